//! What is known about the threads of one state, and the sets of them that are persistent.

use crate::enabled::deadlocks::WaitsFor;
use crate::future::{Futures, Keeper, Prospects, Range, reached_by};
use crate::independence::cells::Cells;
use crate::independence::meets::Meets;
use crate::independence::next::Next;
use crate::independence::on_demand::{Known, OnDemand};
use crate::independence::outlook::Outlook;
use crate::independence::thread_set::ThreadSet;
use crate::machine::Machine;
use crate::machine::choice::{Choice, Enabled};
use crate::machine::footprint::Footprint;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::heap::Reach;
use crate::state::keys::ThreadId;
use crate::state::running_state::RunningState;
use crate::state::thread::{Status, Thread};
use crate::state::word::ObjectId;
use fencepost_base::FxHashSet;
use fencepost_memory_model::AccessKind;

/// What would make the next steps of one thread conflict with something that another can still do.
#[derive(Clone, Default)]
pub(super) struct Meeting {
    /// They do.
    surely: bool,
    /// They do if a thread that moves can reach one of these objects.
    through: Vec<ObjectId>,
}

/// What is known about the threads of one state.
pub(super) struct Survey<'a> {
    pub machine: &'a Machine,
    pub state: &'a State,
    pub analysis: &'a Futures,
    pub threads: Vec<&'a Thread>,
    /// Those that have not ended.
    pub live: ThreadSet,
    /// Those that can do nothing that anybody notices until another thread has moved.
    stuck: ThreadSet,
    choices: &'a [Choice],
    /// How many choices each thread has.
    counts: Vec<usize>,
    next: Vec<Vec<Next>>,
    /// For threads that are stuck: what must all be changed before they can go on, if that is known.
    needs: Vec<Vec<Next>>,
    pub futures: OnDemand<'a>,
    /// Whether nobody can move but firings of timers.
    pub only_timers_move: bool,
    /// What each thread can reach, once somebody asked.
    reached: Vec<Option<FxHashSet<ObjectId>>>,
    /// How the next steps of each thread meet the others, once somebody asked: each part of what
    /// these can still do, in the order of [`Prospects::all`].
    meetings: Vec<Option<Vec<Meeting>>>,
    /// What threads wait for that is memory, once somebody asked.
    pub cells: Option<Cells>,
}

impl<'a> Survey<'a> {
    /// Looks at the threads of a state; none if there is nothing to find out. What they can still do
    /// is `known`, or else found out.
    pub fn new(
        machine: &'a Machine,
        state: &'a State,
        analysis: &'a Futures,
        choices: &'a [Choice],
        known: Option<Known>,
    ) -> Option<Self> {
        let threads: Vec<&Thread> = state.threads.unseen().iter().collect();
        if threads.len() > ThreadSet::MOST {
            return None;
        }
        let outlook = Outlook {
            machine,
            state,
            analysis,
        };
        let mut next: Vec<Vec<Next>> = threads
            .iter()
            .map(|thread| match thread.has_ended() {
                true => Vec::new(),
                false => outlook.of(thread),
            })
            .collect();
        let everything = |list: &Vec<Next>| list.iter().any(|n| matches!(n, Next::Everything));
        let mut alive = threads.iter().zip(&next).filter(|(t, _)| !t.has_ended());
        // If all threads conflict with everything, there is nothing to find out.
        if alive.all(|(_, list)| everything(list)) {
            return None;
        }
        let count = |thread: ThreadId| choices.iter().filter(|c| c.thread == thread).count();
        let counts: Vec<usize> = threads.iter().map(|thread| count(thread.id)).collect();
        let mut needs: Vec<Vec<Next>> = vec![Vec::new(); threads.len()];
        let (mut live, mut stuck) = (ThreadSet::default(), ThreadSet::default());
        for (at, thread) in threads.iter().enumerate() {
            if thread.has_ended() {
                continue;
            }
            live.insert(at);
            if counts[at] == 0 && outlook.waits_for_others(thread) {
                stuck.insert(at);
                // An interrupt lets a thread go on whatever else it needs.
                if !machine.interrupts {
                    needs[at] = outlook.needs(thread);
                }
                next[at] = outlook.awaited(thread);
            }
        }
        let futures = OnDemand::new(machine, state, analysis, known);
        let size = threads.len();
        let is_delayed = |at: usize| threads[at].status == Status::Delayed;
        let only_timers_move = live.without(stuck).iter().all(is_delayed);
        Some(Self {
            machine,
            state,
            analysis,
            threads,
            live,
            stuck,
            choices,
            counts,
            next,
            needs,
            futures,
            only_timers_move,
            reached: vec![None; size],
            meetings: vec![None; size * size],
            cells: None,
        })
    }

    /// Finds out anew what threads can still do.
    pub fn renew(&mut self) {
        self.futures = OnDemand::new(self.machine, self.state, self.analysis, None);
        self.reached.fill(None);
        self.meetings.fill(None);
        self.cells = None;
    }

    /// Whether the choices of a thread are enough, and there is one alone.
    pub fn has_single_choice_enough(&mut self, thread: ThreadId) -> bool {
        let at = self.position(thread);
        at.is_some_and(|at| self.counts[at] == 1 && self.close(at) == ThreadSet::of(at))
    }

    /// The persistent set with the fewest choices, none of them of a refused thread. Nothing if there
    /// is no such set that leaves choices out.
    pub fn smallest(&mut self, refused: &[ThreadId]) -> Option<Vec<ThreadId>> {
        let mut best: Option<(usize, ThreadSet)> = None;
        for start in 0..self.threads.len() {
            if self.counts[start] == 0 || refused.contains(&self.threads[start].id) {
                continue;
            }
            let set = self.close(start);
            let is_refused =
                |at: usize| self.counts[at] > 0 && refused.contains(&self.threads[at].id);
            if !refused.is_empty() && set.iter().any(is_refused) {
                continue;
            }
            let size = set.iter().map(|at| self.counts[at]).sum();
            if size < self.choices.len() && best.is_none_or(|(least, _)| size < least) {
                best = Some((size, set));
                if size == 1 {
                    break;
                }
            }
        }
        let (_, set) = best?;
        Some(set.iter().map(|at| self.threads[at].id).collect())
    }

    /// A small persistent set with a thread in it.
    fn close(&mut self, start: usize) -> ThreadSet {
        let mut set = ThreadSet::of(start);
        while let Some(other) = self.missing(set) {
            set.insert(other);
        }
        set
    }

    /// A thread that a set needs in order to be persistent, if there is one.
    fn missing(&mut self, set: ThreadSet) -> Option<usize> {
        for member in set.iter() {
            self.run_section(member);
            let owner = self.frees(member).and_then(|owner| self.position(owner));
            if let Some(owner) = owner.filter(|&owner| !set.contains(owner)) {
                return Some(owner);
            }
        }
        let movers = self.movers(set);
        for other in movers.iter() {
            if set
                .iter()
                .any(|m| self.needs[m].is_empty() && self.conflicts(m, other, movers))
            {
                return Some(other);
            }
        }
        set.iter().find_map(|member| self.provider(member, movers))
    }

    /// The threads outside a set that can move as long as none of the set does: those that can move
    /// now, and those that are stuck until one of them does something.
    fn movers(&mut self, set: ThreadSet) -> ThreadSet {
        let outside = self.live.without(set);
        let mut movers = outside.without(self.stuck);
        if self.machine.options.flaw == Flaw::Woken {
            return movers;
        }
        loop {
            let before = movers;
            for at in outside.without(movers).iter() {
                if self.may_be_woken(at, movers) {
                    movers.insert(at);
                }
            }
            if movers == before {
                return movers;
            }
        }
    }

    /// Whether a thread that is stuck may be able to go on after something that `movers` do.
    fn may_be_woken(&mut self, stuck: usize, movers: ThreadSet) -> bool {
        if !self.needs[stuck].is_empty() {
            return self.provider(stuck, movers).is_some();
        }
        match self.frees(stuck) {
            Some(owner) => {
                let owner_moves = self.position(owner).is_none_or(|at| movers.contains(at));
                owner_moves
                    || movers.iter().any(|at| self.may_overwrite(stuck, at))
                    || self.machine.interrupts
                        && movers.iter().any(|at| self.conflicts(stuck, at, movers))
            }
            None => movers.iter().any(|at| self.conflicts(stuck, at, movers)),
        }
    }

    /// One of `movers` who may change something that a thread needs that is stuck. Nobody if `movers`
    /// cannot change all that it needs: then it stays stuck.
    fn provider(&mut self, stuck: usize, movers: ThreadSet) -> Option<usize> {
        let needs = std::mem::take(&mut self.needs[stuck]);
        let mut changes = |need: &Next| {
            movers.iter().find(|&at| {
                let meetings = self.meetings_of(std::slice::from_ref(need), at);
                self.happens(&meetings, at, movers, movers)
            })
        };
        let all: Option<Vec<usize>> = needs.iter().map(&mut changes).collect();
        self.needs[stuck] = needs;
        all?.first().copied()
    }

    /// Whether a thread may change the memory of a lock that another is stuck at other than by
    /// taking it or giving it back. Locks that are memory of the program are nobody's in particular.
    fn may_overwrite(&self, stuck: usize, other: usize) -> bool {
        let mut next = self.next[stuck].iter();
        self.machine.manual_memory
            && next.any(|next| next.may_touch_memory(|range| self.may_overwrite_lock(range, other)))
    }

    /// Whether a thread may change the memory of a lock other than by taking it or giving it back.
    fn may_overwrite_lock(&self, lock: Range, other: usize) -> bool {
        let futures = self.futures.of(other).into_iter().flat_map(Prospects::all);
        self.analysis
            .may_overwrite_lock(self.machine, self.state, lock, futures)
    }

    fn position(&self, thread: ThreadId) -> Option<usize> {
        self.threads.iter().position(|t| t.id == thread)
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
            let applied = machine.apply_noting(&mut after, choice, &mut footprint);
            // One that stops at a choice, or because it is long, shows only a part.
            let goes_on = after
                .thread(thread.id)
                .is_some_and(|thread| thread.is_exclusive());
            match applied {
                Ok(()) if !goes_on => outlook.of_footprint(thread, &footprint, &mut next),
                Ok(()) | Err(_) => next.push(Next::Everything),
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

    /// Whether something that `other` can still do, as long as only `movers` move, conflicts with the
    /// next steps of a thread.
    fn conflicts(&mut self, thread: usize, other: usize, movers: ThreadSet) -> bool {
        if self.machine.options.flaw == Flaw::Futures {
            return false;
        }
        let at = thread * self.threads.len() + other;
        let meetings = match self.meetings[at].take() {
            Some(meetings) => meetings,
            None => self.meetings_of(&self.next[thread], other),
        };
        let mut releasing = movers;
        if self.has_issued_release(thread) {
            releasing.insert(thread);
        }
        let conflicts = self.happens(&meetings, other, releasing, movers);
        self.meetings[at] = Some(meetings);
        conflicts
    }

    /// Whether the next steps of a thread may give a monitor back and go on: others can then come in
    /// between, though such a step of the thread has it all.
    fn has_issued_release(&self, thread: usize) -> bool {
        let mut entries = self.threads[thread].pending.entries.iter();
        self.machine.options.flaw != Flaw::Releases
            && entries.any(|entry| entry.access() == Some(AccessKind::Unlock))
    }

    /// Whether next steps meet something that `other` can do as long as only `movers` give back
    /// locks and end, and only `givers` hand over references and write memory.
    pub fn happens(
        &mut self,
        meetings: &[Meeting],
        other: usize,
        movers: ThreadSet,
        givers: ThreadSet,
    ) -> bool {
        let closed = self.closed_cells(movers, givers);
        self.happens_behind(meetings, other, (movers, givers), &closed)
    }

    /// The same, given the cells that stay as they are.
    pub fn happens_behind(
        &mut self,
        meetings: &[Meeting],
        other: usize,
        (movers, givers): (ThreadSet, ThreadSet),
        closed: &[Range],
    ) -> bool {
        let reached = |survey: &mut Self, &object: &ObjectId| survey.is_reached(object, givers);
        meetings.iter().enumerate().any(|(part, meeting)| {
            !self.is_kept_from(other, part, (movers, givers), closed)
                && (meeting.surely || meeting.through.iter().any(|object| reached(self, object)))
        })
    }

    /// Whether a thread cannot come to a part of what it can still do as long as only `movers` give
    /// back locks and end, and only `writers` write memory, who leave `closed` as it is: it must wait
    /// for somebody else.
    fn is_kept_from(
        &self,
        thread: usize,
        part: usize,
        (movers, writers): (ThreadSet, ThreadSet),
        closed: &[Range],
    ) -> bool {
        let prospects = self.futures.of(thread);
        let behind = prospects.and_then(|all| all.behind.get(part.checked_sub(1)?));
        let Some(behind) = behind else {
            return false;
        };
        let keeps = |keeper: &Keeper| match *keeper {
            Keeper::Thread { thread, lock } => {
                let at = self.position(thread);
                let overwritten = |lock| writers.iter().any(|at| self.may_overwrite_lock(lock, at));
                at.is_some_and(|at| !movers.contains(at)) && !lock.is_some_and(overwritten)
            }
            Keeper::Cell(cell) => closed.contains(&cell),
        };
        self.machine.options.flaw == Flaw::Monitors || behind.gates.iter().any(keeps)
    }

    /// How next steps meet each part of what `other` can still do.
    pub fn meetings_of(&self, next: &[Next], other: usize) -> Vec<Meeting> {
        let parts = self.futures.of(other).into_iter().flat_map(Prospects::all);
        parts
            .map(|future| {
                let mut meeting = Meeting::default();
                for next in next {
                    match self.meets(next, other, future) {
                        Meets::Never => {}
                        Meets::Surely => meeting.surely = true,
                        Meets::Through(object) if meeting.through.contains(&object) => {}
                        Meets::Through(object) => meeting.through.push(object),
                    }
                }
                meeting
            })
            .collect()
    }

    /// Whether one of these threads can reach an object.
    fn is_reached(&mut self, object: ObjectId, threads: ThreadSet) -> bool {
        let (machine, state) = (self.machine, self.state);
        if object.statics_class().is_some() || machine.is_named(object) {
            return true;
        }
        let Some(target) = state.heap.get(object) else {
            return true;
        };
        if let Reach::Only(owner) = target.reach {
            return self.position(owner).is_none_or(|at| threads.contains(at));
        }
        // Which of its bytes are addresses, untyped memory does not say for good.
        target.exposed || machine.manual_memory || threads.iter().any(|at| self.reaches(at, object))
    }

    /// Whether a thread can reach an object, through static fields only if it can still come to
    /// them.
    fn reaches(&mut self, at: usize, object: ObjectId) -> bool {
        if self.reached[at].is_none() {
            let Some(prospects) = self.futures.of(at) else {
                return false;
            };
            let statics = prospects
                .all()
                .flat_map(|future| self.analysis.statics_of(&future.any));
            let thread = self.threads[at];
            let all = reached_by(self.machine, self.state, thread, statics);
            self.reached[at] = Some(all);
        }
        let all = self.reached[at].as_ref();
        all.is_some_and(|all| all.contains(&object))
    }
}
