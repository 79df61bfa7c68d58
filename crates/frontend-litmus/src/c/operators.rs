//! Operators, with the conversions of C.

use super::access::Value;
use super::lower::Lowering;
use super::syntax::Operator;
use crate::error::{LitmusError, Place};
use crate::types::Type;
use fencepost_ir::{BinaryOperator, Cell, CompareOperator, Reg};

impl Lowering<'_> {
    /// An operator on two values.
    pub fn operate(
        &mut self,
        operator: Operator,
        a: Value,
        b: Value,
        place: Place,
    ) -> Result<Value, LitmusError> {
        use BinaryOperator as B;
        let shifts = matches!(operator, Operator::Add | Operator::Subtract);
        if shifts && (a.kind.pointee().is_some() || b.kind.pointee().is_some()) {
            return self.pointer_arithmetic(operator, a, b, place);
        }
        Ok(match operator {
            Operator::Add => self.arithmetic(B::Add, a, b),
            Operator::Subtract => self.arithmetic(B::Sub, a, b),
            Operator::Multiply => self.arithmetic(B::Mul, a, b),
            Operator::Divide => self.arithmetic(B::DivWrap, a, b),
            Operator::Remainder => self.arithmetic(B::RemWrap, a, b),
            Operator::And => self.arithmetic(B::And, a, b),
            Operator::Or => self.arithmetic(B::Or, a, b),
            Operator::Xor => self.arithmetic(B::Xor, a, b),
            Operator::ShiftLeft => self.arithmetic(B::Shl, a, b),
            Operator::ShiftRight => {
                let unsigned = matches!(common(&a.kind, &Type::INT), Cell::U32 | Cell::U64);
                let operator = if unsigned { B::ShrU } else { B::Shr };
                self.arithmetic(operator, a, b)
            }
            Operator::Equal => self.comparison(CompareOperator::Eq, None, a, b),
            Operator::NotEqual => self.comparison(CompareOperator::Ne, None, a, b),
            Operator::Less => {
                self.comparison(CompareOperator::Lt, Some(CompareOperator::LtU), a, b)
            }
            Operator::LessOrEqual => {
                self.comparison(CompareOperator::Le, Some(CompareOperator::LeU), a, b)
            }
            Operator::Greater => {
                self.comparison(CompareOperator::Gt, Some(CompareOperator::GtU), a, b)
            }
            Operator::GreaterOrEqual => {
                self.comparison(CompareOperator::Ge, Some(CompareOperator::GeU), a, b)
            }
            Operator::Both | Operator::Either => {
                return Err(place.unsupported("this operator is not modelled here"));
            }
        })
    }

    /// Arithmetic in the type that both operands are converted to.
    pub fn arithmetic(&mut self, operator: BinaryOperator, a: Value, b: Value) -> Value {
        let shift = matches!(
            operator,
            BinaryOperator::Shl | BinaryOperator::Shr | BinaryOperator::ShrU
        );
        let cell = match shift {
            true => common(&a.kind, &Type::INT),
            false => common(&a.kind, &b.kind),
        };
        let raw = self.emitter.binary(operator, a.reg, b.reg);
        Value {
            reg: self.emitter.wrap(cell, raw),
            kind: Type::Number(cell),
            cell: None,
        }
    }

    fn comparison(
        &mut self,
        signed: CompareOperator,
        unsigned: Option<CompareOperator>,
        a: Value,
        b: Value,
    ) -> Value {
        let pointers = a.kind.pointee().is_some() || b.kind.pointee().is_some();
        let cell = match pointers {
            true => Cell::I64,
            false => common(&a.kind, &b.kind),
        };
        let left = self.converted(&a, cell);
        let right = self.converted(&b, cell);
        let operator = match cell {
            Cell::U64 => unsigned.unwrap_or(signed),
            _ => signed,
        };
        let reg = self.emitter.compare(operator, left, right);
        self.integer(reg)
    }

    fn converted(&mut self, value: &Value, cell: Cell) -> Reg {
        match value.kind.cell() == cell {
            true => value.reg,
            false => self.emitter.wrap(cell, value.reg),
        }
    }

    fn pointer_arithmetic(
        &mut self,
        operator: Operator,
        a: Value,
        b: Value,
        place: Place,
    ) -> Result<Value, LitmusError> {
        let (pointer, offset) = match (a.kind.pointee(), b.kind.pointee()) {
            (Some(_), None) => (a, b),
            (None, Some(_)) if operator == Operator::Add => (b, a),
            _ => return Err(place.unsupported("this arithmetic of pointers is not modelled")),
        };
        let size = pointer.kind.pointee().map_or(1, |inner| match inner {
            Type::Void => 1,
            inner => inner.cell().size(),
        });
        let scaled = self
            .emitter
            .binary_constant(BinaryOperator::Mul, offset.reg, i64::from(size));
        let operator = match operator {
            Operator::Subtract => BinaryOperator::Sub,
            _ => BinaryOperator::Add,
        };
        Ok(Value {
            reg: self.emitter.binary(operator, pointer.reg, scaled),
            kind: pointer.kind,
            cell: None,
        })
    }
}

/// The type that both operands are converted to.
pub fn common(a: &Type, b: &Type) -> Cell {
    let rank = |kind: &Type| match kind.cell() {
        Cell::U64 => 3,
        Cell::I64 => 2,
        Cell::U32 => 1,
        _ => 0,
    };
    match rank(a).max(rank(b)) {
        3 => Cell::U64,
        2 => Cell::I64,
        1 => Cell::U32,
        _ => Cell::I32,
    }
}
