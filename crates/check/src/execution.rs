//! An execution as a repair sees it: what each thread came past, and when it took effect.
//!
//! The order in which a search happened to complete operations has more in it than the failure
//! needs. An execution in which every thread reads and writes the same values fails the same way,
//! so the one described here is as close to program order as the conflicts of the found one let
//! it be: it keeps their order, and has no reordering that the found one lacks.

use crate::operations::{Operation, operations};
use fencepost_ir::{FuncId, MarkId};
use fencepost_memory_model::AccessKind;
use fencepost_vm::{Event, EventKind};

/// An operation of an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completed {
    /// Its place in the order in which operations took effect. What never did comes last.
    pub time: usize,
    /// What the table of the model calls it; nothing for other operations.
    pub access: Option<AccessKind>,
    /// The function it is in.
    pub function: FuncId,
    /// Where it is in the function.
    pub pc: u32,
    /// What it touched, for people.
    pub location: String,
}

/// What a thread comes past, in program order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Passed {
    /// A mark in the program.
    Mark(MarkId),
    /// An operation.
    Operation(Completed),
}

/// An execution that fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Execution {
    /// What each thread came past.
    pub threads: Vec<Vec<Passed>>,
}

/// How much of the order of an execution the failure at its end depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keep {
    /// All of it.
    Everything,
    /// The order of conflicts, and which operations never took effect.
    ConflictsAndMemory,
    /// The order of conflicts.
    Conflicts,
}

/// Executions with more operations are described as they were found.
const MAX_OPERATIONS: usize = 4000;

impl Execution {
    pub(crate) fn new(events: &[Event], keep: Keep) -> Self {
        let found = operations(events);
        let atomic = |event: &Event| event.kind == EventKind::Atomic;
        let as_found = keep == Keep::Everything
            || found.done.len() > MAX_OPERATIONS
            || events.iter().any(atomic);
        let times: Vec<usize> = match as_found {
            true => (0..found.done.len()).collect(),
            false => settled_times(events, &found.done, keep),
        };
        let mut threads = Vec::new();
        for &thread in &found.threads {
            let mut path: Vec<(usize, bool, Passed)> = Vec::new();
            for (operation, &time) in found.done.iter().zip(&times) {
                if operation.thread == thread {
                    let event = &events[operation.event];
                    let completed = Completed {
                        time,
                        access: operation.access,
                        function: event.function,
                        pc: event.pc,
                        location: event.location_name.clone(),
                    };
                    path.push((operation.sequence, true, Passed::Operation(completed)));
                }
            }
            let marks = found.marks.iter().filter(|mark| mark.0 == thread);
            path.extend(marks.map(|&(_, before, mark)| (before, false, Passed::Mark(mark))));
            // A mark with a number comes before the operation with that number.
            path.sort_by_key(|&(sequence, operation, _)| (sequence, operation));
            threads.push(path.into_iter().map(|(.., passed)| passed).collect());
        }
        Self { threads }
    }

    /// The pairs of operations of one thread that took effect in the other order, each as two
    /// places in the thread's path.
    pub fn reordered(&self, thread: usize) -> Vec<(usize, usize)> {
        let path = self.threads.get(thread).map_or(&[][..], Vec::as_slice);
        let times: Vec<(usize, usize)> = (path.iter().enumerate())
            .filter_map(|(at, passed)| match passed {
                Passed::Operation(operation) => Some((at, operation.time)),
                Passed::Mark(_) => None,
            })
            .collect();
        let mut pairs = Vec::new();
        for (index, &(first, first_time)) in times.iter().enumerate() {
            for &(second, second_time) in &times[index + 1..] {
                if second_time < first_time {
                    pairs.push((first, second));
                }
            }
        }
        pairs
    }
}

/// The operations that one reaches, one bit each, row by row.
pub(crate) struct Reaches {
    words: usize,
    rows: Vec<u64>,
}

impl Reaches {
    /// Each reaches itself.
    pub fn new(count: usize) -> Self {
        let words = count.div_ceil(64);
        let mut rows = vec![0; words * count];
        for one in 0..count {
            rows[one * words + one / 64] |= 1 << (one % 64);
        }
        Self { words, rows }
    }

    /// Whether one reaches another.
    pub fn has(&self, from: usize, to: usize) -> bool {
        self.rows[from * self.words + to / 64] >> (to % 64) & 1 != 0
    }

    /// Makes one reach all that another does.
    pub fn join(&mut self, into: usize, from: usize) {
        for word in 0..self.words {
            let bits = self.rows[from * self.words + word];
            self.rows[into * self.words + word] |= bits;
        }
    }

    /// Adds an edge, and what follows from it.
    fn add(&mut self, from: usize, to: usize) {
        for one in 0..self.rows.len() / self.words.max(1) {
            if self.has(one, from) && !self.has(one, to) {
                self.join(one, to);
            }
        }
    }
}

/// The place of each operation in an execution that is as close to program order as possible.
fn settled_times(events: &[Event], done: &[Operation], keep: Keep) -> Vec<usize> {
    let count = done.len();
    let mut reaches = Reaches::new(count);
    let mut reordered = Vec::new();
    for earlier in (0..count).rev() {
        for later in earlier + 1..count {
            let (a, b) = (&done[earlier], &done[later]);
            let ordered = if a.thread == b.thread {
                if b.sequence < a.sequence {
                    reordered.push((later, earlier));
                }
                a.sequence < b.sequence
            } else {
                conflict(events, a, b)
            };
            // Memory at the end must be the same where somebody looks at it.
            let lost = keep == Keep::ConflictsAndMemory
                && b.completed == events.len()
                && a.completed < events.len();
            if (ordered || lost) && !reaches.has(earlier, later) {
                reaches.join(earlier, later);
            }
        }
    }
    reordered.sort_unstable();
    for (first, second) in reordered {
        if !reaches.has(second, first) {
            reaches.add(first, second);
        }
    }
    // Whoever comes later has more before it, so that number is a place in an order.
    let before = |one: usize| (0..count).filter(|&other| reaches.has(other, one)).count();
    let mut order: Vec<(usize, usize)> = (0..count).map(|one| (before(one), one)).collect();
    order.sort_unstable();
    let mut times = vec![0; count];
    for (time, &(_, one)) in order.iter().enumerate() {
        times[one] = time;
    }
    times
}

/// Whether the order of two operations of different threads must stay as it was.
fn conflict(events: &[Event], a: &Operation, b: &Operation) -> bool {
    let (first, second) = (&events[a.event], &events[b.event]);
    match (&first.kind, &second.kind) {
        (EventKind::Start(thread), _) if *thread == b.thread => return true,
        (_, EventKind::Join(thread)) if *thread == a.thread => return true,
        // The end of a thread may end the program, so nothing moves behind it.
        (_, EventKind::End) => return true,
        _ => {}
    }
    match (reach_of(first), reach_of(second)) {
        (Reach::Nothing, _) | (_, Reach::Nothing) => false,
        (Reach::Anything, _) | (_, Reach::Anything) => true,
        (Reach::Cell, Reach::Cell) => a.overlaps(b) && (a.writes() || b.writes()),
        _ => match (a.location, b.location) {
            (Some(a), Some(b)) => a.object == b.object,
            _ => true,
        },
    }
}

/// What an operation may be in conflict with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Operations on the same cell.
    Cell,
    /// Operations on the same object.
    Object,
    /// Everything.
    Anything,
    /// Nothing but starts and joins.
    Nothing,
}

fn reach_of(event: &Event) -> Reach {
    match &event.kind {
        EventKind::Read
        | EventKind::Write
        | EventKind::VolatileRead
        | EventKind::VolatileWrite
        | EventKind::RelaxedRead
        | EventKind::RelaxedWrite
        | EventKind::AcquireRead
        | EventKind::ReleaseWrite
        | EventKind::PrescientStore
        | EventKind::ReadModifyWrite
        | EventKind::FailedCompare => Reach::Cell,
        // An access that was put on the list and never took effect.
        EventKind::Issue(AccessKind::Unlock | AccessKind::Lock) => Reach::Object,
        EventKind::Issue(_) => Reach::Cell,
        EventKind::Lock
        | EventKind::Unlock
        | EventKind::TryLock
        | EventKind::Wait
        | EventKind::WaitDone
        | EventKind::WaitTimeout
        | EventKind::Pulse
        | EventKind::PulseAll => Reach::Object,
        // A join that gave up saw that a thread had not ended.
        EventKind::Join(_) if event.value == Some(0) => Reach::Anything,
        EventKind::Fence
        | EventKind::Yield
        | EventKind::Choice
        | EventKind::Start(_)
        | EventKind::Join(_)
        | EventKind::End
        | EventKind::IssueFence(_)
        | EventKind::FenceDone
        | EventKind::Mark(_)
        | EventKind::Reuse
        | EventKind::UseOwn
        | EventKind::UseKept
        | EventKind::DelayedAssign
        | EventKind::Output(_) => Reach::Nothing,
        EventKind::InitBegin(_)
        | EventKind::InitEnd(_)
        | EventKind::InitFail(_)
        | EventKind::Atomic
        | EventKind::Native(_) => Reach::Anything,
    }
}
