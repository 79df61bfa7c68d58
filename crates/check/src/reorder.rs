//! Which reorderings an execution needed.
//!
//! The edges that the execution fixes (preserved program order, who read from whom, the order of
//! writes, who read before whom wrote) form an acyclic graph. Program order is added to it pair
//! by pair as long as it stays acyclic: a pair that cannot be added had to be reordered.

use crate::outcome::Reordering;
use fencepost_ir::MarkId;
use fencepost_memory_model::{AccessKind, ReorderTable};
use fencepost_vm::{Event, EventKind, Location, Machine, ThreadId};

/// One completed operation, with its place in the program order of its thread.
pub(crate) struct Operation {
    pub thread: ThreadId,
    /// Place in program order among the operations of the thread.
    pub sequence: usize,
    /// Place among all events when it was issued.
    issued: usize,
    /// Place among all events when it completed.
    pub completed: usize,
    /// What the table calls it; nothing for in-place operations.
    pub access: Option<AccessKind>,
    pub location: Option<Location>,
    /// Whether it waited for a value when it was issued.
    waited_for_value: bool,
    /// The event it completed with.
    pub event: usize,
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

/// The operations of an execution.
pub(crate) fn operations(events: &[Event]) -> Operations {
    let mut done: Vec<Operation> = Vec::new();
    let mut marks = Vec::new();
    let mut lists: Vec<(ThreadId, Vec<Option<Operation>>, usize)> = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let slot = match lists
            .iter()
            .position(|(thread, ..)| *thread == event.thread)
        {
            Some(slot) => slot,
            None => {
                lists.push((event.thread, Vec::new(), 0));
                lists.len() - 1
            }
        };
        let (_, list, count) = &mut lists[slot];
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
                let mut entry = operation(*count, Some(*kind));
                entry.waited_for_value = kind.is_write() && event.value.is_none();
                list.push(Some(entry));
                *count += 1;
            }
            (EventKind::IssueFence(_), _) => list.push(None),
            (_, Some(entry)) if (entry as usize) < list.len() => {
                if let Some(mut entry) = list.remove(entry as usize) {
                    entry.completed = at;
                    entry.event = at;
                    done.push(entry);
                }
            }
            (EventKind::Mark(mark), _) => marks.push((event.thread, *count, *mark)),
            (EventKind::Output(_) | EventKind::FenceDone, _) => {}
            _ => {
                let access = in_place_access(&event.kind);
                done.push(operation(*count, access));
                *count += 1;
            }
        }
    }
    let threads = lists.iter().map(|(thread, ..)| *thread).collect();
    // What never completed counts as completing after everything else.
    for (_, list, _) in lists {
        for mut entry in list.into_iter().flatten() {
            entry.completed = events.len();
            done.push(entry);
        }
    }
    Operations {
        done,
        marks,
        threads,
    }
}

/// The table kind of an operation that completed where it was issued.
fn in_place_access(kind: &EventKind) -> Option<AccessKind> {
    match kind {
        EventKind::Read => Some(AccessKind::Read),
        EventKind::Write => Some(AccessKind::Write),
        EventKind::VolatileRead => Some(AccessKind::VolatileRead),
        EventKind::VolatileWrite => Some(AccessKind::VolatileWrite),
        EventKind::Lock => Some(AccessKind::Lock),
        EventKind::Unlock => Some(AccessKind::Unlock),
        _ => None,
    }
}

pub(crate) fn overlap(a: &Operation, b: &Operation) -> bool {
    match (a.location, b.location) {
        (Some(a), Some(b)) => {
            a.object == b.object
                && a.offset < b.offset + b.cell.size()
                && b.offset < a.offset + a.cell.size()
        }
        _ => false,
    }
}

pub(crate) fn writes(operation: &Operation) -> bool {
    operation.access.is_none_or(|access| !access.is_read())
}

/// Whether the model keeps `first` before `second` in this execution.
fn preserved(model: &ReorderTable, first: &Operation, second: &Operation) -> bool {
    let (Some(a), Some(b)) = (first.access, second.access) else {
        return true;
    };
    // What had completed before the other was issued was waited for.
    !model.may_overtake(a, b)
        || first.completed < second.issued
        || (a.is_read() && second.waited_for_value && first.completed < second.completed)
}

/// A graph over operations that answers whether an edge would close a cycle.
struct Graph {
    edges: Vec<Vec<usize>>,
}

impl Graph {
    fn reaches(&self, from: usize, to: usize) -> bool {
        let mut seen = vec![false; self.edges.len()];
        let mut stack = vec![from];
        while let Some(at) = stack.pop() {
            if at == to {
                return true;
            }
            if !std::mem::replace(&mut seen[at], true) {
                stack.extend(&self.edges[at]);
            }
        }
        false
    }
}

/// The pairs of an execution that had to complete out of program order.
pub(crate) fn needed(
    machine: &Machine,
    events: &[Event],
    thread_number: impl Fn(ThreadId) -> usize,
) -> Vec<Reordering> {
    let operations = operations(events).done;
    let mut graph = Graph {
        edges: vec![Vec::new(); operations.len()],
    };
    let mut reordered = Vec::new();
    for later in 0..operations.len() {
        for earlier in 0..later {
            let (a, b) = (&operations[earlier], &operations[later]);
            if a.thread != b.thread {
                // Conflicts are ordered as they happened: reads-from, write order, from-read.
                if overlap(a, b) && (writes(a) || writes(b)) || synchronises(events, a, b) {
                    graph.edges[earlier].push(later);
                }
            } else if a.sequence < b.sequence {
                graph.edges[earlier].push(later);
            } else if preserved(&machine.model, b, a) {
                // The model would not allow this order; it is not the reordering we look for.
                graph.edges[earlier].push(later);
            } else {
                reordered.push((later, earlier));
            }
        }
    }
    let mut found = Vec::new();
    for (first, second) in reordered {
        if graph.reaches(second, first) {
            found.push(Reordering {
                thread: thread_number(operations[first].thread),
                first: describe(machine, &events[operations[first].event]),
                overtaken_by: describe(machine, &events[operations[second].event]),
            });
        } else {
            graph.edges[first].push(second);
        }
    }
    found.sort();
    found.dedup();
    found
}

/// Starts, joins and the operations of the other thread they order.
fn synchronises(events: &[Event], a: &Operation, b: &Operation) -> bool {
    match (&events[a.event].kind, &events[b.event].kind) {
        (EventKind::Start(thread), _) => *thread == b.thread,
        (_, EventKind::Join(thread)) => *thread == a.thread,
        _ => false,
    }
}

fn describe(machine: &Machine, event: &Event) -> String {
    let access = match event.kind {
        EventKind::Issue(kind) => Some(kind),
        ref other => in_place_access(other),
    };
    let what = match access {
        Some(AccessKind::Read) => "read",
        Some(AccessKind::Write) => "write",
        Some(AccessKind::VolatileRead) => "volatile read",
        Some(AccessKind::VolatileWrite) => "volatile write",
        Some(AccessKind::Lock) => "lock",
        Some(AccessKind::Unlock) => "unlock",
        None => "operation",
    };
    let place = machine.describe_operation(event.function, event.pc);
    format!("{place} {what} {}", event.location_name)
}
