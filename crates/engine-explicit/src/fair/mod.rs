//! Executions that never end, and what must happen in all of them.
//!
//! The whole graph of states is built, breadth first, by all workers, and everything that is always
//! checked is checked on the way. Then parts of it are looked for in which a fair execution can stay for ever.

mod build;
mod components;
mod graph;
mod lasso;
mod noted;
#[cfg(test)]
mod tests;

use crate::worker::explorer::Explorer;
use crate::worker::results::merge;
use crate::worker::standing::Standing;
use build::{Built, Worker, build};
use components::Finder;
use fencepost_search::checks::Going;
use fencepost_search::fairness::{Cycle, Liveness, LoopingThread, follow_cycle};
use fencepost_search::finding::{Failure, SearchResult};
use fencepost_search::limits::LimitHit;
use fencepost_search::store::SharedTables;
use fencepost_search::task::SearchTask;
use fencepost_vm::Choice;
use graph::{Graph, Kind};
use lasso::fair_cycle;
use std::collections::VecDeque;

pub(crate) fn explore(task: &SearchTask<'_>) -> SearchResult {
    let (explorer, initial) = Explorer::start(task);
    let Some(initial) = initial else {
        return explorer.finish(true);
    };
    let (standing, Some(tables)) = explorer.into_standing() else {
        // A task that asks for hashes and for this is refused before.
        return SearchResult::default();
    };
    let shared = SharedTables::new(tables, task.workers);
    let mut workers = vec![Worker::new(standing)];
    workers.resize_with(task.workers.max(1), || Worker::new(Standing::nowhere(task)));
    let (mut graph, mut found) = (Graph::default(), SearchResult::default());
    graph.begin(initial);
    let built = build(task, &shared, &mut workers, &mut graph, &mut found);
    let mut explorers: Vec<Explorer<'_>> = workers
        .into_iter()
        .map(|worker| Explorer::from_standing(task, worker.standing, &shared))
        .collect();
    let met = |explorer: &Explorer<'_>| explorer.result.limits.contains(&LimitHit::Interrupted);
    let interrupted = explorers.iter().any(met);
    let mut whole = built == Built::Whole;
    if let Some(first) = explorers.first_mut() {
        first.result.absorb(found);
        // A part is enough to see that an execution never ends, if nobody is in a hurry.
        if built != Built::Enough && !interrupted {
            let bytes = Finder::bytes(graph.len()) + graph.len() as u64 * RESTRICTED_BYTES;
            if task.limits.memory_allows(0, bytes) {
                look_for_failures(first, &graph);
            } else {
                first.result.limits.insert(LimitHit::Memory);
                whole = false;
            }
        }
    }
    let results = explorers.into_iter();
    let results = results.map(|explorer| (explorer.into_result(), whole));
    let results = results.collect();
    merge(results, &shared.into_inner(), task)
}

/// Bytes for each state that a search of a part of the graph takes.
const RESTRICTED_BYTES: u64 = 16;

/// Looks for what is wrong with executions as a whole.
fn look_for_failures(explorer: &mut Explorer<'_>, graph: &Graph) {
    let liveness = &explorer.task.properties.liveness;
    if liveness.livelocks && livelocks(explorer, graph) == Going::Over {
        return;
    }
    for index in 0..liveness.eventually.len() {
        let promise = Promise::Eventually { index };
        if broken(explorer, graph, liveness, promise) == Going::Over {
            return;
        }
    }
    for index in 0..liveness.leads_to.len() {
        let promise = Promise::LeadsTo { index };
        if broken(explorer, graph, liveness, promise) == Going::Over {
            return;
        }
    }
}

/// Looks for fair executions that never end.
fn livelocks(explorer: &mut Explorer<'_>, graph: &Graph) -> Going {
    let all = (0..graph.len() as u32).collect();
    for part in Finder::new(graph).fair_parts(all, true) {
        // States are numbered by their distance from the initial one.
        let Some(&start) = part.first() else { continue };
        let mut path = graph.path_to(start);
        let cycle = cycle(explorer, graph, &part, start, true, &mut path);
        let checks = explorer.task.checks();
        let failure = Failure::Livelock(cycle);
        if checks.fail(&mut explorer.result, failure, || path.clone()) == Going::Over {
            return Going::Over;
        }
    }
    Going::On
}

/// Adds a fair cycle to the way to its start, and says what threads do in it.
fn cycle(
    explorer: &mut Explorer<'_>,
    graph: &Graph,
    part: &[u32],
    start: u32,
    counting: bool,
    path: &mut Vec<Choice>,
) -> Cycle {
    let steps = fair_cycle(graph, part, start, counting);
    let begin = path.len();
    path.extend(&steps);
    Cycle {
        start: begin,
        threads: threads(explorer, graph, start, &steps),
    }
}

/// What threads do in a cycle. If it were none, nobody would believe it: it is replayed before it
/// is reported.
fn threads(
    explorer: &mut Explorer<'_>,
    graph: &Graph,
    start: u32,
    steps: &[Choice],
) -> Vec<LoopingThread> {
    explorer.go_to(graph.numbers.state(start));
    explorer.follow();
    let (machine, properties) = (explorer.task.machine, explorer.task.properties);
    let followed = follow_cycle(machine, &properties.liveness, &explorer.state, steps);
    followed.map_or_else(|_| Vec::new(), |(threads, _)| threads)
}

/// A condition that every fair execution must come to.
#[derive(Clone, Copy)]
enum Promise {
    /// From the initial state.
    Eventually { index: usize },
    /// From every state in which another one holds.
    LeadsTo { index: usize },
}

impl Promise {
    /// The place of what must come in the list of all conditions.
    fn goal(self, liveness: &Liveness) -> usize {
        match self {
            Promise::Eventually { index } => index,
            Promise::LeadsTo { index } => liveness.eventually.len() + 2 * index + 1,
        }
    }

    /// Whether the promise is made in a state.
    fn is_made(self, liveness: &Liveness, state: u32, kind: &Kind) -> bool {
        match self {
            Promise::Eventually { .. } => state == 0,
            Promise::LeadsTo { .. } => kind.holds[self.goal(liveness) - 1],
        }
    }

    fn failure(self, message: String, cycle: Option<Cycle>) -> Failure {
        match self {
            Promise::Eventually { index } => Failure::Eventually {
                index,
                message,
                cycle,
            },
            Promise::LeadsTo { index } => Failure::LeadsTo {
                index,
                message,
                cycle,
            },
        }
    }
}

/// Looks for a fair execution in which a promise is not kept: it ends, or goes on for ever,
/// without having come to the goal.
fn broken(
    explorer: &mut Explorer<'_>,
    graph: &Graph,
    liveness: &Liveness,
    promise: Promise,
) -> Going {
    let goal = promise.goal(liveness);
    let misses = |state: u32| !graph.kind(state).holds[goal];
    let states = 0..graph.len() as u32;
    let made: Vec<u32> = states
        .filter(|&state| misses(state) && promise.is_made(liveness, state, graph.kind(state)))
        .collect();
    let without = Restricted::new(graph, &made, misses);
    let ended = |state: &&u32| graph.kind(**state).ended;
    let (at, cycle, path) = if let Some(&end) = without.reached.iter().find(ended) {
        (end, None, without.path_to(graph, end))
    } else {
        let mut reached = without.reached.clone();
        reached.sort_unstable();
        let parts = Finder::new(graph).fair_parts(reached, false);
        let near = parts.into_iter().filter_map(|part| {
            let (&start, length) = part
                .iter()
                .map(|state| (state, without.distance(*state)))
                .min_by_key(|&(_, length)| length)?;
            Some((length, start, part))
        });
        let Some((_, start, part)) = near.min_by_key(|&(length, start, _)| (length, start)) else {
            return Going::On;
        };
        let mut path = without.path_to(graph, start);
        let cycle = cycle(explorer, graph, &part, start, false, &mut path);
        (start, Some(cycle), path)
    };
    explorer.go_to(graph.numbers.state(at));
    explorer.follow();
    let message = why(explorer, liveness, goal);
    let checks = explorer.task.checks();
    let failure = promise.failure(message, cycle);
    checks.fail(&mut explorer.result, failure, || path.clone())
}

/// Why a condition does not hold where the search stands.
fn why(explorer: &Explorer<'_>, liveness: &Liveness, goal: usize) -> String {
    let condition = liveness.expressions().nth(goal);
    let holds = condition.map(|condition| condition.holds(explorer.task.machine, &explorer.state));
    holds.and_then(Result::err).unwrap_or_default()
}

/// The states that can be reached from some without leaving others.
struct Restricted {
    /// In the order of their distance.
    reached: Vec<u32>,
    /// For each state of the graph: the place in the list of the state before it, its edge there,
    /// and its distance.
    parents: Vec<(u32, u32, u32)>,
}

/// A state that was not reached, and the parent of one where a promise is made.
const NONE: u32 = u32::MAX;

impl Restricted {
    fn new(graph: &Graph, from: &[u32], allowed: impl Fn(u32) -> bool) -> Self {
        let mut parents = vec![(NONE, NONE, NONE); graph.len()];
        let mut reached = Vec::new();
        let mut queue: VecDeque<u32> = from.iter().copied().collect();
        for &state in from {
            parents[state as usize] = (NONE, NONE, 0);
        }
        while let Some(state) = queue.pop_front() {
            reached.push(state);
            let distance = parents[state as usize].2 + 1;
            for (number, edge) in graph.edges(state).iter().enumerate() {
                let known = parents.get_mut(edge.to as usize);
                // What was not looked at has no kind, and nothing is known of it.
                let Some(known) = known.filter(|known| known.2 == NONE && allowed(edge.to)) else {
                    continue;
                };
                *known = (state, number as u32, distance);
                queue.push_back(edge.to);
            }
        }
        Self { reached, parents }
    }

    fn distance(&self, state: u32) -> u32 {
        self.parents[state as usize].2
    }

    /// A way from the initial state to one that was reached.
    fn path_to(&self, graph: &Graph, state: u32) -> Vec<Choice> {
        let mut steps = Vec::new();
        let mut at = state;
        while let (from, number, _) = self.parents[at as usize]
            && from != NONE
        {
            let edge = graph.edges(from)[number as usize];
            steps.push(graph.choice(edge));
            at = from;
        }
        let mut path = graph.path_to(at);
        path.extend(steps.into_iter().rev());
        path
    }
}
