//! What may be spent on executions after they were found.
//!
//! A violation that was found is told soon. Making its execution easier to read takes many
//! replays, so they are counted, and they end with the time of the task or when somebody
//! interrupts it. What was reached by then is shown.

use crate::task::Task;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How many steps may be run for one long execution, and for all executions together.
pub(crate) const MOST_STEPS: usize = 200_000;
/// How many steps may be run for an execution of the usual length.
pub(crate) const USUAL_STEPS: usize = 20_000;

/// A step in a state with so many threads and objects counts twice, with twice as many three
/// times, and so on: every step looks at all of them when it collects what nobody can reach.
const SMALL_STATE: usize = 64;

/// What is left to spend.
pub(crate) struct Allowance {
    steps: usize,
    start: Instant,
    timeout: Option<Duration>,
    interrupt: Option<Arc<AtomicBool>>,
}

impl Allowance {
    /// What may be spent on the executions of a task that was begun at some time.
    pub fn new(task: &Task, start: Instant) -> Self {
        Self {
            steps: MOST_STEPS,
            start,
            timeout: task.limits.timeout,
            interrupt: task.interrupt.clone(),
        }
    }

    /// How many steps are left.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// Takes off what so many steps cost where a state has so many threads and objects.
    pub fn spend(&mut self, steps: usize, size: usize) {
        self.steps = self.steps.saturating_sub(cost(steps, size));
    }

    /// Whether nothing more may be spent.
    pub fn is_over(&self) -> bool {
        let interrupt = self.interrupt.as_ref();
        let late = |timeout| self.start.elapsed() >= timeout;
        self.steps == 0
            || self.timeout.is_some_and(late)
            || interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// What steps cost where a state has so many threads and objects.
pub(crate) fn cost(steps: usize, size: usize) -> usize {
    steps.saturating_mul(1 + size / SMALL_STATE)
}
