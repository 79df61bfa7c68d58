//! The code of a method as text that does not depend on lines or on the order of the pool.

use super::{ClassFile, Code, Constant, Instruction, Member, Result, decode};
use std::fmt::Write as _;

/// How deep constants may refer to each other: a damaged pool may have a cycle.
const DEEPEST: usize = 6;

/// The instructions and the exception table of a method; none if it has no code.
pub(crate) fn code_text(file: &ClassFile, method: &Member) -> Result<Option<String>> {
    let Some(code) = Code::of(file, method)? else {
        return Ok(None);
    };
    let bytes = code.instructions(file);
    let mut text = String::new();
    let mut offset = 0;
    while (offset as usize) < bytes.len() {
        let (instruction, next) = decode(bytes, offset)?;
        // The number of a constant says where it stands in the pool, not what it is.
        let _ = match constant_of(&instruction) {
            Some((name, index)) => writeln!(text, "{offset}: {name} {}", told(file, index, 0)?),
            None => writeln!(text, "{offset}: {instruction:?}"),
        };
        offset = next;
    }
    for row in &code.rows {
        let class = match row.class {
            0 => String::new(),
            class => told(file, class, 0)?,
        };
        let _ = writeln!(text, "{}..{} {} {class}", row.start, row.end, row.handler);
    }
    Ok(Some(text))
}

/// What an instruction does, and its place in the pool, if it has one.
fn constant_of(instruction: &Instruction) -> Option<(String, u16)> {
    Some(match *instruction {
        Instruction::Constant(index) => ("Constant".to_string(), index),
        Instruction::GetStatic(index) => ("GetStatic".to_string(), index),
        Instruction::PutStatic(index) => ("PutStatic".to_string(), index),
        Instruction::GetField(index) => ("GetField".to_string(), index),
        Instruction::PutField(index) => ("PutField".to_string(), index),
        Instruction::InvokeVirtual(index) => ("InvokeVirtual".to_string(), index),
        Instruction::InvokeSpecial(index) => ("InvokeSpecial".to_string(), index),
        Instruction::InvokeStatic(index) => ("InvokeStatic".to_string(), index),
        Instruction::InvokeInterface(index) => ("InvokeInterface".to_string(), index),
        Instruction::InvokeDynamic(index) => ("InvokeDynamic".to_string(), index),
        Instruction::New(index) => ("New".to_string(), index),
        Instruction::NewObjectArray(index) => ("NewObjectArray".to_string(), index),
        Instruction::CheckCast(index) => ("CheckCast".to_string(), index),
        Instruction::InstanceOf(index) => ("InstanceOf".to_string(), index),
        Instruction::NewMultiArray(index, rank) => (format!("NewMultiArray {rank}"), index),
        _ => return None,
    })
}

/// A constant with everything that it refers to.
fn told(file: &ClassFile, index: u16, depth: usize) -> Result<String> {
    if depth > DEEPEST {
        return Ok(String::new());
    }
    let part = |index: u16| told(file, index, depth + 1);
    Ok(match file.pool.get(index)? {
        Constant::Text(_) => format!("{:?}", file.text(index)?),
        Constant::Class(name) | Constant::String(name) | Constant::MethodType(name) => part(*name)?,
        Constant::Field(a, b)
        | Constant::Method(a, b)
        | Constant::InterfaceMethod(a, b)
        | Constant::NameAndType(a, b) => format!("{} {}", part(*a)?, part(*b)?),
        // The table of bootstrap methods is numbered like the pool.
        Constant::Dynamic(_, signature) | Constant::InvokeDynamic(_, signature) => {
            part(*signature)?
        }
        Constant::MethodHandle(kind, member) => format!("{kind} {}", part(*member)?),
        other => format!("{other:?}"),
    })
}
