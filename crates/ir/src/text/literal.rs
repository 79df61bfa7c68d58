//! Literals: numbers, characters, `true`, `false`, `null` and strings where a register may stand.

use super::TextError;
use super::lexer::{Token, TokenKind, Tokens};
use super::names::unescape;
use crate::{Kind, Number};
use std::fmt::Write;

/// A literal before its kind is known.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Literal {
    Integer(i128),
    Float(f64),
    /// Float bits, for what no decimal number says.
    Bits(u64),
    Null,
    Text(Vec<u16>),
}

impl Literal {
    /// The kind of a literal where nothing else says one.
    pub fn natural_kind(&self) -> Kind {
        match self {
            Literal::Integer(_) | Literal::Bits(_) => Kind::I32,
            Literal::Float(_) => Kind::F64,
            Literal::Null | Literal::Text(_) => Kind::Ref,
        }
    }

    /// The literal as a constant of `kind`.
    pub fn number(&self, token: &Token<'_>, kind: Kind) -> Result<Number, TextError> {
        let bits = match (self, kind) {
            (Literal::Integer(value), Kind::I32) => {
                in_range(token, *value, -(1 << 31), (1 << 32) - 1, kind)? as u32 as u64
            }
            (Literal::Integer(value), Kind::I64) => {
                in_range(token, *value, -(1 << 63), (1 << 64) - 1, kind)? as u64
            }
            (Literal::Integer(value), Kind::Ref | Kind::Ptr) => {
                in_range(token, *value, 0, (1 << 64) - 1, kind)? as u64
            }
            (Literal::Integer(value), Kind::F32) => u64::from((*value as f32).to_bits()),
            (Literal::Integer(value), Kind::F64) => (*value as f64).to_bits(),
            (Literal::Float(value), Kind::F32) => u64::from((*value as f32).to_bits()),
            (Literal::Float(value), Kind::F64) => value.to_bits(),
            (Literal::Bits(bits), Kind::I32 | Kind::F32) if *bits > u64::from(u32::MAX) => {
                return Err(token.error(format!("{} has 32 bits", kind.name())));
            }
            (Literal::Bits(bits), _) => *bits,
            (Literal::Null, Kind::Ref | Kind::Ptr) => 0,
            (Literal::Float(_), _) => {
                return Err(token.error(format!("expected {}, found a float", kind.name())));
            }
            (Literal::Null, _) => {
                return Err(token.error(format!("expected {}, found `null`", kind.name())));
            }
            (Literal::Text(_), _) => {
                return Err(token.error(format!("expected {}, found a string", kind.name())));
            }
        };
        Ok(Number { kind, bits })
    }
}

fn in_range(
    token: &Token<'_>,
    value: i128,
    least: i128,
    most: i128,
    kind: Kind,
) -> Result<i128, TextError> {
    if (least..=most).contains(&value) {
        Ok(value)
    } else {
        Err(token.error(format!("{value} does not fit into {}", kind.name())))
    }
}

/// Reads a literal if there is one.
pub(crate) fn parse_literal<'a>(
    tokens: &mut Tokens<'a>,
) -> Result<Option<(Token<'a>, Literal)>, TextError> {
    let token = tokens.current;
    let literal = match token.kind {
        TokenKind::Number => parse_number(&token)?,
        TokenKind::Char => {
            let units = unescape(&token, inner(&token))?;
            match units[..] {
                [unit] => Literal::Integer(i128::from(unit)),
                _ => return Err(token.error("expected one UTF-16 code unit between `'`")),
            }
        }
        TokenKind::String => Literal::Text(parse_string(&token)?),
        TokenKind::Word => match token.text {
            "true" => Literal::Integer(1),
            "false" => Literal::Integer(0),
            "null" => Literal::Null,
            "nan" => Literal::Float(f64::NAN),
            "inf" => Literal::Float(f64::INFINITY),
            "bits" => {
                tokens.advance()?;
                let bits = parse_unsigned(tokens, "the bits of a number")?;
                return Ok(Some((token, Literal::Bits(bits))));
            }
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    tokens.advance()?;
    Ok(Some((token, literal)))
}

/// The code units of a string token.
pub(crate) fn parse_string(token: &Token<'_>) -> Result<Vec<u16>, TextError> {
    unescape(token, inner(token))
}

/// What stands between the quotes of a token.
fn inner<'a>(token: &Token<'a>) -> &'a str {
    &token.text[1..token.text.len() - 1]
}

fn parse_number(token: &Token<'_>) -> Result<Literal, TextError> {
    let bad = || token.error(format!("{} is not a number", token.describe()));
    if token.text == "-inf" {
        return Ok(Literal::Float(f64::NEG_INFINITY));
    }
    let (negative, digits) = match token.text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, token.text),
    };
    let plain: String = digits.chars().filter(|c| *c != '_').collect();
    let magnitude = match plain.strip_prefix("0x").or(plain.strip_prefix("0X")) {
        Some(hexadecimal) => i128::from_str_radix(hexadecimal, 16).map_err(|_| bad())?,
        None if plain.contains(['.', 'e', 'E']) => {
            let value: f64 = plain.parse().map_err(|_| bad())?;
            return Ok(Literal::Float(if negative { -value } else { value }));
        }
        None => plain.parse::<i128>().map_err(|_| bad())?,
    };
    Ok(Literal::Integer(if negative {
        -magnitude
    } else {
        magnitude
    }))
}

/// Reads a number that is not negative.
pub(crate) fn parse_unsigned(tokens: &mut Tokens<'_>, what: &str) -> Result<u64, TextError> {
    let token = tokens.take(TokenKind::Number, what)?;
    match parse_number(&token)? {
        Literal::Integer(value) => u64::try_from(value)
            .map_err(|_| token.error(format!("{} does not fit here", token.describe()))),
        _ => Err(token.error(format!("expected {what}, found {}", token.describe()))),
    }
}

/// Reads a number of 32 bits that is not negative.
pub(crate) fn parse_u32(tokens: &mut Tokens<'_>, what: &str) -> Result<u32, TextError> {
    let token = tokens.current;
    let value = parse_unsigned(tokens, what)?;
    u32::try_from(value).map_err(|_| token.error(format!("{value} does not fit into 32 bits")))
}

/// Writes a constant so that reading it gives the same bits.
pub(crate) fn print_number(out: &mut String, number: Number) {
    let Number { kind, bits } = number;
    let _ = match kind {
        Kind::I32 if bits <= u64::from(u32::MAX) => write!(out, "{}", bits as u32 as i32),
        Kind::I64 => write!(out, "{}", bits as i64),
        Kind::F32 if bits <= u64::from(u32::MAX) && f32::from_bits(bits as u32).is_finite() => {
            write!(out, "{:?}", f32::from_bits(bits as u32))
        }
        Kind::F64 if f64::from_bits(bits).is_finite() => {
            write!(out, "{:?}", f64::from_bits(bits))
        }
        Kind::Ref | Kind::Ptr => write!(out, "{bits:#x}"),
        _ => write!(out, "bits {bits:#x}"),
    };
}
