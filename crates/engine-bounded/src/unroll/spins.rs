//! Rounds of loops that do nothing.
//!
//! A thread that comes back to the beginning of a loop as it was there before, and has written
//! nothing in between, might as well not have gone round: without the reads of that round what is
//! left is an execution too, with the same ends. So such rounds are not followed, and a loop that
//! waits for another thread is unrolled to its end.

use super::flow::Waiting;
use super::state::State;
use super::{Item, Unroller, What};
use crate::flaw::Flaw;
use crate::objects::MONITOR;
use crate::solver::{Answer, Lit};
use crate::value::{Data, Value, equal};

/// A thread at the beginning of a loop.
pub(super) struct Head {
    state: State,
    /// How many items of the thread come before.
    position: usize,
}

/// Whether two lists are the same where what is missing at the end of one counts as false.
fn same_counts(a: &[Lit], b: &[Lit]) -> bool {
    let at = |list: &[Lit], at: usize| list.get(at).copied().unwrap_or(Lit::FALSE);
    (0..a.len().max(b.len())).all(|index| at(a, index) == at(b, index))
}

/// Whether a value is zero and depends on nothing.
pub(super) fn is_zero(value: &Value) -> bool {
    let zero = match &value.data {
        Data::Bits(bits) => bits.iter().all(|&lit| lit == Lit::FALSE),
        Data::Address(address) => address.null == Lit::TRUE,
        Data::Mixed(_) => false,
    };
    zero && value.reads.is_empty()
}

impl Unroller<'_> {
    /// Remembers the state at the beginning of a loop.
    pub(super) fn note_head(&self, waiting: &mut Waiting, key: &[u32], pc: u32, state: &State) {
        let Some(active) = self.stack.last().filter(|_| !self.alone) else {
            return;
        };
        let around = active.body.loops.around.get(pc as usize);
        if around.and_then(|list| list.last()) == Some(&pc) {
            let items = &self.out.threads[self.thread as usize].items;
            let head = Head {
                state: state.clone(),
                position: items.len(),
            };
            waiting.heads.insert(key.to_vec(), head);
        }
    }

    /// Whether a state is the one at the beginning of a loop, but for what nobody looks at again.
    fn is_as_before(&self, pc: u32, before: &State, now: &State) -> bool {
        let Some(active) = self.stack.last() else {
            return false;
        };
        let live = active.body.function.liveness();
        let pairs = before.registers.iter().zip(&now.registers);
        let same_registers = pairs
            .enumerate()
            .all(|(at, (a, b))| !live.is_live(pc, at) || a == b);
        let covers = |a: &State, b: &State| {
            a.memory
                .iter()
                .all(|(place, (_, value))| match b.memory.get(place) {
                    Some((_, other)) => value == other,
                    None => is_zero(value),
                })
        };
        let empty = Vec::new();
        let mut objects = before.held.keys().chain(now.held.keys());
        let same_monitors = objects.all(|object| {
            let own = before.held.get(object).unwrap_or(&empty);
            same_counts(own, now.held.get(object).unwrap_or(&empty))
        });
        same_registers
            && covers(before, now)
            && covers(now, before)
            && same_monitors
            && before.then == now.then
            && before.caught == now.caught
            && before.section == now.section
            && before.initialised == now.initialised
    }

    /// Whether the thread has done something that others can see since the beginning of a round;
    /// nothing if that cannot be said with a condition.
    fn has_acted(&mut self, head: &Head) -> Option<Lit> {
        let items = self.out.threads[self.thread as usize].items[head.position..].to_vec();
        let mut ways = Vec::new();
        for item in items {
            match item {
                Item::Event(id) => {
                    let event = self.out.events[id.index()].clone();
                    let queues = self.out.waits.iter().any(|wait| wait.release == id)
                        || self.out.pulses.iter().any(|pulse| pulse.event == id);
                    if queues {
                        ways.push(event.guard);
                    }
                    // The monitors are held as before, so whatever was entered was left again.
                    let cells = event.written.iter().filter(|(place, _)| place.1 != MONITOR);
                    // An exchange that leaves what was there changes nothing.
                    let changes = match (&event.loaded, &event.stored) {
                        (Some(old), Some(new)) => !equal(self.circuit, old, new),
                        (_, _) => Lit::TRUE,
                    };
                    for (_, lit) in cells {
                        ways.push(self.circuit.and(*lit, changes));
                    }
                }
                Item::Fence(..) | Item::Join(..) => {}
                Item::Start(_) | Item::Mark(_) | Item::Commit(_) => return None,
            }
        }
        Some(self.circuit.any(&ways))
    }

    /// Stops the ways on which a thread comes back to the beginning of a loop without having done
    /// anything since; gives the rest.
    pub(super) fn without_idle_rounds(
        &mut self,
        waiting: &Waiting,
        key: &[u32],
        pc: u32,
        mut state: State,
    ) -> State {
        let Some(head) = waiting.heads.get(key).filter(|_| !self.alone) else {
            return state;
        };
        if !self.is_as_before(pc, &head.state, &state) {
            return state;
        }
        let acted = match self.bounds.flaw {
            Some(Flaw::IdleWrites) => Some(Lit::FALSE),
            Some(_) | None => self.has_acted(head),
        };
        let Some(acted) = acted else {
            return state;
        };
        let acts = self.circuit.and(state.guard, acted);
        let never = acts == Lit::FALSE
            || self.circuit.solver.probe(&[acts], self.stop) == Answer::Unsatisfiable;
        if never {
            self.stop(state, What::Idle);
            let mut nothing = State::new();
            nothing.guard = Lit::FALSE;
            return nothing;
        }
        if let Some(part) = self.split(&mut state, !acted) {
            self.stop(part, What::Idle);
        }
        state
    }
}
