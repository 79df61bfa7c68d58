//! Characters: categories and case.

use crate::cases;
use crate::categories;
use crate::rows::pure;
use fencepost_ir::Kind;
use fencepost_vm::{Native, NativeResult};

pub(crate) use crate::cases::{to_lower, to_upper};

pub(crate) const ROWS: &[Native] = &[
    pure(
        "Fencepost.Runtime::CharCategory(char)",
        &[Kind::I32],
        Some(Kind::I32),
        |_, args| NativeResult::Done(u64::from(categories::category(args[0] as u16))),
    ),
    pure(
        "Fencepost.Runtime::CharToUpper(char)",
        &[Kind::I32],
        Some(Kind::I32),
        |_, args| NativeResult::Done(u64::from(cases::to_upper(args[0] as u16))),
    ),
    pure(
        "Fencepost.Runtime::CharToLower(char)",
        &[Kind::I32],
        Some(Kind::I32),
        |_, args| NativeResult::Done(u64::from(cases::to_lower(args[0] as u16))),
    ),
];

/// Whether a code unit is white space.
pub(crate) fn is_white_space(unit: u16) -> bool {
    matches!(unit, 9..=13 | 0x85) || matches!(categories::category(unit), 11..=13)
}

#[cfg(test)]
mod tests {
    use super::{is_white_space, to_lower, to_upper};
    use crate::categories::category;

    #[test]
    fn categories_of_some_characters() {
        let expected = [
            ('A', 0),
            ('a', 1),
            ('0', 8),
            (' ', 11),
            ('\n', 14),
            ('-', 19),
            ('$', 26),
            ('+', 25),
            ('_', 18),
            ('é', 1),
            ('中', 4),
        ];
        for (character, number) in expected {
            assert_eq!(category(character as u16), number, "{character}");
        }
        assert_eq!(category(0xd800), 16);
        assert_eq!(category(0xffff), 29);
    }

    #[test]
    fn white_space_is_exactly_this() {
        let found: Vec<u16> = (0..=u16::MAX)
            .filter(|&unit| is_white_space(unit))
            .collect();
        let mut expected = vec![9, 10, 11, 12, 13, 0x20, 0x85, 0xa0, 0x1680];
        expected.extend(0x2000..=0x200a);
        expected.extend([0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);
        assert_eq!(found, expected);
    }

    #[test]
    fn case_goes_both_ways() {
        let upper: Vec<u16> = (0..=u16::MAX).filter(|&u| to_upper(u) != u).collect();
        let lower: Vec<u16> = (0..=u16::MAX).filter(|&u| to_lower(u) != u).collect();
        assert_eq!(upper.len(), 973);
        assert_eq!(lower.len(), 973);
        assert!(upper.iter().all(|&u| to_lower(to_upper(u)) == u));
        assert_eq!(to_upper('ä' as u16), 'Ä' as u16);
        assert_eq!(to_upper('ß' as u16), 'ß' as u16);
        assert_eq!(to_upper('ı' as u16), 'ı' as u16);
        assert_eq!(to_lower('İ' as u16), 'İ' as u16);
    }
}
