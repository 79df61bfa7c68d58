//! Custom formats: pictures such as `#,##0.00;(#,##0.00)`.

use super::digits::Decimal;
use super::standard::push_exponent;

/// What the first look at a section finds.
struct Section {
    /// Places for digits.
    places: i32,
    /// Places before the point.
    before_point: i32,
    /// How many places from the right a zero is wanted at least, before and after the point.
    first_zero: i32,
    last_zero: i32,
    scientific: bool,
    grouped: bool,
    /// Powers of ten that percent signs and trailing commas ask for.
    shift: i32,
}

/// Writes a number in a custom format.
pub(crate) fn write(mut number: Decimal, format: &[char]) -> String {
    let wanted = if number.is_zero() {
        2
    } else if number.negative {
        1
    } else {
        0
    };
    let mut start = find_section(format, wanted);
    let section = loop {
        let section = measure(&format[start..]);
        if number.is_zero() {
            number.negative = false;
            number.scale = 0;
            break section;
        }
        number.scale += section.shift;
        let keep = if section.scientific {
            section.places
        } else {
            number.scale + section.places - section.before_point
        };
        number.round(keep);
        let zero = find_section(format, 2);
        if !number.is_zero() || zero == start {
            break section;
        }
        // What rounds to zero is written by the section for zero.
        start = zero;
    };
    let mut out = String::new();
    if number.negative && start == 0 {
        out.push('-');
    }
    Writer::new(&number, &section).run(&format[start..], &mut out);
    out
}

/// Where a section starts; a section that is missing or empty is the first one.
fn find_section(format: &[char], mut wanted: usize) -> usize {
    let mut at = 0;
    while wanted > 0 && at < format.len() {
        match format[at] {
            quote @ ('\'' | '"') => at = skip_quoted(format, at, quote),
            '\\' => at += 1,
            ';' => {
                wanted -= 1;
                if wanted == 0 {
                    return match format.get(at + 1) {
                        None | Some(';') => 0,
                        Some(_) => at + 1,
                    };
                }
            }
            _ => {}
        }
        at += 1;
    }
    0
}

/// The place of the closing quote, or of the last character.
fn skip_quoted(format: &[char], open: usize, quote: char) -> usize {
    let rest = &format[open + 1..];
    match rest.iter().position(|&c| c == quote) {
        Some(length) => open + 1 + length,
        None => format.len(),
    }
}

/// How many characters an exponent such as `E+00` has after its letter, if it is one.
fn exponent_length(rest: &[char]) -> Option<usize> {
    let sign = usize::from(matches!(rest.first(), Some('+' | '-')));
    let zeros = rest[sign.min(rest.len())..]
        .iter()
        .take_while(|&&c| c == '0')
        .count();
    (zeros > 0).then_some(sign + zeros)
}

fn measure(format: &[char]) -> Section {
    let mut places = 0;
    let mut point = None;
    let mut first_zero = None;
    let mut last_zero = 0;
    let mut scientific = false;
    let mut grouped = false;
    let mut commas: Option<(i32, i32)> = None;
    let mut shift = 0;
    let mut at = 0;
    while at < format.len() && format[at] != ';' {
        match format[at] {
            '#' => places += 1,
            '0' => {
                first_zero.get_or_insert(places);
                places += 1;
                last_zero = places;
            }
            '.' => {
                point.get_or_insert(places);
            }
            ',' if places > 0 && point.is_none() => match &mut commas {
                Some((place, count)) if *place == places => *count += 1,
                other => {
                    grouped |= other.is_some();
                    *other = Some((places, 1));
                }
            },
            '%' => shift += 2,
            '\u{2030}' => shift += 3,
            quote @ ('\'' | '"') => at = skip_quoted(format, at, quote),
            '\\' => at += 1,
            'E' | 'e' => {
                if let Some(length) = exponent_length(&format[at + 1..]) {
                    at += length;
                    scientific = true;
                }
            }
            _ => {}
        }
        at += 1;
    }
    let before_point = point.unwrap_or(places);
    if let Some((place, count)) = commas {
        // Commas right before the point divide by a thousand; others group digits.
        if place == before_point {
            shift -= 3 * count;
        } else {
            grouped = true;
        }
    }
    Section {
        places,
        before_point,
        first_zero: first_zero.map_or(0, |place| (before_point - place).max(0)),
        last_zero: (before_point - last_zero).min(0),
        scientific,
        grouped,
        shift,
    }
}

struct Writer<'a> {
    number: &'a Decimal,
    section: &'a Section,
    /// The next digit.
    next: usize,
    /// How many digits are still to come before the point; negative after it.
    place: i32,
    /// How many digits there are more than places for them; negative if there are fewer.
    surplus: i32,
    point_written: bool,
}

impl<'a> Writer<'a> {
    fn new(number: &'a Decimal, section: &'a Section) -> Self {
        let (place, surplus) = if section.scientific {
            (section.before_point, 0)
        } else {
            (
                number.scale.max(section.before_point),
                number.scale - section.before_point,
            )
        };
        Self {
            number,
            section,
            next: 0,
            place,
            surplus,
            point_written: false,
        }
    }

    fn run(mut self, format: &[char], out: &mut String) {
        let mut scientific = self.section.scientific;
        let mut at = 0;
        while at < format.len() && format[at] != ';' {
            let c = format[at];
            if self.surplus > 0 && matches!(c, '#' | '0' | '.') {
                while self.surplus > 0 {
                    self.push_next_digit(out);
                    self.surplus -= 1;
                }
            }
            match c {
                '#' | '0' => self.place_digit(out),
                '.' => self.point(out),
                ',' => {}
                quote @ ('\'' | '"') => {
                    let end = skip_quoted(format, at, quote);
                    out.extend(&format[at + 1..end.min(format.len())]);
                    at = end;
                }
                '\\' => {
                    at += 1;
                    out.extend(format.get(at));
                }
                'E' | 'e' => {
                    let rest = &format[at + 1..];
                    match exponent_length(rest) {
                        Some(length) if scientific => {
                            scientific = false;
                            self.exponent(out, c, &rest[..length]);
                            at += length;
                        }
                        _ => at += copy_plain_exponent(out, c, rest),
                    }
                }
                other => out.push(other),
            }
            at += 1;
        }
    }

    fn push_next_digit(&mut self, out: &mut String) {
        out.push(self.number.digit(self.next));
        self.next += 1;
        self.finish_place(out);
    }

    /// After a digit: the separator that belongs there.
    fn finish_place(&mut self, out: &mut String) {
        if self.section.grouped && self.place > 1 && (self.place - 1) % 3 == 0 {
            out.push(',');
        }
        self.place -= 1;
    }

    fn place_digit(&mut self, out: &mut String) {
        let digit = if self.surplus < 0 {
            self.surplus += 1;
            (self.place <= self.section.first_zero).then_some('0')
        } else if self.next < self.number.digits.len() {
            self.next += 1;
            Some(self.number.digit(self.next - 1))
        } else {
            (self.place > self.section.last_zero).then_some('0')
        };
        match digit {
            Some(digit) => {
                out.push(digit);
                self.finish_place(out);
            }
            None => self.place -= 1,
        }
    }

    fn point(&mut self, out: &mut String) {
        let has_more =
            self.section.before_point < self.section.places && self.next < self.number.digits.len();
        if self.place == 0 && !self.point_written && (self.section.last_zero < 0 || has_more) {
            out.push('.');
            self.point_written = true;
        }
    }

    fn exponent(&self, out: &mut String, letter: char, picture: &[char]) {
        let plus = picture[0] == '+';
        let zeros = picture.iter().filter(|&&c| c == '0').count();
        let exponent = if self.number.is_zero() {
            0
        } else {
            self.number.scale - self.section.before_point
        };
        push_exponent(out, exponent, letter, zeros.min(10), plus);
    }
}

/// An E that is no exponent is written as it stands, with what follows it.
fn copy_plain_exponent(out: &mut String, letter: char, rest: &[char]) -> usize {
    out.push(letter);
    let mut length = 0;
    if let Some(&sign @ ('+' | '-')) = rest.first() {
        out.push(sign);
        length += 1;
    }
    while rest.get(length) == Some(&'0') {
        out.push('0');
        length += 1;
    }
    length
}
