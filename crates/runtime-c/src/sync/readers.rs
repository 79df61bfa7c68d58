//! Locks for readers and writers.

use super::{EBUSY, ETIMEDOUT, at, begin_to_hold, end_holding, me, ready_if, report};
use crate::rows::{Answer, Record, mistake, peek};
use fencepost_vm::{EventKind, Exec, Machine, Mistake, Readiness, State, ThreadId};

/// A lock for readers and writers: how many read, who writes.
const RW_READERS: u32 = 0;
const RW_WRITER: u32 = 4;
pub(super) const RW_BYTES: u32 = 56;

pub(super) fn may_read(state: &State, lock: u64) -> bool {
    peek(state, at(lock, RW_WRITER)).unwrap_or(0) == 0
}

pub(super) fn may_write(state: &State, lock: u64) -> bool {
    may_read(state, lock) && peek(state, at(lock, RW_READERS)).unwrap_or(0) == 0
}

pub(super) fn read_ready(_: &Machine, state: &State, _: ThreadId, words: &[u64]) -> Readiness {
    ready_if(may_read(state, words[0]))
}

pub(super) fn write_ready(_: &Machine, state: &State, _: ThreadId, words: &[u64]) -> Readiness {
    ready_if(may_write(state, words[0]))
}

pub(super) fn rw_holder(state: &State, _: ThreadId, words: &[u64]) -> u64 {
    u64::from(peek(state, at(words[0], RW_WRITER)).unwrap_or(0))
}

pub(super) fn rw_read(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let lock = Record::open(exec, args[0], RW_BYTES)?;
    let readers = lock.get(exec, RW_READERS);
    lock.set(exec, RW_READERS, readers + 1);
    report(exec, EventKind::Lock, args[0], None);
    Ok(0)
}

pub(super) fn rw_write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let lock = Record::open(exec, args[0], RW_BYTES)?;
    let owner = me(exec);
    lock.set(exec, RW_WRITER, owner);
    begin_to_hold(exec);
    report(exec, EventKind::Lock, args[0], None);
    Ok(0)
}

pub(super) fn rw_timed_read(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match exec.gives_up() {
        true => out_of_time(exec, args[0]),
        false => rw_read(exec, args),
    }
}

pub(super) fn rw_timed_write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match exec.gives_up() {
        true => out_of_time(exec, args[0]),
        false => rw_write(exec, args),
    }
}

fn out_of_time(exec: &mut Exec<'_>, pointer: u64) -> Answer {
    Record::look(exec, pointer, RW_BYTES)?;
    report(exec, EventKind::TryLock, pointer, Some(0));
    Ok(ETIMEDOUT)
}

pub(super) fn rw_try_read(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Record::look(exec, args[0], RW_BYTES)?;
    match may_read(exec.state, args[0]) {
        true => rw_read(exec, args),
        false => refused(exec, args[0]),
    }
}

pub(super) fn rw_try_write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Record::look(exec, args[0], RW_BYTES)?;
    match may_write(exec.state, args[0]) {
        true => rw_write(exec, args),
        false => refused(exec, args[0]),
    }
}

fn refused(exec: &mut Exec<'_>, pointer: u64) -> Answer {
    report(exec, EventKind::TryLock, pointer, Some(0));
    Ok(EBUSY)
}

pub(super) fn rw_unlock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let lock = Record::open(exec, args[0], RW_BYTES)?;
    let (readers, writer) = (lock.get(exec, RW_READERS), lock.get(exec, RW_WRITER));
    if writer == me(exec) {
        lock.set(exec, RW_WRITER, 0);
        end_holding(exec);
    } else if readers > 0 {
        lock.set(exec, RW_READERS, readers - 1);
    } else {
        let message = "a lock for readers and writers is unlocked that the thread does not hold";
        return Err(mistake(exec, Mistake::BadUnlock, message));
    }
    report(exec, EventKind::Unlock, args[0], None);
    Ok(0)
}
