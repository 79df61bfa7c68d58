//! Objects: creation, boxes, casts.

use super::registers::Memory;
use super::{Lowerer, Small, Val};
use crate::reader::{Primitive, Token};
use crate::world::{FuncKey, Repr, Res, TyId, problem};
use fencepost_ir::{Args, Cell, ConvertOp, Def, Fault, Kind, Op, OptDef, Order, Place, Reg};

impl Lowerer<'_> {
    /// `newobj`.
    pub(crate) fn new_object(&mut self, token: Token) -> Res<()> {
        let key = self.world.method_token(&self.ctx, token)?;
        self.new_object_key(&key)
    }

    pub(crate) fn new_object_key(&mut self, key: &FuncKey) -> Res<()> {
        let FuncKey::Method { owner, .. } = key else {
            return self.call_key(key);
        };
        let owner = *owner;
        let data = self.world.data(owner)?;
        let (_, params, _) = self.parameters(key)?;
        if data.primitive == Some(Primitive::String) {
            return self.new_string(owner, &params);
        }
        if data.is_delegate {
            return self.new_delegate(owner);
        }
        if data.is_value() {
            return self.new_struct_object(owner, key, &params);
        }
        if let Some((def, _)) = self.world.named(owner)
            && self.world.type_row(def)?.is_abstract()
        {
            return self.refuse_abstract(params.len());
        }
        let object = self.temp(Kind::Ref)?;
        self.emit(Op::New {
            dst: Def(object),
            class: owner.class(),
        });
        self.insert_below(params.len(), object)?;
        self.hold(object);
        self.call_key(key)?;
        self.push(object);
        Ok(())
    }

    /// Throws what making an object of an abstract class throws.
    fn refuse_abstract(&mut self, params: usize) -> Res<()> {
        for _ in 0..params {
            let value = self.pop()?;
            self.release_value(value);
        }
        self.throw_new(
            "System.MemberAccessException",
            "Cannot create an abstract class.",
        )?;
        let null = self.zero(Kind::Ref)?;
        self.push(null);
        Ok(())
    }

    /// Throws a new exception of the library with a message.
    pub(crate) fn throw_new(&mut self, class: &'static str, message: &str) -> Res<()> {
        let Some(def) = self.world.known(class) else {
            return problem(format!("the class library has no `{class}`"));
        };
        let ty = self.world.plain(def)?;
        let text = self.world.primitive(Primitive::String)?;
        for key in self.world.methods_named(ty, ".ctor")? {
            if self.world.signature_of(&key)?.1 != [text] {
                continue;
            }
            let literal = self.source.literal(message.encode_utf16().collect());
            let dst = self.temp(Kind::Ref)?;
            self.emit(Op::StringLiteral {
                dst: Def(dst),
                literal,
            });
            self.push(dst);
            self.new_object_key(&key)?;
            let exception = self.pop_kind(Kind::Ref)?;
            self.emit(Op::Throw { exception });
            self.release(exception);
            return Ok(());
        }
        problem(format!("`{class}` has no constructor with a message"))
    }

    /// Puts a receiver below the arguments on the stack.
    fn insert_below(&mut self, params: usize, receiver: Reg) -> Res<()> {
        let Some(at) = self.stack.len().checked_sub(params) else {
            return problem("malformed code: the evaluation stack is empty");
        };
        let value = Val::Scalar(super::Scalar {
            reg: receiver,
            small: Small::Any,
            native: false,
        });
        self.stack.insert(at, value);
        Ok(())
    }

    fn new_struct_object(&mut self, ty: TyId, key: &FuncKey, params: &[TyId]) -> Res<()> {
        if let Repr::Cell(cell) = self.world.repr(ty)? {
            // A built-in number: its constructor writes through a pointer all the same.
            let offset = self.reserve(ty, "")?;
            let zero = self.zero(cell.kind())?;
            let place = Place::Pointer(self.frame()?, offset as i32, cell);
            self.store(place, Order::Plain, zero);
            self.release(zero);
            let address = self.frame_address(offset)?;
            self.insert_below(params.len(), address)?;
            self.call_key(key)?;
            let reg = self.load(place, Order::Plain)?;
            return self.push_typed(reg, ty);
        }
        let offset = self.new_struct(ty)?;
        self.clear_struct(ty, Memory::Frame(offset))?;
        let address = self.frame_address(offset)?;
        self.insert_below(params.len(), address)?;
        self.call_key(key)?;
        self.stack.push(Val::Struct { ty, offset });
        Ok(())
    }

    /// Strings are made by static methods with the parameters of the constructor.
    fn new_string(&mut self, owner: TyId, params: &[TyId]) -> Res<()> {
        let Some((def, args)) = self.world.named(owner) else {
            return problem("malformed code: a string that is no class");
        };
        use crate::world::OrProblem;
        let image = self.world.image(def);
        for name in ["Ctor", "CreateString"] {
            for id in image.find_methods(def.id(), name).or_problem()? {
                let key = FuncKey::Method {
                    owner,
                    row: crate::reader::RowId::row(id),
                    args: args.clone(),
                };
                let (this, found, _) = self.parameters(&key)?;
                if found == params {
                    if this.is_some() {
                        // The object is ignored; a fresh string comes back.
                        let null = self.zero(Kind::Ref)?;
                        self.insert_below(params.len(), null)?;
                    }
                    return self.call_key(&key);
                }
            }
        }
        problem("this constructor of strings is not modelled")
    }

    fn new_delegate(&mut self, owner: TyId) -> Res<()> {
        let target_field = self.delegate_target()?;
        let method_field = self.delegate_function()?;
        let method = self.pop_kind(Kind::Ptr)?;
        let target = self.pop_kind(Kind::Ref)?;
        if self.is_closed_over(owner, method)? {
            self.check_delegate_target(target);
        }
        let object = self.temp(Kind::Ref)?;
        self.emit(Op::New {
            dst: Def(object),
            class: owner.class(),
        });
        self.store(Place::Field(object, target_field), Order::Plain, target);
        self.store(Place::Field(object, method_field), Order::Plain, method);
        self.release(method);
        self.release(target);
        self.push(object);
        Ok(())
    }

    /// Whether a delegate of a type needs an object for the function loaded just before.
    fn is_closed_over(&self, owner: TyId, method: Reg) -> Res<bool> {
        let Some(&Op::FunctionAddress { dst, function }) = self.function.ops.last() else {
            return Ok(false);
        };
        let Some(key @ FuncKey::Method { .. }) = self.world.functions.key(function.0) else {
            return Ok(false);
        };
        let Some(invoke) = self.world.method_named(owner, "Invoke", None)? else {
            return Ok(false);
        };
        let (_, wanted, _) = self.parameters(&invoke)?;
        let (this, params, _) = self.parameters(key)?;
        Ok(dst.0 == method && this.is_some() && params.len() == wanted.len())
    }

    /// Throws if there is no object to call an instance method on.
    fn check_delegate_target(&mut self, target: Reg) {
        let (absent, present) = (self.label(), self.label());
        self.emit(Op::Branch {
            condition: target,
            then: Self::target(present),
            otherwise: Self::target(absent),
        });
        self.bind(absent);
        let function = self.function_id(&FuncKey::Fault(Fault::Argument));
        self.emit(Op::Call {
            dst: OptDef(None),
            function,
            args: Args(Box::from([])),
        });
        self.bind(present);
    }

    /// The type inside a nullable type.
    pub(crate) fn nullable_of(&self, ty: TyId) -> Option<TyId> {
        let (def, args) = self.world.named(ty)?;
        let nullable = self.world.known("System.Nullable`1")?;
        (def == nullable && args.len() == 1).then(|| args[0])
    }

    /// `box`.
    pub(crate) fn box_value(&mut self, ty: TyId) -> Res<()> {
        if !self.world.is_value(ty)? {
            return Ok(());
        }
        if self.nullable_of(ty).is_some() {
            return self.call_helper(ty, "Box");
        }
        let value = self.pop()?;
        let object = self.temp(Kind::Ref)?;
        self.emit(Op::New {
            dst: Def(object),
            class: ty.class(),
        });
        self.hold(object);
        let base = self.convert(ConvertOp::BoxToPtr, object)?;
        self.store_value(ty, value, base, Order::Plain)?;
        self.release(base);
        self.push(object);
        Ok(())
    }

    fn call_helper(&mut self, ty: TyId, name: &str) -> Res<()> {
        match self.world.method_named(ty, name, Some(1))? {
            Some(key) => self.call_key(&key),
            None => problem(format!(
                "the class library's `{}` has no method `{name}`",
                self.world.type_name(ty)
            )),
        }
    }

    /// Checks that the object on top of the stack is a box of a type; leaves a pointer to the value.
    fn unboxed(&mut self, ty: TyId) -> Res<Reg> {
        let object = self.pop_kind(Kind::Ref)?;
        self.emit(Op::NullCheck { value: object });
        let class = self.int(ty.class().0 as i32)?;
        let native = self.source.native("cil.unbox");
        self.emit(Op::Native {
            dst: OptDef(None),
            native,
            args: Args(Box::from([object, class])),
        });
        self.release(class);
        self.convert(ConvertOp::BoxToPtr, object)
    }

    /// `unbox`: the address of the value in a box.
    pub(crate) fn unbox(&mut self, ty: TyId) -> Res<()> {
        if self.nullable_of(ty).is_some() {
            self.call_helper(ty, "Unbox")?;
            let Val::Struct { ty, offset } = self.pop()? else {
                return problem("malformed class library: a nullable that is no struct");
            };
            // The address may outlive the stack entry, so the copy is kept for good.
            let target = self.reserve(ty, "")?;
            self.copy_struct(
                ty,
                Memory::Frame(offset),
                Memory::Frame(target),
                Order::Plain,
            )?;
            self.release_value(Val::Struct { ty, offset });
            let reg = self.frame_address(target)?;
            self.push(reg);
            return Ok(());
        }
        let pointer = self.unboxed(ty)?;
        self.push(pointer);
        Ok(())
    }

    /// `unbox.any`: the value in a box, or a cast.
    pub(crate) fn unbox_any(&mut self, ty: TyId) -> Res<()> {
        if !self.world.is_value(ty)? {
            return self.cast_class(ty);
        }
        if self.nullable_of(ty).is_some() {
            return self.call_helper(ty, "Unbox");
        }
        let pointer = self.unboxed(ty)?;
        self.push(pointer);
        self.load_object(ty, Order::Plain)
    }

    /// `castclass`.
    pub(crate) fn cast_class(&mut self, ty: TyId) -> Res<()> {
        let ty = self.nullable_of(ty).unwrap_or(ty);
        let value = self.pop_kind(Kind::Ref)?;
        self.release(value);
        let dst = self.temp(Kind::Ref)?;
        self.emit(Op::Cast {
            dst: Def(dst),
            class: ty.class(),
            value,
        });
        self.push(dst);
        Ok(())
    }

    /// `isinst`.
    pub(crate) fn is_instance(&mut self, ty: TyId) -> Res<()> {
        let ty = self.nullable_of(ty).unwrap_or(ty);
        let value = self.pop_kind(Kind::Ref)?;
        self.release(value);
        let dst = self.temp(Kind::Ref)?;
        self.emit(Op::IsInstance {
            dst: Def(dst),
            class: ty.class(),
            value,
        });
        self.push(dst);
        Ok(())
    }

    /// `throw`.
    pub(crate) fn throw(&mut self) -> Res<()> {
        let thrown = self.pop_kind(Kind::Ref)?;
        let assembly = self.world.assembly(self.ctx.asm);
        // Compilers for the library throw nothing but exceptions.
        if assembly.wraps && !assembly.library {
            self.wrap_thrown(thrown)?;
        }
        self.emit(Op::Throw { exception: thrown });
        self.release(thrown);
        Ok(())
    }

    /// Throws an object that is no exception inside of one; goes on otherwise.
    fn wrap_thrown(&mut self, thrown: Reg) -> Res<()> {
        let known = |name| self.world.known(name).map(|def| self.world.plain(def));
        let exception = known("System.Exception").transpose()?;
        let wrapper = known("System.Runtime.CompilerServices.RuntimeWrappedException");
        let (Some(exception), Some(wrapper)) = (exception, wrapper.transpose()?) else {
            return Ok(());
        };
        let Some(constructor) = self.world.method_named(wrapper, ".ctor", Some(1))? else {
            return Ok(());
        };
        let (there, other, usual) = (self.label(), self.label(), self.label());
        self.emit(Op::Branch {
            condition: thrown,
            then: Self::target(there),
            otherwise: Self::target(usual),
        });
        self.bind(there);
        let same = self.temp(Kind::Ref)?;
        self.emit(Op::IsInstance {
            dst: Def(same),
            class: exception.class(),
            value: thrown,
        });
        self.emit(Op::Branch {
            condition: same,
            then: Self::target(usual),
            otherwise: Self::target(other),
        });
        self.bind(other);
        self.hold(thrown);
        self.push(thrown);
        self.new_object_key(&constructor)?;
        let wrapped = self.pop_kind(Kind::Ref)?;
        self.emit(Op::Throw { exception: wrapped });
        self.release(wrapped);
        self.bind(usual);
        Ok(())
    }

    /// Pushes the default value of a type.
    pub(crate) fn push_default(&mut self, ty: TyId) -> Res<()> {
        match self.world.repr(ty)? {
            Repr::Void => Ok(()),
            Repr::Cell(cell) => {
                let reg = self.zero(cell.kind())?;
                let native = cell == Cell::Ptr && self.is_native_integer(ty)?;
                self.push_scalar(reg, Small::Both, native);
                Ok(())
            }
            Repr::Struct => {
                let offset = self.new_struct(ty)?;
                self.clear_struct(ty, Memory::Frame(offset))?;
                self.stack.push(Val::Struct { ty, offset });
                Ok(())
            }
        }
    }
}
