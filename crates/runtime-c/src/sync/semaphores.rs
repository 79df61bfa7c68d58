//! Semaphores, which are spin locks, too, and things that are done once.

use super::{DESTROYED, ETIMEDOUT, WORD_BYTES, ready_if, report};
use crate::rows::{Answer, Record, mistake, peek};
use fencepost_vm::{
    EventKind, Exec, Machine, Mistake, Mode, NativeResult, Readiness, State, ThreadId,
};

/// Something that is done once: not begun, under way, done.
const ONCE_RUNNING: u32 = 1;
const ONCE_DONE: u32 = 2;

pub(super) fn sem_ready(_: &Machine, state: &State, _: ThreadId, words: &[u64]) -> Readiness {
    ready_if(peek(state, words[0]) != Some(0))
}

pub(super) fn sem_timed_ready(_: &Machine, state: &State, _: ThreadId, words: &[u64]) -> Readiness {
    match peek(state, words[0]) != Some(0) {
        true => Readiness::Ready,
        false => Readiness::MayTimeOut(1),
    }
}

pub(super) fn sem_wait(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let answer = sem_timedwait(exec, args)?;
    exec.uses_lock(args[0], WORD_BYTES, Mode::Acquire);
    Ok(answer)
}

pub(super) fn sem_timedwait(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let semaphore = Record::open(exec, args[0], WORD_BYTES)?;
    if exec.gives_up() {
        report(exec, EventKind::WaitTimeout, args[0], None);
        return Ok(ETIMEDOUT);
    }
    let value = count(exec, &semaphore)?;
    semaphore.learn(exec);
    semaphore.set(exec, 0, value.saturating_sub(1));
    report(exec, EventKind::Lock, args[0], None);
    Ok(0)
}

pub(super) fn sem_trywait(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let semaphore = Record::open(exec, args[0], WORD_BYTES)?;
    let value = count(exec, &semaphore)?;
    report(
        exec,
        EventKind::TryLock,
        args[0],
        Some(u64::from(value > 0)),
    );
    if value == 0 {
        return Ok(1);
    }
    semaphore.learn(exec);
    semaphore.set(exec, 0, value - 1);
    Ok(0)
}

pub(super) fn sem_post(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let semaphore = Record::open(exec, args[0], WORD_BYTES)?;
    let value = count(exec, &semaphore)?;
    semaphore.tell(exec);
    semaphore.set(exec, 0, value.saturating_add(1));
    if value == 0 {
        // Nobody could pass before.
        exec.uses_lock(args[0], WORD_BYTES, Mode::Release);
    }
    report(exec, EventKind::Unlock, args[0], None);
    Ok(0)
}

/// What a semaphore counts. POSIX does not have this synchronise anything.
pub(super) fn sem_value(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let semaphore = Record::open(exec, args[0], WORD_BYTES)?;
    Ok(u64::from(count(exec, &semaphore)?))
}

/// What a semaphore counts, if there still is one.
fn count(exec: &Exec<'_>, semaphore: &Record) -> Result<u32, NativeResult> {
    match semaphore.get(exec, 0) {
        DESTROYED => Err(mistake(
            exec,
            Mistake::BadSync,
            "a semaphore or spin lock is used that was destroyed",
        )),
        value => Ok(value),
    }
}

pub(super) fn sem_destroy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let semaphore = Record::open(exec, args[0], WORD_BYTES)?;
    count(exec, &semaphore)?;
    semaphore.set(exec, 0, DESTROYED);
    Ok(0)
}

pub(super) fn once_ready(_: &Machine, state: &State, _: ThreadId, words: &[u64]) -> Readiness {
    ready_if(peek(state, words[0]) != Some(ONCE_RUNNING))
}

/// 1 for the thread that is to do it.
pub(super) fn once_begin(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let once = Record::open(exec, args[0], WORD_BYTES)?;
    once.learn(exec);
    exec.uses_lock(args[0], WORD_BYTES, Mode::Acquire);
    if once.get(exec, 0) == ONCE_DONE {
        return Ok(0);
    }
    once.set(exec, 0, ONCE_RUNNING);
    Ok(1)
}

pub(super) fn once_end(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let once = Record::open(exec, args[0], WORD_BYTES)?;
    once.tell(exec);
    if once.get(exec, 0) == ONCE_RUNNING {
        exec.uses_lock(args[0], WORD_BYTES, Mode::Release);
    }
    once.set(exec, 0, ONCE_DONE);
    Ok(0)
}
