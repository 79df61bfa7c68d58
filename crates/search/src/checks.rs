//! What every engine checks in the states and steps of an execution.

use crate::benign::BenignRace;
use crate::fairness::Liveness;
use crate::finding::{Failure, FailureKey, Finding, SearchResult};
use crate::histories::{Judge, Judgement};
use crate::limits::LimitHit;
use crate::property::{BoundExpression, PropertyValue, number_objects};
use crate::speculation::comes_to_count;
use fencepost_vm::{Choice, Deadlock, Machine, MachineLimit, Observed, RunRecord, State, Stop};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The properties that a search checks, and the expressions whose values it collects.
#[derive(Default)]
pub struct Properties {
    /// Must hold in every state.
    pub invariants: Vec<BoundExpression>,
    /// Whether accesses that nothing orders are failures.
    pub races: bool,
    /// Those that are none.
    pub benign_races: Vec<BenignRace>,
    /// Must hold in every end state.
    pub finals: Vec<BoundExpression>,
    /// Evaluated in every end state.
    pub outcomes: Vec<BoundExpression>,
    /// About executions that never end.
    pub liveness: Liveness,
    /// Who compares the histories of objects with serial ones.
    pub histories: Option<Arc<dyn Judge>>,
}

impl Properties {
    /// Whether every state is looked at, and not only those that nothing follows.
    pub fn look_at_states(&self) -> bool {
        !self.invariants.is_empty() || self.races || self.histories.is_some()
    }

    /// What is looked at in every state.
    pub fn observed(&self) -> Observed {
        let mut observed = Observed::default();
        for invariant in &self.invariants {
            invariant.observe(&mut observed);
        }
        for condition in self.liveness.expressions() {
            condition.observe(&mut observed);
        }
        observed
    }

    /// What is looked at when an execution ends.
    pub fn observed_at_ends(&self) -> Observed {
        let mut observed = Observed::default();
        for expression in self.finals.iter().chain(&self.outcomes) {
            expression.observe(&mut observed);
        }
        observed
    }
}

/// How a search that is under way ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Going {
    /// It goes on.
    On,
    /// It stops here.
    Over,
}

/// What to check, and whether to go on after the first failure.
#[derive(Clone, Copy)]
pub struct Checks<'a> {
    /// The machine.
    pub machine: &'a Machine,
    /// The properties.
    pub properties: &'a Properties,
    /// Whether to go on after a failure.
    pub find_all: bool,
    /// The only failures that count towards an end, if not every one does: the search is over
    /// when all of them are found.
    pub wanted: Option<&'a BTreeSet<FailureKey>>,
}

impl Checks<'_> {
    /// Whether a search that has these findings need not go on.
    pub fn are_enough(self, findings: &BTreeMap<FailureKey, Finding>) -> bool {
        match self.wanted {
            Some(wanted) => wanted.iter().all(|key| findings.contains_key(key)),
            None => !self.find_all && !findings.is_empty(),
        }
    }

    /// Checks a state that was just reached. `cycle` is threads in it that wait for each other,
    /// `stuck` says that nothing can happen in it.
    #[inline]
    pub fn enter(
        self,
        result: &mut SearchResult,
        state: &State,
        cycle: Option<Deadlock>,
        stuck: bool,
        path: impl Fn() -> Vec<Choice>,
    ) -> Going {
        let Checks { machine, .. } = self;
        if machine.is_speculative(state) {
            return self.enter_speculative(result, state, path);
        }
        for (index, invariant) in self.properties.invariants.iter().enumerate() {
            if let Err(message) = invariant.holds(machine, state)
                && self.fail(result, Failure::Invariant { index, message }, &path) == Going::Over
            {
                return Going::Over;
            }
        }
        if let Some(judge) = &self.properties.histories {
            for judgement in judge.judge(machine, state) {
                if self.judge(result, judgement, &path) == Going::Over {
                    return Going::Over;
                }
            }
        }
        if self.properties.races {
            for race in machine.races(state) {
                let mut benign = self.properties.benign_races.iter();
                if benign.any(|one| one.covers(machine, &race)) {
                    continue;
                }
                if self.fail(result, Failure::Race(race), &path) == Going::Over {
                    return Going::Over;
                }
            }
        }
        let in_cycle = cycle.is_some();
        if let Some(deadlock) = cycle
            // The threads of the cycle never move again; others may, so the search goes on.
            && self.fail(result, Failure::Deadlock(deadlock), &path) == Going::Over
        {
            return Going::Over;
        }
        if !stuck {
            Going::On
        } else if state.has_ended() {
            self.end(result, state, path)
        } else if in_cycle {
            // Whoever else is stuck here is stuck because of the cycle, which was noted.
            Going::On
        } else {
            self.fail(result, Failure::Deadlock(machine.stuck(state)), path)
        }
    }

    /// Notes what is to be said about a history.
    fn judge(
        self,
        result: &mut SearchResult,
        judgement: Judgement,
        path: impl Fn() -> Vec<Choice>,
    ) -> Going {
        match judgement {
            Judgement::Wrong(wrong) => {
                return self.fail(result, Failure::NotLinearizable(wrong), path);
            }
            Judgement::Unsupported(problem) => result.note_unsupported(problem, path),
            Judgement::TooMany => {
                result.limits.insert(LimitHit::Histories);
            }
        }
        Going::On
    }

    /// Checks a state that counts only if the execution goes on to where no prescient store is
    /// pending. What lasts is found there; an invariant may fail here alone.
    fn enter_speculative(
        self,
        result: &mut SearchResult,
        state: &State,
        path: impl Fn() -> Vec<Choice>,
    ) -> Going {
        let mut counts = None;
        for (index, invariant) in self.properties.invariants.iter().enumerate() {
            let Err(message) = invariant.holds(self.machine, state) else {
                continue;
            };
            let failure = Failure::Invariant { index, message };
            if result.findings.contains_key(&failure.key(self.machine)) {
                continue;
            }
            let answer = *counts.get_or_insert_with(|| comes_to_count(self.machine, state));
            if answer.is_none() {
                result.limits.insert(LimitHit::Prescient);
            }
            if answer == Some(true) && self.fail(result, failure, &path) == Going::Over {
                return Going::Over;
            }
        }
        Going::On
    }

    /// Checks what must hold at the end, and collects outcomes.
    fn end(
        self,
        result: &mut SearchResult,
        state: &State,
        path: impl Fn() -> Vec<Choice>,
    ) -> Going {
        let Checks { machine, .. } = self;
        for (index, message) in self.final_failures(state) {
            if self.fail(result, Failure::Final { index, message }, &path) == Going::Over {
                return Going::Over;
            }
        }
        let code = state.exit_code();
        result.ends.entry(code).or_insert_with(&path);
        let outcomes = &self.properties.outcomes;
        if !outcomes.is_empty() {
            let values = outcomes.iter().map(|expression| {
                // A value that cannot be read is an outcome, too; it says why.
                expression
                    .evaluate(machine, state)
                    .unwrap_or_else(|error| PropertyValue::String(format!("<{error}>")))
            });
            let mut row: Vec<PropertyValue> = values.collect();
            number_objects(&mut row);
            result.outcomes.entry(row).or_insert_with(path);
        }
        Going::On
    }

    /// The final properties that do not hold in a state in which the program has ended, and why.
    /// Where it ended itself while others ran, their work was not done, and nothing need hold.
    fn final_failures(self, state: &State) -> Vec<(usize, String)> {
        if state.was_cut_off() {
            return Vec::new();
        }
        let finals = self.properties.finals.iter().enumerate();
        finals
            .filter_map(|(index, property)| {
                let message = property.holds(self.machine, state).err()?;
                Some((index, message))
            })
            .collect()
    }

    /// Notes why a step led to no state.
    pub fn stopped(
        self,
        result: &mut SearchResult,
        stop: Stop,
        path: impl Fn() -> Vec<Choice>,
    ) -> Going {
        match stop {
            Stop::Violation(violation) => {
                return self.fail(result, Failure::Step(violation), path);
            }
            Stop::Assumed => {}
            Stop::Unsupported(problem) => result.note_unsupported(problem, path),
            Stop::Limit(limit) => {
                result.limits.insert(match limit {
                    MachineLimit::TimerFirings => LimitHit::TimerFirings,
                    MachineLimit::ClockMoves => LimitHit::ClockMoves,
                    MachineLimit::Time => LimitHit::Timeout,
                    MachineLimit::Heap | MachineLimit::Threads => LimitHit::Heap,
                });
            }
            // The machine offered a choice it then refused: that is a defect of ours, and the
            // executions behind it were not covered.
            Stop::NotEnabled => result.refused_choices += 1,
        }
        Going::On
    }

    /// Notes a failure. Says whether the search goes on.
    pub fn fail(
        self,
        result: &mut SearchResult,
        failure: Failure,
        path: impl Fn() -> Vec<Choice>,
    ) -> Going {
        let key = failure.key(self.machine);
        result.findings.entry(key).or_insert_with(|| Finding {
            failure,
            path: path(),
        });
        match self.are_enough(&result.findings) {
            true => Going::Over,
            false => Going::On,
        }
    }

    /// Keeps what was recorded about a run as a whole.
    pub fn keep_marks(self, result: &mut SearchResult, marks: &RunRecord) {
        result.longest_pending = result.longest_pending.max(marks.longest_pending);
        result.library_was_ordered |= marks.library_was_ordered;
        result.statistics.tally.add(marks.tally);
        if marks.queue_limit_hit {
            result.limits.insert(LimitHit::Queue);
        }
        if marks.pending_limit_hit {
            result.limits.insert(LimitHit::Pending);
        }
        if result.pending_limit_at.is_none() {
            result.pending_limit_at = marks
                .pending_limit_at
                .map(|(function, pc)| self.machine.describe_operation(function, pc));
        }
    }
}
