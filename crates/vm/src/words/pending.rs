//! Pending lists, as words of a state that is stored.

use crate::state::location::Location;
use crate::state::pending::Remembered;
use crate::state::pending::{Deferred, Entry, EntryKind, Node, Pending, Update, Value};
use crate::state::word::ObjectId;
use crate::state::word_reader::{WordReader, pack};
use crate::words::component::pick;
use fencepost_ir::{
    BinaryOp, BinaryOperator, CasOrder, Cell, CompareOp, CompareOperator, ConvertOp, FailureOrder,
    FenceKind, FuncId, Kind, RmwOp, UnaryOp, UpdateOrder,
};
use fencepost_memory_model::AccessKind;

/// The first number of a fence; those below are accesses.
const FENCES: u32 = 32;

fn write_value(value: Value, out: &mut Vec<u64>) {
    match value {
        Value::Known(word) => out.extend([0, word]),
        Value::Node(node) => out.extend([1, u64::from(node)]),
    }
}

fn read_value(reader: &mut WordReader<'_>) -> Value {
    let tag = reader.next();
    let word = reader.next();
    if tag == 0 {
        Value::Known(word)
    } else {
        Value::Node(word as u32)
    }
}

/// Writes a pending list; an empty one takes no words.
pub(crate) fn write_pending(pending: &Pending, out: &mut Vec<u64>) {
    let remembered = &pending.remembered;
    if pending.entries.is_empty() && pending.nodes.is_empty() && remembered.is_empty() {
        return;
    }
    out.push(pending.entries.len() as u64);
    for entry in &pending.entries {
        let kind = match entry.kind {
            EntryKind::Access(kind) => kind as u32,
            EntryKind::Fence(kind) => FENCES + kind as u32,
        };
        out.push(pack(kind | (entry.cell as u32) << 8, entry.object.0));
        out.push(pack(entry.offset, entry.function.0));
        let flags = u32::from(entry.stale) | u32::from(entry.plain) << 1;
        out.push(pack(entry.pc, flags));
        write_value(entry.value, out);
    }
    out.push(pending.nodes.len() as u64);
    for node in &pending.nodes {
        match node {
            Node::Read => out.push(0),
            Node::Done => out.push(1),
            Node::Update(update, operands) => {
                let detail = match update {
                    Update::Rmw(operator) => *operator as u32,
                    Update::CompareExchange(order) => {
                        let orders = (order.success as u32) << 16 | (order.failure as u32) << 24;
                        RmwOp::ALL.len() as u32 | orders
                    }
                };
                out.push(pack(8, detail));
                operands.iter().for_each(|&value| write_value(value, out));
            }
            Node::Computed(deferred, inputs) => {
                let (tag, a, b) = match *deferred {
                    Deferred::Unary(op) => (2u32, op as u32, 0),
                    Deferred::Binary(op) => (3, op.operator as u32, op.kind as u32),
                    Deferred::Compare(op) => (4, op.operator as u32, op.kind as u32),
                    Deferred::Convert(op) => (5, op as u32, 0),
                    Deferred::Select(kind) => (6, kind as u32, 0),
                    Deferred::Narrow(cell) => (7, cell as u32, 0),
                };
                out.push(pack(tag, a | b << 16));
                inputs.iter().for_each(|&input| write_value(input, out));
            }
        }
    }
    out.push(pending.promises.len() as u64);
    out.extend(
        pending
            .promises
            .iter()
            .map(|&(place, node)| pack(place, node)),
    );
    for read in remembered {
        out.push(pack(read.at.object.0, read.at.offset));
        out.push(read.at.cell as u64);
        write_value(read.value, out);
    }
}

/// Reads a pending list.
pub(crate) fn read_pending(reader: &mut WordReader<'_>, pending: &mut Pending) {
    pending.entries.clear();
    pending.nodes.clear();
    pending.promises.clear();
    pending.remembered.clear();
    if reader.is_at_end() {
        return;
    }
    for _ in 0..reader.length() {
        let (kind, object) = reader.halves();
        let (offset, function) = reader.halves();
        let (pc, flags) = reader.halves();
        let value = read_value(reader);
        let tag = kind & 0xff;
        pending.entries.push(Entry {
            kind: if tag < FENCES {
                EntryKind::Access(pick(&AccessKind::ALL, tag))
            } else {
                EntryKind::Fence(pick(FenceKind::ALL, tag - FENCES))
            },
            object: ObjectId(object),
            offset,
            cell: pick(&Cell::ALL, kind >> 8),
            value,
            stale: flags & 1 != 0,
            plain: flags & 2 != 0,
            function: FuncId(function),
            pc,
        });
    }
    for _ in 0..reader.length() {
        let (tag, detail) = reader.halves();
        let (a, b) = (detail & 0xffff, detail >> 16);
        let deferred = match tag {
            0 | 1 => {
                pending
                    .nodes
                    .push(if tag == 0 { Node::Read } else { Node::Done });
                continue;
            }
            8 => {
                let update = match a as usize == RmwOp::ALL.len() {
                    true => Update::CompareExchange(CasOrder {
                        success: pick(UpdateOrder::ALL, b & 0xff),
                        failure: pick(FailureOrder::ALL, b >> 8),
                    }),
                    false => Update::Rmw(pick(RmwOp::ALL, a)),
                };
                let operands = [read_value(reader), read_value(reader)];
                pending.nodes.push(Node::Update(update, operands));
                continue;
            }
            2 => Deferred::Unary(pick(UnaryOp::ALL, a)),
            3 => Deferred::Binary(BinaryOp {
                operator: pick(BinaryOperator::ALL, a),
                kind: pick(&Kind::ALL, b),
            }),
            4 => Deferred::Compare(CompareOp {
                operator: pick(CompareOperator::ALL, a),
                kind: pick(&Kind::ALL, b),
            }),
            5 => Deferred::Convert(pick(ConvertOp::ALL, a)),
            6 => Deferred::Select(pick(&Kind::ALL, a)),
            _ => Deferred::Narrow(pick(&Cell::ALL, a)),
        };
        let inputs = [read_value(reader), read_value(reader), read_value(reader)];
        pending.nodes.push(Node::Computed(deferred, inputs));
    }
    for _ in 0..reader.length() {
        pending.promises.push(reader.halves());
    }
    while !reader.is_at_end() {
        let (object, offset) = reader.halves();
        let cell = pick(&Cell::ALL, reader.next() as u32);
        let at = Location {
            object: ObjectId(object),
            offset,
            cell,
        };
        let value = read_value(reader);
        pending.remembered.push(Remembered { at, value });
    }
}
