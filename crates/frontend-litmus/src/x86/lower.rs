//! Instructions as operations.
//!
//! Every whole register is a 64-bit word. Values of instructions are zero-extended from the
//! instruction's size; flags are computed where a thread looks at them at all.

use super::conditions::{Condition, Test};
use super::flags::{Flags, tests};
use super::instruction::{Address, Instruction, Item, Name, Operand};
use super::registers::{ACCUMULATOR, Register, WHOLE_REGISTERS};
use crate::emit::{Emitter, Label};
use crate::error::{LitmusError, Place};
use crate::init::RegisterInit;
use crate::memory::{CellId, Memory};
use crate::program::emit_wild_pointer;
use fencepost_base::{FileId, Position};
use fencepost_ir::{
    BinaryOperator, CasOrder, FenceKind, FieldRef, Function, Kind, Op, OptUse, Order, Reg, RmwOp,
    UpdateOrder,
};
use std::collections::BTreeMap;

/// Refuses first values of registers that do not exist.
pub fn check_registers(registers: &[RegisterInit], threads: usize) -> Result<(), LitmusError> {
    for init in registers {
        if init.thread >= threads {
            return Err(init
                .place
                .malformed(format!("there is no thread {}", init.thread)));
        }
        if Register::find(&init.name).is_none() {
            let message = format!("the register `{}` is not modelled", init.name);
            return Err(init.place.unsupported(message));
        }
    }
    Ok(())
}

/// What a thread gets beside its instructions.
pub struct Surroundings<'a> {
    /// The shared locations.
    pub memory: &'a Memory,
    /// First values of its registers.
    pub registers: Vec<(&'a str, i64)>,
    /// Registers whose end values are wanted, and where they go.
    pub observed: Vec<(&'a str, FieldRef)>,
    /// The text.
    pub file: FileId,
}

/// The code of a thread.
pub fn lower_thread(
    name: &str,
    items: &[Item],
    around: &Surroundings<'_>,
) -> Result<Function, LitmusError> {
    let mut emitter = Emitter::new(name);
    let whole = std::array::from_fn(|index| emitter.named(&Register::whole_name(index)));
    let flags = (!tests(items).is_empty()).then(|| Flags {
        zero: emitter.named("zf"),
        sign: emitter.named("sf"),
        carry: emitter.named("cf"),
        overflow: emitter.named("of"),
    });
    let end = emitter.label();
    let mut lowering = Lowering {
        emitter,
        end,
        memory: around.memory,
        whole,
        flags,
        labels: BTreeMap::new(),
        looks_at: tests(items),
    };
    for (name, value) in &around.registers {
        if let Some(register) = Register::find(name) {
            let value = lowering.emitter.constant(*value);
            lowering.write_register(register, value);
        }
    }
    for item in items {
        if let Item::Label(name, place) = item {
            let label = lowering.emitter.label();
            if lowering.labels.insert(name.clone(), label).is_some() {
                return Err(place.malformed(format!("there are two labels `{name}`")));
            }
        }
    }
    for item in items {
        match item {
            Item::Label(name, _) => {
                let label = lowering.labels[name];
                lowering.emitter.bind(label);
            }
            Item::Instruction(instruction) => {
                let Place { line, column } = instruction.place;
                lowering.emitter.position = Position::at(around.file, line, column);
                lowering.instruction(instruction)?;
                if lowering.emitter.register_count() > 60_000 {
                    return Err(instruction.place.unsupported("this thread is too long"));
                }
            }
        }
    }
    lowering.emitter.bind(end);
    for (name, field) in &around.observed {
        if let Some(register) = Register::find(name) {
            let value = lowering.read_register(register);
            lowering.emitter.store(*field, Order::Plain, value);
        }
    }
    lowering.emitter.op(Op::Return {
        value: OptUse(None),
    });
    lowering.emitter.finish()
}

/// The state of lowering one thread.
pub struct Lowering<'a> {
    pub(super) emitter: Emitter,
    memory: &'a Memory,
    whole: [Reg; WHOLE_REGISTERS],
    pub(super) flags: Option<Flags>,
    labels: BTreeMap<String, Label>,
    /// What the thread asks the flags.
    pub(super) looks_at: Vec<Test>,
    /// Behind the last instruction.
    end: Label,
}

/// Where a memory operand is.
enum Target {
    /// In a cell that the text names.
    Cell(CellId),
    /// Wherever a register says.
    Pointer(Reg),
}

impl Lowering<'_> {
    fn instruction(&mut self, instruction: &Instruction) -> Result<(), LitmusError> {
        let place = instruction.place;
        if instruction.locked {
            let lockable = matches!(
                instruction.name,
                Name::Add
                    | Name::Subtract
                    | Name::And
                    | Name::Or
                    | Name::Xor
                    | Name::Increment
                    | Name::Decrement
                    | Name::Not
                    | Name::Exchange
                    | Name::ExchangeAdd
                    | Name::CompareExchange
            );
            if !lockable || !instruction.touches_memory() {
                return Err(place.unsupported("this instruction is not modelled with a lock"));
            }
        }
        self.check_immediates(instruction)?;
        match instruction.name {
            Name::Nothing => {}
            Name::Return => self.emitter.jump(self.end),
            Name::FullFence => self.fence(FenceKind::Full),
            Name::StoreFence => self.fence(FenceKind::StoreStore),
            Name::LoadFence => {
                self.fence(FenceKind::LoadLoad);
                self.fence(FenceKind::LoadStore);
            }
            Name::Jump(condition) => self.jump(condition, instruction)?,
            Name::SetIf(condition) => {
                let value = self.test(condition);
                self.write(&instruction.operands[0], 8, value, place)?;
            }
            Name::MoveIf(condition) => self.move_if(condition, instruction)?,
            Name::LoadAddress => self.load_address(instruction)?,
            Name::Extend(signed, _) => self.extend(instruction, signed)?,
            Name::Exchange | Name::ExchangeAdd | Name::CompareExchange => {
                self.exchange(instruction)?;
            }
            Name::Shift(shift) => self.shift(shift, instruction)?,
            Name::Move
            | Name::Add
            | Name::Subtract
            | Name::And
            | Name::Or
            | Name::Xor
            | Name::Compare
            | Name::Test
            | Name::Increment
            | Name::Decrement
            | Name::Negate
            | Name::Not => self.arithmetic(instruction)?,
        }
        Ok(())
    }

    fn fence(&mut self, kind: FenceKind) {
        self.emitter.op(Op::Fence { kind });
    }

    fn jump(
        &mut self,
        condition: Option<Condition>,
        instruction: &Instruction,
    ) -> Result<(), LitmusError> {
        let name = match &instruction.operands[0] {
            Operand::Memory(Address {
                symbol: Some(name),
                base: None,
                index: None,
                displacement: 0,
            }) => name,
            _ => return Err(instruction.place.malformed("a jump goes to a label")),
        };
        let Some(&target) = self.labels.get(name) else {
            let message = format!("there is no label `{name}` in this thread");
            return Err(instruction.place.malformed(message));
        };
        match condition {
            None => self.emitter.jump(target),
            Some(condition) => {
                let value = self.test(condition);
                let next = self.emitter.label();
                self.emitter.branch(value, target, next);
                self.emitter.bind(next);
            }
        }
        Ok(())
    }

    fn move_if(
        &mut self,
        condition: Condition,
        instruction: &Instruction,
    ) -> Result<(), LitmusError> {
        let [destination, source] = instruction.operands.as_slice() else {
            return Ok(());
        };
        // Only a register can be the destination, whichever notation this is.
        let (destination, source) = match destination {
            Operand::Memory(_) => (source, destination),
            _ => (destination, source),
        };
        let Operand::Register(register) = destination else {
            return Err(instruction
                .place
                .unsupported("a conditional move into memory does not exist"));
        };
        let bits = instruction.bits().unwrap_or(register.bits);
        // The source is read whatever the condition says.
        let new = self.read(source, bits, instruction.place)?;
        let old = self.read(destination, bits, instruction.place)?;
        let value = self.test(condition);
        let chosen = self.emitter.select(value, new, old);
        self.write(destination, bits, chosen, instruction.place)
    }

    fn load_address(&mut self, instruction: &Instruction) -> Result<(), LitmusError> {
        let [destination, Operand::Memory(address)] = instruction.operands.as_slice() else {
            return Err(instruction.place.malformed("this has no address"));
        };
        let value = self.address_value(address, instruction.place)?;
        let bits = instruction.bits().unwrap_or(64);
        self.write(destination, bits, value, instruction.place)
    }

    /// A copy of a smaller value into a register.
    fn extend(&mut self, instruction: &Instruction, signed: bool) -> Result<(), LitmusError> {
        use BinaryOperator as B;
        let place = instruction.place;
        let [destination, source] = instruction.operands.as_slice() else {
            return Ok(());
        };
        let Operand::Register(register) = destination else {
            return Err(place.malformed("the destination of this is a register"));
        };
        let from = self.size(instruction)?;
        let mut value = self.read(source, from, place)?;
        if signed && from < 64 {
            let unused = i64::from(64 - from);
            value = self.emitter.binary_constant(B::Shl, value, unused);
            value = self.emitter.binary_constant(B::Shr, value, unused);
        }
        self.write(destination, register.bits, value, place)
    }

    /// Everything that computes a value from one or two others.
    fn arithmetic(&mut self, instruction: &Instruction) -> Result<(), LitmusError> {
        let place = instruction.place;
        let destination = &instruction.operands[0];
        let bits = self.size(instruction)?;
        if let Operand::Immediate(_) | Operand::AddressOf(_) = destination {
            return Err(place.malformed("the destination is a number"));
        }
        let source = match &instruction.operands.get(1) {
            Some(source) => self.read(source, bits, place)?,
            None => self.emitter.constant(1),
        };
        if instruction.name == Name::Move {
            return self.write(destination, bits, source, place);
        }
        if instruction.locked {
            return self.locked(instruction, bits, source);
        }
        let old = self.read(destination, bits, place)?;
        let (value, keeps) = self.compute(instruction.name, bits, old, source);
        if keeps {
            self.write(destination, bits, value, place)?;
        }
        Ok(())
    }

    /// A read-modify-write in one step.
    fn locked(
        &mut self,
        instruction: &Instruction,
        bits: u32,
        source: Reg,
    ) -> Result<(), LitmusError> {
        let (operator, operand) = match instruction.name {
            Name::Add | Name::Increment => (RmwOp::Add, source),
            Name::Subtract | Name::Decrement => (RmwOp::Sub, source),
            Name::And => (RmwOp::And, source),
            Name::Or => (RmwOp::Or, source),
            Name::Not => (RmwOp::Xor, self.emitter.constant(-1)),
            _ => (RmwOp::Xor, source),
        };
        let old = self.change(
            &instruction.operands[0],
            bits,
            instruction.place,
            |emitter, field| emitter.rmw(UpdateOrder::Volatile, operator, field, operand),
        )?;
        let _ = self.compute(instruction.name, bits, old, source);
        Ok(())
    }

    fn exchange(&mut self, instruction: &Instruction) -> Result<(), LitmusError> {
        let place = instruction.place;
        let bits = self.size(instruction)?;
        let [first, second] = instruction.operands.as_slice() else {
            return Ok(());
        };
        // The notations differ in which operand comes first; at most one is memory.
        let (memory, register) = match (first, second) {
            (Operand::Memory(_), Operand::Register(_)) => (first, second),
            (Operand::Register(_), Operand::Memory(_)) => (second, first),
            (Operand::Register(_), Operand::Register(_)) if instruction.name == Name::Exchange => {
                let a = self.read(first, bits, place)?;
                let b = self.read(second, bits, place)?;
                // Neither may change before both have been read.
                let (old, new) = (self.emitter.fresh(Kind::I64), self.emitter.fresh(Kind::I64));
                self.emitter.copy(old, a);
                self.emitter.copy(new, b);
                self.write(first, bits, new, place)?;
                return self.write(second, bits, old, place);
            }
            _ => return Err(place.unsupported("these operands are not modelled here")),
        };
        let value = self.read(register, bits, place)?;
        match instruction.name {
            // An exchange with memory is locked whether it says so or not.
            Name::Exchange => {
                let old = self.change(memory, bits, place, |emitter, field| {
                    emitter.rmw(UpdateOrder::Volatile, RmwOp::Exchange, field, value)
                })?;
                self.write(register, bits, old, place)
            }
            Name::ExchangeAdd if instruction.locked => {
                let old = self.change(memory, bits, place, |emitter, field| {
                    emitter.rmw(UpdateOrder::Volatile, RmwOp::Add, field, value)
                })?;
                let _ = self.compute(Name::ExchangeAdd, bits, old, value);
                self.write(register, bits, old, place)
            }
            Name::CompareExchange if instruction.locked => {
                let accumulator = Register {
                    whole: ACCUMULATOR,
                    bits,
                    shift: 0,
                };
                let expected = self.read_register(accumulator);
                let old = self.change(memory, bits, place, |emitter, field| {
                    emitter.compare_exchange(CasOrder::VOLATILE, field, expected, value)
                })?;
                let _ = self.compute(Name::Compare, bits, expected, old);
                // Equal values leave the accumulator as it is, and so does writing it.
                self.write_register(accumulator, old);
                Ok(())
            }
            _ => Err(place.unsupported("this instruction is modelled with a lock only")),
        }
    }

    /// The size of an instruction's operands in bits.
    pub(super) fn size(&self, instruction: &Instruction) -> Result<u32, LitmusError> {
        if let Some(bits) = instruction.bits() {
            return Ok(bits);
        }
        let symbol = instruction.symbols().next();
        let location = symbol.and_then(|name| self.memory.find(name));
        Ok(location.map_or(32, |index| self.memory.locations[index].cell.size() * 8))
    }

    pub(super) fn cut(&mut self, bits: u32, value: Reg) -> Reg {
        match bits {
            64 => value,
            _ => self
                .emitter
                .binary_constant(BinaryOperator::And, value, (1i64 << bits) - 1),
        }
    }

    fn read_register(&mut self, register: Register) -> Reg {
        let whole = self.whole[register.whole];
        let shifted = match register.shift {
            0 => whole,
            shift => self
                .emitter
                .binary_constant(BinaryOperator::ShrU, whole, i64::from(shift)),
        };
        self.cut(register.bits, shifted)
    }

    fn write_register(&mut self, register: Register, value: Reg) {
        use BinaryOperator as B;
        let whole = self.whole[register.whole];
        let value = self.cut(register.bits, value);
        // A write of 32 bits clears the upper half; smaller ones leave the rest alone.
        if register.bits >= 32 {
            self.emitter.copy(whole, value);
            return;
        }
        let mask = ((1i64 << register.bits) - 1) << register.shift;
        let kept = self.emitter.binary_constant(B::And, whole, !mask);
        let shifted = self
            .emitter
            .binary_constant(B::Shl, value, i64::from(register.shift));
        let merged = self.emitter.binary(B::Or, kept, shifted);
        self.emitter.copy(whole, merged);
    }

    pub(super) fn read(
        &mut self,
        operand: &Operand,
        bits: u32,
        place: Place,
    ) -> Result<Reg, LitmusError> {
        match operand {
            Operand::Immediate(value) => {
                let value = self.emitter.constant(*value as i64);
                Ok(self.cut(bits, value))
            }
            Operand::AddressOf(name) => {
                let location = self.memory.find(name);
                let address = location.map_or(0, |location| {
                    self.memory.address(CellId {
                        location,
                        element: 0,
                    })
                });
                Ok(self.emitter.constant(address))
            }
            Operand::Register(register) => {
                let part = Register { bits, ..*register };
                Ok(self.read_register(part))
            }
            Operand::Memory(_) => self.change(operand, bits, place, |emitter, field| {
                emitter.load(field, Order::Plain)
            }),
        }
    }

    pub(super) fn write(
        &mut self,
        operand: &Operand,
        bits: u32,
        value: Reg,
        place: Place,
    ) -> Result<(), LitmusError> {
        match operand {
            Operand::Register(register) => {
                let part = Register { bits, ..*register };
                self.write_register(part, value);
                Ok(())
            }
            Operand::Memory(_) => self
                .change(operand, bits, place, |emitter, field| {
                    emitter.store(field, Order::Plain, value);
                    value
                })
                .map(|_| ()),
            _ => Err(place.malformed("the destination is a number")),
        }
    }

    /// Accesses the cell that a memory operand names, whichever it is; gives what the access
    /// gives, zero-extended.
    fn change(
        &mut self,
        operand: &Operand,
        bits: u32,
        place: Place,
        mut access: impl FnMut(&mut Emitter, FieldRef) -> Reg,
    ) -> Result<Reg, LitmusError> {
        let Operand::Memory(address) = operand else {
            return Err(place.malformed("expected a memory operand"));
        };
        let memory = self.memory;
        match self.target(address, place)? {
            Target::Cell(id) => {
                let field = memory.field(id);
                if field.cell.size() * 8 != bits {
                    return Err(place.unsupported(format!(
                        "an access of {bits} bits to `{}`, which has {}: accesses of mixed sizes \
                         are not modelled",
                        memory.name(id),
                        field.cell.size() * 8
                    )));
                }
                let value = access(&mut self.emitter, field);
                Ok(self.cut(bits, value))
            }
            Target::Pointer(pointer) => {
                let result = self.emitter.fresh(Kind::I64);
                memory.through_pointer(&mut self.emitter, pointer, |emitter, id| {
                    let field = memory.field(id);
                    if field.cell.size() * 8 == bits {
                        let value = access(emitter, field);
                        emitter.copy(result, value);
                    } else {
                        emit_wild_pointer(emitter);
                    }
                });
                Ok(self.cut(bits, result))
            }
        }
    }

    fn target(&mut self, address: &Address, place: Place) -> Result<Target, LitmusError> {
        if address.base.is_some() || address.index.is_some() {
            return Ok(Target::Pointer(self.address_value(address, place)?));
        }
        let Some(name) = &address.symbol else {
            return Err(place.unsupported("an access to a fixed address is not modelled"));
        };
        let location = self
            .memory
            .find(name)
            .ok_or_else(|| place.malformed(format!("there is no location `{name}`")))?;
        let start = self.memory.address(CellId {
            location,
            element: 0,
        });
        let at = i128::from(start) + i128::from(address.displacement);
        match self.memory.at_address(at) {
            Some(id) if id.location == location => Ok(Target::Cell(id)),
            _ => Err(place.malformed(format!(
                "`{name}` has nothing {} bytes from its start",
                address.displacement
            ))),
        }
    }

    fn address_value(&mut self, address: &Address, place: Place) -> Result<Reg, LitmusError> {
        use BinaryOperator as B;
        let mut start = address.displacement;
        if let Some(name) = &address.symbol {
            let location = self
                .memory
                .find(name)
                .ok_or_else(|| place.malformed(format!("there is no location `{name}`")))?;
            start = start.wrapping_add(self.memory.address(CellId {
                location,
                element: 0,
            }));
        }
        let mut value = self.emitter.constant(start);
        if let Some(base) = address.base {
            let base = self.read_register(base);
            value = self.emitter.binary(B::Add, value, base);
        }
        if let Some((index, scale)) = address.index {
            let index = self.read_register(index);
            let scaled = self.emitter.binary_constant(B::Mul, index, scale);
            value = self.emitter.binary(B::Add, value, scaled);
        }
        Ok(value)
    }
}
