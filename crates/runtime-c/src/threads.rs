//! Threads: start, end, join.

use crate::rows::{
    Answer, blocking, in_memory, local, native, pure, row, stopped, visible, with_text,
};
use fencepost_ir::{Cell, FuncId, Kind};
use fencepost_vm::word::word_function;
use fencepost_vm::{
    Exec, Machine, Native, NativeEffect, NativeResult, NativeText, Readiness, RuntimePart, State,
    ThreadId,
};

/// The function of the library that a thread begins with.
pub(crate) const ROOT: &str = "fencepost_thread_root";
/// The function of the library that a thread ends with which leaves all its calls at once.
const FINISH: &str = "fencepost_thread_finish";

/// There is no such thread.
const ESRCH: u64 = 3;
/// A thread has not ended yet.
const EBUSY: u64 = 16;
/// Nor in the time given.
const ETIMEDOUT: u64 = 110;
/// A thread would wait for itself.
const EDEADLK: u64 = 35;

pub(crate) const ROWS: &[Native] =
    &[
        with_text(
            in_memory(row(
                "c.create",
                &[Kind::Ptr, Kind::Ptr, Kind::Ptr],
                Some(Kind::I32),
                NativeEffect::Blocking,
                native!(create),
            )),
            NativeText {
                runtime: RuntimePart::All,
                missed_at_end: true,
                starts: &[ROOT],
                ..NativeText::bytes(&[8])
            },
        ),
        local("c.self", &[], Some(Kind::I64), |exec, _| {
            NativeResult::Done(exec.handle())
        }),
        Native {
            joins: Some(|_, _, words| words[0]),
            // Of two that join the same thread one fails.
            text: Some(NativeText {
                runtime: RuntimePart::All,
                missed_at_end: true,
                ..NativeText::bytes(&[0, 8])
            }),
            ..in_memory(blocking(
                "c.join",
                &[Kind::I64, Kind::Ptr],
                Some(Kind::I32),
                join_ready,
                native!(join),
            ))
        },
        // Nothing is said of what these touch, so they may touch anything.
        blocking(
            "c.timed_join",
            &[Kind::I64, Kind::Ptr],
            Some(Kind::I32),
            timed_join_ready,
            native!(timed_join),
        ),
        visible(
            "c.try_join",
            &[Kind::I64, Kind::Ptr],
            Some(Kind::I32),
            native!(try_join),
        ),
        with_text(
            visible("c.detach", &[Kind::I64], Some(Kind::I32), native!(detach)),
            NativeText {
                runtime: RuntimePart::All,
                missed_at_end: true,
                detaches: true,
                ..NativeText::NOTHING
            },
        ),
        local("c.set_result", &[Kind::Ptr], None, |exec, args| {
            exec.keep_result(args[0]);
            NativeResult::Done(0)
        }),
        with_text(
            visible("c.thread_exit", &[Kind::Ptr], None, |exec, args| match exec
                .leave_all_calls(FINISH)
            {
                Ok(function) => NativeResult::Call(function, vec![args[0]]),
                Err(stop) => stopped(stop),
            }),
            // Memory of the call that leaves has ended before. If another call's is shared, the
            // text has not foreseen that, and the machine says so.
            NativeText {
                starts: &[FINISH],
                leaves: true,
                ..NativeText::NOTHING
            },
        ),
        pure(
            "c.parameters",
            &[Kind::Ptr],
            Some(Kind::I32),
            native!(parameters),
        ),
    ];

fn function_of(exec: &Exec<'_>, word: u64) -> Result<FuncId, NativeResult> {
    match word_function(word) {
        Some(function) => Ok(function),
        None => Err(stopped(exec.mistake(
            fencepost_vm::Mistake::Null,
            "something is called that is no function".to_string(),
        ))),
    }
}

fn create(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    start_thread(exec, args)?;
    Ok(0)
}

/// Starts a thread and gives its number.
pub(crate) fn start_thread(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let function = function_of(exec, args[1])?;
    exec.check_range(args[0], 8).map_err(stopped)?;
    let takes = exec.parameter_count(function).map_err(stopped)?;
    if takes > 1 {
        let what = format!("a thread that begins with a function of {takes} parameters");
        return Err(NativeResult::Unsupported(what));
    }
    let root = exec.function_named(ROOT).map_err(stopped)?;
    let words = [args[1], args[2]];
    exec.spawn_labelled(root, &words, function, args[0])
        .map_err(stopped)
}

fn parameters(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let function = function_of(exec, args[0])?;
    exec.parameter_count(function)
        .map(u64::from)
        .map_err(stopped)
}

pub(crate) fn thread_id(handle: u64) -> Option<ThreadId> {
    (handle != 0 && handle <= u64::from(u32::MAX)).then(|| ThreadId(handle as u32 - 1))
}

fn join_ready(_: &Machine, state: &State, me: ThreadId, words: &[u64]) -> Readiness {
    let Some(id) = thread_id(words[0]) else {
        return Readiness::Ready;
    };
    match state.thread(id) {
        Some(thread) if !thread.has_ended() && id != me => Readiness::Blocked,
        _ => Readiness::Ready,
    }
}

fn join(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = args[0];
    if exec
        .thread_by_handle(handle)
        .is_some_and(|t| !t.has_ended())
    {
        return Ok(EDEADLK);
    }
    let known = exec.thread_by_handle(handle).is_some_and(|t| t.known);
    if known {
        exec.report_join(handle);
        if args[1] != 0 {
            exec.check_range(args[1], 8).map_err(stopped)?;
        }
    }
    let Some(result) = exec.release_ended_thread(handle) else {
        return Ok(ESRCH);
    };
    if args[1] != 0 {
        exec.initialize_cell(args[1], Cell::Ptr, result);
        exec.accesses_memory(args[1], 8, true);
    }
    Ok(0)
}

fn timed_join_ready(machine: &Machine, state: &State, me: ThreadId, words: &[u64]) -> Readiness {
    match join_ready(machine, state, me, words) {
        Readiness::Ready => Readiness::Ready,
        _ => Readiness::MayTimeOut(1),
    }
}

fn timed_join(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match exec.gives_up() {
        true => Ok(ETIMEDOUT),
        false => join(exec, args),
    }
}

fn try_join(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let other = exec.handle() != args[0];
    let thread = exec.thread_by_handle(args[0]);
    match other && thread.is_some_and(|thread| !thread.has_ended()) {
        true => Ok(EBUSY),
        false => join(exec, args),
    }
}

fn detach(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let known = exec.thread_by_handle(args[0]).is_some_and(|t| t.known);
    match known && exec.change_thread(args[0], |thread| thread.known = false) {
        true => Ok(0),
        false => Ok(ESRCH),
    }
}
