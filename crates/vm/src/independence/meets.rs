//! Whether a next step of one thread meets what another can still do.

use crate::future::{Future, Place, Prospects, Touched};
use crate::independence::next::Next;
use crate::independence::survey::Survey;
use crate::machine::native::{RuntimePart, TimerUse};
use crate::state::ClassState;
use crate::state::flaw::Flaw;
use crate::state::keys::ThreadId;
use crate::state::word::{ObjectId, object_of};

/// How a next step and what another thread can still do meet.
pub(super) enum Meets {
    Never,
    Surely,
    Through(ObjectId),
}

/// How a step meets a future that may touch such an object, if that can reach it.
fn through(object: ObjectId, known: bool, future: &Future) -> Meets {
    match known || !future.roots.is_empty() {
        true => Meets::Through(object),
        false => Meets::Never,
    }
}

impl Survey<'_> {
    /// Whether a thread may still touch a place of a kind, of which nothing more is known.
    fn has(&self, future: &Future, place: Place) -> bool {
        let id = self.analysis.places.find(place);
        id.is_some_and(|id| future.any.contains(id << 1 | 1))
    }

    /// How a next step meets what `other` can still do.
    pub(super) fn meets(&self, next: &Next, other: usize, future: &Future) -> Meets {
        let surely = |yes: bool| match yes {
            true => Meets::Surely,
            false => Meets::Never,
        };
        let (machine, state, analysis) = (self.machine, self.state, self.analysis);
        if future.unknown {
            return Meets::Surely;
        }
        let has = |place: Place| self.has(future, place);
        match *next {
            // A section is run before it is asked about.
            Next::Everything | Next::Section => Meets::Surely,
            // Nobody comes to static fields before the class is initialised, and who does that makes
            // no difference.
            Next::Memory(range, _) if self.belongs_to_initializer(range.object) => Meets::Never,
            Next::Memory(range, write) => {
                let memory = &future.memory;
                let overlaps =
                    |theirs: &Touched| (write || theirs.write) && theirs.range.overlaps(range);
                if memory.iter().any(overlaps) {
                    return Meets::Surely;
                }
                let Some(target) = state.heap.get(range.object) else {
                    return Meets::Surely;
                };
                let accesses = analysis.accesses(machine, target, range, write);
                through(range.object, accesses.meets(&future.any), future)
            }
            Next::Enter(object) => {
                let takes = [Place::Enter, Place::TryEnter, Place::Queue];
                self.meets_object(object, future, &takes)
            }
            Next::TryEnter(object) => {
                let all = [Place::Enter, Place::TryEnter, Place::Exit, Place::Queue];
                self.meets_object(object, future, &all)
            }
            Next::Exit(object) => self.meets_object(object, future, &[Place::TryEnter]),
            Next::Queue(object) => self.meets_object(object, future, &[Place::Queue]),
            Next::Class(class) => {
                let begins = !analysis.is_plainly_initialized(class);
                let meets =
                    future.initializes.contains(&class) || begins && has(Place::Class(class));
                surely(meets)
            }
            // Who waits for the end comes after it, unless an interrupt comes first.
            Next::End => {
                let joins = has(Place::Join) && self.may_be_interrupted(other);
                surely(has(Place::End) || joins)
            }
            // Whoever is not a background thread keeps the program going until it ends, and calls
            // into the runtime can make any thread one.
            Next::Life(background) => {
                let keeps_going = !self.threads[other].background && background;
                let changed = has(Place::Runtime(RuntimePart::All)) || has(Place::Exiting);
                surely(keeps_going || changed)
            }
            Next::Runtime(part) => {
                let parts = [RuntimePart::Timers, RuntimePart::Workers, RuntimePart::All];
                let mut same = parts.into_iter().filter(|other| other.overlaps(part));
                surely(same.any(|part| has(Place::Runtime(part))))
            }
            Next::Timer(how, object) => {
                let armed_later = how == TimerUse::Arms && self.may_let_time_pass(other, future);
                if armed_later || self.uses_timer(other, future, object) {
                    return Meets::Surely;
                }
                self.meets_object(object, future, &[Place::Timer])
            }
            Next::Firing(thread, object) => {
                let timed =
                    self.may_arm_before(thread, future) || self.is_due_before(other, thread);
                if timed || self.uses_timer(other, future, object) {
                    return Meets::Surely;
                }
                self.meets_object(object, future, &[Place::Timer])
            }
            Next::Clock => surely(has(Place::Clock)),
            // Numbers of threads can be had without a reference.
            Next::Interrupt(_) if has(Place::Interrupt { by_number: true }) => Meets::Surely,
            Next::Interrupt(object) => {
                through(object, has(Place::Interrupt { by_number: false }), future)
            }
        }
    }

    /// How a step that is about the monitor, the queue or the timer of an object meets what is still
    /// done to those of objects.
    fn meets_object(&self, object: ObjectId, future: &Future, places: &[Place]) -> Meets {
        let is_named = |&(o, place): &(ObjectId, Place)| o == object && places.contains(&place);
        if future.monitors.iter().any(is_named) {
            return Meets::Surely;
        }
        let mut places = places.iter().chain(&[Place::Reachable]);
        through(object, places.any(|&place| self.has(future, place)), future)
    }

    /// Whether a thread is the firing of the timer of an object, or may do something with all timers.
    fn uses_timer(&self, other: usize, future: &Future, object: ObjectId) -> bool {
        let fires = self.state.timer_of(self.threads[other].id);
        fires.is_some_and(|timer| object_of(timer.object) == object)
            || self.has(future, Place::Runtime(RuntimePart::All))
    }

    /// Whether time may pass by what a thread can still do, so that a timer that is armed afterwards is
    /// due later. Time passes only where a timer fires that is not overdue.
    fn may_let_time_pass(&self, other: usize, future: &Future) -> bool {
        let timer = self.state.timer_of(self.threads[other].id);
        self.has(future, Place::Arming)
            || timer.is_some_and(|timer| timer.due_ms > 0 || timer.period_ms > 0)
    }

    /// Whether a thread may arm a timer at a time that passes where another one fires, which may fire
    /// now. Until it does, time passes only until it is due; so if nothing but such timers can come
    /// first, no time is left to pass.
    fn may_arm_before(&self, firing: ThreadId, future: &Future) -> bool {
        let timer = self.state.timer_of(firing);
        let is_overdue = self.machine.options.flaw == Flaw::Timers
            || timer.is_some_and(|timer| timer.due_ms == 0);
        !is_overdue && !self.only_timers_move && self.has(future, Place::Arming)
    }

    /// Whether a thread is the firing of a timer that is due before another one. Those that are due
    /// together fire in any order, and the first lets all the time pass that any of them would.
    fn is_due_before(&self, other: usize, firing: ThreadId) -> bool {
        let other = self.state.timer_of(self.threads[other].id);
        let timers = other.zip(self.state.timer_of(firing));
        timers.is_some_and(|(other, firing)| other.due_ms < firing.due_ms)
    }

    /// Whether a thread is interrupted, or somebody may still interrupt one.
    fn may_be_interrupted(&self, thread: usize) -> bool {
        if self.machine.options.flaw == Flaw::Interrupts {
            return false;
        }
        let places = [true, false].map(|by_number| Place::Interrupt { by_number });
        let interrupts = |future: &Future| {
            let ids = places
                .into_iter()
                .filter_map(|p| self.analysis.places.find(p));
            future.unknown || ids.into_iter().any(|id| future.any.contains(id << 1 | 1))
        };
        let mut all = self.futures.all().flat_map(Prospects::all);
        self.threads[thread].interrupted || all.any(interrupts)
    }

    /// Whether an object is the static fields of a class that is not initialised yet, and it makes
    /// no difference who initialises it.
    pub(super) fn belongs_to_initializer(&self, object: ObjectId) -> bool {
        let Some(class) = object.statics_class() else {
            return false;
        };
        let done = match self.state.globals.class_state(class) {
            Some(ClassState::Done | ClassState::Failed(_)) => true,
            Some(ClassState::Running(_)) | None => false,
        };
        !done && self.analysis.is_plainly_initialized(class)
    }
}
