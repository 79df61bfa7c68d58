//! Which entries of a pending list may complete, by the orders that the memory model keeps.

use crate::machine::{Machine, Merge};
use crate::state::State;
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::pending::{Entry, EntryKind, Node, Pending, Value, operands};
use crate::state::thread::Thread;
use fencepost_ir::FenceKind;
use fencepost_memory_model::AccessKind;

/// What completing an entry would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Completion {
    /// It must wait.
    No,
    /// It acts on memory.
    Memory,
    /// It takes its value from this earlier entry.
    Forward(usize),
}

impl Machine {
    /// Whether entry `k` of a list may complete now, and how. The nodes are those that values of
    /// the entries refer to.
    pub(crate) fn completion(&self, entries: &[Entry], nodes: &[Node], k: usize) -> Completion {
        let entry = &entries[k];
        let Some(kind) = entry.access() else {
            return Completion::No;
        };
        let unknown = |value: &Value| matches!(value, Value::Node(_));
        if operands(nodes, entry).iter().any(unknown) {
            return Completion::No;
        }
        let mut forward = None;
        for (j, earlier) in entries[..k].iter().enumerate() {
            let earlier_kind = match earlier.kind {
                EntryKind::Fence(fence) => {
                    if holds_back(fence, kind) {
                        return Completion::No;
                    }
                    continue;
                }
                EntryKind::Access(earlier_kind) => earlier_kind,
            };
            if self.is_ordered(earlier, entry) {
                return Completion::No;
            }
            if kind == AccessKind::Unlock || earlier_kind == AccessKind::Unlock {
                continue;
            }
            if !entry.overlaps(earlier) {
                continue;
            }
            if kind.only_reads() && earlier_kind.only_reads() {
                if self.table.orders_reads(earlier_kind, kind) {
                    return Completion::No;
                }
            } else if kind.only_reads() && self.table.forwarding {
                // The newest earlier write decides; older ones are hidden behind it.
                forward = Some(j);
            } else {
                return Completion::No;
            }
        }
        match forward {
            None => Completion::Memory,
            Some(j) if entry.same_range(&entries[j]) => match entries[j].value {
                Value::Known(_) => Completion::Forward(j),
                Value::Node(_) => Completion::No,
            },
            Some(_) => Completion::No,
        }
    }

    /// Whether entry `k` of a pending list may complete now, and how.
    pub(crate) fn completes(&self, pending: &Pending, k: usize) -> Completion {
        self.completion(&pending.entries, &pending.nodes, k)
    }

    /// Whether the model keeps an access in order with an earlier one, wherever they go.
    pub(crate) fn is_ordered(&self, earlier: &Entry, later: &Entry) -> bool {
        let (Some(earlier_kind), Some(kind)) = (earlier.access(), later.access()) else {
            return false;
        };
        !self.table.may_overtake(earlier_kind, kind) || self.publication_orders(earlier, later)
    }

    /// Whether a lock may complete before everything that is pending.
    pub(crate) fn lock_may_pass(&self, entries: &[Entry]) -> bool {
        entries.iter().all(|entry| match entry.kind {
            EntryKind::Access(kind) => self.table.may_overtake(kind, AccessKind::Lock),
            EntryKind::Fence(_) => true,
        })
    }

    /// Whether an entry counts towards the length of its list: all but accesses to objects that no
    /// other thread can reach.
    pub(crate) fn counts(&self, state: &State, thread: &Thread, entry: &Entry) -> bool {
        self.options.merge != Merge::Private
            || self.options.stable
            || !is_private(state.heap.get(entry.object), thread)
    }

    /// Whether a pending write touches an object that no other thread can reach, so that it need
    /// not be a choice. A read-modify-write is not meant: its thread may wait for its value.
    pub(crate) fn is_private_write(&self, state: &State, thread: &Thread, entry: &Entry) -> bool {
        self.options.merge == Merge::Private
            && !self.options.stable
            && entry
                .access()
                .is_some_and(|kind| kind.is_write() && !kind.is_update())
            && is_private(state.heap.get(entry.object), thread)
    }
}

/// Whether only this thread can reach an object. Memory that was freed is nobody's: that an access
/// to it completes is a violation, and its thread may never come to a step that needs it.
pub(crate) fn is_private(object: Option<&Object>, thread: &Thread) -> bool {
    object.is_some_and(|object| object.reach == Reach::Only(thread.id) && !is_freed(object))
}

/// Whether an object is what is left of memory that was freed.
pub(crate) fn is_freed(object: &Object) -> bool {
    matches!(object.kind, ObjectKind::Freed { .. })
}

/// Whether a one-sided fence holds a later access back.
pub(crate) fn holds_back(fence: FenceKind, later: AccessKind) -> bool {
    match fence {
        FenceKind::LoadLoad | FenceKind::StoreLoad => later.is_read(),
        FenceKind::LoadStore | FenceKind::StoreStore | FenceKind::Release => later.is_write(),
        FenceKind::Acquire => later.is_read() || later.is_write(),
        FenceKind::Full | FenceKind::AcqRel => true,
    }
}

/// Whether a pending entry may make an object reachable for others. What is put into an object
/// that only this thread can reach stays out of sight until that object is published.
pub(crate) fn may_publish(state: &State, thread: &Thread, entry: &Entry) -> bool {
    entry.access().is_some_and(AccessKind::is_write)
        && entry.cell.size() == 8
        && entry.value != Value::Known(0)
        && !is_private(state.heap.get(entry.object), thread)
}
