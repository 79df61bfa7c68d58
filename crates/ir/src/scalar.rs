//! Scalar operators: the arithmetic vocabulary of the operations.
//!
//! Only names and kinds are here; what the operators compute is defined once, in the machine.

use crate::Kind;

/// Declares an enum whose variants have names in the text form.
macro_rules! named_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$vmeta])* $variant,)* }

        impl $name {
            /// Every variant, in declaration order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The name in the text form.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The variant with this name.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}
pub(crate) use named_enum;

named_enum! {
    /// What a binary operation computes.
    BinaryOperator {
        /// Wrapping sum.
        Add = "add",
        /// Wrapping difference.
        Sub = "sub",
        /// Wrapping product.
        Mul = "mul",
        /// Signed quotient; faults on zero and on overflow.
        Div = "div",
        /// Signed remainder; faults on zero and where the quotient overflows.
        Rem = "rem",
        /// Signed quotient that wraps on overflow; faults on zero.
        DivWrap = "div_wrap",
        /// Signed remainder that is 0 where the quotient overflows; faults on zero.
        RemWrap = "rem_wrap",
        /// Unsigned quotient; faults on zero.
        DivU = "div_u",
        /// Unsigned remainder; faults on zero.
        RemU = "rem_u",
        /// Bitwise and.
        And = "and",
        /// Bitwise or.
        Or = "or",
        /// Bitwise exclusive or.
        Xor = "xor",
        /// Shift left; the amount is taken modulo the width.
        Shl = "shl",
        /// Arithmetic shift right; the amount is taken modulo the width.
        Shr = "shr",
        /// Logical shift right; the amount is taken modulo the width.
        ShrU = "shr_u",
        /// Signed sum that faults on overflow.
        AddChecked = "add_ovf",
        /// Unsigned sum that faults on overflow.
        AddCheckedU = "add_ovf_u",
        /// Signed difference that faults on overflow.
        SubChecked = "sub_ovf",
        /// Unsigned difference that faults on overflow.
        SubCheckedU = "sub_ovf_u",
        /// Signed product that faults on overflow.
        MulChecked = "mul_ovf",
        /// Unsigned product that faults on overflow.
        MulCheckedU = "mul_ovf_u",
    }
}

named_enum! {
    /// How two values are compared. The result is 0 or 1.
    CompareOperator {
        /// Equal; false for NaN.
        Eq = "eq",
        /// Not equal; true for NaN.
        Ne = "ne",
        /// Signed or float less than; false for NaN.
        Lt = "lt",
        /// Signed or float at most; false for NaN.
        Le = "le",
        /// Signed or float greater than; false for NaN.
        Gt = "gt",
        /// Signed or float at least; false for NaN.
        Ge = "ge",
        /// Unsigned less than; for floats: less or unordered.
        LtU = "lt_u",
        /// Unsigned at most; for floats: at most or unordered.
        LeU = "le_u",
        /// Unsigned greater than; for floats: greater or unordered.
        GtU = "gt_u",
        /// Unsigned at least; for floats: at least or unordered.
        GeU = "ge_u",
    }
}

named_enum! {
    /// Operators of one operand; the name says the kinds.
    UnaryOp {
        /// Negation.
        NegI32 = "neg.i32",
        /// Negation.
        NegI64 = "neg.i64",
        /// Negation.
        NegF32 = "neg.f32",
        /// Negation.
        NegF64 = "neg.f64",
        /// Bitwise complement.
        NotI32 = "not.i32",
        /// Bitwise complement.
        NotI64 = "not.i64",
    }
}

impl UnaryOp {
    /// The kind of the operand and of the result.
    pub fn kind(self) -> Kind {
        match self {
            UnaryOp::NegI32 | UnaryOp::NotI32 => Kind::I32,
            UnaryOp::NegI64 | UnaryOp::NotI64 => Kind::I64,
            UnaryOp::NegF32 => Kind::F32,
            UnaryOp::NegF64 => Kind::F64,
        }
    }
}

/// Declares the conversions: name, operand kind, result kind, whether it can fault.
macro_rules! conversions {
    ($($(#[$meta:meta])* $variant:ident = $text:literal, $from:ident => $to:ident, $faults:literal;)*) => {
        named_enum! {
            /// Conversions between kinds and widths. `ovf` ones fault when the value does not fit.
            ConvertOp { $($(#[$meta])* $variant = $text,)* }
        }

        impl ConvertOp {
            /// The kind of the operand.
            pub fn from_kind(self) -> Kind {
                match self { $(ConvertOp::$variant => Kind::$from,)* }
            }

            /// The kind of the result.
            pub fn to_kind(self) -> Kind {
                match self { $(ConvertOp::$variant => Kind::$to,)* }
            }

            /// Whether the conversion can fault.
            pub fn faults(self) -> bool {
                match self { $(ConvertOp::$variant => $faults,)* }
            }
        }
    };
}

conversions! {
    /// Keep 8 bits, sign-extended.
    I32ToI8 = "i32.to.i8", I32 => I32, false;
    /// Keep 8 bits, zero-extended.
    I32ToU8 = "i32.to.u8", I32 => I32, false;
    /// Keep 16 bits, sign-extended.
    I32ToI16 = "i32.to.i16", I32 => I32, false;
    /// Keep 16 bits, zero-extended.
    I32ToU16 = "i32.to.u16", I32 => I32, false;
    /// Sign-extend.
    I32ToI64 = "i32.to.i64", I32 => I64, false;
    /// Zero-extend.
    U32ToI64 = "u32.to.i64", I32 => I64, false;
    /// Keep the low half.
    I64ToI32 = "i64.to.i32", I64 => I32, false;
    /// Signed integer to float.
    I32ToF32 = "i32.to.f32", I32 => F32, false;
    /// Signed integer to float.
    I32ToF64 = "i32.to.f64", I32 => F64, false;
    /// Unsigned integer to float.
    U32ToF32 = "u32.to.f32", I32 => F32, false;
    /// Unsigned integer to float.
    U32ToF64 = "u32.to.f64", I32 => F64, false;
    /// Signed integer to float.
    I64ToF32 = "i64.to.f32", I64 => F32, false;
    /// Signed integer to float.
    I64ToF64 = "i64.to.f64", I64 => F64, false;
    /// Unsigned integer to float.
    U64ToF32 = "u64.to.f32", I64 => F32, false;
    /// Unsigned integer to float.
    U64ToF64 = "u64.to.f64", I64 => F64, false;
    /// Widen.
    F32ToF64 = "f32.to.f64", F32 => F64, false;
    /// Round to nearest.
    F64ToF32 = "f64.to.f32", F64 => F32, false;
    /// Truncate; what does not fit (and NaN) gives the least integer.
    F64ToI32 = "f64.to.i32", F64 => I32, false;
    /// Truncate; what does not fit (and NaN) gives the least integer.
    F64ToI64 = "f64.to.i64", F64 => I64, false;
    /// Truncate to unsigned; negative values truncate as signed 64-bit ones and keep the low half.
    F64ToU32 = "f64.to.u32", F64 => I32, false;
    /// Truncate to unsigned; negative values truncate as signed ones.
    F64ToU64 = "f64.to.u64", F64 => I64, false;
    /// Truncate; what does not fit becomes the nearest integer that does, NaN becomes 0.
    F64ToI32Sat = "f64.to.i32.sat", F64 => I32, false;
    /// Truncate; what does not fit becomes the nearest integer that does, NaN becomes 0.
    F64ToI64Sat = "f64.to.i64.sat", F64 => I64, false;
    /// The bits of a float.
    F32Bits = "f32.bits", F32 => I32, false;
    /// The bits of a float.
    F64Bits = "f64.bits", F64 => I64, false;
    /// The float with these bits.
    BitsF32 = "bits.f32", I32 => F32, false;
    /// The float with these bits.
    BitsF64 = "bits.f64", I64 => F64, false;
    /// The number behind a pointer.
    PtrToI64 = "ptr.to.i64", Ptr => I64, false;
    /// A pointer made from a number.
    I64ToPtr = "i64.to.ptr", I64 => Ptr, false;
    /// A pointer to the start of an object.
    RefToPtr = "ref.to.ptr", Ref => Ptr, false;
    /// A pointer to the value in a box, or to the start of a text.
    BoxToPtr = "box.to.ptr", Ref => Ptr, false;
    /// The object a pointer points to the start of.
    PtrToRef = "ptr.to.ref", Ptr => Ref, false;
    /// Signed 32-bit to a signed byte.
    I32ToI8Ovf = "i32.to.i8.ovf", I32 => I32, true;
    /// Signed 32-bit to an unsigned byte.
    I32ToU8Ovf = "i32.to.u8.ovf", I32 => I32, true;
    /// Signed 32-bit to signed 16-bit.
    I32ToI16Ovf = "i32.to.i16.ovf", I32 => I32, true;
    /// Signed 32-bit to unsigned 16-bit.
    I32ToU16Ovf = "i32.to.u16.ovf", I32 => I32, true;
    /// Signed 32-bit to unsigned 32-bit.
    I32ToU32Ovf = "i32.to.u32.ovf", I32 => I32, true;
    /// Signed 32-bit to unsigned 64-bit.
    I32ToU64Ovf = "i32.to.u64.ovf", I32 => I64, true;
    /// Unsigned 32-bit to a signed byte.
    U32ToI8Ovf = "u32.to.i8.ovf", I32 => I32, true;
    /// Unsigned 32-bit to an unsigned byte.
    U32ToU8Ovf = "u32.to.u8.ovf", I32 => I32, true;
    /// Unsigned 32-bit to signed 16-bit.
    U32ToI16Ovf = "u32.to.i16.ovf", I32 => I32, true;
    /// Unsigned 32-bit to unsigned 16-bit.
    U32ToU16Ovf = "u32.to.u16.ovf", I32 => I32, true;
    /// Unsigned 32-bit to signed 32-bit.
    U32ToI32Ovf = "u32.to.i32.ovf", I32 => I32, true;
    /// Signed 64-bit to a signed byte.
    I64ToI8Ovf = "i64.to.i8.ovf", I64 => I32, true;
    /// Signed 64-bit to an unsigned byte.
    I64ToU8Ovf = "i64.to.u8.ovf", I64 => I32, true;
    /// Signed 64-bit to signed 16-bit.
    I64ToI16Ovf = "i64.to.i16.ovf", I64 => I32, true;
    /// Signed 64-bit to unsigned 16-bit.
    I64ToU16Ovf = "i64.to.u16.ovf", I64 => I32, true;
    /// Signed 64-bit to signed 32-bit.
    I64ToI32Ovf = "i64.to.i32.ovf", I64 => I32, true;
    /// Signed 64-bit to unsigned 32-bit.
    I64ToU32Ovf = "i64.to.u32.ovf", I64 => I32, true;
    /// Signed 64-bit to unsigned 64-bit.
    I64ToU64Ovf = "i64.to.u64.ovf", I64 => I64, true;
    /// Unsigned 64-bit to a signed byte.
    U64ToI8Ovf = "u64.to.i8.ovf", I64 => I32, true;
    /// Unsigned 64-bit to an unsigned byte.
    U64ToU8Ovf = "u64.to.u8.ovf", I64 => I32, true;
    /// Unsigned 64-bit to signed 16-bit.
    U64ToI16Ovf = "u64.to.i16.ovf", I64 => I32, true;
    /// Unsigned 64-bit to unsigned 16-bit.
    U64ToU16Ovf = "u64.to.u16.ovf", I64 => I32, true;
    /// Unsigned 64-bit to signed 32-bit.
    U64ToI32Ovf = "u64.to.i32.ovf", I64 => I32, true;
    /// Unsigned 64-bit to unsigned 32-bit.
    U64ToU32Ovf = "u64.to.u32.ovf", I64 => I32, true;
    /// Unsigned 64-bit to signed 64-bit.
    U64ToI64Ovf = "u64.to.i64.ovf", I64 => I64, true;
    /// Float to a signed byte.
    F64ToI8Ovf = "f64.to.i8.ovf", F64 => I32, true;
    /// Float to an unsigned byte.
    F64ToU8Ovf = "f64.to.u8.ovf", F64 => I32, true;
    /// Float to signed 16-bit.
    F64ToI16Ovf = "f64.to.i16.ovf", F64 => I32, true;
    /// Float to unsigned 16-bit.
    F64ToU16Ovf = "f64.to.u16.ovf", F64 => I32, true;
    /// Float to signed 32-bit.
    F64ToI32Ovf = "f64.to.i32.ovf", F64 => I32, true;
    /// Float to unsigned 32-bit.
    F64ToU32Ovf = "f64.to.u32.ovf", F64 => I32, true;
    /// Float to signed 64-bit.
    F64ToI64Ovf = "f64.to.i64.ovf", F64 => I64, true;
    /// Float to unsigned 64-bit.
    F64ToU64Ovf = "f64.to.u64.ovf", F64 => I64, true;
    /// Faults unless the float is finite.
    F64CheckFinite = "f64.finite", F64 => F64, true;
}

/// A binary operator at a kind, such as `add.i32`.
///
/// Pointers take `add` and `sub` with a 64-bit right operand; `sub.ptr` of two pointers is the
/// compare-free difference `ptrdiff`, an operation of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BinaryOp {
    /// What is computed.
    pub operator: BinaryOperator,
    /// The kind of the operands and the result.
    pub kind: Kind,
}

impl BinaryOp {
    /// The operator at a kind, if it exists there.
    pub fn new(operator: BinaryOperator, kind: Kind) -> Option<Self> {
        use BinaryOperator as B;
        let exists = match kind {
            Kind::I32 | Kind::I64 => true,
            Kind::F32 | Kind::F64 => {
                matches!(operator, B::Add | B::Sub | B::Mul | B::Div | B::Rem)
            }
            Kind::Ptr => matches!(operator, B::Add | B::Sub),
            Kind::Ref => false,
        };
        exists.then_some(Self { operator, kind })
    }

    /// The kind of the right operand.
    pub fn right_kind(self) -> Kind {
        use BinaryOperator as B;
        match (self.operator, self.kind) {
            (B::Shl | B::Shr | B::ShrU, _) => Kind::I32,
            (_, Kind::Ptr) => Kind::I64,
            (_, kind) => kind,
        }
    }

    /// Whether the operation can fault.
    pub fn faults(self) -> bool {
        use BinaryOperator as B;
        matches!(self.kind, Kind::I32 | Kind::I64)
            && !matches!(
                self.operator,
                B::Add | B::Sub | B::Mul | B::And | B::Or | B::Xor | B::Shl | B::Shr | B::ShrU
            )
    }

    /// The name in the text form.
    pub fn name(self) -> String {
        format!("{}.{}", self.operator.name(), self.kind.name())
    }

    /// The operation with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        let (operator, kind) = name.split_once('.')?;
        let kind = Kind::ALL.into_iter().find(|k| k.name() == kind)?;
        Self::new(BinaryOperator::from_name(operator)?, kind)
    }
}

/// A comparison at a kind, such as `lt.i32`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CompareOp {
    /// How the operands are compared.
    pub operator: CompareOperator,
    /// The kind of both operands.
    pub kind: Kind,
}

impl CompareOp {
    /// The comparison at a kind, if it exists there.
    pub fn new(operator: CompareOperator, kind: Kind) -> Option<Self> {
        use CompareOperator as C;
        let exists = match kind {
            Kind::Ref => matches!(operator, C::Eq | C::Ne),
            Kind::Ptr => !matches!(operator, C::Lt | C::Le | C::Gt | C::Ge),
            _ => true,
        };
        exists.then_some(Self { operator, kind })
    }

    /// The name in the text form.
    pub fn name(self) -> String {
        format!("{}.{}", self.operator.name(), self.kind.name())
    }

    /// The comparison with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        let (operator, kind) = name.split_once('.')?;
        let kind = Kind::ALL.into_iter().find(|k| k.name() == kind)?;
        Self::new(CompareOperator::from_name(operator)?, kind)
    }
}
