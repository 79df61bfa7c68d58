//! A thread that waits for the ends of others, run ahead of them.
//!
//! Programs start threads in one loop and wait for them in another. What stands behind the second
//! loop comes after the ends of all these threads, but only a state shows which they are: they are
//! found through a list, an iterator, a call. So the thread is run on a copy of the state, as if the
//! thread that it waits for had ended, as far as nobody else can notice what it does or change what it
//! comes to; if it waits for another one there, as if that had ended, too.

use super::Exec;
use crate::machine::Machine;
use crate::machine::choice::Action;
use crate::machine::event::StepResult;
use crate::machine::lookahead::Lookahead;
use crate::machine::native::Readiness;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::keys::ThreadId;
use crate::state::running_state::RunningState;
use crate::state::thread::{Status, Thread};
use fencepost_ir::{Kind, Op};

/// How many ends are waited for in one lookahead.
const MOST_ENDS: usize = 64;

/// How many operations run between two of them. Whatever is behind that is not run ahead.
const MOST_OPERATIONS: u32 = 2_000;

impl Machine {
    /// Runs a thread ahead through its waits for the ends of others; none if it does not wait for one.
    pub(crate) fn look_ahead(&self, state: &State, thread: ThreadId) -> Option<Lookahead> {
        // An interrupt ends every wait, and whoever asks for the state of the thread finds it running
        // between two of them.
        if self.interrupts || self.asks_waiting {
            return None;
        }
        self.end_waited_for(state, thread)?;
        let mut most = MOST_ENDS;
        loop {
            match self.run_ahead(state, thread, most) {
                Ok(lookahead) => {
                    let waits = lookahead.ended.iter().any(|&ended| lives(state, ended));
                    return waits.then_some(lookahead);
                }
                Err(0) => return None,
                Err(passed) => most = passed,
            }
        }
    }

    /// Runs a thread ahead through at most so many waits for an end. An error is how many it passes
    /// before one behind which it cannot be run ahead.
    fn run_ahead(&self, state: &State, thread: ThreadId, most: usize) -> Result<Lookahead, usize> {
        let mut run = RunningState::from(state.clone());
        let mut ended = Vec::new();
        while ended.len() < most
            && let Some(target) = self.end_waited_for(&run, thread)
        {
            if self.pass_wait(&mut run, thread, target).is_none() {
                return Err(ended.len());
            }
            ended.push(target);
        }
        if self.options.flaw == Flaw::Lookahead {
            let others = state.threads.unseen().iter().map(|other| other.id);
            ended.extend(others.filter(|&other| other != thread));
        }
        // All others are as they were.
        let mut later = std::mem::take(run.parts().0);
        let ahead = std::mem::replace(&mut later.threads, state.threads.clone());
        let ahead = ahead.unseen().iter().find(|ahead| ahead.id == thread);
        if let (Some(at), Some(ahead)) = (state.thread_index(thread), ahead) {
            later.threads[at] = ahead.clone().into();
        }
        Ok(Lookahead {
            state: later,
            ended,
        })
    }

    /// The thread for whose end another one waits, for as long as that takes, with nothing pending.
    /// It may have ended.
    fn end_waited_for(&self, state: &State, thread: ThreadId) -> Option<ThreadId> {
        let waiting = state.thread(thread)?;
        let is_undisturbed = waiting.status == Status::Running
            && !waiting.is_in_section()
            && waiting.unwinds.is_empty()
            && waiting.pending.is_empty();
        if !is_undisturbed {
            return None;
        }
        let ended = match self.next_op(waiting)? {
            Op::ThreadJoin {
                thread: handle,
                timeout,
                ..
            } if timeout.0.is_none() => ThreadId((waiting.reg(*handle) as u32).checked_sub(1)?),
            Op::Native { native, args, .. } => {
                let row = self.native(*native).ok()?;
                let words: Vec<u64> = args.0.iter().map(|&arg| waiting.reg(arg)).collect();
                let mut further = row.params.iter().zip(&words).skip(1);
                // What the other thread leaves is not known yet.
                if further.any(|(kind, &word)| *kind == Kind::Ptr && word != 0) {
                    return None;
                }
                let readiness = (row.ready?)(self, state, thread, &words);
                let ended = row.joins_patiently(state, thread, &words)?;
                // Some threads are never waited for.
                if lives(state, ended) != (readiness == Readiness::Blocked) {
                    return None;
                }
                ended
            }
            // Whatever does not wait for an end is not passed.
            _ => return None,
        };
        (ended != thread).then_some(ended)
    }

    /// Lets a thread go on as if the one that it waits for had ended; none if that is not possible,
    /// or what it does then is more than a thread does for itself.
    fn pass_wait(&self, run: &mut RunningState, thread: ThreadId, ended: ThreadId) -> Option<()> {
        if let Some(at) = run.thread_index(ended) {
            run.threads[at].status = Status::Ended;
        }
        let at = run.thread_index(thread)?;
        run.threads.start_step(at);
        self.step_ahead(run, at).ok()?;
        let goes_on = |after: &Thread| after.status == Status::Running && after.unwinds.is_empty();
        let undisturbed = run.globals.exit.is_none() && run.thread(thread).is_some_and(goes_on);
        undisturbed.then_some(())
    }

    /// A step whose garbage is left, so that nothing comes to be known by fewer threads.
    fn step_ahead(&self, run: &mut RunningState, at: usize) -> StepResult {
        let mut exec = Exec::new(self, run.parts(), at, None);
        exec.most_invisible = MOST_OPERATIONS;
        exec.looks_ahead = true;
        exec.apply(Action::Step)?;
        exec.settle()?;
        exec.refuse_stray()
    }
}

/// Whether a thread has not ended yet.
fn lives(state: &State, thread: ThreadId) -> bool {
    state.thread(thread).is_some_and(|found| !found.has_ended())
}
