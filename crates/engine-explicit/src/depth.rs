//! Depth-first search, on one worker or as the part of one of many.

use crate::explorer::Explorer;
use crate::parallel::{Item, Pool};
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::store::StateId;
use fencepost_vm::Choice;

/// A state on the stack, with the part of the choice list that belongs to it.
struct Level {
    state: StateId,
    first: usize,
    next: usize,
    end: usize,
}

/// The stack of a depth-first search.
#[derive(Default)]
pub(crate) struct DepthFirst {
    /// The choices from the initial state to where this stack starts.
    base: Vec<Choice>,
    levels: Vec<Level>,
    /// Choices of all states on the stack, one list after the other.
    choices: Vec<Choice>,
    fresh: Vec<Choice>,
    /// A state that was reached and not looked at.
    entering: Option<StateId>,
}

/// How a run of a depth-first search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// Everything below the start is visited.
    Covered,
    /// A limit or a finding stopped it.
    Stopped,
    /// There are enough states to share the work.
    Large,
}

impl DepthFirst {
    /// A search that starts with a state that was just stored.
    pub fn from_state(state: StateId) -> Self {
        Self {
            entering: Some(state),
            ..Self::default()
        }
    }

    /// A search that takes over a part of another's work.
    pub fn from_item(item: Item) -> Self {
        let end = item.choices.len();
        Self {
            base: item.path,
            levels: vec![Level {
                state: item.state,
                first: 0,
                next: 0,
                end,
            }],
            choices: item.choices,
            ..Self::default()
        }
    }

    /// The choices taken from the initial state to the top of the stack.
    fn path(base: &[Choice], levels: &[Level], choices: &[Choice]) -> Vec<Choice> {
        let taken = levels.iter().map(|level| choices[level.next - 1]);
        base.iter().copied().chain(taken).collect()
    }

    /// Searches until everything is covered or something stops it. With a pool, gives work away
    /// when others have none; without one, stops at `large` states.
    pub fn run(
        &mut self,
        explorer: &mut Explorer<'_>,
        pool: Option<&Pool>,
        large: Option<u64>,
    ) -> Ended {
        let max_depth = explorer.task.limits.max_depth.unwrap_or(u64::MAX);
        loop {
            let depth = (self.base.len() + self.levels.len()) as u64;
            if let Some(state) = self.entering.take() {
                let Self {
                    base,
                    levels,
                    choices,
                    fresh,
                    ..
                } = self;
                if explorer.enter(fresh, || Self::path(base, levels, choices)) == Going::Over {
                    return Ended::Stopped;
                }
                explorer.result.depth = explorer.result.depth.max(depth);
                if depth >= max_depth {
                    if !fresh.is_empty() {
                        explorer.result.limits.insert(LimitHit::Depth);
                    }
                } else {
                    let first = choices.len();
                    choices.append(fresh);
                    levels.push(Level {
                        state,
                        first,
                        next: first,
                        end: choices.len(),
                    });
                }
            }
            let Some(level) = self.levels.last_mut() else {
                return Ended::Covered;
            };
            if level.next == level.end {
                self.choices.truncate(level.first);
                self.levels.pop();
                continue;
            }
            let (state, choice) = (level.state, self.choices[level.next]);
            level.next += 1;
            let (base, levels, choices) = (&self.base, &self.levels, &self.choices);
            match explorer.step(state, choice, || Self::path(base, levels, choices)) {
                Ok(next) => self.entering = next,
                Err(_) => return Ended::Stopped,
            }
            if explorer.limit_met(depth) {
                return Ended::Stopped;
            }
            if let Some(pool) = pool {
                if pool.is_over() {
                    return Ended::Stopped;
                }
                if pool.is_hungry()
                    && let Some(item) = self.split()
                {
                    explorer.result.statistics.shared_work += 1;
                    pool.give(item);
                }
            } else if large.is_some_and(|large| explorer.store.len() >= large) {
                return Ended::Large;
            }
        }
    }

    /// Takes choices that are not taken yet off the lowest level that has some: what is below them
    /// is likely to be much. None if there is nothing to spare.
    fn split(&mut self) -> Option<Item> {
        let at = self
            .levels
            .iter()
            .position(|level| level.next < level.end)?;
        let (below, rest) = self.levels.split_at_mut(at);
        let (level, above) = rest.split_first_mut()?;
        let left = level.end - level.next;
        // The last choice of the top level is this worker's own next step.
        let keep = if above.is_empty() && self.entering.is_none() {
            left.div_ceil(2)
        } else {
            0
        };
        if keep == left {
            return None;
        }
        let given = level.next + keep..level.end;
        level.end = given.start;
        Some(Item {
            state: level.state,
            path: Self::path(&self.base, below, &self.choices),
            choices: self.choices[given].to_vec(),
        })
    }
}

pub(crate) fn explore(task: &crate::SearchTask<'_>) -> SearchResult {
    let (mut explorer, initial) = Explorer::start(task);
    let Some(initial) = initial else {
        return explorer.finish(true);
    };
    let mut search = DepthFirst::from_state(initial);
    let several = task.workers > 1 && explorer.can_share();
    match search.run(&mut explorer, None, several.then_some(task.share_after)) {
        Ended::Covered => explorer.finish(true),
        Ended::Stopped => explorer.finish(false),
        Ended::Large => crate::parallel::continue_depth_first(explorer, search),
    }
}
