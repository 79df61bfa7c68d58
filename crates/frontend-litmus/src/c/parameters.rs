//! Parameters and the types in front of names.

use crate::error::{LitmusError, Place};
use crate::lexer::{Lexer, Token};
use crate::memory::Memory;
use crate::types::{Type, is_type_word, parse_type};

/// The parameters: pointers to locations, which they declare.
pub fn parameters(lexer: &mut Lexer<'_>, memory: &mut Memory) -> Result<Vec<String>, LitmusError> {
    let mut names = Vec::new();
    lexer.expect_mark("(")?;
    while !lexer.take_mark(")")? {
        let place = lexer.place()?;
        let (words, mut stars) = type_words(lexer, place)?;
        if words == ["void"] && stars == 0 && lexer.is_mark(")")? {
            continue;
        }
        let (name, at) = lexer.expect_word("the name of a parameter")?;
        if lexer.take_mark("[")? {
            // How many elements it has, the initial state says.
            if matches!(lexer.peek()?, Token::Number(_)) {
                lexer.take()?;
            }
            lexer.expect_mark("]")?;
            stars += 1;
        }
        if stars == 0 {
            return Err(at.unsupported("a parameter is a pointer to a location"));
        }
        let inner = named_type(&words, place)?.pointer(stars - 1);
        let index = memory.declare(&name, at)?;
        let location = &mut memory.locations[index];
        match &location.declared {
            // Where the initial state says nothing, the first parameter does.
            None => location.declared = Some(inner),
            Some(known) => {
                let sizes = known.cell().size() == inner.cell().size();
                if !sizes && known.pointee().is_none() && inner.pointee().is_none() {
                    return Err(at.unsupported(format!(
                        "`{name}` has another size here: accesses of mixed sizes are not modelled"
                    )));
                }
            }
        }
        names.push(name);
        if !lexer.is_mark(")")? {
            lexer.expect_mark(",")?;
        }
    }
    Ok(names)
}

/// The words and stars of a type.
pub fn type_words(
    lexer: &mut Lexer<'_>,
    place: Place,
) -> Result<(Vec<String>, usize), LitmusError> {
    let (mut words, mut stars) = (Vec::new(), 0);
    loop {
        match lexer.peek()? {
            Token::Word(word) if is_type_word(word) => {
                words.push(word.clone());
                lexer.take()?;
            }
            Token::Word(word) if matches!(word.as_str(), "struct" | "union" | "enum") => {
                return Err(place.unsupported(format!("`{word}` is not modelled")));
            }
            Token::Mark("*") => {
                stars += 1;
                lexer.take()?;
            }
            Token::Mark("(") if words == ["_Atomic"] => {
                // `_Atomic(int)`
                lexer.take()?;
                let (inner, inner_stars) = type_words(lexer, place)?;
                lexer.expect_mark(")")?;
                words.extend(inner);
                stars += inner_stars;
            }
            _ => return Ok((words, stars)),
        }
    }
}

pub fn named_type(words: &[String], place: Place) -> Result<Type, LitmusError> {
    if words.is_empty() {
        return Err(place.unsupported("this type is not modelled"));
    }
    parse_type(words)
        .ok_or_else(|| place.unsupported(format!("the type `{}` is not modelled", words.join(" "))))
}
