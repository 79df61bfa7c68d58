//! Comparing serial with concurrent observations by asking a solver.
//!
//! The serial observations are enumerated first; then one is asked for that is not among them.

use super::client::{Client, Mode, Values};
use super::explicit::{self, TestError, Wrong};
use super::result::TestReport;
use super::shape::{Specification, Test};
use crate::bounded;
use crate::engine::Reduction;
use crate::outcome::{Classification, Reordering, TraceStep, Verdict, ViolationReport};
use crate::task::Task;
use crate::witness::Witness;
use fencepost_base::SourcePosition;
use fencepost_engine_bounded::{
    Effort, Found, Last, Question, Result as Answer, Site, Step, What, answer, audit,
};
use fencepost_ir::{Problem, Source};
use fencepost_memory_model::{Axioms, ReorderTable};
use fencepost_search::finding::FailureKind;
use fencepost_search::property::{PropertyValue, number_objects};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// States that are visited to find an execution again and explain it.
const REPLAY_STATES: u64 = 200_000;
/// Pairs of accesses that are named.
const PAIRS: usize = 5;

/// What is asked about a client.
struct Asked<'a> {
    client: &'a Client,
    axioms: Axioms,
    excluded: Vec<Vec<Last>>,
    first_row: bool,
    failures: bool,
}

fn ask(task: &Task, effort: Effort, start: Instant, asked: Asked<'_>) -> Result<Answer, TestError> {
    let client = asked.client;
    let entry = client
        .entry()
        .map_err(|problem| TestError::Task(crate::task::TaskError::Entry(problem)))?;
    Ok(answer(&Question {
        source: client,
        entry,
        axioms: asked.axioms,
        library_ordered: task.library_ordered,
        wanted: client.cells(),
        rows: true,
        excluded: asked.excluded,
        required: None,
        commits: None,
        first_row: asked.first_row,
        failures: asked.failures,
        effort,
        stop: Some(bounded::patience(task, start)),
    }))
}

/// Runs a test.
pub(super) fn run(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
    effort: Effort,
) -> Result<TestReport, TestError> {
    let committed = |letter: &char| {
        let operation = specification.operations.get(letter);
        operation.is_some_and(|operation| operation.commit.is_some())
    };
    if test.threads.iter().flatten().all(committed) {
        return super::commit::run(task, source, specification, test, effort);
    }
    enumerate(task, source, specification, test, effort)
}

/// Enumerates the serial observations, then asks for a concurrent one that is not among them.
pub(super) fn enumerate(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
    effort: Effort,
) -> Result<TestReport, TestError> {
    let start = Instant::now();
    let axioms = bounded::axioms(task).map_err(TestError::Task)?;
    let sequential = Axioms::of_table(ReorderTable::sequential());
    let serial = explicit::client(source, specification, test, Mode::Serial, Values::Distinct)?;
    let rows = ask(
        task,
        effort,
        start,
        Asked {
            client: &serial,
            axioms: sequential.clone(),
            excluded: Vec::new(),
            first_row: false,
            failures: true,
        },
    )?;
    let concurrent = explicit::client(
        source,
        specification,
        test,
        Mode::Concurrent,
        Values::Distinct,
    )?;
    let excluded: Vec<Vec<Last>> = rows.rows.iter().map(|row| row.values.clone()).collect();
    let complete = rows.limits.is_empty() && rows.unsupported.is_empty();
    let found = ask(
        task,
        effort,
        start,
        Asked {
            client: &concurrent,
            axioms: axioms.clone(),
            excluded: excluded.clone(),
            first_row: true,
            failures: true,
        },
    )?;
    let mut report = summary(specification, test, &rows, &found);
    if !bounded::tells_volatile(&task.model) {
        report.assumptions.retain(|one| *one != "library-ordered");
    }
    note_vacuous(&mut report, &found);
    let cells = concurrent.cells();
    let shown = |values: &[Last]| {
        let pairs = values.iter().zip(&cells);
        let mut row: Vec<PropertyValue> = pairs
            .map(|(last, cell)| bounded::property_value(&concurrent, last, cell.cell))
            .collect();
        number_objects(&mut row);
        row
    };
    let known: Vec<Vec<PropertyValue>> = excluded.iter().map(|row| shown(row)).collect();
    let known: BTreeSet<&Vec<PropertyValue>> = known.iter().collect();
    if let (true, Some(row)) = (complete, found.rows.first()) {
        // Whether plain interleaving shows something like it, too.
        let plain = match task.model.is_sequential() {
            true => None,
            false => Some(ask(
                task,
                effort,
                start,
                Asked {
                    client: &concurrent,
                    axioms: sequential.clone(),
                    excluded: excluded.clone(),
                    first_row: true,
                    failures: false,
                },
            )?),
        };
        let whole = |answer: &Answer| answer.limits.is_empty() && answer.unsupported.is_empty();
        let (row, class, used) = match &plain {
            None => (row, Classification::Sequential, &sequential),
            Some(answer) => match answer.rows.first() {
                Some(other) => (other, Classification::Sequential, &sequential),
                None if whole(answer) => (row, Classification::Relaxed, &axioms),
                None => (row, Classification::Unknown, &axioms),
            },
        };
        if let Err(what) = audit(&row.steps, used) {
            report
                .internal
                .push(format!("an execution that cannot be: {what}"));
        }
        let own = told(task, &concurrent, &row.steps, class);
        let values = shown(&row.values);
        let wrong = Wrong {
            row: &values,
            serial: &known,
            fallback: own,
        };
        let view = concurrent.view.clone();
        let columns = concurrent.columns();
        if !task.model.orders_dependences() {
            let fallback = wrong.fallback.clone();
            let violation = explicit::observation(&view, wrong, fallback);
            report.violations.push(violation);
            report.verdict = explicit::verdict(&report);
            report.seconds = start.elapsed().as_secs_f64();
            return Ok(report);
        }
        let violation = again(task, concurrent, |task| {
            task.outcomes = columns;
            explicit::explain(task, &view, wrong, &mut report.internal)
        })?;
        report.violations.push(violation);
    } else {
        let mut failures: Vec<(&Client, &Found)> = Vec::new();
        let is_deadlock = |one: &&Found| one.what.is_none();
        // A serial execution that waits for ever is none that a concurrent one could be like.
        let of_serial = rows.failures.iter().filter(|one| !is_deadlock(one));
        failures.extend(of_serial.map(|one| (&serial, one)));
        failures.extend(found.failures.iter().map(|one| (&concurrent, one)));
        for (client, one) in failures {
            report
                .violations
                .push(explicit::whole(&failed(task, client, one)));
        }
    }
    report.verdict = explicit::verdict(&report);
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// Looks at a client by visiting states, not too many of them.
pub(super) fn again<T>(
    task: &mut Task,
    client: Client,
    look: impl FnOnce(&mut Task) -> Result<T, TestError>,
) -> Result<T, TestError> {
    let solver = std::mem::replace(&mut task.engine, Reduction::Ample.into());
    let states = task.limits.max_states.replace(REPLAY_STATES);
    let source = std::mem::replace(&mut task.source, Arc::new(client));
    let result = look(task);
    task.engine = solver;
    task.limits.max_states = states;
    task.source = source;
    task.outcomes.clear();
    result
}

/// An answer about no execution at all is none.
pub(super) fn note_vacuous(report: &mut TestReport, found: &Answer) {
    if found.vacuous && found.failures.is_empty() && found.limits.is_empty() {
        report.unsupported.push(Problem {
            what: "no execution of the test comes to its end".to_string(),
            location: String::new(),
        });
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
    let mut assumed: Vec<&'static str> = explicit::assumptions(specification).into_iter().collect();
    if both().any(|answer| answer.library_was_ordered) {
        assumed.push("library-ordered");
    }
    let mut unsupported = serial.unsupported.clone();
    for problem in &found.unsupported {
        if !unsupported.contains(problem) {
            unsupported.push(problem.clone());
        }
    }
    TestReport {
        name: test.name.clone(),
        verdict: Verdict::Verified,
        threads: test.threads.len(),
        operations: test.operations(),
        serial_observations: serial.rows.len(),
        observations: 0,
        instructions: found.instructions,
        loads: found.loads,
        stores: found.stores,
        variables: found.variables,
        clauses: found.clauses,
        states: 0,
        seconds: 0.0,
        limits_hit: bounded::sorted_limits(limits.map(|&limit| bounded::limit_hit(limit))),
        assumptions: assumed,
        violations: Vec::new(),
        unsupported,
        internal: Vec::new(),
    }
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
    });
    lines.collect()
}

/// A violation told from the solver's own execution.
pub(super) fn told(
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
                reorderings.push(Reordering {
                    thread: later.thread as usize,
                    first: name(&trace[behind]),
                    overtaken_by: name(&trace[at]),
                });
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
        trace,
        output: String::new(),
        witness: Witness {
            model: task.model.name().to_string(),
            reduction: task.engine.reduction().name().to_string(),
            prescient: false,
            steps: Vec::new(),
            kind: explicit::KIND.to_string(),
            detail: String::new(),
        },
    }
}

/// A failure of an operation, told from the solver's own execution.
pub(super) fn failed(task: &Task, source: &dyn Source, found: &Found) -> ViolationReport {
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
