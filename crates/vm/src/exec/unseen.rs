//! Operations that no other thread can notice: they run inside the step of another one.

use super::Exec;
use crate::machine::Merge;
use crate::state::heap::Reach;
use crate::state::location::Location;
use crate::state::pending::Value;
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::Order;
use fencepost_memory_model::AccessKind;

impl Exec<'_> {
    /// Whether plain accesses may happen at once because no other thread is live.
    #[inline]
    pub(crate) fn is_alone(&self) -> bool {
        self.machine.options.merge == Merge::Private
            && self.machine.options.observed.is_nothing()
            && self.state.is_alone()
            && !self.looks_ahead
            && !self.machine.is_speculative(self.state)
            && !(self.machine.options.stable && self.state.threads.len() > 1)
    }

    /// Whether an access to the memory of an object happens at once and unseen: nobody else can
    /// notice it.
    pub(crate) fn is_unseen(&self, object: ObjectId) -> bool {
        self.is_unordered(object) || self.is_out_of_reach(object)
    }

    /// Whether nobody else can notice what is done with an object, its monitor included.
    pub(crate) fn is_out_of_reach(&self, object: ObjectId) -> bool {
        let thread = &self.state.threads[self.index];
        if thread.is_exclusive() {
            return true;
        }
        let Some(target) = self.state.heap.get(object) else {
            return false;
        };
        if self.machine.options.merge == Merge::Registers {
            return false;
        }
        if self.machine.sequential && target.reach == Reach::Only(thread.id) {
            return true;
        }
        self.is_alone()
    }

    /// Whether an operation on an object happens at once and unseen, after everything that is
    /// pending. Where nobody else is live, what is pending completes first, in order.
    pub(crate) fn is_unseen_in_order(&mut self, object: ObjectId) -> bool {
        if self.state.threads[self.index].pending.is_empty() {
            return self.is_unseen(object);
        }
        self.finish_alone()
    }

    /// The same for an access that the running operation is, and that has no other reason to be
    /// unseen.
    pub(crate) fn passes_unseen(&mut self, object: ObjectId) -> bool {
        let unseen = self.is_unseen_in_order(object);
        self.note_merged(unseen)
    }

    /// Whether the running operation is one on a monitor that happens at once and unseen. That the
    /// memory of an object never changes says nothing about its monitor: people lock strings.
    pub(crate) fn passes_monitor_unseen(&mut self, object: ObjectId) -> bool {
        let unseen = match self.state.threads[self.index].pending.is_empty() {
            true => self.is_out_of_reach(object),
            false => self.finish_alone(),
        };
        self.note_merged(unseen)
    }

    /// Whether the running operation is unseen because no other thread is live; then what is
    /// pending completes now, in order.
    pub(crate) fn passes_alone(&mut self) -> bool {
        let alone = self.finish_alone();
        self.note_merged(alone)
    }

    /// Whether nobody can notice the end of the running thread: the program does not wait for it,
    /// nobody else has an object to ask about it with, and it has nothing left to complete. A worker that
    /// nobody can name ends like that even where nothing else is merged: it is gone then, and a
    /// loop that starts workers would else leave more and more of them behind, about to end.
    pub(crate) fn ends_unseen(&mut self) -> bool {
        let thread = &self.state.threads[self.index];
        let is_private = self.machine.options.merge == Merge::Private;
        // Where locks are abandoned, whoever may hold one has an object.
        let may_have_object = is_private && self.machine.rules.ends_leave_nothing;
        let unseen = (is_private || !thread.is_known())
            && thread.background
            && (thread.object == 0 || may_have_object && self.is_own(thread.object))
            && thread.pending.is_empty()
            && !self.machine.is_speculative(self.state);
        self.note_merged(unseen)
    }

    /// Whether the running thread alone has a way to an object.
    fn is_own(&self, reference: u64) -> bool {
        let object = self.state.heap.get(object_of(reference));
        let thread = &self.state.threads[self.index];
        object.is_some_and(|object| object.reach == Reach::Only(thread.id))
    }

    /// Whether no other thread is live; then what is pending completes now, in order.
    pub(crate) fn finish_alone(&mut self) -> bool {
        if !self.is_alone() {
            return false;
        }
        while !self.state.threads[self.index].pending.is_empty() {
            self.drop_satisfied_fences(0);
            if !self.state.threads[self.index].pending.is_empty() {
                self.perform(0);
            }
        }
        true
    }

    /// Whether a plain write stores once more what its thread has pending for the same place, in an
    /// object that nobody else can reach, with nothing between the two that tells others about the
    /// first one. Loops that try again would else fill the list. Somebody who is to notice the
    /// second write must write there in between, and would race with the first one, too; so this
    /// holds only where races are looked for.
    pub(crate) fn repeats_pending_write(&self, order: Order, at: Location, value: Value) -> bool {
        let thread = &self.state.threads[self.index];
        if order != Order::Plain
            || !self.machine.tracks_races()
            || !matches!(value, Value::Known(_))
        {
            return false;
        }
        for entry in thread.pending.entries.iter().rev() {
            let is_same =
                (entry.object, entry.offset, entry.cell) == (at.object, at.offset, at.cell);
            if is_same && entry.access() == Some(AccessKind::Write) && entry.plain {
                return entry.value == value
                    && self.machine.is_private_write(self.state, thread, entry);
            }
            let is_weak = matches!(
                entry.access(),
                Some(
                    AccessKind::Read
                        | AccessKind::Write
                        | AccessKind::RelaxedRead
                        | AccessKind::RelaxedWrite
                )
            );
            let is_elsewhere = entry.object != at.object
                || entry.offset + entry.cell.size() <= at.offset
                || at.offset + at.cell.size() <= entry.offset;
            if !is_weak || !is_elsewhere {
                return false;
            }
        }
        false
    }

    /// Counts the running operation if it is unseen. Inside an atomic section every one would be.
    #[inline]
    pub(crate) fn note_merged(&mut self, unseen: bool) -> bool {
        if unseen && !self.state.threads[self.index].is_exclusive() {
            self.record.tally.merged += 1;
        }
        unseen
    }
}
