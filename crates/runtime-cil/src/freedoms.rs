//! Where the documentation of the class library leaves a choice that is too expensive to explore
//! unless the user asks for it.
//!
//! The library asks whether an assumption is lifted, and tells where a run relies on one.

use crate::program::source_of;
use crate::rows::local;
use crate::waits::field;
use fencepost_frontend_cil::CilSource;
use fencepost_ir::{Cell, Kind};
use fencepost_vm::{Exec, Machine, NEW_WORKERS, Native, NativeResult};

/// The names of the assumptions, by the numbers that `Fencepost.Runtime` gives them.
pub const ASSUMPTIONS: &[&str] = &[
    "tasks-run-on-pool",
    "loops-run-on-pool",
    "continuations-run-at-once",
    "items-in-order",
    "entries-in-order",
    "weak-references-are-strong",
    "iterations-in-order",
    "library-operations-are-atomic",
];

/// How many of the assumptions can be lifted: the first ones.
pub const LIFTABLE: usize = 4;

pub(crate) const ROWS: &[Native] = &[
    Native {
        constant: Some(|machine, args| u64::from(lifts(machine, args[0]))),
        ..local(
            "Fencepost.Runtime::Lifts(int)",
            &[Kind::I32],
            Some(Kind::I32),
            |exec, args| NativeResult::Done(u64::from(lifts(exec.machine, args[0]))),
        )
    },
    Native {
        constant: Some(|machine, _| u64::from(completes_promises(machine))),
        ..local(
            "Fencepost.Runtime::CompletesPromises()",
            &[],
            Some(Kind::I32),
            |exec, _| NativeResult::Done(u64::from(completes_promises(exec.machine))),
        )
    },
    local(
        "Fencepost.Runtime::Relies(int)",
        &[Kind::I32],
        None,
        |exec, args| {
            rely(exec, args[0]);
            NativeResult::Done(0)
        },
    ),
    local(
        "Fencepost.Runtime::Compares(object,object)",
        &[Kind::Ref, Kind::Ref],
        None,
        |exec, args| {
            if args.iter().any(|&word| compares_in_program(exec, word)) {
                rely(exec, OPERATIONS_ARE_ATOMIC);
            }
            NativeResult::Done(0)
        },
    ),
    local("Fencepost.Runtime::TellsThreads()", &[], None, |exec, _| {
        let thread = exec.state.thread(exec.thread_id());
        if thread.is_some_and(|thread| thread.worker) {
            exec.machine.rely_on(NEW_WORKERS);
        }
        NativeResult::Done(0)
    }),
    local(
        "Fencepost.Runtime::MayRun(Task)",
        &[Kind::Ref],
        Some(Kind::I32),
        |exec, args| NativeResult::Done(u64::from(may_run(exec, args[0]))),
    ),
];

/// The number of the assumption that tasks run on the pool, whoever waits for them.
const TASKS_RUN_ON_POOL: u64 = 0;

/// The number of the assumption that operations of concurrent collections are one step.
const OPERATIONS_ARE_ATOMIC: u64 = 7;

/// The stage of a task that has not been started.
const CREATED: u64 = 0;

/// The option of a task that gets a thread of its own, which nobody can take it from.
const LONG_RUNNING: u64 = 2;

fn bit(number: u64) -> u32 {
    u32::try_from(number)
        .ok()
        .and_then(|number| 1_u32.checked_shl(number))
        .unwrap_or(0)
}

fn lifts(machine: &Machine, assumption: u64) -> bool {
    machine.options.lifted & bit(assumption) != 0
}

fn rely(exec: &Exec<'_>, assumption: u64) {
    exec.machine.rely_on(bit(assumption));
}

/// Whether a comparer, or an object that is asked whether it equals another one, runs code of the
/// program.
fn compares_in_program(exec: &Exec<'_>, word: u64) -> bool {
    let Some(class) = (word != 0).then(|| exec.class_of(word)).flatten() else {
        return false;
    };
    source_of(exec.machine).is_none_or(|source| source.compares_in_program(class))
}

/// Whether what follows an await has to run where the promise is completed: code of the program may
/// complete one in the middle of something, or somebody wants to see all that the documentation
/// leaves open.
fn completes_promises(machine: &Machine) -> bool {
    machine.options.lifted != 0 || source_of(machine).is_none_or(CilSource::completes_promises)
}

/// Whether a thread that waits for a task should look whether it can run it. Whatever is looked at
/// here is looked at too early for a search that compares executions: that one always looks, and
/// relies on the assumption wherever there could be a reason to.
fn may_run(exec: &Exec<'_>, task: u64) -> bool {
    let peek = |name, cell| {
        let at = field(exec.machine, exec.state, task, name)?;
        exec.state.peek(exec.thread_id(), at, cell)
    };
    // Nobody but its owner can complete a promise.
    if peek("_action", Cell::Ref).is_none_or(|action| action == 0) {
        return false;
    }
    let long = peek("_options", Cell::I32).is_some_and(|options| options & LONG_RUNNING != 0);
    let stable = exec.machine.options.stable;
    if !stable && peek("_completed", Cell::I32).is_some_and(|completed| completed != 0) {
        return false;
    }
    // It is up to the task's own scheduler; one that is not started yet may still get any.
    let scheduled = peek("_scheduler", Cell::Ref).is_some_and(|scheduler| scheduler != 0);
    let unstarted = peek("_stage", Cell::I32) == Some(CREATED);
    let worker = peek("_worker", Cell::I64).unwrap_or(0);
    let begun = worker != 0 && exec.thread_by_handle(worker).is_none_or(|t| !t.fresh);
    let lifted = lifts(exec.machine, TASKS_RUN_ON_POOL);
    if !lifted && !long && (stable || !scheduled && !begun) {
        rely(exec, TASKS_RUN_ON_POOL);
    }
    stable || scheduled || unstarted || lifted && !long
}
