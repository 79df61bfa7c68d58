//! Reading C.

use super::parameters::{named_type, parameters, type_words};
use super::readers::settle_readers;
use super::scopes::Scopes;
use super::syntax::{Expression, ExpressionKind as E, Operator, Statement, Thread};
use crate::error::{LitmusError, Place};
use crate::init::proc_number;
use crate::lexer::{Lexer, Style, Token};
use crate::memory::Memory;
use crate::program::check_thread_count;
use crate::types::{Type, is_type_word};

/// How deep statements and expressions may nest.
const MAX_DEPTH: usize = 100;
/// How many expressions a thread may have.
const MAX_EXPRESSIONS: usize = 10_000;
/// How many operators of one kind may follow each other.
const MAX_CHAIN: usize = 200;

/// Calls that take a lock.
const LOCKS: &[&str] = &[
    "spin_lock",
    "raw_spin_lock",
    "mutex_lock",
    "mtx_lock",
    "lock",
    "spin_trylock",
    "raw_spin_trylock",
    "mutex_trylock",
];

/// Reads the functions of all threads.
pub fn parse(lexer: &mut Lexer<'_>, memory: &mut Memory) -> Result<Vec<Thread>, LitmusError> {
    let mut threads = Vec::new();
    loop {
        // Between functions, comments have the form of the rest of the file.
        lexer.set_style(Style::Logic);
        let place = lexer.place()?;
        // What a function gives back, and who may call it, says nothing.
        while matches!(lexer.peek()?, Token::Word(word) if is_before_function(word)) {
            lexer.take()?;
        }
        let number = match lexer.peek()? {
            Token::Word(word) => proc_number(word),
            _ => None,
        };
        let Some(number) = number else {
            if threads.is_empty() {
                return Err(place.malformed("expected a thread: `P0(int *x) { … }`"));
            }
            check_thread_count(threads.len(), place)?;
            let undeclared = |thread: &Thread| thread.variables.undeclared.clone();
            for (name, at) in threads.iter().flat_map(undeclared) {
                if memory.find(&name).is_some() {
                    return Err(at.malformed(format!(
                        "`{name}` is a location, but no parameter of this thread"
                    )));
                }
            }
            settle_readers(&mut threads, memory)?;
            return Ok(threads);
        };
        if number != threads.len() {
            return Err(place.malformed(format!("expected `P{}`", threads.len())));
        }
        lexer.take()?;
        lexer.set_style(Style::Code);
        threads.push(thread(lexer, memory)?);
    }
}

fn is_before_function(word: &str) -> bool {
    matches!(word, "void" | "static" | "inline" | "extern" | "noinline")
}

fn thread(lexer: &mut Lexer<'_>, memory: &mut Memory) -> Result<Thread, LitmusError> {
    let parameters = parameters(lexer, memory)?;
    let mut parser = Parser {
        lexer,
        memory,
        parameters: &parameters,
        scopes: Scopes::new(),
        has_loops: false,
        in_step: false,
        locked: Vec::new(),
        probed: Vec::new(),
        sections: Vec::new(),
        waits: Vec::new(),
        depth: 0,
        count: 0,
    };
    parser.lexer.expect_mark("{")?;
    let body = parser.block()?;
    let Parser {
        scopes,
        has_loops,
        locked,
        probed,
        sections,
        waits,
        ..
    } = parser;
    // Whatever is locked is a lock, even if the text calls it an `int`.
    for name in locked.iter().chain(&probed) {
        if let Some(index) = memory.find(name) {
            let declared = &mut memory.locations[index].declared;
            if !matches!(declared, Some(Type::Pointer(_))) {
                *declared = Some(Type::Lock);
            }
        }
    }
    Ok(Thread {
        parameters,
        variables: scopes.finish(),
        body,
        has_loops,
        locked,
        sections,
        waits,
        section: None,
        readers: Vec::new(),
    })
}

struct Parser<'l, 'a> {
    lexer: &'l mut Lexer<'a>,
    /// The locations known so far.
    memory: &'l Memory,
    parameters: &'l [String],
    scopes: Scopes,
    has_loops: bool,
    /// Whether the value of a step such as `i++` is of no interest even before a parenthesis.
    in_step: bool,
    /// Names that something locks.
    locked: Vec<String>,
    /// Locks that it asks about.
    probed: Vec<String>,
    /// Where it begins to read what others wait for, and where it waits for readers.
    sections: Vec<Place>,
    waits: Vec<Place>,
    depth: usize,
    count: usize,
}

impl Parser<'_, '_> {
    /// Statements up to the closing brace, in the scope that is open.
    fn block(&mut self) -> Result<Vec<Statement>, LitmusError> {
        let mut statements = Vec::new();
        while !self.lexer.take_mark("}")? {
            self.statement(&mut statements)?;
        }
        Ok(statements)
    }

    /// One statement, or a block of them, as a list.
    fn body(&mut self) -> Result<Vec<Statement>, LitmusError> {
        let mut statements = Vec::new();
        self.scopes.open();
        self.statement(&mut statements)?;
        self.scopes.close();
        Ok(statements)
    }

    fn deeper(&mut self) -> Result<(), LitmusError> {
        self.depth += 1;
        self.count += 1;
        let place = self.lexer.place()?;
        if self.depth > MAX_DEPTH || self.count > MAX_EXPRESSIONS {
            return Err(place.unsupported("this code is too large"));
        }
        Ok(())
    }

    fn statement(&mut self, into: &mut Vec<Statement>) -> Result<(), LitmusError> {
        self.deeper()?;
        let place = self.lexer.place()?;
        let word = match self.lexer.peek()? {
            Token::Mark(";") => {
                self.lexer.take()?;
                self.depth -= 1;
                return Ok(());
            }
            Token::Mark("{") => {
                self.lexer.take()?;
                self.scopes.open();
                let inner = self.block()?;
                self.scopes.close();
                into.extend(inner);
                self.depth -= 1;
                return Ok(());
            }
            Token::End => return Err(place.malformed("a `}` is missing")),
            Token::Word(word) => word.clone(),
            _ => String::new(),
        };
        match word.as_str() {
            "if" => {
                self.lexer.take()?;
                let condition = self.parenthesised()?;
                let then = self.body()?;
                let otherwise = match self.lexer.is_word("else")? {
                    true => {
                        self.lexer.take()?;
                        self.body()?
                    }
                    false => Vec::new(),
                };
                into.push(Statement::If(condition, then, otherwise));
            }
            "while" => {
                self.lexer.take()?;
                self.has_loops = true;
                let condition = self.parenthesised()?;
                into.push(Statement::While(condition, self.body()?, Vec::new()));
            }
            "do" => {
                self.lexer.take()?;
                self.has_loops = true;
                let body = self.body()?;
                let (found, at) = self.lexer.expect_word("`while`")?;
                if found != "while" {
                    return Err(at.malformed("expected `while`"));
                }
                let condition = self.parenthesised()?;
                self.lexer.expect_mark(";")?;
                into.push(Statement::DoWhile(body, condition));
            }
            "for" => {
                // What its first part declares is known in the loop alone.
                self.scopes.open();
                self.for_loop(into)?;
                self.scopes.close();
            }
            "break" | "continue" => {
                self.lexer.take()?;
                self.lexer.expect_mark(";")?;
                into.push(match word.as_str() {
                    "break" => Statement::Break(place),
                    _ => Statement::Continue(place),
                });
            }
            "return" => {
                self.lexer.take()?;
                if !self.lexer.is_mark(";")? {
                    let value = self.expression()?;
                    into.push(Statement::Expression(value));
                }
                self.lexer.expect_mark(";")?;
                into.push(Statement::Return);
            }
            "goto" | "switch" | "asm" | "struct" | "union" | "enum" | "typedef" => {
                return Err(place.unsupported(format!("`{word}` is not modelled")));
            }
            word if is_type_word(word) => self.declaration(into)?,
            _ => {
                let expression = self.expression()?;
                self.lexer.expect_mark(";")?;
                into.push(Statement::Expression(expression));
            }
        }
        self.depth -= 1;
        Ok(())
    }

    fn for_loop(&mut self, into: &mut Vec<Statement>) -> Result<(), LitmusError> {
        let (_, place) = self.lexer.take()?;
        self.has_loops = true;
        self.lexer.expect_mark("(")?;
        // The first part is a statement with its semicolon.
        self.statement(into)?;
        let condition = match self.lexer.is_mark(";")? {
            true => Expression {
                place,
                kind: E::Number(1),
            },
            false => self.expression()?,
        };
        self.lexer.expect_mark(";")?;
        let mut last = Vec::new();
        if !self.lexer.is_mark(")")? {
            self.in_step = true;
            last.push(Statement::Expression(self.expression()?));
            self.in_step = false;
        }
        self.lexer.expect_mark(")")?;
        into.push(Statement::While(condition, self.body()?, last));
        Ok(())
    }

    fn declaration(&mut self, into: &mut Vec<Statement>) -> Result<(), LitmusError> {
        let place = self.lexer.place()?;
        let (words, mut stars) = type_words(self.lexer, place)?;
        let base = named_type(&words, place)?;
        loop {
            while self.lexer.take_mark("*")? {
                stars += 1;
            }
            let (name, at) = self.lexer.expect_word("the name of a variable")?;
            if self.lexer.is_mark("[")? {
                return Err(at.unsupported("arrays of a thread's own are not modelled"));
            }
            let found = base.clone().pointer(stars);
            if matches!(found, Type::Void | Type::Lock) {
                return Err(at.unsupported("a variable of this type is not modelled"));
            }
            if self.scopes.is_outermost() && self.parameters.contains(&name) {
                return Err(at.malformed(format!("`{name}` is a parameter already")));
            }
            let name = self.scopes.declare(&name, found, at)?;
            let first = match self.lexer.take_mark("=")? {
                true => Some(self.expression()?),
                false => None,
            };
            into.push(Statement::Declare(name, first, at));
            if !self.lexer.take_mark(",")? {
                break;
            }
            stars = 0;
        }
        self.lexer.expect_mark(";")?;
        Ok(())
    }

    fn parenthesised(&mut self) -> Result<Expression, LitmusError> {
        self.lexer.expect_mark("(")?;
        let inner = self.expression()?;
        self.lexer.expect_mark(")")?;
        Ok(inner)
    }

    fn expression(&mut self) -> Result<Expression, LitmusError> {
        self.deeper()?;
        let target = self.choice()?;
        let place = self.lexer.place()?;
        let operator = match self.lexer.peek()? {
            Token::Mark("=") => Some(None),
            Token::Mark("+=") => Some(Some(Operator::Add)),
            Token::Mark("-=") => Some(Some(Operator::Subtract)),
            Token::Mark("*=") => Some(Some(Operator::Multiply)),
            Token::Mark("/=") => Some(Some(Operator::Divide)),
            Token::Mark("%=") => Some(Some(Operator::Remainder)),
            Token::Mark("<<=") => Some(Some(Operator::ShiftLeft)),
            Token::Mark(">>=") => Some(Some(Operator::ShiftRight)),
            Token::Mark("&=") => Some(Some(Operator::And)),
            Token::Mark("|=") => Some(Some(Operator::Or)),
            Token::Mark("^=") => Some(Some(Operator::Xor)),
            _ => None,
        };
        let found = match operator {
            None => target,
            Some(operator) => {
                self.lexer.take()?;
                let value = self.expression()?;
                let target = match operator {
                    None => self.assigned(target)?,
                    Some(_) => target,
                };
                Expression {
                    place,
                    kind: E::Assign(Box::new(target), operator, Box::new(value)),
                }
            }
        };
        self.depth -= 1;
        Ok(found)
    }

    /// What is assigned to. A name that nothing declares is a register, an `int` of the thread.
    fn assigned(&mut self, target: Expression) -> Result<Expression, LitmusError> {
        let place = target.place;
        let kind = match target.kind {
            E::Name(name)
                if !self.scopes.is_variable(&name) && self.memory.find(&name).is_none() =>
            {
                E::Name(self.scopes.declare_register(&name, place)?)
            }
            kind => kind,
        };
        Ok(Expression { place, kind })
    }

    fn choice(&mut self) -> Result<Expression, LitmusError> {
        let condition = self.binary(0)?;
        if !self.lexer.take_mark("?")? {
            return Ok(condition);
        }
        let then = self.expression()?;
        self.lexer.expect_mark(":")?;
        let otherwise = self.expression()?;
        Ok(Expression {
            place: condition.place,
            kind: E::Choice(Box::new(condition), Box::new(then), Box::new(otherwise)),
        })
    }

    /// Operators that bind at least as tightly as `level`.
    fn binary(&mut self, level: u8) -> Result<Expression, LitmusError> {
        self.deeper()?;
        let mut left = self.unary()?;
        let mut chain = 0;
        while let Token::Mark(mark) = self.lexer.peek()?
            && let Some((operator, binds)) = find_operator(mark)
            && binds >= level
        {
            self.lexer.take()?;
            chain += 1;
            if chain > MAX_CHAIN {
                return Err(left.place.unsupported("this expression is too long"));
            }
            let right = self.binary(binds + 1)?;
            left = Expression {
                place: left.place,
                kind: E::Binary(operator, Box::new(left), Box::new(right)),
            };
        }
        self.depth -= 1;
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expression, LitmusError> {
        self.deeper()?;
        let place = self.lexer.place()?;
        let mark = match self.lexer.peek()? {
            Token::Mark(mark) => *mark,
            _ => "",
        };
        let kind = match mark {
            "-" | "+" | "!" | "~" | "*" | "&" | "++" | "--" => {
                self.lexer.take()?;
                let inner = self.unary()?;
                match mark {
                    "-" => E::Minus(Box::new(inner)),
                    "!" => E::Not(Box::new(inner)),
                    "~" => E::Complement(Box::new(inner)),
                    "*" => E::Pointed(Box::new(inner)),
                    "&" => E::AddressOf(Box::new(inner)),
                    "++" => step(inner, Operator::Add),
                    "--" => step(inner, Operator::Subtract),
                    _ => inner.kind,
                }
            }
            "(" => {
                self.lexer.take()?;
                let is_type = matches!(self.lexer.peek()?, Token::Word(word) if is_type_word(word));
                if is_type {
                    let (words, stars) = type_words(self.lexer, place)?;
                    let found = named_type(&words, place)?.pointer(stars);
                    self.lexer.expect_mark(")")?;
                    E::Cast(found, Box::new(self.unary()?))
                } else {
                    let inner = self.expression()?;
                    self.lexer.expect_mark(")")?;
                    let found = self.after(inner)?;
                    self.depth -= 1;
                    return Ok(found);
                }
            }
            _ => {
                let found = self.primary()?;
                self.depth -= 1;
                return Ok(found);
            }
        };
        self.depth -= 1;
        Ok(Expression { place, kind })
    }

    fn primary(&mut self) -> Result<Expression, LitmusError> {
        let (token, place) = self.lexer.take()?;
        let kind = match token {
            Token::Number(number) => E::Number(number as i64),
            Token::Word(word) if self.lexer.take_mark("(")? => {
                let mut arguments = Vec::new();
                while !self.lexer.take_mark(")")? {
                    arguments.push(self.expression()?);
                    if !self.lexer.is_mark(")")? {
                        self.lexer.expect_mark(",")?;
                    }
                }
                if LOCKS.contains(&word.as_str()) {
                    self.locked.extend(arguments.first().and_then(named));
                }
                match word.as_str() {
                    "spin_is_locked" | "raw_spin_is_locked" => {
                        self.probed.extend(arguments.first().and_then(named));
                    }
                    "rcu_read_lock" => self.sections.push(place),
                    "synchronize_rcu" | "synchronize_rcu_expedited" => self.waits.push(place),
                    _ => {}
                }
                E::Call(word, arguments)
            }
            Token::Word(word) if word.starts_with("__") && self.lexer.is_mark("{")? => {
                return Err(place.unsupported(format!("`{word}` is not modelled")));
            }
            Token::Word(word) => E::Name(self.scopes.resolve(word)),
            other => {
                return Err(place.malformed(format!(
                    "expected an expression, found {}",
                    other.describe()
                )));
            }
        };
        self.after(Expression { place, kind })
    }

    /// What may follow a value: `[i]`, `++`, `--`.
    fn after(&mut self, mut value: Expression) -> Result<Expression, LitmusError> {
        let mut chain = 0;
        loop {
            let place = self.lexer.place()?;
            if self.lexer.take_mark("[")? {
                let index = self.expression()?;
                self.lexer.expect_mark("]")?;
                value = Expression {
                    place: value.place,
                    kind: E::Element(Box::new(value), Box::new(index)),
                };
            } else if self.lexer.is_mark("++")? || self.lexer.is_mark("--")? {
                let (token, _) = self.lexer.take()?;
                // Only as a statement, where it does not matter which value it has.
                let unused =
                    self.lexer.is_mark(";")? || (self.in_step && self.lexer.is_mark(")")?);
                if !unused {
                    return Err(place.unsupported("this operator is modelled as a statement only"));
                }
                let operator = match token {
                    Token::Mark("++") => Operator::Add,
                    _ => Operator::Subtract,
                };
                return Ok(Expression {
                    place,
                    kind: step(value, operator),
                });
            } else if self.lexer.is_mark("->")? {
                return Err(place.unsupported("members of structures are not modelled"));
            } else {
                return Ok(value);
            }
            chain += 1;
            if chain > MAX_CHAIN {
                return Err(place.unsupported("this expression is too long"));
            }
        }
    }
}

/// The name in `x` or `&x`.
fn named(expression: &Expression) -> Option<String> {
    match &expression.kind {
        E::Name(name) => Some(name.clone()),
        E::AddressOf(inner) => match &inner.kind {
            E::Name(name) => Some(name.clone()),
            _ => None,
        },
        _ => None,
    }
}

fn step(target: Expression, operator: Operator) -> E {
    let one = Expression {
        place: target.place,
        kind: E::Number(1),
    };
    E::Assign(Box::new(target), Some(operator), Box::new(one))
}

fn find_operator(mark: &str) -> Option<(Operator, u8)> {
    use Operator as O;
    Some(match mark {
        "||" => (O::Either, 1),
        "&&" => (O::Both, 2),
        "|" => (O::Or, 3),
        "^" => (O::Xor, 4),
        "&" => (O::And, 5),
        "==" => (O::Equal, 6),
        "!=" => (O::NotEqual, 6),
        "<" => (O::Less, 7),
        "<=" => (O::LessOrEqual, 7),
        ">" => (O::Greater, 7),
        ">=" => (O::GreaterOrEqual, 7),
        "<<" => (O::ShiftLeft, 8),
        ">>" => (O::ShiftRight, 8),
        "+" => (O::Add, 9),
        "-" => (O::Subtract, 9),
        "*" => (O::Multiply, 10),
        "/" => (O::Divide, 10),
        "%" => (O::Remainder, 10),
        _ => return None,
    })
}
