//! Searches: in which order states are visited, by how many workers, and how a search is saved.

mod arranging;
mod arrivals;
mod breadth;
mod checkpoint;
mod depth;
mod packed;
mod parallel;
mod prefix;
mod priorities;
mod random;
mod together;

pub use checkpoint::resume;
pub use together::{Refusal, Saving, Together, explore_together};

use crate::fair;
use crate::worker::{chains, persistent};
use fencepost_search::finding::SearchResult;
use fencepost_search::task::SearchTask;

/// In which order states are visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Depth first: needs least memory, finds some counterexample.
    DepthFirst,
    /// Breadth first: finds a shortest counterexample.
    BreadthFirst,
    /// At random, so many executions from a seed; never covers everything.
    Random {
        /// How many executions.
        runs: u64,
        /// How many steps all of them have together at most.
        steps: u64,
        /// What determines their choices.
        seed: u64,
    },
}

/// Explores everything that a task asks for. What is asked about executions that never end is
/// answered on the whole graph of states, whatever the strategy.
pub fn explore(task: &SearchTask<'_>, strategy: Strategy) -> SearchResult {
    let machine = task.machine;
    if task.properties.liveness.is_asked() && !matches!(strategy, Strategy::Random { .. }) {
        return fair::explore(task);
    }
    if !matches!(strategy, Strategy::Random { .. }) {
        persistent::prepare(task);
    }
    let reduces = machine.has_persistent_sets();
    let result = explore_once(task, strategy);
    // What was left out on the strength of a text that did not show everything may be needed.
    if reduces && machine.met_unexpected() {
        machine.give_up_persistent_sets();
        return explore_once(task, strategy);
    }
    if reduces {
        let found_again = chains::are_found_again(task, &result);
        debug_assert!(found_again, "what is left out depends on the state alone");
        if !found_again {
            machine.give_up_persistent_sets();
            return explore_once(task, strategy);
        }
    }
    result
}

fn explore_once(task: &SearchTask<'_>, strategy: Strategy) -> SearchResult {
    match strategy {
        Strategy::DepthFirst => depth::explore(task),
        Strategy::BreadthFirst => breadth::explore(task),
        Strategy::Random { runs, steps, seed } => random::sample(task, runs, steps, seed),
    }
}
