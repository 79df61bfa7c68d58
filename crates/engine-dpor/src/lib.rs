//! Dynamic partial order reduction: which executions differ is found out while they run.
//!
//! The machine notes what every step touches; two steps that touch nothing in common, or only look
//! at it, commute. This crate knows no language and no memory model: what a model keeps in order it
//! asks the machine. The machine must run with [`fencepost_vm::Options::stable`].

mod clock;
mod future;
mod graph;
mod level;
mod program_order;
mod record;
mod snapshots;
mod stateful;
mod stateless;
mod trace;
mod uses;

#[doc(hidden)]
pub use stateful::explore_broken as explore_stateful_broken;
#[doc(hidden)]
pub use stateless::explore_broken as explore_stateless_broken;

use fencepost_search::finding::SearchResult;
use fencepost_search::task::SearchTask;
use fencepost_vm::{Reach, Resource, State, Touch};

/// A way to break a search on purpose, so that the tests that should notice can be tested.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// None.
    None,
    /// What lies behind a state does not count.
    Summary,
    /// Threads that cannot move do not count.
    Blocked,
    /// Cycles may put a thread off for ever.
    Cycles,
    /// Conflicts are not races.
    Races,
    /// What only one thread can reach yet is not touched.
    Unpublished,
    /// Whoever looks at the end of a thread waits for it.
    Ends,
    /// Before a lock was given back nobody had taken it.
    Locks,
}

impl Fault {
    /// Leaves out what this fault overlooks of what a step touched.
    fn overlook(self, state: &State, touches: &mut Vec<Touch>) {
        if self != Fault::Unpublished {
            return;
        }
        touches.retain(|touch| match touch.resource {
            Resource::Cell(object, ..) | Resource::Object(object) => {
                let object = state.heap.get(object);
                object.is_none_or(|object| object.reach == Reach::Shared)
            }
            _ => true,
        });
    }
}

/// Explores a part of the state space that shows everything the whole does; states are kept.
pub fn explore_stateful(task: &SearchTask<'_>) -> SearchResult {
    stateful::explore_broken(task, Fault::None)
}

/// Explores every execution that is not like another one; no states are kept.
pub fn explore_stateless(task: &SearchTask<'_>) -> SearchResult {
    stateless::explore_broken(task, Fault::None)
}
