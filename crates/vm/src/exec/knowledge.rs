//! What threads learn of each other's accesses when they synchronise, and races that this shows.

use super::Exec;
use crate::state::heap::ObjectKind;
use crate::state::keys::ThreadId;
use crate::state::knowledge::{Knower, Knowledge, PastAccess, Unordered, sharers_of};
use crate::state::location::Location;
use crate::state::pending::{Entry, EntryKind};
use crate::state::word::{ObjectId, object_of, offset_of};
use fencepost_ir::{CasOrder, Cell, FailureOrder, FenceKind, FuncId, Order, UpdateOrder};
use fencepost_memory_model::AccessKind;

/// What an access means to other threads.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    pub reads: bool,
    pub writes: bool,
    pub plain: bool,
    /// Whether it learns what it reads.
    pub acquires: bool,
    /// Whether it tells what its thread knows.
    pub releases: bool,
}

impl Manner {
    pub fn load(order: Order) -> Self {
        Self {
            reads: true,
            writes: false,
            plain: order == Order::Plain,
            acquires: matches!(order, Order::Acquire | Order::Volatile),
            releases: false,
        }
    }

    pub fn store(order: Order) -> Self {
        Self {
            reads: false,
            writes: true,
            plain: order == Order::Plain,
            acquires: false,
            releases: matches!(order, Order::Release | Order::Volatile),
        }
    }

    pub fn update(order: UpdateOrder) -> Self {
        let (acquires, releases) = match order {
            UpdateOrder::Relaxed => (false, false),
            UpdateOrder::Acquire => (true, false),
            UpdateOrder::Release => (false, true),
            UpdateOrder::AcqRel | UpdateOrder::Volatile => (true, true),
        };
        Self {
            reads: true,
            writes: true,
            plain: false,
            acquires,
            releases,
        }
    }

    /// Of a compare-exchange, which has an order for each outcome.
    pub fn compare(order: CasOrder, stores: bool) -> Self {
        if stores {
            return Self::update(order.success);
        }
        Self::load(match order.failure {
            FailureOrder::Relaxed => Order::Relaxed,
            FailureOrder::Acquire => Order::Acquire,
            FailureOrder::Volatile => Order::Volatile,
        })
    }

    /// Of a pending entry, which may be ordered more strongly than the program says.
    pub fn entry(kind: AccessKind, plain: bool) -> Self {
        use AccessKind as Kind;
        let acquires = matches!(
            kind,
            Kind::AcquireRead | Kind::VolatileRead | Kind::AcquireUpdate | Kind::AcqRelUpdate
        );
        let releases = matches!(
            kind,
            Kind::ReleaseWrite | Kind::VolatileWrite | Kind::ReleaseUpdate | Kind::AcqRelUpdate
        );
        Self {
            reads: kind.is_read(),
            writes: kind.is_write(),
            plain,
            acquires: acquires && !plain,
            releases: releases && !plain,
        }
    }
}

/// Whether a thread may learn something when an entry completes.
fn may_teach(entry: &Entry) -> bool {
    match entry.kind {
        EntryKind::Access(kind) => Manner::entry(kind, entry.plain).acquires,
        EntryKind::Fence(kind) => match kind {
            FenceKind::Acquire | FenceKind::AcqRel | FenceKind::Full => true,
            FenceKind::Release
            | FenceKind::LoadLoad
            | FenceKind::LoadStore
            | FenceKind::StoreStore
            | FenceKind::StoreLoad => false,
        },
    }
}

impl Exec<'_> {
    /// Whether there is anything to know: somebody else lives, or has left accesses behind.
    fn knows_anything(&self) -> bool {
        self.machine.tracks_races()
            && (!self.state.globals.knowledge.is_empty()
                || self.state.threads.iter().filter(|t| !t.has_ended()).count() > 1)
    }

    /// Whether no two threads can race at an object: constants, and what each thread has its own of.
    fn is_never_shared(&self, object: ObjectId) -> bool {
        let object = self.state.heap.get(object);
        object.is_some_and(|object| {
            matches!(object.kind, ObjectKind::ThreadStatics(_)) || self.machine.is_unordered(object)
        })
    }

    fn change_knowledge(&mut self, change: impl FnOnce(&mut Knowledge)) {
        let state = &mut *self.state;
        change(&mut state.globals.knowledge);
        let threads = &state.threads;
        state.globals.knowledge.settle(|knows| {
            let mut living = threads.iter().filter(|thread| !thread.has_ended());
            living.all(|thread| knows(thread.id))
        });
    }

    /// Notes an access that happens now.
    pub(super) fn note_access(&mut self, at: Location, manner: Manner) {
        if self.knows_anything() {
            let place = self.own_position();
            self.note_access_at(at, manner, place);
        }
    }

    /// Notes an access that happens now and was written elsewhere.
    pub(super) fn note_access_at(&mut self, at: Location, manner: Manner, place: (FuncId, u32)) {
        if !self.knows_anything() || self.is_never_shared(at.object) {
            return;
        }
        let me = self.thread_id();
        let range = (at.object, at.offset, at.cell.size());
        let access = PastAccess::new(range, me, manner.writes, manner.plain, place);
        // What an atomic access reads from may order it after a plain access of the same bytes.
        let message = (!manner.plain).then(|| self.take_message(at.object, at.offset, manner));
        self.find_race(&access);
        let living = self.state.threads.iter().filter(|t| !t.has_ended());
        if living.take(2).count() == 2 {
            // Somebody does not know it yet, and it tells nobody of others: nothing to forget.
            self.state.globals.knowledge.keep(access);
        } else {
            self.change_knowledge(|knowledge| knowledge.keep(access));
        }
        if let Some(message) = message {
            self.leave_message(at.object, at.offset, manner, message);
        }
    }

    /// Looks for races of a plain access that is put on the list, if all that its thread could
    /// learn before it has been learned: it may complete only after its thread has learned more.
    pub(super) fn note_issue(&mut self, order: Order, at: Location, writes: bool) {
        if order != Order::Plain || !self.knows_anything() {
            return;
        }
        let thread = &self.state.threads[self.index];
        let learns = thread.pending.entries.iter().any(|entry| match entry.kind {
            EntryKind::Access(kind) => kind.is_read(),
            EntryKind::Fence(_) => true,
        });
        if !learns {
            let range = (at.object, at.offset, at.cell.size());
            let (me, place) = (self.thread_id(), self.own_position());
            self.find_race(&PastAccess::new(range, me, writes, true, place));
        }
    }

    /// Looks for races of the entries in front of one that completes now, if their thread may learn
    /// from that one: it comes after them in the program, so what it brings does not order them. They
    /// may complete only after it, where the thread knows too much.
    pub(super) fn judge_overtaken(&mut self, by: &Entry, count: usize) {
        if count == 0 || !may_teach(by) || !self.knows_anything() {
            return;
        }
        let me = self.thread_id();
        let pending = &self.state.threads[self.index].pending;
        let overtaken = pending.entries[..count].iter();
        // What comes after one that has not brought yet what it will cannot be judged.
        let judged = overtaken.take_while(|entry| !may_teach(entry));
        let accesses: Vec<PastAccess> = judged
            .filter_map(|entry| {
                let kind = entry.access().filter(|&kind| kind != AccessKind::Unlock)?;
                let range = (entry.object, entry.offset, entry.cell.size());
                // Whether an update writes is known when it has read.
                let writes = kind.is_write() && !kind.is_update();
                let place = (entry.function, entry.pc);
                Some(PastAccess::new(range, me, writes, entry.plain, place))
            })
            .collect();
        for access in accesses {
            if !self.is_never_shared(access.object) {
                self.find_race(&access);
            }
        }
    }

    /// Notes that memory appears or goes, which is a write to all of it. Only memory that the
    /// program frees is taken from atomic accesses, too: for them, the end of a call is no access.
    pub(super) fn note_whole(&mut self, object: ObjectId, size: u32, goes: bool, heap: bool) {
        if !self.knows_anything() {
            return;
        }
        let (me, place) = (self.thread_id(), self.own_position());
        let access = PastAccess::new((object, 0, size), me, true, heap, place);
        if goes {
            self.find_race(&access);
            self.change_knowledge(|knowledge| {
                knowledge.retain(|other| other != object);
            });
        } else {
            self.change_knowledge(|knowledge| knowledge.keep(access));
        }
    }

    /// Notes that the running call reads or writes memory of the program, as its own code would.
    pub fn accesses_memory(&mut self, word: u64, size: u32, writes: bool) {
        let object = object_of(word);
        if size == 0 || !self.knows_anything() || self.is_never_shared(object) {
            return;
        }
        let (me, place) = (self.thread_id(), self.own_position());
        let range = (object, offset_of(word), size);
        let access = PastAccess::new(range, me, writes, true, place);
        self.find_race(&access);
        self.change_knowledge(|knowledge| knowledge.keep(access));
    }

    /// Notes that the running call uses a lock or the like, which is memory of the program, too: it
    /// races with plain writes before it. To keep states few, what is done with locks is not
    /// remembered. A plain write behind it is found in the execution that has the two the other way
    /// round, and is missed where there is none because the write depends on a later step.
    pub fn synchronises_by(&mut self, word: u64, size: u32) {
        let object = object_of(word);
        if !self.knows_anything() || self.is_never_shared(object) {
            return;
        }
        let (me, place) = (self.thread_id(), self.own_position());
        let range = (object, offset_of(word), size);
        self.find_race(&PastAccess::new(range, me, true, false, place));
    }

    /// Notes that the running call reads a number of the program as an atomic access would that is
    /// ordered with nothing.
    pub fn reads_atomically(&mut self, word: u64, cell: Cell) {
        let at = Location {
            object: object_of(word),
            offset: offset_of(word),
            cell,
        };
        self.note_access(at, Manner::load(Order::Relaxed));
    }

    fn find_race(&mut self, access: &PastAccess) {
        let knowledge = &self.state.globals.knowledge;
        if knowledge.found.is_none()
            && let Some(first) = knowledge.conflict(access)
        {
            let second = access.clone();
            self.state.globals.knowledge.found = Some(Box::new(Unordered { first, second }));
        }
    }

    /// What an atomic access learns, and the message that it found.
    fn take_message(&mut self, object: ObjectId, offset: u32, manner: Manner) -> Option<Knower> {
        let me = self.thread_id();
        let old = self.state.globals.knowledge.message(object, offset);
        if let (true, Some(message)) = (manner.reads, old) {
            let learner = match manner.acquires {
                true => Knower::Thread(me),
                false => Knower::Seen(me),
            };
            self.change_knowledge(|knowledge| knowledge.learn(learner, message));
        }
        old
    }

    /// What an atomic access tells, in place of the message that it found.
    fn leave_message(
        &mut self,
        object: ObjectId,
        offset: u32,
        manner: Manner,
        old: Option<Knower>,
    ) {
        if !manner.writes {
            return;
        }
        let me = self.thread_id();
        self.change_knowledge(|knowledge| {
            // A release sequence goes on with updates, and with writes of the thread it began with.
            let goes_on = match old {
                Some(Knower::Message(_, _, head)) => {
                    manner.reads || head.is_none_or(|head| head == me) && !manner.releases
                }
                _ => false,
            };
            let head = match old {
                Some(Knower::Message(_, _, head)) if goes_on => head.filter(|&head| head == me),
                _ => Some(me),
            };
            let new = Knower::Message(object, offset, head);
            if let Some(old) = old.filter(|&old| old != new || !goes_on) {
                if goes_on {
                    knowledge.learn(new, old);
                }
                knowledge.forget(old);
            }
            let source = match manner.releases {
                true => Knower::Thread(me),
                false => Knower::Fenced(me),
            };
            knowledge.learn(new, source);
        });
    }

    /// Notes that an entry completes; updates are noted where it is known whether they write.
    pub(super) fn note_completion(&mut self, entry: &Entry, at: Location) {
        if let Some(kind) = entry.access()
            && !kind.is_update()
            && kind != AccessKind::Unlock
        {
            let manner = Manner::entry(kind, entry.plain);
            self.note_access_at(at, manner, (entry.function, entry.pc));
        }
    }

    /// Notes that an entry leaves the list that may be a fence.
    pub(super) fn note_fence_entry(&mut self, entry: &Entry) {
        if let EntryKind::Fence(kind) = entry.kind {
            self.note_fence(kind);
        }
    }

    /// Notes that a fence of the running thread is complete.
    pub(super) fn note_fence(&mut self, kind: FenceKind) {
        if !self.knows_anything() {
            return;
        }
        let me = self.thread_id();
        let (acquires, releases) = match kind {
            FenceKind::Acquire => (true, false),
            FenceKind::Release => (false, true),
            FenceKind::Full | FenceKind::AcqRel => (true, true),
            FenceKind::LoadLoad
            | FenceKind::LoadStore
            | FenceKind::StoreStore
            | FenceKind::StoreLoad => return,
        };
        self.change_knowledge(|knowledge| {
            if acquires {
                knowledge.learn(Knower::Thread(me), Knower::Seen(me));
                knowledge.forget(Knower::Seen(me));
            }
            if releases {
                knowledge.forget(Knower::Fenced(me));
                knowledge.learn(Knower::Fenced(me), Knower::Thread(me));
            }
        });
    }

    /// Orders the running thread behind those that have told at this address before.
    pub fn learn_from(&mut self, word: u64) {
        self.learn_at(object_of(word), offset_of(word));
    }

    fn learn_at(&mut self, object: ObjectId, offset: u32) {
        if !self.knows_anything() {
            return;
        }
        let me = Knower::Thread(self.thread_id());
        if let Some(message) = self.state.globals.knowledge.message(object, offset) {
            self.change_knowledge(|knowledge| knowledge.learn(me, message));
        }
    }

    /// Orders the running thread before those that will learn at this address, as those that have
    /// told there before are.
    pub fn tell(&mut self, word: u64) {
        self.tell_at(object_of(word), offset_of(word));
    }

    fn tell_at(&mut self, object: ObjectId, offset: u32) {
        if self.knows_anything() {
            let old = self.state.globals.knowledge.message(object, offset);
            let manner = Manner::update(UpdateOrder::Release);
            self.leave_message(object, offset, manner, old);
        }
    }

    /// Orders the running thread, which had shared the lock at this address, before those that will
    /// have it alone.
    pub fn tell_as_sharer(&mut self, word: u64) {
        self.tell_at(object_of(word), sharers_of(offset_of(word)));
    }

    /// Orders the running thread, which has the lock at this address alone, behind all that had it.
    pub fn learn_from_sharers(&mut self, word: u64) {
        self.learn_from(word);
        self.learn_at(object_of(word), sharers_of(offset_of(word)));
    }

    /// The running thread, which had the lock at this address alone, tells what those that had shared
    /// it did, too.
    pub fn tell_for_sharers(&mut self, word: u64) {
        self.tell(word);
        let (object, offset) = (object_of(word), sharers_of(offset_of(word)));
        if self.knows_anything()
            && let Some(old) = self.state.globals.knowledge.message(object, offset)
        {
            self.change_knowledge(|knowledge| knowledge.forget(old));
        }
    }

    /// Synchronises the running thread with the atomic sections before the one it enters or leaves.
    pub(super) fn synchronise_section(&mut self) {
        if self.knows_anything() {
            let me = Knower::Thread(self.thread_id());
            self.change_knowledge(|knowledge| {
                knowledge.learn(me, Knower::Section);
                knowledge.learn(Knower::Section, me);
            });
        }
    }

    /// Lets a thread begin with what the running one knows.
    pub(super) fn pass_knowledge(&mut self, child: ThreadId) {
        if self.knows_anything() {
            let me = Knower::Thread(self.thread_id());
            self.change_knowledge(|knowledge| {
                knowledge.forget(Knower::Thread(child));
                knowledge.learn(Knower::Thread(child), me);
            });
        }
    }

    /// Lets the running thread learn what a thread knew that has ended.
    pub(super) fn inherit_knowledge(&mut self, ended: ThreadId) {
        if self.knows_anything() {
            let me = Knower::Thread(self.thread_id());
            self.change_knowledge(|knowledge| {
                knowledge.learn(me, Knower::Thread(ended));
                knowledge.forget(Knower::Thread(ended));
            });
        }
    }

    /// Forgets what only a thread that has ended would have used.
    pub(super) fn leave_knowledge(&mut self) {
        if self.knows_anything() {
            let me = self.thread_id();
            let is_awaited = self.thread().known;
            self.change_knowledge(|knowledge| {
                knowledge.forget(Knower::Seen(me));
                knowledge.forget(Knower::Fenced(me));
                if !is_awaited {
                    knowledge.forget(Knower::Thread(me));
                }
            });
        }
    }
}
