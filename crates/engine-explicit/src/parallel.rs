//! One search on several workers: shared tables, and a pool through which work changes hands.
//!
//! Every worker searches depth first on a stack of its own. A worker without work waits at the
//! pool; the others notice and give away choices from the bottom of their stacks. Every state is
//! new to exactly one worker, so together they visit what one would.

use crate::depth::{DepthFirst, Ended};
use crate::explorer::{Explorer, SearchTask, Standing};
use crate::visited::describe_tables;
use fencepost_search::finding::SearchResult;
use fencepost_search::store::{SharedTables, StateId, Tables};
use fencepost_vm::Choice;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

/// Room for the deepest recursion of lowering a function, as the main thread has it.
const STACK_BYTES: usize = 256 << 20;

/// A stored state, how it is reached, and choices of it that are not taken yet.
pub(crate) struct Item {
    pub state: StateId,
    pub path: Vec<Choice>,
    pub choices: Vec<Choice>,
}

struct Waiting {
    items: Vec<Item>,
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
    fn new(workers: usize) -> Self {
        Self {
            waiting: Mutex::new(Waiting {
                items: Vec::new(),
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
    pub fn give(&self, item: Item) {
        let mut waiting = self.lock();
        waiting.items.push(item);
        self.note(&waiting);
        self.changed.notify_one();
    }

    /// Waits for work. None when there is none left anywhere, or the search is over.
    fn take(&self) -> Option<Item> {
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

    /// A worker could not be started. Nobody has waited for it yet: the first one has work.
    fn leave(&self) {
        self.lock().workers -= 1;
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

/// Works until there is nothing left. Says whether everything it had was covered.
fn work(explorer: &mut Explorer<'_>, pool: &Pool, first: Option<DepthFirst>) -> bool {
    let _guard = StopOnPanic(pool);
    let mut covered = true;
    let mut search = first;
    loop {
        if let Some(search) = &mut search {
            let ended = search.run(explorer, Some(pool), None);
            if ended != Ended::Covered {
                // Somebody else may have ended the search; then it was not covered either.
                covered = false;
                pool.stop();
            }
        }
        explorer.store.release();
        match pool.take() {
            Some(item) => search = Some(DepthFirst::from_item(item)),
            None => return covered,
        }
    }
}

/// Runs all jobs at once, the first on this thread, and collects what they give. Jobs that get no
/// thread run after the first; `missing` is told before that.
pub(crate) fn run_workers<J: Send, T: Send>(
    jobs: Vec<J>,
    run: impl Fn(J) -> T + Sync,
    missing: impl Fn(),
) -> Vec<T> {
    let jobs: Vec<Mutex<Option<J>>> = jobs.into_iter().map(|job| Mutex::new(Some(job))).collect();
    let take = |job: &Mutex<Option<J>>| {
        let mut job = job.lock().unwrap_or_else(PoisonError::into_inner);
        job.take()
    };
    std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for job in jobs.iter().skip(1) {
            let builder = std::thread::Builder::new().stack_size(STACK_BYTES);
            match builder.spawn_scoped(scope, || take(job).map(&run)) {
                Ok(thread) => threads.push(thread),
                Err(_) => missing(),
            }
        }
        let mut results: Vec<T> = jobs.first().and_then(take).map(&run).into_iter().collect();
        for thread in threads {
            match thread.join() {
                Ok(result) => results.extend(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results.extend(jobs.iter().filter_map(take).map(&run));
        results
    })
}

/// Goes on with a depth-first search on all workers of the task.
pub(crate) fn continue_depth_first(explorer: Explorer<'_>, search: DepthFirst) -> SearchResult {
    let task = explorer.task;
    let (standing, Some(tables)) = explorer.into_standing() else {
        // Only stores that can be shared come here.
        return SearchResult::default();
    };
    let shared = SharedTables::new(tables);
    let pool = Pool::new(task.workers);
    let mut jobs = vec![(standing, Some(search))];
    jobs.resize_with(task.workers, || (Standing::nowhere(task), None));
    let run = |(standing, search): (Standing<'_>, Option<DepthFirst>)| {
        let mut explorer = Explorer::from_standing(task, standing, &shared);
        let covered = work(&mut explorer, &pool, search);
        (explorer.into_result(), covered)
    };
    let results = run_workers(jobs, run, || pool.leave());
    merge(results, &shared.into_inner(), task)
}

/// Puts the results of all workers together.
pub(crate) fn merge(
    results: Vec<(SearchResult, bool)>,
    tables: &Tables,
    task: &SearchTask<'_>,
) -> SearchResult {
    let covered = results.iter().all(|(_, covered)| *covered);
    let mut all = SearchResult::default();
    for (result, _) in results {
        all.absorb(result);
    }
    all.unsupported
        .sort_by(|a, b| (&a.what, &a.location).cmp(&(&b.what, &b.location)));
    describe_tables(tables, &mut all);
    all.statistics.workers = task.workers;
    all.settle(covered);
    all
}
