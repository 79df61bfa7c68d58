//! `setjmp` and `longjmp`.
//!
//! A jump ends calls, one after the other, up to the one that is jumped to. Here each of them
//! returns: behind a call that may come to a `longjmp`, code asks whether its thread is on the way to
//! somewhere. If so, it goes on at the `setjmp` in question if that is one of this call, and returns
//! otherwise. So memory of calls ends as always, and every way that control can take is in the text.

use crate::cursor::{Constant, Value};
use crate::instruction::{Argument, Block, Body, Instruction, Operation};
use crate::lexer::Token;
use crate::types::Type;
use crate::world::{Symbol, World};
use fencepost_ir::FuncId;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The variable of the library with the call that a thread is on its way to.
const JUMPING: &str = "fencepost_jumping";
/// What stands in place of `setjmp`, and what says where to go on.
const MARK: &str = "fencepost_mark_place";
const PLACE: &str = "fencepost_place";
/// The library has the first of these for handlers of `pthread_cleanup_push` alone.
const CLEANUP_SAVE: &str = "__sigsetjmp";
const SAVES: &[&str] = &[CLEANUP_SAVE, "sigsetjmp", "_setjmp", "setjmp"];
const JUMPS: &[&str] = &["longjmp", "_longjmp", "siglongjmp", "__longjmp_chk"];

impl World {
    /// The functions whose calls a jump may end.
    pub fn find_jumps(&mut self) {
        if !matches!(self.outer_symbol(JUMPING), Some(Symbol::Global(_))) {
            return;
        }
        let mut found: BTreeSet<FuncId> = BTreeSet::new();
        let mut callers: BTreeMap<FuncId, Vec<FuncId>> = BTreeMap::new();
        for (number, place) in self.functions[..self.defined].iter().enumerate() {
            let caller = FuncId(number as u32);
            let module = &self.modules[place.module];
            let header = &module.functions[place.index];
            let own = self.outer_symbol(&header.name) == Some(Symbol::Function(caller));
            if own && JUMPS.contains(&header.name.as_str()) {
                found.insert(caller);
            }
            let mut depth = 0;
            let body = module.tokens[header.body.unwrap_or(module.tokens.len())..].iter();
            let mut tokens = body.map(|lexed| &lexed.token).peekable();
            while let Some(token) = tokens.next() {
                match token {
                    Token::Sign('{') => depth += 1,
                    Token::Sign('}') if depth == 0 => break,
                    Token::Sign('}') => depth -= 1,
                    Token::Global(name) => {
                        if let Some(Symbol::Function(callee)) = self.symbol(place.module, name) {
                            callers.entry(callee).or_default().push(caller);
                        }
                    }
                    // A call through a pointer may call anything.
                    Token::Local(_) if tokens.peek() == Some(&&Token::Sign('(')) => {
                        found.insert(caller);
                    }
                    _ => {}
                }
            }
        }
        let mut open: Vec<FuncId> = found.iter().copied().collect();
        while let Some(callee) = open.pop() {
            for &caller in callers.get(&callee).into_iter().flatten() {
                if found.insert(caller) {
                    open.push(caller);
                }
            }
        }
        self.jumps = Some(found);
    }
}

/// What is put into a body.
struct Rewriting<'a> {
    world: &'a World,
    module: usize,
    /// Where jumps do not end here, but in other functions.
    leave: u32,
    /// The memory that stands for the call, if jumps may lead here.
    call: Option<u32>,
    /// Blocks that a `setjmp` goes on with, in the order of their numbers.
    places: Vec<u32>,
    blocks: Vec<Block>,
    /// What the last part of a block is called that was taken apart.
    last: BTreeMap<u32, u32>,
    names: usize,
    debug: Option<u32>,
}

fn global(name: &str) -> Value {
    Value::Constant(Constant::Global(Arc::from(name)))
}

fn argument(ty: Type, value: Value) -> Argument {
    Argument {
        ty,
        value,
        by_value: None,
    }
}

fn call_of(callee: &str, result: Type, arguments: Vec<Argument>) -> Operation {
    Operation::Call {
        result,
        variadic: None,
        callee: global(callee),
        arguments,
    }
}

impl Rewriting<'_> {
    fn name(&mut self) -> u32 {
        self.names += 1;
        self.names as u32 - 1
    }

    fn push(&mut self, result: Option<u32>, operation: Operation) {
        let debug = self.debug;
        if let Some(block) = self.blocks.last_mut() {
            block.instructions.push(Instruction {
                result,
                operation,
                debug,
            });
        }
    }

    fn begin(&mut self, name: u32) {
        self.blocks.push(Block {
            name,
            instructions: Vec::new(),
        });
    }

    /// Whether a call may come to a jump.
    fn may_jump(&self, callee: &Value) -> bool {
        let Value::Constant(Constant::Global(name)) = callee else {
            return matches!(callee, Value::Local(_));
        };
        match self.world.symbol(self.module, name) {
            Some(Symbol::Function(id)) => {
                let jumps = self.world.jumps.as_ref();
                jumps.is_some_and(|jumps| jumps.contains(&id))
            }
            _ => false,
        }
    }

    /// Compares where the thread is on its way to.
    fn compare(&mut self, predicate: &str, other: Value) -> Value {
        let (target, is) = (self.name(), self.name());
        let load = Operation::Load {
            ty: Type::Pointer,
            pointer: global(JUMPING),
            order: None,
        };
        self.push(Some(target), load);
        let compare = Operation::Compare {
            float: false,
            predicate: predicate.to_string(),
            ty: Type::Pointer,
            a: Value::Local(target),
            b: other,
        };
        self.push(Some(is), compare);
        Value::Local(is)
    }

    /// A call that may end because of a jump.
    fn watch(&mut self, instruction: Instruction) {
        self.push(instruction.result, instruction.operation);
        let condition = self.compare("ne", Value::Constant(Constant::Null));
        let goes_on = self.name();
        let branch = Operation::Branch {
            condition,
            then: self.leave,
            otherwise: goes_on,
        };
        self.push(None, branch);
        self.begin(goes_on);
    }

    /// A call of `setjmp`: jumps lead behind it.
    fn mark(&mut self, call: u32, result: Option<u32>, given: &[Argument]) {
        let (place, place_number) = (self.name(), self.places.len() as u64);
        self.places.push(place);
        let number = |number| argument(Type::Int(32), Value::Constant(Constant::Int(number)));
        let arguments = vec![
            given[0].clone(),
            argument(Type::Pointer, Value::Local(call)),
            number(place_number),
            // Whether signals that are blocked count as well, where that is said.
            given.get(1).cloned().unwrap_or_else(|| number(0)),
        ];
        self.push(None, call_of(MARK, Type::Void, arguments));
        self.push(None, Operation::Jump(place));
        self.begin(place);
        let value = Operation::Load {
            ty: Type::Int(32),
            pointer: Value::Local(call),
            order: None,
        };
        self.push(result, value);
    }

    /// Where a call comes back because of a jump.
    fn leave(&mut self, result: &Type) {
        self.begin(self.leave);
        if let Some(call) = self.call {
            let (here, elsewhere) = (self.name(), self.name());
            let condition = self.compare("eq", Value::Local(call));
            let branch = Operation::Branch {
                condition,
                then: here,
                otherwise: elsewhere,
            };
            self.push(None, branch);
            self.begin(here);
            let place = self.name();
            self.push(Some(place), call_of(PLACE, Type::Int(32), Vec::new()));
            let places = self.places.iter().enumerate();
            let switch = Operation::Switch {
                ty: Type::Int(32),
                value: Value::Local(place),
                otherwise: elsewhere,
                cases: places.map(|(at, &name)| (at as u64, name)).collect(),
            };
            self.push(None, switch);
            self.begin(elsewhere);
        }
        let nothing = Value::Constant(Constant::Zero);
        let value = (*result != Type::Void).then(|| (result.clone(), nothing));
        self.push(None, Operation::Return(value));
    }
}

/// The name and the arguments of a call of `setjmp`; there is at least one.
fn save(operation: &Operation) -> Option<(&str, &[Argument])> {
    match operation {
        Operation::Call {
            callee: Value::Constant(Constant::Global(name)),
            arguments,
            ..
        } if SAVES.contains(&&**name) && !arguments.is_empty() => Some((name, arguments)),
        _ => None,
    }
}

/// Lets jumps end calls of a function and lead to others.
pub(crate) fn follow_jumps(
    body: &mut Body,
    world: &World,
    module: usize,
    result: &Type,
    has_handlers: bool,
) {
    if world.jumps.is_none() {
        return;
    }
    let is_save = |operation: &Operation| {
        save(operation).is_some_and(|(name, _)| !(has_handlers && name == CLEANUP_SAVE))
    };
    let mut all = body.blocks.iter().flat_map(|block| &block.instructions);
    let saves = all.any(|instruction| is_save(&instruction.operation));
    let mut rewriting = Rewriting {
        world,
        module,
        leave: body.names as u32,
        call: saves.then_some(body.names as u32 + 1),
        places: Vec::new(),
        blocks: Vec::new(),
        last: BTreeMap::new(),
        names: body.names + 2,
        debug: None,
    };
    for (number, block) in std::mem::take(&mut body.blocks).into_iter().enumerate() {
        rewriting.begin(block.name);
        if number == 0
            && let Some(call) = rewriting.call
        {
            let fields = [Type::Int(32), Type::Int(32), Type::Int(64)];
            let ty = Type::Struct {
                fields: fields.into(),
                packed: false,
            };
            rewriting.push(Some(call), Operation::Alloca { ty, count: None });
        }
        for instruction in block.instructions {
            rewriting.debug = instruction.debug;
            match (&instruction.operation, rewriting.call) {
                (operation, Some(call)) if is_save(operation) => {
                    if let Some((_, arguments)) = save(operation) {
                        rewriting.mark(call, instruction.result, arguments);
                    }
                }
                (Operation::Call { callee, .. }, _) if rewriting.may_jump(callee) => {
                    rewriting.watch(instruction);
                }
                _ => rewriting.push(instruction.result, instruction.operation),
            }
        }
        if let Some(last) = rewriting.blocks.last()
            && last.name != block.name
        {
            rewriting.last.insert(block.name, last.name);
        }
    }
    if !rewriting.last.is_empty() {
        rewriting.leave(result);
    }
    for instruction in rewriting
        .blocks
        .iter_mut()
        .flat_map(|b| &mut b.instructions)
    {
        if let Operation::Phi { incoming, .. } = &mut instruction.operation {
            for (_, from) in incoming {
                *from = *rewriting.last.get(from).unwrap_or(from);
            }
        }
    }
    body.blocks = rewriting.blocks;
    body.names = rewriting.names;
}
