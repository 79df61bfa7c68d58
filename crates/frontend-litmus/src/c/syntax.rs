//! The C that tests are written in, as a tree.

use super::scopes::Variables;
use crate::error::Place;
use crate::types::Type;

/// Operators of two operands that compute a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
    /// `&&`
    Both,
    /// `||`
    Either,
}

/// An expression and where it starts.
#[derive(Clone, Debug)]
pub struct Expression {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: ExpressionKind,
}

/// An expression.
#[derive(Clone, Debug)]
pub enum ExpressionKind {
    /// A number.
    Number(i64),
    /// A variable under the name that is its own in the thread, a parameter, a location, or a word
    /// that a call gives a meaning.
    Name(String),
    /// `-e`
    Minus(Box<Expression>),
    /// `!e`
    Not(Box<Expression>),
    /// `~e`
    Complement(Box<Expression>),
    /// `*e`
    Pointed(Box<Expression>),
    /// `&e`
    AddressOf(Box<Expression>),
    /// `a[i]`
    Element(Box<Expression>, Box<Expression>),
    /// `(T)e`
    Cast(Type, Box<Expression>),
    /// `a + b`
    Binary(Operator, Box<Expression>, Box<Expression>),
    /// `c ? a : b`
    Choice(Box<Expression>, Box<Expression>, Box<Expression>),
    /// `a = b`, `a += b`, `++a`
    Assign(Box<Expression>, Option<Operator>, Box<Expression>),
    /// `f(a, b)`
    Call(String, Vec<Expression>),
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    /// An expression for its effect.
    Expression(Expression),
    /// A variable gets its first value.
    Declare(String, Option<Expression>, Place),
    /// `if`
    If(Expression, Vec<Statement>, Vec<Statement>),
    /// `while`, and `for` without its first part; the last part runs before the next round.
    While(Expression, Vec<Statement>, Vec<Statement>),
    /// `do … while`
    DoWhile(Vec<Statement>, Expression),
    /// `break`
    Break(Place),
    /// `continue`
    Continue(Place),
    /// `return`
    Return,
}

/// A thread.
#[derive(Clone, Debug)]
pub struct Thread {
    /// The locations that it gets pointers to, under the names they have everywhere.
    pub parameters: Vec<String>,
    /// Its own variables.
    pub variables: Variables,
    /// What it does.
    pub body: Vec<Statement>,
    /// Whether something may run more than once.
    pub has_loops: bool,
    /// The locations that it locks.
    pub locked: Vec<String>,
    /// Where it begins to read what others wait for, and where it waits for readers.
    pub sections: Vec<Place>,
    /// See `sections`.
    pub waits: Vec<Place>,
    /// The location that says whether it is in such a section, if others wait for that.
    pub section: Option<String>,
    /// The same of the threads that it waits for.
    pub readers: Vec<String>,
}
