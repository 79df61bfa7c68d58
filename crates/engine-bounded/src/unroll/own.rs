//! Memory of the running thread alone: of its calls, and all of it before the second thread starts.

use super::Unroller;
use super::memory::{Refused, narrow};
use super::spins::is_zero;
use super::state::State;
use crate::solver::Lit;
use crate::value::{Candidate, ObjectId, Value, choose, widen};
use fencepost_ir::Cell;

/// What memory has at some bytes of an object: offsets, sizes and values.
fn overlapping(
    state: &State,
    object: ObjectId,
    offset: u32,
    size: u32,
) -> impl Iterator<Item = (u32, u32, &Value)> {
    let near = (object, offset.saturating_sub(8))..(object, offset.saturating_add(size));
    let near = state.memory.range(near);
    let near = near.map(|(&(_, at), (own, value))| (at, *own, value));
    near.filter(move |&(at, own, _)| at + own > offset)
}

impl Unroller<'_> {
    pub(super) fn local(
        &self,
        state: &State,
        object: ObjectId,
        offset: u32,
        cell: Cell,
    ) -> Result<Value, Refused> {
        let size = cell.size();
        let mut exact = None;
        for (at, own, value) in overlapping(state, object, offset, size) {
            if (at, own) == (offset, size) {
                exact = Some(value.clone());
            } else if !is_zero(value) || self.preset((object, at, own))?.is_some() {
                return Err("accesses of different sizes to one place");
            }
        }
        if let Some(value) = exact {
            return Ok(value);
        }
        let data = match self.preset((object, offset, size))? {
            Some(data) => data,
            None => narrow(cell, Value::zero(cell.kind()).data),
        };
        Ok(Value::free(data))
    }

    /// What the running thread's own memory holds.
    pub(super) fn local_load(
        &mut self,
        state: &State,
        places: &[Candidate],
        cell: Cell,
    ) -> Result<Value, Refused> {
        self.check_early_load(places)?;
        let mut sum: Option<Value> = None;
        for one in places {
            let value = self.local(state, one.object, one.offset, cell)?;
            sum = Some(match sum {
                None => value,
                Some(other) => choose(self.circuit, one.holds, &value, &other),
            });
        }
        let value = sum.unwrap_or_else(|| Value::zero(cell.kind()));
        Ok(Value {
            data: widen(cell, value.data),
            reads: value.reads,
        })
    }

    pub(super) fn local_store(
        &mut self,
        state: &mut State,
        places: &[Candidate],
        cell: Cell,
        value: &Value,
    ) -> Result<(), Refused> {
        self.check_early_store(places)?;
        let value = Value {
            data: narrow(cell, value.data.clone()),
            reads: value.reads.clone(),
        };
        for one in places {
            let before = self.local(state, one.object, one.offset, cell)?;
            let after = choose(self.circuit, one.holds, &value, &before);
            let place = (one.object, one.offset);
            // Only zeros of another size can be left there, and what is missing is zero.
            let others = overlapping(state, one.object, one.offset, cell.size());
            let others: Vec<u32> = others.map(|(at, ..)| at).collect();
            for at in others {
                state.memory.remove(&(one.object, at));
            }
            state.memory.insert(place, (cell.size(), after));
        }
        Ok(())
    }

    /// Sets one byte of memory, which must be the thread's own, where a condition holds.
    pub(super) fn set_flag(
        &mut self,
        state: &mut State,
        pointer: &Value,
        condition: Lit,
    ) -> Result<(), Refused> {
        let places = pointer.address().ok_or("a flag that is a number")?;
        let places = places.candidates.clone();
        if !self.is_local(&places)? {
            return Err("a flag of a lock that others can see");
        }
        let one = Value::number(1, 32);
        let before = self.local_load(state, &places, Cell::U8)?;
        let after = choose(self.circuit, condition, &one, &before);
        self.local_store(state, &places, Cell::U8, &after)
    }
}
