//! The end of a test: `locations [x; 0:r1]`, `filter (…)`, `exists (…)`.

use crate::ending::ending;
use crate::error::{LitmusError, Place};
use crate::init::{proc_number, thread_number};
use crate::lexer::{Lexer, Token};
use crate::propositions::{change_variables, collect, print};
use crate::types::is_type_word;

/// How deep conditions may nest.
const MAX_DEPTH: usize = 100;
/// How many parts a condition may have.
const MAX_PARTS: usize = 10_000;

/// Something with a value in an end state.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Variable {
    /// A register of a thread.
    Register(usize, String),
    /// A location, or an element of an array.
    Location(String, Option<usize>),
}

impl Variable {
    /// The variable as results name it.
    pub fn show(&self) -> String {
        match self {
            Variable::Register(thread, name) => format!("{thread}:{name}"),
            Variable::Location(name, None) => format!("[{name}]"),
            Variable::Location(name, Some(element)) => format!("{name}[{element}]"),
        }
    }
}

/// What a variable is compared with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(i128),
    /// The address of a location.
    Address(String, Option<usize>),
    /// The value of another variable.
    Variable(Variable),
}

/// A proposition about end states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposition {
    /// Always true, or never.
    Constant(bool),
    /// A variable has a value.
    Equal(Variable, Value, Place),
    /// The opposite.
    Not(Box<Proposition>),
    /// All of them.
    And(Vec<Proposition>),
    /// At least one of them.
    Or(Vec<Proposition>),
    /// If the first then the second.
    Implies(Box<Proposition>, Box<Proposition>),
}

/// What is asked about the end states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantifier {
    /// Is there one such state?
    Exists,
    /// Is there none?
    NotExists,
    /// Are all such?
    Forall,
}

impl Quantifier {
    /// The keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            Quantifier::Exists => "exists",
            Quantifier::NotExists => "~exists",
            Quantifier::Forall => "forall",
        }
    }

    /// The word in the first line of a result.
    pub fn expectation(self) -> &'static str {
        match self {
            Quantifier::Exists => "Allowed",
            Quantifier::NotExists => "Forbidden",
            Quantifier::Forall => "Required",
        }
    }
}

/// The end of a test.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is asked.
    pub quantifier: Quantifier,
    /// About which states.
    pub condition: Proposition,
    /// Executions whose end states do not have this do not count.
    pub filter: Option<Proposition>,
    /// What else is shown of the end states.
    pub shown: Vec<(Variable, Place)>,
}

impl Question {
    /// The question as results print it.
    pub fn show(&self) -> String {
        let mut out = format!("{} (", self.quantifier.keyword());
        print(&self.condition, &mut out);
        out.push(')');
        out
    }

    /// Gives every register the name that results print.
    pub fn rename_registers(&mut self, rename: &dyn Fn(&str) -> String) {
        let change = |variable: &mut Variable| {
            if let Variable::Register(_, name) = variable {
                *name = rename(name);
            }
        };
        self.shown
            .iter_mut()
            .for_each(|(variable, _)| change(variable));
        change_variables(&mut self.condition, &change);
        if let Some(filter) = &mut self.filter {
            change_variables(filter, &change);
        }
    }

    /// Every variable that the question is about, and where it is named.
    pub fn variables(&self) -> Vec<(Variable, Place)> {
        let mut found = self.shown.clone();
        collect(&self.condition, &mut found);
        if let Some(filter) = &self.filter {
            collect(filter, &mut found);
        }
        found
    }
}

/// Whether a word starts the end of a test.
pub fn starts(token: &Token) -> bool {
    match token {
        Token::Word(word) => matches!(
            word.as_str(),
            "exists" | "forall" | "locations" | "filter" | "not" | "final" | "regions" | "observed"
        ),
        Token::Mark(mark) => matches!(*mark, "~" | "("),
        _ => false,
    }
}

/// Reads everything up to the end of the file.
pub fn parse(lexer: &mut Lexer<'_>) -> Result<Question, LitmusError> {
    let mut shown = Vec::new();
    let mut filter = None;
    loop {
        let place = lexer.place()?;
        let word = match lexer.peek()? {
            Token::Word(word) => word.clone(),
            _ => break,
        };
        match word.as_str() {
            "locations" => {
                lexer.take()?;
                locations(lexer, &mut shown)?;
            }
            "filter" => {
                lexer.take()?;
                if filter.is_some() {
                    return Err(place.malformed("there is one filter already"));
                }
                filter = Some(Parser::new(lexer).whole()?);
            }
            "regions" | "observed" => {
                return Err(place.unsupported(format!("`{word}` is not modelled")));
            }
            _ => break,
        }
    }
    // An old notation has the proposition alone.
    if lexer.is_mark("(")? {
        let condition = Parser::new(lexer).whole()?;
        ending(lexer)?;
        return Ok(Question {
            quantifier: Quantifier::Exists,
            condition,
            filter,
            shown,
        });
    }
    let (token, place) = lexer.take()?;
    let quantifier = match &token {
        // A test without a question shows its states.
        Token::End => {
            return Ok(Question {
                quantifier: Quantifier::Forall,
                condition: Proposition::Constant(true),
                filter,
                shown,
            });
        }
        Token::Word(word) if word == "exists" || word == "final" => Quantifier::Exists,
        Token::Word(word) if word == "forall" => Quantifier::Forall,
        Token::Word(word) if word == "not" && lexer.is_word("exists")? => {
            lexer.take()?;
            Quantifier::NotExists
        }
        Token::Mark("~") if lexer.is_word("exists")? => {
            lexer.take()?;
            Quantifier::NotExists
        }
        other => {
            return Err(place.malformed(format!(
                "expected `exists`, `~exists`, `forall`, `final`, `filter` or `locations`, found {}",
                other.describe()
            )));
        }
    };
    let condition = Parser::new(lexer).whole()?;
    ending(lexer)?;
    Ok(Question {
        quantifier,
        condition,
        filter,
        shown,
    })
}

fn locations(lexer: &mut Lexer<'_>, shown: &mut Vec<(Variable, Place)>) -> Result<(), LitmusError> {
    lexer.expect_mark("[")?;
    loop {
        if lexer.take_mark("]")? {
            return Ok(());
        }
        if lexer.take_mark(";")? || lexer.take_mark("*")? {
            continue;
        }
        // A type before the name says nothing that is not known.
        let is_type = matches!(lexer.peek()?, Token::Word(word) if is_type_word(word));
        if is_type {
            lexer.take()?;
            continue;
        }
        let place = lexer.place()?;
        shown.push((variable(lexer)?, place));
        if !lexer.is_mark("]")? {
            lexer.expect_mark(";")?;
        }
    }
}

/// A variable: `0:r1`, `P0:r1`, `x`, `[x]`, `x[1]`, `*x`.
fn variable(lexer: &mut Lexer<'_>) -> Result<Variable, LitmusError> {
    let (token, place) = lexer.take()?;
    match token {
        Token::Number(thread) => {
            lexer.expect_mark(":")?;
            let name = register_name(lexer)?;
            Ok(Variable::Register(thread_number(thread, place)?, name))
        }
        Token::Word(word) => {
            if lexer.take_mark(":")? {
                let thread = proc_number(&word)
                    .ok_or_else(|| place.malformed(format!("`{word}` is no thread")))?;
                return Ok(Variable::Register(thread, register_name(lexer)?));
            }
            let element = element(lexer)?;
            Ok(Variable::Location(word, element))
        }
        Token::Mark("[") => {
            let (name, _) = lexer.expect_word("a location")?;
            let element = element(lexer)?;
            lexer.expect_mark("]")?;
            Ok(Variable::Location(name, element))
        }
        Token::Mark("*") => {
            let (name, _) = lexer.expect_word("a location")?;
            Ok(Variable::Location(name, None))
        }
        other => Err(place.malformed(format!(
            "expected a register or a location, found {}",
            other.describe()
        ))),
    }
}

fn register_name(lexer: &mut Lexer<'_>) -> Result<String, LitmusError> {
    lexer.take_mark("%")?;
    Ok(lexer.expect_word("a register")?.0)
}

fn element(lexer: &mut Lexer<'_>) -> Result<Option<usize>, LitmusError> {
    if !lexer.take_mark("[")? {
        return Ok(None);
    }
    let (token, place) = lexer.take()?;
    let Token::Number(number) = token else {
        return Err(place.malformed(format!("expected a number, found {}", token.describe())));
    };
    lexer.expect_mark("]")?;
    usize::try_from(number)
        .map(Some)
        .map_err(|_| place.malformed("there is no such element"))
}

struct Parser<'l, 'a> {
    lexer: &'l mut Lexer<'a>,
    depth: usize,
    parts: usize,
}

impl<'l, 'a> Parser<'l, 'a> {
    fn new(lexer: &'l mut Lexer<'a>) -> Self {
        Self {
            lexer,
            depth: 0,
            parts: 0,
        }
    }

    fn whole(&mut self) -> Result<Proposition, LitmusError> {
        self.depth += 1;
        self.parts += 1;
        let place = self.lexer.place()?;
        if self.depth > MAX_DEPTH || self.parts > MAX_PARTS {
            return Err(place.unsupported("this condition is too large"));
        }
        let found = self.any()?;
        self.depth -= 1;
        Ok(found)
    }

    fn any(&mut self) -> Result<Proposition, LitmusError> {
        let mut parts = vec![self.all()?];
        while self.lexer.take_mark("\\/")? || self.lexer.take_mark("||")? {
            parts.push(self.all()?);
        }
        Ok(match parts.len() {
            1 => parts.remove(0),
            _ => Proposition::Or(parts),
        })
    }

    fn all(&mut self) -> Result<Proposition, LitmusError> {
        let mut parts = vec![self.implication()?];
        while self.lexer.take_mark("/\\")? || self.lexer.take_mark("&&")? {
            parts.push(self.implication()?);
        }
        Ok(match parts.len() {
            1 => parts.remove(0),
            _ => Proposition::And(parts),
        })
    }

    /// `a => b => c` is `a => (b => c)`, and the arrow binds tighter than `/\` and `\/`: that is
    /// how the tools read it that the format comes from.
    fn implication(&mut self) -> Result<Proposition, LitmusError> {
        let mut parts = vec![self.one()?];
        while self.lexer.take_mark("=>")? {
            if parts.len() >= MAX_DEPTH {
                let place = self.lexer.place()?;
                return Err(place.unsupported("this condition is too large"));
            }
            parts.push(self.one()?);
        }
        let implies = |right, left| Proposition::Implies(Box::new(left), Box::new(right));
        let found = parts.into_iter().rev().reduce(implies);
        // There is at least one part.
        Ok(found.unwrap_or(Proposition::Constant(true)))
    }

    fn one(&mut self) -> Result<Proposition, LitmusError> {
        let mut negations = 0usize;
        while self.lexer.take_mark("~")?
            || self.lexer.take_mark("!")?
            || (self.lexer.is_word("not")? && self.lexer.take().is_ok())
        {
            negations += 1;
        }
        self.parts += 1;
        let place = self.lexer.place()?;
        if self.parts > MAX_PARTS {
            return Err(place.unsupported("this condition is too large"));
        }
        let inner = if self.lexer.take_mark("(")? {
            let inner = self.whole()?;
            self.lexer.expect_mark(")")?;
            inner
        } else if self.lexer.is_word("true")? {
            self.lexer.take()?;
            Proposition::Constant(true)
        } else if self.lexer.is_word("false")? {
            self.lexer.take()?;
            Proposition::Constant(false)
        } else {
            self.atom(place)?
        };
        Ok(match negations % 2 {
            1 => Proposition::Not(Box::new(inner)),
            _ => inner,
        })
    }

    fn atom(&mut self, place: Place) -> Result<Proposition, LitmusError> {
        let variable = variable(self.lexer)?;
        let (token, at) = self.lexer.take()?;
        let equal = match token {
            Token::Mark("=" | "==") => true,
            Token::Mark("!=" | "<>") => false,
            other => {
                return Err(at.malformed(format!("expected `=`, found {}", other.describe())));
            }
        };
        let value = self.value()?;
        let found = Proposition::Equal(variable, value, place);
        Ok(match equal {
            true => found,
            false => Proposition::Not(Box::new(found)),
        })
    }

    fn value(&mut self) -> Result<Value, LitmusError> {
        let place = self.lexer.place()?;
        match self.lexer.take()?.0 {
            Token::Number(number) => {
                if !self.lexer.take_mark(":")? {
                    return Ok(Value::Number(number));
                }
                let name = register_name(self.lexer)?;
                let thread = thread_number(number, place)?;
                Ok(Value::Variable(Variable::Register(thread, name)))
            }
            Token::Mark(sign @ ("-" | "+")) => match self.lexer.take()? {
                (Token::Number(number), _) if sign == "-" => Ok(Value::Number(-number)),
                (Token::Number(number), _) => Ok(Value::Number(number)),
                (other, at) => {
                    Err(at.malformed(format!("expected a number, found {}", other.describe())))
                }
            },
            Token::Mark("&") => {
                let (name, _) = self.lexer.expect_word("a location")?;
                Ok(Value::Address(name, element(self.lexer)?))
            }
            Token::Mark("[") => {
                let (name, _) = self.lexer.expect_word("a location")?;
                let element = element(self.lexer)?;
                self.lexer.expect_mark("]")?;
                Ok(Value::Variable(Variable::Location(name, element)))
            }
            Token::Word(word) => {
                if self.lexer.take_mark(":")? {
                    let thread = proc_number(&word)
                        .ok_or_else(|| place.malformed(format!("`{word}` is no thread")))?;
                    let name = register_name(self.lexer)?;
                    return Ok(Value::Variable(Variable::Register(thread, name)));
                }
                match word.as_str() {
                    "true" => Ok(Value::Number(1)),
                    "false" | "NULL" => Ok(Value::Number(0)),
                    _ => Ok(Value::Address(word, element(self.lexer)?)),
                }
            }
            other => Err(place.malformed(format!("expected a value, found {}", other.describe()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Question, parse};
    use crate::lexer::Lexer;

    fn read(text: &str) -> Question {
        parse(&mut Lexer::new(text)).expect("a condition")
    }

    #[test]
    fn and_binds_tighter_than_or() {
        let question = read("exists 0:EAX=0 /\\ x=1 \\/ ~([y]=-2) /\\ 0:r1=1:r2");
        assert_eq!(
            question.show(),
            "exists ((0:EAX=0 /\\ [x]=1) \\/ (not ([y]=-2) /\\ 0:r1=1:r2))"
        );
        assert_eq!(question.variables().len(), 5);
    }

    #[test]
    fn a_question_may_come_with_a_filter_and_locations() {
        let question = read("locations [int x; 0:r1; y[1]] filter (x=1) ~exists (y=&x)");
        assert_eq!(question.shown.len(), 3);
        assert!(question.filter.is_some());
        assert_eq!(question.show(), "~exists ([y]=x)");
    }

    #[test]
    fn arrows_bind_tighter_than_and_or() {
        let question = read("forall x=1 => y=1 => z=1 /\\ y=2 \\/ ~x=3 => z=4");
        assert_eq!(
            question.show(),
            read("forall ((x=1 => (y=1 => z=1)) /\\ y=2) \\/ ((~x=3) => z=4)").show()
        );
    }

    #[test]
    fn a_condition_may_be_followed_by_what_says_nothing() {
        let plain = read("exists (x=1)").show();
        for text in [
            "exists (x=1);",
            "exists (x=1) << any >text> at\n all >>",
            "exists (x=1); <<= >> ;",
            "final (x=1)",
            "(x=1)",
            "final (x=1) with tso: exists; sc: ~exists; arm: forall",
            "exists (x=1); with tso: not exists;",
            "exists (x=1) with tso: exists; << >>",
        ] {
            assert_eq!(read(text).show(), plain, "{text}");
        }
        for bad in [
            "exists (x=1) with",
            "exists (x=1) with tso",
            "exists (x=1) with tso:",
            "exists (x=1) with tso: ~forall",
            "exists (x=1) with tso: maybe",
            "exists (x=1) with tso: exists sc: exists",
            "exists (x=1) with tso: exists with sc: exists",
            "exists (x=1) << never closed",
            "final",
        ] {
            assert!(parse(&mut Lexer::new(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn bad_conditions_are_refused() {
        for bad in [
            "exists",
            "exists (",
            "exists (x)",
            "exists (x=1",
            "exists x=1 y=2",
            "exists x=",
            "maybe x=1",
            "exists ()",
            "~forall x=1",
        ] {
            assert!(parse(&mut Lexer::new(bad)).is_err(), "{bad}");
        }
        let deep = format!("exists {}x=1{}", "(".repeat(5000), ")".repeat(5000));
        assert!(parse(&mut Lexer::new(&deep)).is_err());
    }
}
