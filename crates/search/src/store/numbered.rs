//! Dense numbers for stored states, for searches that keep something about each of them.

use super::roots::StateId;
use rustc_hash::FxHashMap;

/// States in the order in which they were first asked for.
#[derive(Default)]
pub struct StateNumbers {
    numbers: FxHashMap<StateId, u32>,
    states: Vec<StateId>,
}

impl StateNumbers {
    /// How many states have a number.
    pub fn len(&self) -> usize {
        self.states.len()
    }

    /// Whether no state has one.
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// The number of a state, which gets the next one if it has none.
    pub fn of(&mut self, state: StateId) -> u32 {
        *self.numbers.entry(state).or_insert_with(|| {
            self.states.push(state);
            self.states.len() as u32 - 1
        })
    }

    /// The number of a state, if it has one.
    pub fn get(&self, state: StateId) -> Option<u32> {
        self.numbers.get(&state).copied()
    }

    /// The state with this number.
    pub fn state(&self, number: u32) -> StateId {
        self.states[number as usize]
    }

    /// Bytes that this takes.
    pub fn bytes(&self) -> u64 {
        (self.numbers.capacity() * size_of::<(StateId, u64)>()
            + self.states.capacity() * size_of::<StateId>()) as u64
    }
}
