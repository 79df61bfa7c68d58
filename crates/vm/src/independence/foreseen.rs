//! What threads can still do, carried along a chain of steps.
//!
//! To find it out costs more than a step does. But what a thread can do from one state on includes
//! what it can do from any later one: what is taken for known there is what nobody can change any
//! more, be it the thread that moves. Only who keeps others waiting can change: a thread that gives
//! back a lock or ends. So until that happens, or a thread is added, what was found out in one
//! state stands for the next one, too. It may say too much there, so what it does not rule out is
//! found out anew.

use crate::future::Range;
use crate::independence::on_demand::Known;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::keys::ThreadId;
use crate::state::running_state::RunningState;
use std::cell::OnceCell;

/// What was found out about the threads of one state, as long as it stands for those behind it.
#[derive(Default)]
pub struct Foreseen {
    /// What each thread can still do, in their order, as far as somebody asked; none of them if nothing
    /// is known.
    prospects: Known,
    /// The threads, and whether they have ended.
    threads: Vec<(ThreadId, bool)>,
    /// The locks and cells in memory of the program behind which somebody is kept, as they were.
    locks: Vec<(Range, Vec<u8>)>,
    /// Who has moved since.
    mover: Option<ThreadId>,
}

impl Foreseen {
    /// Who moved last, if what was found out before stands.
    pub(super) fn mover(&self) -> Option<ThreadId> {
        self.mover.filter(|_| !self.prospects.is_empty())
    }

    /// What each thread can still do, in their order.
    pub(super) fn take(&mut self) -> Known {
        std::mem::take(&mut self.prospects)
    }

    /// Keeps what was found out in a state, or before it and still stands there.
    pub(super) fn keep(&mut self, prospects: Known, state: &State) {
        let found = prospects.iter().filter_map(OnceCell::get).flatten();
        let behind = found.flat_map(|all| &all.behind);
        let keepers = behind.flat_map(|behind| &behind.gates);
        let mut locks: Vec<Range> = keepers.filter_map(|&keeper| keeper.memory()).collect();
        locks.sort_unstable();
        locks.dedup();
        let locks = locks.into_iter();
        *self = Self {
            prospects,
            threads: threads(state).collect(),
            locks: locks.map(|lock| (lock, bytes(state, lock))).collect(),
            mover: None,
        };
    }

    /// Forgets it if it does not stand for the state that a step of a thread has led to.
    pub fn follow(&mut self, mover: ThreadId, state: &RunningState, flaw: Flaw) {
        // A thread that was added may have the name of one that was taken away in the same step, as
        // where one timer is stopped and another one armed.
        let same_threads =
            state.record.started.is_empty() && self.threads.iter().copied().eq(threads(state));
        let is_as_it_was = |(lock, before): &(Range, Vec<u8>)| bytes(state, *lock) == *before;
        let same_keepers = !state.record.released && self.locks.iter().all(is_as_it_was);
        let stands = same_threads && (same_keepers || flaw == Flaw::Foreseen);
        if stands && !self.prospects.is_empty() {
            self.mover = Some(mover);
        } else {
            *self = Self::default();
        }
    }
}

/// The threads of a state, and whether they have ended.
fn threads(state: &State) -> impl Iterator<Item = (ThreadId, bool)> {
    let threads = state.threads.unseen().iter();
    threads.map(|thread| (thread.id, thread.has_ended()))
}

/// The bytes of a range that are there.
fn bytes(state: &State, range: Range) -> Vec<u8> {
    let object = state.heap.get(range.object);
    let bytes = object.and_then(|object| {
        let to = object.bytes.len().min(range.to as usize);
        object.bytes.get(range.from as usize..to)
    });
    bytes.map_or_else(Vec::new, <[u8]>::to_vec)
}
