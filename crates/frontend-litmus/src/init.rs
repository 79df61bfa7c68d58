//! The initial state: `{ x=0; int y = 2; 0:EAX=1; int *p = &x; int a[2] = {1,2}; }`.

use crate::error::{LitmusError, Place};
use crate::lexer::{Lexer, Token};
use crate::memory::{Initial, MAX_ELEMENTS, Memory};
use crate::types::{Type, parse_type};

/// The first value of a register.
#[derive(Clone, Debug)]
pub struct RegisterInit {
    /// The thread.
    pub thread: usize,
    /// The register.
    pub name: String,
    /// Its value, if the text gives one.
    pub value: Option<Initial>,
    /// Where.
    pub place: Place,
}

/// Reads the state. The opening brace has been taken.
pub fn parse(lexer: &mut Lexer<'_>, memory: &mut Memory) -> Result<Vec<RegisterInit>, LitmusError> {
    let mut registers = Vec::new();
    loop {
        if lexer.take_mark("}")? {
            return Ok(registers);
        }
        if lexer.take_mark(";")? {
            continue;
        }
        item(lexer, memory, &mut registers)?;
        if !lexer.is_mark("}")? {
            lexer.expect_mark(";")?;
        }
    }
}

fn item(
    lexer: &mut Lexer<'_>,
    memory: &mut Memory,
    registers: &mut Vec<RegisterInit>,
) -> Result<(), LitmusError> {
    let place = lexer.place()?;
    let mut words: Vec<String> = Vec::new();
    let mut stars = 0;
    loop {
        match lexer.take()? {
            (Token::Word(word), _) => words.push(word),
            (Token::Mark("*"), _) => stars += 1,
            (Token::Number(thread), at) => {
                lexer.expect_mark(":")?;
                let (name, _) = lexer.expect_word("a register")?;
                known_type(&words, stars, place)?;
                let value = match lexer.take_mark("=")? {
                    true => Some(value(lexer)?),
                    false => None,
                };
                let thread = thread_number(thread, at)?;
                registers.push(RegisterInit {
                    thread,
                    name,
                    value,
                    place: at,
                });
                return Ok(());
            }
            // `[x] = 1` is a location whose brackets say nothing more.
            (Token::Mark("["), at) if words.is_empty() => {
                let (name, _) = lexer.expect_word("a location")?;
                lexer.expect_mark("]")?;
                return location(lexer, memory, &name, None, at);
            }
            (other, at) => {
                return Err(at.malformed(format!(
                    "expected a location or a register, found {}",
                    other.describe()
                )));
            }
        }
        let next_ends = matches!(
            lexer.peek()?,
            Token::Mark("=" | ";" | "}" | "[" | ":") | Token::End
        );
        let Some(name) = words.pop_if(|_| next_ends) else {
            continue;
        };
        if lexer.take_mark(":")? {
            // `P0:r1 = 1` is a register.
            let thread = proc_number(&name)
                .ok_or_else(|| place.malformed(format!("`{name}` is no thread")))?;
            let (register, _) = lexer.expect_word("a register")?;
            known_type(&words, stars, place)?;
            let value = match lexer.take_mark("=")? {
                true => Some(value(lexer)?),
                false => None,
            };
            registers.push(RegisterInit {
                thread,
                name: register,
                value,
                place,
            });
            return Ok(());
        }
        let declared = known_type(&words, stars, place)?;
        return location(lexer, memory, &name, declared, place);
    }
}

/// The type that the words before a name say, if there are any.
fn known_type(words: &[String], stars: usize, place: Place) -> Result<Option<Type>, LitmusError> {
    if words.is_empty() && stars == 0 {
        return Ok(None);
    }
    match parse_type(words) {
        Some(found) => Ok(Some(found.pointer(stars))),
        None => Err(place.unsupported(format!("the type `{}` is not modelled", words.join(" ")))),
    }
}

fn location(
    lexer: &mut Lexer<'_>,
    memory: &mut Memory,
    name: &str,
    declared: Option<Type>,
    place: Place,
) -> Result<(), LitmusError> {
    let index = memory.declare(name, place)?;
    let mut elements = None;
    if lexer.take_mark("[")? {
        let at = lexer.place()?;
        match lexer.take()?.0 {
            Token::Number(count) if (1..=MAX_ELEMENTS as i128).contains(&count) => {
                elements = Some(count as usize);
            }
            _ => {
                return Err(at.unsupported(format!(
                    "an array has from 1 to {MAX_ELEMENTS} elements, and says how many"
                )));
            }
        }
        lexer.expect_mark("]")?;
    }
    let mut initial = Vec::new();
    if lexer.take_mark("=")? {
        if lexer.take_mark("{")? {
            while !lexer.take_mark("}")? {
                initial.push(value(lexer)?);
                if !lexer.is_mark("}")? {
                    lexer.expect_mark(",")?;
                }
            }
        } else {
            initial.push(value(lexer)?);
        }
    }
    if initial.len() > elements.unwrap_or(1) {
        return Err(place.malformed(format!("`{name}` has fewer elements than values")));
    }
    let location = &mut memory.locations[index];
    if declared.is_some() {
        location.declared = declared;
    }
    if elements.is_some() {
        location.elements = elements;
    }
    if !initial.is_empty() {
        location.initial = initial;
    }
    Ok(())
}

fn value(lexer: &mut Lexer<'_>) -> Result<Initial, LitmusError> {
    // Parentheses, and the macros that look like calls, say nothing.
    let mut open = 0usize;
    loop {
        let macro_name = matches!(
            lexer.peek()?,
            Token::Word(word) if matches!(word.as_str(), "ATOMIC_INIT" | "ATOMIC_VAR_INIT")
        );
        if macro_name {
            lexer.take()?;
        } else if lexer.take_mark("(")? {
            open += 1;
        } else {
            break;
        }
    }
    let found = plain_value(lexer)?;
    for _ in 0..open {
        lexer.expect_mark(")")?;
    }
    Ok(found)
}

fn plain_value(lexer: &mut Lexer<'_>) -> Result<Initial, LitmusError> {
    let (token, place) = lexer.take()?;
    match token {
        Token::Number(number) => Ok(Initial::Number(number as i64)),
        Token::Mark("-") => match lexer.take()? {
            (Token::Number(number), _) => Ok(Initial::Number((number as i64).wrapping_neg())),
            (other, at) => {
                Err(at.malformed(format!("expected a number, found {}", other.describe())))
            }
        },
        Token::Mark("&") => {
            let (name, at) = lexer.expect_word("a location")?;
            Ok(Initial::Address(name, at))
        }
        Token::Word(word) if matches!(word.as_str(), "NULL" | "null" | "false") => {
            Ok(Initial::Number(0))
        }
        Token::Word(word) if word == "true" => Ok(Initial::Number(1)),
        Token::Word(word) => Ok(Initial::Address(word, place)),
        other => Err(place.malformed(format!("expected a value, found {}", other.describe()))),
    }
}

/// The number in `P0`.
pub fn proc_number(word: &str) -> Option<usize> {
    let digits = word.strip_prefix('P')?;
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

/// A thread's number, if it is a sensible one.
pub fn thread_number(number: i128, place: Place) -> Result<usize, LitmusError> {
    usize::try_from(number)
        .ok()
        .filter(|&thread| thread < 1_000)
        .ok_or_else(|| place.malformed(format!("there is no thread {number}")))
}
