//! Choices that are left out because a persistent set can do without them.

use crate::explorer::Explorer;
use fencepost_search::store::StateId;
use fencepost_vm::Choice;

impl Explorer<'_> {
    /// Leaves out choices of the state just reached that a persistent set can do without, unless a
    /// step of the set could lead back to where its thread was: then threads that are left out
    /// might be put off for ever.
    pub fn reduce(&mut self, choices: &mut Vec<Choice>) {
        let machine = self.task.machine;
        let several = |choices: &[Choice]| {
            let first = choices.first().map(|choice| choice.thread);
            choices.iter().any(|choice| Some(choice.thread) != first)
        };
        let Some(current) = self.current else { return };
        if !self.reduces || !several(choices) {
            return;
        }
        self.follow();
        let mut kept = std::mem::take(&mut self.kept);
        kept.clone_from(choices);
        if machine.reduce(&self.state, &mut kept) && self.all_progress(current, &kept) {
            self.result.statistics.left_out += (choices.len() - kept.len()) as u64;
            choices.clone_from(&kept);
        }
        self.kept = kept;
    }

    /// Whether every one of these steps takes its thread further on in its code, and none ends the
    /// execution.
    fn all_progress(&mut self, current: StateId, choices: &[Choice]) -> bool {
        let machine = self.task.machine;
        choices.iter().all(|&choice| {
            let Some(before) = self.state.thread(choice.thread) else {
                return false;
            };
            if machine.must_progress(before) {
                return true;
            }
            let before = before.clone();
            let tally = self.state.tally;
            let progress = match machine.apply(&mut self.state, choice, None) {
                Ok(()) => {
                    let after = self.state.thread(choice.thread);
                    after.is_none_or(|after| machine.makes_progress(&before, after))
                }
                // An end cuts everybody off, so whoever can move must have been asked first.
                Err(_) => false,
            };
            self.state.tally = tally;
            self.store.forget_running();
            self.store.go_to(current, &mut self.state);
            self.follow();
            progress
        })
    }
}
