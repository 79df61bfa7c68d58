//! Accesses that read and write in one step.

use super::flow::Waiting;
use super::memory::{Refused, narrow};
use super::state::State;
use super::{TooLarge, Unroller};
use crate::circuit::Circuit;
use crate::objects::Place as Cells;
use crate::solver::Lit;
use crate::value::{
    Candidate, Data, EventId, Reads, Value, both, choose_data, comparable, equal, widen,
};
use fencepost_ir::{Cell, Kind, Place, Reg, RmwOp, UpdateOrder};
use fencepost_memory_model::AccessKind;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The kind of an update that is no full fence.
fn listed(order: UpdateOrder) -> Option<AccessKind> {
    match order {
        UpdateOrder::Relaxed => Some(AccessKind::RelaxedUpdate),
        UpdateOrder::Acquire => Some(AccessKind::AcquireUpdate),
        UpdateOrder::Release => Some(AccessKind::ReleaseUpdate),
        UpdateOrder::AcqRel => Some(AccessKind::AcqRelUpdate),
        UpdateOrder::Volatile => None,
    }
}

impl Unroller<'_> {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn read_modify_write(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        dst: Option<Reg>,
        (order, operator): (UpdateOrder, RmwOp),
        place: Place,
        value: Reg,
    ) -> Result<(), TooLarge> {
        let operand = self.get(&state, value);
        let change = |circuit: &mut Circuit, old: &Data| {
            let operand = narrow(place.cell(), operand.data.clone());
            let data = match (operator, old, &operand) {
                (RmwOp::Exchange, _, _) => operand,
                (_, Data::Bits(old), Data::Bits(operand)) => {
                    let pairs = old.iter().zip(operand);
                    Data::Bits(match operator {
                        RmwOp::Add => circuit.add(old, operand, Lit::FALSE).0,
                        RmwOp::Sub => circuit.subtract(old, operand).0,
                        RmwOp::And => pairs.map(|(&a, &b)| circuit.and(a, b)).collect(),
                        RmwOp::Or => pairs.map(|(&a, &b)| circuit.or(a, b)).collect(),
                        RmwOp::Xor => pairs.map(|(&a, &b)| circuit.xor(a, b)).collect(),
                        RmwOp::Exchange => operand.clone(),
                    })
                }
                (_, _, _) => return None,
            };
            Some((data, Lit::TRUE))
        };
        let manner = (order, operand.reads.clone());
        self.change(waiting, round, pc, state, dst, manner, place, change)
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn compare_exchange(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        dst: Option<Reg>,
        order: UpdateOrder,
        place: Place,
        (expected, value): (Reg, Reg),
    ) -> Result<(), TooLarge> {
        let (expected, value) = (self.get(&state, expected), self.get(&state, value));
        let cell = place.cell();
        if cell.size() < 4 {
            self.unsupported(state, "a compare-exchange of less than 4 bytes");
            return Ok(());
        }
        let change = |circuit: &mut Circuit, old: &Data| {
            let expected = narrow(cell, expected.data.clone());
            if !comparable(old, &expected) {
                return None;
            }
            let success = equal(circuit, old, &expected);
            Some((narrow(cell, value.data.clone()), success))
        };
        let manner = (order, both(self.circuit, &expected.reads, &value.reads));
        self.change(waiting, round, pc, state, dst, manner, place, change)
    }

    /// Reads and perhaps writes a cell in one step; `change` gives what is written, and whether.
    /// The step needs the values of some reads.
    #[allow(clippy::too_many_arguments)]
    fn change(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: State,
        dst: Option<Reg>,
        (order, needs): (UpdateOrder, Reads),
        place: Place,
        change: impl Fn(&mut Circuit, &Data) -> Option<(Data, Lit)>,
    ) -> Result<(), TooLarge> {
        let cell = place.cell();
        if matches!(cell.kind(), Kind::F32 | Kind::F64) {
            self.unsupported(state, "an atomic operation on a float");
            return Ok(());
        }
        let Some((mut state, places)) = self.reach(waiting, round, pc, state, place)? else {
            return Ok(());
        };
        match self.change_cell(&mut state, &places, cell, change) {
            Ok(mut old) => {
                self.out.updates_were_ordered |= self.source.rules().updates_are_accesses;
                if let Some(kind) = listed(order)
                    && let Ok(false) = self.is_local(&places)
                    && let Some(event) = self.out.events.last_mut()
                {
                    // It waits for its turn like any other access, and for its operands.
                    event.kind = kind;
                    event.in_place = state.section.is_some();
                    event.feeders = needs;
                    let id = EventId::from_index(self.out.events.len() - 1);
                    old.reads = Rc::new(BTreeMap::from([(id, Lit::TRUE)]));
                }
                if let Some(dst) = dst {
                    self.set(&mut state, dst, old);
                }
                self.next(waiting, round, pc, state);
            }
            Err(what) => self.unsupported(state, what),
        }
        Ok(())
    }

    pub(super) fn change_cell(
        &mut self,
        state: &mut State,
        places: &[Candidate],
        cell: Cell,
        change: impl Fn(&mut Circuit, &Data) -> Option<(Data, Lit)>,
    ) -> Result<Value, Refused> {
        const WHAT: Refused = "an atomic operation on an address";
        if self.is_local(places)? {
            let old = self.local_load(state, places, cell)?;
            let narrow_old = narrow(cell, old.data.clone());
            let (new, success) = change(self.circuit, &narrow_old).ok_or(WHAT)?;
            let data = choose_data(self.circuit, success, &new, &narrow_old);
            self.local_store(state, places, cell, &Value::free(data))?;
            return Ok(old);
        }
        self.check_objects(places, cell.size())?;
        let size = cell.size();
        let cells: Vec<Cells> = places
            .iter()
            .map(|one| (one.object, one.offset, size))
            .collect();
        let initial: Vec<Data> = cells
            .iter()
            .map(|place| self.initial(place, cell))
            .collect();
        let objects = &self.known.objects;
        let old = objects.unknown(self.circuit, cell, &cells, &initial);
        let (new, success) = change(self.circuit, &old).ok_or(WHAT)?;
        let targets = self.targets(state, places, size);
        let mut written = Vec::new();
        if success != Lit::FALSE {
            for &(place, lit) in &targets {
                self.known.objects.note(place, &new);
                written.push((place, self.circuit.and(lit, success)));
            }
        }
        let event = self.event(state, AccessKind::Write, targets, cell);
        let event = &mut self.out.events[event.index()];
        event.in_place = true;
        event.loaded = Some(old.clone());
        event.stored = Some(new);
        event.written = written;
        // Everything before is complete, and nothing behind it was begun.
        Ok(Value::free(widen(cell, old)))
    }
}
