//! Listing what can happen next. The machine lists; whoever drives it picks.

use crate::enabled::conflicts::ConflictCheck;
use crate::enabled::deadlocks::WaitsFor;
use crate::machine::choice::Action;
use crate::machine::choice::Choice;
use crate::machine::choice::Enabled;
use crate::machine::effects::{Drains, Patience, Waits, effects, visit_needed};
use crate::machine::native::Readiness;
use crate::machine::resolve::resolve_quietly;
use crate::machine::{Machine, Merge, SPECULATION};
use crate::state::keys::ThreadId;
use crate::state::pending::Entry;
use crate::state::thread::{Status, Thread};
use crate::state::word::object_of;
use crate::state::{ClassState, State};
use fencepost_ir::{Op, Reg};
use fencepost_memory_model::AccessKind;
use std::sync::atomic::Ordering;

/// What one thread of a state can do, for somebody who puts the choices of a state together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnabledActions {
    /// What it can do next, in order.
    pub actions: Vec<Action>,
    /// Whether it has ended.
    pub ended: bool,
    /// Whether the program does not wait for its end.
    pub background: bool,
    /// Whether nobody else may move.
    pub exclusive: bool,
    /// The thread that it waits for, if it cannot go on before that one has done something.
    pub waits_for: Option<ThreadId>,
}

impl Machine {
    /// Whether the choices of a state are those of its threads, one after the other.
    #[inline]
    pub fn has_separate_offers(&self) -> bool {
        !self.has_copies() && !self.early.is_active() && !self.renames_objects()
    }

    /// What the thread at a place can do, if that depends on nothing but itself, the globals and
    /// objects; the state then knows which objects. Not for a model with working copies.
    pub fn watch_enabled(&self, state: &mut State, index: usize) -> Option<EnabledActions> {
        state.heap.reads.start();
        state.threads.start_step(index);
        let (mut choices, mut deferred) = (Vec::new(), None);
        let thread = &state.threads[index];
        if !thread.has_ended() {
            self.thread_choices(state, thread, &mut choices, &mut deferred);
        }
        let moves = |choice: &Choice| !matches!(choice.action, Action::Complete(_));
        let waits = match choices.iter().any(moves) {
            true => None,
            false => self.waits_for(state, thread).and_then(WaitsFor::thread),
        };
        let enabled = EnabledActions {
            actions: choices.iter().map(|choice| choice.action).collect(),
            ended: thread.has_ended(),
            background: thread.background,
            exclusive: thread.is_exclusive(),
            waits_for: waits,
        };
        if deferred.is_some() || state.threads.saw_others() {
            state.heap.reads.give_up();
        }
        state.heap.reads.pause();
        state.reads().is_some().then_some(enabled)
    }

    /// Lists every choice of a state, by thread and then by action.
    pub fn choices(&self, state: &State, out: &mut Vec<Choice>) {
        out.clear();
        if state.has_ended() || self.has_copies() && self.is_hopeless(state) {
            return;
        }
        // Inside an atomic section, or an initialiser that runs as one step, nobody else moves.
        let exclusive = state
            .threads
            .iter()
            .find(|t| !t.has_ended() && t.is_exclusive());
        if let Some(thread) = exclusive {
            self.thread_choices(state, thread, out, &mut None);
            return;
        }
        let mut deferred = None;
        for thread in &state.threads {
            if !thread.has_ended() {
                self.thread_choices(state, thread, out, &mut deferred);
            }
        }
        if self.prefers_program() {
            self.drop_platform_choices(state, out);
        }
        // When nothing else can happen, writes that could wait happen one by one.
        if out.is_empty() {
            out.extend(deferred);
        }
        if !self.early.is_empty() {
            self.early_choices(state, out);
        }
    }

    /// Notes that a thread stands still for a read which another thread may change: hardware and
    /// compilers may let it read on, where the model alone would not keep later reads behind.
    fn note_decision(
        &self,
        state: &State,
        thread: &Thread,
        entry: &Entry,
        conflicts: &ConflictCheck<'_>,
    ) {
        let known = self.relied_on.load(Ordering::Relaxed) & SPECULATION != 0;
        let kind = entry.access().filter(|kind| kind.only_reads());
        let Some(kind) = kind.filter(|_| !known) else {
            return;
        };
        if self.table.may_overtake(kind, AccessKind::Read)
            && self.awaits(state, thread, entry)
            && !conflicts.meets_nobody(entry, kind)
        {
            self.rely_on(SPECULATION);
        }
    }

    fn thread_choices(
        &self,
        state: &State,
        thread: &Thread,
        out: &mut Vec<Choice>,
        deferred: &mut Option<Choice>,
    ) {
        let mut push = |action| {
            out.push(Choice {
                thread: thread.id,
                action,
            });
        };
        if !self.sequential && !thread.pending.entries.is_empty() {
            let conflicts = ConflictCheck::new(self, state, thread);
            // A full list waits for whatever is in it.
            let may_wait = self.can_issue(state, thread);
            for (k, entry) in thread.pending.entries.iter().enumerate() {
                if self.is_private_write(state, thread, entry) {
                    continue;
                }
                let waits = may_wait && conflicts.may_be_deferred(k);
                if waits && deferred.is_some() || !conflicts.can_complete(k) {
                    continue;
                }
                let action = Action::Complete(k as u32);
                if waits {
                    *deferred = Some(Choice {
                        thread: thread.id,
                        action,
                    });
                } else {
                    self.note_decision(state, thread, entry, &conflicts);
                    push(action);
                }
            }
        }
        match self.enabled(state, thread) {
            Enabled::Yes => push(Action::Step),
            Enabled::No => {}
            Enabled::MayTimeOut => push(Action::Timeout),
            Enabled::Data(bound) => (0..bound).for_each(|value| push(Action::Data(value))),
        }
    }

    /// Whether a thread can take the operation it stands before, if only to be interrupted at it.
    pub(crate) fn enabled(&self, state: &State, thread: &Thread) -> Enabled {
        if self.has_copies() && self.is_held(state, thread.id) {
            return Enabled::No;
        }
        let enabled = self.enabled_undisturbed(state, thread);
        let waits = matches!(enabled, Enabled::No | Enabled::MayTimeOut);
        if waits && self.may_be_interrupted(state, thread) {
            return Enabled::Yes;
        }
        if self.must_begin_to_wait(state, thread, enabled) {
            let in_place = self.only_silent(state, thread) && !self.lacks_promise(thread);
            return if in_place { Enabled::Yes } else { Enabled::No };
        }
        enabled
    }

    /// Whether a thread begins to wait before it does what it stands before. That is a step where
    /// the time is told, because from then on the timeout counts, and where others may ask.
    fn must_begin_to_wait(&self, state: &State, thread: &Thread, enabled: Enabled) -> bool {
        if thread.status != Status::Running || thread.is_exclusive() {
            return false;
        }
        let counts = enabled == Enabled::MayTimeOut
            && self.tells_time
            && !state.globals.is_sleeping(thread.id);
        counts || self.begins_to_show(state, thread, enabled)
    }

    /// Whether the next step of a thread is to begin to wait.
    pub(crate) fn begins_to_wait(&self, state: &State, thread: &Thread) -> bool {
        let enabled = self.enabled_undisturbed(state, thread);
        self.must_begin_to_wait(state, thread, enabled)
            && self.enabled(state, thread) == Enabled::Yes
    }

    /// Whether a thread stands before an operation that needs the value of a promise.
    fn lacks_promise(&self, thread: &Thread) -> bool {
        let op = self.next_op(thread);
        !thread.pending.promises.is_empty() && op.is_some_and(|op| needs_promise(thread, op))
    }

    fn enabled_undisturbed(&self, state: &State, thread: &Thread) -> Enabled {
        match thread.status {
            Status::Ended => return Enabled::No,
            Status::Waiting { timed, .. } => {
                return if self.may_leave_queue(thread) {
                    Enabled::Yes
                } else if timed {
                    Enabled::MayTimeOut
                } else {
                    Enabled::No
                };
            }
            Status::Ready { object, .. } => {
                let free = state
                    .heap
                    .get(object)
                    .and_then(|o| o.monitor.as_ref())
                    .is_none_or(|m| m.is_available_to(thread.id));
                return if free { Enabled::Yes } else { Enabled::No };
            }
            Status::Delayed => {
                return if state.timer_may_fire(thread.id) {
                    Enabled::Yes
                } else {
                    Enabled::No
                };
            }
            // Whatever is pending may complete before the end, or never.
            Status::Failing => return Enabled::Yes,
            Status::AwaitingClass(class) => {
                let runs = state.globals.class_state(class);
                let waits = matches!(runs, Some(ClassState::Running(_)));
                return if waits { Enabled::No } else { Enabled::Yes };
            }
            Status::Running => {}
        }
        let Some(frame) = thread.top() else {
            return Enabled::No;
        };
        let Some(function) = self.loaded_function(frame.function) else {
            return Enabled::No;
        };
        let Some(op) = function.ops.get(frame.pc as usize) else {
            return Enabled::Yes;
        };
        let pending_done = || self.only_silent(state, thread);
        if thread.leaves_failed_initializer() {
            return if pending_done() {
                Enabled::Yes
            } else {
                Enabled::No
            };
        }
        let word = |reg: Reg| thread.reg(reg);
        let waits_for_promise = !thread.pending.promises.is_empty() && needs_promise(thread, op);
        if waits_for_promise {
            return Enabled::No;
        }
        let yes_if = |condition: bool| {
            if condition { Enabled::Yes } else { Enabled::No }
        };
        let effects = effects(op);
        let drained = match effects.drains {
            Drains::Nothing => true,
            Drains::All => pending_done(),
            Drains::AllInTables => self.has_copies() || pending_done(),
            Drains::Update => self.next_update(state, thread, op).is_some() || pending_done(),
            // Asked below, once it is known that the monitor is free.
            Drains::BeforeLock => true,
            Drains::ToInitialize(class) => {
                state.globals.class_state(class).is_some() || pending_done()
            }
            // Asked below, once it is known whether the call is a data choice.
            Drains::Native(_) => true,
        };
        if !drained {
            return Enabled::No;
        }
        match effects.waits {
            // The operation happens in place, or the thread was cut off in the middle of invisible
            // work and simply runs on.
            Waits::Nothing | Waits::Turn => Enabled::Yes,
            Waits::RoomToUpdate => yes_if(
                self.next_update(state, thread, op).is_none() || self.can_issue(state, thread),
            ),
            Waits::Room => {
                if self.reusable_next(state, thread, op).is_some() {
                    // The value of an earlier read, and an ordinary read if there is room for it.
                    Enabled::Data(1 + u32::from(self.can_issue(state, thread)))
                } else if self.sequential {
                    Enabled::Yes
                } else if self.has_copies() && matches!(op, Op::Load { .. }) {
                    self.enabled_use(state, thread, op)
                } else if self.stores_promise_in_frame(state, thread, op) {
                    Enabled::No
                } else {
                    yes_if(self.can_issue(state, thread))
                }
            }
            Waits::RoomToUnlock(object) => {
                let held = self.sequential || word(object) == 0;
                let free = |machine: &Self| match machine.has_copies() {
                    true => machine.only_silent(state, thread),
                    false => machine.can_issue(state, thread),
                };
                yes_if(held || free(self))
            }
            Waits::Monitor(object, patience) => {
                let limit = patience.milliseconds(thread);
                let passes = || {
                    effects.drains != Drains::BeforeLock
                        || self.lock_may_pass_with_silent(state, thread)
                };
                if limit == 0 || self.monitor_is_available(state, thread, word(object)) {
                    yes_if(passes())
                } else {
                    may_time_out(limit)
                }
            }
            Waits::End(joined, patience) => {
                let limit = patience.milliseconds(thread);
                let handle = word(joined);
                let target = (handle != 0).then(|| ThreadId((handle as u32).wrapping_sub(1)));
                let ended = target
                    .and_then(|id| state.thread(id))
                    .is_none_or(|thread| thread.has_ended());
                if ended || limit == 0 {
                    Enabled::Yes
                } else {
                    may_time_out(limit)
                }
            }
            Waits::Class(class) => match state.globals.class_state(class) {
                // A thread that runs an initialiser itself begins to wait in a step of its own,
                // unless that would close a cycle.
                Some(ClassState::Running(_)) => yes_if(thread.runs_initializer()),
                Some(ClassState::Done | ClassState::Failed(_)) | None => Enabled::Yes,
            },
            Waits::Number(bound) => match word(bound) as i32 {
                ..=0 => Enabled::Yes,
                bound => Enabled::Data(bound as u32),
            },
            Waits::Native(native, args) => {
                let Ok(row) = self.native(native) else {
                    return Enabled::Yes;
                };
                let words: Vec<u64> = args.iter().map(|&reg| word(reg)).collect();
                let bound = row
                    .bound
                    .and_then(|bound| bound(self, state, thread.id, &words));
                let is_choice = self.has_copies() && bound.is_some();
                if (row.is_visible() || bound.is_some()) && !is_choice && !pending_done() {
                    return Enabled::No;
                }
                if let Some(bound) = bound {
                    return Enabled::Data(bound);
                }
                match row.ready {
                    None => Enabled::Yes,
                    Some(ready) => match ready(self, state, thread.id, &words) {
                        Readiness::Ready => Enabled::Yes,
                        Readiness::Blocked => Enabled::No,
                        Readiness::MayTimeOut(_) => Enabled::MayTimeOut,
                    },
                }
            }
        }
    }

    /// Whether a thread that cannot go on was interrupted and stands before something that waits.
    fn may_be_interrupted(&self, state: &State, thread: &Thread) -> bool {
        thread.interrupted
            && self.heeds_interrupts(thread)
            && self.only_silent(state, thread)
            && !self.lacks_promise(thread)
    }

    /// Whether a thread that waits to be pulsed may stop because it was interrupted.
    pub(crate) fn may_leave_queue(&self, thread: &Thread) -> bool {
        thread.interrupted && self.rules.interrupted_wait_on
    }

    /// Whether an interrupt ends what a thread waits for before the operation that it stands at.
    pub(crate) fn heeds_interrupts(&self, thread: &Thread) -> bool {
        if thread.status != Status::Running {
            return false;
        }
        let Some(op) = self.next_op(thread) else {
            return false;
        };
        match effects(op).waits {
            Waits::Monitor(..) if matches!(op, Op::MonitorEnter { .. }) => {
                !self.rules.locks_ignore_interrupts
            }
            Waits::Monitor(..) | Waits::End(..) => true,
            Waits::Native(native, _) => self.native(native).is_ok_and(|row| row.ready.is_some()),
            // Waiting for a class initialiser is not something an interrupt ends.
            Waits::Class(_) => false,
            Waits::Nothing
            | Waits::Room
            | Waits::RoomToUpdate
            | Waits::RoomToUnlock(_)
            | Waits::Turn
            | Waits::Number(_) => false,
        }
    }

    /// Whether an operation stores a promise into memory that only holds words.
    pub(crate) fn stores_promise_in_frame(&self, state: &State, thread: &Thread, op: &Op) -> bool {
        let Op::Store { place, value, .. } = op else {
            return false;
        };
        let base = thread.base();
        thread.pending.promise(base + u32::from(value.0)).is_some()
            && resolve_quietly(self, state, thread, *place)
                .and_then(|location| state.heap.get(location.object))
                .is_some_and(|object| self.is_unordered(object))
    }

    /// Whether everything pending is deferrable, so that an in-place operation takes it along.
    pub(crate) fn only_silent(&self, state: &State, thread: &Thread) -> bool {
        let entries = thread.pending.entries.iter().enumerate();
        let conflicts = ConflictCheck::new(self, state, thread);
        entries
            .filter(|(_, entry)| entry.access().is_some())
            .all(|(k, _)| conflicts.needs_no_choice(k))
    }

    /// Whether a pending list has room. Where issuing is eager, a thread that stands before an
    /// access stands there because the list is full, and completing something comes first.
    fn can_issue(&self, state: &State, thread: &Thread) -> bool {
        let counted = thread
            .pending
            .entries
            .iter()
            .filter(|entry| self.counts(state, thread, entry))
            .count();
        counted < self.options.max_pending && !self.queue_is_full(state, thread)
    }

    pub(crate) fn monitor_is_available(&self, state: &State, thread: &Thread, word: u64) -> bool {
        // Null has no monitor; the operation faults, which needs no waiting.
        state
            .heap
            .get(object_of(word))
            .and_then(|o| o.monitor.as_ref())
            .is_none_or(|m| m.is_available_to(thread.id))
    }

    /// Whether issuing is a transition of its own.
    pub fn issues_separately(&self) -> bool {
        self.options.merge == Merge::Registers && !self.sequential
    }
}

impl Patience {
    /// How long a thread waits; -1 for ever.
    pub(crate) fn milliseconds(self, thread: &Thread) -> i32 {
        match self {
            Patience::Endless => -1,
            Patience::None => 0,
            Patience::Limit(reg) => thread.reg(reg) as i32,
        }
    }
}

fn may_time_out(limit: i32) -> Enabled {
    if limit > 0 {
        Enabled::MayTimeOut
    } else {
        Enabled::No
    }
}

/// Whether an operation needs the value of a promise before it can run.
pub(crate) fn needs_promise(thread: &Thread, op: &Op) -> bool {
    let base = thread.base();
    let mut needs = false;
    visit_needed(op, &mut |reg| {
        needs |= thread.pending.promise(base + u32::from(reg.0)).is_some();
    });
    needs
}
