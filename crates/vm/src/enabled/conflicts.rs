//! Which pending entries of a thread conflict with nothing that others may do next.
//!
//! Listing the choices of a thread asks this again and again, about the same entries and the same
//! other threads, so answers are kept for as long as the state stays what it is.

use crate::enabled::completion::{is_freed, is_private};
use crate::machine::Machine;
use crate::machine::collect::for_each_reference;
use crate::machine::effects::{Access, Touches, effects};
use crate::machine::resolve::resolve_quietly;
use crate::state::flaw::Flaw;
use crate::state::pending::Entry;
use crate::state::read_set::Question;
use crate::state::thread::{Status, Thread};
use crate::state::tracked::Tracked;
use crate::state::word::{ObjectId, object_of};
use crate::state::{ClassState, State};
use fencepost_ir::Reg;
use fencepost_memory_model::AccessKind;
use std::cell::{Cell, RefCell};

/// Objects that are looked at before a native counts as touching everything.
const MAX_TOUCHED: usize = 64;

/// What is known of the pending entries of one thread.
pub(crate) struct ConflictCheck<'a> {
    machine: &'a Machine,
    state: &'a State,
    thread: &'a Thread,
    /// Of the first entries: which are known to be deferrable or not, and which are.
    known: Cell<u64>,
    deferred: Cell<u64>,
    /// What natives that other threads stand before may touch; everything if there is no list.
    touched: RefCell<Vec<(usize, Option<Vec<ObjectId>>)>>,
}

impl<'a> ConflictCheck<'a> {
    /// Nothing is known yet.
    pub fn new(machine: &'a Machine, state: &'a State, thread: &'a Thread) -> Self {
        Self {
            machine,
            state,
            thread,
            known: Cell::new(0),
            deferred: Cell::new(0),
            touched: RefCell::default(),
        }
    }

    /// Whether an entry, by its place, need not be a choice.
    pub fn needs_no_choice(&self, k: usize) -> bool {
        let entry = &self.thread.pending.entries[k];
        self.machine
            .is_private_write(self.state, self.thread, entry)
            || self.may_be_deferred(k)
    }

    /// Whether an entry, by its place, is one that its thread does not wait for and that conflicts
    /// with nothing another thread may do next.
    pub fn may_be_deferred(&self, k: usize) -> bool {
        let entry = &self.thread.pending.entries[k];
        let Some(bit) = 1u64.checked_shl(k as u32) else {
            return self.is_deferrable(entry);
        };
        if self.known.get() & bit == 0 {
            self.known.set(self.known.get() | bit);
            if self.is_deferrable(entry) {
                self.deferred.set(self.deferred.get() | bit);
            }
        }
        self.deferred.get() & bit != 0
    }

    /// Whether entry `k` may complete once deferrable entries that it waits for have.
    pub fn can_complete(&self, k: usize) -> bool {
        self.first_towards(k).is_some()
    }

    /// The entry that must complete first so that entry `k` can, deferrable ones taken along.
    pub fn first_towards(&self, k: usize) -> Option<usize> {
        let pending = &self.thread.pending;
        pending.entries[k].access()?;
        self.machine
            .first_prerequisite(pending, k, &|j| self.needs_no_choice(j))
    }

    /// The same for an entry that is not on the list by a place.
    pub fn is_deferrable(&self, entry: &Entry) -> bool {
        let Self {
            machine,
            state,
            thread,
            ..
        } = *self;
        let Some(kind) = entry.access().filter(|_| machine.options.defer_entries) else {
            return false;
        };
        let awaited = kind.is_read()
            && (machine.awaits(state, thread, entry)
                || machine.decides_publication(&thread.pending, entry));
        let object = state.heap.get(entry.object);
        let (offset, size) = (entry.offset, entry.cell.size());
        let seen = || kind.is_write() && machine.options.observed.sees(entry.object, offset, size);
        if awaited || seen() || object.is_some_and(is_freed) {
            return false;
        }
        (kind != AccessKind::Unlock && is_private(object, thread)) || self.meets_nobody(entry, kind)
    }

    /// Whether an entry conflicts with nothing that another thread may do next.
    pub fn meets_nobody(&self, entry: &Entry, kind: AccessKind) -> bool {
        let Self {
            machine,
            state,
            thread,
            ..
        } = *self;
        let question = Question::Conflicts {
            object: entry.object,
            offset: entry.offset,
            size: entry.cell.size(),
            unlock: kind == AccessKind::Unlock,
            reads: kind.only_reads(),
            background: thread.background,
        };
        let meets = |other: &Tracked<Thread>| {
            let conflicts = || u32::from(self.conflicts(other, entry));
            other.id != thread.id && state.ask(other, question, conflicts) != 0
        };
        machine.options.flaw == Flaw::Conflicts
            || !state.threads.unseen().tracked().iter().any(meets)
    }

    /// Whether a thread has an access that conflicts with `entry` pending or as its next in-place
    /// operation, enabled or not.
    fn conflicts(&self, other: &Thread, entry: &Entry) -> bool {
        let Self {
            machine,
            state,
            thread: own,
            ..
        } = *self;
        if other.has_ended() {
            return false;
        }
        let unlock = entry.access() == Some(AccessKind::Unlock);
        let reads = entry.access().is_some_and(AccessKind::only_reads);
        let pending = other.pending.entries.iter().any(|theirs| {
            let Some(kind) = theirs.access() else {
                return false;
            };
            match (unlock, kind == AccessKind::Unlock) {
                (true, true) => theirs.object == entry.object,
                (false, false) => !(reads && kind.only_reads()) && theirs.overlaps(entry),
                _ => false,
            }
        });
        if pending {
            return true;
        }
        if let Status::Ready { object, .. } | Status::Waiting { object, .. } = other.status {
            return unlock && object == entry.object;
        }
        let Some(op) = machine.next_op(other) else {
            return false;
        };
        match effects(op).touches {
            Touches::Nothing => false,
            // A thread stands before a write or an unlock when there is no room for it on the
            // list, and then something on the list comes first.
            Touches::Cell(_, Access::Write(_)) | Touches::HeldMonitor => false,
            Touches::Monitor(object) => unlock && object_of(other.reg(object)) == entry.object,
            // Under a model with working copies reads are not put on a list, and where reads may
            // be reused a thread may stand before one.
            Touches::Cell(place, Access::Read(_) | Access::Update) => {
                let at = resolve_quietly(machine, state, other, place);
                !unlock && at.is_some_and(|at| entry.overlaps_location(at))
            }
            // The end of the last foreground thread cuts the background ones off where they are.
            Touches::End => {
                !reads && own.background && !other.background && other.frames.len() == 1
            }
            Touches::Anything => true,
            Touches::Native(native, args) => machine.native(native).is_ok_and(|row| {
                row.ends
                    || row.section
                    || row.is_visible() && self.may_touch(other, args, entry.object)
            }),
            Touches::Class(class) => !matches!(
                state.globals.class_state(class),
                Some(ClassState::Done | ClassState::Failed(_))
            ),
        }
    }

    /// Whether a native with these arguments may touch an object. A native gets at memory only
    /// through its arguments and what they lead to.
    fn may_touch(&self, other: &Thread, args: &[Reg], target: ObjectId) -> bool {
        let mut touched = self.touched.borrow_mut();
        let id = other.id.0 as usize;
        let at = match touched.iter().position(|&(known, _)| known == id) {
            Some(at) => at,
            None => {
                touched.push((id, self.reachable(other, args)));
                touched.len() - 1
            }
        };
        // Whoever finds the list here depends on the objects that it was made from.
        self.state.heap.reads.look_again();
        let list = touched[at].1.as_ref();
        list.is_none_or(|list| list.contains(&target))
    }

    /// What arguments of a thread lead to, unless that is much.
    fn reachable(&self, thread: &Thread, args: &[Reg]) -> Option<Vec<ObjectId>> {
        let mut seen: Vec<ObjectId> = Vec::new();
        let mut stack: Vec<ObjectId> = args.iter().map(|&arg| object_of(thread.reg(arg))).collect();
        stack.push(object_of(thread.object));
        while let Some(id) = stack.pop() {
            if seen.len() > MAX_TOUCHED {
                return None;
            }
            if seen.contains(&id) {
                continue;
            }
            if let Some(object) = self.state.heap.get(id) {
                seen.push(id);
                for_each_reference(self.machine, object, |word| stack.push(object_of(word)));
            }
        }
        Some(seen)
    }
}
