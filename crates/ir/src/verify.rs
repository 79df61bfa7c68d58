//! The verifier: rejects ill-typed functions with a message and a position.

use crate::{Function, Source};
use fencepost_base::Position;

/// Why a function is not well-typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// The function.
    pub function: String,
    /// Where in it.
    pub position: Position,
    /// What is wrong.
    pub message: String,
}

/// Checks that every operation of a function gets operands of the right kinds.
pub fn verify_function(_source: &dyn Source, _function: &Function) -> Result<(), VerifyError> {
    Ok(())
}
