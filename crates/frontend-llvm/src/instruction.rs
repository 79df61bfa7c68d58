//! Instructions, and the reading of function bodies.

use crate::TextError;
use crate::cursor::{Cursor, Value};
use crate::lexer::Token;
use crate::operation::read_operation;
use crate::types::Type;

/// How strongly an atomic access or a fence orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ordering {
    Unordered,
    Relaxed,
    Acquire,
    Release,
    AcquireRelease,
    SequentiallyConsistent,
}

impl Ordering {
    pub fn from_word(word: &str) -> Option<Ordering> {
        Some(match word {
            "unordered" => Ordering::Unordered,
            "monotonic" => Ordering::Relaxed,
            "acquire" => Ordering::Acquire,
            "release" => Ordering::Release,
            "acq_rel" => Ordering::AcquireRelease,
            "seq_cst" => Ordering::SequentiallyConsistent,
            _ => return None,
        })
    }
}

/// An argument of a call.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Argument {
    pub ty: Type,
    pub value: Value,
    /// The type of what is passed as a copy behind the pointer.
    pub by_value: Option<Type>,
}

/// What an instruction does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Operation {
    Alloca {
        ty: Type,
        count: Option<(Type, Value)>,
    },
    Load {
        ty: Type,
        pointer: Value,
        order: Option<Ordering>,
    },
    Store {
        ty: Type,
        value: Value,
        pointer: Value,
        order: Option<Ordering>,
    },
    /// None if it orders a thread against its own signal handlers only.
    Fence(Option<Ordering>),
    CompareExchange {
        weak: bool,
        pointer: Value,
        ty: Type,
        expected: Value,
        new: Value,
        success: Ordering,
        failure: Ordering,
    },
    ReadModifyWrite {
        operator: String,
        pointer: Value,
        ty: Type,
        operand: Value,
        order: Ordering,
    },
    ElementPointer {
        source: Type,
        base: Value,
        indices: Vec<(Type, Value)>,
    },
    Cast {
        operator: String,
        from: Type,
        value: Value,
        to: Type,
    },
    Binary {
        operator: String,
        ty: Type,
        a: Value,
        b: Value,
    },
    Negate {
        ty: Type,
        value: Value,
    },
    Compare {
        float: bool,
        predicate: String,
        ty: Type,
        a: Value,
        b: Value,
    },
    Phi {
        ty: Type,
        incoming: Vec<(Value, u32)>,
    },
    Select {
        condition: Value,
        ty: Type,
        a: Value,
        b: Value,
    },
    Call {
        result: Type,
        /// After how many arguments any others may follow.
        variadic: Option<usize>,
        callee: Value,
        arguments: Vec<Argument>,
    },
    Extract {
        ty: Type,
        value: Value,
        indices: Vec<u64>,
    },
    Insert {
        ty: Type,
        value: Value,
        part_ty: Type,
        part: Value,
        indices: Vec<u64>,
    },
    Freeze {
        ty: Type,
        value: Value,
    },
    VariadicArgument {
        list: Value,
        ty: Type,
    },
    Return(Option<(Type, Value)>),
    Jump(u32),
    Branch {
        condition: Value,
        then: u32,
        otherwise: u32,
    },
    Switch {
        ty: Type,
        value: Value,
        otherwise: u32,
        cases: Vec<(u64, u32)>,
    },
    /// A jump to the block whose number an address is.
    IndirectJump {
        address: Value,
        targets: Vec<(u64, u32)>,
    },
    Unreachable,
    /// Something that is not modelled, in the words of reports.
    Refused(String),
}

/// One instruction.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Instruction {
    pub result: Option<u32>,
    pub operation: Operation,
    /// The number of its debug location.
    pub debug: Option<u32>,
}

/// A block: its name and its instructions; the last one leaves it.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub name: u32,
    pub instructions: Vec<Instruction>,
}

/// A local variable that debug information names: its address, the number of its description.
pub(crate) type Declared = (u32, u32);

/// A body that was read.
#[derive(Debug)]
pub(crate) struct Body {
    pub blocks: Vec<Block>,
    /// How many names there are.
    pub names: usize,
    pub declared: Vec<Declared>,
}

/// The most instructions of a function.
const MAX_INSTRUCTIONS: usize = 1 << 20;

/// Reads the blocks of a function behind its opening brace. `unnamed` is how many parameters have
/// no name but a number; the first block may have the next one.
pub(crate) fn read_body(cursor: &mut Cursor<'_>, unnamed: usize) -> Result<Body, TextError> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut declared = Vec::new();
    let mut count = 0;
    while !cursor.eat('}') {
        if let Token::Label(name) = cursor.peek() {
            cursor.at += 1;
            let name = cursor.name(name);
            blocks.push(Block {
                name,
                instructions: Vec::new(),
            });
            continue;
        }
        if *cursor.peek() == Token::End {
            return cursor.error("the body of a function does not end");
        }
        if let Token::Record(kind) = cursor.peek() {
            read_record(cursor, kind, &mut declared)?;
            continue;
        }
        if blocks.is_empty() {
            let name = cursor.name(&unnamed.to_string());
            blocks.push(Block {
                name,
                instructions: Vec::new(),
            });
        }
        count += 1;
        if count > MAX_INSTRUCTIONS {
            return cursor.error("a function of more than a million instructions");
        }
        if let Some(instruction) = read_instruction(cursor, &mut declared)?
            && let Some(block) = blocks.last_mut()
        {
            block.instructions.push(instruction);
        }
    }
    if blocks.is_empty() {
        return cursor.error("a function without instructions");
    }
    Ok(Body {
        blocks,
        names: cursor.names.len(),
        declared,
    })
}

/// `#dbg_declare(ptr %3, !139, …)`; all other records say nothing that is needed.
fn read_record(
    cursor: &mut Cursor<'_>,
    kind: &str,
    declared: &mut Vec<Declared>,
) -> Result<(), TextError> {
    cursor.at += 1;
    if kind == "dbg_declare"
        && let (Token::Local(name), Token::Meta(variable)) = (cursor.ahead(2), cursor.ahead(4))
        && let Ok(variable) = variable.parse()
    {
        let name = cursor.name(name);
        declared.push((name, variable));
    }
    cursor.skip_group()
}

fn read_instruction(
    cursor: &mut Cursor<'_>,
    declared: &mut Vec<Declared>,
) -> Result<Option<Instruction>, TextError> {
    let line = cursor.line();
    let mut result = None;
    if let Token::Local(name) = cursor.peek() {
        cursor.at += 1;
        cursor.expect('=')?;
        result = Some(cursor.name(name));
    }
    // `call void @llvm.dbg.declare(metadata ptr %3, metadata !117, …)`
    if cursor.is_word("call")
        && let Token::Global(name) = cursor.ahead(2)
        && name.starts_with("llvm.dbg.")
    {
        if name == "llvm.dbg.declare"
            && let (Token::Local(local), Token::Meta(variable)) = (cursor.ahead(6), cursor.ahead(9))
            && let Ok(variable) = variable.parse()
        {
            let local = cursor.name(local);
            declared.push((local, variable));
        }
        cursor.skip_line(line);
        return Ok(None);
    }
    let start = cursor.at;
    let operation = match read_operation(cursor) {
        Ok(operation) => operation,
        Err(error) if error.message.starts_with("typed pointers") => return Err(error),
        Err(error) => {
            // The rest of the line is left out; a path that comes here ends.
            cursor.at = start;
            let word = match cursor.peek() {
                Token::Word(word) => word.clone(),
                _ => return Err(error),
            };
            cursor.skip_line(line);
            Operation::Refused(match error.message.as_str() {
                "inline assembly" => error.message,
                message => format!("the instruction `{word}`: {message}"),
            })
        }
    };
    let mut debug = None;
    loop {
        match cursor.peek() {
            Token::Sign(',') => cursor.at += 1,
            Token::Group => cursor.at += 1,
            Token::Meta(name) if name == "dbg" => {
                cursor.at += 1;
                if let Token::Meta(number) = cursor.next() {
                    debug = number.parse().ok();
                }
            }
            Token::Meta(_) => {
                cursor.at += 1;
                if cursor.is_sign('{') || cursor.is_sign('(') {
                    cursor.skip_group()?;
                }
            }
            Token::Word(word) if word == "align" => {
                cursor.at += 1;
                cursor.integer()?;
            }
            _ => break,
        }
    }
    if !matches!(operation, Operation::Refused(_))
        && cursor.line() == line
        && !cursor.is_sign('}')
        && *cursor.peek() != Token::End
    {
        return cursor.error("something follows an instruction on its line");
    }
    Ok(Some(Instruction {
        result,
        operation,
        debug,
    }))
}
