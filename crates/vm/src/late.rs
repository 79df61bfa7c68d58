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
//! No write may be late that something looks for in every state; nobody sees a read.

use crate::choices::visit_needed;
use crate::collect::for_each_reference;
use crate::exec::{holds_back, is_private, resolve_quietly, waits_for};
use crate::heap::ObjectKind;
use crate::machine::{Flaw, Machine, Merge};
use crate::pending::{Entry, EntryKind, Pending, Value};
use crate::state::{ClassState, State};
use crate::thread::{Status, Thread};
use crate::word::{ObjectId, object_of};
use fencepost_ir::{Op, Reg};
use fencepost_memory_model::AccessKind;

impl Machine {
    /// Whether a pending entry need not be a choice: a write to an object that no other thread
    /// can reach, or an entry that conflicts with nothing another thread may do next.
    pub(crate) fn is_silent(&self, state: &State, thread: &Thread, entry: &Entry) -> bool {
        self.is_private_write(state, thread, entry) || self.may_be_late(state, thread, entry)
    }

    /// Whether an entry that its thread does not wait for conflicts with nothing another thread
    /// may do next.
    pub(crate) fn may_be_late(&self, state: &State, thread: &Thread, entry: &Entry) -> bool {
        let Some(kind) = entry.access().filter(|_| self.options.late_entries) else {
            return false;
        };
        let needed = match kind.is_read() {
            true => self.awaits(state, thread, entry),
            false => {
                let (offset, size) = (entry.offset, entry.cell.size());
                kind.is_write() && self.options.observed.sees(entry.object, offset, size)
            }
        };
        if needed {
            return false;
        }
        if kind != AccessKind::Unlock && is_private(state.heap.get(entry.object), thread) {
            return true;
        }
        let meets =
            |other: &Thread| other.id != thread.id && self.conflicts(state, other, thread, entry);
        self.options.flaw == Flaw::Conflicts || !state.threads.iter().any(meets)
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
        let Some(kind) = entry.access().filter(|kind| kind.is_read()) else {
            return false;
        };
        let object = state.heap.get(entry.object);
        // Nothing a program may do leads another thread to a thread's own statics.
        let own = object.is_some_and(|object| matches!(object.kind, ObjectKind::ThreadStatics(_)));
        self.options.merge == Merge::Private
            && !self.options.stable
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
        let Some(op) = self.next_op(thread) else {
            return thread.leaves_failed_initializer();
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
        in_place || self.awaits(state, thread, read)
    }

    /// Whether the operation a thread stands before needs the value of a pending read.
    fn awaits(&self, state: &State, thread: &Thread, read: &Entry) -> bool {
        let (Some(op), Value::Node(node)) = (self.next_op(thread), read.value) else {
            return false;
        };
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

    /// Whether a thread has an access that conflicts with `entry` pending or as its next in-place
    /// operation, enabled or not.
    fn conflicts(&self, state: &State, other: &Thread, own: &Thread, entry: &Entry) -> bool {
        if other.has_ended() {
            return false;
        }
        let unlock = entry.access() == Some(AccessKind::Unlock);
        let reads = entry.access().is_some_and(AccessKind::is_read);
        let pending = other.pending.entries.iter().any(|theirs| {
            let Some(kind) = theirs.access() else {
                return false;
            };
            match (unlock, kind == AccessKind::Unlock) {
                (true, true) => theirs.object == entry.object,
                (false, false) => !(reads && kind.is_read()) && theirs.overlaps(entry),
                _ => false,
            }
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
            // Under a model with working copies reads are not put on a list.
            Op::Load { place, .. } => {
                let at = resolve_quietly(self, state, other, *place);
                !unlock && at.is_some_and(|at| entry.overlaps_location(at))
            }
            // The end of the last foreground thread cuts the background ones off where they are.
            Op::Return { .. } => {
                !reads && own.background && !other.background && other.frames.len() == 1
            }
            // What these touch is not known before they run.
            Op::AtomicBegin {} => true,
            Op::Native { native, args, .. } => self.native(*native).is_ok_and(|row| {
                row.ends
                    || row.section
                    || row.is_visible() && self.may_touch(state, other, &args.0, entry.object)
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
    /// Whether entry `j` of a list must complete before the later entry `k` may.
    fn needs(&self, pending: &Pending, k: usize, j: usize) -> bool {
        let entries = &pending.entries;
        let (earlier, later) = (&entries[j], &entries[k]);
        let (Some(earlier_kind), Some(kind)) = (earlier.access(), later.access()) else {
            return false;
        };
        let between = &entries[j + 1..k];
        let fenced = between.iter().any(|entry| match entry.kind {
            EntryKind::Fence(fence) => waits_for(fence, earlier_kind) && holds_back(fence, kind),
            EntryKind::Access(_) => false,
        });
        if fenced || self.is_ordered(earlier, later) {
            return true;
        }
        if kind == AccessKind::Unlock || earlier_kind == AccessKind::Unlock {
            return false;
        }
        let is_source = |entry: &Entry| {
            let kind = entry.access();
            kind.is_some_and(AccessKind::is_write) && entry.overlaps(later)
        };
        let forwards = kind.is_read() && self.model.forwarding;
        if earlier.overlaps(later) {
            let waits = match (kind.is_read(), earlier_kind.is_read()) {
                (true, true) => self.model.same_location_reads_ordered,
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
        let source = match kind.is_read() {
            false => Some(later),
            true if forwards => entries[..k].iter().rfind(|&entry| is_source(entry)),
            true => None,
        };
        match (source.map(|source| source.value), earlier.value) {
            (Some(Value::Node(value)), Value::Node(read)) => {
                earlier_kind.is_read() && pending.depends(value, read)
            }
            _ => false,
        }
    }

    /// The entries that must complete before entry `k` may, directly or through others, by their
    /// places, if all of them may be taken along.
    fn prerequisites(
        &self,
        pending: &Pending,
        k: usize,
        along: &dyn Fn(&Entry) -> bool,
    ) -> Option<Vec<usize>> {
        let mut needed = vec![false; k];
        for at in (0..=k).rev() {
            if at < k && !needed[at] {
                continue;
            }
            for (j, needed) in needed[..at].iter_mut().enumerate() {
                if !*needed && self.needs(pending, at, j) {
                    if !along(&pending.entries[j]) {
                        return None;
                    }
                    *needed = true;
                }
            }
        }
        Some((0..k).filter(|&j| needed[j]).collect())
    }

    /// The entry that must complete first so that entry `k` can, silent ones taken along.
    pub(crate) fn first_towards(&self, state: &State, thread: &Thread, k: usize) -> Option<usize> {
        thread.pending.entries[k].access()?;
        let along = |entry: &Entry| self.is_silent(state, thread, entry);
        let first = self.prerequisites(&thread.pending, k, &along)?;
        Some(first.first().copied().unwrap_or(k))
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
        thread.pending.entries[k].access().is_some()
            && self.prerequisites(&thread.pending, k, along).is_some()
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

/// The first fence of a list that waits for nothing any more.
pub(crate) fn satisfied_fence(entries: &[Entry]) -> Option<usize> {
    (0..entries.len()).find(|&k| match entries[k].kind {
        EntryKind::Fence(fence) => !entries[..k]
            .iter()
            .any(|e| e.access().is_some_and(|kind| waits_for(fence, kind))),
        EntryKind::Access(_) => false,
    })
}
