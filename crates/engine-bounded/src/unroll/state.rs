//! What a thread has on one way through the program, and how ways are joined.

use super::Initialised;
use crate::circuit::Circuit;
use crate::solver::Lit;
use crate::value::{ObjectId, Reads, Value, choose, choose_reads};
use fencepost_ir::ClassId;
use std::collections::BTreeMap;

/// What happens when a finally ends.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Then {
    /// Control goes on leaving for an operation.
    Leave(u32),
    /// The exception goes on to a handler: how deep its call is on the stack, and which region or
    /// row of a flat table.
    Unwind {
        depth: usize,
        region: usize,
        class: ClassId,
    },
}

/// A thread on one way through a function.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Whether this way is taken.
    pub guard: Lit,
    /// The registers of the running call.
    pub registers: Vec<Value>,
    /// Memory of calls, and all memory as long as there is one thread: size and value.
    pub memory: BTreeMap<(ObjectId, u32), (u32, Value)>,
    /// The reads that the thread had to wait for so far.
    pub stops: Reads,
    /// The finallys that are running, inner ones last.
    pub then: Vec<Then>,
    /// The exceptions of active handlers, and those on their way through finallys.
    pub caught: Vec<Value>,
    /// The monitors that the thread holds: for each, whether at least once, twice, and so on.
    pub held: BTreeMap<ObjectId, Vec<Lit>>,
    /// The section without interruption that is running, and how deep sections are nested.
    pub section: Option<(u32, u32)>,
    /// Classes that are initialised.
    pub initialised: Initialised,
}

impl State {
    pub fn new() -> Self {
        Self {
            guard: Lit::TRUE,
            registers: Vec::new(),
            memory: BTreeMap::new(),
            stops: Reads::default(),
            then: Vec::new(),
            caught: Vec::new(),
            held: BTreeMap::new(),
            section: None,
            initialised: Initialised::new(),
        }
    }

    /// Whether two ways can be joined: the same handlers and the same section are active.
    pub fn meets(&self, other: &State) -> bool {
        self.caught.len() == other.caught.len() && self.section == other.section
    }

    /// The state on either of two ways. Only one of them is taken.
    pub fn join(circuit: &mut Circuit, a: State, b: State) -> State {
        if a.guard == Lit::FALSE {
            return b;
        }
        if b.guard == Lit::FALSE {
            return a;
        }
        let first = a.guard;
        let mut joined = a;
        let pairs = joined.registers.iter_mut().zip(&b.registers);
        for (own, other) in pairs {
            *own = choose(circuit, first, own, other);
        }
        let pairs = joined.caught.iter_mut().zip(&b.caught);
        for (own, other) in pairs {
            *own = choose(circuit, first, own, other);
        }
        for (place, (size, value)) in &b.memory {
            match joined.memory.get_mut(place) {
                Some((_, own)) => *own = choose(circuit, first, own, value),
                None => {
                    // What one way does not have is zero there.
                    let zero = zero_like(value);
                    let value = choose(circuit, first, &zero, value);
                    joined.memory.insert(*place, (*size, value));
                }
            }
        }
        for (place, (_, own)) in &mut joined.memory {
            if !b.memory.contains_key(place) {
                let zero = zero_like(own);
                *own = choose(circuit, first, own, &zero);
            }
        }
        for (object, other) in &b.held {
            joined.held.entry(*object).or_default();
            if let Some(own) = joined.held.get_mut(object) {
                own.resize(own.len().max(other.len()), Lit::FALSE);
            }
        }
        for (object, own) in &mut joined.held {
            let other = b.held.get(object).map_or(&[][..], Vec::as_slice);
            for (at, lit) in own.iter_mut().enumerate() {
                let there = other.get(at).copied().unwrap_or(Lit::FALSE);
                *lit = circuit.choose(first, *lit, there);
            }
        }
        joined.stops = choose_reads(circuit, first, &joined.stops, &b.stops);
        joined.initialised = &joined.initialised & &b.initialised;
        joined.guard = circuit.or(first, b.guard);
        joined
    }
}

/// Zero, of the same shape as a value.
fn zero_like(value: &Value) -> Value {
    match value.bits() {
        Some(bits) => Value::number(0, bits.len()),
        None => Value::zero(fencepost_ir::Kind::Ref),
    }
}
