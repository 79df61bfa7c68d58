//! Robust mutexes: whoever locks one whose owner has ended is told so.
//!
//! The library in C remembers which ones a thread holds. A call says with [`REMEMBER`] that this has
//! changed.

use super::{
    DESTROYED, EBUSY, EDEADLK, EPERM, ERROR_CHECKING, ETIMEDOUT, KINDS, MUTEX_BYTES, MUTEX_COUNT,
    MUTEX_KIND, MUTEX_OWNER, RECURSIVE, begin_to_wait, check_mutex, cond_block, end_holding,
    learn_who_woke, me, mutex_lock, mutex_timedlock, mutex_trylock, mutex_unlock, report, take,
};
use crate::rows::{Answer, Record};
use fencepost_vm::{EventKind, Exec, NativeResult};

const EINVAL: u64 = 22;
const EOWNERDEAD: u64 = 130;
const ENOTRECOVERABLE: u64 = 131;

/// The kind of a robust mutex has this bit.
pub(super) const ROBUST: u32 = 16;

/// What has become of the owner, and of what the mutex protects.
const MUTEX_STATE: u32 = 12;
const FINE: u32 = 0;
/// The owner has ended, and nobody has locked the mutex since.
const OWNER_DEAD: u32 = 1;
/// Whoever holds it now was told, and has not said that all is well again.
const INCONSISTENT: u32 = 2;
/// It was unlocked like that.
const LOST: u32 = 3;

/// Added to a result: the thread holds the mutex now, or no longer.
const REMEMBER: u64 = 4096;

pub(super) fn is_robust(kind: u32) -> bool {
    kind != DESTROYED && kind & ROBUST != 0
}

fn of_kind(exec: &Exec<'_>, mutex: &Record) -> Option<u32> {
    let kind = mutex.get(exec, MUTEX_KIND);
    is_robust(kind).then_some(kind & KINDS)
}

/// Locks a mutex that nobody else holds.
fn obtain(exec: &mut Exec<'_>, pointer: u64, mutex: &Record) -> u64 {
    let state = mutex.get(exec, MUTEX_STATE);
    if state == LOST {
        report(exec, EventKind::TryLock, pointer, Some(0));
        return ENOTRECOVERABLE;
    }
    take(exec, mutex);
    report(exec, EventKind::Lock, pointer, None);
    match state {
        OWNER_DEAD => {
            mutex.set(exec, MUTEX_STATE, INCONSISTENT);
            EOWNERDEAD + REMEMBER
        }
        _ => REMEMBER,
    }
}

/// Gives the mutex up as a whole.
fn release(exec: &mut Exec<'_>, mutex: &Record) {
    mutex.tell(exec);
    mutex.set(exec, MUTEX_COUNT, 0);
    mutex.set(exec, MUTEX_OWNER, 0);
    end_holding(exec);
}

/// Nobody can lock a mutex any more that is given up while it is inconsistent.
fn settle(exec: &mut Exec<'_>, mutex: &Record) {
    if mutex.get(exec, MUTEX_STATE) == INCONSISTENT {
        mutex.set(exec, MUTEX_STATE, LOST);
    }
}

pub(super) fn robust_lock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    match of_kind(exec, &mutex) {
        Some(kind) => lock_again_or_obtain(exec, args[0], &mutex, kind),
        None => mutex_lock(exec, args),
    }
}

pub(super) fn robust_timedlock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    let Some(kind) = of_kind(exec, &mutex) else {
        return mutex_timedlock(exec, args);
    };
    if exec.gives_up() {
        report(exec, EventKind::TryLock, args[0], Some(0));
        return Ok(ETIMEDOUT);
    }
    lock_again_or_obtain(exec, args[0], &mutex, kind)
}

fn lock_again_or_obtain(exec: &mut Exec<'_>, pointer: u64, mutex: &Record, kind: u32) -> Answer {
    if mutex.get(exec, MUTEX_OWNER) == me(exec) && kind == ERROR_CHECKING {
        report(exec, EventKind::TryLock, pointer, Some(0));
        return Ok(EDEADLK);
    }
    Ok(obtain(exec, pointer, mutex))
}

pub(super) fn robust_trylock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    let Some(kind) = of_kind(exec, &mutex) else {
        return mutex_trylock(exec, args);
    };
    let owner = mutex.get(exec, MUTEX_OWNER);
    if owner == 0 || owner == me(exec) && kind == RECURSIVE {
        return Ok(obtain(exec, args[0], &mutex));
    }
    report(exec, EventKind::TryLock, args[0], Some(0));
    Ok(EBUSY)
}

pub(super) fn robust_unlock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    if of_kind(exec, &mutex).is_none() {
        return mutex_unlock(exec, args);
    }
    if mutex.get(exec, MUTEX_OWNER) != me(exec) {
        return Ok(EPERM);
    }
    let count = mutex.get(exec, MUTEX_COUNT).saturating_sub(1);
    mutex.set(exec, MUTEX_COUNT, count);
    report(exec, EventKind::Unlock, args[0], None);
    if count > 0 {
        return Ok(0);
    }
    release(exec, &mutex);
    settle(exec, &mutex);
    Ok(REMEMBER)
}

/// Says that what the mutex protects is well again.
pub(super) fn robust_consistent(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    let owned = mutex.get(exec, MUTEX_OWNER) == me(exec);
    if of_kind(exec, &mutex).is_none() || !owned || mutex.get(exec, MUTEX_STATE) != INCONSISTENT {
        return Ok(EINVAL);
    }
    mutex.set(exec, MUTEX_STATE, FINE);
    Ok(0)
}

/// The owner ends.
pub(super) fn robust_abandon(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    if of_kind(exec, &mutex).is_some() && mutex.get(exec, MUTEX_OWNER) == me(exec) {
        release(exec, &mutex);
        mutex.set(exec, MUTEX_STATE, OWNER_DEAD);
        report(exec, EventKind::Unlock, args[0], None);
    }
    Ok(0)
}

pub(super) fn too_many(_: &mut Exec<'_>, _: &[u64]) -> Answer {
    let what = "a thread that holds more than 16 robust mutexes";
    Err(NativeResult::Unsupported(what.to_string()))
}

pub(super) fn robust_cond_begin(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    begin_to_wait(exec, args)?;
    let mutex = Record::open(exec, args[1], MUTEX_BYTES)?;
    if of_kind(exec, &mutex).is_none() {
        return Ok(0);
    }
    settle(exec, &mutex);
    Ok(REMEMBER)
}

pub(super) fn robust_cond_block(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[1], MUTEX_BYTES)?;
    let kind = mutex.get(exec, MUTEX_KIND);
    if !is_robust(kind) {
        check_mutex(exec, kind)?;
        return cond_block(exec, args);
    }
    learn_who_woke(exec, args[0]);
    let result = obtain(exec, args[1], &mutex);
    report(exec, EventKind::WaitDone, args[0], Some(1));
    Ok(result)
}
