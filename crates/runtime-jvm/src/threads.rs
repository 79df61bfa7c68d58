//! Threads: start, join, state, interrupts, permits.

use crate::rows::{blocking, local, native, starting, visible};
use crate::support::{Answer, class_of, program, read, stopped, unsupported};
use fencepost_frontend_jvm::THREAD_MAIN;
use fencepost_ir::{Cell, Fault, FuncId, Kind, Source};
use fencepost_vm::{
    Arguments, EventKind, Exec, Frame, Machine, Native, NativeResult, NativeText, Readiness, State,
    Status, Thread, ThreadId, WaitsFor,
};

const T: &[Kind] = &[Kind::Ref];

pub(crate) const ROWS: &[Native] = &[
    Native {
        text: Some(NativeText {
            starts: &[THREAD_MAIN],
            // A thread that is no daemon keeps the program going.
            missed_at_end: true,
            ..handle(true)
        }),
        ..starting(
            "java/lang/Thread.start(Z)Z",
            &[Kind::Ref, Kind::I32],
            Some(Kind::I32),
            native!(start),
        )
    },
    local(
        "java/lang/Thread.runsInBackground()Z",
        &[],
        Some(Kind::I32),
        |exec, _| {
            let own = exec.state.thread(exec.thread_id());
            NativeResult::Done(u64::from(own.is_some_and(|thread| thread.background)))
        },
    ),
    local(
        "java/lang/Thread.current()Ljava/lang/Thread;",
        &[],
        Some(Kind::Ref),
        |exec, _| NativeResult::Done(exec.thread_object()),
    ),
    local(
        "java/lang/Thread.ownHandle()J",
        &[],
        Some(Kind::I64),
        |exec, _| NativeResult::Done(exec.own_handle()),
    ),
    local(
        "java/lang/Thread.setCurrent(Ljava/lang/Thread;J)V",
        &[Kind::Ref, Kind::I64],
        None,
        |exec, args| {
            exec.set_thread_object(args[0]);
            NativeResult::Done(0)
        },
    ),
    Native {
        joins: Some(|state, thread, words| handle_of(state, thread, words[0]).unwrap_or(0)),
        text: Some(NativeText {
            ends_of_threads: true,
            ..handle(false).waiting(1)
        }),
        ..blocking(
            "java/lang/Thread.join0(I)Z",
            &[Kind::Ref, Kind::I32],
            Some(Kind::I32),
            join_ready,
            native!(join),
        )
    },
    Native {
        text: Some(NativeText {
            ends_of_threads: true,
            ..NativeText::NOTHING
        }),
        ..blocking(
            "java/lang/Shutdown.awaitOthers()V",
            &[],
            None,
            others_ready,
            native!(await_others),
        )
    },
    Native {
        text: Some(NativeText {
            ends_of_threads: true,
            ..handle(false)
        }),
        ..visible(
            "java/lang/Thread.isRunning()Z",
            T,
            Some(Kind::I32),
            native!(is_alive),
        )
    },
    visible(
        "java/lang/Thread.beginSleep(I)V",
        &[Kind::I32],
        None,
        |exec, args| {
            exec.begin_wait(args[0] as i32);
            exec.show_waiting();
            NativeResult::Done(0)
        },
    ),
    visible(SLEEP, &[], None, |exec, _| {
        exec.report(EventKind::Yield, None, None);
        if exec.take_interrupt() {
            exec.end_wait();
            return NativeResult::Fault(Fault::ThreadInterrupted);
        }
        match exec.expire_wait() {
            Ok(()) => NativeResult::Done(0),
            Err(stop) => stopped(stop),
        }
    }),
    Native {
        text: Some(NativeText {
            interrupts: true,
            ends_of_threads: true,
            ..handle(false)
        }),
        ..visible("java/lang/Thread.interrupt()V", T, None, native!(interrupt))
    },
    Native {
        text: Some(NativeText {
            asks_interrupts: true,
            // Once a thread has ended nobody interrupts it any more.
            ends_of_threads: true,
            ..handle(false)
        }),
        ..visible(
            "java/lang/Thread.isInterrupted(Z)Z",
            &[Kind::Ref, Kind::I32],
            Some(Kind::I32),
            native!(is_interrupted),
        )
    },
    Native {
        text: Some(PERMITS.waiting(1)),
        ..blocking(
            "java/lang/Thread.park0(I)V",
            &[Kind::Ref, Kind::I32],
            None,
            park_ready,
            native!(park),
        )
    },
    Native {
        text: Some(PERMITS),
        ..visible("java/lang/Thread.unpark0()V", T, None, native!(unpark))
    },
    Native {
        bound: Some(|machine, state, thread, words| {
            let target = thread_of(state, thread, words[0])?;
            // A thread is known to wait before it gives up its monitor.
            if matches!(target.status, Status::Waiting { .. }) {
                return None;
            }
            machine.waiting_choices(state, thread, target.id)
        }),
        ..visible(
            "java/lang/Thread.stateNumber()I",
            T,
            Some(Kind::I32),
            native!(state_number),
        )
    },
];

const THREAD: &str = "java.lang.Thread";
/// What a thread sleeps in.
const SLEEP: &str = "java/lang/Thread.sleep0()V";
/// The classes whose monitors are locks that a waiting thread is parked for.
const LOCKS: &str = "java.util.concurrent.locks.";

/// Looks at the handle of a thread object, or sets it.
const fn handle(sets: bool) -> NativeText {
    NativeText {
        arguments: Arguments::Part(THREAD, HANDLE as u32, 8, sets),
        ..NativeText::NOTHING
    }
}

/// Takes or gives the permit of a thread that has begun.
const PERMITS: NativeText = NativeText {
    arguments: Arguments::Part(THREAD, HANDLE as u32, PERMIT as u32 + 4, true),
    ..NativeText::NOTHING
};

/// Where the machine's own fields of a thread object are.
fn cell_at(source: &dyn Source, class: fencepost_ir::ClassId, name: &str) -> Option<u64> {
    let field = source.find_instance_field(class, name)?;
    Some(u64::from(source.field(field)?.offset))
}

/// The address of a field of a thread object.
fn address(exec: &Exec<'_>, object: u64, name: &str) -> Answer {
    let class = class_of(exec, object)?;
    match cell_at(&*exec.machine.source, class, name) {
        Some(offset) => Ok(object + offset),
        None => unsupported("ill-formed code: a thread without its fields"),
    }
}

/// The first field of every thread object is its handle, because nothing above it has fields.
const HANDLE: u64 = 0;
/// The permit follows it.
const PERMIT: u64 = 8;

fn handle_of(state: &State, thread: ThreadId, object: u64) -> Option<u64> {
    state.peek(thread, object + HANDLE, Cell::I64)
}

fn thread_of(state: &State, thread: ThreadId, object: u64) -> Option<&Thread> {
    let handle = handle_of(state, thread, object)?;
    state.thread(ThreadId(handle.checked_sub(1)? as u32))
}

fn start(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = address(exec, args[0], "handle")?;
    if handle != args[0] + HANDLE || address(exec, args[0], "permit")? != args[0] + PERMIT {
        return unsupported("ill-formed code: a thread with other fields first");
    }
    if read(exec, handle, Cell::I64)? != 0 {
        return Ok(0);
    }
    let source = program(exec)?;
    let main = source.thread_main();
    let started = exec
        .spawn_as(main, &args[..1], args[1] != 0, args[0], handle)
        .map_err(stopped)?;
    if let Some(function) = runs(exec, args[0]) {
        exec.set_label(started, function);
    }
    Ok(1)
}

/// What people would say that a thread runs: its own `run`, or that of its target.
fn runs(exec: &Exec<'_>, thread: u64) -> Option<FuncId> {
    let source = program(exec).ok()?;
    let class = exec.class_of(thread)?;
    let own = source.virtual_method(class, "run", "()V")?;
    let plain = source.class_named("java/lang/Thread")?;
    if Some(own) != source.virtual_method(plain, "run", "()V") {
        return Some(own);
    }
    let target = address(exec, thread, "target").ok()?;
    let target = exec.read_cell(target, Cell::Ref)?;
    let class = exec.class_of(target)?;
    source
        .lambda_target(class)
        .or_else(|| source.virtual_method(class, "run", "()V"))
}

fn join_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    match thread_of(state, thread, words[0]) {
        Some(target) if !target.has_ended() => patience(words[1]),
        _ => Readiness::Ready,
    }
}

/// Whether another thread keeps the program going.
fn is_kept_going(state: &State, thread: ThreadId) -> bool {
    let mut others = state.threads.iter().filter(|other| other.id != thread);
    others.any(|other| !other.has_ended() && !other.background)
}

fn others_ready(_: &Machine, state: &State, thread: ThreadId, _: &[u64]) -> Readiness {
    match is_kept_going(state, thread) {
        true => Readiness::Blocked,
        false => Readiness::Ready,
    }
}

fn await_others(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    match is_kept_going(exec.state, exec.thread_id()) {
        true => Err(NativeResult::Blocked),
        false => Ok(0),
    }
}

/// How long something with this timeout waits.
pub(crate) fn patience(timeout_ms: u64) -> Readiness {
    match timeout_ms as i32 {
        0 => Readiness::Ready,
        ..0 => Readiness::Blocked,
        limit => Readiness::MayTimeOut(limit),
    }
}

fn join(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0] + HANDLE, Cell::I64)?;
    if handle == 0 {
        // A thread that was not started is not alive.
        return Ok(1);
    }
    let ended = exec.thread_by_handle(handle).is_none_or(Thread::has_ended);
    if !ended && args[1] as i32 != 0 && !exec.gives_up() {
        return Err(NativeResult::Blocked);
    }
    let id = ThreadId(handle as u32 - 1);
    exec.report(EventKind::Join(id), None, Some(u64::from(ended)));
    Ok(u64::from(ended))
}

fn is_alive(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0] + HANDLE, Cell::I64)?;
    let thread = exec.thread_by_handle(handle);
    Ok(u64::from(thread.is_some_and(|t| !t.has_ended())))
}

fn interrupt(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0] + HANDLE, Cell::I64)?;
    if handle != 0 {
        exec.interrupt(handle)?;
    }
    Ok(0)
}

fn is_interrupted(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0] + HANDLE, Cell::I64)?;
    let interrupted = exec.thread_by_handle(handle).is_some_and(|t| t.interrupted);
    if interrupted && args[1] != 0 {
        exec.change_thread(handle, |thread| thread.interrupted = false);
    }
    Ok(u64::from(interrupted))
}

fn is_own_interrupted(state: &State, thread: ThreadId) -> bool {
    state
        .thread(thread)
        .is_some_and(|thread| thread.interrupted)
}

fn park_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    let permit = state.peek(thread, words[0] + PERMIT, Cell::I32);
    match permit {
        Some(0) if !is_own_interrupted(state, thread) => patience(words[1]),
        _ => Readiness::Ready,
    }
}

fn park(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let permit = args[0] + PERMIT;
    let given = read(exec, permit, Cell::I32)? != 0;
    let returns = given || is_own_interrupted(exec.state, exec.thread_id()) || args[1] as i32 == 0;
    if !returns && !exec.gives_up() {
        return Err(NativeResult::Blocked);
    }
    if given {
        exec.write_cell(permit, Cell::I32, 0);
    }
    exec.report(EventKind::Native("is unparked".to_string()), None, None);
    Ok(0)
}

fn unpark(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0] + HANDLE, Cell::I64)?;
    // A permit for a thread that has not begun has no effect.
    if handle != 0 {
        exec.write_cell(args[0] + PERMIT, Cell::I32, 1);
    }
    exec.report(
        EventKind::Native("unparks a thread".to_string()),
        None,
        None,
    );
    Ok(0)
}

/// The places of the states among the constants of `Thread.State`.
fn state_number(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    const NEW: u64 = 0;
    const RUNNABLE: u64 = 1;
    const BLOCKED: u64 = 2;
    const WAITING: u64 = 3;
    const TIMED_WAITING: u64 = 4;
    const TERMINATED: u64 = 5;
    const UNKNOWN: u64 = u64::MAX;
    let handle = read(exec, args[0] + HANDLE, Cell::I64)?;
    if handle == 0 {
        return Ok(NEW);
    }
    let Some(thread) = exec.thread_by_handle(handle) else {
        return Ok(TERMINATED);
    };
    let name = |frame: &Frame| exec.machine.source.function_name(frame.function);
    let mut called = thread.frames.iter().rev();
    let locks = called.any(|frame| name(frame).starts_with(LOCKS));
    let blocked = if locks { WAITING } else { BLOCKED };
    let waits = match thread.status {
        Status::Ended => return Ok(TERMINATED),
        Status::Waiting { timed, .. } if timed => TIMED_WAITING,
        Status::Waiting { .. } => WAITING,
        Status::Ready { .. } => blocked,
        Status::Running | Status::AwaitingClass(_) | Status::Delayed | Status::Failing => {
            match exec.machine.waits_for(exec.state, thread) {
                Some(WaitsFor::Monitor(_)) => blocked,
                Some(WaitsFor::Join(_) | WaitsFor::Anyone) => WAITING,
                Some(WaitsFor::Initializer(..)) => RUNNABLE,
                None if exec.machine.next_native(thread) == Some(SLEEP) => TIMED_WAITING,
                // It may give up, or has gone on already: what it waited for is not known.
                None => UNKNOWN,
            }
        }
    };
    match (exec.sees_waiting(handle), waits) {
        (false, _) => Ok(RUNNABLE),
        (true, UNKNOWN) => unsupported("the state of a thread that waits with a limit of time"),
        (true, waits) => Ok(waits),
    }
}
