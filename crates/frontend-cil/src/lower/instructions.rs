//! The instructions, one by one: what each does to the stack.

use super::blocks::Flowgraph;
use super::body::Prefixes;
use super::registers::Memory;
use super::{Loc, Lowerer, Scalar, Small, Val, Variable};
use crate::reader::{Instruction, Opcode, Operand, Token};
use crate::world::{Repr, Res, TyId, problem};
use fencepost_ir::{
    BinaryOperator as B, Cell, CompareOperator as C, Def, Kind, Op, OptUse, Order, Reg, Targets,
};

impl Lowerer<'_> {
    /// Lowers an instruction that goes on with the next one. The result is how many of the
    /// following instructions were taken along.
    pub(crate) fn instruction(
        &mut self,
        code: &[Instruction<'_>],
        index: usize,
        graph: &Flowgraph,
        prefixes: Prefixes,
    ) -> Res<usize> {
        use Opcode as O;
        let instruction = &code[index];
        let order = prefixes.order();
        match instruction.opcode {
            O::Nop | O::Break => {}
            O::Ldarg0 => self.load_argument(0)?,
            O::Ldarg1 => self.load_argument(1)?,
            O::Ldarg2 => self.load_argument(2)?,
            O::Ldarg3 => self.load_argument(3)?,
            O::LdargS | O::Ldarg => self.load_argument(variable(instruction)?)?,
            O::StargS | O::Starg => {
                let variable = self.argument(variable(instruction)?)?;
                self.store_variable(variable)?;
            }
            O::LdargaS | O::Ldarga => {
                let variable = self.argument(variable(instruction)?)?;
                self.variable_address(variable)?;
            }
            O::Ldloc0 => self.load_local(0)?,
            O::Ldloc1 => self.load_local(1)?,
            O::Ldloc2 => self.load_local(2)?,
            O::Ldloc3 => self.load_local(3)?,
            O::LdlocS | O::Ldloc => self.load_local(variable(instruction)?)?,
            O::Stloc0 => self.store_local(0)?,
            O::Stloc1 => self.store_local(1)?,
            O::Stloc2 => self.store_local(2)?,
            O::Stloc3 => self.store_local(3)?,
            O::StlocS | O::Stloc => self.store_local(variable(instruction)?)?,
            O::LdlocaS | O::Ldloca => {
                self.local_address(variable(instruction)?)?;
            }
            O::Ldnull => {
                let reg = self.zero(Kind::Ref)?;
                self.push(reg);
            }
            O::LdcI4M1 => self.load_int(-1)?,
            O::LdcI40 => self.load_int(0)?,
            O::LdcI41 => self.load_int(1)?,
            O::LdcI42 => self.load_int(2)?,
            O::LdcI43 => self.load_int(3)?,
            O::LdcI44 => self.load_int(4)?,
            O::LdcI45 => self.load_int(5)?,
            O::LdcI46 => self.load_int(6)?,
            O::LdcI47 => self.load_int(7)?,
            O::LdcI48 => self.load_int(8)?,
            O::LdcI4S | O::LdcI4 => match instruction.operand {
                Operand::I4(value) => self.load_int(value)?,
                _ => return malformed_operand(),
            },
            O::LdcI8 | O::LdcR4 | O::LdcR8 => {
                let (kind, bits) = match instruction.operand {
                    Operand::I8(value) => (Kind::I64, value as u64),
                    Operand::R4(value) => (Kind::F32, u64::from(value.to_bits())),
                    Operand::R8(value) => (Kind::F64, value.to_bits()),
                    _ => return malformed_operand(),
                };
                let reg = self.number(kind, bits)?;
                self.push(reg);
            }
            O::Dup => self.dup()?,
            O::Pop => {
                let value = self.pop()?;
                self.release_value(value);
            }
            O::Ldstr => self.load_string(instruction)?,

            O::Add => self.binary(B::Add)?,
            O::Sub => self.binary(B::Sub)?,
            O::Mul => self.binary(B::Mul)?,
            O::Div => self.binary(B::Div)?,
            O::DivUn => self.binary(B::DivU)?,
            O::Rem => self.binary(B::Rem)?,
            O::RemUn => self.binary(B::RemU)?,
            O::And => self.binary(B::And)?,
            O::Or => self.binary(B::Or)?,
            O::Xor => self.binary(B::Xor)?,
            O::Shl => self.shift(B::Shl)?,
            O::Shr => self.shift(B::Shr)?,
            O::ShrUn => self.shift(B::ShrU)?,
            O::AddOvf => self.binary(B::AddChecked)?,
            O::AddOvfUn => self.binary(B::AddCheckedU)?,
            O::SubOvf => self.binary(B::SubChecked)?,
            O::SubOvfUn => self.binary(B::SubCheckedU)?,
            O::MulOvf => self.binary(B::MulChecked)?,
            O::MulOvfUn => self.binary(B::MulCheckedU)?,
            O::Neg => self.negate()?,
            O::Not => self.complement()?,
            O::Ceq => self.compare(C::Eq)?,
            O::Cgt => self.compare(C::Gt)?,
            O::CgtUn => self.compare(C::GtU)?,
            O::Clt => self.compare(C::Lt)?,
            O::CltUn => self.compare(C::LtU)?,
            O::Ckfinite => self.check_finite()?,

            O::LdindI1 => self.load_indirect(Cell::I8, order, false)?,
            O::LdindU1 => self.load_indirect(Cell::U8, order, false)?,
            O::LdindI2 => self.load_indirect(Cell::I16, order, false)?,
            O::LdindU2 => self.load_indirect(Cell::U16, order, false)?,
            O::LdindI4 => self.load_indirect(Cell::I32, order, false)?,
            O::LdindU4 => self.load_indirect(Cell::U32, order, false)?,
            O::LdindI8 => self.load_indirect(Cell::I64, order, false)?,
            O::LdindI => self.load_indirect(Cell::Ptr, order, true)?,
            O::LdindR4 => self.load_indirect(Cell::F32, order, false)?,
            O::LdindR8 => self.load_indirect(Cell::F64, order, false)?,
            O::LdindRef => self.load_indirect(Cell::Ref, order, false)?,
            O::StindRef => self.store_indirect(Cell::Ref, order)?,
            O::StindI1 => self.store_indirect(Cell::I8, order)?,
            O::StindI2 => self.store_indirect(Cell::I16, order)?,
            O::StindI4 => self.store_indirect(Cell::I32, order)?,
            O::StindI8 => self.store_indirect(Cell::I64, order)?,
            O::StindI => self.store_indirect(Cell::Ptr, order)?,
            O::StindR4 => self.store_indirect(Cell::F32, order)?,
            O::StindR8 => self.store_indirect(Cell::F64, order)?,
            O::Ldobj => {
                let ty = self.operand_type(instruction)?;
                self.load_object(ty, order)?;
            }
            O::Stobj => {
                let ty = self.operand_type(instruction)?;
                self.store_object(ty, order)?;
            }
            O::Cpobj => {
                let ty = self.operand_type(instruction)?;
                self.load_object(ty, order)?;
                self.store_object(ty, order)?;
            }
            O::Initobj => {
                let ty = self.operand_type(instruction)?;
                self.init_object(ty)?;
            }
            O::Cpblk => self.copy_block(order)?,
            O::Initblk => self.init_block()?,
            O::Localloc => self.local_allocation()?,
            O::Sizeof => {
                let ty = self.operand_type(instruction)?;
                let size = self.size_of(ty)?;
                self.load_int(size as i32)?;
            }

            O::Ldfld => self.load_field(token(instruction)?, order)?,
            O::Ldflda => self.field_address(token(instruction)?)?,
            O::Stfld => self.store_field(token(instruction)?, order)?,
            O::Ldsfld => self.load_static(token(instruction)?, order)?,
            O::Ldsflda => self.static_address(token(instruction)?)?,
            O::Stsfld => self.store_static(token(instruction)?, order)?,

            O::Newarr => {
                let ty = self.operand_type(instruction)?;
                self.new_array(ty)?;
            }
            O::Ldlen => self.array_length()?,
            O::Ldelema => {
                let ty = self.operand_type(instruction)?;
                self.element_address(ty, prefixes.readonly)?;
            }
            O::Ldelem => {
                let ty = self.operand_type(instruction)?;
                self.load_element(ty)?;
            }
            O::Stelem => {
                let ty = self.operand_type(instruction)?;
                self.store_element(ty)?;
            }
            O::LdelemI1 => self.load_cell(Cell::I8)?,
            O::LdelemU1 => self.load_cell(Cell::U8)?,
            O::LdelemI2 => self.load_cell(Cell::I16)?,
            O::LdelemU2 => self.load_cell(Cell::U16)?,
            O::LdelemI4 => self.load_cell(Cell::I32)?,
            O::LdelemU4 => self.load_cell(Cell::U32)?,
            O::LdelemI8 => self.load_cell(Cell::I64)?,
            O::LdelemI => self.load_cell(Cell::Ptr)?,
            O::LdelemR4 => self.load_cell(Cell::F32)?,
            O::LdelemR8 => self.load_cell(Cell::F64)?,
            O::LdelemRef => self.load_cell(Cell::Ref)?,
            O::StelemI => self.store_cell(Cell::Ptr)?,
            O::StelemI1 => self.store_cell(Cell::I8)?,
            O::StelemI2 => self.store_cell(Cell::I16)?,
            O::StelemI4 => self.store_cell(Cell::I32)?,
            O::StelemI8 => self.store_cell(Cell::I64)?,
            O::StelemR4 => self.store_cell(Cell::F32)?,
            O::StelemR8 => self.store_cell(Cell::F64)?,
            O::StelemRef => self.store_cell(Cell::Ref)?,

            O::Castclass => {
                let ty = self.operand_type(instruction)?;
                self.cast_class(ty)?;
            }
            O::Isinst => {
                let ty = self.operand_type(instruction)?;
                self.is_instance(ty)?;
            }
            O::Box => {
                let ty = self.operand_type(instruction)?;
                self.box_value(ty)?;
            }
            O::Unbox => {
                let ty = self.operand_type(instruction)?;
                self.unbox(ty)?;
            }
            O::UnboxAny => {
                let ty = self.operand_type(instruction)?;
                self.unbox_any(ty)?;
            }
            O::Ldtoken => {
                let next = code.get(index + 1);
                let next = next.filter(|next| !graph.starts_at(next.offset));
                return self.load_token(token(instruction)?, next);
            }
            O::Ldftn => self.load_function(token(instruction)?, prefixes)?,
            O::Ldvirtftn => self.load_virtual_function(token(instruction)?)?,

            O::Call => self.call(token(instruction)?, prefixes)?,
            O::Callvirt => self.call_virtual(token(instruction)?, prefixes)?,
            O::Calli => self.call_indirect(token(instruction)?, prefixes)?,
            O::Newobj => self.new_object(token(instruction)?)?,
            O::Jmp => self.jump_to_method(token(instruction)?)?,

            O::Mkrefany => {
                let ty = self.operand_type(instruction)?;
                self.make_typed_reference(ty)?;
            }
            O::Refanyval => {
                let ty = self.operand_type(instruction)?;
                self.typed_reference_value(ty)?;
            }
            O::Refanytype => self.typed_reference_type()?,
            O::Arglist => {
                return problem(format!(
                    "`{}` is not modelled",
                    instruction.opcode.mnemonic()
                ));
            }
            other => self.conversion(other)?,
        }
        Ok(0)
    }

    fn argument(&self, number: u16) -> Res<Variable> {
        match self.args.get(usize::from(number)) {
            Some(variable) => Ok(*variable),
            None => problem(format!("malformed code: there is no argument {number}")),
        }
    }

    pub(crate) fn local(&self, number: u16) -> Res<Variable> {
        match self.locals.get(usize::from(number)) {
            Some(variable) => Ok(*variable),
            None => problem(format!(
                "malformed code: there is no local variable {number}"
            )),
        }
    }

    fn load_argument(&mut self, number: u16) -> Res<()> {
        let variable = self.argument(number)?;
        self.load_variable(variable)
    }

    fn load_local(&mut self, number: u16) -> Res<()> {
        let variable = self.local(number)?;
        self.load_variable(variable)
    }

    fn store_local(&mut self, number: u16) -> Res<()> {
        let variable = self.local(number)?;
        self.store_variable(variable)
    }

    pub(crate) fn variable_address(&mut self, variable: Variable) -> Res<()> {
        match variable.loc {
            Loc::Frame(offset) => {
                let reg = self.frame_address(offset)?;
                self.push(reg);
            }
            Loc::Pointer(reg) => self.push(reg),
            Loc::Reg(_) => return problem("malformed code: the address of a register"),
            Loc::Unknown => return self.unknown_variable(variable.ty),
        }
        Ok(())
    }

    /// Pushes a 32-bit constant.
    pub(crate) fn load_int(&mut self, value: i32) -> Res<()> {
        let reg = self.int(value)?;
        self.push_scalar(reg, Small::of_number(value), false);
        Ok(())
    }

    fn dup(&mut self) -> Res<()> {
        let value = self.pop()?;
        self.stack.push(value);
        match value {
            Val::Scalar(Scalar { reg, .. }) => {
                self.hold(reg);
                self.stack.push(value);
                Ok(())
            }
            Val::Struct { ty, offset } => self.push_struct(ty, Memory::Frame(offset), Order::Plain),
        }
    }

    fn load_string(&mut self, instruction: &Instruction<'_>) -> Res<()> {
        use crate::world::OrProblem;
        let Operand::String(index) = instruction.operand else {
            return malformed_operand();
        };
        let image = &self.world.assembly(self.ctx.asm).image;
        let text = image.user_string(index).or_problem()?;
        self.push_literal(text)
    }

    /// Pushes the string with these UTF-16 units.
    pub(crate) fn push_literal(&mut self, text: Vec<u16>) -> Res<()> {
        let literal = self.source.literal(text);
        let dst = self.temp(Kind::Ref)?;
        self.emit(Op::StringLiteral {
            dst: Def(dst),
            literal,
        });
        self.push(dst);
        Ok(())
    }

    /// The type that an instruction names.
    pub(crate) fn operand_type(&self, instruction: &Instruction<'_>) -> Res<TyId> {
        self.world.token(&self.ctx, token(instruction)?)
    }

    /// Lowers an instruction that moves control. True if the next instruction follows.
    pub(crate) fn control(
        &mut self,
        instruction: &Instruction<'_>,
        next: Option<&Instruction<'_>>,
        graph: &mut Flowgraph,
    ) -> Res<bool> {
        use Opcode as O;
        match instruction.opcode {
            O::BrS | O::Br => {
                let label = self.flow_to(graph, branch(instruction)?)?;
                self.emit(Op::Jump {
                    target: Self::target(label),
                });
            }
            O::LeaveS | O::Leave => {
                for value in std::mem::take(&mut self.stack) {
                    self.release_value(value);
                }
                let label = self.flow_to(graph, branch(instruction)?)?;
                self.emit(Op::Leave {
                    target: Self::target(label),
                });
            }
            O::BrtrueS | O::Brtrue | O::BrfalseS | O::Brfalse => {
                let on_true = matches!(instruction.opcode, O::BrtrueS | O::Brtrue);
                let scalar = self.pop_scalar()?;
                let condition = self.truth(scalar)?;
                return self.branch_on(condition, on_true, instruction, next, graph);
            }
            O::Switch => return self.switch(instruction, next, graph),
            O::Ret => self.return_result()?,
            O::Throw => self.throw()?,
            O::Rethrow => self.emit(Op::Rethrow {}),
            O::Endfinally => self.emit(Op::EndFinally {}),
            O::Endfilter => {
                let accept = self.pop_kind(Kind::I32)?;
                self.emit(Op::EndFilter { accept });
                self.release(accept);
            }
            other => {
                let Some(operator) = branch_operator(other) else {
                    return problem(format!("`{}` is not modelled", other.mnemonic()));
                };
                self.compare(operator)?;
                let scalar = self.pop_scalar()?;
                return self.branch_on(scalar.reg, true, instruction, next, graph);
            }
        }
        Ok(false)
    }

    /// A register that is not 0 exactly if a value counts as true.
    fn truth(&mut self, scalar: Scalar) -> Res<Reg> {
        if !matches!(self.kind(scalar.reg), Kind::F32 | Kind::F64) {
            return Ok(scalar.reg);
        }
        self.stack.push(Val::Scalar(scalar));
        let zero = self.zero(self.kind(scalar.reg))?;
        self.push(zero);
        self.compare(C::Ne)?;
        Ok(self.pop_scalar()?.reg)
    }

    fn branch_on(
        &mut self,
        condition: Reg,
        on_true: bool,
        instruction: &Instruction<'_>,
        next: Option<&Instruction<'_>>,
        graph: &mut Flowgraph,
    ) -> Res<bool> {
        let Some(next) = next else {
            return problem("malformed code: control falls off the end of the body");
        };
        let condition = self.keep_through_joins(condition)?;
        let taken = self.flow_to(graph, branch(instruction)?)?;
        let fallen = self.flow_to(graph, next.offset)?;
        let (then, otherwise) = if on_true {
            (taken, fallen)
        } else {
            (fallen, taken)
        };
        self.emit(Op::Branch {
            condition,
            then: Self::target(then),
            otherwise: Self::target(otherwise),
        });
        self.release(condition);
        Ok(false)
    }

    /// A register that moving the stack to its agreed places does not overwrite.
    fn keep_through_joins(&mut self, reg: Reg) -> Res<Reg> {
        if !self.joins.values().any(|join| *join == reg) {
            return Ok(reg);
        }
        let dst = self.temp(self.kind(reg))?;
        self.emit(Op::Move {
            dst: Def(dst),
            src: reg,
        });
        Ok(dst)
    }

    fn switch(
        &mut self,
        instruction: &Instruction<'_>,
        next: Option<&Instruction<'_>>,
        graph: &mut Flowgraph,
    ) -> Res<bool> {
        let (Operand::Switch(table), Some(next)) = (instruction.operand, next) else {
            return malformed_operand();
        };
        let index = self.pop_kind(Kind::I32)?;
        let index = self.keep_through_joins(index)?;
        let mut targets = Vec::with_capacity(table.len());
        for target in table.targets() {
            targets.push(self.flow_to(graph, target)?.0);
        }
        let otherwise = self.flow_to(graph, next.offset)?;
        self.emit(Op::Switch {
            index,
            targets: Targets(targets.into()),
            otherwise: Self::target(otherwise),
        });
        self.release(index);
        Ok(false)
    }

    /// Ends the function with what its result type asks for.
    pub(crate) fn return_result(&mut self) -> Res<()> {
        let value = match self.world.repr(self.result)? {
            Repr::Void => None,
            Repr::Cell(cell) => {
                let scalar = self.pop_scalar()?;
                Some(self.coerce_to(scalar, cell)?)
            }
            Repr::Struct => {
                let value = self.pop()?;
                let (Val::Struct { ty, offset }, Some(target)) = (value, self.result_pointer)
                else {
                    return problem("malformed code: a number returned as a struct");
                };
                self.check_same_struct(ty, self.result)?;
                self.copy_struct(ty, Memory::Frame(offset), Memory::At(target), Order::Plain)?;
                self.release_value(value);
                None
            }
        };
        match self.synchronized {
            Some(held) => self.synchronized_return(held, value),
            None => self.emit(Op::Return {
                value: OptUse(value),
            }),
        }
        if let Some(value) = value {
            self.release(value);
        }
        Ok(())
    }
}

pub(crate) fn malformed_operand<T>() -> Res<T> {
    problem("malformed code: an operand of the wrong sort")
}

fn variable(instruction: &Instruction<'_>) -> Res<u16> {
    match instruction.operand {
        Operand::Variable(number) => Ok(number),
        _ => malformed_operand(),
    }
}

fn branch(instruction: &Instruction<'_>) -> Res<u32> {
    match instruction.operand {
        Operand::Branch(target) => Ok(target),
        _ => malformed_operand(),
    }
}

pub(crate) fn token(instruction: &Instruction<'_>) -> Res<Token> {
    match instruction.operand {
        Operand::Token(token) => Ok(token),
        _ => malformed_operand(),
    }
}

/// The comparison of a branch that compares. Unsigned ones are also the unordered ones.
fn branch_operator(opcode: Opcode) -> Option<C> {
    use Opcode as O;
    Some(match opcode {
        O::BeqS | O::Beq => C::Eq,
        O::BneUnS | O::BneUn => C::Ne,
        O::BgeS | O::Bge => C::Ge,
        O::BgtS | O::Bgt => C::Gt,
        O::BleS | O::Ble => C::Le,
        O::BltS | O::Blt => C::Lt,
        O::BgeUnS | O::BgeUn => C::GeU,
        O::BgtUnS | O::BgtUn => C::GtU,
        O::BleUnS | O::BleUn => C::LeU,
        O::BltUnS | O::BltUn => C::LtU,
        _ => return None,
    })
}
