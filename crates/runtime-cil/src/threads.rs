//! Threads: start, join, state.

use crate::rows::{
    blocking, choosing, joining, local, native, pure, showing, starting, told, visible,
};
use crate::support::{Answer, read, stopped, unsupported};
use fencepost_ir::{Cell, Fault, FuncId, Kind};
use fencepost_vm::{
    Arguments, EventKind, Exec, Machine, Native, NativeResult, NativeText, Readiness, Shares,
    State, Status, Thread, ThreadId,
};

const THREAD_MAIN: &str = "Fencepost.Runtime::ThreadMain";

pub(crate) const ROWS: &[Native] = &[
    told(
        starting(
            "Fencepost.Runtime::StartThread(long&,object,object,object,object,bool)",
            &[
                Kind::Ptr,
                Kind::Ref,
                Kind::Ref,
                Kind::Ref,
                Kind::Ref,
                Kind::I32,
            ],
            Some(Kind::I32),
            Shares::Runtime,
            native!(start),
        ),
        NativeText {
            arguments: Arguments::Cells,
            ..NativeText::starting(&[THREAD_MAIN])
        },
    ),
    local(
        "Fencepost.Runtime::CurrentThreadHandle()",
        &[],
        Some(Kind::I64),
        |exec, _| NativeResult::Done(exec.own_handle()),
    ),
    local(
        "Fencepost.Runtime::LetGo(long)",
        &[Kind::I64],
        Some(Kind::I32),
        |exec, args| NativeResult::Done(u64::from(exec.let_go(args[0]))),
    ),
    local(
        "Fencepost.Runtime::CurrentThreadObject()",
        &[],
        Some(Kind::Ref),
        |exec, _| NativeResult::Done(exec.thread_object()),
    ),
    local(
        "Fencepost.Runtime::SetCurrentThreadObject(object)",
        &[Kind::Ref],
        None,
        |exec, args| {
            exec.set_thread_object(args[0]);
            NativeResult::Done(0)
        },
    ),
    pure(
        "Fencepost.Runtime::ThreadNumber(long)",
        &[Kind::I64],
        Some(Kind::I32),
        native!(number),
    ),
    told(
        showing(joining(
            blocking(
                "Fencepost.Runtime::JoinThread(long&,int)",
                &[Kind::Ptr, Kind::I32],
                Some(Kind::I32),
                Shares::Runtime,
                join_ready,
                native!(join),
            ),
            joined,
        )),
        NativeText {
            ends_of_threads: true,
            ..NativeText::CELLS_READ.waiting(1)
        },
    ),
    told(
        visible(
            "Fencepost.Runtime::IsThreadAlive(long&)",
            &[Kind::Ptr],
            Some(Kind::I32),
            Shares::Runtime,
            native!(is_alive),
        ),
        NativeText {
            ends_of_threads: true,
            ..NativeText::CELLS_READ
        },
    ),
    choosing(
        visible(
            "Fencepost.Runtime::ThreadStateBits(long&)",
            &[Kind::Ptr],
            Some(Kind::I32),
            Shares::Runtime,
            native!(state_bits),
        ),
        state_choices,
    ),
    visible(
        "Fencepost.Runtime::IsBackgroundThread(long&)",
        &[Kind::Ptr],
        Some(Kind::I32),
        Shares::Runtime,
        native!(is_background),
    ),
    visible(
        "Fencepost.Runtime::SetBackground(long&,bool)",
        &[Kind::Ptr, Kind::I32],
        Some(Kind::I32),
        Shares::Runtime,
        native!(set_background),
    ),
    visible(
        "Fencepost.Runtime::Interrupt(long&)",
        &[Kind::Ptr],
        None,
        Shares::Runtime,
        native!(interrupt),
    ),
    local(
        "Fencepost.Runtime::WaitMatters()",
        &[],
        Some(Kind::I32),
        |exec, _| {
            let thread = exec.state.thread(exec.thread_id());
            let interrupted = thread.is_some_and(|thread| thread.interrupted);
            NativeResult::Done(u64::from(interrupted || exec.machine.asks_waiting))
        },
    ),
    local("Fencepost.Runtime::Yield()", &[], None, |_, _| {
        NativeResult::Done(0)
    }),
    told(
        visible(
            "Fencepost.Runtime::BeginSleep(int)",
            &[Kind::I32],
            None,
            Shares::Runtime,
            |exec, args| {
                exec.begin_wait(args[0] as i32);
                exec.show_waiting();
                NativeResult::Done(0)
            },
        ),
        NativeText {
            clock: true,
            ..NativeText::NOTHING
        },
    ),
    told(
        visible(
            "Fencepost.Runtime::Sleep()",
            &[],
            None,
            Shares::Runtime,
            |exec, _| {
                exec.report(EventKind::Yield, None, None);
                if exec.take_interrupt() {
                    exec.end_wait();
                    return NativeResult::Fault(Fault::ThreadInterrupted);
                }
                match exec.expire_wait() {
                    Ok(()) => NativeResult::Done(0),
                    Err(stop) => stopped(stop),
                }
            },
        ),
        NativeText {
            clock: true,
            ..NativeText::NOTHING
        },
    ),
    told(
        visible(
            "Fencepost.Runtime::BeginPause()",
            &[],
            None,
            Shares::Runtime,
            |exec, _| {
                exec.show_waiting();
                NativeResult::Done(0)
            },
        ),
        NativeText::NOTHING,
    ),
    told(
        choosing(
            visible(
                "Fencepost.Runtime::NoticeInterrupt()",
                &[],
                None,
                Shares::Runtime,
                |exec, _| match exec.chooses_interrupt() {
                    true => NativeResult::Fault(Fault::ThreadInterrupted),
                    false => NativeResult::Done(0),
                },
            ),
            |_, state, thread, _| {
                let interrupted = state.thread(thread).is_some_and(|t| t.interrupted);
                interrupted.then_some(2)
            },
        ),
        NativeText::NOTHING,
    ),
    told(
        visible(
            "Fencepost.Runtime::Fence()",
            &[],
            None,
            Shares::Runtime,
            |exec, _| {
                exec.report(EventKind::Fence, None, None);
                NativeResult::Done(0)
            },
        ),
        NativeText::NOTHING,
    ),
    // Every thread's list would have to be empty at some moment of its own before the call ends.
    told(
        visible(
            "Fencepost.Runtime::FenceEverybody()",
            &[],
            None,
            Shares::Runtime,
            |exec, _| {
                if !exec.machine.model.is_sequential() {
                    let what =
                        "Interlocked.MemoryBarrierProcessWide under a memory model that reorders";
                    return NativeResult::Unsupported(what.into());
                }
                exec.report(EventKind::Fence, None, None);
                NativeResult::Done(0)
            },
        ),
        NativeText::NOTHING,
    ),
    fencepost_vm::Native {
        ends: true,
        ..visible(
            "Fencepost.Runtime::Exit(int)",
            &[Kind::I32],
            None,
            Shares::Runtime,
            |exec, args| {
                exec.exit_program(args[0] as i32);
                NativeResult::Done(0)
            },
        )
    },
];

fn start(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if read(exec, args[0], Cell::I64)? != 0 {
        return Ok(0);
    }
    let main = exec.machine.named_function(THREAD_MAIN).map_err(stopped)?;
    let handle = exec
        .spawn_as(main, &args[1..5], args[5] != 0, args[1], args[0])
        .map_err(stopped)?;
    // People know a thread by the method that its delegate runs.
    if let Some(function) = delegate_function(exec, args[2]) {
        exec.set_label(handle, function);
    }
    Ok(1)
}

/// The function that a delegate calls.
fn delegate_function(exec: &Exec<'_>, delegate: u64) -> Option<FuncId> {
    let class = exec.class_of(delegate)?;
    let source = &exec.machine.source;
    let field = ["_method", "method_ptr"]
        .iter()
        .find_map(|name| source.find_instance_field(class, name))?;
    let field = source.field(field)?;
    let word = exec.read_cell(delegate + u64::from(field.offset), Cell::Ptr)?;
    fencepost_vm::word::word_function(word)
}

/// The managed number of a thread: 1 for the main thread, else a function of the thread's path.
///
/// Pairing the starter's number with the ordinal keeps numbers small and different. A path so long
/// that they do not fit gets a hash, far away from the small numbers.
fn number(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(id) = args[0].checked_sub(1) else {
        return Err(NativeResult::Fault(Fault::ThreadState));
    };
    let path = exec.machine.identities.thread_path(ThreadId(id as u32));
    Ok(u64::from(path_number(&path)))
}

fn path_number(path: &[u32]) -> u32 {
    let mut code = 0u64;
    for &ordinal in path {
        let sum = code + u64::from(ordinal);
        code = sum * (sum + 1) / 2 + u64::from(ordinal) + 1;
        if code >= 1 << 30 {
            let hash = path.iter().fold(0x811c_9dc5u32, |hash, &ordinal| {
                (hash ^ ordinal).wrapping_mul(0x0100_0193)
            });
            return 1 << 30 | hash >> 2;
        }
    }
    code as u32 + 1
}

/// The thread that a handle in memory means. The main error is a thread that was never started.
fn thread_at(state: &State, thread: ThreadId, pointer: u64) -> Option<&Thread> {
    let handle = state.peek(thread, pointer, Cell::I64)?;
    state.thread(ThreadId(handle.checked_sub(1)? as u32))
}

fn joined(state: &State, thread: ThreadId, words: &[u64]) -> u64 {
    state.peek(thread, words[0], Cell::I64).unwrap_or(0)
}

fn join_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    match thread_at(state, thread, words[0]) {
        Some(target) if !target.has_ended() => patience(words[1]),
        _ => Readiness::Ready,
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
    let handle = read(exec, args[0], Cell::I64)?;
    if handle == 0 {
        return Err(NativeResult::Fault(Fault::ThreadState));
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
    let handle = read(exec, args[0], Cell::I64)?;
    let alive = exec
        .thread_by_handle(handle)
        .is_some_and(|t| !t.has_ended());
    Ok(u64::from(alive))
}

fn state_bits(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    const BACKGROUND: u64 = 4;
    const UNSTARTED: u64 = 8;
    const STOPPED: u64 = 16;
    const WAITING: u64 = 32;
    let handle = read(exec, args[0], Cell::I64)?;
    if handle == 0 {
        return Ok(UNSTARTED);
    }
    let Some(thread) = exec.thread_by_handle(handle) else {
        return Ok(STOPPED);
    };
    if thread.status == Status::Ended {
        return Ok(STOPPED);
    }
    let background = if thread.background { BACKGROUND } else { 0 };
    if !exec.machine.asks_waiting {
        return unsupported("the state of a thread, asked for by reflection");
    }
    let waiting = exec.sees_waiting(handle);
    Ok(background | if waiting { WAITING } else { 0 })
}

fn state_choices(machine: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Option<u32> {
    let target = thread_at(state, thread, words[0])?;
    machine.waiting_choices(state, thread, target.id)
}

/// The answer of [`is_background`] for a thread that has ended.
const HAS_ENDED: u64 = 2;

/// Whether a thread is a background one; -1 if it was never started.
fn is_background(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0], Cell::I64)?;
    if handle == 0 {
        return Ok(u64::from(-1i32 as u32));
    }
    Ok(match exec.thread_by_handle(handle) {
        Some(thread) if !thread.has_ended() => u64::from(thread.background),
        _ => HAS_ENDED,
    })
}

fn set_background(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0], Cell::I64)?;
    if handle == 0 {
        return Ok(1);
    }
    let lives = exec
        .thread_by_handle(handle)
        .is_some_and(|thread| !thread.has_ended());
    if lives {
        exec.change_thread(handle, |thread| thread.background = args[1] != 0);
    }
    Ok(u64::from(lives))
}

fn interrupt(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = read(exec, args[0], Cell::I64)?;
    if handle != 0 {
        exec.interrupt(handle)?;
    }
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::path_number;
    use std::collections::BTreeSet;

    #[test]
    fn thread_numbers_differ() {
        assert_eq!(path_number(&[]), 1);
        let mut seen = BTreeSet::new();
        let mut paths = vec![vec![]];
        for a in 0..20 {
            paths.push(vec![a]);
            for b in 0..10 {
                paths.push(vec![a, b]);
                for c in 0..5 {
                    paths.push(vec![a, b, c]);
                }
            }
        }
        for path in &paths {
            assert!(seen.insert(path_number(path)), "{path:?}");
        }
        assert!(path_number(&[9; 12]) >= 1 << 30);
    }
}
