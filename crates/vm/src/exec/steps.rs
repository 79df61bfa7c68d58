//! Running a program step by step: the first state, and what a choice makes of one.

use super::{Exec, Watch};
use crate::machine::Machine;
use crate::machine::choice::Choice;
use crate::machine::event::{Event, EventKind, StepResult, Stop};
use crate::machine::footprint::{Footprint, Mode, Resource};
use crate::machine::native::RuntimePart;
use crate::machine::notes::Noted;
use crate::state::keys::ThreadId;
use crate::state::running_state::RunningState;
use crate::state::thread::{Status, Thread};
use fencepost_ir::FuncId;

impl Machine {
    /// The state before the first step: the entry function has done its invisible work.
    pub fn initial(
        &self,
        entry: FuncId,
        arguments: &[u64],
        events: Option<&mut Vec<Event>>,
    ) -> Result<RunningState, (Box<RunningState>, Stop)> {
        self.begin(entry, arguments, events.map(Watch::all))
    }

    pub(crate) fn begin(
        &self,
        entry: FuncId,
        arguments: &[u64],
        events: Option<Watch<'_>>,
    ) -> Result<RunningState, (Box<RunningState>, Stop)> {
        let mut run = RunningState::default();
        run.threads.push(Thread::new(ThreadId::MAIN, entry).into());
        for class in self.source.initial_statics() {
            if let Err(stop) = self.ensure_statics(&mut run.heap, class) {
                return Err((Box::new(run), stop));
            }
        }
        let mut exec = Exec::new(self, run.parts(), 0, events);
        let result = exec
            .enter_entry(entry, arguments)
            .and_then(|()| exec.run())
            .and_then(|()| exec.settle());
        match result {
            Ok(()) => {
                self.collect(&mut run);
                Ok(run)
            }
            Err(stop) => Err((Box::new(run), stop)),
        }
    }

    /// Applies a choice. On `Ok` the state is the next one, garbage removed; otherwise the run
    /// ends here and the state is what it was when it did.
    pub fn apply(
        &self,
        run: &mut RunningState,
        choice: Choice,
        events: Option<&mut Vec<Event>>,
    ) -> StepResult {
        self.apply_listening(run, choice, events.map(Watch::all), None)
    }

    /// Applies a choice, and the state knows what the step looked at.
    pub fn apply_watched(&self, run: &mut RunningState, choice: Choice) -> StepResult {
        run.heap.reads.start();
        let result = self.apply_listening(run, choice, None, None);
        if result.is_err() || run.threads.saw_others() {
            run.heap.reads.give_up();
        }
        run.heap.reads.pause();
        result
    }

    /// Applies a choice and notes what the step touched.
    pub fn apply_noting(
        &self,
        run: &mut RunningState,
        choice: Choice,
        footprint: &mut Footprint,
    ) -> StepResult {
        footprint.clear();
        self.apply_listening(run, choice, None, Some(footprint))
    }

    /// What an execution writes to the console. Nothing else of it is kept, so it may be long.
    pub fn output_of(&self, entry: FuncId, path: &[Choice]) -> String {
        let mut text = String::new();
        let mut events = Vec::new();
        let mut watch = Watch {
            events: &mut events,
            output_only: true,
            notes: None,
        };
        let mut run = self.begin(entry, &[], Some(watch.again())).ok();
        take_output(watch.events, &mut text);
        for &choice in path {
            let Some(running) = &mut run else { break };
            let result = self.apply_listening(running, choice, Some(watch.again()), None);
            take_output(watch.events, &mut text);
            if result.is_err() {
                break;
            }
        }
        text
    }

    pub(crate) fn apply_listening(
        &self,
        run: &mut RunningState,
        choice: Choice,
        events: Option<Watch<'_>>,
        footprint: Option<&mut Footprint>,
    ) -> StepResult {
        let index = run.thread_index(choice.thread).ok_or(Stop::NotEnabled)?;
        run.record.tally.steps += 1;
        run.record.started_over = false;
        run.record.released = false;
        run.record.started.clear();
        let mut roots = std::mem::take(&mut run.scratch.roots);
        self.thread_roots(&run.threads[index], &mut roots.0);
        run.heap.suspects.clear();
        let threads = run.threads.unseen().len();
        run.threads.start_step(index);
        let thread = &mut run.threads[index];
        let was_fresh = thread.fresh;
        if was_fresh {
            thread.fresh = false;
        }
        let mut exec = Exec::new(self, run.parts(), index, events);
        exec.footprint = footprint;
        if was_fresh {
            // Others may ask whether it has moved.
            exec.touch(Resource::Runtime(RuntimePart::Workers), Mode::Write);
        }
        if exec.thread().background {
            exec.touch(Resource::Life, Mode::Read);
        }
        // Nobody moves after the end of an execution. And where an interrupted thread has to wait
        // it may be interrupted instead, so when others make it wait, or no longer, matters.
        if exec.thread().status == Status::Failing || exec.thread().interrupted {
            exec.touch(Resource::Everything, Mode::Write);
        }
        let result = exec.apply(choice.action).and_then(|()| exec.settle());
        let result = result.and_then(|()| exec.refuse_stray());
        if result.is_err() {
            exec.touch(Resource::Everything, Mode::Write);
        }
        let ran = u64::from(exec.operations_run());
        run.record.tally.operations += ran;
        if result.is_ok() {
            let before = (roots.0.as_slice(), threads);
            if self.must_collect(run, index, before, &mut roots.1) {
                self.collect(run);
                run.record.tally.collections += 1;
            } else {
                debug_assert!(self.is_collected(run), "a collection was skipped");
            }
        }
        run.scratch.roots = roots;
        result
    }

    /// The state before the first step, with notes for whoever explains the execution.
    pub fn initial_narrated(
        &self,
        entry: FuncId,
        events: &mut Vec<Event>,
        notes: &mut Vec<Noted>,
    ) -> Result<RunningState, (Box<RunningState>, Stop)> {
        self.begin(entry, &[], Some(Watch::narrated(events, notes)))
    }

    /// Applies a choice, with notes for whoever explains the execution.
    pub fn apply_narrated(
        &self,
        run: &mut RunningState,
        choice: Choice,
        events: &mut Vec<Event>,
        notes: &mut Vec<Noted>,
    ) -> StepResult {
        self.apply_listening(run, choice, Some(Watch::narrated(events, notes)), None)
    }
}

/// Moves what was written to the console out of a list of events.
fn take_output(events: &mut Vec<Event>, text: &mut String) {
    for event in events.drain(..) {
        if let EventKind::Output(part) = event.kind {
            text.push_str(&part);
        }
    }
}
