//! What can be wrong with an expression, before and while it is evaluated.

use super::syntax::Span;
use std::fmt;

/// An expression that cannot be read, or whose names the program does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpressionError {
    /// What is wrong.
    pub message: String,
    /// The expression as typed.
    pub text: String,
    /// 1-based column, in characters, where the wrong part starts.
    pub column: usize,
    /// How many characters are wrong, at least 1.
    pub length: usize,
}

impl ExpressionError {
    pub(super) fn new(text: &str, span: Span, message: impl Into<String>) -> Self {
        let count = |end: usize| text.get(..end).map_or(0, |before| before.chars().count());
        let start = count(span.start);
        Self {
            message: message.into(),
            text: text.to_string(),
            column: start + 1,
            length: count(span.end).saturating_sub(start).max(1),
        }
    }

    /// The expression with carets below the wrong part, on two lines.
    pub fn with_carets(&self) -> String {
        // Control characters would shift the carets.
        let shown: String = self
            .text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        format!(
            "{shown}\n{}{}",
            " ".repeat(self.column - 1),
            "^".repeat(self.length)
        )
    }
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, at column {} of `{}`",
            self.message, self.column, self.text
        )
    }
}

impl std::error::Error for ExpressionError {}

/// Why an expression has no value in a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EvaluationError {
    /// A null on the way, an index out of range, a division by zero, a number that does not fit.
    Undefined(String),
    /// An object does not have the named field, or a value is not of the type its use asks for:
    /// a mistake in the expression that only showed when it was evaluated.
    Mistaken(String),
}

impl EvaluationError {
    /// What is wrong, for people.
    pub fn message(&self) -> &str {
        match self {
            EvaluationError::Undefined(message) | EvaluationError::Mistaken(message) => message,
        }
    }
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for EvaluationError {}
