//! Numbers as text, and decimal arithmetic.

use crate::decimal_math::{self, Dec, Trouble};
use crate::numbers::digits::Decimal;
use crate::numbers::{self, Failure};
use crate::rows::{all_arguments, last_argument, native, pure, touching, using};
use crate::support::{Answer, new_str, plain_text, read, write};
use fencepost_ir::{Cell, Kind};
use fencepost_vm::{Arguments, Exec, Native, NativeResult};
use std::cmp::Ordering;

pub(crate) const ROWS: &[Native] = &[
    pure(
        "Fencepost.Runtime::FormatInt64(long,int,string)",
        &[Kind::I64, Kind::I32, Kind::Ref],
        Some(Kind::Ref),
        native!(format_signed),
    ),
    pure(
        "Fencepost.Runtime::FormatUInt64(ulong,int,string)",
        &[Kind::I64, Kind::I32, Kind::Ref],
        Some(Kind::Ref),
        native!(format_unsigned),
    ),
    pure(
        "Fencepost.Runtime::FormatDouble(double,string)",
        &[Kind::F64, Kind::Ref],
        Some(Kind::Ref),
        native!(format_double),
    ),
    pure(
        "Fencepost.Runtime::FormatSingle(float,string)",
        &[Kind::F32, Kind::Ref],
        Some(Kind::Ref),
        native!(format_single),
    ),
    pure(
        "Fencepost.Runtime::WriteDouble(double,string)",
        &[Kind::F64, Kind::Ref],
        Some(Kind::Ref),
        native!(write_double),
    ),
    pure(
        "Fencepost.Runtime::WriteSingle(float,string)",
        &[Kind::F32, Kind::Ref],
        Some(Kind::Ref),
        native!(write_single),
    ),
    pure(
        "Fencepost.Runtime::ToUInt32(double)",
        &[Kind::F64],
        Some(Kind::I32),
        |_, args| NativeResult::Done(u64::from(f64::from_bits(args[0]) as u32)),
    ),
    pure(
        "Fencepost.Runtime::ToUInt64(double)",
        &[Kind::F64],
        Some(Kind::I64),
        |_, args| NativeResult::Done(f64::from_bits(args[0]) as u64),
    ),
    using(
        Arguments::Cells,
        touching(
            "Fencepost.Runtime::ParseInt64(string,int,long&)",
            &[Kind::Ref, Kind::I32, Kind::Ptr],
            Some(Kind::I32),
            last_argument,
            native!(parse_signed),
        ),
    ),
    using(
        Arguments::Cells,
        touching(
            "Fencepost.Runtime::ParseUInt64(string,int,ulong&)",
            &[Kind::Ref, Kind::I32, Kind::Ptr],
            Some(Kind::I32),
            last_argument,
            native!(parse_unsigned),
        ),
    ),
    using(
        Arguments::Cells,
        touching(
            "Fencepost.Runtime::ParseDouble(string,int,double&)",
            &[Kind::Ref, Kind::I32, Kind::Ptr],
            Some(Kind::I32),
            last_argument,
            native!(parse_double),
        ),
    ),
    using(
        Arguments::Cells,
        touching(
            "Fencepost.Runtime::ParseSingle(string,int,float&)",
            &[Kind::Ref, Kind::I32, Kind::Ptr],
            Some(Kind::I32),
            last_argument,
            native!(parse_single),
        ),
    ),
    touching(
        "Fencepost.Runtime::DecimalOperate(int,decimal&,decimal&,decimal&)",
        &[Kind::I32, Kind::Ptr, Kind::Ptr, Kind::Ptr],
        Some(Kind::I32),
        all_arguments,
        native!(decimal_operate),
    ),
    using(
        Arguments::ObjectsRead,
        touching(
            "Fencepost.Runtime::DecimalCompare(decimal&,decimal&)",
            &[Kind::Ptr, Kind::Ptr],
            Some(Kind::I32),
            all_arguments,
            native!(decimal_compare),
        ),
    ),
    touching(
        "Fencepost.Runtime::DecimalRound(decimal&,int,int,decimal&)",
        &[Kind::Ptr, Kind::I32, Kind::I32, Kind::Ptr],
        None,
        all_arguments,
        native!(decimal_round),
    ),
    using(
        Arguments::ObjectsRead,
        touching(
            "Fencepost.Runtime::DecimalToDouble(decimal&)",
            &[Kind::Ptr],
            Some(Kind::F64),
            all_arguments,
            native!(decimal_to_double),
        ),
    ),
    touching(
        "Fencepost.Runtime::DecimalFromDouble(double,int,decimal&)",
        &[Kind::F64, Kind::I32, Kind::Ptr],
        Some(Kind::I32),
        last_argument,
        native!(decimal_from_double),
    ),
    using(
        Arguments::ObjectsRead,
        touching(
            "Fencepost.Runtime::FormatDecimal(decimal&,string)",
            &[Kind::Ptr, Kind::Ref],
            Some(Kind::Ref),
            all_arguments,
            native!(format_decimal),
        ),
    ),
    touching(
        "Fencepost.Runtime::ParseDecimal(string,int,decimal&)",
        &[Kind::Ref, Kind::I32, Kind::Ptr],
        Some(Kind::I32),
        last_argument,
        native!(parse_decimal),
    ),
];

/// A new string with the text, or null for a format that means nothing.
fn answer(exec: &mut Exec<'_>, text: Option<String>) -> Answer {
    match text {
        Some(text) => new_str(exec, &text),
        None => Ok(0),
    }
}

fn format_signed(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let format = plain_text(exec, args[2])?;
    let text = numbers::format_signed(args[0] as i64, args[1] as u32, &format);
    answer(exec, text)
}

fn format_unsigned(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let format = plain_text(exec, args[2])?;
    let text = numbers::format_unsigned(args[0], args[1] as u32, &format);
    answer(exec, text)
}

fn format_double(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let format = plain_text(exec, args[1])?;
    let text = numbers::format_double(f64::from_bits(args[0]), &format);
    answer(exec, text)
}

fn format_single(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let format = plain_text(exec, args[1])?;
    let text = numbers::format_single(f32::from_bits(args[0] as u32), &format);
    answer(exec, text)
}

fn write_double(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let format = plain_text(exec, args[1])?;
    let text = numbers::write_double(f64::from_bits(args[0]), &format);
    answer(exec, text)
}

fn write_single(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let format = plain_text(exec, args[1])?;
    let text = numbers::write_single(f32::from_bits(args[0] as u32), &format);
    answer(exec, text)
}

fn format_decimal(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = read_decimal(exec, args[0])?;
    let format = plain_text(exec, args[1])?;
    let text = numbers::format_decimal(value.magnitude, value.scale, value.negative, &format);
    answer(exec, text)
}

/// The answers of the parsers: done, bad format, too large.
fn status(failure: Failure) -> u64 {
    match failure {
        Failure::Format => 1,
        Failure::Overflow => 2,
    }
}

/// Stores what a parser found, or 0, and answers how it went.
fn store(exec: &mut Exec<'_>, pointer: u64, cell: Cell, result: Result<u64, Failure>) -> Answer {
    write(exec, pointer, cell, result.unwrap_or(0))?;
    Ok(result.err().map_or(0, status))
}

fn parse_signed(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[0])?;
    let result = numbers::parse_signed(&text, args[1] as u32).map(|value| value as u64);
    store(exec, args[2], Cell::I64, result)
}

fn parse_unsigned(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[0])?;
    let result = numbers::parse_unsigned(&text, args[1] as u32);
    store(exec, args[2], Cell::U64, result)
}

fn parse_double(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[0])?;
    let result = numbers::parse_double(&text, args[1] as u32).map(f64::to_bits);
    store(exec, args[2], Cell::F64, result)
}

fn parse_single(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[0])?;
    let result = numbers::parse_single(&text, args[1] as u32);
    let result = result.map(|value| u64::from(value.to_bits()));
    store(exec, args[2], Cell::F32, result)
}

fn parse_decimal(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[0])?;
    let result = numbers::parse_decimal(&text, args[1] as u32);
    let value = result.map_or(Dec::default(), |(magnitude, scale, negative)| Dec {
        magnitude,
        scale,
        negative,
    });
    write_decimal(exec, args[2], value)?;
    Ok(result.err().map_or(0, status))
}

/// Offsets of the words of a decimal.
const FLAGS: u64 = 0;
const HIGH: u64 = 4;
const LOW: u64 = 8;
const MIDDLE: u64 = 12;
const SIGN_BIT: u64 = 1 << 31;

fn read_decimal(exec: &Exec<'_>, pointer: u64) -> Result<Dec, NativeResult> {
    // A null pointer must not become a wild one.
    let flags = read(exec, pointer, Cell::U32)?;
    let word = |offset| read(exec, pointer + offset, Cell::U32).map(u128::from);
    Ok(Dec {
        magnitude: word(HIGH)? << 64 | word(MIDDLE)? << 32 | word(LOW)?,
        scale: (flags >> 16 & 0xff).min(28) as u32,
        negative: flags & SIGN_BIT != 0,
    })
}

fn write_decimal(exec: &mut Exec<'_>, pointer: u64, value: Dec) -> Result<(), NativeResult> {
    let sign = if value.negative { SIGN_BIT } else { 0 };
    let words = [
        (FLAGS, sign | u64::from(value.scale) << 16),
        (HIGH, (value.magnitude >> 64) as u64),
        (LOW, value.magnitude as u64 & 0xffff_ffff),
        (MIDDLE, (value.magnitude >> 32) as u64 & 0xffff_ffff),
    ];
    for (offset, word) in words {
        write(exec, pointer + offset, Cell::U32, word)?;
    }
    Ok(())
}

fn decimal_operate(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (left, right) = (read_decimal(exec, args[1])?, read_decimal(exec, args[2])?);
    let result = match args[0] {
        0 => decimal_math::add(left, right),
        1 => decimal_math::subtract(left, right),
        2 => decimal_math::multiply(left, right),
        3 => decimal_math::divide(left, right),
        _ => decimal_math::remainder(left, right),
    };
    write_decimal(exec, args[3], result.unwrap_or_default())?;
    Ok(match result {
        Ok(_) => 0,
        Err(Trouble::Overflow) => 1,
        Err(Trouble::DivideByZero) => 2,
    })
}

fn decimal_compare(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (left, right) = (read_decimal(exec, args[0])?, read_decimal(exec, args[1])?);
    Ok(match decimal_math::compare(left, right) {
        Ordering::Less => u64::from(-1i32 as u32),
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    })
}

fn decimal_round(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = read_decimal(exec, args[0])?;
    let decimals = (args[1] as i32).clamp(0, 28) as u32;
    let rounded = decimal_math::round(value, decimals, args[2] as u32);
    write_decimal(exec, args[3], rounded)?;
    Ok(0)
}

fn decimal_to_double(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = read_decimal(exec, args[0])?;
    let sign = if value.negative { "-" } else { "" };
    let text = format!("{sign}{}e-{}", value.magnitude, value.scale);
    Ok(text.parse::<f64>().unwrap_or(0.0).to_bits())
}

fn decimal_from_double(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = f64::from_bits(args[0]);
    let made = if value.is_finite() {
        let digits = (args[1] as usize).clamp(1, 17);
        let mut number = Decimal::from_double(value, digits);
        number.round(digits as i32);
        numbers::fit_decimal(&number).map(|(magnitude, scale)| Dec {
            magnitude,
            scale,
            negative: number.negative && magnitude != 0,
        })
    } else {
        Err(Failure::Overflow)
    };
    write_decimal(exec, args[2], made.unwrap_or_default())?;
    Ok(u64::from(made.is_err()))
}
