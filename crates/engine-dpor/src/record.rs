//! What a search has found: properties are checked here, for both searches of this crate.

use fencepost_engine_explicit::{Progress, SearchTask};
use fencepost_search::finding::{Failure, Finding, SearchResult};
use fencepost_search::limits::{LimitHit, Watch};
use fencepost_search::property::{PropertyValue, number_objects};
use fencepost_vm::{Choice, State, Stop};

/// How a search that is under way goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Going {
    /// It goes on.
    On,
    /// It stops here.
    Over,
}

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
        let (machine, properties) = (self.task.machine, self.task.properties);
        for (index, invariant) in properties.invariants.iter().enumerate() {
            if let Err(message) = invariant.holds(machine, state)
                && self.fail(Failure::Invariant { index, message }, path) == Going::Over
            {
                return Going::Over;
            }
        }
        if properties.races
            && let Some(race) = machine.race(state)
            && self.fail(Failure::Race(race), path) == Going::Over
        {
            return Going::Over;
        }
        let cycle = machine.waiting_cycle(state);
        let in_cycle = cycle.is_some();
        if let Some(deadlock) = cycle
            && self.fail(Failure::Deadlock(deadlock), path) == Going::Over
        {
            return Going::Over;
        }
        if !stuck {
            return Going::On;
        }
        if state.has_ended() {
            return self.end(state, path);
        }
        if in_cycle {
            return Going::On;
        }
        self.fail(Failure::Deadlock(machine.stuck(state)), path)
    }

    /// Checks what must hold at the end, and collects outcomes.
    fn end(&mut self, state: &State, path: &dyn Fn() -> Vec<Choice>) -> Going {
        let (machine, properties) = (self.task.machine, self.task.properties);
        for (index, property) in properties.finals.iter().enumerate() {
            if let Err(message) = property.holds(machine, state)
                && self.fail(Failure::Final { index, message }, path) == Going::Over
            {
                return Going::Over;
            }
        }
        let code = state.exit_code();
        self.result.ends.entry(code).or_insert_with(path);
        if !properties.outcomes.is_empty() {
            let values = properties.outcomes.iter().map(|expression| {
                // A value that cannot be read is an outcome, too; it says why.
                expression
                    .evaluate(machine, state)
                    .unwrap_or_else(|error| PropertyValue::String(format!("<{error}>")))
            });
            let mut row: Vec<PropertyValue> = values.collect();
            number_objects(&mut row);
            self.result.outcomes.entry(row).or_insert_with(path);
        }
        Going::On
    }

    fn fail(&mut self, failure: Failure, path: &dyn Fn() -> Vec<Choice>) -> Going {
        let key = failure.key(self.task.machine);
        let finding = || Finding {
            failure,
            path: path(),
        };
        self.result.findings.entry(key).or_insert_with(finding);
        match self.task.find_all {
            true => Going::On,
            false => Going::Over,
        }
    }

    /// Notes why a step led to no state.
    pub fn stopped(&mut self, stop: Stop, path: &dyn Fn() -> Vec<Choice>) -> Going {
        match stop {
            Stop::Violation(violation) => return self.fail(Failure::Step(violation), path),
            Stop::Assumed => {}
            Stop::Unsupported(problem) => self.result.note_unsupported(problem),
            Stop::Limit(_) => {
                self.result.limits.insert(LimitHit::Heap);
            }
            Stop::NotEnabled => self.result.refused_choices += 1,
        }
        Going::On
    }

    /// Notes that a thread waits in a way that the order of events does not show.
    pub fn note_unordered(&mut self, state: &State) {
        if let Some(problem) = self.task.machine.unordered_wait(state) {
            self.result.note_unsupported(problem);
        }
    }

    /// Keeps what a state records about the run as a whole.
    pub fn keep_marks(&mut self, state: &State) {
        let result = &mut self.result;
        result.longest_pending = result.longest_pending.max(state.longest_pending);
        result.library_was_ordered |= state.library_was_ordered;
        if state.pending_limit_hit {
            result.limits.insert(LimitHit::Pending);
            if result.pending_limit_at.is_none() {
                let machine = self.task.machine;
                result.pending_limit_at = state
                    .pending_limit_at
                    .map(|(function, pc)| machine.describe_operation(function, pc));
            }
        }
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
        self.result.complete = covered
            && self.result.refused_choices == 0
            && self.result.limits.is_empty()
            && self.result.unsupported.is_empty();
        self.result
    }
}
