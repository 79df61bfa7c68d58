//! From a solution to an execution.

use crate::circuit::Circuit;
use crate::formula::Formula;
use crate::objects::{MONITOR, ObjectKey, Objects, Place};
use crate::solver::Lit;
use crate::unroll::{Item, Site, Wakes};
use crate::value::{Data, EventId};
use fencepost_ir::{ARRAY_DATA, Cell, ClassKind, FenceKind, Source};
use fencepost_memory_model::AccessKind;
use std::cmp::Ordering;

/// What a step has to do with waiting for a pulse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// The thread begins to wait.
    Waits,
    /// The first that waits is woken, any of them, or all.
    Wakes(Wakes),
    /// The time of the thread is over.
    Expires,
    /// The thread goes on.
    Resumes,
}

/// One access of an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The thread.
    pub thread: u32,
    /// Its place in its thread's program order.
    pub position: u32,
    /// The operation.
    pub site: Site,
    /// What it is to the memory model.
    pub kind: AccessKind,
    /// Whether it is complete before anything behind it begins.
    pub in_place: bool,
    /// The value that it read: a number, or one that tells objects apart, 0 for none.
    pub read: Option<u64>,
    /// The value that it wrote.
    pub wrote: Option<u64>,
    /// The fences that its thread passed since the access before it in this list.
    pub fences: Vec<FenceKind>,
    /// What it has to do with waiting for a pulse.
    pub signal: Option<Signal>,
    /// The cell: a number that tells objects apart, and the byte in it.
    pub place: Option<(u32, u32)>,
    /// The cell as people name it.
    pub location: String,
    /// The value that it read, or else wrote, as people see it.
    pub value: String,
}

/// The accesses that count in the solution that was found last, in memory order.
pub(crate) fn steps(formula: &Formula, objects: &Objects, source: &dyn Source) -> Vec<Step> {
    let solver = &formula.circuit.solver;
    let value = |lit: Lit| lit.known().unwrap_or_else(|| solver.value(lit));
    let mut events: Vec<EventId> = (0..formula.program.events.len())
        .map(EventId::from_index)
        .filter(|&id| formula.order.has(id) && value(formula.event(id).guard))
        .filter(|&id| value(formula.order.counts(id)))
        .collect();
    events.sort_by(|&a, &b| match (a == b, value(formula.order.before(a, b))) {
        (true, _) => Ordering::Equal,
        (false, true) => Ordering::Less,
        (false, false) => Ordering::Greater,
    });
    let number = |data: &Data| match data {
        Data::Bits(bits) => {
            let known: Vec<Lit> = bits.iter().map(|&lit| Lit::constant(value(lit))).collect();
            Circuit::known(&known)
        }
        Data::Address(address) => {
            let mut holding = address.candidates.iter().filter(|one| value(one.holds));
            Some(holding.next().map_or(0, |one| u64::from(one.object.0) + 1))
        }
        Data::Mixed(_) => None,
    };
    let step = |id: EventId| {
        let event = formula.event(id);
        let wrote = event.written.iter().any(|(_, lit)| value(*lit));
        let mut places = event.targets.iter().filter(|(_, lit)| value(*lit));
        let place = places.next().map(|(place, _)| *place);
        let read = event.loaded.as_ref().and_then(number);
        let wrote = event.stored.as_ref().filter(|_| wrote).and_then(number);
        let monitor = place.is_some_and(|place| place.1 == MONITOR);
        let shown = read.or(wrote).filter(|_| !monitor);
        Step {
            thread: event.thread,
            position: event.position,
            site: event.site,
            kind: event.kind,
            in_place: event.in_place,
            read,
            wrote,
            fences: Vec::new(),
            signal: signal(formula, id),
            place: place.map(|place| (place.0.0, place.1)),
            location: place.map_or_else(String::new, |place| name(objects, source, place)),
            value: shown.map_or_else(String::new, |word| show(objects, source, event.cell, word)),
        }
    };
    let mut steps: Vec<Step> = events.into_iter().map(step).collect();
    for (number, thread) in formula.program.threads.iter().enumerate() {
        let mut passed = Vec::new();
        for (position, item) in thread.items.iter().enumerate() {
            match item {
                Item::Fence(kind, guard) if value(*guard) => passed.push(*kind),
                Item::Fence(..)
                | Item::Start(_)
                | Item::Join(..)
                | Item::Mark(_)
                | Item::Commit(_) => {}
                Item::Event(_) => {
                    let here = |step: &&mut Step| {
                        step.thread as usize == number && step.position as usize == position
                    };
                    if let Some(step) = steps.iter_mut().find(here) {
                        step.fences = std::mem::take(&mut passed);
                    }
                }
            }
        }
    }
    steps
}

fn signal(formula: &Formula, id: EventId) -> Option<Signal> {
    let program = &formula.program;
    let pulse = program.pulses.iter().find(|pulse| pulse.event == id);
    if let Some(pulse) = pulse {
        return Some(Signal::Wakes(pulse.wakes));
    }
    program.waits.iter().find_map(|wait| {
        let expires = wait.expiry.is_some_and(|(event, _)| event == id);
        match id {
            _ if id == wait.release => Some(Signal::Waits),
            _ if id == wait.retake => Some(Signal::Resumes),
            _ => expires.then_some(Signal::Expires),
        }
    })
}

/// A cell as people name it.
fn name(objects: &Objects, source: &dyn Source, (object, offset, _): Place) -> String {
    let object = objects.get(object);
    let class = object.class.and_then(|class| source.class(class).ok());
    let Some(class) = class else {
        return "memory of a call".to_string();
    };
    if offset == MONITOR {
        return class.name.clone();
    }
    if let ClassKind::Array { stride } = class.kind {
        let index = offset.saturating_sub(ARRAY_DATA) / stride.max(1);
        return format!("{}[{index}]", class.name);
    }
    let layout = match object.key {
        ObjectKey::Statics(_) => &class.statics,
        ObjectKey::ThreadStatics(..) => &class.thread_statics,
        ObjectKey::Made(..)
        | ObjectKey::Frame(..)
        | ObjectKey::Literal(_)
        | ObjectKey::Text(..)
        | ObjectKey::Block(..)
        | ObjectKey::TypeObject(_)
        | ObjectKey::Function(_) => &class.layout,
    };
    match layout.cell_at(offset) {
        Some(cell) => format!("{}.{}", class.name, cell.name),
        None => format!("{}+{offset}", class.name),
    }
}

/// A value as people see it.
fn show(objects: &Objects, source: &dyn Source, cell: Cell, word: u64) -> String {
    let word = if matches!(cell, Cell::Ref | Cell::Ptr) {
        word
    } else {
        cell.widen(word)
    };
    match cell {
        Cell::Ref | Cell::Ptr => match word.checked_sub(1) {
            None => "null".to_string(),
            Some(object) => {
                let object = objects.get(crate::value::ObjectId(object as u32));
                let class = object.class.and_then(|class| source.class(class).ok());
                class.map_or_else(String::new, |class| class.name.clone())
            }
        },
        Cell::Bool => (word != 0).to_string(),
        Cell::F32 => f32::from_bits(word as u32).to_string(),
        Cell::F64 => f64::from_bits(word).to_string(),
        Cell::I8 | Cell::I16 | Cell::I32 => (word as i32).to_string(),
        Cell::I64 => (word as i64).to_string(),
        Cell::U8 | Cell::U16 | Cell::Char | Cell::U32 | Cell::U64 => word.to_string(),
    }
}
