//! What a step looked at, so that whoever drives the machine need not take the same step twice.
//!
//! A step is a function of what it looks at. It always may look at its own thread, the globals, and
//! whether other threads are live; objects are written down, in order, as they are looked up,
//! whether they are there or not; a few questions about other threads are written down with their
//! answers; a collection at its end is noted; and everything else (other threads, all objects at
//! once) spoils the list. What is looked up next depends on nothing but what was looked up before.
//! Whether memory is exhausted is asked without a note: that is for the cache of steps.

use crate::state::keys::ThreadId;
use crate::state::thread::Thread;
use crate::state::tracked::{DIRTY, Tracked};
use crate::state::word::ObjectId;
use std::cell::{Cell, Ref, RefCell};
use std::ops::{Deref, DerefMut, Index, IndexMut};

/// A question about another thread whose answer depends on that thread and the globals alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Whether it has an access pending or next that conflicts with a pending one.
    Conflicts {
        /// The object that is accessed, and where.
        object: ObjectId,
        /// The first byte.
        offset: u32,
        /// How many bytes.
        size: u32,
        /// Whether it is the release of a monitor.
        unlock: bool,
        /// Whether it only reads.
        reads: bool,
        /// Whether the program does not wait for the thread that accesses.
        background: bool,
    },
    /// Whether it runs a constructor on an object, or has a write of these bytes pending.
    Makes {
        /// The object.
        object: ObjectId,
        /// The first byte.
        offset: u32,
        /// How many bytes.
        size: u32,
    },
    /// How many releases of the monitor of an object are pending.
    Releases(ObjectId),
}

/// Something that a step looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// An object, and the component that it equalled.
    Object(ObjectId, u32),
    /// Another thread, and the component that it equalled. Whoever is asked for one thread may be
    /// asked for all, so this and the next also depend on which threads there are.
    Thread(ThreadId, u32),
    /// A question about another thread, the component that it equalled, and the answer.
    Answer(ThreadId, u32, Question, u32),
}

/// What a step looked at.
#[derive(Clone, Default)]
pub(crate) struct ReadSet {
    on: Cell<bool>,
    spoilt: Cell<bool>,
    whole: Cell<bool>,
    /// Whether an object was looked up since this was cleared.
    looked: Cell<bool>,
    list: RefCell<Vec<Seen>>,
}

impl ReadSet {
    /// Starts a list.
    pub fn start(&mut self) {
        self.list.get_mut().clear();
        self.spoilt.set(false);
        self.whole.set(false);
        self.on.set(true);
    }

    /// Whether a list is being written.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on.get()
    }

    /// Notes that an object is looked up, and the component it equals when that happens first.
    #[cold]
    pub fn note(&self, id: ObjectId, component: u32) {
        self.looked.set(true);
        let mut list = self.list.borrow_mut();
        let is_it = |seen: &Seen| matches!(seen, Seen::Object(known, _) if *known == id);
        if !list.iter().any(is_it) {
            if component == DIRTY {
                self.spoil();
            }
            list.push(Seen::Object(id, component));
        }
    }

    /// Says that objects which are on the list already matter again.
    pub fn look_again(&self) {
        self.looked.set(true);
    }

    /// Asks a question about another thread and notes it. `settled` says whether the globals are
    /// what they were before the step.
    pub fn ask(
        &self,
        other: &Tracked<Thread>,
        settled: bool,
        question: Question,
        answer: impl FnOnce() -> u32,
    ) -> u32 {
        if !self.on.get() {
            return answer();
        }
        let outer = self.looked.replace(false);
        let before = self.list.borrow().len();
        let answer = answer();
        let (id, component) = (other.id, other.component());
        let seen = match self.looked.get() {
            // The answer depends on objects as well.
            true => Seen::Thread(id, component),
            false => Seen::Answer(id, component, question, answer),
        };
        self.looked.set(outer || self.looked.get());
        if component == DIRTY || !settled {
            self.spoil();
        }
        let mut list = self.list.borrow_mut();
        if !list.contains(&seen) {
            list.insert(before, seen);
        }
        answer
    }

    /// Notes that the step looks at something that is not written down.
    #[inline]
    pub fn spoil(&self) {
        if self.on.get() {
            self.spoilt.set(true);
        }
    }

    /// Writes no more of this list, which is not complete.
    pub fn give_up(&self) {
        self.spoilt.set(true);
        self.on.set(false);
    }

    /// Notes that the step ends in a collection, which sees who refers to what in the whole state.
    pub fn see_whole(&self) {
        if self.on.replace(false) {
            self.whole.set(true);
        }
    }

    /// Whether the step ended in a collection.
    pub fn saw_whole(&self) -> bool {
        self.whole.get()
    }

    /// Writes nothing until told to go on; says whether a list was being written.
    pub fn pause(&self) -> bool {
        self.on.replace(false)
    }

    /// Goes on with a list.
    pub fn go_on(&self) {
        self.on.set(true);
    }

    /// The list, if it is complete.
    pub fn list(&self) -> Option<Ref<'_, [Seen]>> {
        (!self.spoilt.get()).then(|| Ref::map(self.list.borrow(), Vec::as_slice))
    }
}

/// What an object that is not there equals.
pub const ABSENT: u32 = DIRTY - 1;

/// The threads of a state, sorted by id. It notices when a step looks at other threads than its
/// own.
#[derive(Clone, Default)]
pub struct Threads {
    list: Vec<Tracked<Thread>>,
    /// The thread that moves.
    own: usize,
    others: Cell<bool>,
}

impl Threads {
    /// Says which thread moves, and forgets who was looked at.
    pub(crate) fn start_step(&mut self, own: usize) {
        self.own = own;
        self.others.set(false);
    }

    /// Whether another thread was looked at since the step started.
    pub(crate) fn saw_others(&self) -> bool {
        self.others.get()
    }

    /// The threads, for questions whose answers are known to the cache of steps.
    #[inline]
    pub(crate) fn unseen(&self) -> Unseen<'_> {
        Unseen { list: &self.list }
    }
}

/// Threads that are looked at without a note.
#[derive(Clone, Copy)]
pub(crate) struct Unseen<'a> {
    list: &'a [Tracked<Thread>],
}

impl<'a> Unseen<'a> {
    /// All threads, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = &'a Thread> {
        self.list.iter().map(|thread| &**thread)
    }

    /// All threads, in order, with the components that they equal.
    #[inline]
    pub fn tracked(self) -> &'a [Tracked<Thread>] {
        self.list
    }

    /// The thread at a place.
    #[inline]
    pub fn get(self, index: usize) -> Option<&'a Thread> {
        self.list.get(index).map(|thread| &**thread)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.list.len()
    }
}

impl Index<usize> for Threads {
    type Output = Tracked<Thread>;

    #[inline]
    fn index(&self, index: usize) -> &Tracked<Thread> {
        if index != self.own {
            self.others.set(true);
        }
        &self.list[index]
    }
}

impl IndexMut<usize> for Threads {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut Tracked<Thread> {
        if index != self.own {
            self.others.set(true);
        }
        &mut self.list[index]
    }
}

impl Deref for Threads {
    type Target = Vec<Tracked<Thread>>;

    #[inline]
    fn deref(&self) -> &Vec<Tracked<Thread>> {
        self.others.set(true);
        &self.list
    }
}

impl DerefMut for Threads {
    #[inline]
    fn deref_mut(&mut self) -> &mut Vec<Tracked<Thread>> {
        self.others.set(true);
        &mut self.list
    }
}

impl<'a> IntoIterator for &'a Threads {
    type Item = &'a Tracked<Thread>;
    type IntoIter = std::slice::Iter<'a, Tracked<Thread>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a> IntoIterator for &'a mut Threads {
    type Item = &'a mut Tracked<Thread>;
    type IntoIter = std::slice::IterMut<'a, Tracked<Thread>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}
