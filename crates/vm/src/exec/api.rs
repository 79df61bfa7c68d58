//! What natives may do to the state, beyond allocating: everything keeps the books right.

use super::Exec;
use crate::enabled::completion::is_private;
use crate::machine::event::{EventKind, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::pending::Value;
use crate::state::thread::Thread;
use crate::state::word::{object_of, offset_of};
use fencepost_ir::{Cell, Order};
use fencepost_memory_model::AccessKind;

impl Exec<'_> {
    /// Notes that the running call asks whether a thread has ended.
    pub fn note_end(&mut self, thread: ThreadId) {
        self.touch(Resource::End(thread), Mode::Read);
    }

    /// Reads memory through a pointer. None for a pointer that leads nowhere.
    pub fn read_cell(&self, pointer: u64, cell: Cell) -> Option<u64> {
        let object = self.state.heap.pointee(pointer)?;
        let offset = offset_of(pointer);
        let at = Location {
            object: object.id,
            offset,
            cell,
        };
        self.note_touch(at);
        self.note_newest(at);
        object
            .contains(offset, cell.size())
            .then(|| object.read(offset, cell))
    }

    /// Writes memory through a pointer, as the running function would: where no other thread can
    /// reach the object yet, the write may still be deferred, as any write of a memory model is.
    /// Objects that others can reach are written at once. Says whether the pointer leads anywhere.
    pub fn write_cell(&mut self, pointer: u64, cell: Cell, word: u64) -> bool {
        let frame = self.state.threads[self.index].frames.last();
        let function = frame.and_then(|frame| self.machine.loaded_function(frame.function));
        let kind = match function {
            Some(function) if !self.machine.sequential => {
                self.table_kind(function, Order::Plain, false, object_of(pointer))
            }
            _ => AccessKind::Write,
        };
        self.write_as(kind, pointer, cell, word)
    }

    /// Writes memory through a pointer, as the program's own code would.
    pub fn initialize_cell(&mut self, pointer: u64, cell: Cell, word: u64) -> bool {
        self.write_as(AccessKind::Write, pointer, cell, word)
    }

    /// Writes memory through a pointer at once, whoever can reach it: what the runtime keeps there is
    /// asked about before a thread goes on. For operations that nothing is pending before.
    pub fn write_in_place(&mut self, pointer: u64, cell: Cell, word: u64) -> bool {
        if self.read_cell(pointer, cell).is_none() {
            return false;
        }
        let location = Location {
            object: object_of(pointer),
            offset: offset_of(pointer),
            cell,
        };
        self.forget_cell(location);
        self.write(location, word);
        true
    }

    fn write_as(&mut self, kind: AccessKind, pointer: u64, cell: Cell, word: u64) -> bool {
        if self.read_cell(pointer, cell).is_none() {
            return false;
        }
        let location = Location {
            object: object_of(pointer),
            offset: offset_of(pointer),
            cell,
        };
        let me = &self.state.threads[self.index];
        let is_deferrable = !self.machine.sequential
            && !me.is_exclusive()
            && is_private(self.state.heap.get(location.object), me)
            && !self.is_unordered(location.object)
            && !self.is_unseen_in_order(location.object);
        self.forget_cell(location);
        if !is_deferrable {
            self.write(location, word);
        } else if !self.is_list_full() && !self.is_list_long() {
            self.push_entry(kind, true, location, Value::Known(word));
        } else {
            self.note_full_list();
            self.write(location, word);
        }
        true
    }

    /// Makes sure that the memory of a class's static fields is there.
    pub fn touch_statics(&mut self, class: fencepost_ir::ClassId) -> Result<(), Stop> {
        self.machine
            .ensure_statics(&mut self.state.heap, class)
            .map(drop)
    }

    /// The code units of a string.
    pub fn string_units(&self, word: u64) -> Option<Vec<u16>> {
        self.machine.string_units(self.state, word)
    }

    /// Reports a visible step in its own words, instead of by the name of the native.
    pub fn report(&mut self, kind: EventKind, location: Option<Location>, value: Option<u64>) {
        self.reported = true;
        self.emit(kind, location, value);
    }

    /// The object that represents the running thread in the program, or null.
    pub fn thread_object(&self) -> u64 {
        self.state.threads[self.index].object
    }

    /// Sets the object that represents the running thread in the program.
    pub fn set_thread_object(&mut self, word: u64) {
        let thread = self.thread();
        thread.object = word;
        thread.known = true;
        thread.shown = true;
    }

    /// Keeps what the running thread leaves to whoever joins it. Whether anybody can does not change.
    pub fn keep_result(&mut self, word: u64) {
        self.thread().object = word;
    }

    /// Whether the running thread holds the monitor of an object; a release that is under way
    /// counts as done.
    pub fn holds_monitor(&self, word: u64) -> bool {
        self.monitor_holds(word) > 0
    }

    /// How often the running thread holds the monitor of an object, counted in the same way.
    pub fn monitor_holds(&self, word: u64) -> u32 {
        self.holds(object_of(word))
    }

    /// Says that the running thread is meant to run for ever.
    pub fn declare_endless(&mut self) {
        let thread = self.thread();
        thread.endless = true;
    }

    /// Enters an atomic section; they nest. An exception that leaves the call that runs closes it.
    pub fn begin_atomic(&mut self) {
        self.synchronise_section();
        self.open_section();
    }

    /// Leaves the innermost atomic section.
    pub fn end_atomic(&mut self) {
        self.synchronise_section();
        self.thread().sections.pop();
    }

    /// Sets the process exit code that a normal end gives.
    pub fn set_exit_code(&mut self, code: i32) {
        self.state.globals.exit_code = code;
    }

    /// Changes a thread, if the state has it.
    pub fn change_thread(&mut self, handle: u64, change: impl FnOnce(&mut Thread)) -> bool {
        let id = self.thread_by_handle(handle).map(|thread| thread.id);
        if id.is_some_and(|id| id != self.thread_id()) {
            self.touch(Resource::Everything, Mode::Write);
        }
        match id.and_then(|id| self.state.thread_index(id)) {
            Some(index) => {
                let thread = &mut self.state.threads[index];
                change(thread);
                true
            }
            None => false,
        }
    }

    /// Puts a problem that a source reported at the program's place.
    pub fn locate_problem(&self, problem: fencepost_ir::Problem) -> Stop {
        self.locate(Stop::Unsupported(problem))
    }
}
