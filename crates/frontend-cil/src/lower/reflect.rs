//! Members used by reflection: everything goes in and comes out as objects.
//!
//! The library has checked the object and the arguments before; what is left here is to take them
//! out of their boxes and to box what comes back.

use super::Lowerer;
use crate::reader::{Constant, Primitive};
use crate::world::{FuncKey, Reflected, Repr, Res, Ty, TyId, problem};
use fencepost_ir::{Def, FieldId, Kind, Op, Order};

impl Lowerer<'_> {
    /// A function `(object, object[]) -> object` that uses a member.
    pub(crate) fn reflected(&mut self, what: Reflected, member: u32) -> Res<()> {
        let object = self.world.primitive(Primitive::Object)?;
        let arguments = self.array_type(object)?;
        self.declare_parameters(None, &[object, arguments], object)?;
        match what {
            Reflected::Call | Reflected::Create => {
                let Some(key) = self.world.functions.key(member) else {
                    return problem("reflection over a function that does not exist");
                };
                self.reflected_call(&key.clone(), what == Reflected::Create)?;
            }
            Reflected::Load => self.reflected_load(FieldId(member))?,
            Reflected::Store => self.reflected_store(FieldId(member))?,
        }
        self.return_result()
    }

    /// Pushes an argument in the form that its type has on the stack.
    fn push_argument(&mut self, index: usize, ty: TyId) -> Res<()> {
        self.load_variable(self.args[1])?;
        self.load_int(index as i32)?;
        self.load_element(self.world.primitive(Primitive::Object)?)?;
        self.unbox_any(ty)
    }

    /// Refuses types whose values are not objects.
    fn needs_object(&self, ty: TyId) -> Res<()> {
        match self.world.ty(ty) {
            Ty::Pointer(_) | Ty::FunctionPointer | Ty::ByRef(_) => {
                problem("a pointer that goes through reflection is not modelled")
            }
            Ty::Var(_) | Ty::MethodVar(_) => {
                problem("a generic member that is not instantiated is used by reflection")
            }
            _ => Ok(()),
        }
    }

    fn reflected_call(&mut self, key: &FuncKey, create: bool) -> Res<()> {
        let (this, params, result) = self.parameters(key)?;
        let owner = match key {
            FuncKey::Method { owner, .. } | FuncKey::Array(owner, _) => *owner,
            _ => return problem("reflection over a function without an owner"),
        };
        if let (Some(kind), false) = (this, create) {
            self.load_variable(self.args[0])?;
            match kind {
                Kind::Ptr => self.unbox(owner)?,
                _ => self.cast_class(owner)?,
            }
        }
        let mut places = Vec::new();
        for (index, &param) in params.iter().enumerate() {
            let Ty::ByRef(of) = *self.world.ty(param) else {
                self.needs_object(param)?;
                self.push_argument(index, param)?;
                continue;
            };
            self.needs_object(of)?;
            let place = self.reserve(of, "")?;
            self.push_argument(index, of)?;
            let value = self.pop()?;
            let base = self.frame_address(place)?;
            self.store_value(of, value, base, Order::Plain)?;
            self.push(base);
            places.push((index, of, place));
        }
        match (create, this) {
            (true, _) => {
                self.new_object_key(key)?;
                self.box_value(owner)?;
            }
            (false, Some(Kind::Ref)) => self.call_virtual_key(key)?,
            (false, _) => self.call_key(key)?,
        }
        if !create {
            self.needs_object(result)?;
            match self.world.repr(result)? {
                Repr::Void => {
                    let null = self.zero(Kind::Ref)?;
                    self.push(null);
                }
                _ => self.box_value(result)?,
            }
        }
        let object = self.world.primitive(Primitive::Object)?;
        for (index, ty, place) in places {
            self.load_variable(self.args[1])?;
            self.load_int(index as i32)?;
            let base = self.frame_address(place)?;
            self.push(base);
            self.load_object(ty, Order::Plain)?;
            self.box_value(ty)?;
            self.store_element(object)?;
        }
        Ok(())
    }

    /// Makes the accesses to a field those of the assembly that has it.
    fn field_of_number(&mut self, field: FieldId) -> Res<(TyId, u32)> {
        let Some(&(owner, row)) = self.world.fields.key(field.0) else {
            return problem("reflection over a field that does not exist");
        };
        if let Some((def, _)) = self.world.named(owner) {
            self.function.library = self.world.assembly(def.asm).library;
        }
        Ok((owner, row))
    }

    fn reflected_load(&mut self, field: FieldId) -> Res<()> {
        let (owner, row) = self.field_of_number(field)?;
        if let Some(constant) = self.world.field_constant(owner, row)? {
            let ty = TyId(self.world.field_details(field)?.ty.0);
            return self.push_constant(&constant, ty);
        }
        let info = self.world.field_of(owner, row)?;
        self.needs_object(info.slot.ty)?;
        let place = self.world.field_ref(owner, &info.slot)?;
        self.push_field_owner(owner, &info)?;
        self.load_known_field(&info, place, Order::Plain)?;
        self.box_value(info.slot.ty)
    }

    fn reflected_store(&mut self, field: FieldId) -> Res<()> {
        let (owner, row) = self.field_of_number(field)?;
        let info = self.world.field_of(owner, row)?;
        self.needs_object(info.slot.ty)?;
        let place = self.world.field_ref(owner, &info.slot)?;
        self.push_field_owner(owner, &info)?;
        self.push_argument(0, info.slot.ty)?;
        self.store_known_field(&info, place, Order::Plain)?;
        let null = self.zero(Kind::Ref)?;
        self.push(null);
        Ok(())
    }

    /// Pushes the object that has a field, or the pointer to the struct in its box.
    fn push_field_owner(&mut self, owner: TyId, info: &crate::world::FieldInfo) -> Res<()> {
        self.load_variable(self.args[0])?;
        if info.slot.storage != fencepost_ir::Storage::Instance {
            return Ok(());
        }
        if self.world.is_value(owner)? {
            self.unbox(owner)
        } else {
            self.cast_class(owner)
        }
    }

    /// Pushes a constant of a type as an object.
    fn push_constant(&mut self, constant: &Constant, ty: TyId) -> Res<()> {
        let (kind, bits) = match *constant {
            Constant::String(ref text) => {
                let literal = self.source.literal(text.clone());
                let dst = self.temp(Kind::Ref)?;
                self.emit(Op::StringLiteral {
                    dst: Def(dst),
                    literal,
                });
                self.push(dst);
                return Ok(());
            }
            Constant::Null => {
                let null = self.zero(Kind::Ref)?;
                self.push(null);
                return Ok(());
            }
            Constant::I8(value) => (Kind::I64, value as u64),
            Constant::U8(value) => (Kind::I64, value),
            Constant::R4(value) => (Kind::F32, u64::from(value.to_bits())),
            Constant::R8(value) => (Kind::F64, value.to_bits()),
            Constant::Boolean(value) => (Kind::I32, u64::from(value)),
            Constant::Char(value) | Constant::U2(value) => (Kind::I32, u64::from(value)),
            Constant::I1(value) => (Kind::I32, i64::from(value) as u32 as u64),
            Constant::U1(value) => (Kind::I32, u64::from(value)),
            Constant::I2(value) => (Kind::I32, i64::from(value) as u32 as u64),
            Constant::I4(value) => (Kind::I32, u64::from(value as u32)),
            Constant::U4(value) => (Kind::I32, u64::from(value)),
        };
        let reg = self.number(kind, bits)?;
        self.push_typed(reg, ty)?;
        self.box_value(ty)
    }

    /// The method under way; a generic one is its definition.
    pub(crate) fn current_method(&mut self, asked: &FuncKey) -> Res<()> {
        let FuncKey::Method { owner, row, .. } = self.key.clone() else {
            return problem("MethodBase.GetCurrentMethod outside of a method");
        };
        let (def, _) = self.world.method_of(&self.key)?;
        let owner = match self.world.named(owner) {
            Some((_, args)) if !args.is_empty() => self.world.plain(def)?,
            _ => owner,
        };
        let FuncKey::Method { owner: library, .. } = asked else {
            return problem("malformed class library: a method without an owner");
        };
        let Some(helper) = self.world.method_named(*library, "OfHandle", Some(1))? else {
            return problem("the class library has no `MethodBase.OfHandle`");
        };
        let args = [].into();
        let definition = FuncKey::Method { owner, row, args };
        let dst = self.temp(Kind::Ptr)?;
        self.emit(Op::FunctionAddress {
            dst: Def(dst),
            function: self.function_id(&definition),
        });
        self.push(dst);
        self.call_key(&helper)
    }
}
