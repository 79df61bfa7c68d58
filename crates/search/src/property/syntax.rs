//! The tree of an expression.

use super::value::PropertyValue;

/// A range of bytes of the expression's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub start: usize,
    pub end: usize,
}

impl Span {
    /// From the start of one to the end of the other.
    pub fn to(self, other: Span) -> Span {
        Span {
            start: self.start,
            end: other.end,
        }
    }
}

/// A part of an expression.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub term: Term,
    pub span: Span,
    /// How deep the tree below is; bounded, so that walking it cannot exhaust the stack.
    pub depth: usize,
}

#[derive(Clone, Debug)]
pub(super) enum Term {
    Literal(PropertyValue),
    /// A static field and what is reached from it.
    Path(Name, Vec<Step>),
    Unary(UnaryOperator, Box<Node>),
    Binary(BinaryOperator, Box<Node>, Box<Node>),
}

#[derive(Clone, Debug)]
pub(super) struct Name {
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(super) enum Step {
    Member(Name),
    Index(Node),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum UnaryOperator {
    Not,
    Negate,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BinaryOperator {
    Implies,
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

impl BinaryOperator {
    /// How tightly it binds; larger is tighter.
    pub fn precedence(self) -> u8 {
        use BinaryOperator as B;
        match self {
            B::Implies => 1,
            B::Or => 2,
            B::And => 3,
            B::Equal | B::NotEqual => 4,
            B::Less | B::LessOrEqual | B::Greater | B::GreaterOrEqual => 5,
            B::Add | B::Subtract => 6,
            B::Multiply | B::Divide | B::Remainder => 7,
        }
    }

    /// How it is written.
    pub fn symbol(self) -> &'static str {
        use BinaryOperator as B;
        match self {
            B::Implies => "=>",
            B::Or => "||",
            B::And => "&&",
            B::Equal => "==",
            B::NotEqual => "!=",
            B::Less => "<",
            B::LessOrEqual => "<=",
            B::Greater => ">",
            B::GreaterOrEqual => ">=",
            B::Add => "+",
            B::Subtract => "-",
            B::Multiply => "*",
            B::Divide => "/",
            B::Remainder => "%",
        }
    }

    /// Whether it joins conditions.
    pub fn is_logical(self) -> bool {
        use BinaryOperator as B;
        matches!(self, B::Implies | B::Or | B::And)
    }

    /// Whether it compares by order.
    pub fn is_ordering(self) -> bool {
        self.precedence() == BinaryOperator::Less.precedence()
    }
}

/// What is known about a value before it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    Boolean,
    /// An integer or a float.
    Number,
    /// Null, a string or another object.
    Reference,
    Unknown,
}

impl Type {
    /// Whether a value of this type can be one of the other.
    pub fn may_be(self, other: Type) -> bool {
        self == other || self == Type::Unknown || other == Type::Unknown
    }

    pub fn name(self) -> &'static str {
        match self {
            Type::Boolean => "a boolean",
            Type::Number => "a number",
            Type::Reference => "a reference",
            Type::Unknown => "a value",
        }
    }
}
