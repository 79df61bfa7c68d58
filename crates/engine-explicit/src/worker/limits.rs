//! When a search stops early: at a limit, or once it has learned enough. And how far it has come.

use crate::caches::enabled_cache::EnabledCache;
use crate::caches::step_cache::StepCache;
use crate::worker::explorer::Explorer;
use fencepost_base::FxHashMap;
use fencepost_search::limits::LimitHit;
use fencepost_search::task::Progress;
use fencepost_vm::State;

/// Steps between two calls of the progress function.
const PROGRESS_EVERY: u64 = 1 << 14;

/// How much work the next step of a state is, in terms of one with little pending.
pub(crate) fn effort(state: &State) -> u64 {
    1 + state.cost_of_pending()
}

impl Explorer<'_> {
    /// Whether a limit says that the search must stop.
    #[inline]
    pub fn limit_met(&mut self, depth: u64) -> bool {
        let states = match self.task.limits.max_states {
            Some(_) => self.store.len() + self.states_elsewhere,
            None => 0,
        };
        self.limit_met_by(depth, states)
    }

    /// The same, if so many states count.
    #[inline]
    pub fn limit_met_by(&mut self, depth: u64, states: u64) -> bool {
        if self.leads && self.result.transitions.is_multiple_of(PROGRESS_EVERY) {
            self.tell(depth);
        }
        if self.task.learns && self.has_learned(states) {
            self.result.limits.insert(LimitHit::States);
            return true;
        }
        if let Some(max) = self.task.limits.max_effort {
            self.effort += effort(&self.state);
            if self.effort > max {
                self.result.limits.insert(LimitHit::States);
                return true;
            }
        }
        let operations = self.state.record.tally.operations;
        if (self.task.limits.max_operations).is_some_and(|max| operations > max) {
            self.result.limits.insert(LimitHit::Operations);
            return true;
        }
        let store = &mut self.store;
        match self.watch.check(states, || store.bytes()) {
            Some(LimitHit::Memory) if self.squeeze() => false,
            Some(limit) => {
                self.result.limits.insert(limit);
                true
            }
            None => {
                if self.watch.memory_is_short() {
                    self.squeeze();
                }
                false
            }
        }
    }

    /// Whether a search that learns goes on for no longer: it has come to more of the text, and has
    /// looked for what else there is nearby.
    fn has_learned(&mut self, states: u64) -> bool {
        if self.stops_at.is_none() && self.task.machine.came_to_more() {
            self.stops_at = Some(states + states / 2 + 100);
        }
        self.stops_at.is_some_and(|last| states > last)
    }

    /// Makes the store smaller, once. Says whether that helped.
    fn squeeze(&mut self) -> bool {
        if std::mem::replace(&mut self.squeezed, true) {
            return false;
        }
        self.store.squeeze();
        // What is cached can be computed again.
        self.chains = FxHashMap::default();
        self.step_cache = StepCache::new(self.task.limits);
        self.enabled = EnabledCache::default();
        let bytes = self.store.bytes();
        self.task.limits.memory_allows(bytes, 0)
    }

    fn tell(&mut self, depth: u64) {
        if let Some(progress) = self.task.progress {
            progress(Progress {
                states: self.store.len() + self.states_elsewhere,
                transitions: self.result.transitions,
                fresh: self.fresh,
                workers: self.task.workers,
                depth,
                bytes: self.store.bytes(),
            });
        }
    }
}
