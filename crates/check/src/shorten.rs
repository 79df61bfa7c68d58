//! Executions with fewer context switches, and without what the failure does not need.
//!
//! An execution that was found at random switches between threads all the time, and one that was
//! found depth first goes round loops for no reason. Steps are left out and rearranged as long as
//! the result still ends in the same failure, which running it shows.

use crate::replay::failures_of;
use crate::task::Setup;
use fencepost_ir::FuncId;
use fencepost_search::finding::FailureKey;
use fencepost_vm::{Choice, ThreadId};
use std::collections::BTreeSet;

/// Where a thread stands: the functions and operations of its frames.
type Position = Vec<(FuncId, u32)>;

/// How many steps may be run to shorten a long execution.
pub(crate) const LONG_BUDGET: usize = 200_000;
/// How many steps may be run to make an execution of the usual length easier to read.
pub(crate) const SHORT_BUDGET: usize = 20_000;

/// An attempt to shorten an execution.
struct Attempt<'a> {
    setup: &'a Setup,
    key: &'a FailureKey,
    left: usize,
}

impl Attempt<'_> {
    /// Whether an execution ends in the failure.
    fn fails(&mut self, path: &[Choice]) -> bool {
        let Some(left) = self.left.checked_sub(path.len()) else {
            self.left = 0;
            return false;
        };
        self.left = left;
        failures_of(self.setup, path).is_some_and(|failures| {
            let mut failures = failures.iter();
            failures.any(|failure| failure.key(&self.setup.machine) == *self.key)
        })
    }

    /// Leaves out the last steps of each thread, as many as possible, by halving.
    fn drop_tails(&mut self, path: &mut Vec<Choice>) {
        for thread in threads_of(path) {
            let count = path.iter().filter(|choice| choice.thread == thread).count();
            let mut drop = count;
            while drop > 0 {
                let keep = path.iter().filter(|c| c.thread == thread).count();
                let mut left = keep.saturating_sub(drop);
                let mut shorter = path.clone();
                shorter.retain(|choice| {
                    let own = choice.thread == thread;
                    let stays = !own || left > 0;
                    left = left.saturating_sub(usize::from(own));
                    stays
                });
                if shorter.len() < path.len() && self.fails(&shorter) {
                    *path = shorter;
                } else {
                    drop /= 2;
                }
            }
        }
    }

    /// Leaves out what a thread does between two visits of the same place in its code, as much at
    /// once as possible.
    fn drop_rounds(&mut self, path: &mut Vec<Choice>) {
        for thread in threads_of(path) {
            let mut from = 0;
            while self.left > 0 {
                let places = self.positions(path, thread);
                let Some((start, position)) = places.get(from).cloned() else {
                    break;
                };
                let visits = places[from + 1..].iter();
                let visits = visits.filter(|(_, other)| *other == position);
                let mut ends: Vec<usize> = visits.map(|&(step, _)| step).collect();
                let mut dropped = false;
                while let Some(&end) = ends.last() {
                    let mut shorter = path.clone();
                    let mut step = 0;
                    shorter.retain(|choice| {
                        let inside = (start..end).contains(&step);
                        step += 1;
                        !(inside && choice.thread == thread)
                    });
                    if self.fails(&shorter) {
                        *path = shorter;
                        dropped = true;
                        break;
                    }
                    ends.truncate(ends.len() / 2);
                }
                from += usize::from(!dropped);
            }
        }
    }

    /// The steps of a thread in an execution, and where it stands before each.
    fn positions(&mut self, path: &[Choice], thread: ThreadId) -> Vec<(usize, Position)> {
        self.left = self.left.saturating_sub(path.len());
        let machine = &self.setup.machine;
        let mut positions = Vec::new();
        let Ok(mut state) = machine.initial(self.setup.entry, &[], None) else {
            return positions;
        };
        for (step, &choice) in path.iter().enumerate() {
            if choice.thread == thread
                && let Some(thread) = state.thread(thread)
            {
                let frames = thread.frames.iter();
                positions.push((step, frames.map(|f| (f.function, f.pc)).collect()));
            }
            if machine.apply(&mut state, choice, None).is_err() {
                break;
            }
        }
        positions
    }

    /// Moves the steps of a thread between two switches up to the last ones of the same thread.
    /// Says whether that was possible somewhere.
    fn join_blocks(&mut self, path: &mut Vec<Choice>) -> bool {
        let mut joined = false;
        let mut at = 1;
        while at < path.len() && self.left > 0 {
            let thread = path[at].thread;
            if path[at - 1].thread == thread {
                at += 1;
                continue;
            }
            let Some(before) = path[..at].iter().rposition(|c| c.thread == thread) else {
                at += 1;
                continue;
            };
            let block = path[at..].iter().take_while(|c| c.thread == thread).count();
            // Either the block comes earlier, or the one before it comes later.
            let mut earlier = path.clone();
            earlier[before + 1..at + block].rotate_right(block);
            if self.fails(&earlier) {
                *path = earlier;
                joined = true;
                continue;
            }
            let first = path[..=before].iter().rev();
            let first = before + 1 - first.take_while(|c| c.thread == thread).count();
            let mut later = path.clone();
            later[first..at].rotate_left(before + 1 - first);
            if self.fails(&later) {
                *path = later;
                joined = true;
                continue;
            }
            at += block;
        }
        joined
    }
}

fn threads_of(path: &[Choice]) -> BTreeSet<ThreadId> {
    path.iter().map(|choice| choice.thread).collect()
}

/// Makes an execution that ends in a failure easier to read. Takes about so many steps for it.
pub(crate) fn shorten(setup: &Setup, key: &FailureKey, path: &mut Vec<Choice>, budget: usize) {
    let mut attempt = Attempt {
        setup,
        key,
        left: budget,
    };
    attempt.drop_tails(path);
    attempt.drop_rounds(path);
    while attempt.join_blocks(path) {}
    attempt.drop_tails(path);
}
