//! Hunting for violations before a large space is searched.
//!
//! Small spaces are searched at once. If a first search of some thousand states neither ends nor
//! finds anything, executions are taken at random: most bugs show in many executions, while a
//! depth-first search may be far away from all of them. The executions are always the same ones,
//! so what is reported does not depend on timing. If they show nothing, everything is searched.

use crate::allowance::{Allowance, MOST_STEPS};
use crate::engine::{Engine, Steps};
use crate::run::{limits_left, run_engine};
use crate::shorten::shorten;
use crate::task::{Setup, Task};
use fencepost_engine_explicit::{Strategy, explore};
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::task::SearchTask;
use std::time::Instant;

/// A space of at most so many states is searched before anything else.
pub(crate) const FIRST_STATES: u64 = 4_096;
/// How much work such a search is at most.
pub(crate) const FIRST_EFFORT: u64 = 60_000;

/// How many executions are taken at random, and how many steps all of them have together at most.
const RUNS: u64 = 1_000;
const STEPS: u64 = 40_000;

/// Executions with more steps are shortened.
const LONG: usize = 60;

/// What determines their choices.
const SEED: u64 = 1;

/// The executions that are taken at random.
pub(crate) const EXECUTIONS: Strategy = Strategy::Random {
    runs: RUNS,
    steps: STEPS,
    seed: SEED,
};

/// Whether it makes sense to hunt: something is looked for, and one violation is enough.
fn applies(task: &Task) -> bool {
    task.hunt
        && matches!(
            task.engine,
            Engine::Explicit {
                steps: Steps::Ample
            }
        )
        && !task.find_all
        && !task.shortest
        && task.outcomes.is_empty()
        && task.checkpoint.is_none()
        // A hunt would be over before anything is known about what never ends.
        && !task.liveness.is_asked()
        && !task.model.has_working_copies()
}

/// The same findings with executions that are easier to read, where they are long.
fn shortened(task: &Task, setup: &Setup, start: Instant, mut result: SearchResult) -> SearchResult {
    let mut allowance = Allowance::new(task, start);
    for (key, finding) in &mut result.findings {
        if finding.path.len() > LONG {
            let path = &mut finding.path;
            shorten(setup, key, path, MOST_STEPS, &mut allowance);
        }
    }
    result
}

/// Runs the search of a task, and a hunt before it where that makes sense. Gives the engine that
/// came to the result.
pub(crate) fn hunt_and_search(
    task: &Task,
    setup: &Setup,
    search: &SearchTask<'_>,
    start: Instant,
) -> (SearchResult, Engine) {
    if !applies(task) {
        return (run_engine(task, search), task.used_engine());
    }
    let mut limits = search.limits.clone();
    let allowed = limits.max_states.unwrap_or(u64::MAX);
    limits.max_states = Some(allowed.min(FIRST_STATES));
    limits.max_effort = Some(FIRST_EFFORT);
    let first = SearchTask {
        workers: 1,
        limits: &limits,
        ..*search
    };
    let result = run_engine(task, &first);
    let is_cut = result.limits.contains(&LimitHit::States) && result.findings.is_empty();
    let is_enough = allowed <= FIRST_STATES && result.states >= allowed;
    if !is_cut || is_enough {
        return (shortened(task, setup, start, result), task.engine);
    }
    let limits = limits_left(task, start);
    let hunt = SearchTask {
        limits: &limits,
        ..*search
    };
    let mut result = explore(&hunt, EXECUTIONS);
    if result.findings.is_empty() {
        let limits = limits_left(task, start);
        let whole = SearchTask {
            limits: &limits,
            ..*search
        };
        let result = run_engine(task, &whole);
        return (shortened(task, setup, start, result), task.engine);
    }
    // Nothing was to be covered.
    result.limits.remove(&LimitHit::Runs);
    let result = shortened(task, setup, start, result);
    let engine = Engine::Random {
        steps: Steps::Ample,
        runs: RUNS,
        seed: SEED,
    };
    (result, engine)
}
