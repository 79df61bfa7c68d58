//! Reading tokens one after the other: types, constants, attributes that are skipped.

use crate::TextError;
use crate::lexer::{Lexed, Token, float_value, integer_bits, label_number};
use crate::types::{MAX_NESTING, Type};
use std::collections::HashMap;
use std::sync::Arc;

/// A value that is known before the program runs.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Constant {
    /// An integer of up to 64 bits.
    Int(u64),
    /// A wider integer, with its sign in the upper bits.
    Wide(u128),
    Float(f64),
    Null,
    Undefined,
    Zero,
    Global(Arc<str>),
    Bytes(Arc<[u8]>),
    /// Elements of an array or fields of a struct.
    Parts(Arc<[(Type, Constant)]>),
    /// The address of a part: the type that is stepped through, the base, the indices.
    Address(Arc<(Type, Constant, Vec<Constant>)>),
    /// A conversion: its name, what it converts, from and to.
    Cast(Arc<(String, Type, Constant, Type)>),
    /// An operator of two operands: its name, their type, the operands.
    Binary(Arc<(String, Type, Constant, Constant)>),
    /// Something that is not modelled.
    Other(Arc<str>),
}

/// An operand of an instruction.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// A value of the function, by the number of its name.
    Local(u32),
    Constant(Constant),
}

/// A place in the tokens.
pub(crate) struct Cursor<'a> {
    tokens: &'a [Lexed],
    pub at: usize,
    /// The names of the function's values and blocks.
    pub names: HashMap<String, u32>,
    depth: u32,
}

/// Words that begin a value. Other words between a type and a value are attributes.
const VALUE_WORDS: &[&str] = &[
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "none",
    "true",
    "false",
    "getelementptr",
    "ptrtoint",
    "inttoptr",
    "bitcast",
    "addrspacecast",
    "trunc",
    "zext",
    "sext",
    "add",
    "sub",
    "mul",
    "and",
    "or",
    "xor",
    "shl",
    "lshr",
    "ashr",
    "icmp",
    "select",
    "blockaddress",
    "dso_local_equivalent",
    "no_cfi",
    "asm",
    "splat",
];

/// Words that a cast in a constant begins with.
const CASTS: &[&str] = &[
    "ptrtoint",
    "inttoptr",
    "bitcast",
    "addrspacecast",
    "trunc",
    "zext",
    "sext",
];

impl<'a> Cursor<'a> {
    pub fn new(tokens: &'a [Lexed], at: usize) -> Self {
        Self {
            tokens,
            at,
            names: HashMap::new(),
            depth: 0,
        }
    }

    pub fn peek(&self) -> &'a Token {
        self.ahead(0)
    }

    pub fn ahead(&self, count: usize) -> &'a Token {
        let last = self.tokens.len().saturating_sub(1);
        &self.tokens[(self.at + count).min(last)].token
    }

    pub fn line(&self) -> u32 {
        let last = self.tokens.len().saturating_sub(1);
        self.tokens[self.at.min(last)].line
    }

    /// The line of the token that was read last.
    pub fn line_before(&self) -> u32 {
        self.tokens
            .get(self.at.wrapping_sub(1))
            .map_or(0, |lexed| lexed.line)
    }

    pub fn next(&mut self) -> &'a Token {
        let token = self.peek();
        self.at = (self.at + 1).min(self.tokens.len().saturating_sub(1));
        token
    }

    pub fn error<T>(&self, message: impl Into<String>) -> Result<T, TextError> {
        Err(TextError::new(message, self.line()))
    }

    pub fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(found) if found == word)
    }

    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.at += 1;
        }
        found
    }

    pub fn is_sign(&self, sign: char) -> bool {
        *self.peek() == Token::Sign(sign)
    }

    pub fn eat(&mut self, sign: char) -> bool {
        let found = self.is_sign(sign);
        if found {
            self.at += 1;
        }
        found
    }

    pub fn expect(&mut self, sign: char) -> Result<(), TextError> {
        if self.eat(sign) {
            return Ok(());
        }
        self.error(format!("`{sign}` is missing"))
    }

    pub fn expect_word(&mut self, word: &str) -> Result<(), TextError> {
        if self.eat_word(word) {
            return Ok(());
        }
        self.error(format!("`{word}` is missing"))
    }

    pub fn word(&mut self) -> Result<&'a str, TextError> {
        match self.peek() {
            Token::Word(word) => {
                self.at += 1;
                Ok(word)
            }
            _ => self.error("a word is missing"),
        }
    }

    pub fn integer(&mut self) -> Result<u64, TextError> {
        let number = match self.peek() {
            Token::Integer(text) => integer_bits(text),
            _ => None,
        };
        match number {
            Some(number) => {
                self.at += 1;
                Ok(number)
            }
            None => self.error("an integer is missing"),
        }
    }

    /// The number of a local name.
    pub fn name(&mut self, name: &str) -> u32 {
        let next = self.names.len() as u32;
        match self.names.get(name) {
            Some(&number) => number,
            None => {
                self.names.insert(name.to_string(), next);
                next
            }
        }
    }

    /// Skips a balanced group that begins here.
    pub fn skip_group(&mut self) -> Result<(), TextError> {
        let mut depth = 0;
        loop {
            match self.next() {
                Token::Sign('(' | '[' | '{' | '<') => depth += 1,
                Token::Sign(')' | ']' | '}' | '>') => depth -= 1,
                Token::End => return self.error("a bracket is not closed"),
                _ => {}
            }
            if depth <= 0 {
                return Ok(());
            }
        }
    }

    /// Skips tokens up to a comma or a closing bracket outside every bracket.
    pub fn skip_operand(&mut self) -> Result<(), TextError> {
        loop {
            match self.peek() {
                Token::Sign(',' | ')' | ']' | '}') | Token::End => return Ok(()),
                Token::Sign('(' | '[' | '{') => self.skip_group()?,
                _ => self.at += 1,
            }
        }
    }

    /// Skips to the first token of another line outside every bracket.
    pub fn skip_line(&mut self, line: u32) {
        let mut depth = 0;
        while *self.peek() != Token::End {
            if self.line() != line && depth <= 0 {
                return;
            }
            match self.peek() {
                Token::Sign('(' | '[') => depth += 1,
                Token::Sign(')' | ']') => depth -= 1,
                Token::Sign('}') if depth <= 0 => return,
                _ => {}
            }
            self.at += 1;
        }
    }

    /// A type.
    pub fn ty(&mut self) -> Result<Type, TextError> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return self.error("types nest too deep");
        }
        let mut ty = self.plain_type()?;
        loop {
            if self.is_sign('*') {
                return self.error(
                    "typed pointers are not read: use clang 15 or newer, or `-mllvm \
                     -opaque-pointers` with clang 14",
                );
            }
            if !self.is_sign('(') {
                break;
            }
            ty = self.function_type(ty)?;
        }
        self.depth -= 1;
        Ok(ty)
    }

    /// The type of a result: what follows it in brackets are the parameters.
    pub fn return_type(&mut self) -> Result<Type, TextError> {
        let ty = self.plain_type()?;
        match self.is_sign('*') {
            true => self.ty(),
            false => Ok(ty),
        }
    }

    fn function_type(&mut self, result: Type) -> Result<Type, TextError> {
        self.expect('(')?;
        let (mut fixed, mut variadic) = (0, false);
        while !self.eat(')') {
            if *self.peek() == Token::Dots {
                self.at += 1;
                variadic = true;
            } else {
                self.ty()?;
                self.attributes()?;
                fixed += 1;
            }
            if !self.is_sign(')') {
                self.expect(',')?;
            }
        }
        Ok(Type::Function {
            result: Arc::new(result),
            variadic: variadic.then_some(fixed),
        })
    }

    fn plain_type(&mut self) -> Result<Type, TextError> {
        let token = self.peek();
        match token {
            Token::Local(name) => {
                self.at += 1;
                Ok(Type::Named(Arc::from(name.as_str())))
            }
            Token::Sign('[') => {
                self.at += 1;
                let count = self.integer()?;
                self.expect_word("x")?;
                let element = self.ty()?;
                self.expect(']')?;
                Ok(Type::Array(count, Arc::new(element)))
            }
            Token::Sign('{') => self.struct_type(false),
            Token::Sign('<') if *self.ahead(1) == Token::Sign('{') => {
                self.at += 1;
                let ty = self.struct_type(true)?;
                self.expect('>')?;
                Ok(ty)
            }
            Token::Sign('<') => self.vector_type(),
            Token::Word(word) => {
                self.at += 1;
                Ok(match word.as_str() {
                    "void" => Type::Void,
                    "float" => Type::Float,
                    "double" => Type::Double,
                    "label" => Type::Label,
                    "metadata" => Type::Metadata,
                    "ptr" => {
                        if self.is_word("addrspace") {
                            self.at += 1;
                            self.skip_group()?;
                        }
                        Type::Pointer
                    }
                    "opaque" | "half" | "bfloat" | "x86_fp80" | "fp128" | "ppc_fp128" | "token"
                    | "x86_mmx" | "x86_amx" => Type::Other(Arc::from(word.as_str())),
                    "target" => {
                        self.skip_group()?;
                        Type::Other(Arc::from("target"))
                    }
                    _ => match word.strip_prefix('i').map(str::parse::<u32>) {
                        Some(Ok(bits)) if (1..1 << 23).contains(&bits) => Type::Int(bits),
                        _ => {
                            self.at -= 1;
                            return self.error(format!("`{word}` is no type"));
                        }
                    },
                })
            }
            _ => self.error("a type is missing"),
        }
    }

    /// A vector. Small structs are passed as such; for that it is as good as an array, and what
    /// computes with vectors finds more parts than it takes.
    fn vector_type(&mut self) -> Result<Type, TextError> {
        self.expect('<')?;
        if self.eat_word("vscale") {
            return self.error("vectors of unknown length");
        }
        let count = self.integer()?;
        self.expect_word("x")?;
        let element = self.ty()?;
        self.expect('>')?;
        Ok(Type::Array(count, Arc::new(element)))
    }

    fn struct_type(&mut self, packed: bool) -> Result<Type, TextError> {
        self.expect('{')?;
        let mut fields = Vec::new();
        while !self.eat('}') {
            fields.push(self.ty()?);
            if !self.is_sign('}') {
                self.expect(',')?;
            }
        }
        Ok(Type::Struct {
            fields: fields.into(),
            packed,
        })
    }

    /// Skips attributes; gives the type of a `byval` one.
    pub fn attributes(&mut self) -> Result<Option<Type>, TextError> {
        let mut by_value = None;
        loop {
            match self.peek() {
                Token::Word(word) if VALUE_WORDS.contains(&word.as_str()) => return Ok(by_value),
                Token::Word(word) => {
                    self.at += 1;
                    if word == "align" && matches!(self.peek(), Token::Integer(_)) {
                        self.at += 1;
                    } else if word == "byval" && self.eat('(') {
                        by_value = Some(self.ty()?);
                        self.expect(')')?;
                    } else if self.is_sign('(') {
                        self.skip_group()?;
                    }
                }
                Token::Text(_) => {
                    self.at += 1;
                    if self.eat('=') {
                        self.at += 1;
                    }
                }
                Token::Group => self.at += 1,
                _ => return Ok(by_value),
            }
        }
    }

    /// A value of a type.
    pub fn value(&mut self, ty: &Type) -> Result<Value, TextError> {
        if let Token::Local(name) = self.peek() {
            self.at += 1;
            return Ok(Value::Local(self.name(name)));
        }
        Ok(Value::Constant(self.constant(ty)?))
    }

    /// A type and a value.
    pub fn typed_value(&mut self) -> Result<(Type, Value), TextError> {
        let ty = self.ty()?;
        let value = self.value(&ty)?;
        Ok((ty, value))
    }

    fn typed_constant(&mut self) -> Result<(Type, Constant), TextError> {
        let ty = self.ty()?;
        let constant = self.constant(&ty)?;
        Ok((ty, constant))
    }

    /// A constant.
    pub fn constant(&mut self, ty: &Type) -> Result<Constant, TextError> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return self.error("constants nest too deep");
        }
        let constant = self.plain_constant(ty)?;
        self.depth -= 1;
        Ok(constant)
    }

    fn plain_constant(&mut self, ty: &Type) -> Result<Constant, TextError> {
        let token = self.next();
        match token {
            Token::Integer(text) if matches!(ty, Type::Int(65..)) => match text.parse::<i128>() {
                Ok(number) => Ok(Constant::Wide(number as u128)),
                Err(_) => Ok(Constant::Other(Arc::from("a number that is too large"))),
            },
            Token::Integer(text) => match integer_bits(text) {
                Some(bits) => Ok(Constant::Int(bits)),
                None => Ok(Constant::Other(Arc::from("a number that is too large"))),
            },
            Token::Float(text) => match float_value(text) {
                Some(value) => Ok(Constant::Float(value)),
                None => Ok(Constant::Other(Arc::from("a float of another format"))),
            },
            Token::Global(name) => Ok(Constant::Global(Arc::from(name.as_str()))),
            Token::Bytes(bytes) => Ok(Constant::Bytes(Arc::from(bytes.as_slice()))),
            Token::Sign('[') => self.parts(']'),
            Token::Sign('{') => self.parts('}'),
            Token::Sign('<') if self.is_sign('{') => {
                self.at += 1;
                let parts = self.parts('}')?;
                self.expect('>')?;
                Ok(parts)
            }
            Token::Sign('<') => {
                self.at -= 1;
                self.skip_group()?;
                Ok(Constant::Other(Arc::from("a vector")))
            }
            Token::Word(word) => self.named_constant(word, ty),
            _ => {
                self.at = self.at.saturating_sub(1);
                self.error("a value is missing")
            }
        }
    }

    fn named_constant(&mut self, word: &str, ty: &Type) -> Result<Constant, TextError> {
        match word {
            "true" => Ok(Constant::Int(1)),
            "false" => Ok(Constant::Int(0)),
            "null" | "none" => Ok(Constant::Null),
            "undef" | "poison" => Ok(Constant::Undefined),
            "zeroinitializer" => Ok(Constant::Zero),
            "getelementptr" => {
                while matches!(self.peek(), Token::Word(_)) {
                    self.at += 1;
                    if self.is_sign('(') && *self.ahead(1) != Token::Sign('{') {
                        // `inrange(…)` has numbers where the operands have a type.
                        let numbers = matches!(self.ahead(1), Token::Integer(_));
                        if numbers {
                            self.skip_group()?;
                        }
                    }
                }
                self.expect('(')?;
                let source = self.ty()?;
                self.expect(',')?;
                let (_, base) = self.typed_constant()?;
                let mut indices = Vec::new();
                while self.eat(',') {
                    self.eat_word("inrange");
                    indices.push(self.typed_constant()?.1);
                }
                self.expect(')')?;
                Ok(Constant::Address(Arc::new((source, base, indices))))
            }
            _ if CASTS.contains(&word) => {
                while matches!(self.peek(), Token::Word(_)) {
                    self.at += 1;
                }
                self.expect('(')?;
                let (from, value) = self.typed_constant()?;
                self.expect_word("to")?;
                let to = self.ty()?;
                self.expect(')')?;
                let cast = (word.to_string(), from, value, to);
                Ok(Constant::Cast(Arc::new(cast)))
            }
            "add" | "sub" | "mul" | "and" | "or" | "xor" | "shl" | "lshr" | "ashr" => {
                while matches!(self.peek(), Token::Word(_)) {
                    self.at += 1;
                }
                self.expect('(')?;
                let (ty, a) = self.typed_constant()?;
                self.expect(',')?;
                let (_, b) = self.typed_constant()?;
                self.expect(')')?;
                Ok(Constant::Binary(Arc::new((word.to_string(), ty, a, b))))
            }
            "blockaddress" => {
                self.expect('(')?;
                let (Token::Global(_), Token::Sign(','), Token::Local(label), Token::Sign(')')) =
                    (self.ahead(0), self.ahead(1), self.ahead(2), self.ahead(3))
                else {
                    return self.error("the address of a block of another form");
                };
                self.at += 4;
                let number = Constant::Int(label_number(label));
                let cast = ("inttoptr".to_string(), Type::Int(64), number, Type::Pointer);
                Ok(Constant::Cast(Arc::new(cast)))
            }
            _ => {
                // What is left is skipped: a path that needs it ends there.
                if word == "asm" {
                    return self.error("inline assembly");
                }
                while matches!(self.peek(), Token::Word(_)) {
                    self.at += 1;
                }
                if self.is_sign('(') {
                    self.skip_group()?;
                }
                Ok(Constant::Other(Arc::from(format!(
                    "the constant `{word}` of type {ty:?}"
                ))))
            }
        }
    }

    fn parts(&mut self, end: char) -> Result<Constant, TextError> {
        let mut parts = Vec::new();
        while !self.eat(end) {
            parts.push(self.typed_constant()?);
            if !self.is_sign(end) {
                self.expect(',')?;
            }
        }
        Ok(Constant::Parts(parts.into()))
    }
}
