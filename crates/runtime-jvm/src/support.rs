//! What most natives need: strings, memory, classes, with failures as results.

use fencepost_frontend_jvm::JvmSource;
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, Fault, Problem};
use fencepost_vm::{Exec, Machine, NativeResult, ObjectKey, Stop, word};

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

/// What the front end could not supply, as the end of a run.
pub(crate) fn refused(exec: &Exec<'_>, problem: Problem) -> NativeResult {
    stopped(exec.locate_problem(problem))
}

/// The program as its front end knows it.
pub(crate) fn program<'a>(exec: &Exec<'a>) -> Result<&'a JvmSource, NativeResult> {
    match source_of(exec.machine) {
        Some(source) => Ok(source),
        None => unsupported("ill-formed code: a native of another front end"),
    }
}

/// The program that a machine runs.
pub(crate) fn source_of(machine: &Machine) -> Option<&JvmSource> {
    machine.source.as_any()?.downcast_ref::<JvmSource>()
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
    if word == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    match exec.string_units(word) {
        Some(units) => Ok(units),
        None => unsupported("ill-formed code: a string native on something not a string"),
    }
}

/// The text of a string in the words of reports.
pub(crate) fn plain_text(exec: &Exec<'_>, word: u64) -> Result<String, NativeResult> {
    Ok(String::from_utf16_lossy(&text(exec, word)?))
}

/// A new string; all empty ones are the same.
pub(crate) fn new_text(exec: &mut Exec<'_>, units: &[u16]) -> Answer {
    if units.is_empty() {
        let literal = program(exec)?.literal(Vec::new());
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
        None => unsupported("an access outside every object"),
    }
}

/// The class of an object that must not be null.
pub(crate) fn class_of(exec: &Exec<'_>, word: u64) -> Result<ClassId, NativeResult> {
    if word == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    match exec.class_of(word) {
        Some(class) => Ok(class),
        None => unsupported("ill-formed code: the class of something not an object"),
    }
}

/// The class behind a class object.
pub(crate) fn class_behind(exec: &Exec<'_>, word: u64) -> Result<ClassId, NativeResult> {
    if word == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    match exec.machine.identities.object_key(word::object_of(word)) {
        Some(ObjectKey::TypeObject(class)) => Ok(class),
        _ => unsupported("ill-formed code: a class that is none"),
    }
}

/// The class object of a class, or null.
pub(crate) fn class_object(exec: &mut Exec<'_>, class: Option<ClassId>) -> Answer {
    match class {
        Some(class) => exec.type_object_word(class).map_err(stopped),
        None => Ok(0),
    }
}

/// A new array with these words as its elements.
pub(crate) fn new_array(exec: &mut Exec<'_>, class: ClassId, cell: Cell, words: &[u64]) -> Answer {
    let array = allocated(exec.allocate(class, words.len() as u64))?;
    for (index, word) in words.iter().enumerate() {
        let at = array + u64::from(ARRAY_DATA) + index as u64 * u64::from(cell.size());
        exec.write_cell(at, cell, *word);
    }
    Ok(array)
}
