//! From options to a task.

use crate::arguments::{Engine, Heap, Library, ReductionName, Schedule, SearchOptions, Store};
use crate::lift::lifted;
use crate::load::{Loaded, load};
use crate::model::{Switch, agree_with_copies, load_model};
use crate::{interrupt, memory, progress};
use fencepost_check::{Effort, StoreKind, Task, TaskError};
use fencepost_report::ErrorReport;
use fencepost_runtime_cil::ASSUMPTIONS;
use fencepost_search::limits::Limits;
use std::time::Duration;

/// A task, and what a witness records beside it.
pub struct Prepared {
    /// What to run.
    pub task: Task,
    /// Arguments that the program itself gets.
    pub arguments: Vec<String>,
    /// The class library, if the program has one.
    pub corlib: Option<String>,
    /// A digest of the program's file.
    pub digest: String,
    /// The text of the model's file, if it is not a built-in one.
    pub model_text: Option<String>,
}

/// Loads the program and the model, and makes a task of them.
pub fn prepare(
    program: &str,
    arguments: &[String],
    options: &SearchOptions,
    quiet: bool,
) -> Result<Prepared, ErrorReport> {
    agree(options)?;
    // The model is the cheaper mistake to find.
    let chosen = match &options.model {
        Some(name) => Some(load_model(name, "--model")?),
        None => None,
    };
    let Loaded {
        source,
        natives,
        default_model,
        corlib,
        assumptions,
        digest,
        races,
    } = load(
        program,
        arguments,
        &options.program_options,
        chosen.as_ref().map(|model| &model.table),
    )?;
    let model = match chosen {
        Some(model) => model,
        None => load_model(default_model, "--model")?,
    };
    agree_with_copies(&model.table, options)?;
    if options.heap == Heap::Canonical && model.table.working_copies {
        let message = "a model with working copies remembers objects by name";
        return Err(ErrorReport::usage(message, "--heap"));
    }
    let mut task = Task::new(source, natives, model.table);
    task.reduction = options.reduction.reduction();
    task.assumptions = assumptions;
    task.entry = options.entry.clone();
    task.invariants = options.invariants.clone();
    task.finals = options.finals.clone();
    task.random = match options.engine {
        Engine::Explicit | Engine::Sat => None,
        Engine::Random => Some((options.runs, options.seed)),
    };
    task.solver = (options.engine == Engine::Sat).then(Effort::default);
    task.races = options.races || races && !options.no_races;
    task.find_all = options.all;
    task.classify_states = options.classify_states;
    task.shortest = options.shortest;
    task.limits = limits(options)?;
    task.store = store(options)?;
    task.canonical_heap = options.heap == Heap::Canonical;
    task.workers = workers(options);
    task.repeatable = options.workers.is_none();
    task.max_pending = options.max_pending as usize;
    task.timer_firings = options.timer_firings;
    task.clock_moves = options.clock_moves;
    task.program_first = options.schedule == Schedule::EagerProgram;
    task.queue_capacity = options.queue_capacity as usize;
    task.prescient = options.prescient != Some(Switch::Off);
    task.library_ordered = options.library != Library::Relaxed;
    task.library_assumptions = ASSUMPTIONS;
    task.lifted = lifted(&options.lift.names, "--lift")?;
    task.interrupt = Some(interrupt::flag());
    task.progress = progress::line(quiet);
    Ok(Prepared {
        task,
        arguments: arguments.to_vec(),
        corlib,
        digest,
        model_text: model.file_text,
    })
}

/// How many workers search. By default all cores, unless a limit makes it a matter of timing which
/// states are visited: one on states, or one on steps where states are not visited by layers.
fn workers(options: &SearchOptions) -> usize {
    let by_states = matches!(
        options.reduction,
        ReductionName::None | ReductionName::Ample
    );
    let shared = by_states && options.engine == Engine::Explicit && options.store == Store::Exact;
    let by_layers = options.all || options.shortest;
    let whole = options.max_states.is_none() && (by_layers || options.max_depth.is_none());
    match options.workers {
        Some(workers) => workers as usize,
        None if shared && whole => std::thread::available_parallelism().map_or(1, usize::from),
        None => 1,
    }
}

/// Refuses options that the chosen engine or reduction would silently leave out.
fn agree(options: &SearchOptions) -> Result<(), ErrorReport> {
    if options.engine == Engine::Random && options.shortest {
        let message = "random runs do not search by length; leave `--shortest` out";
        return Err(ErrorReport::usage(message, "--shortest"));
    }
    if options.engine == Engine::Sat {
        agree_with_solver(options)?;
    }
    let name = match options.reduction {
        ReductionName::None | ReductionName::Ample => return Ok(()),
        ReductionName::Dpor => "dpor",
        ReductionName::Sdpor => "sdpor",
    };
    let stateless = options.reduction == ReductionName::Dpor;
    let left_out = [
        (
            !stateless && options.races,
            "--races",
            "skips states in which a race shows",
        ),
        (options.shortest, "--shortest", "does not search by length"),
        (
            options.store != Store::Exact && (stateless || options.store != Store::LocalIds),
            "--store",
            "has a store of its own",
        ),
        (
            options.heap != Heap::Origin,
            "--heap",
            "compares executions by what objects are called",
        ),
        (
            options.workers.is_some_and(|n| n > 1),
            "--workers",
            "runs on one worker",
        ),
        (
            options.engine == Engine::Random,
            "--engine",
            "takes no executions at random",
        ),
        (
            stateless && options.max_states.is_some(),
            "--max-states",
            "stores no states",
        ),
    ];
    match left_out.iter().find(|(given, ..)| *given) {
        Some((_, option, why)) => {
            let message =
                format!("`--reduction {name}` {why}; use `ample` or leave `{option}` out");
            Err(ErrorReport::usage(message, *option))
        }
        None => Ok(()),
    }
}

/// Refuses what a solver does not go along with.
fn agree_with_solver(options: &SearchOptions) -> Result<(), ErrorReport> {
    let refused = [
        (
            !options.invariants.is_empty(),
            "--invariant",
            "a solver is asked about the ends of executions; use `--engine explicit`",
        ),
        (
            options.races,
            "--races",
            "a solver is not asked about races; use `--engine explicit`",
        ),
        (
            options.shortest,
            "--shortest",
            "a solver does not search by length",
        ),
        (
            options.reduction != ReductionName::Ample,
            "--reduction",
            "a solver takes all executions at once; leave `--reduction` out",
        ),
        (
            options.store != Store::Exact,
            "--store",
            "a solver keeps no states; leave `--store` out",
        ),
    ];
    match refused.iter().find(|(given, ..)| *given) {
        Some((_, option, message)) => Err(ErrorReport::usage(*message, *option)),
        None => Ok(()),
    }
}

/// How visited states are kept; hashes cannot be queued, so nothing that needs a queue goes along.
fn store(options: &SearchOptions) -> Result<StoreKind, ErrorReport> {
    let kind = match options.store {
        Store::Exact => return Ok(StoreKind::Exact),
        Store::Compact => StoreKind::Compact,
        Store::Bitstate => StoreKind::Bitstate,
        Store::LocalIds if options.reduction == ReductionName::Sdpor => {
            return Ok(StoreKind::LocalIds);
        }
        Store::LocalIds => {
            let message = "only `--reduction sdpor` keeps threads by the changes that led to them";
            return Err(ErrorReport::usage(message, "--store"));
        }
    };
    if options.shortest {
        let message = "a shortest execution needs whole states; use `--store exact`";
        return Err(ErrorReport::usage(message, "--shortest"));
    }
    if options.engine == Engine::Random {
        let message = "random runs keep no states; leave `--store` out";
        return Err(ErrorReport::usage(message, "--store"));
    }
    Ok(kind)
}

fn limits(options: &SearchOptions) -> Result<Limits, ErrorReport> {
    let timeout = options.timeout.map(Duration::try_from_secs_f64).transpose();
    let memory_bytes = match options.memory {
        Some(mebibytes) => mebibytes.saturating_mul(1 << 20),
        None => memory::default_limit_bytes(),
    };
    Ok(Limits {
        max_states: options.max_states,
        max_operations: None,
        max_depth: options.max_depth,
        timeout: timeout.map_err(|error| ErrorReport::usage(error.to_string(), "--timeout"))?,
        memory_bytes: Some(memory_bytes),
        resident_bytes: Some(memory::resident_bytes),
    })
}

/// What a task that cannot be started tells the user.
pub fn task_error(error: &TaskError, task: &Task, program: &str) -> ErrorReport {
    match error {
        TaskError::Entry(problem) if task.entry.is_some() => {
            ErrorReport::usage(problem.to_string(), "--entry")
        }
        TaskError::Reduction | TaskError::ReusedReads => {
            ErrorReport::usage(error.to_string(), "--reduction")
        }
        TaskError::Dependences => ErrorReport::usage(error.to_string(), "--model"),
        TaskError::Races => ErrorReport::usage(error.to_string(), "--races"),
        TaskError::Entry(problem) => ErrorReport::input(problem.to_string(), program),
        TaskError::Expression { text, error } => {
            let option = if task.invariants.contains(text) {
                "--invariant"
            } else if task.finals.contains(text) {
                "--final"
            } else {
                "EXPR"
            };
            let place = format!("{option}, column {}", error.column);
            ErrorReport::usage(error.message.clone(), place).with_detail(error.with_carets())
        }
        TaskError::Solver { option, message } => ErrorReport::usage(message.clone(), *option),
        TaskError::Resume(message) => ErrorReport::input(message.clone(), "--resume"),
    }
}
