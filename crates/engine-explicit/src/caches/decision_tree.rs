//! Answers that depend on a few components of a state, found again by looking at those only.
//!
//! What is looked at next depends on what was seen so far, so questions form trees: a start names
//! the question, the thread it is about and the globals; an inner node names the object or the
//! other thread to look at, its edges are the components found there, and leaves are answers. Of
//! other threads mostly one thing matters, so nodes may also ask a question whose answer is known
//! for many components. The last node before an answer may ask who refers to what in the whole
//! state.

use crate::caches::half_state_cache::{Beside, Dependence};
use fencepost_base::FxHashMap;
use fencepost_search::store::Vector;
use fencepost_vm::{ABSENT, ObjectId, Question, Seen, ThreadId};

/// An object, and where it probably is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlacedObject {
    pub object: ObjectId,
    place: u32,
}

impl PlacedObject {
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
    pub fn component(self, vector: Vector<'_>) -> u32 {
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
    Look(PlacedObject),
    /// Look which threads there are.
    Crew,
    /// Look at another thread.
    Thread(ThreadId),
    /// Ask about another thread.
    Ask(ThreadId, u32),
    /// Look at the shapes of all parts.
    Whole,
    Answer(u32),
}

impl Node {
    /// Whether two nodes look at the same.
    fn asks_like(self, other: Node) -> bool {
        match (self, other) {
            (Node::Look(one), Node::Look(other)) => one.object == other.object,
            (Node::Crew, Node::Crew) | (Node::Whole, Node::Whole) => true,
            (Node::Thread(one), Node::Thread(other)) => one == other,
            (Node::Ask(one, question), Node::Ask(other, same)) => (one, question) == (other, same),
            _ => false,
        }
    }
}

/// Above this, everything is cleared.
const MOST_NODES: usize = 1 << 16;

/// The trees.
#[derive(Clone, Default)]
pub(crate) struct DecisionTree {
    starts: FxHashMap<Start, u32>,
    /// From a node and what is found to the next node.
    edges: FxHashMap<u64, u32>,
    nodes: Vec<Node>,
    /// Lists of threads by number.
    crews: FxHashMap<Vec<u32>, u32>,
    questions: FxHashMap<Question, u32>,
    /// What questions say of a thread: its component, the globals and the question.
    answers: FxHashMap<(u32, u32, u32), u32>,
}

#[inline]
fn edge(node: u32, component: u32) -> u64 {
    u64::from(node) << 32 | u64::from(component)
}

impl DecisionTree {
    /// The answer to a question, if it is known. `whole` gives the number of the shapes.
    #[inline]
    pub fn find(
        &self,
        vector: Vector<'_>,
        start: Start,
        mut whole: impl FnMut() -> Option<u32>,
    ) -> Option<u32> {
        let mut node = *self.starts.get(&start)?;
        loop {
            let found = match self.nodes[node as usize] {
                Node::Answer(answer) => return Some(answer),
                Node::Look(placed) => placed.component(vector),
                Node::Crew => *self.crews.get(vector.thread_names())?,
                Node::Thread(id) => vector.component(vector.place_of_thread(id)?),
                Node::Ask(id, question) => {
                    let component = vector.component(vector.place_of_thread(id)?);
                    *self.answers.get(&(component, start.globals, question))?
                }
                Node::Whole => whole()?,
            };
            node = *self.edges.get(&edge(node, found))?;
        }
    }

    /// Notes what an answer that is known depends on in the other half. `whole` is the number of
    /// the shapes, `other` that of the other half's.
    pub fn note_dependence(
        &self,
        vector: Vector<'_>,
        start: Start,
        half: usize,
        shapes: Option<(u32, u32)>,
        out: &mut Dependence,
    ) {
        let Some(&first) = self.starts.get(&start) else {
            out.much = true;
            return;
        };
        let mut node = first;
        loop {
            let found = match self.nodes[node as usize] {
                Node::Answer(_) => return,
                Node::Look(placed) => {
                    let component = placed.component(vector);
                    let place = placed.place(vector);
                    if place.is_none_or(|place| vector.half_of(place) != half) {
                        out.beside.push((Beside::Object(placed), component));
                    }
                    Some(component)
                }
                Node::Crew | Node::Thread(_) | Node::Ask(..) => None,
                Node::Whole => shapes.map(|(whole, other)| {
                    out.beside.push((Beside::ReferenceShape, other));
                    whole
                }),
            };
            match found.and_then(|found| self.edges.get(&edge(node, found))) {
                Some(&next) => node = next,
                None => {
                    out.much = true;
                    return;
                }
            }
        }
    }

    /// Whether what was learnt should be forgotten before a list as long as this is learnt.
    pub fn is_full(&self, seen: usize) -> bool {
        self.nodes.len().max(self.answers.len()) + seen + 3 > MOST_NODES
    }

    /// Learns the answer to a question that was not known: this was seen, in this order, then the
    /// whole with this number, if given. `vector` says where objects are, and which threads there
    /// are.
    pub fn learn(
        &mut self,
        start: Start,
        seen: &[Seen],
        whole: Option<u32>,
        vector: Vector<'_>,
        answer: u32,
    ) {
        let mut way = None;
        let mut has_crew = false;
        for &seen in seen {
            if !has_crew && !matches!(seen, Seen::Object(..)) {
                has_crew = true;
                let crew = self.crew(vector);
                if !self.extend(start, &mut way, Node::Crew, crew) {
                    return;
                }
            }
            let (node, found) = match seen {
                Seen::Object(id, component) => {
                    (Node::Look(PlacedObject::new(id, vector)), component)
                }
                Seen::Thread(id, component) => (Node::Thread(id), component),
                Seen::Answer(id, component, question, answer) => {
                    let question = self.question(question);
                    self.answers
                        .insert((component, start.globals, question), answer);
                    (Node::Ask(id, question), answer)
                }
            };
            if !self.extend(start, &mut way, node, found) {
                return;
            }
        }
        if let Some(number) = whole
            && !self.extend(start, &mut way, Node::Whole, number)
        {
            return;
        }
        self.next(start, way, Node::Answer(answer));
    }

    /// Goes on from an edge, or from the start, through a node by what was found there. Says
    /// whether that is possible: what is looked at next is nearly always a function of what was
    /// seen, and where another way shows the same, one of them is enough.
    fn extend(&mut self, start: Start, way: &mut Option<u64>, node: Node, found: u32) -> bool {
        let number = self.next(start, *way, node);
        *way = Some(edge(number, found));
        self.nodes[number as usize].asks_like(node)
    }

    fn crew(&mut self, vector: Vector<'_>) -> u32 {
        let names = vector.thread_names();
        let next = self.crews.len() as u32;
        match self.crews.get(names) {
            Some(&number) => number,
            None => *self.crews.entry(names.to_vec()).or_insert(next),
        }
    }

    fn question(&mut self, question: Question) -> u32 {
        let next = self.questions.len() as u32;
        *self.questions.entry(question).or_insert(next)
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
        self.crews.clear();
        self.questions.clear();
        self.answers.clear();
    }
}

/// After so many questions it is decided whether remembering pays.
const TRIAL: u32 = 1 << 13;

/// Whether remembering pays.
#[derive(Clone, Default)]
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
