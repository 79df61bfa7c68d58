//! From text to a value.

use super::digits::Decimal;

/// Why a text is no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// It does not look like one.
    Format,
    /// It does not fit.
    Overflow,
}

/// The bits of `System.Globalization.NumberStyles`.
const LEADING_WHITE: u32 = 1;
const TRAILING_WHITE: u32 = 2;
const LEADING_SIGN: u32 = 4;
const TRAILING_SIGN: u32 = 8;
const PARENTHESES: u32 = 16;
const DECIMAL_POINT: u32 = 32;
const THOUSANDS: u32 = 64;
const EXPONENT: u32 = 128;
const CURRENCY: u32 = 256;
const HEXADECIMAL: u32 = 512;

const CURRENCY_SYMBOL: char = '\u{a4}';

/// Exponents beyond this change nothing any more.
const EXPONENT_LIMIT: i32 = 9999;

struct Reader<'a> {
    text: &'a [char],
    at: usize,
    styles: u32,
    signed: bool,
    in_parentheses: bool,
    currency_seen: bool,
    negative: bool,
}

fn is_white(c: char) -> bool {
    matches!(c, '\t'..='\r' | ' ')
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn allows(&self, style: u32) -> bool {
        self.styles & style != 0
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn take_sign(&mut self) -> bool {
        if self.take('-') {
            self.negative = true;
            true
        } else {
            self.take('+')
        }
    }

    /// Everything that may stand before the digits.
    fn leading(&mut self) {
        loop {
            let white = self.peek().is_some_and(is_white);
            let white_allowed = self.allows(LEADING_WHITE) && (!self.signed || self.currency_seen);
            if white && white_allowed {
                self.at += 1;
            } else if !self.signed && self.allows(LEADING_SIGN) && self.take_sign() {
                self.signed = true;
            } else if !self.signed && self.allows(PARENTHESES) && self.take('(') {
                self.signed = true;
                self.in_parentheses = true;
                self.negative = true;
            } else if !self.currency_seen && self.allows(CURRENCY) && self.take(CURRENCY_SYMBOL) {
                self.currency_seen = true;
            } else {
                return;
            }
        }
    }

    /// Everything that may stand after the digits.
    fn trailing(&mut self) {
        loop {
            let white = self.peek().is_some_and(is_white);
            if white && self.allows(TRAILING_WHITE) {
                self.at += 1;
            } else if !self.signed && self.allows(TRAILING_SIGN) && self.take_sign() {
                self.signed = true;
            } else if self.in_parentheses && self.take(')') {
                self.in_parentheses = false;
            } else if !self.currency_seen && self.allows(CURRENCY) && self.take(CURRENCY_SYMBOL) {
                self.currency_seen = true;
            } else {
                return;
            }
        }
    }

    fn exponent(&mut self) -> i32 {
        if !self.allows(EXPONENT) || !matches!(self.peek(), Some('E' | 'e')) {
            return 0;
        }
        let before = self.at;
        self.at += 1;
        let negative = self.take('-');
        if !negative {
            self.take('+');
        }
        let mut value: Option<i32> = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            let next = value.unwrap_or(0) * 10 + digit as i32;
            value = Some(next.min(EXPONENT_LIMIT));
            self.at += 1;
        }
        match value {
            Some(value) if negative => -value,
            Some(value) => value,
            None => {
                self.at = before;
                0
            }
        }
    }
}

/// Reads a decimal number. `keep_zeros` keeps the zeros that are written after the point.
fn number(text: &[char], styles: u32, keep_zeros: bool) -> Result<Decimal, Failure> {
    let mut reader = Reader {
        text,
        at: 0,
        styles,
        signed: false,
        in_parentheses: false,
        currency_seen: false,
        negative: false,
    };
    reader.leading();
    let mut made = Decimal::default();
    let (mut any_digit, mut after_point) = (false, false);
    while let Some(c) = reader.peek() {
        if let Some(digit) = c.to_digit(10) {
            any_digit = true;
            if digit != 0 || !made.digits.is_empty() {
                made.digits.push(digit as u8);
                made.scale += i32::from(!after_point);
            } else if after_point {
                made.scale -= 1;
            }
        } else if c == '.' && !after_point && reader.allows(DECIMAL_POINT) {
            after_point = true;
        } else if c == ',' && any_digit && !after_point && reader.allows(THOUSANDS) {
            // Where groups are is not checked.
        } else {
            break;
        }
        reader.at += 1;
    }
    if !any_digit {
        return Err(Failure::Format);
    }
    made.scale += reader.exponent();
    reader.trailing();
    let rest = &text[reader.at..];
    if reader.in_parentheses || rest.iter().any(|&c| c != '\0') {
        return Err(Failure::Format);
    }
    made.negative = reader.negative;
    if made.digits.is_empty() && !after_point {
        made.negative = false;
    }
    if made.digits.is_empty() && !keep_zeros {
        made.scale = 0;
    }
    if !keep_zeros {
        while made.digits.last() == Some(&0) {
            made.digits.pop();
        }
    }
    Ok(made)
}

/// The digits of a hexadecimal number, as bits.
fn hexadecimal(text: &[char], styles: u32) -> Result<u64, Failure> {
    let mut at = 0;
    let skip_white = |at: &mut usize| {
        while text.get(*at).copied().is_some_and(is_white) {
            *at += 1;
        }
    };
    if styles & LEADING_WHITE != 0 {
        skip_white(&mut at);
    }
    let start = at;
    let mut value: Option<u64> = Some(0);
    while let Some(digit) = text.get(at).and_then(|c| c.to_digit(16)) {
        value = value
            .filter(|value| value >> 60 == 0)
            .map(|value| value << 4 | u64::from(digit));
        at += 1;
    }
    if at == start {
        return Err(Failure::Format);
    }
    if styles & TRAILING_WHITE != 0 {
        skip_white(&mut at);
    }
    if text[at..].iter().any(|&c| c != '\0') {
        return Err(Failure::Format);
    }
    value.ok_or(Failure::Overflow)
}

fn characters(text: &str) -> Vec<char> {
    text.chars().collect()
}

/// The magnitude of a number without digits after the point.
fn magnitude(number: &Decimal) -> Result<u64, Failure> {
    let digits = number.digits.len() as i32;
    if number.scale > 20 || number.scale < digits {
        return Err(Failure::Overflow);
    }
    let mut value = 0u64;
    for index in 0..number.scale as usize {
        let digit = number.digits.get(index).copied().unwrap_or(0);
        value = value
            .checked_mul(10)
            .and_then(|value| value.checked_add(u64::from(digit)))
            .ok_or(Failure::Overflow)?;
    }
    Ok(value)
}

/// A signed integer.
pub(crate) fn parse_signed(text: &str, styles: u32) -> Result<i64, Failure> {
    let text = characters(text);
    if styles & HEXADECIMAL != 0 {
        return hexadecimal(&text, styles).map(|bits| bits as i64);
    }
    let number = number(&text, styles, false)?;
    let value = i128::from(magnitude(&number)?);
    let value = if number.negative { -value } else { value };
    i64::try_from(value).map_err(|_| Failure::Overflow)
}

/// An unsigned integer.
pub(crate) fn parse_unsigned(text: &str, styles: u32) -> Result<u64, Failure> {
    let text = characters(text);
    if styles & HEXADECIMAL != 0 {
        return hexadecimal(&text, styles);
    }
    let number = number(&text, styles, false)?;
    if number.negative {
        return Err(Failure::Overflow);
    }
    magnitude(&number)
}

fn float<T: std::str::FromStr + Copy>(
    text: &str,
    styles: u32,
    special: [T; 3],
    is_finite: fn(T) -> bool,
) -> Result<T, Failure> {
    let value = number(&characters(text), styles, false).and_then(|mut number| {
        // There is no negative zero in a text.
        number.negative &= !number.is_zero();
        number.literal().parse::<T>().map_err(|_| Failure::Format)
    });
    match value {
        Ok(value) if is_finite(value) => Ok(value),
        Ok(_) => Err(Failure::Overflow),
        Err(failure) => match text.trim() {
            "NaN" => Ok(special[0]),
            "Infinity" => Ok(special[1]),
            "-Infinity" => Ok(special[2]),
            _ => Err(failure),
        },
    }
}

/// A double.
pub(crate) fn parse_double(text: &str, styles: u32) -> Result<f64, Failure> {
    // The framework's NaN has its sign bit set.
    let special = [-f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
    float(text, styles, special, f64::is_finite)
}

/// A float.
pub(crate) fn parse_single(text: &str, styles: u32) -> Result<f32, Failure> {
    let special = [-f32::NAN, f32::INFINITY, f32::NEG_INFINITY];
    float(text, styles, special, f32::is_finite)
}

/// A decimal: its magnitude, how many of its digits come after the point, and its sign.
pub(crate) fn parse_decimal(text: &str, styles: u32) -> Result<(u128, u32, bool), Failure> {
    let number = number(&characters(text), styles, true)?;
    let (value, scale) = fit_decimal(&number)?;
    Ok((value, scale, number.negative))
}

/// The decimal nearest to a number; of two equally near, the even one.
pub(crate) fn fit_decimal(number: &Decimal) -> Result<(u128, u32), Failure> {
    const MAX_SCALE: i32 = 28;
    let mut after_point = number.digits.len() as i32 - number.scale;
    if number.scale > 29 && !number.digits.is_empty() {
        return Err(Failure::Overflow);
    }
    let mut digits = number.digits.clone();
    if digits.is_empty() {
        return Ok((0, after_point.clamp(0, MAX_SCALE) as u32));
    }
    while after_point < 0 {
        digits.push(0);
        after_point += 1;
    }
    // Take digits off the end until scale and magnitude fit.
    let mut keep = digits.len() as i32 - (after_point - MAX_SCALE).max(0);
    loop {
        if keep < 0 {
            return Ok((0, MAX_SCALE as u32));
        }
        let dropped = digits.len() as i32 - keep;
        if keep <= 29
            && let Some(value) = rounded(&digits, keep as usize)
        {
            return Ok((value, (after_point - dropped) as u32));
        }
        keep -= 1;
        if after_point - dropped <= 0 {
            return Err(Failure::Overflow);
        }
    }
}

/// The number made of the first digits, rounded by the rest, if it fits 96 bits.
fn rounded(digits: &[u8], keep: usize) -> Option<u128> {
    let value = digits[..keep]
        .iter()
        .fold(0u128, |value, &digit| value * 10 + u128::from(digit));
    let rest = &digits[keep..];
    let up = match rest.first() {
        Some(5) => rest[1..].iter().any(|&digit| digit != 0) || value % 2 == 1,
        Some(&digit) => digit > 5,
        None => false,
    };
    let value = value + u128::from(up);
    (value < 1 << 96).then_some(value)
}
