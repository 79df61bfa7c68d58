//! The text form, `.fir`: a parser and a printer that round-trip.
//!
//! The parser makes two passes. The first collects classes and the headers of functions, so that
//! the order of declarations does not matter; the second reads the bodies. Errors carry a place.

mod body;
mod budget;
mod declare;
mod lexer;
mod literal;
mod names;
mod operands;
mod print;
mod regions;
mod registers;
mod resolve;

use crate::limits::MAX_TEXT_BYTES;
use crate::{Program, VerifyError};
use std::fmt;

pub(crate) use body::Parser;
pub(crate) use print::Printer;
pub use print::{PrintOptions, print_annotated, print_function, print_program};

/// An error in a text, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// 1-based line.
    pub line: u32,
    /// 1-based column.
    pub column: u32,
    /// What is wrong.
    pub message: String,
}

impl TextError {
    pub(crate) fn new(line: u32, column: u32, message: impl Into<String>) -> Self {
        Self {
            line,
            column,
            message: message.into(),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for TextError {}

/// An operand's text. `name` is the operand's name in the table of operations; optional operands
/// are introduced by it.
pub(crate) trait TextOperand: Sized {
    /// Writes it.
    fn print(&self, printer: &mut Printer<'_>, name: &'static str);
    /// Reads it.
    fn parse(parser: &mut Parser<'_>, name: &'static str) -> Result<Self, TextError>;
}

/// Reads and verifies a program.
///
/// `file_name` is what positions in reports call the text.
pub fn parse_program(text: &str, file_name: &str) -> Result<Program, TextError> {
    let parsed = parse(text, file_name)?;
    match parsed.program.verify() {
        Ok(()) => Ok(parsed.program),
        Err(error) => Err(parsed.locate(error)),
    }
}

/// Reads a program without verifying it, for tools and tests that look at ill-typed programs.
pub fn parse_program_unverified(text: &str, file_name: &str) -> Result<Program, TextError> {
    parse(text, file_name).map(|parsed| parsed.program)
}

/// A program and, for functions whose positions point elsewhere, where their operations stand.
struct Parsed {
    program: Program,
    places: Vec<(crate::FuncId, Vec<(u32, u32)>)>,
}

impl Parsed {
    /// Turns an error of the verifier into one at its place in the text.
    fn locate(&self, error: VerifyError) -> TextError {
        let own = error.pc.and_then(|pc| {
            let id = self.program.find_function_id(&error.function)?;
            let index = self.places.binary_search_by_key(&id, |p| p.0).ok()?;
            self.places[index].1.get(pc as usize).copied()
        });
        let (line, column) = own.unwrap_or((error.position.line, error.position.column));
        TextError::new(line, column, error.message)
    }
}

fn parse(text: &str, file_name: &str) -> Result<Parsed, TextError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(TextError::new(
            1,
            1,
            format!(
                "the text has {} bytes; the limit is {MAX_TEXT_BYTES}",
                text.len()
            ),
        ));
    }
    let mut program = Program::new();
    program.add_file(file_name);
    let declarations = declare::collect(text)?;
    let mut budget = budget::Budget::default();
    let bodies = resolve::resolve(declarations, &mut program, &mut budget)?;
    let mut places = Vec::new();
    for pending in bodies {
        let id = pending.id;
        let (function, own) = body::parse_body(pending, &mut program, &mut budget)?;
        program.define_function(id, function);
        places.extend(own.map(|own| (id, own)));
    }
    // The order of ids is the order of declarations, so the places are sorted by id.
    Ok(Parsed { program, places })
}
