//! Following the operations of one call.

use super::state::{State, Then};
use super::{Active, Body, TooLarge, Unroller, What};
use crate::objects::{Object, ObjectKey};
use crate::solver::Lit;
use crate::value::{Value, both};
use fencepost_ir::{FuncId, Function, Op};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How a call ends.
#[derive(Default)]
pub(super) struct Exits {
    /// By returning.
    pub returned: Option<(State, Option<Value>)>,
    /// By an exception that a call further out handles.
    pub raised: Vec<Raised>,
}

/// An exception that goes on to a handler further out.
pub(super) struct Raised {
    pub state: State,
    pub exception: Value,
    pub then: Then,
}

/// Where control goes on: rounds so far, place in the order, finallys that are running.
type Key = (u32, u32, Vec<Then>);

/// The states that wait to be followed in a call.
#[derive(Default)]
pub(super) struct Waiting {
    states: BTreeMap<Key, (u32, State)>,
    pub exits: Exits,
}

/// An order of the operations in which every way through the function goes forward, except where
/// it loops.
fn order(function: &Function) -> Vec<u32> {
    let count = function.ops.len();
    let mut position = vec![u32::MAX; count];
    let mut finished = Vec::with_capacity(count);
    let mut seen = vec![false; count];
    let mut stack: Vec<(u32, usize)> = Vec::new();
    let roots = (0..count as u32).collect::<Vec<_>>();
    // Handlers are roots of their own, and come last.
    for root in roots.into_iter().rev() {
        let is_handler = function.regions.iter().any(|r| r.handler == root);
        if !(root == 0 || is_handler) || seen[root as usize] {
            continue;
        }
        seen[root as usize] = true;
        stack.push((root, 0));
        while let Some((pc, next)) = stack.pop() {
            let successors = successors(function, pc);
            match successors.get(next) {
                Some(&to) => {
                    stack.push((pc, next + 1));
                    if (to as usize) < count && !seen[to as usize] {
                        seen[to as usize] = true;
                        stack.push((to, 0));
                    }
                }
                None => finished.push(pc),
            }
        }
    }
    for (at, &pc) in finished.iter().rev().enumerate() {
        position[pc as usize] = at as u32;
    }
    let mut next = finished.len() as u32;
    for entry in &mut position {
        if *entry == u32::MAX {
            *entry = next;
            next += 1;
        }
    }
    position
}

/// Where control may go from an operation, without exceptions. The first one is followed last in
/// the order, so a loop's exit comes after its body if it is named first.
fn successors(function: &Function, pc: u32) -> Vec<u32> {
    match &function.ops[pc as usize] {
        Op::Jump { target } => vec![target.0],
        Op::Branch {
            then, otherwise, ..
        } => {
            // What lies further down is followed later.
            let (low, high) = (then.0.min(otherwise.0), then.0.max(otherwise.0));
            vec![high, low]
        }
        Op::Switch {
            targets, otherwise, ..
        } => {
            let mut all: Vec<u32> = targets.0.to_vec();
            all.push(otherwise.0);
            all.sort_unstable_by(|a, b| b.cmp(a));
            all.dedup();
            all
        }
        Op::Leave { target } => {
            let mut all = vec![target.0];
            let inner = function.regions.iter().filter(|region| {
                region.protects(pc) && matches!(region.kind, fencepost_ir::RegionKind::Finally)
            });
            all.extend(inner.map(|region| region.handler));
            all
        }
        Op::Return { .. }
        | Op::Throw { .. }
        | Op::Rethrow {}
        | Op::EndFinally {}
        | Op::EndFilter { .. }
        | Op::TailCall { .. } => Vec::new(),
        _ => vec![pc + 1],
    }
}

impl Unroller<'_> {
    pub(super) fn body(&mut self, id: FuncId) -> Result<Arc<Body>, fencepost_ir::Problem> {
        if let Some(body) = self.known.functions.get(&id) {
            return Ok(body.clone());
        }
        let function = self.source.function(id)?;
        let order = order(&function);
        let body = Arc::new(Body { function, order });
        self.known.functions.insert(id, body.clone());
        Ok(body)
    }

    /// Follows a call to its ends.
    pub(super) fn call(
        &mut self,
        mut state: State,
        id: FuncId,
        arguments: Vec<Value>,
    ) -> Result<Exits, TooLarge> {
        let body = match self.body(id) {
            Ok(body) => body,
            Err(problem) => {
                self.problem(state, &problem);
                return Ok(Exits::default());
            }
        };
        if self.stack.len() >= self.bounds.depth {
            self.stop(state, What::Bound);
            return Ok(Exits::default());
        }
        let function = body.function.clone();
        let mut path = self.path();
        path.push((id, u32::MAX, 0));
        let frame = self.known.objects.intern(Object {
            key: ObjectKey::Frame(self.thread, path),
            class: None,
            size: function.frame.size,
            length: None,
        });
        // A call that is made again starts with fresh memory.
        state.memory.retain(|(object, _), _| *object != frame);
        let kinds = function.regs.iter().map(|register| register.kind);
        let mut registers: Vec<Value> = arguments;
        let given = registers.len();
        registers.extend(kinds.skip(given).map(Value::zero));
        let outer_registers = std::mem::replace(&mut state.registers, registers);
        let outer_then = std::mem::take(&mut state.then);
        let outer_caught = std::mem::take(&mut state.caught);
        self.stack.push(Active {
            id,
            body,
            pc: 0,
            round: 0,
            frame,
        });
        let mut waiting = Waiting::default();
        self.enter(&mut waiting, 0, None, 0, state);
        while let Some(((round, _, _), (pc, state))) = waiting.states.pop_first() {
            if state.guard == Lit::FALSE {
                continue;
            }
            self.out.steps += 1;
            if self.out.steps > self.bounds.steps || self.out.events.len() > self.bounds.events {
                return Err(TooLarge::Size);
            }
            if self.out.steps.is_multiple_of(1024) && self.stop.is_some_and(|stop| stop()) {
                return Err(TooLarge::Stopped);
            }
            if let Some(active) = self.stack.last_mut() {
                active.pc = pc;
                active.round = round;
            }
            let Some(op) = function.ops.get(pc as usize) else {
                self.unsupported(state, "control runs off the end of a function");
                continue;
            };
            self.step(&mut waiting, round, pc, op, state)?;
        }
        self.stack.pop();
        let mut exits = waiting.exits;
        let back = |state: &mut State| {
            state.registers = outer_registers.clone();
            state.then = outer_then.clone();
            state.caught = outer_caught.clone();
            state.memory.retain(|(object, _), _| *object != frame);
        };
        if let Some((state, _)) = &mut exits.returned {
            back(state);
        }
        for raised in &mut exits.raised {
            back(&mut raised.state);
        }
        Ok(exits)
    }

    /// Lets a state wait at an operation; `from` is the one it comes from, in which round.
    pub(super) fn enter(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        from: Option<u32>,
        to: u32,
        state: State,
    ) {
        if state.guard == Lit::FALSE {
            return;
        }
        let Some(active) = self.stack.last() else {
            return;
        };
        let order = &active.body.order;
        let place = |pc: u32| order.get(pc as usize).copied().unwrap_or(u32::MAX);
        let back = from.is_some_and(|from| place(to) <= place(from));
        let round = round + u32::from(back);
        if round > self.bounds.rounds {
            self.stop(state, What::Bound);
            return;
        }
        let key = (round, place(to), state.then.clone());
        let joined = match waiting.states.remove(&key) {
            Some((_, other)) if other.caught.len() == state.caught.len() => {
                State::join(self.circuit, other, state)
            }
            Some((pc, other)) => {
                // Ways with different handlers active never meet in checked code.
                waiting.states.insert(key, (pc, other));
                self.unsupported(state, "ways with different handlers active meet");
                return;
            }
            None => state,
        };
        waiting.states.insert(key, (to, joined));
    }

    /// Notes that a thread waits for the reads of a value.
    pub(super) fn wait_for(&mut self, state: &mut State, value: &Value) {
        state.stops = both(self.circuit, &state.stops, &value.reads);
    }

    /// Splits a state: gives the part where a condition holds, and leaves the rest.
    pub(super) fn split(&mut self, state: &mut State, condition: Lit) -> Option<State> {
        let guard = self.circuit.and(state.guard, condition);
        let rest = self.circuit.and(state.guard, !condition);
        if guard == Lit::FALSE {
            return None;
        }
        let mut part = state.clone();
        part.guard = guard;
        state.guard = rest;
        Some(part)
    }

    pub(super) fn leave_call(&mut self, waiting: &mut Waiting, state: State, value: Option<Value>) {
        let joined = match waiting.exits.returned.take() {
            None => (state, value),
            Some((other, other_value)) => {
                let first = other.guard;
                let value = match (other_value, value) {
                    (Some(a), Some(b)) => Some(crate::value::choose(self.circuit, first, &a, &b)),
                    (a, b) => a.or(b),
                };
                let mut state = state;
                let mut other = other;
                // Registers and handlers of a call that ends do not matter any more.
                state.registers.clear();
                other.registers.clear();
                state.caught.clear();
                other.caught.clear();
                (State::join(self.circuit, other, state), value)
            }
        };
        waiting.exits.returned = Some(joined);
    }
}
