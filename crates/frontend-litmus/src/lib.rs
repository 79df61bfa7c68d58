//! Litmus tests: small programs of several threads with a question about their end.
//!
//! A text in the usual format becomes a program in the intermediate representation and a list of
//! expressions whose end values are wanted; [`Test::judge`] then answers the question from the
//! values that were found. Nothing runs here. Which flavours, instructions and calls there are,
//! and how they are mapped, is in `docs/litmus.md`.

mod c;
mod condition;
mod emit;
mod ending;
mod error;
mod header;
mod init;
mod judge;
mod lexer;
mod memory;
mod program;
mod propositions;
mod types;
mod x86;

pub use condition::{Quantifier, Variable};
pub use error::{ErrorKind, LitmusError};
pub use header::Flavour;
pub use judge::{Answer, Observation};
pub use program::MAX_THREADS;

use condition::Question;
use error::Place;
use fencepost_ir::Program;
use lexer::{Lexer, Style};
use memory::Memory;
use program::{Observed, Threads};
use std::sync::Arc;

/// Bytes that a text may have.
pub const MAX_TEXT_BYTES: usize = 1 << 20;

/// A test that can be run.
pub struct Test {
    /// Its name.
    pub name: String,
    /// Its language.
    pub flavour: Flavour,
    /// What runs.
    pub program: Arc<Program>,
    /// Whether a read-modify-write asks for less order than it gets.
    pub assumes_ordered_updates: bool,
    observed: Vec<Observed>,
    question: Question,
    memory: Memory,
}

impl Test {
    /// Reads a test. The name of its file is for positions only.
    pub fn read(text: &str, file_name: &str) -> Result<Self, LitmusError> {
        if text.len() > MAX_TEXT_BYTES {
            let start = Place { line: 1, column: 1 };
            return Err(start.unsupported(format!("the text has more than {MAX_TEXT_BYTES} bytes")));
        }
        let mut lexer = Lexer::new(text);
        let (flavour, name) = header::parse(&mut lexer)?;
        let mut memory = Memory::new(text);
        let registers = init::parse(&mut lexer, &mut memory)?;
        let threads = match flavour {
            Flavour::X86 => x86::parse(&mut lexer, &mut memory, false, &registers)?,
            Flavour::X86Wide => x86::parse(&mut lexer, &mut memory, true, &registers)?,
            Flavour::C => Threads::Code(c::parse(&mut lexer, &mut memory)?),
        };
        lexer.set_style(Style::Logic);
        let mut question = condition::parse(&mut lexer)?;
        let built = program::build(
            file_name,
            flavour,
            &threads,
            &mut memory,
            &registers,
            &mut question,
        )?;
        Ok(Self {
            name,
            flavour,
            program: Arc::new(built.program),
            assumes_ordered_updates: built.assumes_ordered_updates,
            observed: built.observed,
            question,
            memory,
        })
    }

    /// The expressions whose end values are wanted, in the order that [`Test::judge`] takes them.
    /// Where nothing is wanted, one that always has the same value.
    pub fn expressions(&self) -> Vec<String> {
        match self.observed.is_empty() {
            true => vec!["0".to_string()],
            false => self
                .observed
                .iter()
                .map(|observed| observed.expression.clone())
                .collect(),
        }
    }

    /// What is asked.
    pub fn quantifier(&self) -> Quantifier {
        self.question.quantifier
    }

    /// The question as results print it.
    pub fn condition(&self) -> String {
        self.question.show()
    }

    /// The names of what results show.
    pub fn variables(&self) -> Vec<String> {
        self.observed
            .iter()
            .map(|observed| observed.variable.show())
            .collect()
    }
}
