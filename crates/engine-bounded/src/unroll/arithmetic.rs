//! Operators on numbers and addresses.

use crate::circuit::{Bits, Circuit};
use crate::solver::Lit;
use crate::value::{Address, Data, Value, both, comparable, equal, width};
use fencepost_ir::{
    BinaryOp, BinaryOperator, CompareOp, CompareOperator, ConvertOp, Fault, Kind, UnaryOp,
};

/// A result, and the conditions under which the operation faults instead.
pub(super) struct Computed {
    pub data: Data,
    pub faults: Vec<(Fault, Lit)>,
}

impl From<Data> for Computed {
    fn from(data: Data) -> Self {
        Self {
            data,
            faults: Vec::new(),
        }
    }
}

fn negate(circuit: &mut Circuit, bits: &[Lit]) -> Bits {
    let zero = Circuit::number(0, bits.len());
    circuit.subtract(&zero, bits).0
}

/// The absolute value of a signed number, and whether it was negative.
fn magnitude(circuit: &mut Circuit, bits: &[Lit]) -> (Bits, Lit) {
    let sign = bits.last().copied().unwrap_or(Lit::FALSE);
    let negated = negate(circuit, bits);
    (circuit.choose_bits(sign, &negated, bits), sign)
}

fn is_zero(circuit: &mut Circuit, bits: &[Lit]) -> Lit {
    !circuit.any(bits)
}

/// An operator of one operand; nothing if it is not encoded.
pub(super) fn unary(circuit: &mut Circuit, op: UnaryOp, a: &Value) -> Option<Data> {
    let bits = a.bits()?;
    match op {
        UnaryOp::NegI32 | UnaryOp::NegI64 => Some(Data::Bits(negate(circuit, bits))),
        UnaryOp::NotI32 | UnaryOp::NotI64 => {
            Some(Data::Bits(bits.iter().map(|&lit| !lit).collect()))
        }
        UnaryOp::NegF32 | UnaryOp::NegF64 => None,
    }
}

/// An operator of two operands; nothing if it is not encoded.
pub(super) fn binary(
    circuit: &mut Circuit,
    op: BinaryOp,
    a: &Value,
    b: &Value,
) -> Option<Computed> {
    use BinaryOperator as B;
    if matches!(op.kind, Kind::F32 | Kind::F64 | Kind::Ptr) {
        return None;
    }
    let (a, b) = (a.bits()?, b.bits()?);
    let sign = |bits: &[Lit]| bits.last().copied().unwrap_or(Lit::FALSE);
    let plain = |bits: Bits| Some(Computed::from(Data::Bits(bits)));
    let overflowing = |bits: Bits, overflow: Lit| {
        Some(Computed {
            data: Data::Bits(bits),
            faults: vec![(Fault::Overflow, overflow)],
        })
    };
    match op.operator {
        B::Add => plain(circuit.add(a, b, Lit::FALSE).0),
        B::Sub => plain(circuit.subtract(a, b).0),
        B::Mul => plain(circuit.multiply(a, b)),
        B::And => plain(each(a, b, |a, b| circuit.and(a, b))),
        B::Or => plain(each(a, b, |a, b| circuit.or(a, b))),
        B::Xor => plain(each(a, b, |a, b| circuit.xor(a, b))),
        B::Shl => plain(circuit.shift(a, b, true, Lit::FALSE)),
        B::Shr => plain(circuit.shift(a, b, false, sign(a))),
        B::ShrU => plain(circuit.shift(a, b, false, Lit::FALSE)),
        B::AddChecked | B::SubChecked => {
            let result = match op.operator {
                B::AddChecked => circuit.add(a, b, Lit::FALSE).0,
                _ => circuit.subtract(a, b).0,
            };
            // The sign is wrong where the operands leave no room for it to be another.
            let same = circuit.xor(sign(a), sign(b));
            let room = if op.operator == B::AddChecked {
                !same
            } else {
                same
            };
            let turned = circuit.xor(sign(a), sign(&result));
            let overflow = circuit.and(room, turned);
            overflowing(result, overflow)
        }
        B::AddCheckedU => {
            let (sum, carry) = circuit.add(a, b, Lit::FALSE);
            overflowing(sum, carry)
        }
        B::SubCheckedU => {
            let (difference, fits) = circuit.subtract(a, b);
            overflowing(difference, !fits)
        }
        B::MulChecked | B::MulCheckedU => None,
        B::DivU | B::RemU => {
            let zero = is_zero(circuit, b);
            let (quotient, rest) = circuit.divide(a, b);
            let result = if op.operator == B::DivU {
                quotient
            } else {
                rest
            };
            Some(Computed {
                data: Data::Bits(result),
                faults: vec![(Fault::DivideByZero, zero)],
            })
        }
        B::Div | B::Rem | B::DivWrap | B::RemWrap => {
            let zero = is_zero(circuit, b);
            let ((n, n_sign), (d, d_sign)) = (magnitude(circuit, a), magnitude(circuit, b));
            let (quotient, rest) = circuit.divide(&n, &d);
            let result = match op.operator {
                B::Div | B::DivWrap => {
                    let turned = circuit.xor(n_sign, d_sign);
                    let negated = negate(circuit, &quotient);
                    circuit.choose_bits(turned, &negated, &quotient)
                }
                _ => {
                    let negated = negate(circuit, &rest);
                    circuit.choose_bits(n_sign, &negated, &rest)
                }
            };
            let mut faults = vec![(Fault::DivideByZero, zero)];
            if matches!(op.operator, B::Div | B::Rem) {
                let least = Circuit::number(1 << (a.len() - 1), a.len());
                let lowest = circuit.equal(a, &least);
                let minus_one = circuit.all(b);
                faults.push((Fault::Overflow, circuit.and(lowest, minus_one)));
            }
            Some(Computed {
                data: Data::Bits(result),
                faults,
            })
        }
    }
}

fn each(a: &[Lit], b: &[Lit], mut gate: impl FnMut(Lit, Lit) -> Lit) -> Bits {
    a.iter().zip(b).map(|(&a, &b)| gate(a, b)).collect()
}

/// A comparison; nothing if it is not encoded.
pub(super) fn compare(circuit: &mut Circuit, op: CompareOp, a: &Value, b: &Value) -> Option<Data> {
    use CompareOperator as C;
    let lit = match (op.kind, op.operator) {
        (Kind::F32 | Kind::F64, _) => return None,
        (_, C::Eq | C::Ne) if !comparable(&a.data, &b.data) => return None,
        (_, C::Eq) => equal(circuit, &a.data, &b.data),
        (_, C::Ne) => !equal(circuit, &a.data, &b.data),
        (Kind::Ref | Kind::Ptr, C::GtU) if is_null(b) => !a.address()?.null,
        (Kind::Ref | Kind::Ptr, _) => return None,
        (Kind::I32 | Kind::I64, operator) => {
            let (a, b) = (a.bits()?, b.bits()?);
            match operator {
                C::Lt => circuit.less(a, b, true),
                C::Le => !circuit.less(b, a, true),
                C::Gt => circuit.less(b, a, true),
                C::Ge => !circuit.less(a, b, true),
                C::LtU => circuit.less(a, b, false),
                C::LeU => !circuit.less(b, a, false),
                C::GtU => circuit.less(b, a, false),
                C::GeU => !circuit.less(a, b, false),
                C::Eq | C::Ne => return None,
            }
        }
    };
    Some(truth(lit))
}

fn is_null(value: &Value) -> bool {
    value
        .address()
        .is_some_and(|address| address.null == Lit::TRUE)
}

/// A truth value as a number.
pub(super) fn truth(lit: Lit) -> Data {
    let mut bits = Circuit::number(0, 32);
    bits[0] = lit;
    Data::Bits(bits)
}

/// A conversion; nothing if it is not encoded.
pub(super) fn convert(op: ConvertOp, a: &Value) -> Option<Data> {
    use ConvertOp as C;
    if matches!(op, C::RefToPtr | C::BoxToPtr) {
        return Some(a.data.clone());
    }
    if matches!(op, C::PtrToRef) {
        let address: &Address = a.address()?;
        let at_start = address.candidates.iter().all(|one| one.offset == 0);
        return at_start.then(|| a.data.clone());
    }
    let (keep, signed) = match op {
        C::I32ToI8 => (8, true),
        C::I32ToU8 => (8, false),
        C::I32ToI16 => (16, true),
        C::I32ToU16 => (16, false),
        C::I32ToI64 => (32, true),
        C::U32ToI64 | C::I64ToI32 | C::F32Bits | C::BitsF32 => (32, false),
        C::F64Bits | C::BitsF64 => (64, false),
        // Floats are moved, not computed with, and checked conversions are not encoded.
        _ => return None,
    };
    let mut bits = a.bits()?.clone();
    bits.truncate(keep);
    let fill = match signed {
        true => bits.last().copied()?,
        false => Lit::FALSE,
    };
    bits.resize(width(op.to_kind())?, fill);
    Some(Data::Bits(bits))
}

/// A value computed from two others.
pub(super) fn from_both(circuit: &mut Circuit, data: Data, a: &Value, b: &Value) -> Value {
    Value {
        data,
        reads: both(circuit, &a.reads, &b.reads),
    }
}
