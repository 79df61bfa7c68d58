//! Standard formats: a letter and perhaps a number of digits.

use super::digits::Decimal;

/// Writes a number in a standard format. `digits` is what the format asks for, if it does.
/// Nothing for a letter that means nothing. `exact` keeps every digit of a decimal.
pub(crate) fn write(
    mut number: Decimal,
    letter: char,
    digits: Option<i32>,
    exact: bool,
) -> Option<String> {
    let mut out = String::new();
    match letter.to_ascii_uppercase() {
        'C' => {
            let digits = digits.unwrap_or(2);
            number.round(number.scale + digits);
            let body = fixed(&number, digits, true);
            return Some(if number.negative {
                format!("(\u{a4}{body})")
            } else {
                format!("\u{a4}{body}")
            });
        }
        'F' | 'N' => {
            let digits = digits.unwrap_or(2);
            number.round(number.scale + digits);
            push_sign(&mut out, &number);
            out += &fixed(&number, digits, letter.eq_ignore_ascii_case(&'N'));
        }
        'E' => {
            let digits = digits.unwrap_or(6) + 1;
            number.round(digits);
            push_sign(&mut out, &number);
            scientific(&mut out, &number, digits, letter);
        }
        'G' => {
            let wanted = digits.filter(|&digits| digits > 0);
            let keeps_all = exact && digits.is_none();
            let digits = wanted.unwrap_or(number.precision);
            if !keeps_all {
                number.round(digits);
            } else if number.is_zero() {
                number.negative = false;
            }
            push_sign(&mut out, &number);
            let exponent = if letter == 'g' { 'e' } else { 'E' };
            general(&mut out, &number, digits, exponent, keeps_all);
        }
        'P' => {
            let digits = digits.unwrap_or(2);
            number.scale += 2;
            number.round(number.scale + digits);
            push_sign(&mut out, &number);
            out += &fixed(&number, digits, true);
            out += " %";
        }
        _ => return None,
    }
    Some(out)
}

fn push_sign(out: &mut String, number: &Decimal) {
    if number.negative {
        out.push('-');
    }
}

/// Digits with a fixed number of them after the point.
fn fixed(number: &Decimal, after_point: i32, grouped: bool) -> String {
    let mut out = String::new();
    let before = number.scale.max(0);
    if before == 0 {
        out.push('0');
    }
    for index in 0..before {
        out.push(number.digit(index as usize));
        let left = before - index - 1;
        if grouped && left > 0 && left % 3 == 0 {
            out.push(',');
        }
    }
    if after_point > 0 {
        out.push('.');
        for place in 0..after_point {
            let index = number.scale + place;
            out.push(match usize::try_from(index) {
                Ok(index) => number.digit(index),
                Err(_) => '0',
            });
        }
    }
    out
}

fn scientific(out: &mut String, number: &Decimal, digits: i32, letter: char) {
    out.push(number.digit(0));
    if digits != 1 {
        out.push('.');
    }
    for index in 1..digits {
        out.push(number.digit(index as usize));
    }
    let exponent = if number.is_zero() {
        0
    } else {
        number.scale - 1
    };
    push_exponent(out, exponent, letter, 3, true);
}

/// Digits in the shorter of both notations; an exponent stands where more than so many digits
/// would come before the point.
pub(crate) fn general_text(number: &Decimal, digits: i32, letter: char) -> String {
    let mut out = String::new();
    general(&mut out, number, digits, letter, false);
    out
}

fn general(out: &mut String, number: &Decimal, digits: i32, letter: char, never_scientific: bool) {
    let mut point = number.scale;
    let scientific = !never_scientific && (point > digits || point < -3);
    if scientific {
        point = 1;
    }
    if point <= 0 {
        out.push('0');
    }
    for index in 0..point.max(0) {
        out.push(number.digit(index as usize));
    }
    let after = point.max(0) as usize;
    if number.digits.len() > after || point < 0 {
        out.push('.');
        for _ in point..0 {
            out.push('0');
        }
        for index in after..number.digits.len() {
            out.push(number.digit(index));
        }
    }
    if scientific {
        push_exponent(out, number.scale - 1, letter, 2, true);
    }
}

/// An exponent with a least number of digits; a plus only where it is asked for.
pub(crate) fn push_exponent(
    out: &mut String,
    exponent: i32,
    letter: char,
    least_digits: usize,
    plus: bool,
) {
    out.push(letter);
    if exponent < 0 {
        out.push('-');
    } else if plus {
        out.push('+');
    }
    out.push_str(&format!("{:0least_digits$}", exponent.unsigned_abs()));
}
