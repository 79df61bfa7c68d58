//! Where a place of the program text is, as far as that is known without running anything.

use crate::machine::Machine;
use crate::state::State;
use crate::state::keys::ObjectKey;
use crate::state::location::Location;
use crate::state::thread::Thread;
use crate::state::word::{ObjectId, object_of, offset_of};
use fencepost_ir::{ARRAY_DATA, Place, Reg};

/// The cell that a place means for a thread, if that is known and exists; nothing is created.
pub(crate) fn resolve_quietly(
    machine: &Machine,
    state: &State,
    thread: &Thread,
    place: Place,
) -> Option<Location> {
    let base = thread.top()?.base;
    let known = |reg: Reg| {
        let waits = thread.pending.promise(base + u32::from(reg.0)).is_some();
        (!waits).then(|| thread.reg(reg))
    };
    let (object, offset) = match place {
        Place::Static(field) => (ObjectId::statics(field.class), field.offset),
        Place::ThreadStatic(field) => {
            let key = ObjectKey::ThreadStatics {
                thread: thread.id,
                class: field.class,
            };
            (machine.identities.object(key), field.offset)
        }
        Place::Field(reg, field) => {
            let word = known(reg)?;
            (object_of(word), offset_of(word).wrapping_add(field.offset))
        }
        Place::Pointer(reg, distance, _) => {
            let word = known(reg)?.wrapping_add(i64::from(distance) as u64);
            (object_of(word), offset_of(word))
        }
        Place::Element(array, index, cell) => {
            let offset = (known(index)? as u32).checked_mul(cell.size())?;
            (object_of(known(array)?), offset.checked_add(ARRAY_DATA)?)
        }
    };
    let cell = place.cell();
    state.heap.get(object)?;
    Some(Location {
        object,
        offset,
        cell,
    })
}
