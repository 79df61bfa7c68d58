//! Registers, frame memory and the evaluation stack.

use super::{Lowerer, Scalar, Small, Val};
use crate::world::{Repr, Res, TyId, problem};
use fencepost_ir::{
    Cell, ConvertOp, Def, Kind, Number, Op, Order, Place, Reg, limits::MAX_REGISTERS,
};

/// Where a struct is, as far as copying it is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Memory {
    /// In the frame.
    Frame(u32),
    /// Behind a pointer.
    At(Reg),
}

/// Cells that one struct copy holds in registers at a time.
const COPY_CHUNK: usize = 512;

impl Small {
    /// What is known about a value that was loaded from a cell.
    pub(crate) fn of_cell(cell: Cell) -> Self {
        match cell {
            Cell::Bool | Cell::U8 => Small::U8,
            Cell::I8 => Small::I8,
            Cell::I16 => Small::I16,
            Cell::U16 | Cell::Char => Small::U16,
            _ => Small::Any,
        }
    }

    /// What is known about a constant.
    pub(crate) fn of_number(value: i32) -> Self {
        match value {
            0..=127 => Small::Both,
            128..=255 => Small::U8,
            -128..=-1 => Small::I8,
            -32768..=32767 => Small::I16,
            32768..=65535 => Small::U16,
            _ => Small::Any,
        }
    }

    /// The conversion that makes a value fit into a cell, unless it is known to fit.
    fn narrowing(self, cell: Cell) -> Option<ConvertOp> {
        let (fits, convert) = match cell {
            Cell::Bool | Cell::U8 => (matches!(self, Small::Both | Small::U8), ConvertOp::I32ToU8),
            Cell::I8 => (matches!(self, Small::Both | Small::I8), ConvertOp::I32ToI8),
            Cell::I16 => (
                matches!(self, Small::Both | Small::U8 | Small::I8 | Small::I16),
                ConvertOp::I32ToI16,
            ),
            Cell::U16 | Cell::Char => (
                matches!(self, Small::Both | Small::U8 | Small::U16),
                ConvertOp::I32ToU16,
            ),
            _ => return None,
        };
        (!fits).then_some(convert)
    }
}

impl Lowerer<'_> {
    /// A register that belongs to nobody yet.
    pub(crate) fn new_register(&mut self, kind: Kind) -> Res<Reg> {
        if self.function.regs.len() >= MAX_REGISTERS {
            return problem(format!(
                "a function needs more than {MAX_REGISTERS} registers"
            ));
        }
        self.holds.push(0);
        Ok(self.function.add_reg(kind, None))
    }

    /// A register for a value that is about to be computed.
    pub(crate) fn temp(&mut self, kind: Kind) -> Res<Reg> {
        let reg = match self.free[kind as usize].pop() {
            Some(reg) => reg,
            None => self.new_register(kind)?,
        };
        self.holds[reg.index()] = 1;
        Ok(reg)
    }

    /// Gives one hold on a register back.
    pub(crate) fn release(&mut self, reg: Reg) {
        let holds = &mut self.holds[reg.index()];
        if *holds == u16::MAX || *holds == 0 {
            return;
        }
        *holds -= 1;
        if *holds == 0 {
            let kind = self.kind(reg);
            self.free[kind as usize].push(reg);
        }
    }

    /// Takes one more hold on a register.
    pub(crate) fn hold(&mut self, reg: Reg) {
        let holds = &mut self.holds[reg.index()];
        if *holds != u16::MAX {
            *holds = holds.saturating_add(1);
        }
    }

    /// The kind of a register.
    pub(crate) fn kind(&self, reg: Reg) -> Kind {
        self.function.regs[reg.index()].kind
    }

    /// Pushes a value that is nothing special.
    pub(crate) fn push(&mut self, reg: Reg) {
        self.push_scalar(reg, Small::Any, false);
    }

    /// Pushes a scalar with what is known about it.
    pub(crate) fn push_scalar(&mut self, reg: Reg, small: Small, native: bool) {
        self.stack.push(Val::Scalar(Scalar { reg, small, native }));
    }

    /// Pushes a value of a type that one register holds.
    pub(crate) fn push_typed(&mut self, reg: Reg, ty: TyId) -> Res<()> {
        let small = match self.world.repr(ty)? {
            Repr::Cell(cell) => Small::of_cell(cell),
            _ => Small::Any,
        };
        let native = self.is_native_integer(ty)?;
        self.push_scalar(reg, small, native);
        Ok(())
    }

    /// Whether a type is a native integer.
    pub(crate) fn is_native_integer(&self, ty: TyId) -> Res<bool> {
        use crate::reader::Primitive;
        let primitive = self.world.data(ty)?.primitive;
        Ok(matches!(
            primitive,
            Some(Primitive::IntPtr | Primitive::UIntPtr)
        ))
    }

    /// Takes the top of the stack; the caller releases it.
    pub(crate) fn pop(&mut self) -> Res<Val> {
        match self.stack.pop() {
            Some(value) => Ok(value),
            None => problem("malformed code: the evaluation stack is empty"),
        }
    }

    /// Takes a scalar off the stack.
    pub(crate) fn pop_scalar(&mut self) -> Res<Scalar> {
        match self.pop()? {
            Val::Scalar(scalar) => Ok(scalar),
            Val::Struct { .. } => problem("malformed code: a struct where a number is needed"),
        }
    }

    /// Takes a scalar off the stack, converted to a kind.
    pub(crate) fn pop_kind(&mut self, kind: Kind) -> Res<Reg> {
        let scalar = self.pop_scalar()?;
        self.coerce(scalar, kind)
    }

    /// Gives a value back.
    pub(crate) fn release_value(&mut self, value: Val) {
        match value {
            Val::Scalar(scalar) => self.release(scalar.reg),
            Val::Struct { ty, offset } => {
                // A place that ways agreed on is written at their ends, so it serves nothing else.
                if !self.struct_joins.values().any(|join| *join == offset) {
                    self.free_structs.entry(ty).or_default().push(offset);
                }
            }
        }
    }

    /// A conversion of a held register into a fresh one.
    pub(crate) fn convert(&mut self, operator: ConvertOp, src: Reg) -> Res<Reg> {
        self.release(src);
        let dst = self.temp(operator.to_kind())?;
        self.emit(Op::Convert {
            operator,
            dst: Def(dst),
            src,
        });
        Ok(dst)
    }

    /// The value in a register of another kind.
    pub(crate) fn coerce(&mut self, value: Scalar, kind: Kind) -> Res<Reg> {
        self.coerce_reg(value.reg, kind)
    }

    /// The value of a held register in a register of another kind.
    pub(crate) fn coerce_reg(&mut self, reg: Reg, kind: Kind) -> Res<Reg> {
        let steps: &[ConvertOp] = match (self.kind(reg), kind) {
            (from, to) if from == to => &[],
            (Kind::I32, Kind::I64) => &[ConvertOp::I32ToI64],
            (Kind::I32, Kind::Ptr) => &[ConvertOp::I32ToI64, ConvertOp::I64ToPtr],
            (Kind::I64, Kind::Ptr) => &[ConvertOp::I64ToPtr],
            (Kind::Ptr, Kind::I64) => &[ConvertOp::PtrToI64],
            (Kind::I64, Kind::I32) => &[ConvertOp::I64ToI32],
            (Kind::Ptr, Kind::I32) => &[ConvertOp::PtrToI64, ConvertOp::I64ToI32],
            (Kind::F32, Kind::F64) => &[ConvertOp::F32ToF64],
            (Kind::F64, Kind::F32) => &[ConvertOp::F64ToF32],
            (Kind::Ref, Kind::Ptr) => &[ConvertOp::RefToPtr],
            (Kind::Ptr, Kind::Ref) => &[ConvertOp::PtrToRef],
            (Kind::Ref, Kind::I64) => &[ConvertOp::RefToPtr, ConvertOp::PtrToI64],
            (Kind::I64, Kind::Ref) => &[ConvertOp::I64ToPtr, ConvertOp::PtrToRef],
            (from, to) => {
                return problem(format!(
                    "malformed code: {} where {} is needed",
                    from.name(),
                    to.name()
                ));
            }
        };
        let mut reg = reg;
        for step in steps {
            reg = self.convert(*step, reg)?;
        }
        Ok(reg)
    }

    /// A scalar as a value of a type: at its kind, and cut to its width.
    pub(crate) fn coerce_to(&mut self, value: Scalar, cell: Cell) -> Res<Reg> {
        let known = if self.kind(value.reg) == Kind::I32 {
            value.small
        } else {
            Small::Any
        };
        let reg = self.coerce(value, cell.kind())?;
        match known.narrowing(cell) {
            Some(operator) => self.convert(operator, reg),
            None => Ok(reg),
        }
    }

    /// A number in a fresh register.
    pub(crate) fn number(&mut self, kind: Kind, bits: u64) -> Res<Reg> {
        let dst = self.temp(kind)?;
        self.emit(Op::Const {
            dst: Def(dst),
            value: Number { kind, bits },
        });
        Ok(dst)
    }

    /// A 32-bit number in a fresh register.
    pub(crate) fn int(&mut self, value: i32) -> Res<Reg> {
        self.number(Kind::I32, u64::from(value as u32))
    }

    /// A zero of a kind in a fresh register.
    pub(crate) fn zero(&mut self, kind: Kind) -> Res<Reg> {
        if kind == Kind::Ref {
            let dst = self.temp(kind)?;
            self.emit(Op::Null { dst: Def(dst) });
            return Ok(dst);
        }
        self.number(kind, 0)
    }

    /// The register that holds the address of the frame.
    pub(crate) fn frame(&mut self) -> Res<Reg> {
        if let Some(base) = self.frame_base {
            return Ok(base);
        }
        let base = self.new_register(Kind::Ptr)?;
        self.holds[base.index()] = u16::MAX;
        self.frame_base = Some(base);
        Ok(base)
    }

    /// An address in the frame, in a fresh register.
    pub(crate) fn frame_address(&mut self, offset: u32) -> Res<Reg> {
        let dst = self.temp(Kind::Ptr)?;
        self.emit(Op::FrameAddress {
            dst: Def(dst),
            offset,
        });
        Ok(dst)
    }

    /// Makes room in the frame for a value of a type.
    pub(crate) fn reserve(&mut self, ty: TyId, name: &str) -> Res<u32> {
        let frame = &mut self.function.frame;
        match self.world.repr(ty)? {
            Repr::Void => problem("a variable of type void"),
            Repr::Cell(cell) => Ok(frame.push(cell, name)),
            Repr::Struct => {
                let layout = self.world.layout(ty)?;
                let offset = frame.size.next_multiple_of(layout.alignment.max(1));
                let end = u64::from(offset) + u64::from(layout.layout.size);
                if end > u64::from(fencepost_ir::limits::MAX_OBJECT_BYTES) {
                    return problem("the locals of a function take too much memory");
                }
                for cell in &layout.layout.cells {
                    frame.put(
                        cell.cell,
                        format!("{name}.{}", cell.name),
                        offset + cell.offset,
                    );
                }
                frame.size = frame.size.max(end as u32);
                Ok(offset)
            }
        }
    }

    /// A private place for a struct on the stack.
    pub(crate) fn new_struct(&mut self, ty: TyId) -> Res<u32> {
        if let Some(offset) = self.free_structs.get_mut(&ty).and_then(Vec::pop) {
            return Ok(offset);
        }
        self.reserve(ty, "")
    }

    fn place(&mut self, memory: Memory, offset: u32, cell: Cell) -> Res<Place> {
        Ok(match memory {
            Memory::Frame(at) => Place::Pointer(self.frame()?, (at + offset) as i32, cell),
            Memory::At(reg) => Place::Pointer(reg, offset as i32, cell),
        })
    }

    /// Copies a struct cell by cell: all reads, then all writes.
    pub(crate) fn copy_struct(
        &mut self,
        ty: TyId,
        from: Memory,
        to: Memory,
        order: Order,
    ) -> Res<()> {
        let world = self.world;
        let cells = &world.layout(ty)?.layout.cells;
        for chunk in cells.chunks(COPY_CHUNK) {
            let mut words = Vec::with_capacity(chunk.len());
            for cell in chunk {
                let dst = self.temp(cell.cell.kind())?;
                let place = self.place(from, cell.offset, cell.cell)?;
                self.emit(Op::Load {
                    dst: Def(dst),
                    order,
                    place,
                });
                words.push(dst);
            }
            for (cell, value) in chunk.iter().zip(&words) {
                let place = self.place(to, cell.offset, cell.cell)?;
                self.emit(Op::Store {
                    order,
                    place,
                    value: *value,
                });
            }
            words.into_iter().for_each(|word| self.release(word));
        }
        Ok(())
    }

    /// Writes zeros over a struct.
    pub(crate) fn clear_struct(&mut self, ty: TyId, at: Memory) -> Res<()> {
        let world = self.world;
        let mut zeros: [Option<Reg>; 6] = [None; 6];
        for cell in &world.layout(ty)?.layout.cells {
            let kind = cell.cell.kind();
            let value = match zeros[kind as usize] {
                Some(reg) => reg,
                None => self.zero(kind)?,
            };
            zeros[kind as usize] = Some(value);
            let place = self.place(at, cell.offset, cell.cell)?;
            self.emit(Op::Store {
                order: Order::Plain,
                place,
                value,
            });
        }
        zeros
            .into_iter()
            .flatten()
            .for_each(|reg| self.release(reg));
        Ok(())
    }

    /// Pushes a copy of a struct.
    pub(crate) fn push_struct(&mut self, ty: TyId, from: Memory, order: Order) -> Res<()> {
        let offset = self.new_struct(ty)?;
        self.copy_struct(ty, from, Memory::Frame(offset), order)?;
        self.stack.push(Val::Struct { ty, offset });
        Ok(())
    }

    /// Loads a scalar into a fresh register.
    pub(crate) fn load(&mut self, place: Place, order: Order) -> Res<Reg> {
        let dst = self.temp(place.cell().kind())?;
        self.emit(Op::Load {
            dst: Def(dst),
            order,
            place,
        });
        Ok(dst)
    }

    /// Stores a held register, which stays held.
    pub(crate) fn store(&mut self, place: Place, order: Order, value: Reg) {
        self.emit(Op::Store {
            order,
            place,
            value,
        });
    }
}
