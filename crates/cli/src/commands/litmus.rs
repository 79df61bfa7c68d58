//! `fencepost litmus`.

use super::CommandResult;
use crate::expectations::Expectations;
use crate::files::read_file;
use crate::litmus_files::find_files;
use crate::options::arguments::{LitmusArguments, SimpleFormat};
use crate::options::program_options::Switch;
use crate::programs::model::load_model;
use crate::search::disagreement;
use crate::{interrupt, memory, output};
use fencepost_check::{FailureKind, Report, Task, Verdict, agree};
use fencepost_frontend_litmus::{ErrorKind, Flavour, MAX_TEXT_BYTES, Quantifier, Test};
use fencepost_ir::Program;
use fencepost_memory_model::MemoryModel;
use fencepost_report::{
    ErrorReport, LitmusProblem, LitmusQuestion, LitmusRefusal, LitmusResult, LitmusRun,
    litmus_html, litmus_json, litmus_text,
};
use fencepost_search::limits::Limits;
use fencepost_search::property::PropertyValue;
use fencepost_vm::NativeTable;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Room for the deepest nesting that the reader allows.
const STACK_BYTES: usize = 64 << 20;

/// What all tests share.
struct Shared<'a> {
    arguments: &'a LitmusArguments,
    /// The model that the user wants, for every flavour.
    chosen: Option<MemoryModel>,
    tso: MemoryModel,
    clr: MemoryModel,
    memory_bytes: u64,
    interrupt: Arc<AtomicBool>,
}

impl Shared<'_> {
    /// The models that tests may run under.
    fn models(&self) -> Vec<&MemoryModel> {
        match &self.chosen {
            Some(model) => vec![model],
            None => vec![&self.tso, &self.clr],
        }
    }
}

/// Runs litmus tests.
pub fn litmus(arguments: &LitmusArguments) -> CommandResult {
    output::check_writable("--out", arguments.output.out.as_deref())?;
    output::check_writable("--html", arguments.html.as_deref())?;
    let expectations = match &arguments.expect {
        Some(file) => Some(Expectations::read(file)?),
        None => None,
    };
    let files = find_files(&arguments.files)?;
    let workers = match arguments.workers {
        Some(workers) => workers as usize,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    }
    .clamp(1, files.len().max(1));
    let chosen = match &arguments.model {
        Some(name) => Some(load_model(name, "--model")?.model),
        None => None,
    };
    let shared = Shared {
        arguments,
        chosen,
        tso: load_model("tso", "--model")?.model,
        clr: load_model("clr", "--model")?.model,
        memory_bytes: memory::default_limit_bytes() / workers as u64,
        interrupt: interrupt::flag(),
    };
    for model in shared.models() {
        // What goes together does not depend on the program.
        let task = task(Arc::new(Program::new()), Vec::new(), model, &shared);
        agree(&task).map_err(|error| disagreement(&error))?;
    }
    let mut runs = run_all(&files, workers, &shared)?;
    let mut used = Vec::new();
    if let Some(expectations) = &expectations {
        for run in &mut runs {
            run.expected = expectations.find(run, &mut used);
        }
    }
    if let Some(file) = &arguments.html {
        output::write_file(file, &litmus_html(&runs))?;
    }
    let text = match arguments.output.format {
        SimpleFormat::Text => litmus_text(&runs, arguments.output.amount.quiet),
        SimpleFormat::Json => litmus_json(&runs),
    };
    output::deliver(&text, arguments.output.out.as_deref())?;
    if runs.len() < files.len() {
        output::complain("interrupted: not all tests were run\n");
        return Ok(exit_code(&runs).max(Verdict::Bounded.exit_code()));
    }
    if let Some(expectations) = &expectations
        && let Err(error) = expectations.check_used(&used)
    {
        // The result is out already, and says what did run.
        output::complain(&error.to_text());
        return Ok(exit_code(&runs).max(2));
    }
    Ok(exit_code(&runs))
}

/// The worst of the tests' codes. What was expected to fail does not count.
fn exit_code(runs: &[LitmusRun]) -> i32 {
    let has = |problem: LitmusProblem| {
        runs.iter().any(|run| {
            let same = run.outcome.as_ref().err().is_some_and(|e| e.0 == problem);
            same && (run.expected.is_none() || run.differs())
        })
    };
    if has(LitmusProblem::Internal) {
        Verdict::Internal.exit_code()
    } else if has(LitmusProblem::Malformed) {
        2
    } else if runs.iter().any(LitmusRun::differs) {
        Verdict::Violated.exit_code()
    } else if has(LitmusProblem::Unsupported) {
        Verdict::Unsupported.exit_code()
    } else if runs
        .iter()
        .any(|run| run.bounded() && run.expected.as_deref() != Some("bounded"))
    {
        Verdict::Bounded.exit_code()
    } else {
        Verdict::Verified.exit_code()
    }
}

/// Runs every test, several at a time; the results are in the order of the files.
fn run_all(
    files: &[String],
    workers: usize,
    shared: &Shared<'_>,
) -> Result<Vec<LitmusRun>, ErrorReport> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, LitmusRun)>> = Mutex::new(Vec::with_capacity(files.len()));
    let work = || {
        while !shared.interrupt.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = files.get(index) else { break };
            let run = run_guarded(file, shared);
            done.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((index, run));
        }
    };
    let started = std::thread::scope(|scope| {
        for _ in 0..workers {
            std::thread::Builder::new()
                .stack_size(STACK_BYTES)
                .spawn_scoped(scope, work)?;
        }
        Ok::<(), std::io::Error>(())
    });
    started.map_err(|error| {
        ErrorReport::usage(format!("a thread cannot be started: {error}"), "--workers")
    })?;
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(index, _)| *index);
    Ok(done.into_iter().map(|(_, run)| run).collect())
}

/// Runs a test; a panic is this test's problem alone.
fn run_guarded(file: &str, shared: &Shared<'_>) -> LitmusRun {
    let outcome = catch_unwind(AssertUnwindSafe(|| run(file, shared))).unwrap_or_else(|_| {
        let message = "this is a defect of fencepost; please report it".to_string();
        Err((LitmusProblem::Internal, message, None))
    });
    LitmusRun {
        file: file.to_string(),
        outcome,
        expected: None,
    }
}

fn run(file: &str, shared: &Shared<'_>) -> Result<LitmusResult, LitmusRefusal> {
    let start = Instant::now();
    let bytes = read_file(file, MAX_TEXT_BYTES)
        .map_err(|error| (LitmusProblem::Malformed, error.message, None))?;
    // Names of people in comments come in any encoding.
    let text = String::from_utf8_lossy(&bytes);
    let test = Test::read(&text, file).map_err(|error| {
        let problem = match error.kind {
            ErrorKind::Malformed => LitmusProblem::Malformed,
            ErrorKind::Unsupported => LitmusProblem::Unsupported,
        };
        (problem, error.message, Some((error.line, error.column)))
    })?;
    let model = match (&shared.chosen, test.flavour) {
        (Some(model), _) => model,
        (None, Flavour::C) => &shared.clr,
        (None, _) => &shared.tso,
    };
    let task = task(test.program.clone(), test.expressions(), model, shared);
    let report = fencepost_check::outcomes(&task)
        .map_err(|error| (LitmusProblem::Internal, error.to_string(), None))?;
    result(&test, &report, model, start)
}

fn task(
    program: Arc<Program>,
    outcomes: Vec<String>,
    model: &MemoryModel,
    shared: &Shared<'_>,
) -> Task {
    let arguments = shared.arguments;
    let mut task = Task::new(program, NativeTable::core(), model.clone());
    task.outcomes = outcomes;
    task.classify_outcomes = false;
    task.engine = arguments.reduction.reduction().into();
    task.max_pending = arguments.max_pending as usize;
    task.queue_capacity = arguments.queue_capacity as usize;
    // Other models have no assigns that a store could come before.
    let foresees = arguments.prescient == Switch::On;
    task.prescient = model.has_working_copies().then_some(foresees);
    task.limits = Limits {
        max_states: arguments.max_states,
        max_effort: None,
        max_operations: None,
        max_depth: None,
        timeout: Some(Duration::from_secs_f64(arguments.timeout)),
        memory_bytes: Some(shared.memory_bytes),
        resident_bytes: None,
    };
    task.interrupt = Some(shared.interrupt.clone());
    task
}

/// The answer to the test's question, if every execution could be run.
fn result(
    test: &Test,
    report: &Report,
    model: &MemoryModel,
    start: Instant,
) -> Result<LitmusResult, LitmusRefusal> {
    if let Some(message) = report.internal.first() {
        return Err((LitmusProblem::Internal, message.clone(), None));
    }
    if let Some(problem) = report.unsupported.first() {
        return Err((LitmusProblem::Unsupported, problem.to_string(), None));
    }
    let mut deadlocks = false;
    for violation in &report.violations {
        if violation.kind == FailureKind::Deadlock {
            deadlocks = true;
            continue;
        }
        let message = match violation.kind {
            FailureKind::Assertion => {
                "an execution accesses something that is no location, or only a part \
                            of one"
                    .to_string()
            }
            FailureKind::Abort
            | FailureKind::BadSync
            | FailureKind::BadUnlock
            | FailureKind::ClassInitDeadlock
            | FailureKind::CommitPoint
            | FailureKind::Deadlock
            | FailureKind::DoubleFree
            | FailureKind::Eventually
            | FailureKind::Exception
            | FailureKind::Final
            | FailureKind::Invariant
            | FailureKind::LeadsTo
            | FailureKind::Leak
            | FailureKind::Livelock
            | FailureKind::NotLinearizable
            | FailureKind::NotSerial
            | FailureKind::Null
            | FailureKind::OutOfBounds
            | FailureKind::Race
            | FailureKind::Uninitialised
            | FailureKind::UseAfterFree => format!("an execution fails: {}", violation.message),
        };
        return Err((LitmusProblem::Unsupported, message, None));
    }
    let rows: Vec<Vec<i128>> = report
        .outcomes
        .iter()
        .map(|outcome| outcome.values.iter().map(number).collect())
        .collect();
    let answer = test.judge(&rows, report.limits_hit.is_empty());
    let mut assumptions = Vec::new();
    // Under these, every read-modify-write is a fence anyway.
    let fenced = matches!(model.name(), "sc" | "tso");
    if test.assumes_ordered_updates && !fenced {
        assumptions.push("updates-ordered".to_string());
    }
    let of_model = model.assumptions().iter().map(|one| one.name().to_string());
    assumptions.extend(of_model);
    Ok(LitmusResult {
        name: test.name.clone(),
        flavour: test.flavour.name(),
        model: model.name().to_string(),
        question: match test.quantifier() {
            Quantifier::Exists => LitmusQuestion::Exists,
            Quantifier::NotExists => LitmusQuestion::NotExists,
            Quantifier::Forall => LitmusQuestion::Forall,
        },
        condition: test.condition(),
        variables: test.variables(),
        states: answer.states,
        matching: answer.matching,
        others: answer.others,
        holds: answer.holds,
        observation: answer.observation.name(),
        limits: report
            .limit_names()
            .iter()
            .map(|limit| limit.to_string())
            .collect(),
        assumptions,
        deadlocks,
        visited: report.states,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// The values of litmus tests are numbers.
fn number(value: &PropertyValue) -> i128 {
    match value {
        PropertyValue::Integer(number) => *number,
        PropertyValue::Bool(truth) => i128::from(*truth),
        _ => 0,
    }
}
