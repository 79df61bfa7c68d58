//! Prescient stores: which values a thread may store before it assigns them.
//!
//! Under a model with working copies a thread may store a value that it assigns only later, if it
//! then does. Which values those are cannot be guessed from nothing: a value is allowed for a
//! thread and a variable if the thread assigns it in some execution whose own prescient stores
//! are all fulfilled. A search finds the least such set in rounds. The first allows nothing and
//! notes what is assigned; the next allows what was noted; a round that notes nothing new has
//! found everything.
//!
//! An execution with a store that its assign never follows is none. So everything that counts is
//! held back while one is pending: what was assigned counts once nothing is pending, a step that
//! fails waits for that, and a state that cannot lead there has no choices.

use crate::exec::is_private;
use crate::machine::Machine;
use crate::machine::choice::{Action, Choice};
use crate::machine::effects::{Access, Leaves, Touches, effects};
use crate::state::State;
use crate::state::foresight::EarlyValue;
use crate::state::heap::Reach;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::monitor::Monitor;
use crate::state::observed::Observed;
use crate::state::thread::{FrameKind, Status, Thread};
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{Op, Place};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

/// Who touches a piece of memory while others are live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Toucher {
    One(ThreadId),
    Several,
}

/// How a piece of memory is touched while others are live.
struct Touched {
    by: Toucher,
    /// Monitors that whoever touches it holds, every time. Nothing may be pending when a thread
    /// takes one, and nobody else looks until it is given back: no prescient store shows.
    guards: Vec<ObjectId>,
}

#[derive(Default)]
struct Noted {
    values: BTreeSet<EarlyValue>,
    touched: BTreeMap<(ObjectId, u32), Touched>,
}

impl Noted {
    fn touch(&mut self, state: &State, thread: ThreadId, at: Location) {
        for block in blocks(at) {
            let touched = self.touched.entry(block).or_insert_with(|| Touched {
                by: Toucher::One(thread),
                guards: state
                    .heap
                    .iter()
                    .filter(|object| is_held(object.monitor.as_ref(), thread))
                    .map(|object| object.id)
                    .collect(),
            });
            if touched.by != Toucher::One(thread) {
                touched.by = Toucher::Several;
            }
            let held = |id: &ObjectId| {
                let object = state.heap.get(*id);
                is_held(object.and_then(|object| object.monitor.as_ref()), thread)
            };
            touched.guards.retain(held);
        }
    }

    /// Whether another thread than this one could tell that a variable was stored early.
    fn others_tell(&self, thread: ThreadId, at: Location) -> bool {
        let mut touched = blocks(at).filter_map(|block| self.touched.get(&block));
        touched.any(|t| t.by != Toucher::One(thread) && t.guards.is_empty())
    }
}

fn is_held(monitor: Option<&Monitor>, by: ThreadId) -> bool {
    monitor.is_some_and(|monitor| monitor.held_by(by) > 0)
}

/// What may be stored before it is assigned, and what the running round has noted.
#[derive(Default)]
pub struct EarlyTable {
    /// Whether a search notes what is assigned.
    active: bool,
    /// What is allowed. It only grows, so that a number means the same in every round.
    allowed: Vec<EarlyValue>,
    /// The same, to look up.
    places: BTreeSet<EarlyValue>,
    /// Every value that counts, whether or not anybody could tell.
    known: BTreeSet<EarlyValue>,
    noted: Mutex<Noted>,
}

/// Accesses of different sizes may share bytes; whoever touches one of these touches all.
const BLOCK: u32 = 8;

fn blocks(at: Location) -> impl Iterator<Item = (ObjectId, u32)> {
    let last = at.offset.saturating_add(at.cell.size() - 1) / BLOCK;
    (at.offset / BLOCK..=last).map(move |block| (at.object, block))
}

impl EarlyTable {
    /// Makes searches note what is assigned.
    pub fn activate(&mut self) {
        self.active = true;
    }

    /// Whether searches note what is assigned.
    #[inline]
    pub fn is_active(&self) -> bool {
        self.active
    }

    /// The value with a number.
    pub fn get(&self, number: u32) -> Option<EarlyValue> {
        self.allowed.get(number as usize).copied()
    }

    /// Allows a value and gives its number.
    pub fn allow(&mut self, value: EarlyValue) -> u32 {
        self.active = true;
        let known = self.allowed.iter().position(|&other| other == value);
        let place = known.unwrap_or_else(|| {
            self.places.insert(value);
            self.allowed.push(value);
            self.allowed.len() - 1
        });
        place as u32
    }

    /// Ends a round: what it noted is allowed in the next, as far as anybody else can tell. Says
    /// whether that is anything new.
    pub(crate) fn next_round(&mut self, observed: &Observed) -> bool {
        let noted = self.noted.get_mut();
        let noted = noted.unwrap_or_else(PoisonError::into_inner);
        self.known.append(&mut noted.values);
        let before = self.allowed.len();
        for &value in &self.known {
            let EarlyValue { thread, at, .. } = value;
            let told = observed.sees(at.object, at.offset, at.cell.size())
                || noted.others_tell(thread, at);
            if told && self.places.insert(value) {
                self.allowed.push(value);
            }
        }
        self.allowed.len() > before
    }

    /// How many values are allowed.
    pub fn len(&self) -> usize {
        self.allowed.len()
    }

    /// Whether nothing is allowed.
    pub fn is_empty(&self) -> bool {
        self.allowed.is_empty()
    }

    pub(crate) fn knows(&self, value: &EarlyValue) -> bool {
        self.known.contains(value)
    }

    fn with_noted<T>(&self, change: impl FnOnce(&mut Noted) -> T) -> T {
        let mut noted = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut noted)
    }

    /// Notes values of an execution that counts.
    pub(crate) fn note_values(&self, values: &[EarlyValue]) {
        if values.iter().any(|value| !self.known.contains(value)) {
            self.with_noted(|noted| noted.values.extend(values));
        }
    }

    /// Notes that a thread touches a variable while others are live.
    pub(crate) fn note_touch(&self, state: &State, thread: ThreadId, at: Location) {
        self.with_noted(|noted| noted.touch(state, thread, at));
    }
}

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
