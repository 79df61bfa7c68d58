//! The running state.

pub(crate) mod flaw;
pub(crate) mod foresight;
pub(crate) mod fresh;
pub(crate) mod heap;
pub(crate) mod history;
pub(crate) mod keys;
pub(crate) mod knowledge;
pub(crate) mod location;
pub(crate) mod monitor;
pub(crate) mod observed;
pub(crate) mod pending;
pub(crate) mod read_set;
pub(crate) mod record;
pub(crate) mod running_state;
pub mod scalar;
pub(crate) mod tally;
pub(crate) mod thread;
pub(crate) mod tracked;
pub mod word;
pub(crate) mod word_reader;

use crate::state::fresh::{FRESH_BIT, Fresh, read_fresh, write_fresh};
use crate::state::heap::Heap;
use crate::state::history::History;
use crate::state::keys::ThreadId;
use crate::state::knowledge::{KNOWLEDGE_BIT, Knowledge, read_knowledge, write_knowledge};
use crate::state::pending::Value;
use crate::state::read_set::{Question, Seen, Threads};
use crate::state::thread::Thread;
use crate::state::tracked::Tracked;
use crate::state::word::{ObjectId, object_of, offset_of};
use crate::state::word_reader::WordReader;
use fencepost_ir::{Cell, ClassId};
use fencepost_memory_model::AccessKind;
use std::cell::Ref;

/// How many objects a state may have, and how many threads. Stores number both in few bits, so
/// these are hard limits; meeting one is a limit of the run like any other.
pub const MAX_OBJECTS: usize = 1_000_000;
/// See [`MAX_OBJECTS`].
pub const MAX_THREADS: usize = 4_000;

/// How far a class is initialised. Classes that are not listed have not been touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassState {
    /// A thread runs the initialiser.
    Running(ThreadId),
    /// The initialiser has ended.
    Done,
    /// The initialiser threw this object.
    Failed(u64),
}

/// A timer that is armed. Its next firing is a thread that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer {
    /// The thread that begins when it fires.
    pub thread: ThreadId,
    /// The object that represents it in the program.
    pub object: u64,
    /// In how long it is due.
    pub due_ms: i64,
    /// After how long it fires again, or -1.
    pub period_ms: i64,
    /// How often it has fired since it was armed, or since a firing was asked for.
    pub fired: u32,
    /// Whether a firing has to be asked for.
    pub request: TimerRequest,
}

/// Whether a timer fires by itself. One that does not, counts down all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimerRequest {
    /// It fires whenever it is due.
    NotNeeded,
    /// It fires when it is due; the firing after that has to be asked for again.
    Made,
    /// It does not fire before it is asked to.
    Missing,
}

/// How a program ended itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exit {
    /// The exit code.
    pub code: i32,
    /// Whether other foreground threads had not ended.
    pub cuts_off: bool,
}

/// The parts of a state that belong to no thread and no object.
#[derive(Clone, Default, Debug)]
pub struct Globals {
    /// Classes that are or were being initialised, sorted by id.
    pub classes: Vec<(ClassId, ClassState)>,
    /// How the program ended itself, once it has.
    pub exit: Option<Exit>,
    /// The process exit code that a normal end gives.
    pub exit_code: i32,
    /// How long ago the program first read the clock as a number; none if it never has.
    pub time_ms: Option<i64>,
    /// How often time has passed since the program could tell how much.
    pub clock_moves: u32,
    /// The armed timers, sorted by thread.
    pub timers: Vec<Timer>,
    /// The threads that sleep, or wait with a timeout, and how long that takes yet; sorted.
    pub sleepers: Vec<(ThreadId, i64)>,
    /// The stopwatches that run, and for how long they have; sorted.
    pub watches: Vec<(ObjectId, i64)>,
    /// Under a model with working copies: what memory held before.
    pub history: History,
    /// Where data races are looked for: which accesses are over for whom.
    pub knowledge: Knowledge,
    /// Where reads of uninitialised memory are looked for: what was never written.
    pub fresh: Fresh,
}

impl Globals {
    /// How far a class is initialised.
    #[inline]
    pub fn class_state(&self, class: ClassId) -> Option<ClassState> {
        let at = self.classes.binary_search_by_key(&class, |c| c.0).ok()?;
        Some(self.classes[at].1)
    }

    /// Which of the parts that most states lack follow in its words, as bits of the first one.
    pub(crate) fn extras(&self) -> u64 {
        u64::from(!self.knowledge.is_empty()) << KNOWLEDGE_BIT
            | u64::from(!self.fresh.is_empty()) << FRESH_BIT
    }

    /// Writes the parts that most states lack.
    pub(crate) fn write_extras(&self, out: &mut Vec<u64>) {
        if !self.knowledge.is_empty() {
            write_knowledge(&self.knowledge, out);
        }
        if !self.fresh.is_empty() {
            write_fresh(&self.fresh, out);
        }
    }

    /// Reads the parts that most states lack.
    pub(crate) fn read_extras(&mut self, bits: u64, reader: &mut WordReader<'_>) {
        self.knowledge = Knowledge::default();
        self.fresh = Fresh::default();
        if bits >> KNOWLEDGE_BIT & 1 != 0 {
            read_knowledge(reader, &mut self.knowledge);
        }
        if bits >> FRESH_BIT & 1 != 0 {
            read_fresh(reader, &mut self.fresh);
        }
    }

    /// Records how far a class is initialised.
    pub fn set_class_state(&mut self, class: ClassId, state: ClassState) {
        match self.classes.binary_search_by_key(&class, |c| c.0) {
            Ok(at) => self.classes[at].1 = state,
            Err(at) => self.classes.insert(at, (class, state)),
        }
    }
}

/// A state of the program. It is mutable and knows which of its components changed.
#[derive(Clone, Default)]
pub struct State {
    /// The threads, sorted by id.
    pub threads: Threads,
    /// The objects.
    pub heap: Heap,
    /// The rest.
    pub globals: Tracked<Globals>,
}

impl State {
    /// What the last step looked at, in order; None if it may depend on more.
    pub fn reads(&self) -> Option<Ref<'_, [Seen]>> {
        self.heap.reads.list()
    }

    /// Whether the last step ended in a collection: it then depends on the reference shapes of all parts
    /// of the state before it, too.
    pub fn saw_whole(&self) -> bool {
        self.heap.reads.saw_whole()
    }

    /// Asks a question about another thread, which is noted if somebody wants to know what was
    /// looked at.
    pub(crate) fn ask(
        &self,
        other: &Tracked<Thread>,
        question: Question,
        answer: impl FnOnce() -> u32,
    ) -> u32 {
        let settled = !self.globals.is_dirty();
        self.heap.reads.ask(other, settled, question, answer)
    }

    /// Forgets which components the parts equal, for a store that numbers components afresh.
    pub fn forget_components(&mut self) {
        self.globals.forget_component();
        self.threads.iter_mut().for_each(Tracked::forget_component);
        self.heap.for_each_mut(Tracked::forget_component);
    }

    /// The place of a thread.
    #[inline]
    pub fn thread_index(&self, id: ThreadId) -> Option<usize> {
        self.threads.binary_search_by_key(&id, |t| t.id).ok()
    }

    /// A thread, by id.
    #[inline]
    pub fn thread(&self, id: ThreadId) -> Option<&Thread> {
        self.thread_index(id).map(|index| &*self.threads[index])
    }

    /// Whether more than one thread may reach an object, as far as is known.
    pub fn is_shared(&self, object: ObjectId) -> bool {
        let object = self.heap.get(object);
        object.is_none_or(|object| object.reach == heap::Reach::Shared)
    }

    /// What a thread would read through a pointer if it read now: its own newest pending write,
    /// else memory. None for a pointer that leads nowhere.
    pub fn peek(&self, thread: ThreadId, pointer: u64, cell: Cell) -> Option<u64> {
        let (object, offset) = (object_of(pointer), offset_of(pointer));
        let memory = self.heap.get(object)?;
        if !memory.contains(offset, cell.size()) {
            return None;
        }
        let pending = self.thread(thread).and_then(|thread| {
            let entries = thread.pending.entries.iter().rev();
            entries
                .filter(|entry| entry.object == object && entry.offset == offset)
                .filter(|entry| entry.access().is_some_and(AccessKind::is_write))
                .find(|entry| entry.cell.size() == cell.size())
        });
        match pending.map(|entry| entry.value) {
            Some(Value::Known(word)) => Some(cell.widen(cell.narrow(word))),
            _ => Some(memory.read(offset, cell)),
        }
    }

    /// Whether at most one thread has not ended.
    #[inline]
    pub fn is_alone(&self) -> bool {
        let mut live = self.threads.unseen().iter().filter(|t| !t.has_ended());
        live.nth(1).is_none()
    }

    /// How many operations all threads have pending.
    fn pending(&self) -> usize {
        let threads = self.threads.unseen();
        threads.iter().map(|t| t.pending.entries.len()).sum()
    }

    /// What the next step costs beyond that of a state with little pending: what may complete is
    /// found by comparing what is pending with one another.
    pub fn cost_of_pending(&self) -> u64 {
        (self.pending() as u64).pow(3) / 4_096
    }

    /// The exit code of a program that has ended.
    pub fn exit_code(&self) -> i32 {
        let exit = self.globals.exit.map(|exit| exit.code);
        exit.unwrap_or(self.globals.exit_code)
    }

    /// Whether the program ended itself before all foreground threads had done their work.
    pub fn was_cut_off(&self) -> bool {
        self.globals.exit.is_some_and(|exit| exit.cuts_off)
    }

    /// Whether the program has ended: it ended itself, or all foreground threads have.
    pub fn has_ended(&self) -> bool {
        self.globals.exit.is_some() || self.threads.iter().all(|t| t.has_ended() || t.background)
    }
}

impl Globals {
    /// Whether the program can tell how much time passes from now on.
    pub(crate) fn is_timed(&self) -> bool {
        self.time_ms.is_some() || !self.watches.is_empty()
    }

    /// Where nobody can tell how much time has passed, it does not matter how often it has.
    pub(crate) fn forget_moves(&mut self) {
        if self.clock_moves != 0 && !self.is_timed() {
            self.clock_moves = 0;
        }
    }

    /// Whether a thread has begun to sleep, or to wait with a timeout.
    pub fn is_sleeping(&self, thread: ThreadId) -> bool {
        self.sleepers.iter().any(|&(sleeper, _)| sleeper == thread)
    }
}
