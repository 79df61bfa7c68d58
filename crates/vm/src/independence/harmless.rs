//! Past accesses that nobody can race with any more.
//!
//! States differ in which accesses are over and who knows that ([`crate::state::knowledge`]). An
//! access is forgotten as soon as every thread that does not know it either cannot touch the same
//! memory any more, or must synchronise before with somebody who knows it: it takes a lock behind
//! which the access happened, or joins a thread that knows it. What is forgotten could not have been
//! part of a race, so the same races are found from there on. As with persistent sets, what threads
//! can still do comes from [`crate::future`], and the answer depends on the state alone.

use crate::future::{Evaluation, Future, Futures, Place, Prospects, Range, Teacher, Touched};
use crate::machine::Machine;
use crate::machine::native::RuntimePart;
use crate::state::State;
use crate::state::flaw::Flaw;
use crate::state::heap::{ObjectKind, Reach};
use crate::state::keys::ThreadId;
use crate::state::knowledge::{Knower, PastAccess, sharers_of};
use crate::state::running_state::RunningState;

/// What the threads of a state can still do, by whom they synchronise with before.
struct Lessons<'a> {
    machine: &'a Machine,
    state: &'a State,
    analysis: &'a Futures,
    /// The threads that have not ended.
    living: Vec<(ThreadId, Prospects<Teacher>)>,
}

impl Machine {
    /// Forgets past accesses that nobody can race with any more, as far as the text shows that.
    pub fn forget_harmless_accesses(&self, state: &mut RunningState) {
        let Some(analysis) = self.futures().filter(|_| self.has_persistent_sets()) else {
            return;
        };
        let knowledge = &state.globals.knowledge;
        if knowledge.is_empty() || knowledge.found.is_some() {
            return;
        }
        let lessons = Lessons::of(self, state, analysis);
        let mut forgetful = knowledge.clone();
        if forgetful.forget_accesses(|access, knowers| lessons.is_harmless(access, knowers)) {
            state.globals.knowledge = forgetful;
        }
    }
}

impl<'a> Lessons<'a> {
    fn of(machine: &'a Machine, state: &'a State, analysis: &'a Futures) -> Self {
        let evaluation = Evaluation::new(analysis, machine, state);
        let threads = state.threads.unseen().iter().enumerate();
        let living = threads.filter_map(|(at, thread)| {
            let lookahead = machine.look_ahead(state, thread.id);
            Some((thread.id, evaluation.taught(at, lookahead)?))
        });
        Self {
            machine,
            state,
            analysis,
            living: living.collect(),
        }
    }

    /// Whether every thread that does not know an access cannot race with it.
    fn is_harmless(&self, access: &PastAccess, knowers: &[Knower]) -> bool {
        self.living.iter().all(|(thread, prospects)| {
            knowers.contains(&Knower::Thread(*thread))
                || prospects.parts().all(|(teachers, future)| {
                    !self.may_race(access, *thread, future)
                        || teachers.iter().any(|t| self.teaches(t, *thread, knowers))
                })
        })
    }

    /// Whether something that a thread can still do conflicts with an access.
    fn may_race(&self, access: &PastAccess, thread: ThreadId, future: &Future) -> bool {
        if future.unknown || !future.roots.is_empty() {
            return true;
        }
        let Some(object) = self.state.heap.get(access.object) else {
            return true;
        };
        // What a thread does with memory of its own, nobody notes.
        if matches!(object.kind, ObjectKind::Freed { .. }) || object.reach == Reach::Only(thread) {
            return true;
        }
        let range = Range::cell(access.object, access.offset, access.size);
        let atomic = !access.plain;
        let meets = |theirs: &Touched| {
            (theirs.write || access.writes)
                && !(theirs.atomic && atomic)
                && theirs.range.overlaps(range)
        };
        let manner = (access.writes, atomic);
        let accesses = self.analysis.racing(self.machine, object, range, manner);
        future.memory.iter().any(meets) || accesses.meets(&future.any)
    }

    /// Whether a thread learns what these know when it synchronises.
    fn teaches(&self, teacher: &Teacher, learner: ThreadId, knowers: &[Knower]) -> bool {
        if self.machine.options.flaw == Flaw::Lessons {
            return true;
        }
        match *teacher {
            Teacher::Lock(lock, of_sharers) => {
                let is_told = |knower: &Knower| match *knower {
                    Knower::Message(object, offset, _) => {
                        object == lock.object
                            && (offset == lock.from
                                || of_sharers && offset == sharers_of(lock.from))
                    }
                    Knower::Thread(_) | Knower::Seen(_) | Knower::Fenced(_) | Knower::Section => {
                        false
                    }
                };
                let is_overwritten = |prospects: &Prospects<Teacher>| {
                    let state = self.state;
                    let futures = prospects.all();
                    self.analysis
                        .may_overwrite_lock(self.machine, state, lock, futures)
                };
                knowers.iter().any(is_told)
                    && !self.living.iter().any(|(_, all)| is_overwritten(all))
            }
            // Of several who join a thread one alone learns what it knows, be it somebody whom the
            // learner starts, and nobody does that joins a thread which is detached.
            Teacher::End(ended) => {
                let everything = Place::Runtime(RuntimePart::All);
                knowers.contains(&Knower::Thread(ended))
                    && self
                        .living
                        .iter()
                        .all(|(thread, prospects)| match *thread == learner {
                            true => !self.may(prospects, Place::Detach),
                            false => !self.may(prospects, everything),
                        })
            }
        }
    }

    /// Whether somebody may do something of a kind.
    fn may(&self, prospects: &Prospects<Teacher>, place: Place) -> bool {
        let bits = self.analysis.places.find(place).map(|id| id << 1 | 1);
        prospects
            .all()
            .any(|future| future.unknown || bits.is_some_and(|bit| future.any.contains(bit)))
    }
}
