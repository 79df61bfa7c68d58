//! Writing the code of one thread.
//!
//! All values are 64-bit words. A value that a narrower cell holds is widened as the cell's type
//! says when it is read, and cut when it is written. None of that removes a dependence: it is
//! arithmetic, which waits for the read that it is about.

use crate::error::{LitmusError, Place as TextPlace};
use fencepost_base::Position;
use fencepost_ir::{
    BinaryOp, BinaryOperator, CasOrder, Cell, CompareOp, CompareOperator, ConvertOp, Def, FieldRef,
    Function, Kind, Number, Op, OptDef, Order, Place, Reg, RmwOp, Target, UpdateOrder,
};

/// A place in the code that is not known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(usize);

/// The code of a thread so far.
pub struct Emitter {
    function: Function,
    /// Where the next operation comes from.
    pub position: Position,
    labels: Vec<Option<u32>>,
}

impl Emitter {
    /// Starts a function.
    pub fn new(name: &str) -> Self {
        Self {
            function: Function::new(name),
            position: Position::UNKNOWN,
            labels: Vec::new(),
        }
    }

    /// A parameter. All parameters come before everything else.
    pub fn parameter(&mut self, kind: Kind, name: &str) -> Reg {
        self.function.param_count += 1;
        self.function.add_reg(kind, Some(name.to_string()))
    }

    /// A register that the program names.
    pub fn named(&mut self, name: &str) -> Reg {
        self.function.add_reg(Kind::I64, Some(name.to_string()))
    }

    /// A register of a kind.
    pub fn fresh(&mut self, kind: Kind) -> Reg {
        self.function.add_reg(kind, None)
    }

    /// How many registers there are. Beyond 65535 they cannot be told apart.
    pub fn register_count(&self) -> usize {
        self.function.regs.len()
    }

    /// Adds an operation.
    pub fn op(&mut self, op: Op) {
        self.function.add_op(op, self.position);
    }

    /// A constant.
    pub fn constant(&mut self, value: i64) -> Reg {
        let dst = self.fresh(Kind::I64);
        self.set_constant(dst, value);
        dst
    }

    /// Puts a constant into a register.
    pub fn set_constant(&mut self, dst: Reg, value: i64) {
        self.op(Op::Const {
            dst: Def(dst),
            value: Number {
                kind: Kind::I64,
                bits: value as u64,
            },
        });
    }

    /// Copies a register.
    pub fn copy(&mut self, dst: Reg, src: Reg) {
        self.op(Op::Move { dst: Def(dst), src });
    }

    /// A binary operator on 64-bit words.
    pub fn binary(&mut self, operator: BinaryOperator, a: Reg, b: Reg) -> Reg {
        let dst = self.fresh(Kind::I64);
        let shift = matches!(
            operator,
            BinaryOperator::Shl | BinaryOperator::Shr | BinaryOperator::ShrU
        );
        let b = if shift {
            self.convert(ConvertOp::I64ToI32, b)
        } else {
            b
        };
        self.op(Op::Binary {
            operator: BinaryOp {
                operator,
                kind: Kind::I64,
            },
            dst: Def(dst),
            a,
            b,
        });
        dst
    }

    /// A binary operator with a constant on the right.
    pub fn binary_constant(&mut self, operator: BinaryOperator, a: Reg, b: i64) -> Reg {
        let b = self.constant(b);
        self.binary(operator, a, b)
    }

    /// A comparison of 64-bit words: 0 or 1, as a 64-bit word.
    pub fn compare(&mut self, operator: CompareOperator, a: Reg, b: Reg) -> Reg {
        let dst = self.fresh(Kind::I32);
        self.op(Op::Compare {
            operator: CompareOp {
                operator,
                kind: Kind::I64,
            },
            dst: Def(dst),
            a,
            b,
        });
        self.convert(ConvertOp::U32ToI64, dst)
    }

    /// `a` if the condition is not 0, else `b`.
    pub fn select(&mut self, condition: Reg, a: Reg, b: Reg) -> Reg {
        let dst = self.fresh(Kind::I64);
        let zero = self.constant(0);
        let flag = self.fresh(Kind::I32);
        self.op(Op::Compare {
            operator: CompareOp {
                operator: CompareOperator::Ne,
                kind: Kind::I64,
            },
            dst: Def(flag),
            a: condition,
            b: zero,
        });
        self.op(Op::Select {
            dst: Def(dst),
            condition: flag,
            a,
            b,
        });
        dst
    }

    /// 1 if the value is 0, else 0.
    pub fn is_zero(&mut self, value: Reg) -> Reg {
        let zero = self.constant(0);
        self.compare(CompareOperator::Eq, value, zero)
    }

    /// A conversion.
    pub fn convert(&mut self, operator: ConvertOp, src: Reg) -> Reg {
        let dst = self.fresh(operator.to_kind());
        self.op(Op::Convert {
            operator,
            dst: Def(dst),
            src,
        });
        dst
    }

    /// A 64-bit word, as it is after a trip through a cell of this type.
    pub fn wrap(&mut self, cell: Cell, value: Reg) -> Reg {
        if cell.size() == 8 {
            return value;
        }
        let low = self.convert(ConvertOp::I64ToI32, value);
        let cut = match cell {
            Cell::I8 => self.convert(ConvertOp::I32ToI8, low),
            Cell::U8 | Cell::Bool => self.convert(ConvertOp::I32ToU8, low),
            Cell::I16 => self.convert(ConvertOp::I32ToI16, low),
            Cell::U16 | Cell::Char => self.convert(ConvertOp::I32ToU16, low),
            _ => low,
        };
        self.widen(cell, cut)
    }

    /// A register that a cell was loaded into, as a 64-bit word.
    fn widen(&mut self, cell: Cell, value: Reg) -> Reg {
        match cell {
            _ if cell.size() == 8 => value,
            Cell::U32 => self.convert(ConvertOp::U32ToI64, value),
            _ => self.convert(ConvertOp::I32ToI64, value),
        }
    }

    /// A 64-bit word, as the register that a cell is stored from.
    fn narrow(&mut self, cell: Cell, value: Reg) -> Reg {
        match cell.size() {
            8 => value,
            _ => self.convert(ConvertOp::I64ToI32, value),
        }
    }

    /// Reads a cell.
    pub fn load(&mut self, field: FieldRef, order: Order) -> Reg {
        let dst = self.fresh(field.cell.kind());
        self.op(Op::Load {
            dst: Def(dst),
            order,
            place: Place::Static(field),
        });
        self.widen(field.cell, dst)
    }

    /// Writes a cell.
    pub fn store(&mut self, field: FieldRef, order: Order, value: Reg) {
        let value = self.narrow(field.cell, value);
        self.op(Op::Store {
            order,
            place: Place::Static(field),
            value,
        });
    }

    /// Changes a cell in one step; gives the old value.
    pub fn rmw(&mut self, order: UpdateOrder, operator: RmwOp, field: FieldRef, value: Reg) -> Reg {
        let value = self.narrow(field.cell, value);
        let dst = self.fresh(field.cell.kind());
        self.op(Op::Rmw {
            dst: OptDef(Some(dst)),
            order,
            operator,
            place: Place::Static(field),
            value,
        });
        self.widen(field.cell, dst)
    }

    /// Stores `value` if the cell holds `expected`, in one step; gives the old value.
    pub fn compare_exchange(
        &mut self,
        order: CasOrder,
        field: FieldRef,
        expected: Reg,
        value: Reg,
    ) -> Reg {
        let expected = self.narrow(field.cell, expected);
        let value = self.narrow(field.cell, value);
        let dst = self.fresh(field.cell.kind());
        self.op(Op::CompareExchange {
            dst: OptDef(Some(dst)),
            order,
            place: Place::Static(field),
            expected,
            value,
        });
        self.widen(field.cell, dst)
    }

    /// A place that is still to come.
    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// Says that the label is here.
    pub fn bind(&mut self, label: Label) {
        self.labels[label.0] = Some(self.function.ops.len() as u32);
    }

    /// Goes on at a label.
    pub fn jump(&mut self, label: Label) {
        // The number of the label stands in for its place until the end.
        self.op(Op::Jump {
            target: Target(label.0 as u32),
        });
    }

    /// Goes to one label if the value is not 0, else to the other.
    pub fn branch(&mut self, condition: Reg, then: Label, otherwise: Label) {
        let zero = self.constant(0);
        let flag = self.fresh(Kind::I32);
        self.op(Op::Compare {
            operator: CompareOp {
                operator: CompareOperator::Ne,
                kind: Kind::I64,
            },
            dst: Def(flag),
            a: condition,
            b: zero,
        });
        self.op(Op::Branch {
            condition: flag,
            then: Target(then.0 as u32),
            otherwise: Target(otherwise.0 as u32),
        });
    }

    /// Ends the function. A jump to a label that was never bound is an error.
    pub fn finish(mut self) -> Result<Function, LitmusError> {
        let name = &self.function.name;
        let start = TextPlace { line: 1, column: 1 };
        let at = |target: Target| {
            let bound = self.labels.get(target.0 as usize).copied().flatten();
            let missing = || start.malformed(format!("`{name}` jumps to a label that is nowhere"));
            bound.map(Target).ok_or_else(missing)
        };
        for op in &mut self.function.ops {
            match op {
                Op::Jump { target } => *target = at(*target)?,
                Op::Branch {
                    then, otherwise, ..
                } => {
                    *then = at(*then)?;
                    *otherwise = at(*otherwise)?;
                }
                _ => {}
            }
        }
        Ok(self.function)
    }
}

#[cfg(test)]
mod tests {
    use super::Emitter;

    #[test]
    fn a_jump_to_a_label_that_is_nowhere_is_an_error() {
        let mut emitter = Emitter::new("P0");
        let label = emitter.label();
        emitter.jump(label);
        let error = emitter.finish().expect_err("the label is unbound");
        assert!(error.to_string().contains("a label that is nowhere"));

        let mut emitter = Emitter::new("P0");
        let (bound, unbound) = (emitter.label(), emitter.label());
        let condition = emitter.constant(1);
        emitter.branch(condition, bound, unbound);
        emitter.bind(bound);
        assert!(emitter.finish().is_err());
    }
}
