//! Tokens of a litmus text.
//!
//! The format is several languages in one file: a header of free lines, an initial state, a
//! program in the language of the flavour, and a condition. `(* … *)` is a comment everywhere
//! but in C, where it is the start of `(*x)`. The reader therefore says which style comes next.

use crate::error::{LitmusError, Place};

/// Which language comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Columns of instructions: every punctuation mark stands for itself.
    Table,
    /// The initial state and the condition.
    Logic,
    /// C code.
    Code,
}

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A name or a keyword.
    Word(String),
    /// A number.
    Number(i128),
    /// A quoted text.
    Text(String),
    /// A punctuation mark.
    Mark(&'static str),
    /// The end of the file.
    End,
}

impl Token {
    /// The token as a message names it.
    pub fn describe(&self) -> String {
        match self {
            Token::Word(word) => format!("`{word}`"),
            Token::Number(number) => format!("`{number}`"),
            Token::Text(_) => "a quoted text".to_string(),
            Token::Mark(mark) => format!("`{mark}`"),
            Token::End => "the end of the file".to_string(),
        }
    }
}

/// Marks of several characters, longest first.
const LONG_MARKS: &[&str] = &[
    "<<=", ">>=", "->", "=>", "/\\", "\\/", "==", "!=", "<>", "<=", ">=", "&&", "||", "<<", ">>",
    "+=", "-=", "*=", "/=", "&=", "|=", "^=", "%=", "++", "--",
];
const SHORT_MARKS: &[&str] = &[
    "{", "}", "(", ")", "[", "]", ";", ":", ",", "=", "|", "&", "*", "~", "!", "<", ">", "+", "-",
    "/", "%", "$", "^", "?", "#", "@", "\\",
];

/// The text, and how far it has been read.
pub struct Lexer<'a> {
    text: &'a str,
    at: usize,
    place: Place,
    style: Style,
    /// The next token, where it starts and where it ends, if it has been looked at.
    next: Option<(Token, Place, usize, Place)>,
}

impl<'a> Lexer<'a> {
    /// Starts at the beginning of a text.
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            place: Place { line: 1, column: 1 },
            style: Style::Logic,
            next: None,
        }
    }

    /// Says which language comes next. A token that was only looked at is read again.
    pub fn set_style(&mut self, style: Style) {
        self.style = style;
        self.next = None;
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Goes over characters that are no tokens.
    pub fn skip_bytes(&mut self, count: usize) {
        self.next = None;
        for c in self.text[self.at..self.at + count].chars() {
            self.at += c.len_utf8();
            if c == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
    }

    /// Goes over blanks and comments.
    pub fn skip_blanks(&mut self) -> Result<(), LitmusError> {
        loop {
            let rest = self.rest();
            if let Some(c) = rest.chars().next()
                && c.is_whitespace()
            {
                self.skip_bytes(c.len_utf8());
            } else if rest.starts_with("//") {
                self.skip_bytes(rest.find('\n').unwrap_or(rest.len()));
            } else if let Some(inside) = rest.strip_prefix("/*") {
                let Some(end) = inside.find("*/") else {
                    return Err(self.place.malformed("this comment does not end"));
                };
                self.skip_bytes(end + 4);
            } else if rest.starts_with("(*") && self.style != Style::Code {
                self.skip_nested()?;
            } else {
                return Ok(());
            }
        }
    }

    /// Goes over `(* … *)`, which may contain more of its kind.
    fn skip_nested(&mut self) -> Result<(), LitmusError> {
        let start = self.place;
        let bytes = self.rest().as_bytes();
        let mut depth = 0usize;
        let mut at = 0;
        while at < bytes.len() {
            match &bytes[at..] {
                [b'(', b'*', ..] => {
                    depth += 1;
                    at += 2;
                }
                [b'*', b')', ..] => {
                    depth -= 1;
                    at += 2;
                    if depth == 0 {
                        self.skip_bytes(at);
                        return Ok(());
                    }
                }
                _ => at += 1,
            }
        }
        Err(start.malformed("this comment does not end"))
    }

    /// Where the next token starts.
    pub fn place(&mut self) -> Result<Place, LitmusError> {
        self.look()?;
        Ok(self.next.as_ref().map_or(self.place, |next| next.1))
    }

    /// The next token, which stays the next one.
    pub fn peek(&mut self) -> Result<&Token, LitmusError> {
        self.look()?;
        Ok(self.next.as_ref().map_or(&Token::End, |next| &next.0))
    }

    /// Whether the next token is this mark.
    pub fn is_mark(&mut self, mark: &str) -> Result<bool, LitmusError> {
        Ok(matches!(self.peek()?, Token::Mark(found) if *found == mark))
    }

    /// Whether the next token is this word.
    pub fn is_word(&mut self, word: &str) -> Result<bool, LitmusError> {
        Ok(matches!(self.peek()?, Token::Word(found) if found == word))
    }

    /// Takes the next token.
    pub fn take(&mut self) -> Result<(Token, Place), LitmusError> {
        self.look()?;
        match self.next.take() {
            Some((token, place, at, after)) => {
                self.at = at;
                self.place = after;
                Ok((token, place))
            }
            None => Ok((Token::End, self.place)),
        }
    }

    /// Takes the next token if it is this mark.
    pub fn take_mark(&mut self, mark: &str) -> Result<bool, LitmusError> {
        let found = self.is_mark(mark)?;
        if found {
            self.take()?;
        }
        Ok(found)
    }

    /// Takes this mark, or says that it is missing.
    pub fn expect_mark(&mut self, mark: &str) -> Result<Place, LitmusError> {
        let (token, place) = self.take()?;
        match token {
            Token::Mark(found) if found == mark => Ok(place),
            other => Err(place.malformed(format!("expected `{mark}`, found {}", other.describe()))),
        }
    }

    /// Takes a word, or says that `what` is missing.
    pub fn expect_word(&mut self, what: &str) -> Result<(String, Place), LitmusError> {
        let (token, place) = self.take()?;
        match token {
            Token::Word(word) => Ok((word, place)),
            other => Err(place.malformed(format!("expected {what}, found {}", other.describe()))),
        }
    }

    fn look(&mut self) -> Result<(), LitmusError> {
        if self.next.is_some() {
            return Ok(());
        }
        self.skip_blanks()?;
        let start = self.place;
        let at = self.at;
        let (token, length) = self.read(start)?;
        self.skip_bytes(length);
        let (end, after) = (self.at, self.place);
        self.at = at;
        self.place = start;
        self.next = Some((token, start, end, after));
        Ok(())
    }

    /// The token at the front, and its length in bytes.
    fn read(&self, place: Place) -> Result<(Token, usize), LitmusError> {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else {
            return Ok((Token::End, 0));
        };
        if first.is_ascii_digit() {
            return number(rest, place);
        }
        if is_word_start(first) {
            let length = rest.find(|c: char| !is_word_part(c)).unwrap_or(rest.len());
            return Ok((Token::Word(rest[..length].to_string()), length));
        }
        if first == '"' {
            let Some(end) = rest[1..].find('"') else {
                return Err(place.malformed("this quoted text does not end"));
            };
            return Ok((Token::Text(rest[1..=end].to_string()), end + 2));
        }
        let long: &[&str] = if self.style == Style::Table {
            &[]
        } else {
            LONG_MARKS
        };
        let marks = long.iter().chain(SHORT_MARKS);
        match marks.into_iter().find(|mark| rest.starts_with(**mark)) {
            Some(mark) => Ok((Token::Mark(mark), mark.len())),
            None => Err(place.malformed(format!("unexpected character {first:?}"))),
        }
    }
}

fn is_word_start(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_' || c == '.'
}

fn is_word_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '\'')
}

fn number(rest: &str, place: Place) -> Result<(Token, usize), LitmusError> {
    let length = rest
        .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .unwrap_or(rest.len());
    let text = &rest[..length];
    let lower = text.to_ascii_lowercase();
    let parsed = if let Some(digits) = lower.strip_prefix("0x") {
        let digits = digits.trim_end_matches(['u', 'l']);
        i128::from_str_radix(digits, 16).ok()
    } else if let Some(digits) = lower.strip_prefix("0b") {
        i128::from_str_radix(digits, 2).ok()
    } else {
        lower.trim_end_matches(['u', 'l']).parse().ok()
    };
    match parsed.filter(|value| *value <= i128::from(u64::MAX)) {
        Some(value) => Ok((Token::Number(value), length)),
        None => Err(place.malformed(format!("`{text}` is no number of at most 64 bits"))),
    }
}

#[cfg(test)]
mod tests {
    use super::{Lexer, Style, Token};

    fn tokens(text: &str, style: Style) -> Vec<Token> {
        let mut lexer = Lexer::new(text);
        lexer.set_style(style);
        let mut found = Vec::new();
        loop {
            let (token, _) = lexer.take().expect("tokens");
            if token == Token::End {
                return found;
            }
            found.push(token);
        }
    }

    #[test]
    fn a_star_after_a_parenthesis_is_a_comment_outside_code_only() {
        let logic = tokens("a (* b (* c *) *) d", Style::Logic);
        assert_eq!(logic.len(), 2);
        let code = tokens("f(*x) /* y */ // z", Style::Code);
        assert_eq!(code.len(), 5);
    }

    #[test]
    fn empty_columns_are_not_an_operator() {
        assert_eq!(tokens("a||b", Style::Table).len(), 4);
        assert_eq!(tokens("a||b", Style::Code).len(), 3);
    }

    #[test]
    fn places_count_characters() {
        let mut lexer = Lexer::new("é \n  x");
        lexer.skip_bytes(2);
        let (_, place) = lexer.take().expect("a word");
        assert_eq!((place.line, place.column), (2, 3));
    }

    #[test]
    fn numbers_have_prefixes_and_suffixes() {
        let found = tokens("0x10 10UL 0b11", Style::Code);
        assert_eq!(
            found,
            [Token::Number(16), Token::Number(10), Token::Number(3)]
        );
        for bad in ["12ab", "0x", "99999999999999999999999"] {
            assert!(Lexer::new(bad).take().is_err(), "{bad}");
        }
    }
}
