//! Who waits for whom: deadlocks, early ones included.

use crate::machine::Machine;
use crate::machine::choice::{Action, Choice, Enabled};
use crate::machine::effects::{Waits, effects};
use crate::state::keys::ThreadId;
use crate::state::read_set::Question;
use crate::state::thread::{Status, Thread};
use crate::state::word::{ObjectId, object_of};
use crate::state::{ClassState, State};
use fencepost_ir::{ClassId, FuncId};
use fencepost_memory_model::AccessKind;

/// What a thread waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitsFor {
    /// A monitor that another thread holds.
    Monitor(ThreadId),
    /// The end of another thread.
    Join(ThreadId),
    /// A class initialiser that another thread runs.
    Initializer(ThreadId, ClassId),
    /// Something that no particular thread is known to bring about.
    Anyone,
}

impl WaitsFor {
    /// The thread that is waited for, if it is a particular one.
    pub fn thread(self) -> Option<ThreadId> {
        match self {
            WaitsFor::Monitor(thread)
            | WaitsFor::Join(thread)
            | WaitsFor::Initializer(thread, _) => Some(thread),
            WaitsFor::Anyone => None,
        }
    }
}

/// A deadlock: the threads that cannot go on, where they stand and what they wait for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deadlock {
    /// Each blocked thread, the operation it stands at, and what it waits for.
    pub threads: Vec<(ThreadId, FuncId, u32, WaitsFor)>,
    /// Whether a class initialiser is part of it.
    pub involves_initializer: bool,
}

impl Machine {
    /// What a thread waits for, unless it can move or may give up waiting.
    pub fn waits_for(&self, state: &State, thread: &Thread) -> Option<WaitsFor> {
        if thread.has_ended() || self.enabled(state, thread) != Enabled::No {
            return None;
        }
        self.blocked_by(state, thread)
    }

    /// What a thread waits for that cannot take the operation it stands before.
    fn blocked_by(&self, state: &State, thread: &Thread) -> Option<WaitsFor> {
        // A thread with something pending can still move, unless that is not a choice.
        self.could_wait_for(state, thread)
            .filter(|_| self.only_silent(state, thread))
    }

    /// What a thread waits for if it can neither take the operation it stands before nor complete
    /// anything.
    pub(crate) fn could_wait_for(&self, state: &State, thread: &Thread) -> Option<WaitsFor> {
        let owner = |word: u64| {
            let object = state.heap.get(object_of(word))?;
            let (owner, count) = object.monitor.as_ref()?.owner?;
            if self.sequential {
                return Some(owner);
            }
            // A monitor whose last release is already issued is as good as given back.
            let mut threads = state.threads.unseen().tracked().iter();
            let issued = threads.find(|t| t.id == owner).map_or(0, |thread| {
                state.ask(thread, Question::Releases(object.id), || {
                    let entries = thread.pending.entries.iter();
                    entries
                        .filter(|e| e.object == object.id && e.access() == Some(AccessKind::Unlock))
                        .count() as u32
                })
            });
            (issued < count).then_some(owner)
        };
        match thread.status {
            Status::Ready { object, .. } => {
                let owner = owner(crate::state::word::reference(object));
                return Some(owner.map_or(WaitsFor::Anyone, WaitsFor::Monitor));
            }
            Status::Waiting { .. } | Status::Delayed => return Some(WaitsFor::Anyone),
            Status::Running | Status::AwaitingClass(_) | Status::Failing | Status::Ended => {}
        }
        Some(match effects(self.next_op(thread)?).waits {
            Waits::Monitor(object, _) => {
                owner(thread.reg(object)).map_or(WaitsFor::Anyone, WaitsFor::Monitor)
            }
            Waits::End(joined, _) => {
                WaitsFor::Join(ThreadId((thread.reg(joined) as u32).wrapping_sub(1)))
            }
            Waits::Class(class) => match state.globals.class_state(class) {
                Some(ClassState::Running(owner)) => WaitsFor::Initializer(owner, class),
                Some(ClassState::Done | ClassState::Failed(_)) | None => WaitsFor::Anyone,
            },
            Waits::Native(native, args) => {
                let words: Vec<u64> = args.iter().map(|&reg| thread.reg(reg)).collect();
                let row = self.native(native).ok();
                let holder = row.and_then(|row| row.holder(state, thread.id, &words));
                let joined = row.and_then(|row| row.joins(state, thread.id, &words));
                match (holder, joined) {
                    (Some(holder), _) => WaitsFor::Monitor(holder),
                    (None, Some(joined)) => WaitsFor::Join(joined),
                    (None, None) => WaitsFor::Anyone,
                }
            }
            Waits::Nothing
            | Waits::Room
            | Waits::RoomToUpdate
            | Waits::RoomToUnlock(_)
            | Waits::Turn
            | Waits::Number(_) => WaitsFor::Anyone,
        })
    }

    /// The object whose monitor a thread stands before, must take again after a wait, or waits to
    /// be pulsed on.
    pub fn awaited_object(&self, thread: &Thread) -> Option<ObjectId> {
        match thread.status {
            Status::Ready { object, .. } | Status::Waiting { object, .. } => Some(object),
            Status::Running => match effects(self.next_op(thread)?).waits {
                Waits::Monitor(object, _) => Some(object_of(thread.reg(object))),
                Waits::Nothing
                | Waits::Room
                | Waits::RoomToUpdate
                | Waits::RoomToUnlock(_)
                | Waits::End(..)
                | Waits::Class(_)
                | Waits::Turn
                | Waits::Number(_)
                | Waits::Native(..) => None,
            },
            Status::Delayed | Status::AwaitingClass(_) | Status::Failing | Status::Ended => None,
        }
    }

    /// Who holds the monitor that a thread stands before, or must take again after a wait.
    pub(crate) fn awaited_owner(&self, state: &State, thread: &Thread) -> Option<ThreadId> {
        let object = match thread.status {
            Status::Ready { object, .. } => object,
            Status::Running => match effects(self.next_op(thread)?).waits {
                Waits::Monitor(object, _) => object_of(thread.reg(object)),
                Waits::Nothing
                | Waits::Room
                | Waits::RoomToUpdate
                | Waits::RoomToUnlock(_)
                | Waits::End(..)
                | Waits::Class(_)
                | Waits::Turn
                | Waits::Number(_)
                | Waits::Native(..) => return None,
            },
            Status::Waiting { .. }
            | Status::Delayed
            | Status::AwaitingClass(_)
            | Status::Failing
            | Status::Ended => return None,
        };
        let (owner, _) = state.heap.get(object)?.monitor.as_ref()?.owner?;
        (owner != thread.id).then_some(owner)
    }

    /// The deadlock of a state in which nothing can move and the program has not ended.
    pub fn stuck(&self, state: &State) -> Deadlock {
        self.deadlock_of(state, |thread| !thread.has_ended())
    }

    /// A cycle, with a foreground thread in it, of threads that wait for each other.
    pub fn waiting_cycle(&self, state: &State) -> Option<Deadlock> {
        self.waiting_cycle_beside(state, &[])
    }

    /// The same, for somebody who knows the choices of the state: a thread that can run on, take a
    /// number or give up waiting is in no cycle.
    pub fn waiting_cycle_beside(&self, state: &State, choices: &[Choice]) -> Option<Deadlock> {
        let live = state.threads.iter().filter(|t| !t.has_ended()).count();
        if live < 2 {
            return None;
        }
        // Choices come in the order of threads.
        let mut moving = choices
            .iter()
            .filter(|choice| !matches!(choice.action, Action::Complete(_)))
            .map(|choice| choice.thread)
            .peekable();
        // In order, and where nobody stands still for an atomic section, whoever has no choice is
        // blocked.
        let mut threads = state.threads.iter();
        let all_listed = self.sequential
            && !choices.is_empty()
            && !threads.any(|t| !t.has_ended() && t.is_exclusive());
        let mut blocked: Vec<(ThreadId, ThreadId)> = Vec::new();
        for thread in state.threads.iter().filter(|t| !t.has_ended()) {
            while moving.next_if(|&id| id < thread.id).is_some() {}
            if moving.peek() == Some(&thread.id) {
                continue;
            }
            // Most threads wait for nobody in particular, which is soon seen.
            if let Some(next) = self
                .could_wait_for(state, thread)
                .and_then(WaitsFor::thread)
                && self.only_silent(state, thread)
                && (all_listed || self.enabled(state, thread) == Enabled::No)
            {
                blocked.push((thread.id, next));
            }
        }
        let next_of = |id: ThreadId| {
            let entry = blocked.iter().find(|(thread, _)| *thread == id);
            entry.map(|&(_, next)| next)
        };
        for &(start, first) in blocked.iter() {
            // Whoever is in a cycle comes back to itself within as many steps as there are.
            let mut at = Some(first);
            let mut steps = 0;
            while let Some(id) = at.filter(|&id| id != start && steps <= blocked.len()) {
                at = next_of(id);
                steps += 1;
            }
            if at != Some(start) {
                continue;
            }
            let rest = std::iter::successors(Some(first), |&id| next_of(id));
            let cycle: Vec<ThreadId> = std::iter::once(start)
                .chain(rest.take_while(|&id| id != start))
                .collect();
            let foreground = cycle
                .iter()
                .any(|&t| state.thread(t).is_some_and(|t| !t.background));
            // Somebody outside may still interrupt one of them, if it heeds that.
            let mut members = cycle.iter().filter_map(|&id| state.thread(id));
            let for_good = !self.interrupts
                || cycle.len() == live
                || !members.any(|thread| self.heeds_interrupts(thread));
            if foreground && for_good {
                return Some(self.deadlock_of(state, |t| cycle.contains(&t.id)));
            }
        }
        None
    }

    fn deadlock_of(&self, state: &State, include: impl Fn(&Thread) -> bool) -> Deadlock {
        let threads: Vec<_> = state
            .threads
            .iter()
            .filter(|thread| !thread.has_ended() && include(thread))
            .map(|thread| {
                let waits = self.waits_for(state, thread).unwrap_or(WaitsFor::Anyone);
                let (function, pc) = self.own_position(thread);
                (thread.id, function, pc, waits)
            })
            .collect();
        let involves_initializer = threads
            .iter()
            .any(|(_, _, _, waits)| matches!(waits, WaitsFor::Initializer(..)));
        Deadlock {
            threads,
            involves_initializer,
        }
    }

    /// Where a thread stands, in the program's own code if there is any on its stack.
    pub fn own_position(&self, thread: &Thread) -> (FuncId, u32) {
        let own = thread.frames.iter().rev().find(|frame| {
            self.loaded_function(frame.function)
                .is_some_and(|f| !f.library)
        });
        own.or(thread.frames.last())
            .map_or((thread.entry, 0), |f| (f.function, f.pc))
    }

    /// Whether a thread that waits for the initialiser of `class` would close a cycle of threads
    /// that wait for nothing but initialisers; such a thread goes on without waiting.
    pub(crate) fn closes_initializer_cycle(
        &self,
        state: &State,
        thread: ThreadId,
        class: ClassId,
    ) -> bool {
        if self.rules.initializer_cycles_wait {
            return false;
        }
        let mut wanted = class;
        for _ in 0..=state.threads.len() {
            let Some(ClassState::Running(owner)) = state.globals.class_state(wanted) else {
                return false;
            };
            if owner == thread {
                return true;
            }
            // Nobody runs an initialiser and waits for another one without having begun to.
            match state.thread(owner).map(|thread| thread.status) {
                Some(Status::AwaitingClass(next)) => wanted = next,
                _ => return false,
            }
        }
        false
    }
}
