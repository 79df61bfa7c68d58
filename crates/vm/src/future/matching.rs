//! Which kinds of accesses may touch a piece of memory.

use super::place::{Bits, Place};
use super::program::Futures;
use super::prospects::{Future, Range, Touched};
use crate::machine::Machine;
use crate::state::State;
use crate::state::heap::{Object, ObjectKind};
use fencepost_ir::{ARRAY_DATA, Cell, ClassId, ClassKind, Layout};
use std::sync::{Arc, PoisonError};

/// A piece of memory of an object of some kind, whether it is changed there, and whether that is done
/// by an atomic access.
pub(crate) type AccessKey = ((u8, u32), u32, u32, bool, bool);

impl Futures {
    /// The accesses, of which only the kind is known, that conflict with one to a piece of memory.
    pub fn accesses(
        &self,
        machine: &Machine,
        object: &Object,
        range: Range,
        write: bool,
    ) -> Arc<Bits> {
        self.conflicting(machine, object, range, (write, false))
    }

    /// Those that race with one to a piece of memory, which writes or not, and is atomic or not.
    pub fn racing(
        &self,
        machine: &Machine,
        object: &Object,
        range: Range,
        (write, atomic): (bool, bool),
    ) -> Arc<Bits> {
        self.conflicting(machine, object, range, (write, atomic))
    }

    fn conflicting(
        &self,
        machine: &Machine,
        object: &Object,
        range: Range,
        (write, atomic): (bool, bool),
    ) -> Arc<Bits> {
        let kind = match object.kind {
            ObjectKind::Instance(class) => (0, class.0),
            ObjectKind::Statics(class) => (1, class.0),
            ObjectKind::ThreadStatics(class) => (2, class.0),
            ObjectKind::Frame(function) => (3, function.0),
            ObjectKind::Bytes => (4, 0),
            ObjectKind::Block { .. } | ObjectKind::Freed { .. } => (5, 0),
        };
        let key = (kind, range.from, range.to, write, atomic);
        // Places may be named after the answer was found.
        let count = self.places.len();
        let known = self.accesses.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bits)) = known.get(&key).filter(|(then, _)| *then == count) {
            return bits.clone();
        }
        drop(known);
        let bits = Arc::new(self.find_accesses(machine, object.kind, range, (write, atomic)));
        let mut known = self
            .accesses
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        known.insert(key, (count, bits.clone()));
        bits
    }

    /// Whether the memory of a lock may be changed other than by taking it or giving it back.
    pub fn may_overwrite_lock<'a>(
        &self,
        machine: &Machine,
        state: &State,
        lock: Range,
        mut futures: impl Iterator<Item = &'a Future>,
    ) -> bool {
        let Some(target) = state.heap.get(lock.object) else {
            return true;
        };
        let is_lock = |bit: u32| self.places.get(bit >> 1).is_some_and(Place::is_lock);
        let writes = self.accesses(machine, target, lock, false);
        let overwrites =
            |theirs: &Touched| theirs.write && !theirs.as_lock && theirs.range.overlaps(lock);
        futures.any(|future| {
            future.unknown
                || !future.roots.is_empty()
                || future.memory.iter().any(overwrites)
                || writes
                    .iter()
                    .any(|bit| future.any.contains(bit) && !is_lock(bit))
        })
    }

    fn find_accesses(
        &self,
        machine: &Machine,
        kind: ObjectKind,
        range: Range,
        (write, atomic): (bool, bool),
    ) -> Bits {
        let mut bits = Bits::default();
        for id in 0..self.places.len() as u32 {
            let Some(place) = self.places.get(id) else {
                continue;
            };
            let counts = !(atomic && place.is_atomic());
            if counts && self.may_touch(machine, place, kind, range) {
                bits.insert(id << 1 | 1);
                if write {
                    bits.insert(id << 1);
                }
            }
        }
        bits
    }

    /// Whether an access to a place of some kind may be one to a piece of memory.
    fn may_touch(&self, machine: &Machine, place: Place, kind: ObjectKind, range: Range) -> bool {
        let meets =
            |offset: u32, size: u32| Range::cell(range.object, offset, size).overlaps(range);
        match (place, kind) {
            (
                Place::Static(own, offset, size)
                | Place::StaticAtomic(own, offset, size)
                | Place::StaticLock(own, offset, size),
                ObjectKind::Statics(class),
            ) => own == class && meets(offset, size),
            (Place::Static(..) | Place::StaticAtomic(..) | Place::StaticLock(..), _) => false,
            (Place::Part(name, offset, size), ObjectKind::Instance(class)) => {
                meets(offset, size) && machine.source.is_of(class, name)
            }
            (Place::Part(..), kind) => kind == ObjectKind::Bytes,
            (Place::Field(own, offset, size), ObjectKind::Instance(class)) => {
                meets(offset, size) && (own == class || machine.source.assignable(class, own))
            }
            // Untyped memory can be seen as anything.
            (Place::Field(..) | Place::Element(_) | Place::Array, ObjectKind::Bytes) => true,
            // A struct may stand in the memory of a call.
            (Place::Field(own, ..), ObjectKind::Frame(_)) => machine
                .class(own)
                .is_ok_and(|info| info.class.kind != ClassKind::Object),
            (Place::Field(..), _) => false,
            (Place::Element(size), ObjectKind::Instance(class)) => {
                has_elements(machine, class, size)
            }
            (Place::Array, ObjectKind::Instance(class)) => is_array(machine, class),
            (Place::Element(_) | Place::Array, _) => false,
            (Place::Memory(cell) | Place::Atomic(cell), ObjectKind::Instance(class)) => {
                self.addresses.reach_instance(machine, class) && holds(machine, class, range, cell)
            }
            (Place::Memory(cell) | Place::Atomic(cell), ObjectKind::Statics(class)) => {
                let info = machine.loaded_class(class);
                info.is_none_or(|info| {
                    info.class.untyped
                        || self.addresses.reach_statics(machine, class)
                            && has_cell(&info.class.statics, range, cell)
                })
            }
            (Place::OwnFrame, kind) => matches!(kind, ObjectKind::Frame(_)),
            (Place::Elements(Some(name)), ObjectKind::Instance(class)) => {
                is_array(machine, class) || machine.source.is_of(class, name)
            }
            (
                Place::Memory(_)
                | Place::Atomic(_)
                | Place::Bytes(_)
                | Place::Lock(_)
                | Place::Object
                | Place::Elements(_)
                | Place::Reachable,
                _,
            ) => true,
            (
                Place::Enter
                | Place::TryEnter
                | Place::Exit
                | Place::Queue
                | Place::Timer
                | Place::Arming
                | Place::Class(_)
                | Place::End
                | Place::Join
                | Place::Detach
                | Place::Runtime(_)
                | Place::Clock
                | Place::Interrupt { .. }
                | Place::Exiting
                | Place::Result,
                _,
            ) => false,
        }
    }
}

/// Whether a class is one of arrays.
pub(crate) fn is_array(machine: &Machine, class: ClassId) -> bool {
    let info = machine.loaded_class(class);
    info.is_none_or(|info| matches!(info.class.kind, ClassKind::Array { .. }))
}

/// Whether a class is one of arrays that may have elements of so many bytes.
pub(crate) fn has_elements(machine: &Machine, class: ClassId, size: u32) -> bool {
    let Some(info) = machine.loaded_class(class) else {
        return true;
    };
    let cells = &info.class.layout.cells;
    let is_struct = cells.len() != 1;
    matches!(info.class.kind, ClassKind::Array { .. })
        && (is_struct || cells[0].cell.size() == size)
}

/// Whether a layout has a cell in a range that is a reference, or a number, like another.
fn has_cell(layout: &Layout, range: Range, cell: Cell) -> bool {
    layout.cells.iter().any(|at| {
        at.cell.kind().is_reference() == cell.kind().is_reference()
            && Range::cell(range.object, at.offset, at.cell.size()).overlaps(range)
    })
}

/// Whether a cell of a type may be somewhere in a piece of an object: references are never written
/// as numbers, nor the other way round.
fn holds(machine: &Machine, class: ClassId, range: Range, cell: Cell) -> bool {
    let Some(info) = machine.loaded_class(class) else {
        return true;
    };
    let references = cell.kind().is_reference();
    let cells = &info.class.layout.cells;
    match info.class.kind {
        ClassKind::Array { .. } => {
            let same = |at: &fencepost_ir::CellAt| at.cell.kind().is_reference() == references;
            cells.iter().any(same) || range.from < ARRAY_DATA
        }
        _ => has_cell(&info.class.layout, range, cell),
    }
}
