//! Addresses that become numbers and numbers that become addresses.
//!
//! Nobody follows numbers. An address that a thread makes of one may be that of an object which only
//! another thread could reach, and what that thread did with the object was then taken to be
//! invisible. So an object stays shared once its address was written as a number where others can
//! read it, and an address that came here in any other way ends the path as not modelled.

use super::Exec;
use crate::machine::ADDRESS_ORDER;
use crate::machine::event::{StepResult, Stop};
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::location::Location;
use crate::state::scalar;
use crate::state::word::{ObjectId, object_of, owner_of};
use fencepost_ir::{Cell, CompareOperator};

impl Exec<'_> {
    /// Whether an address that was a number leads to an object that only another thread could reach
    /// so far. What that thread did to it since the number went away was taken to be its own affair.
    pub(super) fn is_stray(&self, id: ObjectId) -> bool {
        let object = self.state.heap.get(id);
        object.is_some_and(|object| self.is_stray_object(object))
    }

    /// The same of an object that was looked up.
    pub(super) fn is_stray_object(&self, object: &Object) -> bool {
        match (object.kind, object.reach) {
            (ObjectKind::Instance(_) | ObjectKind::Block { .. }, Reach::Only(owner)) => {
                owner != self.state.threads[self.index].id
            }
            (ObjectKind::Instance(_) | ObjectKind::Block { .. }, Reach::Shared) => false,
            // Another thread's are refused at the access itself; static fields belong to all.
            (
                ObjectKind::Frame(_)
                | ObjectKind::Bytes
                | ObjectKind::Freed { .. }
                | ObjectKind::Statics(_)
                | ObjectKind::ThreadStatics(_),
                _,
            ) => false,
        }
    }

    /// Ends a step in which deferred arithmetic made an address that cannot be followed.
    pub(crate) fn refuse_stray(&self) -> StepResult {
        if let Some(stop) = &self.late_mistake {
            return Err(stop.clone());
        }
        match self.has_strayed {
            true => Err(self.stray_address()),
            false => Ok(()),
        }
    }

    /// The end of a path on which an address came from where it cannot be followed.
    pub(super) fn stray_address(&self) -> Stop {
        self.unsupported("an address of another thread's object that was passed as a number")
    }

    /// Notes that arithmetic on an address led to another object. Whoever relies on the text takes it
    /// to stay in the same one.
    pub(super) fn note_departure(&self) {
        if self.machine.futures().is_some() {
            self.machine.note_unexpected();
        }
    }

    /// Notes that other threads may read the address of an object as a number. Nothing tells when
    /// they no longer can.
    pub(super) fn expose(&mut self, id: ObjectId) {
        if let Some(object) = self.state.heap.get_mut(id)
            && !object.exposed
            && matches!(
                object.kind,
                ObjectKind::Instance(_) | ObjectKind::Block { .. }
            )
        {
            object.exposed = true;
        }
    }

    /// Notes that a number may be the address of an object, or may have been made from it, so that
    /// the object must not be renamed.
    pub(super) fn keep_name(&mut self, id: ObjectId) {
        if self.machine.options.canonical {
            self.expose(id);
        } else if self.state.heap.get(id).is_some() {
            self.machine.note_shown_name();
        }
    }

    /// Compares pointers into different objects as the numbers that they are. Another execution need
    /// not give the objects such numbers.
    pub(super) fn order_addresses(&mut self, operator: CompareOperator, words: [u64; 2]) -> u64 {
        for word in words {
            self.keep_name(owner_of(word));
        }
        self.machine.rely_on(ADDRESS_ORDER);
        scalar::compare_addresses(operator, words[0], words[1])
    }

    /// Notes that numbers are put in order that look like addresses of different objects.
    #[inline]
    pub(super) fn note_order_of_numbers(&self, operator: CompareOperator, words: [u64; 2]) {
        use CompareOperator as Operator;
        let owners = words.map(owner_of);
        let orders = !matches!(operator, Operator::Eq | Operator::Ne);
        if orders
            && owners[0] != owners[1]
            && owners.iter().all(|&id| self.state.heap.get(id).is_some())
        {
            self.machine.rely_on(ADDRESS_ORDER);
        }
    }

    /// Keeps the names of the objects whose addresses are where a number is read.
    pub(super) fn keep_names_at(&mut self, location: Location) {
        let canonical = self.machine.options.canonical;
        if !canonical && !self.machine.renames_workers() || location.cell.kind().is_reference() {
            return;
        }
        let object = self.state.heap.get(location.object);
        let size = location.cell.size();
        let found = object.map(|object| self.machine.addresses_at(object, location.offset, size));
        for id in found.into_iter().flatten() {
            self.keep_name(id);
        }
    }

    /// Writes memory without a layout, which has addresses where addresses were written last.
    pub(super) fn write_bytes(&mut self, location: Location, word: u64) {
        // Nobody has the address of what another thread alone can reach: that is a number.
        let own = self.state.threads[self.index].id;
        let heap = &mut self.state.heap;
        let may_be_had = heap
            .get(object_of(word))
            .is_some_and(|object| match object.reach {
                Reach::Only(owner) => owner == own,
                Reach::Shared => true,
            });
        let Some(object) = heap.get_mut(location.object) else {
            return;
        };
        let is_static = object_of(word).statics_class().is_some();
        let (first, behind) = (location.offset, location.offset + location.cell.size());
        let (shared, anchor) = (object.reach == Reach::Shared, object.anchor.get());
        let mut gone = Vec::new();
        let mut kept = std::mem::take(&mut object.addresses);
        kept.retain(|&at| {
            let stays = at + 8 <= first || behind <= at;
            if !stays {
                gone.push(object_of(object.read(at, Cell::Ref)));
            }
            stays
        });
        let is_address = match self.machine.manual_memory {
            // Any word may have come from a pointer: copies of memory do not ask what it holds.
            true => location.cell.size() == 8 && (is_static || may_be_had),
            false => location.cell.kind().is_reference() && word != 0,
        };
        let Some(object) = heap.get_mut(location.object) else {
            return;
        };
        if is_address {
            kept.insert(kept.partition_point(|&at| at < first), first);
        }
        object.addresses = kept;
        object.write(location.offset, location.cell, word);
        heap.suspects.append(&mut gone);
        if anchor == heap.anchors {
            heap.anchors = 0;
        }
        if shared && is_address {
            self.share(word);
        }
    }
}
