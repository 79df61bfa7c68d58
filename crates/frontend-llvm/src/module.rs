//! A module: what stands at the top level of a text. Bodies and metadata are read when needed.

use crate::TextError;
use crate::cursor::{Constant, Cursor};
use crate::debug::Metadata;
use crate::lexer::{Lexed, Token, tokens};
use crate::types::{Type, Types};
use std::collections::HashMap;
use std::fmt::Write as _;

/// A parameter of a function.
#[derive(Clone, Debug)]
pub(crate) struct Parameter {
    pub ty: Type,
    pub name: Option<String>,
}

/// A function as it is declared.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    pub name: String,
    pub result: Type,
    pub parameters: Vec<Parameter>,
    pub variadic: bool,
    /// The number of its description in debug information.
    pub debug: Option<u32>,
    /// Where the tokens of its body begin.
    pub body: Option<usize>,
    pub linkage: Linkage,
    pub line: u32,
}

/// Who can name a function or a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Linkage {
    /// Nobody outside its module.
    Internal,
    /// Every module, unless another one has a definition that is not weak.
    Weak,
    /// Every module, and it is the only one of its name.
    #[default]
    Strong,
}

impl Linkage {
    /// What a word before a definition says about it.
    fn of(word: &str) -> Option<Linkage> {
        match word {
            // Each module has lists of its own, which a linker would join.
            "internal" | "private" | "appending" => Some(Linkage::Internal),
            "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "common" => Some(Linkage::Weak),
            _ => None,
        }
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub(crate) struct Global {
    pub name: String,
    pub ty: Type,
    /// Nothing if the variable is defined elsewhere.
    pub initial: Option<Constant>,
    pub constant: bool,
    pub thread_local: bool,
    pub linkage: Linkage,
    pub debug: Option<u32>,
    pub line: u32,
}

/// A module of LLVM's text.
#[derive(Debug)]
pub(crate) struct Module {
    pub tokens: Vec<Lexed>,
    pub types: Types,
    pub functions: Vec<Header>,
    pub globals: Vec<Global>,
    /// Names that stand for another one.
    pub aliases: HashMap<String, String>,
    pub metadata: Metadata,
    /// What reports call the text.
    pub file: String,
}

const WORDS_OF_TYPES: &[&str] = &[
    "void", "float", "double", "ptr", "half", "bfloat", "x86_fp80", "fp128", "token", "metadata",
];

fn is_type_word(word: &str) -> bool {
    WORDS_OF_TYPES.contains(&word)
        || word
            .strip_prefix('i')
            .is_some_and(|bits| !bits.is_empty() && bits.bytes().all(|b| b.is_ascii_digit()))
}

/// Calls of it say in which line the assertion stands.
const ASSERT_FAIL: &str = "__assert_fail";

impl Module {
    /// The body of a function as text that says nothing of lines, nor of other debug information.
    pub fn code_text(&self, function: &Header) -> Option<String> {
        let body = self.tokens.get(function.body?..)?;
        let mut text = String::new();
        let (mut braces, mut parentheses) = (1, 0);
        let mut line_until = None;
        for (at, Lexed { token, .. }) in body.iter().enumerate() {
            match token {
                Token::Sign('{') => braces += 1,
                Token::Sign('}') => braces -= 1,
                Token::Sign('(') => parentheses += 1,
                Token::Sign(')') => parentheses -= 1,
                Token::Global(name) if name == ASSERT_FAIL => line_until = Some(parentheses),
                Token::End => return None,
                _ => {}
            }
            if braces == 0 {
                break;
            }
            let is_line = line_until.is_some() && matches!(token, Token::Integer(_));
            if line_until == Some(parentheses) && matches!(token, Token::Sign(')')) {
                line_until = None;
            }
            // Where a group of metadata begins depends on what else the text has.
            if !is_line && !matches!(token, Token::Meta(_)) {
                let first = if at == 0 { "" } else { " " };
                let _ = write!(text, "{first}{token:?}");
            }
        }
        Some(text)
    }

    /// Reads a text; `file` is what reports call it.
    pub fn read(text: &str, file: &str) -> Result<Module, TextError> {
        let mut module = Module {
            tokens: tokens(text)?,
            types: Types::default(),
            functions: Vec::new(),
            globals: Vec::new(),
            aliases: HashMap::new(),
            metadata: Metadata::default(),
            file: file.to_string(),
        };
        let lexed = std::mem::take(&mut module.tokens);
        let mut cursor = Cursor::new(&lexed, 0);
        while *cursor.peek() != Token::End {
            module.entity(&mut cursor)?;
        }
        module.tokens = lexed;
        Ok(module)
    }

    fn entity(&mut self, cursor: &mut Cursor<'_>) -> Result<(), TextError> {
        let line = cursor.line();
        match cursor.next() {
            Token::Word(word) => match word.as_str() {
                "target" => {
                    let what = cursor.word()?.to_string();
                    cursor.expect('=')?;
                    if let Token::Text(text) = cursor.next()
                        && what == "datalayout"
                    {
                        check_layout(text, line)?;
                    }
                }
                "source_filename" => {
                    cursor.expect('=')?;
                    cursor.next();
                }
                "module" | "uselistorder" | "uselistorder_bb" => cursor.skip_line(line),
                "attributes" => {
                    cursor.next();
                    cursor.expect('=')?;
                    cursor.skip_group()?;
                }
                "declare" => {
                    // Metadata may stand before the rest.
                    let header = self.header(cursor, line)?;
                    cursor.skip_line(cursor.line_before());
                    self.functions.push(header);
                }
                "define" => {
                    let mut header = self.header(cursor, line)?;
                    loop {
                        match cursor.peek() {
                            Token::Sign('{') => break,
                            Token::Meta(name) if name == "dbg" => {
                                cursor.at += 1;
                                if let Token::Meta(number) = cursor.next() {
                                    header.debug = number.parse().ok();
                                }
                            }
                            Token::Sign('(') => cursor.skip_group()?,
                            Token::End => return cursor.error("a function has no body"),
                            _ => cursor.at += 1,
                        }
                    }
                    header.body = Some(cursor.at + 1);
                    skip_braces(cursor)?;
                    self.functions.push(header);
                }
                word if word.starts_with('$') => cursor.skip_line(line),
                word => return Err(TextError::new(format!("`{word}` is not known here"), line)),
            },
            Token::Local(name) => {
                cursor.expect('=')?;
                cursor.expect_word("type")?;
                let ty = cursor.ty()?;
                self.types.named.insert(name.clone(), ty);
            }
            Token::Global(name) => self.global(cursor, name, line)?,
            Token::Meta(name) => {
                cursor.expect('=')?;
                if let Ok(number) = name.parse() {
                    self.metadata.starts.insert(number, cursor.at);
                }
                skip_node(cursor)?;
            }
            Token::Sign('^') => cursor.skip_line(line),
            _ => return Err(TextError::new("is not known here", line)),
        }
        Ok(())
    }

    fn header(&mut self, cursor: &mut Cursor<'_>, line: u32) -> Result<Header, TextError> {
        let mut linkage = Linkage::default();
        let mut debug = None;
        loop {
            match cursor.peek() {
                Token::Word(word) if is_type_word(word) => break,
                Token::Word(word) => {
                    linkage = Linkage::of(word).unwrap_or(linkage);
                    let align = word == "align";
                    cursor.at += 1;
                    if align {
                        cursor.integer()?;
                    } else if cursor.is_sign('(') {
                        cursor.skip_group()?;
                    }
                }
                Token::Meta(name) => {
                    let is_location = name == "dbg";
                    cursor.at += 1;
                    if let Token::Meta(number) = cursor.next()
                        && is_location
                    {
                        debug = number.parse().ok();
                    }
                }
                _ => break,
            }
        }
        let mut result = cursor.return_type()?;
        if result == Type::Label {
            result = Type::Void;
        }
        let name = match cursor.next() {
            Token::Global(name) => name.clone(),
            _ => return Err(TextError::new("the name of a function is missing", line)),
        };
        cursor.expect('(')?;
        let mut parameters = Vec::new();
        let mut variadic = false;
        while !cursor.eat(')') {
            if *cursor.peek() == Token::Dots {
                cursor.at += 1;
                variadic = true;
            } else {
                let ty = cursor.ty()?;
                cursor.attributes()?;
                let name = match cursor.peek() {
                    Token::Local(name) => {
                        cursor.at += 1;
                        Some(name.clone())
                    }
                    _ => None,
                };
                parameters.push(Parameter { ty, name });
            }
            if !cursor.is_sign(')') {
                cursor.expect(',')?;
            }
        }
        Ok(Header {
            name,
            result,
            parameters,
            variadic,
            debug,
            body: None,
            linkage,
            line,
        })
    }

    fn global(&mut self, cursor: &mut Cursor<'_>, name: &str, line: u32) -> Result<(), TextError> {
        cursor.expect('=')?;
        let (mut external, mut thread_local) = (false, false);
        let mut linkage = Linkage::default();
        let constant = loop {
            match cursor.peek() {
                Token::Word(word) => {
                    cursor.at += 1;
                    match word.as_str() {
                        "global" => break false,
                        "constant" => break true,
                        "alias" => {
                            cursor.ty()?;
                            cursor.expect(',')?;
                            let ty = cursor.ty()?;
                            if let Constant::Global(other) = cursor.constant(&ty)? {
                                self.aliases.insert(name.to_string(), other.to_string());
                            }
                            cursor.skip_line(cursor.line_before());
                            return Ok(());
                        }
                        "ifunc" => {
                            cursor.skip_line(line);
                            return Ok(());
                        }
                        "external" | "extern_weak" | "available_externally" => external = true,
                        "thread_local" => thread_local = true,
                        other => linkage = Linkage::of(other).unwrap_or(linkage),
                    }
                    if cursor.is_sign('(') {
                        cursor.skip_group()?;
                    }
                }
                _ => return Err(TextError::new("a global of an unknown form", line)),
            }
        };
        let ty = cursor.ty()?;
        let initial = match external {
            true => None,
            false => Some(cursor.constant(&ty)?),
        };
        let mut debug = None;
        while cursor.eat(',') {
            match cursor.next() {
                Token::Meta(name) if name == "dbg" => {
                    if let Token::Meta(number) = cursor.next() {
                        debug = number.parse().ok();
                    }
                }
                Token::Meta(_) => {
                    cursor.next();
                }
                Token::Word(_) => {
                    if cursor.is_sign('(') {
                        cursor.skip_group()?;
                    } else if matches!(cursor.peek(), Token::Integer(_) | Token::Text(_)) {
                        cursor.at += 1;
                    }
                }
                _ => return Err(TextError::new("a global of an unknown form", line)),
            }
        }
        while *cursor.peek() == Token::Group {
            cursor.at += 1;
        }
        self.globals.push(Global {
            name: name.to_string(),
            ty,
            initial,
            constant,
            thread_local,
            linkage,
            debug,
            line,
        });
        Ok(())
    }
}

/// Only little-endian targets with pointers of 64 bits are modelled.
fn check_layout(text: &[u8], line: u32) -> Result<(), TextError> {
    let layout = String::from_utf8_lossy(text);
    let small = layout
        .split('-')
        .any(|part| part.starts_with("p:32") || part.starts_with("p:16"));
    if layout.starts_with('E') || small {
        return Err(TextError::new(
            "compiled for a machine that is not little-endian with 64-bit pointers",
            line,
        ));
    }
    Ok(())
}

fn skip_braces(cursor: &mut Cursor<'_>) -> Result<(), TextError> {
    let mut depth = 0;
    loop {
        match cursor.next() {
            Token::Sign('{') => depth += 1,
            Token::Sign('}') => depth -= 1,
            Token::End => return cursor.error("the body of a function does not end"),
            _ => {}
        }
        if depth == 0 {
            return Ok(());
        }
    }
}

/// Skips a node of metadata.
fn skip_node(cursor: &mut Cursor<'_>) -> Result<(), TextError> {
    cursor.eat_word("distinct");
    match cursor.next() {
        Token::Meta(_) => {
            if cursor.is_sign('(') || cursor.is_sign('{') {
                cursor.skip_group()?;
            } else if matches!(cursor.peek(), Token::Text(_)) {
                cursor.at += 1;
            }
            Ok(())
        }
        _ => cursor.error("metadata of an unknown form"),
    }
}
