//! The state graph with what fairness has to do with each state.

use fencepost_base::FxHashMap;
use fencepost_search::fairness::{Demand, Dues, Liveness, Places};
use fencepost_search::store::{StateId, StateNumbers};
use fencepost_vm::{Choice, Machine, State, ThreadId};
use std::hash::Hash;

/// What is known about a state. Many states have the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Kind {
    pub dues: Dues,
    /// Whether the program has ended.
    pub ended: bool,
    /// Which conditions hold, in the order of [`Liveness::expressions`].
    pub holds: Vec<bool>,
}

/// A step of the graph.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub to: u32,
    choice: u32,
}

/// Values that are kept once and known by numbers.
struct Table<T> {
    numbers: FxHashMap<T, u32>,
    values: Vec<T>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self {
            numbers: FxHashMap::default(),
            values: Vec::new(),
        }
    }
}

impl<T: Clone + Eq + Hash> Table<T> {
    fn of(&mut self, value: T) -> u32 {
        let next = self.values.len() as u32;
        *self.numbers.entry(value).or_insert_with_key(|value| {
            self.values.push(value.clone());
            next
        })
    }
}

/// What has no number yet.
const NONE: u32 = u32::MAX;

/// Numbers in place of others, for those that have one.
#[derive(Default)]
struct Translation(Vec<u32>);

impl Translation {
    fn get(&self, number: u32) -> Option<u32> {
        let known = self.0.get(number as usize).copied();
        known.filter(|&known| known != NONE)
    }

    fn set(&mut self, number: u32, known: u32) {
        let at = number as usize;
        if self.0.len() <= at {
            self.0.resize(at + 1, NONE);
        }
        self.0[at] = known;
    }
}

/// What a worker has seen so far, by numbers of its own, and the numbers that the graph has for
/// the same. Workers come to things in any order; the graph gives numbers in the order of states.
#[derive(Default)]
pub(super) struct Sight {
    kinds: Table<Kind>,
    choices: Table<Choice>,
    places: Places,
    /// The ordinals that lead from the main thread to each thread. Threads have numbers in the
    /// order in which workers met them, which must not decide anything.
    paths: FxHashMap<ThreadId, Vec<u32>>,
    known_kinds: Translation,
    known_choices: Translation,
}

impl Sight {
    /// Orders choices by what their threads are, not by the numbers that these happen to have.
    pub fn put_in_order(&mut self, machine: &Machine, choices: &mut [Choice]) {
        for choice in choices.iter() {
            self.note_thread(machine, choice.thread);
        }
        let path = |choice: &Choice| self.paths.get(&choice.thread);
        if !choices.is_sorted_by_key(path) {
            choices.sort_by_key(path);
        }
    }

    fn note_thread(&mut self, machine: &Machine, thread: ThreadId) {
        let path = self.paths.entry(thread);
        path.or_insert_with(|| machine.identities.thread_path(thread));
    }

    /// The worker's number of what is known about a state, given all that can happen in it.
    pub fn kind(
        &mut self,
        machine: &Machine,
        liveness: &Liveness,
        state: &State,
        choices: &[Choice],
    ) -> u32 {
        let holds = liveness.expressions();
        let kind = Kind {
            dues: Dues::of(machine, state, choices, liveness, &mut self.places),
            ended: choices.is_empty() && state.has_ended(),
            holds: holds
                .map(|condition| condition.holds(machine, state).is_ok())
                .collect(),
        };
        for demand in &kind.dues.raised {
            self.note_thread(machine, demand.thread());
        }
        self.kinds.of(kind)
    }

    /// The worker's number of a choice.
    pub fn choice(&mut self, choice: Choice) -> u32 {
        self.choices.of(choice)
    }
}

/// Where a step leads.
#[derive(Clone, Copy)]
pub(super) enum Target {
    /// To the state with this number.
    Known(u32),
    /// To a state without one.
    New(StateId),
}

/// The graph, as far as it was built. States are numbered in the order in which a breadth-first
/// search comes to them; those that were looked at come first.
#[derive(Default)]
pub(super) struct Graph {
    pub numbers: StateNumbers,
    /// Where each state was first reached from, and by which choice.
    parents: Vec<(u32, u32)>,
    /// Where the edges of each state that was looked at begin.
    firsts: Vec<usize>,
    edges: Vec<Edge>,
    kinds: Vec<u32>,
    kind_table: Table<Kind>,
    choice_table: Table<Choice>,
    places: Places,
    /// See [`Sight`].
    paths: FxHashMap<ThreadId, Vec<u32>>,
}

impl Graph {
    /// How many states were looked at.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// The edges of a state.
    pub fn edges(&self, state: u32) -> &[Edge] {
        let at = state as usize;
        match self.firsts.get(at) {
            Some(&first) => {
                let end = self.firsts.get(at + 1).copied();
                &self.edges[first..end.unwrap_or(self.edges.len())]
            }
            None => &[],
        }
    }

    /// The number of what is known about a state.
    pub fn kind_number(&self, state: u32) -> u32 {
        self.kinds[state as usize]
    }

    /// What is known about states with this number.
    pub fn kind_numbered(&self, number: u32) -> &Kind {
        &self.kind_table.values[number as usize]
    }

    /// What is known about a state.
    pub fn kind(&self, state: u32) -> &Kind {
        self.kind_numbered(self.kind_number(state))
    }

    /// The choice of an edge.
    pub fn choice(&self, edge: Edge) -> Choice {
        self.choice_table.values[edge.choice as usize]
    }

    /// A graph with these states and edges, for tests.
    #[cfg(test)]
    pub fn made_of(states: &[(Kind, Vec<(u32, Choice)>)]) -> Self {
        let mut graph = Graph::default();
        for (kind, edges) in states {
            graph.kinds.push(graph.kind_table.of(kind.clone()));
            graph.firsts.push(graph.edges.len());
            for &(to, choice) in edges {
                let choice = graph.choice_table.of(choice);
                graph.edges.push(Edge { to, choice });
            }
        }
        graph
    }

    /// Where a step leads that leads to this state.
    pub fn target(&self, state: StateId) -> Target {
        match self.numbers.get(state) {
            Some(number) => Target::Known(number),
            None => Target::New(state),
        }
    }

    /// Adds the state that comes next, of which a worker has seen this. Gives its number.
    pub fn add_state(&mut self, sight: &mut Sight, kind: u32) -> u32 {
        let known = sight.known_kinds.get(kind).unwrap_or_else(|| {
            let mut value = sight.kinds.values[kind as usize].clone();
            for demand in &mut value.dues.raised {
                let thread = demand.thread();
                if let Some(path) = sight.paths.get(&thread) {
                    self.paths.entry(thread).or_insert_with(|| path.clone());
                }
                *demand = demand.at(|place| self.places.translate(&sight.places, place));
            }
            value.dues.raised.sort_unstable();
            let known = self.kind_table.of(value);
            sight.known_kinds.set(kind, known);
            known
        });
        self.kinds.push(known);
        self.firsts.push(self.edges.len());
        self.kinds.len() as u32 - 1
    }

    /// Adds an edge to the state that was added last. A state that is reached for the first time
    /// gets a number.
    pub fn add_edge(&mut self, sight: &mut Sight, from: u32, to: Target, choice: u32) {
        let choice = sight.known_choices.get(choice).unwrap_or_else(|| {
            let value = sight.choices.values[choice as usize];
            let known = self.choice_table.of(value);
            sight.known_choices.set(choice, known);
            known
        });
        let to = match to {
            Target::Known(number) => number,
            Target::New(state) => self.numbers.of(state),
        };
        if to as usize == self.parents.len() {
            self.parents.push((from, choice));
        }
        self.edges.push(Edge { to, choice });
    }

    /// What decides which of two demands comes first: what they ask for, and of which thread; not
    /// the numbers that threads happen to have.
    pub fn order(&self, demand: Demand) -> (u8, Option<&[u32]>, Demand) {
        let kind = match demand {
            Demand::Move(_) => 0,
            Demand::Complete(_) => 1,
            Demand::Expire(..) => 2,
            Demand::Take(..) => 3,
        };
        let path = self.paths.get(&demand.thread());
        (kind, path.map(Vec::as_slice), demand)
    }

    /// Adds the initial state.
    pub fn begin(&mut self, state: StateId) {
        self.numbers.of(state);
        self.parents.push((0, 0));
    }

    /// The choices that first led to a state.
    pub fn path_to(&self, state: u32) -> Vec<Choice> {
        let mut path = Vec::new();
        let mut at = state;
        while at != 0 {
            let (from, choice) = self.parents[at as usize];
            path.push(self.choice_table.values[choice as usize]);
            at = from;
        }
        path.reverse();
        path
    }

    /// Bytes that one more state and edge may take at once, because lists double when they are
    /// full.
    pub fn growth_bytes(&self) -> u64 {
        let of = |len: usize, capacity: usize, size: usize| match len < capacity {
            true => 0,
            false => len * 2 * size,
        };
        let Graph {
            parents,
            firsts,
            edges,
            kinds,
            ..
        } = self;
        let lists = of(parents.len(), parents.capacity(), size_of::<(u32, u32)>())
            + of(firsts.len(), firsts.capacity(), size_of::<usize>())
            + of(edges.len(), edges.capacity(), size_of::<Edge>())
            + of(kinds.len(), kinds.capacity(), size_of::<u32>());
        lists as u64
    }
}
