//! What an execution does beside its visible steps, told to whoever explains it to people.
//!
//! None of this is part of a state, and no search asks for it: calls from the program's own code
//! into a library, where exceptions were thrown, which objects are new.

use crate::exec::Exec;
use crate::machine::notes::{Note, Noted, QuietAccess, ValueName};
use crate::state::heap::ObjectKind;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::thread::Frame;
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::{Cell, Kind, Reg};

/// Once an execution has so many notes, quiet accesses are no longer noted.
const MOST_NOTES: usize = 20_000;

impl Exec<'_> {
    /// Makes a note for whoever explains the execution.
    pub(crate) fn note(&mut self, note: Note) {
        let thread = self.thread_id();
        self.with_notes(|events, notes| {
            notes.push(Noted {
                at: events,
                thread,
                note,
            });
        });
    }

    /// Notes the call whose frame is the top one, if it crosses the border of a library.
    pub(crate) fn note_call(&mut self) {
        if !self.is_narrated() {
            return;
        }
        let [.., caller, callee] = self.state.threads[self.index].frames.as_slice() else {
            // The thread begins; library code that starts it is not called by anybody.
            let Some(frame) = self.state.threads[self.index].frames.last() else {
                return;
            };
            if !self.machine.is_library(frame.function) {
                let function = frame.function;
                let object = self.first_object(*frame);
                self.note(Note::CallBack { function, object });
            }
            return;
        };
        let (caller, callee) = (*caller, *callee);
        let library = |function| self.machine.is_library(function);
        match (library(caller.function), library(callee.function)) {
            (false, true) => {
                let arguments = self.told_arguments(callee);
                self.note(Note::Call {
                    function: callee.function,
                    caller: (caller.function, caller.pc),
                    object: self.first_object(caller),
                    arguments,
                });
            }
            (true, false) => {
                let (function, object) = (callee.function, self.first_object(callee));
                self.note(Note::CallBack { function, object });
            }
            (true, true) | (false, false) => {}
        }
    }

    /// Completes the note on a call whose arguments were put in place behind its frame.
    pub(crate) fn note_arguments(&mut self) {
        if !self.is_narrated() {
            return;
        }
        let Some(&callee) = self.state.threads[self.index].frames.last() else {
            return;
        };
        let told = self.told_arguments(callee);
        let first = self.first_object(callee);
        self.with_notes(
            |_, notes| match notes.last_mut().map(|noted| &mut noted.note) {
                Some(Note::Call {
                    function,
                    arguments,
                    ..
                }) if *function == callee.function => *arguments = told,
                Some(Note::CallBack { function, object }) if *function == callee.function => {
                    *object = first;
                }
                _ => {}
            },
        );
    }

    /// Notes that the top frame is about to go, if the call crossed the border of a library.
    pub(crate) fn note_leave(&mut self) {
        if !self.is_narrated() {
            return;
        }
        if let [.., caller, callee] = self.state.threads[self.index].frames.as_slice() {
            let library = |function| self.machine.is_library(function);
            match (library(caller.function), library(callee.function)) {
                (false, true) => self.note(Note::Leave),
                (true, false) => self.note(Note::CallBackDone),
                (true, true) | (false, false) => {}
            }
        }
    }

    /// Notes what the running call into a library gives.
    pub(crate) fn note_result(&mut self, value: Option<Reg>) {
        let Some(value) = value.filter(|_| self.is_narrated()) else {
            return;
        };
        let [.., caller, callee] = self.state.threads[self.index].frames.as_slice() else {
            return;
        };
        let (caller, callee) = (*caller, *callee);
        let library = |function| self.machine.is_library(function);
        if library(caller.function) || !library(callee.function) {
            return;
        }
        // A value that is still to be read is not known yet.
        let pending = &self.state.threads[self.index].pending;
        if pending.promise(callee.base + u32::from(value.0)).is_some() {
            return;
        }
        let interface = self.machine.source.interface(callee.function);
        if let Ok(Some(cell)) = interface.map(|interface| interface.result) {
            let word = self.reg(value);
            let name = self.machine.value_name(self.state, cell, word);
            self.note(Note::Result(name));
        }
    }

    /// Notes an access of the program's own code that is no step, because no other thread can tell.
    pub(crate) fn note_quiet(&mut self, location: Location, word: u64, writes: bool) {
        if !self.is_narrated() {
            return;
        }
        let Some(frame) = self.state.threads[self.index].frames.last() else {
            return;
        };
        let frame = (frame.function, frame.pc);
        let kind = self
            .state
            .heap
            .get(location.object)
            .map(|object| object.kind);
        let is_field = matches!(kind, Some(ObjectKind::Instance(_) | ObjectKind::Statics(_)));
        if !is_field || self.machine.is_library(frame.0) {
            return;
        }
        let mut has_room = false;
        self.with_notes(|_, notes| has_room = notes.len() < MOST_NOTES);
        let Some(place) = has_room
            .then(|| self.machine.place_name(self.state, location))
            .flatten()
        else {
            return;
        };
        let value = self
            .machine
            .told_value(self.state, location, Some(&place), word);
        let caller = self.caller_with_line(frame, Some(&place.part));
        let frame = caller.unwrap_or(frame);
        self.note(Note::Quiet(QuietAccess {
            writes,
            location,
            place,
            value,
            frame,
        }));
    }

    /// Notes the name that a new thread was given.
    pub(crate) fn note_name(&mut self, thread: ThreadId) {
        if !self.is_narrated() {
            return;
        }
        if let Some(name) = self.machine.given_name(self.state, thread) {
            self.note(Note::Named(thread, name));
        }
    }

    /// Notes what the call that was told just now is about, where that is memory that the program
    /// looks after itself.
    pub(super) fn note_argument(&mut self, word: Option<&u64>) {
        let Some(&word) = word.filter(|_| self.is_narrated()) else {
            return;
        };
        let cell = Cell::Ptr;
        let place = match self.machine.value_name(self.state, cell, word) {
            ValueName::Object(place) if self.machine.manual_memory => place,
            _ => return,
        };
        if let Some(event) = self
            .events
            .as_mut()
            .and_then(|watch| watch.events.last_mut())
        {
            event.place = Some(place);
        }
    }

    /// What it means that the running function chose this number, where there are words for it.
    pub(crate) fn choice_words(&self, value: Option<u64>) -> &'static str {
        let frame = self.state.threads[self.index].frames.last();
        let words = frame.zip(value).and_then(|(frame, value)| {
            let source = &self.machine.source;
            source.choice_words(frame.function, value)
        });
        words.unwrap_or_default()
    }

    /// Notes where an exception is thrown.
    pub(crate) fn note_throw(&mut self, exception: u64) {
        if !self.is_narrated() {
            return;
        }
        let frames = self.state.threads[self.index].frames.iter().rev();
        let stack = frames.map(|frame| (frame.function, frame.pc)).collect();
        self.note(Note::Throw {
            exception: object_of(exception),
            stack,
        });
    }

    /// The object that the first register of a frame refers to or points into.
    fn first_object(&self, frame: Frame) -> ObjectId {
        let code = self.machine.loaded_function(frame.function);
        let has_object = code.is_some_and(|code| {
            let first = code.regs.first().filter(|_| code.param_count > 0);
            first.is_some_and(|reg| matches!(reg.kind, Kind::Ref | Kind::Ptr))
        });
        let word = self.state.threads[self.index].regs.get(frame.base as usize);
        word.filter(|_| has_object)
            .map_or(ObjectId::NULL, |&word| object_of(word))
    }

    /// The arguments of a call that has just begun.
    fn told_arguments(&self, callee: Frame) -> Option<Vec<ValueName>> {
        let call = self.machine.source.told_call(callee.function)?;
        let code = self.machine.loaded_function(callee.function)?;
        // Where a result is put is a parameter that nobody wrote.
        if call.params.len() > code.param_count as usize {
            return None;
        }
        let thread = &self.state.threads[self.index];
        let places = call.params.iter().zip(callee.base..);
        let told = places.map(|(parameter, place)| match parameter {
            // A value that is still to be read is not known yet.
            Some(cell) if thread.pending.promise(place).is_none() => {
                let word = *thread.regs.get(place as usize)?;
                Some(self.machine.value_name(self.state, *cell, word))
            }
            Some(_) | None => Some(ValueName::Text("…".to_string())),
        });
        told.collect()
    }
}
