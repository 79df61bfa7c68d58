//! Persistent sets: the threads whose choices are enough in a state.
//!
//! A set of threads is persistent if nothing that the others can do, as long as none of the set
//! moves, conflicts with what the set does next, or lets a thread of it do something else. Then
//! the choices of the set are enough: whatever others do first could as well be done later, with
//! the same result. What threads do next is read off the state; what they can still do at all
//! comes from [`crate::future`]. The answer depends on the state alone.
//!
//! Nobody may be put off for ever: whoever leaves choices out must see to it that every cycle of
//! states has one in which nothing was left out ([`Machine::makes_progress`]).

use crate::enabled::deadlocks::WaitsFor;
use crate::future::{Future, Futures, Place, Range, reached_by};
use crate::independence::outlook::{Next, Outlook};
use crate::machine::choice::{Choice, Enabled};
use crate::machine::footprint::Footprint;
use crate::machine::{Machine, Merge};
use crate::state::flaw::Flaw;
use crate::state::heap::Reach;
use crate::state::keys::ThreadId;
use crate::state::running_state::RunningState;
use crate::state::thread::{Frame, Status, Thread};
use crate::state::word::ObjectId;
use crate::state::{ClassState, State};
use fencepost_base::FxHashSet;
use fencepost_ir::{FuncId, Op};
use std::cmp::Ordering;
use std::sync::atomic;

/// What is known about the threads of one state.
struct Survey<'a> {
    machine: &'a Machine,
    state: &'a State,
    analysis: &'a Futures,
    threads: Vec<&'a Thread>,
    choices: &'a [Choice],
    next: Vec<Vec<Next>>,
    futures: Vec<Option<Future>>,
    /// What each thread can reach, once somebody asked.
    reached: Vec<Option<FxHashSet<ObjectId>>>,
}

impl Machine {
    /// Works out what threads can still do, from what a run that starts with `entry` may come to.
    /// Says whether that is new.
    pub fn foresee(&self, entry: FuncId) -> bool {
        let mut is_new = false;
        if self.options.persistent {
            self.futures.get_or_init(|| {
                is_new = true;
                Futures::analyse(self, entry)
            });
        }
        is_new
    }

    /// What threads can still do, if it was worked out.
    #[inline]
    pub(crate) fn futures(&self) -> Option<&Futures> {
        self.futures.get()?.as_ref()
    }

    /// Notes that a run came to something that the text did not show.
    pub(crate) fn be_surprised(&self) {
        self.surprised.store(true, atomic::Ordering::Relaxed);
    }

    /// Whether a run came to something that the text did not show: what was left out on the
    /// strength of it may have been needed.
    pub fn was_surprised(&self) -> bool {
        self.surprised.load(atomic::Ordering::Relaxed)
    }

    /// Works out no persistent sets from now on: they do not pay for this program.
    pub fn give_up_persistent_sets(&self) {
        self.unprofitable.store(true, atomic::Ordering::Relaxed);
    }

    /// Whether persistent sets are worked out at all under these rules.
    pub fn has_persistent_sets(&self) -> bool {
        self.options.persistent
            && self.options.merge == Merge::Private
            && !self.options.stable
            && !self.has_copies()
            && self.early.is_empty()
            && !self.early.is_active()
            && !self.interrupts
            // These look at all memory: what was written, what was freed.
            && !self.rules.asks_unwritten
            && !self.rules.leaks_are_errors
            && !self.asks_waiting
            && !self.table.reuse_reads
            && !self.was_surprised()
            && !self.unprofitable.load(atomic::Ordering::Relaxed)
            && self.futures().is_some()
    }

    /// Leaves out choices that a persistent set of threads can do without. Says whether some were.
    pub fn reduce(&self, state: &State, choices: &mut Vec<Choice>) -> bool {
        let Some(first) = choices.first() else {
            return false;
        };
        if choices.iter().all(|choice| choice.thread == first.thread) {
            return false;
        }
        let Some(analysis) = self.futures() else {
            return false;
        };
        let Some(mut survey) = Survey::new(self, state, analysis, choices) else {
            return false;
        };
        let Some(kept) = survey.smallest() else {
            return false;
        };
        let before = choices.len();
        choices.retain(|choice| kept.contains(&choice.thread));
        choices.len() < before
    }

    /// Whether the next step of a thread neither ends the execution nor can lead back to where the
    /// thread stands in its code, as far as that is seen without running it.
    pub fn must_progress(&self, thread: &Thread) -> bool {
        let Some(futures) = self.futures() else {
            return false;
        };
        if self.may_end_inside(thread) {
            return false;
        }
        if self.options.flaw == Flaw::Progress {
            return true;
        }
        thread.status == Status::Running
            && thread.frames.iter().enumerate().all(|(depth, frame)| {
                let points = futures.points(self, frame.function);
                let top = depth + 1 == thread.frames.len();
                points.is_some_and(|points| !points.may_repeat(frame.pc, !top))
            })
    }

    /// Whether the next step of a thread takes operations along that may end the execution. All
    /// other ends are steps of their own.
    fn may_end_inside(&self, thread: &Thread) -> bool {
        // Any operation on memory that a program looks after itself may be a mistake, which ends the
        // execution.
        if self.manual_memory {
            return true;
        }
        let of_numbers = self
            .futures()
            .is_some_and(Futures::has_addresses_of_numbers);
        match self.next_op(thread) {
            Some(Op::AtomicBegin {} | Op::InitClass { .. }) => true,
            // What is not the address of anything is not modelled.
            Some(
                Op::Load { place, .. }
                | Op::Store { place, .. }
                | Op::Rmw { place, .. }
                | Op::CompareExchange { place, .. },
            ) => of_numbers && matches!(place, fencepost_ir::Place::Pointer(..)),
            Some(Op::Native { native, .. }) => self.native(*native).is_ok_and(|row| row.section),
            // Nothing else keeps others from moving.
            _ => false,
        }
    }

    /// Whether a thread that took a step is further on in its code than before, so that it cannot
    /// have come back to where it was. Positions are those of its frames, outermost first, and in
    /// loops the registers that count their rounds.
    pub fn makes_progress(&self, before: &Thread, after: &Thread) -> bool {
        if after.has_ended() {
            return true;
        }
        let Some(futures) = self.futures() else {
            return false;
        };
        let register = |thread: &Thread, frame: &Frame, reg: u16| {
            let place = frame.base + u32::from(reg);
            match thread.pending.promise(place) {
                Some(_) => None,
                None => thread.regs.get(place as usize).copied(),
            }
        };
        Self::is_further(before, after, &|old, new| {
            let Some(points) = futures.points(self, old.function) else {
                return Ordering::Less;
            };
            points.loops.compare(
                (old.pc, &|reg| register(before, old, reg)),
                (new.pc, &|reg| register(after, new, reg)),
            )
        })
    }

    fn is_further(
        before: &Thread,
        after: &Thread,
        compare: &dyn Fn(&Frame, &Frame) -> Ordering,
    ) -> bool {
        for at in 0.. {
            match (before.frames.get(at), after.frames.get(at)) {
                (Some(old), Some(new)) if old.function == new.function => match compare(old, new) {
                    Ordering::Less => return false,
                    Ordering::Equal => {}
                    Ordering::Greater => return true,
                },
                (Some(_), Some(_)) | (Some(_), None) => return false,
                (None, Some(_)) => return true,
                (None, None) => break,
            }
        }
        // The same place: an entry of the pending list may have completed.
        after.pending.entries.len() < before.pending.entries.len()
    }
}

impl<'a> Survey<'a> {
    fn new(
        machine: &'a Machine,
        state: &'a State,
        analysis: &'a Futures,
        choices: &'a [Choice],
    ) -> Option<Self> {
        let threads: Vec<&Thread> = state.threads.unseen().iter().collect();
        let outlook = Outlook {
            machine,
            state,
            analysis,
        };
        let next: Vec<Vec<Next>> = threads
            .iter()
            .map(|thread| match thread.has_ended() {
                true => Vec::new(),
                false => outlook.of(thread),
            })
            .collect();
        let everything = |list: &Vec<Next>| list.iter().any(|n| matches!(n, Next::Everything));
        let mut live = threads.iter().zip(&next).filter(|(t, _)| !t.has_ended());
        // If all threads conflict with everything, there is nothing to find out.
        if live.all(|(_, list)| everything(list)) {
            return None;
        }
        let futures = analysis.of_state(machine, state);
        Some(Self {
            machine,
            state,
            analysis,
            choices,
            reached: threads.iter().map(|_| None).collect(),
            threads,
            next,
            futures,
        })
    }

    /// The persistent set with the fewest choices; none if all threads are needed.
    fn smallest(&mut self) -> Option<Vec<ThreadId>> {
        let choices = self.choices;
        let count = |thread: ThreadId| choices.iter().filter(|c| c.thread == thread).count();
        let counts: Vec<usize> = self.threads.iter().map(|t| count(t.id)).collect();
        let mut best: Option<(usize, u64)> = None;
        for start in 0..self.threads.len() {
            if counts[start] == 0 {
                continue;
            }
            let Some(set) = self.close(start) else {
                continue;
            };
            let size = (0..counts.len())
                .filter(|at| set >> at & 1 != 0)
                .map(|at| counts[at])
                .sum();
            if size < choices.len() && best.is_none_or(|(least, _)| size < least) {
                best = Some((size, set));
                if size == 1 {
                    break;
                }
            }
        }
        let (_, set) = best?;
        let members = (0..self.threads.len()).filter(|at| set >> at & 1 != 0);
        Some(members.map(|at| self.threads[at].id).collect())
    }

    /// The smallest persistent set with a thread in it, as a bit set; none if it has everybody.
    fn close(&mut self, start: usize) -> Option<u64> {
        let count = self.threads.len();
        if count > 64 {
            return None;
        }
        let live = (0..count).filter(|&at| !self.threads[at].has_ended());
        let live = live.fold(0u64, |set, at| set | 1 << at);
        let mut set = 1u64 << start;
        let mut fresh = vec![start];
        while let Some(member) = fresh.pop() {
            self.run_section(member);
            let mut join = |set: &mut u64, other: usize| {
                if *set >> other & 1 == 0 {
                    *set |= 1 << other;
                    fresh.push(other);
                }
            };
            if let Some(owner) = self.frees(member)
                && let Some(at) = self.threads.iter().position(|t| t.id == owner)
            {
                join(&mut set, at);
            }
            for other in 0..count {
                let outside = live >> other & 1 != 0 && set >> other & 1 == 0;
                if outside && self.conflicts(set, member, other) {
                    join(&mut set, other);
                }
            }
            if set & live == live {
                return None;
            }
        }
        // A thread that joined late may have made others reachable from inside only, never from
        // outside, so earlier answers stand.
        Some(set)
    }

    /// Finds out what the next steps of a thread touch by running them, if one is a section.
    fn run_section(&mut self, member: usize) {
        let is_section = |next: &Next| matches!(next, Next::Section);
        if !self.next[member].iter().any(is_section) {
            return;
        }
        let (machine, state, thread) = (self.machine, self.state, self.threads[member]);
        let mut next = std::mem::take(&mut self.next[member]);
        next.retain(|next| !is_section(next));
        let outlook = Outlook {
            machine,
            state,
            analysis: self.analysis,
        };
        let mut footprint = Footprint::default();
        for &choice in self.choices.iter().filter(|c| c.thread == thread.id) {
            let mut after = RunningState::from(state.clone());
            match machine.apply_noting(&mut after, choice, &mut footprint) {
                Ok(()) => outlook.of_footprint(thread, &footprint, &mut next),
                Err(_) => next.push(Next::Everything),
            }
        }
        self.next[member] = next;
    }

    /// The one who can let a thread go on that must wait, if it is one alone. Who has only issued
    /// the release of a monitor still holds it.
    fn frees(&self, member: usize) -> Option<ThreadId> {
        let (machine, state) = (self.machine, self.state);
        let thread = self.threads[member];
        let waits = machine.enabled(state, thread) == Enabled::No;
        if !waits || machine.options.flaw == Flaw::Freed {
            return None;
        }
        if let Some(owner) = machine.awaited_owner(state, thread) {
            return Some(owner);
        }
        match machine.could_wait_for(state, thread) {
            Some(
                WaitsFor::Monitor(owner) | WaitsFor::Join(owner) | WaitsFor::Initializer(owner, _),
            ) => Some(owner),
            // Those who pulse, or change what a native waits for, conflict with its next step.
            Some(WaitsFor::Anyone) | None => None,
        }
    }

    /// Whether something that `other` can still do conflicts with the next steps of `member`.
    fn conflicts(&mut self, set: u64, member: usize, other: usize) -> bool {
        if self.machine.options.flaw == Flaw::Futures {
            return false;
        }
        let next = std::mem::take(&mut self.next[member]);
        let meets = next.iter().any(|next| self.meets(set, next, other));
        self.next[member] = next;
        meets
    }

    fn meets(&mut self, set: u64, next: &Next, other: usize) -> bool {
        let (machine, state, analysis) = (self.machine, self.state, self.analysis);
        let Some(future) = &self.futures[other] else {
            return false;
        };
        if future.unknown {
            return true;
        }
        let has = |place: Place| {
            let id = analysis.places.find(place);
            id.is_some_and(|id| future.any.contains(id << 1 | 1))
        };
        let (object, known) = match *next {
            // A section is run before it is asked about.
            Next::Everything | Next::Section => return true,
            // Nobody comes to static fields before the class is initialised, and who does that makes
            // no difference.
            Next::Memory(range, _) if self.belongs_to_initializer(range.object) => return false,
            Next::Memory(range, write) => {
                let memory = &future.memory;
                let overlaps = |&(theirs, changes): &(Range, bool)| {
                    (write || changes) && theirs.overlaps(range)
                };
                if memory.iter().any(overlaps) {
                    return true;
                }
                let Some(target) = state.heap.get(range.object) else {
                    return true;
                };
                let accesses = analysis.accesses(machine, target, range, write);
                (range.object, accesses.meets(&future.any))
            }
            Next::Enter(object) => {
                let takes = |place| matches!(place, Place::Enter | Place::TryEnter | Place::Queue);
                if future
                    .monitors
                    .iter()
                    .any(|&(o, p)| o == object && takes(p))
                {
                    return true;
                }
                let takes = [
                    Place::Enter,
                    Place::TryEnter,
                    Place::Queue,
                    Place::Reachable,
                ];
                (object, takes.into_iter().any(has))
            }
            Next::TryEnter(object) => {
                if future.monitors.iter().any(|&(o, _)| o == object) {
                    return true;
                }
                let all = [
                    Place::Enter,
                    Place::TryEnter,
                    Place::Exit,
                    Place::Queue,
                    Place::Reachable,
                ];
                (object, all.into_iter().any(has))
            }
            Next::Exit(object) => {
                let looks = |place| matches!(place, Place::TryEnter);
                if future
                    .monitors
                    .iter()
                    .any(|&(o, p)| o == object && looks(p))
                {
                    return true;
                }
                let looks = [Place::TryEnter, Place::Reachable];
                (object, looks.into_iter().any(has))
            }
            Next::Queue(object) => {
                let waits = |place| matches!(place, Place::Queue);
                if future
                    .monitors
                    .iter()
                    .any(|&(o, p)| o == object && waits(p))
                {
                    return true;
                }
                let waits = [Place::Queue, Place::Reachable];
                (object, waits.into_iter().any(has))
            }
            Next::Class(class) => {
                let begins = !analysis.is_plainly_initialized(class);
                return future.initializes.contains(&class) || begins && has(Place::Class(class));
            }
            Next::End => return has(Place::End),
            // Whoever is not a background thread keeps the program going until it ends, and calls
            // into the runtime can make any thread one.
            Next::Life(background) => {
                return !self.threads[other].background && background
                    || has(Place::Runtime)
                    || has(Place::Exiting);
            }
            Next::Runtime => return has(Place::Runtime),
            Next::Clock => return has(Place::Clock),
        };
        let roots = !future.roots.is_empty();
        (known || roots) && self.is_reached(set, object)
    }

    /// Whether an object is the static fields of a class that is not initialised yet, and it makes
    /// no difference who initialises it.
    fn belongs_to_initializer(&self, object: ObjectId) -> bool {
        let Some(class) = object.statics_class() else {
            return false;
        };
        let done = match self.state.globals.class_state(class) {
            Some(ClassState::Done | ClassState::Failed(_)) => true,
            Some(ClassState::Running(_)) | None => false,
        };
        !done && self.analysis.is_plainly_initialized(class)
    }

    /// Whether some thread outside a set can reach an object.
    fn is_reached(&mut self, set: u64, object: ObjectId) -> bool {
        let (machine, state) = (self.machine, self.state);
        if object.statics_class().is_some() || machine.is_named(object) {
            return true;
        }
        let Some(target) = state.heap.get(object) else {
            return true;
        };
        if let Reach::Only(owner) = target.reach {
            let at = self.threads.iter().position(|t| t.id == owner);
            return at.is_none_or(|at| set >> at & 1 == 0);
        }
        // Which of its bytes are addresses, untyped memory does not say for good.
        if target.exposed || machine.manual_memory {
            return true;
        }
        for at in 0..self.threads.len() {
            let thread = self.threads[at];
            if set >> at & 1 != 0 || thread.has_ended() {
                continue;
            }
            if self.reached[at].is_none() {
                let Some(future) = &self.futures[at] else {
                    continue;
                };
                let statics = self.analysis.statics_of(&future.any);
                self.reached[at] = Some(reached_by(machine, state, thread, statics.into_iter()));
            }
            if self.reached[at]
                .as_ref()
                .is_some_and(|all| all.contains(&object))
            {
                return true;
            }
        }
        false
    }
}
