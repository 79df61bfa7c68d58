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

use crate::choices::visit_needed;
use crate::collect::for_each_reference;
use crate::exec::{Completion, holds_back, is_private, resolve_quietly, waits_for};
use crate::heap::ObjectKind;
use crate::machine::{Machine, Merge};
use crate::pending::{Entry, EntryKind, Value};
use crate::state::{ClassState, State};
use crate::thread::{Status, Thread};
use crate::word::{ObjectId, object_of};
use fencepost_ir::{Op, Reg};
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
            .any(|other| other.id != thread.id && self.conflicts(state, other, thread, entry))
    }

    /// Whether a pending read of a private object completes by itself. It does if the object must
    /// stay private until then: no pending write may publish it, and none can be issued that
    /// overtakes the read, because the table forbids it or the thread stands still for the read.
    pub(crate) fn is_automatic_read(&self, state: &State, thread: &Thread, k: usize) -> bool {
        let entries = &thread.pending.entries;
        let entry = &entries[k];
        let Some(kind) = entry.access().filter(|kind| kind.is_read()) else {
            return false;
        };
        let object = state.heap.get(entry.object);
        // Nothing a program may do leads another thread to a thread's own statics.
        let own = object.is_some_and(|object| matches!(object.kind, ObjectKind::ThreadStatics(_)));
        self.options.merge == Merge::Private
            && is_private(object, thread)
            && (own
                || !entries.iter().any(|entry| may_publish(state, thread, entry))
                    && (!self.model.may_overtake(kind, AccessKind::Write)
                        && !self.model.may_overtake(kind, AccessKind::VolatileWrite)
                        || self.stands_still_for(state, thread, entry)))
            // What it takes along must be nobody's business for ever, not only for now.
            && self.can_complete_with(thread, k, &|e| self.is_private_write(state, thread, e))
    }

    /// Whether a lock may happen once silent entries that must come before it have completed.
    pub(crate) fn lock_may_pass_with_silent(&self, state: &State, thread: &Thread) -> bool {
        let entries = &thread.pending.entries;
        (0..entries.len()).all(|k| {
            self.lock_may_pass(&entries[k..=k])
                || self.is_silent(state, thread, &entries[k])
                    && self.can_complete_with_silent(state, thread, k)
        })
    }

    /// Whether a thread issues nothing more before a read has completed.
    fn stands_still_for(&self, state: &State, thread: &Thread, read: &Entry) -> bool {
        let (Some(op), Value::Node(node)) = (self.next_op(thread), read.value) else {
            return false;
        };
        let in_place = match op {
            Op::MonitorEnter { .. } => !self.lock_may_pass(&thread.pending.entries),
            Op::InitClass { class } => state.globals.class_state(*class).is_none(),
            Op::Native { native, .. } => self.native(*native).is_ok_and(|row| row.is_visible()),
            Op::MonitorTryEnter { .. }
            | Op::MonitorWait { .. }
            | Op::MonitorPulse { .. }
            | Op::MonitorPulseAll { .. }
            | Op::ThreadStart { .. }
            | Op::ThreadJoin { .. }
            | Op::Rmw { .. }
            | Op::CompareExchange { .. }
            | Op::Fence { .. }
            | Op::Yield {}
            | Op::Choose { .. }
            | Op::AtomicBegin {}
            | Op::Return { .. } => true,
            _ => false,
        };
        if in_place {
            return true;
        }
        let base = thread.top().map_or(0, |f| f.base);
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

    /// The operation a running thread stands before.
    fn next_op(&self, thread: &Thread) -> Option<&Op> {
        let frame = thread.top()?;
        self.loaded_function(frame.function)?
            .ops
            .get(frame.pc as usize)
    }

    /// Whether a thread has an access that conflicts with `entry` pending or as its next in-place
    /// operation, enabled or not.
    fn conflicts(&self, state: &State, other: &Thread, own: &Thread, entry: &Entry) -> bool {
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
            // The end of the last foreground thread cuts the background ones off where they are.
            Op::Return { .. } => own.background && !other.background && other.frames.len() == 1,
            // What these touch is not known before they run.
            Op::AtomicBegin {} => true,
            Op::Native { native, args, .. } => self.native(*native).is_ok_and(|row| {
                row.ends || row.is_visible() && self.may_touch(state, other, &args.0, entry.object)
            }),
            Op::InitClass { class } => !matches!(
                state.globals.class_state(*class),
                Some(ClassState::Done | ClassState::Failed(_))
            ),
            _ => false,
        }
    }
}

/// Objects that are looked at before a native counts as touching everything.
const MAX_TOUCHED: usize = 64;

impl Machine {
    /// Whether a native with these arguments may touch an object. A native gets at memory only
    /// through its arguments and what they lead to.
    fn may_touch(&self, state: &State, thread: &Thread, args: &[Reg], target: ObjectId) -> bool {
        let mut seen: Vec<ObjectId> = Vec::new();
        let mut stack: Vec<ObjectId> = args.iter().map(|&arg| object_of(thread.reg(arg))).collect();
        stack.push(object_of(thread.object));
        while let Some(id) = stack.pop() {
            if id == target || seen.len() > MAX_TOUCHED {
                return true;
            }
            if seen.contains(&id) {
                continue;
            }
            if let Some(object) = state.heap.get(id) {
                seen.push(id);
                for_each_reference(self, object, |word| stack.push(object_of(word)));
            }
        }
        false
    }
}

impl Machine {
    /// The entry that must complete first so that entry `k` can: itself, or one of those that
    /// may be taken along, which it waits for directly or through others.
    fn first_towards_with(
        &self,
        entries: &[Entry],
        k: usize,
        along: &dyn Fn(&Entry) -> bool,
    ) -> Option<usize> {
        if self.completion(entries, k) != Completion::No {
            return Some(k);
        }
        let mut first: Vec<Option<usize>> = Vec::with_capacity(k + 1);
        for i in 0..=k {
            let counts = i == k || along(&entries[i]);
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

    /// The entry that must complete first so that entry `k` can, silent ones taken along.
    pub(crate) fn first_towards(&self, state: &State, thread: &Thread, k: usize) -> Option<usize> {
        let along = |entry: &Entry| self.is_silent(state, thread, entry);
        self.first_towards_with(&thread.pending.entries, k, &along)
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
        self.can_complete_with(thread, k, &|entry| self.is_silent(state, thread, entry))
    }

    /// Whether entry `k` may complete once those that may be taken along have.
    fn can_complete_with(&self, thread: &Thread, k: usize, along: &dyn Fn(&Entry) -> bool) -> bool {
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
            match self.first_towards_with(&rest, last, along) {
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

/// Whether a pending entry may make an object reachable for others. What is put into an object
/// that only this thread can reach stays out of sight until that object is published.
fn may_publish(state: &State, thread: &Thread, entry: &Entry) -> bool {
    entry.access().is_some_and(AccessKind::is_write)
        && entry.cell.size() == 8
        && entry.value != Value::Known(0)
        && !is_private(state.heap.get(entry.object), thread)
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
