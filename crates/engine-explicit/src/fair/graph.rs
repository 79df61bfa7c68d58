//! The state graph with what fairness has to do with each state.

use fencepost_base::FxHashMap;
use fencepost_search::fairness::{Dues, Liveness, Places};
use fencepost_search::store::{StateId, StateNumbers};
use fencepost_vm::{Choice, Machine, State};
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

    /// Adds the state that is looked at next, with all that can happen in it.
    pub fn add_state(
        &mut self,
        machine: &Machine,
        liveness: &Liveness,
        state: &State,
        choices: &[Choice],
    ) {
        let holds = liveness.expressions();
        let kind = Kind {
            dues: Dues::of(machine, state, choices, liveness, &mut self.places),
            ended: choices.is_empty() && state.has_ended(),
            holds: holds
                .map(|condition| condition.holds(machine, state).is_ok())
                .collect(),
        };
        self.kinds.push(self.kind_table.of(kind));
        self.firsts.push(self.edges.len());
    }

    /// Gives a state a number, if it has none, and notes where it was reached from.
    pub fn reach(&mut self, state: StateId, from: u32, choice: Choice) -> Edge {
        let to = self.numbers.of(state);
        let choice = self.choice_table.of(choice);
        if to as usize == self.parents.len() {
            self.parents.push((from, choice));
        }
        Edge { to, choice }
    }

    /// Adds the initial state.
    pub fn begin(&mut self, state: StateId) {
        self.numbers.of(state);
        self.parents.push((0, 0));
    }

    /// Adds an edge to the state that was added last.
    pub fn add_edge(&mut self, edge: Edge) {
        self.edges.push(edge);
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
