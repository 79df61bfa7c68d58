//! The Java memory model of 1996 as guarded commands.
//!
//! Roychoudhury and Mitra, *Specifying Multithreaded Java Semantics for Program Verification*
//! (2002), figures 1 and 2, sections 4.3 and 4.4: every thread has a working copy of every
//! variable, a queue of values on their way from main memory and one of values on their way to
//! it. A program uses and assigns working copies, locks and unlocks; the platform reads, loads,
//! stores and writes whenever a guard lets it.
//!
//! This is the model alone: which actions are possible in a state, and what they do. Nothing
//! here chooses one, and no machine runs on it yet.
//!
//! As printed, some guards admit traces that the rules of the language specification forbid.
//! [`Guards::Printed`] keeps them, [`Guards::Corrected`] does not; the tests show the difference
//! and prove the rest. The corrections:
//!
//! - The rules order accesses of *all* volatile variables by program order. So a volatile
//!   variable is loaded, assigned, or read from memory only while no other is between its load
//!   and its use, or between its assign and its store.
//! - A volatile variable that was loaded is used before the next lock, which would make the load
//!   stale and so leave it without its use.
//! - Only one prescient store of a variable is pending at a time, `read` waits for none, and
//!   `lock` for all variables. One over a value that was not stored yet blocks `unlock` until its
//!   assign, which is what that store stands for. A write of one that is still pending does not
//!   block `unlock`: no assign came before it.

use std::collections::VecDeque;

/// Which guards hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Guards {
    /// As the paper prints them.
    Printed,
    /// So that the rules hold.
    Corrected,
}

/// The size of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// How many threads.
    pub threads: usize,
    /// How many plain variables; they come first.
    pub plain: usize,
    /// How many volatile variables.
    pub volatile: usize,
    /// How many locks.
    pub locks: usize,
    /// How many values a queue holds.
    pub capacity: usize,
    /// Which guards hold.
    pub guards: Guards,
}

/// What a thread, or the platform on its behalf, does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Takes the value of the working copy.
    Use(usize),
    /// Gives the working copy a value.
    Assign(usize, i64),
    /// A value from the queue of reads becomes the working copy.
    Load(usize),
    /// The working copy goes to the queue of writes.
    Store(usize),
    /// A value of main memory goes to the queue of reads.
    Read(usize),
    /// A value from the queue of writes goes to main memory.
    Write(usize),
    /// A store before the assign whose value it has.
    PrescientStore(usize, i64),
    /// Acquires a lock.
    Lock(usize),
    /// Releases a lock.
    Unlock(usize),
    /// Releases a lock whole, and waits for a notification.
    Wait(usize),
    /// Wakes a thread that waits for the lock, if one does.
    Notify(usize, Option<usize>),
    /// Wakes all threads that wait for the lock.
    NotifyAll(usize),
    /// Acquires the lock again after a notification, as often as it was held.
    Resume(usize),
}

impl Action {
    /// Whether the platform does it, not the program.
    pub fn is_platform(self) -> bool {
        matches!(
            self,
            Action::Load(_)
                | Action::Store(_)
                | Action::Read(_)
                | Action::Write(_)
                | Action::PrescientStore(..)
        )
    }
}

/// A working copy and the queues of its variable.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
struct Copy {
    value: i64,
    dirty: bool,
    stale: bool,
    /// The value of a prescient store that waits for its assign.
    prescient: Option<i64>,
    /// Whether that store took the place of one that an earlier assign still needs.
    over_dirty: bool,
    reads: VecDeque<i64>,
    /// Values, and whether they are those of a prescient store that waits for its assign.
    writes: VecDeque<(i64, bool)>,
}

/// Where a thread is that waits for a notification.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Waiting {
    lock: usize,
    count: u32,
    notified: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Thread {
    /// One per variable, volatile ones last; theirs have no queues of their own.
    copies: Vec<Copy>,
    /// Reads and writes of all volatile variables, in order.
    volatile_reads: VecDeque<(usize, i64)>,
    volatile_writes: VecDeque<(usize, i64)>,
    /// How often it holds each lock.
    held: Vec<u32>,
    waiting: Option<Waiting>,
}

/// A state of the model: main memory, and what every thread has.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct State {
    memory: Vec<i64>,
    threads: Vec<Thread>,
}

impl State {
    /// The first state: main memory as given, all copies stale.
    pub fn new(shape: &Shape, memory: Vec<i64>) -> Self {
        let copy = Copy {
            stale: true,
            ..Copy::default()
        };
        let thread = Thread {
            copies: vec![copy; shape.plain + shape.volatile],
            volatile_reads: VecDeque::new(),
            volatile_writes: VecDeque::new(),
            held: vec![0; shape.locks],
            waiting: None,
        };
        Self {
            memory,
            threads: vec![thread; shape.threads],
        }
    }

    /// Main memory.
    pub fn memory(&self) -> &[i64] {
        &self.memory
    }

    /// Whether nothing is under way: every read was loaded, every store written, every volatile
    /// load used, every volatile assign stored, every prescient store assigned.
    pub fn is_settled(&self, shape: &Shape) -> bool {
        self.threads.iter().all(|thread| {
            let queues = thread.volatile_reads.is_empty() && thread.volatile_writes.is_empty();
            let copies = thread.copies.iter().enumerate().all(|(variable, copy)| {
                let idle = variable < shape.plain || (copy.stale && !copy.dirty);
                let empty = copy.reads.is_empty() && copy.writes.is_empty();
                idle && empty && copy.prescient.is_none()
            });
            queues && copies
        })
    }

    /// Whether a prescient store waits for its assign.
    pub fn has_prescient(&self) -> bool {
        let mut copies = self.threads.iter().flat_map(|thread| &thread.copies);
        copies.any(|copy| copy.prescient.is_some())
    }

    /// Whether a thread has assigned something that no store has taken yet.
    pub fn has_unstored(&self) -> bool {
        let mut copies = self.threads.iter().flat_map(|thread| &thread.copies);
        copies.any(|copy| copy.dirty)
    }

    /// Whether a read of a plain variable would queue what was queued last: the load would give
    /// the same once more, so a search may skip it.
    pub fn is_redundant_read(&self, thread: usize, variable: usize) -> bool {
        let last = self.threads[thread].copies[variable].reads.back();
        last == Some(&self.memory[variable])
    }

    /// The platform's actions that are possible for a thread. Prescient stores are not among
    /// them: which values they may have, the program says.
    pub fn platform_actions(&self, shape: &Shape, thread: usize) -> Vec<Action> {
        let variables = 0..shape.plain + shape.volatile;
        variables
            .flat_map(|v| {
                [
                    Action::Load(v),
                    Action::Store(v),
                    Action::Read(v),
                    Action::Write(v),
                ]
            })
            .filter(|&action| self.is_enabled(shape, thread, action))
            .collect()
    }

    /// Whether a guard holds.
    pub fn is_enabled(&self, shape: &Shape, thread: usize, action: Action) -> bool {
        let own = &self.threads[thread];
        let corrected = shape.guards == Guards::Corrected;
        let is_volatile = |variable: usize| variable >= shape.plain;
        let awake = own.waiting.is_none();
        match action {
            Action::Use(v) if is_volatile(v) => {
                awake && !own.copies[v].stale && !own.copies[v].dirty
            }
            Action::Use(v) => awake && !own.copies[v].stale,
            Action::Assign(v, _) if is_volatile(v) => {
                awake && own.volatile_reads.is_empty() && self.volatile_idle(shape, thread, v)
            }
            Action::Assign(v, value) => {
                let copy = &own.copies[v];
                let expected = match copy.prescient {
                    Some(promised) => promised == value,
                    None => copy.reads.is_empty(),
                };
                awake && expected
            }
            Action::Load(v) if is_volatile(v) => {
                let next = own.volatile_reads.front();
                next.is_some_and(|(first, _)| *first == v) && self.volatile_idle(shape, thread, v)
            }
            Action::Load(v) => {
                let copy = &own.copies[v];
                !copy.reads.is_empty() && copy.prescient.is_none()
            }
            Action::Store(v) if is_volatile(v) => {
                let copy = &own.copies[v];
                let room = own.volatile_writes.len() < shape.capacity;
                copy.dirty && !copy.stale && own.volatile_reads.is_empty() && room
            }
            Action::Store(v) => {
                let copy = &own.copies[v];
                let room = copy.writes.len() < shape.capacity;
                copy.dirty && copy.reads.is_empty() && copy.prescient.is_none() && room
            }
            Action::PrescientStore(v, _) => {
                let copy = &own.copies[v];
                let room = copy.writes.len() < shape.capacity;
                let alone = !corrected || copy.prescient.is_none();
                !is_volatile(v) && copy.reads.is_empty() && room && alone
            }
            Action::Read(v) if is_volatile(v) => {
                let dirty = match corrected {
                    true => own.copies[shape.plain..].iter().any(|copy| copy.dirty),
                    false => own.copies[v].dirty,
                };
                let room = own.volatile_reads.len() < shape.capacity;
                !dirty && own.volatile_writes.is_empty() && room
            }
            Action::Read(v) => {
                let copy = &own.copies[v];
                let room = copy.reads.len() < shape.capacity;
                let alone = !corrected || copy.prescient.is_none();
                !copy.dirty && copy.writes.is_empty() && room && alone
            }
            Action::Write(v) if is_volatile(v) => {
                let next = own.volatile_writes.front();
                next.is_some_and(|(first, _)| *first == v)
            }
            Action::Write(v) => !own.copies[v].writes.is_empty(),
            Action::Lock(lock) => awake && self.can_acquire(shape, thread, lock),
            Action::Resume(lock) => {
                let mine = |waiting: Waiting| waiting.lock == lock && waiting.notified;
                own.waiting.is_some_and(mine) && self.can_acquire(shape, thread, lock)
            }
            Action::Unlock(lock) | Action::Wait(lock) => {
                awake && own.held[lock] > 0 && self.is_flushed(shape, thread)
            }
            Action::Notify(lock, whom) => {
                let waits = |other: usize| {
                    let waiting = self.threads[other].waiting;
                    waiting.is_some_and(|waiting| waiting.lock == lock && !waiting.notified)
                };
                let fits = match whom {
                    Some(other) => waits(other),
                    None => !(0..shape.threads).any(waits),
                };
                awake && own.held[lock] > 0 && fits
            }
            Action::NotifyAll(lock) => awake && own.held[lock] > 0,
        }
    }

    /// Whether a volatile variable is between no load and its use, and no assign and its store;
    /// corrected, that goes for all of them.
    fn volatile_idle(&self, shape: &Shape, thread: usize, variable: usize) -> bool {
        let idle = |copy: &Copy| copy.stale && !copy.dirty;
        let copies = &self.threads[thread].copies;
        match shape.guards {
            Guards::Corrected => copies[shape.plain..].iter().all(idle),
            Guards::Printed => idle(&copies[variable]),
        }
    }

    fn can_acquire(&self, shape: &Shape, thread: usize, lock: usize) -> bool {
        let others = self.threads.iter().enumerate();
        let free = others
            .filter(|(other, _)| *other != thread)
            .all(|(_, other)| other.held[lock] == 0);
        let own = &self.threads[thread];
        let quiet = own.copies.iter().enumerate().all(|(variable, copy)| {
            let loaded = variable >= shape.plain && !copy.stale;
            let unused = shape.guards == Guards::Corrected && loaded;
            copy.reads.is_empty() && !copy.dirty && copy.prescient.is_none() && !unused
        });
        free && quiet && own.volatile_reads.is_empty()
    }

    /// Whether everything that the thread assigned is in main memory.
    fn is_flushed(&self, shape: &Shape, thread: usize) -> bool {
        let own = &self.threads[thread];
        let corrected = shape.guards == Guards::Corrected;
        let copies = own.copies.iter().all(|copy| {
            let written = copy.writes.iter().all(|(_, early)| corrected && *early);
            !copy.dirty && written && !(corrected && copy.over_dirty)
        });
        copies && own.volatile_writes.is_empty()
    }

    /// Does an action whose guard holds; a use gives its value.
    pub fn perform(&mut self, shape: &Shape, thread: usize, action: Action) -> Option<i64> {
        let is_volatile = |variable: usize| variable >= shape.plain;
        let own = &mut self.threads[thread];
        match action {
            Action::Use(v) => {
                own.copies[v].stale |= is_volatile(v);
                return Some(own.copies[v].value);
            }
            Action::Assign(v, value) => {
                let copy = &mut own.copies[v];
                copy.value = value;
                copy.stale = false;
                copy.dirty |= copy.prescient.is_none();
                // From here on, the store counts as one behind its assign.
                copy.prescient = None;
                copy.over_dirty = false;
                copy.writes.iter_mut().for_each(|(_, early)| *early = false);
            }
            Action::Load(v) => {
                let taken = match is_volatile(v) {
                    true => own.volatile_reads.pop_front().map(|(_, value)| value),
                    false => own.copies[v].reads.pop_front(),
                };
                let copy = &mut own.copies[v];
                copy.value = taken.unwrap_or(copy.value);
                copy.stale = false;
            }
            Action::Store(v) if is_volatile(v) => {
                let copy = &mut own.copies[v];
                copy.dirty = false;
                copy.stale = true;
                own.volatile_writes.push_back((v, copy.value));
            }
            Action::Store(v) => {
                let copy = &mut own.copies[v];
                copy.dirty = false;
                copy.writes.push_back((copy.value, false));
            }
            Action::PrescientStore(v, value) => {
                let copy = &mut own.copies[v];
                copy.writes.push_back((value, true));
                copy.prescient = Some(value);
                copy.over_dirty |= copy.dirty;
                copy.dirty = false;
            }
            Action::Read(v) if is_volatile(v) => {
                own.volatile_reads.push_back((v, self.memory[v]));
            }
            Action::Read(v) => own.copies[v].reads.push_back(self.memory[v]),
            Action::Write(v) => {
                let taken = match is_volatile(v) {
                    true => own.volatile_writes.pop_front().map(|(_, value)| value),
                    false => own.copies[v].writes.pop_front().map(|(value, _)| value),
                };
                self.memory[v] = taken.unwrap_or(self.memory[v]);
            }
            Action::Lock(lock) => {
                own.held[lock] += 1;
                Self::make_stale(own);
            }
            Action::Resume(lock) => {
                own.held[lock] = own.waiting.take().map_or(0, |waiting| waiting.count);
                Self::make_stale(own);
            }
            Action::Unlock(lock) => own.held[lock] -= 1,
            Action::Wait(lock) => {
                own.waiting = Some(Waiting {
                    lock,
                    count: own.held[lock],
                    notified: false,
                });
                own.held[lock] = 0;
            }
            Action::Notify(_, whom) => {
                if let Some(waiting) = whom.and_then(|other| self.threads[other].waiting.as_mut()) {
                    waiting.notified = true;
                }
            }
            Action::NotifyAll(lock) => {
                for waiting in self.threads.iter_mut().filter_map(|t| t.waiting.as_mut()) {
                    waiting.notified |= waiting.lock == lock;
                }
            }
        }
        None
    }

    fn make_stale(thread: &mut Thread) {
        thread.copies.iter_mut().for_each(|copy| copy.stale = true);
    }
}
