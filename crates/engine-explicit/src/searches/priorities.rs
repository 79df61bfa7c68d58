//! Probabilistic concurrency testing: executions by random priorities of threads.
//!
//! Each thread gets a priority at random, and the one with the highest goes as long as it can. At
//! a few steps that are picked beforehand, whoever goes then falls behind all others. A bug that
//! depends on the order of few steps shows with a probability that falls with the number of
//! threads and the length of the execution, not exponentially: choices picked evenly hardly ever
//! let one thread go far while another stands still.

use crate::worker::numbers::Numbers;
use fencepost_vm::{Choice, ThreadId};

/// Priorities of one execution.
pub(super) struct Priorities {
    /// The threads that were met, with their priorities.
    known: Vec<(ThreadId, u64)>,
    /// The steps at which whoever goes falls behind, the last one first.
    changes: Vec<u64>,
    /// What the next thread that falls behind gets; less than all before.
    lowest: u64,
    /// From here on choices are picked evenly: one that goes on for ever would keep out the others.
    patience: u64,
}

impl Priorities {
    /// For an execution that is expected to have about so many steps. At `changes` of them a thread
    /// falls behind.
    pub fn new(numbers: &mut Numbers, length: u64, changes: u64) -> Self {
        let length = length.max(1);
        let mut changes: Vec<u64> = (0..changes).map(|_| numbers.next() % length).collect();
        changes.sort_unstable_by(|a, b| b.cmp(a));
        Self {
            known: Vec::new(),
            changes,
            lowest: 1 << 32,
            patience: 2 * length + 64,
        }
    }

    fn priority(&mut self, thread: ThreadId, numbers: &mut Numbers) -> u64 {
        let known = self.known.iter().find(|(known, _)| *known == thread);
        if let Some((_, priority)) = known {
            return *priority;
        }
        // More than those have that fell behind.
        let priority = numbers.next() | 1 << 63;
        self.known.push((thread, priority));
        priority
    }

    /// Picks one of the choices that there are before a step.
    pub fn pick(&mut self, choices: &[Choice], step: u64, numbers: &mut Numbers) -> Choice {
        if step >= self.patience {
            return evenly(choices, numbers);
        }
        while self.changes.last().is_some_and(|&change| change <= step) {
            self.changes.pop();
            let first = self.first(choices, numbers);
            self.lowest -= 1;
            let lowest = self.lowest;
            let known = self.known.iter_mut().find(|(known, _)| *known == first);
            known
                .into_iter()
                .for_each(|(_, priority)| *priority = lowest);
        }
        let first = self.first(choices, numbers);
        let own: Vec<Choice> = choices
            .iter()
            .copied()
            .filter(|choice| choice.thread == first)
            .collect();
        evenly(&own, numbers)
    }

    /// The thread with the highest priority among those that can go.
    fn first(&mut self, choices: &[Choice], numbers: &mut Numbers) -> ThreadId {
        let mut first = (choices[0].thread, 0);
        for choice in choices {
            let priority = self.priority(choice.thread, numbers);
            if priority > first.1 {
                first = (choice.thread, priority);
            }
        }
        first.0
    }
}

/// Picks one of several choices, each as likely as the others.
pub(super) fn evenly(choices: &[Choice], numbers: &mut Numbers) -> Choice {
    choices[(numbers.next() % choices.len() as u64) as usize]
}
