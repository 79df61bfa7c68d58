//! Parts of a graph in which a fair execution can stay for ever.
//!
//! An execution that never ends visits some states again and again, and these lie in one strongly
//! connected part. If that part owes something that no step in it does, the execution must keep
//! away from the states that raise the demand, so they are taken out and what is left is looked
//! at again. If it owes nothing, an execution that goes through all of it again and again is fair.

use super::graph::Graph;
use fencepost_base::FxHashMap;
use fencepost_search::fairness::{Account, Demand};
use std::collections::BTreeSet;

/// A state that was not reached.
const UNSEEN: u32 = u32::MAX;

/// Buffers with a place for each state.
pub(super) struct Finder<'a> {
    graph: &'a Graph,
    /// The set that a state is in.
    labels: Vec<u32>,
    next_label: u32,
    index: Vec<u32>,
    low: Vec<u32>,
    on_stack: Vec<bool>,
}

impl<'a> Finder<'a> {
    /// Bytes that a finder takes for so many states.
    pub fn bytes(states: usize) -> u64 {
        // The lists of a search may have each state once more.
        states as u64 * (3 * size_of::<u32>() + 1 + 4 * size_of::<u32>()) as u64
    }

    pub fn new(graph: &'a Graph) -> Self {
        let states = graph.len();
        Self {
            graph,
            labels: vec![0; states],
            next_label: 0,
            index: vec![UNSEEN; states],
            low: vec![0; states],
            on_stack: vec![false; states],
        }
    }

    /// The parts of a set of states in which a fair execution can stay for ever, each sorted, in
    /// the order of their first states. With `counting`, only those that have a state which must
    /// not come again and again.
    pub fn fair_parts(&mut self, states: Vec<u32>, counting: bool) -> Vec<Vec<u32>> {
        let mut found = Vec::new();
        let mut work = vec![states];
        while let Some(states) = work.pop() {
            let label = self.label(&states);
            for mut part in self.connected(&states, label) {
                let label = self.label(&part);
                let account = self.account(&part, label);
                if counting && !account.counts() {
                    continue;
                }
                let open: BTreeSet<Demand> = account.open().collect();
                if open.is_empty() {
                    part.sort_unstable();
                    found.push(part);
                    continue;
                }
                let graph = self.graph;
                part.retain(|&state| {
                    let raised = &graph.kind(state).dues.raised;
                    !raised.iter().any(|demand| open.contains(demand))
                });
                work.push(part);
            }
        }
        found.sort_unstable();
        found
    }

    /// Makes a set of these states.
    fn label(&mut self, states: &[u32]) -> u32 {
        self.next_label += 1;
        for &state in states {
            self.labels[state as usize] = self.next_label;
        }
        self.next_label
    }

    /// What an execution owes that goes through all of a part again and again.
    fn account(&self, part: &[u32], label: u32) -> Account {
        let mut account = Account::default();
        let mut numbers: FxHashMap<u32, u64> = FxHashMap::default();
        for &state in part {
            *numbers.entry(self.graph.kind_number(state)).or_default() += 1;
            let dues = &self.graph.kind(state).dues;
            for &edge in self.graph.edges(state) {
                if self.is_in(edge.to, label) {
                    account.add_step(dues, self.graph.choice(edge));
                }
            }
        }
        for (kind, number) in numbers {
            account.add_states(&self.graph.kind_numbered(kind).dues, number);
        }
        account
    }

    fn is_in(&self, state: u32, label: u32) -> bool {
        self.labels.get(state as usize) == Some(&label)
    }

    /// The strongly connected parts of a set that have an edge inside (Tarjan's algorithm, with
    /// the calls on a list).
    fn connected(&mut self, states: &[u32], label: u32) -> Vec<Vec<u32>> {
        for &state in states {
            self.index[state as usize] = UNSEEN;
        }
        let mut parts = Vec::new();
        let (mut next, mut stack, mut calls) = (0, Vec::new(), Vec::new());
        for &root in states {
            if self.index[root as usize] != UNSEEN {
                continue;
            }
            calls.push((root, 0usize));
            while let Some((state, edge)) = calls.pop() {
                let at = state as usize;
                if edge == 0 {
                    self.index[at] = next;
                    self.low[at] = next;
                    next += 1;
                    stack.push(state);
                    self.on_stack[at] = true;
                }
                let edges = self.graph.edges(state);
                if let Some(to) = edges.get(edge).map(|edge| edge.to) {
                    calls.push((state, edge + 1));
                    if !self.is_in(to, label) {
                        continue;
                    }
                    if self.index[to as usize] == UNSEEN {
                        calls.push((to, 0));
                    } else if self.on_stack[to as usize] {
                        self.low[at] = self.low[at].min(self.index[to as usize]);
                    }
                    continue;
                }
                if self.low[at] == self.index[at] {
                    let first = stack.iter().rposition(|&other| other == state);
                    let part = stack.split_off(first.unwrap_or(0));
                    part.iter()
                        .for_each(|&state| self.on_stack[state as usize] = false);
                    let circles = |&state: &u32| {
                        let mut edges = self.graph.edges(state).iter();
                        edges.any(|edge| edge.to == state)
                    };
                    if part.len() > 1 || part.iter().any(circles) {
                        parts.push(part);
                    }
                }
                if let Some(&(parent, _)) = calls.last() {
                    let low = self.low[at];
                    let parent = &mut self.low[parent as usize];
                    *parent = (*parent).min(low);
                }
            }
        }
        parts
    }
}
