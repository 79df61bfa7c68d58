//! Barriers.

use super::{DESTROYED, EBUSY, at, ready_if, report};
use crate::rows::{Answer, Record, mistake, peek};
use fencepost_vm::{EventKind, Exec, Machine, Mistake, Readiness, State, ThreadId};

/// A barrier: how many it takes, how many came, how often it opened.
const BARRIER_COUNT: u32 = 0;
const BARRIER_CAME: u32 = 4;
const BARRIER_ROUND: u32 = 8;
pub(super) const BARRIER_BYTES: u32 = 32;
const ROUNDS: u32 = 256;

/// Comes to a barrier: -1 for the thread that opens it, else the number of its round.
pub(super) fn barrier_arrive(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let barrier = Record::open(exec, args[0], BARRIER_BYTES)?;
    let count = barrier.get(exec, BARRIER_COUNT);
    let wrong = match count {
        0 => Some("a barrier is used that was not initialised"),
        DESTROYED => Some("a barrier is used that was destroyed"),
        _ => None,
    };
    if let Some(wrong) = wrong {
        return Err(mistake(exec, Mistake::BadSync, wrong));
    }
    let came = barrier.get(exec, BARRIER_CAME) + 1;
    let round = barrier.get(exec, BARRIER_ROUND);
    barrier.tell(exec);
    report(exec, EventKind::Wait, args[0], None);
    if came >= count {
        barrier.learn(exec);
        barrier.set(exec, BARRIER_CAME, 0);
        barrier.set(exec, BARRIER_ROUND, (round + 1) % ROUNDS);
        return Ok(u64::from(u32::MAX));
    }
    barrier.set(exec, BARRIER_CAME, came);
    Ok(u64::from(round))
}

pub(super) fn barrier_init(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let barrier = Record::open(exec, args[0], BARRIER_BYTES)?;
    if !matches!(barrier.get(exec, BARRIER_COUNT), 0 | DESTROYED) {
        let wrong = "a barrier is initialised that already is";
        return Err(mistake(exec, Mistake::BadSync, wrong));
    }
    barrier.set(exec, BARRIER_COUNT, args[1] as u32);
    barrier.set(exec, BARRIER_CAME, 0);
    barrier.set(exec, BARRIER_ROUND, 0);
    Ok(0)
}

pub(super) fn barrier_destroy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let barrier = Record::open(exec, args[0], BARRIER_BYTES)?;
    let wrong = match barrier.get(exec, BARRIER_COUNT) {
        0 => Some("a barrier is destroyed that was not initialised"),
        DESTROYED => Some("a barrier is destroyed that already is"),
        _ => None,
    };
    if let Some(wrong) = wrong {
        return Err(mistake(exec, Mistake::BadSync, wrong));
    }
    if barrier.get(exec, BARRIER_CAME) != 0 {
        return Ok(EBUSY);
    }
    barrier.set(exec, BARRIER_COUNT, DESTROYED);
    Ok(0)
}

pub(super) fn barrier_ready(_: &Machine, state: &State, _: ThreadId, words: &[u64]) -> Readiness {
    let round = peek(state, at(words[0], BARRIER_ROUND));
    ready_if(round != Some(words[1] as u32))
}

pub(super) fn barrier_block(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let barrier = Record::open(exec, args[0], BARRIER_BYTES)?;
    barrier.learn(exec);
    report(exec, EventKind::WaitDone, args[0], Some(1));
    Ok(0)
}
