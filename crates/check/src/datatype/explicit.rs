//! Comparing serial with concurrent observations by searching states.

use super::client::{Client, Mode, Values};
use super::result::{DatatypeViolation, TestReport};
use super::shape::{Argument, Specification, SpecificationError, Test, View};
use crate::bounded::sorted_limits;
use crate::engine::Engine;
use crate::outcome::{Classification, Report, Verdict, ViolationReport};
use crate::task::{Task, TaskError};
use crate::witness::Witness;
use fencepost_ir::{Problem, Source};
use fencepost_memory_model::MemoryModel;
use fencepost_search::finding::FailureKind;
use fencepost_search::property::PropertyValue;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// The kind of a violation that is about observations.
pub(super) const KIND: FailureKind = FailureKind::NotSerial;
/// How many serial observations are shown beside one that none of them is.
const SHOWN: usize = 3;

type Row = Vec<PropertyValue>;

/// Why a test was not run.
#[derive(Clone, Debug)]
pub enum TestError {
    /// The specification does not fit the program.
    Specification(SpecificationError),
    /// The task cannot be started.
    Task(TaskError),
}

/// What a specification takes for granted that arguments are.
pub(super) fn assumptions(specification: &Specification) -> Option<&'static str> {
    let mut operations = specification.operations.values();
    let any = operations.any(|operation| operation.arguments.contains(&Argument::Any));
    any.then_some("distinct-arguments")
}

/// Runs a test of a data type. The task says how to search; its program is `source`.
pub fn check_test(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
) -> Result<TestReport, TestError> {
    if let Engine::Bounded { .. } = task.engine {
        return super::solver::run(task, source, specification, test);
    }
    let start = Instant::now();
    let model = task.model.clone();
    let result = run(task, source, specification, test, &model);
    task.model = model;
    task.source = source.clone();
    task.outcomes.clear();
    task.finals.clear();
    let mut report = result?;
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

pub(super) fn client(
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
    mode: Mode,
    values: Values,
) -> Result<Client, TestError> {
    let client = Client::new(source.clone(), specification, test, mode, values);
    client.map_err(TestError::Specification)
}

fn run(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
    model: &MemoryModel,
) -> Result<TestReport, TestError> {
    let serial = client(source, specification, test, Mode::Serial, Values::Distinct)?;
    task.outcomes = serial.columns();
    task.finals.clear();
    task.classify_outcomes = false;
    task.source = Arc::new(serial);
    task.model = MemoryModel::sequential();
    let serial = crate::run::outcomes(task).map_err(TestError::Task)?;
    let concurrent = client(
        source,
        specification,
        test,
        Mode::Concurrent,
        Values::Distinct,
    )?;
    let view = concurrent.view.clone();
    task.source = Arc::new(concurrent);
    task.model = model.clone();
    let concurrent = crate::run::outcomes(task).map_err(TestError::Task)?;
    let mut report = summary(specification, test, &serial, &concurrent);
    // A serial execution that waits for ever is none that a concurrent one could be like.
    let failures = serial.violations.iter().filter(|v| !is_deadlock(v));
    report.violations = failures.chain(&concurrent.violations).map(whole).collect();
    let rows: BTreeSet<&Row> = serial.outcomes.iter().map(|row| &row.values).collect();
    let complete = serial.limits_hit.is_empty() && serial.unsupported.is_empty();
    let mut strange = concurrent
        .outcomes
        .iter()
        .map(|outcome| &outcome.values)
        .filter(|row| complete && !rows.contains(row));
    if let Some(row) = strange.next() {
        // One that plain interleaving gives, too, is easier to understand.
        let plain = match model.is_sequential() {
            true => None,
            false => {
                task.model = MemoryModel::sequential();
                let found = crate::run::outcomes(task).map_err(TestError::Task)?;
                report.states += found.states;
                let mut all = found.outcomes.into_iter().map(|outcome| outcome.values);
                all.find(|row| !rows.contains(row))
            }
        };
        if plain.is_none() {
            task.model = model.clone();
        }
        let row = plain.as_ref().unwrap_or(row);
        let wrong = Wrong { row, serial: &rows };
        // A search that ends with something else shows no observation.
        let whole = !report.violations.is_empty();
        let all = std::mem::replace(&mut task.find_all, whole);
        let violation = explain(task, &view, wrong, &mut report.internal);
        task.find_all = all;
        let violation = violation?;
        report.violations.insert(0, violation);
    }
    if concurrent.outcomes.is_empty() && report.judge() == Verdict::Verified {
        report.note_unsupported(&[nothing_ends()]);
    }
    report.verdict = report.judge();
    Ok(report)
}

/// An answer about no execution at all is none.
pub(super) fn nothing_ends() -> Problem {
    Problem {
        what: "no execution of the test comes to its end".to_string(),
        location: String::new(),
    }
}

fn is_deadlock(violation: &ViolationReport) -> bool {
    matches!(
        violation.kind,
        FailureKind::Deadlock | FailureKind::ClassInitDeadlock
    )
}

/// A violation that is not about observations.
pub(super) fn whole(report: &ViolationReport) -> DatatypeViolation {
    DatatypeViolation {
        report: report.clone(),
        observed: Vec::new(),
        serial: Vec::new(),
    }
}

fn summary(
    specification: &Specification,
    test: &Test,
    serial: &Report,
    concurrent: &Report,
) -> TestReport {
    let both = || [serial, concurrent].into_iter();
    let mut report = TestReport::new(test);
    report.serial_observations = serial.outcomes.len();
    report.observations = concurrent.outcomes.len();
    report.states = serial.states + concurrent.states;
    report.limits_hit = sorted_limits(both().flat_map(|r| r.limits_hit.iter().copied()));
    report.assumptions.extend(assumptions(specification));
    let assumed = both().flat_map(|r| r.assumptions.iter().copied());
    report.assumptions.extend(assumed);
    report.assumptions.sort_unstable();
    report.assumptions.dedup();
    both().for_each(|r| report.note_unsupported(&r.unsupported));
    report.internal = both().flat_map(|r| r.internal.iter().cloned()).collect();
    report
}

/// An observation that no serial execution gives.
pub(super) struct Wrong<'a> {
    pub row: &'a Row,
    /// What serial executions give.
    pub serial: &'a BTreeSet<&'a Row>,
}

impl Wrong<'_> {
    /// Whether only classes of exceptions make the difference. An expression does not tell them
    /// apart, so an execution that is found by one might not be the one that is meant.
    pub(super) fn is_alike(&self) -> bool {
        self.serial.iter().any(|other| alike(self.row, other))
    }
}

/// An execution that shows a row, and what serial ones show instead.
fn explain(
    task: &mut Task,
    view: &View,
    wrong: Wrong<'_>,
    internal: &mut Vec<String>,
) -> Result<DatatypeViolation, TestError> {
    let columns = std::mem::take(&mut task.outcomes);
    let shown = match wrong.is_alike() {
        true => None,
        false => {
            task.finals = vec![format!("!({})", condition(&columns, wrong.row))];
            let found = crate::run::check(task).map_err(TestError::Task)?;
            task.finals.clear();
            if found.violations.is_empty() && found.verdict == Verdict::Verified {
                internal.push("an observation is not found a second time".to_string());
            }
            internal.extend(found.internal);
            found
                .violations
                .into_iter()
                .find(|v| v.kind == FailureKind::Final)
        }
    };
    let report = shown.unwrap_or_else(|| unseen(task));
    Ok(observation(view, wrong, report))
}

/// A violation that is about an observation.
pub(super) fn observation(
    view: &View,
    wrong: Wrong<'_>,
    mut report: ViolationReport,
) -> DatatypeViolation {
    report.kind = KIND;
    report.message = "no serial execution gives what was observed".to_string();
    let mut nearest: Vec<&&Row> = wrong.serial.iter().collect();
    nearest.sort_by_key(|other| differences(wrong.row, other));
    let nearest = nearest.into_iter().take(SHOWN);
    DatatypeViolation {
        report,
        observed: view.describe(wrong.row),
        serial: nearest.map(|row| view.describe(row)).collect(),
    }
}

/// A violation whose execution is not shown.
fn unseen(task: &Task) -> ViolationReport {
    ViolationReport {
        kind: KIND,
        message: String::new(),
        source: None,
        position: None,
        class: Classification::Unknown,
        class_reason: Some("the execution was not looked at".to_string()),
        reorderings: Vec::new(),
        reused: Vec::new(),
        exception: None,
        waits: Vec::new(),
        suspended: Vec::new(),
        trace: Vec::new(),
        story: Vec::new(),
        output: String::new(),
        memory: Vec::new(),
        cycle: None,
        history: Vec::new(),
        witness: Witness {
            cycle_start: None,
            model: task.model.name().to_string(),
            reduction: task.engine.reduction().name().to_string(),
            prescient: false,
            steps: Vec::new(),
            kind: KIND.to_string(),
            detail: String::new(),
            code_place: String::new(),
            numbers: None,
        },
    }
}

/// Whether two rows differ in the classes of exceptions at most.
fn alike(row: &Row, other: &Row) -> bool {
    row.iter().zip(other).all(|pair| match pair {
        (PropertyValue::Object(_), PropertyValue::Object(_)) => true,
        (a, b) => a == b,
    })
}

/// In how many columns two rows differ.
fn differences(row: &Row, other: &Row) -> usize {
    row.iter().zip(other).filter(|(a, b)| a != b).count()
}

/// An expression that holds where the columns have the values of a row.
pub(super) fn condition(columns: &[String], row: &Row) -> String {
    let equal = columns.iter().zip(row).map(|(column, value)| match value {
        PropertyValue::Object(_) => format!("{column} != null"),
        PropertyValue::Null => format!("{column} == null"),
        PropertyValue::Float(number) => format!("{column} == {:?}", number.0),
        other => format!("{column} == {other}"),
    });
    equal.collect::<Vec<_>>().join(" && ")
}
