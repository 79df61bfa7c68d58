//! Tokens and functions as values.

use super::body::Prefixes;
use super::instructions::token as token_of;
use super::{Lowerer, Val};
use crate::reader::{Instruction, MemberRefId, MemberSig, Opcode, Primitive, TableId, Token};
use crate::world::{FuncKey, OrProblem, Res, Ty, TyId, problem};
use fencepost_ir::{Args, Cell, Def, Kind, Op, OptDef, Order, Place};

/// What a call makes of a token.
enum Asks {
    /// The object of a type.
    TypeObject,
    /// That a class is initialised.
    Initializer,
    /// The data of a field, as elements of a type.
    Span(TyId),
}

/// What a token names.
enum Named {
    Type(u32),
    Field(u32),
    Method(u32),
}

impl Lowerer<'_> {
    /// `ldtoken`. Calls that turn a token into what it stands for are taken along.
    pub(crate) fn load_token(
        &mut self,
        token: Token,
        next: Option<&Instruction<'_>>,
    ) -> Res<usize> {
        let named = self.named(token)?;
        let asks = next.map_or(Ok(None), |next| self.asks_for(next))?;
        match (&named, asks) {
            (Named::Type(number), Some(Asks::TypeObject)) => {
                let dst = self.temp(Kind::Ref)?;
                self.emit(Op::TypeObject {
                    dst: Def(dst),
                    class: fencepost_ir::ClassId(*number),
                });
                self.push(dst);
                return Ok(1);
            }
            (Named::Type(number), Some(Asks::Initializer)) => {
                self.initialize(crate::world::TyId(*number))?;
                return Ok(1);
            }
            (Named::Field(_), Some(Asks::Span(element))) => {
                self.data_span(token, element)?;
                return Ok(1);
            }
            _ => {}
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

    /// What a call right after a token makes of it.
    fn asks_for(&self, instruction: &Instruction<'_>) -> Res<Option<Asks>> {
        if instruction.opcode != Opcode::Call {
            return Ok(None);
        }
        let Ok(key) = self.world.method_token(&self.ctx, token_of(instruction)?) else {
            return Ok(None);
        };
        let FuncKey::Method { args, .. } = &key else {
            return Ok(None);
        };
        let (def, info) = self.world.method_of(&key)?;
        if !self.world.assembly(def.asm).library {
            return Ok(None);
        }
        let owner = self.world.definition_name(def);
        let owner = owner.strip_prefix("System.").unwrap_or("");
        Ok(match (owner, info.name.as_str(), args.first()) {
            ("Type", "GetTypeFromHandle", None) => Some(Asks::TypeObject),
            ("Runtime.CompilerServices.RuntimeHelpers", "RunClassConstructor", None) => {
                Some(Asks::Initializer)
            }
            ("Runtime.CompilerServices.RuntimeHelpers", "CreateSpan", Some(element)) => {
                Some(Asks::Span(*element))
            }
            _ => None,
        })
    }

    /// A read-only span over the initial data of a field.
    fn data_span(&mut self, token: Token, element: TyId) -> Res<()> {
        let info = self.world.field_token(&self.ctx, token)?;
        let Some((def, _)) = self.world.named(info.owner) else {
            return problem("malformed code: a span over no field");
        };
        let bytes = self.world.initial_data(def.asm, info.slot.row)?.len();
        let length = bytes / self.size_of(element)?.max(1) as usize;
        self.static_address(token)?;
        self.load_int(length as i32)?;
        let Some(span) = self.world.known("System.ReadOnlySpan`1") else {
            return problem("the class library has no `System.ReadOnlySpan`");
        };
        let span = self.world.intern(&Ty::Named(span, [element].into()))?;
        let void = self.world.primitive(Primitive::Void)?;
        let pointer = self.world.intern(&Ty::Pointer(void))?;
        let int = self.world.primitive(Primitive::I4)?;
        for key in self.world.methods_named(span, ".ctor")? {
            if self.world.signature_of(&key)?.1 == [pointer, int] {
                return self.new_object_key(&key);
            }
        }
        problem("the class library's `System.ReadOnlySpan` cannot be made from a pointer")
    }

    /// `ldftn`.
    pub(crate) fn load_function(&mut self, token: Token, prefixes: Prefixes) -> Res<()> {
        let key = self.named_method(token, prefixes.constrained)?;
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
