//! When a search has its states compressed again: an order that suits the program can be learned only
//! from its states, and costs less the fewer there are.

use crate::searches::depth::DepthFirst;
use crate::worker::explorer::Explorer;
use crate::worker::standing::{Standing, may_take};
use fencepost_search::limits::Watch;
use fencepost_search::store::{Moved, SharedTables, Tables};
use fencepost_search::task::SearchTask;

/// How many times as many states there are when it is tried again.
const AGAIN: u64 = 2;
/// After so many states it is not tried any more: it would take seconds, and by then states look
/// alike.
const LAST: u64 = 1 << 20;

/// When the states of a search are arranged next.
pub(crate) struct Arranging {
    at: u64,
}

impl Arranging {
    pub fn new(task: &SearchTask<'_>) -> Self {
        Self {
            at: task.arrange_after,
        }
    }

    /// The number of states at which it is tried next.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// Notes that it is tried with so many states. Says whether it is time.
    fn is_due(&mut self, states: u64) -> bool {
        let due = states >= self.at;
        if due {
            self.at = match states {
                LAST.. => u64::MAX,
                _ => states.max(1) * AGAIN,
            };
        }
        due
    }

    /// Arranges the states of a search that one worker does alone, if it is time.
    pub fn alone(&mut self, explorer: &mut Explorer<'_>, stacks: &mut [DepthFirst]) {
        if self.is_due(explorer.store.len())
            && let Some(moved) = explorer.arrange()
            && let Some(tables) = explorer.store.own_tables()
        {
            move_stacks(moved, tables, stacks);
        }
    }

    /// Arranges the states of a search while its workers rest, if it is time, and lets them learn
    /// from each other.
    pub fn shared(
        &mut self,
        task: &SearchTask<'_>,
        shared: &SharedTables,
        standings: &mut [Standing<'_>],
        held: impl FnOnce(Moved, &Tables),
    ) {
        shared.change(|tables| {
            if !self.is_due(tables.len()) {
                return;
            }
            let may_take = may_take(task.limits, tables.bytes());
            let watches: Vec<&Watch<'_>> = standings.iter().map(Standing::watch).collect();
            let going = || !watches.iter().any(|watch| watch.is_over());
            if let Some(moved) = tables.arrange(task.workers, may_take, going) {
                held(moved, tables);
                standings.iter_mut().for_each(Standing::stand_nowhere);
            }
            teach(standings);
        });
    }
}

/// Gives all workers the fullest cache.
pub(crate) fn teach(standings: &mut [Standing<'_>]) {
    let most = (0..standings.len()).max_by_key(|&at| standings[at].cached());
    if let Some(most) = most {
        standings.swap(0, most);
        let (teacher, others) = standings.split_at_mut(1);
        others
            .iter_mut()
            .for_each(|other| other.learn_from(&teacher[0]));
        standings.swap(0, most);
    }
}

/// Says in stacks which states are meant.
pub(crate) fn move_stacks(mut moved: Moved, tables: &Tables, stacks: &mut [DepthFirst]) {
    let mut moved = |state| moved.state(tables, state);
    for stack in stacks {
        stack.renumber(&mut moved);
    }
}
