//! The first pass: what a text declares, before names are looked up.
//!
//! Bodies of functions are skipped here and remembered by their place.

use super::TextError;
use super::lexer::{Token, TokenKind, Tokens};
use super::literal::parse_u32;
use crate::Storage;
use crate::limits::{MAX_BASES, MAX_CLASSES, MAX_FUNCTIONS, MAX_MEMBERS, MAX_REGISTERS};

/// What kind of class a declaration declares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Declared {
    Class,
    Interface,
    Struct,
    Array,
    String,
}

/// A field of a class, or a cell of a frame.
pub(crate) struct FieldDecl<'a> {
    pub name: Token<'a>,
    pub storage: Storage,
    pub type_name: Token<'a>,
    pub offset: Option<u32>,
}

/// A class as written.
pub(crate) struct ClassDecl<'a> {
    pub declared: Declared,
    pub name: Token<'a>,
    pub library: bool,
    /// Parent and interfaces; their own declarations say which is which.
    pub bases: Vec<Token<'a>>,
    pub fields: Vec<FieldDecl<'a>>,
    /// Explicit sizes of instances, statics and thread statics.
    pub sizes: [Option<u32>; 3],
    pub overrides: Vec<(Token<'a>, Token<'a>)>,
    pub initializer: Option<Token<'a>>,
    /// The elements of an array.
    pub element: Option<Token<'a>>,
}

/// The header of a function, and where its body starts.
pub(crate) struct FunctionDecl<'a> {
    pub name: Token<'a>,
    pub library: bool,
    pub entry: bool,
    pub is_virtual: bool,
    pub params: Vec<(Token<'a>, Token<'a>)>,
    pub result: Option<Token<'a>>,
    /// The tokens from the opening brace on; none for an abstract function.
    pub body: Option<Tokens<'a>>,
}

/// Everything a text declares.
#[derive(Default)]
pub(crate) struct Declarations<'a> {
    members: usize,
    pub classes: Vec<ClassDecl<'a>>,
    pub functions: Vec<FunctionDecl<'a>>,
}

/// Words that may stand before a declaration.
#[derive(Default)]
struct Modifiers<'a> {
    library: bool,
    entry: Option<Token<'a>>,
    is_virtual: Option<Token<'a>>,
    is_abstract: Option<Token<'a>>,
}

/// Reads the declarations of a text.
pub(crate) fn collect(text: &str) -> Result<Declarations<'_>, TextError> {
    let mut tokens = Tokens::new(text)?;
    let mut found = Declarations::default();
    while tokens.current.kind != TokenKind::End {
        if tokens.eat(';')? {
            continue;
        }
        declaration(&mut tokens, &mut found)?;
    }
    Ok(found)
}

fn declaration<'a>(tokens: &mut Tokens<'a>, found: &mut Declarations<'a>) -> Result<(), TextError> {
    const WANTED: &str = "a declaration (`class`, `interface`, `struct`, `array` or `func`)";
    let mut modifiers = Modifiers::default();
    loop {
        let word = tokens.take(TokenKind::Word, WANTED)?;
        let declared = match word.text {
            "library" => {
                modifiers.library = true;
                continue;
            }
            "entry" => {
                modifiers.entry = Some(word);
                continue;
            }
            "virtual" => {
                modifiers.is_virtual = Some(word);
                continue;
            }
            "abstract" => {
                modifiers.is_abstract = Some(word);
                continue;
            }
            "func" => {
                if found.functions.len() == MAX_FUNCTIONS {
                    return Err(word.error(format!("more than {MAX_FUNCTIONS} functions")));
                }
                found.functions.push(function(tokens, &modifiers)?);
                return Ok(());
            }
            "class" => Declared::Class,
            "interface" => Declared::Interface,
            "struct" => Declared::Struct,
            "array" => Declared::Array,
            "string" => Declared::String,
            _ => {
                return Err(word.error(format!("expected {WANTED}, found {}", word.describe())));
            }
        };
        let odd = [modifiers.entry, modifiers.is_virtual, modifiers.is_abstract];
        if let Some(token) = odd.into_iter().flatten().next() {
            return Err(token.error(format!("only functions can be `{}`", token.text)));
        }
        if found.classes.len() == MAX_CLASSES {
            return Err(word.error(format!("more than {MAX_CLASSES} classes")));
        }
        let members = &mut found.members;
        let class = class(tokens, declared, modifiers.library, members)?;
        found.classes.push(class);
        return Ok(());
    }
}

fn class<'a>(
    tokens: &mut Tokens<'a>,
    declared: Declared,
    library: bool,
    members: &mut usize,
) -> Result<ClassDecl<'a>, TextError> {
    let mut class = ClassDecl {
        declared,
        name: tokens.take(TokenKind::Word, "the name of the class")?,
        library,
        bases: Vec::new(),
        fields: Vec::new(),
        sizes: [None; 3],
        overrides: Vec::new(),
        initializer: None,
        element: None,
    };
    if declared == Declared::Array {
        tokens.expect_word("of")?;
        class.element = Some(tokens.take(TokenKind::Word, "the type of the elements")?);
    }
    if tokens.eat(':')? {
        loop {
            if class.bases.len() == MAX_BASES {
                let message = format!("more than {MAX_BASES} classes to extend");
                return Err(tokens.current.error(message));
            }
            class
                .bases
                .push(tokens.take(TokenKind::Word, "the name of a class")?);
            if !tokens.eat(',')? {
                break;
            }
        }
    }
    if tokens.eat('{')? {
        while !tokens.eat('}')? {
            if tokens.eat(';')? || tokens.eat(',')? {
                continue;
            }
            *members += 1;
            if *members > MAX_MEMBERS {
                let message = format!("more than {MAX_MEMBERS} members of classes in a text");
                return Err(tokens.current.error(message));
            }
            member(tokens, &mut class)?;
        }
    }
    Ok(class)
}

fn member<'a>(tokens: &mut Tokens<'a>, class: &mut ClassDecl<'a>) -> Result<(), TextError> {
    let word = tokens.take(TokenKind::Word, "a field, `override`, `init` or `}`")?;
    // A word before a colon is the name of a field, whatever the word is.
    if tokens.is(':') {
        class.fields.push(field(tokens, word, Storage::Instance)?);
        return Ok(());
    }
    let storage = match word.text {
        "static" => Storage::Static,
        "thread_static" => Storage::ThreadStatic,
        "override" => {
            let method = tokens.take(TokenKind::Word, "the function that is overridden")?;
            tokens.expect('=')?;
            let body = tokens.take(TokenKind::Word, "the function that overrides it")?;
            class.overrides.push((method, body));
            return Ok(());
        }
        "init" => {
            if class.initializer.is_some() {
                return Err(word.error("a class has one initialiser"));
            }
            class.initializer = Some(tokens.take(TokenKind::Word, "the initialiser")?);
            return Ok(());
        }
        "size" => return explicit_size(tokens, &mut class.sizes[0]),
        "static_size" => return explicit_size(tokens, &mut class.sizes[1]),
        "thread_static_size" => return explicit_size(tokens, &mut class.sizes[2]),
        _ => {
            return Err(word.error(format!(
                "expected a field (`name: type`), `override` or `init`, found {}",
                word.describe()
            )));
        }
    };
    let name = tokens.take(TokenKind::Word, "the name of the field")?;
    class.fields.push(field(tokens, name, storage)?);
    Ok(())
}

fn explicit_size(tokens: &mut Tokens<'_>, size: &mut Option<u32>) -> Result<(), TextError> {
    *size = Some(parse_u32(tokens, "a size in bytes")?);
    Ok(())
}

/// Reads the rest of a field after its name.
pub(crate) fn field<'a>(
    tokens: &mut Tokens<'a>,
    name: Token<'a>,
    storage: Storage,
) -> Result<FieldDecl<'a>, TextError> {
    tokens.expect(':')?;
    let type_name = tokens.take(TokenKind::Word, "the type of the field")?;
    // On a line of its own, `at` would be the name of the next field.
    let offset = match !tokens.current.first && tokens.eat_word("at")? {
        true => Some(parse_u32(tokens, "an offset in bytes")?),
        false => None,
    };
    Ok(FieldDecl {
        name,
        storage,
        type_name,
        offset,
    })
}

fn function<'a>(
    tokens: &mut Tokens<'a>,
    modifiers: &Modifiers<'a>,
) -> Result<FunctionDecl<'a>, TextError> {
    let name = tokens.take(TokenKind::Word, "the name of the function")?;
    tokens.expect('(')?;
    let mut params = Vec::new();
    while !tokens.eat(')')? {
        if !params.is_empty() {
            tokens.expect(',')?;
        }
        if params.len() == MAX_REGISTERS {
            let message = format!("more than {MAX_REGISTERS} parameters");
            return Err(tokens.current.error(message));
        }
        let param = tokens.take(TokenKind::Register, "a parameter such as `%x: i32`")?;
        tokens.expect(':')?;
        params.push((
            param,
            tokens.take(TokenKind::Word, "the kind of the parameter")?,
        ));
    }
    let result = match tokens.current.kind {
        TokenKind::Arrow => {
            tokens.advance()?;
            Some(tokens.take(TokenKind::Word, "the kind of the result")?)
        }
        _ => None,
    };
    let body = match modifiers.is_abstract {
        Some(_) if tokens.is('{') => {
            return Err(tokens.current.error("an abstract function has no body"));
        }
        Some(_) => None,
        None => {
            let start = *tokens;
            skip_block(tokens)?;
            Some(start)
        }
    };
    Ok(FunctionDecl {
        name,
        library: modifiers.library,
        entry: modifiers.entry.is_some(),
        is_virtual: modifiers.is_virtual.is_some() || modifiers.is_abstract.is_some(),
        params,
        result,
        body,
    })
}

/// Goes past a block in braces.
fn skip_block(tokens: &mut Tokens<'_>) -> Result<(), TextError> {
    let open = tokens.expect('{')?;
    let mut depth = 1usize;
    while depth > 0 {
        let token = tokens.advance()?;
        match token.kind {
            TokenKind::Punctuation('{') => depth += 1,
            TokenKind::Punctuation('}') => depth -= 1,
            TokenKind::End => return Err(open.error("nothing closes this `{`")),
            _ => {}
        }
    }
    Ok(())
}
