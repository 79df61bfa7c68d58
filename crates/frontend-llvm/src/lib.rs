//! Textual LLVM IR → the program.
//!
//! A text is cut into tokens once. Types, globals and the heads of functions are read when a
//! program is opened; the body of a function is read and lowered when it is first called, so that
//! what is not modelled matters only where a path reaches it. Nothing runs here.

mod allocated;
mod assembly;
mod cleanups;
mod cursor;
mod data;
mod debug;
mod instruction;
mod jumps;
mod lexer;
mod library;
mod lower;
mod module;
mod natives;
mod operation;
mod source;
mod startup;
mod templates;
mod types;
mod world;

pub use lexer::MAX_TEXT_BYTES;
pub use source::{Input, LlvmSource};
pub use world::{Demands, Orders};

use std::fmt;

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// What is wrong.
    pub message: String,
    /// The line, or 0 if it is about the text as a whole.
    pub line: u32,
    /// What reports call the text; empty if there is only one.
    pub file: String,
}

impl TextError {
    pub(crate) fn new(message: impl Into<String>, line: u32) -> Self {
        Self {
            message: message.into(),
            line,
            file: String::new(),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.message),
            line => write!(f, "line {line}: {}", self.message),
        }
    }
}

impl std::error::Error for TextError {}
