//! Exact scalar arithmetic: the only definition of what the scalar operators compute.

use crate::state::word::owner_of;
use fencepost_ir::{
    BinaryOp, BinaryOperator, CompareOp, CompareOperator, ConvertOp, Fault, Kind, UnaryOp,
};

/// What a scalar operator gives: a word, a fault, or something outside the model.
pub type ScalarResult = Result<u64, ScalarError>;

/// Why a scalar operator gives no word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScalarError {
    /// The program sees a fault.
    Fault(Fault),
    /// Pointers into different objects were ordered or subtracted.
    UnrelatedPointers,
}

impl From<Fault> for ScalarError {
    fn from(fault: Fault) -> Self {
        ScalarError::Fault(fault)
    }
}

#[inline]
fn f32_of(word: u64) -> f32 {
    f32::from_bits(word as u32)
}

#[inline]
fn f64_of(word: u64) -> f64 {
    f64::from_bits(word)
}

/// The word of a 32-bit float.
#[inline]
pub fn f32_word(value: f32) -> u64 {
    u64::from(value.to_bits())
}

/// The word of a 64-bit float.
#[inline]
pub fn f64_word(value: f64) -> u64 {
    value.to_bits()
}

#[inline]
fn i32_word(value: i32) -> u64 {
    u64::from(value as u32)
}

/// Applies an operator of one operand.
#[inline]
pub fn unary(op: UnaryOp, a: u64) -> u64 {
    match op {
        UnaryOp::NegI32 => i32_word((a as i32).wrapping_neg()),
        UnaryOp::NegI64 => (a as i64).wrapping_neg() as u64,
        UnaryOp::NegF32 => f32_word(-f32_of(a)),
        UnaryOp::NegF64 => f64_word(-f64_of(a)),
        UnaryOp::NotI32 => i32_word(!(a as i32)),
        UnaryOp::NotI64 => !a,
    }
}

/// Integer operators at one width; the bodies differ only in the types.
macro_rules! integer_binary {
    ($name:ident, $signed:ty, $unsigned:ty, $bits:literal) => {
        #[inline]
        fn $name(op: BinaryOperator, a: $signed, b: $signed) -> Result<$signed, Fault> {
            use BinaryOperator as B;
            let (ua, ub) = (a as $unsigned, b as $unsigned);
            let overflow = |value: Option<$signed>| value.ok_or(Fault::Overflow);
            let overflow_u =
                |value: Option<$unsigned>| value.map(|v| v as $signed).ok_or(Fault::Overflow);
            let nonzero = if b == 0 {
                Err(Fault::DivideByZero)
            } else {
                Ok(())
            };
            Ok(match op {
                B::Add => a.wrapping_add(b),
                B::Sub => a.wrapping_sub(b),
                B::Mul => a.wrapping_mul(b),
                B::Div => {
                    nonzero?;
                    overflow(a.checked_div(b))?
                }
                B::Rem => {
                    nonzero?;
                    overflow(a.checked_rem(b))?
                }
                B::DivWrap => {
                    nonzero?;
                    a.wrapping_div(b)
                }
                B::RemWrap => {
                    nonzero?;
                    a.wrapping_rem(b)
                }
                B::DivU => {
                    nonzero?;
                    (ua / ub) as $signed
                }
                B::RemU => {
                    nonzero?;
                    (ua % ub) as $signed
                }
                B::And => a & b,
                B::Or => a | b,
                B::Xor => a ^ b,
                B::Shl => a.wrapping_shl(b as u32 & ($bits - 1)),
                B::Shr => a.wrapping_shr(b as u32 & ($bits - 1)),
                B::ShrU => ua.wrapping_shr(b as u32 & ($bits - 1)) as $signed,
                B::AddChecked => overflow(a.checked_add(b))?,
                B::AddCheckedU => overflow_u(ua.checked_add(ub))?,
                B::SubChecked => overflow(a.checked_sub(b))?,
                B::SubCheckedU => overflow_u(ua.checked_sub(ub))?,
                B::MulChecked => overflow(a.checked_mul(b))?,
                B::MulCheckedU => overflow_u(ua.checked_mul(ub))?,
            })
        }
    };
}

integer_binary!(binary_i32, i32, u32, 32);
integer_binary!(binary_i64, i64, u64, 64);

/// Float operators at one width.
macro_rules! float_binary {
    ($name:ident, $float:ty) => {
        #[inline]
        fn $name(op: BinaryOperator, a: $float, b: $float) -> $float {
            use BinaryOperator as B;
            match op {
                B::Add => a + b,
                B::Sub => a - b,
                B::Mul => a * b,
                B::Div => a / b,
                // The operator table admits only these five at float kinds.
                _ => a % b,
            }
        }
    };
}

float_binary!(binary_f32, f32);
float_binary!(binary_f64, f64);

/// What a float operation gives: a NaN operand stays the NaN that it is, made quiet, the left one
/// before the right; a NaN out of numbers has one bit pattern. Every run gives the same bits, so
/// that equal states compare equal, and they are those that the common processors give.
macro_rules! settle_nan {
    ($name:ident, $float:ty, $quiet:expr, $fresh:expr) => {
        #[inline]
        fn $name(result: $float, a: $float, b: $float) -> $float {
            if !result.is_nan() {
                result
            } else if a.is_nan() {
                <$float>::from_bits(a.to_bits() | $quiet)
            } else if b.is_nan() {
                <$float>::from_bits(b.to_bits() | $quiet)
            } else {
                <$float>::from_bits($fresh)
            }
        }
    };
}

const QUIET_F32: u32 = 0x0040_0000;
const QUIET_F64: u64 = 0x0008_0000_0000_0000;

settle_nan!(settle_f32, f32, QUIET_F32, 0xFFC0_0000);
settle_nan!(settle_f64, f64, QUIET_F64, 0xFFF8_0000_0000_0000);

/// Widens a float; a NaN keeps its sign and the bits behind it.
#[inline]
fn widen(value: f32) -> f64 {
    if !value.is_nan() {
        return f64::from(value);
    }
    let bits = u64::from(value.to_bits());
    f64::from_bits((bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x007F_FFFF) << 29 | QUIET_F64)
}

/// Rounds a double to a float; a NaN keeps its sign and the upper bits behind it.
#[inline]
fn narrow(value: f64) -> f32 {
    if !value.is_nan() {
        return value as f32;
    }
    let bits = value.to_bits();
    let payload = (bits >> 29) as u32 & 0x007F_FFFF;
    f32::from_bits(((bits >> 63) as u32) << 31 | 0xFF << 23 | payload | QUIET_F32)
}

/// Applies an operator of two operands.
#[inline]
pub fn binary(op: BinaryOp, a: u64, b: u64) -> ScalarResult {
    Ok(match op.kind {
        Kind::I32 => i32_word(binary_i32(op.operator, a as i32, b as i32)?),
        Kind::I64 => binary_i64(op.operator, a as i64, b as i64)? as u64,
        Kind::F32 => {
            let (a, b) = (f32_of(a), f32_of(b));
            f32_word(settle_f32(binary_f32(op.operator, a, b), a, b))
        }
        Kind::F64 => {
            let (a, b) = (f64_of(a), f64_of(b));
            f64_word(settle_f64(binary_f64(op.operator, a, b), a, b))
        }
        Kind::Ptr | Kind::Ref => match op.operator {
            BinaryOperator::Sub => a.wrapping_sub(b),
            _ => a.wrapping_add(b),
        },
    })
}

/// The distance in bytes of two pointers into one object, or one before its start.
#[inline]
pub fn pointer_difference(a: u64, b: u64) -> ScalarResult {
    if owner_of(a) != owner_of(b) {
        return Err(ScalarError::UnrelatedPointers);
    }
    Ok(a.wrapping_sub(b))
}

#[inline]
fn ordered<T: PartialOrd>(op: CompareOperator, a: T, b: T) -> bool {
    use CompareOperator as C;
    match op {
        C::Eq => a == b,
        C::Ne => a != b,
        C::Lt | C::LtU => a < b,
        C::Le | C::LeU => a <= b,
        C::Gt | C::GtU => a > b,
        C::Ge | C::GeU => a >= b,
    }
}

/// Compares two floats; the unsigned operators are the ones that hold for unordered operands.
#[inline]
fn compare_float<T: PartialOrd>(op: CompareOperator, a: T, b: T) -> bool {
    use CompareOperator as C;
    let unordered = matches!(op, C::LtU | C::LeU | C::GtU | C::GeU) && a.partial_cmp(&b).is_none();
    unordered || ordered(op, a, b)
}

/// Compares two words of one kind; the result is 0 or 1.
#[inline]
pub fn compare(op: CompareOp, a: u64, b: u64) -> ScalarResult {
    use CompareOperator as C;
    let unsigned = matches!(op.operator, C::LtU | C::LeU | C::GtU | C::GeU);
    let holds = match op.kind {
        Kind::I32 if unsigned => ordered(op.operator, a as u32, b as u32),
        Kind::I32 => ordered(op.operator, a as i32, b as i32),
        Kind::I64 if unsigned => ordered(op.operator, a, b),
        Kind::I64 => ordered(op.operator, a as i64, b as i64),
        Kind::F32 => compare_float(op.operator, f32_of(a), f32_of(b)),
        Kind::F64 => compare_float(op.operator, f64_of(a), f64_of(b)),
        Kind::Ref | Kind::Ptr => {
            // Comparing with null is a test, not an ordering of objects.
            if unsigned && owner_of(a) != owner_of(b) && a != 0 && b != 0 {
                return Err(ScalarError::UnrelatedPointers);
            }
            ordered(op.operator, a, b)
        }
    };
    Ok(u64::from(holds))
}

/// Compares the numbers that addresses are; the result is 0 or 1.
pub fn compare_addresses(operator: CompareOperator, a: u64, b: u64) -> u64 {
    u64::from(ordered(operator, a, b))
}

/// Truncates a float to an integer of `bits` bits; what does not fit gives the least integer.
#[inline]
fn truncate_signed(value: f64, bits: u32) -> i64 {
    let least = if bits == 32 {
        i64::from(i32::MIN)
    } else {
        i64::MIN
    };
    let limit = 2f64.powi(bits as i32 - 1);
    let truncated = value.trunc();
    if truncated >= -limit && truncated < limit {
        truncated as i64
    } else {
        least
    }
}

/// Truncates a float that must lie in `low..=high` (as integers).
#[inline]
fn truncate_checked(value: f64, low: i128, high: i128) -> Result<i128, Fault> {
    let truncated = value.trunc();
    // Both bounds plus or minus one are exact as floats, or the next float beyond is.
    if truncated.is_nan() || truncated >= (high + 1) as f64 || truncated <= (low - 1) as f64 {
        let low_exact = low as f64;
        if truncated.is_nan() || truncated != low_exact {
            return Err(Fault::Overflow);
        }
    }
    Ok(truncated as i128)
}

#[inline]
fn in_range(value: i128, low: i128, high: i128) -> Result<i128, Fault> {
    if (low..=high).contains(&value) {
        Ok(value)
    } else {
        Err(Fault::Overflow)
    }
}

const I8: (i128, i128) = (i8::MIN as i128, i8::MAX as i128);
const U8: (i128, i128) = (0, u8::MAX as i128);
const I16: (i128, i128) = (i16::MIN as i128, i16::MAX as i128);
const U16: (i128, i128) = (0, u16::MAX as i128);
const I32: (i128, i128) = (i32::MIN as i128, i32::MAX as i128);
const U32: (i128, i128) = (0, u32::MAX as i128);
const I64: (i128, i128) = (i64::MIN as i128, i64::MAX as i128);
const U64: (i128, i128) = (0, u64::MAX as i128);

/// Converts a word from one kind to another.
#[inline]
pub fn convert(op: ConvertOp, a: u64) -> ScalarResult {
    use ConvertOp as C;
    // Results that are 32 bits wide are kept zero-extended, whatever their sign.
    let fit32 = |value: i128, (low, high): (i128, i128)| {
        in_range(value, low, high)
            .map(|v| u64::from(v as u32))
            .map_err(ScalarError::from)
    };
    let fit64 = |value: i128, (low, high): (i128, i128)| {
        in_range(value, low, high)
            .map(|v| v as u64)
            .map_err(ScalarError::from)
    };
    let float32 = |(low, high): (i128, i128)| {
        truncate_checked(f64_of(a), low, high)
            .map(|v| u64::from(v as u32))
            .map_err(ScalarError::from)
    };
    let float64 = |(low, high): (i128, i128)| {
        truncate_checked(f64_of(a), low, high)
            .map(|v| v as u64)
            .map_err(ScalarError::from)
    };
    let s32 = i128::from(a as i32);
    let u32v = i128::from(a as u32);
    let s64 = i128::from(a as i64);
    let u64v = i128::from(a);
    match op {
        C::I32ToI8 => Ok(i32_word(i32::from(a as i8))),
        C::I32ToU8 => Ok(u64::from(a as u8)),
        C::I32ToI16 => Ok(i32_word(i32::from(a as i16))),
        C::I32ToU16 => Ok(u64::from(a as u16)),
        C::I32ToI64 => Ok(i64::from(a as i32) as u64),
        C::U32ToI64 => Ok(u64::from(a as u32)),
        C::I64ToI32 => Ok(u64::from(a as u32)),
        C::I32ToF32 => Ok(f32_word(a as i32 as f32)),
        C::I32ToF64 => Ok(f64_word(f64::from(a as i32))),
        C::U32ToF32 => Ok(f32_word(a as u32 as f32)),
        C::U32ToF64 => Ok(f64_word(f64::from(a as u32))),
        C::I64ToF32 => Ok(f32_word(a as i64 as f32)),
        C::I64ToF64 => Ok(f64_word(a as i64 as f64)),
        C::U64ToF32 => Ok(f32_word(a as f32)),
        C::U64ToF64 => Ok(f64_word(a as f64)),
        C::F32ToF64 => Ok(f64_word(widen(f32_of(a)))),
        C::F64ToF32 => Ok(f32_word(narrow(f64_of(a)))),
        C::F64ToI32 => Ok(u64::from(truncate_signed(f64_of(a), 32) as u32)),
        C::F64ToI64 => Ok(truncate_signed(f64_of(a), 64) as u64),
        C::F64ToU32 => Ok(u64::from(truncate_signed(f64_of(a), 64) as u32)),
        C::F64ToU64 => {
            // As processors without an unsigned conversion do it, in two signed halves.
            let value = f64_of(a);
            let high = 2f64.powi(63);
            Ok(if value < high {
                truncate_signed(value, 64) as u64
            } else {
                truncate_signed(value - high, 64) as u64 ^ 1 << 63
            })
        }
        C::F64ToI32Sat => Ok(i32_word(f64_of(a) as i32)),
        C::F64ToI64Sat => Ok(f64_of(a) as i64 as u64),
        C::F32Bits
        | C::F64Bits
        | C::BitsF32
        | C::BitsF64
        | C::PtrToI64
        | C::I64ToPtr
        | C::RefToPtr
        | C::BoxToPtr
        | C::PtrToRef => Ok(a),
        C::I32ToI8Ovf => fit32(s32, I8),
        C::I32ToU8Ovf => fit32(s32, U8),
        C::I32ToI16Ovf => fit32(s32, I16),
        C::I32ToU16Ovf => fit32(s32, U16),
        C::I32ToU32Ovf => fit32(s32, U32),
        C::I32ToU64Ovf => fit64(s32, U64),
        C::U32ToI8Ovf => fit32(u32v, I8),
        C::U32ToU8Ovf => fit32(u32v, U8),
        C::U32ToI16Ovf => fit32(u32v, I16),
        C::U32ToU16Ovf => fit32(u32v, U16),
        C::U32ToI32Ovf => fit32(u32v, I32),
        C::I64ToI8Ovf => fit32(s64, I8),
        C::I64ToU8Ovf => fit32(s64, U8),
        C::I64ToI16Ovf => fit32(s64, I16),
        C::I64ToU16Ovf => fit32(s64, U16),
        C::I64ToI32Ovf => fit32(s64, I32),
        C::I64ToU32Ovf => fit32(s64, U32),
        C::I64ToU64Ovf => fit64(s64, U64),
        C::U64ToI8Ovf => fit32(u64v, I8),
        C::U64ToU8Ovf => fit32(u64v, U8),
        C::U64ToI16Ovf => fit32(u64v, I16),
        C::U64ToU16Ovf => fit32(u64v, U16),
        C::U64ToI32Ovf => fit32(u64v, I32),
        C::U64ToU32Ovf => fit32(u64v, U32),
        C::U64ToI64Ovf => fit64(u64v, I64),
        C::F64ToI8Ovf => float32(I8),
        C::F64ToU8Ovf => float32(U8),
        C::F64ToI16Ovf => float32(I16),
        C::F64ToU16Ovf => float32(U16),
        C::F64ToI32Ovf => float32(I32),
        C::F64ToU32Ovf => float32(U32),
        C::F64ToI64Ovf => float64(I64),
        C::F64ToU64Ovf => float64(U64),
        C::F64CheckFinite => {
            if f64_of(a).is_finite() {
                Ok(a)
            } else {
                Err(Fault::Overflow.into())
            }
        }
    }
}
