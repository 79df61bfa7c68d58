//! What a violating execution asks for: one of the points that would have forbidden it.

use crate::points::RepairKind;
use fencepost_check::{Completed, Execution, Passed};
use fencepost_ir::MarkId;
use fencepost_memory_model::{AccessKind, MemoryModel};
use std::collections::BTreeSet;

/// The points at which a fence forbids an execution: those that some thread comes past with an
/// operation behind it that takes effect after an operation that is still to come.
pub(crate) fn forbidding_points(execution: &Execution) -> BTreeSet<MarkId> {
    let mut points = BTreeSet::new();
    for path in &execution.threads {
        let mut earliest_after = vec![usize::MAX; path.len() + 1];
        for (at, passed) in path.iter().enumerate().rev() {
            let here = match passed {
                Passed::Operation(operation) => operation.time,
                Passed::Mark(_) => usize::MAX,
            };
            earliest_after[at] = earliest_after[at + 1].min(here);
        }
        let mut latest_before = None;
        for (at, passed) in path.iter().enumerate() {
            match passed {
                Passed::Operation(operation) => {
                    latest_before = latest_before.max(Some(operation.time));
                }
                Passed::Mark(mark) => {
                    if latest_before.is_some_and(|latest| latest > earliest_after[at]) {
                        points.insert(*mark);
                    }
                }
            }
        }
    }
    points
}

/// Ways to forbid an execution: sets of repairs that must all be made.
pub(crate) type Ways = BTreeSet<Vec<MarkId>>;

/// The ways to forbid an execution by volatile accesses or stronger orders. `repairs` says what
/// makes an operation so. The ways come with the operations that are then kept in order.
pub(crate) fn volatile_ways<'a>(
    execution: &'a Execution,
    model: &MemoryModel,
    repairs: &mut dyn FnMut(&Completed) -> Vec<(MarkId, RepairKind)>,
) -> Vec<(Vec<MarkId>, PairAround<'a>)> {
    let mut ways = Vec::new();
    for (thread, path) in execution.threads.iter().enumerate() {
        for (from, to) in execution.reordered(thread) {
            let (Passed::Operation(first), Passed::Operation(second)) = (&path[from], &path[to])
            else {
                continue;
            };
            let (Some(a), Some(b)) = (first.access, second.access) else {
                continue;
            };
            let (of_first, of_second) = (repairs(first), repairs(second));
            let ordered = |a, b| !model.table().may_overtake(a, b);
            let mut add = |mut way: Vec<MarkId>| {
                way.sort_unstable();
                way.dedup();
                let distance = to - from;
                ways.push((
                    way,
                    PairAround {
                        first,
                        second,
                        distance,
                    },
                ));
            };
            for &(one, kind) in &of_first {
                if ordered(kind.changed(a), b) {
                    add(vec![one]);
                }
            }
            for &(other, kind) in &of_second {
                if ordered(a, kind.changed(b)) {
                    add(vec![other]);
                }
            }
            for &(one, of_one) in &of_first {
                for &(other, of_other) in &of_second {
                    if ordered(of_one.changed(a), of_other.changed(b)) {
                        add(vec![one, other]);
                    }
                }
            }
        }
    }
    ways
}

fn volatile(kind: AccessKind) -> AccessKind {
    match kind {
        AccessKind::Read => AccessKind::VolatileRead,
        AccessKind::Write => AccessKind::VolatileWrite,
        other => other,
    }
}

/// Whether an access that becomes volatile may change places with less than before, whatever it
/// is. Where that is not so, volatile accesses can add executions.
pub(crate) fn volatile_is_stronger(model: &MemoryModel) -> bool {
    AccessKind::ALL.iter().all(|&a| {
        AccessKind::ALL.iter().all(|&b| {
            let allows = |a, b| model.table().may_overtake(a, b);
            let stronger = [
                (volatile(a), b),
                (a, volatile(b)),
                (volatile(a), volatile(b)),
            ];
            stronger.iter().all(|&(c, d)| allows(a, b) || !allows(c, d))
        })
    })
}

/// Operations around a point that took effect in the other order.
pub(crate) struct PairAround<'a> {
    /// The first in the program.
    pub first: &'a Completed,
    /// The one that overtook it.
    pub second: &'a Completed,
    /// How far apart they are in the program.
    pub distance: usize,
}

/// The closest such operations around a point.
pub(crate) fn pair_around(execution: &Execution, mark: MarkId) -> Option<PairAround<'_>> {
    let pairs = execution.threads.iter().flat_map(|path| {
        let is_mark = move |at: &usize| path[*at] == Passed::Mark(mark);
        (0..path.len()).filter(is_mark).filter_map(|at| {
            let latest = operations(&path[..at]).map(|(_, one)| one.time).max()?;
            let (to, second) = operations(&path[at..]).find(|(_, one)| one.time < latest)?;
            let (from, first) = operations(&path[..at]).rfind(|(_, one)| one.time > second.time)?;
            Some(PairAround {
                first,
                second,
                distance: at + to - from,
            })
        })
    });
    pairs.min_by_key(|pair| pair.distance)
}

fn operations(path: &[Passed]) -> impl DoubleEndedIterator<Item = (usize, &Completed)> {
    path.iter()
        .enumerate()
        .filter_map(|(at, passed)| match passed {
            Passed::Operation(operation) => Some((at, operation)),
            Passed::Mark(_) => None,
        })
}
