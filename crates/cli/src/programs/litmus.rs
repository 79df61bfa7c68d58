//! Litmus tests as programs.

use crate::files::{digest, pointed_at, read_file};
use crate::programs::loaded::Loaded;
use fencepost_frontend_litmus::{Flavour, MAX_TEXT_BYTES, Test};
use fencepost_report::ErrorReport;
use fencepost_vm::NativeTable;
use std::path::Path;

/// What a litmus test asks.
pub struct Question {
    /// The expressions whose end values it is about.
    pub expressions: Vec<String>,
    /// What these are called in the test.
    pub variables: Vec<String>,
    /// The question itself.
    pub condition: String,
}

/// Loads a litmus test as a program.
pub fn load_litmus(path: &str, arguments: &[String]) -> Result<Loaded, ErrorReport> {
    if let Some(argument) = arguments.first() {
        return Err(ErrorReport::usage(
            "a litmus test takes no arguments",
            argument,
        ));
    }
    let (test, digest) = read_test(path)?;
    Ok(Loaded {
        source: test.program.clone(),
        natives: NativeTable::core(),
        default_model: match test.flavour {
            Flavour::C => "clr",
            Flavour::X86 | Flavour::X86Wide => "tso",
        },
        corlib: None,
        assumptions: Vec::new(),
        digest,
        races: false,
    })
}

/// What a program asks if it is a litmus test.
pub fn question(path: &str) -> Result<Option<Question>, ErrorReport> {
    let ending = Path::new(path).extension();
    if !ending.is_some_and(|ending| ending.eq_ignore_ascii_case("litmus")) {
        return Ok(None);
    }
    let (test, _) = read_test(path)?;
    Ok(Some(Question {
        expressions: test.expressions(),
        variables: test.variables(),
        condition: test.condition(),
    }))
}

fn read_test(path: &str) -> Result<(Test, String), ErrorReport> {
    let bytes = read_file(path, MAX_TEXT_BYTES)?;
    // Names of people in comments come in any encoding.
    let text = String::from_utf8_lossy(&bytes);
    let test = Test::read(&text, path).map_err(|error| {
        let place = format!("{path}:{}:{}", error.line, error.column);
        let report = ErrorReport::input(error.message, place);
        match pointed_at(&text, error.line, error.column) {
            Some(detail) => report.with_detail(detail),
            None => report,
        }
    })?;
    Ok((test, digest(&bytes)))
}
