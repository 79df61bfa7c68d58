//! Late entries: which pending accesses and unlocks need not be choices.
//!
//! A write commutes with every step that neither is ordered after it nor touches what it writes,
//! so it can be moved right until just before such a step. Issuing is eager, so a conflicting
//! access that could come next is there to be seen: pending, or the next in-place operation of
//! another thread. As long as there is none, the write is not a choice of its own; it completes
//! inside the step of its own thread that needs it (a later entry that waits for it, an in-place
//! operation). Once there is one, it is an ordinary entry, and both orders are explored.
//!
//! A read commutes in the same way with everything but writes of what it reads, until its own
//! thread can go on only with its value: then it is the thread's next step, and a choice.
//!
//! No write may be deferred that something looks for in every state; nobody sees a read.

use crate::enabled::completion::may_publish;
use crate::enabled::completion::{holds_back, is_private};
use crate::enabled::conflicts::ConflictCheck;
use crate::machine::effects::{Drains, effects, visit_needed};
use crate::machine::{Machine, Merge};
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::heap::ObjectKind;
use crate::state::pending::waits_for;
use crate::state::pending::{Entry, EntryKind, Pending, Value};
use crate::state::thread::{Status, Thread};
use fencepost_ir::{Op, Reg};
use fencepost_memory_model::{AccessKind, Publication};

impl Machine {
    /// Whether a pending entry need not be a choice: a write to an object that no other thread
    /// can reach, or an entry that conflicts with nothing another thread may do next.
    pub(crate) fn needs_no_choice(&self, state: &State, thread: &Thread, entry: &Entry) -> bool {
        self.is_private_write(state, thread, entry)
            || ConflictCheck::new(self, state, thread).is_deferrable(entry)
    }

    /// Whether a plain read that its thread waits for completes by itself, because a data race is a
    /// violation in itself: whoever writes there, and is ordered after the read by nothing, races
    /// with it whichever of the two comes first, and whoever is ordered before it has written. It
    /// stays a choice where somebody stands before such a write, and in memory that may be freed, so
    /// that what a race leads to shows.
    pub(crate) fn is_prompt_read(&self, state: &State, thread: &Thread, k: usize) -> bool {
        let entry = &thread.pending.entries[k];
        let conflicts = ConflictCheck::new(self, state, thread);
        self.tracks_races()
            && self.options.merge == Merge::Private
            && !self.options.stable
            && entry.plain
            && state
                .heap
                .get(entry.object)
                .is_some_and(|o| o.kind != ObjectKind::HEAP)
            && self.awaits(state, thread, entry)
            && (entry.access()).is_some_and(|kind| conflicts.meets_nobody(entry, kind))
            && self.can_complete_unseen(state, thread, k)
    }

    /// Whether a pending read of a private object completes by itself. It does if the object must
    /// stay private until then: no pending write may publish it, and none can be issued that
    /// overtakes the read, because the table forbids it or the thread stands still for the read.
    pub(crate) fn is_automatic_read(&self, state: &State, thread: &Thread, k: usize) -> bool {
        let entries = &thread.pending.entries;
        let entry = &entries[k];
        if self.options.flaw == Flaw::Unpublished
            && self.is_private_write(state, thread, entry)
            && self.can_complete_with_silent(state, thread, k)
        {
            return true;
        }
        let Some(kind) = entry.access().filter(|kind| kind.only_reads()) else {
            return false;
        };
        let mut writes = AccessKind::ALL.into_iter().filter(|kind| kind.is_write());
        let object = state.heap.get(entry.object);
        // Nothing a program may do leads another thread to a thread's own statics.
        let own = object.is_some_and(|object| matches!(object.kind, ObjectKind::ThreadStatics(_)));
        self.options.merge == Merge::Private
            && !self.options.stable
            && is_private(object, thread)
            && (own
                || !entries
                    .iter()
                    .any(|entry| may_publish(state, thread, entry))
                    && (!writes.any(|write| self.table.may_overtake(kind, write))
                        || self.stands_still_for(state, thread, entry)))
            && self.can_complete_unseen(state, thread, k)
    }

    /// Whether entry `k` may complete at any moment, as far as others can tell. What it takes along
    /// must be nobody's business for ever, not only for now: no step of another thread could come
    /// between.
    pub(crate) fn can_complete_unseen(&self, state: &State, thread: &Thread, k: usize) -> bool {
        let entries = &thread.pending.entries;
        let along = |j: usize| self.is_private_write(state, thread, &entries[j]);
        self.first_prerequisite(&thread.pending, k, &along)
            .is_some()
    }

    /// Whether a lock may happen once deferrable entries that must come before it have completed.
    pub(crate) fn lock_may_pass_with_silent(&self, state: &State, thread: &Thread) -> bool {
        let entries = &thread.pending.entries;
        let conflicts = ConflictCheck::new(self, state, thread);
        (0..entries.len()).all(|k| {
            self.lock_may_pass(&entries[k..=k])
                || conflicts.needs_no_choice(k) && conflicts.can_complete(k)
        })
    }

    /// Whether a thread issues nothing more before a read has completed.
    fn stands_still_for(&self, state: &State, thread: &Thread, read: &Entry) -> bool {
        let Some(op) = self.next_op(thread) else {
            return thread.leaves_failed_initializer() || thread.status == Status::Failing;
        };
        let in_place = match effects(op).drains {
            Drains::Nothing => false,
            Drains::All | Drains::AllInTables => true,
            Drains::BeforeLock => !self.lock_may_pass(&thread.pending.entries),
            Drains::ToInitialize(class) => state.globals.class_state(class).is_none(),
            Drains::Native(native) => self.native(native).is_ok_and(|row| row.is_visible()),
            Drains::Update => self.next_update(state, thread, op).is_none(),
        };
        in_place || self.awaits(state, thread, read)
    }

    /// Whether the operation a thread stands before needs the value of a pending read.
    pub(crate) fn awaits(&self, state: &State, thread: &Thread, read: &Entry) -> bool {
        let (Some(op), Value::Node(node)) = (self.next_op(thread), read.value) else {
            return false;
        };
        let base = thread.base();
        let mut awaited = false;
        let mut note = |reg: Reg| {
            let promise = thread.pending.promise(base + u32::from(reg.0));
            awaited |= promise.is_some_and(|promise| thread.pending.depends(promise, node));
        };
        visit_needed(op, &mut note);
        if let Op::Store { value, .. } = op
            && self.stores_promise_in_frame(state, thread, op)
        {
            note(*value);
        }
        awaited
    }
}

impl Machine {
    /// Whether entry `j` of a list must complete before the later entry `k` may. `fences` says
    /// whether the list has any.
    fn needs(&self, pending: &Pending, fences: bool, k: usize, j: usize) -> bool {
        let entries = &pending.entries;
        let (earlier, later) = (&entries[j], &entries[k]);
        let (Some(earlier_kind), Some(kind)) = (earlier.access(), later.access()) else {
            return false;
        };
        if self.is_ordered(earlier, later) {
            return true;
        }
        let between = &entries[j + 1..k];
        let separates = |entry: &Entry| match entry.kind {
            EntryKind::Fence(fence) => waits_for(fence, earlier_kind) && holds_back(fence, kind),
            EntryKind::Access(_) => false,
        };
        if fences && between.iter().any(separates) {
            return true;
        }
        if kind == AccessKind::Unlock || earlier_kind == AccessKind::Unlock {
            return false;
        }
        let is_source = |entry: &Entry| {
            let kind = entry.access();
            kind.is_some_and(AccessKind::is_write) && entry.overlaps(later)
        };
        let forwards = kind.only_reads() && self.table.forwarding;
        if earlier.overlaps(later) {
            let waits = match (kind.only_reads(), earlier_kind.only_reads()) {
                (true, true) => self.table.orders_reads(earlier_kind, kind),
                // The newest earlier write decides; older ones are hidden behind it.
                (true, false) if forwards => {
                    !between.iter().any(is_source) && !earlier.same_range(later)
                }
                _ => true,
            };
            if waits {
                return true;
            }
        }
        let Value::Node(read) = earlier.value else {
            return false;
        };
        let depends = |value: &Value| match value {
            Value::Node(value) => pending.depends(*value, read),
            Value::Known(_) => false,
        };
        earlier_kind.is_read()
            && match (kind.only_reads(), forwards) {
                (false, _) => pending.stored(later).iter().any(depends),
                // What a read-modify-write leaves is known when its own read is.
                (true, true) => entries[..k]
                    .iter()
                    .rfind(|&entry| is_source(entry))
                    .is_some_and(|source| depends(&source.value)),
                (true, false) => false,
            }
    }

    /// Whether it depends on a pending read which of the entries before some write of a reference
    /// must complete first. Such a write cannot take along what it needs before that is known, so
    /// the read is a step of its own, and nothing takes it along either.
    pub(crate) fn decides_publication(&self, pending: &Pending, read: &Entry) -> bool {
        let Value::Node(node) = read.value else {
            return false;
        };
        let entries = &pending.entries;
        let fences = pending.has_fences();
        self.table.publication != Publication::Off
            && entries.iter().enumerate().any(|(k, later)| {
                let Value::Node(value) = later.value else {
                    return false;
                };
                let open = |j: usize| {
                    self.may_publish_written(&entries[j], later)
                        && !self.needs(pending, fences, k, j)
                };
                self.writes_reference(later) && pending.depends(value, node) && (0..k).any(open)
            })
    }

    /// The first of the entries that must complete before entry `k` may, directly or through
    /// others, or `k` itself, by their places. None if not all of them may be taken along.
    pub(crate) fn first_prerequisite(
        &self,
        pending: &Pending,
        k: usize,
        along: &dyn Fn(usize) -> bool,
    ) -> Option<usize> {
        let fences = pending.has_fences();
        let (mut few, mut many) = ([false; FEW], Vec::new());
        let needed = match few.get_mut(..k) {
            Some(needed) => needed,
            None => {
                many.resize(k, false);
                many.as_mut_slice()
            }
        };
        for at in (0..=k).rev() {
            if at < k && !needed[at] {
                continue;
            }
            for (j, needed) in needed[..at].iter_mut().enumerate() {
                if !*needed && self.needs(pending, fences, at, j) {
                    if !along(j) {
                        return None;
                    }
                    *needed = true;
                }
            }
        }
        Some(needed.iter().position(|&needed| needed).unwrap_or(k))
    }

    /// The entry that must complete first so that entry `k` can, deferrable ones taken along.
    pub(crate) fn first_towards(&self, state: &State, thread: &Thread, k: usize) -> Option<usize> {
        ConflictCheck::new(self, state, thread).first_towards(k)
    }

    /// Whether entry `k` may complete, and waits for no other one.
    pub(crate) fn can_complete_first(&self, state: &State, thread: &Thread, k: usize) -> bool {
        let conflicts = ConflictCheck::new(self, state, thread);
        conflicts.first_towards(k) == Some(k)
    }

    /// Whether entry `k` may complete once deferrable entries that it waits for have.
    pub(crate) fn can_complete_with_silent(
        &self,
        state: &State,
        thread: &Thread,
        k: usize,
    ) -> bool {
        ConflictCheck::new(self, state, thread).can_complete(k)
    }
}

/// Lists up to this long are looked at without allocation.
const FEW: usize = 64;
