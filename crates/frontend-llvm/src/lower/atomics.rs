//! Atomic accesses and fences.
//!
//! An order is never made stronger than the program says: where the model tells orders apart, only
//! the strongest one is lowered, and the others end the paths that reach them.

use super::{Lowering, Refusal};
use crate::cursor::Value;
use crate::instruction::Ordering;
use crate::types::Type;
use fencepost_ir::{CompareOperator, Def, FenceKind, Kind, Op, OptDef, Order, RmwOp, Target};

/// Why an order that is weaker than the strongest is refused.
fn weaker(access: &str, order: Ordering) -> Refusal {
    let order = match order {
        Ordering::Unordered => "unordered",
        Ordering::Relaxed => "relaxed",
        Ordering::Acquire => "acquire",
        Ordering::Release => "release",
        Ordering::AcquireRelease => "acq_rel",
        Ordering::SequentiallyConsistent => "seq_cst",
    };
    format!("an atomic {access} with the order `{order}` under this memory model")
}

impl Lowering<'_> {
    /// How an atomic read orders. Weaker orders than the strongest are not made stronger.
    pub fn load_order(&mut self, order: Option<Ordering>) -> Result<Order, Refusal> {
        match order {
            None => Ok(Order::Plain),
            Some(Ordering::SequentiallyConsistent) => {
                // An earlier store of this kind must not be overtaken.
                self.emit(Op::Fence {
                    kind: FenceKind::StoreLoad,
                });
                Ok(Order::Volatile)
            }
            Some(_) if self.world.any_order => Ok(Order::Volatile),
            Some(order) => Err(weaker("read", order)),
        }
    }

    pub fn store_order(&mut self, order: Option<Ordering>) -> Result<Order, Refusal> {
        match order {
            None => Ok(Order::Plain),
            Some(Ordering::SequentiallyConsistent) => Ok(Order::Volatile),
            Some(_) if self.world.any_order => Ok(Order::Volatile),
            Some(order) => Err(weaker("write", order)),
        }
    }

    pub fn fence(&mut self, order: Ordering) -> Result<(), Refusal> {
        let kinds: &[FenceKind] = match order {
            Ordering::SequentiallyConsistent => &[FenceKind::Full],
            Ordering::Acquire => &[FenceKind::LoadLoad, FenceKind::LoadStore],
            Ordering::Release => &[FenceKind::LoadStore, FenceKind::StoreStore],
            Ordering::AcquireRelease => &[
                FenceKind::LoadLoad,
                FenceKind::LoadStore,
                FenceKind::StoreStore,
            ],
            Ordering::Unordered | Ordering::Relaxed => {
                return Err("a fence without an order".to_string());
            }
        };
        for &kind in kinds {
            self.emit(Op::Fence { kind });
        }
        Ok(())
    }

    fn update_order(&self, order: Ordering) -> Result<(), Refusal> {
        match order {
            Ordering::SequentiallyConsistent => Ok(()),
            _ if self.world.any_order => Ok(()),
            order => Err(weaker("update", order)),
        }
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
        (success, _failure): (Ordering, Ordering),
    ) -> Result<(), Refusal> {
        self.update_order(success)?;
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
                order: Order::Volatile,
                place,
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
        self.update_order(order)?;
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
            operator,
            place,
            value,
        });
        self.bind(name, vec![old]);
        Ok(())
    }
}
