//! Instructions: one byte of opcode and its operands become one value.

use super::bytes::Cursor;
use super::{JavaType, Result, wrong};
use fencepost_ir::Kind;

/// A comparison of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less than.
    Lt,
    /// At least.
    Ge,
    /// Greater than.
    Gt,
    /// At most.
    Le,
}

/// Arithmetic of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArithmeticOp {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient.
    Div,
    /// Remainder.
    Rem,
}

/// Operators on bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogicOp {
    /// And.
    And,
    /// Or.
    Or,
    /// Exclusive or.
    Xor,
    /// Shift left.
    Shl,
    /// Arithmetic shift right.
    Shr,
    /// Logical shift right.
    Ushr,
}

/// Comparisons that give -1, 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreeWay {
    /// Of integers.
    Integer,
    /// Of floats; -1 where one is not a number.
    FloatLess,
    /// Of floats; 1 where one is not a number.
    FloatGreater,
}

/// An instruction. Targets are offsets in the code; other numbers are places in the pool or slots.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Instruction {
    Nop,
    Null,
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Constant(u16),
    Load(Kind, u16),
    Store(Kind, u16),
    ArrayLoad(JavaType),
    ArrayStore(JavaType),
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
    Arithmetic(ArithmeticOp, Kind),
    Negate(Kind),
    Logic(LogicOp, Kind),
    Increment(u16, i16),
    Convert(Kind, JavaType),
    Compare(ThreeWay, Kind),
    IfZero(Condition, u32),
    IfInt(Condition, u32),
    IfSame(bool, u32),
    IfNull(bool, u32),
    Goto(u32),
    TableSwitch {
        default: u32,
        low: i32,
        targets: Vec<u32>,
    },
    LookupSwitch {
        default: u32,
        pairs: Vec<(i32, u32)>,
    },
    Return(Option<Kind>),
    GetStatic(u16),
    PutStatic(u16),
    GetField(u16),
    PutField(u16),
    InvokeVirtual(u16),
    InvokeSpecial(u16),
    InvokeStatic(u16),
    InvokeInterface(u16),
    InvokeDynamic(u16),
    New(u16),
    NewArray(JavaType),
    NewObjectArray(u16),
    ArrayLength,
    Throw,
    CheckCast(u16),
    InstanceOf(u16),
    MonitorEnter,
    MonitorExit,
    NewMultiArray(u16, u8),
    /// A subroutine, as compilers before Java 6 wrote them.
    Subroutine,
}

impl Instruction {
    /// Calls `visit` for every target.
    pub fn for_each_target(&self, visit: &mut dyn FnMut(u32)) {
        match self {
            Instruction::IfZero(_, target)
            | Instruction::IfInt(_, target)
            | Instruction::IfSame(_, target)
            | Instruction::IfNull(_, target)
            | Instruction::Goto(target) => visit(*target),
            Instruction::TableSwitch {
                default, targets, ..
            } => {
                visit(*default);
                targets.iter().for_each(|&target| visit(target));
            }
            Instruction::LookupSwitch { default, pairs } => {
                visit(*default);
                pairs.iter().for_each(|&(_, target)| visit(target));
            }
            _ => {}
        }
    }

    /// Whether control may go on at the next instruction.
    pub fn falls_through(&self) -> bool {
        !matches!(
            self,
            Instruction::Goto(_)
                | Instruction::TableSwitch { .. }
                | Instruction::LookupSwitch { .. }
                | Instruction::Return(_)
                | Instruction::Throw
                | Instruction::Subroutine
        )
    }
}

const KINDS: [Kind; 5] = [Kind::I32, Kind::I64, Kind::F32, Kind::F64, Kind::Ref];
const CONDITIONS: [Condition; 6] = [
    Condition::Eq,
    Condition::Ne,
    Condition::Lt,
    Condition::Ge,
    Condition::Gt,
    Condition::Le,
];

/// The elements that the eight array instructions work on, in their order.
fn element(number: u8) -> JavaType {
    match number {
        0 => JavaType::Int,
        1 => JavaType::Long,
        2 => JavaType::Float,
        3 => JavaType::Double,
        4 => JavaType::Reference(String::new()),
        5 => JavaType::Byte,
        6 => JavaType::Char,
        _ => JavaType::Short,
    }
}

/// Reads the instruction at an offset, and says where the next one is.
pub fn decode(code: &[u8], offset: u32) -> Result<(Instruction, u32)> {
    let mut input = Cursor::new(code, offset as usize);
    let opcode = input.u8()?;
    let instruction = match opcode {
        0x00 => Instruction::Nop,
        0x01 => Instruction::Null,
        0x02..=0x08 => Instruction::Int(i32::from(opcode) - 3),
        0x09 | 0x0a => Instruction::Long(i64::from(opcode) - 9),
        0x0b..=0x0d => Instruction::Float(f32::from(opcode - 0x0b)),
        0x0e | 0x0f => Instruction::Double(f64::from(opcode - 0x0e)),
        0x10 => Instruction::Int(i32::from(input.u8()? as i8)),
        0x11 => Instruction::Int(i32::from(input.u16()? as i16)),
        0x12 => Instruction::Constant(u16::from(input.u8()?)),
        0x13 | 0x14 => Instruction::Constant(input.u16()?),
        0x15..=0x19 => Instruction::Load(KINDS[usize::from(opcode - 0x15)], input.u8()?.into()),
        0x1a..=0x2d => {
            let number = opcode - 0x1a;
            Instruction::Load(KINDS[usize::from(number / 4)], u16::from(number % 4))
        }
        0x2e..=0x35 => Instruction::ArrayLoad(element(opcode - 0x2e)),
        0x36..=0x3a => Instruction::Store(KINDS[usize::from(opcode - 0x36)], input.u8()?.into()),
        0x3b..=0x4e => {
            let number = opcode - 0x3b;
            Instruction::Store(KINDS[usize::from(number / 4)], u16::from(number % 4))
        }
        0x4f..=0x56 => Instruction::ArrayStore(element(opcode - 0x4f)),
        0x57 => Instruction::Pop,
        0x58 => Instruction::Pop2,
        0x59 => Instruction::Dup,
        0x5a => Instruction::DupX1,
        0x5b => Instruction::DupX2,
        0x5c => Instruction::Dup2,
        0x5d => Instruction::Dup2X1,
        0x5e => Instruction::Dup2X2,
        0x5f => Instruction::Swap,
        0x60..=0x73 => {
            let number = usize::from(opcode - 0x60);
            let operator = [
                ArithmeticOp::Add,
                ArithmeticOp::Sub,
                ArithmeticOp::Mul,
                ArithmeticOp::Div,
                ArithmeticOp::Rem,
            ][number / 4];
            Instruction::Arithmetic(operator, KINDS[number % 4])
        }
        0x74..=0x77 => Instruction::Negate(KINDS[usize::from(opcode - 0x74)]),
        0x78..=0x83 => {
            let number = usize::from(opcode - 0x78);
            let operator = [
                LogicOp::Shl,
                LogicOp::Shr,
                LogicOp::Ushr,
                LogicOp::And,
                LogicOp::Or,
                LogicOp::Xor,
            ][number / 2];
            Instruction::Logic(operator, KINDS[number % 2])
        }
        0x84 => {
            let slot = u16::from(input.u8()?);
            Instruction::Increment(slot, i16::from(input.u8()? as i8))
        }
        0x85..=0x90 => {
            let number = usize::from(opcode - 0x85);
            let from = KINDS[number / 3];
            let others = KINDS[..4].iter().filter(|&&kind| kind != from);
            let to = match others.copied().nth(number % 3) {
                Some(Kind::I32) => JavaType::Int,
                Some(Kind::I64) => JavaType::Long,
                Some(Kind::F32) => JavaType::Float,
                _ => JavaType::Double,
            };
            Instruction::Convert(from, to)
        }
        0x91 => Instruction::Convert(Kind::I32, JavaType::Byte),
        0x92 => Instruction::Convert(Kind::I32, JavaType::Char),
        0x93 => Instruction::Convert(Kind::I32, JavaType::Short),
        0x94 => Instruction::Compare(ThreeWay::Integer, Kind::I64),
        0x95 => Instruction::Compare(ThreeWay::FloatLess, Kind::F32),
        0x96 => Instruction::Compare(ThreeWay::FloatGreater, Kind::F32),
        0x97 => Instruction::Compare(ThreeWay::FloatLess, Kind::F64),
        0x98 => Instruction::Compare(ThreeWay::FloatGreater, Kind::F64),
        0x99..=0x9e => {
            let condition = CONDITIONS[usize::from(opcode - 0x99)];
            Instruction::IfZero(condition, near(&mut input, code, offset)?)
        }
        0x9f..=0xa4 => {
            let condition = CONDITIONS[usize::from(opcode - 0x9f)];
            Instruction::IfInt(condition, near(&mut input, code, offset)?)
        }
        0xa5 | 0xa6 => Instruction::IfSame(opcode == 0xa5, near(&mut input, code, offset)?),
        0xa7 => Instruction::Goto(near(&mut input, code, offset)?),
        0xa8 | 0xa9 | 0xc9 => Instruction::Subroutine,
        0xaa => return table_switch(input, code, offset),
        0xab => return lookup_switch(input, code, offset),
        0xac..=0xb0 => Instruction::Return(Some(KINDS[usize::from(opcode - 0xac)])),
        0xb1 => Instruction::Return(None),
        0xb2 => Instruction::GetStatic(input.u16()?),
        0xb3 => Instruction::PutStatic(input.u16()?),
        0xb4 => Instruction::GetField(input.u16()?),
        0xb5 => Instruction::PutField(input.u16()?),
        0xb6 => Instruction::InvokeVirtual(input.u16()?),
        0xb7 => Instruction::InvokeSpecial(input.u16()?),
        0xb8 => Instruction::InvokeStatic(input.u16()?),
        0xb9 => {
            let method = input.u16()?;
            input.u16()?;
            Instruction::InvokeInterface(method)
        }
        0xba => {
            let site = input.u16()?;
            input.u16()?;
            Instruction::InvokeDynamic(site)
        }
        0xbb => Instruction::New(input.u16()?),
        0xbc => {
            let letters = b"ZCFDBSIJ";
            let number = input.u8()?;
            let letter = letters.get(usize::from(number.wrapping_sub(4)));
            match letter.and_then(|&letter| JavaType::primitive(letter)) {
                Some(element) => Instruction::NewArray(element),
                None => {
                    return wrong(
                        offset as usize,
                        format!("an array of unknown type {number}"),
                    );
                }
            }
        }
        0xbd => Instruction::NewObjectArray(input.u16()?),
        0xbe => Instruction::ArrayLength,
        0xbf => Instruction::Throw,
        0xc0 => Instruction::CheckCast(input.u16()?),
        0xc1 => Instruction::InstanceOf(input.u16()?),
        0xc2 => Instruction::MonitorEnter,
        0xc3 => Instruction::MonitorExit,
        0xc4 => wide(&mut input)?,
        0xc5 => Instruction::NewMultiArray(input.u16()?, input.u8()?),
        0xc6 | 0xc7 => Instruction::IfNull(opcode == 0xc6, near(&mut input, code, offset)?),
        0xc8 => {
            let distance = input.u32()? as i32;
            Instruction::Goto(target(code, offset, distance)?)
        }
        _ => return wrong(offset as usize, format!("unknown opcode {opcode:#04x}")),
    };
    Ok((instruction, input.position() as u32))
}

fn wide(input: &mut Cursor<'_>) -> Result<Instruction> {
    let opcode = input.u8()?;
    let slot = input.u16()?;
    Ok(match opcode {
        0x15..=0x19 => Instruction::Load(KINDS[usize::from(opcode - 0x15)], slot),
        0x36..=0x3a => Instruction::Store(KINDS[usize::from(opcode - 0x36)], slot),
        0x84 => Instruction::Increment(slot, input.u16()? as i16),
        0xa9 => Instruction::Subroutine,
        _ => {
            return wrong(
                input.position(),
                format!("opcode {opcode:#04x} cannot be wide"),
            );
        }
    })
}

fn near(input: &mut Cursor<'_>, code: &[u8], offset: u32) -> Result<u32> {
    let distance = input.u16()? as i16;
    target(code, offset, i32::from(distance))
}

fn target(code: &[u8], offset: u32, distance: i32) -> Result<u32> {
    let target = i64::from(offset) + i64::from(distance);
    match u32::try_from(target) {
        Ok(target) if (target as usize) < code.len() => Ok(target),
        _ => wrong(offset as usize, "a branch goes out of the code"),
    }
}

/// Skips to the next multiple of four.
fn align(input: &mut Cursor<'_>) -> Result<()> {
    while !input.position().is_multiple_of(4) {
        input.u8()?;
    }
    Ok(())
}

fn table_switch(mut input: Cursor<'_>, code: &[u8], offset: u32) -> Result<(Instruction, u32)> {
    align(&mut input)?;
    let default = target(code, offset, input.u32()? as i32)?;
    let low = input.u32()? as i32;
    let high = input.u32()? as i32;
    let count = i64::from(high) - i64::from(low) + 1;
    if count < 1 || count as usize > code.len() {
        return wrong(offset as usize, "a switch without a sensible range");
    }
    let mut targets = Vec::new();
    for _ in 0..count {
        targets.push(target(code, offset, input.u32()? as i32)?);
    }
    let switch = Instruction::TableSwitch {
        default,
        low,
        targets,
    };
    Ok((switch, input.position() as u32))
}

fn lookup_switch(mut input: Cursor<'_>, code: &[u8], offset: u32) -> Result<(Instruction, u32)> {
    align(&mut input)?;
    let default = target(code, offset, input.u32()? as i32)?;
    let count = input.u32()?;
    if count as usize > code.len() {
        return wrong(offset as usize, "a switch with more cases than code");
    }
    let mut pairs = Vec::new();
    for _ in 0..count {
        let value = input.u32()? as i32;
        pairs.push((value, target(code, offset, input.u32()? as i32)?));
    }
    Ok((
        Instruction::LookupSwitch { default, pairs },
        input.position() as u32,
    ))
}
