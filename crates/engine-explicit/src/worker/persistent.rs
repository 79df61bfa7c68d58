//! Choices that are left out because a persistent set can do without them.

use crate::worker::chains::Ending;
use crate::worker::explorer::Explorer;
use crate::worker::limits::effort;
use crate::worker::numbers::Numbers;

use fencepost_search::store::StateId;
use fencepost_search::task::SearchTask;
use fencepost_vm::{Choice, Machine, RunningState, ThreadId};

/// How many executions are looked at to find out whether leaving choices out pays, and how long
/// they are.
const SAMPLES: u64 = 2;
const SAMPLE_LENGTH: usize = 400;
/// How many operations one of them runs. A loop that nobody sees takes very many in each step.
const SAMPLE_OPERATIONS: u64 = 200_000;
/// How much work all of them are.
const SAMPLE_EFFORT: u64 = 20_000;
/// It pays if choices are left out in one of so many states of the sample.
const WORTHWHILE: u64 = 16;

/// Whether choices of several threads are among these.
pub(crate) fn are_several(choices: &[Choice]) -> bool {
    let first = choices.first().map(|choice| choice.thread);
    choices.iter().any(|choice| Some(choice.thread) != first)
}

/// Whether a step takes its thread further on in its code and does not end the execution. The
/// state is the one after the step then.
fn progresses(machine: &Machine, state: &mut RunningState, choice: Choice) -> bool {
    let Some(before) = state.thread(choice.thread).cloned() else {
        return false;
    };
    // An end cuts everybody off, so whoever can move must have been asked first.
    machine.apply(state, choice, None).is_ok() && machine.makes_progress(&before, state)
}

/// Whether the program has one execution, without a choice anywhere: there is nothing to leave out,
/// and working out what a large library can do takes longer than running it.
pub(crate) fn is_straight(task: &SearchTask<'_>) -> bool {
    let machine = task.machine;
    let Ok(mut state) = machine.initial(task.entry, &[], None) else {
        return false;
    };
    let mut choices = Vec::new();
    for _ in 0..SAMPLE_LENGTH {
        machine.choices(&state, &mut choices);
        match choices[..] {
            [] => return true,
            [only] if state.record.tally.operations <= SAMPLE_OPERATIONS => {
                if machine.apply(&mut state, only, None).is_err() {
                    return true;
                }
            }
            _ => return false,
        }
    }
    false
}

/// Whether leaving choices out pays: not if next to nothing is left out in a sample of executions. The
/// sample is always the same, so searches with several workers and resumed ones decide alike.
pub(crate) fn pays(task: &SearchTask<'_>) -> bool {
    let machine = task.machine;
    let Ok(initial) = machine.initial(task.entry, &[], None) else {
        return true;
    };
    let (mut asked, mut left_out, mut work) = (0, 0, 0);
    let (mut choices, mut kept, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    for sample in 0..SAMPLES {
        let mut numbers = Numbers::new(sample);
        let mut state = initial.clone();
        for _ in 0..SAMPLE_LENGTH {
            machine.choices(&state, &mut choices);
            let run = state.record.tally.operations - initial.record.tally.operations;
            work += effort(&state);
            if choices.is_empty() || run > SAMPLE_OPERATIONS || work > SAMPLE_EFFORT {
                break;
            }
            if are_several(&choices) {
                asked += 1;
                let stays_behind = |choice: &&Choice| {
                    let thread = state.thread(choice.thread);
                    !thread.is_some_and(|thread| machine.must_progress(thread))
                        && !progresses(machine, &mut state.clone(), **choice)
                };
                refused.clear();
                loop {
                    kept.clone_from(&choices);
                    if !machine.reduce(&state, &mut kept, &refused) {
                        break;
                    }
                    let Some(behind) = kept.iter().find(stays_behind) else {
                        left_out += 1;
                        break;
                    };
                    refused.push(behind.thread);
                }
            }
            let choice = choices[(numbers.next() % choices.len() as u64) as usize];
            if machine.apply(&mut state, choice, None).is_err() {
                break;
            }
        }
    }
    left_out * WORTHWHILE >= asked
}

impl Explorer<'_> {
    /// Leaves out choices of the state just reached that a persistent set can do without. No step of
    /// the set may lead back to where its thread was: then threads that are left out might be put off
    /// for ever.
    pub fn reduce(&mut self, choices: &mut Vec<Choice>) {
        self.leave_out(choices);
        if self.task.count_origins {
            self.count_origins(choices);
        }
    }

    /// Counts where the choices of a state come from, if several threads can move.
    fn count_origins(&mut self, choices: &[Choice]) {
        if !are_several(choices) {
            return;
        }
        self.follow();
        for &choice in choices {
            if let Some(origin) = self.task.machine.origin(&self.state, choice) {
                *self.result.origins.entry(origin).or_default() += 1;
            }
        }
    }

    fn leave_out(&mut self, choices: &mut Vec<Choice>) {
        let machine = self.task.machine;
        self.is_partial = false;
        let Some(current) = self.current else { return };
        if !self.reduces || choices.len() < 2 {
            return;
        }
        let known = match self.ended_at == Some(current) {
            true => self.ending,
            false => Ending::Unknown,
        };
        if known == Ending::Whole {
            return;
        }
        self.follow();
        let mut kept = std::mem::take(&mut self.kept);
        let mut reduced = known == Ending::Reduced;
        match reduced {
            true => kept.clone_from(&self.ahead),
            false => {
                kept.clone_from(choices);
                reduced = machine.reduce(&self.state, &mut kept, &[]);
            }
        }
        let mut refused = Vec::new();
        while reduced && let Some(thread) = self.stays_behind(current, &kept) {
            refused.push(thread);
            kept.clone_from(choices);
            reduced = machine.reduce(&self.state, &mut kept, &refused);
        }
        if reduced {
            self.result.statistics.left_out += (choices.len() - kept.len()) as u64;
            choices.clone_from(&kept);
        }
        self.is_partial = reduced;
        self.kept = kept;
    }

    /// The choices of a stored state, none of them left out.
    pub fn all_choices(&mut self, state: StateId, choices: &mut Vec<Choice>) {
        self.go_to(state);
        self.follow();
        self.task.machine.choices(&self.state, choices);
    }

    /// A thread with a step among these that does not take it further on in its code, or ends the
    /// execution.
    fn stays_behind(&mut self, current: StateId, choices: &[Choice]) -> Option<ThreadId> {
        let machine = self.task.machine;
        let stays = choices.iter().find(|&&choice| {
            let thread = self.state.thread(choice.thread);
            if thread.is_some_and(|thread| machine.must_progress(thread)) {
                return false;
            }
            let tally = self.state.record.tally;
            let progress = progresses(machine, &mut self.state, choice);
            self.state.record.tally = tally;
            self.store.forget_running();
            self.store.go_to(current, &mut self.state);
            self.follow();
            !progress
        });
        stays.map(|choice| choice.thread)
    }
}
