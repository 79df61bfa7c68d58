//! Following the operations of one call.

use super::loops::Loops;
use super::spins::Head;
use super::state::{State, Then};
use super::{Active, Body, TooLarge, Unroller, What};
use crate::objects::{Object, ObjectKey};
use crate::solver::Lit;
use crate::value::{Value, both};
use fencepost_ir::FuncId;
use std::collections::{BTreeMap, BTreeSet};
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

/// Where control goes on: the rounds of the loops around it, its place, finallys that run.
type Key = (Vec<u32>, Vec<Then>);

/// The states that wait to be followed in a call.
#[derive(Default)]
pub(super) struct Waiting {
    states: BTreeMap<Key, (u32, u32, State)>,
    /// Threads at the beginnings of loops, by the rounds of the loops around and their places.
    pub heads: BTreeMap<Vec<u32>, Head>,
    pub exits: Exits,
}

impl Unroller<'_> {
    pub(super) fn body(&mut self, id: FuncId) -> Result<Arc<Body>, fencepost_ir::Problem> {
        if let Some(body) = self.known.functions.get(&id) {
            return Ok(body.clone());
        }
        let function = self.source.function(id)?;
        let loops = Loops::of(&function);
        let body = Arc::new(Body { function, loops });
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
            blocks: BTreeSet::new(),
        });
        let mut waiting = Waiting::default();
        self.enter(&mut waiting, 0, None, 0, state);
        while let Some(((key, _), (pc, round, state))) = waiting.states.pop_first() {
            if state.guard == Lit::FALSE {
                continue;
            }
            self.out.steps += 1;
            if self.out.steps > self.bounds.steps || self.out.events.len() > self.bounds.events {
                return Err(TooLarge::Size);
            }
            if self.out.steps.is_multiple_of(1024) && self.stop.is_some_and(|stop| stop().is_some())
            {
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
            self.note_head(&mut waiting, &key, pc, &state);
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
        mut state: State,
    ) {
        if state.guard == Lit::FALSE {
            return;
        }
        let Some(active) = self.stack.last() else {
            return;
        };
        let loops = &active.body.loops;
        let place = |pc: u32| loops.place.get(pc as usize).copied().unwrap_or(u32::MAX);
        let around = |pc: u32| loops.around.get(pc as usize).map_or(&[][..], Vec::as_slice);
        let before = match from {
            Some(_) => self.known.rounds.get(round).to_vec(),
            None => vec![0],
        };
        let mut rounds = vec![before[0]];
        let mut inside = from.is_some();
        let mut back = false;
        for (depth, &first) in around(to).iter().enumerate() {
            inside &= from.is_some_and(|from| around(from).get(depth) == Some(&first));
            let so_far = before.get(2 + 2 * depth).copied().filter(|_| inside);
            let again = u32::from(inside && to == first);
            rounds.push(place(first));
            rounds.push(so_far.map_or(0, |so_far| so_far + again));
            back = again == 1;
        }
        // Whatever does not go forward in this order counts as a round of the whole.
        if let Some(from) = from {
            let here = rounds.iter().copied().chain([place(to)]);
            let there = before.iter().copied().chain([place(from)]);
            if here.le(there) {
                rounds[0] += 1;
            }
        }
        let place_of_to = place(to);
        if back {
            let mut key = rounds.clone();
            if let Some(own) = key.last_mut() {
                *own -= 1;
            }
            key.push(place_of_to);
            state = self.without_idle_rounds(waiting, &key, to, state);
            if state.guard == Lit::FALSE {
                return;
            }
        }
        // Loops inside each other share the bound, or unrolling them would multiply.
        let total: u32 = rounds.iter().step_by(2).sum();
        // What one thread does alone, on the only way there is, is simply run.
        let runs = self.alone && state.guard == Lit::TRUE;
        if total > self.bounds.rounds && !runs {
            self.stop(state, What::Bound);
            return;
        }
        let round = self.known.rounds.intern(&rounds);
        rounds.push(place_of_to);
        let key = (rounds, state.then.clone());
        let joined = match waiting.states.remove(&key) {
            Some((_, _, other)) if other.meets(&state) => self.join(other, state),
            Some(entry) => {
                // Ways with different handlers active never meet in checked code.
                waiting.states.insert(key, entry);
                self.unsupported(
                    state,
                    "ways meet inside and outside of a handler or section",
                );
                return;
            }
            None => state,
        };
        waiting.states.insert(key, (to, round, joined));
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
            Some((other, other_value)) if other.section != state.section => {
                waiting.exits.returned = Some((other, other_value));
                self.unsupported(state, "ways meet inside and outside of a section");
                return;
            }
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
                (self.join(other, state), value)
            }
        };
        waiting.exits.returned = Some(joined);
    }
}
