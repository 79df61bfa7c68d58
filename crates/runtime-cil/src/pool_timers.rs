//! The thread pool and timers.
//!
//! A pool item is a background thread that is there at once and, like every thread, may take its
//! first visible step at any time. That is the same as starting at any time, so nothing is queued.

use crate::rows::{local, native, starting, visible};
use crate::support::{Answer, stopped};
use fencepost_ir::Kind;
use fencepost_vm::{Exec, Native, NativeResult};

const POOL_MAIN: &str = "Fencepost.Runtime::PoolMain";
const TIMER_MAIN: &str = "Fencepost.Runtime::TimerMain";

pub(crate) const ROWS: &[Native] = &[
    local(
        "Fencepost.Runtime::IsPoolThread()",
        &[],
        Some(Kind::I32),
        native!(is_pool_thread),
    ),
    starting(
        "Fencepost.Runtime::QueuePoolItem(object,object,object)",
        &[Kind::Ref, Kind::Ref, Kind::Ref],
        None,
        native!(queue),
    ),
    starting(
        "Fencepost.Runtime::StartTimer(object,long,long)",
        &[Kind::Ref, Kind::I64, Kind::I64],
        None,
        native!(start_timer),
    ),
    visible(
        "Fencepost.Runtime::StopTimer(object)",
        &[Kind::Ref],
        Some(Kind::I32),
        |exec, args| NativeResult::Done(u64::from(exec.stop_timer(args[0]))),
    ),
    visible(
        "Fencepost.Runtime::LogicalTimeMs()",
        &[],
        Some(Kind::I64),
        |exec, _| NativeResult::Done(exec.state.globals.time_ms as u64),
    ),
];

fn is_pool_thread(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    let entry = exec.state.thread(exec.thread_id()).map(|t| t.entry);
    for name in [POOL_MAIN, TIMER_MAIN] {
        if exec.machine.named_function(name).ok() == entry {
            return Ok(1);
        }
    }
    Ok(0)
}

fn queue(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let main = exec.machine.named_function(POOL_MAIN).map_err(stopped)?;
    exec.spawn_as(main, args, true, 0, 0).map_err(stopped)?;
    Ok(0)
}

fn start_timer(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let main = exec.machine.named_function(TIMER_MAIN).map_err(stopped)?;
    exec.start_timer(main, args[0], args[1] as i64, args[2] as i64)
        .map_err(stopped)?;
    Ok(0)
}
