//! Specifications of data types: TOML files, with a position for every error.

use crate::files::{into_text, pointed_at, read_file};
use crate::options::made_tests::all_tests;
use crate::search::meant_function;
use fencepost_check::datatype::{
    Argument, Operation, Specification, SpecificationError, SpecificationPlace, Test,
};
use fencepost_ir::Source;
use fencepost_report::ErrorReport;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;

/// The largest specification that is read.
const MAX_BYTES: usize = 1 << 20;
/// The most threads and operations of a test.
const MAX_THREADS: usize = 32;
const MAX_OPERATIONS: usize = 256;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    program: Spanned<String>,
    create: Spanned<String>,
    init: Option<Spanned<String>>,
    operation: BTreeMap<Spanned<String>, OperationTable>,
    tests: Spanned<BTreeMap<Spanned<String>, Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OperationTable {
    method: Spanned<String>,
    arguments: Option<Spanned<Vec<Spanned<Values>>>>,
    commit: Option<Spanned<String>>,
}

/// The values of one argument.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "an argument is \"any\", or a list of numbers or truth values"
)]
enum Values {
    Word(String),
    List(Vec<Constant>),
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "an argument is a number or a truth value")]
enum Constant {
    Truth(bool),
    Number(i64),
}

/// A specification that was read, with its tests in the order of the file.
pub struct SpecificationFile {
    /// The program, as a path from here.
    pub program: String,
    /// The data type.
    pub specification: Specification,
    /// The tests.
    pub tests: Vec<Test>,
    path: String,
    text: String,
    create: Range<usize>,
    /// Where the method, the arguments and the commit point of an operation stand.
    operations: BTreeMap<char, [Range<usize>; 3]>,
}

/// Reads a specification.
pub fn read_specification(path: &str) -> Result<SpecificationFile, ErrorReport> {
    let text = into_text(read_file(path, MAX_BYTES)?, path)?;
    let reader = Reader { path, text: &text };
    let file: File = toml::from_str(&text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        reader.error(at, error.message())
    })?;
    let mut operations = BTreeMap::new();
    let mut places = BTreeMap::new();
    for (name, table) in &file.operation {
        let letter = reader.letter(name)?;
        let operation = Operation {
            method: table.method.get_ref().clone(),
            arguments: reader.arguments(table)?,
            commit: table.commit.as_ref().map(|line| line.get_ref().clone()),
        };
        let method = table.method.span();
        let arguments = table
            .arguments
            .as_ref()
            .map_or(method.clone(), Spanned::span);
        let commit = table.commit.as_ref().map_or(method.clone(), Spanned::span);
        places.insert(letter, [method, arguments, commit]);
        operations.insert(letter, operation);
    }
    let init = match &file.init {
        Some(init) => reader.letters(init.get_ref(), init.span().start, &operations)?,
        None => Vec::new(),
    };
    let mut tests = Vec::new();
    for (name, threads) in file.tests.get_ref() {
        let test = reader.test(name.get_ref(), threads, &operations)?;
        tests.push((name.span().start, test));
    }
    tests.sort_by_key(|(at, _)| *at);
    if tests.is_empty() {
        return Err(reader.error(file.tests.span().start, "there is no test"));
    }
    let program = match Path::new(path).parent() {
        Some(folder) => folder.join(file.program.get_ref()).display().to_string(),
        None => file.program.get_ref().clone(),
    };
    Ok(SpecificationFile {
        program,
        specification: Specification {
            create: file.create.get_ref().clone(),
            init,
            operations,
        },
        tests: tests.into_iter().map(|(_, test)| test).collect(),
        path: path.to_string(),
        create: file.create.span(),
        operations: places,
        text,
    })
}

impl SpecificationFile {
    /// Leaves only the test with this name.
    pub fn keep(&mut self, name: &str) -> Result<(), ErrorReport> {
        let known: Vec<String> = self.tests.iter().map(|test| test.name.clone()).collect();
        self.tests.retain(|test| test.name == name);
        match self.tests.is_empty() {
            true => Err(ErrorReport::usage(
                format!("there is no test `{name}`; there are {}", known.join(", ")),
                "--test",
            )),
            false => Ok(()),
        }
    }

    /// Replaces the tests by all those with up to so many operations.
    pub fn make_tests(&mut self, operations: usize) -> Result<(), ErrorReport> {
        let letters: Vec<char> = self.specification.operations.keys().copied().collect();
        match all_tests(&letters, operations) {
            Some(tests) => self.tests = tests,
            None => {
                return Err(ErrorReport::usage(
                    "there are too many such tests",
                    "--tests",
                ));
            }
        }
        Ok(())
    }

    /// An error that only showed with the program at hand.
    pub fn wrong(&self, error: &SpecificationError, source: &dyn Source) -> ErrorReport {
        let at = match error.place {
            SpecificationPlace::Create => self.create.start,
            SpecificationPlace::Method(letter) => self.operations[&letter][0].start,
            SpecificationPlace::Arguments(letter) => self.operations[&letter][1].start,
            SpecificationPlace::Commit(letter) => self.operations[&letter][2].start,
        };
        let reader = Reader {
            path: &self.path,
            text: &self.text,
        };
        let typed = error.message.split('`').nth(1).unwrap_or_default();
        let meant = meant_function(typed, &error.message, source);
        reader.error(at, &(error.message.clone() + &meant))
    }
}

/// A text whose errors have positions.
struct Reader<'a> {
    path: &'a str,
    text: &'a str,
}

impl Reader<'_> {
    fn error(&self, at: usize, message: &str) -> ErrorReport {
        let before = self.text.get(..at).unwrap_or_default();
        let line = before.matches('\n').count() as u32 + 1;
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let column = before[start..].chars().count() as u32 + 1;
        let place = format!("{}:{line}:{column}", self.path);
        let report = ErrorReport::input(message.trim_end(), place);
        match pointed_at(self.text, line, column) {
            Some(detail) => report.with_detail(detail),
            None => report,
        }
    }

    fn letter(&self, name: &Spanned<String>) -> Result<char, ErrorReport> {
        let mut letters = name.get_ref().chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_alphanumeric() => Ok(letter),
            _ => Err(self.error(
                name.span().start,
                "the name of an operation is one letter or digit, which tests are made of",
            )),
        }
    }

    fn arguments(&self, table: &OperationTable) -> Result<Vec<Argument>, ErrorReport> {
        let list = table.arguments.iter().flat_map(|list| list.get_ref());
        list.map(|values| match values.get_ref() {
            Values::Word(word) if word == "any" => Ok(Argument::Any),
            Values::Word(word) => {
                let message = format!("`{word}` is neither \"any\" nor a list of constants");
                Err(self.error(values.span().start, &message))
            }
            Values::List(list) => {
                let numbers = list.iter().map(|constant| match constant {
                    Constant::Truth(value) => i64::from(*value),
                    Constant::Number(number) => *number,
                });
                let mut numbers: Vec<i64> = numbers.collect();
                numbers.sort_unstable();
                numbers.dedup();
                Ok(Argument::Values(numbers))
            }
        })
        .collect()
    }

    /// The operations in a text; blanks between them do not count.
    fn letters(
        &self,
        text: &str,
        at: usize,
        operations: &BTreeMap<char, Operation>,
    ) -> Result<Vec<char>, ErrorReport> {
        let letters = text.chars().filter(|letter| !letter.is_whitespace());
        letters
            .map(|letter| match operations.contains_key(&letter) {
                true => Ok(letter),
                false => Err(self.error(at, &format!("there is no operation `{letter}`"))),
            })
            .collect()
    }

    fn test(
        &self,
        name: &str,
        text: &Spanned<String>,
        operations: &BTreeMap<char, Operation>,
    ) -> Result<Test, ErrorReport> {
        let at = text.span().start;
        let mut threads = Vec::new();
        for thread in text.get_ref().split('|') {
            let letters = self.letters(thread, at, operations)?;
            if letters.is_empty() {
                return Err(self.error(at, "a thread has no operations"));
            }
            threads.push(letters);
        }
        let test = Test {
            name: name.to_string(),
            threads,
        };
        if test.threads.len() > MAX_THREADS || test.operations() > MAX_OPERATIONS {
            let message =
                format!("a test has at most {MAX_THREADS} threads and {MAX_OPERATIONS} operations");
            return Err(self.error(at, &message));
        }
        Ok(test)
    }
}
