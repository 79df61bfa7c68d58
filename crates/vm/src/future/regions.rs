//! Accesses that are parts of others: elements of arrays, rows of them, parts of objects.
//!
//! A loop makes many addresses of one. Where they become too many to be kept apart, what they are
//! parts of takes their place.

use super::flow::Flow;
use super::place::{Access, Based, Place};
use super::text::MOST_BASES;
use super::value::{Value, ValueId};

impl Flow<'_> {
    /// An access to an object that is known, with what it is part of.
    pub(super) fn based(&self, access: Access, base: ValueId, index: ValueId) -> Based {
        let values = &self.analysis.values;
        // What is too long to be written down stands for more than these elements.
        let region = |array, index| {
            let named = values.name(Value::ElementAddress(array, index));
            let is_exact = values.get(named) == Value::ElementAddress(array, index);
            if is_exact { named } else { ValueId::UNKNOWN }
        };
        let (origin, outer, anywhere) = match self.element(access, base, index) {
            _ if self.analysis.machine.manual_memory => {
                let origin = values.origin(base);
                (origin, origin, matches!(values.get(base), Value::Inside(_)))
            }
            Some((array, index)) if values.is_known(array) => {
                let row = values.row(index);
                let origin = region(array, row);
                let anywhere = row == index && origin != ValueId::UNKNOWN;
                (origin, region(array, ValueId::UNKNOWN), anywhere)
            }
            Some(_) | None => (ValueId::UNKNOWN, ValueId::UNKNOWN, false),
        };
        Based {
            access,
            base,
            index,
            origin,
            outer,
            anywhere,
            coarse: self.analysis.coarse(access, base).bit(),
        }
    }

    /// The array and the index of the element that an access is to.
    fn element(&self, access: Access, base: ValueId, index: ValueId) -> Option<(ValueId, ValueId)> {
        match self.analysis.places.get(access.place) {
            Some(Place::Element(_)) => Some((base, index)),
            Some(Place::Memory(_) | Place::Atomic(_)) => self.analysis.values.element_at(base),
            // Nothing else is about one element.
            _ => None,
        }
    }

    /// Fewer addresses that have many in them, with indices: a loop makes many of one.
    pub(super) fn origins(&self, crowd: &[Based]) -> Option<Vec<(ValueId, ValueId)>> {
        match self.analysis.machine.manual_memory {
            true => self.objects(crowd),
            false => self
                .regions(crowd, |index| self.analysis.values.row(index))
                .or_else(|| self.regions(crowd, |_| ValueId::UNKNOWN)),
        }
    }

    /// Elements of the same arrays, with other indices in the place of theirs.
    fn regions(
        &self,
        crowd: &[Based],
        wider: impl Fn(ValueId) -> ValueId,
    ) -> Option<Vec<(ValueId, ValueId)>> {
        let values = &self.analysis.values;
        let mut regions = Vec::new();
        for based in crowd {
            let (array, index) = self.element(based.access, based.base, based.index)?;
            if !values.is_known(array) {
                return None;
            }
            let region = match array == based.base {
                true => (array, wider(index)),
                false => {
                    let address = values.name(Value::ElementAddress(array, wider(index)));
                    (address, ValueId::UNKNOWN)
                }
            };
            if !regions.contains(&region) {
                regions.push(region);
            }
        }
        (regions.len() <= MOST_BASES / 2).then_some(regions)
    }

    /// Somewhere in the objects that addresses lead to, if these are few. Only where memory has no
    /// types: a pointer says nothing else there.
    fn objects(&self, crowd: &[Based]) -> Option<Vec<(ValueId, ValueId)>> {
        let values = &self.analysis.values;
        let access = crowd.first()?.access;
        let is_memory = matches!(
            self.analysis.places.get(access.place),
            Some(
                Place::Memory(_)
                    | Place::Atomic(_)
                    | Place::Bytes(_)
                    | Place::Lock(_)
                    | Place::Object
            )
        );
        if !is_memory {
            return None;
        }
        let mut objects = Vec::new();
        for based in crowd {
            let inside = values.name(Value::Inside(values.origin(based.base)));
            let inside = (inside, ValueId::UNKNOWN);
            if !objects.contains(&inside) {
                objects.push(inside);
            }
        }
        let known = objects.iter().all(|&(base, _)| base != ValueId::UNKNOWN);
        (objects.len() <= MOST_BASES / 2 && known).then_some(objects)
    }
}
