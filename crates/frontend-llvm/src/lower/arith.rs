//! Arithmetic, comparisons and conversions.

use super::values::mask;
use super::{Lowering, Refusal};
use crate::types::Type;
use fencepost_ir::{BinaryOperator, CompareOperator, ConvertOp, Def, Kind, Op, Reg, UnaryOp};

impl Lowering<'_> {
    /// Cuts an integer to its width.
    pub fn wrap(&mut self, width: u32, reg: Reg) -> Reg {
        match width {
            8 => self.convert(ConvertOp::I32ToU8, reg),
            16 => self.convert(ConvertOp::I32ToU16, reg),
            32 | 64 => reg,
            _ => {
                let kind = self.function.regs[reg.index()].kind;
                let bits = self.constant(kind, mask(width));
                self.binary(BinaryOperator::And, kind, reg, bits)
            }
        }
    }

    /// Repeats the sign of a narrow integer in the upper bits of its register.
    pub fn widen_sign(&mut self, width: u32, reg: Reg) -> Reg {
        match width {
            8 => self.convert(ConvertOp::I32ToI8, reg),
            16 => self.convert(ConvertOp::I32ToI16, reg),
            32 | 64 => reg,
            _ => {
                let kind = self.function.regs[reg.index()].kind;
                let bits = if kind == Kind::I32 { 32 } else { 64 };
                let distance = self.constant(Kind::I32, u64::from(bits - width));
                let up = self.binary(BinaryOperator::Shl, kind, reg, distance);
                self.binary(BinaryOperator::Shr, kind, up, distance)
            }
        }
    }

    /// An operator of two operands.
    pub fn arithmetic(
        &mut self,
        operator: &str,
        ty: &Type,
        a: Reg,
        b: Reg,
    ) -> Result<Reg, Refusal> {
        use BinaryOperator as B;
        let kind = ty.kind()?;
        let float = match operator {
            "fadd" => Some(B::Add),
            "fsub" => Some(B::Sub),
            "fmul" => Some(B::Mul),
            "fdiv" => Some(B::Div),
            "frem" => Some(B::Rem),
            _ => None,
        };
        if let Some(operator) = float {
            return match kind {
                Kind::F32 | Kind::F64 => Ok(self.binary(operator, kind, a, b)),
                _ => Err("float arithmetic on something else".to_string()),
            };
        }
        let &Type::Int(width) = ty else {
            return Err("integer arithmetic on something else".to_string());
        };
        let signed = |lowering: &mut Self, operator| {
            let a = lowering.widen_sign(width, a);
            let b = lowering.widen_sign(width, b);
            lowering.binary(operator, kind, a, b)
        };
        let reg = match operator {
            "add" => self.binary(B::Add, kind, a, b),
            "sub" => self.binary(B::Sub, kind, a, b),
            "mul" => self.binary(B::Mul, kind, a, b),
            "and" => return Ok(self.binary(B::And, kind, a, b)),
            "or" => return Ok(self.binary(B::Or, kind, a, b)),
            "xor" => return Ok(self.binary(B::Xor, kind, a, b)),
            "udiv" => return Ok(self.binary(B::DivU, kind, a, b)),
            "urem" => return Ok(self.binary(B::RemU, kind, a, b)),
            "sdiv" => signed(self, B::Div),
            "srem" => signed(self, B::Rem),
            "shl" | "lshr" | "ashr" => {
                let amount = match kind {
                    Kind::I64 => self.convert(ConvertOp::I64ToI32, b),
                    _ => b,
                };
                match operator {
                    "shl" => self.binary(B::Shl, kind, a, amount),
                    "lshr" => return Ok(self.binary(B::ShrU, kind, a, amount)),
                    _ => {
                        let a = self.widen_sign(width, a);
                        self.binary(B::Shr, kind, a, amount)
                    }
                }
            }
            _ => return Err(format!("the operator `{operator}`")),
        };
        Ok(self.wrap(width, reg))
    }

    pub fn negate(&mut self, ty: &Type, value: Reg) -> Result<Reg, Refusal> {
        let operator = match ty.kind()? {
            Kind::F32 => UnaryOp::NegF32,
            Kind::F64 => UnaryOp::NegF64,
            _ => return Err("a negation of something that is no float".to_string()),
        };
        let dst = self.fresh(operator.kind());
        self.emit(Op::Unary {
            operator,
            dst: Def(dst),
            src: value,
        });
        Ok(dst)
    }

    /// A comparison of integers or pointers.
    pub fn compare_integers(
        &mut self,
        predicate: &str,
        ty: &Type,
        a: Reg,
        b: Reg,
    ) -> Result<Reg, Refusal> {
        use CompareOperator as C;
        let (operator, signed) = match predicate {
            "eq" => (C::Eq, false),
            "ne" => (C::Ne, false),
            "ult" => (C::LtU, false),
            "ule" => (C::LeU, false),
            "ugt" => (C::GtU, false),
            "uge" => (C::GeU, false),
            "slt" => (C::Lt, true),
            "sle" => (C::Le, true),
            "sgt" => (C::Gt, true),
            "sge" => (C::Ge, true),
            _ => return Err(format!("the comparison `{predicate}`")),
        };
        match (ty, signed) {
            (Type::Pointer, false) => Ok(self.compare(operator, Kind::Ptr, a, b)),
            (Type::Int(width), true) => {
                let kind = ty.kind()?;
                let a = self.widen_sign(*width, a);
                let b = self.widen_sign(*width, b);
                Ok(self.compare(operator, kind, a, b))
            }
            (Type::Int(_), false) => Ok(self.compare(operator, ty.kind()?, a, b)),
            _ => Err("a comparison of something that is no number".to_string()),
        }
    }

    /// A comparison of floats.
    pub fn compare_floats(
        &mut self,
        predicate: &str,
        ty: &Type,
        a: Reg,
        b: Reg,
    ) -> Result<Reg, Refusal> {
        use CompareOperator as C;
        let kind = ty.kind()?;
        if !matches!(kind, Kind::F32 | Kind::F64) {
            return Err("a comparison of something that is no float".to_string());
        }
        let simple = match predicate {
            "oeq" => Some(C::Eq),
            "ogt" => Some(C::Gt),
            "oge" => Some(C::Ge),
            "olt" => Some(C::Lt),
            "ole" => Some(C::Le),
            "une" => Some(C::Ne),
            "ugt" => Some(C::GtU),
            "uge" => Some(C::GeU),
            "ult" => Some(C::LtU),
            "ule" => Some(C::LeU),
            _ => None,
        };
        if let Some(operator) = simple {
            return Ok(self.compare(operator, kind, a, b));
        }
        let both = |lowering: &mut Self, operator, x, y| lowering.binary(operator, Kind::I32, x, y);
        match predicate {
            "true" => Ok(self.constant(Kind::I32, 1)),
            "false" => Ok(self.constant(Kind::I32, 0)),
            "one" => {
                let less = self.compare(C::Lt, kind, a, b);
                let more = self.compare(C::Gt, kind, a, b);
                Ok(both(self, BinaryOperator::Or, less, more))
            }
            "ueq" => {
                let less = self.compare(C::LeU, kind, a, b);
                let more = self.compare(C::GeU, kind, a, b);
                Ok(both(self, BinaryOperator::And, less, more))
            }
            "ord" => {
                let first = self.compare(C::Eq, kind, a, a);
                let second = self.compare(C::Eq, kind, b, b);
                Ok(both(self, BinaryOperator::And, first, second))
            }
            "uno" => {
                let first = self.compare(C::Ne, kind, a, a);
                let second = self.compare(C::Ne, kind, b, b);
                Ok(both(self, BinaryOperator::Or, first, second))
            }
            _ => Err(format!("the comparison `{predicate}`")),
        }
    }

    /// A conversion.
    pub fn cast(
        &mut self,
        operator: &str,
        from: &Type,
        value: Reg,
        to: &Type,
    ) -> Result<Reg, Refusal> {
        let (from_kind, to_kind) = (from.kind()?, to.kind()?);
        let width = |ty: &Type| match ty {
            Type::Int(width) => *width,
            _ => 64,
        };
        Ok(match operator {
            "trunc" => {
                let value = match (from_kind, to_kind) {
                    (Kind::I64, Kind::I32) => self.convert(ConvertOp::I64ToI32, value),
                    _ => value,
                };
                self.wrap(width(to), value)
            }
            "zext" => match (from_kind, to_kind) {
                (Kind::I32, Kind::I64) => self.convert(ConvertOp::U32ToI64, value),
                _ => value,
            },
            "sext" => {
                let value = self.widen_sign(width(from), value);
                match (from_kind, to_kind) {
                    (Kind::I32, Kind::I64) => {
                        let value = self.convert(ConvertOp::I32ToI64, value);
                        self.wrap(width(to), value)
                    }
                    _ => self.wrap(width(to), value),
                }
            }
            "fpext" | "fptrunc" => match (from_kind, to_kind) {
                (Kind::F32, Kind::F64) => self.convert(ConvertOp::F32ToF64, value),
                (Kind::F64, Kind::F32) => self.convert(ConvertOp::F64ToF32, value),
                _ => return Err("a conversion between these floats".to_string()),
            },
            "fptosi" | "fptoui" => {
                let value = match from_kind {
                    Kind::F32 => self.convert(ConvertOp::F32ToF64, value),
                    Kind::F64 => value,
                    _ => return Err("a conversion of something that is no float".to_string()),
                };
                let operator = match (operator, to_kind, width(to)) {
                    ("fptosi", Kind::I64, _) => ConvertOp::F64ToI64,
                    ("fptosi", _, _) => ConvertOp::F64ToI32,
                    (_, Kind::I64, _) => ConvertOp::F64ToU64,
                    (_, _, 32) => ConvertOp::F64ToU32,
                    (_, _, _) => ConvertOp::F64ToI32,
                };
                let value = self.convert(operator, value);
                self.wrap(width(to), value)
            }
            "sitofp" | "uitofp" => {
                let signed = operator == "sitofp";
                let value = match signed {
                    true => self.widen_sign(width(from), value),
                    false => value,
                };
                let operator = match (from_kind, to_kind, signed) {
                    (Kind::I32, Kind::F32, true) => ConvertOp::I32ToF32,
                    (Kind::I32, Kind::F64, true) => ConvertOp::I32ToF64,
                    (Kind::I32, Kind::F32, false) => ConvertOp::U32ToF32,
                    (Kind::I32, Kind::F64, false) => ConvertOp::U32ToF64,
                    (Kind::I64, Kind::F32, true) => ConvertOp::I64ToF32,
                    (Kind::I64, Kind::F64, true) => ConvertOp::I64ToF64,
                    (Kind::I64, Kind::F32, false) => ConvertOp::U64ToF32,
                    (Kind::I64, Kind::F64, false) => ConvertOp::U64ToF64,
                    _ => return Err("a conversion between these types".to_string()),
                };
                self.convert(operator, value)
            }
            "ptrtoint" => {
                let number = self.convert(ConvertOp::PtrToI64, value);
                match to_kind {
                    Kind::I64 => self.wrap(width(to), number),
                    _ => {
                        let number = self.convert(ConvertOp::I64ToI32, number);
                        self.wrap(width(to), number)
                    }
                }
            }
            "inttoptr" => {
                let number = match from_kind {
                    Kind::I64 => value,
                    _ => self.convert(ConvertOp::U32ToI64, value),
                };
                self.convert(ConvertOp::I64ToPtr, number)
            }
            "bitcast" | "addrspacecast" | "freeze" => match (from_kind, to_kind) {
                (a, b) if a == b => value,
                (Kind::I32, Kind::F32) => self.convert(ConvertOp::BitsF32, value),
                (Kind::F32, Kind::I32) => self.convert(ConvertOp::F32Bits, value),
                (Kind::I64, Kind::F64) => self.convert(ConvertOp::BitsF64, value),
                (Kind::F64, Kind::I64) => self.convert(ConvertOp::F64Bits, value),
                _ => return Err("a conversion between these types".to_string()),
            },
            _ => return Err(format!("the conversion `{operator}`")),
        })
    }
}
