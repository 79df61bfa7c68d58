//! Objects that never change once others can see them, such as delegates. When their cells are
//! read makes no difference, so nothing of that is in the order of accesses.

use super::Unroller;
use super::memory::{Refused, narrow};
use super::state::State;
use crate::flaw::Flaw;
use crate::objects::ObjectKey;
use crate::value::{Candidate, Data, Value, choose_data, widen};
use fencepost_ir::{Cell, ClassId};

impl Unroller<'_> {
    pub(super) fn is_frozen(&mut self, key: &ObjectKey, class: Option<ClassId>) -> bool {
        let class = class.filter(|_| matches!(key, ObjectKey::Made(..)));
        let freezes = self.bounds.flaw == Some(Flaw::FreezeObjects);
        class.is_some_and(|class| freezes || self.class(class).is_ok_and(|class| class.immutable))
    }

    /// Whether all places are in objects that never change once others can see them. Only a
    /// thread that has been followed already can have made one.
    pub(super) fn are_frozen(&mut self, places: &[Candidate]) -> Result<bool, Refused> {
        let mut frozen = 0;
        for one in places {
            let object = self.known.objects.get(one.object);
            let (key, class) = (object.key.clone(), object.class);
            if !self.is_frozen(&key, class) {
                continue;
            }
            if matches!(key, ObjectKey::Made(thread, ..) if thread > self.thread) {
                return Err("an object that never changes, of a thread started later");
            }
            frozen += 1;
        }
        match frozen {
            0 => Ok(false),
            _ if frozen == places.len() => Ok(true),
            _ => Err("a pointer that may be to an object that never changes or elsewhere"),
        }
    }

    /// What is in an object that never changes.
    pub(super) fn frozen_load(&mut self, places: &[Candidate], cell: Cell) -> Value {
        let mut sum: Option<Data> = None;
        for one in places {
            let place = (one.object, one.offset, cell.size());
            let data = match self.frozen.get(&place) {
                Some(data) => data.clone(),
                None => self.initial(&place, cell),
            };
            sum = Some(match sum {
                None => data,
                Some(other) => choose_data(self.circuit, one.holds, &data, &other),
            });
        }
        let data = sum.unwrap_or_else(|| narrow(cell, Value::zero(cell.kind()).data));
        Value::free(widen(cell, data))
    }

    /// Fills a cell of an object that never changes later.
    pub(super) fn frozen_store(
        &mut self,
        state: &State,
        places: &[Candidate],
        cell: Cell,
        value: &Value,
    ) -> Result<(), Refused> {
        if !value.reads.is_empty() {
            return Err("an object that never changes, of something not yet read");
        }
        let new = narrow(cell, value.data.clone());
        for one in places {
            let place = (one.object, one.offset, cell.size());
            let old = match self.frozen.get(&place) {
                Some(data) => data.clone(),
                None => self.initial(&place, cell),
            };
            let here = self.circuit.and(state.guard, one.holds);
            let data = choose_data(self.circuit, here, &new, &old);
            self.frozen.insert(place, data);
        }
        Ok(())
    }
}
