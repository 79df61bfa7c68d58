//! Splits the text of an expression into tokens.

use super::error::ExpressionError;
use super::syntax::{BinaryOperator, Span};
use super::value::{Float, PropertyValue};

/// The longest expression that is read.
pub(super) const MAX_EXPRESSION_BYTES: usize = 64 << 10;

#[derive(Clone, PartialEq, Debug)]
pub(super) enum TokenKind {
    Name(String),
    Literal(PropertyValue),
    Operator(BinaryOperator),
    Not,
    Open,
    Close,
    OpenIndex,
    CloseIndex,
    Dot,
    End,
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub span: Span,
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Result<Self, ExpressionError> {
        if text.len() > MAX_EXPRESSION_BYTES {
            let short: String = text.chars().take(40).collect();
            let span = Span { start: 0, end: 0 };
            return Err(ExpressionError::new(
                &format!("{short}…"),
                span,
                format!("the expression is longer than {MAX_EXPRESSION_BYTES} bytes"),
            ));
        }
        Ok(Self { text, at: 0 })
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn eat_while(&mut self, accept: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&accept) {
            self.bump();
        }
    }

    fn error<T>(&self, start: usize, message: impl Into<String>) -> Result<T, ExpressionError> {
        let end = self.at.max(start);
        Err(ExpressionError::new(
            self.text,
            Span { start, end },
            message,
        ))
    }

    pub fn next(&mut self) -> Result<Token, ExpressionError> {
        self.eat_while(char::is_whitespace);
        let start = self.at;
        let kind = self.token(start)?;
        let end = self.at;
        Ok(Token {
            kind,
            span: Span { start, end },
        })
    }

    fn token(&mut self, start: usize) -> Result<TokenKind, ExpressionError> {
        use BinaryOperator as B;
        let Some(first) = self.bump() else {
            return Ok(TokenKind::End);
        };
        let operator = match first {
            '(' => return Ok(TokenKind::Open),
            ')' => return Ok(TokenKind::Close),
            '[' => return Ok(TokenKind::OpenIndex),
            ']' => return Ok(TokenKind::CloseIndex),
            '.' => return Ok(TokenKind::Dot),
            '"' => return self.string(start),
            '\'' => return self.character(start),
            '`' => return self.quoted_name(start),
            '0'..='9' => return self.number(start),
            c if is_name_start(c) => {
                self.eat_while(is_name_part);
                return Ok(word(&self.text[start..self.at]));
            }
            '!' if self.eat('=') => B::NotEqual,
            '!' => return Ok(TokenKind::Not),
            '=' if self.eat('=') => B::Equal,
            '=' if self.eat('>') => B::Implies,
            '=' => return self.error(start, "`=` assigns; write `==` to compare"),
            '&' if self.eat('&') => B::And,
            '&' => return self.error(start, "write `&&` for \"and\""),
            '|' if self.eat('|') => B::Or,
            '|' => return self.error(start, "write `||` for \"or\""),
            '<' if self.eat('=') => B::LessOrEqual,
            '<' => B::Less,
            '>' if self.eat('=') => B::GreaterOrEqual,
            '>' => B::Greater,
            '+' => B::Add,
            // What a pointer leads to, as C has it; nothing else begins like that.
            '-' if self.eat('>') => return Ok(TokenKind::Dot),
            '-' => B::Subtract,
            '*' => B::Multiply,
            '/' => B::Divide,
            '%' => B::Remainder,
            other => {
                let message = format!("{other:?} has no meaning in an expression");
                return self.error(start, message);
            }
        };
        Ok(TokenKind::Operator(operator))
    }

    fn number(&mut self, start: usize) -> Result<TokenKind, ExpressionError> {
        self.eat_while(|c| c.is_ascii_alphanumeric() || c == '_');
        let rest = &self.text[self.at..];
        let fraction = rest.starts_with('.') && rest[1..].starts_with(|c: char| c.is_ascii_digit());
        if fraction {
            self.bump();
            self.eat_while(|c| c.is_ascii_alphanumeric() || c == '_');
        }
        let digits = self.text[start..self.at].replace('_', "");
        let hexadecimal = digits
            .strip_prefix("0x")
            .or_else(|| digits.strip_prefix("0X"));
        let value = match hexadecimal {
            Some(digits) => u64::from_str_radix(digits, 16).ok().map(i128::from),
            None => digits
                .parse::<u64>()
                .ok()
                .map(i128::from)
                .filter(|_| !fraction),
        };
        if let Some(value) = value {
            return Ok(TokenKind::Literal(PropertyValue::Integer(value)));
        }
        match digits.parse::<f64>() {
            Ok(value) if !digits.bytes().all(|b| b.is_ascii_digit()) => {
                Ok(TokenKind::Literal(PropertyValue::Float(Float(value))))
            }
            Ok(_) => self.error(start, "the number does not fit into 64 bits"),
            Err(_) => self.error(start, format!("`{digits}` is not a number")),
        }
    }

    fn string(&mut self, start: usize) -> Result<TokenKind, ExpressionError> {
        let mut value = String::new();
        loop {
            match self.bump() {
                None => return self.error(start, "the string does not end"),
                Some('"') => return Ok(TokenKind::Literal(PropertyValue::String(value))),
                Some('\\') => value.push(self.escape()?),
                Some(other) => value.push(other),
            }
        }
    }

    fn character(&mut self, start: usize) -> Result<TokenKind, ExpressionError> {
        let value = match self.bump() {
            None | Some('\'') => return self.error(start, "a character is missing between `'`"),
            Some('\\') => self.escape()?,
            Some(other) => other,
        };
        if !self.eat('\'') {
            return self.error(
                start,
                "a character ends with `'`; strings are written with `\"`",
            );
        }
        if value.len_utf16() != 1 {
            return self.error(start, "the character is more than one UTF-16 code unit");
        }
        let unit = i128::from(u32::from(value));
        Ok(TokenKind::Literal(PropertyValue::Integer(unit)))
    }

    fn escape(&mut self) -> Result<char, ExpressionError> {
        let start = self.at - 1;
        Ok(match self.bump() {
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some('0') => '\0',
            Some(same @ ('\\' | '"' | '\'')) => same,
            Some('u') => {
                let digits = self.text.get(self.at..self.at + 4);
                let code = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
                match code.and_then(char::from_u32) {
                    Some(character) => {
                        self.at += 4;
                        character
                    }
                    None => return self.error(start, "`\\u` needs four hexadecimal digits"),
                }
            }
            _ => {
                return self.error(
                    start,
                    "unknown escape; `\\n \\r \\t \\0 \\\\ \\\" \\' \\uXXXX`",
                );
            }
        })
    }

    /// Names that are not identifiers, such as those a compiler makes up, stand in backquotes.
    fn quoted_name(&mut self, start: usize) -> Result<TokenKind, ExpressionError> {
        let name_start = self.at;
        self.eat_while(|c| c != '`');
        let name = self.text[name_start..self.at].to_string();
        if !self.eat('`') {
            return self.error(start, "the quoted name does not end");
        }
        if name.is_empty() {
            return self.error(start, "the quoted name is empty");
        }
        Ok(TokenKind::Name(name))
    }
}

fn is_name_start(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

fn is_name_part(c: char) -> bool {
    is_name_start(c) || c.is_numeric()
}

fn word(text: &str) -> TokenKind {
    match text {
        "true" => TokenKind::Literal(PropertyValue::Bool(true)),
        "false" => TokenKind::Literal(PropertyValue::Bool(false)),
        "null" => TokenKind::Literal(PropertyValue::Null),
        name => TokenKind::Name(name.to_string()),
    }
}
