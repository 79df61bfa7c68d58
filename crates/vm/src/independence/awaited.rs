//! What a thread that stands before an operation waits for and may touch, before it takes the step.

use crate::machine::Machine;
use crate::machine::effects::{Access, Drains, Touches, Waits, effects, visit_needed};
use crate::machine::footprint::{Drain, Footprint, Mode, Resource, Touch};
use crate::machine::native::RuntimePart;
use crate::machine::resolve::resolve_quietly;
use crate::state::keys::ThreadId;
use crate::state::pending::{Entry, Value};
use crate::state::thread::{Status, Thread};
use crate::state::word::object_of;
use crate::state::{ClassState, State};
use fencepost_ir::{Op, Reg};

impl Machine {
    /// What the in-place operation that a thread stands before would touch, as far as that decides
    /// whether it can happen. Nothing if no other thread can keep it from happening.
    pub fn awaited(&self, state: &State, thread: &Thread) -> Vec<Touch> {
        let mut footprint = Footprint::default();
        match thread.status {
            Status::Ended => {}
            // Waits are pulsed by others; what counts is the order of their steps.
            Status::Waiting { .. } => {}
            Status::Ready { object, .. } => {
                footprint.touch(Resource::Owner(object), Mode::Acquire);
            }
            Status::Delayed => {
                footprint.touch(Resource::Runtime(RuntimePart::Timers), Mode::Write);
                footprint.touch(Resource::Clock, Mode::Read);
            }
            Status::Failing => footprint.touch(Resource::Everything, Mode::Write),
            Status::Running | Status::AwaitingClass(_) => {
                if let Some(op) = self.next_op(thread) {
                    self.awaited_by(state, thread, op, &mut footprint);
                }
            }
        }
        if thread.interrupted {
            footprint.touch(Resource::Everything, Mode::Write);
        }
        footprint.touches
    }

    /// How the operation in place that a thread stands before comes after what it has pending.
    pub fn drain(&self, state: &State, thread: &Thread) -> Drain {
        match thread.status {
            // An interrupt may end the wait before the monitor is free.
            _ if thread.interrupted => Drain::Done,
            // Beginning to wait is in place.
            _ if self.asks_waiting && self.begins_to_wait(state, thread) => Drain::Done,
            Status::Ready { .. } => Drain::Monitor,
            Status::Running | Status::AwaitingClass(_) => {
                let Some(op) = self.next_op(thread) else {
                    return Drain::Done;
                };
                let effects = effects(op);
                match effects.drains {
                    _ if effects.is_local() => Drain::Open,
                    // A choice waits for nothing that is pending, nor does what is recorded.
                    Drains::Nothing if matches!(effects.waits, Waits::Number(_) | Waits::Turn) => {
                        Drain::Open
                    }
                    Drains::BeforeLock => Drain::Monitor,
                    Drains::ToInitialize(class) if !self.sequential => {
                        let begins = state.globals.class_state(class).is_none()
                            && self.only_silent(state, thread);
                        if begins { Drain::Done } else { Drain::Class }
                    }
                    Drains::Nothing
                    | Drains::All
                    | Drains::AllInTables
                    | Drains::Update
                    | Drains::ToInitialize(_)
                    | Drains::Native(_) => Drain::Done,
                }
            }
            Status::Waiting { .. } | Status::Delayed | Status::Failing | Status::Ended => {
                Drain::Done
            }
        }
    }

    /// The thread that must have ended before a thread can take its next step: it joins that one,
    /// has not been interrupted and cannot give up.
    pub fn needed_end(&self, state: &State, thread: &Thread) -> Option<ThreadId> {
        let begins = || self.asks_waiting && self.begins_to_wait(state, thread);
        if thread.status != Status::Running || thread.interrupted || begins() {
            return None;
        }
        match effects(self.next_op(thread)?).waits {
            Waits::End(joined, patience) if patience.milliseconds(thread) == -1 => {
                let handle = thread.reg(joined) as u32;
                handle.checked_sub(1).map(ThreadId)
            }
            Waits::Native(native, args) => {
                let row = self.native(native).ok()?;
                let words: Vec<u64> = args.iter().map(|&reg| thread.reg(reg)).collect();
                row.joins_patiently(state, thread.id, &words)
            }
            // It may give up, or waits for something else.
            Waits::End(..)
            | Waits::Nothing
            | Waits::Monitor(..)
            | Waits::Class(_)
            | Waits::Room
            | Waits::RoomToUpdate
            | Waits::RoomToUnlock(_)
            | Waits::Turn
            | Waits::Number(_) => None,
        }
    }

    /// The places of the pending reads whose values the operation that a thread stands before
    /// needs.
    pub fn needed_reads(&self, state: &State, thread: &Thread) -> Vec<u32> {
        let pending = &thread.pending;
        let Some(op) = self
            .next_op(thread)
            .filter(|_| !pending.promises.is_empty())
        else {
            return Vec::new();
        };
        let base = thread.base();
        let mut needed: Vec<u32> = Vec::new();
        let mut note = |reg: Reg| needed.extend(pending.promise(base + u32::from(reg.0)));
        visit_needed(op, &mut note);
        if let Op::Store { value, .. } = op
            && self.stores_promise_in_frame(state, thread, op)
        {
            note(*value);
        }
        reads_behind(thread, &needed)
    }

    fn awaited_by(&self, state: &State, thread: &Thread, op: &Op, footprint: &mut Footprint) {
        let word = |reg: &Reg| thread.reg(*reg);
        let effects = effects(op);
        match effects.waits {
            Waits::Monitor(object, _) => {
                let object = object_of(word(&object));
                footprint.touch(Resource::Owner(object), Mode::Acquire);
                if self.asks_waiting {
                    footprint.touch(Resource::Queue(object), Mode::Read);
                }
            }
            Waits::End(joined, _) => {
                if let Some(id) = (word(&joined) as u32).checked_sub(1) {
                    footprint.touch(Resource::End(ThreadId(id)), Mode::Read);
                }
            }
            Waits::Class(class) => {
                footprint.touch(Resource::Class(class), Mode::Write);
                if let Some(ClassState::Running(_)) = state.globals.class_state(class) {
                    footprint.touch(Resource::Initializers, Mode::Write);
                }
            }
            Waits::Native(native, args) => {
                if let Ok(row) = self.native(native)
                    && row.is_visible()
                {
                    let words: Vec<u64> = args.iter().map(word).collect();
                    if self.touch_join(state, thread.id, (row, &words), footprint) {
                        return;
                    }
                    self.touch_shared(row, footprint);
                    // Whether it can happen depends on the bytes that it names, if it names any.
                    if row.ready.is_some() && row.named_bytes(&words).is_none() {
                        footprint.touch(Resource::Runtime(RuntimePart::All), Mode::Write);
                    }
                    if let Some(joined) = row.joins(state, thread.id, &words) {
                        footprint.touch(Resource::End(joined), Mode::Read);
                    }
                    self.touch_arguments(state, thread, (row, &words), footprint);
                }
            }
            // Only its own thread can make room or choose a number.
            Waits::Nothing
            | Waits::Room
            | Waits::RoomToUpdate
            | Waits::RoomToUnlock(_)
            | Waits::Turn
            | Waits::Number(_) => {}
        }
        if let Touches::Cell(place, Access::Update) = effects.touches
            && let Some(at) = resolve_quietly(self, state, thread, place)
        {
            let cell = Resource::Cell(at.object, at.offset, at.cell.size());
            footprint.touch(cell, Mode::Write);
        }
    }
}

/// The places of the pending reads that nodes need.
fn reads_behind(thread: &Thread, nodes: &[u32]) -> Vec<u32> {
    let pending = &thread.pending;
    let is_needed = |entry: &Entry| match entry.value {
        Value::Node(read) if entry.access().is_some_and(|kind| kind.is_read()) => {
            nodes.iter().any(|&node| pending.depends(node, read))
        }
        _ => false,
    };
    let entries = pending.entries.iter().enumerate();
    entries
        .filter(|(_, entry)| is_needed(entry))
        .map(|(place, _)| place as u32)
        .collect()
}

/// The places of the pending reads that what a pending write stores is computed from.
pub fn reads_behind_write(thread: &Thread, place: u32) -> Vec<u32> {
    let Some(entry) = thread.pending.entries.get(place as usize) else {
        return Vec::new();
    };
    let stored = thread.pending.stored(entry).iter();
    let nodes: Vec<u32> = stored
        .filter_map(|value| match value {
            Value::Node(node) => Some(*node),
            Value::Known(_) => None,
        })
        .collect();
    match nodes.is_empty() {
        true => Vec::new(),
        false => reads_behind(thread, &nodes),
    }
}
