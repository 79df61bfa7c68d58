//! Atomic read-modify-writes: in place where they are full fences, else on the pending list.

use super::knowledge::Manner;
use super::{Exec, Flow, FlowResult};
use crate::enabled::updates::failed_read;
use crate::machine::event::EventKind;
use crate::machine::footprint::Mode;
use crate::state::location::Location;
use crate::state::pending::{Entry, Node, Update, Value};
use crate::state::scalar;
use fencepost_ir::{
    BinaryOp, BinaryOperator, CasOrder, Cell, Kind, OptDef, Place, Reg, RmwOp, UpdateOrder,
};
use fencepost_memory_model::AccessKind;

impl Exec<'_> {
    pub(crate) fn read_modify_write(
        &mut self,
        dst: OptDef,
        order: UpdateOrder,
        operator: RmwOp,
        place: Place,
        value: Reg,
    ) -> FlowResult {
        let location = match self.resolve(place)? {
            Ok(location) => location,
            Err(fault) => return self.fault(fault),
        };
        self.note_outside_write(location.object);
        let update = Update::Rmw(operator);
        if let Some(kind) = self.listed_update(order, location) {
            let operands = [self.value_of(value), Value::Known(0)];
            return self.issue_update(kind, dst, location, update, operands);
        }
        self.note_ordered(AccessKind::VolatileRead, None);
        if !self.take_permit_for(location.object)? {
            return Ok(Flow::Stop);
        }
        self.refresh();
        self.note_access(location, Manner::update(order));
        let old = self.read(location);
        let new = combined(operator, location.cell, old, self.reg(value));
        self.write(location, new);
        self.emit(EventKind::ReadModifyWrite, Some(location), Some(new));
        self.set_optional(dst.0, old)
    }

    pub(crate) fn compare_exchange(
        &mut self,
        dst: OptDef,
        order: CasOrder,
        place: Place,
        expected: Reg,
        value: Reg,
    ) -> FlowResult {
        let location = match self.resolve(place)? {
            Ok(location) => location,
            Err(fault) => return self.fault(fault),
        };
        self.note_outside_write(location.object);
        let listed = self.listed_update(order.strongest(), location);
        self.note_ordered(failed_read(order.failure), listed);
        if let Some(kind) = listed {
            let operands = [self.value_of(expected), self.value_of(value)];
            let update = Update::CompareExchange(order);
            return self.issue_update(kind, dst, location, update, operands);
        }
        if !self.take_permit_for(location.object)? {
            return Ok(Flow::Stop);
        }
        self.refresh();
        let cell = location.cell;
        self.touch_cell(location, Mode::Read);
        let old = self.read(location);
        let expected = cell.widen(cell.narrow(self.reg(expected)));
        self.note_access(location, Manner::compare(order, old == expected));
        if old == expected {
            let new = self.reg(value);
            self.write(location, new);
            self.emit(EventKind::ReadModifyWrite, Some(location), Some(new));
        } else {
            self.emit(EventKind::FailedCompare, Some(location), Some(old));
        }
        self.set_optional(dst.0, old)
    }

    /// Notes that an update waits for what its read alone might overtake.
    fn note_ordered(&self, read: AccessKind, update: Option<AccessKind>) {
        let thread = &self.state.threads[self.index];
        self.machine
            .note_ordered_update(self.state, thread, read, update);
    }

    /// The kind of entry that a read-modify-write becomes; none if it happens in place, or unseen.
    fn listed_update(&mut self, order: UpdateOrder, location: Location) -> Option<AccessKind> {
        let object = self.state.heap.get(location.object)?;
        let kind = self.machine.update_kind(order, object, location.cell)?;
        (!self.is_unseen_in_order(location.object)).then_some(kind)
    }

    /// Puts a read-modify-write on the list, which reads and writes when it completes.
    fn issue_update(
        &mut self,
        kind: AccessKind,
        dst: OptDef,
        location: Location,
        update: Update,
        operands: [Value; 2],
    ) -> FlowResult {
        if !self.may_issue()? {
            return Ok(Flow::Stop);
        }
        self.note_touch(location);
        self.forget_cell(location);
        let node = self
            .thread()
            .pending
            .add_node(Node::Update(update, operands));
        self.push_entry(kind, false, location, Value::Node(node));
        match dst.0 {
            Some(dst) => self.set_value(dst, Value::Node(node)),
            None => Ok(Flow::Next),
        }
    }

    /// Completes a read-modify-write: reads and writes in one step.
    pub(super) fn perform_update(
        &mut self,
        k: usize,
        entry: &Entry,
        location: Location,
    ) -> (EventKind, Option<u64>) {
        let pending = &self.state.threads[self.index].pending;
        let node = match entry.value {
            Value::Node(node) => pending.nodes.get(node as usize).copied(),
            Value::Known(_) => None,
        };
        self.thread().pending.entries.remove(k);
        let old = self.read(location);
        let new = node.and_then(|node| updated(node, location.cell, old));
        if let Some(kind) = entry.access() {
            let manner = match node {
                Some(Node::Update(Update::CompareExchange(order), _)) => {
                    Manner::compare(order, new.is_some())
                }
                _ => Manner::entry(kind, false),
            };
            self.note_access_at(location, manner, (entry.function, entry.pc));
        }
        if let Some(new) = new {
            self.write(location, new);
        }
        self.supply(entry.value, old);
        match new {
            Some(new) => (EventKind::ReadModifyWrite, Some(new)),
            None => (EventKind::FailedCompare, Some(old)),
        }
    }
}

/// What a read-modify-write with known operands stores where it finds a value, if it does.
pub(crate) fn updated(node: Node, cell: Cell, old: u64) -> Option<u64> {
    match node {
        Node::Update(Update::Rmw(operator), [Value::Known(operand), _]) => {
            Some(combined(operator, cell, old, operand))
        }
        Node::Update(Update::CompareExchange(_), [Value::Known(expected), Value::Known(new)]) => {
            (old == cell.widen(cell.narrow(expected))).then_some(new)
        }
        _ => None,
    }
}

/// What a read-modify-write stores.
fn combined(operator: RmwOp, cell: Cell, old: u64, operand: u64) -> u64 {
    match operator {
        RmwOp::Exchange => operand,
        RmwOp::Add => combine(BinaryOperator::Add, cell, old, operand),
        RmwOp::Sub => combine(BinaryOperator::Sub, cell, old, operand),
        RmwOp::And => combine(BinaryOperator::And, cell, old, operand),
        RmwOp::Or => combine(BinaryOperator::Or, cell, old, operand),
        RmwOp::Xor => combine(BinaryOperator::Xor, cell, old, operand),
    }
}

/// Integer arithmetic at the width of a cell.
fn combine(operator: BinaryOperator, cell: Cell, a: u64, b: u64) -> u64 {
    let kind = match cell.kind() {
        Kind::I32 => Kind::I32,
        _ => Kind::I64,
    };
    let word = scalar::binary(BinaryOp { operator, kind }, a, b).unwrap_or(a);
    cell.widen(cell.narrow(word))
}
