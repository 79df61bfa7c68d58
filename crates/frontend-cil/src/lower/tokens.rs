//! Tokens and functions as values.

use super::body::Prefixes;
use super::instructions::token as token_of;
use super::{Lowerer, Val};
use crate::reader::{Instruction, MemberRefId, MemberSig, Opcode, TableId, Token};
use crate::world::{FuncKey, OrProblem, Res, problem};
use fencepost_ir::{Args, Cell, Def, Kind, Op, OptDef, Order, Place};

/// What a token names.
enum Named {
    Type(u32),
    Field(u32),
    Method(u32),
}

impl Lowerer<'_> {
    /// `ldtoken`. A type whose object is asked for at once becomes that object.
    pub(crate) fn load_token(
        &mut self,
        token: Token,
        next: Option<&Instruction<'_>>,
    ) -> Res<usize> {
        let named = self.named(token)?;
        if let (Named::Type(number), Some(next)) = (&named, next)
            && self.asks_for_type(next)
        {
            let dst = self.temp(Kind::Ref)?;
            self.emit(Op::TypeObject {
                dst: Def(dst),
                class: fencepost_ir::ClassId(*number),
            });
            self.push(dst);
            return Ok(1);
        }
        let (handle, number) = match named {
            Named::Type(number) => ("System.RuntimeTypeHandle", number),
            Named::Field(number) => ("System.RuntimeFieldHandle", number),
            Named::Method(number) => ("System.RuntimeMethodHandle", number),
        };
        let Some(def) = self.world.known(handle) else {
            return problem(format!("the class library has no `{handle}`"));
        };
        let ty = self.world.plain(def)?;
        let offset = self.new_struct(ty)?;
        let value = self.number(Kind::Ptr, u64::from(number) + 1)?;
        let place = Place::Pointer(self.frame()?, offset as i32, Cell::Ptr);
        self.store(place, Order::Plain, value);
        self.release(value);
        self.stack.push(Val::Struct { ty, offset });
        Ok(0)
    }

    fn named(&self, token: Token) -> Res<Named> {
        let is_field = match token.table() {
            Some(TableId::Field) => true,
            Some(TableId::MemberRef) => {
                let image = &self.world.assembly(self.ctx.asm).image;
                let id = token.as_id::<MemberRefId>();
                let sig = id
                    .map(|id| image.member_ref_sig(id).or_problem())
                    .transpose()?;
                matches!(sig, Some(MemberSig::Field(_)))
            }
            _ => false,
        };
        if is_field {
            let info = self.world.field_token(&self.ctx, token)?;
            return Ok(Named::Field(
                self.world.field_id(info.owner, info.slot.row).0,
            ));
        }
        match token.table() {
            Some(TableId::TypeDef | TableId::TypeRef | TableId::TypeSpec) => {
                Ok(Named::Type(self.world.token(&self.ctx, token)?.class().0))
            }
            _ => {
                let key = self.world.method_token(&self.ctx, token)?;
                Ok(Named::Method(self.function_id(&key).0))
            }
        }
    }

    /// Whether an instruction turns a type handle into a type object.
    fn asks_for_type(&self, instruction: &Instruction<'_>) -> bool {
        if instruction.opcode != Opcode::Call {
            return false;
        }
        let Ok(token) = token_of(instruction) else {
            return false;
        };
        match self.world.method_token(&self.ctx, token) {
            Ok(key) => self.world.key_name(&key) == "System.Type::GetTypeFromHandle",
            Err(_) => false,
        }
    }

    /// `ldftn`.
    pub(crate) fn load_function(&mut self, token: Token, prefixes: Prefixes) -> Res<()> {
        let mut key = self.world.method_token(&self.ctx, token)?;
        if let Some(ty) = prefixes.constrained {
            key = self.world.dispatch(ty, &key)?;
        }
        self.push_function(&key)
    }

    fn push_function(&mut self, key: &FuncKey) -> Res<()> {
        let dst = self.temp(Kind::Ptr)?;
        self.emit(Op::FunctionAddress {
            dst: Def(dst),
            function: self.function_id(key),
        });
        self.push(dst);
        Ok(())
    }

    /// `ldvirtftn`.
    pub(crate) fn load_virtual_function(&mut self, token: Token) -> Res<()> {
        let key = self.world.method_token(&self.ctx, token)?;
        let (_, info) = self.world.method_of(&key)?;
        let object = self.pop_kind(Kind::Ref)?;
        self.emit(Op::NullCheck { value: object });
        self.push_function(&key)?;
        if info.row.is_virtual() {
            let method = self.pop_kind(Kind::Ptr)?;
            let dst = self.temp(Kind::Ptr)?;
            let native = self.source.native("cil.ldvirtftn");
            self.emit(Op::Native {
                dst: OptDef(Some(dst)),
                native,
                args: Args(Box::from([object, method])),
            });
            self.release(method);
            self.push(dst);
        }
        self.release(object);
        Ok(())
    }
}
