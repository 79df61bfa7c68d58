//! Atomic accesses and fences.
//!
//! An order is never made stronger than the program says, unless an assumption says so.

use super::{Lowering, Refusal};
use crate::cursor::Value;
use crate::instruction::Ordering;
use crate::types::Type;
use fencepost_ir::{
    BinaryOperator, CasOrder, CompareOperator, Def, FailureOrder, FenceKind, Kind, Op, OptDef,
    Order, RmwOp, Target, UpdateOrder,
};

/// The order of an update.
fn update_order(order: Ordering) -> UpdateOrder {
    match order {
        Ordering::Unordered | Ordering::Relaxed => UpdateOrder::Relaxed,
        Ordering::Acquire => UpdateOrder::Acquire,
        Ordering::Release => UpdateOrder::Release,
        Ordering::AcquireRelease => UpdateOrder::AcqRel,
        Ordering::SequentiallyConsistent => UpdateOrder::Volatile,
    }
}

/// The order of a compare-exchange that fails.
fn failure_order(order: Ordering) -> FailureOrder {
    match order {
        Ordering::Unordered | Ordering::Relaxed | Ordering::Release => FailureOrder::Relaxed,
        Ordering::Acquire | Ordering::AcquireRelease => FailureOrder::Acquire,
        Ordering::SequentiallyConsistent => FailureOrder::Volatile,
    }
}

/// How an access reads.
pub(super) fn read_order(order: Option<Ordering>) -> Order {
    match order {
        None => Order::Plain,
        Some(Ordering::Unordered | Ordering::Relaxed | Ordering::Release) => Order::Relaxed,
        Some(Ordering::Acquire | Ordering::AcquireRelease) => Order::Acquire,
        Some(Ordering::SequentiallyConsistent) => Order::Volatile,
    }
}

/// How an access writes.
pub(super) fn write_order(order: Option<Ordering>) -> Order {
    match order {
        None => Order::Plain,
        Some(Ordering::Unordered | Ordering::Relaxed | Ordering::Acquire) => Order::Relaxed,
        Some(Ordering::Release | Ordering::AcquireRelease) => Order::Release,
        Some(Ordering::SequentiallyConsistent) => Order::Volatile,
    }
}

impl Lowering<'_> {
    /// What follows a write so that later sequentially consistent reads do not overtake it.
    pub fn after_write(&mut self, order: Option<Ordering>) {
        let sequential = order == Some(Ordering::SequentiallyConsistent);
        if sequential && self.world.orders.fence_after_write {
            self.emit(Op::Fence {
                kind: FenceKind::StoreLoad,
            });
        }
    }

    pub fn fence(&mut self, order: Ordering) -> Result<(), Refusal> {
        let kind = match order {
            Ordering::SequentiallyConsistent => FenceKind::Full,
            Ordering::Acquire => FenceKind::Acquire,
            Ordering::Release => FenceKind::Release,
            Ordering::AcquireRelease => FenceKind::AcqRel,
            Ordering::Unordered | Ordering::Relaxed => {
                return Err("a fence without an order".to_string());
            }
        };
        self.emit(Op::Fence { kind });
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    pub fn compare_exchange(
        &mut self,
        name: Option<u32>,
        weak: bool,
        pointer: &Value,
        ty: &Type,
        expected: &Value,
        new: &Value,
        (success, failure): (Ordering, Ordering),
    ) -> Result<(), Refusal> {
        let order = CasOrder {
            success: update_order(success),
            failure: failure_order(failure),
        };
        let cell = ty.cell()?;
        let kind = ty.kind()?;
        let expected = self.scalar(ty, expected)?;
        let new = self.scalar(ty, new)?;
        let address = self.address(pointer)?;
        let place = self.cell_place(address, 0, cell)?;
        let old = self.fresh(kind);
        let done = self.fresh(Kind::I32);
        let mut fails = None;
        if weak {
            // A weak one may fail for no reason.
            let two = self.constant(Kind::I32, 2);
            let choice = self.fresh(Kind::I32);
            self.emit(Op::Choose {
                dst: Def(choice),
                bound: two,
            });
            let at = self.emit(Op::Branch {
                condition: choice,
                then: Target(0),
                otherwise: Target(0),
            });
            fails = Some(at);
            self.patch(at, |op, next| {
                if let Op::Branch { otherwise, .. } = op {
                    *otherwise = Target(next);
                }
            });
        }
        self.emit(Op::CompareExchange {
            dst: OptDef(Some(old)),
            order,
            place,
            expected,
            value: new,
        });
        let same = self.compare(CompareOperator::Eq, kind, old, expected);
        self.emit(Op::Move {
            dst: Def(done),
            src: same,
        });
        if let Some(at) = fails {
            let end = self.emit(Op::Jump { target: Target(0) });
            self.patch(at, |op, next| {
                if let Op::Branch { then, .. } = op {
                    *then = Target(next);
                }
            });
            self.emit(Op::Load {
                dst: Def(old),
                order: read_order(Some(failure)),
                place,
            });
            // What follows waits for the value as it does for that of any exchange that fails.
            let condition = self.compare(CompareOperator::Eq, kind, old, expected);
            let waits = self.emit(Op::Branch {
                condition,
                then: Target(0),
                otherwise: Target(0),
            });
            self.patch(waits, |op, next| {
                if let Op::Branch {
                    then, otherwise, ..
                } = op
                {
                    *then = Target(next);
                    *otherwise = Target(next);
                }
            });
            let zero = self.constant(Kind::I32, 0);
            self.emit(Op::Move {
                dst: Def(done),
                src: zero,
            });
            self.patch(end, |op, next| {
                if let Op::Jump { target } = op {
                    *target = Target(next);
                }
            });
        }
        self.bind(name, vec![old, done]);
        Ok(())
    }

    pub fn read_modify_write(
        &mut self,
        name: Option<u32>,
        operator: &str,
        pointer: &Value,
        ty: &Type,
        operand: &Value,
        order: Ordering,
    ) -> Result<(), Refusal> {
        if matches!(operator, "max" | "min" | "umax" | "umin" | "nand") {
            return self.update_by_exchange(name, operator, (pointer, ty, operand), order);
        }
        let order = update_order(order);
        let operator = match operator {
            "xchg" => RmwOp::Exchange,
            "add" => RmwOp::Add,
            "sub" => RmwOp::Sub,
            "and" => RmwOp::And,
            "or" => RmwOp::Or,
            "xor" => RmwOp::Xor,
            other => return Err(format!("the atomic update `{other}`")),
        };
        let cell = ty.cell()?;
        let value = self.scalar(ty, operand)?;
        let address = self.address(pointer)?;
        let place = self.cell_place(address, 0, cell)?;
        let old = self.fresh(cell.kind());
        self.emit(Op::Rmw {
            dst: OptDef(Some(old)),
            order,
            operator,
            place,
            value,
        });
        self.bind(name, vec![old]);
        Ok(())
    }

    /// An update that the machine lacks: what the cell holds is exchanged for the new value, until
    /// nobody was faster.
    fn update_by_exchange(
        &mut self,
        name: Option<u32>,
        operator: &str,
        (pointer, ty, operand): (&Value, &Type, &Value),
        order: Ordering,
    ) -> Result<(), Refusal> {
        let (cell, kind) = (ty.cell()?, ty.kind()?);
        let operand = self.scalar(ty, operand)?;
        let address = self.address(pointer)?;
        let place = self.cell_place(address, 0, cell)?;
        let old = self.fresh(kind);
        self.emit(Op::Load {
            dst: Def(old),
            order: Order::Relaxed,
            place,
        });
        let again = Target(self.function.ops.len() as u32);
        let new = self.fresh(kind);
        if operator == "nand" {
            let both = self.binary(BinaryOperator::And, kind, old, operand);
            let ones = self.constant(kind, cell.widen(cell.narrow(u64::MAX)));
            let inverted = self.binary(BinaryOperator::Xor, kind, both, ones);
            self.emit(Op::Move {
                dst: Def(new),
                src: inverted,
            });
        } else {
            let predicate = match operator {
                "max" => "sge",
                "min" => "sle",
                "umax" => "uge",
                _ => "ule",
            };
            let keeps = self.compare_integers(predicate, ty, old, operand)?;
            self.emit(Op::Move {
                dst: Def(new),
                src: old,
            });
            let branch = self.emit(Op::Branch {
                condition: keeps,
                then: Target(0),
                otherwise: Target(0),
            });
            self.patch(branch, |op, next| {
                if let Op::Branch { otherwise, .. } = op {
                    *otherwise = Target(next);
                }
            });
            self.emit(Op::Move {
                dst: Def(new),
                src: operand,
            });
            self.patch(branch, |op, next| {
                if let Op::Branch { then, .. } = op {
                    *then = Target(next);
                }
            });
        }
        let found = self.fresh(kind);
        self.emit(Op::CompareExchange {
            dst: OptDef(Some(found)),
            order: CasOrder {
                success: update_order(order),
                failure: FailureOrder::Relaxed,
            },
            place,
            expected: old,
            value: new,
        });
        let same = self.compare(CompareOperator::Eq, kind, found, old);
        self.emit(Op::Move {
            dst: Def(old),
            src: found,
        });
        let branch = self.emit(Op::Branch {
            condition: same,
            then: Target(0),
            otherwise: again,
        });
        self.patch(branch, |op, next| {
            if let Op::Branch { then, .. } = op {
                *then = Target(next);
            }
        });
        self.bind(name, vec![old]);
        Ok(())
    }
}
