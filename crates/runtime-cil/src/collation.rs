//! The order of strings in the invariant culture.
//!
//! Letters count first, then accents, then case, then the apostrophes and hyphens in between. The
//! order of Latin characters is written down; other letters follow in the order of their codes,
//! which is not what every culture says but is a fixed order.

use crate::characters::to_lower;
use std::cmp::Ordering;

/// Characters that count only as a last resort, unless they end a string.
const MINOR: &str = "'-\u{ad}";

/// Signs, each different from all others.
const SIGNS: &str =
    " \u{a0}\t\n\u{b}\u{c}\r!\"#$%&()*,./:;?@[\\]^_`{|}~¡¦¨¯´¸¿+<=>±«»×÷¢£¤¥§©¬®°µ¶·";

/// Groups of digits and letters that differ in accent or case only, in order.
const GROUPS: &[&str] = &[
    "0¼½¾",
    "1¹",
    "2²",
    "3³",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "aAªáÁàÀâÂäÄăĂāĀãÃåÅąĄ",
    "bB",
    "cCćĆċĊĉĈčČçÇ",
    "dDďĎđĐðÐ",
    "eEéÉèÈėĖêÊëËěĚĕĔēĒęĘ",
    "fF",
    "gGġĠĝĜğĞģĢ",
    "hHĥĤħĦ",
    "iIıíÍìÌİîÎïÏĭĬīĪĩĨįĮ",
    "jJĵĴ",
    "kKĸķĶ",
    "lLĺĹŀĿľĽļĻłŁ",
    "mM",
    "nNńŃňŇñÑņŅŉŊŋ",
    "oOºóÓòÒôÔöÖŏŎōŌõÕőŐøØ",
    "pP",
    "qQ",
    "rRŕŔřŘŗŖ",
    "sSśŚŝŜšŠşŞ",
    "tTťŤţŢŧŦ",
    "uUúÚùÙûÛüÜŭŬūŪũŨůŮųŲűŰ",
    "vV",
    "wWŵŴ",
    "xX",
    "yYýÝŷŶÿŸ",
    "zZźŹżŻžŽ",
];

/// Characters that count as two.
const PAIRS: &[(char, &str)] = &[
    ('æ', "ae"),
    ('Æ', "AE"),
    ('œ', "oe"),
    ('Œ', "OE"),
    ('ĳ', "ij"),
    ('Ĳ', "IJ"),
    ('ß', "ss"),
    ('þ', "th"),
    ('Þ', "TH"),
    ('ſ', "s"),
];

const FIRST_SIGN: u32 = 1;
const FIRST_GROUP: u32 = 1 << 8;
const FIRST_OTHER: u32 = 1 << 16;

/// The weights of a character: what it is, its accent, whether it is upper case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Weight {
    primary: u32,
    accent: u32,
    upper: bool,
}

fn weight(unit: u16) -> Weight {
    let lower = to_lower(unit);
    let upper = lower != unit;
    let found = char::from_u32(u32::from(unit));
    let lower = char::from_u32(u32::from(lower)).unwrap_or('\u{fffd}');
    if let Some(c) = found {
        if let Some(place) = SIGNS.chars().position(|sign| sign == c) {
            return Weight {
                primary: FIRST_SIGN + place as u32,
                accent: 0,
                upper: false,
            };
        }
        for (number, group) in GROUPS.iter().enumerate() {
            if let Some(accent) = group.chars().position(|member| member == lower) {
                return Weight {
                    primary: FIRST_GROUP + number as u32,
                    accent: accent as u32,
                    upper,
                };
            }
        }
    }
    Weight {
        primary: FIRST_OTHER + u32::from(to_lower(unit)),
        accent: 0,
        upper,
    }
}

/// The weights of a string, and the places of the minor characters in it.
fn weights(text: &[u16]) -> (Vec<Weight>, Vec<(usize, usize)>) {
    let minor = |unit: u16| MINOR.chars().position(|c| c as u32 == u32::from(unit));
    let is_ignored = |unit: u16| unit < 0x20 && !(9..=13).contains(&unit);
    let last = text.iter().rposition(|&unit| minor(unit).is_none());
    let mut made = Vec::with_capacity(text.len());
    let mut places = Vec::new();
    for (index, &unit) in text.iter().enumerate() {
        match minor(unit) {
            Some(rank) if last.is_some_and(|last| index < last) => {
                places.push((made.len(), rank));
            }
            // At the end of a string it makes the string longer.
            Some(rank) => made.push(Weight {
                primary: 0,
                accent: rank as u32,
                upper: false,
            }),
            None if is_ignored(unit) => {}
            None => {
                let pair = PAIRS.iter().find(|(c, _)| *c as u32 == u32::from(unit));
                match pair {
                    Some((_, two)) => made.extend(two.encode_utf16().map(weight)),
                    None => made.push(weight(unit)),
                }
            }
        }
    }
    (made, places)
}

/// Compares by the invariant culture's order.
pub(crate) fn compare(a: &[u16], b: &[u16], ignore_case: bool) -> Ordering {
    if a == b {
        return Ordering::Equal;
    }
    let ((x, x_minor), (y, y_minor)) = (weights(a), weights(b));
    let by = |key: fn(&Weight) -> u32| x.iter().map(key).cmp(y.iter().map(key));
    let by_case = || match ignore_case {
        true => Ordering::Equal,
        false => by(|w| u32::from(w.upper)),
    };
    by(|w| w.primary)
        .then_with(|| by(|w| w.accent))
        .then_with(by_case)
        .then_with(|| by_minor(&x_minor, &y_minor))
}

/// Of two strings that differ in minor characters only, the one without any or with later ones
/// comes first.
fn by_minor(a: &[(usize, usize)], b: &[(usize, usize)]) -> Ordering {
    for (x, y) in a.iter().zip(b) {
        let order = y.0.cmp(&x.0).then(x.1.cmp(&y.1));
        if order != Ordering::Equal {
            return order;
        }
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::compare;
    use std::cmp::Ordering;

    /// What Mono answers: two strings, the comparison, and the one that ignores case.
    const EXPECTED: &str = include_str!("../tests/data/collation.txt");

    #[test]
    fn order_is_that_of_mono() {
        let mut wrong = Vec::new();
        for line in EXPECTED.lines() {
            let parts: Vec<&str> = line.split('\u{1}').collect();
            let [a, b, full, folded] = parts[..] else {
                panic!("malformed line {line:?}");
            };
            let (x, y): (Vec<u16>, Vec<u16>) =
                (a.encode_utf16().collect(), b.encode_utf16().collect());
            for (ignore_case, expected) in [(false, full), (true, folded)] {
                let found = match compare(&x, &y, ignore_case) {
                    Ordering::Less => "-1",
                    Ordering::Equal => "0",
                    Ordering::Greater => "1",
                };
                if found != expected {
                    wrong.push(format!(
                        "{a:?} {b:?} {ignore_case}: {found}, not {expected}"
                    ));
                }
            }
        }
        let first: Vec<_> = wrong.iter().take(30).cloned().collect();
        assert!(
            wrong.is_empty(),
            "{} wrong:\n{}",
            wrong.len(),
            first.join("\n")
        );
    }
}
