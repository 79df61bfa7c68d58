//! What most natives need: strings and memory, with failures as results.

use crate::program::program;
use fencepost_ir::{Cell, Fault};
use fencepost_vm::{Exec, NativeResult, Stop};

/// The result word of a native, or how else it ended.
pub(crate) type Answer = Result<u64, NativeResult>;

/// What the machine stops a run with.
pub(crate) fn stopped(stop: Stop) -> NativeResult {
    NativeResult::Stopped(stop)
}

/// Something that is not modelled.
pub(crate) fn unsupported<T>(what: impl Into<String>) -> Result<T, NativeResult> {
    Err(NativeResult::Unsupported(what.into()))
}

/// The result of an allocation.
pub(crate) fn allocated(result: Result<Result<u64, Fault>, Stop>) -> Answer {
    match result {
        Ok(Ok(word)) => Ok(word),
        Ok(Err(fault)) => Err(NativeResult::Fault(fault)),
        Err(stop) => Err(stopped(stop)),
    }
}

/// The code units of a string that must not be null.
pub(crate) fn text(exec: &Exec<'_>, word: u64) -> Result<Vec<u16>, NativeResult> {
    match text_or_null(exec, word)? {
        Some(units) => Ok(units),
        None => Err(NativeResult::Fault(Fault::NullReference)),
    }
}

/// The code units of a string, or nothing for null.
pub(crate) fn text_or_null(exec: &Exec<'_>, word: u64) -> Result<Option<Vec<u16>>, NativeResult> {
    if word == 0 {
        return Ok(None);
    }
    match exec.string_units(word) {
        Some(units) => Ok(Some(units)),
        None => unsupported("ill-formed code: a string native on something not a string"),
    }
}

/// The text of a string in the words of reports; null is empty.
pub(crate) fn plain_text(exec: &Exec<'_>, word: u64) -> Result<String, NativeResult> {
    let units = text_or_null(exec, word)?.unwrap_or_default();
    Ok(String::from_utf16_lossy(&units))
}

/// A new string; all empty ones are the same.
pub(crate) fn new_text(exec: &mut Exec<'_>, units: &[u16]) -> Answer {
    if units.is_empty()
        && let Ok(source) = program(exec)
    {
        let literal = source.literal(Vec::new());
        return exec.literal_word(literal).map_err(stopped);
    }
    allocated(exec.allocate_string(units))
}

/// A new string.
pub(crate) fn new_str(exec: &mut Exec<'_>, text: &str) -> Answer {
    let units: Vec<u16> = text.encode_utf16().collect();
    new_text(exec, &units)
}

/// Reads through a pointer.
pub(crate) fn read(exec: &Exec<'_>, pointer: u64, cell: Cell) -> Answer {
    match exec.read_cell(pointer, cell) {
        Some(word) => Ok(word),
        None if pointer == 0 => Err(NativeResult::Fault(Fault::NullReference)),
        None => unsupported("an access outside every object (dangling or wild pointer)"),
    }
}

/// Writes through a pointer.
pub(crate) fn write(
    exec: &mut Exec<'_>,
    pointer: u64,
    cell: Cell,
    word: u64,
) -> Result<(), NativeResult> {
    if exec.write_cell(pointer, cell, word) {
        Ok(())
    } else {
        read(exec, pointer, cell).map(drop)
    }
}

/// A range of a sequence, as indexes that are known to lie in it.
pub(crate) fn range(start: u64, length: u64, total: usize) -> Result<(usize, usize), NativeResult> {
    let (start, length) = (start as i32, length as i32);
    let fits = start >= 0 && length >= 0 && i64::from(start) + i64::from(length) <= total as i64;
    if fits {
        Ok((start as usize, length as usize))
    } else {
        Err(NativeResult::Fault(Fault::ArgumentOutOfRange))
    }
}
