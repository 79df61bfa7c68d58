//! Execution: one thread takes one choice and all the invisible work that follows.

mod allocate;
mod api;
mod appearance;
mod blocks;
mod calls;
mod classes;
mod clock;
mod copies;
mod core_natives;
mod early;
mod exceptions;
mod fixed;
mod knowledge;
mod links;
mod lookahead;
mod memory;
mod narration;
mod natives;
mod numbers;
mod order;
mod promises;
mod recorded;
mod reuse;
mod run;
mod steps;
mod sync;
mod threads;
mod timers;
mod traces;
mod typed;
mod unseen;
mod updates;

pub use core_natives::{AWAIT_POSITIVE, AWAIT_ZERO};
pub(crate) use updates::updated;

use crate::machine::Machine;
use crate::machine::choice::Action;
use crate::machine::event::{Event, EventKind, StepResult, Stop, Violation, ViolationKind};
use crate::machine::footprint::{Footprint, ListChange, Mode, Resource};
use crate::machine::notes::Noted;
use crate::state::heap::Reach;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::running_state::RunRecord;
use crate::state::scalar::ScalarError;
use crate::state::thread::{SeenWaiting, Status, Thread};
use crate::state::word::ObjectId;
use crate::state::{Exit, State};
use fencepost_ir::{Fault, Op, Problem, Reg};

/// What an operation means for the thread that ran it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Go on with the next operation.
    Next,
    /// Go on wherever the top frame stands now.
    Reload,
    /// Stand still before the operation.
    Stop,
}

pub(crate) type FlowResult = Result<Flow, Stop>;

/// Who wants to know what a step does.
pub(crate) struct Watch<'a> {
    /// Where events go.
    pub(crate) events: &'a mut Vec<Event>,
    /// Whether only console output is of interest.
    pub(crate) output_only: bool,
    /// Where notes go for whoever explains the execution.
    pub(crate) notes: Option<&'a mut Vec<Noted>>,
}

impl<'a> Watch<'a> {
    /// Somebody who wants to know everything.
    pub(crate) fn all(events: &'a mut Vec<Event>) -> Self {
        Self {
            events,
            output_only: false,
            notes: None,
        }
    }

    /// Somebody who wants to explain the execution to people.
    pub(crate) fn narrated(events: &'a mut Vec<Event>, notes: &'a mut Vec<Noted>) -> Self {
        Self {
            events,
            output_only: false,
            notes: Some(notes),
        }
    }

    /// The same for the time of a call.
    pub(crate) fn again(&mut self) -> Watch<'_> {
        Watch {
            events: self.events,
            output_only: self.output_only,
            notes: self.notes.as_deref_mut(),
        }
    }

    fn wants(&self, kind: &EventKind) -> bool {
        !self.output_only || matches!(kind, EventKind::Output(_))
    }
}

/// The execution of one thread on a state.
pub struct Exec<'a> {
    /// The machine.
    pub machine: &'a Machine,
    /// The state, changed in place.
    pub state: &'a mut State,
    /// What is recorded about the run as a whole.
    pub record: &'a mut RunRecord,
    /// The place of the thread in the state.
    pub(crate) index: usize,
    events: Option<Watch<'a>>,
    /// What the step touches, if somebody wants to know.
    pub(crate) footprint: Option<&'a mut Footprint>,
    /// Whether the next visible operation may run; the first one of a step may, no other.
    permit: bool,
    /// Whether the thread stood before the end of the execution when the step began.
    ends_execution: bool,
    /// Whether deferred arithmetic made an address that cannot be followed.
    has_strayed: bool,
    /// What is wrong with a pending access that completed too late.
    late_mistake: Option<Stop>,
    /// The number that a data choice picked.
    data: Option<u32>,
    /// Whether the outermost atomic section that the step opened last passed unseen, because nobody
    /// else lives.
    section_alone: bool,
    /// Whether the operation that waits gives up instead.
    timeout: bool,
    /// Whether the step was to begin to wait, for others to see.
    begins: bool,
    /// Whether a native has reported its step in its own words.
    reported: bool,
    /// For the next event: how old the value is that a use gives, or whether a write changed
    /// anything.
    age: u32,
    /// How many operations may still run in this transition.
    fuel: u32,
    /// How many may run in one behind the operation that was chosen.
    most_invisible: u32,
    /// Whether threads that have ended here may still run.
    looks_ahead: bool,
    /// Whether the transition ends where the fuel does, whatever comes next.
    single: bool,
    /// Whether the thread does its first work inside the step of the one that started it, of which
    /// it is not known yet what that one does next.
    begun: bool,
}

impl<'a> Exec<'a> {
    /// An execution of the thread at `index`.
    pub(crate) fn new(
        machine: &'a Machine,
        (state, record): (&'a mut State, &'a mut RunRecord),
        index: usize,
        events: Option<Watch<'a>>,
    ) -> Self {
        Self {
            machine,
            state,
            record,
            index,
            events,
            footprint: None,
            permit: false,
            ends_execution: false,
            has_strayed: false,
            late_mistake: None,
            data: None,
            section_alone: false,
            timeout: false,
            begins: false,
            reported: false,
            age: 0,
            fuel: machine.options.max_invisible,
            most_invisible: machine.options.max_invisible,
            looks_ahead: false,
            single: false,
            begun: false,
        }
    }

    #[inline]
    pub(crate) fn thread(&mut self) -> &mut Thread {
        &mut self.state.threads[self.index]
    }

    /// The id of the running thread.
    #[inline]
    pub fn thread_id(&self) -> ThreadId {
        self.state.threads[self.index].id
    }

    /// Takes one choice, then goes on with invisible work.
    pub(crate) fn apply(&mut self, action: Action) -> StepResult {
        let thread = self.thread();
        if thread.waits == SeenWaiting::Perhaps {
            thread.waits = SeenWaiting::No;
        }
        match action {
            Action::Step => self.act()?,
            Action::Data(value) => {
                self.data = Some(value);
                self.act()?;
            }
            Action::Timeout => {
                self.timeout = true;
                self.act()?;
            }
            Action::Complete(entry) => {
                let waits = self.waits_for_class();
                self.complete(entry as usize)?;
                self.record.tally.chosen += 1;
                if waits {
                    return Ok(());
                }
            }
            Action::Prescient(number) => self.store_early(number)?,
        }
        if self.state.globals.exit.is_none() {
            self.run()?;
        }
        Ok(())
    }

    /// Whether finding a class initialised is a step of its own for the thread. It is one if the
    /// class was not when the thread came to it; an access that completes in between must not
    /// make the two one step, or what a step is would depend on the order of others.
    fn waits_for_class(&mut self) -> bool {
        let thread = &self.state.threads[self.index];
        self.machine.options.stable
            && matches!(self.machine.next_op(thread), Some(Op::InitClass { .. }))
    }

    /// Runs the operation that the thread stands before. The permit is for this one alone: if it
    /// turns out that nobody notices it, the next visible one is a step of its own, and the state
    /// in between one to look at.
    fn act(&mut self) -> StepResult {
        self.permit = true;
        self.fuel = 1;
        self.single = true;
        let waited = self.thread().waits == SeenWaiting::Yes;
        let stopped = self.run();
        if stopped.is_err() {
            // Nothing runs behind what ends the execution, so none of that fuel is used up.
            self.fuel = self.most_invisible;
            return stopped;
        }
        if waited && !self.begins && self.thread().status == Status::Running {
            self.stop_waiting();
        }
        self.single = false;
        let stood_still = self.permit && self.fuel != 0;
        self.permit = false;
        self.ends_execution = false;
        self.fuel = self.most_invisible;
        if stood_still {
            return Err(Stop::NotEnabled);
        }
        Ok(())
    }

    /// How many operations ran behind the one that was chosen.
    pub(crate) fn operations_run(&self) -> u32 {
        self.most_invisible.saturating_sub(self.fuel)
    }

    /// The word in a register of the running frame.
    #[inline]
    pub(crate) fn reg(&self, reg: Reg) -> u64 {
        self.state.threads[self.index].reg(reg)
    }

    /// Writes a register of the running frame.
    #[inline]
    pub(crate) fn set(&mut self, reg: Reg, word: u64) -> FlowResult {
        let thread = self.thread();
        let base = thread.base() as usize;
        let place = base + reg.index();
        thread.regs[place] = word;
        if !thread.pending.promises.is_empty() {
            thread.pending.set_promise(place as u32, None);
        }
        Ok(Flow::Next)
    }

    /// Writes a register of the running frame if the operation wants a result.
    #[inline]
    pub(crate) fn set_optional(&mut self, reg: Option<Reg>, word: u64) -> FlowResult {
        match reg {
            Some(reg) => self.set(reg, word),
            None => Ok(Flow::Next),
        }
    }

    /// Whether a visible, in-place operation may run now. It needs the step's permit and an empty
    /// pending list, except where nobody else can notice.
    pub(crate) fn take_permit_in_place(&mut self) -> Result<bool, Stop> {
        if self.thread().is_exclusive() {
            return Ok(true);
        }
        // Silent entries complete together with the operation or not at all: a private one must
        // not come before a publishing one that is still to be chosen.
        let thread = &self.state.threads[self.index];
        if !self.permit
            || !self.machine.only_silent(self.state, thread)
            || !self.drain_silent_entries()
        {
            return Ok(false);
        }
        self.permit = false;
        self.forget_reads();
        Ok(true)
    }

    /// Notes the use of a resource.
    #[inline]
    pub(crate) fn touch(&mut self, resource: Resource, mode: Mode) {
        if let Some(footprint) = &mut self.footprint {
            footprint.touch(resource, mode);
        }
    }

    /// Notes a use of memory, unless nobody else will ever notice it.
    #[inline]
    pub(crate) fn touch_cell(&mut self, location: Location, mode: Mode) {
        self.note_touch(location);
        self.keep_names_at(location);
        if self.footprint.is_some()
            && self.is_noticed(location.object)
            && !self.is_unordered(location.object)
        {
            let Location {
                object,
                offset,
                cell,
            } = location;
            self.touch(Resource::Cell(object, offset, cell.size()), mode);
        }
    }

    /// Notes a use of something that belongs to an object, unless nobody else will ever notice it.
    pub(crate) fn touch_object(&mut self, object: ObjectId, resource: Resource, mode: Mode) {
        if self.footprint.is_some() && self.is_noticed(object) {
            self.touch(resource, mode);
        }
    }

    /// Whether others may notice when an object is used. Where accesses are reordered, an object
    /// that only this thread can reach now may be published before the use, in other executions.
    fn is_noticed(&self, object: ObjectId) -> bool {
        let object = self.state.heap.get(object);
        object.is_some_and(|object| object.reach == Reach::Shared || !self.machine.sequential)
    }

    /// Notes a change of the running thread's pending list.
    pub(crate) fn note_change(&mut self, change: ListChange) {
        let thread = self.thread_id();
        if let Some(footprint) = &mut self.footprint {
            footprint.changes.push((thread, change));
        }
    }

    /// Whether somebody wants to know what the step does.
    pub(crate) fn is_watched(&self) -> bool {
        self.events.is_some()
    }

    /// Whether somebody explains the execution to people.
    pub(crate) fn is_narrated(&self) -> bool {
        let watch = self.events.as_ref();
        watch.is_some_and(|watch| watch.notes.is_some())
    }

    /// Gives the notes, and how many events there are, to somebody if they are wanted.
    pub(crate) fn with_notes(&mut self, add: impl FnOnce(usize, &mut Vec<Noted>)) {
        if let Some(watch) = &mut self.events
            && let Some(notes) = &mut watch.notes
        {
            add(watch.events.len(), notes);
        }
    }

    /// Reports a visible step to whoever listens.
    pub(crate) fn emit(&mut self, kind: EventKind, location: Option<Location>, value: Option<u64>) {
        if self.events.as_ref().is_some_and(|watch| watch.wants(&kind)) {
            // Steps of library code are shown where the program called it.
            let (function, pc) = self.own_position();
            self.emit_at(kind, location, value, (function, pc), None, false);
        }
    }

    /// Reports a step of an operation that may stand elsewhere than the thread does.
    pub(crate) fn emit_at(
        &mut self,
        kind: EventKind,
        location: Option<Location>,
        value: Option<u64>,
        (function, pc): (fencepost_ir::FuncId, u32),
        entry: Option<u32>,
        out_of_order: bool,
    ) {
        let thread = self.thread_id();
        let age = std::mem::take(&mut self.age);
        // Names are worked out only for steps that somebody wants to be told about.
        let wanted = self.events.as_ref().is_some_and(|w| w.wants(&kind));
        let place = location.filter(|_| wanted);
        // Where a program looks after its memory itself, such a thing is a part of an object.
        let is_whole = kind.is_of_monitor() && !self.machine.manual_memory;
        let place = place.and_then(|location| match is_whole {
            true => self.machine.object_name(self.state, location.object),
            false => self.machine.place_name(self.state, location),
        });
        let caller = match wanted {
            true => {
                let part = place.as_ref().map(|place| place.part.as_str());
                self.caller_with_line((function, pc), part)
            }
            false => None,
        };
        let words = match kind {
            EventKind::Choice if wanted => self.choice_words(value),
            _ => "",
        };
        if let Some(watch) = self.events.as_mut().filter(|_| wanted) {
            let machine = self.machine;
            let location_name = match location {
                Some(location) if kind.is_of_monitor() => {
                    machine.describe_monitor(self.state, location)
                }
                Some(location) => machine.describe_location(self.state, location),
                // The thread may be gone when somebody asks for its name.
                None => match kind {
                    EventKind::Start(thread) => machine.thread_name(self.state, thread),
                    EventKind::Choice => words.to_string(),
                    _ => String::new(),
                },
            };
            let value_name =
                location
                    .filter(|_| !kind.is_of_monitor())
                    .zip(value)
                    .map(|(location, word)| {
                        machine.told_value(self.state, location, place.as_ref(), word)
                    });
            let top = self.state.threads[self.index].frames.last();
            let library = top.is_some_and(|frame| machine.is_library(frame.function));
            watch.events.push(Event {
                thread,
                kind,
                location,
                value,
                function,
                pc,
                caller,
                out_of_order,
                entry,
                age,
                location_name,
                place,
                value_name,
                library,
            });
        }
    }

    /// Collects console output with the execution; it is not part of the state.
    pub fn output(&mut self, text: String) {
        self.emit(EventKind::Output(text), None, None);
    }

    /// Ends the program as a whole.
    pub fn exit_program(&mut self, code: i32) {
        self.touch(Resource::Everything, Mode::Write);
        let me = self.thread_id();
        let mut others = self.state.threads.iter().filter(|t| t.id != me);
        let cuts_off = others.any(|t| !t.has_ended() && !t.background);
        self.state.globals.exit = Some(Exit { code, cuts_off });
    }

    /// A violation of "this assertion holds", at the innermost place in the program's own code.
    pub(crate) fn assertion_failed(&self, message: String) -> Stop {
        let (function, pc) = self.own_position();
        Stop::Violation(Violation {
            kind: ViolationKind::Assertion,
            thread: self.state.threads[self.index].id,
            function,
            pc,
            message,
            exception: 0,
        })
    }

    /// The innermost operation that is not library code, or simply the innermost.
    pub(crate) fn own_position(&self) -> (fencepost_ir::FuncId, u32) {
        let frames = &self.state.threads[self.index].frames;
        let own = frames.iter().rev().find(|frame| {
            self.machine
                .loaded_function(frame.function)
                .is_some_and(|f| !f.library)
        });
        own.or(frames.last())
            .map_or((fencepost_ir::FuncId(0), 0), |f| (f.function, f.pc))
    }

    /// Where a function on the stack that has no lines, or nothing to show in its line, was called
    /// in code that has them.
    pub(crate) fn caller_with_line(
        &self,
        (function, pc): (fencepost_ir::FuncId, u32),
        part: Option<&str>,
    ) -> Option<(fencepost_ir::FuncId, u32)> {
        let has_line = |function, pc| self.machine.source_position(function, pc).is_some();
        let is_accessor = |part| self.machine.source.is_accessor(function, part);
        if has_line(function, pc) && !part.is_some_and(is_accessor) {
            return None;
        }
        let frames = self.state.threads[self.index].frames.iter().rev();
        let mut callers = frames
            .skip_while(|frame| frame.function != function)
            .skip(1);
        let caller = callers.find(|frame| {
            !self.machine.is_library(frame.function) && has_line(frame.function, frame.pc)
        });
        caller.map(|frame| (frame.function, frame.pc))
    }

    /// Something that is not modelled, at the innermost place in the program's own code.
    pub(crate) fn unsupported(&self, what: impl Into<String>) -> Stop {
        let (function, pc) = self.own_position();
        let position = self
            .machine
            .loaded_function(function)
            .map_or(fencepost_base::Position::UNKNOWN, |f| f.position(pc));
        Stop::Unsupported(Problem {
            what: what.into(),
            location: self.machine.source.describe_position(function, position),
        })
    }

    /// A program that no verifier should have let through; its run stops, ours does not.
    fn broken(&self, what: &str) -> Stop {
        self.unsupported(format!("ill-formed code: {what}"))
    }

    fn scalar_error(&mut self, error: ScalarError) -> FlowResult {
        match error {
            ScalarError::Fault(fault) => self.fault(fault),
            ScalarError::UnrelatedPointers => {
                Err(self.unsupported("pointers into different objects are ordered or subtracted"))
            }
        }
    }

    fn choose(&mut self, dst: Reg, bound: Reg) -> FlowResult {
        let bound = self.reg(bound) as i32;
        if bound <= 0 {
            return self.fault(Fault::ArgumentOutOfRange);
        }
        if !self.permit {
            return Ok(Flow::Stop);
        }
        let Some(value) = self.data.take() else {
            return Ok(Flow::Stop);
        };
        if value >= bound as u32 {
            return Err(Stop::NotEnabled);
        }
        self.permit = false;
        self.emit(EventKind::Choice, None, Some(u64::from(value)));
        self.set(dst, u64::from(value))
    }
}
