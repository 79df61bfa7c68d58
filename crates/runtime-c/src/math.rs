//! Functions of numbers that are not integers.

use crate::rows::pure;
use fencepost_ir::Kind;
use fencepost_vm::{Native, NativeFn, NativeResult};
use std::num::FpCategory;

/// The rows of this file.
pub(crate) const ROWS: &[Native] = &[
    unary("c.fabs", |_, args| of_one(args, f64::abs)),
    unary("c.sqrt", |_, args| of_one(args, f64::sqrt)),
    unary("c.floor", |_, args| of_one(args, f64::floor)),
    unary("c.ceil", |_, args| of_one(args, f64::ceil)),
    unary("c.trunc", |_, args| of_one(args, f64::trunc)),
    unary("c.round", |_, args| of_one(args, f64::round)),
    unary("c.rint", |_, args| of_one(args, f64::round_ties_even)),
    unary("c.cbrt", |_, args| of_one(args, f64::cbrt)),
    unary("c.exp", |_, args| of_one(args, f64::exp)),
    unary("c.exp2", |_, args| of_one(args, f64::exp2)),
    unary("c.log", |_, args| of_one(args, f64::ln)),
    unary("c.log2", |_, args| of_one(args, f64::log2)),
    unary("c.log10", |_, args| of_one(args, f64::log10)),
    unary("c.sin", |_, args| of_one(args, f64::sin)),
    unary("c.cos", |_, args| of_one(args, f64::cos)),
    unary("c.tan", |_, args| of_one(args, f64::tan)),
    unary("c.asin", |_, args| of_one(args, f64::asin)),
    unary("c.acos", |_, args| of_one(args, f64::acos)),
    unary("c.atan", |_, args| of_one(args, f64::atan)),
    unary("c.sinh", |_, args| of_one(args, f64::sinh)),
    unary("c.cosh", |_, args| of_one(args, f64::cosh)),
    unary("c.tanh", |_, args| of_one(args, f64::tanh)),
    unary("c.log1p", |_, args| of_one(args, f64::ln_1p)),
    unary("c.expm1", |_, args| of_one(args, f64::exp_m1)),
    unary("c.asinh", |_, args| of_one(args, f64::asinh)),
    unary("c.acosh", |_, args| of_one(args, f64::acosh)),
    unary("c.atanh", |_, args| of_one(args, f64::atanh)),
    binary("c.pow", |_, args| of_two(args, f64::powf)),
    binary("c.fmod", |_, args| of_two(args, |a, b| a % b)),
    binary("c.atan2", |_, args| of_two(args, f64::atan2)),
    binary("c.fmax", |_, args| of_two(args, f64::max)),
    binary("c.fmin", |_, args| of_two(args, f64::min)),
    binary("c.copysign", |_, args| of_two(args, f64::copysign)),
    pure(
        "c.is_class",
        &[Kind::F64, Kind::I32, Kind::I32],
        Some(Kind::I32),
        |_, args| {
            let class = class(f64::from_bits(args[0]), args[2] == 32);
            NativeResult::Done(u64::from(class & args[1] as u32 != 0))
        },
    ),
    binary("c.hypot", |_, args| of_two(args, f64::hypot)),
    pure(
        "c.decimal",
        &[Kind::I64, Kind::I32, Kind::I32],
        Some(Kind::F64),
        |_, args| NativeResult::Done(decimal(args[0], args[1] as i32, args[2] != 0).to_bits()),
    ),
];

const fn unary(name: &'static str, function: NativeFn) -> Native {
    pure(name, &[Kind::F64], Some(Kind::F64), function)
}

const fn binary(name: &'static str, function: NativeFn) -> Native {
    pure(name, &[Kind::F64, Kind::F64], Some(Kind::F64), function)
}

fn of_one(args: &[u64], operation: fn(f64) -> f64) -> NativeResult {
    NativeResult::Done(operation(f64::from_bits(args[0])).to_bits())
}

fn of_two(args: &[u64], operation: fn(f64, f64) -> f64) -> NativeResult {
    let (a, b) = (f64::from_bits(args[0]), f64::from_bits(args[1]));
    NativeResult::Done(operation(a, b).to_bits())
}

/// What kind of number it is, as a bit of LLVM's masks; of a `float` some kinds are others.
fn class(value: f64, single: bool) -> u32 {
    let category = match single {
        true => (value as f32).classify(),
        false => value.classify(),
    };
    let (negative, positive) = match category {
        // Whether it signals is not kept.
        FpCategory::Nan => return 0b11,
        FpCategory::Infinite => (2, 9),
        FpCategory::Normal => (3, 8),
        FpCategory::Subnormal => (4, 7),
        FpCategory::Zero => (5, 6),
    };
    1 << match value.is_sign_negative() {
        true => negative,
        false => positive,
    }
}

/// The number that is nearest to these digits times a power of ten; `more` if further digits follow
/// that are not all zero, which matters only half-way between two numbers.
fn decimal(digits: u64, exponent: i32, more: bool) -> f64 {
    let text = match more {
        true => format!("{digits}1e{}", exponent.saturating_sub(1)),
        false => format!("{digits}e{exponent}"),
    };
    text.parse().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn digits_become_the_nearest_number() {
        assert_eq!(decimal(325, -2, false), 3.25);
        assert_eq!(decimal(1, 400, false), f64::INFINITY);
        assert_eq!(
            decimal(9_007_199_254_740_993, 0, false),
            9_007_199_254_740_992.0
        );
        assert_eq!(
            decimal(9_007_199_254_740_993, 0, true),
            9_007_199_254_740_994.0
        );
    }
}
