//! The thread pool, timers and clocks.
//!
//! A pool item is a background thread that is there at once and, like every thread, may take its
//! first visible step at any time. That is the same as starting at any time, so nothing is queued.

use crate::rows::{local, native, starting, told, visible};
use crate::support::{Answer, read, stopped, unsupported};
use crate::waits::field;
use fencepost_ir::{ARRAY_DATA, Cell, Kind};
use fencepost_vm::{
    Arguments, Exec, Native, NativeResult, NativeText, RuntimePart, Shares, TimerRequest, TimerUse,
};

const POOL_MAIN: &str = "Fencepost.Runtime::PoolMain";
const TIMER_MAIN: &str = "Fencepost.Runtime::TimerMain";

/// Arming and stopping look at and change which timers are due. Only the identity of the timer's
/// object matters.
const fn timers(how: TimerUse) -> NativeText {
    NativeText {
        arguments: Arguments::Timers(how),
        runtime: RuntimePart::Timers,
        clock: true,
        ..NativeText::NOTHING
    }
}

pub(crate) const ROWS: &[Native] = &[
    local(
        "Fencepost.Runtime::IsPoolThread()",
        &[],
        Some(Kind::I32),
        native!(is_pool_thread),
    ),
    told(
        starting(
            "Fencepost.Runtime::QueuePoolItem(object,object,object)",
            &[Kind::Ref, Kind::Ref, Kind::Ref],
            None,
            Shares::Runtime,
            native!(queue),
        ),
        NativeText::starting(&[POOL_MAIN]),
    ),
    told(
        starting(
            "Fencepost.Runtime::QueueTasks(Task[],object)",
            &[Kind::Ref, Kind::Ref],
            None,
            Shares::Runtime,
            native!(queue_tasks),
        ),
        NativeText {
            arguments: Arguments::ElementsOf("System.Threading.Tasks.Task", true),
            ..NativeText::starting(&[POOL_MAIN])
        },
    ),
    told(
        visible(
            "Fencepost.Runtime::HasMoved(long)",
            &[Kind::I64],
            Some(Kind::I32),
            Shares::Runtime,
            |exec, args| {
                let fresh = exec.thread_by_handle(args[0]).is_some_and(|t| t.fresh);
                NativeResult::Done(u64::from(!fresh))
            },
        ),
        NativeText {
            runtime: RuntimePart::Workers,
            ..NativeText::NOTHING
        },
    ),
    told(
        starting(
            "Fencepost.Runtime::StartTimer(object,long,long)",
            &[Kind::Ref, Kind::I64, Kind::I64],
            None,
            Shares::Runtime,
            native!(start_timer),
        ),
        NativeText {
            starts: &[TIMER_MAIN],
            ..timers(TimerUse::Arms)
        },
    ),
    told(
        starting(
            "Fencepost.Runtime::StartTicks(object,long,bool)",
            &[Kind::Ref, Kind::I64, Kind::I32],
            None,
            Shares::Runtime,
            native!(start_ticks),
        ),
        NativeText {
            starts: &[TIMER_MAIN],
            ..timers(TimerUse::Arms)
        },
    ),
    told(
        visible(
            "Fencepost.Runtime::RequestTick(object)",
            &[Kind::Ref],
            None,
            Shares::Runtime,
            |exec, args| {
                exec.request_firing(args[0]);
                NativeResult::Done(0)
            },
        ),
        timers(TimerUse::Arms),
    ),
    told(
        visible(
            "Fencepost.Runtime::StopTimer(object)",
            &[Kind::Ref],
            Some(Kind::I32),
            Shares::Runtime,
            |exec, args| NativeResult::Done(u64::from(exec.stop_timer(args[0]))),
        ),
        timers(TimerUse::Stops),
    ),
    visible(
        "Fencepost.Runtime::LogicalTimeMs()",
        &[],
        Some(Kind::I64),
        Shares::Nothing,
        native!(logical_time),
    ),
    visible(
        "Fencepost.Runtime::StartWatch(object)",
        &[Kind::Ref],
        None,
        Shares::Runtime,
        native!(start_watch),
    ),
    visible(
        "Fencepost.Runtime::WatchAge(object)",
        &[Kind::Ref],
        Some(Kind::I64),
        Shares::Runtime,
        |exec, args| NativeResult::Done(exec.watch_age(args[0]).unwrap_or(-1) as u64),
    ),
    visible(
        "Fencepost.Runtime::StopWatch(object)",
        &[Kind::Ref],
        Some(Kind::I64),
        Shares::Runtime,
        |exec, args| NativeResult::Done(exec.stop_watch(args[0]).unwrap_or(-1) as u64),
    ),
];

const NEVER_ASKS: &str = "the time, asked for by code that no assembly names";

fn logical_time(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    match exec.read_clock() {
        Some(time) => Ok(time as u64),
        None => unsupported(NEVER_ASKS),
    }
}

fn start_watch(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match exec.start_watch(args[0]) {
        Some(()) => Ok(0),
        None => unsupported(NEVER_ASKS),
    }
}

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

/// The stage of a task that waits for its worker.
const WAITING_TO_RUN: u64 = 2;

/// Starts a worker for each task; the task keeps its handle. All in one step.
fn queue_tasks(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let main = exec.machine.named_function(POOL_MAIN).map_err(stopped)?;
    let length = read(exec, args[0], Cell::U32)?;
    for index in 0..length {
        let at = args[0] + u64::from(ARRAY_DATA) + 8 * index;
        let task = read(exec, at, Cell::Ref)?;
        let cells = field(exec.machine, exec.state, task, "_worker").zip(field(
            exec.machine,
            exec.state,
            task,
            "_stage",
        ));
        let Some((worker, stage)) = cells else {
            return unsupported("a task that is none");
        };
        // Whatever is done before a thread starts is done when it runs.
        exec.write_in_place(stage, Cell::I32, WAITING_TO_RUN);
        let handle = exec
            .spawn_as(main, &[task, 0, args[1]], true, 0, worker)
            .map_err(stopped)?;
        exec.change_thread(handle, |thread| thread.fresh = !thread.has_ended());
    }
    Ok(0)
}

fn start_timer(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let main = exec.machine.named_function(TIMER_MAIN).map_err(stopped)?;
    let (due_ms, period_ms) = (args[1] as i64, args[2] as i64);
    exec.start_timer(main, args[0], due_ms, period_ms, TimerRequest::NotNeeded)
        .map_err(stopped)?;
    Ok(0)
}

/// Arms a timer each of whose firings is asked for, the first one perhaps already.
fn start_ticks(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let main = exec.machine.named_function(TIMER_MAIN).map_err(stopped)?;
    let period_ms = args[1] as i64;
    let request = match args[2] as i32 {
        0 => TimerRequest::Missing,
        _ => TimerRequest::Made,
    };
    exec.start_timer(main, args[0], period_ms, period_ms, request)
        .map_err(stopped)?;
    Ok(0)
}
