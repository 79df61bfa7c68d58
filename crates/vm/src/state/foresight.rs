//! Prescient stores as part of what memory held before.

use crate::state::history::{History, key, overlap, same_range};
use crate::state::keys::ThreadId;
use crate::state::location::Location;

/// A value that a thread assigns to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EarlyValue {
    /// The thread.
    pub thread: ThreadId,
    /// The variable.
    pub at: Location,
    /// The value, as the cell stores it.
    pub raw: u64,
}

impl EarlyValue {
    fn key(&self) -> (u32, u32, u32, u32, u64) {
        let at = self.at;
        (
            self.thread.0,
            at.object.0,
            at.offset,
            at.cell as u32,
            self.raw,
        )
    }
}

impl PartialOrd for EarlyValue {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for EarlyValue {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

/// A prescient store whose assign has not come, or the working copy that one left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlyStore {
    /// Who stored it.
    pub thread: ThreadId,
    /// The variable.
    pub at: Location,
    /// The value.
    pub raw: u64,
    /// What the working copy may be until the assign, in order; a use picks one for good.
    pub copies: Vec<u64>,
    /// Whether the assign has come. Memory has another value then, and the thread has a copy of
    /// its own.
    pub fulfilled: bool,
}

impl History {
    pub(crate) fn foresees_nothing(&self) -> bool {
        self.early.is_empty() && self.hoped.is_empty() && self.held.is_empty() && !self.lost
    }

    /// Prescient stores that wait for their assigns.
    pub fn early_pending(&self) -> impl Iterator<Item = &EarlyStore> {
        self.early.iter().filter(|store| !store.fulfilled)
    }

    /// Whether a prescient store waits for its assign.
    #[inline]
    pub fn has_early_pending(&self) -> bool {
        self.early_pending().next().is_some()
    }

    /// The prescient store of a thread that shares bytes with a cell.
    pub fn early_of(&self, thread: ThreadId, at: Location) -> Option<&EarlyStore> {
        let mut own = self.early.iter().filter(|store| store.thread == thread);
        own.find(|store| overlap(&store.at, &at))
    }

    /// A thread has stored a value before its assign.
    pub(crate) fn add_early(&mut self, store: EarlyStore) {
        self.drop_copies(store.thread, Some(store.at));
        let order = |s: &EarlyStore| (s.thread, key(&s.at));
        let place = self.early.partition_point(|s| order(s) < order(&store));
        self.early.insert(place, store);
    }

    /// A thread has used its working copy while a prescient store is pending: it is this one.
    pub(crate) fn pick_copy(&mut self, thread: ThreadId, at: Location, raw: u64) {
        let own = |s: &&mut EarlyStore| s.thread == thread && same_range(&s.at, &at);
        let Some(store) = self.early.iter_mut().find(own) else {
            return;
        };
        let cell = store.at.cell;
        let gone = std::mem::replace(&mut store.copies, vec![raw]);
        gone.into_iter().for_each(|word| self.drop_word(cell, word));
    }

    /// The assign of a prescient store has come. Gives the values that count from now on.
    pub(crate) fn fulfil(
        &mut self,
        thread: ThreadId,
        at: Location,
        keeps_copy: bool,
    ) -> Vec<EarlyValue> {
        let own = |s: &EarlyStore| s.thread == thread && same_range(&s.at, &at);
        if let Some(place) = self.early.iter().position(own) {
            let mut store = self.early.remove(place);
            for word in std::mem::take(&mut store.copies) {
                self.drop_word(at.cell, word);
            }
            match keeps_copy {
                true => {
                    store.fulfilled = true;
                    self.early.insert(place, store);
                }
                false => self.drop_word(at.cell, store.raw),
            }
        }
        match self.has_early_pending() {
            true => Vec::new(),
            false => std::mem::take(&mut self.hoped),
        }
    }

    /// Takes away copies that fulfilled prescient stores left: of one cell, or all of a thread.
    pub(crate) fn drop_copies(&mut self, thread: ThreadId, at: Option<Location>) {
        for place in (0..self.early.len()).rev() {
            let store = &self.early[place];
            let meant = at.is_none_or(|at| overlap(&store.at, &at));
            if store.thread == thread && store.fulfilled && meant {
                let store = self.early.remove(place);
                self.drop_word(store.at.cell, store.raw);
            }
        }
    }

    /// A value was assigned while a prescient store was pending.
    pub(crate) fn hope(&mut self, value: EarlyValue) {
        if let Err(place) = self.hoped.binary_search(&value) {
            self.hoped.insert(place, value);
        }
    }

    /// A thread stands before an operation that fails.
    pub(crate) fn hold(&mut self, thread: ThreadId) {
        if let Err(place) = self.held.binary_search(&thread) {
            self.held.insert(place, thread);
        }
    }
}
