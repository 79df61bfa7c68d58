//! Where the documentation of the class library leaves a choice that is too expensive to explore
//! unless the user asks for it.
//!
//! The library asks whether an assumption is lifted, and tells where a run relies on one.

use crate::rows::local;
use crate::waits::field;
use fencepost_ir::{Cell, Kind};
use fencepost_vm::{Exec, Native, NativeResult};
use std::sync::atomic::Ordering;

/// The names of the assumptions, by the numbers that `Fencepost.Runtime` gives them.
pub const ASSUMPTIONS: &[&str] = &[
    "tasks-run-on-pool",
    "loops-run-on-pool",
    "continuations-run-at-once",
    "items-in-order",
];

pub(crate) const ROWS: &[Native] = &[
    local(
        "Fencepost.Runtime::Lifts(int)",
        &[Kind::I32],
        Some(Kind::I32),
        |exec, args| NativeResult::Done(u64::from(exec.machine.options.lifted & bit(args[0]) != 0)),
    ),
    local(
        "Fencepost.Runtime::Relies(int,Task)",
        &[Kind::I32, Kind::Ref],
        None,
        |exec, args| {
            if args[1] == 0 || may_run_here(exec, args[1]) {
                let record = &exec.machine.relied_on;
                record.fetch_or(bit(args[0]), Ordering::Relaxed);
            }
            NativeResult::Done(0)
        },
    ),
    local(
        "Fencepost.Runtime::IsUnstarted(Task)",
        &[Kind::Ref],
        Some(Kind::I32),
        |exec, args| {
            let stage = peek(exec, args[0], "_stage", Cell::I32);
            NativeResult::Done(u64::from(stage == Some(0)))
        },
    ),
];

/// A field of an object, as the running thread sees it.
fn peek(exec: &Exec<'_>, object: u64, name: &str, cell: Cell) -> Option<u64> {
    let at = field(exec.machine, exec.state, object, name)?;
    exec.state.peek(exec.thread_id(), at, cell)
}

fn bit(number: u64) -> u32 {
    u32::try_from(number)
        .ok()
        .and_then(|number| 1_u32.checked_shl(number))
        .unwrap_or(0)
}

/// Whether a thread that waits for a task could run it instead: no worker has begun with it, and
/// it is not up to another scheduler. A search that compares executions may have left out the one
/// in which the worker comes later, so what the worker has done does not count there.
fn may_run_here(exec: &Exec<'_>, task: u64) -> bool {
    let peek = |name, cell| peek(exec, task, name, cell);
    if peek("_scheduler", Cell::Ref).is_some_and(|scheduler| scheduler != 0) {
        return false;
    }
    let is_done = peek("_completed", Cell::I32).is_some_and(|completed| completed != 0);
    let worker = peek("_worker", Cell::I64).unwrap_or(0);
    exec.machine.options.stable
        || !is_done && (worker == 0 || exec.thread_by_handle(worker).is_some_and(|t| t.fresh))
}
