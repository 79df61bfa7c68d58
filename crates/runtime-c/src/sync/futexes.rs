//! Futexes: threads that wait as long as a word of the program has a value. The library has a table of
//! who waits for which; they order no threads, as C has it, whose atomics are there for that.

use super::{ETIMEDOUT, at, handle, me, ready_if, ready_in_time, report};
use crate::rows::{Answer, Record, peek};
use fencepost_ir::Cell;
use fencepost_vm::{EventKind, Exec, Machine, Mode, NativeResult, Readiness, State, ThreadId};

/// The table: so many entries of an address and a thread.
const ENTRIES: u32 = 16;
const ENTRY_BYTES: u32 = 16;
const ENTRY_THREAD: u32 = 8;
pub(super) const FUTEX_TABLE_BYTES: u32 = ENTRIES * ENTRY_BYTES;
pub(super) const FUTEX_BYTES: u32 = 4;

const EAGAIN: u64 = 11;

/// Who waits, and for what, in order.
fn waiting(state: &State, table: u64) -> Vec<(u64, u32)> {
    let entries = (0..ENTRIES).map(|entry| at(table, entry * ENTRY_BYTES));
    let all = entries.filter_map(|entry| {
        let object = state.heap.pointee(entry)?;
        let futex = object.read(fencepost_vm::word::offset_of(entry), Cell::Ptr);
        let thread = peek(state, at(entry, ENTRY_THREAD))?;
        (thread != 0).then_some((futex, thread))
    });
    all.collect()
}

fn set_waiting(exec: &mut Exec<'_>, table: u64, mut all: Vec<(u64, u32)>) -> Answer {
    Record::open(exec, table, FUTEX_TABLE_BYTES)?;
    if all.len() > ENTRIES as usize {
        let what = format!("more than {ENTRIES} threads that wait for futexes");
        return Err(NativeResult::Unsupported(what));
    }
    all.sort_unstable();
    all.resize(ENTRIES as usize, (0, 0));
    for (entry, (futex, thread)) in all.into_iter().enumerate() {
        let entry = at(table, entry as u32 * ENTRY_BYTES);
        exec.write_in_place(entry, Cell::Ptr, futex);
        exec.write_in_place(at(entry, ENTRY_THREAD), Cell::U32, u64::from(thread));
    }
    Ok(0)
}

/// Begins to wait if the word still has the value, in one step.
pub(super) fn futex_begin(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (table, futex) = (args[0], args[1]);
    exec.check_range(futex, FUTEX_BYTES)
        .map_err(crate::rows::stopped)?;
    exec.uses_memory(futex, FUTEX_BYTES, Mode::Read);
    exec.reads_atomically(futex, Cell::U32);
    let found = exec.read_cell(futex, Cell::U32).unwrap_or(0);
    if found as u32 != args[2] as u32 {
        report(exec, EventKind::Wait, futex, Some(0));
        return Ok(EAGAIN);
    }
    let mut all = waiting(exec.state, table);
    all.push((futex, me(exec)));
    set_waiting(exec, table, all)?;
    report(exec, EventKind::Wait, futex, None);
    Ok(0)
}

fn is_woken(state: &State, thread: ThreadId, table: u64) -> bool {
    let own = handle(thread);
    waiting(state, table)
        .iter()
        .all(|&(_, thread)| thread != own)
}

pub(super) fn futex_ready(_: &Machine, state: &State, me: ThreadId, words: &[u64]) -> Readiness {
    ready_if(is_woken(state, me, words[0]))
}

pub(super) fn futex_timed_ready(
    _: &Machine,
    state: &State,
    me: ThreadId,
    words: &[u64],
) -> Readiness {
    ready_in_time(is_woken(state, me, words[0]))
}

/// Waits until somebody wakes the thread, or no longer.
pub(super) fn futex_await(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    Record::open(exec, args[0], FUTEX_TABLE_BYTES)?;
    if !exec.gives_up() {
        report(exec, EventKind::WaitDone, args[0], Some(1));
        return Ok(0);
    }
    let mut all = waiting(exec.state, args[0]);
    let own = me(exec);
    all.retain(|&(_, thread)| thread != own);
    set_waiting(exec, args[0], all)?;
    report(exec, EventKind::WaitTimeout, args[0], None);
    Ok(ETIMEDOUT)
}

/// Which of those that wait can be chosen from, if one is to be woken.
pub(super) fn futex_choices(state: &State, words: &[u64]) -> Option<u32> {
    let here = waiting(state, words[0]);
    let count = here.iter().filter(|(futex, _)| *futex == words[1]).count() as u32;
    (words[2] as i32 == 1 && count > 1).then_some(count)
}

/// Wakes one of the threads that wait for a word, any of them, or all. Gives how many.
pub(super) fn futex_wake(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (table, futex, most) = (args[0], args[1], (args[2] as i32).max(0) as usize);
    Record::open(exec, table, FUTEX_TABLE_BYTES)?;
    let all = waiting(exec.state, table);
    let (here, mut rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|w| w.0 == futex);
    let woken = most.min(here.len());
    if woken > 1 && woken < here.len() {
        let what = "a call of futex that wakes several of more threads";
        return Err(NativeResult::Unsupported(what.to_string()));
    }
    let chosen = exec.take_choice().unwrap_or(0) as usize;
    let stay = here.into_iter().enumerate();
    let stays = stay.filter(|&(at, _)| woken == 0 || woken == 1 && at != chosen);
    rest.extend(stays.map(|(_, waiter)| waiter));
    set_waiting(exec, table, rest)?;
    report(exec, EventKind::Pulse, futex, None);
    Ok(woken as u64)
}
