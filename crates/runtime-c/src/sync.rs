//! What threads wait for: mutexes, condition variables, locks for readers and writers, barriers,
//! semaphores, things that are done once.
//!
//! Each lives in the memory that the program has for it, where its static initialisers put zeros.
//! An operation is one step in place.

mod barriers;
mod futexes;
mod initial;
mod readers;
mod robust;
mod semaphores;

use crate::rows::{
    Answer, Record, blocking, choosing, held_by, in_memory, local, mistake, native, peek, visible,
    with_text,
};
use fencepost_ir::{Cell, Kind};
use fencepost_vm::word::{object_of, offset_of};
use fencepost_vm::{
    EventKind, Exec, Location, Machine, Mistake, Mode, Native, NativeResult, NativeText, Readiness,
    State, ThreadId,
};

use barriers::{
    BARRIER_BYTES, barrier_arrive, barrier_block, barrier_destroy, barrier_init, barrier_ready,
};
use futexes::{
    FUTEX_BYTES, FUTEX_TABLE_BYTES, futex_await, futex_begin, futex_choices, futex_ready,
    futex_timed_ready, futex_wake,
};
use initial::{init_cond, init_mutex, init_rw, init_word};
use readers::{
    RW_BYTES, may_read, may_write, read_ready, rw_destroy, rw_holder, rw_read, rw_timed_read,
    rw_timed_write, rw_try_read, rw_try_write, rw_unlock, rw_write, write_ready,
};
use robust::{
    is_robust, robust_abandon, robust_cond_begin, robust_cond_block, robust_consistent,
    robust_lock, robust_timedlock, robust_trylock, robust_unlock, too_many,
};
use semaphores::{
    once_begin, once_end, once_ready, sem_destroy, sem_post, sem_ready, sem_timed_ready,
    sem_timedwait, sem_trywait, sem_value, sem_wait,
};

const EPERM: u64 = 1;
const EBUSY: u64 = 16;
const EDEADLK: u64 = 35;
const ETIMEDOUT: u64 = 110;

/// A mutex: how often its owner holds it, who that is, and of which kind it is.
const MUTEX_COUNT: u32 = 4;
const MUTEX_OWNER: u32 = 8;
const MUTEX_KIND: u32 = 16;
const MUTEX_BYTES: u32 = 40;
const RECURSIVE: u32 = 1;
const ERROR_CHECKING: u32 = 2;
/// The bits of the kind; another one says whether the mutex is robust.
const KINDS: u32 = 3;
const DESTROYED: u32 = u32::MAX;

/// A condition variable: the threads that wait, in ascending order.
const COND_BYTES: u32 = 48;

/// A semaphore, or something that is done once.
const WORD_BYTES: u32 = 4;

const P: &[Kind] = &[Kind::Ptr];
const PP: &[Kind] = &[Kind::Ptr, Kind::Ptr];
const I: Option<Kind> = Some(Kind::I32);

const PI: &[Kind] = &[Kind::Ptr, Kind::I32];

const ROWS: &[Native] = &[
    visible("c.init_mutex", PI, None, native!(init_mutex)),
    visible("c.init_cond", P, None, native!(init_cond)),
    visible("c.init_rw", P, None, native!(init_rw)),
    visible("c.init_word", PI, None, native!(init_word)),
    held_by(
        blocking("c.mutex_lock", P, I, mutex_ready, native!(mutex_lock)),
        mutex_holder,
    ),
    blocking(
        "c.mutex_timedlock",
        P,
        I,
        mutex_timed_ready,
        native!(mutex_timedlock),
    ),
    visible("c.mutex_trylock", P, I, native!(mutex_trylock)),
    visible("c.mutex_unlock", P, I, native!(mutex_unlock)),
    visible("c.mutex_destroy", P, I, native!(mutex_destroy)),
    held_by(
        blocking("c.robust_lock", P, I, mutex_ready, native!(robust_lock)),
        mutex_holder,
    ),
    blocking(
        "c.robust_timedlock",
        P,
        I,
        mutex_timed_ready,
        native!(robust_timedlock),
    ),
    visible("c.robust_trylock", P, I, native!(robust_trylock)),
    visible("c.robust_unlock", P, I, native!(robust_unlock)),
    visible("c.robust_consistent", P, I, native!(robust_consistent)),
    visible("c.robust_abandon", P, None, native!(robust_abandon)),
    local("c.robust_too_many", &[], None, native!(too_many)),
    visible("c.robust_cond_begin", PP, I, native!(robust_cond_begin)),
    held_by(
        blocking(
            "c.robust_cond_block",
            PP,
            I,
            cond_ready,
            native!(robust_cond_block),
        ),
        cond_holder,
    ),
    visible("c.cond_begin", PP, I, native!(cond_begin)),
    held_by(
        blocking("c.cond_block", PP, I, cond_ready, native!(cond_block)),
        cond_holder,
    ),
    blocking("c.cond_await", P, I, cond_timed_ready, native!(cond_await)),
    choosing(
        visible("c.cond_signal", P, I, native!(cond_signal)),
        |_, state, _, words| match waiters(state, words[0]).len() {
            count @ 2.. => Some(count as u32),
            _ => None,
        },
    ),
    visible("c.cond_broadcast", P, I, native!(cond_broadcast)),
    visible("c.cond_destroy", P, I, native!(cond_destroy)),
    held_by(
        blocking("c.rw_read", P, I, read_ready, native!(rw_read)),
        rw_holder,
    ),
    held_by(
        blocking("c.rw_write", P, I, write_ready, native!(rw_write)),
        rw_holder,
    ),
    blocking(
        "c.rw_timed_read",
        P,
        I,
        |_, state, _, words| ready_in_time(may_read(state, words[0])),
        native!(rw_timed_read),
    ),
    blocking(
        "c.rw_timed_write",
        P,
        I,
        |_, state, _, words| ready_in_time(may_write(state, words[0])),
        native!(rw_timed_write),
    ),
    visible("c.rw_try_read", P, I, native!(rw_try_read)),
    visible("c.rw_try_write", P, I, native!(rw_try_write)),
    visible("c.rw_unlock", P, I, native!(rw_unlock)),
    visible("c.rw_destroy", P, I, native!(rw_destroy)),
    visible(
        "c.barrier_init",
        &[Kind::Ptr, Kind::I32],
        I,
        native!(barrier_init),
    ),
    visible("c.barrier_destroy", P, I, native!(barrier_destroy)),
    visible("c.barrier_arrive", P, I, native!(barrier_arrive)),
    blocking(
        "c.barrier_block",
        &[Kind::Ptr, Kind::I32],
        I,
        barrier_ready,
        native!(barrier_block),
    ),
    blocking("c.sem_wait", P, I, sem_ready, native!(sem_wait)),
    blocking(
        "c.sem_timedwait",
        P,
        I,
        sem_timed_ready,
        native!(sem_timedwait),
    ),
    visible("c.sem_trywait", P, I, native!(sem_trywait)),
    visible("c.sem_post", P, I, native!(sem_post)),
    visible("c.sem_value", P, I, native!(sem_value)),
    visible("c.sem_destroy", P, I, native!(sem_destroy)),
    visible(
        "c.futex_begin",
        &[Kind::Ptr, Kind::Ptr, Kind::I32],
        I,
        native!(futex_begin),
    ),
    blocking("c.futex_block", P, I, futex_ready, native!(futex_await)),
    blocking(
        "c.futex_await",
        P,
        I,
        futex_timed_ready,
        native!(futex_await),
    ),
    choosing(
        visible(
            "c.futex_wake",
            &[Kind::Ptr, Kind::Ptr, Kind::I32],
            I,
            native!(futex_wake),
        ),
        |_, state, _, words| futex_choices(state, words),
    ),
    blocking("c.once_begin", P, I, once_ready, native!(once_begin)),
    visible("c.once_end", P, None, native!(once_end)),
];

/// The rows with what each touches: the things themselves that its arguments point to.
pub(crate) fn rows() -> Vec<Native> {
    let in_its_memory = |row: &Native| {
        let text = match row.name {
            "c.init_mutex" => NativeText::bytes(&[MUTEX_BYTES, 0]),
            "c.init_cond" => NativeText::bytes(&[COND_BYTES]),
            "c.init_rw" => NativeText::bytes(&[RW_BYTES]),
            "c.init_word" => NativeText::bytes(&[WORD_BYTES, 0]),
            "c.cond_begin" | "c.cond_block" => NativeText::locks(&[COND_BYTES, MUTEX_BYTES]),
            "c.robust_cond_begin" | "c.robust_cond_block" => {
                NativeText::bytes(&[COND_BYTES, MUTEX_BYTES])
            }
            "c.robust_too_many" => return *row,
            name if name.starts_with("c.robust_") => NativeText::bytes(&[MUTEX_BYTES]),
            name if name.starts_with("c.mutex_") => NativeText::locks(&[MUTEX_BYTES]),
            "c.rw_write" => NativeText {
                learns_of_sharers: true,
                ..NativeText::locks(&[RW_BYTES])
            },
            name if name.starts_with("c.rw_") => NativeText::locks(&[RW_BYTES]),
            name if name.starts_with("c.cond_") => NativeText::bytes(&[COND_BYTES]),
            name if name.starts_with("c.barrier_") => NativeText::bytes(&[BARRIER_BYTES]),
            name if name.starts_with("c.sem_") || name.starts_with("c.once_") => {
                NativeText::bytes(&[WORD_BYTES])
            }
            "c.futex_begin" => NativeText::bytes(&[FUTEX_TABLE_BYTES, FUTEX_BYTES, 0]),
            name if name.starts_with("c.futex_") => NativeText::bytes(&[FUTEX_TABLE_BYTES, 0, 0]),
            // Nothing is known of it.
            _ => return *row,
        };
        in_memory(with_text(*row, text))
    };
    ROWS.iter().map(in_its_memory).collect()
}

fn handle(thread: ThreadId) -> u32 {
    thread.0 + 1
}

fn me(exec: &Exec<'_>) -> u32 {
    handle(exec.thread_id())
}

fn at(pointer: u64, offset: u32) -> u64 {
    pointer.wrapping_add(u64::from(offset))
}

/// Reports a step on something that threads wait for.
pub(crate) fn report(exec: &mut Exec<'_>, kind: EventKind, pointer: u64, value: Option<u64>) {
    let location = Location {
        object: object_of(pointer),
        offset: offset_of(pointer),
        cell: Cell::I32,
    };
    exec.report(kind, Some(location), value);
}

fn ready_if(condition: bool) -> Readiness {
    match condition {
        true => Readiness::Ready,
        false => Readiness::Blocked,
    }
}

fn ready_in_time(condition: bool) -> Readiness {
    match condition {
        true => Readiness::Ready,
        false => Readiness::MayTimeOut(1),
    }
}

/// Whether a thread could lock a mutex now. What is wrong with it the operation itself finds.
fn is_open(state: &State, thread: ThreadId, mutex: u64) -> bool {
    match peek(state, at(mutex, MUTEX_OWNER)) {
        None | Some(0) => true,
        Some(owner) => {
            let kind = peek(state, at(mutex, MUTEX_KIND)).unwrap_or(0) & KINDS;
            owner == handle(thread) && matches!(kind, RECURSIVE | ERROR_CHECKING)
        }
    }
}

fn mutex_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    ready_if(is_open(state, thread, words[0]))
}

fn mutex_timed_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    ready_in_time(is_open(state, thread, words[0]))
}

fn mutex_holder(state: &State, _: ThreadId, words: &[u64]) -> u64 {
    u64::from(peek(state, at(words[0], MUTEX_OWNER)).unwrap_or(0))
}

fn mutex_lock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let answer = mutex_timedlock(exec, args)?;
    if answer == 0 && peek(exec.state, at(args[0], MUTEX_COUNT)) == Some(1) {
        exec.uses_lock(args[0], MUTEX_BYTES, Mode::Acquire);
    }
    Ok(answer)
}

fn mutex_timedlock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    if exec.gives_up() {
        report(exec, EventKind::TryLock, args[0], Some(0));
        return Ok(ETIMEDOUT);
    }
    let (owner, kind) = (mutex.get(exec, MUTEX_OWNER), mutex.get(exec, MUTEX_KIND));
    check_mutex(exec, kind)?;
    if owner == me(exec) && kind == ERROR_CHECKING {
        report(exec, EventKind::TryLock, args[0], Some(0));
        return Ok(EDEADLK);
    }
    take(exec, &mutex);
    report(exec, EventKind::Lock, args[0], None);
    Ok(0)
}

/// Refuses a mutex that is no more.
fn check_mutex(exec: &Exec<'_>, kind: u32) -> Result<(), NativeResult> {
    match kind {
        DESTROYED => Err(mistake(
            exec,
            Mistake::BadSync,
            "a mutex is used that was destroyed",
        )),
        _ if is_robust(kind) => Err(NativeResult::Unsupported(
            "a robust mutex in a program that cancels threads".to_string(),
        )),
        _ => Ok(()),
    }
}

/// Notes that the running thread holds one lock more. As long as it holds one its number, which
/// the lock has, is given to no other thread.
fn begin_to_hold(exec: &mut Exec<'_>) {
    let own = u64::from(me(exec));
    exec.change_thread(own, |thread| thread.locks += 1);
}

fn end_holding(exec: &mut Exec<'_>) {
    let own = u64::from(me(exec));
    exec.change_thread(own, |thread| thread.locks = thread.locks.saturating_sub(1));
}

fn take(exec: &mut Exec<'_>, mutex: &Record) {
    let count = mutex.get(exec, MUTEX_COUNT);
    if count == 0 {
        mutex.learn(exec);
        begin_to_hold(exec);
    }
    let owner = me(exec);
    mutex.set(exec, MUTEX_OWNER, owner);
    mutex.set(exec, MUTEX_COUNT, count + 1);
}

fn mutex_trylock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    let (owner, kind) = (mutex.get(exec, MUTEX_OWNER), mutex.get(exec, MUTEX_KIND));
    check_mutex(exec, kind)?;
    let taken = owner == 0 || owner == me(exec) && kind == RECURSIVE;
    if taken {
        take(exec, &mutex);
    }
    report(exec, EventKind::TryLock, args[0], Some(u64::from(taken)));
    Ok(if taken { 0 } else { EBUSY })
}

fn mutex_unlock(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    let (owner, kind) = (mutex.get(exec, MUTEX_OWNER), mutex.get(exec, MUTEX_KIND));
    if owner != me(exec) {
        if matches!(kind, RECURSIVE | ERROR_CHECKING) {
            return Ok(EPERM);
        }
        let message = match owner {
            0 => "a mutex is unlocked that nobody holds",
            _ => "a mutex is unlocked that another thread holds",
        };
        return Err(mistake(exec, Mistake::BadUnlock, message));
    }
    let count = mutex.get(exec, MUTEX_COUNT).saturating_sub(1);
    mutex.set(exec, MUTEX_COUNT, count);
    if count == 0 {
        mutex.tell(exec);
        mutex.set(exec, MUTEX_OWNER, 0);
        end_holding(exec);
        exec.uses_lock(args[0], MUTEX_BYTES, Mode::Release);
    }
    report(exec, EventKind::Unlock, args[0], None);
    Ok(0)
}

fn mutex_destroy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[0], MUTEX_BYTES)?;
    if mutex.get(exec, MUTEX_KIND) == DESTROYED {
        let message = "a mutex is destroyed that already is";
        return Err(mistake(exec, Mistake::BadSync, message));
    }
    if mutex.get(exec, MUTEX_OWNER) != 0 {
        return Ok(EBUSY);
    }
    mutex.set(exec, MUTEX_KIND, DESTROYED);
    Ok(0)
}

/// The threads that wait for a condition variable.
fn waiters(state: &State, cond: u64) -> Vec<u32> {
    let slots = (0..COND_BYTES).step_by(4);
    let all = slots.filter_map(|offset| peek(state, at(cond, offset)));
    all.filter(|&waiter| !matches!(waiter, 0 | DESTROYED))
        .collect()
}

/// Refuses a condition variable that is no more.
fn check_cond(exec: &Exec<'_>, cond: u64) -> Result<(), NativeResult> {
    match peek(exec.state, cond) {
        Some(DESTROYED) => Err(mistake(
            exec,
            Mistake::BadSync,
            "a condition variable is used that was destroyed",
        )),
        _ => Ok(()),
    }
}

fn set_waiters(exec: &mut Exec<'_>, cond: &Record, mut all: Vec<u32>) -> Answer {
    all.sort_unstable();
    if all.len() > (COND_BYTES / 4) as usize {
        return Err(NativeResult::Unsupported(
            "more than 12 threads that wait for one condition variable".to_string(),
        ));
    }
    all.resize((COND_BYTES / 4) as usize, 0);
    for (slot, waiter) in all.into_iter().enumerate() {
        cond.set(exec, 4 * slot as u32, waiter);
    }
    Ok(0)
}

/// Gives the mutex up and begins to wait, in one step.
fn cond_begin(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let mutex = Record::open(exec, args[1], MUTEX_BYTES)?;
    let kind = mutex.get(exec, MUTEX_KIND);
    if is_robust(kind) {
        check_mutex(exec, kind)?;
    }
    begin_to_wait(exec, args)
}

fn begin_to_wait(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    // Being woken orders threads, not to begin: a wait may also time out.
    let cond = Record::open(exec, args[0], COND_BYTES)?;
    let mutex = Record::open(exec, args[1], MUTEX_BYTES)?;
    if mutex.get(exec, MUTEX_OWNER) != me(exec) {
        let message = "a thread waits with a mutex that it does not hold";
        return Err(mistake(exec, Mistake::BadUnlock, message));
    }
    if mutex.get(exec, MUTEX_COUNT) != 1 {
        return Err(NativeResult::Unsupported(
            "a wait with a mutex that is held more than once".to_string(),
        ));
    }
    check_cond(exec, args[0])?;
    let mut all = waiters(exec.state, args[0]);
    all.push(me(exec));
    set_waiters(exec, &cond, all)?;
    mutex.tell(exec);
    mutex.set(exec, MUTEX_COUNT, 0);
    mutex.set(exec, MUTEX_OWNER, 0);
    end_holding(exec);
    exec.uses_lock(args[1], MUTEX_BYTES, Mode::Release);
    report(exec, EventKind::Wait, args[0], None);
    Ok(0)
}

pub(crate) fn is_woken(state: &State, thread: ThreadId, cond: u64) -> bool {
    !waiters(state, cond).contains(&handle(thread))
}

fn cond_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    ready_if(is_woken(state, thread, words[0]) && is_open(state, thread, words[1]))
}

fn cond_holder(state: &State, thread: ThreadId, words: &[u64]) -> u64 {
    match is_woken(state, thread, words[0]) {
        true => u64::from(peek(state, at(words[1], MUTEX_OWNER)).unwrap_or(0)),
        false => 0,
    }
}

/// Takes the mutex back when somebody has woken the thread.
fn cond_block(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    learn_who_woke(exec, args[0]);
    let mutex = Record::open(exec, args[1], MUTEX_BYTES)?;
    take(exec, &mutex);
    report(exec, EventKind::WaitDone, args[0], Some(1));
    Ok(0)
}

/// Orders a thread that was woken behind those that woke it. The condition variable may be gone
/// meanwhile: POSIX lets a thread destroy it, and free its memory, once nobody is left that waits.
fn learn_who_woke(exec: &mut Exec<'_>, cond: u64) {
    if peek(exec.state, cond).is_some() {
        exec.uses_memory(cond, COND_BYTES, Mode::Read);
        exec.learn_from(cond);
    }
}

fn cond_timed_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    ready_in_time(is_woken(state, thread, words[0]))
}

/// Waits until somebody wakes the thread, or no longer.
fn cond_await(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if !exec.gives_up() {
        learn_who_woke(exec, args[0]);
        report(exec, EventKind::WaitDone, args[0], Some(1));
        return Ok(0);
    }
    stop_waiting(exec, args[0])?;
    report(exec, EventKind::WaitTimeout, args[0], None);
    Ok(ETIMEDOUT)
}

/// Takes the running thread off those that wait for a condition variable.
pub(crate) fn stop_waiting(exec: &mut Exec<'_>, pointer: u64) -> Answer {
    let cond = Record::open(exec, pointer, COND_BYTES)?;
    let mut all = waiters(exec.state, pointer);
    let own = me(exec);
    all.retain(|&waiter| waiter != own);
    set_waiters(exec, &cond, all)
}

/// Wakes one of the threads that wait: any of them.
fn cond_signal(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let cond = Record::open(exec, args[0], COND_BYTES)?;
    check_cond(exec, args[0])?;
    let mut all = waiters(exec.state, args[0]);
    let chosen = exec.take_choice().unwrap_or(0) as usize;
    // A signal that nobody hears orders nothing.
    if chosen < all.len() {
        cond.tell(exec);
        all.remove(chosen);
        set_waiters(exec, &cond, all)?;
    }
    report(exec, EventKind::Pulse, args[0], None);
    Ok(0)
}

fn cond_broadcast(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let cond = Record::open(exec, args[0], COND_BYTES)?;
    check_cond(exec, args[0])?;
    if !waiters(exec.state, args[0]).is_empty() {
        cond.tell(exec);
        set_waiters(exec, &cond, Vec::new())?;
    }
    report(exec, EventKind::PulseAll, args[0], None);
    Ok(0)
}

fn cond_destroy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let cond = Record::open(exec, args[0], COND_BYTES)?;
    if peek(exec.state, args[0]) == Some(DESTROYED) {
        let wrong = "a condition variable is destroyed that already is";
        return Err(mistake(exec, Mistake::BadSync, wrong));
    }
    if !waiters(exec.state, args[0]).is_empty() {
        return Ok(EBUSY);
    }
    cond.set(exec, 0, DESTROYED);
    Ok(0)
}
