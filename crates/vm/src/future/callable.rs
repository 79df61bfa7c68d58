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
use super::place::{Bits, Place, Places};
use super::program::{Analysis, Futures};
use crate::machine::Machine;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::heap::ObjectKind;
use crate::state::keys::ObjectKey;
use crate::state::thread::Thread;
use fencepost_base::FxHashMap;
use fencepost_ir::{ClassId, ClassKind, FuncId, Op};

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
    /// The classes that operations make objects of, or may let the runtime make objects of.
    makes: Vec<(u32, u32)>,
    /// The accesses that its own operations may be, as bits.
    touches: Bits,
}

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
    /// Accesses that were named later than this are never taken for impossible.
    known_places: u32,
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
        Place::Static(_, _, size) | Place::Element(size) => [exactly, Some(Kind::Pointed(size))],
        Place::Memory(cell) => [exactly, Some(Kind::Pointed(cell.size()))],
        Place::Object
        | Place::Array
        | Place::Elements
        | Place::Reachable
        | Place::Enter
        | Place::TryEnter
        | Place::Exit
        | Place::Queue
        | Place::Class(_)
        | Place::End
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
        Place::Memory(cell) => Kind::Pointed(cell.size()),
        other => Kind::Exactly(other),
    }
}

impl CallGraph {
    /// The calls of functions whose texts are all known.
    pub fn of(
        analysis: &Analysis<'_>,
        order: &[FuncId],
        classes: impl Iterator<Item = ClassId>,
        receivers: &Receivers,
        throwers: &[FuncId],
    ) -> Self {
        let mut graph = Self {
            known_places: analysis.places.len() as u32,
            ..Self::default()
        };
        for &function in order {
            let id = graph.ids.len() as u32;
            graph.ids.insert(function, id);
        }
        let mut classes: Vec<ClassId> = classes.collect();
        classes.sort_unstable();
        for class in classes {
            graph.add_class(analysis.machine, class);
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

    fn add_class(&mut self, machine: &Machine, class: ClassId) {
        let bit = self.classes.len() as u32;
        self.classes.insert(class, bit);
        let source = &machine.source;
        let named = [source.string_class(), source.type_object_class()];
        // The runtime makes arrays, boxes and texts of its own accord.
        let is_plain = |machine: &Machine| {
            let info = machine.class(class);
            info.is_ok_and(|info| info.class.kind == ClassKind::Object)
        };
        let is_fault = fencepost_ir::Fault::ALL.into_iter().any(|fault| {
            let target = source.fault(fault);
            target.is_ok_and(|target| target == fencepost_ir::FaultTarget::Class(class))
        });
        if named.contains(&Some(class)) || is_fault || !is_plain(machine) {
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
        let reachable = reachable(analysis.machine, code);
        let there = code.ops.iter().zip(reachable).enumerate();
        for (pc, (op, _)) in there.filter(|(_, (_, there))| *there) {
            let pc = pc as u32;
            let effects = OwnEffects::of(analysis, op);
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
                Op::New { class, .. }
                | Op::NewArray { class, .. }
                | Op::TypeObject { class, .. } => {
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

    /// The classes that a state has objects of, or from whose type objects the runtime may make
    /// some.
    fn present(&self, machine: &Machine, state: &State) -> Bits {
        let mut present = self.always.clone();
        if machine.options.flaw == Flaw::Instances {
            return present;
        }
        for object in state.heap.iter() {
            let ObjectKind::Instance(class) = object.kind else {
                continue;
            };
            let of_type = match machine.identities.object_key(object.id) {
                Some(ObjectKey::TypeObject(class)) => Some(class),
                _ => None,
            };
            for class in [Some(class), of_type].into_iter().flatten() {
                if let Some(&bit) = self.classes.get(&class) {
                    present.insert(bit);
                }
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
    /// The accesses that each thread may still make, as far as functions decide it.
    possible: Vec<Bits>,
}

impl Callable<'_> {
    /// Whether an access is one that some function can make that the thread at a position can still
    /// come to.
    pub fn is_possible(&self, thread: usize, bit: u32) -> bool {
        bit >> 1 >= self.graph.known_places || self.possible[thread].contains(bit)
    }
}

impl Futures {
    /// What the live threads of a state can still come to.
    pub fn callable<'a>(&'a self, machine: &Machine, state: &State) -> Callable<'a> {
        let graph = &self.calls;
        let threads: Vec<&Thread> = state.threads.unseen().iter().collect();
        let mut present = graph.present(machine, state);
        let mut live: Vec<Bits> = vec![Bits::default(); threads.len()];
        loop {
            let mut made = Bits::default();
            for (thread, live) in threads.iter().zip(&mut live) {
                if !thread.has_ended() {
                    self.close(machine, thread, &present, live, &mut made);
                }
            }
            if !present.union(&made) {
                break;
            }
        }
        let possible = live.iter().map(|live| {
            let mut possible = Bits::default();
            for id in live.iter() {
                possible.union(&graph.nodes[id as usize].touches);
            }
            possible
        });
        Callable {
            graph,
            possible: possible.collect(),
        }
    }

    /// Adds the functions that a thread can still come to, and the classes that they make objects
    /// of.
    fn close(
        &self,
        machine: &Machine,
        thread: &Thread,
        present: &Bits,
        live: &mut Bits,
        made: &mut Bits,
    ) {
        let graph = &self.calls;
        let mut queue: Vec<u32> = Vec::new();
        *live = Bits::default();
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
        // Of the functions that are under way only the rest counts.
        let mut under_way = Bits::default();
        for (depth, frame) in thread.frames.iter().enumerate() {
            let points = self.points(machine, frame.function);
            let (Some(points), Some(&id)) = (points, graph.ids.get(&frame.function)) else {
                continue;
            };
            under_way.insert(id);
            let again = super::evaluate::runs_again(thread, depth);
            let Some(rest) = points.rest(frame.pc, again) else {
                continue;
            };
            let node = &graph.nodes[id as usize];
            for call in node.calls.iter().filter(|call| rest.contains(call.pc)) {
                follow(live, &mut queue, call);
            }
            for &(_, class) in node.makes.iter().filter(|(pc, _)| rest.contains(*pc)) {
                made.insert(class);
            }
        }
        while let Some(id) = queue.pop() {
            let node = &graph.nodes[id as usize];
            for call in &node.calls {
                follow(live, &mut queue, call);
            }
            for &(_, class) in &node.makes {
                made.insert(class);
            }
        }
        live.union(&under_way);
    }

    /// Whether it was foreseen that the runtime makes an object of a class by itself: of one whose
    /// type the program names, or that is there to be copied.
    pub fn foresees_made(&self, state: &State, class: ClassId) -> bool {
        let graph = &self.calls;
        let Some(&bit) = graph.classes.get(&class) else {
            return false;
        };
        let is_same = |kind: ObjectKind| kind == ObjectKind::Instance(class);
        graph.always.contains(bit)
            || self.typed.contains(&class)
            || state.heap.iter().any(|object| is_same(object.kind))
    }
}
