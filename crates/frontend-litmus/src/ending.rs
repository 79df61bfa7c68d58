//! What may follow the condition of a test.

use crate::error::LitmusError;
use crate::lexer::{Lexer, Token};

/// Reads what may follow a condition: a semicolon, what is expected of other models
/// (`with tso: exists; sc: ~exists`), a comment of the form `<< … >>`. None of it says anything
/// about the test.
pub fn ending(lexer: &mut Lexer<'_>) -> Result<(), LitmusError> {
    let mut may_have_kinds = true;
    loop {
        let (token, place) = lexer.take()?;
        match token {
            Token::End => return Ok(()),
            Token::Mark(";") => {}
            Token::Mark("<<" | "<<=") => match lexer.rest().find(">>") {
                Some(end) => lexer.skip_bytes(end + 2),
                None => return Err(place.malformed("this comment does not end")),
            },
            Token::Word(word) if word == "with" && may_have_kinds => {
                may_have_kinds = false;
                kinds(lexer)?;
            }
            other => {
                return Err(place.malformed(format!(
                    "expected the end of the file after the condition, found {}",
                    other.describe()
                )));
            }
        }
    }
}

/// `tso: exists; sc: ~exists;`
fn kinds(lexer: &mut Lexer<'_>) -> Result<(), LitmusError> {
    loop {
        lexer.expect_word("the name of a model")?;
        lexer.expect_mark(":")?;
        let negated = lexer.take_mark("~")? || lexer.is_word("not")? && lexer.take().is_ok();
        let (word, place) = lexer.expect_word("`exists`, `~exists` or `forall`")?;
        if word != "exists" && (word != "forall" || negated) {
            return Err(place.malformed(format!(
                "expected `exists`, `~exists` or `forall`, found `{word}`"
            )));
        }
        // A semicolon may separate two of them, or end the last one.
        let more = lexer.take_mark(";")? && matches!(lexer.peek()?, Token::Word(_));
        if !more {
            return Ok(());
        }
    }
}
