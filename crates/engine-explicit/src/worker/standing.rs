//! Where a worker of a search stands.

use crate::caches::enabled_cache::EnabledCache;
use crate::caches::step_cache::StepCache;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::{LimitHit, Limits, Watch};
use fencepost_search::store::{Cursor, StateId};
use fencepost_search::task::SearchTask;
use fencepost_vm::RunningState;

/// Where a worker stands, without the tables: what it takes along from thread to thread.
pub(crate) struct Standing<'a> {
    pub cursor: Cursor,
    pub state: RunningState,
    pub result: SearchResult,
    pub current: Option<StateId>,
    pub watch: Watch<'a>,
    pub leads: bool,
    pub fresh: u64,
    pub squeezed: bool,
    pub step_cache: StepCache,
    pub enabled: EnabledCache,
}

impl<'a> Standing<'a> {
    /// A worker that stands nowhere yet.
    pub fn nowhere(task: &'a SearchTask<'a>) -> Self {
        Self {
            cursor: Cursor::default(),
            state: RunningState::default(),
            result: SearchResult::default(),
            current: None,
            watch: watch(task),
            leads: false,
            fresh: 0,
            squeezed: false,
            step_cache: StepCache::new(task.limits),
            enabled: EnabledCache::default(),
        }
    }

    /// A worker that stands nowhere yet and goes on with what was found before.
    pub fn resumed(task: &'a SearchTask<'a>, result: SearchResult) -> Self {
        Self {
            result,
            leads: true,
            ..Self::nowhere(task)
        }
    }

    /// What the worker has found so far.
    pub fn result_so_far(&self, task: &SearchTask<'_>) -> SearchResult {
        let mut result = self.result.clone();
        task.checks().keep_marks(&mut result, &self.state.record);
        result
    }

    /// Notes a limit that was met between two steps.
    pub fn note_limit(&mut self, limit: LimitHit) {
        self.result.limits.insert(limit);
    }

    /// Whether the worker has met a limit.
    pub fn has_met(&self, limit: LimitHit) -> bool {
        self.result.limits.contains(&limit)
    }

    /// Says that the search was just saved.
    pub fn note_saved(&mut self) {
        self.watch.note_saved();
    }

    /// What knows whether the search must stop.
    pub fn watch(&self) -> &Watch<'a> {
        &self.watch
    }

    /// How many steps and enabled actions the worker has cached.
    pub fn cached(&self) -> usize {
        self.step_cache.len() + self.enabled.len()
    }

    /// The caches of another worker, if they hold more.
    pub fn learn_from(&mut self, other: &Standing<'_>) {
        if other.step_cache.len() > self.step_cache.len() {
            self.step_cache = other.step_cache.clone();
        }
        if other.enabled.len() > self.enabled.len() {
            self.enabled = other.enabled.clone();
        }
    }

    /// Forgets where the worker stands: states have other numbers now.
    pub fn stand_nowhere(&mut self) {
        self.cursor = Cursor::default();
        self.current = None;
        self.step_cache.forget_halves();
        self.enabled.forget_halves();
    }
}

/// A watch over the limits of a task, which also says when to save.
pub(crate) fn watch<'a>(task: &SearchTask<'a>) -> Watch<'a> {
    let every = task.checkpoint.map(|checkpoint| checkpoint.every);
    Watch::start(task.limits, task.interrupt).saving(every)
}

/// Whether bytes may be taken beside those that the tables have.
pub(crate) fn may_take(limits: &Limits, has: u64) -> impl Fn(u64) -> bool {
    move |more| limits.memory_allows(has, more)
}
