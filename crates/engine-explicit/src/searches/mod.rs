//! Searches: in which order states are visited, by how many workers, and how a search is saved.

mod arranging;
mod arrivals;
mod breadth;
mod checkpoint;
mod depth;
mod learning;
mod packed;
mod parallel;
mod prefix;
mod priorities;
mod random;
mod together;

pub use checkpoint::resume;
pub use together::{Refusal, Saving, Together, explore_together};

use crate::fair;
use crate::worker::chains;
use fencepost_search::finding::SearchResult;
use fencepost_search::task::SearchTask;
use std::time::Instant;

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
    if task.properties.liveness.is_asked() && !matches!(strategy, Strategy::Random { .. }) {
        return fair::explore(task);
    }
    if matches!(strategy, Strategy::Random { .. }) {
        return explore_once(task, strategy);
    }
    let began = Instant::now();
    let mut result = match learning::learn(task, strategy, began) {
        Some(result) => result,
        None => explore_until_answered(task, strategy, began),
    };
    chains::tell_with_original_names(task, &mut result);
    result.statistics.renamed_workers = task.machine.renames_workers();
    result
}

/// Explores again as long as something was left out that may be needed.
fn explore_until_answered(
    task: &SearchTask<'_>,
    strategy: Strategy,
    began: Instant,
) -> SearchResult {
    for times in 0.. {
        let limits = learning::what_is_left(task.limits, began);
        let rest = SearchTask {
            limits: &limits,
            ..*task
        };
        let reduces = task.machine.has_persistent_sets();
        let may_err = reduces || task.machine.renames_workers();
        let result = explore_once(&rest, strategy);
        if !may_err || learning::is_answer(&rest, &result, reduces) {
            return result;
        }
        learning::begin_again(task, times, reduces);
    }
    unreachable!("choices are left out only so many times")
}

fn explore_once(task: &SearchTask<'_>, strategy: Strategy) -> SearchResult {
    match strategy {
        Strategy::DepthFirst => depth::explore(task),
        Strategy::BreadthFirst => breadth::explore(task),
        Strategy::Random { runs, steps, seed } => random::sample(task, runs, steps, seed),
    }
}
