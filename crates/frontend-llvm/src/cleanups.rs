//! Handlers of `pthread_cleanup_push`.
//!
//! The macro of glibc keeps a handler in variables of the function that pushes it, and calls it after
//! a jump back into that function, as `longjmp` makes one. Such jumps are not modelled. Instead the
//! library is told of the handler where it is pushed, and calls it when the thread ends.

use crate::cursor::{Constant, Value};
use crate::instruction::{Argument, Block, Body, Instruction, Operation};
use crate::types::Type;
use std::sync::Arc;

/// What the macro calls where it may jump back to, to push a handler, and behind one.
const SAVE: &str = "__sigsetjmp";
const PUSH: &str = "__pthread_register_cancel";
const NEXT: &str = "__pthread_unwind_next";
/// The function of the library that takes a handler with its argument.
const TAKE: &str = "fencepost_push_cleanup";

/// A handler: what it is pushed with, the function and its argument.
struct Handler {
    buffer: Value,
    parts: [Part; 2],
}

enum Part {
    Value(Value),
    /// What a variable holds.
    Variable(Value),
}

/// The function that an instruction calls by name, and its arguments.
fn called(instruction: &Instruction) -> Option<(&Value, &[Argument])> {
    match &instruction.operation {
        Operation::Call {
            callee, arguments, ..
        } => Some((callee, arguments)),
        _ => None,
    }
}

fn calls(instruction: &Instruction, wanted: &str) -> Option<Value> {
    let (callee, arguments) = called(instruction)?;
    let (Value::Constant(Constant::Global(name)), [buffer]) = (callee, arguments) else {
        return None;
    };
    (**name == *wanted).then(|| buffer.value.clone())
}

/// How a value of a block can be had elsewhere. Those that the block does not make are there before
/// it, and so where the handler is pushed.
fn part(block: &Block, value: &Value) -> Option<Part> {
    let Value::Local(name) = value else {
        return Some(Part::Value(value.clone()));
    };
    let mut made = block.instructions.iter();
    match made.find(|made| made.result == Some(*name)) {
        None => Some(Part::Value(value.clone())),
        Some(made) => match &made.operation {
            Operation::Load {
                pointer,
                order: None,
                ..
            } => Some(Part::Variable(pointer.clone())),
            _ => None,
        },
    }
}

/// Whether an instruction does nothing by itself: it reads a variable, ends the block, or is a hint.
fn is_quiet(instruction: &Instruction) -> bool {
    match &instruction.operation {
        Operation::Load { order: None, .. } | Operation::Unreachable => true,
        Operation::Call { callee, .. } => {
            matches!(callee, Value::Constant(Constant::Global(name)) if name.starts_with("llvm."))
        }
        _ => false,
    }
}

/// Whether only the jump back leads to a block.
fn is_jumped_to(body: &Body, block: &Block) -> bool {
    let leads = |from: &&Block| match from.instructions.last().map(|last| &last.operation) {
        Some(Operation::Jump(to)) => *to == block.name,
        Some(Operation::Branch {
            then, otherwise, ..
        }) => [then, otherwise].contains(&&block.name),
        Some(Operation::Return(_) | Operation::Unreachable) => false,
        // Others are not in the macro.
        _ => true,
    };
    let mut before = body.blocks.iter().filter(leads);
    let (Some(first), None) = (before.next(), before.next()) else {
        return false;
    };
    let saves = |instruction: &Instruction| {
        let callee = called(instruction).map(|(callee, _)| callee);
        matches!(callee, Some(Value::Constant(Constant::Global(name))) if **name == *SAVE)
    };
    first.instructions.iter().any(saves)
}

/// The handler that a block runs, if it does nothing else: an optimiser may have put more into it.
fn handler(body: &Body, block: &Block) -> Option<Handler> {
    let mut loud = block.instructions.iter().filter(|i| !is_quiet(i));
    let (Some(run), Some(next), None) = (loud.next(), loud.next(), loud.next()) else {
        return None;
    };
    let buffer = calls(next, NEXT)?;
    let (callee, [argument]) = called(run)? else {
        return None;
    };
    let parts = [part(block, callee)?, part(block, &argument.value)?];
    is_jumped_to(body, block).then_some(Handler { buffer, parts })
}

/// Tells the library of all handlers that it finds. Says whether any are pushed.
pub(crate) fn pass_handlers(body: &mut Body) -> bool {
    let mut all = body.blocks.iter().flat_map(|block| &block.instructions);
    if !all.any(|instruction| calls(instruction, PUSH).is_some()) {
        return false;
    }
    let handlers = body.blocks.iter().filter_map(|block| handler(body, block));
    let handlers: Vec<Handler> = handlers.collect();
    let mut names = body.names;
    for block in &mut body.blocks {
        let mut instructions = Vec::with_capacity(block.instructions.len());
        for instruction in block.instructions.drain(..) {
            let buffer = calls(&instruction, PUSH);
            let found = handlers
                .iter()
                .find(|handler| buffer.as_ref() == Some(&handler.buffer));
            let Some(handler) = found else {
                instructions.push(instruction);
                continue;
            };
            let mut values = vec![handler.buffer.clone()];
            for part in &handler.parts {
                values.push(match part {
                    Part::Value(value) => value.clone(),
                    Part::Variable(pointer) => {
                        let result = names as u32;
                        names += 1;
                        instructions.push(Instruction {
                            result: Some(result),
                            operation: Operation::Load {
                                ty: Type::Pointer,
                                pointer: pointer.clone(),
                                order: None,
                            },
                            debug: instruction.debug,
                        });
                        Value::Local(result)
                    }
                });
            }
            let arguments = values.into_iter().map(|value| Argument {
                ty: Type::Pointer,
                value,
                by_value: None,
            });
            instructions.push(Instruction {
                result: None,
                operation: Operation::Call {
                    result: Type::Void,
                    variadic: None,
                    callee: Value::Constant(Constant::Global(Arc::from(TAKE))),
                    arguments: arguments.collect(),
                },
                debug: instruction.debug,
            });
        }
        block.instructions = instructions;
    }
    body.names = names;
    true
}
