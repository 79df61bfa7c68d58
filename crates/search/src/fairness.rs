//! Fairness: which of the executions that never end count.
//!
//! In each state an execution owes something: a thread that can move should move some time, what
//! is pending should complete, a finite wait should expire, a choice should be made each way. A
//! debt is a [`Demand`]. Two kinds of demands lapse when they no longer stand: a thread that
//! cannot move at some time owes no move, and a thread with nothing pending owes no completion.
//! The others do not lapse: what is offered again and again must sometimes be taken.
//!
//! States inside an atomic section lie inside one step as far as others can see, so they neither
//! raise nor lift the demands that lapse. `docs/liveness.md` has the whole argument.

use crate::property::BoundExpression;
use fencepost_base::FxHashMap;
use fencepost_ir::FuncId;
use fencepost_vm::component::{write_globals, write_object, write_thread};
use fencepost_vm::{Action, Choice, Machine, RunningState, State, Thread, ThreadId};
use std::collections::{BTreeMap, BTreeSet};

/// What is asked about executions that never end, and about what must happen in all of them.
#[derive(Default)]
pub struct Liveness {
    /// Whether a fair execution that never ends is a failure.
    pub livelocks: bool,
    /// Must hold at some point of every fair execution.
    pub eventually: Vec<BoundExpression>,
    /// Must hold, whenever the first holds, then or later.
    pub leads_to: Vec<LeadsTo>,
    /// Functions that are meant to run for ever.
    pub endless: Vec<FuncId>,
    /// Which rule is left out, so that the tests that should notice can be tested.
    #[doc(hidden)]
    pub left_out: Option<Rule>,
}

/// A rule of what is fair.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Whoever can always move does.
    Moves,
    /// What is pending completes.
    Completions,
    /// A finite wait sometimes expires.
    Expiry,
    /// A choice is sometimes made each way.
    Choices,
}

/// A condition that another one must follow.
pub struct LeadsTo {
    /// What happens first.
    pub cause: BoundExpression,
    /// What must follow.
    pub effect: BoundExpression,
}

impl Liveness {
    /// Whether anything is asked.
    pub fn is_asked(&self) -> bool {
        self.livelocks || !self.eventually.is_empty() || !self.leads_to.is_empty()
    }

    /// Every condition that is evaluated in states.
    pub fn expressions(&self) -> impl Iterator<Item = &BoundExpression> {
        let pairs = self.leads_to.iter();
        let pairs = pairs.flat_map(|pair| [&pair.cause, &pair.effect]);
        self.eventually.iter().chain(pairs)
    }

    /// Whether a thread is meant to run for ever, or is in code that is.
    pub fn is_endless(&self, thread: &Thread) -> bool {
        let mut frames = thread.frames.iter();
        thread.endless || frames.any(|frame| self.endless.contains(&frame.function))
    }
}

/// The calls that a thread has active, and the operation in each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlaceId(pub u32);

/// Numbers for places in the code.
#[derive(Default)]
pub struct Places {
    numbers: FxHashMap<Vec<(FuncId, u32)>, PlaceId>,
    places: Vec<Vec<(FuncId, u32)>>,
}

impl Places {
    fn of(&mut self, thread: &Thread) -> PlaceId {
        let frames = thread.frames.iter();
        self.number(frames.map(|frame| (frame.function, frame.pc)).collect())
    }

    fn number(&mut self, place: Vec<(FuncId, u32)>) -> PlaceId {
        let next = PlaceId(self.places.len() as u32);
        *self.numbers.entry(place).or_insert_with_key(|place| {
            self.places.push(place.clone());
            next
        })
    }

    /// The number of a place that has another one elsewhere.
    pub fn translate(&mut self, others: &Places, place: PlaceId) -> PlaceId {
        self.number(others.places[place.0 as usize].clone())
    }
}

/// Something that a fair execution owes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Demand {
    /// A thread moves.
    Move(ThreadId),
    /// The oldest pending entry of a thread completes.
    Complete(ThreadId),
    /// A finite wait of a thread expires.
    Expire(ThreadId, PlaceId),
    /// A thread makes a choice in this way.
    Take(ThreadId, PlaceId, u32),
}

impl Demand {
    /// Whether it is met by a state in which it does not stand.
    pub fn lapses(self) -> bool {
        match self {
            Demand::Move(_) | Demand::Complete(_) => true,
            Demand::Expire(..) | Demand::Take(..) => false,
        }
    }

    /// The same demand with another number for its place.
    pub fn at(self, number: impl FnOnce(PlaceId) -> PlaceId) -> Self {
        match self {
            Demand::Move(_) | Demand::Complete(_) => self,
            Demand::Expire(thread, place) => Demand::Expire(thread, number(place)),
            Demand::Take(thread, place, choice) => Demand::Take(thread, number(place), choice),
        }
    }

    /// The thread that owes it.
    pub fn thread(self) -> ThreadId {
        match self {
            Demand::Move(thread)
            | Demand::Complete(thread)
            | Demand::Expire(thread, _)
            | Demand::Take(thread, ..) => thread,
        }
    }
}

/// What fairness has to do with a state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dues {
    /// Whether others stand still for a thread here.
    pub inside_section: bool,
    /// Whether it would be wrong to be here again and again: some thread that is not declared
    /// endless has not ended. One that the program does not wait for must be able to move, too.
    pub counts: bool,
    /// What stands here, in order.
    pub raised: Vec<Demand>,
}

impl Dues {
    /// Looks at a state, given everything that can happen in it.
    pub fn of(
        machine: &Machine,
        state: &State,
        choices: &[Choice],
        liveness: &Liveness,
        places: &mut Places,
    ) -> Self {
        let live = state.threads.iter().filter(|thread| !thread.has_ended());
        let inside_section = live.clone().any(|thread| thread.is_exclusive());
        let mut dues = Dues {
            inside_section,
            ..Dues::default()
        };
        for thread in live {
            let mut own = choices.iter().filter(|choice| choice.thread == thread.id);
            let moves = own.clone().any(|choice| is_move(choice.action));
            dues.counts |= !liveness.is_endless(thread) && (!thread.background || moves);
            let owes = |rule: Rule| liveness.left_out != Some(rule);
            if moves && !inside_section && owes(Rule::Moves) {
                dues.raised.push(Demand::Move(thread.id));
            }
            if !thread.pending.is_empty() && !inside_section && owes(Rule::Completions) {
                dues.raised.push(Demand::Complete(thread.id));
            }
            let offers = |choice: &Choice| {
                matches!(choice.action, Action::Data(_)) && !machine.chooses_reuse(state, thread)
            };
            if own.clone().any(offers) || own.any(|choice| choice.action == Action::Timeout) {
                let place = places.of(thread);
                let own = choices.iter().filter(|choice| choice.thread == thread.id);
                dues.raised
                    .extend(own.filter_map(|choice| match choice.action {
                        Action::Timeout if owes(Rule::Expiry) => {
                            Some(Demand::Expire(thread.id, place))
                        }
                        Action::Data(number) if owes(Rule::Choices) => {
                            Some(Demand::Take(thread.id, place, number))
                        }
                        Action::Timeout | Action::Data(_) => None,
                        Action::Step | Action::Complete(_) | Action::Prescient(_) => None,
                    }));
            }
        }
        dues.raised.sort_unstable();
        dues
    }

    /// What a choice that is made here meets.
    pub fn met_by(&self, choice: Choice) -> impl Iterator<Item = Demand> {
        let simple = match choice.action {
            Action::Complete(0) => Some(Demand::Complete(choice.thread)),
            // The oldest entry is still there.
            Action::Complete(_) => None,
            Action::Step | Action::Data(_) | Action::Timeout | Action::Prescient(_) => {
                Some(Demand::Move(choice.thread))
            }
        };
        let own = self.raised.iter().copied();
        let own = own.filter(move |demand| demand.thread() == choice.thread);
        let offered = own.filter(move |demand| match (demand, choice.action) {
            (Demand::Expire(..), Action::Timeout) => true,
            (Demand::Take(_, _, number), Action::Data(taken)) => *number == taken,
            (
                Demand::Move(_) | Demand::Complete(_) | Demand::Expire(..) | Demand::Take(..),
                Action::Step
                | Action::Complete(_)
                | Action::Data(_)
                | Action::Timeout
                | Action::Prescient(_),
            ) => false,
        });
        simple.into_iter().chain(offered)
    }

    /// Whether the state itself meets a demand that lapses.
    pub fn lifts(&self, demand: Demand) -> bool {
        demand.lapses() && !self.inside_section && self.raised.binary_search(&demand).is_err()
    }
}

/// Whether an action takes a thread on in its code.
fn is_move(action: Action) -> bool {
    match action {
        Action::Step | Action::Data(_) | Action::Timeout | Action::Prescient(_) => true,
        Action::Complete(_) => false,
    }
}

/// What states and steps that are repeated for ever owe and have not done.
#[derive(Default)]
pub struct Account {
    raised: BTreeSet<Demand>,
    met: BTreeSet<Demand>,
    /// States outside atomic sections, and how many of them raise each demand that lapses.
    outside: u64,
    standing: BTreeMap<Demand, u64>,
    counts: bool,
}

impl Account {
    /// Adds so many states of one kind.
    pub fn add_states(&mut self, dues: &Dues, number: u64) {
        self.counts |= dues.counts;
        self.outside += match dues.inside_section {
            true => 0,
            false => number,
        };
        for &demand in &dues.raised {
            self.raised.insert(demand);
            if demand.lapses() {
                *self.standing.entry(demand).or_default() += number;
            }
        }
    }

    /// Adds a step from a state of that kind.
    pub fn add_step(&mut self, dues: &Dues, choice: Choice) {
        self.met.extend(dues.met_by(choice));
    }

    /// Whether a state was added that must not come again and again.
    pub fn counts(&self) -> bool {
        self.counts
    }

    /// What is owed.
    pub fn open(&self) -> impl Iterator<Item = Demand> {
        let unmet = self.raised.difference(&self.met).copied();
        // In a state outside a section that does not raise it, it has lapsed.
        unmet.filter(|demand| {
            !demand.lapses() || self.standing.get(demand).copied() == Some(self.outside)
        })
    }
}

/// What a thread does in an execution that never ends, from some point on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fate {
    /// It does the same again and again.
    Repeats,
    /// It could do something again and again, and never does.
    Starves,
    /// It can never do anything.
    Waits,
}

impl Fate {
    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            Fate::Repeats => "repeats",
            Fate::Starves => "starves",
            Fate::Waits => "waits",
        }
    }
}

/// A thread that has not ended in an execution that never ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopingThread {
    /// Which.
    pub thread: ThreadId,
    /// What it does.
    pub fate: Fate,
    /// Whether its code is declared endless.
    pub endless: bool,
    /// The innermost function of the program's own code that it never leaves.
    pub function: FuncId,
    /// Where it stands before each of its steps, or for ever; in order, each place once.
    pub places: Vec<(FuncId, u32)>,
}

/// The part of an execution that is repeated for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cycle {
    /// How many steps of the execution come before it.
    pub start: usize,
    /// The threads that have not ended.
    pub threads: Vec<LoopingThread>,
}

impl Cycle {
    /// What makes two livelocks the same one: where threads repeat something, and where others
    /// stand for ever. Those that are meant to run for ever do not matter.
    pub(crate) fn detail(
        &self,
        machine: &Machine,
        place: &dyn Fn(FuncId, u32) -> String,
    ) -> String {
        let threads = self.threads.iter().filter(|thread| !thread.endless);
        let parts: BTreeSet<String> = threads
            .map(|thread| {
                let place = match (thread.fate, thread.places.first()) {
                    (Fate::Starves | Fate::Waits, Some(&(function, pc))) => place(function, pc),
                    (Fate::Repeats, _) | (_, None) => machine.source.function_name(thread.function),
                };
                format!("{} {place}", thread.fate.name())
            })
            .collect();
        parts.into_iter().collect::<Vec<_>>().join(", ")
    }
}

/// Why steps are not repeated for ever by a fair execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoCycle {
    /// A step is not possible.
    Refused,
    /// They lead to another state than they come from.
    Elsewhere,
    /// Something is owed and never done.
    Unfair,
}

/// What a thread was seen to do.
struct Sightings {
    moved: bool,
    could_move: bool,
    endless: bool,
    /// The calls that were active whenever it was looked at.
    calls: Vec<FuncId>,
    places: BTreeSet<(FuncId, u32)>,
}

/// Takes the steps of a cycle from the state that it starts in. Gives the threads in it, and
/// whether it matters that they do not end.
pub fn follow_cycle(
    machine: &Machine,
    liveness: &Liveness,
    start: &State,
    cycle: &[Choice],
) -> Result<(Vec<LoopingThread>, bool), NoCycle> {
    let mut state = RunningState::from(start.clone());
    let (mut choices, mut places) = (Vec::new(), Places::default());
    let mut account = Account::default();
    let mut seen: BTreeMap<ThreadId, Sightings> = BTreeMap::new();
    for &choice in cycle {
        machine.choices(&state, &mut choices);
        if !choices.contains(&choice) {
            return Err(NoCycle::Refused);
        }
        let dues = Dues::of(machine, &state, &choices, liveness, &mut places);
        account.add_states(&dues, 1);
        account.add_step(&dues, choice);
        for thread in state.threads.iter().filter(|thread| !thread.has_ended()) {
            let could_move = choices.iter().any(|other| other.thread == thread.id);
            let action = (thread.id == choice.thread).then_some(choice.action);
            note(machine, liveness, &mut seen, thread, could_move, action);
        }
        machine
            .apply(&mut state, choice, None)
            .map_err(|_| NoCycle::Refused)?;
    }
    if words(machine, start) != words(machine, &state) {
        return Err(NoCycle::Elsewhere);
    }
    if cycle.is_empty() || account.open().next().is_some() {
        return Err(NoCycle::Unfair);
    }
    let threads = seen.into_iter().map(|(thread, sightings)| {
        let own = |function: &&FuncId| {
            let loaded = machine.loaded_function(**function);
            loaded.is_some_and(|function| !function.library)
        };
        let calls = &sightings.calls;
        let innermost = calls.iter().rev().find(own).or(calls.last());
        LoopingThread {
            thread,
            fate: match (sightings.moved, sightings.could_move) {
                (true, _) => Fate::Repeats,
                (false, true) => Fate::Starves,
                (false, false) => Fate::Waits,
            },
            endless: sightings.endless,
            function: innermost.copied().unwrap_or(FuncId(0)),
            places: in_order(machine, sightings.places),
        }
    });
    let mut threads: Vec<LoopingThread> = threads.collect();
    // Numbers of threads and functions depend on who came there first.
    threads.sort_by_cached_key(|one| machine.identities.thread_path(one.thread));
    Ok((threads, account.counts()))
}

/// Places by the names of their functions.
fn in_order(machine: &Machine, places: BTreeSet<(FuncId, u32)>) -> Vec<(FuncId, u32)> {
    let mut places: Vec<_> = places.into_iter().collect();
    places.sort_by_cached_key(|&(function, pc)| (machine.source.function_name(function), pc));
    places
}

/// Notes what a thread does in a state.
fn note(
    machine: &Machine,
    liveness: &Liveness,
    seen: &mut BTreeMap<ThreadId, Sightings>,
    thread: &Thread,
    could_move: bool,
    action: Option<Action>,
) {
    let calls = thread.frames.iter().map(|frame| frame.function);
    let place = place_of(machine, thread, action);
    let moves = action.is_some();
    let sightings = seen.entry(thread.id).or_insert_with(|| Sightings {
        moved: false,
        could_move: false,
        endless: true,
        calls: calls.clone().collect(),
        places: BTreeSet::new(),
    });
    let common = calls.zip(&sightings.calls).take_while(|(a, b)| a == *b);
    let common = common.count();
    sightings.calls.truncate(common);
    if moves && !sightings.moved {
        sightings.places.clear();
    }
    sightings.moved |= moves;
    sightings.could_move |= could_move;
    sightings.endless &= liveness.is_endless(thread);
    // Where it merely stands says something only of a thread that never moves.
    if moves || !sightings.moved {
        sightings.places.insert(place);
    }
}

/// Where a thread stands, or the pending operation that it completes, if the program's own code
/// has that.
fn place_of(machine: &Machine, thread: &Thread, action: Option<Action>) -> (FuncId, u32) {
    let entry = match action {
        Some(Action::Complete(number)) => thread.pending.entries.get(number as usize),
        Some(Action::Step | Action::Data(_) | Action::Timeout | Action::Prescient(_)) | None => {
            None
        }
    };
    let is_own = |function| {
        let loaded = machine.loaded_function(function);
        loaded.is_some_and(|function| !function.library)
    };
    match entry.filter(|entry| is_own(entry.function)) {
        Some(entry) => (entry.function, entry.pc),
        None => machine.own_position(thread),
    }
}

/// Everything that makes a state the one it is.
fn words(machine: &Machine, state: &State) -> Vec<u64> {
    let mut words = Vec::new();
    write_globals(&state.globals, &mut words);
    for thread in &state.threads {
        write_thread(machine, thread, &mut words);
    }
    for object in state.heap.iter() {
        write_object(object, &mut words);
    }
    words
}
