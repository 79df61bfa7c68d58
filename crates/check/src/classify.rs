//! Whether plain interleaving shows a violation, too.
//!
//! An execution with a reordering does not say that one is needed. Whether it is takes a search
//! under sequential consistency, and the violation waits for it; so that search ends as soon as it
//! has seen what it looks for, and has no more to spend than finding the violation took. Large
//! spaces are hunted in first, as for the violation itself.

use crate::engine::Reduction;
use crate::hunt::{EXECUTIONS, FIRST_EFFORT, FIRST_STATES};
use crate::outcome::Classification;
use crate::run::{limits_left, run_engine, search_task};
use crate::task::{Setup, Task, TaskError};
use fencepost_engine_explicit::explore;
use fencepost_memory_model::MemoryModel;
use fencepost_search::finding::{FailureKey, FailureKind, Finding, SearchResult};
use fencepost_search::limits::{LimitHit, Limits};
use fencepost_search::property::PropertyValue;
use fencepost_search::task::{SearchTask, StoreKind};
use std::collections::BTreeSet;
use std::time::Instant;

/// States that may always be looked at, however quickly a violation was found.
const FEWEST_STATES: u64 = 20_000;

/// Operations that may run for each state; a step that others see a part of only can have very
/// many.
const OPERATIONS_PER_STATE: u64 = 1000;

/// What a search on behalf of something that was found may spend.
#[derive(Clone, Copy)]
pub(crate) struct Budget {
    states: u64,
    operations: u64,
}

impl Budget {
    /// As much as finding something took, or so many states.
    pub fn new(found: &SearchResult, states: Option<u64>) -> Self {
        let took = match found.executions {
            // Whoever runs one execution after the other keeps few states, or none.
            Some(_) => found.transitions,
            None => found.states,
        };
        let states = states.unwrap_or_else(|| took.max(FEWEST_STATES));
        let operations = states.saturating_mul(OPERATIONS_PER_STATE);
        Self {
            states,
            operations: operations.max(found.statistics.tally.operations),
        }
    }

    /// The limits of a search that has no more than this.
    pub fn limits(self, limits: Limits) -> Limits {
        Limits {
            max_states: Some(self.states),
            max_operations: Some(self.operations),
            ..limits
        }
    }
}

/// What the same task gives under sequential consistency, as far as that was asked.
pub(crate) struct Sequential {
    run: Option<Run>,
    /// The task's own model is sequential, so nothing needs a reordering.
    is_own: bool,
}

/// A search under sequential consistency.
struct Run {
    setup: Setup,
    reduction: Reduction,
    result: SearchResult,
    /// What it could spend, if it was a search for violations alone.
    budget: Option<Budget>,
}

impl Sequential {
    /// For those who do not want to know.
    pub fn not_asked(task: &Task) -> Self {
        Self {
            run: None,
            is_own: task.model.is_sequential(),
        }
    }

    /// Looks for failures whose executions have reorderings, and for outcomes if there are any.
    pub fn new(
        task: &Task,
        found: &SearchResult,
        reordered: BTreeSet<FailureKey>,
        start: Instant,
    ) -> Result<Self, TaskError> {
        let mut view = Self::not_asked(task);
        if view.is_own {
            return Ok(view);
        }
        if task.classify_outcomes && !found.outcomes.is_empty() {
            view.run = Some(search_everything(task, start)?);
        } else if !reordered.is_empty() {
            let budget = Budget::new(found, task.classify_states);
            view.run = search_for(task, &reordered, budget, start)?;
        }
        Ok(view)
    }

    /// An execution under sequential consistency that fails in this way.
    pub fn finding(&self, key: &FailureKey) -> Option<(&Setup, Reduction, &Finding)> {
        let run = self.run.as_ref()?;
        let finding = run.result.findings.get(key)?;
        Some((&run.setup, run.reduction, finding))
    }

    /// The class of a failure whose execution has reorderings and that was not found here, and
    /// why it is not known if it is not.
    pub fn classify_missing(&self, key: &FailureKey) -> (Classification, Option<String>) {
        let is_livelock = |kind| kind == FailureKind::Livelock;
        match &self.run {
            // Which one a cycle shows depends on the way that it takes.
            Some(run)
                if is_livelock(key.kind)
                    && run.result.findings.keys().any(|key| is_livelock(key.kind)) =>
            {
                let why = "`sc` shows another livelock, which may have the same cause";
                (Classification::Unknown, Some(why.to_string()))
            }
            Some(run) if run.result.complete => (Classification::Relaxed, None),
            Some(run) => (Classification::Unknown, Some(run.why_incomplete())),
            None => {
                let why = "no states under `sc` were looked at";
                (Classification::Unknown, Some(why.to_string()))
            }
        }
    }

    /// The class of an outcome.
    pub fn classify_outcome(&self, values: &[PropertyValue]) -> Classification {
        if self.is_own {
            return Classification::Sequential;
        }
        match &self.run {
            Some(run) if run.result.outcomes.contains_key(values) => Classification::Sequential,
            Some(run) if run.result.complete => Classification::Relaxed,
            _ => Classification::Unknown,
        }
    }
}

/// A search of the whole space: which outcomes need a reordering is not known with less.
fn search_everything(task: &Task, start: Instant) -> Result<Run, TaskError> {
    let setup = Setup::new(task, MemoryModel::sequential())?;
    let limits = limits_left(task, start);
    let result = run_engine(task, &search_task(task, &setup, true, &limits, None));
    Ok(Run {
        setup,
        reduction: task.used_engine().reduction(),
        result,
        budget: None,
    })
}

/// A search for some failures that looks at so many states at most.
fn search_for(
    task: &Task,
    wanted: &BTreeSet<FailureKey>,
    budget: Budget,
    start: Instant,
) -> Result<Option<Run>, TaskError> {
    if budget.states == 0 {
        return Ok(None);
    }
    // Only a search that keeps states can be told how many to look at.
    let reduction = match task.used_engine().reduction() {
        Reduction::None => Reduction::None,
        Reduction::Ample | Reduction::Dpor | Reduction::Sdpor => Reduction::Ample,
    };
    let store = match task.store {
        StoreKind::LocalIds => StoreKind::Exact,
        StoreKind::Exact | StoreKind::Compact | StoreKind::Bitstate => task.store,
    };
    let setup = Setup::with_reduction(task, MemoryModel::sequential(), reduction)?;
    let limits = budget.limits(limits_left(task, start));
    let search = SearchTask {
        wanted: Some(wanted),
        store,
        // Which states several workers visit before the budget ends is a matter of timing.
        workers: 1,
        ..search_task(task, &setup, true, &limits, None)
    };
    let result = match hunt_for(task, wanted, &search, start) {
        Some(result) => result,
        None => {
            // The hunt has used up some of the time.
            let limits = budget.limits(limits_left(task, start));
            let rest = SearchTask {
                limits: &limits,
                ..search
            };
            explore(&rest, task.covering_strategy())
        }
    };
    Ok(Some(Run {
        setup,
        reduction,
        result,
        budget: Some(budget),
    }))
}

/// Looks for some failures as a hunt does: in the first states, then in executions at random. Gives
/// a result if that is as good as one of the whole search.
fn hunt_for(
    task: &Task,
    wanted: &BTreeSet<FailureKey>,
    search: &SearchTask<'_>,
    start: Instant,
) -> Option<SearchResult> {
    let allowed = search.limits.max_states.unwrap_or(u64::MAX);
    if !task.hunt || task.shortest || task.liveness.is_asked() || allowed <= FIRST_STATES {
        return None;
    }
    let limits = Limits {
        max_states: Some(FIRST_STATES),
        max_effort: Some(FIRST_EFFORT),
        ..search.limits.clone()
    };
    let first = SearchTask {
        limits: &limits,
        ..*search
    };
    let has_all =
        |result: &SearchResult| wanted.iter().all(|key| result.findings.contains_key(key));
    let result = explore(&first, task.covering_strategy());
    if !result.limits.contains(&LimitHit::States) || has_all(&result) {
        return Some(result);
    }
    let limits = Limits {
        timeout: limits_left(task, start).timeout,
        ..search.limits.clone()
    };
    let hunt = SearchTask {
        limits: &limits,
        ..*search
    };
    Some(explore(&hunt, EXECUTIONS)).filter(has_all)
}

impl Run {
    /// Why the search does not say that something is missing under sequential consistency.
    fn why_incomplete(&self) -> String {
        let result = &self.result;
        if let Some(budget) = self.budget {
            let seen = match result.states {
                1 => "1 state under `sc` does not show it".to_string(),
                states => format!("{states} states under `sc` do not show it"),
            };
            if result.limits.contains(&LimitHit::States) {
                return format!(
                    "{seen}, and there are more; `--classify-states` sets how many are looked at"
                );
            }
            if result.limits.contains(&LimitHit::Operations) {
                return format!(
                    "{seen}, and more would take more than {} operations; `--classify-states` \
                     raises that limit, too, by {OPERATIONS_PER_STATE} for each state",
                    budget.operations
                );
            }
        }
        match (result.limits.is_empty(), result.unsupported.first()) {
            (false, _) => {
                let names = result.limits.iter().map(|limit| limit.name());
                let names: Vec<&str> = names.collect();
                format!("the search under `sc` was cut by {}", names.join(", "))
            }
            (true, Some(met)) => format!(
                "a path under `sc` meets something that is not modelled: {}",
                met.problem
            ),
            (true, None) => "the search under `sc` did not come to its end".to_string(),
        }
    }
}
