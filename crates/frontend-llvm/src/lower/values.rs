//! Operands: from values of the text to registers.

use super::{Lowering, Refusal, Slot};
use crate::TextError;
use crate::cursor::{Constant, Value};
use crate::instruction::Operation;
use crate::types::Type;
use crate::world::{Symbol, UNNAMED_FIELD, World};
use fencepost_ir::{
    BinaryOperator, Cell, ClassId, ConvertOp, Def, FieldRef, Kind, Op, Order, Place, Reg,
};

/// An address that an access can use.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Address {
    /// A pointer in a register plus a distance.
    Pointer(Reg, i64),
    /// A place in a global variable.
    Static(ClassId, u64),
    /// A place in the thread's own copy of a variable.
    ThreadStatic(ClassId, u64),
}

impl Lowering<'_> {
    /// Registers for a value of a type, or why there can be none.
    pub fn registers_for(&mut self, ty: &Type) -> Result<Result<Box<[Reg]>, Refusal>, TextError> {
        let scalars = match self.types().scalars(ty) {
            Ok(scalars) => scalars,
            Err(error) => return Ok(Err(error.message)),
        };
        let mut out = Vec::with_capacity(scalars.len());
        for scalar in scalars {
            match scalar.ty.kind() {
                Ok(kind) => out.push(self.fresh_named(kind, None)?),
                Err(refusal) => return Ok(Err(refusal)),
            }
        }
        Ok(Ok(out.into()))
    }

    /// The type of the result of an operation, where it says one.
    pub fn result_type(&self, operation: &Operation) -> Option<Type> {
        Some(match operation {
            Operation::Alloca { .. } | Operation::ElementPointer { .. } => Type::Pointer,
            Operation::Load { ty, .. }
            | Operation::Binary { ty, .. }
            | Operation::Negate { ty, .. }
            | Operation::Phi { ty, .. }
            | Operation::Select { ty, .. }
            | Operation::Freeze { ty, .. }
            | Operation::Insert { ty, .. }
            | Operation::ReadModifyWrite { ty, .. }
            | Operation::VariadicArgument { ty, .. } => ty.clone(),
            Operation::Cast { to, .. } => to.clone(),
            Operation::Compare { .. } => Type::Int(1),
            Operation::CompareExchange { ty, .. } => Type::Struct {
                fields: vec![ty.clone(), Type::Int(1)].into(),
                packed: false,
            },
            Operation::Call { result, .. } => result.clone(),
            Operation::Extract { ty, indices, .. } => {
                let mut at = ty.clone();
                for &index in indices {
                    at = self.types().part(&at, index).ok()?.0;
                }
                at
            }
            Operation::Store { .. }
            | Operation::Fence(_)
            | Operation::Return(_)
            | Operation::Jump(_)
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::IndirectJump { .. }
            | Operation::Unreachable
            | Operation::Refused(_) => return None,
        })
    }

    /// Binds a name to registers; registers that it was promised before get copies.
    pub fn bind(&mut self, name: Option<u32>, registers: Vec<Reg>) {
        let Some(name) = name else { return };
        match &self.slots[name as usize] {
            Slot::Registers(promised) => {
                for (to, from) in promised.clone().iter().zip(registers) {
                    self.emit(Op::Move {
                        dst: Def(*to),
                        src: from,
                    });
                }
            }
            _ => self.slots[name as usize] = Slot::Registers(registers.into()),
        }
    }

    /// Binds a name to an address.
    pub fn bind_address(&mut self, name: Option<u32>, base: Reg, distance: i64) {
        let Some(index) = name else { return };
        match self.slots[index as usize] {
            Slot::Unset => self.slots[index as usize] = Slot::Offset(base, distance),
            _ => {
                let reg = self.add_distance(base, distance);
                self.bind(name, vec![reg]);
            }
        }
    }

    fn add_distance(&mut self, base: Reg, distance: i64) -> Reg {
        if distance == 0 {
            return base;
        }
        let distance = self.constant(Kind::I64, distance as u64);
        self.binary(BinaryOperator::Add, Kind::Ptr, base, distance)
    }

    /// The register of a scalar.
    pub fn scalar(&mut self, ty: &Type, value: &Value) -> Result<Reg, Refusal> {
        let registers = self.registers(ty, value)?;
        match registers.as_slice() {
            [one] => Ok(*one),
            _ => Err("a value of several parts where one is needed".to_string()),
        }
    }

    /// The registers of a value, one per scalar.
    pub fn registers(&mut self, ty: &Type, value: &Value) -> Result<Vec<Reg>, Refusal> {
        let kinds = self.kinds(ty)?;
        let registers = match value {
            Value::Local(name) => match self.slots[*name as usize].clone() {
                Slot::Registers(registers) => registers.to_vec(),
                Slot::Offset(base, distance) => vec![self.add_distance(base, distance)],
                Slot::Variable(_) => {
                    return Err("the address of a variable in a register".to_string());
                }
                Slot::Unset => return Err("a value that nothing defines".to_string()),
            },
            Value::Constant(constant) => self.constant_registers(ty, constant)?,
        };
        let found: Vec<Kind> = registers
            .iter()
            .map(|reg| self.function.regs[reg.index()].kind)
            .collect();
        match found == kinds {
            true => Ok(registers),
            false => Err("a value that is used with another type than its own".to_string()),
        }
    }

    /// The kinds of the scalars of a type.
    pub fn kinds(&self, ty: &Type) -> Result<Vec<Kind>, Refusal> {
        let scalars = self.types().scalars(ty).map_err(|error| error.message)?;
        scalars.iter().map(|scalar| scalar.ty.kind()).collect()
    }

    fn constant_registers(&mut self, ty: &Type, constant: &Constant) -> Result<Vec<Reg>, Refusal> {
        let resolved = self
            .types()
            .resolve(ty)
            .map_err(|error| error.message)?
            .clone();
        match (constant, &resolved) {
            (Constant::Parts(parts), _) => {
                let mut out = Vec::new();
                for (ty, part) in parts.iter() {
                    out.extend(self.constant_registers(ty, part)?);
                }
                Ok(out)
            }
            (Constant::Zero | Constant::Undefined | Constant::Null, _) => {
                let kinds = self.kinds(ty)?;
                Ok(kinds
                    .into_iter()
                    .map(|kind| self.constant(kind, 0))
                    .collect())
            }
            (Constant::Int(bits), Type::Int(width)) => {
                let kind = resolved.kind()?;
                Ok(vec![self.constant(kind, bits & mask(*width))])
            }
            (Constant::Wide(bits), Type::Int(128)) => {
                let words = [*bits as u64, (*bits >> 64) as u64];
                Ok(words.map(|word| self.constant(Kind::I64, word)).to_vec())
            }
            (Constant::Float(value), Type::Double) => {
                Ok(vec![self.constant(Kind::F64, value.to_bits())])
            }
            (Constant::Float(value), Type::Float) => {
                let bits = (*value as f32).to_bits();
                Ok(vec![self.constant(Kind::F32, u64::from(bits))])
            }
            (Constant::Global(name), Type::Pointer) => Ok(vec![self.global_pointer(name)?]),
            (Constant::Address(parts), Type::Pointer) => {
                let (source, base, indices) = &**parts;
                let base = self.constant_registers(&Type::Pointer, base)?[0];
                let distance = self.constant_distance(source, indices)?;
                Ok(vec![self.add_distance(base, distance)])
            }
            (Constant::Cast(cast), _) => {
                let (operator, from, value, to) = &**cast;
                let value = self.constant_registers(from, value)?;
                let [value] = value.as_slice() else {
                    return Err("a constant of several parts that is converted".to_string());
                };
                Ok(vec![self.cast(operator, from, *value, to)?])
            }
            (Constant::Binary(parts), _) => {
                let (operator, ty, a, b) = &**parts;
                let a = self.constant_registers(ty, a)?[0];
                let b = self.constant_registers(ty, b)?[0];
                Ok(vec![self.arithmetic(operator, ty, a, b)?])
            }
            (Constant::Other(what), _) => Err(what.to_string()),
            _ => Err("a constant that does not fit its type".to_string()),
        }
    }

    /// The distance that constant indices step through a type.
    pub fn constant_distance(&self, source: &Type, indices: &[Constant]) -> Result<i64, Refusal> {
        let mut at = source.clone();
        let mut distance = 0_i64;
        for (number, index) in indices.iter().enumerate() {
            let Constant::Int(bits) = index else {
                return Err("an address with an index that is no number".to_string());
            };
            // A 32-bit index is written with its sign.
            let index = *bits as i64;
            distance = distance.wrapping_add(self.step(&mut at, number, index)?);
        }
        Ok(distance)
    }

    /// The bytes that one index of an address steps; `at` becomes the type of the part.
    pub fn step(&self, at: &mut Type, number: usize, index: i64) -> Result<i64, Refusal> {
        let types = self.types();
        let fail = |error: TextError| error.message;
        if number == 0 {
            let (size, _) = types.layout(at).map_err(fail)?;
            return Ok((size as i64).wrapping_mul(index));
        }
        match types.resolve(at).map_err(fail)?.clone() {
            Type::Array(_, element) => {
                let (size, _) = types.layout(&element).map_err(fail)?;
                *at = (*element).clone();
                Ok((size as i64).wrapping_mul(index))
            }
            Type::Struct { .. } => {
                let (part, offset) = types.part(at, index as u64).map_err(fail)?;
                *at = part;
                Ok(offset as i64)
            }
            _ => Err("an address of a part of something without parts".to_string()),
        }
    }

    fn global_pointer(&mut self, name: &str) -> Result<Reg, Refusal> {
        let dst = self.fresh(Kind::Ptr);
        match self.world.symbol(self.module, name) {
            Some(Symbol::Function(function)) => {
                self.emit(Op::FunctionAddress {
                    dst: Def(dst),
                    function,
                });
            }
            Some(Symbol::Global(global)) => {
                let address = self.variable_address(global)?;
                if let Address::Pointer(pointer, _) = address {
                    return Ok(pointer);
                }
                let place = place(address, Cell::U8)?;
                self.emit(Op::Address {
                    dst: Def(dst),
                    place,
                });
            }
            None => return Err(format!("the variable `{name}`, which no file defines")),
        }
        Ok(dst)
    }

    /// Where an access through a pointer goes.
    pub fn address(&mut self, pointer: &Value) -> Result<Address, Refusal> {
        match pointer {
            Value::Local(name) => match self.slots[*name as usize] {
                Slot::Offset(base, distance) => Ok(Address::Pointer(base, distance)),
                _ => Ok(Address::Pointer(self.scalar(&Type::Pointer, pointer)?, 0)),
            },
            Value::Constant(Constant::Global(name)) => {
                if let Some(Symbol::Global(global)) = self.world.symbol(self.module, name) {
                    return self.variable_address(global);
                }
                Ok(Address::Pointer(self.scalar(&Type::Pointer, pointer)?, 0))
            }
            Value::Constant(Constant::Address(parts)) => {
                let (source, base, indices) = &**parts;
                let distance = self.constant_distance(source, indices)?;
                if let Constant::Global(name) = base
                    && let Some(Symbol::Global(global)) = self.world.symbol(self.module, name)
                    && let Ok(distance) = u64::try_from(distance)
                    && distance < self.world.global_size(global)
                {
                    return Ok(match self.variable_address(global)? {
                        Address::Static(class, at) => Address::Static(class, at + distance),
                        Address::ThreadStatic(class, at) => {
                            Address::ThreadStatic(class, at + distance)
                        }
                        Address::Pointer(base, at) => Address::Pointer(base, at + distance as i64),
                    });
                }
                let base = Value::Constant(base.clone());
                let base = self.scalar(&Type::Pointer, &base)?;
                Ok(Address::Pointer(base, distance))
            }
            Value::Constant(_) => Ok(Address::Pointer(self.scalar(&Type::Pointer, pointer)?, 0)),
        }
    }

    /// The place of a cell at a distance from an address.
    pub fn cell_place(
        &mut self,
        address: Address,
        distance: u64,
        cell: Cell,
    ) -> Result<Place, Refusal> {
        match address {
            Address::Pointer(base, at) => {
                let at = at.wrapping_add(distance as i64);
                if i32::try_from(at).is_ok() {
                    return place(Address::Pointer(base, at), cell);
                }
                let base = self.add_distance(base, at);
                place(Address::Pointer(base, 0), cell)
            }
            Address::Static(class, at) => {
                // Behind the end of the variable the machine checks, as it does for pointers.
                if at + distance + u64::from(cell.size()) > self.world.class_size(class) {
                    let dst = self.fresh(Kind::Ptr);
                    let start = place(Address::Static(class, 0), Cell::U8)?;
                    self.emit(Op::Address {
                        dst: Def(dst),
                        place: start,
                    });
                    return self.cell_place(Address::Pointer(dst, at as i64), distance, cell);
                }
                place(Address::Static(class, at + distance), cell)
            }
            Address::ThreadStatic(class, at) => {
                place(Address::ThreadStatic(class, at + distance), cell)
            }
        }
    }

    /// Puts a scalar of a result where the caller finds it.
    pub fn keep_result(&mut self, number: usize, reg: Reg) -> Result<(), Refusal> {
        let place = self.result_place(number, reg)?;
        self.emit(Op::Store {
            order: Order::Plain,
            place,
            value: reg,
        });
        Ok(())
    }

    /// Where a scalar of a result is between callee and caller.
    pub fn result_place(&self, number: usize, reg: Reg) -> Result<Place, Refusal> {
        let cell = match self.function.regs[reg.index()].kind {
            Kind::I32 => Cell::I32,
            Kind::I64 => Cell::I64,
            Kind::F32 => Cell::F32,
            Kind::F64 => Cell::F64,
            Kind::Ptr | Kind::Ref => Cell::Ptr,
        };
        if number >= World::RESULT_WORDS {
            return Err("a result of more than 8 parts".to_string());
        }
        let class = self.results_class();
        place(Address::ThreadStatic(class, 8 * number as u64), cell)
    }

    /// An integer as a pointer-sized number.
    pub fn index(&mut self, ty: &Type, value: &Value) -> Result<Reg, Refusal> {
        let reg = self.scalar(ty, value)?;
        match ty {
            Type::Int(64) => Ok(reg),
            Type::Int(32) => Ok(self.convert(ConvertOp::I32ToI64, reg)),
            Type::Int(_) => self.cast("sext", ty, reg, &Type::Int(64)),
            _ => Err("an index that is no integer".to_string()),
        }
    }
}

/// The bits that an integer of a width has.
pub(crate) fn mask(width: u32) -> u64 {
    match width {
        0..=63 => (1 << width) - 1,
        _ => u64::MAX,
    }
}

/// A place in the form of the program.
pub(crate) fn place(address: Address, cell: Cell) -> Result<Place, Refusal> {
    let field = |class: ClassId, at: u64| {
        let offset = u32::try_from(at).map_err(|_| "an offset that is too large".to_string())?;
        Ok::<_, Refusal>(FieldRef {
            id: UNNAMED_FIELD,
            class,
            offset,
            cell,
        })
    };
    Ok(match address {
        Address::Pointer(base, distance) => {
            let distance =
                i32::try_from(distance).map_err(|_| "an offset that is too large".to_string())?;
            Place::Pointer(base, distance, cell)
        }
        Address::Static(class, at) => Place::Static(field(class, at)?),
        Address::ThreadStatic(class, at) => Place::ThreadStatic(field(class, at)?),
    })
}
