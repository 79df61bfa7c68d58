//! Depth-first search, on one worker or as the part of one of many.

use crate::checkpoint::{Kind, save};
use crate::explorer::{Explorer, Halt, SearchTask, Standing};
use crate::parallel::Pool;
use crate::prefix::Prefix;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::saved::{restore_choices, save_choices};
use fencepost_search::store::{StateId, Stored, Tables};
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
    /// The choices from the initial state to `bottom`.
    base: Prefix,
    /// Levels below this one have nothing left, and their choices are part of `base`.
    bottom: usize,
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
    /// Another worker wants all to stop.
    Told,
    /// It is time to save; nothing is lost.
    Paused,
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

    /// The choices taken from the initial state to the top of the stack.
    fn path(base: &Prefix, levels: &[Level], choices: &[Choice]) -> Vec<Choice> {
        let mut path = base.to_vec();
        path.extend(Self::taken(levels, choices));
        path
    }

    /// The choices that were taken at these levels.
    fn taken<'a>(levels: &'a [Level], choices: &'a [Choice]) -> impl Iterator<Item = Choice> + 'a {
        levels.iter().map(|level| choices[level.next - 1])
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
        if let Some(state) = self.entering {
            explorer.go_to(state);
        }
        loop {
            let bottom = self.bottom;
            let depth = (self.base.len() + self.levels.len() - bottom) as u64;
            if let Some(state) = self.entering.take() {
                let Self {
                    base,
                    levels,
                    choices,
                    fresh,
                    ..
                } = self;
                let path = || Self::path(base, &levels[bottom..], choices);
                if explorer.enter(fresh, path) == Going::Over {
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
                if self.levels.len() == bottom {
                    // What is below was given away or has ended.
                    return Ended::Covered;
                }
                continue;
            }
            let (state, choice) = (level.state, self.choices[level.next]);
            level.next += 1;
            let (base, levels, choices) = (&self.base, &self.levels[bottom..], &self.choices);
            match explorer.step(state, choice, || Self::path(base, levels, choices)) {
                Ok(Some(Stored::New(next))) => self.entering = Some(next),
                Ok(_) => {}
                Err(Halt::Found) => return Ended::Stopped,
                Err(Halt::Full) => {
                    if let Some(level) = self.levels.last_mut() {
                        level.next -= 1;
                    }
                    return Ended::Stopped;
                }
            }
            if explorer.limit_met(depth) {
                return Ended::Stopped;
            }
            if explorer.watch.save_is_due() {
                return Ended::Paused;
            }
            if let Some(pool) = pool {
                if pool.is_over() {
                    return Ended::Told;
                }
                if pool.is_hungry()
                    && let Some(part) = self.split()
                {
                    explorer.result.statistics.shared_work += 1;
                    pool.give(part);
                }
            } else if large.is_some_and(|large| explorer.store.len() >= large) {
                return Ended::Large;
            }
        }
    }

    /// Takes choices that are not taken yet off the lowest level that has some: what is below them
    /// is likely to be much. None if there is nothing to spare.
    fn split(&mut self) -> Option<DepthFirst> {
        let mut open = self.levels[self.bottom..].iter();
        let at = self.bottom + open.position(|level| level.next < level.end)?;
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
        let taken = Self::taken(&below[self.bottom..], &self.choices);
        self.base = self.base.extended(taken);
        self.bottom = at;
        Some(Self {
            base: self.base.clone(),
            levels: vec![Level {
                state: level.state,
                first: 0,
                next: 0,
                end: given.len(),
            }],
            choices: self.choices[given].to_vec(),
            ..Self::default()
        })
    }

    fn save(&self, out: &mut Writer<'_>) {
        save_choices(&self.base.to_vec(), out);
        let levels = &self.levels[self.bottom..];
        let first = levels.first().map_or(self.choices.len(), |l| l.first);
        save_choices(&self.choices[first..], out);
        out.len(levels.len());
        for level in levels {
            out.u64(level.state.0);
            out.len(level.first - first);
            out.len(level.next - first);
            out.len(level.end - first);
        }
        out.bool(self.entering.is_some());
        out.u64(self.entering.map_or(0, |state| state.0));
    }

    fn restore(input: &mut Reader<'_>, tables: &Tables) -> Result<Self, Damaged> {
        let state = |number| match tables.is_state(StateId(number)) {
            true => Ok(StateId(number)),
            false => Err(Damaged::new("a state is not there")),
        };
        let mut stack = Self {
            base: Prefix::default().extended(restore_choices(input)?.into_iter()),
            choices: restore_choices(input)?,
            ..Self::default()
        };
        let most = stack.choices.len();
        let mut before = 0;
        for _ in 0..input.len(usize::MAX)? {
            let level = Level {
                state: state(input.u64()?)?,
                first: input.len(most)?,
                next: input.len(most)?,
                end: input.len(most)?,
            };
            // Each level but the last has taken a choice, or there would be none above it.
            let open = stack.levels.last().is_some_and(|l| l.next == l.first);
            if open || level.first < before || level.first > level.next || level.next > level.end {
                return Err(Damaged::new("a stack is out of order"));
            }
            before = level.end;
            stack.levels.push(level);
        }
        let (entering, number) = (input.bool()?, input.u64()?);
        if entering {
            stack.entering = Some(state(number)?);
            if stack.levels.last().is_some_and(|l| l.next == l.first) {
                return Err(Damaged::new("a stack is out of order"));
            }
        }
        Ok(stack)
    }
}

/// Saves a depth-first search.
pub(crate) fn save_stacks(
    task: &SearchTask<'_>,
    result: &SearchResult,
    tables: &Tables,
    stacks: &[DepthFirst],
) {
    save(task, result, tables, Kind::DepthFirst, &|out| {
        out.len(stacks.len());
        stacks.iter().for_each(|stack| stack.save(out));
    });
}

/// Continues a search that was saved.
pub(crate) fn resume(
    task: &SearchTask<'_>,
    result: SearchResult,
    tables: Tables,
    mut input: Reader<'_>,
) -> Result<SearchResult, Damaged> {
    let count = input.len(usize::MAX)?;
    let stacks: Result<Vec<_>, _> = (0..count)
        .map(|_| DepthFirst::restore(&mut input, &tables))
        .collect();
    let stacks = stacks?;
    input.finish()?;
    let over = !result.findings.is_empty() && !task.find_all;
    let standing = Standing::resumed(task, result);
    let explorer = Explorer::with_tables(task, standing, tables);
    Ok(match over {
        true => explorer.finish(false),
        false => go_on(explorer, stacks),
    })
}

/// Works through stacks, alone until there is enough to share.
fn go_on(mut explorer: Explorer<'_>, mut stacks: Vec<DepthFirst>) -> SearchResult {
    let task = explorer.task;
    let several = task.workers > 1 && explorer.can_share();
    let mut covered = true;
    while let Some(mut search) = stacks.pop() {
        match search.run(&mut explorer, None, several.then_some(task.share_after)) {
            Ended::Covered => {}
            Ended::Large => {
                stacks.push(search);
                return crate::parallel::continue_depth_first(explorer, stacks);
            }
            Ended::Paused => {
                stacks.push(search);
                explorer.save(&stacks);
                explorer.watch.note_saved();
            }
            Ended::Stopped | Ended::Told => {
                stacks.push(search);
                covered = false;
                break;
            }
        }
    }
    explorer.save(&stacks);
    explorer.finish(covered)
}

impl Explorer<'_> {
    /// Saves a search that this worker does alone.
    fn save(&mut self, stacks: &[DepthFirst]) {
        if self.task.checkpoint.is_some()
            && let Some(tables) = self.store.own_tables()
        {
            save_stacks(self.task, &self.result_so_far(), tables, stacks);
        }
    }
}

pub(crate) fn explore(task: &SearchTask<'_>) -> SearchResult {
    let (explorer, initial) = Explorer::start(task);
    match initial {
        Some(initial) => go_on(explorer, vec![DepthFirst::from_state(initial)]),
        None => explorer.finish(true),
    }
}
