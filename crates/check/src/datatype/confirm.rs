//! What a solver found, shown by the machine before it is believed.

use super::client::Client;
use super::explicit::TestError;
use super::result::TestReport;
use crate::allowance::Allowance;
use crate::bounded::sorted_limits;
use crate::classify::Sequential;
use crate::engine::Reduction;
use crate::explain::{Confirmed, explain};
use crate::follow::follow;
use crate::outcome::{Report, ViolationReport};
use crate::run;
use crate::task::{Setup, Task};
use fencepost_engine_bounded::Step;
use fencepost_memory_model::MemoryModel;
use fencepost_search::finding::{Failure, FailureKind, SearchResult};
use fencepost_search::property::PropertyValue;
use fencepost_vm::ViolationKind;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// States that are visited to find something again that following the solver did not show.
const REPLAY_STATES: u64 = 200_000;

/// What an execution is said to show.
pub(super) enum Claim {
    /// An end state in which this does not hold.
    Final(String),
    /// A failure of this kind.
    Failure(FailureKind),
    /// An exception of this class that nobody catches.
    Exception(String),
}

impl Claim {
    fn is_shown_by(&self, failure: &Failure) -> bool {
        match (self, failure) {
            (Claim::Exception(class), Failure::Step(violation)) => match &violation.kind {
                ViolationKind::Exception(thrown) => thrown == class,
                ViolationKind::Assertion | ViolationKind::Mistake(_) => false,
            },
            (Claim::Exception(_), _) => false,
            (Claim::Final(_), other) => other.kind() == FailureKind::Final,
            (Claim::Failure(kind), other) => *kind == other.kind(),
        }
    }

    fn is_reported_by(&self, report: &ViolationReport) -> bool {
        match self {
            Claim::Final(_) => report.kind == FailureKind::Final,
            Claim::Failure(kind) => report.kind == *kind,
            Claim::Exception(class) => {
                report.kind == FailureKind::Exception && report.message.contains(class)
            }
        }
    }

    /// What must not hold in the end.
    fn condition(&self) -> Option<String> {
        match self {
            Claim::Final(condition) => Some(condition.clone()),
            Claim::Failure(_) | Claim::Exception(_) => None,
        }
    }

    /// What is said, for people.
    fn words(&self) -> String {
        match self {
            Claim::Final(_) => "an observation".to_string(),
            Claim::Failure(kind) => format!("a violation of kind {kind}"),
            Claim::Exception(class) => format!("an unhandled {class}"),
        }
    }
}

/// An execution that a solver found.
pub(super) struct Told<'a> {
    pub client: Arc<Client>,
    /// The model that it obeys. It has steps.
    pub model: MemoryModel,
    pub steps: &'a [Step],
}

/// Runs a client by visiting states, not too many of them.
fn by_states<T>(
    task: &mut Task,
    client: &Arc<Client>,
    model: &MemoryModel,
    look: impl FnOnce(&mut Task) -> Result<T, TestError>,
) -> Result<T, TestError> {
    let engine = std::mem::replace(&mut task.engine, Reduction::Ample.into());
    let states = task.limits.max_states.replace(REPLAY_STATES);
    let source = std::mem::replace(&mut task.source, client.clone());
    let model = std::mem::replace(&mut task.model, model.clone());
    let find_all = std::mem::replace(&mut task.find_all, true);
    let classify = std::mem::replace(&mut task.classify_outcomes, false);
    let result = look(task);
    task.engine = engine;
    task.limits.max_states = states;
    task.source = source;
    task.model = model;
    task.find_all = find_all;
    task.classify_outcomes = classify;
    task.finals.clear();
    task.outcomes.clear();
    result
}

/// The execution as the machine shows it. If it does not, the report says what that means: a
/// defect of ours if all states were visited, and a limit otherwise.
pub(super) fn confirm(
    task: &mut Task,
    told: &Told<'_>,
    claim: &Claim,
    report: &mut TestReport,
) -> Result<Option<ViolationReport>, TestError> {
    by_states(task, &told.client, &told.model, |task| {
        task.finals.extend(claim.condition());
        if let Some(shown) = along(task, told, claim, report)? {
            return Ok(Some(shown));
        }
        let found = run::check(task).map_err(TestError::Task)?;
        let mut violations = found.violations.iter();
        let shown = violations.find(|one| claim.is_reported_by(one)).cloned();
        if shown.is_none() {
            let missing = format!(
                "a solver says that there is {}, and no state shows it",
                claim.words()
            );
            note_missing(report, &found, missing);
        }
        report.internal.extend(found.internal);
        Ok(shown)
    })
}

/// The execution as the machine shows it without any reordering, if it follows the solver's order
/// to the same end. That it does not says nothing.
pub(super) fn sequential(
    task: &mut Task,
    told: &Told<'_>,
    claim: &Claim,
    report: &mut TestReport,
) -> Result<Option<ViolationReport>, TestError> {
    by_states(task, &told.client, &told.model, |task| {
        task.finals.extend(claim.condition());
        along(task, told, claim, report)
    })
}

/// Whether the machine gives a row of end values. If it does not, the report says what that means.
pub(super) fn confirm_row(
    task: &mut Task,
    client: &Arc<Client>,
    model: &MemoryModel,
    row: &[PropertyValue],
    report: &mut TestReport,
) -> Result<bool, TestError> {
    by_states(task, client, model, |task| {
        task.outcomes = client.columns();
        let found = run::outcomes(task).map_err(TestError::Task)?;
        let shown = found.outcomes.iter().any(|one| one.values == row);
        if !shown {
            let missing = "a solver gives end values that no state shows".to_string();
            note_missing(report, &found, missing);
        }
        report.internal.extend(found.internal);
        Ok(shown)
    })
}

fn note_missing(report: &mut TestReport, found: &Report, missing: String) {
    if found.limits_hit.is_empty() && found.unsupported.is_empty() {
        report.internal.push(missing);
        return;
    }
    let limits = report.limits_hit.iter().chain(&found.limits_hit);
    report.limits_hit = sorted_limits(limits.copied());
    for problem in &found.unsupported {
        if !report.unsupported.contains(problem) {
            report.unsupported.push(problem.clone());
        }
    }
}

/// Runs the machine along the solver's execution.
fn along(
    task: &mut Task,
    told: &Told<'_>,
    claim: &Claim,
    report: &mut TestReport,
) -> Result<Option<ViolationReport>, TestError> {
    // Executions are shorter where what only one thread can reach is no step. Where it is, every
    // access is one, as it is for the solver.
    for reduction in [Reduction::Ample, Reduction::None] {
        if let Some(shown) = along_with(task, told, claim, reduction, report)? {
            return Ok(Some(shown));
        }
    }
    Ok(None)
}

fn along_with(
    task: &mut Task,
    told: &Told<'_>,
    claim: &Claim,
    reduction: Reduction,
    report: &mut TestReport,
) -> Result<Option<ViolationReport>, TestError> {
    let start = Instant::now();
    let setup = Setup::with_reduction(task, told.model.clone(), reduction);
    let mut setup = setup.map_err(TestError::Task)?;
    // The solver says when pending accesses complete.
    setup.machine.options.defer_entries = false;
    setup.machine.options.persistent = false;
    let wanted = |failure: &Failure| claim.is_shown_by(failure);
    let Some((key, finding)) = follow(&setup, told.steps, &wanted) else {
        return Ok(None);
    };
    let mut allowance = Allowance::new(task, start);
    let confirmed = match Confirmed::new(task, &setup, &key, &finding, &mut allowance) {
        Ok(confirmed) => confirmed,
        Err(message) => {
            report.internal.push(message);
            return Ok(None);
        }
    };
    let reordered: BTreeSet<_> = confirmed
        .reordered
        .then(|| key.clone())
        .into_iter()
        .collect();
    let sequential = Sequential::new(task, &SearchResult::default(), reordered, start);
    let sequential = sequential.map_err(TestError::Task)?;
    let engine = std::mem::replace(&mut task.engine, reduction.into());
    let shown = explain(task, &setup, &sequential, &confirmed, &mut allowance);
    task.engine = engine;
    match shown {
        Ok((shown, _)) => Ok(Some(shown)),
        Err(message) => {
            report.internal.push(message);
            Ok(None)
        }
    }
}
