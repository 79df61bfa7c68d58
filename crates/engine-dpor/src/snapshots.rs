//! Going back. A few states of the current execution are kept as they are; any other is made
//! again by repeating the choices from the last one kept before it.

use fencepost_vm::{Choice, Machine, RunningState};

/// Snapshots kept at most; when there are more, every second one goes.
const MAX_KEPT: usize = 256;

/// Some states of the current execution, by the number of steps that lead to them.
pub(crate) struct Snapshots {
    kept: Vec<(usize, RunningState)>,
    stride: usize,
}

impl Snapshots {
    /// Starts with the initial state.
    pub fn new(initial: &RunningState) -> Self {
        Self {
            kept: vec![(0, initial.clone())],
            stride: 4,
        }
    }

    /// The state that every execution begins with.
    pub fn initial(&self) -> RunningState {
        self.kept
            .first()
            .map_or_else(RunningState::default, |(_, state)| state.clone())
    }

    /// Offers a state for keeping.
    pub fn offer(&mut self, depth: usize, state: &RunningState) {
        let last = self.kept.last().map_or(0, |(depth, _)| *depth);
        if depth < last + self.stride {
            return;
        }
        self.kept.push((depth, state.clone()));
        if self.kept.len() > MAX_KEPT {
            let mut index = 0;
            self.kept.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.stride *= 2;
        }
    }

    /// The state after these choices, which were taken before.
    pub fn restore(
        &mut self,
        machine: &Machine,
        choices: impl ExactSizeIterator<Item = Choice>,
    ) -> RunningState {
        let depth = choices.len();
        while self.kept.len() > 1 && self.kept.last().is_some_and(|(at, _)| *at > depth) {
            self.kept.pop();
        }
        let (from, mut state) = match self.kept.last() {
            Some((from, state)) => (*from, state.clone()),
            None => (0, RunningState::default()),
        };
        for choice in choices.skip(from) {
            // The same choices lead to the same states, so this cannot fail.
            let _ = machine.apply(&mut state, choice, None);
        }
        state
    }

    /// Roughly how many bytes the snapshots take.
    pub fn bytes(&self) -> u64 {
        let each = |state: &RunningState| state.heap.total_bytes() + 256 * state.heap.len() as u64;
        self.kept.last().map_or(0, |(_, state)| each(state)) * self.kept.len() as u64
    }
}
