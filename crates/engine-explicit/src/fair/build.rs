//! Building the graph of states, on several workers.
//!
//! The graph grows block by block: some states in the order of their numbers are looked at by
//! whoever is free, and what was seen is put together in that order afterwards. So numbers,
//! edges and whatever is reported are the same however many workers there are.

use super::graph::{Graph, Sight, Target};
use super::noted::Noted;
use crate::worker::explorer::{Explorer, Halt};
use crate::worker::results::STACK_BYTES;
use crate::worker::standing::Standing;
use fencepost_base::run_together;
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::store::SharedTables;
use fencepost_search::task::SearchTask;
use fencepost_vm::Choice;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// How building the graph ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Built {
    /// All of it is there.
    Whole,
    /// A limit was met.
    Part,
    /// What was found is enough.
    Enough,
}

/// The most states of a block. What is seen of them is kept until all of them have been looked at.
const BLOCK: u64 = 1 << 13;

/// Blocks with fewer states are not worth sharing.
const SMALL_BLOCK: u64 = 256;

/// How many states a worker takes at once, at most.
const MOST_AT_ONCE: usize = 16;

/// How often each worker takes some states of a block, if there are enough.
const TURNS: usize = 4;

/// Few states are followed by more than so many others. Where those of a block might lead past the
/// limit on states, they are looked at one by one, and the search stops at the limit.
const FOLLOWERS: u64 = 16;

/// Lists up to so many bytes are not worth the question whether there is memory for them.
const SMALL_LIST: u64 = 1 << 20;

/// A worker, between two blocks.
pub(super) struct Worker<'a> {
    pub standing: Standing<'a>,
    sight: Sight,
}

impl<'a> Worker<'a> {
    pub fn new(standing: Standing<'a>) -> Self {
        Self {
            standing,
            sight: Sight::default(),
        }
    }
}

/// States that were looked at in a row by one worker.
struct Row {
    first: u32,
    states: Vec<SeenState>,
    edges: Vec<SeenEdge>,
}

/// What a worker saw of a state.
struct SeenState {
    /// What is known about it, by the worker's own number.
    kind: u32,
    /// How many edges of the row come before those of the next state.
    edges_end: usize,
}

/// What a worker saw of a step; the choice has the worker's own number.
#[derive(Clone, Copy)]
struct SeenEdge {
    to: Target,
    choice: u32,
}

/// A block, for those who work on it.
struct Block<'a> {
    graph: &'a Graph,
    states: Range<u32>,
    depth: u64,
    /// The next state that nobody has taken, and how many are taken at once.
    next: AtomicUsize,
    at_once: usize,
    /// Whether a limit was met.
    over: AtomicBool,
    /// Whether the number of states is looked at after each step.
    counts_states: bool,
}

impl Block<'_> {
    fn take(&self) -> Option<Range<u32>> {
        let size = self.states.len();
        let first = self.next.fetch_add(self.at_once, Ordering::Relaxed);
        let first = first.min(size);
        let last = (first + self.at_once).min(size);
        let number = |place: usize| self.states.start + place as u32;
        (first < last).then(|| number(first)..number(last))
    }
}

/// What a worker brings back from a block.
#[derive(Default)]
struct Done {
    rows: Vec<Row>,
    noted: Noted,
}

/// Builds the graph from the state that it has, and checks what is checked in every search. What
/// is found is added to the result.
pub(super) fn build<'a>(
    task: &'a SearchTask<'a>,
    shared: &'a SharedTables,
    workers: &mut Vec<Worker<'a>>,
    graph: &mut Graph,
    found: &mut SearchResult,
) -> Built {
    let (mut depth, mut layer_end) = (0, graph.numbers.len());
    let mut next = 0;
    while next < graph.numbers.len() {
        if next == layer_end {
            depth += 1;
            layer_end = graph.numbers.len();
        }
        let size = block_size(task, graph);
        let end = layer_end.min(next + size);
        let at_once = (end - next) / (TURNS * workers.len().max(1));
        let block = Block {
            graph,
            states: next as u32..end as u32,
            depth,
            next: AtomicUsize::new(0),
            at_once: at_once.clamp(1, MOST_AT_ONCE),
            over: AtomicBool::new(false),
            counts_states: size == 1,
        };
        let done = run_block(task, shared, workers, &block);
        let over = block.over.into_inner();
        let (mut rows, mut noted) = (Vec::new(), Noted::default());
        for (index, done) in done.into_iter().enumerate() {
            rows.extend(done.rows.into_iter().map(|row| (index, row)));
            noted.take_over(done.noted);
        }
        noted.add_to(found, task.machine);
        if task.checks().are_enough(&found.findings) {
            return Built::Enough;
        }
        rows.sort_unstable_by_key(|(_, row)| row.first);
        if !append(task, graph, workers, &rows) {
            found.limits.insert(LimitHit::Memory);
            return Built::Part;
        }
        if over {
            return Built::Part;
        }
        let states = graph.numbers.len() as u64;
        if task.limits.max_states.is_some_and(|max| states > max) {
            found.limits.insert(LimitHit::States);
            return Built::Part;
        }
        next = end;
    }
    let met = |worker: &Worker<'_>| worker.standing.has_met(LimitHit::Depth);
    match workers.iter().any(met) {
        true => Built::Part,
        false => Built::Whole,
    }
}

/// How many states the next block has at most. It does not depend on the number of workers.
fn block_size(task: &SearchTask<'_>, graph: &Graph) -> usize {
    let states = graph.numbers.len() as u64;
    let size = match task.limits.max_states {
        Some(max) => max.saturating_sub(states) / FOLLOWERS,
        None => BLOCK,
    };
    size.clamp(1, BLOCK) as usize
}

/// Lets the workers look at a block, together if it is large enough.
fn run_block<'a>(
    task: &'a SearchTask<'a>,
    shared: &'a SharedTables,
    workers: &mut Vec<Worker<'a>>,
    block: &Block<'_>,
) -> Vec<Done> {
    let large = SMALL_BLOCK.min(task.share_after);
    let active = match block.states.len() as u64 > large {
        true => workers.len(),
        false => 1,
    };
    let resting = workers.split_off(active.min(workers.len()));
    let run = |worker: Worker<'a>| {
        let mut looking = Looking {
            explorer: Explorer::from_standing(task, worker.standing, shared),
            sight: worker.sight,
            choices: Vec::new(),
            done: Done::default(),
        };
        looking.work(block);
        let worker = Worker {
            standing: looking.explorer.into_standing().0,
            sight: looking.sight,
        };
        (worker, looking.done)
    };
    let all = run_together(std::mem::take(workers), STACK_BYTES, run, || {});
    let (back, done): (Vec<_>, Vec<_>) = all.into_iter().unzip();
    workers.extend(back);
    workers.extend(resting);
    done
}

/// A worker that looks at states of a block.
struct Looking<'a> {
    explorer: Explorer<'a>,
    sight: Sight,
    choices: Vec<Choice>,
    done: Done,
}

impl Looking<'_> {
    /// Looks at states until none is left.
    fn work(&mut self, block: &Block<'_>) {
        while let Some(states) = block.take() {
            let mut row = Row {
                first: states.start,
                states: Vec::with_capacity(states.len()),
                edges: Vec::new(),
            };
            for state in states {
                if block.over.load(Ordering::Relaxed) {
                    break;
                }
                if self.look(block, state, &mut row) == Going::Over {
                    block.over.store(true, Ordering::Relaxed);
                }
            }
            self.done.rows.push(row);
        }
        self.explorer.store.release();
    }

    /// Looks at a state and takes all its choices. `Over` if a limit is met; a failure ends the
    /// search with the block, not before, so that others may note an earlier one.
    fn look(&mut self, block: &Block<'_>, number: u32, row: &mut Row) -> Going {
        let Self {
            explorer,
            sight,
            choices,
            done,
        } = self;
        let (task, graph) = (explorer.task, block.graph);
        let state = graph.numbers.state(number);
        explorer.go_to(state);
        explorer.result.depth = explorer.result.depth.max(block.depth);
        // Paths begin here; whoever gathers them knows the way to this state.
        explorer.enter(choices, Vec::new);
        explorer.follow();
        sight.put_in_order(task.machine, choices);
        let liveness = &task.properties.liveness;
        let kind = sight.kind(task.machine, liveness, &explorer.state, choices);
        let mut going = Going::On;
        let max_depth = task.limits.max_depth.unwrap_or(u64::MAX);
        if block.depth >= max_depth {
            if !choices.is_empty() {
                explorer.result.limits.insert(LimitHit::Depth);
            }
            choices.clear();
        }
        for &choice in choices.iter() {
            match explorer.step(state, choice, || vec![choice]) {
                Ok(Some(stored)) => row.edges.push(SeenEdge {
                    to: graph.target(stored.id()),
                    choice: sight.choice(choice),
                }),
                Ok(None) | Err(Halt::Found) => {}
                Err(Halt::Full) => {
                    going = Going::Over;
                    break;
                }
            }
            let met = match block.counts_states {
                true => explorer.limit_met(block.depth),
                false => explorer.limit_met_by(block.depth, 0),
            };
            if met {
                going = Going::Over;
                break;
            }
        }
        done.noted.gather(explorer, graph, number);
        row.states.push(SeenState {
            kind,
            edges_end: row.edges.len(),
        });
        going
    }
}

/// Adds what was seen in a block to the graph, in the order of states, up to the first one that
/// nobody came to. False if there is no memory for it.
fn append(
    task: &SearchTask<'_>,
    graph: &mut Graph,
    workers: &mut [Worker<'_>],
    rows: &[(usize, Row)],
) -> bool {
    for (worker, row) in rows {
        if row.first as usize != graph.len() {
            break;
        }
        let sight = &mut workers[*worker].sight;
        let mut edges = row.edges.iter();
        let mut begun = 0;
        for state in &row.states {
            let number = graph.add_state(sight, state.kind);
            for &edge in edges.by_ref().take(state.edges_end - begun) {
                let more = graph.growth_bytes();
                if more > SMALL_LIST && !task.limits.memory_allows(0, more) {
                    return false;
                }
                graph.add_edge(sight, number, edge.to, edge.choice);
            }
            begun = state.edges_end;
        }
    }
    true
}
