//! Comparing serial with concurrent observations by asking a solver.
//!
//! The serial observations are enumerated first; then one is asked for that is not among them.

use super::client::{Client, Mode, Values};
use super::confirm::{Claim, Told, confirm, confirm_row, sequential};
use super::explicit::{self, TestError, Wrong};
use super::result::TestReport;
use super::shape::{Specification, Test};
use crate::bounded;
use crate::outcome::{Classification, Reordering, TraceStep, ViolationReport};
use crate::task::{Task, TaskError};
use crate::telling::names::Name;
use crate::witness::Witness;
use fencepost_base::SourcePosition;
use fencepost_engine_bounded::{
    Fencing, Found, Last, Question, Result as Answer, Site, Step, What, answer, audit,
};
use fencepost_ir::Source;
use fencepost_memory_model::{Axioms, MemoryModel, ReorderTable};
use fencepost_search::finding::FailureKind;
use fencepost_search::property::{PropertyValue, number_objects};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// Pairs of accesses that are named.
const PAIRS: usize = 5;

/// What is asked about a client.
pub(super) fn question<'a>(
    task: &Task,
    client: &'a Client,
    axioms: &Axioms,
    start: Instant,
) -> Result<Question<'a>, TestError> {
    let entry = client
        .entry()
        .map_err(|problem| TestError::Task(TaskError::Entry(problem)))?;
    Ok(Question {
        wanted: client.cells(),
        ..bounded::question(task, client, entry, axioms.clone(), start)
    })
}

/// Whether every operation of a test says where it takes effect.
pub(super) fn has_commits(specification: &Specification, test: &Test) -> bool {
    let committed = |letter: &char| {
        let operation = specification.operations.get(letter);
        operation.is_some_and(|operation| operation.commit.is_some())
    };
    test.threads.iter().flatten().all(committed)
}

/// Runs a test.
pub(super) fn run(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
) -> Result<TestReport, TestError> {
    if has_commits(specification, test) {
        return super::commit::run(task, source, specification, test);
    }
    enumerate(task, source, specification, test)
}

/// Enumerates the serial observations, then asks for a concurrent one that is not among them.
pub(super) fn enumerate(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
) -> Result<TestReport, TestError> {
    let start = Instant::now();
    let axioms = bounded::axioms(task).map_err(TestError::Task)?;
    let in_order = Axioms::of_table(ReorderTable::sequential());
    let make = |mode| {
        let client = explicit::client(source, specification, test, mode, Values::Distinct);
        client.map(Arc::new)
    };
    let serial = make(Mode::Serial)?;
    let rows = serial_rows(task, &serial, start)?;
    let concurrent = make(Mode::Concurrent)?;
    let excluded: Vec<Vec<Last>> = rows.rows.iter().map(|row| row.values.clone()).collect();
    let complete = is_whole(&rows);
    let outside = |task: &Task, axioms: &Axioms, failures: bool| {
        Ok(answer(&Question {
            excluded: excluded.clone(),
            first_row: true,
            failures,
            certify: task.certify && failures,
            ..question(task, &concurrent, axioms, start)?
        }))
    };
    let found = outside(task, &axioms, true)?;
    let mut report = summary(specification, test, &rows, &found);
    // Which object an exception is makes no difference to an observation.
    let distinct = rows.rows.iter().map(|row| shown(&serial, &row.values));
    report.serial_observations = distinct.collect::<BTreeSet<_>>().len();
    if !bounded::tells_volatile(&task.model) {
        report.assumptions.retain(|one| *one != "library-ordered");
    }
    note_vacuous(&mut report, &found);
    if let (true, Some(row)) = (complete, found.rows.first()) {
        // Whether plain interleaving shows something like it, too.
        let plain = match task.model.is_sequential() {
            true => None,
            false => Some(outside(task, &in_order, false)?),
        };
        let (row, class) = match &plain {
            None => (row, Classification::Sequential),
            Some(answer) => match answer.rows.first() {
                Some(other) => (other, Classification::Sequential),
                None if is_whole(answer) => (row, Classification::Relaxed),
                None => (row, Classification::Unknown),
            },
        };
        let known: Vec<Vec<PropertyValue>> = excluded
            .iter()
            .map(|values| shown(&concurrent, values))
            .collect();
        let known: BTreeSet<&Vec<PropertyValue>> = known.iter().collect();
        let values = shown(&concurrent, &row.values);
        let wrong = Wrong {
            row: &values,
            serial: &known,
        };
        let view = concurrent.view.clone();
        let seen = observed(task, &concurrent, &row.steps, class, &wrong, &mut report)?;
        if let Some(seen) = seen {
            report.note_violation(explicit::observation(&view, wrong, seen));
        }
    } else {
        // A serial execution that waits for ever is none that a concurrent one could be like.
        for one in rows.failures.iter().filter(|one| one.what.is_some()) {
            let model = MemoryModel::sequential();
            note_failure(task, &serial, model, one, &mut report)?;
        }
        for one in &found.failures {
            let model = task.model.clone();
            note_failure(task, &concurrent, model, one, &mut report)?;
        }
    }
    report.verdict = report.judge();
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// What serial executions give.
pub(super) fn serial_rows(
    task: &Task,
    serial: &Client,
    start: Instant,
) -> Result<Answer, TestError> {
    let in_order = Axioms::of_table(ReorderTable::sequential());
    Ok(answer(&Question {
        fencing: Fencing::None,
        ..question(task, serial, &in_order, start)?
    }))
}

/// Whether an answer is about all executions.
pub(super) fn is_whole(answer: &Answer) -> bool {
    answer.limits.is_empty() && answer.unsupported.is_empty()
}

/// The values of a row, as results show them.
pub(super) fn shown(client: &Client, values: &[Last]) -> Vec<PropertyValue> {
    let cells = client.cells();
    let pairs = values.iter().zip(&cells);
    let mut row: Vec<PropertyValue> = pairs
        .map(|(last, cell)| bounded::property_value(client, last, cell.cell))
        .collect();
    number_objects(&mut row);
    row
}

/// Goes through an execution once more, by code that has nothing to do with the formula.
pub(super) fn note_audit(report: &mut TestReport, steps: &[Step], model: &MemoryModel) {
    let axioms = Axioms::of_table(model.table().clone());
    if let Err(what) = audit(steps, &axioms) {
        let message = format!("an execution that cannot be: {what}");
        report.internal.push(message);
    }
}

/// An execution that shows an observation: one of the machine, or, under a model without steps,
/// the solver's own after a second look at it. Nothing if the machine did not come to show one.
pub(super) fn observed(
    task: &mut Task,
    client: &Arc<Client>,
    steps: &[Step],
    class: Classification,
    wrong: &Wrong<'_>,
    report: &mut TestReport,
) -> Result<Option<ViolationReport>, TestError> {
    let model = match class {
        Classification::Sequential => MemoryModel::sequential(),
        Classification::Relaxed | Classification::Unknown => task.model.clone(),
    };
    note_audit(report, steps, &model);
    let own = told(task, client.as_ref(), steps, class);
    let has_steps = model.orders_dependences();
    if wrong.is_alike() {
        let is_there = !has_steps || confirm_row(task, client, &model, wrong.row, report)?;
        return Ok(is_there.then_some(own));
    }
    let condition = explicit::condition(&client.columns(), wrong.row);
    let claim = Claim::Final(format!("!({condition})"));
    let told = Told {
        client: client.clone(),
        model: match has_steps {
            true => model,
            false => MemoryModel::sequential(),
        },
        steps,
    };
    // Where the solver knows that no such execution has every access in its turn, none is tried.
    let mut shown = match (has_steps, class) {
        (true, _) => confirm(task, &told, &claim, report)?,
        (false, Classification::Relaxed) => Some(own),
        (false, Classification::Sequential | Classification::Unknown) => {
            Some(sequential(task, &told, &claim, report)?.unwrap_or(own))
        }
    };
    // The solver may know more about other executions.
    if let Some(shown) = &mut shown
        && shown.class == Classification::Unknown
        && class != Classification::Unknown
    {
        shown.class = class;
        shown.class_reason = None;
    }
    Ok(shown)
}

/// Notes a failure of an operation, after the machine has shown it, or, under a model without
/// steps, after a second look at the execution.
pub(super) fn note_failure(
    task: &mut Task,
    client: &Arc<Client>,
    model: MemoryModel,
    found: &Found,
    report: &mut TestReport,
) -> Result<(), TestError> {
    note_audit(report, &found.steps, &model);
    let own = failed(task, client.as_ref(), found);
    let has_steps = model.orders_dependences();
    let claim = match &found.what {
        Some(What::Exception(class)) => match client.class(*class) {
            Ok(class) => Claim::Exception(class.name.clone()),
            Err(_) => Claim::Failure(FailureKind::Exception),
        },
        Some(_) | None => Claim::Failure(own.kind),
    };
    let told = Told {
        client: client.clone(),
        model: match has_steps {
            true => model,
            false => MemoryModel::sequential(),
        },
        steps: &found.steps,
    };
    let shown = match has_steps {
        true => confirm(task, &told, &claim, report)?,
        false => Some(sequential(task, &told, &claim, report)?.unwrap_or(own)),
    };
    if let Some(shown) = shown {
        report.note_violation(explicit::whole(&shown));
    }
    Ok(())
}

/// An answer about no execution at all is none.
pub(super) fn note_vacuous(report: &mut TestReport, found: &Answer) {
    let whole = found.failures.is_empty() && is_whole(found);
    if found.vacuous && whole {
        report.unsupported.push(explicit::nothing_ends());
    }
}

pub(super) fn summary(
    specification: &Specification,
    test: &Test,
    serial: &Answer,
    found: &Answer,
) -> TestReport {
    let both = || [serial, found].into_iter();
    let limits = both().flat_map(|answer| &answer.limits);
    let mut report = TestReport::new(test);
    report.serial_observations = serial.rows.len();
    report.instructions = found.instructions;
    report.certificate = found.certificate.clone();
    report.loads = found.loads;
    report.stores = found.stores;
    report.variables = found.variables;
    report.clauses = found.clauses;
    report.limits_hit = bounded::sorted_limits(limits.map(|&limit| bounded::limit_hit(limit)));
    let arguments = explicit::assumptions(specification);
    report.assumptions.extend(arguments);
    if both().any(|answer| answer.library_was_ordered) {
        report.assumptions.push("library-ordered");
    }
    both().for_each(|answer| report.note_unsupported(&answer.unsupported));
    report
}

fn operation(step: &Step) -> &'static str {
    match step.in_place {
        true => "update",
        false => step.kind.words(),
    }
}

/// The line of an operation, if debug information names one.
fn position(source: &dyn Source, site: Site) -> Option<SourcePosition> {
    let function = source.function(site.function).ok()?;
    source.source_position(function.position(site.pc))
}

/// An execution as a report shows it.
fn trace(source: &dyn Source, steps: &[Step]) -> Vec<TraceStep> {
    let place = |step: &Step| match source.function(step.site.function) {
        Ok(function) => {
            source.describe_position(step.site.function, function.position(step.site.pc))
        }
        Err(_) => source.function_name(step.site.function),
    };
    let turned = |at: usize, step: &Step| {
        let behind = steps[at + 1..].iter();
        let mut behind = behind.filter(|other| other.thread == step.thread);
        behind.any(|other| other.position < step.position)
    };
    let lines = steps.iter().enumerate().map(|(at, step)| TraceStep {
        step: at,
        thread: step.thread as usize,
        thread_name: match step.thread {
            0 => "Main".to_string(),
            number => format!("thread {number}"),
        },
        action: "complete",
        operation: operation(step).to_string(),
        location: Some(step.location.clone()),
        value: (!step.value.is_empty()).then(|| step.value.clone()),
        source: place(step),
        position: position(source, step.site),
        method: source.function_name(step.site.function),
        out_of_order: turned(at, step),
        short_location: Some(step.location.clone()),
        short_value: (!step.value.is_empty()).then(|| step.value.clone()),
        call: None,
        detail: false,
        writes: false,
        reads_from: None,
        printed: None,
        resumed: false,
    });
    lines.collect()
}

/// A violation told from the solver's own execution.
fn told(
    task: &Task,
    source: &dyn Source,
    steps: &[Step],
    class: Classification,
) -> ViolationReport {
    let trace = trace(source, steps);
    let name = |step: &TraceStep| {
        let location = step.location.as_deref().unwrap_or_default();
        format!("{} {} {location}", step.source, step.operation)
    };
    let mut reorderings = Vec::new();
    for (at, later) in steps.iter().enumerate() {
        for (behind, earlier) in steps.iter().enumerate().skip(at + 1) {
            let turned = earlier.thread == later.thread && earlier.position < later.position;
            if turned && reorderings.len() < PAIRS && class != Classification::Sequential {
                let [first, second] = [behind, at].map(|at| Name::same(&name(&trace[at])));
                reorderings.push(Reordering::new(later.thread as usize, first, second));
            }
        }
    }
    ViolationReport {
        kind: explicit::KIND,
        message: String::new(),
        source: None,
        position: None,
        class,
        class_reason: (class == Classification::Unknown)
            .then(|| "a solver was not done with `sc`".to_string()),
        reorderings,
        reused: Vec::new(),
        exception: None,
        waits: Vec::new(),
        suspended: Vec::new(),
        story: trace.clone(),
        trace,
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
            kind: explicit::KIND.to_string(),
            detail: String::new(),
            code_place: String::new(),
            numbers: None,
        },
    }
}

/// A failure of an operation, told from the solver's own execution.
fn failed(task: &Task, source: &dyn Source, found: &Found) -> ViolationReport {
    let mut report = told(task, source, &found.steps, Classification::Unknown);
    report.class_reason = Some("a solver was not asked about `sc`".to_string());
    let place = found.site.map(|site| match source.function(site.function) {
        Ok(function) => source.describe_position(site.function, function.position(site.pc)),
        Err(_) => source.function_name(site.function),
    });
    let at = place
        .clone()
        .map_or_else(String::new, |place| format!(" at {place}"));
    report.source = place;
    report.position = found.site.and_then(|site| position(source, site));
    (report.kind, report.message) = match &found.what {
        Some(What::Assertion(text)) => {
            let text = text.map(|text| String::from_utf16_lossy(&source.string_literal(text)));
            let text = text.map_or_else(String::new, |text| format!(": {text}"));
            (
                FailureKind::Assertion,
                format!("assertion failed{at}{text}"),
            )
        }
        Some(What::Exception(class)) => {
            let class = source
                .class(*class)
                .map_or_else(|_| String::new(), |c| c.name.clone());
            (FailureKind::Exception, format!("unhandled {class}{at}"))
        }
        _ => (
            FailureKind::Deadlock,
            "threads wait for each other".to_string(),
        ),
    };
    report
}
