//! What main memory held before, as far as some thread may still see it.
//!
//! Under a model with working copies a thread may use an old value: one that it, or the platform
//! for it, read from main memory long ago. Which values those are is a matter of time alone: a
//! read lies behind the thread's last lock, behind its own last write to the variable, and behind
//! its last read of the variable (for a volatile variable: behind its last volatile access of
//! any). So there are no copies and no queues of reads here. Main memory keeps its old values, a
//! thread has a place in them, and using a variable picks a value from there on.
//!
//! Places count from the end, so that they mean the same wherever an execution comes from, and
//! what nobody can see any more is gone.

use crate::state::foresight::EarlyStore;
use crate::state::foresight::EarlyValue;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::Cell;

/// As what a value was written: it is old to accesses of the same kind alone. To the others, it
/// is there at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// By a plain write.
    Plain,
    /// By a volatile write.
    Volatile,
    /// By an operation in place.
    Both,
}

/// How many changes back each thread may look; only those that may look back at all, by id.
type Views = Vec<(ThreadId, u32)>;

/// The old values of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The cell.
    pub at: Location,
    /// The values, oldest first; the newest is in memory and not here.
    pub values: Vec<u64>,
    /// How many of them each thread may still see.
    pub views: Views,
}

/// A change of a cell by a volatile write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The cell.
    pub at: Location,
    /// What it held before.
    pub old: u64,
}

/// A value that a thread may use now, and how far it may look back once it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The value, as the cell stores it.
    pub raw: u64,
    /// Its place from then on.
    pub back: u32,
    /// How many changes of this cell came behind the value.
    pub age: u32,
}

/// What main memory held before.
#[derive(Clone, Default, Debug)]
pub struct History {
    /// Cells that plain writes changed, by object and offset.
    pub cells: Vec<Past>,
    /// Changes by volatile writes, of all cells, in their order.
    pub changes: Vec<Change>,
    /// How many of these each thread may look back over.
    pub floors: Views,
    /// Prescient stores, by thread and cell.
    pub early: Vec<EarlyStore>,
    /// Values that were assigned while one was pending, in order; they count once none is.
    pub hoped: Vec<EarlyValue>,
    /// Threads that stand before an operation that fails.
    pub held: Vec<ThreadId>,
    /// Whether a prescient store can no longer get its assign.
    pub lost: bool,
    /// Objects that forgotten values referred to; no part of the state.
    pub(crate) dropped: Vec<ObjectId>,
}

pub(crate) fn overlap(a: &Location, b: &Location) -> bool {
    a.object == b.object
        && a.offset < b.offset + b.cell.size()
        && b.offset < a.offset + a.cell.size()
}

pub(crate) fn same_range(a: &Location, b: &Location) -> bool {
    a.object == b.object && a.offset == b.offset && a.cell.size() == b.cell.size()
}

pub(crate) fn key(at: &Location) -> (ObjectId, u32, u32) {
    (at.object, at.offset, at.cell.size())
}

fn view(views: &Views, thread: ThreadId) -> u32 {
    let at = views.binary_search_by_key(&thread, |v| v.0);
    at.map_or(0, |at| views[at].1)
}

fn set_view(views: &mut Views, thread: ThreadId, back: u32) {
    match (views.binary_search_by_key(&thread, |v| v.0), back) {
        (Ok(at), 0) => {
            views.remove(at);
        }
        (Ok(at), _) => views[at].1 = back,
        (Err(_), 0) => {}
        (Err(at), _) => views.insert(at, (thread, back)),
    }
}

fn furthest(views: &Views) -> usize {
    views.iter().map(|v| v.1 as usize).max().unwrap_or(0)
}

impl History {
    /// Whether every thread sees memory as it is.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.changes.is_empty() && self.foresees_nothing()
    }

    /// The values that a thread may use, the newest first, each once. Of equal values the oldest
    /// is taken: whoever looks from further back sees all that others do.
    pub fn candidates(
        &self,
        thread: ThreadId,
        at: Location,
        volatile: bool,
        now: u64,
    ) -> Vec<Candidate> {
        let mut found = match volatile {
            true => self.volatile_candidates(thread, at, now),
            false => self.plain_candidates(thread, at, now),
        };
        let all = found.clone();
        for candidate in &mut found {
            if let Some(oldest) = all.iter().rev().find(|other| other.raw == candidate.raw) {
                *candidate = *oldest;
            }
        }
        let mut distinct: Vec<Candidate> = Vec::new();
        for candidate in found {
            if !distinct.contains(&candidate) {
                distinct.push(candidate);
            }
        }
        distinct
    }

    fn plain_candidates(&self, thread: ThreadId, at: Location, now: u64) -> Vec<Candidate> {
        let mut found = vec![Candidate {
            raw: now,
            back: 0,
            age: 0,
        }];
        if let Some(past) = self.cells.iter().find(|past| same_range(&past.at, &at)) {
            let count = view(&past.views, thread) as usize;
            let newest_first = past.values.iter().rev().take(count);
            found.extend(newest_first.zip(1..).map(|(&raw, back)| Candidate {
                raw,
                back,
                age: back,
            }));
        }
        found
    }

    fn volatile_candidates(&self, thread: ThreadId, at: Location, now: u64) -> Vec<Candidate> {
        let floor = view(&self.floors, thread);
        let mut found = Vec::new();
        let (mut raw, mut age) = (now, 0);
        let newest_first = self.changes.iter().rev().take(floor as usize);
        for (behind, change) in (0..).zip(newest_first) {
            if !overlap(&change.at, &at) {
                continue;
            }
            // The value is as old as the change that brought it.
            found.push(Candidate {
                raw,
                back: behind,
                age,
            });
            if !same_range(&change.at, &at) {
                return found;
            }
            raw = change.old;
            age += 1;
        }
        found.push(Candidate {
            raw,
            back: floor,
            age,
        });
        found
    }

    /// Whether a thread sees a cell as it is in memory, and nothing else.
    pub fn sees_only_memory(&self, thread: ThreadId, at: Location, volatile: bool) -> bool {
        match volatile {
            true => {
                let floor = view(&self.floors, thread) as usize;
                let mut seen = self.changes.iter().rev().take(floor);
                !seen.any(|change| overlap(&change.at, &at))
            }
            false => {
                let past = self.cells.iter().find(|past| same_range(&past.at, &at));
                past.is_none_or(|past| view(&past.views, thread) == 0)
            }
        }
    }

    /// A thread has used a value.
    pub fn take(&mut self, thread: ThreadId, at: Location, volatile: bool, back: u32) {
        if volatile {
            set_view(&mut self.floors, thread, back);
            self.trim_changes();
        } else if let Some(place) = self.cells.iter().position(|p| same_range(&p.at, &at)) {
            set_view(&mut self.cells[place].views, thread, back);
            self.trim_cell(place);
        }
    }

    /// A thread has written a cell; `viewers` may go on with the old value. Says whether more
    /// than `most` old values would have to be kept, and the oldest was given up.
    pub fn change(
        &mut self,
        writer: ThreadId,
        viewers: &[ThreadId],
        change: Change,
        written: Written,
        most: usize,
    ) -> bool {
        let at = change.at;
        self.forget_parts(&at);
        let mut full = false;
        if written == Written::Volatile {
            self.forget_cell(&at);
        } else {
            full |= self.change_cell(writer, viewers, &change, most);
        }
        if written == Written::Plain {
            self.forget_changes(&at);
        } else {
            full |= self.change_volatile(writer, viewers, change, most);
        }
        full
    }

    fn change_cell(
        &mut self,
        writer: ThreadId,
        viewers: &[ThreadId],
        change: &Change,
        most: usize,
    ) -> bool {
        let place = match self
            .cells
            .binary_search_by_key(&key(&change.at), |p| key(&p.at))
        {
            Ok(place) => place,
            Err(place) => {
                let past = Past {
                    at: change.at,
                    values: Vec::new(),
                    views: Vec::new(),
                };
                self.cells.insert(place, past);
                place
            }
        };
        let past = &mut self.cells[place];
        past.values.push(change.old);
        set_view(&mut past.views, writer, 0);
        for &viewer in viewers {
            let back = view(&past.views, viewer) + 1;
            set_view(&mut past.views, viewer, back);
        }
        let full = furthest(&past.views) > most;
        if full {
            past.views
                .iter_mut()
                .for_each(|v| v.1 = v.1.min(most as u32));
        }
        self.trim_cell(place);
        full
    }

    fn change_volatile(
        &mut self,
        writer: ThreadId,
        viewers: &[ThreadId],
        change: Change,
        most: usize,
    ) -> bool {
        let at = change.at;
        self.changes.push(change);
        set_view(&mut self.floors, writer, 0);
        for &viewer in viewers {
            let back = view(&self.floors, viewer) + 1;
            set_view(&mut self.floors, viewer, back);
        }
        self.trim_changes();
        let mut newest_first = self.changes.iter().rev().enumerate();
        let mut of_cell = newest_first
            .by_ref()
            .filter(|(_, c)| same_range(&c.at, &at));
        let Some((behind, _)) = of_cell.nth(most) else {
            return false;
        };
        self.floors
            .iter_mut()
            .for_each(|v| v.1 = v.1.min(behind as u32));
        self.trim_changes();
        true
    }

    /// A thread has written what was there already: it sees nothing older from now on.
    pub fn rewrite(&mut self, writer: ThreadId, at: Location, written: Written) {
        if written != Written::Volatile {
            self.take(writer, at, false, 0);
        }
        if written != Written::Plain {
            self.take(writer, at, true, 0);
        }
    }

    /// A thread must read memory again.
    pub fn refresh(&mut self, thread: ThreadId) -> bool {
        let seen = |views: &Views| views.binary_search_by_key(&thread, |v| v.0).is_ok();
        let own = |store: &EarlyStore| store.thread == thread;
        let foresees = self.early.iter().any(own);
        if foresees {
            // Nothing that was stored early may be pending then.
            let pending = self.early_pending().any(own);
            self.lost |= pending;
            self.drop_copies(thread, None);
        }
        let any = seen(&self.floors) || self.cells.iter().any(|past| seen(&past.views));
        if any {
            set_view(&mut self.floors, thread, 0);
            self.trim_changes();
            for place in (0..self.cells.len()).rev() {
                set_view(&mut self.cells[place].views, thread, 0);
                self.trim_cell(place);
            }
        }
        any || foresees
    }

    /// Everybody sees a cell as it is in memory.
    pub fn forget(&mut self, at: Location) {
        self.forget_parts(&at);
        self.forget_cell(&at);
        self.forget_changes(&at);
    }

    /// Keeps what is about these objects.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(ObjectId) -> bool) -> bool {
        let before = (self.cells.len(), self.changes.len(), self.early.len());
        // Nobody can assign what nobody can reach.
        let mut lost = self.lost;
        self.early.retain(|store| {
            let kept = keep(store.at.object);
            lost |= !kept && !store.fulfilled;
            kept || !store.fulfilled
        });
        let changed = std::mem::replace(&mut self.lost, lost) != lost;
        self.cells.retain(|past| keep(past.at.object));
        for place in (0..self.changes.len()).rev() {
            if !keep(self.changes[place].at.object) {
                self.remove_change(place);
            }
        }
        self.trim_changes();
        changed || before != (self.cells.len(), self.changes.len(), self.early.len())
    }

    /// Calls `visit` with every reference among the old values of an object.
    pub(crate) fn for_each_reference(&self, object: ObjectId, mut visit: impl FnMut(u64)) {
        if self.is_empty() {
            return;
        }
        let from = self.cells.partition_point(|past| past.at.object < object);
        let own = self.cells[from..].iter();
        for past in own.take_while(|past| past.at.object == object) {
            if past.at.cell.kind().is_reference() {
                past.values.iter().for_each(|&word| visit(word));
            }
        }
        for change in self.changes.iter().filter(|c| c.at.object == object) {
            if change.at.cell.kind().is_reference() {
                visit(change.old);
            }
        }
        for store in self.early.iter().filter(|s| s.at.object == object) {
            if store.at.cell.kind().is_reference() {
                store.copies.iter().for_each(|&word| visit(word));
                visit(store.raw);
            }
        }
    }

    /// A write that covers a cell in part is seen by everybody at once.
    fn forget_parts(&mut self, at: &Location) {
        for place in (0..self.cells.len()).rev() {
            let other = self.cells[place].at;
            if overlap(&other, at) && !same_range(&other, at) {
                self.remove_cell(place);
            }
        }
        for place in (0..self.changes.len()).rev() {
            let other = self.changes[place].at;
            if overlap(&other, at) && !same_range(&other, at) {
                self.remove_change(place);
            }
        }
        self.trim_changes();
    }

    fn forget_cell(&mut self, at: &Location) {
        if let Some(place) = self.cells.iter().position(|past| same_range(&past.at, at)) {
            self.remove_cell(place);
        }
    }

    fn forget_changes(&mut self, at: &Location) {
        for place in (0..self.changes.len()).rev() {
            if same_range(&self.changes[place].at, at) {
                self.remove_change(place);
            }
        }
        self.trim_changes();
    }

    fn remove_cell(&mut self, place: usize) {
        let past = self.cells.remove(place);
        for word in past.values {
            self.drop_word(past.at.cell, word);
        }
    }

    /// Drops the values of a cell that nobody can see.
    fn trim_cell(&mut self, place: usize) {
        let past = &mut self.cells[place];
        let keep = furthest(&past.views);
        if keep == 0 {
            self.remove_cell(place);
            return;
        }
        let cell = past.at.cell;
        let gone = past.values.len() - keep.min(past.values.len());
        let words: Vec<u64> = past.values.drain(..gone).collect();
        words
            .into_iter()
            .for_each(|word| self.drop_word(cell, word));
    }

    fn remove_change(&mut self, place: usize) {
        let behind = (self.changes.len() - place) as u32;
        let change = self.changes.remove(place);
        self.floors
            .iter_mut()
            .for_each(|v| v.1 -= u32::from(v.1 >= behind));
        self.floors.retain(|v| v.1 > 0);
        self.drop_word(change.at.cell, change.old);
    }

    fn trim_changes(&mut self) {
        let keep = furthest(&self.floors).min(self.changes.len());
        let gone: Vec<Change> = self.changes.drain(..self.changes.len() - keep).collect();
        for change in gone {
            self.drop_word(change.at.cell, change.old);
        }
    }

    pub(crate) fn drop_word(&mut self, cell: Cell, word: u64) {
        if word != 0 && cell.kind().is_reference() {
            self.dropped.push(object_of(word));
        }
    }
}
