//! Accesses of 64 bits that are two of 32, which the language allows unless a field is volatile or
//! final.

use super::blocks::Method;
use super::builder::Builder;
use crate::reader::access;
use crate::world::Res;
use fencepost_ir::{BinaryOperator, Cell, ConvertOp, Def, Kind, Op, Order, Place, Reg};

/// Whether an access is one that may come in halves.
fn tears(b: &Builder<'_>, order: Order, cell: Cell) -> bool {
    let wide = matches!(cell, Cell::I64 | Cell::F64);
    wide && order == Order::Plain && b.source.tears() && !b.function.library
}

/// The address of a cell, which is checked as for an access.
fn address(b: &mut Builder<'_>, place: Place) -> Res<Reg> {
    let pointer = b.temp(Kind::Ptr)?;
    b.emit(Op::Address {
        dst: Def(pointer),
        place,
    });
    Ok(pointer)
}

/// Reads the lower half, then the upper one.
fn load(b: &mut Builder<'_>, dst: Reg, place: Place) -> Res<()> {
    let is_float = place.cell() == Cell::F64;
    let pointer = address(b, place)?;
    let mut words = [dst; 2];
    for (half, word) in words.iter_mut().enumerate() {
        let part = b.temp(Kind::I32)?;
        b.emit(Op::Load {
            dst: Def(part),
            order: Order::Plain,
            place: Place::Pointer(pointer, 4 * half as i32, Cell::I32),
        });
        *word = b.temp(Kind::I64)?;
        b.convert(ConvertOp::U32ToI64, *word, part);
    }
    let [low, high] = words;
    let by = b.int(32)?;
    b.binary(BinaryOperator::Shl, Kind::I64, high, high, by);
    b.binary(BinaryOperator::Or, Kind::I64, low, low, high);
    match is_float {
        true => b.convert(ConvertOp::BitsF64, dst, low),
        false => b.mov(dst, low),
    }
    Ok(())
}

/// Writes the lower half, then the upper one.
fn store(b: &mut Builder<'_>, place: Place, value: Reg) -> Res<()> {
    let is_float = place.cell() == Cell::F64;
    let pointer = address(b, place)?;
    let word = b.temp(Kind::I64)?;
    match is_float {
        true => b.convert(ConvertOp::F64Bits, word, value),
        false => b.mov(word, value),
    }
    let by = b.int(32)?;
    let high = b.temp(Kind::I64)?;
    b.binary(BinaryOperator::ShrU, Kind::I64, high, word, by);
    for (half, word) in [word, high].into_iter().enumerate() {
        let part = b.temp(Kind::I32)?;
        b.convert(ConvertOp::I64ToI32, part, word);
        b.emit(Op::Store {
            order: Order::Plain,
            place: Place::Pointer(pointer, 4 * half as i32, Cell::I32),
            value: part,
        });
    }
    Ok(())
}

impl Method<'_> {
    /// Reads a cell, at once or in halves; the flags are those of its field.
    pub(super) fn load_cell(
        &mut self,
        dst: Reg,
        order: Order,
        place: Place,
        flags: u16,
    ) -> Res<()> {
        if tears(&self.b, order, place.cell()) && flags & access::FINAL == 0 {
            return load(&mut self.b, dst, place);
        }
        self.b.emit(Op::Load {
            dst: Def(dst),
            order,
            place,
        });
        Ok(())
    }

    /// Writes a cell, at once or in halves.
    pub(super) fn store_cell(
        &mut self,
        order: Order,
        place: Place,
        value: Reg,
        flags: u16,
    ) -> Res<()> {
        if tears(&self.b, order, place.cell()) && flags & access::FINAL == 0 {
            return store(&mut self.b, place, value);
        }
        self.b.emit(Op::Store {
            order,
            place,
            value,
        });
        Ok(())
    }
}
