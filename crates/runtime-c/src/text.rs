//! Text: strings of the program, and the format language of `printf`.

use crate::rows::{Answer, native, row, stopped, touching, with_text};
use fencepost_ir::{Cell, Kind};
use fencepost_vm::word::{ObjectId, object_of};
use fencepost_vm::{
    EventKind, Exec, Mode, Native, NativeEffect, NativeResult, NativeText, RuntimePart, State, Stop,
};

/// Prints what it reads anywhere. The order of what threads print shows.
const PRINTS: NativeText = NativeText {
    arguments: fencepost_vm::Arguments::AnywhereRead,
    runtime: RuntimePart::All,
    missed_at_end: true,
    ..NativeText::NOTHING
};

pub(crate) const ROWS: &[Native] = &[
    with_text(
        row(
            "c.print",
            &[Kind::I32, Kind::Ptr, Kind::Ptr],
            Some(Kind::I32),
            NativeEffect::Visible,
            native!(print),
        ),
        PRINTS,
    ),
    with_text(
        touching(
            "c.format",
            &[Kind::Ptr, Kind::I64, Kind::Ptr, Kind::Ptr],
            Some(Kind::I32),
            format_touches,
            native!(format_into),
        ),
        NativeText {
            arguments: fencepost_vm::Arguments::Anywhere,
            ..NativeText::NOTHING
        },
    ),
    with_text(
        row(
            "c.write",
            &[Kind::I32, Kind::Ptr, Kind::I64],
            None,
            NativeEffect::Visible,
            native!(write),
        ),
        PRINTS,
    ),
];

/// The longest string that is read.
const MAX_TEXT: usize = 1 << 20;

/// Where the list of further arguments says that they are.
const FURTHER: u64 = 8;

/// The bytes of a string up to its zero.
pub(crate) fn read_text(exec: &mut Exec<'_>, pointer: u64) -> Result<Vec<u8>, Stop> {
    read_bounded(exec, pointer, MAX_TEXT)
}

fn read_bounded(exec: &mut Exec<'_>, pointer: u64, most: usize) -> Result<Vec<u8>, Stop> {
    let mut out = Vec::new();
    while out.len() < most {
        let at = pointer.wrapping_add(out.len() as u64);
        exec.check_range(at, 1)?;
        match exec.read_cell(at, Cell::U8) {
            Some(0) | None => break,
            Some(byte) => out.push(byte as u8),
        }
    }
    exec.uses_memory(pointer, out.len() as u32 + 1, Mode::Read);
    // Without a zero within the bound, nothing behind it is read.
    let read = (out.len() + 1).min(most);
    exec.accesses_memory(pointer, read as u32, false);
    Ok(out)
}

fn print(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = format(exec, args[1], args[2])?;
    let count = text.len() as u64;
    show(exec, args[0] as u32, &text);
    Ok(count)
}

fn write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let count = args[2].min(MAX_TEXT as u64) as u32;
    let mut text = Vec::new();
    for at in 0..count {
        let at = args[1].wrapping_add(u64::from(at));
        exec.check_range(at, 1).map_err(stopped)?;
        text.push(exec.read_cell(at, Cell::U8).unwrap_or(0) as u8);
    }
    if count > 0 {
        exec.uses_memory(args[1], count, Mode::Read);
        exec.accesses_memory(args[1], count, false);
    }
    show(exec, args[0] as u32, &text);
    Ok(0)
}

/// Shows text as console output. What goes to standard error is no output of the program.
fn show(exec: &mut Exec<'_>, stream: u32, text: &[u8]) {
    let text = String::from_utf8_lossy(text).into_owned();
    match stream {
        1 => exec.report(EventKind::Output(text), None, None),
        _ => exec.report(EventKind::Native("stderr".to_string()), None, None),
    }
}

fn format_into(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = format(exec, args[2], args[3])?;
    let room = args[1].min(u64::from(u32::MAX)) as usize;
    if room > 0 {
        let shown = &text[..text.len().min(room - 1)];
        exec.check_range(args[0], shown.len() as u32 + 1)
            .map_err(stopped)?;
        for (at, byte) in shown.iter().chain(&[0]).enumerate() {
            let at = args[0].wrapping_add(at as u64);
            exec.initialize_cell(at, Cell::U8, u64::from(*byte));
        }
        exec.accesses_memory(args[0], shown.len() as u32 + 1, true);
    }
    Ok(text.len() as u64)
}

/// Everything that formatting into memory uses.
fn format_touches(state: &State, words: &[u64], out: &mut Vec<ObjectId>) {
    for &word in [words[0], words[2], words[3]].iter() {
        out.push(object_of(word));
    }
    // The arguments may be strings; which of them are, the format says.
    if let Some(list) = state.heap.pointee(words[3])
        && list.contains(fencepost_vm::word::offset_of(words[3]), 24)
    {
        let offset = fencepost_vm::word::offset_of(words[3]) + FURTHER as u32;
        let further = list.read(offset, Cell::Ptr);
        if let Some(block) = state.heap.pointee(further) {
            out.push(block.id);
            for &at in &block.addresses {
                out.push(object_of(block.read(at, Cell::Ptr)));
            }
        }
    }
}

/// The further arguments of a call, one after the other.
struct Arguments {
    at: u64,
    list: u64,
}

impl Arguments {
    fn open(exec: &mut Exec<'_>, list: u64) -> Result<Arguments, NativeResult> {
        exec.check_range(list, 24).map_err(stopped)?;
        let at = exec.read_cell(list.wrapping_add(FURTHER), Cell::Ptr);
        Ok(Arguments {
            at: at.unwrap_or(0),
            list,
        })
    }

    fn next(&mut self, exec: &mut Exec<'_>) -> Result<u64, NativeResult> {
        exec.check_range(self.at, 8).map_err(stopped)?;
        let word = exec.read_cell(self.at, Cell::Ptr).unwrap_or(0);
        self.at = self.at.wrapping_add(8);
        Ok(word)
    }

    /// Leaves the list behind what was used.
    fn close(self, exec: &mut Exec<'_>) {
        exec.initialize_cell(self.list.wrapping_add(FURTHER), Cell::Ptr, self.at);
    }
}

/// One conversion of a format.
#[derive(Default, Debug)]
struct Conversion {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// Bytes of an integer argument.
    bytes: usize,
}

/// The widest field of a conversion.
const MAX_WIDTH: usize = 4096;

fn format(exec: &mut Exec<'_>, format: u64, list: u64) -> Result<Vec<u8>, NativeResult> {
    let format = read_text(exec, format).map_err(stopped)?;
    let mut arguments = Arguments::open(exec, list)?;
    let mut out = Vec::new();
    let mut at = 0;
    while at < format.len() {
        if format[at] != b'%' {
            out.push(format[at]);
            at += 1;
            continue;
        }
        at += 1;
        let mut conversion = Conversion {
            bytes: 4,
            ..Conversion::default()
        };
        while let Some(&flag) = format.get(at) {
            match flag {
                b'-' => conversion.left = true,
                b'+' => conversion.plus = true,
                b' ' => conversion.space = true,
                b'#' => conversion.alternate = true,
                b'0' => conversion.zero = true,
                _ => break,
            }
            at += 1;
        }
        let number = |exec: &mut Exec<'_>, arguments: &mut Arguments, at: &mut usize| {
            if format.get(*at) == Some(&b'*') {
                *at += 1;
                return Ok::<i64, NativeResult>(i64::from(arguments.next(exec)? as i32));
            }
            let mut value = 0_i64;
            while let Some(digit) = format.get(*at).filter(|b| b.is_ascii_digit()) {
                value = (value * 10 + i64::from(digit - b'0')).min(MAX_WIDTH as i64);
                *at += 1;
            }
            Ok(value)
        };
        let width = number(exec, &mut arguments, &mut at)?;
        conversion.left |= width < 0;
        conversion.width = (width.unsigned_abs() as usize).min(MAX_WIDTH);
        if format.get(at) == Some(&b'.') {
            at += 1;
            let precision = number(exec, &mut arguments, &mut at)?;
            conversion.precision = usize::try_from(precision).ok().map(|p| p.min(MAX_WIDTH));
        }
        loop {
            match format.get(at) {
                Some(b'h') => conversion.bytes = if conversion.bytes == 2 { 1 } else { 2 },
                Some(b'l' | b'z' | b'j' | b't' | b'q') => conversion.bytes = 8,
                _ => break,
            }
            at += 1;
        }
        let Some(&kind) = format.get(at) else {
            break;
        };
        at += 1;
        convert(exec, &mut arguments, &conversion, kind, &mut out)?;
        if out.len() > MAX_TEXT {
            return Err(NativeResult::Unsupported(
                "formatted text of more than a megabyte".to_string(),
            ));
        }
    }
    arguments.close(exec);
    Ok(out)
}

fn convert(
    exec: &mut Exec<'_>,
    arguments: &mut Arguments,
    conversion: &Conversion,
    kind: u8,
    out: &mut Vec<u8>,
) -> Result<(), NativeResult> {
    if matches!(kind, b'c' | b's') && conversion.bytes == 8 {
        let what = format!("the conversion `%l{}` of a format", char::from(kind));
        return Err(NativeResult::Unsupported(what));
    }
    match kind {
        b'%' => out.push(b'%'),
        b'd' | b'i' => {
            let word = arguments.next(exec)?;
            let value = match conversion.bytes {
                1 => i64::from(word as i8),
                2 => i64::from(word as i16),
                4 => i64::from(word as i32),
                _ => word as i64,
            };
            let sign = sign_of(value < 0, conversion);
            let digits = value.unsigned_abs().to_string();
            integer(conversion, sign, digits, out);
        }
        b'u' | b'x' | b'X' | b'o' => {
            let word = arguments.next(exec)?;
            let value = match conversion.bytes {
                1 => u64::from(word as u8),
                2 => u64::from(word as u16),
                4 => u64::from(word as u32),
                _ => word,
            };
            let (prefix, digits) = match kind {
                b'u' => ("", value.to_string()),
                b'x' => ("0x", format!("{value:x}")),
                b'X' => ("0X", format!("{value:X}")),
                _ => ("0", format!("{value:o}")),
            };
            let shown = conversion.alternate && value != 0;
            integer(conversion, if shown { prefix } else { "" }, digits, out);
        }
        b'c' => {
            let byte = arguments.next(exec)? as u8;
            pad(conversion, &[byte], out);
        }
        b's' => {
            let pointer = arguments.next(exec)?;
            let most = conversion.precision.unwrap_or(MAX_TEXT);
            let text = match pointer {
                0 => b"(null)".to_vec(),
                _ => read_bounded(exec, pointer, most).map_err(stopped)?,
            };
            pad(conversion, &text[..text.len().min(most)], out);
        }
        b'p' => {
            let text = match arguments.next(exec)? {
                0 => "(nil)".to_string(),
                word => format!("{word:#x}"),
            };
            pad(conversion, text.as_bytes(), out);
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' => {
            let value = f64::from_bits(arguments.next(exec)?);
            let sign = sign_of(value.is_sign_negative() && !value.is_nan(), conversion);
            let digits = crate::floats::digits(
                value.abs(),
                kind,
                conversion.precision,
                conversion.alternate,
            );
            let padded = Conversion {
                zero: conversion.zero && value.is_finite(),
                precision: None,
                left: conversion.left,
                width: conversion.width,
                ..Conversion::default()
            };
            integer(&padded, sign, digits, out);
        }
        other => {
            return Err(NativeResult::Unsupported(format!(
                "the conversion `%{}` of a format",
                char::from(other)
            )));
        }
    }
    Ok(())
}

fn sign_of(negative: bool, conversion: &Conversion) -> &'static str {
    match (negative, conversion.plus, conversion.space) {
        (true, _, _) => "-",
        (false, true, _) => "+",
        (false, false, true) => " ",
        (false, false, false) => "",
    }
}

/// Digits with what stands before them, filled up with zeros or blanks.
fn integer(conversion: &Conversion, prefix: &str, mut digits: String, out: &mut Vec<u8>) {
    if let Some(precision) = conversion.precision {
        if precision == 0 && digits == "0" {
            digits.clear();
        }
        while digits.len() < precision {
            digits.insert(0, '0');
        }
    } else if conversion.zero && !conversion.left {
        let width = conversion.width.saturating_sub(prefix.len());
        let missing = width.saturating_sub(digits.len());
        digits.insert_str(0, &"0".repeat(missing));
    }
    let text = format!("{prefix}{digits}");
    pad(conversion, text.as_bytes(), out);
}

fn pad(conversion: &Conversion, text: &[u8], out: &mut Vec<u8>) {
    let blanks = conversion.width.saturating_sub(text.len());
    if !conversion.left {
        out.extend(std::iter::repeat_n(b' ', blanks));
    }
    out.extend_from_slice(text);
    if conversion.left {
        out.extend(std::iter::repeat_n(b' ', blanks));
    }
}
