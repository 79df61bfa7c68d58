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

use crate::state::State;
use crate::state::foresight::EarlyValue;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::monitor::Monitor;
use crate::state::observed::Observed;
use crate::state::word::ObjectId;
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
    pub(crate) allowed: Vec<EarlyValue>,
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
