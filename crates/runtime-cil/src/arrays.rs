//! Arrays, as far as the machine itself knows them.

use crate::rows::{native, pure};
use crate::support::Answer;
use fencepost_ir::{Fault, Kind};
use fencepost_vm::{Exec, Native, NativeResult};

pub(crate) const ROWS: &[Native] = &[pure(
    "Fencepost.Runtime::ArrayLength(Array)",
    &[Kind::Ref],
    Some(Kind::I32),
    native!(length),
)];

fn length(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match exec.length_of(args[0]) {
        Some(length) => Ok(u64::from(length)),
        None => Err(NativeResult::Fault(Fault::NullReference)),
    }
}
