//! Tests with commit points: one question with arguments of any value.

use super::client::{Client, Mode, Values};
use super::explicit::{self, TestError, Wrong};
use super::result::{DatatypeViolation, TestReport};
use super::shape::{Specification, SpecificationError, SpecificationPlace, Test};
use super::solver;
use crate::bounded;
use crate::outcome::Classification;
use crate::task::{Task, TaskError};
use fencepost_engine_bounded::{
    CommitOperation, Commits, Effort, Last, Limit, Question, Result as Answer, Row, Site, answer,
    audit,
};
use fencepost_ir::{MarkId, Source};
use fencepost_memory_model::{Axioms, ReorderTable};
use fencepost_search::finding::FailureKind;
use fencepost_search::property::{PropertyValue, number_objects};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// The kind of a violation that only the choice of commit points shows.
const KIND: FailureKind = FailureKind::CommitPoint;

/// Whether an operation of the program is on a source line.
fn is_on(source: &dyn Source, site: Site, line: &str) -> bool {
    source.function(site.function).is_ok_and(|function| {
        let position = function.position(site.pc);
        source.describe_position(site.function, position) == line
    })
}

/// What is asked about a client with arguments of any value.
fn question<'a>(
    task: &Task,
    client: &'a Client,
    axioms: Axioms,
    start: Instant,
) -> Result<Question<'a>, TestError> {
    let entry = client
        .entry()
        .map_err(|problem| TestError::Task(TaskError::Entry(problem)))?;
    Ok(Question {
        source: client,
        entry,
        axioms,
        library_ordered: task.library_ordered,
        wanted: client.cells(),
        rows: true,
        excluded: Vec::new(),
        first_row: true,
        required: None,
        commits: None,
        failures: true,
        effort: task.engine.effort().unwrap_or_default(),
        stop: Some(bounded::patience(task, start)),
    })
}

/// Runs a test.
pub(super) fn run(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
    effort: Effort,
) -> Result<TestReport, TestError> {
    let start = Instant::now();
    let axioms = bounded::axioms(task).map_err(TestError::Task)?;
    let make = |mode, values| explicit::client(source, specification, test, mode, values);
    let client = make(Mode::Concurrent, Values::Symbolic)?;
    let lines: Vec<&str> = client
        .calls
        .iter()
        .map(|(_, letter)| {
            let operation = specification.operations.get(letter);
            let line = operation.and_then(|operation| operation.commit.as_deref());
            line.unwrap_or_default()
        })
        .collect();
    let operations = client.calls.iter().enumerate();
    let mut asked = question(task, &client, axioms.clone(), start)?;
    asked.effort = effort;
    asked.commits = Some(Commits {
        operations: operations
            .map(|(number, (thread, letter))| CommitOperation {
                mark: MarkId(number as u32),
                thread: *thread,
                kind: *letter as u32,
            })
            .collect(),
        arguments: client.arguments.clone(),
        is_commit: Box::new(|operation, site| is_on(&client, site, lines[operation])),
    });
    let found = answer(&asked);
    drop(asked);
    if let Some(&operation) = found.without_commit.first() {
        let (_, letter) = client.calls[operation];
        let message = format!("no access of the operation is at {}", lines[operation]);
        return Err(TestError::Specification(SpecificationError {
            place: SpecificationPlace::Commit(letter),
            message,
        }));
    }
    let mut report = solver::summary(specification, test, &Answer::default(), &found);
    report
        .assumptions
        .retain(|one| *one != "distinct-arguments");
    if !bounded::tells_volatile(&task.model) {
        report.assumptions.retain(|one| *one != "library-ordered");
    }
    solver::note_vacuous(&mut report, &found);
    match found.rows.first() {
        Some(row) => {
            if let Err(what) = audit(&row.steps, &axioms) {
                report
                    .internal
                    .push(format!("an execution that cannot be: {what}"));
            }
            let violation = judge(task, &client, row, &make, start, &mut report)?;
            // Wrong commit points can hide a wrong data type.
            let hidden = match violation.report.kind == KIND {
                true => {
                    let other = solver::enumerate(task, source, specification, test, effort)?;
                    report.internal.extend(other.internal);
                    other.violations
                }
                false => Vec::new(),
            };
            match hidden.is_empty() {
                true => report.violations.push(violation),
                false => report.violations = hidden,
            }
        }
        None => {
            let failures = found.failures.iter();
            let failures = failures.map(|one| explicit::whole(&solver::failed(task, &client, one)));
            report.violations = failures.collect();
        }
    }
    report.verdict = explicit::verdict(&report);
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// The values of a row, as results show them.
fn shown(client: &Client, values: &[Last]) -> Vec<PropertyValue> {
    let cells = client.cells();
    let pairs = values.iter().zip(&cells);
    let mut row: Vec<PropertyValue> = pairs
        .map(|(last, cell)| bounded::property_value(client, last, cell.cell))
        .collect();
    number_objects(&mut row);
    row
}

/// Says what is wrong with an observation: that no serial execution gives it, or only that the one
/// in the order of the commit points does not.
fn judge(
    task: &mut Task,
    client: &Client,
    row: &Row,
    make: &dyn Fn(Mode, Values) -> Result<Client, TestError>,
    start: Instant,
    report: &mut TestReport,
) -> Result<DatatypeViolation, TestError> {
    let serial = make(Mode::Serial, Values::Symbolic)?;
    let sequential = Axioms::of_table(ReorderTable::sequential());
    let mut asked = question(task, &serial, sequential, start)?;
    asked.required = Some(row.values.clone());
    asked.failures = false;
    let other = answer(&asked);
    drop(asked);
    let settled = other.limits.is_empty() && other.unsupported.is_empty();
    let is_serial = !other.rows.is_empty();
    if !is_serial && !settled {
        let limits = other
            .limits
            .iter()
            .map(|&limit: &Limit| bounded::limit_hit(limit));
        report.limits_hit.extend(limits);
    }
    let values = shown(client, &row.values);
    let own = solver::told(task, client, &row.steps, Classification::Unknown);
    let view = client.view.clone();
    if is_serial || !settled {
        let mut violation = DatatypeViolation {
            report: own,
            observed: view.describe(&values),
            serial: Vec::new(),
        };
        violation.report.kind = KIND;
        violation.report.class_reason = Some("the commit points may be wrong".to_string());
        violation.report.message = match row.serial.is_empty() {
            true => "commit points are not passed in the order of the operations",
            false => "the operations in the order of their commit points give something else",
        }
        .to_string();
        if !row.serial.is_empty() {
            let values = shown(client, &row.serial);
            violation.serial.push(view.describe(&values));
        }
        return Ok(violation);
    }
    let mut reference = Vec::new();
    if !row.serial.is_empty() {
        reference.push(shown(client, &row.serial));
    }
    let known: BTreeSet<&Vec<PropertyValue>> = reference.iter().collect();
    let wrong = Wrong {
        row: &values,
        serial: &known,
        fallback: own,
    };
    if !task.model.orders_dependences() {
        let mut fallback = wrong.fallback.clone();
        fallback.class_reason = Some("the model has no steps to replay".to_string());
        return Ok(explicit::observation(&view, wrong, fallback));
    }
    // The same arguments, as numbers, for a search through states.
    let arguments = client
        .arguments
        .iter()
        .map(|&column| match row.values.get(column) {
            Some(Last::Word(word)) => match client.cells()[column].cell.kind() {
                fencepost_ir::Kind::I64 => *word as i64,
                _ => i64::from(*word as i32),
            },
            _ => 0,
        });
    let concrete = make(Mode::Concurrent, Values::Fixed(arguments.collect()))?;
    let columns = concrete.columns();
    let internal = &mut report.internal;
    solver::again(task, concrete, |task| {
        task.outcomes = columns;
        explicit::explain(task, &view, wrong, internal)
    })
}
