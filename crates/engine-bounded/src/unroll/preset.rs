//! What static memory holds before the program runs.

use super::Unroller;
use super::memory::Refused;
use super::spins::is_zero;
use super::state::State;
use crate::circuit::Circuit;
use crate::objects::{Object, ObjectKey, Place};
use crate::value::{Address, Data, ObjectId, Value};
use fencepost_ir::{ClassId, InitialAddress};

impl Unroller<'_> {
    /// The static memory of a class. Whatever addresses are in it from the start are known, too.
    pub(super) fn statics_of(&mut self, class: ClassId) -> Result<ObjectId, Refused> {
        const MISSING: Refused = "a class that is missing";
        let mut left = vec![class];
        let mut own = None;
        while let Some(class) = left.pop() {
            let info = self.class(class).map_err(|_| MISSING)?;
            let object = self.known.objects.intern(Object {
                key: ObjectKey::Statics(class),
                class: Some(class),
                length: None,
            });
            own.get_or_insert(object);
            if !self.out.statics.insert(object) {
                continue;
            }
            for (_, address) in &info.initial.addresses {
                match *address {
                    InitialAddress::Static(other, _) => left.push(other),
                    InitialAddress::Function(function) => {
                        self.known.objects.intern(Object {
                            key: ObjectKey::Function(function),
                            class: None,
                            length: None,
                        });
                    }
                }
            }
        }
        own.ok_or(MISSING)
    }

    /// What a cell holds before the program runs, unless that is zero.
    pub(super) fn preset(&self, (object, offset, size): Place) -> Result<Option<Data>, Refused> {
        let class = match self.known.objects.get(object).key {
            ObjectKey::Statics(class) | ObjectKey::ThreadStatics(_, class) => class,
            _ => return Ok(None),
        };
        let Some(class) = self.known.classes.get(&class) else {
            return Ok(None);
        };
        let initial = &class.initial;
        if initial.bytes.is_empty() && initial.addresses.is_empty() {
            return Ok(None);
        }
        let own = matches!(self.known.objects.get(object).key, ObjectKey::Statics(_));
        if !own {
            return Err("a variable of each thread that does not start as zero");
        }
        let mut addresses = initial.addresses.iter();
        let overlapping = addresses.find(|(at, _)| *at < offset + size && offset < at + 8);
        if let Some(&(at, address)) = overlapping {
            if at != offset || size != 8 {
                return Err("a part of an address");
            }
            let (key, offset) = match address {
                InitialAddress::Static(class, offset) => (ObjectKey::Statics(class), offset),
                InitialAddress::Function(function) => (ObjectKey::Function(function), 0),
            };
            let object = self.known.objects.find(&key);
            let object = object.ok_or("an address that is not known")?;
            return Ok(Some(Data::Address(Address::of(object, offset))));
        }
        let bytes = initial.bytes.iter().skip(offset as usize);
        let number = bytes
            .take(size as usize)
            .rev()
            .fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        Ok((number != 0).then(|| Data::Bits(Circuit::number(number, size as usize * 8))))
    }

    /// The state on either of two ways. What one of them has not touched is as it was.
    pub(super) fn join(&mut self, mut a: State, mut b: State) -> State {
        if self.alone {
            self.fill(&mut a, &b);
            self.fill(&mut b, &a);
        }
        self.same_sizes(&mut a, &mut b);
        State::join(self.circuit, a, b)
    }

    /// Where two ways have used other sizes for one place, nothing is told of it, unless one has
    /// nothing but zero there.
    fn same_sizes(&mut self, a: &mut State, b: &mut State) {
        let sizes = a.memory.iter().filter_map(|(place, (size, _))| {
            let (other, _) = b.memory.get(place)?;
            (other != size).then_some((*place, *size.max(other)))
        });
        for (place, size) in sizes.collect::<Vec<_>>() {
            let zero = |state: &State| {
                let value = state.memory.get(&place).map(|(_, value)| value);
                value.is_none_or(is_zero)
            };
            let starts = self.preset((place.0, place.1, size)) != Ok(None);
            if zero(a) && !starts {
                a.memory.remove(&place);
            } else if zero(b) && !starts {
                b.memory.remove(&place);
            } else {
                let mixed = Value::free(Data::Mixed(self.circuit.fresh()));
                a.memory.insert(place, (size, mixed.clone()));
                b.memory.insert(place, (size, mixed));
            }
        }
    }

    fn fill(&self, state: &mut State, other: &State) {
        for (&(object, offset), &(size, _)) in &other.memory {
            if state.memory.contains_key(&(object, offset)) {
                continue;
            }
            // A cell of which that cannot be said has been refused.
            if let Ok(Some(data)) = self.preset((object, offset, size)) {
                let value = Value::free(data);
                state.memory.insert((object, offset), (size, value));
            }
        }
    }
}
