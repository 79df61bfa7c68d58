//! Which reorderings an execution needed, and the execution with no others.
//!
//! The edges that the execution fixes (preserved program order, who read from whom, the order of
//! writes, who read before whom wrote) form an acyclic graph. Program order is added to it pair
//! by pair as long as it stays acyclic: a pair that cannot be added had to be reordered. What
//! comes out is also an order of completions that differs from program order in those pairs only.

use crate::execution::Reaches;
use crate::operations::{Operation, in_place_access, operations};
use crate::order::Order;
use crate::outcome::{Reordering, ReusedRead};
use crate::telling::names::Name;
use fencepost_memory_model::{AccessKind, ReorderTable};
use fencepost_search::finding::Failure;
use fencepost_vm::{Event, EventKind, Machine, ObjectId, ThreadId};
use std::collections::HashMap;

/// In executions with more operations, and with more pairs out of program order, all such pairs
/// are told: which of them bring about others would take too long to say.
const MOST_OPERATIONS: usize = 4096;
const MOST_PAIRS: usize = 20_000;

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

/// The operations of an execution, and what had to be out of order among them.
pub(crate) struct Reorder {
    /// The operations, in the order of completion.
    pub operations: Vec<Operation>,
    /// The operations again, in an order with as few pairs turned round as possible. Those that
    /// come after the failure are left out.
    pub straight: Vec<usize>,
    /// The pairs that had to complete out of program order: the first in it, the one before it.
    needed: Vec<(usize, usize)>,
}

impl Reorder {
    /// Looks at the events of an execution that fails.
    pub fn new(machine: &Machine, failure: &Failure, events: &[Event]) -> Self {
        let model = machine.model.table();
        let operations = operations(events).done;
        // The last node is whoever looks at memory in the end.
        let observer = operations.len();
        let mut order = Order::new(observer + 1);
        let mut turned = Vec::new();
        let mut by_thread: HashMap<ThreadId, Vec<usize>> = HashMap::new();
        let mut by_object: HashMap<ObjectId, Vec<usize>> = HashMap::new();
        let mut starts: HashMap<ThreadId, usize> = HashMap::new();
        for (later, b) in operations.iter().enumerate() {
            let own = by_thread.entry(b.thread).or_default();
            let from_the_first = link_own(&operations, model, own, later, &mut order, &mut turned);
            own.push(later);
            if from_the_first && let Some(&start) = starts.get(&b.thread) {
                order.add(start, later);
            }
            match events[b.event].kind {
                EventKind::Start(thread) => {
                    starts.insert(thread, later);
                }
                EventKind::Join(thread) => {
                    let joined = by_thread.get(&thread).map_or(&[][..], Vec::as_slice);
                    link_all(&operations, joined, later, &mut order);
                }
                _ => {}
            }
            if let Some(location) = b.location {
                let touched = by_object.entry(location.object).or_default();
                link_conflicts(&operations, touched, later, &mut order);
                touched.push(later);
            }
        }
        let looks_at_memory = matches!(failure, Failure::Invariant { .. });
        if looks_at_memory {
            link_observer(machine, &operations, events.len(), &mut order);
        }
        let (easy, mut needed) = turned
            .into_iter()
            .partition::<Vec<_>, _>(|&(first, second)| order.add(first, second));
        if observer < MOST_OPERATIONS && needed.len() <= MOST_PAIRS {
            needed = roots(&order, &needed);
        }
        // Where the failure depends on more than is linked here, what happened is told as it is.
        if needed.is_empty() {
            needed = easy;
        }
        let mut straight = order.nodes();
        if looks_at_memory {
            straight.truncate(
                straight
                    .iter()
                    .position(|&node| node == observer)
                    .unwrap_or(observer),
            );
        } else {
            straight.retain(|&node| node != observer);
        }
        Self {
            straight,
            operations,
            needed,
        }
    }

    /// The pairs that had to complete out of program order, in the words of the source.
    pub fn reorderings(
        &self,
        thread_number: impl Fn(ThreadId) -> usize,
        describe: &mut dyn FnMut(usize) -> Name,
    ) -> Vec<Reordering> {
        let mut described = |index: usize| describe(self.operations[index].event);
        let pairs = self.needed.iter().map(|&(first, second)| {
            let thread = thread_number(self.operations[first].thread);
            Reordering::new(thread, described(first), described(second))
        });
        let mut found: Vec<Reordering> = pairs.collect();
        found.sort();
        found.dedup();
        found
    }
}

/// The pairs out of program order that no other one brings about: in such a one, what is overtaken
/// comes before what is overtaken in the other, and what overtakes it after what does in the other.
fn roots(order: &Order, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let nodes = order.nodes();
    let mut reaches = Reaches::new(nodes.len());
    for &node in nodes.iter().rev() {
        for &next in order.after(node) {
            if !reaches.has(node, next) {
                reaches.join(node, next);
            }
        }
    }
    let follows = |root: (usize, usize), other: (usize, usize)| {
        root != other && reaches.has(root.0, other.0) && reaches.has(other.1, root.1)
    };
    let is_root = |pair: &(usize, usize)| !pairs.iter().any(|&root| follows(root, *pair));
    pairs.iter().copied().filter(is_root).collect()
}

/// Links an operation to those of its own thread that completed before it: as it happened, except
/// for pairs that the model let complete out of program order, which are noted. Whatever completed
/// before a linked one was issued is linked through it, so a window does. Says whether the window
/// reaches back to the first operation of the thread.
fn link_own(
    operations: &[Operation],
    model: &ReorderTable,
    own: &[usize],
    later: usize,
    order: &mut Order,
    turned: &mut Vec<(usize, usize)>,
) -> bool {
    let b = &operations[later];
    let mut window = 0;
    let mut pairs = Vec::new();
    for &earlier in own.iter().rev() {
        let a = &operations[earlier];
        if a.completed < window {
            turned.extend(pairs.into_iter().rev());
            return false;
        }
        if a.sequence < b.sequence || preserved(model, b, a) {
            order.add(earlier, later);
            window = window.max(a.issued);
        } else {
            pairs.push((later, earlier));
        }
    }
    turned.extend(pairs.into_iter().rev());
    true
}

/// Links an operation to all operations of another thread that completed before it.
fn link_all(operations: &[Operation], others: &[usize], later: usize, order: &mut Order) {
    let mut window = 0;
    for &earlier in others.iter().rev() {
        if operations[earlier].completed < window {
            return;
        }
        order.add(earlier, later);
        window = window.max(operations[earlier].issued);
    }
}

/// Links what an invariant sees to whoever looks: a write that has completed comes before, and one
/// that is still pending comes after.
fn link_observer(machine: &Machine, operations: &[Operation], end: usize, order: &mut Order) {
    let observed = &machine.options.observed;
    let observer = operations.len();
    for (index, operation) in operations.iter().enumerate() {
        let Some(at) = operation.location.filter(|_| operation.writes()) else {
            continue;
        };
        if !observed.sees(at.object, at.offset, at.cell.size()) {
            continue;
        }
        match operation.completed < end {
            true => order.add(index, observer),
            false => order.add(observer, index),
        };
    }
}

/// Links an operation to those of other threads on the same bytes that it conflicts with. What
/// lies behind a write of exactly these bytes is linked through that write.
fn link_conflicts(operations: &[Operation], touched: &[usize], later: usize, order: &mut Order) {
    let b = &operations[later];
    for &earlier in touched.iter().rev() {
        let a = &operations[earlier];
        if !a.overlaps(b) {
            continue;
        }
        if a.thread != b.thread && (a.writes() || b.writes()) {
            order.add(earlier, later);
        }
        if a.writes() && a.location == b.location {
            return;
        }
    }
}

/// The reads that took the value of an earlier one, in the words of the source. Threads issue in
/// program order, so the newest read of the cell that was issued before is the one.
pub(crate) fn reused_reads(
    events: &[Event],
    thread_number: impl Fn(ThreadId) -> usize,
    describe: &mut dyn FnMut(usize) -> Name,
) -> Vec<ReusedRead> {
    let reused = events
        .iter()
        .enumerate()
        .filter(|(_, event)| event.kind == EventKind::Reuse);
    let mut found: Vec<ReusedRead> = reused
        .filter_map(|(at, event)| {
            let earlier = events[..at].iter().rposition(|earlier| {
                earlier.kind == EventKind::Issue(AccessKind::Read)
                    && earlier.thread == event.thread
                    && earlier.location == event.location
            })?;
            let (read, value_of) = (describe(at), describe(earlier));
            Some(ReusedRead {
                thread: thread_number(event.thread),
                read: read.full,
                value_of: value_of.full,
                short: (read.short, value_of.short),
            })
        })
        .collect();
    found.sort();
    found.dedup();
    found
}

/// What an access does, in words.
pub(crate) fn access_words(event: &Event) -> &'static str {
    let access = match event.kind {
        EventKind::Issue(kind) => Some(kind),
        ref other => in_place_access(other),
    };
    match access {
        Some(access) => access.words(),
        None if event.kind == EventKind::ReadModifyWrite => "update",
        None if event.kind == EventKind::Reuse => "read",
        None if event.kind == EventKind::PrescientStore => "prescient store",
        None => "operation",
    }
}
