//! Memory, monitors and pending lists at the steps of an execution.

use super::{Telling, waits};
use crate::outcome::MemoryView;
use crate::task::Setup;
use fencepost_ir::WrittenAs;
use fencepost_vm::{
    Choice, EntryKind, Location, Machine, ObjectKind, RunningState, State, Thread, Value, ValueName,
};

/// How many values all views of one execution have together at most.
const MOST_VALUES: usize = 100_000;

/// What memory looks like before the first choice and behind each of them, with the event at which
/// each trace line stands. There are fewer views if there is too much to see.
pub(crate) fn views(
    telling: &mut Telling<'_>,
    setup: &Setup,
    path: &[Choice],
    lines: &[usize],
) -> Vec<MemoryView> {
    let machine = &setup.machine;
    let (mut events, mut notes) = (Vec::new(), Vec::new());
    let begun = machine.initial_narrated(setup.entry, &mut events, &mut notes);
    let mut state = match begun {
        Ok(state) => state,
        Err((state, _)) => *state,
    };
    let mut found: Vec<MemoryView> = Vec::new();
    let mut values = 0;
    let mut look = |state: &RunningState, events: usize, telling: &mut Telling<'_>| {
        let after = lines.iter().filter(|&&event| event < events).count();
        let view = view(telling, state, events, after);
        values += view.cells.len() + view.pending.len();
        // A step without a line of its own only changes how the last one left things.
        if found.last().is_some_and(|last| last.after == after) {
            found.pop();
        }
        found.push(view);
        values <= MOST_VALUES
    };
    let mut goes_on = look(&state, events.len(), telling);
    for &choice in path {
        if !goes_on {
            found
                .iter_mut()
                .last()
                .into_iter()
                .for_each(|last| last.is_cut = true);
            break;
        }
        let taken = machine.apply_narrated(&mut state, choice, &mut events, &mut notes);
        goes_on = look(&state, events.len(), telling) && taken.is_ok();
    }
    found
}

/// What there is to see in a state, at the time of an event.
pub(crate) fn view(
    telling: &mut Telling<'_>,
    state: &State,
    at: usize,
    after: usize,
) -> MemoryView {
    let threads: Vec<usize> = state
        .threads
        .iter()
        .map(|thread| telling.names.thread_number(thread.id))
        .collect();
    let mut pending = Vec::new();
    for (thread, number) in state.threads.iter().zip(threads) {
        let entries = pending_words(telling, state, thread, at);
        pending.extend(entries.into_iter().map(|entry| (number, entry)));
    }
    MemoryView {
        after,
        cells: cells(telling, state, at),
        monitors: monitors(telling, state, at),
        pending,
        is_cut: false,
    }
}

/// The values of the program's static fields, and of the objects that the execution names.
fn cells(telling: &mut Telling<'_>, state: &State, at: usize) -> Vec<(String, String)> {
    let machine = telling.machine;
    let mut found = Vec::new();
    for object in state.heap.iter() {
        let (class, is_static) = match object.kind {
            ObjectKind::Instance(class) => (class, false),
            ObjectKind::Statics(class) => (class, true),
            ObjectKind::ThreadStatics(_)
            | ObjectKind::Frame(_)
            | ObjectKind::Bytes
            | ObjectKind::Block { .. }
            | ObjectKind::Freed { .. } => continue,
        };
        // Numbers are given in the order of the trace, and nothing else may give them.
        if !is_static && !telling.names.is_numbered(object.id, at) {
            continue;
        }
        let Some(info) = machine
            .loaded_class(class)
            .filter(|info| !info.class.library)
        else {
            continue;
        };
        let layout = match is_static {
            true => &info.class.statics,
            false => &info.class.layout,
        };
        for cell in &layout.cells {
            let location = Location {
                object: object.id,
                offset: cell.offset,
                cell: cell.cell,
            };
            let part = format!(".{}", cell.name);
            let is_made = machine.source.written_as(&info.class.name, &part) == WrittenAs::Nothing;
            // What locks of C consist of is of no interest; who holds them is told elsewhere.
            let is_inner = machine.looks_after_memory() && cell.name.contains(".__");
            if is_made || is_inner || !object.contains(cell.offset, cell.cell.size()) {
                continue;
            }
            let place = place_words(telling, machine, state, location, at);
            let word = object.read(cell.offset, cell.cell);
            let value = machine.value_name(state, cell.cell, word);
            found.push((place, value_words(telling, &value, at)));
        }
    }
    found.sort();
    if machine.looks_after_memory() {
        // The members of a union have one place.
        found.dedup_by(|one, other| one.0 == other.0);
    }
    found
}

/// Who holds which monitor, and who waits there.
fn monitors(telling: &mut Telling<'_>, state: &State, at: usize) -> Vec<String> {
    let machine = telling.machine;
    let mut found = Vec::new();
    if machine.looks_after_memory() {
        let before = &telling.events[..at.min(telling.events.len())];
        for thread in &state.threads {
            let owner = telling.names.distinct_thread(thread.id);
            let (calls, names) = (&telling.calls, &mut telling.names);
            let taken = waits::taken(machine, calls, names, before, thread.id);
            let held = taken.iter().map(|lock| format!("{lock}: held by {owner}"));
            found.extend(held);
        }
    }
    for object in state.heap.iter() {
        let Some(monitor) = object.monitor.as_ref().filter(|one| !one.is_idle()) else {
            continue;
        };
        let Some(name) = machine.object_name(state, object.id) else {
            continue;
        };
        if !telling.names.is_numbered(object.id, at) {
            continue;
        }
        let name = telling.names.place(&name, at).short;
        let mut parts = Vec::new();
        if let Some((owner, count)) = monitor.owner {
            let times = match count {
                1 => String::new(),
                count => format!(" {count} times"),
            };
            let owner = telling.names.distinct_thread(owner);
            parts.push(format!("held by {owner}{times}"));
        }
        if !monitor.waiting.is_empty() {
            let waiting = monitor.waiting.iter();
            let names: Vec<String> = waiting
                .map(|&thread| telling.names.distinct_thread(thread))
                .collect();
            parts.push(format!("waited on by {}", names.join(", ")));
        }
        found.push(format!("{name}: {}", parts.join(", ")));
    }
    found.sort();
    found
}

/// The pending operations of a thread, in program order.
pub(crate) fn pending_words(
    telling: &mut Telling<'_>,
    state: &State,
    thread: &Thread,
    at: usize,
) -> Vec<String> {
    let machine = telling.machine;
    let entries = thread.pending.entries.iter();
    entries
        .map(|entry| {
            let source = machine.describe_operation(entry.function, entry.pc);
            let EntryKind::Access(kind) = entry.kind else {
                return format!("{source} fence");
            };
            let location = Location {
                object: entry.object,
                offset: entry.offset,
                cell: entry.cell,
            };
            let place = place_words(telling, machine, state, location, at);
            let stores = kind.is_write() && !kind.is_update();
            let value = match entry.value {
                Value::Known(word) if stores => {
                    let value = machine.value_name(state, entry.cell, word);
                    format!(" = {}", value_words(telling, &value, at))
                }
                Value::Node(_) if stores => " = a value that is still to be read".to_string(),
                Value::Known(_) | Value::Node(_) => String::new(),
            };
            let words = match machine.looks_after_memory() {
                true => kind.words().replace("volatile ", "seq_cst "),
                false => kind.words().to_string(),
            };
            format!("{source} {words} {place}{value}")
        })
        .collect()
}

fn place_words(
    telling: &mut Telling<'_>,
    machine: &Machine,
    state: &State,
    location: Location,
    at: usize,
) -> String {
    match machine.place_name(state, location) {
        Some(place) if place.object.is_none() || telling.names.is_numbered(location.object, at) => {
            telling.names.place(&place, at).short
        }
        Some(_) | None => machine.describe_location(state, location),
    }
}

/// A value. An object that the trace does not name is known by its class.
fn value_words(telling: &mut Telling<'_>, value: &ValueName, at: usize) -> String {
    match value {
        ValueName::Object(object)
            if !object
                .object
                .is_some_and(|id| telling.names.is_numbered(id, at)) =>
        {
            telling.machine.source.short_type_name(&object.class)
        }
        ValueName::Object(_) | ValueName::Text(_) | ValueName::Constant(..) => {
            telling.names.value(value, at).short
        }
    }
}
