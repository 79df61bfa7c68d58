//! Typed references: a pointer together with the type of what it points to.

use super::registers::Memory;
use super::{Lowerer, Val};
use crate::reader::Primitive;
use crate::world::{Res, TyId, problem};
use fencepost_ir::{Cell, CompareOperator as C, Fault, Kind, Op, Order, Place, Reg};

/// Where the pointer is in a typed reference.
const VALUE: u32 = 0;
/// Where the type is: the number of its class, plus one.
const TYPE: u32 = 8;

impl Lowerer<'_> {
    /// `mkrefany`.
    pub(crate) fn make_typed_reference(&mut self, ty: TyId) -> Res<()> {
        let reference = self.world.primitive(Primitive::TypedByRef)?;
        let value = self.pop_kind(Kind::Ptr)?;
        let offset = self.new_struct(reference)?;
        self.clear_struct(reference, Memory::Frame(offset))?;
        let number = self.number(Kind::Ptr, u64::from(ty.class().0) + 1)?;
        let base = self.frame()?;
        let place = |at: u32| Place::Pointer(base, (offset + at) as i32, Cell::Ptr);
        self.store(place(VALUE), Order::Plain, value);
        self.store(place(TYPE), Order::Plain, number);
        self.release(value);
        self.release(number);
        self.stack.push(Val::Struct {
            ty: reference,
            offset,
        });
        Ok(())
    }

    /// Takes a typed reference off the stack and reads one of its halves.
    fn typed_half(&mut self, at: u32) -> Res<Reg> {
        let value = self.pop()?;
        let Val::Struct { offset, .. } = value else {
            return problem("malformed code: a typed reference that is none");
        };
        let place = Place::Pointer(self.frame()?, (offset + at) as i32, Cell::Ptr);
        let reg = self.load(place, Order::Plain)?;
        self.release_value(value);
        Ok(reg)
    }

    /// `refanyval`: the pointer, if the type is this one.
    pub(crate) fn typed_reference_value(&mut self, ty: TyId) -> Res<()> {
        let copy = match self.stack.last() {
            Some(Val::Struct { ty, offset }) => (*ty, *offset),
            _ => return problem("malformed code: a typed reference that is none"),
        };
        self.push_struct(copy.0, Memory::Frame(copy.1), Order::Plain)?;
        let actual = self.typed_half(TYPE)?;
        let wanted = self.number(Kind::Ptr, u64::from(ty.class().0) + 1)?;
        let same = self.emit_compare(C::Eq, Kind::Ptr, actual, wanted)?;
        let (right, wrong) = (self.label(), self.label());
        self.emit(Op::Branch {
            condition: same,
            then: Self::target(right),
            otherwise: Self::target(wrong),
        });
        self.release(same);
        self.bind(wrong);
        if let Some(helper) = super::fault_helper(self.world, Fault::InvalidCast)? {
            self.call_key(&helper)?;
        }
        self.bind(right);
        let value = self.typed_half(VALUE)?;
        self.push(value);
        Ok(())
    }

    /// `refanytype`: the handle of the type.
    pub(crate) fn typed_reference_type(&mut self) -> Res<()> {
        let Some(def) = self.world.known("System.RuntimeTypeHandle") else {
            return problem("the class library has no `System.RuntimeTypeHandle`");
        };
        let handle = self.world.plain(def)?;
        let number = self.typed_half(TYPE)?;
        let offset = self.new_struct(handle)?;
        let place = Place::Pointer(self.frame()?, offset as i32, Cell::Ptr);
        self.store(place, Order::Plain, number);
        self.release(number);
        self.stack.push(Val::Struct { ty: handle, offset });
        Ok(())
    }
}
