//! What a thread can still do, as a state shows it.

use super::place::{Bits, Place};
use crate::state::keys::ThreadId;
use crate::state::word::ObjectId;
use fencepost_ir::ClassId;

/// Bytes of an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Range {
    pub object: ObjectId,
    pub from: u32,
    pub to: u32,
}

impl Range {
    /// A cell.
    pub fn cell(object: ObjectId, offset: u32, size: u32) -> Self {
        Self {
            object,
            from: offset,
            to: offset.saturating_add(size),
        }
    }

    /// All bytes of an object.
    pub fn whole(object: ObjectId) -> Self {
        Self {
            object,
            from: 0,
            to: u32::MAX,
        }
    }

    /// Whether two ranges have bytes in common.
    pub fn overlaps(self, other: Self) -> bool {
        self.object == other.object && self.from < other.to && other.from < self.to
    }
}

/// A piece of memory that a thread may touch.
pub(crate) struct Touched {
    pub range: Range,
    /// Whether it may be changed.
    pub write: bool,
    /// Whether that is taking or giving back the lock that stands there.
    pub as_lock: bool,
    /// Whether that is no plain access.
    pub atomic: bool,
}

impl Touched {
    pub(super) fn plainly(range: Range, write: bool) -> Self {
        Self {
            range,
            write,
            as_lock: false,
            atomic: false,
        }
    }
}

/// What a thread can still do, in parts by what it must pass before.
pub(crate) struct Prospects<G = Keeper> {
    /// What it can do without passing anything.
    pub open: Future,
    /// What it cannot do before.
    pub behind: Vec<Behind<G>>,
}

/// What keeps a thread from going on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Keeper {
    /// Another thread, as long as it does not move: it holds a lock, or must end before.
    Thread {
        thread: ThreadId,
        /// The lock, if it is memory of the program: whoever overwrites it lets the thread go on, too.
        lock: Option<Range>,
    },
    /// A piece of memory, as long as nobody changes it.
    Cell(Range),
}

impl Keeper {
    /// The memory that keeps it from going on, if that is in memory of the program.
    pub fn memory(self) -> Option<Range> {
        match self {
            Keeper::Thread { lock, .. } => lock,
            Keeper::Cell(cell) => Some(cell),
        }
    }
}

/// What a thread synchronises with, so that it learns which accesses are over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Teacher {
    /// Those who gave back the lock before that stands there, and whether those count who had shared
    /// it.
    Lock(Range, bool),
    /// A thread that has ended.
    End(ThreadId),
}

/// What a thread cannot do before it has passed all of these.
pub(crate) struct Behind<G> {
    pub gates: Vec<G>,
    pub future: Future,
}

impl<G> Default for Prospects<G> {
    fn default() -> Self {
        Self {
            open: Future::default(),
            behind: Vec::new(),
        }
    }
}

impl<G: PartialEq> Prospects<G> {
    /// Everything that it can do, as long as others may move.
    pub fn all(&self) -> impl Iterator<Item = &Future> {
        self.parts().map(|(_, future)| future)
    }

    /// The same, with what must be passed before.
    pub fn parts(&self) -> impl Iterator<Item = (&[G], &Future)> {
        let behind = self.behind.iter();
        let behind = behind.map(|behind| (behind.gates.as_slice(), &behind.future));
        std::iter::once((&[][..], &self.open)).chain(behind)
    }

    /// What is behind these.
    pub(super) fn behind(&mut self, gates: Vec<G>) -> &mut Future {
        if gates.is_empty() {
            return &mut self.open;
        }
        let known = self.behind.iter().position(|b| b.gates == gates);
        let at = known.unwrap_or_else(|| {
            let future = Future::default();
            self.behind.push(Behind { gates, future });
            self.behind.len() - 1
        });
        &mut self.behind[at].future
    }
}

/// Things that a thread may do.
#[derive(Default)]
pub(crate) struct Future {
    /// Accesses of which only the kind is known.
    pub any: Bits,
    /// Memory that may be touched.
    pub memory: Vec<Touched>,
    /// Monitors, queues and timers that may be touched: [`Place::Enter`], [`Place::TryEnter`],
    /// [`Place::Exit`], [`Place::Queue`] or [`Place::Timer`].
    pub monitors: Vec<(ObjectId, Place)>,
    /// Objects that natives may touch together with whatever they lead to.
    pub roots: Vec<ObjectId>,
    /// Classes that the thread initialises now.
    pub initializes: Vec<ClassId>,
    /// Whether nothing is known.
    pub unknown: bool,
}
