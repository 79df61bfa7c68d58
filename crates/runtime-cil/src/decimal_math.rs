//! Decimal arithmetic: 96-bit magnitudes with a scale, rounded half to even where they do not fit.

use std::cmp::Ordering;

/// The largest scale.
const MAX_SCALE: u32 = 28;
/// The first magnitude that does not fit.
const LIMIT: u128 = 1 << 96;

/// A decimal number: `±magnitude / 10^scale`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Dec {
    pub(crate) magnitude: u128,
    pub(crate) scale: u32,
    pub(crate) negative: bool,
}

/// Why an operation has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    Overflow,
    DivideByZero,
}

/// An unsigned number of 256 bits, least significant word first: wide enough for every
/// intermediate result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Wide([u64; 4]);

impl Wide {
    fn new(value: u128) -> Self {
        Self([value as u64, (value >> 64) as u64, 0, 0])
    }

    fn times(self, factor: u64) -> Self {
        let mut out = [0; 4];
        let mut carry = 0u128;
        for (word, made) in self.0.iter().zip(&mut out) {
            let product = u128::from(*word) * u128::from(factor) + carry;
            *made = product as u64;
            carry = product >> 64;
        }
        Self(out)
    }

    fn times_power_of_ten(self, exponent: u32) -> Self {
        (0..exponent).fold(self, |value, _| value.times(10))
    }

    fn plus(self, other: Self) -> Self {
        let mut out = [0; 4];
        let mut carry = false;
        for (made, (a, b)) in out.iter_mut().zip(self.0.iter().zip(other.0)) {
            let (sum, over) = a.overflowing_add(b);
            let (sum, more) = sum.overflowing_add(u64::from(carry));
            *made = sum;
            carry = over || more;
        }
        Self(out)
    }

    fn minus(self, other: Self) -> Self {
        let mut out = [0; 4];
        let mut borrow = false;
        for (made, (a, b)) in out.iter_mut().zip(self.0.iter().zip(other.0)) {
            let (rest, under) = a.overflowing_sub(b);
            let (rest, more) = rest.overflowing_sub(u64::from(borrow));
            *made = rest;
            borrow = under || more;
        }
        Self(out)
    }

    fn product(a: u128, b: u128) -> Self {
        let low = Self::new(a).times(b as u64);
        let [x, y, z, _] = Self::new(a).times((b >> 64) as u64).0;
        low.plus(Self([0, x, y, z]))
    }

    fn compare(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }

    fn is_zero(&self) -> bool {
        self.0 == [0; 4]
    }

    fn divided_by_ten(self) -> (Self, u64) {
        let mut out = [0; 4];
        let mut rest = 0u128;
        for index in (0..4).rev() {
            let value = rest << 64 | u128::from(self.0[index]);
            out[index] = (value / 10) as u64;
            rest = value % 10;
        }
        (Self(out), rest as u64)
    }

    /// Quotient and remainder, bit by bit.
    fn divided_by(self, divisor: Self) -> (Self, Self) {
        let (mut quotient, mut rest) = (Self::default(), Self::default());
        for bit in (0..256).rev() {
            rest = rest.plus(rest);
            rest.0[0] |= self.0[bit / 64] >> (bit % 64) & 1;
            if rest.compare(&divisor) != Ordering::Less {
                rest = rest.minus(divisor);
                quotient.0[bit / 64] |= 1 << (bit % 64);
            }
        }
        (quotient, rest)
    }

    /// The value, if it is a magnitude.
    fn magnitude(&self) -> Option<u128> {
        let value = u128::from(self.0[1]) << 64 | u128::from(self.0[0]);
        (self.0[2] == 0 && self.0[3] == 0 && value < LIMIT).then_some(value)
    }
}

/// The nearest decimal to `value / 10^scale`, which may have to lose digits. `sticky` says that
/// something not zero comes after the value.
fn fit(mut value: Wide, mut scale: u32, negative: bool, mut sticky: bool) -> Result<Dec, Trouble> {
    let mut last = 0;
    while scale > MAX_SCALE || value.magnitude().is_none() {
        if scale == 0 {
            return Err(Trouble::Overflow);
        }
        sticky |= last != 0;
        (value, last) = value.divided_by_ten();
        scale -= 1;
    }
    let odd = value.0[0] & 1 == 1;
    if last > 5 || last == 5 && (sticky || odd) {
        value = value.plus(Wide::new(1));
        if value.magnitude().is_none() {
            return fit(value, scale, negative, true);
        }
    }
    Ok(Dec {
        magnitude: value.magnitude().unwrap_or(0),
        scale,
        negative,
    })
}

/// Both magnitudes at the larger of the two scales.
fn aligned(a: Dec, b: Dec) -> (Wide, Wide, u32) {
    let scale = a.scale.max(b.scale);
    let at = |d: Dec| Wide::new(d.magnitude).times_power_of_ten(scale - d.scale);
    (at(a), at(b), scale)
}

/// The sum.
pub(crate) fn add(a: Dec, b: Dec) -> Result<Dec, Trouble> {
    let (x, y, scale) = aligned(a, b);
    if a.negative == b.negative {
        return fit(x.plus(y), scale, a.negative, false);
    }
    match x.compare(&y) {
        Ordering::Less => fit(y.minus(x), scale, b.negative, false),
        Ordering::Equal => fit(Wide::default(), scale, false, false),
        Ordering::Greater => fit(x.minus(y), scale, a.negative, false),
    }
}

/// The difference.
pub(crate) fn subtract(a: Dec, b: Dec) -> Result<Dec, Trouble> {
    let negative = !b.negative;
    add(a, Dec { negative, ..b })
}

/// The product.
pub(crate) fn multiply(a: Dec, b: Dec) -> Result<Dec, Trouble> {
    let product = Wide::product(a.magnitude, b.magnitude);
    let scale = a.scale + b.scale;
    // The framework keeps the scale of a zero only where both magnitudes are small, and gives a
    // plain zero where no digit of a small product can be left.
    let small = a.magnitude.max(b.magnitude) <= u128::from(u32::MAX);
    if product.is_zero() && !small || small && scale > MAX_SCALE + 19 {
        return Ok(Dec::default());
    }
    fit(product, scale, a.negative != b.negative, false)
}

/// The quotient: exact if it can be, else with as many digits as fit; never with zeros at the end
/// that the operands do not ask for.
pub(crate) fn divide(a: Dec, b: Dec) -> Result<Dec, Trouble> {
    if b.magnitude == 0 {
        return Err(Trouble::DivideByZero);
    }
    let negative = a.negative != b.negative;
    let divisor = Wide::new(b.magnitude);
    let mut scale = a.scale.saturating_sub(b.scale);
    let raise = scale + b.scale - a.scale;
    let (mut quotient, mut rest) = Wide::new(a.magnitude)
        .times_power_of_ten(raise)
        .divided_by(divisor);
    if rest.is_zero() {
        return fit(quotient, scale, negative, false);
    }
    // One digit more than fits, so that rounding sees where the rest lies.
    while !rest.is_zero() && scale <= MAX_SCALE && quotient.magnitude().is_some() {
        let (digit, left) = rest.times(10).divided_by(divisor);
        quotient = quotient.times(10).plus(digit);
        rest = left;
        scale += 1;
    }
    let mut made = fit(quotient, scale, negative, !rest.is_zero())?;
    while made.scale > 0 && made.magnitude.is_multiple_of(10) {
        made.magnitude /= 10;
        made.scale -= 1;
    }
    Ok(made)
}

/// What division towards zero leaves; it has the sign of the first operand.
pub(crate) fn remainder(a: Dec, b: Dec) -> Result<Dec, Trouble> {
    if b.magnitude == 0 {
        return Err(Trouble::DivideByZero);
    }
    let (x, y, scale) = aligned(a, b);
    if x.compare(&y) == Ordering::Less {
        return Ok(a);
    }
    let (_, rest) = x.divided_by(y);
    fit(rest, scale, a.negative, false)
}

/// By value; scales do not matter.
pub(crate) fn compare(a: Dec, b: Dec) -> Ordering {
    let (x, y, _) = aligned(a, b);
    let sign = |d: Dec| match d.magnitude {
        0 => 0,
        _ if d.negative => -1,
        _ => 1,
    };
    sign(a).cmp(&sign(b)).then_with(|| match sign(a) {
        -1 => y.compare(&x),
        _ => x.compare(&y),
    })
}

/// Rounds to a number of decimals by a mode of `System.MidpointRounding`.
pub(crate) fn round(value: Dec, decimals: u32, mode: u32) -> Dec {
    if value.scale <= decimals {
        return value;
    }
    let unit = 10u128.pow(value.scale - decimals);
    let (quotient, rest) = (value.magnitude / unit, value.magnitude % unit);
    let half = (rest * 2).cmp(&unit);
    let up = match mode {
        0 => half == Ordering::Greater || half == Ordering::Equal && quotient % 2 == 1,
        1 => half != Ordering::Less,
        2 => false,
        3 => value.negative && rest != 0,
        _ => !value.negative && rest != 0,
    };
    Dec {
        magnitude: quotient + u128::from(up),
        scale: decimals,
        negative: value.negative,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::{format_decimal, parse_decimal};

    /// What Mono answers: an operation, two operands, a result.
    const EXPECTED: &str = include_str!("../tests/data/decimals.txt");

    fn parse(text: &str) -> Dec {
        let (magnitude, scale, negative) = parse_decimal(text, 167).unwrap();
        Dec {
            magnitude,
            scale,
            negative,
        }
    }

    fn show(result: Result<Dec, Trouble>) -> String {
        match result {
            Ok(d) => format_decimal(d.magnitude, d.scale, d.negative, "").unwrap(),
            Err(Trouble::Overflow) => "!overflow".to_string(),
            Err(Trouble::DivideByZero) => "!zero".to_string(),
        }
    }

    #[test]
    fn arithmetic_is_that_of_mono() {
        let mut wrong = Vec::new();
        for line in EXPECTED.lines() {
            let parts: Vec<&str> = line.split('|').collect();
            let [operation, a, b, expected] = parts[..] else {
                panic!("malformed line {line:?}");
            };
            let x = parse(a);
            let found = match operation {
                "+" => show(add(x, parse(b))),
                "-" => show(subtract(x, parse(b))),
                "*" => show(multiply(x, parse(b))),
                "/" => show(divide(x, parse(b))),
                "%" => show(remainder(x, parse(b))),
                "?" => (compare(x, parse(b)) as i32).to_string(),
                "even" => show(Ok(round(x, b.parse().unwrap(), 0))),
                "away" => show(Ok(round(x, b.parse().unwrap(), 1))),
                other => panic!("unknown operation {other}"),
            };
            if found != expected {
                wrong.push(format!("{line}\n    found {found}"));
            }
        }
        let first: Vec<_> = wrong.iter().take(40).cloned().collect();
        assert!(
            wrong.is_empty(),
            "{} wrong:\n{}",
            wrong.len(),
            first.join("\n")
        );
    }
}
