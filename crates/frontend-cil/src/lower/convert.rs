//! Conversions, plain and checked.

use super::{Lowerer, Scalar, Small};
use crate::reader::Opcode;
use crate::world::{Res, problem};
use fencepost_ir::{ConvertOp as K, Kind};

impl Lowerer<'_> {
    /// Lowers a conversion instruction.
    pub(crate) fn conversion(&mut self, opcode: Opcode) -> Res<()> {
        use Opcode as O;
        let value = self.pop_scalar()?;
        if matches!(opcode, O::ConvI | O::ConvU) && self.kind(value.reg).is_reference() {
            // An address stays one, so that it can be used as one again.
            let native = value.native || self.kind(value.reg) == Kind::Ptr;
            let reg = self.coerce(value, Kind::Ptr)?;
            self.push_scalar(reg, Small::Any, native);
            return Ok(());
        }
        let value = self.as_number(value)?;
        let from = self.kind(value.reg);
        let Some(steps) = plain_steps(opcode, from).or_else(|| checked_steps(opcode, from)) else {
            return problem(format!(
                "malformed code: `{}` of {}",
                opcode.mnemonic(),
                from.name()
            ));
        };
        let mut reg = value.reg;
        for step in steps {
            reg = match (step, self.world.builtin) {
                // Since .NET 9 a value that does not fit becomes the nearest one, on every machine.
                (K::F64ToI32, true) => self.convert(K::F64ToI32Sat, reg)?,
                (K::F64ToI64, true) => self.convert(K::F64ToI64Sat, reg)?,
                (K::F64ToU32, true) => self.runtime_answer("ToUInt32(double)", reg, Kind::I32)?,
                (K::F64ToU64, true) => self.runtime_answer("ToUInt64(double)", reg, Kind::I64)?,
                (step, _) => self.convert(*step, reg)?,
            };
        }
        let small = match opcode {
            O::ConvI1 | O::ConvOvfI1 | O::ConvOvfI1Un => Small::I8,
            O::ConvU1 | O::ConvOvfU1 | O::ConvOvfU1Un => Small::U8,
            O::ConvI2 | O::ConvOvfI2 | O::ConvOvfI2Un => Small::I16,
            O::ConvU2 | O::ConvOvfU2 | O::ConvOvfU2Un => Small::U16,
            _ => Small::Any,
        };
        let native = matches!(
            opcode,
            O::ConvI | O::ConvU | O::ConvOvfI | O::ConvOvfU | O::ConvOvfIUn | O::ConvOvfUUn
        );
        self.push_scalar(reg, small, native);
        Ok(())
    }

    /// Addresses convert as the numbers behind them.
    fn as_number(&mut self, value: Scalar) -> Res<Scalar> {
        if !self.kind(value.reg).is_reference() {
            return Ok(value);
        }
        let reg = self.coerce(value, Kind::I64)?;
        Ok(Scalar {
            reg,
            small: Small::Any,
            native: true,
        })
    }
}

/// The steps of a conversion that cannot fail.
fn plain_steps(opcode: Opcode, from: Kind) -> Option<&'static [K]> {
    use Kind::{F32, F64, I32, I64};
    use Opcode as O;
    Some(match (opcode, from) {
        (O::ConvI1, I32) => &[K::I32ToI8],
        (O::ConvI1, I64) => &[K::I64ToI32, K::I32ToI8],
        (O::ConvI1, F32) => &[K::F32ToF64, K::F64ToI32, K::I32ToI8],
        (O::ConvI1, F64) => &[K::F64ToI32, K::I32ToI8],
        (O::ConvU1, I32) => &[K::I32ToU8],
        (O::ConvU1, I64) => &[K::I64ToI32, K::I32ToU8],
        (O::ConvU1, F32) => &[K::F32ToF64, K::F64ToI32, K::I32ToU8],
        (O::ConvU1, F64) => &[K::F64ToI32, K::I32ToU8],
        (O::ConvI2, I32) => &[K::I32ToI16],
        (O::ConvI2, I64) => &[K::I64ToI32, K::I32ToI16],
        (O::ConvI2, F32) => &[K::F32ToF64, K::F64ToI32, K::I32ToI16],
        (O::ConvI2, F64) => &[K::F64ToI32, K::I32ToI16],
        (O::ConvU2, I32) => &[K::I32ToU16],
        (O::ConvU2, I64) => &[K::I64ToI32, K::I32ToU16],
        (O::ConvU2, F32) => &[K::F32ToF64, K::F64ToI32, K::I32ToU16],
        (O::ConvU2, F64) => &[K::F64ToI32, K::I32ToU16],
        (O::ConvI4 | O::ConvU4, I32) => &[],
        (O::ConvI4 | O::ConvU4, I64) => &[K::I64ToI32],
        (O::ConvI4, F32) => &[K::F32ToF64, K::F64ToI32],
        (O::ConvI4, F64) => &[K::F64ToI32],
        (O::ConvU4, F32) => &[K::F32ToF64, K::F64ToU32],
        (O::ConvU4, F64) => &[K::F64ToU32],
        (O::ConvI8 | O::ConvI, I32) => &[K::I32ToI64],
        (O::ConvU8 | O::ConvU, I32) => &[K::U32ToI64],
        (O::ConvI8 | O::ConvU8 | O::ConvI | O::ConvU, I64) => &[],
        (O::ConvI8 | O::ConvI, F32) => &[K::F32ToF64, K::F64ToI64],
        (O::ConvI8 | O::ConvI, F64) => &[K::F64ToI64],
        (O::ConvU8 | O::ConvU, F32) => &[K::F32ToF64, K::F64ToU64],
        (O::ConvU8 | O::ConvU, F64) => &[K::F64ToU64],
        (O::ConvR4, I32) => &[K::I32ToF32],
        (O::ConvR4, I64) => &[K::I64ToF32],
        (O::ConvR4, F64) => &[K::F64ToF32],
        (O::ConvR4, F32) | (O::ConvR8, F64) | (O::ConvRUn, F64) => &[],
        (O::ConvR8, I32) => &[K::I32ToF64],
        (O::ConvR8, I64) => &[K::I64ToF64],
        (O::ConvR8 | O::ConvRUn, F32) => &[K::F32ToF64],
        (O::ConvRUn, I32) => &[K::U32ToF64],
        (O::ConvRUn, I64) => &[K::U64ToF64],
        _ => return None,
    })
}

/// The steps of a conversion that faults when the value does not fit.
fn checked_steps(opcode: Opcode, from: Kind) -> Option<&'static [K]> {
    use Kind::{F32, F64, I32, I64};
    use Opcode as O;
    Some(match (opcode, from) {
        (O::ConvOvfI1, I32) => &[K::I32ToI8Ovf],
        (O::ConvOvfU1, I32) => &[K::I32ToU8Ovf],
        (O::ConvOvfI2, I32) => &[K::I32ToI16Ovf],
        (O::ConvOvfU2, I32) => &[K::I32ToU16Ovf],
        (O::ConvOvfI4, I32) => &[],
        (O::ConvOvfU4, I32) => &[K::I32ToU32Ovf],
        (O::ConvOvfI8 | O::ConvOvfI, I32) => &[K::I32ToI64],
        (O::ConvOvfU8 | O::ConvOvfU, I32) => &[K::I32ToU64Ovf],
        (O::ConvOvfI1, I64) => &[K::I64ToI8Ovf],
        (O::ConvOvfU1, I64) => &[K::I64ToU8Ovf],
        (O::ConvOvfI2, I64) => &[K::I64ToI16Ovf],
        (O::ConvOvfU2, I64) => &[K::I64ToU16Ovf],
        (O::ConvOvfI4, I64) => &[K::I64ToI32Ovf],
        (O::ConvOvfU4, I64) => &[K::I64ToU32Ovf],
        (O::ConvOvfI8 | O::ConvOvfI, I64) => &[],
        (O::ConvOvfU8 | O::ConvOvfU, I64) => &[K::I64ToU64Ovf],
        (O::ConvOvfI1Un, I32) => &[K::U32ToI8Ovf],
        (O::ConvOvfU1Un, I32) => &[K::U32ToU8Ovf],
        (O::ConvOvfI2Un, I32) => &[K::U32ToI16Ovf],
        (O::ConvOvfU2Un, I32) => &[K::U32ToU16Ovf],
        (O::ConvOvfI4Un, I32) => &[K::U32ToI32Ovf],
        (O::ConvOvfU4Un, I32) => &[],
        (O::ConvOvfI8Un | O::ConvOvfU8Un | O::ConvOvfIUn | O::ConvOvfUUn, I32) => &[K::U32ToI64],
        (O::ConvOvfI1Un, I64) => &[K::U64ToI8Ovf],
        (O::ConvOvfU1Un, I64) => &[K::U64ToU8Ovf],
        (O::ConvOvfI2Un, I64) => &[K::U64ToI16Ovf],
        (O::ConvOvfU2Un, I64) => &[K::U64ToU16Ovf],
        (O::ConvOvfI4Un, I64) => &[K::U64ToI32Ovf],
        (O::ConvOvfU4Un, I64) => &[K::U64ToU32Ovf],
        (O::ConvOvfI8Un | O::ConvOvfIUn, I64) => &[K::U64ToI64Ovf],
        (O::ConvOvfU8Un | O::ConvOvfUUn, I64) => &[],
        (O::ConvOvfI1 | O::ConvOvfI1Un, F64) => &[K::F64ToI8Ovf],
        (O::ConvOvfU1 | O::ConvOvfU1Un, F64) => &[K::F64ToU8Ovf],
        (O::ConvOvfI2 | O::ConvOvfI2Un, F64) => &[K::F64ToI16Ovf],
        (O::ConvOvfU2 | O::ConvOvfU2Un, F64) => &[K::F64ToU16Ovf],
        (O::ConvOvfI4 | O::ConvOvfI4Un, F64) => &[K::F64ToI32Ovf],
        (O::ConvOvfU4 | O::ConvOvfU4Un, F64) => &[K::F64ToU32Ovf],
        (O::ConvOvfI8 | O::ConvOvfI8Un | O::ConvOvfI | O::ConvOvfIUn, F64) => &[K::F64ToI64Ovf],
        (O::ConvOvfU8 | O::ConvOvfU8Un | O::ConvOvfU | O::ConvOvfUUn, F64) => &[K::F64ToU64Ovf],
        (O::ConvOvfI1 | O::ConvOvfI1Un, F32) => &[K::F32ToF64, K::F64ToI8Ovf],
        (O::ConvOvfU1 | O::ConvOvfU1Un, F32) => &[K::F32ToF64, K::F64ToU8Ovf],
        (O::ConvOvfI2 | O::ConvOvfI2Un, F32) => &[K::F32ToF64, K::F64ToI16Ovf],
        (O::ConvOvfU2 | O::ConvOvfU2Un, F32) => &[K::F32ToF64, K::F64ToU16Ovf],
        (O::ConvOvfI4 | O::ConvOvfI4Un, F32) => &[K::F32ToF64, K::F64ToI32Ovf],
        (O::ConvOvfU4 | O::ConvOvfU4Un, F32) => &[K::F32ToF64, K::F64ToU32Ovf],
        (O::ConvOvfI8 | O::ConvOvfI8Un | O::ConvOvfI | O::ConvOvfIUn, F32) => {
            &[K::F32ToF64, K::F64ToI64Ovf]
        }
        (O::ConvOvfU8 | O::ConvOvfU8Un | O::ConvOvfU | O::ConvOvfUUn, F32) => {
            &[K::F32ToF64, K::F64ToU64Ovf]
        }
        _ => return None,
    })
}
