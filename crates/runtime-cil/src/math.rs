//! Mathematics: the IEEE functions of the host.

use crate::rows::pure;
use fencepost_ir::Kind;
use fencepost_vm::{Native, NativeResult};

macro_rules! unary {
    ($name:literal, $function:expr) => {
        pure($name, &[Kind::F64], Some(Kind::F64), |_, args| {
            let function: fn(f64) -> f64 = $function;
            NativeResult::Done(function(f64::from_bits(args[0])).to_bits())
        })
    };
}

macro_rules! binary {
    ($name:literal, $function:expr) => {
        pure(
            $name,
            &[Kind::F64, Kind::F64],
            Some(Kind::F64),
            |_, args| {
                let function: fn(f64, f64) -> f64 = $function;
                let (a, b) = (f64::from_bits(args[0]), f64::from_bits(args[1]));
                NativeResult::Done(function(a, b).to_bits())
            },
        )
    };
}

pub(crate) const ROWS: &[Native] = &[
    unary!("System.Math::Sqrt(double)", f64::sqrt),
    unary!("System.Math::Cbrt(double)", f64::cbrt),
    unary!("System.Math::Exp(double)", f64::exp),
    unary!("System.Math::Log(double)", f64::ln),
    unary!("System.Math::Log10(double)", f64::log10),
    unary!("System.Math::Log2(double)", f64::log2),
    unary!("System.Math::Sin(double)", f64::sin),
    unary!("System.Math::Cos(double)", f64::cos),
    unary!("System.Math::Tan(double)", f64::tan),
    unary!("System.Math::Asin(double)", f64::asin),
    unary!("System.Math::Acos(double)", f64::acos),
    unary!("System.Math::Atan(double)", f64::atan),
    unary!("System.Math::Sinh(double)", f64::sinh),
    unary!("System.Math::Cosh(double)", f64::cosh),
    unary!("System.Math::Tanh(double)", f64::tanh),
    unary!("System.Math::Floor(double)", f64::floor),
    unary!("System.Math::Ceiling(double)", f64::ceil),
    unary!("System.Math::Round(double)", f64::round_ties_even),
    unary!("System.Math::Truncate(double)", f64::trunc),
    binary!("System.Math::Atan2(double,double)", f64::atan2),
    binary!("System.Math::Pow(double,double)", f64::powf),
    binary!("System.Math::IEEERemainder(double,double)", remainder),
    pure(
        "System.Math::FusedMultiplyAdd(double,double,double)",
        &[Kind::F64, Kind::F64, Kind::F64],
        Some(Kind::F64),
        |_, args| {
            let [x, y, z] = [args[0], args[1], args[2]].map(f64::from_bits);
            NativeResult::Done(x.mul_add(y, z).to_bits())
        },
    ),
];

/// What is left after taking away the nearest multiple; of two equally near, the even one.
fn remainder(x: f64, y: f64) -> f64 {
    let below = x % y;
    if below.is_nan() {
        return below;
    }
    if below == 0.0 && x.is_sign_negative() {
        return -0.0;
    }
    let beyond = below - y.abs().copysign(x);
    let quotient = x / y;
    let tie_goes_beyond = quotient.round_ties_even().abs() > quotient.abs();
    if beyond.abs() < below.abs() || beyond.abs() == below.abs() && tie_goes_beyond {
        beyond
    } else {
        below
    }
}

#[cfg(test)]
mod tests {
    use super::remainder;

    #[test]
    fn the_nearest_multiple_is_taken_away() {
        assert_eq!(remainder(3.0, 2.0), -1.0);
        assert_eq!(remainder(4.0, 2.0), 0.0);
        assert_eq!(remainder(10.0, 3.0), 1.0);
        assert_eq!(remainder(11.0, 3.0), -1.0);
        assert_eq!(remainder(28.0, 5.0), -2.0);
        assert_eq!(remainder(17.8, 4.0), 1.8000000000000007);
        assert!(remainder(1.0, 0.0).is_nan());
    }
}
