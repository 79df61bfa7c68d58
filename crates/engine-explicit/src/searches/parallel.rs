//! One search on several workers: shared tables, and a pool through which work changes hands.
//!
//! Every worker searches depth first on a stack of its own. A worker without work waits at the
//! pool; the others notice and give away choices from the bottom of their stacks. Every state is
//! new to exactly one worker, so together they visit what one would.

use crate::searches::arranging::{Arranging, move_stacks, teach};
use crate::searches::depth::{DepthFirst, Ended, save_stacks};
use crate::worker::explorer::Explorer;
use crate::worker::results::{STACK_BYTES, merge};
use crate::worker::standing::Standing;
use fencepost_base::run_together;
use fencepost_search::finding::SearchResult;
use fencepost_search::store::{SharedTables, Tables};
use fencepost_search::task::SearchTask;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

struct Waiting {
    items: Vec<DepthFirst>,
    workers: usize,
    idle: usize,
}

/// Where work changes hands.
pub(crate) struct Pool {
    waiting: Mutex<Waiting>,
    changed: Condvar,
    /// Workers without work, less the items that wait for them.
    hungry: AtomicUsize,
    over: AtomicBool,
}

impl Pool {
    fn new(workers: usize, items: Vec<DepthFirst>) -> Self {
        Self {
            waiting: Mutex::new(Waiting {
                items,
                workers,
                idle: 0,
            }),
            changed: Condvar::new(),
            hungry: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the search is over, for whatever reason.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Whether somebody waits for work.
    #[inline]
    pub fn is_hungry(&self) -> bool {
        self.hungry.load(Ordering::Relaxed) > 0
    }

    fn note(&self, waiting: &Waiting) {
        let hungry = waiting.idle.saturating_sub(waiting.items.len());
        self.hungry.store(hungry, Ordering::Relaxed);
    }

    /// Gives work to whoever waits.
    pub fn give(&self, item: DepthFirst) {
        let mut waiting = self.lock();
        waiting.items.push(item);
        self.note(&waiting);
        self.changed.notify_one();
    }

    /// Waits for work. None when there is none left anywhere, or the search is over.
    fn take(&self) -> Option<DepthFirst> {
        let mut waiting = self.lock();
        waiting.idle += 1;
        loop {
            if self.is_over() {
                return None;
            }
            if let Some(item) = waiting.items.pop() {
                waiting.idle -= 1;
                self.note(&waiting);
                return Some(item);
            }
            if waiting.idle == waiting.workers {
                drop(waiting);
                self.stop();
                return None;
            }
            self.note(&waiting);
            waiting = self
                .changed
                .wait(waiting)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A worker could not be started. Nobody has waited for it yet: the first one comes later.
    fn leave(&self) {
        self.lock().workers -= 1;
    }

    /// Work that nobody took.
    fn into_items(self) -> Vec<DepthFirst> {
        let waiting = self.waiting.into_inner();
        waiting.unwrap_or_else(PoisonError::into_inner).items
    }

    /// Ends the search for all workers.
    fn stop(&self) {
        // Under the lock, so that nobody misses it between looking and waiting.
        let _waiting = self.lock();
        self.over.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }
}

/// Stops everybody if a worker panics; the others would wait for it for ever.
struct StopOnPanic<'a>(&'a Pool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop();
        }
    }
}

/// What a worker leaves behind.
struct Left {
    /// Work that it had begun.
    stack: Option<DepthFirst>,
    /// Whether a limit or a finding stopped it.
    stopped: bool,
}

/// Works until there is nothing left or somebody wants all to stop.
fn work(explorer: &mut Explorer<'_>, pool: &Pool, large: u64) -> Left {
    let _guard = StopOnPanic(pool);
    loop {
        explorer.store.release();
        let Some(mut search) = pool.take() else {
            return Left {
                stack: None,
                stopped: false,
            };
        };
        let ended = search.run(explorer, Some(pool), large);
        if ended != Ended::Covered {
            pool.stop();
            return Left {
                stack: Some(search),
                stopped: ended == Ended::Stopped,
            };
        }
    }
}

/// Goes on with a depth-first search on all workers of the task.
pub(crate) fn continue_depth_first(
    explorer: Explorer<'_>,
    mut stacks: Vec<DepthFirst>,
    mut arranging: Arranging,
) -> SearchResult {
    let task = explorer.task;
    let (standing, Some(tables)) = explorer.into_standing() else {
        // Only stores that can be shared come here.
        return SearchResult::default();
    };
    let shared = SharedTables::new(tables, task.workers);
    let mut standings = vec![standing];
    standings.resize_with(task.workers, || Standing::nowhere(task));
    teach(&mut standings);
    loop {
        let pool = Pool::new(task.workers, stacks);
        let run = |standing| {
            let mut explorer = Explorer::from_standing(task, standing, &shared);
            let left = work(&mut explorer, &pool, arranging.at());
            (explorer.into_standing().0, left)
        };
        let done = run_together(standings, STACK_BYTES, run, || pool.leave());
        let (back, left): (Vec<_>, Vec<_>) = done.into_iter().unzip();
        standings = back;
        stacks = pool.into_items();
        let stopped = left.iter().any(|left| left.stopped);
        stacks.extend(left.into_iter().filter_map(|left| left.stack));
        if !stopped && !stacks.is_empty() {
            let move_all = |moved, tables: &Tables| move_stacks(moved, tables, &mut stacks);
            arranging.shared(task, &shared, &mut standings, move_all);
        }
        if task.checkpoint.is_some() {
            let result = so_far(&standings, task);
            shared.look(|tables| save_stacks(task, &result, tables, &stacks));
            standings.iter_mut().for_each(Standing::note_saved);
        }
        if stopped || stacks.is_empty() {
            let covered = !stopped;
            let results = standings.into_iter().map(|standing| {
                let explorer = Explorer::from_standing(task, standing, &shared);
                (explorer.into_result(), covered)
            });
            let results = results.collect();
            return merge(results, &shared.into_inner(), task);
        }
    }
}

/// What all workers have found so far.
pub(crate) fn so_far(standings: &[Standing<'_>], task: &SearchTask<'_>) -> SearchResult {
    let mut all = SearchResult::default();
    for standing in standings {
        all.absorb(standing.result_so_far(task));
    }
    all
}
