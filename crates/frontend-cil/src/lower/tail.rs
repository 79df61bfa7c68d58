//! A method that ends by calling itself starts again instead, so that it can do so without end.

use super::registers::Memory;
use super::{Label, Loc, Lowerer};
use crate::reader::{Instruction, Opcode};
use crate::world::{FuncKey, Repr, Res, problem};
use fencepost_ir::{Def, Op};

impl Lowerer<'_> {
    /// A label at the first instruction, if the frame can be used again by a call in tail position.
    pub(crate) fn restart_label(&mut self, code: &[Instruction<'_>], plain: bool) -> Option<Label> {
        let marked = code.iter().any(|i| i.opcode == Opcode::Tail);
        let is_reused = marked
            && plain
            && self.args.iter().all(|arg| matches!(arg.loc, Loc::Reg(_)))
            && !code.iter().any(|instruction| {
                matches!(
                    instruction.opcode,
                    Opcode::Ldloca
                        | Opcode::LdlocaS
                        | Opcode::Ldarga
                        | Opcode::LdargaS
                        | Opcode::Localloc
                )
            });
        if !is_reused {
            return None;
        }
        let label = self.label();
        self.bind(label);
        Some(label)
    }

    /// Starts the method again with the arguments on the stack. False if this is no such call.
    pub(crate) fn restart(&mut self, key: &FuncKey, is_tail: bool) -> Res<bool> {
        let Some(label) = self.restart.filter(|_| is_tail && *key == self.key) else {
            return Ok(false);
        };
        let args = self.args.clone();
        let mut values = Vec::with_capacity(args.len());
        for arg in args.iter().rev() {
            let Repr::Cell(cell) = self.world.repr(arg.ty)? else {
                return problem("malformed code: a struct argument in a register");
            };
            let scalar = self.pop_scalar()?;
            let src = self.coerce_to(scalar, cell)?;
            // An argument may still be needed for another one, so none is overwritten yet.
            let dst = self.temp(cell.kind())?;
            self.emit(Op::Move { dst: Def(dst), src });
            self.release(src);
            values.push(dst);
        }
        for (arg, src) in args.iter().rev().zip(values) {
            if let Loc::Reg(reg) = arg.loc {
                self.emit(Op::Move { dst: Def(reg), src });
            }
            self.release(src);
        }
        for local in self.locals.clone() {
            match (local.loc, self.world.repr(local.ty)?) {
                (Loc::Reg(reg), Repr::Cell(cell)) => {
                    let src = self.zero(cell.kind())?;
                    self.emit(Op::Move { dst: Def(reg), src });
                    self.release(src);
                }
                (Loc::Frame(offset), _) => self.clear_struct(local.ty, Memory::Frame(offset))?,
                _ => {}
            }
        }
        self.emit(Op::Jump {
            target: Self::target(label),
        });
        // The `ret` that follows finds a result, though nothing gets there.
        self.push_default(self.result)?;
        Ok(true)
    }
}
