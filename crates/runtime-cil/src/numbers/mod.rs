//! Numbers as text, in the invariant culture, as Mono writes and reads them; floating-point ones
//! also as .NET writes them.
//!
//! Everything is done on decimal digits: a number becomes a [`Decimal`](digits::Decimal) of as
//! many digits as its type has, and formats round, group and pad those.

mod custom;
pub(crate) mod digits;
mod format;
mod parse;
mod standard;

pub(crate) use format::{
    format_decimal, format_double, format_signed, format_single, format_unsigned, write_double,
    write_single,
};
pub(crate) use parse::{
    Failure, fit_decimal, parse_decimal, parse_double, parse_signed, parse_single, parse_unsigned,
};

#[cfg(test)]
mod tests;
