//! Memory: local variables, loads and stores, atomic accesses, addresses.

use super::atomics::{read_order, write_order};
use super::locals::Home;
use super::values::Address;
use super::{Lowering, Refusal, Slot};
use crate::cursor::{Constant, Value};
use crate::instruction::{Operation, Ordering};
use crate::types::Type;
use fencepost_ir::{BinaryOperator, Cell, ConvertOp, Def, Kind, Op, Order, Reg};

impl Lowering<'_> {
    /// Everything but control flow.
    pub fn plain_instruction(
        &mut self,
        name: Option<u32>,
        operation: &Operation,
    ) -> Result<(), Refusal> {
        match operation {
            Operation::Alloca { ty, count } => self.alloca(name, ty, count.as_ref()),
            Operation::Load { ty, pointer, order } => self.load(name, ty, pointer, *order),
            Operation::Store {
                ty,
                value,
                pointer,
                order,
            } => self.store(ty, value, pointer, *order),
            Operation::Fence(None) => Ok(()),
            Operation::Fence(Some(order)) => self.fence(*order),
            Operation::CompareExchange {
                weak,
                pointer,
                ty,
                expected,
                new,
                success,
                failure,
            } => {
                let orders = (*success, *failure);
                self.compare_exchange(name, *weak, pointer, ty, expected, new, orders)
            }
            Operation::ReadModifyWrite {
                operator,
                pointer,
                ty,
                operand,
                order,
            } => self.read_modify_write(name, operator, pointer, ty, operand, *order),
            Operation::ElementPointer {
                source,
                base,
                indices,
            } => self.element_pointer(name, source, base, indices),
            Operation::Cast {
                operator,
                from,
                value,
                to,
            } => {
                let registers = match (from, to) {
                    (Type::Int(128), _) | (_, Type::Int(128)) => {
                        self.wide_cast(operator, from, value, to)?
                    }
                    _ => {
                        let value = self.scalar(from, value)?;
                        vec![self.cast(operator, from, value, to)?]
                    }
                };
                self.bind(name, registers);
                Ok(())
            }
            Operation::Binary {
                operator,
                ty: Type::Int(128),
                a,
                b,
            } => {
                let (a, b) = (self.wide(a)?, self.wide(b)?);
                let result = self.wide_arithmetic(operator, a, b)?;
                self.bind(name, result.to_vec());
                Ok(())
            }
            Operation::Binary { operator, ty, a, b } => {
                let (a, b) = (self.scalar(ty, a)?, self.scalar(ty, b)?);
                let reg = self.arithmetic(operator, ty, a, b)?;
                self.bind(name, vec![reg]);
                Ok(())
            }
            Operation::Negate { ty, value } => {
                let value = self.scalar(ty, value)?;
                let reg = self.negate(ty, value)?;
                self.bind(name, vec![reg]);
                Ok(())
            }
            Operation::Compare {
                predicate,
                ty: Type::Int(128),
                a,
                b,
                ..
            } => {
                let (a, b) = (self.wide(a)?, self.wide(b)?);
                let reg = self.compare_wide(predicate, a, b)?;
                self.bind(name, vec![reg]);
                Ok(())
            }
            Operation::Compare {
                float,
                predicate,
                ty,
                a,
                b,
            } => {
                let (a, b) = (self.scalar(ty, a)?, self.scalar(ty, b)?);
                let reg = match float {
                    true => self.compare_floats(predicate, ty, a, b)?,
                    false => self.compare_integers(predicate, ty, a, b)?,
                };
                self.bind(name, vec![reg]);
                Ok(())
            }
            Operation::Select {
                condition,
                ty,
                a,
                b,
            } => {
                let condition = self.scalar(&Type::Int(1), condition)?;
                let (a, b) = (self.registers(ty, a)?, self.registers(ty, b)?);
                let mut out = Vec::new();
                for (a, b) in a.into_iter().zip(b) {
                    let dst = self.fresh(self.function.regs[a.index()].kind);
                    self.emit(Op::Select {
                        dst: Def(dst),
                        condition,
                        a,
                        b,
                    });
                    out.push(dst);
                }
                self.bind(name, out);
                Ok(())
            }
            Operation::Freeze { ty, value } => {
                let registers = self.registers(ty, value)?;
                self.bind(name, registers);
                Ok(())
            }
            Operation::Extract { ty, value, indices } => {
                let registers = self.registers(ty, value)?;
                let (first, count) = self.part_range(ty, indices)?;
                let part = registers[first..first + count].to_vec();
                self.bind(name, part);
                Ok(())
            }
            Operation::Insert {
                ty,
                value,
                part_ty,
                part,
                indices,
            } => {
                let mut registers = self.registers(ty, value)?;
                let part = self.registers(part_ty, part)?;
                let (first, count) = self.part_range(ty, indices)?;
                if part.len() != count {
                    return Err("a part of another type than its place".to_string());
                }
                registers.splice(first..first + count, part);
                self.bind(name, registers);
                Ok(())
            }
            Operation::VariadicArgument { .. } => Err("the instruction `va_arg`".to_string()),
            Operation::Call {
                result,
                variadic,
                callee,
                arguments,
            } => self.call_instruction(name, result, *variadic, callee, arguments),
            Operation::Phi { .. }
            | Operation::Return(_)
            | Operation::Jump(_)
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::IndirectJump { .. }
            | Operation::Unreachable
            | Operation::Refused(_) => Err("control flow in the wrong place".to_string()),
        }
    }

    /// Which scalars of a value a part is.
    fn part_range(&self, ty: &Type, indices: &[u64]) -> Result<(usize, usize), Refusal> {
        let mut at = ty.clone();
        let mut first = 0;
        let types = self.types();
        for &index in indices {
            for before in 0..index {
                let (part, _) = types.part(&at, before).map_err(|e| e.message)?;
                first += types.count(&part).map_err(|e| e.message)?;
                if first > crate::types::MAX_SCALARS {
                    return Err("a part that its value does not have".to_string());
                }
            }
            at = types.part(&at, index).map_err(|e| e.message)?.0;
        }
        let count = types.count(&at).map_err(|e| e.message)?;
        let total = types.count(ty).map_err(|e| e.message)?;
        match first + count <= total {
            true => Ok((first, count)),
            false => Err("a part that its value does not have".to_string()),
        }
    }

    fn alloca(
        &mut self,
        name: Option<u32>,
        ty: &Type,
        count: Option<&(Type, Value)>,
    ) -> Result<(), Refusal> {
        let Some(local) = name else { return Ok(()) };
        let home = self.homes.get(&local).copied().unwrap_or(Home::Shared);
        if home == Home::Register {
            return Ok(());
        }
        let (size, _) = self.types().layout(ty).map_err(|e| e.message)?;
        let mut bytes = self.constant(Kind::I64, size);
        let fixed = count.is_none_or(|(_, count)| matches!(count, Value::Constant(_)));
        if let Some((ty, count)) = count {
            let count = self.index(ty, count)?;
            bytes = self.binary(BinaryOperator::Mul, Kind::I64, bytes, count);
        }
        let pointer = match home {
            Home::Private => {
                let reference = self.fresh(Kind::Ptr);
                self.emit(Op::NewBytes {
                    dst: Def(reference),
                    size: bytes,
                });
                reference
            }
            Home::Register | Home::Shared => {
                let native = self.native("c.local", vec![bytes], Some(Kind::Ptr));
                let pointer = native.unwrap_or(bytes);
                if fixed {
                    self.shared.push(pointer);
                }
                pointer
            }
        };
        self.bind(name, vec![pointer]);
        Ok(())
    }

    fn variable(&self, pointer: &Value) -> Option<Reg> {
        match pointer {
            Value::Local(name) => match self.slots[*name as usize] {
                Slot::Variable(reg) => Some(reg),
                _ => None,
            },
            Value::Constant(_) => None,
        }
    }

    fn load(
        &mut self,
        name: Option<u32>,
        ty: &Type,
        pointer: &Value,
        order: Option<Ordering>,
    ) -> Result<(), Refusal> {
        if let Some(variable) = self.variable(pointer) {
            let dst = self.fresh(self.function.regs[variable.index()].kind);
            self.emit(Op::Move {
                dst: Def(dst),
                src: variable,
            });
            self.bind(name, vec![dst]);
            return Ok(());
        }
        let address = self.address(pointer)?;
        let scalars = self.types().scalars(ty).map_err(|e| e.message)?;
        if order.is_some() && scalars.len() > 1 {
            return Err(TWO_WORDS.to_string());
        }
        let order = read_order(order);
        let mut out = Vec::new();
        for scalar in scalars {
            if let Some(bytes) = odd_bytes(&scalar.ty)
                && order == Order::Plain
            {
                let kind = scalar.ty.kind()?;
                out.push(self.load_pieces(address, scalar.offset, bytes, kind)?);
                continue;
            }
            let cell = scalar.ty.cell()?;
            let place = self.cell_place(address, scalar.offset, cell)?;
            let dst = self.fresh(cell.kind());
            self.emit(Op::Load {
                dst: Def(dst),
                order,
                place,
            });
            if self.checks_reads && !self.is_masked && !self.is_whole_struct(pointer) {
                self.check_read(address, scalar.offset, cell, dst)?;
            }
            out.push(dst);
        }
        self.bind(name, out);
        Ok(())
    }

    /// Whether a pointer leads to a struct as a whole, which is read as a number only where it is
    /// passed to a function: gaps between its members need not have been written.
    fn is_whole_struct(&self, pointer: &Value) -> bool {
        matches!(pointer, Value::Local(name) if self.whole_structs.contains(name))
    }

    /// Looks whether what was read had been written.
    fn check_read(
        &mut self,
        address: Address,
        offset: u64,
        cell: Cell,
        value: Reg,
    ) -> Result<(), Refusal> {
        // Variables of the whole program begin with a value.
        let Address::Pointer(..) = address else {
            return Ok(());
        };
        let place = self.cell_place(address, offset, cell)?;
        let pointer = self.fresh(Kind::Ptr);
        self.emit(Op::Address {
            dst: Def(pointer),
            place,
        });
        let size = self.constant(Kind::I32, u64::from(cell.size()));
        let word = match self.function.regs[value.index()].kind {
            Kind::I64 => value,
            Kind::I32 => self.convert(ConvertOp::U32ToI64, value),
            Kind::Ptr | Kind::Ref => self.convert(ConvertOp::PtrToI64, value),
            // The check waits for the value in any case; what it is does not matter.
            Kind::F32 => {
                let wide = self.convert(ConvertOp::F32ToF64, value);
                self.convert(ConvertOp::F64ToI64, wide)
            }
            Kind::F64 => self.convert(ConvertOp::F64ToI64, value),
        };
        self.native("c.check_written", vec![pointer, size, word], None);
        Ok(())
    }

    fn store(
        &mut self,
        ty: &Type,
        value: &Value,
        pointer: &Value,
        order: Option<Ordering>,
    ) -> Result<(), Refusal> {
        let registers = self.registers(ty, value)?;
        if let Some(variable) = self.variable(pointer) {
            self.emit(Op::Move {
                dst: Def(variable),
                src: registers[0],
            });
            return Ok(());
        }
        let address = self.address(pointer)?;
        let scalars = self.types().scalars(ty).map_err(|e| e.message)?;
        if order.is_some() && scalars.len() > 1 {
            return Err(TWO_WORDS.to_string());
        }
        let how = write_order(order);
        for (scalar, value) in scalars.iter().zip(registers) {
            if let Some(bytes) = odd_bytes(&scalar.ty)
                && how == Order::Plain
            {
                self.store_pieces(address, scalar.offset, bytes, value)?;
                continue;
            }
            let cell = scalar.ty.cell()?;
            let place = self.cell_place(address, scalar.offset, cell)?;
            self.emit(Op::Store {
                order: how,
                place,
                value,
            });
        }
        self.after_write(order);
        Ok(())
    }

    /// Reads an integer that no cell has the size of: piece by piece.
    fn load_pieces(
        &mut self,
        address: Address,
        offset: u64,
        bytes: u64,
        kind: Kind,
    ) -> Result<Reg, Refusal> {
        let mut whole = self.constant(kind, 0);
        for (at, cell) in cells_of(bytes) {
            let place = self.cell_place(address, offset + at, cell)?;
            let piece = self.fresh(cell.kind());
            self.emit(Op::Load {
                dst: Def(piece),
                order: Order::Plain,
                place,
            });
            let wide = match kind {
                Kind::I64 => self.convert(ConvertOp::U32ToI64, piece),
                _ => piece,
            };
            let distance = self.constant(Kind::I32, 8 * at);
            let moved = self.binary(BinaryOperator::Shl, kind, wide, distance);
            whole = self.binary(BinaryOperator::Or, kind, whole, moved);
        }
        Ok(whole)
    }

    fn store_pieces(
        &mut self,
        address: Address,
        offset: u64,
        bytes: u64,
        value: Reg,
    ) -> Result<(), Refusal> {
        let kind = self.function.regs[value.index()].kind;
        for (at, cell) in cells_of(bytes) {
            let distance = self.constant(Kind::I32, 8 * at);
            let moved = self.binary(BinaryOperator::ShrU, kind, value, distance);
            let piece = match kind {
                Kind::I64 => self.convert(ConvertOp::I64ToI32, moved),
                _ => moved,
            };
            let place = self.cell_place(address, offset + at, cell)?;
            self.emit(Op::Store {
                order: Order::Plain,
                place,
                value: piece,
            });
        }
        Ok(())
    }

    fn element_pointer(
        &mut self,
        name: Option<u32>,
        source: &Type,
        base: &Value,
        indices: &[(Type, Value)],
    ) -> Result<(), Refusal> {
        let (mut pointer, mut distance) = match self.address(base)? {
            Address::Pointer(base, distance) => (base, distance),
            Address::Static(..) | Address::ThreadStatic(..) => {
                (self.scalar(&Type::Pointer, base)?, 0)
            }
        };
        let mut at = source.clone();
        for (number, (ty, index)) in indices.iter().enumerate() {
            if let Value::Constant(Constant::Int(bits)) = index {
                let step = self.step(&mut at, number, *bits as i64)?;
                distance = distance.wrapping_add(step);
                continue;
            }
            let size = self.step(&mut at, number, 1)?;
            let index = self.index(ty, index)?;
            let bytes = match size {
                1 => index,
                _ => {
                    let size = self.constant(Kind::I64, size as u64);
                    self.binary(BinaryOperator::Mul, Kind::I64, index, size)
                }
            };
            pointer = self.binary(BinaryOperator::Add, Kind::Ptr, pointer, bytes);
        }
        self.bind_address(name, pointer, distance);
        Ok(())
    }

    /// Copies a known number of bytes cell by cell: all reads, then all writes.
    pub fn copy_bytes(&mut self, to: Address, from: Address, size: u64) -> Result<(), Refusal> {
        let mut cells = Vec::new();
        for (offset, cell) in cells_of(size) {
            let place = self.cell_place(from, offset, cell)?;
            let reg = self.fresh(cell.kind());
            self.emit(Op::Load {
                dst: Def(reg),
                order: Order::Plain,
                place,
            });
            cells.push((offset, cell, reg));
        }
        for (offset, cell, value) in cells {
            let place = self.cell_place(to, offset, cell)?;
            self.emit(Op::Store {
                order: Order::Plain,
                place,
                value,
            });
        }
        Ok(())
    }
}

/// An access that would be two.
const TWO_WORDS: &str = "an atomic access of more than 8 bytes";

/// The bytes of an integer that has whole bytes but not the size of a cell.
fn odd_bytes(ty: &Type) -> Option<u64> {
    match ty {
        Type::Int(bits @ (24 | 40 | 48 | 56)) => Some(u64::from(bits / 8)),
        _ => None,
    }
}

/// Cells that cover a number of bytes. Words may be addresses, so they are copied as such.
pub(crate) fn cells_of(size: u64) -> impl Iterator<Item = (u64, Cell)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let cell = match size - at {
            0 => return None,
            1 => Cell::U8,
            2 | 3 => Cell::U16,
            4..=7 => Cell::I32,
            _ => Cell::Ptr,
        };
        let found = (at, cell);
        at += u64::from(cell.size());
        Some(found)
    })
}
