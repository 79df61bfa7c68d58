//! The verifier: rejects ill-typed functions with a message and a position.
//!
//! A function that passes cannot make the machine misread a word: every register is used at its
//! kind, control stays inside the code, and exception regions nest. Registers start as zero, so
//! reading one before anything wrote it is defined and not checked here.

mod atomic;
mod handlers;
mod ops;
mod program;
mod regions;

use crate::limits::{MAX_OBJECT_BYTES, MAX_OPS};
use crate::{Function, Layout, Source};
use fencepost_base::Position;
use std::fmt;

/// Why a function or a class is not well-formed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// The function, or the class.
    pub function: String,
    /// The operation that is wrong, if it is one operation.
    pub pc: Option<u32>,
    /// Where in the source that is.
    pub position: Position,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.function)?;
        if let Some(pc) = self.pc {
            write!(f, ", operation {pc}")?;
        }
        if self.position.line != 0 {
            let Position { line, column, .. } = self.position;
            write!(f, " (line {line}, column {column})")?;
        }
        write!(f, ": {}", self.message)
    }
}

impl std::error::Error for VerifyError {}

/// What is wrong, before the function's name is put to it: an operation and a message.
struct Wrong {
    pc: Option<u32>,
    message: String,
}

fn wrong<T>(pc: u32, message: impl Into<String>) -> Result<T, Wrong> {
    Err(Wrong {
        pc: Some(pc),
        message: message.into(),
    })
}

fn wrong_function<T>(message: impl Into<String>) -> Result<T, Wrong> {
    Err(Wrong {
        pc: None,
        message: message.into(),
    })
}

/// Checks one function. What the source cannot supply is left to whoever runs into it.
pub fn verify_function(source: &dyn Source, function: &Function) -> Result<(), VerifyError> {
    check(source, function).map_err(|Wrong { pc, message }| VerifyError {
        function: function.name.clone(),
        pc,
        position: function.position(pc.unwrap_or(0)),
        message,
    })
}

fn check(source: &dyn Source, function: &Function) -> Result<(), Wrong> {
    check_sizes(function)?;
    for (pc, op) in function.ops.iter().enumerate() {
        ops::check_op(source, function, pc as u32, op)?;
    }
    check_targets(function)?;
    regions::check_regions(function)?;
    handlers::check_handlers(source, function)?;
    atomic::check_sections(function)
}

fn check_sizes(function: &Function) -> Result<(), Wrong> {
    let registers = function.regs.len();
    if registers > usize::from(u16::MAX) {
        return wrong_function(format!("{registers} registers; the limit is {}", u16::MAX));
    }
    if usize::from(function.param_count) > registers {
        return wrong_function("more parameters than registers");
    }
    let count = function.ops.len();
    if count == 0 {
        return wrong_function("a function needs at least one operation");
    }
    if count > MAX_OPS {
        return wrong_function(format!("{count} operations; the limit is {MAX_OPS}"));
    }
    if function.positions.len() != count {
        return wrong_function("every operation needs one position");
    }
    match layout_problem(&function.frame) {
        Some(message) => wrong_function(format!("the frame: {message}")),
        None => Ok(()),
    }
}

/// What is wrong with a layout, if anything is.
fn layout_problem(layout: &Layout) -> Option<String> {
    if layout.size > MAX_OBJECT_BYTES {
        return Some(format!(
            "{} bytes; the limit is {MAX_OBJECT_BYTES}",
            layout.size
        ));
    }
    let mut before = 0;
    for cell in &layout.cells {
        if cell.offset < before {
            return Some("cells are not sorted by offset".into());
        }
        before = cell.offset;
        if u64::from(cell.offset) + u64::from(cell.cell.size()) > u64::from(layout.size) {
            return Some(format!("cell `{}` ends past the end", cell.name));
        }
    }
    None
}

/// Jumps stay inside the code, and the last operation does not fall off its end.
fn check_targets(function: &Function) -> Result<(), Wrong> {
    let count = function.ops.len() as u32;
    for (pc, op) in function.ops.iter().enumerate() {
        let mut outside = None;
        op.for_each_target(&mut |target| {
            if target >= count {
                outside = Some(target);
            }
        });
        if let Some(target) = outside {
            return wrong(
                pc as u32,
                format!("goes to operation {target}, but there are only {count}"),
            );
        }
    }
    match function.ops.last() {
        Some(op) if op.falls_through() => wrong(
            count - 1,
            "control falls off the end of the function; end it with `ret`, `throw` or a jump",
        ),
        _ => Ok(()),
    }
}
