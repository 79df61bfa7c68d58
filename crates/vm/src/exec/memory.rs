//! Memory operations: places, allocation, direct accesses, publication.

use super::knowledge::Manner;
use super::{Exec, Flow, FlowResult};
use crate::machine::access_kind::kind_of;
use crate::machine::collect::for_each_reference;
use crate::machine::event::{EventKind, Stop};
use crate::machine::footprint::Mode;
use crate::machine::{NEW_WORKERS, OWN_CACHES};
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::history::Written;
use crate::state::keys::ObjectKey;
use crate::state::location::Location;
use crate::state::pending::Value;
use crate::state::word::{ObjectId, address, object_of, offset_of};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, ClassKind, Def, Fault, Function, Order, Place, Reg};

/// A place that is known to exist, or the fault that the program sees.
pub(crate) type Resolved = Result<Location, Fault>;

impl Exec<'_> {
    /// Works out which cell a place means; checks null and bounds as an access would.
    pub(crate) fn resolve(&mut self, place: Place) -> Result<Resolved, Stop> {
        let cell = place.cell();
        let (object, offset) = match place {
            Place::Static(field) => {
                let machine = self.machine;
                let object = machine.ensure_statics(&mut self.state.heap, field.class)?;
                (object, field.offset)
            }
            Place::ThreadStatic(field) => (self.thread_statics(field.class)?, field.offset),
            Place::Field(base, field) => {
                let word = self.reg(base);
                if word == 0 {
                    return Ok(Err(Fault::NullReference));
                }
                (object_of(word), offset_of(word).wrapping_add(field.offset))
            }
            Place::Pointer(base, distance, _) => {
                let word = self.reg(base);
                if word == 0 {
                    return Ok(Err(Fault::NullReference));
                }
                let word = word.wrapping_add(i64::from(distance) as u64);
                (object_of(word), offset_of(word))
            }
            Place::Element(array, index, cell) => {
                let word = self.reg(array);
                if word == 0 {
                    return Ok(Err(Fault::NullReference));
                }
                let index = self.reg(index) as u32;
                let Some(length) = self.length_of(word) else {
                    return Err(self.unsupported("an element access to something not an array"));
                };
                if index >= length {
                    return Ok(Err(Fault::IndexOutOfRange));
                }
                (object_of(word), ARRAY_DATA + index * cell.size())
            }
        };
        // A large offset is one before the start of another object.
        if let Some(class) = object.statics_class()
            && self.machine.manual_memory
            && offset as i32 >= 0
            && !self.state.heap.contains(object)
        {
            self.machine.ensure_statics(&mut self.state.heap, class)?;
        }
        let target = self.state.heap.get(object);
        let Some(target) = target.filter(|o| o.contains(offset, cell.size())) else {
            return Err(self.outside(object, offset, cell.size()));
        };
        if self.is_foreign(target) {
            return Err(self.unsupported("an access to what is another thread's own"));
        }
        if self.is_stray_object(target) {
            return Err(self.stray_address());
        }
        self.note_type(target, place);
        Ok(Ok(Location {
            object,
            offset,
            cell,
        }))
    }

    /// Whether a location is a static of the running thread with nothing pending on it: no other
    /// thread will ever get there, so when it is accessed does not matter. What is stored there
    /// before it is known must wait on the list, and with it all that follows at that location.
    fn is_own_for_ever(&self, location: Location) -> bool {
        let object = self.state.heap.get(location.object);
        object.is_some_and(|object| matches!(object.kind, ObjectKind::ThreadStatics(_)))
            && !self.has_pending_overlap(location)
    }

    /// Whether an object is memory of a call that the running thread does not make, or of another
    /// thread's statics. Both are taken to be their thread's alone.
    pub(super) fn is_foreign(&self, object: &Object) -> bool {
        let thread = &self.state.threads[self.index];
        match object.kind {
            ObjectKind::Frame(_) => !thread.frames.iter().rev().any(|f| f.memory == object.id),
            ObjectKind::Bytes => !thread.stack_bytes.iter().any(|&(_, id)| id == object.id),
            // Not by who reaches it: a number may look like its address.
            ObjectKind::ThreadStatics(_) => !matches!(
                self.machine.identities.object_key(object.id),
                Some(ObjectKey::ThreadStatics { thread: owner, .. }) if owner == thread.id
            ),
            ObjectKind::Instance(_)
            | ObjectKind::Statics(_)
            | ObjectKind::Block { .. }
            | ObjectKind::Freed { .. } => false,
        }
    }

    /// The length of the array a word refers to.
    pub fn length_of(&self, word: u64) -> Option<u32> {
        let object = self.state.heap.pointee(word)?;
        let ObjectKind::Instance(class) = object.kind else {
            return None;
        };
        match self.machine.loaded_class(class)?.class.kind {
            ClassKind::Array { .. } => Some(object.read(0, Cell::U32) as u32),
            _ => None,
        }
    }

    fn thread_statics(&mut self, class: ClassId) -> Result<ObjectId, Stop> {
        let thread = self.thread_id();
        let id = self
            .machine
            .identities
            .object(ObjectKey::ThreadStatics { thread, class });
        if !self.state.heap.contains(id) {
            let info = self.machine.class(class)?;
            let size = info.class.thread_statics.size;
            self.insert(id, ObjectKind::ThreadStatics(class), size as usize);
            if let Some(object) = self.state.heap.get_mut(id) {
                object.fill(&info.class.initial);
            }
        }
        Ok(id)
    }

    pub(super) fn insert(&mut self, id: ObjectId, kind: ObjectKind, size: usize) {
        let reach = Reach::Only(self.thread_id());
        if let ObjectKind::Instance(class) = kind
            && let Some(futures) = self.machine.futures()
            && !futures.foresees_object(class)
        {
            self.machine.note_unexpected();
        }
        self.state.heap.insert(Object {
            bytes: vec![0; size],
            ..Object::blank(id, kind, reach)
        });
    }

    pub(crate) fn load(
        &mut self,
        function: &Function,
        dst: Def,
        order: Order,
        place: Place,
    ) -> FlowResult {
        let location = match self.resolve(place)? {
            Ok(location) => location,
            Err(fault) => return self.fault(fault),
        };
        if self.machine.reuses_reads()
            && let Some(flow) = self.reuse_read(function, dst, order, location)?
        {
            return Ok(flow);
        }
        if self.sees_only_memory(function, order, location)
            && (self.is_unordered(location.object)
                || self.is_own_for_ever(location)
                || self.passes_unseen(location.object)
                || self.passes_fixed(function, order, location))
        {
            // Nobody else changes the cell before the thread has to read memory again.
            self.forget_cell(location);
            self.touch_cell(location, Mode::Read);
            self.note_access(location, Manner::load(order));
            let word = self.read(location);
            self.note_quiet(location, word, false);
            // Where a number was written an address may be read. Copies of memory without types read
            // numbers as addresses, too, which matters only if one is used.
            if location.cell == Cell::Ptr
                && !self.machine.manual_memory
                && self.is_stray(object_of(word))
            {
                return Err(self.stray_address());
            }
            return self.set(dst.0, word);
        }
        if self.machine.has_copies() {
            return self.use_copy(function, dst, order, location);
        }
        if !self.machine.sequential {
            return self.issue_read(function, dst, order, location);
        }
        if !std::mem::take(&mut self.permit) {
            return Ok(Flow::Stop);
        }
        self.touch_cell(location, Mode::Read);
        self.note_access(location, Manner::load(order));
        let word = self.read(location);
        let kind = kind_of(order, true);
        self.emit(EventKind::of_access(kind), Some(location), Some(word));
        self.set(dst.0, word)
    }

    pub(crate) fn store(
        &mut self,
        function: &Function,
        order: Order,
        place: Place,
        value: Reg,
    ) -> FlowResult {
        let location = match self.resolve(place)? {
            Ok(location) => location,
            Err(fault) => return self.fault(fault),
        };
        self.check_constant(location.object)?;
        self.note_outside_write(location.object);
        if self.machine.has_copies()
            && let Value::Known(word) = self.value_of(value)
            && let Some(flow) = self.assign(function, order, location, word)
        {
            return Ok(flow);
        }
        if self.is_unordered(location.object) || self.passes_unseen(location.object) {
            // Such memory cannot hold a promise; the thread waits for the value.
            let Value::Known(word) = self.value_of(value) else {
                return Ok(Flow::Stop);
            };
            self.note_late_write(function, location);
            self.forget_cell(location);
            self.note_access(location, Manner::store(order));
            self.write(location, word);
            self.note_quiet(location, word, true);
            return Ok(Flow::Next);
        }
        if self.is_own_for_ever(location)
            && let Value::Known(word) = self.value_of(value)
        {
            self.write(location, word);
            return Ok(Flow::Next);
        }
        if self.breaks_word(function, location) {
            return Err(self.unsupported("a write of a readonly field after its object was shared"));
        }
        if !self.machine.sequential {
            return self.issue_write(function, order, location, value);
        }
        if !std::mem::take(&mut self.permit) {
            return Ok(Flow::Stop);
        }
        let word = self.reg(value);
        self.note_access(location, Manner::store(order));
        self.write(location, word);
        let kind = kind_of(order, false);
        self.emit(EventKind::of_access(kind), Some(location), Some(word));
        Ok(Flow::Next)
    }

    /// Reads memory. The location was resolved before.
    pub(crate) fn read(&self, location: Location) -> u64 {
        self.state
            .heap
            .get(location.object)
            .filter(|object| object.contains(location.offset, location.cell.size()))
            .map_or(0, |object| object.read(location.offset, location.cell))
    }

    /// Writes memory, and shares what a write into a shared object makes reachable.
    pub(crate) fn write(&mut self, location: Location, word: u64) {
        self.write_memory(location, word, Written::Both);
    }

    /// Writes memory for a certain kind of access.
    pub(super) fn write_memory(&mut self, location: Location, word: u64, written: Written) {
        if self.machine.has_copies() {
            self.remember(location, word, written);
        }
        self.touch_cell(location, Mode::Write);
        let Some(object) = self.state.heap.get_mut(location.object) else {
            return;
        };
        if !object.contains(location.offset, location.cell.size()) {
            return;
        }
        if let ObjectKind::ThreadStatics(class) = object.kind {
            self.note_left_value(class, location.offset);
        }
        let Some(object) = self.state.heap.get(location.object) else {
            return;
        };
        if self.machine.is_untyped(object.kind) {
            let size = location.cell.size();
            let globals = &mut self.state.globals;
            globals.update(|g| g.fresh.write(location.object, location.offset, size));
            self.write_bytes(location, word);
            return;
        }
        let Some(object) = self.state.heap.get_mut(location.object) else {
            return;
        };
        if location.cell.size() < 8 {
            object.write(location.offset, location.cell, word);
            return;
        }
        let old = object.read(location.offset, location.cell);
        object.write(location.offset, location.cell, word);
        if old == word {
            return;
        }
        let (shared, anchor) = (object.reach == Reach::Shared, object.anchor.get());
        let heap = &mut self.state.heap;
        if old != 0 {
            heap.suspects.push(object_of(old));
        }
        // A number may be the address of anything, and a layout may have a reference there.
        let is_address = !location.cell.kind().is_reference() && heap.contains(object_of(word));
        if is_address {
            heap.suspects.push(object_of(word));
        }
        if anchor == heap.anchors {
            heap.anchors = 0;
        }
        if shared {
            self.share(word);
            if is_address {
                self.expose(object_of(word));
            }
        }
    }

    /// Notes that something is left with a thread in a field of the program: in one of a pool, where
    /// later items could find it, or in a cache that other threads have, too.
    fn note_left_value(&mut self, class: ClassId, offset: u32) {
        let Some(info) = self.machine.loaded_class(class) else {
            return;
        };
        if info.class.library {
            return;
        }
        if info.class.thread_statics.fixed.contains(&offset) {
            if self.state.threads.unseen().len() > 1 {
                self.machine.rely_on(OWN_CACHES);
            }
        } else if self.thread().worker {
            self.machine.rely_on(NEW_WORKERS);
        }
    }

    /// Marks an object and all it leads to as reachable by more than one thread.
    pub(crate) fn share(&mut self, word: u64) {
        let mut stack = vec![object_of(word)];
        while let Some(id) = stack.pop() {
            let machine = self.machine;
            let Some(object) = self.state.heap.get_mut(id) else {
                continue;
            };
            if object.reach == Reach::Shared {
                continue;
            }
            object.reach = Reach::Shared;
            for_each_reference(machine, object, |word| stack.push(object_of(word)));
            // Others may still see what it referred to before.
            let history = &self.state.globals.history;
            history.for_each_reference(id, |word| stack.push(object_of(word)));
        }
    }

    /// Whether an in-place operation on an object may run now.
    pub(super) fn take_permit_for(&mut self, object: ObjectId) -> Result<bool, Stop> {
        if self.is_unseen_in_order(object) {
            let ordered = !self.is_unordered(object);
            self.note_merged(ordered);
            return Ok(true);
        }
        self.take_permit_in_place()
    }

    pub(crate) fn address_of(&mut self, dst: Def, place: Place) -> FlowResult {
        match self.resolve(place)? {
            Ok(location) => self.set(dst.0, address(location.object, location.offset)),
            Err(fault) => self.fault(fault),
        }
    }

    pub(crate) fn element_address(&mut self, dst: Def, array: Reg, index: Reg) -> FlowResult {
        let word = self.reg(array);
        if word == 0 {
            return self.fault(Fault::NullReference);
        }
        let Some(length) = self.length_of(word) else {
            return Err(self.unsupported("the address of an element of something not an array"));
        };
        let index = self.reg(index) as u32;
        if index >= length {
            return self.fault(Fault::IndexOutOfRange);
        }
        let stride = match self
            .class_of(word)
            .and_then(|c| self.machine.loaded_class(c))
        {
            Some(info) => match info.class.kind {
                ClassKind::Array { stride } => stride,
                _ => 0,
            },
            None => 0,
        };
        let offset = ARRAY_DATA + index * stride;
        self.set(dst.0, address(object_of(word), offset))
    }

    pub(crate) fn array_length(&mut self, dst: Def, array: Reg) -> FlowResult {
        let word = self.reg(array);
        if word == 0 {
            return self.fault(Fault::NullReference);
        }
        match self.length_of(word) {
            Some(length) => self.set(dst.0, u64::from(length)),
            None => Err(self.unsupported("the length of something not an array")),
        }
    }

    /// The class of the object a reference refers to.
    pub fn class_of(&self, word: u64) -> Option<ClassId> {
        match self.state.heap.pointee(word)?.kind {
            ObjectKind::Instance(class) => Some(class),
            _ => None,
        }
    }

    pub(crate) fn is_instance(&self, word: u64, class: ClassId) -> Result<bool, Stop> {
        match self.class_of(word) {
            Some(actual) => Ok(actual == class || self.machine.source.assignable(actual, class)),
            None => Err(self.unsupported("a type test of something not an object")),
        }
    }

    pub(crate) fn store_check(&mut self, array: Reg, value: Reg) -> FlowResult {
        let (array, value) = (self.reg(array), self.reg(value));
        if array == 0 {
            return self.fault(Fault::NullReference);
        }
        let (Some(array_class), true) = (self.class_of(array), value != 0) else {
            return Ok(Flow::Next);
        };
        let Some(value_class) = self.class_of(value) else {
            return Ok(Flow::Next);
        };
        if self.machine.source.array_can_hold(array_class, value_class) {
            Ok(Flow::Next)
        } else {
            self.fault(Fault::ArrayTypeMismatch)
        }
    }
}
