//! Cancellation: who was asked to end, and waits that end when the waiting thread was.
//!
//! The requests are a few `int`s of the library, the numbers of threads in ascending order. What a
//! wait gives says what has happened; which of two things counts the library chooses.

use crate::rows::{Answer, Record, blocking, native, peek, row, visible, with_text};
use crate::sync::{is_woken, report, stop_waiting};
use crate::threads::{ROOT, start_thread, thread_id};
use fencepost_ir::Kind;
use fencepost_vm::{
    EventKind, Exec, Machine, Native, NativeEffect, NativeResult, NativeText, Readiness, State,
    ThreadId,
};

/// How many threads may have been asked and not have ended.
const REQUESTS: u32 = 16;
const BYTES: u32 = 4 * REQUESTS;

/// What waits give.
const DONE: u64 = 0;
const CANCELLED: u64 = 1;
const BOTH: u64 = 2;
const ETIMEDOUT: u64 = 110;

/// There is no such thread.
const ESRCH: u64 = 3;

const I: Option<Kind> = Some(Kind::I32);

/// Nothing is said of what these touch, so they may touch anything.
pub(crate) const ROWS: &[Native] = &[
    visible("c.cancel", &[Kind::Ptr, Kind::I64], I, native!(cancel)),
    visible("c.is_cancelled", &[Kind::Ptr], I, native!(test)),
    with_text(
        row(
            "c.create_uncancelled",
            &[Kind::Ptr, Kind::Ptr, Kind::Ptr, Kind::Ptr],
            I,
            NativeEffect::Blocking,
            native!(create),
        ),
        NativeText {
            starts: &[ROOT],
            ..NativeText::ANYTHING
        },
    ),
    blocking(
        "c.join_or_cancel",
        &[Kind::I64, Kind::Ptr],
        I,
        join_ready,
        native!(join),
    ),
    blocking(
        "c.cond_or_cancel",
        &[Kind::Ptr, Kind::Ptr, Kind::I32],
        I,
        cond_ready,
        native!(cond),
    ),
    blocking(
        "c.sem_or_cancel",
        &[Kind::Ptr, Kind::Ptr, Kind::I32],
        I,
        sem_ready,
        native!(sem),
    ),
    visible("c.asynchronous_cancellation", &[], None, |_, _| {
        NativeResult::Unsupported("asynchronous cancellation".to_string())
    }),
];

fn all(state: &State, requests: u64) -> Vec<u32> {
    let words = (0..REQUESTS).map(|slot| peek(state, requests + u64::from(4 * slot)));
    words.flatten().filter(|&number| number != 0).collect()
}

fn is_asked(state: &State, thread: ThreadId, requests: u64) -> bool {
    all(state, requests).contains(&(thread.0 + 1))
}

fn set(exec: &mut Exec<'_>, requests: u64, mut numbers: Vec<u32>) -> Answer {
    let table = Record::open(exec, requests, BYTES)?;
    numbers.sort_unstable();
    if numbers.len() > REQUESTS as usize {
        let what = format!("more than {REQUESTS} threads that are cancelled");
        return Err(NativeResult::Unsupported(what));
    }
    numbers.resize(REQUESTS as usize, 0);
    for (slot, number) in numbers.into_iter().enumerate() {
        table.set(exec, 4 * slot as u32, number);
    }
    Ok(0)
}

fn has_ended(exec: &mut Exec<'_>, handle: u64) -> bool {
    exec.thread_by_handle(handle).is_none_or(|t| t.has_ended())
}

fn cancel(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (requests, handle) = (args[0], args[1]);
    let Some(id) = thread_id(handle).filter(|_| exec.thread_by_handle(handle).is_some()) else {
        return Ok(ESRCH);
    };
    let name = exec.machine.thread_name(exec.state, id);
    exec.report(EventKind::Native(format!("cancel {name}")), None, None);
    if has_ended(exec, handle) {
        return Ok(0);
    }
    let mut numbers = all(exec.state, requests);
    // Those who have ended without noticing are asked no longer.
    numbers.retain(|&number| !has_ended(exec, u64::from(number)));
    if !numbers.contains(&(handle as u32)) {
        numbers.push(handle as u32);
    }
    set(exec, requests, numbers)
}

/// Starts a thread that nobody has asked to end, whoever had its number before.
fn create(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let handle = start_thread(exec, args)?;
    let mut numbers = all(exec.state, args[3]);
    if numbers.contains(&(handle as u32)) {
        numbers.retain(|&number| u64::from(number) != handle);
        set(exec, args[3], numbers)?;
    }
    Ok(0)
}

/// Whether the running thread is asked to end.
fn asked(exec: &mut Exec<'_>, requests: u64) -> Result<bool, NativeResult> {
    Record::open(exec, requests, BYTES)?;
    Ok(is_asked(exec.state, exec.thread_id(), requests))
}

fn say_cancelled(exec: &mut Exec<'_>) {
    exec.report(EventKind::Native("is cancelled".to_string()), None, None);
}

fn test(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let asked = asked(exec, args[0])?;
    if asked {
        say_cancelled(exec);
    }
    Ok(u64::from(asked))
}

fn ready(happened: bool, state: &State, me: ThreadId, requests: u64, timed: bool) -> Readiness {
    match happened || is_asked(state, me, requests) {
        true => Readiness::Ready,
        false if timed => Readiness::MayTimeOut(1),
        false => Readiness::Blocked,
    }
}

fn is_over(state: &State, me: ThreadId, handle: u64) -> bool {
    match thread_id(handle).and_then(|id| state.thread(id)) {
        Some(thread) => thread.has_ended() || thread.id == me,
        None => true,
    }
}

fn join_ready(_: &Machine, state: &State, me: ThreadId, words: &[u64]) -> Readiness {
    let happened = is_over(state, me, words[0]);
    ready(happened, state, me, words[1], false)
}

/// Waits for the end of a thread, which somebody else then joins.
fn join(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let over = is_over(exec.state, exec.thread_id(), args[0]);
    Ok(match (asked(exec, args[1])?, over) {
        (false, _) => {
            exec.report(EventKind::Native("finds it ended".to_string()), None, None);
            DONE
        }
        (true, true) => BOTH,
        (true, false) => {
            say_cancelled(exec);
            CANCELLED
        }
    })
}

fn cond_ready(_: &Machine, state: &State, me: ThreadId, words: &[u64]) -> Readiness {
    let happened = is_woken(state, me, words[0]);
    ready(happened, state, me, words[1], words[2] as u32 != 0)
}

fn cond(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let asked = asked(exec, args[1])?;
    if exec.gives_up() {
        stop_waiting(exec, args[0])?;
        report(exec, EventKind::WaitTimeout, args[0], None);
        return Ok(ETIMEDOUT);
    }
    if !is_woken(exec.state, exec.thread_id(), args[0]) {
        stop_waiting(exec, args[0])?;
        say_cancelled(exec);
        return Ok(CANCELLED);
    }
    exec.learn_from(args[0]);
    report(exec, EventKind::WaitDone, args[0], Some(1));
    Ok(if asked { BOTH } else { DONE })
}

fn sem_ready(_: &Machine, state: &State, me: ThreadId, words: &[u64]) -> Readiness {
    let happened = peek(state, words[0]) != Some(0);
    ready(happened, state, me, words[1], words[2] as u32 != 0)
}

fn sem(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let asked = asked(exec, args[1])?;
    let semaphore = Record::open(exec, args[0], 4)?;
    if exec.gives_up() {
        report(exec, EventKind::WaitTimeout, args[0], None);
        return Ok(ETIMEDOUT);
    }
    let value = semaphore.get(exec, 0);
    match (asked, value) {
        (true, 0) => {
            say_cancelled(exec);
            Ok(CANCELLED)
        }
        (true, _) => Ok(BOTH),
        (false, _) => {
            semaphore.learn(exec);
            semaphore.set(exec, 0, value.saturating_sub(1));
            report(exec, EventKind::Lock, args[0], None);
            Ok(DONE)
        }
    }
}
