//! The text form, `.fir`: a parser and a printer that round-trip.

/// An error in a text, with its place.
#[derive(Clone, Debug)]
pub struct TextError {
    /// 1-based line.
    pub line: u32,
    /// 1-based column.
    pub column: u32,
    /// What is wrong.
    pub message: String,
}

/// Reads functions.
pub struct Parser<'a> {
    _text: &'a str,
}

/// Writes functions.
pub struct Printer<'a> {
    out: &'a mut String,
}

impl Printer<'_> {
    /// Starts an operation.
    pub(crate) fn begin(&mut self, name: &str) {
        self.out.push_str(name);
    }
}

/// An operand's text.
pub(crate) trait TextOperand: Sized {
    /// Writes it.
    fn print(&self, printer: &mut Printer<'_>);
    /// Reads it.
    fn parse(parser: &mut Parser<'_>) -> Result<Self, TextError>;
}

impl<T> TextOperand for T {
    fn print(&self, _: &mut Printer<'_>) {}
    fn parse(_: &mut Parser<'_>) -> Result<Self, TextError> {
        Err(TextError {
            line: 0,
            column: 0,
            message: String::new(),
        })
    }
}
