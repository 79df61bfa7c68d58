//! Tests with commit points: one question with arguments of any value.

use super::client::{Client, Mode, Values};
use super::confirm::confirm_row;
use super::explicit::{self, TestError, Wrong};
use super::result::{DatatypeViolation, TestReport};
use super::shape::{Specification, SpecificationError, SpecificationPlace, Test};
use super::solver;
use crate::bounded;
use crate::outcome::Classification;
use crate::task::Task;
use fencepost_engine_bounded::{
    CommitOperation, Commits, Last, Question, Result as Answer, Row, Site, answer,
};
use fencepost_ir::{Kind, MarkId, Source};
use fencepost_memory_model::{Axioms, MemoryModel, ReorderTable};
use fencepost_search::finding::FailureKind;
use fencepost_search::property::PropertyValue;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// The kind of a violation that only the choice of commit points shows.
const KIND: FailureKind = FailureKind::CommitPoint;

/// Stands for a line where operations say in their code that they have taken effect.
const CALL: &str = "Verify.CommitPoint()";

/// Whether an operation of the program is on a source line.
fn is_on(source: &dyn Source, site: Site, line: &str) -> bool {
    source.function(site.function).is_ok_and(|function| {
        let position = function.position(site.pc);
        source.describe_position(site.function, position) == line
    })
}

/// Makes the clients of a test.
type Make<'a> = dyn Fn(Mode, Values) -> Result<Client, TestError> + 'a;

/// The lines where the calls of a client take effect.
pub(super) fn lines<'a>(specification: &'a Specification, client: &Client) -> Vec<&'a str> {
    let calls = client.calls.iter();
    let line = |(_, letter): &(usize, char)| {
        let operation = specification.operations.get(letter);
        let line = operation.and_then(|operation| operation.commit.as_deref());
        line.unwrap_or_default()
    };
    calls.map(line).collect()
}

/// What is asked about a client whose calls take effect at these lines.
pub(super) fn asked<'a>(
    task: &Task,
    client: &'a Client,
    lines: &'a [&'a str],
    axioms: &Axioms,
    start: Instant,
) -> Result<Question<'a>, TestError> {
    let operations = client.calls.iter().enumerate();
    let mut asked = solver::question(task, client, axioms, start)?;
    asked.first_row = true;
    asked.commits = Some(Commits {
        operations: operations
            .map(|(number, (thread, letter))| CommitOperation {
                mark: MarkId(number as u32),
                thread: *thread,
                kind: *letter as u32,
            })
            .collect(),
        arguments: client.arguments.clone(),
        // Any access may be the last one before a call.
        is_commit: Box::new(move |operation, site| {
            let line = lines[operation];
            line == CALL || is_on(client, site, line)
        }),
        calls: lines.iter().map(|&line| line == CALL).collect(),
    });
    Ok(asked)
}

/// Says which operation has no access at the line where it should take effect.
pub(super) fn without_commit(client: &Client, lines: &[&str], found: &Answer) -> Option<TestError> {
    let &operation = found.without_commit.first()?;
    let (_, letter) = client.calls[operation];
    let message = match lines[operation] {
        CALL => format!("the operation never comes from an access to a call of `{CALL}`"),
        line => format!("no access of the operation is at {line}"),
    };
    Some(TestError::Specification(SpecificationError {
        place: SpecificationPlace::Commit(letter),
        message,
    }))
}

/// Runs a test.
pub(super) fn run(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
) -> Result<TestReport, TestError> {
    let start = Instant::now();
    let axioms = bounded::axioms(task).map_err(TestError::Task)?;
    let make = |mode, values| explicit::client(source, specification, test, mode, values);
    let client = make(Mode::Concurrent, Values::Symbolic)?;
    let lines = lines(specification, &client);
    let mut asked = asked(task, &client, &lines, &axioms, start)?;
    asked.certify = task.certify;
    let found = answer(&asked);
    drop(asked);
    if found.chooses {
        // What the operations give in one order is not one observation then.
        return solver::enumerate(task, source, specification, test);
    }
    if let Some(error) = without_commit(&client, &lines, &found) {
        return Err(error);
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
            let violation = judge(task, &client, row, &make, start, &mut report)?;
            // Wrong commit points can hide a wrong data type.
            let misplaced = violation
                .as_ref()
                .is_some_and(|violation| violation.report.kind == KIND);
            let hidden = match misplaced {
                true => {
                    let other = solver::enumerate(task, source, specification, test)?;
                    report.internal.extend(other.internal);
                    other.violations
                }
                false => Vec::new(),
            };
            match hidden.is_empty() {
                true => report.violations.extend(violation),
                false => report.violations = hidden,
            }
        }
        None => {
            for one in &found.failures {
                let model = task.model.clone();
                let arguments = numbers(&client, &one.arguments);
                let concrete = Arc::new(make(Mode::Concurrent, Values::Fixed(arguments))?);
                solver::note_failure(task, &concrete, model, one, &mut report)?;
            }
        }
    }
    report.verdict = report.judge();
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// Arguments that a solver chose, for a client that runs on the machine.
fn numbers(client: &Client, values: &[Last]) -> Vec<i64> {
    let cells = client.cells();
    let columns = client.arguments.iter().zip(values);
    let number = |(&column, value): (&usize, &Last)| match value {
        Last::Word(word) => match cells[column].cell.kind() {
            Kind::I64 => *word as i64,
            _ => i64::from(*word as i32),
        },
        Last::Null | Last::Object(..) => 0,
    };
    columns.map(number).collect()
}

/// Says what is wrong with an observation: that no serial execution gives it, or only that the one
/// in the order of the commit points does not.
fn judge(
    task: &mut Task,
    client: &Client,
    row: &Row,
    make: &Make<'_>,
    start: Instant,
    report: &mut TestReport,
) -> Result<Option<DatatypeViolation>, TestError> {
    let serial = make(Mode::Serial, Values::Symbolic)?;
    let sequential = Axioms::of_table(ReorderTable::sequential());
    let other = answer(&Question {
        required: Some(row.values.clone()),
        first_row: true,
        failures: false,
        ..solver::question(task, &serial, &sequential, start)?
    });
    let settled = other.limits.is_empty() && other.unsupported.is_empty();
    let is_serial = !other.rows.is_empty();
    if !is_serial && !settled {
        let limits = other.limits.iter().map(|&limit| bounded::limit_hit(limit));
        report.limits_hit.extend(limits);
    }
    let values = solver::shown(client, &row.values);
    let view = client.view.clone();
    let arguments: Vec<Last> = client
        .arguments
        .iter()
        .filter_map(|&column| row.values.get(column).cloned())
        .collect();
    let fixed = || Values::Fixed(numbers(client, &arguments));
    let concrete = Arc::new(make(Mode::Concurrent, fixed())?);
    let reference: Vec<Vec<PropertyValue>> = match row.serial.is_empty() {
        true => Vec::new(),
        false => vec![solver::shown(client, &row.serial)],
    };
    let known: BTreeSet<&Vec<PropertyValue>> = reference.iter().collect();
    let wrong = Wrong {
        row: &values,
        serial: &known,
    };
    let class = Classification::Unknown;
    let seen = solver::observed(task, &concrete, &row.steps, class, &wrong, report)?;
    let Some(mut seen) = seen else {
        return Ok(None);
    };
    if !task.model.orders_dependences() && seen.class == Classification::Unknown {
        seen.class_reason = Some("the model has no steps to replay".to_string());
    }
    if !is_serial && settled {
        return Ok(Some(explicit::observation(&view, wrong, seen)));
    }
    seen.kind = KIND;
    seen.message = match row.serial.is_empty() {
        true => "commit points are not passed in the order of the operations",
        false => "the operations in the order of their commit points give something else",
    }
    .to_string();
    // What the operations give in that order must be what they give one after the other.
    if let Some(values) = reference.first() {
        let serial = Arc::new(make(Mode::Serial, fixed())?);
        let model = MemoryModel::sequential();
        if !confirm_row(task, &serial, &model, values, report)? {
            return Ok(None);
        }
    }
    Ok(Some(DatatypeViolation {
        report: seen,
        observed: view.describe(&values),
        serial: reference.iter().map(|row| view.describe(row)).collect(),
    }))
}
