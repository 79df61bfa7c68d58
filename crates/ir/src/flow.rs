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
                | Op::TailCall { .. }
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

    /// Replaces every target that the operation names.
    pub fn map_targets(&mut self, map: &mut dyn FnMut(u32) -> u32) {
        match self {
            Op::Jump { target } | Op::Leave { target } => target.0 = map(target.0),
            Op::Branch {
                then, otherwise, ..
            } => {
                then.0 = map(then.0);
                otherwise.0 = map(otherwise.0);
            }
            Op::Switch {
                targets, otherwise, ..
            } => {
                targets
                    .0
                    .iter_mut()
                    .for_each(|target| *target = map(*target));
                otherwise.0 = map(otherwise.0);
            }
            _ => {}
        }
    }
}
