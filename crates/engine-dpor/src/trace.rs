//! An execution as a partial order: its events, what they touched, and what happens before what.

use crate::Fault;
use crate::clock::Clock;
use crate::program_order::{Before, Preceding, Process, ProgramOrder, Undo};
use crate::uses::Uses;
use fencepost_base::FxHashMap;
use fencepost_vm::{
    Action, Choice, Drain, Footprint, Machine, Mode, ObjectId, Resource, RunningState, State,
    ThreadId, Touch,
};

/// A step of the execution.
pub(crate) struct Event {
    pub process: Process,
    pub choice: Choice,
    pub touches: Vec<Touch>,
    /// What happens before it, itself included.
    clock: Clock,
    chain: u32,
    index: u32,
    undo: Undo,
    /// Whether it is a plain access to memory.
    pub plain: bool,
    /// The lock that it took or gave back.
    lock: Option<Touch>,
    /// Whether it leaves its thread in the middle of an atomic section.
    in_section: bool,
}

impl Event {
    fn gives_back(&self, lock: Resource) -> bool {
        let given = |own: Touch| own.mode == Mode::Release && own.resource == lock;
        self.lock.is_some_and(given)
    }
}

/// An earlier event that an event must come after, if only in this execution.
#[derive(Clone, Copy, Debug)]
struct Cause {
    at: u32,
    /// Whether the two might have come in the other order.
    race: bool,
    /// The monitor through which the two are ordered, if that is why.
    monitor: Option<ObjectId>,
}

/// An operation that has just happened or is kept from happening, and why it had to wait.
struct Operation<'a> {
    thread: ThreadId,
    touches: &'a [Touch],
    drain: Drain,
    /// The event in which a thread ended that it joins.
    end: Option<u32>,
    /// The lock that it took.
    lock: Option<Resource>,
    fault: Fault,
}

impl Operation<'_> {
    /// The object whose monitor it needs, or in which it needs a lock, to use a resource.
    fn waits(&self, touch: &Touch) -> Option<ObjectId> {
        match touch.resource {
            Resource::Owner(object)
                if self.drain == Drain::Monitor && touch.mode == Mode::Acquire =>
            {
                Some(object)
            }
            Resource::Cell(object, at, size) => match self.lock? {
                Resource::Cell(own, from, length) => {
                    let inside = from <= at && at + size <= from + length;
                    (own == object && inside).then_some(object)
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// What is known about an event that is to be added, or that is kept from happening.
pub(crate) struct Prospect {
    /// What happens before it.
    pub clock: Clock,
    /// Earlier events that it might have come before.
    pub races: Vec<Race>,
}

/// An earlier event that something might have come before.
pub(crate) struct Race {
    pub first: u32,
    /// What happens before the later one also where it comes first, unless that is all but the
    /// earlier one: whoever gave a lock back need not have had it.
    without: Option<Clock>,
}

impl Race {
    /// What happens before the later one where it comes first.
    pub fn past<'a>(&'a self, clock: &'a Clock) -> &'a Clock {
        self.without.as_ref().unwrap_or(clock)
    }
}

/// The current execution.
pub(crate) struct Trace {
    pub events: Vec<Event>,
    pub order: ProgramOrder,
    /// The events of every chain.
    chains: Vec<Vec<u32>>,
    chains_of: FxHashMap<ThreadId, Vec<u32>>,
    uses: Uses,
}

impl Trace {
    pub fn new(machine: &Machine, state: &State) -> Self {
        Self {
            events: Vec::new(),
            order: ProgramOrder::new(machine, state),
            chains: Vec::new(),
            chains_of: FxHashMap::default(),
            uses: Uses::default(),
        }
    }

    /// Whether an event happens before what has this clock.
    #[inline]
    pub fn is_before(&self, event: u32, clock: &Clock) -> bool {
        let event = &self.events[event as usize];
        clock.of(event.chain) > event.index
    }

    /// What happens before an event, itself included.
    pub fn clock(&self, event: u32) -> &Clock {
        &self.events[event as usize].clock
    }

    /// Works out what happens before a step that was just taken, and what it might have preceded.
    pub fn prospect(
        &self,
        before: &Before,
        preceding: &Preceding,
        touches: &[Touch],
        lock: Option<Touch>,
        fault: Fault,
    ) -> Prospect {
        let taken = lock.filter(|lock| lock.mode == Mode::Acquire);
        let mut ends = touches.iter().filter_map(|touch| match touch.resource {
            Resource::End(id) if fault == Fault::Ends => Some(id),
            _ => None,
        });
        let joined = before.joined.or_else(|| ends.next());
        let operation = Operation {
            thread: before.process.thread,
            touches,
            drain: before.drain,
            end: joined.and_then(|joined| self.only_end(joined)),
            lock: taken.map(|lock| lock.resource),
            fault,
        };
        self.order_of(&operation, preceding)
    }

    /// The event in which a thread ended. Nothing if its number was given to another one later.
    fn only_end(&self, thread: ThreadId) -> Option<u32> {
        let ends = Touch {
            resource: Resource::End(thread),
            mode: Mode::Write,
        };
        let is_end = |at: &&u32| self.events[**at as usize].touches.contains(&ends);
        let uses = self.uses.rivals(ends.resource).flatten();
        let mut ends = uses.filter(is_end);
        let end = ends.next().copied();
        end.filter(|_| ends.next().is_none())
    }

    /// The same for an operation that is kept from happening.
    pub fn blocked(
        &self,
        machine: &Machine,
        thread: ThreadId,
        touches: &[Touch],
        drain: Drain,
    ) -> Prospect {
        let preceding = self.order.preceding_next(machine, thread, drain);
        let operation = Operation {
            thread,
            touches,
            drain,
            end: None,
            lock: None,
            fault: Fault::None,
        };
        self.order_of(&operation, &preceding)
    }

    fn order_of(&self, operation: &Operation<'_>, preceding: &Preceding) -> Prospect {
        let mut base = Clock::default();
        // A thread that is joined has ended before in every execution.
        for &event in preceding.certain.iter().chain(&operation.end) {
            base.join(self.clock(event));
        }
        if preceding.everything {
            let chains = self.chains_of.get(&operation.thread);
            for &chain in chains.map_or(&[][..], Vec::as_slice) {
                if let Some(&last) = self.chains[chain as usize].last() {
                    base.join(self.clock(last));
                }
            }
        }
        let mut causes: Vec<Cause> = Vec::new();
        let plain = |at: u32| Cause {
            at,
            race: true,
            monitor: None,
        };
        causes.extend(preceding.uncertain.iter().map(|&at| plain(at)));
        if let Some(last) = self.uses.last(Resource::Everything) {
            causes.push(plain(last));
        }
        for touch in operation.touches {
            self.causes_of(operation, touch, &mut causes);
        }
        let races = self.races_among(&causes, &base);
        for cause in &causes {
            base.join(self.clock(cause.at));
        }
        Prospect { clock: base, races }
    }

    fn races_among(&self, causes: &[Cause], base: &Clock) -> Vec<Race> {
        let mut races: Vec<Race> = Vec::new();
        for cause in causes.iter().filter(|cause| cause.race) {
            let after = |other: &Cause| {
                other.at != cause.at && self.is_before(cause.at, self.clock(other.at))
            };
            let between = |other: &Cause| {
                let same = cause.monitor.is_some() && cause.monitor == other.monitor;
                !same && after(other)
            };
            if !self.is_before(cause.at, base)
                && !causes.iter().any(between)
                && !races.iter().any(|race| race.first == cause.at)
            {
                let without = causes.iter().any(after).then(|| {
                    let mut past = base.clone();
                    let others = causes.iter().filter(|other| other.at != cause.at);
                    for other in others.filter(|other| !after(other)) {
                        past.join(self.clock(other.at));
                    }
                    past
                });
                races.push(Race {
                    first: cause.at,
                    without,
                });
            }
        }
        races
    }

    /// The earlier events that a use conflicts with, as far as others do not hide them.
    fn causes_of(&self, operation: &Operation<'_>, touch: &Touch, causes: &mut Vec<Cause>) {
        if touch.resource == Resource::Everything {
            let mut covered = Clock::default();
            for at in (0..self.events.len() as u32).rev() {
                if !self.is_before(at, &covered) {
                    covered.join(self.clock(at));
                    causes.push(Cause {
                        at,
                        race: true,
                        monitor: None,
                    });
                }
            }
            return;
        }
        let waits = operation.waits(touch);
        for uses in self.uses.rivals(touch.resource) {
            self.causes_among(uses, operation, touch, waits, causes);
        }
    }

    fn causes_among(
        &self,
        uses: &[u32],
        operation: &Operation<'_>,
        touch: &Touch,
        waits: Option<ObjectId>,
        causes: &mut Vec<Cause>,
    ) {
        for &at in uses.iter().rev() {
            let event = &self.events[at as usize];
            let mut hidden = false;
            for other in event.touches.iter().filter(|other| other.conflicts(touch)) {
                // A monitor must be free to be taken, so a release comes before whatever waits for
                // it; what may come in the other order is the acquisition before that. The same
                // goes for a lock, whose memory others may use, too.
                let race = match operation.lock {
                    _ if waits.is_none() => true,
                    Some(lock) => !event.gives_back(lock),
                    None => other.mode == Mode::Acquire,
                };
                causes.push(Cause {
                    at,
                    race,
                    monitor: waits,
                });
                hidden |= race && other.mode != Mode::Read && covers(other, touch);
            }
            if hidden || operation.fault == Fault::Locks && waits.is_some() {
                break;
            }
        }
    }

    /// Adds a step that was just taken.
    pub fn push(
        &mut self,
        machine: &Machine,
        before: &Before,
        (choice, state, footprint): (Choice, &State, &Footprint),
        touches: Vec<Touch>,
        mut clock: Clock,
    ) {
        let at = self.events.len() as u32;
        let thread = before.process.thread;
        let chain = self.chain_for(thread, &clock);
        let index = self.chains[chain as usize].len() as u32;
        clock.raise(chain, index + 1);
        self.chains[chain as usize].push(at);
        for touch in &touches {
            self.uses.note(touch.resource, at);
        }
        let undo = self.order.advance(machine, before, state, footprint, at);
        self.events.push(Event {
            process: before.process,
            choice,
            touches,
            clock,
            chain,
            index,
            undo,
            plain: before.plain,
            lock: footprint.lock,
            in_section: state.thread(thread).is_some_and(|one| one.is_exclusive()),
        });
    }

    /// Takes the last step away.
    pub fn pop(&mut self) -> Option<Event> {
        let event = self.events.pop()?;
        let at = self.events.len() as u32;
        self.chains[event.chain as usize].pop();
        for touch in &event.touches {
            self.uses.forget(touch.resource, at);
        }
        self.order.undo(event.undo.clone());
        Some(event)
    }

    /// What the execution leads to without an event and what comes after it because of it, from
    /// the initial state, and the choices that lead there. What such an event races with could
    /// come next there, and so could the event.
    pub fn without(
        &self,
        event: u32,
        machine: &Machine,
        mut state: RunningState,
    ) -> Option<(RunningState, Vec<Choice>)> {
        let mut order = ProgramOrder::new(machine, &state);
        let mut footprint = Footprint::default();
        let (mut choices, mut path) = (Vec::new(), Vec::new());
        // Nobody else moves inside an atomic section, so what it did before the event comes last.
        let begun = self.section_begun(event);
        let others = (0..self.events.len() as u32).filter(|&at| {
            !self.is_before(begun, self.clock(at)) && !self.is_before(event, self.clock(at))
        });
        for at in others.chain(begun..event) {
            let taken = &self.events[at as usize];
            machine.choices(&state, &mut choices);
            let same = |choice: &&Choice| {
                let completes = matches!(choice.action, Action::Complete(_));
                order.process(**choice) == taken.process
                    && (completes || choice.action == taken.choice.action)
            };
            let choice = *choices.iter().find(same)?;
            let before = order.before(machine, &state, choice)?;
            machine
                .apply_noting(&mut state, choice, &mut footprint)
                .ok()?;
            order.advance(machine, &before, &state, &footprint, path.len() as u32);
            path.push(choice);
        }
        Some((state, path))
    }

    /// Whether an event, and what comes next, are both in the middle of atomic sections. What two
    /// sections do cannot race.
    pub fn is_between_sections(&self, event: u32) -> bool {
        let open = self.events.last().is_some_and(|last| last.in_section);
        open && self.section_begun(event) < event
    }

    /// The first event of the atomic section in the middle of which an event comes, or the event.
    fn section_begun(&self, event: u32) -> u32 {
        let earlier = self.events[..event as usize].iter().rev();
        event - earlier.take_while(|one| one.in_section).count() as u32
    }

    /// A chain of the thread all of which happens before the clock, or a new one.
    fn chain_for(&mut self, thread: ThreadId, clock: &Clock) -> u32 {
        let chains = self.chains_of.entry(thread).or_default();
        let fits = |&&chain: &&u32| match self.chains[chain as usize].last() {
            Some(&last) => {
                let last = &self.events[last as usize];
                clock.of(last.chain) > last.index
            }
            None => true,
        };
        if let Some(&chain) = chains.iter().find(fits) {
            return chain;
        }
        let chain = self.chains.len() as u32;
        self.chains.push(Vec::new());
        chains.push(chain);
        chain
    }
}

/// Whether a use leaves nothing of another one over, so that what conflicts with the second and
/// came before the first conflicts with the first as well.
fn covers(first: &Touch, second: &Touch) -> bool {
    match (first.resource, second.resource) {
        (Resource::Cell(_, at, size), Resource::Cell(_, from, length)) => {
            at <= from && from + length <= at + size
        }
        (Resource::Cell(..), Resource::Object(_)) | (Resource::Life, _) => false,
        _ => true,
    }
}
