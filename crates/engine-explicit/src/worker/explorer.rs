//! What both orders of search share: entering a state and taking a step.

use crate::caches::enabled_cache::{EnabledCache, Listing};
use crate::caches::half_state_cache::ByHalf;
use crate::caches::step_cache::{Beginning, Recalled, StepCache, Successor};
use crate::worker::chains::Ending;
use crate::worker::standing::{Standing, may_take, watch};
use crate::worker::visited::Visited;
use fencepost_base::FxHashMap;
use fencepost_search::checks::{Going, Properties};
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::{LimitHit, Watch};
use fencepost_search::store::{
    Cursor, Moved, SharedStore, SharedTables, StateId, StateStore, Stored, Tables,
};
use fencepost_search::task::SearchTask;
use fencepost_vm::{Choice, RunningState, Stop};

/// Why a step was not taken to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// It failed, and one failure is enough.
    Found,
    /// There is no memory for the state that it leads to, or no time to get there.
    Full,
}

/// Whether states with a single way on need not be stored: where nobody looks at every state.
pub(crate) fn has_chains(task: &SearchTask<'_>) -> bool {
    let Properties {
        invariants,
        races,
        histories,
        ..
    } = task.properties;
    // A state that knows of a race keeps it, and a chain ends there.
    let races = *races && !task.machine.tracks_races();
    let looked_at =
        !invariants.is_empty() || races || histories.is_some() || task.limits.max_depth.is_some();
    task.machine.has_persistent_sets() && !looked_at
}

pub(crate) struct Explorer<'a> {
    pub task: &'a SearchTask<'a>,
    pub store: Visited<'a>,
    /// The running state. It may be behind `current`, if that is known.
    pub state: RunningState,
    pub result: SearchResult,
    /// The stored state that the search stands at, if it stands at one.
    pub current: Option<StateId>,
    pub watch: Watch<'a>,
    /// Whether this worker tells how far the search has come.
    pub leads: bool,
    /// New states that this worker found.
    pub fresh: u64,
    /// Whether the store was asked to become smaller.
    pub squeezed: bool,
    pub step_cache: StepCache,
    pub enabled: EnabledCache,
    /// Whether choices are left out that a persistent set can do without.
    pub reduces: bool,
    /// Whether states with a single way on are not stored.
    pub has_chains: bool,
    /// Whether threads are renamed where states are stored.
    pub renames: bool,
    /// Whether objects are.
    pub renames_objects: bool,
    /// Whether choices of the state that was looked at last are left out.
    pub is_partial: bool,
    /// What the chain of the last step has found out about the state behind it, and the choices
    /// there.
    pub ending: Ending,
    /// See `ending`.
    pub ahead: Vec<Choice>,
    /// The state that `ending` is about.
    pub ended_at: Option<StateId>,
    /// A buffer for the steps of a chain.
    pub steps: Vec<Choice>,
    /// Where chains lead that begin with a state.
    pub chains: FxHashMap<StateId, StateId>,
    /// At how many states a search that learns stops, once it has come to more of the text.
    pub stops_at: Option<u64>,
    /// How much work the search has been, if that is limited.
    pub effort: u64,
    /// A buffer for where a step leads.
    successor: Successor,
    /// A buffer for choices.
    pub kept: Vec<Choice>,
    /// States that other processes store, as far as they have said.
    pub states_elsewhere: u64,
    /// Whether paths are only marks, which somebody replaces before they are used.
    pub marks_paths: bool,
}

impl<'a> Explorer<'a> {
    /// An explorer over shared tables.
    pub fn from_standing(
        task: &'a SearchTask<'a>,
        mut standing: Standing<'a>,
        shared: &'a SharedTables,
    ) -> Self {
        let store = SharedStore::new(shared, std::mem::take(&mut standing.cursor));
        Self::over(task, Visited::Shared(Box::new(store)), standing)
    }

    /// An explorer with tables of its own.
    pub fn with_tables(task: &'a SearchTask<'a>, standing: Standing<'a>, tables: Tables) -> Self {
        let store = StateStore::from_tables(tables);
        Self::over(task, Visited::Own(Box::new(store)), standing)
    }

    /// An explorer with a store of its own.
    pub fn with_store(task: &'a SearchTask<'a>, standing: Standing<'a>, store: StateStore) -> Self {
        Self::over(task, Visited::Own(Box::new(store)), standing)
    }

    fn over(task: &'a SearchTask<'a>, store: Visited<'a>, standing: Standing<'a>) -> Self {
        Self {
            task,
            store,
            state: standing.state,
            result: standing.result,
            current: standing.current,
            watch: standing.watch,
            leads: standing.leads,
            fresh: standing.fresh,
            squeezed: standing.squeezed,
            step_cache: standing.step_cache,
            enabled: standing.enabled,
            reduces: task.machine.has_persistent_sets(),
            has_chains: has_chains(task),
            renames: task.machine.renames_workers(),
            renames_objects: task.machine.renames_objects(),
            is_partial: false,
            ending: Ending::Unknown,
            ahead: Vec::new(),
            ended_at: None,
            steps: Vec::new(),
            chains: FxHashMap::default(),
            stops_at: None,
            effort: 0,
            successor: Successor::default(),
            kept: Vec::new(),
            states_elsewhere: 0,
            marks_paths: false,
        }
    }

    /// Takes an explorer apart; the tables are given if they were its own.
    pub fn into_standing(self) -> (Standing<'a>, Option<Tables>) {
        let (cursor, tables) = match self.store {
            Visited::Own(store) => {
                let (tables, cursor) = store.into_parts();
                (cursor, Some(tables))
            }
            Visited::Shared(store) => (store.into_cursor(), None),
            Visited::Hashed(_) => (Cursor::default(), None),
        };
        let standing = Standing {
            cursor,
            state: self.state,
            result: self.result,
            current: self.current,
            watch: self.watch,
            leads: self.leads,
            fresh: self.fresh,
            squeezed: self.squeezed,
            step_cache: self.step_cache,
            enabled: self.enabled,
        };
        (standing, tables)
    }

    /// Starts a search: the initial state is stored, or the run has ended before it.
    pub fn start(task: &'a SearchTask<'a>) -> (Self, Option<StateId>) {
        let store = Visited::new(task.store, task.limits);
        let (explorer, stored) = Self::start_in(task, store);
        (explorer, stored.map(Stored::id))
    }

    /// Starts to take single executions: no state but the initial one is stored, nothing is renamed,
    /// and every step is one.
    pub fn start_single(task: &'a SearchTask<'a>) -> (Self, Option<StateId>) {
        let mut explorer = Self::blank(task, Visited::new(task.store, task.limits));
        explorer.has_chains = false;
        explorer.renames = false;
        explorer.renames_objects = false;
        let (explorer, stored) = explorer.begin();
        (explorer, stored.map(Stored::id))
    }

    /// Starts a search with a store that is given.
    pub fn start_in(task: &'a SearchTask<'a>, store: Visited<'a>) -> (Self, Option<Stored>) {
        Self::blank(task, store).begin()
    }

    fn blank(task: &'a SearchTask<'a>, store: Visited<'a>) -> Self {
        Self {
            task,
            store,
            state: RunningState::default(),
            result: SearchResult::default(),
            current: None,
            watch: watch(task),
            leads: true,
            fresh: 0,
            squeezed: false,
            step_cache: StepCache::new(task.limits),
            enabled: EnabledCache::default(),
            reduces: task.machine.has_persistent_sets(),
            has_chains: has_chains(task),
            renames: task.machine.renames_workers(),
            renames_objects: task.machine.renames_objects(),
            is_partial: false,
            ending: Ending::Unknown,
            ahead: Vec::new(),
            ended_at: None,
            steps: Vec::new(),
            chains: FxHashMap::default(),
            stops_at: None,
            effort: 0,
            successor: Successor::default(),
            kept: Vec::new(),
            states_elsewhere: 0,
            marks_paths: false,
        }
    }

    /// Stores the initial state, or notes that the run has ended before it.
    fn begin(mut self) -> (Self, Option<Stored>) {
        let task = self.task;
        match task.machine.initial(task.entry, &[], None) {
            Ok(state) => {
                self.state = state;
                self.rename();
                let store = &mut self.store;
                let stored = store.store(task.machine, &mut self.state, task.limits);
                self.current = stored.map(Stored::id);
                if stored.is_none() {
                    self.result.limits.insert(LimitHit::Memory);
                }
                (self, stored)
            }
            Err((state, stop)) => {
                self.state = *state;
                self.note_stop(stop, Vec::new);
                (self, None)
            }
        }
    }

    /// Whether other workers can join.
    pub fn can_share(&self) -> bool {
        matches!(self.store, Visited::Own(_))
    }

    /// Looks at the state just reached: properties, and what can happen next.
    #[inline]
    pub fn enter(&mut self, choices: &mut Vec<Choice>, path: impl Fn() -> Vec<Choice>) -> Going {
        let listing = self.list(choices);
        if listing == Listing::Complete {
            if cfg!(debug_assertions) && self.fresh.is_multiple_of(4) {
                self.list_in_full(choices);
            }
            self.reduce(choices);
            return Going::On;
        }
        self.follow();
        let machine = self.task.machine;
        machine.choices(&self.state, choices);
        let cycle = machine.waiting_cycle_beside(&self.state, choices);
        let stuck = choices.is_empty();
        if listing == Listing::Unknown
            && let Some(vector) = self.store.vector()
        {
            self.enabled.learn(machine, vector, &mut self.state);
        }
        let checks = self.task.checks();
        let mut result = std::mem::take(&mut self.result);
        let path = || self.with_chains(path());
        let going = checks.enter(&mut result, &self.state, cycle, stuck, path);
        self.result = result;
        self.reduce(choices);
        going
    }

    /// Lists the choices of the state just reached from what is known of its threads, if that is
    /// enough and nothing else of the state matters.
    #[inline]
    fn list(&mut self, choices: &mut Vec<Choice>) -> Listing {
        let plain =
            !self.task.properties.look_at_states() && self.task.machine.has_separate_offers();
        if self.current.is_none() || !plain || !self.enabled.asks() {
            return Listing::Special;
        }
        match self.store.vector() {
            Some(vector) => self.enabled.list(vector, choices),
            None => Listing::Special,
        }
    }

    /// Lists the choices of a state by asking the machine, which must say the same.
    fn list_in_full(&mut self, known: &[Choice]) {
        self.follow();
        let machine = self.task.machine;
        let mut choices = Vec::new();
        machine.choices(&self.state, &mut choices);
        assert_eq!(choices, known, "cached enabled actions are wrong");
        let cycle = machine.waiting_cycle_beside(&self.state, &choices);
        assert_eq!(cycle, None, "cached enabled actions hide a cycle");
    }

    /// Makes the running state the one that the search stands at.
    #[inline]
    pub fn follow(&mut self) {
        if self.current.is_some() {
            self.store.follow(&mut self.state);
        }
    }

    fn note_stop(&mut self, stop: Stop, path: impl Fn() -> Vec<Choice>) -> Going {
        let mut result = std::mem::take(&mut self.result);
        let path = || self.with_chains(path());
        let going = self.task.checks().stopped(&mut result, stop, path);
        self.result = result;
        going
    }

    /// Takes a choice from a stored state, and stores what it leads to, if it leads to a state. A
    /// step that was taken before, from a state that is the same as far as it looks, is not run.
    #[inline]
    pub fn step(
        &mut self,
        from: StateId,
        choice: Choice,
        path: impl Fn() -> Vec<Choice>,
    ) -> Result<Option<Stored>, Halt> {
        self.go_to(from);
        self.ended_at = None;
        self.result.transitions += 1;
        let machine = self.task.machine;
        // A step that notes what it touches must be taken, whatever is known of it. And most steps are
        // parts of chains; to look up the others does not pay.
        let repeats = !machine.renames_objects() && !machine.early.is_active() && !self.has_chains;
        let beginning = match self.store.vector() {
            Some(vector) if repeats => self.step_cache.begin(vector, choice),
            _ => None,
        };
        if let Some(beginning) = beginning
            && let Some(stored) = self.step_again(beginning)
        {
            self.result.statistics.looked_up += 1;
            // All would make tests slow.
            if cfg!(debug_assertions) && self.result.transitions.is_multiple_of(4) {
                self.step_in_full(from, choice, stored);
            }
            return Ok(Some(stored));
        }
        self.follow();
        self.current = None;
        // Steps that are run may take any time, those that are looked up do not.
        self.watch.look_soon();
        if beginning.is_some()
            && let Some(vector) = self.store.vector()
        {
            self.step_cache.prepare(machine, vector, &self.state);
        }
        self.state.record.deadline = self.watch.deadline();
        let mut taken = match beginning {
            Some(_) => machine.apply_watched(&mut self.state, choice),
            None => machine.apply(&mut self.state, choice, None),
        };
        let mut head = None;
        if self.has_chains && taken.is_ok() {
            head = self.chain_head();
            if let Some(stored) = head.and_then(|head| self.known_end(head)) {
                self.state.record.deadline = None;
                return Ok(Some(stored));
            }
            taken = self.pass_through(from, choice);
        }
        let late = self.state.record.is_late();
        self.state.record.deadline = None;
        if late {
            // The step may have stopped anywhere; nothing has happened, for whoever continues.
            self.store.forget_running();
            self.result.limits.insert(LimitHit::Timeout);
            self.result.transitions -= 1;
            return Err(Halt::Full);
        }
        if let Err(stop) = taken {
            self.store.forget_running();
            return match self.note_stop(stop, path) {
                Going::On => Ok(None),
                Going::Over => Err(Halt::Found),
            };
        }
        let Some(stored) = self.put() else {
            // Nothing has happened, for whoever continues with more memory.
            self.result.transitions -= 1;
            return Err(Halt::Full);
        };
        self.ended_at = self.has_chains.then_some(stored.id());
        if let Some(head) = head {
            self.note_chain(head, stored.id());
        }
        if let Some(beginning) = beginning
            && let Some(vector) = self.store.vector()
        {
            self.step_cache.learn(vector, beginning, &self.state);
        }
        Ok(Some(stored))
    }

    /// Takes a step from where the search stands as it was taken before, if it was.
    #[inline]
    fn step_again(&mut self, beginning: Beginning) -> Option<Stored> {
        let Self {
            step_cache,
            successor,
            store,
            task,
            ..
        } = self;
        let vector = store.vector()?;
        let by_half = step_cache.recall_by_half(vector, beginning);
        let stored = if let ByHalf::Leads(halves) = by_half {
            store.store_halves(halves)?
        } else {
            let recalled = step_cache.recall(task.machine, vector, beginning, successor)?;
            if by_half == ByHalf::Unknown {
                let similar = recalled == Recalled::Similar;
                let changes = similar.then_some(successor.changes.as_slice());
                step_cache.note_dependence(vector, beginning, changes);
            }
            let stored = match recalled {
                Recalled::Similar => store.store_step(&successor.changes)?,
                Recalled::Other => store.store_other(&successor.components, &successor.names)?,
            };
            if by_half == ByHalf::Unknown {
                step_cache.learn_by_half(beginning, stored.id());
            }
            stored
        };
        match stored {
            Stored::New(id) => {
                self.fresh += 1;
                self.current = Some(id);
            }
            Stored::Elsewhere(id) => self.current = Some(id),
            Stored::Seen(_) | Stored::Recent(_) => {}
        }
        Some(stored)
    }

    /// Takes a step that was found in the cache by running it, which must lead to the same state.
    fn step_in_full(&mut self, from: StateId, choice: Choice, known: Stored) {
        let tally = self.state.record.tally;
        self.go_to(from);
        self.follow();
        self.current = None;
        let taken = self.task.machine.apply(&mut self.state, choice, None);
        assert_eq!(taken, Ok(()), "a step that ends was cached");
        if let Some(stored) = self.put() {
            let same = stored.id() == known.id() && !matches!(stored, Stored::New(_));
            assert!(same, "a cached step is wrong: {choice:?} from {from:?}");
        }
        self.state.record.tally = tally;
    }

    /// Compresses all states again, if that pays; then they have other numbers.
    pub fn arrange(&mut self) -> Option<Moved> {
        let Visited::Own(store) = &mut self.store else {
            return None;
        };
        let (limits, watch) = (self.task.limits, &self.watch);
        let moved = store.arrange(may_take(limits, store.bytes()), || !watch.is_over())?;
        self.current = None;
        self.ended_at = None;
        self.chains.clear();
        self.step_cache.forget_halves();
        self.enabled.forget_halves();
        Some(moved)
    }

    /// Stands at a stored state.
    #[inline]
    pub fn go_to(&mut self, state: StateId) {
        if self.current != Some(state) {
            self.store.go_to(state, &mut self.state);
            self.current = Some(state);
        }
    }

    /// Stores the running state; None, and a limit is noted, if there is no memory for it.
    #[inline]
    pub fn put(&mut self) -> Option<Stored> {
        let (machine, limits) = (self.task.machine, self.task.limits);
        self.rename();
        let stored = self.store.store(machine, &mut self.state, limits);
        self.current = stored.map(Stored::id);
        match stored {
            Some(Stored::New(_)) => self.fresh += 1,
            Some(Stored::Seen(_) | Stored::Recent(_) | Stored::Elsewhere(_)) => {}
            None => {
                self.store.forget_running();
                self.result.limits.insert(LimitHit::Memory);
            }
        }
        stored
    }

    /// Renames what the running state consists of, if the machine does that, and whoever is to move
    /// there.
    fn rename(&mut self) {
        let machine = self.task.machine;
        if !self.renames_objects {
            return;
        }
        let names = machine.canonicalize(&mut self.state);
        for choice in &mut self.ahead {
            choice.thread = names.of(choice.thread);
        }
    }

    /// Takes a choice from the running state and stores nothing. Says whether the run goes on.
    pub fn advance(
        &mut self,
        choice: Choice,
        path: impl Fn() -> Vec<Choice>,
    ) -> Result<bool, Going> {
        self.current = None;
        self.result.transitions += 1;
        self.store.forget_running();
        match self.task.machine.apply(&mut self.state, choice, None) {
            Ok(()) => Ok(true),
            Err(stop) => match self.note_stop(stop, path) {
                Going::On => Ok(false),
                Going::Over => Err(Going::Over),
            },
        }
    }

    /// What this worker found, without what the store knows.
    pub fn into_result(mut self) -> SearchResult {
        self.task
            .checks()
            .keep_marks(&mut self.result, &self.state.record);
        self.result
    }

    /// The same, of a worker that goes on.
    pub fn result_so_far(&self) -> SearchResult {
        let mut result = self.result.clone();
        self.task
            .checks()
            .keep_marks(&mut result, &self.state.record);
        result
    }

    /// Ends the search. `covered` says whether every state was expanded.
    pub fn finish(mut self, covered: bool) -> SearchResult {
        self.store.describe(&mut self.result);
        let mut result = self.into_result();
        result.statistics.workers = 1;
        result.settle(covered);
        result
    }
}
