//! The operations of an execution: what was issued, in which order, and when it completed.

use fencepost_ir::MarkId;
use fencepost_memory_model::AccessKind;
use fencepost_vm::{Event, EventKind, Location, ThreadId};

/// One operation, with its place in the program order of its thread.
#[derive(Clone, Debug)]
pub(crate) struct Operation {
    pub thread: ThreadId,
    /// Place in program order among the operations of the thread.
    pub sequence: usize,
    /// Place among all events when it was issued.
    pub issued: usize,
    /// Place among all events when it completed; past the last one if it never did.
    pub completed: usize,
    /// What the table calls it; nothing for in-place operations.
    pub access: Option<AccessKind>,
    pub location: Option<Location>,
    /// Whether it waited for a value when it was issued.
    pub waited_for_value: bool,
    /// The event it completed with, or was issued with if it never did.
    pub event: usize,
}

impl Operation {
    /// Whether the bytes of two operations overlap.
    pub fn overlaps(&self, other: &Operation) -> bool {
        match (self.location, other.location) {
            (Some(a), Some(b)) => {
                a.object == b.object
                    && a.offset < b.offset + b.cell.size()
                    && b.offset < a.offset + a.cell.size()
            }
            _ => false,
        }
    }

    /// Whether it may change what it touches.
    pub fn writes(&self) -> bool {
        self.access.is_none_or(|access| !access.only_reads())
    }
}

/// What a thread has issued and not completed, entry by entry; fences have no operation.
struct Issued {
    thread: ThreadId,
    list: Vec<Option<Operation>>,
    count: usize,
}

/// Follows the events of an execution.
#[derive(Default)]
pub(crate) struct Tracker {
    threads: Vec<Issued>,
    /// The marks, each with the number of operations that its thread has before it.
    marks: Vec<(ThreadId, usize, MarkId)>,
    events: usize,
}

/// What threads did and came past.
pub(crate) struct Operations {
    /// The operations, in the order of completion.
    pub done: Vec<Operation>,
    /// The marks, each with the number of operations that its thread has before it.
    pub marks: Vec<(ThreadId, usize, MarkId)>,
    /// The threads, in the order in which they appear.
    pub threads: Vec<ThreadId>,
}

impl Tracker {
    fn of(&mut self, thread: ThreadId) -> &mut Issued {
        let known = self.threads.iter().position(|t| t.thread == thread);
        let index = known.unwrap_or_else(|| {
            self.threads.push(Issued {
                thread,
                list: Vec::new(),
                count: 0,
            });
            self.threads.len() - 1
        });
        &mut self.threads[index]
    }

    /// Takes the next event. Returns the operation that completed with it, if one did.
    pub fn follow(&mut self, event: &Event) -> Option<Operation> {
        let at = self.events;
        self.events += 1;
        let issued = self.of(event.thread);
        let operation = |sequence: usize, access: Option<AccessKind>| Operation {
            thread: event.thread,
            sequence,
            issued: at,
            completed: at,
            access,
            location: event.location,
            waited_for_value: false,
            event: at,
        };
        match (&event.kind, event.entry) {
            (EventKind::Issue(kind), _) => {
                let mut entry = operation(issued.count, Some(*kind));
                entry.waited_for_value = kind.is_write() && event.value.is_none();
                issued.list.push(Some(entry));
                issued.count += 1;
                None
            }
            (EventKind::IssueFence(_), _) => {
                issued.list.push(None);
                None
            }
            (_, Some(entry)) if (entry as usize) < issued.list.len() => {
                let mut entry = issued.list.remove(entry as usize)?;
                entry.completed = at;
                entry.event = at;
                Some(entry)
            }
            (EventKind::Mark(mark), _) => {
                let before = issued.count;
                self.marks.push((event.thread, before, *mark));
                None
            }
            // A read that is not made is no operation.
            (EventKind::Output(_) | EventKind::FenceDone | EventKind::Reuse, _) => None,
            _ => {
                let done = operation(issued.count, in_place_access(&event.kind));
                issued.count += 1;
                Some(done)
            }
        }
    }

    /// Where the pending list of a thread has the operation with this place in program order.
    pub fn entry_of(&self, thread: ThreadId, sequence: usize) -> Option<usize> {
        let issued = self.threads.iter().find(|t| t.thread == thread)?;
        issued.list.iter().position(|entry| {
            entry
                .as_ref()
                .is_some_and(|entry| entry.sequence == sequence)
        })
    }
}

/// The operations of an execution. What never completed counts as completing after everything
/// else.
pub(crate) fn operations(events: &[Event]) -> Operations {
    let mut tracker = Tracker::default();
    let mut done: Vec<Operation> = events
        .iter()
        .filter_map(|event| tracker.follow(event))
        .collect();
    let threads = tracker.threads.iter().map(|issued| issued.thread).collect();
    let lists = tracker.threads.into_iter().map(|issued| issued.list);
    done.extend(lists.flatten().flatten().map(|mut entry| {
        entry.completed = events.len();
        entry
    }));
    Operations {
        done,
        marks: tracker.marks,
        threads,
    }
}

/// The table kind of an operation that completed where it was issued.
pub(crate) fn in_place_access(kind: &EventKind) -> Option<AccessKind> {
    match kind {
        EventKind::Read => Some(AccessKind::Read),
        EventKind::Write => Some(AccessKind::Write),
        EventKind::VolatileRead => Some(AccessKind::VolatileRead),
        EventKind::VolatileWrite => Some(AccessKind::VolatileWrite),
        EventKind::RelaxedRead => Some(AccessKind::RelaxedRead),
        EventKind::RelaxedWrite => Some(AccessKind::RelaxedWrite),
        EventKind::AcquireRead => Some(AccessKind::AcquireRead),
        EventKind::ReleaseWrite => Some(AccessKind::ReleaseWrite),
        EventKind::Lock => Some(AccessKind::Lock),
        EventKind::Unlock => Some(AccessKind::Unlock),
        _ => None,
    }
}
