//! Objects whose class is chosen by reflection.

use crate::program::{class_of_type, program, refused};
use crate::rows::{native, pure};
use crate::support::{Answer, allocated, plain_text};
use fencepost_ir::Kind;
use fencepost_vm::{Exec, Native};

pub(crate) const ROWS: &[Native] = &[pure(
    "Fencepost.Runtime::NewGeneric(string,Type)",
    &[Kind::Ref, Kind::Ref],
    Some(Kind::Ref),
    native!(new_generic),
)];

/// A zeroed object of a generic class of the library with one argument; null where the argument
/// does not meet the constraints.
fn new_generic(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let name = plain_text(exec, args[0])?;
    let argument = class_of_type(exec, args[1])?;
    let class = program(exec)?
        .generic_class(&name, argument)
        .map_err(|problem| refused(exec, problem))?;
    match class {
        Some(class) => allocated(exec.allocate(class, 0)),
        None => Ok(0),
    }
}
