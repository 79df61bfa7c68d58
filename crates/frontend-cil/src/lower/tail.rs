//! Calls in tail position: the callee takes the place of the method, so that they can go on
//! without end.

use super::Lowerer;
use super::calls::Callee;
use crate::reader::{Instruction, Opcode};
use crate::world::{Repr, Res, TyId};
use fencepost_ir::{Args, Def, Kind, Op, OptDef, Reg};

impl Lowerer<'_> {
    /// Whether the frame can go before the method's last call.
    pub(crate) fn frame_can_go(code: &[Instruction<'_>]) -> bool {
        let has = |opcode| code.iter().any(|i| i.opcode == opcode);
        has(Opcode::Tail) && !has(Opcode::Localloc)
    }

    /// Whether something may point into the frame.
    pub(crate) fn frame_is_pointed_to(code: &[Instruction<'_>]) -> bool {
        code.iter().any(|instruction| {
            matches!(
                instruction.opcode,
                Opcode::Ldloca | Opcode::LdlocaS | Opcode::Ldarga | Opcode::LdargaS
            )
        })
    }

    /// Whether a call that is marked so can take the method's place. Structs go as pointers to
    /// copies in the frame, so the frame must stay for them, and for pointers that may lead there.
    pub(crate) fn takes_place(
        &self,
        callee: Callee,
        args: &[Reg],
        params: &[TyId],
        result: TyId,
    ) -> Res<bool> {
        if !self.tail_call || !self.frame_goes || matches!(callee, Callee::Native(_)) {
            return Ok(false);
        }
        if self.frame_pointed && args.iter().any(|arg| self.kind(*arg) == Kind::Ptr) {
            return Ok(false);
        }
        for param in params {
            if self.world.repr(*param)? == Repr::Struct {
                return Ok(false);
            }
        }
        Ok(match self.world.repr(result)? {
            Repr::Struct => result == self.result,
            repr => repr == self.world.repr(self.result)?,
        })
    }

    /// Ends the method by a call with these arguments.
    pub(crate) fn emit_tail_call(
        &mut self,
        callee: Callee,
        mut args: Vec<Reg>,
        result: TyId,
    ) -> Res<()> {
        if self.world.repr(result)? == Repr::Struct {
            args.extend(self.result_pointer);
        }
        let function = match callee {
            Callee::Indirect(function) => {
                self.hold(function);
                function
            }
            Callee::Direct(function) | Callee::Virtual(function) => {
                let dst = self.temp(Kind::Ptr)?;
                self.emit(Op::FunctionAddress {
                    dst: Def(dst),
                    function,
                });
                dst
            }
            Callee::Native(_) => return crate::world::problem("a native in tail position"),
        };
        if let (Callee::Virtual(_), Some(&object)) = (callee, args.first()) {
            self.emit(Op::NullCheck { value: object });
            self.emit(Op::Native {
                dst: OptDef(Some(function)),
                native: self.source.native("cil.ldvirtftn"),
                args: Args(Box::from([object, function])),
            });
        }
        self.emit(Op::TailCall {
            function,
            args: Args(args.as_slice().into()),
        });
        self.release(function);
        args.iter().for_each(|arg| self.release(*arg));
        // The `ret` that follows finds a result, though nothing gets there.
        self.push_default(result)
    }
}
