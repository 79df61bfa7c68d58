//! Locks for readers and writers.

use super::{EBUSY, ETIMEDOUT, at, begin_to_hold, end_holding, me, ready_if, report};
use crate::rows::{Answer, Record, mistake, peek};
use fencepost_vm::{EventKind, Exec, Machine, Mistake, NativeResult, Readiness, State, ThreadId};

/// A lock for readers and writers: how many read, who writes, which of the readers are known.
/// Its static initialisers may leave something else than zeros behind the slots of the readers.
const RW_READERS: u32 = 0;
const RW_WRITER: u32 = 4;
const RW_SLOTS: u32 = 8;
const READER_SLOTS: usize = 10;
const RW_DESTROYED: u32 = 52;
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

/// Opens a lock, if there still is one.
fn open(exec: &mut Exec<'_>, pointer: u64) -> Result<Record, NativeResult> {
    let lock = Record::open(exec, pointer, RW_BYTES)?;
    match lock.get(exec, RW_DESTROYED) {
        0 => Ok(lock),
        _ => {
            let wrong = "a lock for readers and writers is used that was destroyed";
            Err(mistake(exec, Mistake::BadSync, wrong))
        }
    }
}

pub(super) fn rw_read(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let lock = open(exec, args[0])?;
    lock.learn(exec);
    let count = lock.get(exec, RW_READERS);
    lock.set(exec, RW_READERS, count + 1);
    let mut known = readers(exec.state, args[0]);
    if known.len() < READER_SLOTS {
        known.push(me(exec));
        set_readers(exec, &lock, known);
        begin_to_hold(exec);
    }
    report(exec, EventKind::Lock, args[0], None);
    Ok(0)
}

pub(super) fn rw_write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let lock = open(exec, args[0])?;
    exec.learn_from_sharers(args[0]);
    let owner = me(exec);
    lock.set(exec, RW_WRITER, owner);
    begin_to_hold(exec);
    report(exec, EventKind::Lock, args[0], None);
    Ok(0)
}

/// The threads that read, as often as each does, in ascending order.
fn readers(state: &State, lock: u64) -> Vec<u32> {
    let slots = (0..READER_SLOTS as u32).map(|slot| RW_SLOTS + 4 * slot);
    let all = slots.filter_map(|offset| peek(state, at(lock, offset)));
    all.filter(|&reader| reader != 0).collect()
}

fn set_readers(exec: &mut Exec<'_>, lock: &Record, mut all: Vec<u32>) {
    all.sort_unstable();
    all.resize(READER_SLOTS, 0);
    for (slot, reader) in all.into_iter().enumerate() {
        lock.set(exec, RW_SLOTS + 4 * slot as u32, reader);
    }
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
    Record::open(exec, pointer, RW_BYTES)?;
    report(exec, EventKind::TryLock, pointer, Some(0));
    Ok(ETIMEDOUT)
}

pub(super) fn rw_try_read(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Record::open(exec, args[0], RW_BYTES)?;
    match may_read(exec.state, args[0]) {
        true => rw_read(exec, args),
        false => refused(exec, args[0]),
    }
}

pub(super) fn rw_try_write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Record::open(exec, args[0], RW_BYTES)?;
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
    let lock = open(exec, args[0])?;
    let (count, writer) = (lock.get(exec, RW_READERS), lock.get(exec, RW_WRITER));
    let (own, mut known) = (me(exec), readers(exec.state, args[0]));
    if writer == own {
        exec.tell_for_sharers(args[0]);
        lock.set(exec, RW_WRITER, 0);
        end_holding(exec);
    } else if let Some(slot) = known.iter().position(|&reader| reader == own) {
        exec.tell_as_sharer(args[0]);
        known.remove(slot);
        set_readers(exec, &lock, known);
        lock.set(exec, RW_READERS, count - 1);
        end_holding(exec);
    } else if count as usize > known.len() {
        // Nobody knows who the others are.
        exec.tell_as_sharer(args[0]);
        lock.set(exec, RW_READERS, count - 1);
    } else {
        let message = "a lock for readers and writers is unlocked that the thread does not hold";
        return Err(mistake(exec, Mistake::BadUnlock, message));
    }
    report(exec, EventKind::Unlock, args[0], None);
    Ok(0)
}

pub(super) fn rw_destroy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let lock = open(exec, args[0])?;
    if lock.get(exec, RW_READERS) != 0 || lock.get(exec, RW_WRITER) != 0 {
        return Ok(EBUSY);
    }
    lock.set(exec, RW_DESTROYED, 1);
    Ok(0)
}
