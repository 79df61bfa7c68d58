//! Late writes: which pending writes and unlocks need not be choices.
//!
//! A write commutes with every step that neither is ordered after it nor touches what it writes,
//! so it can be moved right until just before such a step. Issuing is eager, so a conflicting
//! access that could come next is there to be seen: pending, or the next in-place operation of
//! another thread. As long as there is none, the write is not a choice of its own; it completes
//! inside the step of its own thread that needs it (a later entry that waits for it, an in-place
//! operation). Once there is one, it is an ordinary entry, and both orders are explored.
//!
//! Nothing may be late while something looks at memory in every state.

use crate::exec::{Completion, holds_back, resolve_quietly, waits_for};
use crate::machine::Machine;
use crate::pending::{Entry, EntryKind};
use crate::state::{ClassState, State};
use crate::thread::{Status, Thread};
use crate::word::object_of;
use fencepost_ir::Op;
use fencepost_memory_model::AccessKind;

impl Machine {
    /// Whether a pending entry need not be a choice: a write to an object that no other thread
    /// can reach, or a write or unlock that conflicts with nothing another thread may do next.
    pub(crate) fn is_silent(&self, state: &State, thread: &Thread, entry: &Entry) -> bool {
        self.is_private_write(state, thread, entry) || self.may_be_late(state, thread, entry)
    }

    /// Whether a write or unlock conflicts with nothing another thread may do next.
    pub(crate) fn may_be_late(&self, state: &State, thread: &Thread, entry: &Entry) -> bool {
        if !self.options.late_writes || self.options.observed {
            return false;
        }
        match entry.access() {
            Some(kind) if kind.is_write() || kind == AccessKind::Unlock => {}
            _ => return false,
        }
        !state
            .threads
            .iter()
            .any(|other| other.id != thread.id && self.conflicts(state, other, entry))
    }

    /// The operation a running thread stands before.
    fn next_op(&self, thread: &Thread) -> Option<&Op> {
        let frame = thread.top()?;
        self.loaded_function(frame.function)?
            .ops
            .get(frame.pc as usize)
    }

    /// Whether a thread has an access that conflicts with `entry` pending or as its next in-place
    /// operation, enabled or not.
    fn conflicts(&self, state: &State, other: &Thread, entry: &Entry) -> bool {
        if other.has_ended() {
            return false;
        }
        let unlock = entry.access() == Some(AccessKind::Unlock);
        let pending = other.pending.entries.iter().any(|theirs| {
            let their_unlock = theirs.access() == Some(AccessKind::Unlock);
            theirs.access().is_some()
                && unlock == their_unlock
                && (unlock && theirs.object == entry.object || !unlock && theirs.overlaps(entry))
        });
        if pending {
            return true;
        }
        if let Status::Ready { object, .. } | Status::Waiting { object, .. } = other.status {
            return unlock && object == entry.object;
        }
        let Some(op) = self.next_op(other) else {
            return false;
        };
        match op {
            Op::Rmw { place, .. } | Op::CompareExchange { place, .. } => {
                !unlock
                    && resolve_quietly(self, state, other, *place).is_some_and(|location| {
                        location.object == entry.object
                            && location.offset < entry.offset + entry.cell.size()
                            && entry.offset < location.offset + location.cell.size()
                    })
            }
            Op::MonitorEnter { object, .. }
            | Op::MonitorTryEnter { object, .. }
            | Op::MonitorWait { object, .. }
            | Op::MonitorPulse { object }
            | Op::MonitorPulseAll { object } => {
                unlock && object_of(other.reg(*object)) == entry.object
            }
            // What these touch is not known before they run.
            Op::AtomicBegin {} => true,
            Op::Native { native, .. } => self.native(*native).is_ok_and(|row| row.is_visible()),
            Op::InitClass { class } => !matches!(
                state.globals.class_state(*class),
                Some(ClassState::Done | ClassState::Failed(_))
            ),
            _ => false,
        }
    }
}

impl Machine {
    /// The entry that must complete first so that entry `k` can: itself, or a silent one that it
    /// waits for, directly or through others.
    pub(crate) fn first_towards(
        &self,
        state: &State,
        thread: &Thread,
        entries: &[Entry],
        k: usize,
    ) -> Option<usize> {
        if self.completion(entries, k) != Completion::No {
            return Some(k);
        }
        let mut first: Vec<Option<usize>> = Vec::with_capacity(k + 1);
        for i in 0..=k {
            let counts = i == k || self.is_silent(state, thread, &entries[i]);
            first.push(match counts {
                false => None,
                true if self.completion(entries, i) != Completion::No => Some(i),
                true => (0..i)
                    .filter(|&j| first[j].is_some() && self.blocks(entries, j, i))
                    .find_map(|j| first[j]),
            });
        }
        first[k]
    }

    /// Whether entry `j` would keep entry `k` from completing, by itself or through a fence.
    fn blocks(&self, entries: &[Entry], j: usize, k: usize) -> bool {
        if self.completion(&[entries[j], entries[k]], 1) == Completion::No {
            return true;
        }
        let (Some(earlier), Some(later)) = (entries[j].access(), entries[k].access()) else {
            return false;
        };
        entries[j + 1..k].iter().any(|entry| match entry.kind {
            EntryKind::Fence(fence) => waits_for(fence, earlier) && holds_back(fence, later),
            EntryKind::Access(_) => false,
        })
    }

    /// Whether entry `k` may complete once silent entries that it waits for have.
    pub(crate) fn can_complete_with_silent(
        &self,
        state: &State,
        thread: &Thread,
        k: usize,
    ) -> bool {
        let entries = &thread.pending.entries;
        if self.completion(entries, k) != Completion::No {
            return true;
        }
        if entries[k].access().is_none() {
            return false;
        }
        let mut rest: Vec<Entry> = entries[..=k].to_vec();
        loop {
            let last = rest.len() - 1;
            match self.first_towards(state, thread, &rest, last) {
                None => return false,
                Some(first) if first == last => return true,
                Some(first) => {
                    rest.remove(first);
                    while let Some(fence) = satisfied_fence(&rest) {
                        rest.remove(fence);
                    }
                }
            }
        }
    }
}

/// The first fence of a list that waits for nothing any more.
pub(crate) fn satisfied_fence(entries: &[Entry]) -> Option<usize> {
    (0..entries.len()).find(|&k| match entries[k].kind {
        EntryKind::Fence(fence) => !entries[..k]
            .iter()
            .any(|e| e.access().is_some_and(|kind| waits_for(fence, kind))),
        EntryKind::Access(_) => false,
    })
}
