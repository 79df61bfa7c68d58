//! Stateless dynamic partial order reduction: source sets and sleep sets.
//!
//! The search runs one execution after the other. Two events race if they conflict and nothing but
//! that orders them; then the other order is tried, too: at the state before the first event one
//! of those processes is asked for that can begin what leads to the second event without the first.

use crate::Fault;
use crate::clock::Clock;
use crate::level::{Level, Plan, Sleeper};
use crate::program_order::Process;
use crate::record::Record;
use crate::snapshots::Snapshots;
use crate::trace::{Race, Trace};
use fencepost_search::checks::Going;
use fencepost_search::finding::SearchResult;
use fencepost_search::limits::LimitHit;
use fencepost_search::task::SearchTask;
use fencepost_vm::{Choice, Drain, Footprint, Machine, Mode, Resource, RunningState, Touch};

/// The longest execution, unless the task says otherwise: an endless loop has no end here.
const DEFAULT_DEPTH: u64 = 4_000;

/// Explores every execution that is not like another one, unless broken.
pub fn explore_broken(task: &SearchTask<'_>, fault: Fault) -> SearchResult {
    let mut record = Record::new(task);
    match task.machine.initial(task.entry, &[], None) {
        Ok(state) => Search::new(record, state, fault).run(),
        Err((_, stop)) => {
            record.executions = 1;
            record.stopped(stop, &Vec::new);
            record.finish(true)
        }
    }
}

struct Search<'a> {
    machine: &'a Machine,
    record: Record<'a>,
    state: RunningState,
    /// How many steps of the execution lead to `state`; none if it is of no use.
    at: Option<usize>,
    trace: Trace,
    levels: Vec<Level>,
    snapshots: Snapshots,
    footprint: Footprint,
    choices: Vec<Choice>,
    max_depth: u64,
    fault: Fault,
}

impl<'a> Search<'a> {
    fn new(record: Record<'a>, state: RunningState, fault: Fault) -> Self {
        let machine = record.task.machine;
        Self {
            machine,
            trace: Trace::new(machine, &state),
            levels: Vec::new(),
            snapshots: Snapshots::new(&state),
            at: Some(0),
            footprint: Footprint::default(),
            choices: Vec::new(),
            max_depth: record.task.limits.max_depth.unwrap_or(DEFAULT_DEPTH),
            record,
            state,
            fault,
        }
    }

    fn run(mut self) -> SearchResult {
        self.record.keep_marks(&mut self.state.record);
        if self.enter(Vec::new(), &Plan::default()) == Going::Over {
            return self.record.finish(false);
        }
        loop {
            let Some(level) = self.levels.last_mut() else {
                return self.record.finish(true);
            };
            let Some(choice) = level.next() else {
                let left = level.choices_left();
                self.record.result.statistics.comparison.choices_left += left;
                self.levels.pop();
                self.trace.pop();
                self.at = None;
                continue;
            };
            if self.step(choice) == Going::Over {
                return self.record.finish(false);
            }
        }
    }

    /// The choices that lead to the current state, then one more if given.
    fn path(trace: &Trace, last: Option<Choice>) -> Vec<Choice> {
        let taken = trace.events.iter().map(|event| event.choice);
        taken.chain(last).collect()
    }

    /// Looks at the state that the execution has just reached.
    fn enter(&mut self, sleepers: Vec<Sleeper>, plan: &Plan) -> Going {
        let depth = self.trace.events.len();
        self.machine.choices(&self.state, &mut self.choices);
        let trace = &self.trace;
        let stuck = self.choices.is_empty();
        let path = || Self::path(trace, None);
        if self.record.enter(&self.state, stuck, &path) == Going::Over {
            return Going::Over;
        }
        self.snapshots.offer(depth, &self.state);
        if depth as u64 >= self.max_depth && !stuck {
            self.record.result.limits.insert(LimitHit::Depth);
            self.record.executions += 1;
            self.choices.clear();
        } else if stuck {
            self.record.executions += 1;
        }
        let mut level = Level::new(&self.choices, &self.trace.order, sleepers);
        let last = self.trace.events.last().map(|event| event.process.thread);
        // Going on with the thread that moved last makes executions with few switches.
        let awake = level.want_first(plan, |process| u64::from(Some(process.thread) != last));
        if !awake && !level.slots.is_empty() {
            self.record.result.statistics.comparison.cut += 1;
        }
        if !self.state.globals.timers.is_empty() {
            // Whoever disarms a timer takes its thread away before it has done anything.
            level.want_all();
        }
        self.levels.push(level);
        self.look_at_blocked();
        Going::On
    }

    /// Takes a choice from the last level.
    fn step(&mut self, choice: Choice) -> Going {
        let depth = self.trace.events.len();
        if self.at != Some(depth) {
            let taken = self.trace.events.iter().map(|event| event.choice);
            self.state = self.snapshots.restore(self.machine, taken);
            self.record.note_repeated(&mut self.state.record);
        }
        self.at = None;
        let Some(before) = self.trace.order.before(self.machine, &self.state, choice) else {
            self.record.result.refused_choices += 1;
            return Going::On;
        };
        self.record.set_deadline(&mut self.state.record);
        let applied = self
            .machine
            .apply_noting(&mut self.state, choice, &mut self.footprint);
        if self.record.is_late(&mut self.state.record) {
            return Going::Over;
        }
        self.record.keep_marks(&mut self.state.record);
        let forwarded = self.trace.order.forwarded_from(&before, &self.footprint);
        let touches = self.touches(before.process, forwarded);
        let preceding = self.trace.order.preceding(self.machine, &before, forwarded);
        let lock = self.footprint.lock;
        let prospect = self
            .trace
            .prospect(&before, &preceding, &touches, lock, self.fault);
        let shown = self.show_races(&prospect.races, before.plain, &touches);
        if shown == Going::Over {
            return Going::Over;
        }
        for race in &prospect.races {
            let past = race.past(&prospect.clock);
            self.reverse(race.first, before.process, before.drain, past);
        }
        let level = &mut self.levels[depth];
        level.note(before.process, &touches);
        let everything = touches.iter().any(|t| t.resource == Resource::Everything);
        if applied.is_err() || everything {
            // Nobody comes after this step, so whoever could move must be tried instead of it.
            level.want_all();
        }
        let snapshots = &self.snapshots;
        let counted = self.record.count(depth as u64 + 1, 0, || snapshots.bytes());
        if counted == Going::Over {
            return Going::Over;
        }
        if let Err(stop) = applied {
            self.record.executions += 1;
            let trace = &self.trace;
            return self
                .record
                .stopped(stop, &|| Self::path(trace, Some(choice)));
        }
        let sleepers = level.sleepers_after(&touches);
        let plan = level.plan_behind(before.process);
        self.trace.push(
            self.machine,
            &before,
            (choice, &self.state, &self.footprint),
            touches,
            prospect.clock,
        );
        self.at = Some(depth + 1);
        self.enter(sleepers, &plan)
    }

    /// Looks at the states in which a step and an access that it races with could both come next,
    /// if races are looked for: the executions of this search need not pass through them.
    fn show_races(&mut self, races: &[Race], plain: bool, touches: &[Touch]) -> Going {
        if !self.record.task.properties.races {
            return Going::On;
        }
        for first in races.iter().map(|race| race.first) {
            let event = &self.trace.events[first as usize];
            let is_access = |touch: &Touch| matches!(touch.resource, Resource::Cell(..));
            let accesses = touches.iter().filter(|touch| is_access(touch));
            let mut both = accesses.filter(|t| event.touches.iter().any(|e| e.conflicts(t)));
            let accesses = (plain || event.plain) && both.next().is_some();
            if !accesses || self.trace.is_between_sections(first) {
                continue;
            }
            let Some((state, path)) =
                self.trace
                    .without(first, self.machine, self.snapshots.initial())
            else {
                self.record.result.refused_choices += 1;
                continue;
            };
            if self.record.enter(&state, false, &|| path.clone()) == Going::Over {
                return Going::Over;
            }
        }
        Going::On
    }

    /// What the last step touched, as this search sees it.
    fn touches(&self, process: Process, forwarded: Option<Process>) -> Vec<Touch> {
        let mut touches = self.footprint.touches.clone();
        self.fault.overlook(&self.state, &mut touches);
        let mut add = |resource, mode| touches.push(Touch { resource, mode });
        if let Some(source) = forwarded {
            add(Resource::Pending(source.thread, source.serial), Mode::Read);
        }
        let writes = self.footprint.touches.iter().any(|touch| {
            touch.mode == Mode::Write
                && matches!(touch.resource, Resource::Cell(..) | Resource::Object(_))
        });
        if writes && self.machine.model.table().forwarding {
            add(
                Resource::Pending(process.thread, process.serial),
                Mode::Write,
            );
        }
        let observed = &self.machine.options.observed;
        let mut all = self.footprint.touches.iter();
        if all.any(|touch| touch.changes(observed)) {
            add(Resource::Observed, Mode::Write);
        }
        // While a thread is in an atomic section that goes on, nobody else can move.
        let mut threads = self.state.threads.iter();
        if threads.any(|thread| !thread.has_ended() && thread.is_exclusive()) {
            add(Resource::Everything, Mode::Write);
        }
        touches
    }

    /// Threads that cannot move may be kept from it by what has happened; had they been earlier,
    /// they would not. So their next operations race, too.
    fn look_at_blocked(&mut self) {
        if self.fault == Fault::Blocked {
            return;
        }
        let (Some(level), last) = (self.levels.last(), self.trace.events.last()) else {
            return;
        };
        let mut blocked = Vec::new();
        for thread in self.state.threads.iter().filter(|t| !t.has_ended()) {
            let process = self.trace.order.next_in_place(thread.id);
            if level.is_enabled(process) {
                continue;
            }
            let touches = self.machine.awaited(&self.state, thread);
            let concerns = |touch: &Touch| {
                last.is_none_or(|event| {
                    event.process.thread == thread.id
                        || event.touches.iter().any(|other| other.conflicts(touch))
                })
            };
            if touches.iter().any(concerns) {
                blocked.push((process, touches, self.machine.drain(&self.state, thread)));
            }
        }
        for (process, touches, drain) in blocked {
            let thread = process.thread;
            let prospect = self.trace.blocked(self.machine, thread, &touches, drain);
            for race in &prospect.races {
                let past = race.past(&prospect.clock);
                self.reverse(race.first, process, drain, past);
            }
        }
    }

    /// Makes sure that an execution is tried in which `second` comes without waiting for the event
    /// `first`, with which it races. `past` is what happens before it there.
    fn reverse(&mut self, first: u32, second: Process, drain: Drain, past: &Clock) {
        if self.fault == Fault::Races {
            return;
        }
        let trace = &self.trace;
        let comparison = &mut self.record.result.statistics.comparison;
        comparison.races += 1;
        let level = &mut self.levels[first as usize];
        // What follows the first event but does not need it, in order; of that, what needs nothing
        // else of it could come first.
        let mut free: Vec<u32> = Vec::new();
        let mut beginners: Vec<Process> = Vec::new();
        for at in first + 1..trace.events.len() as u32 {
            let their_clock = trace.clock(at);
            if trace.is_before(first, their_clock) {
                continue;
            }
            if !free
                .iter()
                .any(|&other| trace.is_before(other, their_clock))
            {
                let process = trace.events[at as usize].process;
                if level.is_covered(process) {
                    return;
                }
                beginners.push(process);
            }
            free.push(at);
        }
        let second_begins = !free.iter().any(|&other| trace.is_before(other, past));
        if second_begins {
            if level.is_covered(second) {
                return;
            }
            if !level.is_enabled(second) {
                // If it could not move there, nothing that leads to it can change that; but before
                // a class that nobody has begun to initialise, what it has pending does.
                if drain == Drain::Class {
                    comparison.reversals += 1;
                    level.want_all();
                }
                return;
            }
            beginners.push(second);
        }
        comparison.reversals += 1;
        let wanted = beginners.last().is_some_and(|&begins| {
            // The rest of the way to the second event wakes whoever sleeps because of the first.
            let way = free.iter().map(|&at| trace.events[at as usize].process);
            let way = way.filter(|&process| process != begins && process != second);
            let end = std::iter::once(second).filter(|_| second != begins);
            level.want(begins, Plan::new(way.chain(end).collect()))
        });
        if !wanted {
            level.want_all();
        }
    }
}
