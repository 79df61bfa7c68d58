//! Prescient stores: which of them a thread may make now, and which executions they leave.
//!
//! What they are, and how a search finds the values, stands at [`crate::machine::early`].

use crate::enabled::completion::is_private;
use crate::machine::Machine;
use crate::machine::choice::{Action, Choice};
use crate::machine::effects::{Access, Leaves, Touches, effects};
use crate::state::State;
use crate::state::foresight::EarlyValue;
use crate::state::heap::Reach;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::thread::{FrameKind, Status, Thread};
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{Op, Place};

impl Machine {
    /// Ends a round of a search: what it noted may be stored early in the next. Says whether that
    /// is anything new.
    pub fn next_early_round(&mut self) -> bool {
        self.early.next_round(&self.options.observed)
    }

    /// Whether a prescient store waits for its assign: what the state shows does not count unless
    /// the execution goes on to where none does.
    #[inline]
    pub fn is_speculative(&self, state: &State) -> bool {
        self.has_copies() && state.globals.history.has_early_pending()
    }

    /// Whether a prescient store that is pending will never get its assign.
    pub(crate) fn is_hopeless(&self, state: &State) -> bool {
        let history = &state.globals.history;
        if !history.has_early_pending() {
            return false;
        }
        let dead = |id: ThreadId| match state.thread(id) {
            Some(thread) => history.held.contains(&id) || self.is_about_to_refresh(state, thread),
            None => true,
        };
        history.lost || history.early_pending().any(|store| dead(store.thread))
    }

    /// Whether a step of a thread that failed waits until nothing is pending any more.
    pub(crate) fn is_held(&self, state: &State, thread: ThreadId) -> bool {
        let history = &state.globals.history;
        history.held.contains(&thread) && history.has_early_pending()
    }

    /// Adds the prescient stores that are possible.
    pub(crate) fn early_choices(&self, state: &State, out: &mut Vec<Choice>) {
        let alone = state.is_alone() && self.options.observed.is_nothing();
        if alone || self.prefers_program() {
            return;
        }
        for (number, value) in (0..).zip(&self.early.allowed) {
            if self.may_store_early(state, value) {
                out.push(Choice {
                    thread: value.thread,
                    action: Action::Prescient(number),
                });
            }
        }
    }

    /// Whether a thread may store a value now that it assigns later.
    pub(crate) fn may_store_early(&self, state: &State, value: &EarlyValue) -> bool {
        let EarlyValue { thread, at, raw } = *value;
        let Some(thread) = state.thread(thread) else {
            return false;
        };
        let history = &state.globals.history;
        if thread.status != Status::Running
            || thread.frames.is_empty()
            || history.held.contains(&thread.id)
            || self.is_about_to_refresh(state, thread)
        {
            return false;
        }
        let object = state.heap.get(at.object);
        let there = object.is_some_and(|object| {
            object.reach == Reach::Shared && object.contains(at.offset, at.cell.size())
        });
        if !there
            || history
                .early_of(thread.id, at)
                .is_some_and(|s| !s.fulfilled)
            || thread
                .pending
                .entries
                .iter()
                .any(|e| e.overlaps_location(at))
        {
            return false;
        }
        // An object that does not exist yet is no value; nor is one that another thread has alone.
        if at.cell.kind().is_reference() && raw != 0 {
            let target = state.heap.get(object_of(raw));
            let known = target.is_some_and(|object| object.reach == Reach::Shared);
            if !known && !is_private(target, thread) {
                return false;
            }
        }
        self.may_assign_later(thread, at)
    }

    /// Whether a thread may come to an assign of a variable without an operation in between that
    /// lets no prescient store be pending. It may always where that is not easy to see.
    fn may_assign_later(&self, thread: &Thread, at: Location) -> bool {
        // An exception may lead to any handler.
        let handles = thread.frames.iter().any(|frame| {
            let function = self.loaded_function(frame.function);
            function.is_none_or(|function| function.handles_exceptions())
        });
        if handles {
            return true;
        }
        for frame in thread.frames.iter().rev() {
            if !matches!(frame.kind, FrameKind::Call) {
                return true;
            }
            let Some(function) = self.loaded_function(frame.function) else {
                return true;
            };
            let top = std::ptr::eq(frame, thread.frames.last().unwrap_or(frame));
            let start = frame.pc + u32::from(!top);
            let mut seen = vec![false; function.ops.len()];
            let mut stack = vec![start];
            let mut returns = false;
            while let Some(pc) = stack.pop() {
                let pc = pc as usize;
                let Some(op) = function.ops.get(pc) else {
                    return true;
                };
                if std::mem::replace(&mut seen[pc], true) {
                    continue;
                }
                let effects = effects(op);
                if let Touches::Cell(place, Access::Write(_)) = effects.touches
                    && may_be(place, at)
                {
                    return true;
                }
                match effects.leaves {
                    Leaves::Calls | Leaves::Native(_) | Leaves::Initializes | Leaves::Unwinds => {
                        return true;
                    }
                    Leaves::Returns => returns = true,
                    // What an operation that empties the list comes before is stored after it.
                    Leaves::No if stops_early_stores(op) => {}
                    Leaves::No => {
                        op.for_each_target(&mut |target| stack.push(target));
                        if op.falls_through() {
                            stack.push(pc as u32 + 1);
                        }
                    }
                }
            }
            if !returns {
                return false;
            }
        }
        false
    }
}

/// Whether no store that comes after an operation may happen before it. One more that did would
/// only have to be looked at.
fn stops_early_stores(op: &Op) -> bool {
    matches!(
        op,
        Op::MonitorEnter { .. }
            | Op::MonitorWait { .. }
            | Op::Rmw { .. }
            | Op::CompareExchange { .. }
            | Op::Fence { .. }
            | Op::AtomicBegin {}
    )
}

/// Whether a place may be a variable.
fn may_be(place: Place, at: Location) -> bool {
    match place {
        Place::Static(field) => {
            let size = place.cell().size();
            ObjectId::statics(field.class) == at.object
                && field.offset < at.offset + at.cell.size()
                && at.offset < field.offset + size
        }
        Place::ThreadStatic(_) => false,
        _ => true,
    }
}
