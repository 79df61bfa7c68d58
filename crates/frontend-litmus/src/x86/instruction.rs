//! Instructions as the text has them.

use super::Words;
use super::conditions::{self, Condition};
use super::registers::Register;
use crate::error::{LitmusError, Place};
use crate::lexer::Token;

/// The ways in which bits move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shift {
    /// `shl`, `sal`
    Left,
    /// `shr`
    Right,
    /// `sar`
    SignedRight,
    /// `rol`
    RotateLeft,
    /// `ror`
    RotateRight,
}

/// The operations that take one or two operands of a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// A copy.
    Move,
    /// A sum.
    Add,
    /// A difference.
    Subtract,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// A difference of which only the flags are kept.
    Compare,
    /// A bitwise and of which only the flags are kept.
    Test,
    /// Plus one.
    Increment,
    /// Minus one.
    Decrement,
    /// Minus the value.
    Negate,
    /// The complement.
    Not,
    /// A shift or a rotation.
    Shift(Shift),
    /// An exchange, which is locked when it touches memory.
    Exchange,
    /// A sum that gives the old value.
    ExchangeAdd,
    /// Compare with the accumulator and exchange.
    CompareExchange,
    /// A copy of a smaller value, with its sign or without; the size of the value if the name says
    /// it.
    Extend(bool, Option<u32>),
    /// The address of a memory operand.
    LoadAddress,
    /// A copy under a condition.
    MoveIf(Condition),
    /// A condition as a byte.
    SetIf(Condition),
    /// A jump, perhaps under a condition.
    Jump(Option<Condition>),
    /// A full fence.
    FullFence,
    /// A fence between stores.
    StoreFence,
    /// A fence between loads.
    LoadFence,
    /// Nothing.
    Nothing,
    /// The thread ends.
    Return,
}

/// A memory operand.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Address {
    /// The location whose address is part of it.
    pub symbol: Option<String>,
    /// A register that is part of it.
    pub base: Option<Register>,
    /// A register that is part of it so many times.
    pub index: Option<(Register, i64)>,
    /// A number that is part of it.
    pub displacement: i64,
}

/// An operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// A number.
    Immediate(i128),
    /// The address of a location.
    AddressOf(String),
    /// Memory, or the target of a jump.
    Memory(Address),
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// Where it stands.
    pub place: Place,
    /// Whether it is locked.
    pub locked: bool,
    /// What it does.
    pub name: Name,
    /// The size that its name says.
    pub suffix: Option<u32>,
    /// What it does it to; after reading, the destination first.
    pub operands: Vec<Operand>,
}

/// A label or an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A place to jump to.
    Label(String, Place),
    /// An instruction.
    Instruction(Instruction),
}

impl Instruction {
    /// The locations that it names.
    pub fn symbols(&self) -> impl Iterator<Item = &str> {
        let jump = matches!(self.name, Name::Jump(_));
        self.operands
            .iter()
            .filter(move |_| !jump)
            .filter_map(|operand| match operand {
                Operand::AddressOf(name) => Some(name.as_str()),
                Operand::Memory(address) => address.symbol.as_deref(),
                _ => None,
            })
    }

    /// Whether it reads or writes memory.
    pub fn touches_memory(&self) -> bool {
        let memory = |operand: &Operand| matches!(operand, Operand::Memory(_));
        !matches!(self.name, Name::Jump(_) | Name::LoadAddress) && self.operands.iter().any(memory)
    }

    /// The size of its operands, if it is known without the memory.
    pub fn bits(&self) -> Option<u32> {
        if matches!(self.name, Name::SetIf(_)) {
            return Some(8);
        }
        if let Name::Extend(_, from) = self.name {
            return from.or(match self.operands.get(1) {
                Some(Operand::Register(register)) => Some(register.bits),
                _ => None,
            });
        }
        // The count of a shift says nothing about what is shifted.
        let sized = match self.name {
            Name::Shift(_) => &self.operands[..self.operands.len().min(1)],
            _ => &self.operands[..],
        };
        self.suffix.or_else(|| {
            sized.iter().find_map(|operand| match operand {
                Operand::Register(register) => Some(register.bits),
                _ => None,
            })
        })
    }
}

/// The labels and instructions of a column.
pub fn parse_column(cells: &[Words]) -> Result<Vec<Item>, LitmusError> {
    let mut items = Vec::new();
    // A prefix may stand in a row of its own.
    let mut locked: Option<Place> = None;
    for cell in cells {
        let mut words = cell.as_slice();
        while let [
            (Token::Word(label), place),
            (Token::Mark(":"), _),
            rest @ ..,
        ] = words
        {
            items.push(Item::Label(label.clone(), *place));
            words = rest;
        }
        if let [(Token::Word(word), place), rest @ ..] = words
            && word.eq_ignore_ascii_case("lock")
        {
            locked = Some(*place);
            words = rest;
        }
        if words.is_empty() {
            continue;
        }
        let instruction = instruction(words, locked.take().is_some())?;
        items.push(Item::Instruction(instruction));
    }
    match locked {
        Some(place) => Err(place.malformed("nothing follows this prefix")),
        None => Ok(items),
    }
}

fn instruction(words: &[(Token, Place)], locked: bool) -> Result<Instruction, LitmusError> {
    let (token, place) = &words[0];
    let Token::Word(word) = token else {
        return Err(place.malformed(format!(
            "expected an instruction, found {}",
            token.describe()
        )));
    };
    let lower = word.to_ascii_lowercase();
    let Some((name, suffix)) = find_name(&lower) else {
        let message = format!("the instruction `{word}` is not modelled");
        return Err(match is_known(&lower) {
            true => place.unsupported(message),
            false => place.malformed(format!("`{word}` is no instruction that is known here")),
        });
    };
    let mut operands = Vec::new();
    // What nothing is done to does not matter.
    let parts = match name {
        Name::Nothing => Vec::new(),
        _ => split_operands(&words[1..]),
    };
    for part in parts {
        operands.push(operand(part, *place)?);
    }
    let expected = match name {
        Name::FullFence | Name::StoreFence | Name::LoadFence | Name::Nothing | Name::Return => {
            0..=0
        }
        Name::Increment
        | Name::Decrement
        | Name::Negate
        | Name::Not
        | Name::SetIf(_)
        | Name::Jump(_) => 1..=1,
        Name::Shift(_) => 1..=2,
        _ => 2..=2,
    };
    if !expected.contains(&operands.len()) {
        return Err(place.malformed(format!(
            "`{word}` takes {} operands, not {}",
            expected.end(),
            operands.len()
        )));
    }
    let in_memory = |operand: &&Operand| matches!(operand, Operand::Memory(_));
    if operands.iter().filter(in_memory).count() > 1 {
        return Err(place.malformed(format!("`{word}` has at most one operand in memory")));
    }
    Ok(Instruction {
        place: *place,
        locked,
        name,
        suffix,
        operands,
    })
}

/// The operation that a mnemonic names, and the size that its ending says.
fn find_name(word: &str) -> Option<(Name, Option<u32>)> {
    if let Some(name) = whole_name(word) {
        return Some((name, None));
    }
    if let Some(ending) = word.strip_prefix('j')
        && let Some(condition) = conditions::find(ending)
    {
        return Some((Name::Jump(Some(condition)), None));
    }
    if let Some(ending) = word.strip_prefix("set") {
        return conditions::find(ending).map(|condition| (Name::SetIf(condition), None));
    }
    if let Some(ending) = word.strip_prefix("cmov") {
        if let Some(condition) = conditions::find(ending) {
            return Some((Name::MoveIf(condition), None));
        }
        let (ending, bits) = strip_size(ending)?;
        return conditions::find(ending).map(|condition| (Name::MoveIf(condition), Some(bits)));
    }
    if let Some(found) = find_extend(word) {
        return Some((found, None));
    }
    let (stem, bits) = strip_size(word)?;
    let name = whole_name(stem)?;
    let sized = !matches!(
        name,
        Name::Jump(_) | Name::FullFence | Name::StoreFence | Name::LoadFence
    );
    sized.then_some((name, Some(bits)))
}

/// `movzx`, and the names that say both sizes: `movzbl`, `movslq`.
fn find_extend(word: &str) -> Option<Name> {
    match word {
        "movzx" => return Some(Name::Extend(false, None)),
        "movsx" => return Some(Name::Extend(true, None)),
        "movsxd" => return Some(Name::Extend(true, Some(32))),
        _ => {}
    }
    let (sizes, signed) = match word.strip_prefix("movz") {
        Some(sizes) => (sizes, false),
        None => (word.strip_prefix("movs")?, true),
    };
    let (rest, to) = strip_size(sizes)?;
    let (rest, from) = strip_size(rest)?;
    (rest.is_empty() && from < to).then_some(Name::Extend(signed, Some(from)))
}

/// Instructions that exist and that nothing here models, by how they start.
const UNMODELLED: &[&str] = &[
    "movnt",
    "movd",
    "movs",
    "movap",
    "movup",
    "movdq",
    "movbe",
    "clflush",
    "clwb",
    "prefetch",
    "rdtsc",
    "cpuid",
    "rep",
    "push",
    "pop",
    "call",
    "leave",
    "mul",
    "imul",
    "div",
    "idiv",
    "rcl",
    "rcr",
    "shld",
    "shrd",
    "bt",
    "bsf",
    "bsr",
    "bswap",
    "adc",
    "sbb",
    "stos",
    "lods",
    "cmps",
    "scas",
    "cmpxchg8b",
    "cmpxchg16b",
    "xbegin",
    "xend",
    "xabort",
    "xtest",
    "hlt",
    "int",
    "syscall",
    "wrmsr",
    "rdmsr",
    "invlpg",
    "cbw",
    "cwd",
    "cdq",
    "cqo",
    "cltq",
    "cltd",
    "loop",
    "jecxz",
    "jrcxz",
    "jcxz",
    "jp",
    "jnp",
    "setp",
    "setnp",
    "serialize",
    "ud2",
    "mwait",
    "monitor",
    "enter",
    "stc",
    "clc",
    "std",
    "cld",
    "lahf",
    "sahf",
    "in",
    "out",
    "popcnt",
];

fn is_known(word: &str) -> bool {
    let stem = strip_size(word).map_or(word, |(stem, _)| stem);
    let whole = |name: &&&str| word == **name || stem == **name;
    let vector = |name: &&&str| name.len() > 3 && word.starts_with(**name);
    UNMODELLED.iter().any(|name| whole(&name) || vector(&name))
}

fn strip_size(word: &str) -> Option<(&str, u32)> {
    const SIZES: [(char, u32); 4] = [('b', 8), ('w', 16), ('l', 32), ('q', 64)];
    SIZES
        .iter()
        .find_map(|(letter, bits)| word.strip_suffix(*letter).map(|stem| (stem, *bits)))
}

fn whole_name(word: &str) -> Option<Name> {
    Some(match word {
        "mov" => Name::Move,
        "add" => Name::Add,
        "sub" => Name::Subtract,
        "and" => Name::And,
        "or" => Name::Or,
        "xor" => Name::Xor,
        "cmp" => Name::Compare,
        "test" => Name::Test,
        "inc" => Name::Increment,
        "dec" => Name::Decrement,
        "neg" => Name::Negate,
        "not" => Name::Not,
        "shl" | "sal" => Name::Shift(Shift::Left),
        "shr" => Name::Shift(Shift::Right),
        "sar" => Name::Shift(Shift::SignedRight),
        "rol" => Name::Shift(Shift::RotateLeft),
        "ror" => Name::Shift(Shift::RotateRight),
        "xchg" => Name::Exchange,
        "xadd" => Name::ExchangeAdd,
        "cmpxchg" => Name::CompareExchange,
        "lea" => Name::LoadAddress,
        "jmp" => Name::Jump(None),
        "mfence" => Name::FullFence,
        "sfence" => Name::StoreFence,
        "lfence" => Name::LoadFence,
        "nop" | "pause" | "endbr64" | "endbr32" => Name::Nothing,
        "ret" => Name::Return,
        _ => return None,
    })
}

/// Operands are separated by commas outside parentheses.
fn split_operands(words: &[(Token, Place)]) -> Vec<&[(Token, Place)]> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0usize, 0);
    for (at, (token, _)) in words.iter().enumerate() {
        match token {
            Token::Mark("(" | "[") => depth += 1,
            Token::Mark(")" | "]") => depth = depth.saturating_sub(1),
            Token::Mark(",") if depth == 0 => {
                parts.push(&words[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if start < words.len() || start > 0 {
        parts.push(&words[start..]);
    }
    parts
}

fn operand(words: &[(Token, Place)], before: Place) -> Result<Operand, LitmusError> {
    let place = words.first().map_or(before, |word| word.1);
    let tokens: Vec<&Token> = words.iter().map(|word| &word.0).collect();
    let malformed = || place.malformed("this is no operand");
    match tokens.as_slice() {
        [] => Err(place.malformed("expected an operand")),
        [Token::Mark("$"), rest @ ..] => match rest {
            [Token::Word(name)] => Ok(Operand::AddressOf(name.clone())),
            _ => signed(rest).map(Operand::Immediate).ok_or_else(malformed),
        },
        [Token::Mark("%"), Token::Word(name)] => match Register::find(name) {
            Some(register) => Ok(Operand::Register(register)),
            None => Err(place.unsupported(format!("the register `{name}` is not modelled"))),
        },
        [Token::Word(name)] => Ok(match Register::find(name) {
            Some(register) => Operand::Register(register),
            None => Operand::Memory(Address {
                symbol: Some(name.clone()),
                ..Address::default()
            }),
        }),
        tokens => {
            if let Some(number) = signed(tokens) {
                return Ok(Operand::Immediate(number));
            }
            memory(tokens).map(Operand::Memory).ok_or_else(malformed)
        }
    }
}

fn signed(tokens: &[&Token]) -> Option<i128> {
    match tokens {
        [Token::Number(number)] => Some(*number),
        [Token::Mark("-"), Token::Number(number)] => Some(-*number),
        _ => None,
    }
}

/// `[x]`, `(x)`, `[rax+4]`, `[x+rax*8]`, `4(%rax)`, `x(%rip)`, `0(%rax,%rbx,8)`.
fn memory(tokens: &[&Token]) -> Option<Address> {
    let open = tokens
        .iter()
        .position(|token| matches!(token, Token::Mark("(" | "[")))?;
    let (before, inside) = tokens.split_at(open);
    let [_, inside @ .., Token::Mark(close)] = inside else {
        return None;
    };
    if !matches!(*close, ")" | "]") {
        return None;
    }
    let mut address = Address::default();
    match before {
        [] => {}
        [Token::Word(name)] => address.symbol = Some(name.clone()),
        number => address.displacement = signed(number)? as i64,
    }
    let parts: Vec<&[&Token]> = inside
        .split(|token| matches!(token, Token::Mark(",")))
        .collect();
    if let [base, index @ ..] = parts.as_slice()
        && parts.len() > 1
    {
        if !base.is_empty() {
            address.base = Some(register(base)?);
        }
        match index {
            [index] => address.index = Some((register(index)?, 1)),
            [index, scale] => address.index = Some((register(index)?, signed(scale)? as i64)),
            _ => return None,
        }
        return Some(address);
    }
    sum(inside, &mut address)?;
    Some(address)
}

/// A sum of names, numbers and multiples of registers.
fn sum(tokens: &[&Token], address: &mut Address) -> Option<()> {
    let mut rest = tokens;
    let mut sign = 1;
    loop {
        if let [Token::Mark("%"), after @ ..] = rest {
            rest = after;
        }
        match rest {
            [
                Token::Word(name),
                Token::Mark("*"),
                Token::Number(scale),
                after @ ..,
            ] if sign == 1 && address.index.is_none() => {
                address.index = Some((Register::find(name)?, *scale as i64));
                rest = after;
            }
            [Token::Word(name), after @ ..] if sign == 1 => {
                match Register::find(name) {
                    Some(register) if address.base.is_none() => address.base = Some(register),
                    Some(register) if address.index.is_none() => {
                        address.index = Some((register, 1));
                    }
                    None if name.eq_ignore_ascii_case("rip") => {}
                    None if address.symbol.is_none() => address.symbol = Some(name.clone()),
                    _ => return None,
                }
                rest = after;
            }
            [Token::Number(number), after @ ..] => {
                let part = (*number as i64).wrapping_mul(sign);
                address.displacement = address.displacement.wrapping_add(part);
                rest = after;
            }
            _ => return None,
        }
        match rest {
            [] => return Some(()),
            [Token::Mark("+"), after @ ..] => (sign, rest) = (1, after),
            [Token::Mark("-"), after @ ..] => (sign, rest) = (-1, after),
            _ => return None,
        }
    }
}

fn register(tokens: &[&Token]) -> Option<Register> {
    match tokens {
        [Token::Mark("%"), Token::Word(name)] | [Token::Word(name)] => Register::find(name),
        _ => None,
    }
}
