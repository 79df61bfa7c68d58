//! Pointers that are moved.

use super::Unroller;
use super::arithmetic::from_both;
use super::flow::Waiting;
use super::state::State;
use crate::circuit::Circuit;
use crate::objects::{Object, ObjectKey};
use crate::solver::Lit;
use crate::value::{Address, Candidate, Data, ObjectId, Value};
use fencepost_ir::{ARRAY_DATA, BinaryOperator, ClassKind, Op, Reg};
use std::collections::BTreeMap;

/// The largest block that is followed.
const MAX_BLOCK: u32 = 1 << 16;
/// Places that a pointer may be moved to by a distance that is not known.
const MAX_PLACES: u32 = 256;

impl Unroller<'_> {
    /// A pointer plus or minus a number. Where it would leave its object, it is not followed.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn move_pointer(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        dst: Reg,
        (pointer, distance): (Value, Value),
    ) -> Result<(), super::TooLarge> {
        let Op::Binary { operator, .. } = op else {
            return self.refuse(state, op);
        };
        let Some(bits) = distance.bits().cloned() else {
            return self.refuse(state, op);
        };
        let bits = match operator.operator {
            BinaryOperator::Add => bits,
            BinaryOperator::Sub => {
                let zero = Circuit::number(0, bits.len());
                self.circuit.subtract(&zero, &bits).0
            }
            _ => return self.refuse(state, op),
        };
        let Some(address) = pointer.address() else {
            return self.refuse(state, op);
        };
        let Some(moved) = self.moved(address, &bits) else {
            return self.refuse(state, op);
        };
        let outside = match Circuit::known(&bits) {
            Some(_) => address.null,
            None => {
                let inside: Vec<Lit> = moved.iter().map(|one| one.holds).collect();
                !self.circuit.any(&inside)
            }
        };
        if let Some(mut part) = self.split(&mut state, outside) {
            // Only what was read says where it is.
            self.wait_for(&mut part, &pointer);
            self.wait_for(&mut part, &distance);
            self.unsupported(part, "a pointer that is moved out of its object");
        }
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let moved = Data::Address(Address {
            candidates: moved,
            null: Lit::FALSE,
        });
        let value = from_both(self.circuit, moved, &pointer, &distance);
        self.set(&mut state, dst, value);
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// The places that an address may be moved to.
    fn moved(&mut self, address: &Address, distance: &[Lit]) -> Option<Vec<Candidate>> {
        let mut places: BTreeMap<_, Vec<Lit>> = BTreeMap::new();
        if let Some(known) = Circuit::known(distance) {
            // The width of the distance is that of a pointer, so it wraps as one.
            for one in &address.candidates {
                let offset = i64::from(one.offset).checked_add(known as i64)?;
                let offset = u32::try_from(offset).ok()?;
                places
                    .entry((one.object, offset))
                    .or_default()
                    .push(one.holds);
            }
        } else {
            let zeros = distance.iter().take_while(|&&lit| lit == Lit::FALSE);
            let step = 1u32 << zeros.count().min(16);
            for one in &address.candidates {
                let extent = self.extent(one)?;
                let first = one.offset % step;
                if extent.saturating_sub(first) / step > MAX_PLACES {
                    return None;
                }
                for offset in (first..=extent).step_by(step as usize) {
                    let wanted = i64::from(offset) - i64::from(one.offset);
                    let wanted = Circuit::number(wanted as u64, distance.len());
                    let here = self.circuit.equal(distance, &wanted);
                    let holds = self.circuit.and(one.holds, here);
                    if holds != Lit::FALSE {
                        places.entry((one.object, offset)).or_default().push(holds);
                    }
                }
            }
        }
        let mut moved = Vec::new();
        for ((object, offset), ways) in places {
            moved.push(Candidate {
                object,
                offset,
                holds: self.circuit.any(&ways),
            });
        }
        Some(moved)
    }

    /// How many bytes a pointer may reach in an object of which a program can miss the end.
    pub(super) fn bytes_of(&self, place: &Candidate) -> Option<u32> {
        let object = self.known.objects.get(place.object);
        match object.key {
            ObjectKey::Block(..) | ObjectKey::Frame(..) => object.length,
            ObjectKey::Statics(class) => {
                let class = self.known.classes.get(&class)?;
                Some(class.statics.size)
            }
            _ => None,
        }
    }

    /// Memory of the running call.
    pub(super) fn new_bytes(&mut self, state: &mut State, size: Reg) -> Option<Address> {
        let size = self.get(state, size);
        let size = Circuit::known(size.bits()?)?;
        let size = u32::try_from(size).ok().filter(|&size| size <= MAX_BLOCK)?;
        let object = self.known.objects.intern(Object {
            key: ObjectKey::Frame(self.thread, self.path()),
            class: None,
            length: Some(size),
        });
        if self.known.objects.get(object).length != Some(size) {
            return None;
        }
        // A call that is made again starts with fresh memory.
        state.memory.retain(|(other, _), _| *other != object);
        if let Some(active) = self.stack.last_mut() {
            active.blocks.insert(object);
        }
        Some(Address::of(object, 0))
    }

    /// Whether the call that memory belongs to is active.
    pub(super) fn is_live(&self, object: ObjectId) -> bool {
        let sized = self.known.objects.get(object).length.is_some();
        let mut calls = self.stack.iter();
        !sized || calls.any(|call| call.blocks.contains(&object))
    }

    /// A block that the program asks for.
    pub(super) fn new_block(&mut self, state: &mut State, args: &[Reg]) -> Option<Address> {
        let &[size] = args else { return None };
        let size = self.get(state, size);
        self.wait_for(state, &size);
        let size = Circuit::known(size.bits()?)?;
        let size = u32::try_from(size).ok().filter(|&size| size <= MAX_BLOCK)?;
        // Somebody asks at the end what was not freed.
        if self.source.rules().leaks_are_errors {
            return None;
        }
        let object = self.known.objects.intern(Object {
            key: ObjectKey::Block(self.thread, self.path(), size),
            class: None,
            length: Some(size),
        });
        Some(Address::of(object, 0))
    }

    /// How many bytes the object of a place has.
    fn extent(&mut self, place: &Candidate) -> Option<u32> {
        if let Some(bytes) = self.bytes_of(place) {
            return Some(bytes);
        }
        let Object { key, class, length } = self.known.objects.get(place.object).clone();
        let class = self.class(class?).ok()?;
        match (class.kind, key, length) {
            (ClassKind::Array { stride }, _, Some(length)) => {
                stride.checked_mul(length)?.checked_add(ARRAY_DATA)
            }
            (ClassKind::Object, ObjectKey::Made(..), None) => Some(class.layout.size),
            _ => None,
        }
    }
}
