//! Why a litmus test cannot be run.

use std::fmt;

/// Whose mistake it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorKind {
    /// The text is not a litmus test.
    Malformed,
    /// The text may well be one, but it needs something that is not modelled.
    Unsupported,
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LitmusError {
    /// Whose mistake it is.
    pub kind: ErrorKind,
    /// What is wrong.
    pub message: String,
    /// 1-based.
    pub line: u32,
    /// 1-based.
    pub column: u32,
}

impl fmt::Display for LitmusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for LitmusError {}

/// A place in the text, 1-based.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl Place {
    /// An error about a text that is no litmus test.
    pub fn malformed(self, message: impl Into<String>) -> LitmusError {
        self.error(ErrorKind::Malformed, message)
    }

    /// An error about something that is not modelled.
    pub fn unsupported(self, message: impl Into<String>) -> LitmusError {
        self.error(ErrorKind::Unsupported, message)
    }

    fn error(self, kind: ErrorKind, message: impl Into<String>) -> LitmusError {
        LitmusError {
            kind,
            message: message.into(),
            line: self.line,
            column: self.column,
        }
    }
}
