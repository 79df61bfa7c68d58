//! Fields of objects, of structs and of classes.

use super::registers::Memory;
use super::{Lowerer, Val};
use crate::reader::Token;
use crate::world::{FieldInfo, Repr, Res, problem};
use fencepost_ir::{BinaryOperator, Cell, Def, FieldRef, Kind, Op, Order, Place, Reg, Storage};

impl Lowerer<'_> {
    fn field(&self, token: Token) -> Res<(FieldInfo, FieldRef)> {
        let info = self.world.field_token(&self.ctx, token)?;
        let field = self.world.field_ref(info.owner, &info.slot)?;
        Ok((info, field))
    }

    /// The register of an object or of a pointer to a struct.
    fn base(&mut self) -> Res<Reg> {
        let scalar = self.pop_scalar()?;
        match self.kind(scalar.reg) {
            Kind::Ref | Kind::Ptr => Ok(scalar.reg),
            _ => self.coerce(scalar, Kind::Ptr),
        }
    }

    pub(crate) fn load_field(&mut self, token: Token, order: Order) -> Res<()> {
        let (info, field) = self.field(token)?;
        self.load_known_field(&info, field, order)
    }

    /// Replaces the object on top of the stack by a field of it.
    pub(crate) fn load_known_field(
        &mut self,
        info: &FieldInfo,
        field: FieldRef,
        order: Order,
    ) -> Res<()> {
        if info.slot.storage != Storage::Instance {
            // The object is evaluated and ignored.
            let value = self.pop()?;
            self.release_value(value);
            return self.load_static_field(info, field, order);
        }
        let repr = self.world.repr(info.slot.ty)?;
        if let Some(Val::Struct { offset, .. }) = self.stack.last().copied() {
            let value = self.pop()?;
            let at = offset + info.slot.offset;
            match repr {
                Repr::Cell(cell) => {
                    let place = Place::Pointer(self.frame()?, at as i32, cell);
                    let dst = self.load(place, Order::Plain)?;
                    self.push_typed(dst, info.slot.ty)?;
                }
                _ => self.push_struct(info.slot.ty, Memory::Frame(at), Order::Plain)?,
            }
            self.release_value(value);
            return Ok(());
        }
        let base = self.base()?;
        match repr {
            Repr::Cell(_) => {
                let dst = self.load(Place::Field(base, field), order)?;
                self.push_typed(dst, info.slot.ty)?;
            }
            _ => {
                let address = self.address(Place::Field(base, field))?;
                self.push_struct(info.slot.ty, Memory::At(address), order)?;
                self.release(address);
            }
        }
        self.release(base);
        Ok(())
    }

    /// The address of a place, in a fresh register.
    pub(crate) fn address(&mut self, place: Place) -> Res<Reg> {
        let dst = self.temp(Kind::Ptr)?;
        self.emit(Op::Address {
            dst: Def(dst),
            place,
        });
        Ok(dst)
    }

    pub(crate) fn field_address(&mut self, token: Token) -> Res<()> {
        let info = self.world.field_token(&self.ctx, token)?;
        self.known_field_address(&info)
    }

    /// Replaces the object on top of the stack by the address of a field of it.
    pub(crate) fn known_field_address(&mut self, info: &FieldInfo) -> Res<()> {
        let field = self.world.field_ref(info.owner, &info.slot)?;
        if info.slot.storage != Storage::Instance {
            let value = self.pop()?;
            self.release_value(value);
            return self.static_field_address(info, field);
        }
        let base = self.base()?;
        if self.kind(base) == Kind::Ptr {
            // Where a field would be behind a pointer is arithmetic, even if the pointer is null.
            let distance = self.number(Kind::I64, u64::from(info.slot.offset))?;
            let dst = self.emit_binary(BinaryOperator::Add, Kind::Ptr, base, distance)?;
            self.push(dst);
            return Ok(());
        }
        let dst = self.address(Place::Field(base, field))?;
        self.release(base);
        self.push(dst);
        Ok(())
    }

    pub(crate) fn store_field(&mut self, token: Token, order: Order) -> Res<()> {
        let (info, field) = self.field(token)?;
        self.store_known_field(&info, field, order)
    }

    /// Stores the value on top of the stack into a field of the object below.
    pub(crate) fn store_known_field(
        &mut self,
        info: &FieldInfo,
        field: FieldRef,
        order: Order,
    ) -> Res<()> {
        let value = self.pop()?;
        if info.slot.storage != Storage::Instance {
            let object = self.pop()?;
            self.release_value(object);
            return self.store_static_field(info, field, value, order);
        }
        let base = self.base()?;
        self.store_place(info, Place::Field(base, field), value, order)?;
        self.release(base);
        Ok(())
    }

    /// Stores a value of a field's type at its place; the value is released.
    fn store_place(&mut self, info: &FieldInfo, place: Place, value: Val, order: Order) -> Res<()> {
        match (self.world.repr(info.slot.ty)?, value) {
            (Repr::Cell(cell), Val::Scalar(scalar)) => {
                let reg = self.coerce(scalar, cell.kind())?;
                self.store(place, order, reg);
                self.release(reg);
                Ok(())
            }
            (Repr::Struct, value) => {
                let address = self.address(place)?;
                self.store_value(info.slot.ty, value, address, order)?;
                self.release(address);
                Ok(())
            }
            _ => problem("malformed code: a struct stored into a scalar field"),
        }
    }

    /// The place of a static field; its class is initialised first.
    fn static_place(&mut self, info: &FieldInfo, field: FieldRef) -> Res<Place> {
        if let Some(data) = self.world.has_initial_data(info.owner, info.slot.row)? {
            self.initialize(data)?;
            return Ok(Place::Static(FieldRef {
                id: self.world.field_id(data, info.slot.row),
                class: data.class(),
                offset: 0,
                cell: field.cell,
            }));
        }
        self.initialize(info.owner)?;
        Ok(match info.slot.storage {
            Storage::ThreadStatic => Place::ThreadStatic(field),
            _ => Place::Static(field),
        })
    }

    pub(crate) fn load_static(&mut self, token: Token, order: Order) -> Res<()> {
        let (info, field) = self.field(token)?;
        self.load_static_field(&info, field, order)
    }

    fn load_static_field(&mut self, info: &FieldInfo, field: FieldRef, order: Order) -> Res<()> {
        let place = self.static_place(info, field)?;
        match self.world.repr(info.slot.ty)? {
            Repr::Cell(_) => {
                let dst = self.load(place, order)?;
                self.push_typed(dst, info.slot.ty)
            }
            _ => {
                let address = self.address(place)?;
                self.push_struct(info.slot.ty, Memory::At(address), order)?;
                self.release(address);
                Ok(())
            }
        }
    }

    pub(crate) fn static_address(&mut self, token: Token) -> Res<()> {
        let (info, field) = self.field(token)?;
        self.static_field_address(&info, field)
    }

    fn static_field_address(&mut self, info: &FieldInfo, field: FieldRef) -> Res<()> {
        let place = self.static_place(info, field)?;
        let dst = self.address(place)?;
        self.push(dst);
        Ok(())
    }

    pub(crate) fn store_static(&mut self, token: Token, order: Order) -> Res<()> {
        let (info, field) = self.field(token)?;
        let value = self.pop()?;
        self.store_static_field(&info, field, value, order)
    }

    fn store_static_field(
        &mut self,
        info: &FieldInfo,
        field: FieldRef,
        value: Val,
        order: Order,
    ) -> Res<()> {
        let place = self.static_place(info, field)?;
        self.store_place(info, place, value, order)
    }

    /// A field of a library class, for code that is synthesised. Libraries differ in the name.
    pub(crate) fn library_field(&self, owner: &'static str, names: &[&str]) -> Res<FieldRef> {
        let Some(def) = self.world.known(owner) else {
            return problem(format!("the class library has no `{owner}`"));
        };
        let ty = self.world.plain(def)?;
        for name in names {
            if let Some((owner, row)) = self.world.find_field(ty, name)? {
                let info = self.world.field_of(owner, row)?;
                return self.world.field_ref(owner, &info.slot);
            }
        }
        problem(format!(
            "the class library has no `{owner}.{}`",
            names.first().unwrap_or(&"")
        ))
    }

    /// The object that a delegate calls its method on.
    pub(crate) fn delegate_target(&self) -> Res<FieldRef> {
        self.library_field("System.Delegate", &["_target", "m_target"])
    }

    /// The function that a delegate calls.
    pub(crate) fn delegate_function(&self) -> Res<FieldRef> {
        self.library_field("System.Delegate", &["_method", "method_ptr", "_methodPtr"])
    }

    /// The delegates that a delegate of several methods calls in turn.
    pub(crate) fn delegate_list(&self) -> Res<FieldRef> {
        let names = ["_list", "delegates", "_invocationList"];
        self.library_field("System.MulticastDelegate", &names)
    }

    /// The cell of a scalar type.
    pub(crate) fn cell_of(&self, ty: crate::world::TyId) -> Res<Cell> {
        match self.world.repr(ty)? {
            Repr::Cell(cell) => Ok(cell),
            _ => problem(format!("`{}` is no scalar", self.world.type_name(ty))),
        }
    }
}
