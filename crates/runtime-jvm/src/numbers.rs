//! Numbers: text and functions of floats.

use crate::rows::{native, pure};
use crate::support::{Answer, new_str, plain_text, unsupported};
use fencepost_ir::{Fault, Kind};
use fencepost_vm::{Exec, Native, NativeResult};

const D: Kind = Kind::F64;

/// A function of one float.
macro_rules! unary {
    ($name:literal, $function:expr) => {
        pure(
            concat!("java/lang/Math.", $name, "(D)D"),
            &[D],
            D,
            |_, args| {
                let function: fn(f64) -> f64 = $function;
                NativeResult::Done(function(f64::from_bits(args[0])).to_bits())
            },
        )
    };
}

/// A function of two floats.
macro_rules! binary {
    ($name:literal, $function:expr) => {
        pure(
            concat!("java/lang/Math.", $name, "(DD)D"),
            &[D, D],
            D,
            |_, args| {
                let function: fn(f64, f64) -> f64 = $function;
                let result = function(f64::from_bits(args[0]), f64::from_bits(args[1]));
                NativeResult::Done(result.to_bits())
            },
        )
    };
}

pub(crate) const ROWS: &[Native] = &[
    unary!("sqrt", f64::sqrt),
    unary!("cbrt", f64::cbrt),
    unary!("sin", f64::sin),
    unary!("cos", f64::cos),
    unary!("tan", f64::tan),
    unary!("asin", f64::asin),
    unary!("acos", f64::acos),
    unary!("atan", f64::atan),
    unary!("exp", f64::exp),
    unary!("log", f64::ln),
    unary!("log10", f64::log10),
    unary!("floor", f64::floor),
    unary!("ceil", f64::ceil),
    unary!("rint", f64::round_ties_even),
    unary!("expm1", f64::exp_m1),
    unary!("log1p", f64::ln_1p),
    binary!("atan2", f64::atan2),
    pure("java/lang/Math.fma(DDD)D", &[D, D, D], D, |_, args| {
        let [a, b, c] = [args[0], args[1], args[2]].map(f64::from_bits);
        NativeResult::Done(a.mul_add(b, c).to_bits())
    }),
    binary!("pow", power),
    pure(
        "java/lang/Integer.toString(I)Ljava/lang/String;",
        &[Kind::I32],
        Kind::Ref,
        native!(int_text),
    ),
    pure(
        "fencepost/Strings.number(I)Ljava/lang/String;",
        &[Kind::I32],
        Kind::Ref,
        native!(int_text),
    ),
    pure(
        "java/lang/Long.toString(J)Ljava/lang/String;",
        &[Kind::I64],
        Kind::Ref,
        native!(long_text),
    ),
    pure(
        "java/lang/Double.toString(D)Ljava/lang/String;",
        &[D],
        Kind::Ref,
        native!(double_text),
    ),
    pure(
        "java/lang/Float.toString(F)Ljava/lang/String;",
        &[Kind::F32],
        Kind::Ref,
        native!(float_text),
    ),
    pure(
        "java/lang/Double.parse0(Ljava/lang/String;)D",
        &[Kind::Ref],
        D,
        native!(parse_double),
    ),
    pure(
        "java/lang/Float.parse0(Ljava/lang/String;)F",
        &[Kind::Ref],
        Kind::F32,
        native!(parse_float),
    ),
    pure(
        "fencepost/Format.fixed(DI)Ljava/lang/String;",
        &[D, Kind::I32],
        Kind::Ref,
        native!(fixed),
    ),
    pure(
        "fencepost/Format.scientific(DI)Ljava/lang/String;",
        &[D, Kind::I32],
        Kind::Ref,
        native!(scientific),
    ),
];

/// A power, where one to any power and anything to the power of a value that is not a number
/// differ from other languages.
fn power(a: f64, b: f64) -> f64 {
    if b.is_nan() || a.abs() == 1.0 && b.is_infinite() {
        return f64::NAN;
    }
    a.powf(b)
}

fn int_text(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    new_str(exec, &(args[0] as i32).to_string())
}

fn long_text(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    new_str(exec, &(args[0] as i64).to_string())
}

fn double_text(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = f64::from_bits(args[0]);
    let text = float_format(
        value,
        &digits_of(format!("{value:e}"), format!("{value:.1e}")),
    );
    new_str(exec, &text)
}

fn float_text(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = f32::from_bits(args[0] as u32);
    let shortest = digits_of(format!("{value:e}"), format!("{value:.1e}"));
    let text = float_format(f64::from(value), &shortest);
    new_str(exec, &text)
}

/// Java shows the nearest number with two digits where one would do.
fn digits_of(shortest: String, two: String) -> String {
    let digits = shortest.split('e').next().unwrap_or_default();
    match digits.trim_start_matches('-').len() {
        1 => two,
        _ => shortest,
    }
}

/// The text of a float from its shortest digits in scientific form.
fn float_format(value: f64, shortest: &str) -> String {
    if value.is_nan() {
        return "NaN".to_string();
    }
    if value.is_infinite() {
        let sign = if value < 0.0 { "-" } else { "" };
        return format!("{sign}Infinity");
    }
    let (mantissa, exponent) = shortest.split_once('e').unwrap_or((shortest, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (sign, mantissa) = match mantissa.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", mantissa),
    };
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let digits = match digits.trim_end_matches('0') {
        "" => "0",
        shown => shown,
    };
    if value == 0.0 {
        return format!("{sign}0.0");
    }
    let (whole, part) = if (0..7).contains(&exponent) {
        let at = exponent as usize + 1;
        let padded = format!("{digits:0<at$}");
        (padded[..at].to_string(), padded[at..].to_string())
    } else if (-3..0).contains(&exponent) {
        let zeros = "0".repeat((-exponent - 1) as usize);
        ("0".to_string(), format!("{zeros}{digits}"))
    } else {
        (digits[..1].to_string(), digits[1..].to_string())
    };
    let part = if part.is_empty() { "0" } else { &part };
    match (-3..7).contains(&exponent) {
        true => format!("{sign}{whole}.{part}"),
        false => format!("{sign}{whole}.{part}E{exponent}"),
    }
}

/// A float from the text of one; suffixes that say its type are allowed.
fn parse(text: &str) -> Option<f64> {
    let plain = text.strip_suffix(['d', 'D', 'f', 'F']).unwrap_or(text);
    match plain.strip_prefix(['+', '-']).unwrap_or(plain) {
        "NaN" => Some(f64::NAN),
        "Infinity" => Some(match plain.starts_with('-') {
            true => f64::NEG_INFINITY,
            false => f64::INFINITY,
        }),
        rest if rest.starts_with(|c: char| c.is_ascii_digit() || c == '.') => plain.parse().ok(),
        _ => None,
    }
}

/// Hexadecimal floats are rare, and not read.
fn refuse_hexadecimal(text: &str) -> Result<(), NativeResult> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    match digits.starts_with("0x") || digits.starts_with("0X") {
        true => unsupported("reading a hexadecimal float"),
        false => Ok(()),
    }
}

fn parse_double(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[0])?;
    refuse_hexadecimal(&text)?;
    match parse(&text) {
        Some(value) => Ok(value.to_bits()),
        None => Err(NativeResult::Fault(Fault::Format)),
    }
}

fn parse_float(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[0])?;
    refuse_hexadecimal(&text)?;
    let plain = text.strip_suffix(['d', 'D', 'f', 'F']).unwrap_or(&text);
    match (parse(&text), plain.parse::<f32>()) {
        (Some(value), _) if !value.is_finite() => Ok(u64::from((value as f32).to_bits())),
        (Some(_), Ok(value)) => Ok(u64::from(value.to_bits())),
        _ => Err(NativeResult::Fault(Fault::Format)),
    }
}

/// More digits than this are cut; a program that asks for them gets zeros, as it would from the
/// exact value of most floats.
const MAX_DIGITS: i32 = 400;

/// Rounds half away from zero on the shortest digits, as the library's formatter does.
fn rounded(value: f64, digits: usize) -> String {
    let shortest = format!("{value:e}");
    let (mantissa, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let negative = mantissa.starts_with('-');
    let mut all: Vec<u8> = mantissa
        .bytes()
        .filter(u8::is_ascii_digit)
        .map(|b| b - b'0')
        .collect();
    // Where the point is among the digits.
    let mut point = exponent + 1;
    while point <= 0 {
        all.insert(0, 0);
        point += 1;
    }
    let keep = point as usize + digits;
    all.resize(all.len().max(keep + 1), 0);
    let up = all[keep] >= 5;
    all.truncate(keep);
    if up {
        let mut at = keep;
        loop {
            if at == 0 {
                all.insert(0, 1);
                point += 1;
                break;
            }
            at -= 1;
            all[at] += 1;
            if all[at] < 10 {
                break;
            }
            all[at] = 0;
        }
    }
    let text: String = all.iter().map(|&digit| (b'0' + digit) as char).collect();
    let (whole, part) = text.split_at(point as usize);
    let sign = if negative { "-" } else { "" };
    match part.is_empty() {
        true => format!("{sign}{whole}"),
        false => format!("{sign}{whole}.{part}"),
    }
}

fn fixed(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = f64::from_bits(args[0]);
    let digits = (args[1] as i32).clamp(0, MAX_DIGITS) as usize;
    let text = match value.is_finite() {
        true => rounded(value, digits),
        false => float_format(value, ""),
    };
    new_str(exec, &text)
}

fn scientific(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = f64::from_bits(args[0]);
    let digits = (args[1] as i32).clamp(0, MAX_DIGITS) as usize;
    let text = match value.is_finite() {
        true => {
            let text = format!("{value:.digits$e}");
            let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
            let exponent: i32 = exponent.parse().unwrap_or(0);
            let sign = if exponent < 0 { '-' } else { '+' };
            format!("{mantissa}e{sign}{:02}", exponent.abs())
        }
        false => float_format(value, ""),
    };
    new_str(exec, &text)
}

#[cfg(test)]
mod tests {
    use super::{float_format, rounded};

    #[test]
    fn floats_look_as_java_shows_them() {
        let show = |value: f64| float_format(value, &format!("{value:e}"));
        assert_eq!(show(0.0), "0.0");
        assert_eq!(show(-0.0), "-0.0");
        assert_eq!(show(1.0), "1.0");
        assert_eq!(show(123.456), "123.456");
        assert_eq!(show(1e7), "1.0E7");
        assert_eq!(show(9999999.0), "9999999.0");
        assert_eq!(show(0.001), "0.001");
        assert_eq!(show(0.00012), "1.2E-4");
        assert_eq!(show(f64::MAX), "1.7976931348623157E308");
        assert_eq!(show(f64::NEG_INFINITY), "-Infinity");
    }

    #[test]
    fn rounding_goes_away_from_zero() {
        assert_eq!(rounded(0.125, 2), "0.13");
        assert_eq!(rounded(-2.5, 0), "-3");
        assert_eq!(rounded(9.999, 2), "10.00");
        assert_eq!(rounded(1234.5, 3), "1234.500");
        assert_eq!(rounded(0.0004, 2), "0.00");
    }
}
