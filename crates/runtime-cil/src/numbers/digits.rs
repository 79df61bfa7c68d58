//! A number as decimal digits.

/// A number `0.d1d2d3… × 10^scale`. Zero has no digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decimal {
    /// The digits, 0 to 9. The first is not 0; zeros at the end may be kept.
    pub(crate) digits: Vec<u8>,
    /// Where the decimal point is.
    pub(crate) scale: i32,
    /// Whether it is below zero.
    pub(crate) negative: bool,
    /// How many digits the type of the number has.
    pub(crate) precision: i32,
}

/// No double has more significant digits than this.
const LONGEST: usize = 800;

/// Significant digits of a value and the scale that goes with them.
fn expand(value: f64, digits: usize) -> (Vec<u8>, i32) {
    split(&format!("{:.*e}", digits - 1, value.abs()))
}

/// The digits and the scale of a number in scientific notation.
fn split(text: &str) -> (Vec<u8>, i32) {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let digits = mantissa.bytes().filter(u8::is_ascii_digit);
    let scale = exponent.parse::<i32>().unwrap_or(0) + 1;
    (digits.map(|b| b - b'0').collect(), scale)
}

impl Decimal {
    /// An integer.
    pub(crate) fn from_integer(magnitude: u128, negative: bool, precision: i32) -> Self {
        let digits: Vec<u8> = match magnitude {
            0 => Vec::new(),
            _ => magnitude.to_string().bytes().map(|b| b - b'0').collect(),
        };
        Self {
            scale: digits.len() as i32,
            digits,
            negative,
            precision,
        }
    }

    /// The nearest number with this many significant digits; of two equally near, the larger. The
    /// value is finite.
    pub(crate) fn from_double(value: f64, digits: usize) -> Self {
        let mut made = Self {
            negative: value < 0.0,
            precision: digits as i32,
            ..Self::default()
        };
        if value != 0.0 {
            (made.digits, made.scale) = expand(value, digits);
            let (longer, scale) = expand(value, digits + 1);
            // Only what ends in 5 exactly lies in the middle; the expansion of a double ends.
            if longer.last() == Some(&5)
                && expand(value, LONGEST).0[digits + 1..]
                    .iter()
                    .all(|&d| d == 0)
            {
                (made.digits, made.scale) = (longer, scale);
                made.round(digits as i32);
            }
        }
        made
    }

    /// All digits of a finite value, without its sign.
    pub(crate) fn exact(value: f64) -> Self {
        Self::unsigned(expand(value, LONGEST))
    }

    /// The fewest digits that read back as the same double, without its sign.
    pub(crate) fn shortest_double(value: f64) -> Self {
        Self::unsigned(split(&format!("{:e}", value.abs())))
    }

    /// The same for a float.
    pub(crate) fn shortest_single(value: f32) -> Self {
        Self::unsigned(split(&format!("{:e}", value.abs())))
    }

    fn unsigned((digits, scale): (Vec<u8>, i32)) -> Self {
        let mut made = Self {
            digits,
            scale,
            ..Self::default()
        };
        made.trim();
        made
    }

    fn trim(&mut self) {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        if self.digits.is_empty() {
            self.scale = 0;
        }
    }

    /// Keeps this many of all the digits there are; the middle goes to the even neighbour.
    pub(crate) fn round_to_even(&mut self, keep: i32) {
        let even = match usize::try_from(keep) {
            Ok(0) => self.digits == [5],
            Ok(keep) => {
                self.digits.len() == keep + 1
                    && self.digits[keep] == 5
                    && self.digits[keep - 1].is_multiple_of(2)
            }
            Err(_) => false,
        };
        if even {
            self.digits.pop();
            self.trim();
        } else {
            self.round(keep);
        }
    }

    /// Whether it is zero.
    pub(crate) fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// The digit at a place after the leading one; zero beyond the last.
    pub(crate) fn digit(&self, index: usize) -> char {
        char::from(b'0' + self.digits.get(index).copied().unwrap_or(0))
    }

    /// Keeps this many digits, halves away from zero, and drops zeros at the end.
    pub(crate) fn round(&mut self, keep: i32) {
        let keep = keep.max(-1);
        if keep < 0 {
            self.digits.clear();
        } else {
            let keep = keep as usize;
            let up = self.digits.get(keep).is_some_and(|&digit| digit >= 5);
            self.digits.truncate(keep);
            if up {
                while self.digits.last() == Some(&9) {
                    self.digits.pop();
                }
                match self.digits.last_mut() {
                    Some(last) => *last += 1,
                    None => {
                        self.digits.push(1);
                        self.scale += 1;
                    }
                }
            }
            while self.digits.last() == Some(&0) {
                self.digits.pop();
            }
        }
        if self.digits.is_empty() {
            self.scale = 0;
            self.negative = false;
        }
    }

    /// The number as an ordinary literal, for reading it back as a float.
    pub(crate) fn literal(&self) -> String {
        let sign = if self.negative { "-" } else { "" };
        let digits: String = self
            .digits
            .iter()
            .map(|&digit| char::from(b'0' + digit))
            .collect();
        format!("{sign}0.{digits}e{}", self.scale).replace("0.e", "0e")
    }
}
