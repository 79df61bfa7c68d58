//! Variables that each thread has its own copy of, and whose address may leave the thread.
//!
//! As long as the address of such a variable is used for nothing but its thread's accesses, the copy
//! is memory of the thread. Otherwise the thread has a pointer to a block, which it gets when it
//! first needs it, and which ends with the thread.

use super::values::{Address, place};
use super::{Lowering, Refusal, locals};
use crate::cursor::{Constant, Cursor, Value};
use crate::instruction::{Body, Operation, read_body};
use crate::module::Module;
use fencepost_ir::{Cell, ClassId, CompareOperator, Def, Kind, Op, Order, Reg, Target};
use std::collections::{BTreeMap, BTreeSet};

impl Lowering<'_> {
    /// Where a variable is for the running thread.
    pub fn variable_address(&mut self, global: u32) -> Result<Address, Refusal> {
        let Some(template) = self.world.template(global) else {
            return Ok(self.world.global_address(global));
        };
        let pointer = self.own_pointer(self.world.class_of(global))?;
        let missing = self.branch_if_null(pointer);
        let number = self.constant(Kind::I32, u64::from(template.0));
        let block = self.native("c.own_copy", vec![number], Some(Kind::Ptr));
        let block = block.unwrap_or(pointer);
        let place = place(
            Address::ThreadStatic(self.world.class_of(global), 0),
            Cell::Ptr,
        )?;
        self.emit(Op::Store {
            order: Order::Plain,
            place,
            value: block,
        });
        self.emit(Op::Move {
            dst: Def(pointer),
            src: block,
        });
        self.patch(missing, |op, next| {
            if let Op::Branch { otherwise, .. } = op {
                *otherwise = Target(next);
            }
        });
        Ok(Address::Pointer(pointer, 0))
    }

    /// Ends all blocks that the running thread has for its variables.
    pub fn end_own_copies(&mut self) -> Result<(), Refusal> {
        for class in self.world.pointed_classes() {
            let pointer = self.own_pointer(class)?;
            let zero = self.constant(Kind::Ptr, 0);
            let condition = self.compare(CompareOperator::Ne, Kind::Ptr, pointer, zero);
            let there = self.branch_if(condition);
            self.native("c.leave", vec![pointer], None);
            self.patch(there, |op, next| {
                if let Op::Branch { otherwise, .. } = op {
                    *otherwise = Target(next);
                }
            });
        }
        Ok(())
    }

    fn own_pointer(&mut self, class: ClassId) -> Result<Reg, Refusal> {
        let place = place(Address::ThreadStatic(class, 0), Cell::Ptr)?;
        let pointer = self.fresh(Kind::Ptr);
        self.emit(Op::Load {
            dst: Def(pointer),
            order: Order::Plain,
            place,
        });
        Ok(pointer)
    }

    fn branch_if_null(&mut self, pointer: Reg) -> u32 {
        let zero = self.constant(Kind::Ptr, 0);
        let condition = self.compare(CompareOperator::Eq, Kind::Ptr, pointer, zero);
        self.branch_if(condition)
    }

    /// A branch whose other way is to be set.
    fn branch_if(&mut self, condition: Reg) -> u32 {
        let at = self.emit(Op::Branch {
            condition,
            then: Target(0),
            otherwise: Target(0),
        });
        self.patch(at, |op, next| {
            if let Op::Branch { then, .. } = op {
                *then = Target(next);
            }
        });
        at
    }
}

/// Which names of variables a module uses for more than accesses; `is_own` says which matter.
pub(crate) fn escaping(module: &Module, is_own: &dyn Fn(&str) -> bool) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    for header in &module.functions {
        let Some(start) = header.body else { continue };
        let mut cursor = Cursor::new(&module.tokens, start);
        let unnamed = header.parameters.iter().filter(|parameter| {
            let name = parameter.name.as_deref();
            name.is_none_or(|name| name.parse::<usize>().is_ok())
        });
        let unnamed = unnamed.count();
        // What cannot be read is refused when it is needed.
        if let Ok(body) = read_body(&mut cursor, unnamed) {
            escaping_in(&body, is_own, &mut out);
        }
    }
    out
}

fn escaping_in(body: &Body, is_own: &dyn Fn(&str) -> bool, out: &mut BTreeSet<String>) {
    let mut derived: BTreeMap<u32, String> = BTreeMap::new();
    let all = || body.blocks.iter().flat_map(|block| &block.instructions);
    loop {
        let before = derived.len();
        for instruction in all() {
            let from = match &instruction.operation {
                Operation::ElementPointer { base, .. } => variable(base, &derived, is_own),
                Operation::Call {
                    callee, arguments, ..
                } if is_intrinsic(callee) => {
                    let first = arguments.first();
                    first.and_then(|first| variable(&first.value, &derived, is_own))
                }
                _ => None,
            };
            if let (Some(name), Some(from)) = (instruction.result, from) {
                derived.insert(name, from);
            }
        }
        if derived.len() == before {
            break;
        }
    }
    for instruction in all() {
        let mut leaves = |value: &Value| out.extend(variable(value, &derived, is_own));
        match &instruction.operation {
            Operation::Load { .. } | Operation::ElementPointer { .. } => {}
            Operation::Store { value, .. } => leaves(value),
            Operation::CompareExchange { expected, new, .. } => {
                leaves(expected);
                leaves(new);
            }
            Operation::ReadModifyWrite { operand, .. } => leaves(operand),
            Operation::Call { callee, .. } if is_intrinsic(callee) => {}
            other => locals::visit_operands(other, &mut leaves),
        }
    }
}

fn is_intrinsic(callee: &Value) -> bool {
    matches!(callee, Value::Constant(Constant::Global(name)) if name.starts_with("llvm."))
}

/// The variable whose address, or whose part's address, a value is.
fn variable(
    value: &Value,
    derived: &BTreeMap<u32, String>,
    is_own: &dyn Fn(&str) -> bool,
) -> Option<String> {
    let mut constant = match value {
        Value::Local(name) => return derived.get(name).cloned(),
        Value::Constant(constant) => constant,
    };
    loop {
        constant = match constant {
            Constant::Global(name) => return is_own(name).then(|| name.to_string()),
            Constant::Address(parts) => &parts.1,
            Constant::Cast(cast) => &cast.2,
            Constant::Binary(parts) => &parts.2,
            _ => return None,
        };
    }
}
