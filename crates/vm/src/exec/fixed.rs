//! Cells that get their value once, so that reading them afterwards is not a step.

use super::Exec;
use crate::machine::Merge;
use crate::state::ClassState;
use crate::state::heap::{ObjectKind, Reach};
use crate::state::location::Location;
use crate::state::read_set::Question;
use crate::state::thread::Thread;
use fencepost_ir::{Function, Order};
use fencepost_memory_model::AccessKind;

impl Exec<'_> {
    /// Whether a cell has the value that it will always have: a static one once its class is
    /// initialised, one of an object once no constructor runs on it and nothing is pending for it.
    /// When it is read then does not matter, except to what must not happen before the read.
    fn is_fixed(&self, function: &Function, order: Order, location: Location) -> bool {
        if self.machine.options.merge == Merge::Registers
            || self.machine.options.stable
            || !self.gets_value_once(location)
        {
            return false;
        }
        self.is_settled(location) && {
            let kind = self.machine.access_kind(function, order, true);
            self.may_read_early(kind)
        }
    }

    /// The same for the running operation.
    pub(crate) fn passes_fixed(
        &mut self,
        function: &Function,
        order: Order,
        location: Location,
    ) -> bool {
        let fixed = self.is_fixed(function, order, location);
        self.note_merged(fixed)
    }

    /// Whether the program writes a cell that others already take to have its last value. Only
    /// constructors and class initialisers should, but nothing stops other code.
    pub(crate) fn breaks_word(&self, function: &Function, location: Location) -> bool {
        !function.library
            && self.gets_value_once(location)
            && self
                .state
                .heap
                .get(location.object)
                .is_some_and(|object| object.reach == Reach::Shared)
            && self.is_settled(location)
    }

    /// Notes that the program writes a cell once more that gets its value once, while nobody else
    /// reaches it. If somebody did, that would not be modelled, so who comes first matters;
    /// persistent sets do not reckon with it.
    pub(crate) fn note_late_write(&self, function: &Function, location: Location) {
        if self.machine.futures().is_some()
            && !function.library
            && self.gets_value_once(location)
            && self.is_settled(location)
        {
            self.machine.note_unexpected();
        }
    }

    /// Whether a cell is declared to get its value once.
    fn gets_value_once(&self, location: Location) -> bool {
        let Some(object) = self.state.heap.get(location.object) else {
            return false;
        };
        let class = match object.kind {
            ObjectKind::Statics(class) | ObjectKind::Instance(class) => class,
            _ => return false,
        };
        let info = self.machine.loaded_class(class);
        info.is_some_and(|info| match object.kind {
            ObjectKind::Statics(_) => info.class.statics.fixed.contains(&location.offset),
            _ => info.class.layout.fixed.contains(&location.offset),
        })
    }

    /// Whether a cell that gets its value once has it.
    fn is_settled(&self, location: Location) -> bool {
        let object = self.state.heap.get(location.object);
        let Some(ObjectKind::Statics(class)) = object.map(|object| object.kind) else {
            return !self.is_being_made(location);
        };
        let info = self.machine.loaded_class(class);
        info.is_some_and(|info| info.class.initializer.is_none())
            || matches!(
                self.state.globals.class_state(class),
                Some(ClassState::Done)
            )
    }

    /// Whether a constructor runs on an object, or a write of one is still pending.
    fn is_being_made(&self, location: Location) -> bool {
        let own = self.state.threads[self.index].id;
        let question = Question::Makes {
            object: location.object,
            offset: location.offset,
            size: location.cell.size(),
        };
        let mut threads = self.state.threads.unseen().tracked().iter();
        threads.any(|thread| {
            let makes = || u32::from(self.makes(thread, location));
            match thread.id == own {
                true => makes() != 0,
                false => self.state.ask(thread, question, makes) != 0,
            }
        })
    }

    /// Whether a thread runs a constructor on an object, or has a write of this cell pending.
    fn makes(&self, thread: &Thread, location: Location) -> bool {
        let constructs = thread.frames.iter().any(|frame| {
            let first = thread.regs.get(frame.base as usize);
            first.is_some_and(|&word| crate::state::word::object_of(word) == location.object)
                && self
                    .machine
                    .loaded_function(frame.function)
                    .is_some_and(|function| function.constructs)
        });
        let mut entries = thread.pending.entries.iter();
        constructs || entries.any(|entry| entry.overlaps_location(location))
    }

    /// Whether a read that happens at once orders nothing that a read in its turn would not: what
    /// is pending either lets such a read overtake it, or lets nothing.
    fn may_read_early(&self, kind: AccessKind) -> bool {
        let model = &self.machine.table;
        let entries = &self.state.threads[self.index].pending.entries;
        entries.iter().all(|entry| {
            entry.access().is_some_and(|earlier| {
                model.may_overtake(earlier, kind)
                    || AccessKind::ALL
                        .into_iter()
                        .all(|later| !model.may_overtake(earlier, later))
            })
        })
    }
}
