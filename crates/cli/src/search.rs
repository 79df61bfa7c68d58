//! From options to a task.

use crate::options::arguments::{
    EngineName, Heap, Library, ReductionName, Schedule, SearchOptions, Store,
};
use crate::options::histories::Histories;
use crate::options::lift::lifted;
use crate::options::program_options::Switch;
use crate::programs::load::load;
use crate::programs::loaded::Loaded;
use crate::programs::model::load_model;
use crate::suggestions::did_you_mean;
use crate::{interrupt, memory, progress};
use fencepost_check::{
    Disagreement, Effort, Engine, HeapNames, Reduction, Steps, StoreKind, Task, TaskError, agree,
};
use fencepost_ir::{Problem, Source};
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
    histories: Histories<'_>,
    quiet: bool,
) -> Result<Prepared, ErrorReport> {
    // The model is the cheaper mistake to find.
    let chosen = match &options.model {
        Some(name) => Some(load_model(name, "--model")?),
        None => None,
    };
    // A source that is entered elsewhere needs no entry point.
    let mut program_options = options.program_options.clone();
    let entry = the_entry(&options.entries)?;
    program_options.is_library |= entry.is_some();
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
        &program_options,
        chosen.as_ref().map(|model| &model.model),
    )?;
    let model = match chosen {
        Some(model) => model,
        None => load_model(default_model, "--model")?,
    };
    let mut task = Task::new(source, natives, model.model);
    task.engine = engine(options)?;
    task.assumptions = assumptions;
    task.entry = entry;
    task.invariants = options.invariants.clone();
    task.finals = options.finals.clone();
    task.races = options.races || races && !options.no_races;
    task.benign_races.clone_from(&options.benign_races);
    match histories {
        Histories::Compared(histories) => {
            task.linearizable = histories.classes(task.source.as_ref());
        }
        Histories::NotCompared if task.source.linearizable_classes().is_empty() => {}
        Histories::NotCompared => task.assumptions.push("histories-not-compared"),
        Histories::Specified => {}
    }
    task.find_all = options.all;
    task.classify_states = options.classify_states;
    task.hunt = options.hunt == Switch::On;
    task.shortest = options.shortest;
    task.limits = limits(options)?;
    task.store = store(options);
    task.heap = match options.heap {
        Heap::Auto => HeapNames::Automatic,
        Heap::Origin => HeapNames::Origin,
        Heap::Canonical => HeapNames::Canonical,
    };
    task.workers = workers(options);
    task.repeatable = options.workers.is_none();
    task.max_pending = options.max_pending as usize;
    task.timer_firings = options.timer_firings;
    task.clock_moves = options.clock_moves;
    task.program_first = options.schedule == Schedule::EagerProgram;
    task.queue_capacity = options.queue_capacity as usize;
    task.prescient = options.prescient.map(|switch| switch == Switch::On);
    task.library_ordered = options.library != Library::Relaxed;
    task.library_assumptions = ASSUMPTIONS;
    task.lifted = lifted(&options.lift.names, "--lift")?;
    task.interrupt = Some(interrupt::flag());
    task.progress = progress::line(quiet);
    agree(&task).map_err(|error| disagreement(&error))?;
    Ok(Prepared {
        task,
        arguments: arguments.to_vec(),
        corlib,
        digest,
        model_text: model.file_text,
    })
}

/// The entry, for commands that start at one.
fn the_entry(entries: &[String]) -> Result<Option<String>, ErrorReport> {
    match entries {
        [] => Ok(None),
        [one] if !one.contains('*') => Ok(Some(one.clone())),
        _ => Err(ErrorReport::usage(
            "only `check` takes several entries, or a pattern",
            "--entry",
        )),
    }
}

/// How many workers search. By default all cores, unless a limit makes it a matter of timing which
/// states are visited: one on states, or one on steps where states are not visited by layers.
fn workers(options: &SearchOptions) -> usize {
    let by_states = matches!(
        options.reduction,
        ReductionName::None | ReductionName::Ample
    );
    let shared =
        by_states && options.engine == EngineName::Explicit && options.store == Store::Exact;
    let by_layers = options.all || options.shortest;
    let whole = options.max_states.is_none() && (by_layers || options.max_depth.is_none());
    match options.workers {
        Some(workers) => workers as usize,
        None if shared && whole => std::thread::available_parallelism().map_or(1, usize::from),
        None => 1,
    }
}

/// The engine for the options.
fn engine(options: &SearchOptions) -> Result<Engine, ErrorReport> {
    let reduction = options.reduction.reduction();
    let solver = options.solver.name(options.engine)?;
    if options.engine == EngineName::Sat && reduction != Reduction::Ample {
        let message = "a solver takes all executions at once; leave `--reduction` out";
        return Err(ErrorReport::usage(message, "--reduction"));
    }
    let steps = match reduction {
        Reduction::None => Steps::Every,
        Reduction::Ample => Steps::Ample,
        Reduction::Dpor | Reduction::Sdpor if options.engine == EngineName::Random => {
            let message = format!(
                "`--reduction {}` takes no executions at random; use `ample` or leave `--engine` \
                 out",
                reduction.name()
            );
            return Err(ErrorReport::usage(message, "--engine"));
        }
        Reduction::Dpor | Reduction::Sdpor => return Ok(reduction.into()),
    };
    Ok(match options.engine {
        EngineName::Explicit => Engine::Explicit { steps },
        EngineName::Random => Engine::Random {
            steps,
            runs: options.runs,
            seed: options.seed,
        },
        EngineName::Sat => Engine::Bounded {
            effort: Effort::default(),
            solver,
        },
    })
}

/// What a task whose parts do not go together tells the user.
pub fn disagreement(error: &Disagreement) -> ErrorReport {
    ErrorReport::usage(error.message.clone(), error.option.flag())
}

/// How visited states are kept.
fn store(options: &SearchOptions) -> StoreKind {
    match options.store {
        Store::Exact => StoreKind::Exact,
        Store::Compact => StoreKind::Compact,
        Store::Bitstate => StoreKind::Bitstate,
        Store::LocalIds => StoreKind::LocalIds,
    }
}

fn limits(options: &SearchOptions) -> Result<Limits, ErrorReport> {
    let timeout = options.timeout.map(Duration::try_from_secs_f64).transpose();
    let memory_bytes = match options.memory {
        Some(mebibytes) => mebibytes.saturating_mul(1 << 20),
        None => memory::default_limit_bytes(),
    };
    Ok(Limits {
        max_states: options.max_states,
        max_effort: None,
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
            let typed = task.entry.as_deref().unwrap_or_default();
            entry_error(typed, problem, task.source.as_ref())
        }
        TaskError::Linearizable(problem) => {
            ErrorReport::usage(problem.to_string(), "--linearizable")
        }
        TaskError::BenignRace(problem) => ErrorReport::input(problem.to_string(), "fencepost.toml"),
        TaskError::Endless(problem) => ErrorReport::usage(problem.to_string(), "--endless"),
        TaskError::Disagreement(error) => disagreement(error),
        TaskError::Entry(problem) => ErrorReport::input(problem.to_string(), program),
        TaskError::Expression { text, error } => {
            let option = if task.invariants.contains(text) {
                "--invariant"
            } else if task.finals.contains(text) {
                "--final"
            } else if task.liveness.eventually.contains(text) {
                "--eventually"
            } else if task.liveness.leads_to.contains(text) {
                "--leads-to"
            } else {
                "EXPR"
            };
            let place = format!("{option}, column {}", error.column);
            let message = error.message.clone() + &meant_field(&error.message, task);
            ErrorReport::usage(message, place).with_detail(error.with_carets())
        }
        TaskError::Solver { option, message } => ErrorReport::usage(message.clone(), *option),
        TaskError::Resume(message) => ErrorReport::input(message.clone(), "--resume"),
        TaskError::Cluster(message) => ErrorReport::usage(message.clone(), "--cluster"),
    }
}

/// What an entry that is none tells the user.
pub fn entry_error(typed: &str, problem: &Problem, source: &dyn Source) -> ErrorReport {
    let message = problem.to_string() + &meant_function(typed, &problem.what, source);
    ErrorReport::usage(message, "--entry")
}

/// A method of the program that may be meant by a name that none has.
pub fn meant_function(typed: &str, what: &str, source: &dyn Source) -> String {
    if !what.starts_with("there is no") && !what.contains(" has no method ") {
        return String::new();
    }
    let functions = source.own_functions();
    let names = functions.iter().map(|&id| source.function_name(id));
    // What compilers make has names that nobody types.
    did_you_mean(typed, names.filter(|name| !name.contains('<')))
}

/// What may be meant by a name that no static field has: another one, or a field of objects.
fn meant_field(message: &str, task: &Task) -> String {
    let unknown = message.strip_prefix("the program has no static field `");
    let Some(typed) = unknown.and_then(|rest| rest.strip_suffix('`')) else {
        return String::new();
    };
    let of_objects = task.source.instance_field_names();
    let is_typed = |full: &&String| {
        let rest = full.strip_suffix(typed);
        rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    match of_objects.iter().find(is_typed) {
        Some(full) => format!(
            "; `{full}` is a field of objects: begin with a static field that leads to the object"
        ),
        None => did_you_mean(typed, task.source.static_names()),
    }
}
