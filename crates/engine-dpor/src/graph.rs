//! The explored part of the state space: its states, the steps between them, and what lies behind
//! each of them.

use crate::future::{Summaries, Summary};
use fencepost_vm::{Choice, ThreadId, Touch};
use std::rc::Rc;

/// Which choices of a state must be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// One completion, which nothing that another thread may do can meet.
    Single(usize),
    /// All choices of some threads.
    Threads(Vec<ThreadId>),
    /// All.
    All,
}

/// A state.
pub(crate) struct Node {
    pub choices: Vec<Choice>,
    /// What each choice touched, for those that were taken.
    pub taken: Vec<Option<Rc<[Touch]>>>,
    pub need: Need,
    /// What threads that cannot move wait for.
    pub blocked: Summary,
    /// Every operation behind the state, as far as that is known.
    pub future: Summary,
    /// The threads that there are.
    pub threads: Rc<[ThreadId]>,
    /// How it was first reached.
    pub parent: Option<(u32, Choice)>,
    pub depth: u32,
    /// Whether it waits to be looked at.
    pub queued: bool,
    before: Vec<u32>,
    after: Vec<u32>,
}

impl Node {
    pub fn new(choices: Vec<Choice>, blocked: Summary, threads: Rc<[ThreadId]>) -> Self {
        Self {
            taken: vec![None; choices.len()],
            choices,
            need: Need::All,
            blocked,
            future: blocked,
            threads,
            parent: None,
            depth: 0,
            queued: false,
            before: Vec::new(),
            after: Vec::new(),
        }
    }

    /// A choice that must be taken and was not.
    pub fn missing(&self) -> Option<usize> {
        (0..self.choices.len()).find(|&index| {
            self.taken[index].is_none()
                && match &self.need {
                    Need::Single(single) => *single == index,
                    Need::Threads(threads) => threads.contains(&self.choices[index].thread),
                    Need::All => true,
                }
        })
    }
}

/// The explored part of the state space. States are numbered as they are found.
#[derive(Default)]
pub(crate) struct Graph {
    pub nodes: Vec<Node>,
}

impl Graph {
    /// The choices from the initial state to a state, then one more if given.
    pub fn path(&self, state: u32, last: Option<Choice>) -> Vec<Choice> {
        let mut path: Vec<Choice> = last.into_iter().collect();
        let mut at = state;
        while let Some((parent, choice)) = self.nodes[at as usize].parent {
            path.push(choice);
            at = parent;
        }
        path.reverse();
        path
    }

    /// Notes a step and what follows from it for the states before it. Gives every state whose
    /// summary grew.
    pub fn connect(
        &mut self,
        from: u32,
        to: Option<u32>,
        operations: Summary,
        summaries: &mut Summaries,
    ) -> Vec<u32> {
        let mut behind = operations;
        if let Some(to) = to {
            self.nodes[from as usize].after.push(to);
            self.nodes[to as usize].before.push(from);
            behind = summaries.union(behind, self.nodes[to as usize].future);
        }
        let mut grown: Vec<u32> = Vec::new();
        let mut waiting = vec![(from, behind)];
        while let Some((state, more)) = waiting.pop() {
            let node = &mut self.nodes[state as usize];
            let future = summaries.union(node.future, more);
            if future == node.future {
                continue;
            }
            node.future = future;
            grown.push(state);
            waiting.extend(node.before.iter().map(|&before| (before, future)));
        }
        grown
    }

    /// One state of every set of states that lead to each other without any of them having all its
    /// choices taken. A thread that is not chosen in such a set would be put off for ever.
    pub fn cycles(&self) -> Vec<u32> {
        let mut search = Components {
            graph: self,
            numbers: vec![0; self.nodes.len()],
            lowest: vec![0; self.nodes.len()],
            on_stack: vec![false; self.nodes.len()],
            stack: Vec::new(),
            next: 1,
            found: Vec::new(),
        };
        for state in 0..self.nodes.len() as u32 {
            if search.numbers[state as usize] == 0 && self.is_partial(state) {
                search.visit(state);
            }
        }
        search.found
    }

    fn is_partial(&self, state: u32) -> bool {
        self.nodes[state as usize].need != Need::All
    }
}

/// Tarjan's search for strongly connected components, without recursion.
struct Components<'a> {
    graph: &'a Graph,
    /// When a state was first seen; 0 for never.
    numbers: Vec<u32>,
    lowest: Vec<u32>,
    on_stack: Vec<bool>,
    stack: Vec<u32>,
    next: u32,
    found: Vec<u32>,
}

impl Components<'_> {
    fn open(&mut self, state: u32) {
        self.numbers[state as usize] = self.next;
        self.lowest[state as usize] = self.next;
        self.next += 1;
        self.stack.push(state);
        self.on_stack[state as usize] = true;
    }

    fn visit(&mut self, start: u32) {
        self.open(start);
        let mut path: Vec<(u32, usize)> = vec![(start, 0)];
        while let Some((state, index)) = path.last_mut() {
            let state = *state;
            let after = &self.graph.nodes[state as usize].after;
            if let Some(&next) = after.get(*index) {
                *index += 1;
                if !self.graph.is_partial(next) {
                    continue;
                }
                if self.numbers[next as usize] == 0 {
                    self.open(next);
                    path.push((next, 0));
                } else if self.on_stack[next as usize] {
                    let number = self.numbers[next as usize];
                    self.lower(state, number);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                let lowest = self.lowest[state as usize];
                self.lower(parent, lowest);
            }
            if self.lowest[state as usize] == self.numbers[state as usize] {
                self.close(state);
            }
        }
    }

    fn lower(&mut self, state: u32, number: u32) {
        let lowest = &mut self.lowest[state as usize];
        *lowest = (*lowest).min(number);
    }

    fn close(&mut self, root: u32) {
        let mut size = 0;
        while let Some(state) = self.stack.pop() {
            self.on_stack[state as usize] = false;
            size += 1;
            if state == root {
                break;
            }
        }
        let loops = self.graph.nodes[root as usize].after.contains(&root);
        if size > 1 || loops {
            self.found.push(root);
        }
    }
}
