//! Steps that were taken before: what they look at, and what they change.
//!
//! A state is a vector of components, and most steps look at few of them. A step that finds the
//! same components again changes the same ones in the same way, whatever the rest of the state
//! is; then it need not be run, only looked up. What a step looks at next depends on what it has
//! seen so far, so the steps form a tree: an inner node names the part to look at, edges are the
//! components found there, leaves say what changes.

use fencepost_base::FxHashMap;
use fencepost_vm::{Action, Choice, ObjectId, State};

/// A part of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Globals,
    /// The thread that moves.
    Own,
    Object(ObjectId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Node {
    /// Look at this part.
    Look(Part),
    /// These changes happen.
    Changes { first: u32, count: u32 },
}

/// Numbers below this are the nodes that look at the own thread, one for each action.
const ROOTS: u32 = 256;
/// Above this, everything is forgotten and begun anew.
const MOST_NODES: usize = 1 << 16;
/// After so many steps it is decided whether remembering pays.
const TRIAL: u32 = 1 << 13;

/// The steps that one worker remembers.
#[derive(Default)]
pub(crate) struct Remembered {
    nodes: Vec<Node>,
    /// From a node and a component to the next node.
    edges: FxHashMap<u64, u32>,
    changes: Vec<(Part, u32)>,
    /// Steps that were asked for, and those that were known, since the last decision.
    asked: u32,
    known: u32,
    /// How many steps are not asked for before the next trial.
    pause: u32,
}

/// What a step starts with, to be remembered together with what it did.
#[derive(Clone, Copy)]
pub(crate) struct Start {
    root: u32,
    index: usize,
    thread: u32,
    globals: u32,
}

#[inline]
fn edge(node: u32, component: u32) -> u64 {
    u64::from(node) << 32 | u64::from(component)
}

impl Remembered {
    /// Where a step starts that may be remembered. A step of the only live thread is none: the
    /// machine may ask whether a thread is alone without saying so.
    #[inline]
    pub fn start(&mut self, state: &State, choice: Choice) -> Option<Start> {
        if self.pause > 0 {
            self.pause -= 1;
            return None;
        }
        let root = match choice.action {
            Action::Step => 0,
            Action::Timeout => 1,
            Action::Complete(entry) => 2 + 2 * entry.min(ROOTS),
            Action::Data(value) => 3 + 2 * value.min(ROOTS),
            Action::Prescient(_) => return None,
        };
        if root >= ROOTS || state.is_alone() {
            return None;
        }
        let index = state.thread_index(choice.thread)?;
        Some(Start {
            root,
            index,
            thread: state.threads[index].component,
            globals: state.globals.component,
        })
    }

    /// Whether a step is known; if so, `out` gets the places of the state that change, ascending,
    /// and the components they get.
    #[inline]
    pub fn recall(&mut self, state: &State, start: Start, out: &mut Vec<(u32, u32)>) -> bool {
        self.asked += 1;
        if self.asked == TRIAL {
            self.decide();
        }
        let mut key = edge(start.root, start.thread);
        loop {
            let Some(&node) = self.edges.get(&key) else {
                return false;
            };
            let component = match self.nodes[(node - ROOTS) as usize] {
                Node::Look(Part::Globals) => start.globals,
                Node::Look(Part::Own) => start.thread,
                Node::Look(Part::Object(id)) => state.heap.component_of(id),
                Node::Changes { first, count } => {
                    self.known += 1;
                    out.clear();
                    let changes = &self.changes[first as usize..(first + count) as usize];
                    let objects = 1 + state.threads.len();
                    for &(part, component) in changes {
                        let place = match part {
                            Part::Globals => 0,
                            Part::Own => 1 + start.index,
                            Part::Object(id) => match state.heap.place_of(id) {
                                Some(place) => objects + place,
                                None => return false,
                            },
                        };
                        out.push((place as u32, component));
                    }
                    return true;
                }
            };
            key = edge(node, component);
        }
    }

    /// Remembers a step: what it looked at and what it changed. `state` is the one after it.
    pub fn learn(
        &mut self,
        state: &State,
        start: Start,
        reads: &[(ObjectId, u32)],
        changed: &[(u32, u32)],
    ) {
        if self.nodes.len() + reads.len() + 2 > MOST_NODES {
            self.forget();
        }
        let mut at = edge(start.root, start.thread);
        let globals = std::iter::once((Part::Globals, start.globals));
        let objects = reads.iter().map(|&(id, found)| (Part::Object(id), found));
        for (part, component) in globals.chain(objects) {
            let look = Node::Look(part);
            let node = match self.edges.get(&at) {
                Some(&node) => node,
                None => self.add(at, look),
            };
            // What is looked at next is a function of what was seen, so this is the same part.
            debug_assert_eq!(self.nodes[(node - ROOTS) as usize], look);
            if self.nodes[(node - ROOTS) as usize] != look {
                return;
            }
            at = edge(node, component);
        }
        let first = self.changes.len() as u32;
        let threads = state.threads.len();
        for &(place, component) in changed {
            let place = place as usize;
            let part = if place == 0 {
                Part::Globals
            } else if place == 1 + start.index {
                Part::Own
            } else if place > threads {
                Part::Object(state.heap.id_at(place - 1 - threads))
            } else {
                // Another thread changed, so it was looked at, and the list would not be complete.
                debug_assert!(false, "another thread changed unseen");
                return;
            };
            self.changes.push((part, component));
        }
        let count = self.changes.len() as u32 - first;
        self.add(at, Node::Changes { first, count });
    }

    fn add(&mut self, at: u64, node: Node) -> u32 {
        let number = ROOTS + self.nodes.len() as u32;
        self.nodes.push(node);
        self.edges.insert(at, number);
        number
    }

    fn forget(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.changes.clear();
    }

    /// Remembering pays if every other step is known; if not, it is tried again later.
    fn decide(&mut self) {
        if self.known < self.asked / 2 {
            self.pause = self.asked * 32;
            self.forget();
        }
        self.asked = 0;
        self.known = 0;
    }
}
