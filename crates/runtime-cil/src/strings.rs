//! Strings: making them and cutting them. Strings never change, so nothing here is visible.

use crate::characters;
use crate::program::program;
use crate::rows::{first_argument, handle, native, pure, touching, using};
use crate::support::{Answer, new_text, range, read, stopped, text, text_or_null, unsupported};
use fencepost_ir::{ARRAY_DATA, Cell, Fault, Kind, STRING_DATA};
use fencepost_vm::{Arguments, Exec, Native, NativeResult};

pub(crate) const ROWS: &[Native] = &[
    using(
        Arguments::ArraysRead,
        touching(
            "Fencepost.Runtime::NewString(char[],int,int)",
            &[Kind::Ref, Kind::I32, Kind::I32],
            Some(Kind::Ref),
            first_argument,
            native!(new_string),
        ),
    ),
    using(
        Arguments::ObjectsRead,
        touching(
            "Fencepost.Runtime::NewStringFromPointer(char*,int)",
            &[Kind::Ptr, Kind::I32],
            Some(Kind::Ref),
            first_argument,
            native!(new_string_from_pointer),
        ),
    ),
    pure(
        "Fencepost.Runtime::RepeatChar(char,int)",
        &[Kind::I32, Kind::I32],
        Some(Kind::Ref),
        native!(repeat_char),
    ),
    handle(pure(
        "Fencepost.Runtime::StringData(string)",
        &[Kind::Ref],
        Some(Kind::Ptr),
        native!(string_data),
    )),
    pure(
        "Fencepost.Runtime::Concat(string,string)",
        &[Kind::Ref; 2],
        Some(Kind::Ref),
        native!(concat),
    ),
    pure(
        "Fencepost.Runtime::Concat3(string,string,string)",
        &[Kind::Ref; 3],
        Some(Kind::Ref),
        native!(concat),
    ),
    pure(
        "Fencepost.Runtime::Concat4(string,string,string,string)",
        &[Kind::Ref; 4],
        Some(Kind::Ref),
        native!(concat),
    ),
    pure(
        "Fencepost.Runtime::Substring(string,int,int)",
        &[Kind::Ref, Kind::I32, Kind::I32],
        Some(Kind::Ref),
        native!(substring),
    ),
    pure(
        "Fencepost.Runtime::Splice(string,int,int,string)",
        &[Kind::Ref, Kind::I32, Kind::I32, Kind::Ref],
        Some(Kind::Ref),
        native!(splice),
    ),
    pure(
        "Fencepost.Runtime::ReplaceAll(string,string,string)",
        &[Kind::Ref; 3],
        Some(Kind::Ref),
        native!(replace_all),
    ),
    pure(
        "Fencepost.Runtime::Trim(string,string,int)",
        &[Kind::Ref, Kind::Ref, Kind::I32],
        Some(Kind::Ref),
        native!(trim),
    ),
    pure(
        "Fencepost.Runtime::ToUpper(string)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(to_upper),
    ),
    pure(
        "Fencepost.Runtime::ToLower(string)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(to_lower),
    ),
    pure(
        "Fencepost.Runtime::Intern(string)",
        &[Kind::Ref],
        Some(Kind::Ref),
        native!(intern),
    ),
    pure(
        "Fencepost.Runtime::IsLiteral(string)",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(is_literal),
    ),
    pure(
        "string::get_Length()",
        &[Kind::Ref],
        Some(Kind::I32),
        native!(length),
    ),
    pure(
        "string::get_Chars(int)",
        &[Kind::Ref, Kind::I32],
        Some(Kind::I32),
        native!(char_at),
    ),
];

/// The code units that a pointer leads to.
fn units_at(exec: &Exec<'_>, pointer: u64, length: u64) -> Result<Vec<u16>, NativeResult> {
    (0..length)
        .map(|index| read(exec, pointer + 2 * index, Cell::Char).map(|unit| unit as u16))
        .collect()
}

fn new_string(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(total) = exec.length_of(args[0]) else {
        return Err(NativeResult::Fault(Fault::NullReference));
    };
    let (start, length) = range(args[1], args[2], total as usize)?;
    let first = args[0] + u64::from(ARRAY_DATA) + 2 * start as u64;
    let units = units_at(exec, first, length as u64)?;
    new_text(exec, &units)
}

fn new_string_from_pointer(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let length = args[1] as i32;
    if length < 0 {
        return Err(NativeResult::Fault(Fault::ArgumentOutOfRange));
    }
    let units = units_at(exec, args[0], length as u64)?;
    new_text(exec, &units)
}

fn repeat_char(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let count = args[1] as i32;
    // A string of this length would not fit a real runtime either.
    if !(0..1 << 30).contains(&count) {
        return Err(NativeResult::Fault(Fault::OutOfMemory));
    }
    new_text(exec, &vec![args[0] as u16; count as usize])
}

fn string_data(_: &mut Exec<'_>, args: &[u64]) -> Answer {
    match args[0] {
        0 => Err(NativeResult::Fault(Fault::NullReference)),
        word => Ok(word + u64::from(STRING_DATA)),
    }
}

fn concat(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mut all = Vec::new();
    let mut only = None;
    let mut parts = 0;
    for &arg in args {
        let units = text_or_null(exec, arg)?.unwrap_or_default();
        if !units.is_empty() {
            parts += 1;
            only = Some(arg);
        }
        all.extend(units);
    }
    match only {
        Some(word) if parts == 1 => Ok(word),
        _ => new_text(exec, &all),
    }
}

fn substring(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let (start, length) = range(args[1], args[2], units.len())?;
    if length == units.len() {
        return Ok(args[0]);
    }
    new_text(exec, &units[start..start + length])
}

fn splice(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let inserted = text(exec, args[3])?;
    let (start, removed) = range(args[1], args[2], units.len())?;
    let mut made = units[..start].to_vec();
    made.extend(inserted);
    made.extend(&units[start + removed..]);
    new_text(exec, &made)
}

fn replace_all(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let old = text(exec, args[1])?;
    let new = text_or_null(exec, args[2])?.unwrap_or_default();
    if old.is_empty() {
        return Err(NativeResult::Fault(Fault::Argument));
    }
    let mut made = Vec::new();
    let mut at = 0;
    let mut found = false;
    while at < units.len() {
        if units[at..].starts_with(&old) {
            made.extend(&new);
            at += old.len();
            found = true;
        } else {
            made.push(units[at]);
            at += 1;
        }
        if made.len() > 1 << 30 {
            return Err(NativeResult::Fault(Fault::OutOfMemory));
        }
    }
    if found {
        new_text(exec, &made)
    } else {
        Ok(args[0])
    }
}

fn trim(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let units = text(exec, args[0])?;
    let set = text_or_null(exec, args[1])?;
    let goes = |unit: &u16| match &set {
        Some(set) => set.contains(unit),
        None => characters::is_white_space(*unit),
    };
    let sides = args[2];
    let first = if sides & 1 != 0 {
        units.iter().position(|unit| !goes(unit))
    } else {
        Some(0)
    };
    let first = first.unwrap_or(units.len());
    let last = if sides & 2 != 0 {
        units
            .iter()
            .rposition(|unit| !goes(unit))
            .map_or(0, |i| i + 1)
    } else {
        units.len()
    };
    if first == 0 && last == units.len() {
        return Ok(args[0]);
    }
    new_text(exec, units.get(first..last).unwrap_or_default())
}

fn map_units(exec: &mut Exec<'_>, word: u64, map: fn(u16) -> u16) -> Answer {
    let units = text(exec, word)?;
    let mapped: Vec<u16> = units.iter().map(|&unit| map(unit)).collect();
    if mapped == units {
        return Ok(word);
    }
    new_text(exec, &mapped)
}

fn to_upper(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    map_units(exec, args[0], characters::to_upper)
}

fn to_lower(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    map_units(exec, args[0], characters::to_lower)
}

/// The object that a literal with the same characters is.
fn intern(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(units) = text_or_null(exec, args[0])? else {
        return Ok(0);
    };
    let literal = program(exec)?.literal(units);
    exec.literal_word(literal).map_err(stopped)
}

/// Whether the program's own code has a literal with the same characters.
fn is_literal(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(units) = text_or_null(exec, args[0])? else {
        return Ok(0);
    };
    Ok(u64::from(program(exec)?.is_program_literal(&units)))
}

fn length(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    read(exec, args[0], Cell::U32)
}

fn char_at(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let length = read(exec, args[0], Cell::U32)?;
    let index = args[1] as u32;
    if u64::from(index) >= length {
        return Err(NativeResult::Fault(Fault::IndexOutOfRange));
    }
    match exec.read_cell(
        args[0] + u64::from(STRING_DATA) + 2 * u64::from(index),
        Cell::Char,
    ) {
        Some(unit) => Ok(unit),
        None => unsupported("ill-formed code: a string native on something not a string"),
    }
}
