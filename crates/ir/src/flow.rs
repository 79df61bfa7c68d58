//! Where control goes after an operation, inside one function.

use crate::Op;

impl Op {
    /// Whether control can go on with the operation after this one.
    #[inline]
    pub fn falls_through(&self) -> bool {
        !matches!(
            self,
            Op::Jump { .. }
                | Op::Branch { .. }
                | Op::Switch { .. }
                | Op::Return { .. }
                | Op::Throw { .. }
                | Op::Rethrow {}
                | Op::Leave { .. }
                | Op::EndFinally {}
                | Op::EndFilter { .. }
        )
    }

    /// Calls `visit` with every target that the operation names.
    pub fn for_each_target(&self, visit: &mut dyn FnMut(u32)) {
        match self {
            Op::Jump { target } | Op::Leave { target } => visit(target.0),
            Op::Branch {
                then, otherwise, ..
            } => {
                visit(then.0);
                visit(otherwise.0);
            }
            Op::Switch {
                targets, otherwise, ..
            } => {
                targets.0.iter().for_each(|target| visit(*target));
                visit(otherwise.0);
            }
            _ => {}
        }
    }
}
