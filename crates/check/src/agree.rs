//! What goes together. This is the one place that says so.

use crate::engine::{Engine, Reduction};
use crate::task::{HeapNames, Task};
use fencepost_search::task::StoreKind;

/// A part of a task that a user chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskOption {
    /// The memory model.
    Model,
    /// The engine.
    Engine,
    /// Which executions may be skipped.
    Reduction,
    /// How visited states are kept.
    Store,
    /// What objects are called.
    Heap,
    /// How many workers search.
    Workers,
    /// What holds in every state.
    Invariants,
    /// Whether data races are violations.
    Races,
    /// What is asked about executions that never end.
    Liveness,
    /// Which histories are compared with serial ones.
    Linearizable,
    /// Whether a shortest counterexample is looked for.
    Shortest,
    /// How many states may be visited.
    MaxStates,
    /// Whether stores may come before their assigns.
    Prescient,
    /// When the platform acts.
    Schedule,
    /// Whether the search is saved.
    Checkpoint,
    /// Whether a saved search goes on.
    Resume,
    /// Whether several processes search together.
    Cluster,
}

impl TaskOption {
    /// The option of the command line.
    pub fn flag(self) -> &'static str {
        match self {
            TaskOption::Model => "--model",
            TaskOption::Engine => "--engine",
            TaskOption::Reduction => "--reduction",
            TaskOption::Store => "--store",
            TaskOption::Heap => "--heap",
            TaskOption::Workers => "--workers",
            TaskOption::Invariants => "--invariant",
            TaskOption::Races => "--races",
            TaskOption::Liveness => "--liveness",
            TaskOption::Linearizable => "--linearizable",
            TaskOption::Shortest => "--shortest",
            TaskOption::MaxStates => "--max-states",
            TaskOption::Prescient => "--prescient",
            TaskOption::Schedule => "--schedule",
            TaskOption::Checkpoint => "--checkpoint",
            TaskOption::Resume => "--resume",
            TaskOption::Cluster => "--cluster",
        }
    }
}

/// Two parts of a task that do not go together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disagreement {
    /// The part to change.
    pub option: TaskOption,
    /// What does not go with it, and why.
    pub message: String,
}

fn refuse(option: TaskOption, message: impl Into<String>) -> Result<(), Disagreement> {
    Err(Disagreement {
        option,
        message: message.into(),
    })
}

/// Refuses the first of these that was given, if one was.
fn refuse_first(left_out: &[(bool, TaskOption, &'static str)]) -> Result<(), Disagreement> {
    match left_out.iter().find(|(given, ..)| *given) {
        Some(&(_, option, message)) => refuse(option, message),
        None => Ok(()),
    }
}

/// Refuses a task whose parts do not go together, instead of leaving out what was asked for.
pub fn agree(task: &Task) -> Result<(), Disagreement> {
    match task.engine {
        Engine::Explicit { .. } => {}
        Engine::Dpor | Engine::Sdpor => agree_with_executions(task)?,
        Engine::Random { .. } if task.shortest => {
            let message = "random runs do not search by length; leave `--shortest` out";
            return refuse(TaskOption::Shortest, message);
        }
        Engine::Random { .. } => {}
        Engine::Bounded { .. } => agree_with_solver(task)?,
    }
    agree_with_store(task)?;
    agree_with_model(task)?;
    agree_with_liveness(task)?;
    agree_with_histories(task)?;
    agree_with_processes(task)?;
    agree_with_saving(task)
}

/// What searches that compare executions cannot do.
fn agree_with_executions(task: &Task) -> Result<(), Disagreement> {
    let reduction = task.engine.reduction();
    let stateless = reduction == Reduction::Dpor;
    let other_store = match task.store {
        StoreKind::Exact => false,
        StoreKind::LocalIds => stateless,
        StoreKind::Compact | StoreKind::Bitstate => true,
    };
    let left_out = [
        (
            !stateless && task.races,
            TaskOption::Races,
            "skips states in which a race shows",
        ),
        (
            task.shortest,
            TaskOption::Shortest,
            "does not search by length",
        ),
        (other_store, TaskOption::Store, "has a store of its own"),
        (
            task.heap == HeapNames::Canonical,
            TaskOption::Heap,
            "compares executions by what objects are called",
        ),
        (task.workers > 1, TaskOption::Workers, "runs on one worker"),
        (
            stateless && task.limits.max_states.is_some(),
            TaskOption::MaxStates,
            "stores no states",
        ),
    ];
    match left_out.iter().find(|(given, ..)| *given) {
        Some(&(_, option, why)) => {
            let name = reduction.name();
            let instead = match option {
                // Some languages have them looked for unless the user says otherwise.
                TaskOption::Races => "pass `--no-races`".to_string(),
                _ => format!("leave `{}` out", option.flag()),
            };
            let message = format!("`--reduction {name}` {why}; use `ample` or {instead}");
            refuse(option, message)
        }
        None => Ok(()),
    }
}

/// What a solver is not asked.
fn agree_with_solver(task: &Task) -> Result<(), Disagreement> {
    let left_out = [
        (
            !task.invariants.is_empty(),
            TaskOption::Invariants,
            "a solver is asked about the ends of executions; use `--engine explicit`",
        ),
        (
            task.races,
            TaskOption::Races,
            "a solver is not asked about races; use `--engine explicit` or `--no-races`",
        ),
        (
            task.shortest,
            TaskOption::Shortest,
            "a solver does not search by length",
        ),
        (
            task.store != StoreKind::Exact,
            TaskOption::Store,
            "a solver keeps no states; leave `--store` out",
        ),
        (
            task.model.has_working_copies(),
            TaskOption::Model,
            "a solver follows tables only: which value a use of a working copy gives is no order \
             of accesses",
        ),
        (
            task.model.reuses_reads(),
            TaskOption::Model,
            "a solver follows models in which every read reads memory",
        ),
    ];
    refuse_first(&left_out)
}

/// What executions that never end are not looked for in.
fn agree_with_liveness(task: &Task) -> Result<(), Disagreement> {
    if !task.liveness.is_asked() {
        return Ok(());
    }
    let by_states = matches!(task.engine, Engine::Explicit { .. });
    let left_out = [
        (
            !by_states && task.engine.reduction().compares_executions(),
            TaskOption::Reduction,
            "executions that never end are cycles of states; use `--reduction ample` or `none`",
        ),
        (
            !by_states,
            TaskOption::Engine,
            "executions that never end are cycles of states; use `--engine explicit`",
        ),
        (
            task.model.has_working_copies(),
            TaskOption::Model,
            "what is fair is said for models with tables; a working copy may be used for ever",
        ),
        (
            task.store != StoreKind::Exact,
            TaskOption::Store,
            "a cycle needs whole states; use `--store exact`",
        ),
        (
            task.heap == HeapNames::Canonical,
            TaskOption::Heap,
            "a cycle leads back to the same objects; use `--heap origin`",
        ),
        (
            task.checkpoint.is_some(),
            TaskOption::Checkpoint,
            "a search for executions that never end is not saved",
        ),
        (
            task.resume.is_some(),
            TaskOption::Resume,
            "a search for executions that never end is not saved",
        ),
        (
            !task.outcomes.is_empty(),
            TaskOption::Liveness,
            "outcomes are of executions that end; use `check`",
        ),
    ];
    refuse_first(&left_out)
}

/// What histories are not compared in.
fn agree_with_histories(task: &Task) -> Result<(), Disagreement> {
    if task.linearizable.is_empty() {
        return Ok(());
    }
    let solver = matches!(task.engine, Engine::Bounded { .. });
    let left_out = [
        (
            solver,
            TaskOption::Engine,
            "a solver is not asked about histories in `check`; use `--engine explicit`, or \
             `datatype`",
        ),
        (
            !solver && task.engine.reduction().compares_executions(),
            TaskOption::Reduction,
            "which calls overlap is no matter of conflicts between accesses; use `--reduction \
             ample` or `none`",
        ),
        (
            task.model.has_working_copies(),
            TaskOption::Model,
            "histories are recorded under models with tables",
        ),
        (
            task.source.has_manual_memory(),
            TaskOption::Linearizable,
            "histories are those of objects; for C use `datatype`",
        ),
        (
            task.liveness.is_asked(),
            TaskOption::Liveness,
            "a history grows for ever where an execution does; ask one question after the other \
             (`--linearizable none` leaves marked classes out, too)",
        ),
        (
            task.checkpoint.is_some(),
            TaskOption::Checkpoint,
            "a search that compares histories is not saved",
        ),
        (
            task.resume.is_some(),
            TaskOption::Resume,
            "a search that compares histories is not saved",
        ),
    ];
    refuse_first(&left_out)
}

/// Hashes cannot be queued, so nothing that needs a queue goes along with them.
fn agree_with_store(task: &Task) -> Result<(), Disagreement> {
    match task.store {
        StoreKind::Exact => return Ok(()),
        StoreKind::LocalIds if task.engine == Engine::Sdpor => return Ok(()),
        StoreKind::LocalIds => {
            let message = "only `--reduction sdpor` keeps threads by the changes that led to them";
            return refuse(TaskOption::Store, message);
        }
        StoreKind::Compact | StoreKind::Bitstate => {}
    }
    if task.shortest {
        let message = "a shortest execution needs whole states; use `--store exact`";
        return refuse(TaskOption::Shortest, message);
    }
    match task.engine.is_random() {
        true => refuse(
            TaskOption::Store,
            "random runs keep no states; leave `--store` out",
        ),
        false => Ok(()),
    }
}

/// What a memory model does not go along with.
fn agree_with_model(task: &Task) -> Result<(), Disagreement> {
    let (model, name) = (&task.model, task.model.name());
    let copies = model.has_working_copies();
    let in_steps = match task.engine {
        Engine::Explicit { .. } | Engine::Dpor | Engine::Sdpor | Engine::Random { .. } => true,
        Engine::Bounded { .. } => false,
    };
    if in_steps && !model.orders_dependences() {
        let message = "a thread that waits for nothing it depends on cannot be run step by step; \
                       use `--engine sat`";
        return refuse(TaskOption::Model, message);
    }
    if !copies && task.prescient.is_some() {
        let message = format!("`{name}` has no assigns that a store could come before");
        return refuse(TaskOption::Prescient, message);
    }
    if task.engine.reduction().compares_executions() {
        if copies {
            let message = "searches by events follow tables only: which value a use of a working \
                           copy gives is no order of events; use `ample`";
            return refuse(TaskOption::Reduction, message);
        }
        if model.reuses_reads() {
            let message = "searches by events do not follow reads that take the value of an \
                           earlier one, which are no events; use `ample`";
            return refuse(TaskOption::Reduction, message);
        }
    }
    if !copies {
        return match task.program_first {
            true => refuse(
                TaskOption::Schedule,
                format!("`{name}` has no platform whose actions could wait"),
            ),
            false => Ok(()),
        };
    }
    if task.races {
        let message = format!(
            "races are looked for under tables only; `{name}` is older than the order they are \
             about, and `sc` shows whether there is one"
        );
        return refuse(TaskOption::Races, message);
    }
    if task.heap == HeapNames::Canonical {
        let message = "a model with working copies remembers objects by name";
        return refuse(TaskOption::Heap, message);
    }
    if task.prescient == Some(true) && task.program_first {
        let message = "with the program first no store comes early";
        return refuse(TaskOption::Prescient, message);
    }
    if task.prescient == Some(true) && task.engine.is_random() {
        let message = "which values may be stored early takes a search of everything, not samples";
        return refuse(TaskOption::Prescient, message);
    }
    Ok(())
}

/// What several processes do not do together.
fn agree_with_processes(task: &Task) -> Result<(), Disagreement> {
    if !task.is_together() {
        return Ok(());
    }
    let by_states = matches!(task.engine, Engine::Explicit { .. });
    let left_out = [
        (
            !by_states && task.engine.reduction().compares_executions(),
            TaskOption::Reduction,
            "processes share states, not executions; use `--reduction ample` or `none`",
        ),
        (
            !by_states,
            TaskOption::Engine,
            "processes share states; use `--engine explicit`",
        ),
        (
            task.store != StoreKind::Exact,
            TaskOption::Store,
            "processes send each other whole states; use `--store exact`",
        ),
        (
            task.liveness.is_asked(),
            TaskOption::Liveness,
            "executions that never end are looked for in one process; leave `--cluster` out",
        ),
        (
            !task.linearizable.is_empty(),
            TaskOption::Linearizable,
            "histories are judged in one process; leave `--cluster` out",
        ),
        (
            task.workers > 1,
            TaskOption::Workers,
            "each process has one worker; leave `--workers` out and take more processes",
        ),
        (
            task.prescient == Some(true),
            TaskOption::Prescient,
            "prescient stores take several searches, in one process; use `--prescient off`",
        ),
        (
            task.checkpoint.is_some(),
            TaskOption::Checkpoint,
            "processes save a part of the search each, not the whole",
        ),
        (
            task.resume.is_some(),
            TaskOption::Resume,
            "a search that one process saved as a whole goes on in one process",
        ),
    ];
    refuse_first(&left_out)
}

/// Which searches can be saved.
fn agree_with_saving(task: &Task) -> Result<(), Disagreement> {
    let option = match (&task.checkpoint, &task.resume) {
        (Some(_), _) => TaskOption::Checkpoint,
        (_, Some(_)) => TaskOption::Resume,
        (None, None) => return Ok(()),
    };
    if task.engine.is_random() {
        return refuse(option, "executions at random keep nothing to go on with");
    }
    if matches!(task.engine, Engine::Bounded { .. }) {
        return refuse(option, "a solver keeps nothing to go on with");
    }
    if task.store != StoreKind::Exact {
        return refuse(option, "only `--store exact` can be saved");
    }
    if task.engine.reduction().compares_executions() {
        let message = "searches by executions cannot be saved; use `--reduction ample`";
        return refuse(option, message);
    }
    match task.prescient {
        Some(true) => refuse(
            option,
            "prescient stores take several searches, which are not saved; use `--prescient off`",
        ),
        Some(false) | None => Ok(()),
    }
}
