//! Working copies: using, assigning, and what makes a thread read memory again.
//!
//! An assign goes to the pending list, where it is its thread's own value until it is written. A
//! use gives that value, or one that main memory had ([`crate::state::history`]). So the platform's
//! actions are these: a completion is the store and the write of a value, and the number that a
//! use picks says which read and load came before it.

use super::{Exec, Flow, FlowResult};
use crate::enabled::completion::is_private;
use crate::enabled::copies::{Given, Use, given, use_of};
use crate::machine::Merge;
use crate::machine::event::{EventKind, Stop};
use crate::state::heap::{ObjectKind, Reach};
use crate::state::history::{Change, Written};
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::thread::FrameKind;
use crate::state::word::ObjectId;
use fencepost_ir::{Def, Function, Order};
use fencepost_memory_model::AccessKind;
use std::sync::atomic::Ordering;

impl Exec<'_> {
    /// The kind that the table knows an access by; notes where library code counts as volatile.
    pub(crate) fn table_kind(
        &mut self,
        function: &Function,
        order: Order,
        is_read: bool,
        object: ObjectId,
    ) -> AccessKind {
        let ordered = function.library && self.machine.options.library_ordered;
        if ordered && order == Order::Plain && self.machine.tells_volatile[usize::from(is_read)] {
            let target = self.state.heap.get(object);
            let shared = target.is_some_and(|object| object.reach == Reach::Shared);
            self.record.library_was_ordered |= shared;
        }
        self.machine.access_kind(function, order, is_read)
    }

    /// Notes that something reads memory as it is where the thread could use an old value.
    pub(crate) fn note_newest(&self, at: Location) {
        let history = &self.state.globals.history;
        if !self.machine.has_copies() || history.is_empty() {
            return;
        }
        let me = self.thread_id();
        if !history.sees_only_memory(me, at, false) || history.early_of(me, at).is_some() {
            let noted = &self.machine.natives_read_newest;
            noted.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the thread can only see a cell as it is in memory.
    pub(crate) fn sees_only_memory(
        &self,
        function: &Function,
        order: Order,
        location: Location,
    ) -> bool {
        let history = &self.state.globals.history;
        if !self.machine.has_copies() || history.is_empty() {
            return true;
        }
        if history.early_of(self.thread_id(), location).is_some() {
            return false;
        }
        let volatile = self.machine.access_kind(function, order, true) == AccessKind::VolatileRead;
        history.sees_only_memory(self.thread_id(), location, volatile)
    }

    /// Whether an operation may run now that is in place in a table, and no action on memory where
    /// there are working copies.
    pub(crate) fn take_permit_beside_memory(&mut self) -> Result<bool, Stop> {
        if !self.machine.has_copies() {
            return self.take_permit_in_place();
        }
        Ok(self.thread().is_exclusive() || std::mem::take(&mut self.permit))
    }

    /// Whether a join may run now: in place in a table, like a lock where there are working copies.
    pub(crate) fn take_join_permit(&mut self) -> Result<bool, Stop> {
        match self.machine.has_copies() {
            true => Ok(self.take_lock_permit()),
            false => self.take_permit_in_place(),
        }
    }

    /// Takes back a value that was assigned and that nothing has stored yet: the program came
    /// first, and the next assign takes its place.
    pub(crate) fn drop_own_value(&mut self, at: Location) {
        let entries = &mut self.thread().pending.entries;
        let own = entries.iter().rposition(|entry| {
            entry.overlaps_location(at)
                && !entry.stale
                && entry.access() == Some(AccessKind::Write)
                && entry.offset == at.offset
                && entry.cell.size() == at.cell.size()
        });
        if let Some(own) = own {
            entries.remove(own);
            self.age = 1;
        }
    }

    /// Reports a use. One that gives an old value, or comes before the write of something that was
    /// assigned earlier, is out of order.
    fn emit_use(&mut self, kind: EventKind, location: Location, word: u64, age: u32) {
        let waiting = !self.state.threads[self.index].pending.is_empty();
        let out_of_order = kind != EventKind::UseOwn && (age > 0 || waiting);
        let place = self.own_position();
        self.age = age;
        self.emit_at(kind, Some(location), Some(word), place, None, out_of_order);
    }

    /// Uses a working copy.
    pub(crate) fn use_copy(
        &mut self,
        function: &Function,
        dst: Def,
        order: Order,
        location: Location,
    ) -> FlowResult {
        let kind = self.table_kind(function, order, true, location.object);
        self.note_touch(location);
        let volatile = kind == AccessKind::VolatileRead;
        let event = match volatile {
            true => EventKind::VolatileRead,
            false => EventKind::Read,
        };
        let thread = &self.state.threads[self.index];
        let merges = self.machine.options.merge == Merge::Private;
        let private = merges && is_private(self.state.heap.get(location.object), thread);
        let first = match use_of(&thread.pending.entries, location, volatile) {
            Use::Own(word) => {
                // It may also wait until the value is written, and see what others write then.
                if !private && !std::mem::take(&mut self.permit) {
                    return Ok(Flow::Stop);
                }
                self.emit_use(EventKind::UseOwn, location, word, 0);
                return self.set(dst.0, word);
            }
            Use::Memory(first) => first,
        };
        let unseen =
            private && first.is_empty() && self.sees_only_memory(function, order, location);
        if !unseen && !self.permit {
            return Ok(Flow::Stop);
        }
        if !self.machine.can_write_silently(self.state, thread, &first) {
            return Ok(Flow::Stop);
        }
        while let Use::Memory(first) = use_of(
            &self.state.threads[self.index].pending.entries,
            location,
            volatile,
        ) && let Some(&k) = first.first()
        {
            self.complete(k)?;
        }
        let now = location.cell.narrow(self.read(location));
        let me = self.thread_id();
        let all = given(self.state, me, location, volatile, now);
        let chosen = self.data.take().unwrap_or(0) as usize;
        let Some(&given) = all.get(chosen) else {
            return Err(Stop::NotEnabled);
        };
        self.permit &= unseen;
        let candidate = match given {
            Given::Memory(candidate) => candidate,
            Given::Own(raw) => {
                let word = location.cell.widen(raw);
                self.emit_use(EventKind::UseOwn, location, word, 0);
                return self.set(dst.0, word);
            }
            Given::Kept(raw) => {
                self.change_history(|history| history.pick_copy(me, location, raw));
                let word = location.cell.widen(raw);
                self.emit_use(EventKind::UseKept, location, word, 0);
                return self.set(dst.0, word);
            }
        };
        if !self.state.globals.history.is_empty() {
            self.change_history(|history| {
                history.take(me, location, volatile, candidate.back);
                if !volatile {
                    history.drop_copies(me, Some(location));
                }
            });
        }
        let word = location.cell.widen(candidate.raw);
        if !unseen {
            self.emit_use(event, location, word, candidate.age);
        }
        self.set(dst.0, word)
    }

    /// Changes what memory held before, and lets go of what nobody can see any more.
    pub(crate) fn change_history<T>(
        &mut self,
        change: impl FnOnce(&mut crate::state::history::History) -> T,
    ) -> T {
        let globals = &mut self.state.globals;
        let result = change(&mut globals.history);
        let heap = &mut self.state.heap;
        if !globals.history.dropped.is_empty() {
            heap.anchors = 0;
            heap.suspects.append(&mut globals.history.dropped);
        }
        result
    }

    /// Notes what a write to memory replaces, for threads that may go on with it.
    pub(crate) fn remember(&mut self, location: Location, word: u64, written: Written) {
        let lonely = self.state.threads.len() < 2 && self.state.globals.history.is_empty();
        let object = self.state.heap.get(location.object);
        let own = object.is_some_and(|o| matches!(o.kind, ObjectKind::ThreadStatics(_)));
        if lonely || own || self.is_unordered(location.object) {
            return;
        }
        let me = self.thread_id();
        let raw = location.cell.narrow(self.read(location));
        self.age = u32::from(raw != location.cell.narrow(word));
        // Whoever needs a class finds what its initialiser did.
        let frames = &self.state.threads[self.index].frames;
        let initialises = |kind| matches!(kind, FrameKind::Initializer { .. });
        if frames.iter().any(|frame| initialises(frame.kind)) {
            return self.change_history(|history| history.forget(location));
        }
        if raw == location.cell.narrow(word) {
            return self.change_history(|history| history.rewrite(me, location, written));
        }
        let threads = self.state.threads.iter();
        let viewers: Vec<ThreadId> = threads
            .filter(|t| t.id != me && !self.machine.is_about_to_refresh(self.state, t))
            .filter(|t| {
                // A thread reads nothing that it has stored and not assigned yet.
                let store = self.state.globals.history.early_of(t.id, location);
                store.is_none_or(|store| store.fulfilled)
            })
            .map(|t| t.id)
            .collect();
        let change = Change {
            at: location,
            old: raw,
        };
        let most = self.machine.options.queue_capacity.saturating_add(1);
        let full =
            self.change_history(|history| history.change(me, &viewers, change, written, most));
        self.record.queue_limit_hit |= full;
    }

    /// Makes all copies of the thread stale: it must read memory again, and what it has on the
    /// way there is no longer its own.
    pub(crate) fn refresh(&mut self) {
        self.forget_reads();
        if !self.machine.has_copies() {
            return;
        }
        for entry in &mut self.thread().pending.entries {
            entry.stale = true;
        }
        let me = self.thread_id();
        if !self.state.globals.history.is_empty() {
            self.change_history(|history| history.refresh(me));
        }
    }

    /// A thread that reads memory again before it uses anything sees nothing old.
    pub(crate) fn settle_views(&mut self) {
        let thread = &self.state.threads[self.index];
        let history = &self.state.globals.history;
        if !history.is_empty() && self.machine.is_about_to_refresh(self.state, thread) {
            let me = thread.id;
            self.change_history(|history| history.refresh(me));
        }
    }
}
