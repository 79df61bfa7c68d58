//! A walk that goes on by itself.

use super::breakpoint::{self, Breakpoint, BreakpointError, NoCode};
use super::{Walk, WalkError};
use fencepost_vm::{Action, Choice, ThreadId};
use std::sync::atomic::{AtomicBool, Ordering};

/// After this many steps in a row a thread lets others go first, so that nobody waits for ever for
/// one that waits in a loop.
const TURN: usize = 50;

/// Why a walk has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A breakpoint was met: its place in the list.
    Breakpoint(usize),
    /// Something is wrong.
    Failure,
    /// Nothing can happen any more.
    Over,
    /// As many steps were taken as were allowed.
    Steps,
    /// Somebody wants it to stop.
    Interrupted,
}

impl Walk {
    /// Reads a breakpoint: `FILE:LINE`, `if EXPR`, or the name of a location.
    pub fn breakpoint(&self, text: &str) -> Result<Breakpoint, BreakpointError> {
        Breakpoint::parse(text, &self.setup)
    }

    /// Where the code nearest to the line of a breakpoint is, if none is known on that line.
    pub fn without_code(&self, breakpoint: &Breakpoint) -> Option<NoCode> {
        breakpoint.without_code(&self.setup)
    }

    /// The fields that the program has, if a breakpoint names a location and none of them is called
    /// so.
    pub fn without_field(&self, breakpoint: &Breakpoint) -> Option<Vec<String>> {
        breakpoint.without_field(&self.setup)
    }

    /// Goes on until a breakpoint is met, something is wrong or nothing can happen: first along
    /// the steps that are ahead, then with each thread in program order until it has to wait.
    pub fn run(
        &mut self,
        breakpoints: &[Breakpoint],
        most_steps: usize,
        interrupt: Option<&AtomicBool>,
    ) -> Result<Halt, WalkError> {
        let known = self.failure_keys();
        let mut in_a_row = 0;
        for _ in 0..most_steps {
            if interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
                return Ok(Halt::Interrupted);
            }
            let last = self.taken.last().map(|choice| choice.thread);
            let choice = match self.ahead.last() {
                Some(&ahead) => ahead,
                None => match self.usual_choice(last.filter(|_| in_a_row < TURN)) {
                    Some(choice) => choice,
                    None => return Ok(Halt::Over),
                },
            };
            in_a_row = match last == Some(choice.thread) {
                true => in_a_row + 1,
                false => 0,
            };
            let before = breakpoint::before(&self.setup, &self.now, breakpoints);
            self.take_choice(choice)?;
            if let Some(met) = breakpoint::met(&self.setup, &before, &self.now, choice, breakpoints)
            {
                return Ok(Halt::Breakpoint(met));
            }
            // What was wrong before, such as a race, is no reason to stop again.
            if self.failure_keys().iter().any(|key| !known.contains(key)) {
                return Ok(Halt::Failure);
            }
            if self.choices.is_empty() {
                return Ok(Halt::Over);
            }
        }
        Ok(Halt::Steps)
    }

    /// What comes next if nothing is out of the ordinary: the thread goes on as long as it can,
    /// and its operations complete in program order.
    fn usual_choice(&self, thread: Option<ThreadId>) -> Option<Choice> {
        let state = &self.now.state;
        let reuses = |choice: &Choice| {
            let thread = state.thread(choice.thread);
            thread.is_some_and(|thread| self.setup.machine.chooses_reuse(state, thread))
        };
        let rank = |choice: &Choice| {
            let turn = match thread {
                Some(thread) => usize::from(choice.thread != thread),
                // Whoever has just had many turns comes last.
                None => {
                    usize::from(self.taken.last().map(|last| last.thread) == Some(choice.thread))
                }
            };
            match choice.action {
                Action::Complete(entry) => (0, turn, 0, entry),
                Action::Step => (0, turn, 1, 0),
                // A read that takes an earlier value is not the usual one.
                Action::Data(0) if reuses(choice) => (0, turn, 3, 0),
                Action::Data(number) => (0, turn, 2, number),
                Action::Timeout => (1, turn, 0, 0),
                Action::Prescient(number) => (2, turn, 0, number),
            }
        };
        self.choices.iter().copied().min_by_key(rank)
    }
}
