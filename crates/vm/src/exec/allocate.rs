//! Allocation: objects, arrays, strings, literals, type objects, untyped bytes.

use super::{Exec, FlowResult};
use crate::machine::Machine;
use crate::machine::event::{MachineLimit, Stop};
use crate::machine::notes::Note;
use crate::state::heap::ObjectKind;
use crate::state::keys::{Creator, ObjectKey};
use crate::state::thread::FrameKind;
use crate::state::word::{ObjectId, reference};
use fencepost_ir::{Cell, ClassId, ClassKind, Def, Fault, Reg, STRING_DATA, StringId};

/// The longest array a program can have, in bytes; more is out of memory, as on real runtimes.
const MAX_ARRAY_BYTES: u64 = i32::MAX as u64;

impl Exec<'_> {
    /// Who allocates: the thread, or the class whose initialiser it runs.
    pub(super) fn creator(&self) -> Creator {
        let thread = &self.state.threads[self.index];
        thread
            .frames
            .iter()
            .rev()
            .find_map(|frame| match frame.kind {
                FrameKind::Initializer { class, .. } => Some(Creator::Class(class)),
                _ => None,
            })
            .unwrap_or(Creator::Thread(thread.id))
    }

    /// Allocates a zeroed instance for the runtime, at the current operation. `length` counts for
    /// arrays.
    pub fn allocate(&mut self, class: ClassId, length: u64) -> Result<Result<u64, Fault>, Stop> {
        self.machine.covered.make(class);
        if let Some(futures) = self.machine.futures()
            && !futures.foresees_made(self.state, class)
        {
            self.machine.note_new_code();
            self.machine.note_unexpected();
        }
        self.allocate_as_told(class, length)
    }

    /// Allocates a zeroed instance that the current operation names.
    fn allocate_as_told(
        &mut self,
        class: ClassId,
        length: u64,
    ) -> Result<Result<u64, Fault>, Stop> {
        let machine = self.machine;
        let info = machine.class(class)?;
        let size = Machine::object_size(&info.class, length);
        if size > MAX_ARRAY_BYTES {
            return Ok(Err(Fault::OutOfMemory));
        }
        if !machine.heap_has_room(&self.state.heap, size) {
            return Err(Stop::Limit(MachineLimit::Heap));
        }
        let id = self.fresh_object();
        self.note(Note::New { object: id, class });
        self.insert(id, ObjectKind::Instance(class), size as usize);
        if let ClassKind::Array { .. } = info.class.kind
            && let Some(object) = self.state.heap.get_mut(id)
        {
            object.write(0, Cell::I64, length);
        }
        Ok(Ok(reference(id)))
    }

    /// An identity for an object that the current operation allocates.
    fn fresh_object(&mut self) -> ObjectId {
        let frame = self.state.threads[self.index].frames.last();
        let (function, pc) = frame.map_or((fencepost_ir::FuncId(0), 0), |f| (f.function, f.pc));
        let family = ObjectKey::Allocated {
            creator: self.creator(),
            function,
            pc,
            ordinal: 0,
        };
        self.machine
            .identities
            .lowest_free(family, &mut self.state.heap)
    }

    /// Allocates a string.
    pub fn allocate_string(&mut self, text: &[u16]) -> Result<Result<u64, Fault>, Stop> {
        let Some(class) = self.machine.source.string_class() else {
            return Err(self.unsupported("a string in a program that has no class of strings"));
        };
        let size = string_size(text);
        if size > MAX_ARRAY_BYTES {
            return Ok(Err(Fault::OutOfMemory));
        }
        if !self.machine.heap_has_room(&self.state.heap, size) {
            return Err(Stop::Limit(MachineLimit::Heap));
        }
        self.machine.class(class)?;
        let id = self.fresh_object();
        self.insert(id, ObjectKind::Instance(class), size as usize);
        self.fill_string(id, text);
        Ok(Ok(reference(id)))
    }

    fn fill_string(&mut self, id: ObjectId, text: &[u16]) {
        if let Some(object) = self.state.heap.get_mut(id) {
            object.write(0, Cell::I32, text.len() as u64);
            for (index, unit) in text.iter().enumerate() {
                object.write(STRING_DATA + 2 * index as u32, Cell::Char, u64::from(*unit));
            }
        }
    }

    pub(crate) fn string_literal(&mut self, dst: Def, literal: StringId) -> FlowResult {
        let word = self.literal_word(literal)?;
        self.set(dst.0, word)
    }

    /// The object of a string literal.
    pub fn literal_word(&mut self, literal: StringId) -> Result<u64, Stop> {
        let id = self.machine.identities.object(ObjectKey::Literal(literal));
        if !self.state.heap.contains(id) {
            let Some(class) = self.machine.source.string_class() else {
                return Err(self.unsupported("a string in a program that has no class of strings"));
            };
            self.machine.class(class)?;
            let text = self.machine.source.string_literal(literal);
            let size = string_size(&text);
            self.insert(id, ObjectKind::Instance(class), size as usize);
            self.fill_string(id, &text);
            self.share(reference(id));
        }
        Ok(reference(id))
    }

    /// The object that stands for a class.
    pub fn type_object_word(&mut self, class: ClassId) -> Result<u64, Stop> {
        let id = self.machine.identities.object(ObjectKey::TypeObject(class));
        if !self.state.heap.contains(id) {
            let Some(type_class) = self.machine.source.type_object_class() else {
                return Err(
                    self.unsupported("a type object in a program that has no class of them")
                );
            };
            let size = self.machine.class(type_class)?.class.layout.size;
            self.insert(id, ObjectKind::Instance(type_class), size as usize);
            self.share(reference(id));
        }
        Ok(reference(id))
    }

    pub(crate) fn type_object(&mut self, dst: Def, class: ClassId) -> FlowResult {
        let word = self.type_object_word(class)?;
        self.set(dst.0, word)
    }

    pub(crate) fn new_object(&mut self, dst: Def, class: ClassId) -> FlowResult {
        match self.allocate_as_told(class, 0)? {
            Ok(word) => self.set(dst.0, word),
            Err(fault) => self.fault(fault),
        }
    }

    pub(crate) fn new_array(&mut self, dst: Def, class: ClassId, length: Reg) -> FlowResult {
        let length = self.reg(length) as i32;
        if length < 0 {
            return self.fault(Fault::NegativeArraySize);
        }
        match self.allocate_as_told(class, length as u64)? {
            Ok(word) => self.set(dst.0, word),
            Err(fault) => self.fault(fault),
        }
    }

    pub(crate) fn new_bytes(&mut self, dst: Def, size: Reg) -> FlowResult {
        let size = self.reg(size);
        if size > MAX_ARRAY_BYTES {
            return self.fault(Fault::StackOverflow);
        }
        if !self.machine.heap_has_room(&self.state.heap, size) {
            return Err(Stop::Limit(MachineLimit::Heap));
        }
        let id = self.fresh_object();
        self.insert(id, ObjectKind::Bytes, size as usize);
        let thread = self.thread();
        let depth = thread.depth();
        thread.stack_bytes.push((depth, id));
        self.set(dst.0, reference(id))
    }
}

/// The bytes of a string: its length, its code units, and a zero that pointers can run into.
fn string_size(text: &[u16]) -> u64 {
    u64::from(STRING_DATA) + 2 * (text.len() as u64 + 1)
}
