//! Arithmetic and comparisons: which kind an operation is done at.

use super::{Lowerer, Scalar, Small};
use crate::world::{Res, problem};
use fencepost_ir::{
    BinaryOp, BinaryOperator as B, CompareOp, CompareOperator as C, ConvertOp, Def, Kind, Op, Reg,
    UnaryOp,
};

impl Lowerer<'_> {
    /// Emits a binary operation on held registers, which are released.
    pub(crate) fn emit_binary(&mut self, operator: B, kind: Kind, a: Reg, b: Reg) -> Res<Reg> {
        let Some(op) = BinaryOp::new(operator, kind) else {
            return problem(format!(
                "malformed code: {} of {}",
                operator.name(),
                kind.name()
            ));
        };
        self.release(a);
        self.release(b);
        let dst = self.temp(kind)?;
        self.emit(Op::Binary {
            operator: op,
            dst: Def(dst),
            a,
            b,
        });
        Ok(dst)
    }

    /// Emits a comparison of held registers, which are released.
    pub(crate) fn emit_compare(&mut self, operator: C, kind: Kind, a: Reg, b: Reg) -> Res<Reg> {
        let Some(op) = CompareOp::new(operator, kind) else {
            return problem(format!(
                "malformed code: {} of {}",
                operator.name(),
                kind.name()
            ));
        };
        self.release(a);
        self.release(b);
        let dst = self.temp(Kind::I32)?;
        self.emit(Op::Compare {
            operator: op,
            dst: Def(dst),
            a,
            b,
        });
        Ok(dst)
    }

    /// The two operands on top of the stack, left one first.
    fn operands(&mut self) -> Res<(Scalar, Scalar)> {
        let b = self.pop_scalar()?;
        let a = self.pop_scalar()?;
        Ok((a, b))
    }

    /// An operation of two operands on the stack.
    pub(crate) fn binary(&mut self, operator: B) -> Res<()> {
        let (a, b) = self.operands()?;
        let (ka, kb) = (self.kind(a.reg), self.kind(b.reg));
        if ka == Kind::Ptr || kb == Kind::Ptr || ka == Kind::Ref || kb == Kind::Ref {
            return self.pointer_binary(operator, a, b);
        }
        let kind = match (ka, kb) {
            (Kind::F64, _) | (_, Kind::F64) => Kind::F64,
            (Kind::F32, _) | (_, Kind::F32) => Kind::F32,
            (Kind::I64, _) | (_, Kind::I64) => Kind::I64,
            _ => Kind::I32,
        };
        let left = self.coerce(a, kind)?;
        let right = self.coerce(b, kind)?;
        let small = match operator {
            B::And => meet(a.small, b.small),
            B::Or | B::Xor if a.small == b.small => a.small,
            _ => Small::Any,
        };
        let dst = self.emit_binary(operator, kind, left, right)?;
        self.push_scalar(dst, small, a.native || b.native);
        Ok(())
    }

    /// Arithmetic where one operand may be an address.
    fn pointer_binary(&mut self, operator: B, a: Scalar, b: Scalar) -> Res<()> {
        let (pa, pb) = (self.is_address(a), self.is_address(b));
        let both_native = !pa && !pb;
        match operator {
            B::Sub | B::SubCheckedU | B::SubChecked if pa && pb => {
                let left = self.coerce(a, Kind::Ptr)?;
                let right = self.coerce(b, Kind::Ptr)?;
                self.release(left);
                self.release(right);
                let dst = self.temp(Kind::I64)?;
                self.emit(Op::PointerDifference {
                    dst: Def(dst),
                    a: left,
                    b: right,
                });
                self.push_scalar(dst, Small::Any, true);
                Ok(())
            }
            // An address plus or minus a distance; signed forms cannot overflow in one object.
            B::Add | B::AddChecked if pa && !pb => self.offset_by(B::Add, a, b),
            B::Add | B::AddChecked if pb => self.offset_by(B::Add, b, a),
            B::Sub | B::SubChecked if pa && !pb => self.offset_by(B::Sub, a, b),
            B::AddCheckedU if pa && !pb => {
                self.check_distance(operator, b)?;
                self.offset_by(B::Add, a, b)
            }
            B::AddCheckedU if pb => {
                self.check_distance(operator, a)?;
                self.offset_by(B::Add, b, a)
            }
            B::SubCheckedU if pa && !pb => {
                self.check_distance(operator, b)?;
                self.offset_by(B::Sub, a, b)
            }
            // A native integer may hold an address, which adding to it keeps.
            B::Add if both_native && self.is_ptr(a) => self.offset_by(B::Add, a, b),
            B::Add if both_native && self.is_ptr(b) => self.offset_by(B::Add, b, a),
            B::Sub if !pb && self.is_ptr(a) && !self.is_ptr(b) => self.offset_by(B::Sub, a, b),
            // Masking a pointer for an alignment test, and arithmetic on native integers.
            _ => {
                let left = self.coerce(a, Kind::I64)?;
                let right = self.coerce(b, Kind::I64)?;
                let dst = self.emit_binary(operator, Kind::I64, left, right)?;
                self.push_scalar(dst, Small::Any, true);
                Ok(())
            }
        }
    }

    fn is_ptr(&self, value: Scalar) -> bool {
        self.kind(value.reg) == Kind::Ptr
    }

    /// Whether a value is an address by type, not a native integer that might hold one.
    fn is_address(&self, value: Scalar) -> bool {
        match self.kind(value.reg) {
            Kind::Ptr => !value.native,
            Kind::Ref => true,
            _ => false,
        }
    }

    /// Faults if a distance, seen as unsigned, leads out of all addresses: a negative one does.
    fn check_distance(&mut self, operator: B, distance: Scalar) -> Res<()> {
        self.hold(distance.reg);
        let distance = self.coerce(distance, Kind::I64)?;
        // Where objects lie on a real machine; which place exactly does not matter.
        let somewhere = self.number(Kind::I64, 1 << 46)?;
        let unused = self.emit_binary(operator, Kind::I64, somewhere, distance)?;
        self.release(unused);
        Ok(())
    }

    fn offset_by(&mut self, operator: B, base: Scalar, distance: Scalar) -> Res<()> {
        let native = base.native;
        let left = self.coerce(base, Kind::Ptr)?;
        let right = self.coerce(distance, Kind::I64)?;
        let dst = self.emit_binary(operator, Kind::Ptr, left, right)?;
        self.push_scalar(dst, Small::Any, native);
        Ok(())
    }

    /// A shift; the amount is always 32 bits here.
    pub(crate) fn shift(&mut self, operator: B) -> Res<()> {
        let (a, b) = self.operands()?;
        let kind = match self.kind(a.reg) {
            Kind::I32 => Kind::I32,
            _ => Kind::I64,
        };
        let left = self.coerce(a, kind)?;
        let right = self.coerce(b, Kind::I32)?;
        let dst = self.emit_binary(operator, kind, left, right)?;
        self.push_scalar(dst, Small::Any, a.native);
        Ok(())
    }

    pub(crate) fn negate(&mut self) -> Res<()> {
        let value = self.pop_scalar()?;
        let operator = match self.kind(value.reg) {
            Kind::I32 => UnaryOp::NegI32,
            Kind::F32 => UnaryOp::NegF32,
            Kind::F64 => UnaryOp::NegF64,
            _ => UnaryOp::NegI64,
        };
        self.unary(operator, value)
    }

    pub(crate) fn complement(&mut self) -> Res<()> {
        let value = self.pop_scalar()?;
        let operator = match self.kind(value.reg) {
            Kind::I32 => UnaryOp::NotI32,
            _ => UnaryOp::NotI64,
        };
        self.unary(operator, value)
    }

    fn unary(&mut self, operator: UnaryOp, value: Scalar) -> Res<()> {
        let src = self.coerce(value, operator.kind())?;
        self.release(src);
        let dst = self.temp(operator.kind())?;
        self.emit(Op::Unary {
            operator,
            dst: Def(dst),
            src,
        });
        self.push_scalar(dst, Small::Any, value.native);
        Ok(())
    }

    pub(crate) fn check_finite(&mut self) -> Res<()> {
        let value = self.pop_scalar()?;
        let single = self.kind(value.reg) == Kind::F32;
        let reg = self.coerce(value, Kind::F64)?;
        let reg = self.convert(ConvertOp::F64CheckFinite, reg)?;
        let reg = if single {
            self.convert(ConvertOp::F64ToF32, reg)?
        } else {
            reg
        };
        self.push(reg);
        Ok(())
    }

    /// A comparison of two operands on the stack.
    pub(crate) fn compare(&mut self, operator: C) -> Res<()> {
        let (a, b) = self.operands()?;
        let (ka, kb) = (self.kind(a.reg), self.kind(b.reg));
        let is_equality = matches!(operator, C::Eq | C::Ne);
        let kind = match (ka, kb) {
            (Kind::Ref, Kind::Ref) => Kind::Ref,
            (Kind::F64, _) | (_, Kind::F64) => Kind::F64,
            (Kind::F32, Kind::F32) => Kind::F32,
            (Kind::Ref | Kind::Ptr, _) | (_, Kind::Ref | Kind::Ptr) => {
                // Order among native integers is that of numbers; addresses have their own.
                if is_equality || self.is_address(a) || self.is_address(b) {
                    Kind::Ptr
                } else {
                    Kind::I64
                }
            }
            (Kind::I64, _) | (_, Kind::I64) => Kind::I64,
            _ => Kind::I32,
        };
        let operator = match (kind, operator) {
            // "Not null" is written as "greater than null, unsigned".
            (Kind::Ref, C::GtU | C::LtU) => C::Ne,
            (Kind::Ptr, C::Lt) => C::LtU,
            (Kind::Ptr, C::Le) => C::LeU,
            (Kind::Ptr, C::Gt) => C::GtU,
            (Kind::Ptr, C::Ge) => C::GeU,
            // For floats this is the branch "not equal or unordered", which `Ne` is.
            (_, operator) => operator,
        };
        let left = self.coerce(a, kind)?;
        let right = self.coerce(b, kind)?;
        let dst = self.emit_compare(operator, kind, left, right)?;
        self.push_scalar(dst, Small::Both, false);
        Ok(())
    }
}

/// The narrower of two ranges of values that are not negative.
fn meet(a: Small, b: Small) -> Small {
    match (a, b) {
        (Small::Both, _) | (_, Small::Both) => Small::Both,
        (Small::U8, _) | (_, Small::U8) => Small::U8,
        (Small::U16, _) | (_, Small::U16) => Small::U16,
        _ => Small::Any,
    }
}
