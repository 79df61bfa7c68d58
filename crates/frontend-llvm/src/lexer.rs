//! Words of textual LLVM IR, each with its line.

use crate::TextError;

/// A word of the text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Token {
    /// A keyword, a type such as `i32`, an attribute.
    Word(String),
    /// `%name`.
    Local(String),
    /// `@name`.
    Global(String),
    /// `!name`, `!12`; a bare `!` has no name.
    Meta(String),
    /// `#4`: a group of attributes.
    Group,
    /// `#dbg_declare` and its like.
    Record(String),
    /// `name:` in front of a block, or in front of a value in metadata.
    Label(String),
    /// A decimal integer.
    Integer(String),
    /// A float in decimal, or any number in hexadecimal (with its prefix).
    Float(String),
    /// `"text"`.
    Text(Vec<u8>),
    /// `c"text"`.
    Bytes(Vec<u8>),
    /// `...`
    Dots,
    /// Anything else that is one character.
    Sign(char),
    /// The end of the text.
    End,
}

/// A token and the line it stands on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lexed {
    pub token: Token,
    pub line: u32,
}

/// The longest text that is read.
pub const MAX_TEXT_BYTES: usize = 64 << 20;

/// Cuts a text into tokens.
pub(crate) fn tokens(text: &str) -> Result<Vec<Lexed>, TextError> {
    let bytes = text.as_bytes();
    let mut lexer = Lexer {
        bytes,
        at: 0,
        line: 1,
    };
    let mut out = Vec::with_capacity(bytes.len() / 5);
    while let Some(token) = lexer.next()? {
        out.push(token);
    }
    out.push(Lexed {
        token: Token::End,
        line: lexer.line,
    });
    Ok(out)
}

struct Lexer<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u32,
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-')
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T, TextError> {
        Err(TextError::new(message, self.line))
    }

    fn skip_blanks(&mut self) {
        loop {
            match self.peek(0) {
                b'\n' => {
                    self.line += 1;
                    self.at += 1;
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                b';' => {
                    while self.at < self.bytes.len() && self.peek(0) != b'\n' {
                        self.at += 1;
                    }
                }
                _ => return,
            }
        }
    }

    fn next(&mut self) -> Result<Option<Lexed>, TextError> {
        self.skip_blanks();
        if self.at >= self.bytes.len() {
            return Ok(None);
        }
        let line = self.line;
        let token = self.token()?;
        Ok(Some(Lexed { token, line }))
    }

    fn token(&mut self) -> Result<Token, TextError> {
        let first = self.peek(0);
        match first {
            b'%' => {
                self.at += 1;
                Ok(Token::Local(self.name()?))
            }
            b'@' => {
                self.at += 1;
                Ok(Token::Global(self.name()?))
            }
            b'!' => {
                self.at += 1;
                let named = is_name(self.peek(0)) || self.peek(0) == b'\\';
                let name = if named { self.word() } else { String::new() };
                Ok(Token::Meta(name))
            }
            b'#' => {
                self.at += 1;
                let word = self.word();
                match word.bytes().all(|b| b.is_ascii_digit()) {
                    true => Ok(Token::Group),
                    false => Ok(Token::Record(word)),
                }
            }
            b'"' => {
                let text = self.text()?;
                if self.peek(0) == b':' {
                    self.at += 1;
                    return Ok(Token::Label(String::from_utf8_lossy(&text).into_owned()));
                }
                Ok(Token::Text(text))
            }
            b'c' if self.peek(1) == b'"' => {
                self.at += 1;
                Ok(Token::Bytes(self.text()?))
            }
            b'.' if self.peek(1) == b'.' && self.peek(2) == b'.' => {
                self.at += 3;
                Ok(Token::Dots)
            }
            b'0'..=b'9' => Ok(self.number()),
            b'-' | b'+' if self.peek(1).is_ascii_digit() => Ok(self.number()),
            _ if is_name(first) => {
                let word = self.word();
                if self.peek(0) == b':' {
                    self.at += 1;
                    return Ok(Token::Label(word));
                }
                Ok(Token::Word(word))
            }
            _ if first.is_ascii_graphic() => {
                self.at += 1;
                Ok(Token::Sign(first as char))
            }
            _ => self.error("a character that LLVM's text does not have here"),
        }
    }

    fn word(&mut self) -> String {
        let start = self.at;
        while is_name(self.peek(0)) || self.peek(0) == b'\\' {
            self.at += 1;
        }
        String::from_utf8_lossy(&self.bytes[start..self.at]).into_owned()
    }

    /// A name behind its sigil, quoted or not.
    fn name(&mut self) -> Result<String, TextError> {
        if self.peek(0) == b'"' {
            let text = self.text()?;
            return Ok(String::from_utf8_lossy(&text).into_owned());
        }
        let word = self.word();
        match word.is_empty() {
            true => self.error("a name is missing"),
            false => Ok(word),
        }
    }

    /// Quoted text with `\xx` for bytes.
    fn text(&mut self) -> Result<Vec<u8>, TextError> {
        self.at += 1;
        let mut out = Vec::new();
        loop {
            match self.peek(0) {
                b'"' => {
                    self.at += 1;
                    return Ok(out);
                }
                b'\\' => {
                    let digit = |byte: u8| (byte as char).to_digit(16);
                    match (digit(self.peek(1)), digit(self.peek(2))) {
                        (Some(high), Some(low)) => {
                            out.push((high * 16 + low) as u8);
                            self.at += 3;
                        }
                        _ => {
                            out.push(b'\\');
                            self.at += if self.peek(1) == b'\\' { 2 } else { 1 };
                        }
                    }
                }
                byte => {
                    if self.at >= self.bytes.len() {
                        return self.error("quoted text does not end");
                    }
                    if byte == b'\n' {
                        self.line += 1;
                    }
                    out.push(byte);
                    self.at += 1;
                }
            }
        }
    }

    fn number(&mut self) -> Token {
        let start = self.at;
        self.at += 1;
        let hexadecimal = self.peek(0) == b'x' && self.bytes[start] == b'0';
        let mut float = hexadecimal;
        loop {
            match self.peek(0) {
                b'0'..=b'9' => {}
                b'x' | b'a'..=b'f' | b'A'..=b'F' | b'H' | b'K' | b'L' | b'M' if hexadecimal => {}
                b'.' if self.peek(1) != b'.' => float = true,
                b'e' | b'E' if float => {}
                b'+' | b'-' if float && matches!(self.bytes[self.at - 1], b'e' | b'E') => {}
                _ => break,
            }
            self.at += 1;
        }
        let text = String::from_utf8_lossy(&self.bytes[start..self.at]).into_owned();
        // A block may have a number for a name.
        if self.peek(0) == b':' {
            self.at += 1;
            return Token::Label(text);
        }
        match float {
            true => Token::Float(text),
            false => Token::Integer(text),
        }
    }
}

/// The low 64 bits of a decimal integer.
pub(crate) fn integer_bits(text: &str) -> Option<u64> {
    text.parse::<i128>().ok().map(|number| number as u64)
}

/// The value of a float in decimal or by the bits of a double.
pub(crate) fn float_value(text: &str) -> Option<f64> {
    match text.strip_prefix("0x") {
        Some(bits) => u64::from_str_radix(bits, 16).ok().map(f64::from_bits),
        None => text.parse().ok(),
    }
}

/// The number that stands for the address of a block: by its name alone, so that it is the same in
/// every function, and small, so that it is no address of memory.
pub(crate) fn label_number(label: &str) -> u64 {
    const BASIS: u64 = 0x811c_9dc5;
    const PRIME: u64 = 0x0100_0193;
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME) & 0xffff_ffff;
    (label.bytes().fold(BASIS, step) >> 2).max(1)
}
