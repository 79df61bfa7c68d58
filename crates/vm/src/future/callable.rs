//! Which functions threads can still come to, given the objects that there are.
//!
//! The text of a program lets a virtual call go to every class that is instantiated somewhere. In
//! one state most of these classes have no objects, and nothing that can still run makes any. Then
//! the call does not go there, and whatever only such functions touch is not touched any more.
//!
//! That is worked out for all threads together: a function that some thread can come to may make
//! the object that another one calls.

use super::control::reachable;
use super::effects::{Callees, OwnEffects};
use super::evaluate::runs_again;
use super::place::{Bits, Place, Places};
use super::program::{Analysis, Futures};
use crate::machine::Machine;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::heap::ObjectKind;
use crate::state::thread::{Frame, Thread};
use fencepost_base::FxHashMap;
use fencepost_ir::{ClassId, ClassKind, Fault, FaultTarget, FuncId, Op};
use std::sync::{Arc, PoisonError, RwLock};

/// A call that an operation may make.
struct Call {
    /// The operation.
    pc: u32,
    /// The place of the called function among the nodes.
    to: u32,
    /// For virtual calls: there must be an object of one of these classes.
    receivers: Option<Bits>,
}

/// What there is to know about one function.
#[derive(Default)]
struct Node {
    calls: Vec<Call>,
    /// The classes that operations make objects of.
    makes: Vec<(u32, u32)>,
    /// The accesses that its own operations may be, as bits.
    touches: Bits,
}

/// What one thread can come to if there are objects of certain classes.
struct Closure {
    /// The accesses that functions can make that it can come to.
    possible: Bits,
    /// The classes that these functions make objects of.
    made: Bits,
}

/// Where the frames of a thread stand, and whether they run the operation there again.
type Frames = Box<[(FuncId, u32, bool)]>;

/// The frames of a thread, and the classes of the objects that there are.
type Situation = (Frames, Bits);

/// How many closures are kept before they are forgotten.
const MOST_CLOSURES: usize = 1 << 14;

/// The calls of a program, and what they depend on.
#[derive(Default)]
pub(crate) struct CallGraph {
    ids: FxHashMap<FuncId, u32>,
    nodes: Vec<Node>,
    classes: FxHashMap<ClassId, u32>,
    /// Classes that there may always be objects of.
    always: Bits,
    /// Functions that failing operations call.
    throwers: Vec<u32>,
    /// Accesses that no function need be called for: those of a call to its own memory.
    own_memory: Bits,
    /// Accesses from this bit on were named later, and are never taken for impossible.
    known_bits: u32,
    /// What threads were found to come to: the same situations come again and again.
    closures: RwLock<FxHashMap<Situation, Arc<Closure>>>,
}

/// The classes whose objects lead a call of a virtual method to a function.
pub(crate) type Receivers = FxHashMap<(FuncId, FuncId), Vec<ClassId>>;

/// What is the same of an access whatever is known about its object.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    /// A field, of whichever class: offset and size.
    Field(u32, u32),
    /// Something of this size that a pointer may point to.
    Pointed(u32),
    /// Anything else.
    Exactly(Place),
}

/// The kinds under which an access with a place may appear in the text of a caller.
fn kinds(place: Place) -> [Option<Kind>; 2] {
    let exactly = Some(Kind::Exactly(place));
    match place {
        Place::Field(_, offset, size) => {
            [Some(Kind::Field(offset, size)), Some(Kind::Pointed(size))]
        }
        Place::Static(_, _, size) | Place::StaticAtomic(_, _, size) | Place::Element(size) => {
            [exactly, Some(Kind::Pointed(size))]
        }
        Place::Memory(cell) | Place::Atomic(cell) => [exactly, Some(Kind::Pointed(cell.size()))],
        Place::Bytes(size) => [exactly, Some(Kind::Pointed(size))],
        Place::Object
        | Place::Lock(_)
        | Place::StaticLock(..)
        | Place::OwnFrame
        | Place::Result
        | Place::Array
        | Place::Elements(_)
        | Place::Part(..)
        | Place::Interrupt { .. }
        | Place::Reachable
        | Place::Enter
        | Place::TryEnter
        | Place::Exit
        | Place::Queue
        | Place::Timer
        | Place::Arming
        | Place::Class(_)
        | Place::End
        | Place::Join
        | Place::Detach
        | Place::Runtime(_)
        | Place::Clock
        | Place::Exiting => [exactly, None],
    }
}

/// The kind of an access of an operation itself. A pointer may turn out to point to a field, an
/// element or a static field.
fn own_kind(place: Place) -> Kind {
    match place {
        Place::Field(_, offset, size) => Kind::Field(offset, size),
        Place::Memory(cell) | Place::Atomic(cell) => Kind::Pointed(cell.size()),
        Place::Bytes(size) => Kind::Pointed(size),
        other => Kind::Exactly(other),
    }
}

impl CallGraph {
    /// The calls of functions whose texts are all known. Classes come with whether some text names
    /// their types.
    pub fn of(
        analysis: &Analysis<'_>,
        order: &[FuncId],
        classes: impl Iterator<Item = (ClassId, bool)>,
        receivers: &Receivers,
        throwers: &[FuncId],
    ) -> Self {
        let mut graph = Self {
            known_bits: analysis.places.len() as u32 * 2,
            ..Self::default()
        };
        graph.own_memory.insert(analysis.writes_frame().bit());
        for &function in order {
            let id = graph.ids.len() as u32;
            graph.ids.insert(function, id);
        }
        let mut classes: Vec<(ClassId, bool)> = classes.collect();
        classes.sort_unstable();
        for (class, is_named) in classes {
            let is_made = analysis.coverage.made().contains(&class);
            graph.add_class(analysis.machine, class, is_named, is_made);
        }
        graph.throwers = throwers
            .iter()
            .map(|function| graph.ids[function])
            .collect();
        let bits = bits_by_kind(analysis.places);
        for &function in order {
            let node = graph.node(analysis, function, receivers, &bits);
            graph.nodes.push(node);
        }
        graph
    }

    fn add_class(&mut self, machine: &Machine, class: ClassId, is_named: bool, is_made: bool) {
        let bit = self.classes.len() as u32;
        self.classes.insert(class, bit);
        let source = &machine.source;
        let own = [source.string_class(), source.type_object_class()];
        let info = machine.class(class);
        let is_plain = info.is_ok_and(|info| info.class.kind == ClassKind::Object);
        let is_fault = Fault::ALL.into_iter().any(|fault| {
            let target = source.fault(fault);
            target.is_ok_and(|target| target == FaultTarget::Class(class))
        });
        // The runtime makes texts, arrays and boxes of its own accord, and on most platforms an object
        // of every type that it is given. Where it does so all the same, `foresees_made` notices.
        let is_named = is_named && !machine.rules.code_makes_objects;
        if own.contains(&Some(class)) || is_named || is_made || is_fault || !is_plain {
            self.always.insert(bit);
        }
    }

    fn node(
        &self,
        analysis: &Analysis<'_>,
        function: FuncId,
        receivers: &Receivers,
        bits: &FxHashMap<(Kind, bool), Bits>,
    ) -> Node {
        let mut node = Node::default();
        let Ok(code) = analysis.machine.preview(function) else {
            return node;
        };
        let reachable = reachable(analysis.machine, code, analysis.coverage.ops(function));
        let there = code.ops.iter().zip(reachable).enumerate();
        for (pc, (op, _)) in there.filter(|(_, (_, there))| *there) {
            let pc = pc as u32;
            let effects = OwnEffects::of(analysis, code, op);
            for (access, ..) in effects.own {
                let place = analysis.places.get(access.place).map(own_kind);
                let own = place.and_then(|kind| bits.get(&(kind, access.write)));
                if let Some(own) = own {
                    node.touches.union(own);
                }
            }
            let callees = match effects.callees {
                Callees::Some(callees) => callees,
                Callees::None => Vec::new(),
            };
            for (callee, _) in callees {
                let receivers = match op {
                    Op::CallVirtual { method, .. } => {
                        Some(self.class_bits(receivers.get(&(*method, callee))))
                    }
                    // No other operation chooses what it calls by the class of an object.
                    _ => None,
                };
                if let Some(&to) = self.ids.get(&callee) {
                    node.calls.push(Call { pc, to, receivers });
                }
            }
            match op {
                Op::New { class, .. } | Op::NewArray { class, .. } => {
                    let bit = self.classes.get(class).copied();
                    node.makes.extend(bit.map(|bit| (pc, bit)));
                }
                Op::InitClass { class } => {
                    let info = analysis.machine.class(*class).ok();
                    let initializer = info.and_then(|info| info.class.initializer);
                    let to = initializer.and_then(|function| self.ids.get(&function));
                    node.calls.extend(to.map(|&to| Call {
                        pc,
                        to,
                        receivers: None,
                    }));
                }
                // No other operation makes objects or leads to code that its effects do not name.
                _ => {}
            }
        }
        node
    }

    fn class_bits(&self, classes: Option<&Vec<ClassId>>) -> Bits {
        let mut bits = Bits::default();
        for class in classes.into_iter().flatten() {
            if let Some(&bit) = self.classes.get(class) {
                bits.insert(bit);
            }
        }
        bits
    }

    /// The classes that a state has objects of, and those that there may always be objects of.
    fn present(&self, machine: &Machine, state: &State) -> Bits {
        let mut present = self.always.clone();
        if machine.options.flaw == Flaw::Instances {
            return present;
        }
        for object in state.heap.iter() {
            if let ObjectKind::Instance(class) = object.kind
                && let Some(&bit) = self.classes.get(&class)
            {
                present.insert(bit);
            }
        }
        present
    }
}

/// The accesses, as bits, that are of each kind.
fn bits_by_kind(places: &Places) -> FxHashMap<(Kind, bool), Bits> {
    let mut bits: FxHashMap<(Kind, bool), Bits> = FxHashMap::default();
    for id in 0..places.len() as u32 {
        let Some(place) = places.get(id) else {
            continue;
        };
        for kind in kinds(place).into_iter().flatten() {
            for write in [false, true] {
                let of_kind = bits.entry((kind, write)).or_default();
                of_kind.insert(id << 1 | u32::from(write));
            }
        }
    }
    bits
}

/// What the threads of one state can still come to.
pub(crate) struct Callable<'a> {
    graph: &'a CallGraph,
    /// For each thread that has not ended; empty if that was not worked out.
    closures: Vec<Option<Arc<Closure>>>,
}

impl Callable<'_> {
    /// Whether an access is one that some function can make that the thread at a position can still
    /// come to.
    pub fn is_possible(&self, thread: usize, bit: u32) -> bool {
        bit >= self.graph.known_bits || self.possible(thread).is_none_or(|all| all.contains(bit))
    }

    /// Adds those of a set of accesses that the thread at a position can still make.
    pub fn add_possible(&self, thread: usize, accesses: &Bits, out: &mut Bits) {
        match self.possible(thread) {
            Some(possible) => out.union_within(accesses, possible, self.graph.known_bits),
            None => {
                out.union(accesses);
            }
        }
    }

    /// None if every access is possible.
    fn possible(&self, thread: usize) -> Option<&Bits> {
        let closure = self.closures.get(thread)?.as_ref();
        closure.map(|closure| &closure.possible)
    }
}

/// Where the frames of a thread stand, and whether they run the operation there again.
fn frames(thread: &Thread) -> Frames {
    let frames = thread.frames.iter().enumerate();
    let stand =
        |(depth, frame): (usize, &Frame)| (frame.function, frame.pc, runs_again(thread, depth));
    frames.map(stand).collect()
}

impl Futures {
    /// What the live threads of a state can still come to.
    pub fn callable<'a>(&'a self, machine: &Machine, state: &State) -> Callable<'a> {
        let graph = &self.calls;
        // Where memory has no types, nothing is called on objects, and an access may appear in the
        // text of a caller as one to any part of an object.
        if machine.manual_memory {
            return Callable {
                graph,
                closures: Vec::new(),
            };
        }
        let threads: Vec<&Thread> = state.threads.unseen().iter().collect();
        let mut present = graph.present(machine, state);
        let situations: Vec<Option<Frames>> = threads
            .iter()
            .map(|thread| (!thread.has_ended()).then(|| frames(thread)))
            .collect();
        loop {
            let closures: Vec<Option<Arc<Closure>>> = situations
                .iter()
                .map(|frames| Some(self.closure(machine, frames.as_ref()?, &present)))
                .collect();
            let mut grown = false;
            for closure in closures.iter().flatten() {
                grown |= present.union(&closure.made);
            }
            if !grown {
                return Callable { graph, closures };
            }
        }
    }

    /// What a thread with these frames can come to if there are objects of these classes.
    fn closure(
        &self,
        machine: &Machine,
        frames: &[(FuncId, u32, bool)],
        present: &Bits,
    ) -> Arc<Closure> {
        let closures = &self.calls.closures;
        let situation: Situation = (frames.into(), present.clone());
        let known = closures.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(closure) = known.get(&situation) {
            return Arc::clone(closure);
        }
        drop(known);
        let closure = Arc::new(self.close(machine, frames, present));
        let mut known = closures.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_CLOSURES {
            known.clear();
        }
        known.insert(situation, Arc::clone(&closure));
        closure
    }

    fn close(&self, machine: &Machine, frames: &[(FuncId, u32, bool)], present: &Bits) -> Closure {
        let graph = &self.calls;
        let (mut live, mut made) = (Bits::default(), Bits::default());
        let mut queue: Vec<u32> = Vec::new();
        let follow = |live: &mut Bits, queue: &mut Vec<u32>, call: &Call| {
            let there = call.receivers.as_ref().is_none_or(|r| r.meets(present));
            if there && live.insert(call.to) {
                queue.push(call.to);
            }
        };
        for &thrower in &graph.throwers {
            if live.insert(thrower) {
                queue.push(thrower);
            }
        }
        let mut possible = graph.own_memory.clone();
        for &(function, pc, again) in frames {
            let points = self.points(machine, function);
            let (Some(points), Some(&id)) = (points, graph.ids.get(&function)) else {
                continue;
            };
            let node = &graph.nodes[id as usize];
            possible.union(&node.touches);
            // Of a function that is under way only the rest counts.
            let Some(rest) = points.rest(pc, again) else {
                continue;
            };
            for call in node.calls.iter().filter(|call| rest.contains(call.pc)) {
                follow(&mut live, &mut queue, call);
            }
            for &(_, class) in node.makes.iter().filter(|(pc, _)| rest.contains(*pc)) {
                made.insert(class);
            }
        }
        while let Some(id) = queue.pop() {
            let node = &graph.nodes[id as usize];
            possible.union(&node.touches);
            for call in &node.calls {
                follow(&mut live, &mut queue, call);
            }
            for &(_, class) in &node.makes {
                made.insert(class);
            }
        }
        Closure { possible, made }
    }

    /// Whether it was foreseen that the runtime makes an object of a class by itself: of one whose
    /// type the program names, or that is there to be copied.
    pub fn foresees_made(&self, state: &State, class: ClassId) -> bool {
        let graph = &self.calls;
        let Some(&bit) = graph.classes.get(&class) else {
            return false;
        };
        let is_same = |kind: ObjectKind| kind == ObjectKind::Instance(class);
        graph.always.contains(bit) || state.heap.iter().any(|object| is_same(object.kind))
    }
}
