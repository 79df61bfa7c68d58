//! Publication through immutable objects: a delegate and what it calls its method on, an array of
//! several dimensions and its elements.
//!
//! Accesses to immutable objects skip the pending list, so their references to other objects would
//! be missing there. A model that promises that a reference arrives after what was written into its
//! object has to see them: whoever gets the delegate gets what it refers to.

use super::Exec;
use crate::state::heap::ObjectKind;
use crate::state::location::Location;
use crate::state::pending::Value;
use crate::state::word::{ObjectId, object_of};
use fencepost_ir::Cell;
use fencepost_memory_model::{AccessKind, Publication};

/// How many immutable objects that lead to each other are followed.
const LONGEST_CHAIN: u32 = 8;

impl Exec<'_> {
    /// Before a reference is written: puts the references that an immutable object holds on the
    /// list once more, if something is pending for what they refer to. They are ordered after that,
    /// and the reference to the object after them. Writing them again changes nothing.
    pub(super) fn issue_links(&mut self, cell: Cell, value: Value) {
        if let Value::Known(word) = value
            && cell == Cell::Ref
            && word != 0
            && self.machine.table.publication == Publication::Instance
        {
            self.issue_links_of(object_of(word), LONGEST_CHAIN);
        }
    }

    fn issue_links_of(&mut self, object: ObjectId, chain: u32) {
        if chain == 0 || self.state.threads[self.index].pending.entries.is_empty() {
            return;
        }
        for (location, word) in self.links(object) {
            let target = object_of(word);
            self.issue_links_of(target, chain - 1);
            let entries = &self.state.threads[self.index].pending.entries;
            let writes = |kind: AccessKind| kind.is_write();
            let is_pending = entries
                .iter()
                .any(|entry| entry.object == target && entry.access().is_some_and(writes));
            let is_listed = entries
                .iter()
                .rfind(|entry| entry.object == target || entry.overlaps_location(location))
                .is_some_and(|entry| entry.overlaps_location(location));
            if is_pending && !is_listed {
                self.push_entry(AccessKind::Write, true, location, Value::Known(word));
            }
        }
    }

    /// The references that an immutable object holds.
    fn links(&self, id: ObjectId) -> Vec<(Location, u64)> {
        let Some(object) = self.state.heap.get(id) else {
            return Vec::new();
        };
        let ObjectKind::Instance(class) = object.kind else {
            return Vec::new();
        };
        let Some(info) = self.machine.loaded_class(class) else {
            return Vec::new();
        };
        if !info.class.immutable {
            return Vec::new();
        }
        let cells = info.class.layout.cells.iter();
        cells
            .filter(|slot| slot.cell == Cell::Ref && object.contains(slot.offset, slot.cell.size()))
            .map(|slot| (slot.offset, object.read(slot.offset, slot.cell)))
            .filter(|&(_, word)| word != 0)
            .map(|(offset, word)| {
                let location = Location {
                    object: id,
                    offset,
                    cell: Cell::Ref,
                };
                (location, word)
            })
            .collect()
    }
}
