//! What one operation may do: kinds, argument counts, classes, fields, offsets.

use super::{Wrong, wrong};
use crate::kinds::{Wants, operand_kinds};
use crate::{
    Cell, ClassId, ClassKind, FieldRef, FuncId, Function, Kind, Op, Order, Place, Reg,
    RegisterRole, RmwOp, Source, Storage,
};

pub(super) fn check_op(
    source: &dyn Source,
    function: &Function,
    pc: u32,
    op: &Op,
) -> Result<(), Wrong> {
    check_registers(function, pc, op)?;
    check_kinds(source, function, pc, op)?;
    match op {
        Op::Const { value, .. } => {
            let narrow = matches!(value.kind, Kind::I32 | Kind::F32);
            if narrow && value.bits > u64::from(u32::MAX) {
                return wrong(pc, "a 32-bit constant has bits above the low half");
            }
        }
        Op::FrameAddress { offset, .. } => {
            let size = function.frame.size;
            if *offset >= size {
                return wrong(
                    pc,
                    format!("offset {offset} is outside the frame of {size} bytes"),
                );
            }
        }
        Op::Return { value } => match (value.0, function.result) {
            (None, Some(kind)) => {
                return wrong(pc, format!("`ret` needs a value of kind {}", kind.name()));
            }
            (Some(_), None) => return wrong(pc, "the function has no result to return"),
            _ => {}
        },
        Op::Call {
            dst,
            function,
            args,
        } => check_call(source, pc, *function, args.0.len(), dst.0)?,
        Op::CallVirtual { dst, method, args } => {
            check_call(source, pc, *method, args.0.len(), dst.0)?;
            let Some(&this) = args.0.first() else {
                return wrong(pc, "a virtual call needs an object as its first argument");
            };
            if function.regs[this.index()].kind != Kind::Ref {
                return wrong(pc, "the first argument of a virtual call must be a ref");
            }
        }
        Op::ThreadStart { function, args, .. } => {
            check_call(source, pc, *function, args.0.len(), None)?;
        }
        Op::New { class, .. } => check_class(source, pc, *class, "new", |kind| {
            matches!(kind, ClassKind::Object | ClassKind::Struct)
        })?,
        Op::NewArray { class, .. } => check_class(source, pc, *class, "newarr", |kind| {
            matches!(kind, ClassKind::Array { .. })
        })?,
        Op::Rmw {
            operator, place, ..
        } => check_rmw(pc, *operator, place.cell())?,
        Op::Load { order, .. } if *order == Order::Release => {
            return wrong(pc, "a load cannot release");
        }
        Op::Store { order, .. } if *order == Order::Acquire => {
            return wrong(pc, "a store cannot acquire");
        }
        _ => {}
    }
    match place_of(op) {
        Some(place) => check_place(source, pc, place),
        None => Ok(()),
    }
}

fn place_of(op: &Op) -> Option<&Place> {
    match op {
        Op::Load { place, .. }
        | Op::Store { place, .. }
        | Op::Rmw { place, .. }
        | Op::CompareExchange { place, .. }
        | Op::Address { place, .. } => Some(place),
        _ => None,
    }
}

fn check_registers(function: &Function, pc: u32, op: &Op) -> Result<(), Wrong> {
    let mut outside = None;
    op.visit_registers(&mut |_, reg| {
        if reg.index() >= function.regs.len() {
            outside = Some(reg);
        }
    });
    match outside {
        Some(reg) => wrong(pc, format!("register number {} does not exist", reg.0)),
        None => Ok(()),
    }
}

fn check_kinds(source: &dyn Source, function: &Function, pc: u32, op: &Op) -> Result<(), Wrong> {
    let mut problem = None;
    let signature = |id| source.signature(id).ok();
    operand_kinds(op, function.result, &signature, &mut |role, reg, wants| {
        let kind = function.regs[reg.index()].kind;
        let wants = match wants {
            Wants::Same(other) => Wants::One(function.regs[other.index()].kind),
            wants => wants,
        };
        if problem.is_none() && !wants.accepts(kind) {
            problem = Some((role, reg, kind, wants));
        }
    });
    let Some((role, reg, kind, wants)) = problem else {
        return Ok(());
    };
    let name = register_name(function, reg);
    let kind = kind.name();
    let wants = wants.describe();
    match role {
        RegisterRole::Use => wrong(
            pc,
            format!("`{name}` is {kind}, but {wants} is needed here"),
        ),
        RegisterRole::Def => wrong(pc, format!("`{name}` is {kind}, but the result is {wants}")),
    }
}

/// A register in the words of messages.
fn register_name(function: &Function, reg: Reg) -> String {
    match &function.regs[reg.index()].name {
        Some(name) => format!("%{name}"),
        None => format!("%{}", reg.0),
    }
}

fn check_call(
    source: &dyn Source,
    pc: u32,
    callee: FuncId,
    args: usize,
    dst: Option<Reg>,
) -> Result<(), Wrong> {
    let Ok(signature) = source.signature(callee) else {
        return Ok(());
    };
    let wanted = signature.params.len();
    if args != wanted {
        let name = source.function_name(callee);
        return wrong(
            pc,
            format!("`{name}` takes {wanted} arguments, but is given {args}"),
        );
    }
    if dst.is_some() && signature.result.is_none() {
        let name = source.function_name(callee);
        return wrong(pc, format!("`{name}` gives no result"));
    }
    Ok(())
}

fn check_class(
    source: &dyn Source,
    pc: u32,
    class: ClassId,
    operation: &str,
    accept: impl Fn(ClassKind) -> bool,
) -> Result<(), Wrong> {
    let Ok(class) = source.class(class) else {
        return Ok(());
    };
    if accept(class.kind) {
        return Ok(());
    }
    let what = match class.kind {
        ClassKind::Object => "a class",
        ClassKind::Interface => "an interface",
        ClassKind::Struct => "a struct",
        ClassKind::Array { .. } => "an array class",
        ClassKind::String => "the class of strings",
    };
    wrong(
        pc,
        format!(
            "`{}` is {what}, which `{operation}` cannot make",
            class.name
        ),
    )
}

fn check_rmw(pc: u32, operator: RmwOp, cell: Cell) -> Result<(), Wrong> {
    let integer = matches!(cell.kind(), Kind::I32 | Kind::I64);
    if integer || operator == RmwOp::Exchange {
        return Ok(());
    }
    wrong(
        pc,
        format!(
            "`rmw {}` needs an integer cell, not {}",
            operator.name(),
            cell.name()
        ),
    )
}

fn check_place(source: &dyn Source, pc: u32, place: &Place) -> Result<(), Wrong> {
    let (field, storage) = match place {
        Place::Field(_, field) => (field, Storage::Instance),
        Place::Static(field) => (field, Storage::Static),
        Place::ThreadStatic(field) => (field, Storage::ThreadStatic),
        Place::Element(..) | Place::Pointer(..) => return Ok(()),
    };
    if let Some(known) = source.field(field.id) {
        let own = FieldRef {
            id: field.id,
            class: known.class,
            offset: known.offset,
            cell: known.cell,
        };
        if own != *field || known.storage != storage {
            return wrong(
                pc,
                format!("field `{}` is not where the access says", known.name),
            );
        }
    }
    let Ok(class) = source.class(field.class) else {
        return Ok(());
    };
    let size = match storage {
        Storage::Instance => class.layout.size,
        Storage::Static => class.statics.size,
        Storage::ThreadStatic => class.thread_statics.size,
    };
    if u64::from(field.offset) + u64::from(field.cell.size()) > u64::from(size) {
        return wrong(
            pc,
            format!(
                "a field at offset {} does not fit into the {size} bytes of `{}`",
                field.offset, class.name
            ),
        );
    }
    Ok(())
}
