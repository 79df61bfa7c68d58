//! From a value and a format to text.

use super::digits::Decimal;
use super::{custom, standard};

/// A format, taken apart.
enum Format {
    /// A letter and how many digits it asks for.
    Standard(char, Option<i32>),
    /// A picture.
    Custom(Vec<char>),
}

/// The most digits a standard format can ask for; more make it a picture.
const MAX_DIGITS_LENGTH: usize = 2;

fn understand(format: &str) -> Format {
    let Some(letter) = format.chars().next() else {
        return Format::Standard('G', None);
    };
    let rest = &format[letter.len_utf8()..];
    let is_standard = letter.is_ascii_alphabetic()
        && rest.len() <= MAX_DIGITS_LENGTH
        && rest.bytes().all(|b| b.is_ascii_digit());
    if is_standard {
        Format::Standard(letter, rest.parse().ok())
    } else {
        Format::Custom(format.chars().collect())
    }
}

/// A signed integer of this many bytes. Nothing for a format that means nothing.
pub(crate) fn format_signed(value: i64, bytes: u32, format: &str) -> Option<String> {
    let bits = value as u64 & mask(bytes);
    integer(value.unsigned_abs(), bits, value < 0, bytes, true, format)
}

/// An unsigned integer of this many bytes.
pub(crate) fn format_unsigned(value: u64, bytes: u32, format: &str) -> Option<String> {
    integer(value, value, false, bytes, false, format)
}

fn mask(bytes: u32) -> u64 {
    match bytes {
        0..8 => (1 << (8 * bytes)) - 1,
        _ => u64::MAX,
    }
}

fn integer(
    magnitude: u64,
    bits: u64,
    negative: bool,
    bytes: u32,
    signed: bool,
    format: &str,
) -> Option<String> {
    let sign = if negative { "-" } else { "" };
    let precision = match (bytes, signed) {
        (8, true) => 19,
        (8, false) => 20,
        _ => 10,
    };
    let number = Decimal::from_integer(magnitude.into(), negative, precision);
    match understand(format) {
        Format::Custom(picture) => Some(custom::write(number, &picture)),
        Format::Standard('G' | 'g', None | Some(0)) => Some(format!("{sign}{magnitude}")),
        Format::Standard('D' | 'd', digits) => {
            let width = digits.unwrap_or(1) as usize;
            Some(format!("{sign}{magnitude:0width$}"))
        }
        Format::Standard(letter @ ('X' | 'x'), digits) => {
            let width = digits.unwrap_or(1) as usize;
            Some(match letter {
                'X' => format!("{bits:0width$X}"),
                _ => format!("{bits:0width$x}"),
            })
        }
        Format::Standard(letter, digits) => standard::write(number, letter, digits, false),
    }
}

/// What is not a number of digits.
fn special(value: f64) -> Option<String> {
    if value.is_nan() {
        Some("NaN".to_string())
    } else if value.is_infinite() {
        Some(if value > 0.0 { "Infinity" } else { "-Infinity" }.to_string())
    } else {
        None
    }
}

/// A double. Nothing for a format that means nothing.
pub(crate) fn format_double(value: f64, format: &str) -> Option<String> {
    float(value, format, 15, 17, |number| {
        number.literal().parse::<f64>().ok() == Some(value)
    })
}

/// A float.
pub(crate) fn format_single(value: f32, format: &str) -> Option<String> {
    float(f64::from(value), format, 7, 9, |number| {
        number.literal().parse::<f32>().ok() == Some(value)
    })
}

/// A float with so many digits that are always right, and so many that tell all values apart.
fn float(
    value: f64,
    format: &str,
    digits: usize,
    all_digits: usize,
    is_same: impl Fn(&Decimal) -> bool,
) -> Option<String> {
    if let Some(text) = special(value) {
        return Some(text);
    }
    let number = Decimal::from_double(value, digits);
    match understand(format) {
        Format::Custom(picture) => Some(custom::write(number, &picture)),
        Format::Standard('R' | 'r', _) => {
            let number = match is_same(&number) {
                true => number,
                false => Decimal::from_double(value, all_digits),
            };
            let wanted = number.precision;
            standard::write(number, 'G', Some(wanted), false)
        }
        Format::Standard(letter, wanted) => {
            let needs_all = match letter.to_ascii_uppercase() {
                'E' => wanted.is_some_and(|wanted| wanted >= digits as i32),
                'G' => wanted.is_some_and(|wanted| wanted > digits as i32),
                _ => false,
            };
            let mut number = match needs_all {
                true => Decimal::from_double(value, all_digits),
                false => number,
            };
            number.precision = digits as i32;
            standard::write(number, letter, wanted, false)
        }
    }
}

/// A double as .NET writes it.
pub(crate) fn write_double(value: f64, format: &str) -> Option<String> {
    let shortest = Decimal::shortest_double(value);
    modern(value, shortest, format, 15, 17)
}

/// A float as .NET writes it.
pub(crate) fn write_single(value: f32, format: &str) -> Option<String> {
    let shortest = Decimal::shortest_single(value);
    modern(f64::from(value), shortest, format, 7, 9)
}

/// A float as .NET writes it: as many digits as it takes, or exactly what a format asks for. A
/// picture sees so many digits; up to so many before the point need no exponent. A sign stays,
/// also where nothing else is left.
fn modern(
    value: f64,
    shortest: Decimal,
    format: &str,
    picture_digits: usize,
    all_digits: i32,
) -> Option<String> {
    if let Some(text) = special(value) {
        return Some(text);
    }
    let negative = value.is_sign_negative();
    let signed = |text: String| match negative {
        true => format!("-{text}"),
        false => text,
    };
    match understand(format) {
        Format::Custom(picture) if picture.contains(&';') => {
            let number = Decimal::from_double(value, picture_digits);
            Some(custom::write(number, &picture))
        }
        Format::Custom(picture) => {
            let number = Decimal::from_double(value.abs(), picture_digits);
            let text = custom::write(number, &picture);
            Some(if text.is_empty() { text } else { signed(text) })
        }
        Format::Standard(letter @ ('R' | 'r' | 'G' | 'g'), wanted) => {
            let round_trip = letter.eq_ignore_ascii_case(&'R');
            let exponent = if letter.is_ascii_uppercase() {
                'E'
            } else {
                'e'
            };
            let wanted = wanted.filter(|&digits| digits > 0 && !round_trip);
            let (number, most) = match wanted {
                Some(digits) => {
                    let mut number = Decimal::exact(value);
                    number.round_to_even(digits);
                    (number, digits)
                }
                None => {
                    let most = all_digits.max(shortest.digits.len() as i32);
                    (shortest, most)
                }
            };
            Some(signed(standard::general_text(&number, most, exponent)))
        }
        Format::Standard(letter, wanted) => {
            let mut number = Decimal::exact(value);
            let after = wanted.unwrap_or(2);
            match letter.to_ascii_uppercase() {
                'F' | 'N' | 'C' => number.round_to_even(number.scale + after),
                'P' => number.round_to_even(number.scale + after + 2),
                'E' => number.round_to_even(wanted.unwrap_or(6) + 1),
                _ => return None,
            }
            let text = standard::write(number, letter, wanted, false)?;
            match letter.to_ascii_uppercase() {
                'C' if negative => Some(format!("({text})")),
                _ => Some(signed(text)),
            }
        }
    }
}

/// A decimal: a magnitude and how many of its digits come after the point.
pub(crate) fn format_decimal(
    magnitude: u128,
    scale: u32,
    negative: bool,
    format: &str,
) -> Option<String> {
    let mut number = Decimal::from_integer(magnitude, negative, 29);
    number.scale -= scale as i32;
    match understand(format) {
        Format::Custom(picture) => Some(custom::write(number, &picture)),
        Format::Standard(letter, digits) => standard::write(number, letter, digits, true),
    }
}
