//! Answers that depend on a few components of a state, found again by looking at those only.
//!
//! What is looked at next depends on what was seen so far, so questions form trees: a start names
//! the question, the thread it is about and the globals; an inner node names the object to look
//! at, its edges are the components found there, and leaves are answers. The last node before an
//! answer may ask who refers to what in the whole state.

use fencepost_base::FxHashMap;
use fencepost_search::store::Vector;
use fencepost_vm::{ABSENT, ObjectId};

/// An object, and where it probably is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Likely {
    pub object: ObjectId,
    place: u32,
}

impl Likely {
    /// An object where a state has it.
    pub fn new(object: ObjectId, vector: Vector<'_>) -> Self {
        let place = vector.place_of_object(object, 0).unwrap_or(0) as u32;
        Self { object, place }
    }

    /// The place of the object in a vector.
    #[inline]
    pub fn place(self, vector: Vector<'_>) -> Option<usize> {
        let objects = 1 + vector.thread_count();
        let place = vector.place_of_object(self.object, self.place)?;
        Some(objects + place)
    }

    /// The component that the object equals.
    #[inline]
    fn component(self, vector: Vector<'_>) -> u32 {
        let place = self.place(vector);
        place.map_or(ABSENT, |place| vector.component(place))
    }
}

/// A question about a thread: which question, and the components of the thread and the globals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Start {
    question: u32,
    thread: u32,
    globals: u32,
}

impl Start {
    /// A question about the thread at a place.
    #[inline]
    pub fn new(question: u32, vector: Vector<'_>, place: usize) -> Self {
        Self {
            question,
            thread: vector.component(place),
            globals: vector.component(0),
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Node {
    Look(Likely),
    /// Look at the skeletons of all parts.
    Whole,
    Answer(u32),
}

/// Above this, everything is forgotten and begun anew.
const MOST_NODES: usize = 1 << 16;

/// The trees.
#[derive(Default)]
pub(crate) struct Looks {
    starts: FxHashMap<Start, u32>,
    /// From a node and a component to the next node.
    edges: FxHashMap<u64, u32>,
    nodes: Vec<Node>,
}

#[inline]
fn edge(node: u32, component: u32) -> u64 {
    u64::from(node) << 32 | u64::from(component)
}

impl Looks {
    /// The answer to a question, if it is known. `whole` gives the number of the skeletons.
    #[inline]
    pub fn find(
        &self,
        vector: Vector<'_>,
        start: Start,
        mut whole: impl FnMut() -> Option<u32>,
    ) -> Option<u32> {
        let mut node = *self.starts.get(&start)?;
        loop {
            match self.nodes[node as usize] {
                Node::Answer(answer) => return Some(answer),
                Node::Look(likely) => {
                    let key = edge(node, likely.component(vector));
                    node = *self.edges.get(&key)?;
                }
                Node::Whole => node = *self.edges.get(&edge(node, whole()?))?,
            }
        }
    }

    /// Whether what was learnt should be forgotten before this many objects more are learnt.
    pub fn is_full(&self, objects: usize) -> bool {
        self.nodes.len() + objects + 2 > MOST_NODES
    }

    /// Learns the answer to a question that was not known: these objects were looked at, in this
    /// order, and equalled these components, then the whole with this number, if given. `vector`
    /// says where objects are.
    pub fn learn(
        &mut self,
        start: Start,
        reads: &[(ObjectId, u32)],
        whole: Option<u32>,
        vector: Vector<'_>,
        answer: u32,
    ) {
        let mut way = None;
        for &(object, component) in reads {
            let likely = Likely::new(object, vector);
            let node = self.next(start, way, Node::Look(likely));
            // What is looked at next is nearly always a function of what was seen. Where another
            // way shows the same, one of them is enough.
            match self.nodes[node as usize] {
                Node::Look(known) if known.object == object => {}
                _ => return,
            }
            way = Some(edge(node, component));
        }
        if let Some(number) = whole {
            let node = self.next(start, way, Node::Whole);
            if !matches!(self.nodes[node as usize], Node::Whole) {
                return;
            }
            way = Some(edge(node, number));
        }
        self.next(start, way, Node::Answer(answer));
    }

    /// The node behind an edge, or behind the start; `node` if there is none yet.
    fn next(&mut self, start: Start, way: Option<u64>, node: Node) -> u32 {
        let number = self.nodes.len() as u32;
        let there = match way {
            None => *self.starts.entry(start).or_insert(number),
            Some(edge) => *self.edges.entry(edge).or_insert(number),
        };
        if there == number {
            self.nodes.push(node);
        }
        there
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.starts.clear();
        self.edges.clear();
        self.nodes.clear();
    }
}

/// After so many questions it is decided whether remembering pays.
const TRIAL: u32 = 1 << 13;

/// Whether remembering pays.
#[derive(Default)]
pub(crate) struct Trial {
    /// Questions, and those whose answers were known, since the last decision.
    asked: u32,
    known: u32,
    /// How many questions are not asked before the next trial.
    pause: u32,
}

impl Trial {
    /// Whether to ask at all.
    #[inline]
    pub fn asks(&mut self) -> bool {
        if self.pause > 0 {
            self.pause -= 1;
            return false;
        }
        true
    }

    /// Notes whether an answer was known. Says whether everything should be forgotten: remembering
    /// pays if every other answer is known; if not, it is tried again later.
    #[inline]
    pub fn note(&mut self, known: bool) -> bool {
        self.asked += 1;
        self.known += u32::from(known);
        if self.asked < TRIAL {
            return false;
        }
        let pays = self.known >= self.asked / 2;
        self.pause = if pays { 0 } else { self.asked * 32 };
        self.asked = 0;
        self.known = 0;
        !pays
    }
}
