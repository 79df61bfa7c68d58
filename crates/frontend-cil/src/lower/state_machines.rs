//! Variables that hold the state machine of an async method.
//!
//! Without optimisation compilers make a state machine an object, and pass the address of the
//! variable that refers to it to the method's builder. A builder of the library neither changes the
//! variable nor keeps its address, so the variable is a register, and the builder gets the address
//! of a copy.

use super::{Loc, Lowerer, Variable};
use crate::reader::{Instruction, Opcode, Operand};
use crate::world::{Repr, Res, TyId};
use fencepost_ir::{Cell, Order, Place};

impl Lowerer<'_> {
    /// Whether the address of a variable is only taken for builders of async methods.
    pub(crate) fn is_lent_to_builders(
        &self,
        code: &[Instruction<'_>],
        number: u16,
        ty: TyId,
    ) -> bool {
        let takes = |instruction: &Instruction<'_>| {
            matches!(instruction.opcode, Opcode::LdlocaS | Opcode::Ldloca)
                && matches!(instruction.operand, Operand::Variable(own) if own == number)
        };
        let mut uses = code.iter().enumerate().filter(|(_, i)| takes(i));
        matches!(self.world.repr(ty), Ok(Repr::Cell(Cell::Ref)))
            && uses.all(|(at, _)| {
                code.get(at + 1)
                    .is_some_and(|next| self.calls_builder(next))
            })
    }

    fn calls_builder(&self, instruction: &Instruction<'_>) -> bool {
        let (Opcode::Call, Operand::Token(token)) = (instruction.opcode, instruction.operand)
        else {
            return false;
        };
        let method = self.world.method_token(&self.ctx, token);
        let Ok((def, info)) = method.and_then(|key| self.world.method_of(&key)) else {
            return false;
        };
        let builder = self.world.definition_name(def);
        self.world.assembly(def.asm).library
            && builder.starts_with("System.Runtime.CompilerServices.")
            && builder.ends_with("MethodBuilder")
            && matches!(
                info.name.as_str(),
                "Start" | "AwaitOnCompleted" | "AwaitUnsafeOnCompleted"
            )
    }

    /// Pushes the address of a local variable, or of a copy if it is in a register.
    pub(crate) fn local_address(&mut self, number: u16) -> Res<()> {
        let variable = self.local(number)?;
        let Loc::Reg(reg) = variable.loc else {
            return self.variable_address(variable);
        };
        let offset = self.reserve(variable.ty, &format!("copy{number}"))?;
        let place = Place::Pointer(self.frame()?, offset as i32, Cell::Ref);
        self.store(place, Order::Plain, reg);
        self.variable_address(Variable {
            loc: Loc::Frame(offset),
            ..variable
        })
    }
}
