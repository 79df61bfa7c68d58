//! Depth-first search, on one worker or as the part of one of many.

use crate::searches::arranging::Arranging;
use crate::searches::checkpoint::{Kind, save};
use crate::searches::packed;
use crate::searches::parallel::Pool;
use crate::searches::prefix::Prefix;
use crate::worker::explorer::{Explorer, Halt};
use crate::worker::standing::Standing;
use fencepost_base::FxHashSet;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::saved::{restore_choices, save_choices};
use fencepost_search::store::{StateId, Stored, Tables};
use fencepost_search::task::SearchTask;
use fencepost_vm::Choice;

/// New states between two looks at how many all workers have found.
const LOOK_EVERY: u64 = 64;

/// A state on the stack. Its choices are the last bytes of the list that no level above has.
struct Level {
    state: StateId,
    /// Bytes of the choices that were taken.
    taken: u32,
    /// Bytes of all choices.
    length: u32,
}

/// The stack of a depth-first search.
#[derive(Default)]
pub(crate) struct DepthFirst {
    /// The choices from the initial state to `bottom`.
    base: Prefix,
    /// Levels below this one have nothing left, and their choices are part of `base`.
    bottom: usize,
    /// Where the choices of the level `bottom` start.
    start: usize,
    /// Levels below this one have nothing left, so nobody looks there for work to give away.
    spent: usize,
    levels: Vec<Level>,
    /// Choices of all states on the stack, packed, one list after the other.
    choices: Vec<u8>,
    fresh: Vec<Choice>,
    /// A state that was reached and not looked at.
    entering: Option<StateId>,
    /// States on the stack of which choices are left out, if cycles of such states must be noticed.
    partial: FxHashSet<StateId>,
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
    /// There are as many states as were waited for; nothing is lost.
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

    /// The choices taken from the initial state to the top of the stack. The choices of the
    /// levels start at the place given with them.
    fn path(base: &Prefix, levels: &[Level], choices: (&[u8], usize)) -> Vec<Choice> {
        let mut path = base.to_vec();
        path.extend(Self::taken(levels, choices));
        path
    }

    /// The choices that were taken at these levels.
    fn taken<'a>(
        levels: &'a [Level],
        (choices, mut start): (&'a [u8], usize),
    ) -> impl Iterator<Item = Choice> + 'a {
        levels.iter().filter_map(move |level| {
            let own = &choices[start..start + level.taken as usize];
            start += level.length as usize;
            packed::all(own).last()
        })
    }

    /// Gives the states on the stack that have something left above them new numbers.
    pub fn renumber(&mut self, moved: &mut impl FnMut(StateId) -> StateId) {
        let levels = self.levels[self.bottom..].iter_mut();
        let states = levels.map(|level| &mut level.state);
        for state in states.chain(&mut self.entering) {
            *state = moved(*state);
        }
        let partial = std::mem::take(&mut self.partial);
        self.partial = partial.into_iter().map(moved).collect();
    }

    /// Takes up what was left out of the state on top of the stack, because a step from there leads
    /// back to a state on the stack that leaves choices out, too. So every cycle of states has one of
    /// which nothing is left out: some step of the cycle leads back like that.
    fn take_up(&mut self, explorer: &mut Explorer<'_>) {
        let Some(level) = self.levels.last_mut() else {
            return;
        };
        let first = self.choices.len() - level.length as usize;
        let known: Vec<Choice> = packed::all(&self.choices[first..]).collect();
        explorer.all_choices(level.state, &mut self.fresh);
        let left = self
            .fresh
            .drain(..)
            .filter(|choice| !known.contains(choice));
        left.for_each(|choice| packed::put(choice, &mut self.choices));
        let length = self.choices.len() - first;
        let taken_up = packed::all(&self.choices[first + level.length as usize..]).count();
        let left_out = &mut explorer.result.statistics.left_out;
        *left_out = left_out.saturating_sub(taken_up as u64);
        level.length = length as u32;
        self.partial.remove(&level.state);
    }

    /// Searches until everything is covered, something stops it, or there are `large` states. With
    /// a pool, gives work away when others have none.
    pub fn run(&mut self, explorer: &mut Explorer<'_>, pool: Option<&Pool>, large: u64) -> Ended {
        let max_depth = explorer.task.limits.max_depth.unwrap_or(u64::MAX);
        let hides_cycles = explorer.task.machine.names_hide_cycles();
        if let Some(state) = self.entering {
            explorer.go_to(state);
        }
        loop {
            let (bottom, start) = (self.bottom, self.start);
            let depth = (self.base.len() + self.levels.len() - bottom) as u64;
            if let Some(state) = self.entering.take() {
                let Self {
                    base,
                    levels,
                    choices,
                    fresh,
                    ..
                } = self;
                let path = || Self::path(base, &levels[bottom..], (choices, start));
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
                    fresh.drain(..).for_each(|c| packed::put(c, choices));
                    let Ok(length) = u32::try_from(choices.len() - first) else {
                        explorer.result.limits.insert(LimitHit::Memory);
                        choices.truncate(first);
                        self.entering = Some(state);
                        return Ended::Stopped;
                    };
                    levels.push(Level {
                        state,
                        taken: 0,
                        length,
                    });
                    if hides_cycles && explorer.is_partial {
                        self.partial.insert(state);
                    }
                }
            }
            // What is below was given away or has ended.
            let Some(level) = self.levels[bottom..].last_mut() else {
                return Ended::Covered;
            };
            let first = self.choices.len() - level.length as usize;
            if level.taken == level.length {
                self.choices.truncate(first);
                if hides_cycles {
                    self.partial.remove(&level.state);
                }
                self.levels.pop();
                self.spent = self.spent.min(self.levels.len());
                continue;
            }
            let (state, before) = (level.state, level.taken);
            let (choice, next) = packed::get(&self.choices, first + before as usize);
            level.taken = (next - first) as u32;
            let (base, levels) = (&self.base, &self.levels[bottom..]);
            let choices = (self.choices.as_slice(), start);
            match explorer.step(state, choice, || Self::path(base, levels, choices)) {
                Ok(Some(Stored::New(next))) => self.entering = Some(next),
                Ok(Some(known)) if hides_cycles => {
                    if self.partial.contains(&known.id()) && self.partial.contains(&state) {
                        self.take_up(explorer);
                    }
                }
                Ok(_) => {}
                Err(Halt::Found) => return Ended::Stopped,
                Err(Halt::Full) => {
                    if let Some(level) = self.levels.last_mut() {
                        level.taken = before;
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
            }
            // Others count up what is read here, so it is not read at every step.
            let apart = self.entering.is_some() && explorer.fresh.is_multiple_of(LOOK_EVERY);
            if (pool.is_none() || apart) && explorer.store.len() >= large {
                return Ended::Large;
            }
        }
    }

    /// Takes choices that are not taken yet off the lowest level that has some: what is below them
    /// is likely to be much. None if there is nothing to spare.
    fn split(&mut self) -> Option<DepthFirst> {
        let from = self.spent.max(self.bottom);
        let is_open = |level: &Level| level.taken < level.length;
        let open = self.levels[from..].iter().position(is_open);
        self.spent = open.map_or(self.levels.len(), |place| from + place);
        let at = from + open?;
        let level = &self.levels[at];
        let (below, length) = (&self.levels[self.bottom..at], level.length as usize);
        let top = at + 1 == self.levels.len();
        let start = match top {
            true => self.choices.len() - length,
            false => {
                let before: usize = below.iter().map(|level| level.length as usize).sum();
                self.start + before
            }
        };
        let left = packed::all(&self.choices[start + level.taken as usize..start + length]);
        let mut left: Vec<Choice> = left.collect();
        // The last choice of the top level is this worker's own next step.
        let keep = match top && self.entering.is_none() {
            true => left.len().div_ceil(2),
            false => 0,
        };
        let given = left.split_off(keep);
        if given.is_empty() {
            return None;
        }
        let base = self
            .base
            .extended(Self::taken(below, (&self.choices, self.start)));
        let mut part = Self {
            base: base.clone(),
            ..Self::default()
        };
        given
            .iter()
            .for_each(|&c| packed::put(c, &mut part.choices));
        part.levels.push(Level {
            state: level.state,
            taken: 0,
            length: part.choices.len() as u32,
        });
        if keep > 0 {
            let length = length - part.choices.len();
            self.choices.truncate(start + length);
            self.levels[at].length = length as u32;
            (self.bottom, self.start, self.base) = (at, start, base);
        } else {
            // Nothing is left of this level but the way to those above.
            let way = Self::taken(&self.levels[at..=at], (&self.choices, start));
            self.base = base.extended(way);
            (self.bottom, self.start) = (at + 1, start + length);
        }
        Some(part)
    }

    fn save(&self, out: &mut Writer<'_>) {
        save_choices(&self.base.to_vec(), out);
        let levels = &self.levels[self.bottom..];
        let mut start = self.start;
        out.len(levels.len());
        for level in levels {
            let own = &self.choices[start..start + level.length as usize];
            start += level.length as usize;
            out.u64(level.state.0);
            save_choices(&packed::all(own).collect::<Vec<_>>(), out);
            out.len(packed::all(&own[..level.taken as usize]).count());
        }
        out.bool(self.entering.is_some());
        out.u64(self.entering.map_or(0, |state| state.0));
    }

    fn restore(input: &mut Reader<'_>, tables: &Tables) -> Result<Self, Damaged> {
        let state = |number| match tables.is_state(StateId(number)) {
            true => Ok(StateId(number)),
            false => Err(Damaged::new("a state is not there")),
        };
        let out_of_order = || Damaged::new("a stack is out of order");
        let mut stack = Self {
            base: Prefix::default().extended(restore_choices(input)?.into_iter()),
            ..Self::default()
        };
        // Each level but the last has taken a choice, or there would be none above it.
        let is_open = |stack: &Self| stack.levels.last().is_some_and(|l| l.taken == 0);
        for _ in 0..input.len(usize::MAX)? {
            if is_open(&stack) {
                return Err(out_of_order());
            }
            let (state, choices) = (state(input.u64()?)?, restore_choices(input)?);
            let count = input.len(choices.len())?;
            let (first, mut taken) = (stack.choices.len(), 0);
            for (number, &choice) in choices.iter().enumerate() {
                packed::put(choice, &mut stack.choices);
                if number < count {
                    taken = stack.choices.len() - first;
                }
            }
            let length = stack.choices.len() - first;
            stack.levels.push(Level {
                state,
                taken: u32::try_from(taken).map_err(|_| out_of_order())?,
                length: u32::try_from(length).map_err(|_| out_of_order())?,
            });
        }
        let (entering, number) = (input.bool()?, input.u64()?);
        if entering {
            stack.entering = Some(state(number)?);
            if is_open(&stack) {
                return Err(out_of_order());
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
    let over = task.checks().are_enough(&result.findings);
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
    // Who works alone sees all cycles.
    let sees_cycles = task.machine.names_hide_cycles();
    let several = task.workers > 1 && explorer.can_share() && !sees_cycles;
    let share_at = if several { task.share_after } else { u64::MAX };
    let mut arranging = Arranging::new(task);
    let mut covered = true;
    while let Some(mut search) = stacks.pop() {
        match search.run(&mut explorer, None, share_at.min(arranging.at())) {
            Ended::Covered => {}
            Ended::Large => {
                stacks.push(search);
                arranging.alone(&mut explorer, &mut stacks);
                if explorer.store.len() >= share_at {
                    return crate::searches::parallel::continue_depth_first(
                        explorer, stacks, arranging,
                    );
                }
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
