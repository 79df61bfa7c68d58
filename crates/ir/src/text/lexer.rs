//! Tokens of the text form.
//!
//! Newlines are not tokens; a token knows whether it is the first on its line, and the parser
//! ends statements there.

use super::TextError;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenKind {
    /// Parts joined by dots; a part is an identifier or stands in back quotes.
    Word,
    /// `%` and a name.
    Register,
    /// A number with its sign.
    Number,
    /// Text in double quotes.
    String,
    /// A character in single quotes.
    Char,
    /// One character of punctuation.
    Punctuation(char),
    /// `->`
    Arrow,
    /// The end of the text.
    End,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub kind: TokenKind,
    /// The characters of the token as written.
    pub text: &'a str,
    pub line: u32,
    pub column: u32,
    /// Whether it is the first token on its line.
    pub first: bool,
}

impl Token<'_> {
    /// An error at this token.
    pub fn error(&self, message: impl Into<String>) -> TextError {
        TextError::new(self.line, self.column, message)
    }

    /// The token in the words of messages.
    pub fn describe(&self) -> String {
        const SHOWN: usize = 40;
        match self.kind {
            TokenKind::End => "the end of the text".into(),
            _ if self.text.chars().nth(SHOWN).is_some() => {
                let start: String = self.text.chars().take(SHOWN).collect();
                format!("`{start}…`")
            }
            _ => format!("`{}`", self.text),
        }
    }
}

/// Reads tokens off a text. Copying one remembers a place to come back to.
#[derive(Clone, Copy)]
struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    column: u32,
}

pub(crate) fn is_word_start(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

pub(crate) fn is_word_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

impl<'a> Lexer<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn peek_second(&self) -> Option<char> {
        self.text[self.at..].chars().nth(1)
    }

    fn bump(&mut self) {
        if let Some(c) = self.peek() {
            self.at += c.len_utf8();
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
    }

    fn bump_while(&mut self, accept: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&accept) {
            self.bump();
        }
    }

    fn skip_blank(&mut self) {
        loop {
            match self.peek() {
                Some(c) if c.is_whitespace() => self.bump(),
                Some('#') => self.bump_while(|c| c != '\n'),
                Some('/') if self.peek_second() == Some('/') => self.bump_while(|c| c != '\n'),
                _ => return,
            }
        }
    }

    fn next(&mut self) -> Result<Token<'a>, TextError> {
        let before = self.line;
        let at_start = self.at == 0;
        self.skip_blank();
        let (start, line, column) = (self.at, self.line, self.column);
        let kind = self.scan()?;
        Ok(Token {
            kind,
            text: &self.text[start..self.at],
            line,
            column,
            first: at_start || line != before,
        })
    }

    fn scan(&mut self) -> Result<TokenKind, TextError> {
        let Some(c) = self.peek() else {
            return Ok(TokenKind::End);
        };
        match c {
            '%' => {
                self.bump();
                self.scan_register()?;
                Ok(TokenKind::Register)
            }
            '"' => {
                self.scan_quoted('"')?;
                Ok(TokenKind::String)
            }
            '\'' => {
                self.scan_quoted('\'')?;
                Ok(TokenKind::Char)
            }
            '-' if self.peek_second() == Some('>') => {
                self.bump();
                self.bump();
                Ok(TokenKind::Arrow)
            }
            '-' if self
                .peek_second()
                .is_some_and(|c| c.is_ascii_digit() || c == 'i') =>
            {
                self.bump();
                self.scan_number();
                Ok(TokenKind::Number)
            }
            _ if c.is_ascii_digit() => {
                self.scan_number();
                Ok(TokenKind::Number)
            }
            _ if is_word_start(c) || c == '`' => {
                self.scan_word()?;
                Ok(TokenKind::Word)
            }
            '(' | ')' | '[' | ']' | '{' | '}' | ':' | ';' | ',' | '=' | '+' | '-' | '.' | '@' => {
                self.bump();
                Ok(TokenKind::Punctuation(c))
            }
            _ => Err(TextError::new(
                self.line,
                self.column,
                format!("unexpected character `{}`", c.escape_default()),
            )),
        }
    }

    fn scan_word(&mut self) -> Result<(), TextError> {
        loop {
            match self.peek() {
                Some('`') => self.scan_quoted('`')?,
                _ => self.bump_while(is_word_part),
            }
            let joined = self.peek() == Some('.')
                && self
                    .peek_second()
                    .is_some_and(|c| is_word_start(c) || c == '`');
            if !joined {
                return Ok(());
            }
            self.bump();
        }
    }

    fn scan_register(&mut self) -> Result<(), TextError> {
        match self.peek() {
            Some('`') => self.scan_quoted('`')?,
            Some(c) if is_word_part(c) => self.bump_while(is_word_part),
            _ => {
                return Err(TextError::new(
                    self.line,
                    self.column,
                    "a register needs a name after `%`",
                ));
            }
        }
        // A number after `~` tells registers of one name apart.
        if self.peek() == Some('~') {
            self.bump();
            self.bump_while(|c| c.is_ascii_digit());
        }
        Ok(())
    }

    fn scan_number(&mut self) {
        if self.peek() == Some('i') {
            self.bump_while(is_word_part);
            return;
        }
        let hexadecimal = self.peek() == Some('0') && matches!(self.peek_second(), Some('x' | 'X'));
        self.bump_while(is_word_part);
        if hexadecimal {
            return;
        }
        if self.peek() == Some('.') && self.peek_second().is_some_and(|c| c.is_ascii_digit()) {
            self.bump();
            self.bump_while(is_word_part);
        }
        // The sign of an exponent is the only sign inside a number.
        if self.text[..self.at].ends_with(['e', 'E']) && matches!(self.peek(), Some('+' | '-')) {
            self.bump();
            self.bump_while(is_word_part);
        }
    }

    fn scan_quoted(&mut self, quote: char) -> Result<(), TextError> {
        let open = TextError::new(
            self.line,
            self.column,
            format!("nothing closes this {quote} before the end of the line"),
        );
        self.bump();
        loop {
            match self.peek() {
                None | Some('\n') => return Err(open),
                Some('\\') => {
                    self.bump();
                    if self.peek() == Some('\n') {
                        return Err(open);
                    }
                    self.bump();
                }
                Some(c) => {
                    self.bump();
                    if c == quote {
                        return Ok(());
                    }
                }
            }
        }
    }
}

/// The tokens of a text with one token of lookahead. Copying it remembers a place.
#[derive(Clone, Copy)]
pub(crate) struct Tokens<'a> {
    lexer: Lexer<'a>,
    pub current: Token<'a>,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Result<Self, TextError> {
        let mut lexer = Lexer {
            text,
            at: 0,
            line: 1,
            column: 1,
        };
        let current = lexer.next()?;
        Ok(Self { lexer, current })
    }

    /// Takes the current token.
    pub fn advance(&mut self) -> Result<Token<'a>, TextError> {
        let next = self.lexer.next()?;
        Ok(std::mem::replace(&mut self.current, next))
    }

    /// Whether the current token is this punctuation.
    pub fn is(&self, c: char) -> bool {
        self.current.kind == TokenKind::Punctuation(c)
    }

    /// Whether the current token is this word, not quoted.
    pub fn is_word(&self, word: &str) -> bool {
        self.current.kind == TokenKind::Word && self.current.text == word
    }

    /// Takes the current token if it is this punctuation.
    pub fn eat(&mut self, c: char) -> Result<bool, TextError> {
        let found = self.is(c);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Takes the current token if it is this word.
    pub fn eat_word(&mut self, word: &str) -> Result<bool, TextError> {
        let found = self.is_word(word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Takes this punctuation or fails.
    pub fn expect(&mut self, c: char) -> Result<Token<'a>, TextError> {
        if self.is(c) {
            self.advance()
        } else {
            Err(self.unexpected(&format!("`{c}`")))
        }
    }

    /// Takes this word or fails.
    pub fn expect_word(&mut self, word: &str) -> Result<Token<'a>, TextError> {
        if self.is_word(word) {
            self.advance()
        } else {
            Err(self.unexpected(&format!("`{word}`")))
        }
    }

    /// Takes a token of this kind or fails, saying what was wanted.
    pub fn take(&mut self, kind: TokenKind, what: &str) -> Result<Token<'a>, TextError> {
        if self.current.kind == kind {
            self.advance()
        } else {
            Err(self.unexpected(what))
        }
    }

    /// An error at the current token.
    pub fn unexpected(&self, wanted: &str) -> TextError {
        self.current.error(format!(
            "expected {wanted}, found {}",
            self.current.describe()
        ))
    }

    /// Ends a declaration or statement: a `;`, or something that cannot continue it.
    pub fn end_of_statement(&mut self) -> Result<(), TextError> {
        if self.eat(';')? || self.current.first || self.is('}') {
            return Ok(());
        }
        if self.current.kind == TokenKind::End {
            return Ok(());
        }
        Err(self.unexpected("the end of the line or `;`"))
    }
}
