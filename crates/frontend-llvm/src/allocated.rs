//! What allocated memory is called: a local variable by its name, a block by the type of the pointer
//! that it is assigned to.

use crate::cursor::{Constant, Value};
use crate::debug::{Entry, Metadata};
use crate::instruction::{Body, Instruction, Operation};
use crate::lexer::Lexed;
use crate::source::shape_id;
use crate::types::Type;
use crate::world::{FunctionPlace, Symbol, World};
use fencepost_ir::Allocated;

/// How many pointers a type may go through.
const MOST_POINTERS: u32 = 4;

/// A result is assigned at once; so many instructions behind a call are looked at.
const NEAR: usize = 8;

impl World {
    /// Keeps what the operations of a function allocate.
    pub fn note_allocated(&self, place: FunctionPlace, allocated: Vec<(u32, Allocated)>) {
        let key = (place.module, place.index);
        if let Ok(mut all) = self.allocated.lock() {
            all.insert(key, allocated);
        }
    }

    /// What an operation of a function that was lowered allocates.
    pub fn allocated_at(&self, place: FunctionPlace, pc: u32) -> Option<Allocated> {
        let all = self.allocated.lock().ok()?;
        let of_function = all.get(&(place.module, place.index))?;
        let found = of_function.iter().find(|(at, _)| *at == pc);
        found.map(|(_, allocated)| allocated.clone())
    }
}

/// What an instruction allocates, if it does; with those behind it in its block.
pub(crate) fn allocated(
    world: &World,
    place: FunctionPlace,
    body: &Body,
    (instruction, behind): (&Instruction, &[Instruction]),
) -> Option<Allocated> {
    let result = instruction.result?;
    let module = &world.modules[place.module];
    let (tokens, metadata) = (&module.tokens, &module.metadata);
    match &instruction.operation {
        Operation::Alloca { .. } => {
            let (name, ty) = declared(metadata, tokens, body, result)?;
            let function = &module.functions[place.index].name;
            Some(Allocated {
                name: format!("{function}::{name}"),
                is_variable: true,
                shape: ty.map(|ty| shape_id(place.module, 0, ty)),
            })
        }
        Operation::Call {
            result: Type::Pointer,
            ..
        } => {
            let (number, pointer) = assigned_type(world, place, body, behind, result)?;
            let module = &world.modules[number];
            let (tokens, metadata) = (&module.tokens, &module.metadata);
            let pointer = metadata.bare_type(tokens, pointer)?;
            let pointee = match pointer.word("tag") {
                Some("DW_TAG_pointer_type") => pointer.node("baseType")?,
                _ => return None,
            };
            Some(Allocated {
                name: type_name(metadata, tokens, pointee, 0)?,
                is_variable: false,
                shape: Some(shape_id(number, 0, pointee)),
            })
        }
        _ => None,
    }
}

fn declared(
    metadata: &Metadata,
    tokens: &[Lexed],
    body: &Body,
    local: u32,
) -> Option<(String, Option<u32>)> {
    let mut all = body.declared.iter();
    let (_, variable) = all.find(|(name, _)| *name == local)?;
    metadata.variable(tokens, *variable)
}

/// The module and the number of the type that a value has where it is assigned or returned.
fn assigned_type(
    world: &World,
    place: FunctionPlace,
    body: &Body,
    behind: &[Instruction],
    value: u32,
) -> Option<(usize, u32)> {
    let module = &world.modules[place.module];
    let (tokens, metadata) = (&module.tokens, &module.metadata);
    let is_it = |operand: &Value| matches!(operand, Value::Local(name) if *name == value);
    behind
        .iter()
        .take(NEAR)
        .find_map(|next| match &next.operation {
            Operation::Store {
                value: stored,
                pointer,
                ..
            } if is_it(stored) => match pointer {
                Value::Local(local) => {
                    let (_, ty) = declared(metadata, tokens, body, *local)?;
                    Some((place.module, ty?))
                }
                Value::Constant(Constant::Global(name)) => {
                    let Some(Symbol::Global(global)) = world.symbol(place.module, name) else {
                        return None;
                    };
                    let at = world.globals[global as usize];
                    let home = &world.modules[at.module];
                    let debug = home.globals[at.index].debug?;
                    let (_, ty) = home.metadata.variable(&home.tokens, debug)?;
                    Some((at.module, ty?))
                }
                Value::Constant(_) => None,
            },
            Operation::Return(Some((_, returned))) if is_it(returned) => {
                let debug = module.functions[place.index].debug?;
                let ty = metadata.node(tokens, metadata.node(tokens, debug)?.node("type")?)?;
                let types = metadata.node(tokens, ty.node("types")?)?;
                match types.fields.first()? {
                    (_, Entry::Node(result)) => Some((place.module, *result)),
                    _ => None,
                }
            }
            _ => None,
        })
}

/// What the source calls a type.
fn type_name(metadata: &Metadata, tokens: &[Lexed], ty: u32, depth: u32) -> Option<String> {
    let node = metadata.node(tokens, ty)?;
    if depth > MOST_POINTERS {
        return None;
    }
    let inner = || type_name(metadata, tokens, node.node("baseType")?, depth + 1);
    match node.word("tag") {
        Some("DW_TAG_pointer_type") => Some(format!("{}*", inner()?)),
        Some("DW_TAG_const_type" | "DW_TAG_volatile_type" | "DW_TAG_atomic_type") => inner(),
        _ => node.text("name").map(str::to_string),
    }
}
