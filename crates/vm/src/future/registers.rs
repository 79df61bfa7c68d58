//! Registers that operations write, and those that point to memory of the call only.

use super::effects::defined_value;
use super::program::Analysis;
use crate::state::flaw::Flaw;
use fencepost_ir::{Function, Kind, Op, Reg, RegisterRole};

/// The register that takes the result of a call.
pub(super) fn result_register(op: &Op) -> Option<Reg> {
    let mut result = None;
    op.visit_registers(&mut |role, reg| {
        if role == RegisterRole::Def {
            result = Some(reg);
        }
    });
    result
}

/// The registers that never hold the address of other memory than that of the call itself, which is
/// its thread's own. Where a program looks after its memory itself there are none.
pub(super) fn frame_registers(analysis: &Analysis<'_>, function: &Function) -> Vec<bool> {
    let is_pointer = |at: usize| function.regs[at].kind == Kind::Ptr;
    let params = usize::from(function.param_count);
    let mut of_frame: Vec<bool> = (0..function.regs.len())
        .map(|at| !analysis.machine.manual_memory && is_pointer(at) && at >= params)
        .collect();
    if analysis.machine.options.flaw == Flaw::FrameMemory {
        return of_frame;
    }
    loop {
        let mut changed = false;
        for op in &function.ops {
            let Some(reg) = result_register(op).filter(|reg| of_frame[reg.index()]) else {
                continue;
            };
            let is_of_frame = match op {
                Op::FrameAddress { .. } | Op::FunctionAddress { .. } => true,
                // What other operations give is the frame's if it is made of what is.
                _ => defined_value(analysis.values, op)
                    .is_some_and(|value| analysis.values.is_within(value, &of_frame)),
            };
            if !is_of_frame {
                of_frame[reg.index()] = false;
                changed = true;
            }
        }
        if !changed {
            return of_frame;
        }
    }
}
