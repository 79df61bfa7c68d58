//! Which write each read of an execution saw.

use super::story::{reads, writes};
use crate::operations::{Operation, operations};
use crate::trace::Lines;
use fencepost_vm::{Event, EventKind, ObjectId};
use std::collections::HashMap;

/// How many earlier accesses to an object are looked at for one read.
const MOST_LOOKED_AT: usize = 10_000;

/// Links the lines of reads to those of the writes that they saw.
pub(crate) fn link(events: &[Event], lines: &mut Lines) {
    let line_of: HashMap<usize, usize> = lines
        .events
        .iter()
        .enumerate()
        .map(|(line, &event)| (event, line))
        .collect();
    let done = operations(events).done;
    // The accesses to each object that write, in the order of completion.
    let mut written: HashMap<ObjectId, Vec<usize>> = HashMap::new();
    for (index, operation) in done.iter().enumerate() {
        if let Some(location) = operation.location
            && writes(&events[operation.event])
        {
            written.entry(location.object).or_default().push(index);
        }
    }
    for operation in &done {
        let event = &events[operation.event];
        let reads = reads(event) || event.kind == EventKind::ReadModifyWrite;
        let Some(&line) = line_of.get(&operation.event).filter(|_| reads) else {
            continue;
        };
        let seen = seen_by(operation, &done, &written);
        let seen = seen.filter(|&write| agrees(event, &events[done[write].event]));
        lines.steps[line].reads_from = seen
            .and_then(|write| line_of.get(&done[write].event).copied())
            .filter(|&write| write != line);
    }
}

/// The write that a read saw: the newest of its own thread that was still pending, or else the
/// last that had completed.
fn seen_by(
    read: &Operation,
    done: &[Operation],
    written: &HashMap<ObjectId, Vec<usize>>,
) -> Option<usize> {
    let candidates = written.get(&read.location?.object)?;
    let near = candidates.iter().rev().take(MOST_LOOKED_AT);
    let near: Vec<usize> = near
        .copied()
        .filter(|&at| done[at].overlaps(read))
        .collect();
    let own = near.iter().copied().filter(|&at| {
        let write = &done[at];
        write.thread == read.thread
            && write.sequence < read.sequence
            && write.completed > read.completed
    });
    let own = own.max_by_key(|&at| done[at].sequence);
    let mut completed = near.iter().copied();
    own.or_else(|| completed.find(|&at| done[at].completed < read.completed))
}

/// Whether the values are equal, where both accesses are of one cell and have one.
fn agrees(read: &Event, write: &Event) -> bool {
    if read.kind == EventKind::ReadModifyWrite || write.kind == EventKind::ReadModifyWrite {
        return true;
    }
    let same_cell = read.location == write.location;
    !same_cell || read.value.is_none() || write.value.is_none() || read.value == write.value
}
