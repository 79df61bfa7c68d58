//! Reads the tokens of an expression into a tree.

use super::error::ExpressionError;
use super::lexer::{Lexer, Token, TokenKind};
use super::syntax::{BinaryOperator, Name, Node, Span, Step, Term, UnaryOperator};

/// The deepest tree that is built.
const MAX_DEPTH: usize = 256;
/// How many calls of the parser may be active; a level of parentheses takes two.
const MAX_NESTING: usize = 2 * MAX_DEPTH;

/// Reads an expression.
pub(super) fn parse(text: &str) -> Result<Node, ExpressionError> {
    let mut lexer = Lexer::new(text)?;
    let current = lexer.next()?;
    let mut parser = Parser {
        text,
        lexer,
        current,
        nesting: 0,
    };
    if parser.current.kind == TokenKind::End {
        return parser.error("the expression is empty");
    }
    let root = parser.binary(0)?;
    match parser.current.kind {
        TokenKind::End => Ok(root),
        TokenKind::Close => parser.error("`)` without `(`"),
        TokenKind::CloseIndex => parser.error("`]` without `[`"),
        _ => parser.error("an operator is missing before this"),
    }
}

struct Parser<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    current: Token,
    /// How many calls of [`Parser::binary`] and [`Parser::unary`] are active.
    nesting: usize,
}

impl Parser<'_> {
    fn error<T>(&self, message: impl Into<String>) -> Result<T, ExpressionError> {
        self.error_at(self.current.span, message)
    }

    fn error_at<T>(&self, span: Span, message: impl Into<String>) -> Result<T, ExpressionError> {
        Err(ExpressionError::new(self.text, span, message))
    }

    fn advance(&mut self) -> Result<Token, ExpressionError> {
        let next = self.lexer.next()?;
        Ok(std::mem::replace(&mut self.current, next))
    }

    fn node(&self, term: Term, span: Span, below: usize) -> Result<Node, ExpressionError> {
        let depth = below + 1;
        if depth > MAX_DEPTH {
            return self.error_at(span, format!("nested deeper than {MAX_DEPTH} levels"));
        }
        Ok(Node { term, span, depth })
    }

    /// Operators that bind at least as tightly as `least`.
    fn binary(&mut self, least: u8) -> Result<Node, ExpressionError> {
        self.nested(|parser| parser.binary_inner(least))
    }

    fn binary_inner(&mut self, least: u8) -> Result<Node, ExpressionError> {
        let mut left = self.unary()?;
        while let TokenKind::Operator(operator) = self.current.kind {
            let precedence = operator.precedence();
            if precedence < least {
                break;
            }
            self.advance()?;
            // Only the implication groups to the right.
            let right_least = match operator {
                BinaryOperator::Implies => precedence,
                _ => precedence + 1,
            };
            let right = self.binary(right_least)?;
            let span = left.span.to(right.span);
            if operator.is_ordering()
                && matches!(&left.term, Term::Binary(inner, ..) if inner.is_ordering())
                && !self.text[left.span.start..].starts_with('(')
            {
                return self.error_at(span, "comparisons do not chain; write `a < b && b < c`");
            }
            let below = left.depth.max(right.depth);
            let term = Term::Binary(operator, Box::new(left), Box::new(right));
            left = self.node(term, span, below)?;
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Node, ExpressionError> {
        self.nested(Self::unary_inner)
    }

    /// Runs a part of the parser that may come back here, but not endlessly.
    fn nested(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Result<Node, ExpressionError>,
    ) -> Result<Node, ExpressionError> {
        if self.nesting == MAX_NESTING {
            return self.error(format!("nested deeper than {MAX_DEPTH} levels"));
        }
        self.nesting += 1;
        let result = parse(self);
        self.nesting -= 1;
        result
    }

    fn unary_inner(&mut self) -> Result<Node, ExpressionError> {
        let operator = match self.current.kind {
            TokenKind::Not => UnaryOperator::Not,
            TokenKind::Operator(BinaryOperator::Subtract) => UnaryOperator::Negate,
            _ => return self.primary(),
        };
        let start = self.advance()?.span;
        let operand = self.unary()?;
        let span = start.to(operand.span);
        let below = operand.depth;
        self.node(Term::Unary(operator, Box::new(operand)), span, below)
    }

    fn primary(&mut self) -> Result<Node, ExpressionError> {
        match &self.current.kind {
            TokenKind::Literal(_) => {
                let token = self.advance()?;
                let TokenKind::Literal(value) = token.kind else {
                    return self.error_at(token.span, "a value is missing here");
                };
                self.node(Term::Literal(value), token.span, 0)
            }
            TokenKind::Open => {
                let open = self.advance()?.span;
                let inner = self.binary(0)?;
                if self.current.kind != TokenKind::Close {
                    return self.error_at(open, "`(` without `)`");
                }
                let close = self.advance()?.span;
                Ok(Node {
                    span: open.to(close),
                    ..inner
                })
            }
            TokenKind::Name(_) => self.path(),
            TokenKind::End => self.error("a value is missing at the end"),
            _ => self.error("a value is missing before this"),
        }
    }

    fn name(&mut self) -> Result<Name, ExpressionError> {
        if !matches!(self.current.kind, TokenKind::Name(_)) {
            return self.error("a name is missing after `.`");
        }
        let token = self.advance()?;
        let TokenKind::Name(text) = token.kind else {
            return self.error_at(token.span, "a name is missing here");
        };
        Ok(Name {
            text,
            span: token.span,
        })
    }

    fn path(&mut self) -> Result<Node, ExpressionError> {
        let first = self.name()?;
        let mut span = first.span;
        let mut steps = Vec::new();
        let mut below = 0;
        loop {
            match self.current.kind {
                TokenKind::Dot => {
                    self.advance()?;
                    let name = self.name()?;
                    span = span.to(name.span);
                    steps.push(Step::Member(name));
                }
                TokenKind::OpenIndex => {
                    let open = self.advance()?.span;
                    let index = self.binary(0)?;
                    if self.current.kind != TokenKind::CloseIndex {
                        return self.error_at(open, "`[` without `]`");
                    }
                    span = span.to(self.advance()?.span);
                    below = below.max(index.depth);
                    steps.push(Step::Index(index));
                }
                TokenKind::Open => return self.error("an expression cannot call anything"),
                _ => break,
            }
        }
        self.node(Term::Path(first, steps), span, below)
    }
}
