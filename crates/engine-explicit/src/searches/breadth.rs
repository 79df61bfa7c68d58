//! Breadth-first search: the first counterexample found is a shortest one.
//!
//! States are visited layer by layer, and workers share a layer. What is found does not depend on
//! who found it first: the parent of a state is the first state of the layer before that leads to
//! it, by its first choice that does, and layers are ordered by that. So every execution that is
//! reported is the smallest by its choices among the shortest, on one worker or on many.

use crate::searches::arranging::Arranging;
use crate::searches::arrivals::{Arrival, Entry, Lately, next_layer};
use crate::searches::checkpoint::{Kind, find_again, save};
use crate::searches::parallel::so_far;
use crate::worker::explorer::{Explorer, Halt};
use crate::worker::results::{STACK_BYTES, merge};
use crate::worker::standing::Standing;
use fencepost_base::run_together;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_search::checks::Going;
use fencepost_search::finding::{FailureKey, Finding, SearchResult};
use fencepost_search::limits::{LimitHit, Limits};
use fencepost_search::saved::{restore_choice, restore_failure, save_choice, save_failure};
use fencepost_search::store::{SharedTables, StateId, Stored, Tables};
use fencepost_search::task::SearchTask;
use fencepost_vm::{Action, Choice, ThreadId};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

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

/// Lists of arrivals that take fewer bytes than this grow without asking.
const SMALL_LIST: usize = 1 << 16;

/// What all workers of a layer see.
struct Layer<'a> {
    layers: &'a [Vec<Entry>],
    /// The states of the last layer.
    states: &'a [StateId],
    next: AtomicUsize,
    /// Places before `next` that nobody has finished.
    left: Mutex<Vec<Range<usize>>>,
    /// Whether workers are to stop, and whether the search goes on after that.
    over: AtomicBool,
    stopped: AtomicBool,
    /// Whether one worker visits all of the layer in order, so that whoever reaches a state first
    /// is its parent.
    in_order: bool,
}

/// A worker's part of a layer.
struct Worker<'a> {
    explorer: Explorer<'a>,
    choices: Vec<Choice>,
    found: Found,
    lately: Lately,
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

impl Layer<'_> {
    fn left(&self) -> std::sync::MutexGuard<'_, Vec<Range<usize>>> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Some places of the layer to work on.
    fn take(&self) -> Option<Range<usize>> {
        if let Some(places) = self.left().pop() {
            return Some(places);
        }
        let size = self.states.len();
        let first = self.next.fetch_add(CHUNK, Ordering::Relaxed).min(size);
        let last = (first + CHUNK).min(size);
        (first < last).then_some(first..last)
    }
}

impl Worker<'_> {
    /// Visits states of a layer until none is left.
    fn visit(&mut self, layer: &Layer<'_>) {
        while !layer.over.load(Ordering::Relaxed) {
            if self.explorer.watch.save_is_due() {
                layer.over.store(true, Ordering::Relaxed);
                return;
            }
            let Some(places) = layer.take() else {
                break;
            };
            for place in places.clone() {
                let before = self.explorer.result.transitions;
                if self.expand(layer, place as u32, layer.states[place]) == Going::Over {
                    // Whoever continues looks at the whole state again.
                    self.explorer.result.transitions = before;
                    layer.left().push(place..places.end);
                    layer.stopped.store(true, Ordering::Relaxed);
                    layer.over.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    }

    /// DecisionTree at one state and takes all its choices. `Over` if a limit is met.
    fn expand(&mut self, layer: &Layer<'_>, place: u32, state: StateId) -> Going {
        let Self {
            explorer,
            choices,
            found,
            lately,
        } = self;
        let task = explorer.task;
        let depth = layer.layers.len() as u64 - 1;
        explorer.go_to(state);
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
            let taken = explorer.step(state, choice, path);
            if taken == Err(Halt::Full) {
                return Going::Over;
            }
            if let Ok(Some(stored)) = taken {
                // Recent states belong to the next layer, whoever came there first.
                let arrives = match stored {
                    Stored::New(_) => true,
                    Stored::Recent(_) => !layer.in_order,
                    Stored::Seen(_) | Stored::Elsewhere(_) => false,
                };
                let arrival = Arrival {
                    state: stored.id(),
                    parent: place,
                    turn,
                    choice,
                };
                if arrives && (layer.in_order || !lately.is_late(&arrival)) {
                    if !found.may_grow(task.limits) {
                        explorer.result.limits.insert(LimitHit::Memory);
                        return Going::Over;
                    }
                    found.arrivals.push(arrival);
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
    /// Whether there is memory for one more arrival. Lists double when they are full; short ones
    /// are not worth the question.
    fn may_grow(&self, limits: &Limits) -> bool {
        let arrivals = &self.arrivals;
        let bytes = arrivals.len() * 2 * size_of::<Arrival>();
        arrivals.len() < arrivals.capacity()
            || bytes < SMALL_LIST
            || limits.memory_allows(0, bytes as u64)
    }

    /// Notes where failures that were not known before came from.
    fn note(&mut self, explorer: &Explorer<'_>, rank: Rank) {
        if self.ranks.len() != explorer.result.findings.len() {
            for key in explorer.result.findings.keys() {
                self.ranks.entry(key.clone()).or_insert(rank);
            }
        }
    }
}

/// What all workers found in a layer: for each failure the first by rank.
fn put_together(all: Vec<Found>) -> Found {
    let mut best = Found::default();
    for mut found in all {
        if best.arrivals.is_empty() {
            best.arrivals = found.arrivals;
        } else {
            best.arrivals.append(&mut found.arrivals);
        }
        for (key, finding) in found.findings {
            let rank = found
                .ranks
                .get(&key)
                .copied()
                .unwrap_or((true, u32::MAX, 0));
            if best.ranks.get(&key).is_none_or(|&known| rank < known) {
                best.ranks.insert(key.clone(), rank);
                best.findings.insert(key, finding);
            }
        }
    }
    best
}

/// How far a search has come.
#[derive(Default)]
struct Layers {
    layers: Vec<Vec<Entry>>,
    /// The states of the last layer.
    states: Vec<StateId>,
    /// Places of the last layer from here on were not looked at, and neither were those left.
    next: usize,
    left: Vec<Range<usize>>,
    /// What was found in the part of the last layer that was looked at.
    found: Found,
    /// What was found in the layers before.
    findings: BTreeMap<FailureKey, Finding>,
}

pub(crate) fn explore(task: &SearchTask<'_>) -> SearchResult {
    let (explorer, initial) = Explorer::start(task);
    let Some(initial) = initial else {
        return explorer.finish(true);
    };
    let (standing, Some(mut tables)) = explorer.into_standing() else {
        // Hashes cannot be turned into states again, so there is no queue of them.
        return SearchResult::default();
    };
    tables.mark_new();
    let first = Entry {
        parent: 0,
        // Never looked at: no choice leads to the initial state.
        choice: Choice {
            thread: ThreadId::MAIN,
            action: Action::Step,
        },
    };
    let start = Layers {
        layers: vec![vec![first]],
        states: vec![initial],
        ..Layers::default()
    };
    go_on(task, standing, tables, start)
}

/// Continues a search that was saved.
pub(crate) fn resume(
    task: &SearchTask<'_>,
    mut result: SearchResult,
    tables: Tables,
    mut input: Reader<'_>,
) -> Result<SearchResult, Damaged> {
    let mut at = Layers::restore(task, &mut input, &tables)?;
    input.finish()?;
    at.findings = std::mem::take(&mut result.findings);
    Ok(go_on(task, Standing::resumed(task, result), tables, at))
}

fn go_on<'a>(
    task: &'a SearchTask<'a>,
    standing: Standing<'a>,
    tables: Tables,
    mut at: Layers,
) -> SearchResult {
    let mut arranging = Arranging::new(task);
    let shared = SharedTables::new(tables, task.workers);
    let mut standings = vec![standing];
    standings.resize_with(task.workers.max(1), || Standing::nowhere(task));
    let covered = loop {
        if task.checks().are_enough(&at.findings) {
            break false;
        }
        let begun = at.next != 0 || !at.left.is_empty();
        let in_order = !begun && active_workers(at.states.len(), &standings) == 1;
        let layer = Layer {
            in_order,
            layers: &at.layers,
            states: &at.states,
            next: AtomicUsize::new(at.next),
            left: Mutex::new(std::mem::take(&mut at.left)),
            over: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
        };
        let mut all = run_layer(task, &shared, &mut standings, &layer);
        let (over, stopped) = (layer.over.into_inner(), layer.stopped.into_inner());
        at.next = layer.next.into_inner();
        at.left = layer
            .left
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        all.insert(0, std::mem::take(&mut at.found));
        at.found = put_together(all);
        if stopped {
            break false;
        }
        if over {
            save_layers(task, &shared, &mut standings, &at);
            continue;
        }
        // Putting arrivals in order takes as much again as they take, if they are not in order yet.
        let sorting = if in_order { 0 } else { size_of::<Arrival>() };
        let each = size_of::<Entry>() + size_of::<StateId>() + sorting;
        let needed = at.found.arrivals.len() * each;
        if !task.limits.memory_allows(0, needed as u64) {
            standings[0].note_limit(LimitHit::Memory);
            break false;
        }
        let found = std::mem::take(&mut at.found);
        for (key, finding) in found.findings {
            at.findings.entry(key).or_insert(finding);
        }
        if task.checks().are_enough(&at.findings) {
            break false;
        }
        let (entries, states) = next_layer(found.arrivals, in_order, task.workers);
        if states.is_empty() {
            break true;
        }
        shared.look(|tables| states.iter().for_each(|&state| tables.settle(state)));
        at.layers.push(entries);
        at.states = states;
        at.next = 0;
        arranging.shared(task, &shared, &mut standings, |mut moved, tables| {
            for state in &mut at.states {
                *state = moved.state(tables, *state);
            }
        });
    };
    save_layers(task, &shared, &mut standings, &at);
    let results = standings
        .into_iter()
        .map(|standing| {
            let explorer = Explorer::from_standing(task, standing, &shared);
            (explorer.into_result(), covered)
        })
        .collect();
    let mut result = merge(results, &shared.into_inner(), task);
    result.findings = at.findings;
    for (key, finding) in at.found.findings {
        result.findings.entry(key).or_insert(finding);
    }
    result
}

/// Saves the search, if the task asks for that.
fn save_layers(
    task: &SearchTask<'_>,
    shared: &SharedTables,
    standings: &mut [Standing<'_>],
    at: &Layers,
) {
    if task.checkpoint.is_some() {
        let mut result = so_far(standings, task);
        result.findings = at.findings.clone();
        shared.look(|tables| {
            save(task, &result, tables, Kind::BreadthFirst, &|out| {
                at.save(out)
            });
        });
        standings.iter_mut().for_each(Standing::note_saved);
    }
}

/// How many workers visit a layer of this size.
fn active_workers(size: usize, standings: &[Standing<'_>]) -> usize {
    match size {
        ..SMALL_LAYER => 1,
        _ => standings.len(),
    }
}

/// Lets the workers visit a layer, together if it is large enough.
fn run_layer<'a>(
    task: &'a SearchTask<'a>,
    shared: &'a SharedTables,
    standings: &mut Vec<Standing<'a>>,
    layer: &Layer<'_>,
) -> Vec<Found> {
    let active = active_workers(layer.states.len(), standings);
    let resting = standings.split_off(active);
    let run = |standing| {
        let mut worker = Worker {
            explorer: Explorer::from_standing(task, standing, shared),
            choices: Vec::new(),
            found: Found::default(),
            lately: Lately::default(),
        };
        worker.visit(layer);
        let mut found = worker.found;
        found.findings = std::mem::take(&mut worker.explorer.result.findings);
        (worker.explorer.into_standing().0, found)
    };
    let done = run_together(std::mem::take(standings), STACK_BYTES, run, || {});
    let (active, found): (Vec<_>, Vec<_>) = done.into_iter().unzip();
    standings.extend(active);
    standings.extend(resting);
    found
}

impl Layers {
    fn save(&self, out: &mut Writer<'_>) {
        out.len(self.layers.len());
        for layer in &self.layers {
            out.len(layer.len());
            for entry in layer {
                out.u32(entry.parent);
                save_choice(entry.choice, out);
            }
        }
        self.states.iter().for_each(|state| out.u64(state.0));
        out.len(self.next);
        out.len(self.left.len());
        for places in &self.left {
            out.len(places.start);
            out.len(places.end);
        }
        out.len(self.found.arrivals.len());
        for arrival in &self.found.arrivals {
            out.u64(arrival.state.0);
            out.u32(arrival.parent);
            out.u32(arrival.turn);
            save_choice(arrival.choice, out);
        }
        out.len(self.found.findings.len());
        for (key, finding) in &self.found.findings {
            let rank = self.found.ranks.get(key).copied();
            let (after, place, turn) = rank.unwrap_or((true, u32::MAX, 0));
            out.bool(after);
            out.u32(place);
            out.u32(turn);
            save_failure(key, &finding.path, out);
        }
    }

    fn restore(
        task: &SearchTask<'_>,
        input: &mut Reader<'_>,
        tables: &Tables,
    ) -> Result<Self, Damaged> {
        let out_of_order = || Damaged::new("layers are out of order");
        let state = |number| match tables.is_state(StateId(number)) {
            true => Ok(StateId(number)),
            false => Err(Damaged::new("a state is not there")),
        };
        let mut at = Layers::default();
        for _ in 0..input.len(usize::MAX)? {
            let before = at.layers.last().map_or(1, Vec::len);
            let mut layer = Vec::new();
            for _ in 0..input.len(u32::MAX as usize)? {
                let entry = Entry {
                    parent: input.u32()?,
                    choice: restore_choice(input)?,
                };
                if entry.parent as usize >= before {
                    return Err(out_of_order());
                }
                layer.push(entry);
            }
            at.layers.push(layer);
        }
        let size = at.layers.last().map_or(0, Vec::len);
        for _ in 0..size {
            at.states.push(state(input.u64()?)?);
        }
        at.next = input.len(usize::MAX / 2)?;
        for _ in 0..input.len(usize::MAX)? {
            let (start, end) = (input.len(size)?, input.len(size)?);
            at.left.push(start..end);
        }
        for _ in 0..input.len(usize::MAX)? {
            let arrival = Arrival {
                state: state(input.u64()?)?,
                parent: input.u32()?,
                turn: input.u32()?,
                choice: restore_choice(input)?,
            };
            if arrival.parent as usize >= size {
                return Err(out_of_order());
            }
            at.found.arrivals.push(arrival);
        }
        for _ in 0..input.len(usize::MAX)? {
            let rank = (input.bool()?, input.u32()?, input.u32()?);
            let (key, finding) = find_again(task, &restore_failure(input)?)?;
            at.found.ranks.insert(key.clone(), rank);
            at.found.findings.insert(key, finding);
        }
        Ok(at)
    }
}
