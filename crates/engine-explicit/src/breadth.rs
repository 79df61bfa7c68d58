//! Breadth-first search: the first counterexample found is a shortest one.
//!
//! States are visited layer by layer, and workers share a layer. What is found does not depend on
//! who found it first: the parent of a state is the first state of the layer before that leads to
//! it, by its first choice that does, and layers are ordered by that. So every execution that is
//! reported is the smallest by its choices among the shortest, on one worker or on many.

use crate::explorer::{Explorer, SearchTask, Standing};
use crate::parallel::{merge, run_workers};
use fencepost_search::checks::Going;
use fencepost_search::finding::{FailureKey, Finding, SearchResult};
use fencepost_search::limits::LimitHit;
use fencepost_search::store::{SharedTables, StateId};
use fencepost_vm::{Action, Choice, ThreadId};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A state of a layer: where it came from, and by which choice.
#[derive(Clone, Copy)]
struct Entry {
    state: StateId,
    /// The place of the parent in the layer before.
    parent: u32,
    choice: Choice,
}

/// A way to a state of the next layer.
struct Arrival {
    state: StateId,
    parent: u32,
    /// Which choice of the parent.
    turn: u32,
    choice: Choice,
}

/// The choices from the initial state to a place of the last layer, then one more if given.
fn path_to(layers: &[Vec<Entry>], place: u32, last: Option<Choice>) -> Vec<Choice> {
    let mut path: Vec<Choice> = last.into_iter().collect();
    let mut at = place;
    for layer in layers.iter().skip(1).rev() {
        let entry = layer[at as usize];
        path.push(entry.choice);
        at = entry.parent;
    }
    path.reverse();
    path
}

/// How many states of a layer a worker takes at once.
const CHUNK: usize = 32;
/// Layers smaller than this are not worth sharing.
const SMALL_LAYER: usize = 256;

/// What all workers of a layer see.
struct Layer<'a> {
    layers: &'a [Vec<Entry>],
    next: AtomicUsize,
    over: AtomicBool,
    /// States with this number or above are new in this layer.
    watermark: u32,
}

/// A worker's part of a layer.
struct Worker<'a> {
    explorer: Explorer<'a>,
    choices: Vec<Choice>,
    found: Found,
}

/// Where a failure was seen: before the last choice or after it, the place, the turn.
type Rank = (bool, u32, u32);

/// What a worker found in a layer.
#[derive(Default)]
struct Found {
    arrivals: Vec<Arrival>,
    /// Where failures were first seen.
    ranks: BTreeMap<FailureKey, Rank>,
    findings: BTreeMap<FailureKey, Finding>,
}

impl Worker<'_> {
    /// Visits states of a layer until none is left.
    fn visit(&mut self, layer: &Layer<'_>) {
        let states = layer.layers.last().map_or(&[][..], Vec::as_slice);
        while !layer.over.load(Ordering::Relaxed) {
            let first = layer.next.fetch_add(CHUNK, Ordering::Relaxed);
            if first >= states.len() {
                break;
            }
            let last = (first + CHUNK).min(states.len());
            for (place, entry) in states.iter().enumerate().take(last).skip(first) {
                if self.expand(layer, place as u32, entry.state) == Going::Over {
                    layer.over.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    }

    /// Looks at one state and takes all its choices. `Over` if a limit is met.
    fn expand(&mut self, layer: &Layer<'_>, place: u32, state: StateId) -> Going {
        let Self {
            explorer,
            choices,
            found,
        } = self;
        let task = explorer.task;
        let depth = layer.layers.len() as u64 - 1;
        if explorer.current != Some(state) {
            explorer.store.load(state, &mut explorer.state);
            explorer.current = Some(state);
        }
        explorer.result.depth = explorer.result.depth.max(depth);
        // A failure ends the search with the layer, not before: others may have a smaller one.
        let going = explorer.enter(choices, || path_to(layer.layers, place, None));
        found.note(explorer, (false, place, 0));
        if going == Going::Over {
            return Going::On;
        }
        if depth >= task.limits.max_depth.unwrap_or(u64::MAX) {
            if !choices.is_empty() {
                explorer.result.limits.insert(LimitHit::Depth);
            }
            return Going::On;
        }
        for (turn, &choice) in choices.iter().enumerate() {
            let turn = turn as u32;
            let path = || path_to(layer.layers, place, Some(choice));
            if explorer.take(state, choice, path) == Ok(true) {
                let Some(stored) = explorer.put() else {
                    return Going::Over;
                };
                if stored.id().0 >= layer.watermark {
                    found.arrivals.push(Arrival {
                        state: stored.id(),
                        parent: place,
                        turn,
                        choice,
                    });
                }
            } else {
                found.note(explorer, (true, place, turn));
            }
            if explorer.limit_met(depth) {
                return Going::Over;
            }
        }
        Going::On
    }
}

impl Found {
    /// Notes where failures that were not known before came from.
    fn note(&mut self, explorer: &Explorer<'_>, rank: Rank) {
        if self.ranks.len() != explorer.result.findings.len() {
            for key in explorer.result.findings.keys() {
                self.ranks.entry(key.clone()).or_insert(rank);
            }
        }
    }
}

/// The findings of a layer: for each failure the first by rank.
fn first_findings(all: &mut [Found]) -> BTreeMap<FailureKey, Finding> {
    let mut best: BTreeMap<FailureKey, (Rank, usize)> = BTreeMap::new();
    for (index, found) in all.iter().enumerate() {
        for (key, &rank) in &found.ranks {
            let candidate = (rank, index);
            let entry = best.entry(key.clone()).or_insert(candidate);
            *entry = candidate.min(*entry);
        }
    }
    let findings = best.into_iter().filter_map(|(key, (_, index))| {
        let finding = all[index].findings.remove(&key)?;
        Some((key, finding))
    });
    findings.collect()
}

/// The next layer: each state once, where it is first reached, in that order.
fn next_layer(all: &mut [Found]) -> Vec<Entry> {
    let mut arrivals: Vec<Arrival> = Vec::new();
    for found in all {
        arrivals.append(&mut found.arrivals);
    }
    arrivals.sort_unstable_by_key(|a| (a.state, a.parent, a.turn));
    arrivals.dedup_by_key(|a| a.state);
    arrivals.sort_unstable_by_key(|a| (a.parent, a.turn));
    arrivals
        .into_iter()
        .map(|arrival| Entry {
            state: arrival.state,
            parent: arrival.parent,
            choice: arrival.choice,
        })
        .collect()
}

pub(crate) fn explore(task: &SearchTask<'_>) -> SearchResult {
    let (explorer, initial) = Explorer::start(task);
    let Some(initial) = initial else {
        return explorer.finish(true);
    };
    let (standing, Some(tables)) = explorer.into_standing() else {
        // Hashes cannot be turned into states again, so there is no queue of them.
        return SearchResult::default();
    };
    let shared = SharedTables::new(tables);
    let mut standings = vec![standing];
    standings.resize_with(task.workers.max(1), || Standing::nowhere(task));
    let mut layers = vec![vec![Entry {
        state: initial,
        parent: 0,
        // Never looked at: no choice leads to the initial state.
        choice: Choice {
            thread: ThreadId::MAIN,
            action: Action::Step,
        },
    }]];
    let mut findings = BTreeMap::new();
    let covered = loop {
        let layer = Layer {
            layers: &layers,
            next: AtomicUsize::new(0),
            over: AtomicBool::new(false),
            watermark: shared.next_number(),
        };
        let mut all = run_layer(task, &shared, &mut standings, &layer);
        let stopped = layer.over.load(Ordering::Relaxed);
        for (key, finding) in first_findings(&mut all) {
            findings.entry(key).or_insert(finding);
        }
        if stopped || (!findings.is_empty() && !task.find_all) {
            break false;
        }
        let next = next_layer(&mut all);
        if next.is_empty() {
            break true;
        }
        layers.push(next);
    };
    let results = standings
        .into_iter()
        .map(|standing| {
            let explorer = Explorer::from_standing(task, standing, &shared);
            (explorer.into_result(), covered)
        })
        .collect();
    let mut result = merge(results, &shared.into_inner(), task);
    result.findings = findings;
    result
}

/// Lets the workers visit a layer, together if it is large enough.
fn run_layer<'a>(
    task: &'a SearchTask<'a>,
    shared: &'a SharedTables,
    standings: &mut Vec<Standing<'a>>,
    layer: &Layer<'_>,
) -> Vec<Found> {
    let size = layer.layers.last().map_or(0, Vec::len);
    let active = if size < SMALL_LAYER {
        1
    } else {
        standings.len()
    };
    let resting = standings.split_off(active);
    let run = |standing| {
        let mut worker = Worker {
            explorer: Explorer::from_standing(task, standing, shared),
            choices: Vec::new(),
            found: Found::default(),
        };
        worker.visit(layer);
        let mut found = worker.found;
        found.findings = std::mem::take(&mut worker.explorer.result.findings);
        (worker.explorer.into_standing().0, found)
    };
    let done = run_workers(std::mem::take(standings), run, || {});
    let (active, found): (Vec<_>, Vec<_>) = done.into_iter().unzip();
    standings.extend(active);
    standings.extend(resting);
    found
}
