//! What a search has found and what it has cost, for both searches of this crate.

use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::{LimitHit, Watch};
use fencepost_search::task::{Progress, SearchTask};
use fencepost_vm::{Choice, RunRecord, State, Stop, Tally};

/// Steps between two calls of the progress function.
const PROGRESS_EVERY: u64 = 1 << 14;

/// The findings of a search, and what it has cost so far.
pub(crate) struct Record<'a> {
    pub task: &'a SearchTask<'a>,
    pub result: SearchResult,
    pub executions: u64,
    watch: Watch<'a>,
}

impl<'a> Record<'a> {
    pub fn new(task: &'a SearchTask<'a>) -> Self {
        Self {
            task,
            result: SearchResult::default(),
            executions: 0,
            watch: Watch::start(task.limits, task.interrupt),
        }
    }

    /// Checks the properties of a state that was just reached. `stuck` says that nothing can
    /// happen in it.
    pub fn enter(&mut self, state: &State, stuck: bool, path: &dyn Fn() -> Vec<Choice>) -> Going {
        let cycle = self.task.machine.waiting_cycle(state);
        let checks = self.task.checks();
        checks.enter(&mut self.result, state, cycle, stuck, path)
    }

    /// Lets the steps of a run stop when time is up. Afterwards [`Record::is_late`] must be asked.
    pub fn set_deadline(&self, marks: &mut RunRecord) {
        marks.deadline = self.watch.deadline();
    }

    /// Whether a step came too late, and may have stopped anywhere; then the limit is noted.
    pub fn is_late(&mut self, marks: &mut RunRecord) -> bool {
        let late = marks.is_late();
        marks.deadline = None;
        if late {
            self.result.limits.insert(LimitHit::Timeout);
        }
        late
    }

    /// Notes why a step led to no state.
    pub fn stopped(&mut self, stop: Stop, path: &dyn Fn() -> Vec<Choice>) -> Going {
        self.task.checks().stopped(&mut self.result, stop, path)
    }

    /// Keeps what was recorded about the run as a whole. What it counted it counts from zero.
    pub fn keep_marks(&mut self, marks: &mut RunRecord) {
        self.task.checks().keep_marks(&mut self.result, marks);
        marks.tally = Tally::default();
    }

    /// Notes that steps were run again, only to come back to a state.
    pub fn note_repeated(&mut self, marks: &mut RunRecord) {
        let tally = std::mem::take(&mut marks.tally);
        self.result.statistics.comparison.repeated += tally.steps;
    }

    /// Counts a transition; says whether a limit ends the search. `states` and `bytes` are what
    /// the search holds.
    pub fn count(&mut self, depth: u64, states: u64, bytes: impl Fn() -> u64) -> Going {
        self.result.transitions += 1;
        self.result.depth = self.result.depth.max(depth);
        if let (Some(progress), true) = (
            self.task.progress,
            self.result.transitions.is_multiple_of(PROGRESS_EVERY),
        ) {
            progress(Progress {
                states,
                transitions: self.result.transitions,
                depth,
                fresh: 0,
                workers: 1,
                bytes: bytes(),
            });
        }
        match self.watch.check(states, bytes) {
            Some(limit) => {
                self.result.limits.insert(limit);
                Going::Over
            }
            None => Going::On,
        }
    }

    /// Ends the search. `covered` says whether it came to its own end.
    pub fn finish(mut self, covered: bool) -> SearchResult {
        self.result.executions = Some(self.executions);
        self.result.settle(covered);
        self.result
    }
}
