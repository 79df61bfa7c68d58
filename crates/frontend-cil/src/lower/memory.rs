//! Accesses through pointers, blocks of memory, arrays.

use super::registers::Memory;
use super::{Lowerer, Scalar, Small, Val};
use crate::world::{Repr, Res, Ty, TyId, problem};
use fencepost_ir::{
    Args, BinaryOperator as B, Cell, CompareOperator, ConvertOp, Def, Kind, Op, OptDef, Order,
    Place, Reg,
};

/// How many bytes of the stack `localloc` takes at a time.
const STACK_SLOT: u64 = 16;

impl Lowerer<'_> {
    /// `ldind`: reads a cell.
    pub(crate) fn load_indirect(&mut self, cell: Cell, order: Order, native: bool) -> Res<()> {
        let base = self.pop_kind(Kind::Ptr)?;
        let dst = self.load(Place::Pointer(base, 0, cell), order)?;
        self.release(base);
        self.push_scalar(dst, Small::of_cell(cell), native);
        Ok(())
    }

    /// `stind`: writes a cell.
    pub(crate) fn store_indirect(&mut self, cell: Cell, order: Order) -> Res<()> {
        let value = self.pop_kind(cell.kind())?;
        let base = self.pop_kind(Kind::Ptr)?;
        self.store(Place::Pointer(base, 0, cell), order, value);
        self.release(base);
        self.release(value);
        Ok(())
    }

    /// `ldobj`: reads a value of any type.
    pub(crate) fn load_object(&mut self, ty: TyId, order: Order) -> Res<()> {
        let base = self.pop_kind(Kind::Ptr)?;
        match self.world.repr(ty)? {
            Repr::Void => return problem("malformed code: a value of type void"),
            Repr::Cell(cell) => {
                let dst = self.load(Place::Pointer(base, 0, cell), order)?;
                self.push_typed(dst, ty)?;
            }
            Repr::Struct => self.push_struct(ty, Memory::At(base), order)?,
        }
        self.release(base);
        Ok(())
    }

    /// `stobj`: writes a value of any type.
    pub(crate) fn store_object(&mut self, ty: TyId, order: Order) -> Res<()> {
        let value = self.pop()?;
        let base = self.pop_kind(Kind::Ptr)?;
        self.store_value(ty, value, base, order)?;
        self.release(base);
        Ok(())
    }

    /// Writes a value behind a held pointer; the value is released.
    pub(crate) fn store_value(&mut self, ty: TyId, value: Val, base: Reg, order: Order) -> Res<()> {
        match (self.world.repr(ty)?, value) {
            (Repr::Cell(cell), Val::Scalar(scalar)) => {
                let reg = self.coerce(scalar, cell.kind())?;
                self.store(Place::Pointer(base, 0, cell), order, reg);
                self.release(reg);
                Ok(())
            }
            (Repr::Struct, Val::Struct { ty: actual, offset }) => {
                self.check_same_struct(actual, ty)?;
                self.copy_struct(ty, Memory::Frame(offset), Memory::At(base), order)?;
                self.release_value(value);
                Ok(())
            }
            _ => problem(format!(
                "malformed code: a value that is no `{}`",
                self.world.type_name(ty)
            )),
        }
    }

    /// `initobj`: writes zeros.
    pub(crate) fn init_object(&mut self, ty: TyId) -> Res<()> {
        let base = self.pop_kind(Kind::Ptr)?;
        match self.world.repr(ty)? {
            Repr::Void => {}
            Repr::Cell(cell) => {
                let zero = self.zero(cell.kind())?;
                self.store(Place::Pointer(base, 0, cell), Order::Plain, zero);
                self.release(zero);
            }
            Repr::Struct => self.clear_struct(ty, Memory::At(base))?,
        }
        self.release(base);
        Ok(())
    }

    /// The size of a value in memory.
    pub(crate) fn size_of(&self, ty: TyId) -> Res<u32> {
        Ok(match self.world.repr(ty)? {
            Repr::Void => 1,
            Repr::Cell(cell) => cell.size(),
            Repr::Struct => self.world.layout(ty)?.layout.size,
        })
    }

    /// `cpblk`: copies bytes in a loop, one by one.
    pub(crate) fn copy_block(&mut self, order: Order) -> Res<()> {
        let size = self.pop_kind(Kind::I32)?;
        let from = self.pop_kind(Kind::Ptr)?;
        let to = self.pop_kind(Kind::Ptr)?;
        self.byte_loop(size, |this, index| {
            let source = this.stepped(from, index)?;
            let byte = this.load(Place::Pointer(source, 0, Cell::U8), order)?;
            this.release(source);
            let target = this.stepped(to, index)?;
            this.store(Place::Pointer(target, 0, Cell::U8), order, byte);
            this.release(target);
            this.release(byte);
            Ok(())
        })?;
        for reg in [size, from, to] {
            self.release(reg);
        }
        Ok(())
    }

    /// `initblk`: writes bytes in a loop, one by one.
    pub(crate) fn init_block(&mut self) -> Res<()> {
        let size = self.pop_kind(Kind::I32)?;
        let value = self.pop_kind(Kind::I32)?;
        let to = self.pop_kind(Kind::Ptr)?;
        self.byte_loop(size, |this, index| {
            let target = this.stepped(to, index)?;
            this.store(Place::Pointer(target, 0, Cell::U8), Order::Plain, value);
            this.release(target);
            Ok(())
        })?;
        for reg in [size, value, to] {
            self.release(reg);
        }
        Ok(())
    }

    /// A pointer moved on by a 64-bit distance.
    fn stepped(&mut self, base: Reg, distance: Reg) -> Res<Reg> {
        self.hold(base);
        self.hold(distance);
        self.emit_binary(B::Add, Kind::Ptr, base, distance)
    }

    /// Runs `body` for every number below a 32-bit size, read as unsigned.
    fn byte_loop(&mut self, size: Reg, body: impl FnOnce(&mut Self, Reg) -> Res<()>) -> Res<()> {
        use fencepost_ir::{CompareOperator as C, ConvertOp};
        self.hold(size);
        let limit = self.convert(ConvertOp::U32ToI64, size)?;
        let index = self.number(Kind::I64, 0)?;
        let (head, inside, after) = (self.label(), self.label(), self.label());
        self.bind(head);
        self.hold(index);
        self.hold(limit);
        let more = self.emit_compare(C::LtU, Kind::I64, index, limit)?;
        self.emit(Op::Branch {
            condition: more,
            then: Self::target(inside),
            otherwise: Self::target(after),
        });
        self.release(more);
        self.bind(inside);
        body(self, index)?;
        let one = self.number(Kind::I64, 1)?;
        self.hold(index);
        let next = self.emit_binary(B::Add, Kind::I64, index, one)?;
        self.emit(Op::Move {
            dst: Def(index),
            src: next,
        });
        self.release(next);
        self.emit(Op::Jump {
            target: Self::target(head),
        });
        self.bind(after);
        self.release(index);
        self.release(limit);
        Ok(())
    }

    /// `localloc`: untyped memory of the frame.
    pub(crate) fn local_allocation(&mut self) -> Res<()> {
        let size = self.pop_scalar()?;
        let size = match self.kind(size.reg) {
            Kind::I32 => size.reg,
            _ => self.coerce(size, Kind::I64)?,
        };
        let size = self.whole_slots(size)?;
        self.release(size);
        let dst = self.temp(Kind::Ptr)?;
        self.emit(Op::NewBytes {
            dst: Def(dst),
            size,
        });
        self.push(dst);
        Ok(())
    }

    /// A size in bytes, made up to whole slots of the stack, as runtimes do it; code that goes a
    /// few bytes beyond what it asked for works there. What is not positive stays as it is.
    fn whole_slots(&mut self, size: Reg) -> Res<Reg> {
        let kind = self.kind(size);
        let one = self.number(kind, 1)?;
        let mask = self.number(kind, STACK_SLOT - 1)?;
        let zero = self.zero(kind)?;
        for reg in [size, size, one] {
            self.hold(reg);
        }
        let positive = self.emit_compare(CompareOperator::Gt, kind, size, zero)?;
        let rounded = self.temp(kind)?;
        self.emit(Op::Move {
            dst: Def(rounded),
            src: size,
        });
        let (round, after) = (self.label(), self.label());
        self.emit(Op::Branch {
            condition: positive,
            then: Self::target(round),
            otherwise: Self::target(after),
        });
        self.release(positive);
        self.bind(round);
        let below = self.emit_binary(B::Sub, kind, size, one)?;
        let filled = self.emit_binary(B::Or, kind, below, mask)?;
        let whole = self.emit_binary(B::Add, kind, filled, one)?;
        self.emit(Op::Move {
            dst: Def(rounded),
            src: whole,
        });
        self.release(whole);
        self.release(size);
        self.bind(after);
        Ok(rounded)
    }

    /// The class of arrays of an element type.
    pub(crate) fn array_type(&self, element: TyId) -> Res<TyId> {
        self.world.intern(&Ty::SzArray(element))
    }

    pub(crate) fn new_array(&mut self, element: TyId) -> Res<()> {
        let length = self.pop_scalar()?;
        let length = self.array_size(length)?;
        self.release(length);
        let class = self.array_type(element)?.class();
        let dst = self.temp(Kind::Ref)?;
        self.emit(Op::NewArray {
            dst: Def(dst),
            class,
            length,
        });
        self.push(dst);
        Ok(())
    }

    /// A length in 32 bits; a native integer that does not fit faults.
    fn array_size(&mut self, length: Scalar) -> Res<Reg> {
        use fencepost_ir::ConvertOp;
        if self.kind(length.reg) == Kind::I32 {
            return Ok(length.reg);
        }
        let wide = self.coerce(length, Kind::I64)?;
        self.convert(ConvertOp::I64ToI32Ovf, wide)
    }

    pub(crate) fn array_length(&mut self) -> Res<()> {
        let array = self.pop_kind(Kind::Ref)?;
        self.release(array);
        let dst = self.temp(Kind::I32)?;
        self.emit(Op::ArrayLength {
            dst: Def(dst),
            array,
        });
        self.push_scalar(dst, Small::Any, false);
        Ok(())
    }

    /// The array and the index on top of the stack.
    fn array_and_index(&mut self) -> Res<(Reg, Reg)> {
        let index = self.pop_count()?;
        let array = self.pop_kind(Kind::Ref)?;
        Ok((array, index))
    }

    /// An index or length on top of the stack; a native integer that is no 32-bit one becomes -1.
    pub(crate) fn pop_count(&mut self) -> Res<Reg> {
        let value = self.pop_scalar()?;
        if self.kind(value.reg) == Kind::I32 {
            return Ok(value.reg);
        }
        let wide = self.coerce(value, Kind::I64)?;
        self.hold(wide);
        let narrow = self.convert(ConvertOp::I64ToI32, wide)?;
        self.hold(narrow);
        let back = self.convert(ConvertOp::I32ToI64, narrow)?;
        let fits = self.emit_compare(CompareOperator::Eq, Kind::I64, back, wide)?;
        let one = self.int(1)?;
        let mask = self.emit_binary(B::Sub, Kind::I32, fits, one)?;
        self.emit_binary(B::Or, Kind::I32, narrow, mask)
    }

    /// Faults unless an array is exactly of a type.
    pub(crate) fn check_exact_array(&mut self, array: Reg, ty: TyId) -> Res<()> {
        let class = self.int(ty.class().0 as i32)?;
        let native = self.source.native("cil.check_exact_array");
        self.emit(Op::Native {
            dst: OptDef(None),
            native,
            args: Args(Box::from([array, class])),
        });
        self.release(class);
        Ok(())
    }

    pub(crate) fn element_address(&mut self, element: TyId, readonly: bool) -> Res<()> {
        let (array, index) = self.array_and_index()?;
        if !readonly && self.world.repr(element)? == Repr::Cell(Cell::Ref) {
            // A pointer into an array of a more special type could be written through.
            self.check_exact_array(array, self.array_type(element)?)?;
        }
        self.release(array);
        self.release(index);
        let dst = self.temp(Kind::Ptr)?;
        self.emit(Op::ElementAddress {
            dst: Def(dst),
            array,
            index,
        });
        self.push(dst);
        Ok(())
    }

    pub(crate) fn load_element(&mut self, element: TyId) -> Res<()> {
        match self.world.repr(element)? {
            Repr::Void => problem("malformed code: an array of void"),
            Repr::Cell(cell) => {
                let (array, index) = self.array_and_index()?;
                let dst = self.load(Place::Element(array, index, cell), Order::Plain)?;
                self.release(array);
                self.release(index);
                self.push_typed(dst, element)
            }
            Repr::Struct => {
                self.element_address(element, true)?;
                self.load_object(element, Order::Plain)
            }
        }
    }

    pub(crate) fn store_element(&mut self, element: TyId) -> Res<()> {
        match self.world.repr(element)? {
            Repr::Void => problem("malformed code: an array of void"),
            Repr::Cell(cell) => self.store_cell(cell),
            Repr::Struct => {
                let value = self.pop()?;
                self.element_address(element, true)?;
                let base = self.pop_kind(Kind::Ptr)?;
                self.store_value(element, value, base, Order::Plain)?;
                self.release(base);
                Ok(())
            }
        }
    }

    /// Reads an element of an array of primitive cells.
    pub(crate) fn load_cell(&mut self, cell: Cell) -> Res<()> {
        let (array, index) = self.array_and_index()?;
        let dst = self.load(Place::Element(array, index, cell), Order::Plain)?;
        self.release(array);
        self.release(index);
        self.push_scalar(dst, Small::of_cell(cell), cell == Cell::Ptr);
        Ok(())
    }

    /// Writes an element of an array of primitive cells.
    pub(crate) fn store_cell(&mut self, cell: Cell) -> Res<()> {
        let value = self.pop_kind(cell.kind())?;
        let (array, index) = self.array_and_index()?;
        if cell == Cell::Ref {
            // An index out of range is found before a value that does not fit.
            let place = self.temp(Kind::Ptr)?;
            self.emit(Op::ElementAddress {
                dst: Def(place),
                array,
                index,
            });
            self.emit(Op::StoreCheck { array, value });
        }
        self.store(Place::Element(array, index, cell), Order::Plain, value);
        for reg in [array, index, value] {
            self.release(reg);
        }
        Ok(())
    }

    /// The address of the characters of the string on the stack.
    pub(crate) fn string_data(&mut self) -> Res<()> {
        let text = self.pop_kind(Kind::Ref)?;
        self.emit(Op::NullCheck { value: text });
        let base = self.convert(ConvertOp::BoxToPtr, text)?;
        let distance = self.number(Kind::I64, u64::from(fencepost_ir::STRING_DATA))?;
        let dst = self.emit_binary(B::Add, Kind::Ptr, base, distance)?;
        self.push(dst);
        Ok(())
    }
}
