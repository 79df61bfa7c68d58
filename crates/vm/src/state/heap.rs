//! The heap: objects as packed bytes, found by dense id.

use crate::state::MAX_OBJECTS;
use crate::state::keys::{ObjectKey, ThreadId};
use crate::state::monitor::Monitor;
use crate::state::read_set::{ABSENT, ReadSet};
use crate::state::tracked::Tracked;
use crate::state::word::{self, ObjectId, object_of};
use fencepost_base::FxHashMap;
use fencepost_ir::{Cell, ClassId, FuncId, Initial, InitialAddress};

/// A scratch mark; numbers that were used before mean nothing, so marks need not be cleared.
type Mark = std::cell::Cell<u32>;

/// What an object is made of, as far as the machine cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectKind {
    /// An instance of a class.
    Instance(ClassId),
    /// The static fields of a class.
    Statics(ClassId),
    /// A thread's copy of thread-static fields.
    ThreadStatics(ClassId),
    /// The memory of a call of a function; only its thread touches it.
    Frame(FuncId),
    /// Bytes without a layout, gone when the call that made them ends.
    Bytes,
    /// Bytes without a layout that any thread may use until they are freed.
    Block {
        /// Whether the program frees them, and not the end of a call.
        heap: bool,
    },
    /// What is left of a block that was freed while somebody may still have its address.
    Freed {
        /// The function that freed it.
        function: FuncId,
        /// The operation there.
        pc: u32,
        /// Whether the program freed it, and not the end of a call.
        heap: bool,
    },
}

impl ObjectKind {
    /// A block that the program frees itself.
    pub const HEAP: Self = Self::Block { heap: true };

    /// The class whose fields the object has, if it has any.
    pub(crate) fn class(self) -> Option<ClassId> {
        match self {
            ObjectKind::Instance(class)
            | ObjectKind::Statics(class)
            | ObjectKind::ThreadStatics(class) => Some(class),
            ObjectKind::Frame(_)
            | ObjectKind::Bytes
            | ObjectKind::Block { .. }
            | ObjectKind::Freed { .. } => None,
        }
    }
}

/// Who can reach an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Only this thread holds a way to it.
    Only(ThreadId),
    /// More than one thread may.
    Shared,
}

/// An object.
#[derive(Clone, Debug)]
pub struct Object {
    /// Its identity.
    pub id: ObjectId,
    /// What it is made of.
    pub kind: ObjectKind,
    /// Who can reach it.
    pub reach: Reach,
    /// Whether its address may stand as a number where other threads can read it. Then it stays
    /// shared.
    pub exposed: bool,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Where addresses stand in bytes that have no layout, in ascending order.
    pub addresses: Vec<u32>,
    /// Its monitor, unless nobody holds or awaits it.
    pub monitor: Option<Monitor>,
    /// Scratch mark of the collector and of loading; no part of what the object is, so setting it
    /// changes nothing.
    pub(crate) stamp: Mark,
    /// Scratch mark: static fields lead here, if it is the heap's mark of anchors.
    pub(crate) anchor: Mark,
}

impl Object {
    /// An object without bytes, to be read from a component.
    pub fn blank(id: ObjectId, kind: ObjectKind, reach: Reach) -> Self {
        Self {
            id,
            kind,
            reach,
            exposed: false,
            bytes: Vec::new(),
            addresses: Vec::new(),
            monitor: None,
            stamp: Mark::new(0),
            anchor: Mark::new(0),
        }
    }

    /// Marks the object as belonging to the state that is being loaded.
    #[inline]
    pub fn set_stamp(&self, epoch: u32) {
        self.stamp.set(epoch);
    }

    /// Whether a range lies within the object.
    #[inline]
    pub fn contains(&self, offset: u32, size: u32) -> bool {
        u64::from(offset) + u64::from(size) <= self.bytes.len() as u64
    }

    /// Reads a cell and widens it to a register word.
    #[inline]
    pub fn read(&self, offset: u32, cell: Cell) -> u64 {
        cell.widen(self.read_raw(offset, cell.size()))
    }

    #[inline]
    fn read_raw(&self, offset: u32, size: u32) -> u64 {
        let start = offset as usize;
        let bytes = &self.bytes;
        match size {
            1 => u64::from(bytes[start]),
            2 => u64::from(u16::from_le_bytes([bytes[start], bytes[start + 1]])),
            4 => {
                let mut raw = [0; 4];
                raw.copy_from_slice(&bytes[start..start + 4]);
                u64::from(u32::from_le_bytes(raw))
            }
            _ => {
                let mut raw = [0; 8];
                raw.copy_from_slice(&bytes[start..start + 8]);
                u64::from_le_bytes(raw)
            }
        }
    }

    /// Writes a register word into a cell.
    #[inline]
    pub fn write(&mut self, offset: u32, cell: Cell, word: u64) {
        let start = offset as usize;
        let size = cell.size() as usize;
        self.bytes[start..start + size].copy_from_slice(&word.to_le_bytes()[..size]);
    }

    /// Puts in what memory holds before the program runs.
    pub(crate) fn fill(&mut self, initial: &Initial) {
        let size = initial.bytes.len().min(self.bytes.len());
        self.bytes[..size].copy_from_slice(&initial.bytes[..size]);
        for &(offset, address) in &initial.addresses {
            if !self.contains(offset, 8) {
                continue;
            }
            self.write(offset, Cell::Ptr, initial_word(address));
            if let InitialAddress::Static(..) = address {
                self.addresses.push(offset);
            }
        }
    }

    /// The monitor, created on first use.
    pub fn monitor_mut(&mut self) -> &mut Monitor {
        self.monitor.get_or_insert_default()
    }

    /// Drops a monitor that nobody holds or awaits, so that it does not distinguish states.
    pub fn trim_monitor(&mut self) {
        if self.monitor.as_ref().is_some_and(|m| m.is_idle()) {
            self.monitor = None;
        }
    }
}

/// The word that an address is which is known before the program runs.
pub(crate) fn initial_word(address: InitialAddress) -> u64 {
    match address {
        InitialAddress::Static(class, at) => word::address(ObjectId::statics(class), at),
        InitialAddress::Function(function) => word::function_word(function),
    }
}

/// All objects of a state.
#[derive(Clone, Default)]
pub struct Heap {
    slots: Vec<Tracked<Object>>,
    free: Vec<u32>,
    /// Slot plus one of every object id; statics blocks are found by class.
    by_id: Vec<u32>,
    by_class: Vec<u32>,
    /// Slots in the order of object ids, which is the order in which states are stored.
    order: Vec<u32>,
    /// Bytes of all objects together.
    total_bytes: u64,
    /// Objects that may be reachable in other ways than before, since this was cleared: new ones,
    /// those that a reference was overwritten to, and those that a number may be the address of.
    pub(crate) suspects: Vec<ObjectId>,
    /// Counts collections and loads, so that marks need not be cleared.
    pub(crate) epoch: u32,
    /// The mark of objects that static fields lead to; 0 if that is not known.
    pub(crate) anchors: u32,
    /// For large families of objects: all ordinals below this are taken. Forgotten whenever an
    /// object goes.
    taken_below: FxHashMap<ObjectKey, u32>,
    /// What a step looks up.
    pub(crate) reads: ReadSet,
}

impl Heap {
    /// A number that no mark has yet.
    pub fn next_epoch(&mut self) -> u32 {
        self.epoch = self.epoch.wrapping_add(1).max(1);
        self.epoch
    }

    #[inline]
    fn slot(&self, id: ObjectId) -> Option<usize> {
        let entry = match id.statics_class() {
            None => self.by_id.get(id.index()),
            Some(class) => self.by_class.get(class.index()),
        };
        match entry {
            Some(&slot) if slot != 0 => Some(slot as usize - 1),
            _ => None,
        }
    }

    /// The object with this id, if the state has it.
    #[inline]
    pub fn get(&self, id: ObjectId) -> Option<&Object> {
        self.note_read(id);
        self.slot(id).map(|slot| &*self.slots[slot])
    }

    /// Notes that a step looks at an object.
    #[inline]
    pub(crate) fn note_read(&self, id: ObjectId) {
        if self.reads.is_on() {
            self.reads.note(id, self.component_of(id));
        }
    }

    /// The component that an object equals, for a cache of steps.
    #[inline]
    pub fn component_of(&self, id: ObjectId) -> u32 {
        self.slot(id)
            .map_or(ABSENT, |slot| self.slots[slot].component())
    }

    /// The object with this id, to be changed.
    #[inline]
    pub fn get_mut(&mut self, id: ObjectId) -> Option<&mut Tracked<Object>> {
        self.note_read(id);
        self.slot(id).map(|slot| &mut self.slots[slot])
    }

    /// Whether the state has an object with this id.
    #[inline]
    pub fn contains(&self, id: ObjectId) -> bool {
        self.note_read(id);
        self.slot(id).is_some()
    }

    /// Bytes of all objects together.
    pub fn total_bytes(&self) -> u64 {
        self.reads.spoil();
        self.total_bytes
    }

    /// Whether there can be one more object of this many bytes.
    pub(crate) fn has_room(&self, bytes: u64, most_bytes: u64) -> bool {
        self.total_bytes + bytes <= most_bytes && self.order.len() < MAX_OBJECTS
    }

    /// The id of the object at a place in the order of ids.
    pub fn id_at(&self, place: usize) -> ObjectId {
        self.reads.spoil();
        self.order
            .get(place)
            .map_or(ObjectId::NULL, |&slot| self.slots[slot as usize].id)
    }

    /// How many objects there are.
    pub fn len(&self) -> usize {
        self.reads.spoil();
        self.order.len()
    }

    /// Whether there is no object.
    pub fn is_empty(&self) -> bool {
        self.reads.spoil();
        self.order.is_empty()
    }

    /// Adds an object, or replaces the one with the same id.
    pub fn insert(&mut self, object: impl Into<Tracked<Object>>) {
        let object = object.into();
        let id = object.id;
        self.note_read(id);
        self.suspects.push(id);
        if id.statics_class().is_some() {
            self.anchors = 0;
        }
        self.total_bytes += object.bytes.len() as u64;
        if let Some(slot) = self.slot(id) {
            self.total_bytes -= self.slots[slot].bytes.len() as u64;
            self.slots[slot] = object;
            return;
        }
        let slot = match self.free.pop() {
            Some(slot) => {
                self.slots[slot as usize] = object;
                slot
            }
            None => {
                self.slots.push(object);
                self.slots.len() as u32 - 1
            }
        };
        let table = match id.statics_class() {
            None => (&mut self.by_id, id.index()),
            Some(class) => (&mut self.by_class, class.index()),
        };
        let (entries, index) = table;
        if entries.len() <= index {
            entries.resize(index + 1, 0);
        }
        entries[index] = slot + 1;
        let at = self
            .order
            .partition_point(|&other| self.slots[other as usize].id < id);
        self.order.insert(at, slot);
    }

    /// Below which ordinal all of a family is known to be taken.
    pub(crate) fn taken_below(&self, family: ObjectKey) -> u32 {
        self.reads.spoil();
        self.taken_below.get(&family).copied().unwrap_or(0)
    }

    /// Remembers that all of a family below an ordinal is taken, or is about to be.
    pub(crate) fn note_taken_below(&mut self, family: ObjectKey, ordinal: u32) {
        self.taken_below.insert(family, ordinal);
    }

    /// Removes an object.
    pub fn remove(&mut self, id: ObjectId) {
        self.note_read(id);
        if let Some(slot) = self.slot(id) {
            self.order.retain(|&other| other as usize != slot);
            self.release(slot);
        }
    }

    fn release(&mut self, slot: usize) {
        self.taken_below.clear();
        let object = &mut self.slots[slot];
        if object.anchor.get() == self.anchors {
            self.anchors = 0;
        }
        self.total_bytes -= object.bytes.len() as u64;
        object.bytes = Vec::new();
        object.monitor = None;
        match object.id.statics_class() {
            None => self.by_id[object.id.index()] = 0,
            Some(class) => self.by_class[class.index()] = 0,
        }
        self.free.push(slot as u32);
    }

    /// Gives objects other names. No two objects may get the same one.
    pub(crate) fn rename(&mut self, names: &FxHashMap<ObjectId, ObjectId>) {
        self.reads.spoil();
        self.taken_below.clear();
        let mut slots = Vec::new();
        for (&old, &new) in names {
            if let Some(slot) = self.slot(old) {
                slots.push((slot, new));
                self.by_id[old.index()] = 0;
            }
        }
        for (slot, new) in slots {
            let object = &mut self.slots[slot];
            object.id = new;
            if self.by_id.len() <= new.index() {
                self.by_id.resize(new.index() + 1, 0);
            }
            self.by_id[new.index()] = slot as u32 + 1;
        }
        let slots = &self.slots;
        self.order
            .sort_unstable_by_key(|&slot| slots[slot as usize].id);
    }

    /// Removes every object that does not belong to the state that is being loaded.
    pub fn keep_stamped(&mut self, epoch: u32) {
        self.sweep(epoch);
    }

    /// Reads a component over another version of the same object. `read` says whether its bytes changed.
    #[inline]
    pub fn reread(&mut self, id: ObjectId, component: u32, read: impl FnOnce(&mut Object) -> bool) {
        let Some(slot) = self.slot(id) else {
            return;
        };
        let object = &mut self.slots[slot];
        self.total_bytes -= object.bytes.len() as u64;
        if object.load(component, read) && object.anchor.get() == self.anchors {
            self.anchors = 0;
        }
        self.total_bytes += object.bytes.len() as u64;
    }

    /// Removes every object whose stamp is not `keep`. Says how many those were.
    pub(crate) fn sweep(&mut self, keep: u32) -> usize {
        self.reads.spoil();
        let before = self.order.len();
        let mut order = std::mem::take(&mut self.order);
        order.retain(|&slot| {
            let alive = self.slots[slot as usize].stamp.get() == keep;
            if !alive {
                self.release(slot as usize);
            }
            alive
        });
        self.order = order;
        before - self.order.len()
    }

    /// All objects, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &Object> {
        self.reads.spoil();
        self.order.iter().map(|&slot| &*self.slots[slot as usize])
    }

    /// All objects, in the order of their ids, to be changed.
    pub fn for_each_mut(&mut self, mut visit: impl FnMut(&mut Tracked<Object>)) {
        self.reads.spoil();
        for &slot in &self.order {
            visit(&mut self.slots[slot as usize]);
        }
    }

    /// The object a word points into, if any.
    #[inline]
    pub fn pointee(&self, word: u64) -> Option<&Object> {
        match object_of(word) {
            ObjectId::NULL => None,
            id => self.get(id),
        }
    }
}
