//! Preserved program order: which pairs of a thread's operations complete in program order in
//! every execution. It says for a pair what [`Machine::completion`] says for a list.

use crate::enabled::completion::holds_back;
use crate::machine::Machine;
use crate::state::keys::ObjectKey;
use crate::state::pending::waits_for;
use crate::state::pending::{Entry, EntryKind, Value};
use crate::state::word::object_of;
use fencepost_ir::Kind;
use fencepost_memory_model::{AccessKind, Publication};

impl Machine {
    /// Whether `later` completes after `earlier` whatever happens, fences and data apart. The value
    /// of a write must be the one it has when it completes. A read that was `forwarded` took its
    /// value from a pending write of its own thread, so accesses to its location no longer bind it.
    pub fn preserves(&self, earlier: &Entry, later: &Entry, forwarded: bool) -> bool {
        let (Some(first), Some(second)) = (earlier.access(), later.access()) else {
            return false;
        };
        if !self.table.may_overtake(first, second) {
            return true;
        }
        if self.publication_orders(earlier, later) {
            return true;
        }
        let unlocks = first == AccessKind::Unlock || second == AccessKind::Unlock;
        if unlocks || !later.overlaps(earlier) {
            return false;
        }
        match (first.only_reads(), second.only_reads()) {
            (true, true) => self.table.orders_reads(first, second),
            (false, true) if self.table.forwarding && !first.is_update() => {
                !forwarded && !later.same_range(earlier)
            }
            _ => true,
        }
    }

    /// Whether a write waits for an earlier one because it publishes a reference. One that is not
    /// known yet orders nothing: what it is written by has to wait for it anyway.
    pub(crate) fn publication_orders(&self, earlier: &Entry, later: &Entry) -> bool {
        match later.value {
            Value::Known(0) | Value::Node(_) => false,
            Value::Known(word) => match self.table.publication {
                Publication::Off => false,
                Publication::Instance => {
                    self.writes_reference(later)
                        && self.writes_object(earlier)
                        && earlier.object == object_of(word)
                }
                Publication::All => self.writes_reference(later) && self.writes_object(earlier),
            },
        }
    }

    /// Whether it depends on a reference that is not known yet whether publication will order two
    /// writes.
    pub(crate) fn may_publish_written(&self, earlier: &Entry, later: &Entry) -> bool {
        matches!(later.value, Value::Node(_))
            && self.writes_reference(later)
            && self.writes_object(earlier)
    }

    /// Whether an entry writes what the model takes for a reference. A pointer into an object, or
    /// to unmanaged memory, is none where only writes into the instance are promised; a barrier
    /// makes no difference.
    pub(crate) fn writes_reference(&self, entry: &Entry) -> bool {
        let kind = entry.cell.kind();
        entry.access().is_some_and(AccessKind::is_write)
            && match self.table.publication {
                Publication::Off => false,
                Publication::Instance => kind == Kind::Ref,
                Publication::All => kind.is_reference(),
            }
    }

    /// Whether an entry is a pending write into an object, not into static fields, be they
    /// everybody's or a thread's own.
    pub(crate) fn writes_object(&self, entry: &Entry) -> bool {
        entry.access().is_some_and(AccessKind::is_write)
            && entry.object.statics_class().is_none()
            && !matches!(
                self.identities.object_key(entry.object),
                Some(ObjectKey::ThreadStatics { .. })
            )
    }

    /// Whether a lock completes after `earlier` whatever happens.
    pub fn preserves_before_lock(&self, earlier: &Entry) -> bool {
        let kind = earlier.access();
        kind.is_some_and(|kind| !self.table.may_overtake(kind, AccessKind::Lock))
    }

    /// Whether a fence keeps `later`, which the program has after it, behind `earlier`, which it
    /// has before it.
    pub fn fence_separates(&self, fence: &Entry, earlier: &Entry, later: &Entry) -> bool {
        match (fence.kind, earlier.access(), later.access()) {
            (EntryKind::Fence(kind), Some(first), Some(second)) => {
                waits_for(kind, first) && holds_back(kind, second)
            }
            _ => false,
        }
    }
}
