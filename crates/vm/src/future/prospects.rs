//! What a thread can still do, as a state shows it.

use super::place::{Bits, Place};
use crate::state::keys::ThreadId;
use crate::state::word::ObjectId;
use fencepost_ir::ClassId;

/// Bytes of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
}

impl Touched {
    pub(super) fn plainly(range: Range, write: bool) -> Self {
        Self {
            range,
            write,
            as_lock: false,
        }
    }
}

/// What a thread can still do.
#[derive(Default)]
pub(crate) struct Prospects {
    /// What it can do whoever keeps which monitor.
    pub open: Future,
    /// What it cannot do before others have given back monitors.
    pub behind: Vec<Behind>,
}

/// What a thread cannot do before all of some others have given back monitors that they hold.
pub(crate) struct Behind {
    pub owners: Vec<ThreadId>,
    pub future: Future,
}

impl Prospects {
    /// Everything that it can do, as long as others may move.
    pub fn all(&self) -> impl Iterator<Item = &Future> {
        let behind = self.behind.iter().map(|behind| &behind.future);
        std::iter::once(&self.open).chain(behind)
    }

    /// What waits for these threads to give back monitors.
    pub(super) fn behind(&mut self, owners: Vec<ThreadId>) -> &mut Future {
        if owners.is_empty() {
            return &mut self.open;
        }
        let known = self.behind.iter().position(|b| b.owners == owners);
        let at = known.unwrap_or_else(|| {
            let future = Future::default();
            self.behind.push(Behind { owners, future });
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
    /// Monitors and queues that may be touched: [`Place::Enter`], [`Place::TryEnter`],
    /// [`Place::Exit`] or [`Place::Queue`].
    pub monitors: Vec<(ObjectId, Place)>,
    /// Objects that natives may touch together with whatever they lead to.
    pub roots: Vec<ObjectId>,
    /// Classes that the thread initialises now.
    pub initializes: Vec<ClassId>,
    /// Whether nothing is known.
    pub unknown: bool,
}
