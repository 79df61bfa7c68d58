//! Values of library structs that people write as one value, from the parts they are kept in.

/// The value of a struct, from the names and values of all its parts.
pub(crate) fn value_of(parts: &[(&str, &str)]) -> Option<String> {
    let part = |name: &str| {
        let mut named = parts.iter().filter(|(own, _)| *own == name);
        named.next().map(|(_, value)| *value)
    };
    let number = |name: &str| part(name)?.parse::<i64>().ok();
    match parts.len() {
        4 => {
            let word = |name: &str| Some(u128::from(number(name)? as u32));
            let digits = word("hi")? << 64 | word("mid")? << 32 | word("lo")?;
            decimal(number("flags")? as u32, digits)
        }
        // A number in a place for objects.
        1 => part("value").map(str::to_string),
        2 => match part("hasValue")? {
            "0" | "false" => Some("null".to_string()),
            _ => part("value").map(str::to_string),
        },
        _ => None,
    }
}

/// A decimal number from its sign and scale, and its digits.
fn decimal(flags: u32, digits: u128) -> Option<String> {
    let scale = (flags >> 16 & 0xff) as usize;
    if scale > 28 {
        return None;
    }
    let sign = if flags >> 31 == 1 { "-" } else { "" };
    let text = format!("{digits:0>width$}", width = scale + 1);
    let (whole, rest) = text.split_at(text.len() - scale);
    Some(match scale {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{rest}"),
    })
}

#[cfg(test)]
mod tests {
    use super::value_of;

    fn decimal(flags: i32, hi: u32, mid: u32, lo: u32) -> Option<String> {
        let (flags, hi) = (flags.to_string(), hi.to_string());
        let (mid, lo) = (mid.to_string(), lo.to_string());
        value_of(&[("flags", &flags), ("hi", &hi), ("mid", &mid), ("lo", &lo)])
    }

    #[test]
    fn decimals_are_numbers() {
        assert_eq!(decimal(0, 0, 0, 100).as_deref(), Some("100"));
        assert_eq!(decimal(2 << 16, 0, 0, 5).as_deref(), Some("0.05"));
        let negative = i32::MIN | 1 << 16;
        assert_eq!(decimal(negative, 0, 0, 1234).as_deref(), Some("-123.4"));
        assert_eq!(decimal(0, 0, 1, 0).as_deref(), Some("4294967296"));
        assert_eq!(
            decimal(0, u32::MAX, u32::MAX, u32::MAX).as_deref(),
            Some("79228162514264337593543950335")
        );
        assert_eq!(decimal(200 << 16, 0, 0, 1), None);
    }

    #[test]
    fn nullable_values_are_a_value_or_null() {
        let nullable = |has: &str| value_of(&[("hasValue", has), ("value", "7")]);
        assert_eq!(nullable("true").as_deref(), Some("7"));
        assert_eq!(nullable("false").as_deref(), Some("null"));
    }

    #[test]
    fn other_structs_have_no_value_of_their_own() {
        assert_eq!(value_of(&[("x", "1"), ("y", "2")]), None);
        assert_eq!(
            value_of(&[("a", "1"), ("b", "2"), ("c", "3"), ("d", "4")]),
            None
        );
    }
}
