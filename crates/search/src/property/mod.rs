//! The expression language of properties and outcomes.
//!
//! An expression is parsed, its names are bound to the static fields of a program, and it is
//! evaluated over the memory of a state: what was written, not what is still pending. Nothing
//! here changes a state, and a state that cannot be read as asked (a null on the way, an index
//! out of range) is an error with words for people, never a panic.

mod bind;
mod error;
mod evaluate;
mod lexer;
mod parser;
mod shapes;
mod syntax;
#[cfg(test)]
mod tests;
mod value;

pub use error::{EvaluationError, ExpressionError};
pub use value::{Float, ObjectValue, PropertyValue, number_objects};

use fencepost_ir::{Cell, ClassId, Source};
use fencepost_vm::{Machine, Observed, State};
use std::fmt;
use std::sync::OnceLock;

/// An expression whose names are not yet bound to a program.
#[derive(Clone, Debug)]
pub struct Expression {
    text: String,
    root: syntax::Node,
}

impl Expression {
    /// Reads an expression.
    pub fn parse(text: &str) -> Result<Self, ExpressionError> {
        let root = parser::parse(text)?;
        Ok(Self {
            text: text.to_string(),
            root,
        })
    }

    /// The expression as typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The two sides of an expression of the form `A => B`.
    pub fn implication(&self) -> Result<(Self, Self), ExpressionError> {
        let syntax::Term::Binary(syntax::BinaryOperator::Implies, cause, effect) = &self.root.term
        else {
            let message = "this should be two conditions, `A => B`";
            return Err(ExpressionError::new(&self.text, self.root.span, message));
        };
        // What is said about a side names the whole, in which its places are.
        let side = |node: &syntax::Node| Self {
            text: self.text.clone(),
            root: node.clone(),
        };
        Ok((side(cause), side(effect)))
    }

    /// Binds the names to the static fields of a program, and checks the types that are known.
    pub fn bind(&self, source: &dyn Source) -> Result<BoundExpression, ExpressionError> {
        let (root, _) = bind::bind(&self.text, &self.root, source)?;
        Ok(BoundExpression::new(&self.text, root))
    }

    /// Binds an expression that must be true or false, such as an invariant.
    pub fn bind_condition(&self, source: &dyn Source) -> Result<BoundExpression, ExpressionError> {
        let (root, kind) = bind::bind(&self.text, &self.root, source)?;
        if !kind.may_be(syntax::Type::Boolean) {
            return Err(ExpressionError::new(
                &self.text,
                self.root.span,
                format!("this is {}, not a condition", kind.name()),
            ));
        }
        Ok(BoundExpression::new(&self.text, root))
    }
}

/// An expression that can be evaluated.
#[derive(Clone, Debug)]
pub struct BoundExpression {
    text: String,
    root: bind::Bound,
    /// The first mistake that only showed when the expression was evaluated.
    mistake: OnceLock<String>,
}

impl BoundExpression {
    fn new(text: &str, root: bind::Bound) -> Self {
        Self {
            text: text.to_string(),
            root,
            mistake: OnceLock::new(),
        }
    }

    /// What is wrong with the expression itself, if an evaluation met such a thing: a field that
    /// the object at hand does not have, a value of another type than its use asks for.
    ///
    /// Which fields there are behind a reference is known only in a state, so binding cannot say.
    pub fn mistake(&self) -> Option<ExpressionError> {
        let message = self.mistake.get()?;
        let whole = syntax::Span {
            start: 0,
            end: self.text.len(),
        };
        Some(ExpressionError::new(&self.text, whole, message.clone()))
    }

    /// The expression as typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value in a state.
    pub fn evaluate(
        &self,
        machine: &Machine,
        state: &State,
    ) -> Result<PropertyValue, EvaluationError> {
        let result = evaluate::Evaluator::new(machine, state).value(&self.root);
        if let Err(EvaluationError::Mistaken(message)) = &result {
            self.mistake.get_or_init(|| message.clone());
        }
        result
    }

    /// Whether the expression is true in a state; if not, says why for people.
    ///
    /// What cannot be evaluated is false.
    pub fn holds(&self, machine: &Machine, state: &State) -> Result<(), String> {
        match self.evaluate(machine, state) {
            Ok(PropertyValue::Bool(true)) => Ok(()),
            Ok(PropertyValue::Bool(false)) => Err(self.explain(machine, state)),
            Ok(other) => {
                let message = format!("it is {other}, not a condition");
                self.mistake.get_or_init(|| message.clone());
                Err(format!("{} is false: {message}", self.text))
            }
            Err(error) => Err(format!("{} is false: {error}", self.text)),
        }
    }

    /// The static cells that the value depends on, if it depends on nothing else.
    pub fn static_cells(&self) -> Option<Vec<(ClassId, u32, Cell)>> {
        let mut found = Vec::new();
        self.root.cells(&mut found).then_some(found)
    }

    /// The same expression with values in the place of static cells. Only what depends on nothing
    /// else keeps its meaning.
    pub fn with_values(&self, value: &dyn Fn(ClassId, u32, Cell) -> PropertyValue) -> Self {
        Self::new(&self.text, self.root.with_values(value))
    }

    /// Notes what the value depends on.
    pub fn observe(&self, observed: &mut Observed) {
        self.root.observe(observed);
    }

    /// Evaluates once more and lists the terms that were looked at.
    #[cold]
    fn explain(&self, machine: &Machine, state: &State) -> String {
        let mut evaluator = evaluate::Evaluator::recording(machine, state);
        // The same evaluation gave a value before, so the result says nothing new.
        let _ = evaluator.value(&self.root);
        let terms = evaluator.terms();
        if terms.is_empty() {
            return format!("{} is false", self.text);
        }
        format!("{} is false: {}", self.text, terms.join(", "))
    }
}

impl fmt::Display for BoundExpression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
