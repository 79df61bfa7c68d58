//! Which local variables stay in registers, and which never leave their call.
//!
//! A compiler without optimisation puts every local variable into memory. A scalar whose address is
//! used for nothing but loads and stores of it becomes a register. Other memory whose address stays
//! within the function is private to the call; the rest may be used by anybody who gets the address.

use crate::cursor::{Constant, Value};
use crate::instruction::{Body, Instruction, Operation};
use crate::lower::written::written_before_reads;
use crate::types::{Type, Types};
use std::collections::{BTreeMap, BTreeSet};

/// What becomes of a local variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Home {
    /// A register.
    Register,
    /// Memory that only the call uses.
    Private,
    /// Memory that others may use while the call lasts.
    Shared,
}

/// Puts every local variable where it is seen whether it was written, unless the text shows that
/// none is read before that.
pub(crate) fn seen_homes(types: &Types, body: &Body) -> BTreeMap<u32, Home> {
    let mut homes = homes(types, body);
    let in_registers = homes.iter().filter(|&(_, home)| *home == Home::Register);
    let in_registers: Vec<u32> = in_registers.map(|(&name, _)| name).collect();
    homes.values_mut().for_each(|home| *home = Home::Shared);
    for name in written_before_reads(body, &in_registers) {
        homes.insert(name, Home::Register);
    }
    homes
}

/// The names of addresses of structs that are not those of their first members.
pub(crate) fn whole_structs(types: &Types, body: &Body) -> BTreeSet<u32> {
    let aggregate = |ty: &Type| {
        let found = types.resolve(ty).ok();
        found.is_some_and(|ty| matches!(ty, Type::Struct { .. } | Type::Array(..)))
    };
    let mut out = BTreeSet::new();
    for instruction in body.blocks.iter().flat_map(|block| &block.instructions) {
        let whole = match &instruction.operation {
            Operation::Alloca { ty, .. } => aggregate(ty),
            // A struct without a name is how the compiler passes others.
            Operation::ElementPointer { source, .. } => matches!(source, Type::Struct { .. }),
            _ => false,
        };
        out.extend(instruction.result.filter(|_| whole));
    }
    out
}

/// Whether an instruction masks the value of the one before it.
pub(crate) fn masks(value: Option<u32>, next: Option<&Instruction>) -> bool {
    let (Some(value), Some(next)) = (value, next) else {
        return false;
    };
    match &next.operation {
        Operation::Binary { operator, a, b, .. } if operator == "and" => {
            let is_value = |operand: &Value| matches!(operand, Value::Local(n) if *n == value);
            is_value(a) || is_value(b)
        }
        _ => false,
    }
}

/// Decides for every local variable of fixed size; the keys are the names of their addresses.
pub(crate) fn homes(types: &Types, body: &Body) -> BTreeMap<u32, Home> {
    let mut homes = BTreeMap::new();
    let mut scalars: BTreeMap<u32, Type> = BTreeMap::new();
    for (index, block) in body.blocks.iter().enumerate() {
        for instruction in &block.instructions {
            let Operation::Alloca { ty, count } = &instruction.operation else {
                continue;
            };
            let Some(name) = instruction.result else {
                continue;
            };
            let one = count
                .as_ref()
                .is_none_or(|(_, count)| matches!(count, Value::Constant(Constant::Int(1))));
            let scalar = types.resolve(ty).ok().filter(|ty| ty.kind().is_ok());
            if let (true, true, Some(scalar)) = (index == 0, one, scalar) {
                scalars.insert(name, scalar.clone());
                homes.insert(name, Home::Register);
            } else {
                homes.insert(name, Home::Private);
            }
        }
    }
    demote(types, body, &scalars, &mut homes);
    spread(body, &mut homes);
    homes
}

/// Takes variables out of registers that are used for more than whole loads and stores.
fn demote(
    types: &Types,
    body: &Body,
    scalars: &BTreeMap<u32, Type>,
    homes: &mut BTreeMap<u32, Home>,
) {
    let fits = |name: u32, ty: &Type| {
        let found = types.resolve(ty).ok();
        scalars
            .get(&name)
            .is_some_and(|scalar| Some(scalar) == found)
    };
    let mut keep_out = |value: &Value| {
        if let Value::Local(name) = value
            && let Some(home) = homes.get_mut(name)
            && *home == Home::Register
        {
            *home = Home::Private;
        }
    };
    for instruction in body.blocks.iter().flat_map(|block| &block.instructions) {
        match &instruction.operation {
            Operation::Load { ty, pointer, order } => {
                let Value::Local(name) = pointer else {
                    continue;
                };
                if order.is_some() || !fits(*name, ty) {
                    keep_out(pointer);
                }
            }
            Operation::Store {
                ty,
                value,
                pointer,
                order,
            } => {
                keep_out(value);
                let Value::Local(name) = pointer else {
                    continue;
                };
                if order.is_some() || !fits(*name, ty) {
                    keep_out(pointer);
                }
            }
            Operation::Call {
                callee, arguments, ..
            } => {
                let lifetime = matches!(callee, Value::Constant(Constant::Global(name))
                    if name.starts_with("llvm.lifetime."));
                if !lifetime {
                    arguments.iter().for_each(|a| keep_out(&a.value));
                }
            }
            other => visit_operands(other, &mut keep_out),
        }
    }
}

/// Follows addresses through the function; what leaves it is shared.
fn spread(body: &Body, homes: &mut BTreeMap<u32, Home>) {
    // Which variables a value may be an address in.
    let mut leads: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (&name, home) in homes.iter() {
        if *home != Home::Register {
            leads.insert(name, vec![name]);
        }
    }
    let mut escaped: Vec<u32> = Vec::new();
    loop {
        let mut changed = false;
        let mut flow = |leads: &mut BTreeMap<u32, Vec<u32>>, to: u32, from: &Value| {
            let Value::Local(from) = from else { return };
            let Some(found) = leads.get(from).cloned() else {
                return;
            };
            let target = leads.entry(to).or_default();
            for name in found {
                if !target.contains(&name) {
                    target.push(name);
                    changed = true;
                }
            }
        };
        for instruction in body.blocks.iter().flat_map(|block| &block.instructions) {
            let result = instruction.result;
            match (&instruction.operation, result) {
                (Operation::ElementPointer { base, .. }, Some(to)) => flow(&mut leads, to, base),
                (Operation::Phi { incoming, .. }, Some(to)) => {
                    for (value, _) in incoming {
                        flow(&mut leads, to, value);
                    }
                }
                (Operation::Select { a, b, .. }, Some(to)) => {
                    flow(&mut leads, to, a);
                    flow(&mut leads, to, b);
                }
                (Operation::Freeze { value, .. }, Some(to)) => flow(&mut leads, to, value),
                (
                    Operation::Cast {
                        operator, value, ..
                    },
                    Some(to),
                ) if is_renaming(operator) => {
                    flow(&mut leads, to, value);
                }
                // A variable in a register passes on what it holds.
                (Operation::Load { pointer, .. }, Some(to)) => {
                    if let Value::Local(name) = pointer
                        && homes.get(name) == Some(&Home::Register)
                    {
                        flow(&mut leads, to, pointer);
                    }
                }
                (Operation::Store { value, pointer, .. }, _) => {
                    if let Value::Local(name) = pointer
                        && homes.get(name) == Some(&Home::Register)
                    {
                        flow(&mut leads, *name, value);
                    }
                }
                _ => {}
            }
        }
        if !changed {
            break;
        }
    }
    let mut escape = |value: &Value| {
        if let Value::Local(name) = value
            && let Some(found) = leads.get(name)
        {
            escaped.extend(found);
        }
    };
    for instruction in body.blocks.iter().flat_map(|block| &block.instructions) {
        match &instruction.operation {
            Operation::ElementPointer { indices, .. } => {
                indices.iter().for_each(|(_, value)| escape(value));
            }
            Operation::Phi { .. }
            | Operation::Select { .. }
            | Operation::Freeze { .. }
            | Operation::Load { .. }
            | Operation::Compare { .. } => {}
            Operation::Cast { operator, .. } if is_renaming(operator) => {}
            Operation::Store { value, pointer, .. } => {
                let in_register = matches!(pointer, Value::Local(name)
                    if homes.get(name) == Some(&Home::Register));
                if !in_register {
                    escape(value);
                }
            }
            Operation::Call {
                callee, arguments, ..
            } => {
                if !keeps_private(callee) {
                    arguments.iter().for_each(|a| escape(&a.value));
                }
            }
            other => visit_operands(other, &mut escape),
        }
    }
    for name in escaped {
        homes.insert(name, Home::Shared);
    }
}

/// Whether a cast gives the same address another type, as in texts whose pointers have types.
fn is_renaming(operator: &str) -> bool {
    operator == "bitcast"
}

/// Calls that use memory and keep no address of it.
fn keeps_private(callee: &Value) -> bool {
    const PREFIXES: &[&str] = &[
        "llvm.memcpy.",
        "llvm.memmove.",
        "llvm.memset.",
        "llvm.lifetime.",
        "llvm.va_start",
        "llvm.va_end",
        "llvm.va_copy",
        "llvm.stackrestore",
    ];
    matches!(callee, Value::Constant(Constant::Global(name))
        if PREFIXES.iter().any(|prefix| name.starts_with(prefix)))
}

/// Calls `visit` with every operand.
pub(crate) fn visit_operands(operation: &Operation, visit: &mut dyn FnMut(&Value)) {
    match operation {
        Operation::Alloca { count, .. } => {
            if let Some((_, value)) = count {
                visit(value);
            }
        }
        Operation::Load { pointer, .. } => visit(pointer),
        Operation::Store { value, pointer, .. } => {
            visit(value);
            visit(pointer);
        }
        Operation::CompareExchange {
            pointer,
            expected,
            new,
            ..
        } => {
            visit(pointer);
            visit(expected);
            visit(new);
        }
        Operation::ReadModifyWrite {
            pointer, operand, ..
        } => {
            visit(pointer);
            visit(operand);
        }
        Operation::ElementPointer { base, indices, .. } => {
            visit(base);
            indices.iter().for_each(|(_, value)| visit(value));
        }
        Operation::Cast { value, .. }
        | Operation::Negate { value, .. }
        | Operation::Freeze { value, .. }
        | Operation::Extract { value, .. }
        | Operation::Switch { value, .. }
        | Operation::IndirectJump { address: value, .. } => visit(value),
        Operation::Binary { a, b, .. } | Operation::Compare { a, b, .. } => {
            visit(a);
            visit(b);
        }
        Operation::Phi { incoming, .. } => incoming.iter().for_each(|(value, _)| visit(value)),
        Operation::Select {
            condition, a, b, ..
        } => {
            visit(condition);
            visit(a);
            visit(b);
        }
        Operation::Call {
            callee, arguments, ..
        } => {
            visit(callee);
            arguments.iter().for_each(|a| visit(&a.value));
        }
        Operation::Insert { value, part, .. } => {
            visit(value);
            visit(part);
        }
        Operation::VariadicArgument { list, .. } => visit(list),
        Operation::Return(value) => {
            if let Some((_, value)) = value {
                visit(value);
            }
        }
        Operation::Branch { condition, .. } => visit(condition),
        Operation::Jump(_)
        | Operation::Fence(_)
        | Operation::Unreachable
        | Operation::Refused(_) => {}
    }
}
