//! Footprints: what a step touched that other threads can notice, and how it changed the pending
//! lists. Two steps whose footprints do not conflict commute; reductions rest on that.
//!
//! Footprints are recorded only when asked for, and mean something only where what is visible
//! depends on a thread's own past alone ([`crate::Options::stable`]).

use crate::machine::Machine;
use crate::machine::collect::for_each_reference;
use crate::machine::native::{Native, RuntimePart, Shares};
use crate::state::State;
use crate::state::keys::ThreadId;
use crate::state::observed::Observed;
use crate::state::pending::Entry;
use crate::state::thread::Thread;
use crate::state::word::{ObjectId, object_of, offset_of};
use fencepost_ir::{ClassId, FenceKind};

/// Objects that are looked at before a native counts as touching everything.
const MAX_TOUCHED: usize = 64;

/// Something that steps of different threads may both touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resource {
    /// Bytes of an object: where they begin and how many they are.
    Cell(ObjectId, u32, u32),
    /// All bytes of an object.
    Object(ObjectId),
    /// Who holds the monitor of an object.
    Owner(ObjectId),
    /// Who waits for the monitor of an object: to be pulsed, or to get it.
    Queue(ObjectId),
    /// How far a class is initialised.
    Class(ClassId),
    /// Which threads wait for which initialisers.
    Initializers,
    /// Whether a thread has ended.
    End(ThreadId),
    /// Whether a thread can still be joined. Searches for which that matters give no number of a
    /// thread to another one.
    Name(ThreadId),
    /// Whether the program goes on: ends of foreground threads change that, and background threads
    /// move only while it does.
    Life,
    /// What calls into the runtime share: timers, pools, the state of threads, or only a part of it.
    Runtime(RuntimePart),
    /// Logical time: who reads it, and who moves it.
    Clock,
    /// A pending write, as reads of its own thread see it; whoever names it counts the entries.
    Pending(ThreadId, u32),
    /// What a property looks at in every state.
    Observed,
    /// The whole state: the step conflicts with every other one.
    Everything,
}

impl Resource {
    /// Whether two resources have something in common.
    pub fn overlaps(&self, other: &Resource) -> bool {
        match (self, other) {
            (Resource::Everything, _) | (_, Resource::Everything) => true,
            (Resource::Cell(a, at, size), Resource::Cell(b, from, length)) => {
                a == b && *at < from + length && *from < at + size
            }
            (Resource::Object(a), Resource::Object(b) | Resource::Cell(b, _, _))
            | (Resource::Cell(a, _, _), Resource::Object(b)) => a == b,
            (Resource::Runtime(a), Resource::Runtime(b)) => a.overlaps(*b),
            _ => self == other,
        }
    }
}

/// How a step uses a resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    /// Looks at it.
    Read,
    /// Changes it.
    Write,
    /// Takes a monitor that was free.
    Acquire,
    /// Frees a monitor.
    Release,
}

/// One use of a resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Touch {
    /// What is used.
    pub resource: Resource,
    /// How.
    pub mode: Mode,
}

impl Touch {
    /// Whether it changes memory that something looks at in every state.
    pub fn changes(&self, observed: &Observed) -> bool {
        self.mode == Mode::Write
            && match self.resource {
                Resource::Cell(object, at, size) => observed.sees(object, at, size),
                Resource::Object(object) => observed.sees(object, 0, u32::MAX),
                _ => false,
            }
    }

    /// Whether the order of two uses matters.
    pub fn conflicts(&self, other: &Touch) -> bool {
        if let (Resource::Life, Resource::Life) = (self.resource, other.resource) {
            // Ends commute with each other, and so do steps of background threads.
            return self.mode != other.mode;
        }
        (self.mode != Mode::Read || other.mode != Mode::Read)
            && self.resource.overlaps(&other.resource)
    }
}

/// How an operation in place comes after what its thread has pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drain {
    /// Nothing of it must have: the thread only goes on where a long step was cut.
    Open,
    /// All of it must have completed.
    Done,
    /// It acquires a monitor, once that is free, and passes what the model lets it pass.
    Monitor,
    /// It needs a class: it begins to initialise it when all has completed, but once another
    /// thread has initialised it, it goes on whatever is pending.
    Class,
}

/// How a step changed a thread's pending list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListChange {
    /// An entry was put at the end.
    Pushed(Entry),
    /// A one-sided fence had nothing to wait for and was not put on the list.
    Skipped(FenceKind),
    /// The entry with this place completed.
    Completed {
        /// Its place.
        place: u32,
        /// For a read that took its value from a pending write: the place of that.
        forwarded_from: Option<u32>,
    },
    /// The fence with this place was passed.
    Dropped(u32),
}

/// What one step did.
#[derive(Clone, Debug, Default)]
pub struct Footprint {
    /// What it touched.
    pub touches: Vec<Touch>,
    /// How it changed pending lists, in order.
    pub changes: Vec<(ThreadId, ListChange)>,
    /// The lock in memory of the program that it took, doing nothing else, which it could not while
    /// another thread had it; or the one that it gave back. The bytes are among what it touched.
    pub lock: Option<Touch>,
    /// Whether it asked if threads have ended, without saying which.
    pub asks_ends: bool,
}

impl Footprint {
    /// Forgets everything, to be used again.
    pub fn clear(&mut self) {
        self.touches.clear();
        self.changes.clear();
        self.lock = None;
        self.asks_ends = false;
    }

    /// Notes a use, once.
    pub fn touch(&mut self, resource: Resource, mode: Mode) {
        let touch = Touch { resource, mode };
        if !self.touches.contains(&touch) {
            self.touches.push(touch);
        }
    }
}

impl Machine {
    /// Notes what a native shares with calls of other threads, by its row.
    pub(crate) fn touch_shared(&self, row: &Native, footprint: &mut Footprint) {
        let text = row.text();
        footprint.asks_ends |= text.ends_of_threads && !text.notes_ends;
        match row.shares {
            Shares::Nothing => {}
            Shares::Runtime => {
                let part = match text.runtime {
                    // Threads that it starts are not part of what it may ever touch.
                    RuntimePart::Nothing => RuntimePart::All,
                    part @ (RuntimePart::Timers | RuntimePart::Workers | RuntimePart::All) => part,
                };
                footprint.touch(Resource::Runtime(part), Mode::Write);
            }
        }
    }

    /// Notes what a native touches that waits for the end of a thread for as long as it takes, and
    /// says whether it is one: that end, and the object that names the thread. Where somebody may
    /// interrupt threads or ask whether they wait there is more to it.
    pub(crate) fn touch_join(
        &self,
        state: &State,
        thread: ThreadId,
        (row, words): (&Native, &[u64]),
        footprint: &mut Footprint,
    ) -> bool {
        let watched = self.asks_waiting || self.interrupts;
        // Those that name their memory may do more with it.
        if !self.options.stable || watched || row.named_bytes(words).is_some() {
            return false;
        }
        let Some(joined) = row.joins_patiently(state, thread, words) else {
            return false;
        };
        footprint.touch(Resource::End(joined), Mode::Read);
        let objects = words.iter().map(|&word| object_of(word));
        for object in objects.filter(|&object| state.heap.contains(object)) {
            footprint.touch(Resource::Object(object), Mode::Read);
        }
        true
    }

    /// Notes what a native with these arguments may look at: the bytes that its row names, or else
    /// what the arguments lead to.
    pub(crate) fn touch_arguments(
        &self,
        state: &State,
        thread: &Thread,
        (row, words): (&Native, &[u64]),
        footprint: &mut Footprint,
    ) {
        if let Some(named) = row.named_bytes(words) {
            for (word, size) in named {
                let bytes = Resource::Cell(object_of(word), offset_of(word), size);
                footprint.touch(bytes, Mode::Write);
            }
            return;
        }
        let mut seen: Vec<ObjectId> = Vec::new();
        let mut stack: Vec<ObjectId> = words.iter().map(|&word| object_of(word)).collect();
        stack.push(object_of(thread.object));
        while let Some(id) = stack.pop() {
            if seen.contains(&id) {
                continue;
            }
            let Some(object) = state.heap.get(id) else {
                continue;
            };
            if seen.len() >= MAX_TOUCHED {
                footprint.touch(Resource::Everything, Mode::Write);
                return;
            }
            seen.push(id);
            footprint.touch(Resource::Object(id), Mode::Read);
            for_each_reference(self, object, |word| stack.push(object_of(word)));
        }
    }
}
