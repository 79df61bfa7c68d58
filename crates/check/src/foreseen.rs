//! Prescient stores as data that outlives the process.
//!
//! What may be stored early has a number that means something in one search only. A witness says
//! in words which variable got which value; a replay looks both up in the state at hand.

use fencepost_ir::{Cell, ClassId, FuncId};
use fencepost_vm::{Creator, EarlyValue, Location, Machine, ObjectId, ObjectKey, State, ThreadId};

/// Between the parts of a description.
const SEPARATOR: char = '|';

fn class_name(machine: &Machine, class: ClassId) -> String {
    let info = machine.loaded_class(class);
    info.map_or("?".to_string(), |info| info.class.name.clone())
}

fn thread_name(machine: &Machine, thread: ThreadId) -> String {
    let path = machine.identities.thread_path(thread);
    path.iter().map(|ordinal| format!("/{ordinal}")).collect()
}

/// What an object is, in words that mean the same in another process.
fn object_name(machine: &Machine, id: ObjectId) -> String {
    if let Some(class) = id.statics_class() {
        return format!("statics of {}", class_name(machine, class));
    }
    let function = |id: FuncId| machine.source.function_name(id);
    match machine.identities.object_key(id) {
        None | Some(ObjectKey::Null) => "null".to_string(),
        Some(ObjectKey::Allocated {
            creator,
            function: at,
            pc,
            ordinal,
        }) => {
            let creator = match creator {
                Creator::Thread(thread) => format!("main{}", thread_name(machine, thread)),
                Creator::Class(class) => class_name(machine, class),
            };
            format!("{creator} {} {pc} {ordinal}", function(at))
        }
        Some(ObjectKey::TypeObject(class)) => format!("class {}", class_name(machine, class)),
        Some(other) => format!("{other:?}"),
    }
}

/// Describes a value that was stored early.
pub(crate) fn describe(machine: &Machine, value: &EarlyValue) -> String {
    let EarlyValue { at, raw, .. } = *value;
    let word = match at.cell.kind().is_reference() {
        true => object_name(machine, fencepost_vm::word::object_of(raw)),
        false => raw.to_string(),
    };
    let parts = [
        object_name(machine, at.object),
        at.offset.to_string(),
        format!("{:?}", at.cell),
        word,
    ];
    parts.join(&SEPARATOR.to_string())
}

/// Finds what a description means in a state.
pub(crate) fn find(
    machine: &Machine,
    state: &State,
    thread: ThreadId,
    text: &str,
) -> Option<EarlyValue> {
    let parts: Vec<&str> = text.split(SEPARATOR).collect();
    let &[object, offset, cell, word] = parts.as_slice() else {
        return None;
    };
    let named = |name: &str| {
        let mut objects = state.heap.iter().map(|object| object.id);
        objects.find(|&id| object_name(machine, id) == name)
    };
    let cell = *Cell::ALL.iter().find(|c| format!("{c:?}") == cell)?;
    let raw = match cell.kind().is_reference() {
        true if word == "null" => 0,
        true => fencepost_vm::word::address(named(word)?, 0),
        false => cell.narrow(word.parse().ok()?),
    };
    let at = Location {
        object: named(object)?,
        offset: offset.parse().ok()?,
        cell,
    };
    Some(EarlyValue { thread, at, raw })
}
