//! Which read-modify-writes go through the pending list, and as what.

use crate::enabled::completion::is_private;
use crate::machine::resolve::resolve_quietly;
use crate::machine::{Machine, ORDERED_UPDATES};
use crate::state::State;
use crate::state::heap::Object;
use crate::state::thread::Thread;
use fencepost_ir::{Cell, FailureOrder, Op, UpdateOrder};
use fencepost_memory_model::{AccessKind, Publication};
use std::sync::atomic::Ordering;

impl Machine {
    /// The kind that the table knows a read-modify-write of an object by; none if it happens in
    /// place: a full fence, or where nothing is pending under the model or for the memory.
    pub(crate) fn update_kind(
        &self,
        order: UpdateOrder,
        object: &Object,
        cell: Cell,
    ) -> Option<AccessKind> {
        if self.sequential || self.has_copies() || self.is_unordered(object) {
            return None;
        }
        // What is promised about the publication of references is promised by a release.
        let publishes = cell.kind().is_reference() && self.table.publication != Publication::Off;
        Some(match (order, publishes) {
            (UpdateOrder::Relaxed, false) => AccessKind::RelaxedUpdate,
            (UpdateOrder::Acquire, false) => AccessKind::AcquireUpdate,
            (UpdateOrder::Relaxed, true) | (UpdateOrder::Release, _) => AccessKind::ReleaseUpdate,
            (UpdateOrder::Acquire, true) | (UpdateOrder::AcqRel, _) => AccessKind::AcqRelUpdate,
            (UpdateOrder::Volatile, _) => return None,
        })
    }

    /// The same for the read-modify-write that a thread stands before; none for other operations,
    /// and where the place is not known.
    pub(crate) fn next_update(
        &self,
        state: &State,
        thread: &Thread,
        op: &Op,
    ) -> Option<AccessKind> {
        let (order, place) = match op {
            Op::Rmw { order, place, .. } => (*order, *place),
            Op::CompareExchange { order, place, .. } => (order.strongest(), *place),
            // Asked about every operation; whatever is an update in `effects` belongs above.
            _ => return None,
        };
        let at = resolve_quietly(self, state, thread, place)?;
        self.update_kind(order, state.heap.get(at.object)?, at.cell)
    }

    /// Notes that an update waits for a pending access that its read alone might overtake, where
    /// the language takes an update for no more than its read and its write. One that fails is
    /// only that read. No kind is given of an update that happens in place.
    pub(crate) fn note_ordered_update(
        &self,
        state: &State,
        thread: &Thread,
        read: AccessKind,
        update: Option<AccessKind>,
    ) {
        let known = self.relied_on.load(Ordering::Relaxed) & ORDERED_UPDATES != 0;
        if known || !self.rules.updates_are_accesses {
            return;
        }
        let waits = thread.pending.entries.iter().any(|entry| {
            entry.access().is_some_and(|earlier| {
                self.table.may_overtake(earlier, read)
                    && update.is_none_or(|update| !self.table.may_overtake(earlier, update))
            }) && !is_private(state.heap.get(entry.object), thread)
        });
        if waits {
            self.rely_on(ORDERED_UPDATES);
        }
    }
}

/// The kind of read that a compare-exchange is if it stores nothing.
pub(crate) fn failed_read(order: FailureOrder) -> AccessKind {
    match order {
        FailureOrder::Relaxed => AccessKind::RelaxedRead,
        FailureOrder::Acquire => AccessKind::AcquireRead,
        FailureOrder::Volatile => AccessKind::VolatileRead,
    }
}
