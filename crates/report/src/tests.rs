//! The results of `test`: a line for each test, and details of those that something is said about.

use crate::json::{Check, check};
use crate::text::{Verbosity, check_text, counted, notes, remarks};
use crate::{Context, TOOL, VERSION, assumptions, json};
use fencepost_check::{Report, Verdict};
use serde::Serialize;

/// What came out of a test.
#[derive(Clone, Debug)]
pub enum TestOutcome {
    /// It was checked.
    Checked(Box<Report>),
    /// Its author does not want it to run, for this reason.
    Skipped(String),
    /// It needs something that is not modelled.
    Unsupported(String),
    /// The run ended before it, for this reason.
    NotBegun(String),
}

/// A test and what came out of it.
#[derive(Clone, Debug)]
pub struct TestResult {
    /// Its name, which no other test has.
    pub name: String,
    /// Its class and method in full, however the user wrote them; empty if that is not known.
    pub full_name: String,
    /// Whether it is a test method. Those assert by exceptions, too.
    pub is_test: bool,
    /// The file it is in; empty if that is not known.
    pub file: String,
    /// The line where it begins; zero if that is not known.
    pub line: u32,
    /// What came out.
    pub outcome: TestOutcome,
    /// The assembly, and what else results say.
    pub context: Context,
}

impl TestResult {
    /// The verdict; none if the test did not run because its author does not want it to.
    pub fn verdict(&self) -> Option<Verdict> {
        match &self.outcome {
            TestOutcome::Checked(report) => Some(report.verdict),
            TestOutcome::Unsupported(_) => Some(Verdict::Unsupported),
            TestOutcome::NotBegun(_) => Some(Verdict::Bounded),
            TestOutcome::Skipped(_) => None,
        }
    }

    pub(crate) fn word(&self) -> &'static str {
        self.verdict().map_or("skipped", Verdict::name)
    }

    /// The class and the method, as build servers show them apart.
    pub(crate) fn parts(&self) -> (&str, &str) {
        let name = match self.full_name.is_empty() {
            true => &self.name,
            false => &self.full_name,
        };
        name.split_once("::").unwrap_or(("", name))
    }

    /// What the verdict does not say by itself, a line each.
    pub(crate) fn remarks(&self, report: &Report) -> Vec<String> {
        match self.is_test {
            true => notes(report),
            false => remarks(report),
        }
    }

    pub(crate) fn seconds(&self) -> f64 {
        match &self.outcome {
            TestOutcome::Checked(report) => report.seconds,
            TestOutcome::Skipped(_) | TestOutcome::Unsupported(_) | TestOutcome::NotBegun(_) => 0.0,
        }
    }

    /// Where the test is, for people.
    fn place(&self) -> String {
        match self.line {
            0 => self.name.clone(),
            line => format!("{}:{line}", self.context.relative(&self.file)),
        }
    }
}

/// The verdict over all tests: the worst of theirs; none if every one of them was skipped.
pub fn tests_verdict(results: &[TestResult]) -> Option<Verdict> {
    results.iter().filter_map(TestResult::verdict).max()
}

/// One line about a test, as soon as it is done.
pub fn test_line(result: &TestResult) -> String {
    let rest = match &result.outcome {
        TestOutcome::Checked(report) => {
            let states = counted(report.states as usize, "state");
            format!("{states}, {:.3} s", report.seconds)
        }
        TestOutcome::Skipped(reason)
        | TestOutcome::Unsupported(reason)
        | TestOutcome::NotBegun(reason) => reason.clone(),
    };
    format!("{:>11}  {}  ({rest})\n", result.word(), result.name)
}

/// What there is to say about a test beyond its line; only what its verdict leaves out if it is
/// verified and nobody asks for more.
pub fn test_details(result: &TestResult, verbosity: Verbosity) -> String {
    let TestOutcome::Checked(report) = &result.outcome else {
        return String::new();
    };
    if verbosity == Verbosity::Quiet {
        return String::new();
    }
    if report.verdict == Verdict::Verified && verbosity != Verbosity::Verbose {
        return result
            .remarks(report)
            .iter()
            .map(|line| format!("{:13}{line}\n", ""))
            .collect();
    }
    let context = Context {
        program: result.name.clone(),
        ..result.context.clone()
    };
    format!("\n{}\n", check_text(report, &context, verbosity))
}

/// What results are of, in words.
pub struct Counted {
    /// One of them.
    pub one: &'static str,
    /// Several of them.
    pub several: &'static str,
}

impl Counted {
    /// Tests of an assembly.
    pub const TESTS: Counted = Counted {
        one: "test",
        several: "tests",
    };
    /// Entries of a program.
    pub const ENTRIES: Counted = Counted {
        one: "entry",
        several: "entries",
    };
}

/// The last lines: how many tests came out how, and what the verified ones rest on.
pub fn tests_summary(results: &[TestResult], what: &Counted, seconds: f64) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in [
        "verified",
        "violated",
        "bounded",
        "unsupported",
        "internal",
        "skipped",
    ] {
        let count = results.iter().filter(|one| one.word() == word).count();
        if count > 0 {
            words.push(format!("{count} {word}"));
        }
    }
    let mut names: Vec<&str> = Vec::new();
    for result in results {
        if let TestOutcome::Checked(report) = &result.outcome
            && report.verdict == Verdict::Verified
        {
            names.extend(report.assumptions.iter().copied());
        }
    }
    names.sort_unstable();
    names.dedup();
    let nothing = match tests_verdict(results) {
        Some(_) => "",
        None => "every test is skipped: nothing was checked\n",
    };
    format!(
        "\n{}: {}; {seconds:.3} s\n{nothing}{}",
        match results.len() {
            1 => format!("1 {}", what.one),
            several => format!("{several} {}", what.several),
        },
        words.join(", "),
        assumptions::listed(&names)
    )
}

#[derive(Serialize)]
struct Tests<'a> {
    tool: &'a str,
    version: &'a str,
    verdict: &'a str,
    seconds: f64,
    tests: Vec<Test<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Test<'a> {
    Checked {
        name: &'a str,
        source: Option<String>,
        #[serde(flatten)]
        check: Box<Check<'a>>,
    },
    Left {
        name: &'a str,
        source: Option<String>,
        program: &'a str,
        verdict: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<&'a str>,
        violations: [(); 0],
        unsupported: Vec<Missing<'a>>,
    },
}

#[derive(Serialize)]
struct Missing<'a> {
    what: &'a str,
    #[serde(rename = "where")]
    place: String,
}

fn test(result: &TestResult) -> Test<'_> {
    let name = result.name.as_str();
    let source = (result.line != 0).then(|| result.place());
    let (reason, unsupported) = match &result.outcome {
        TestOutcome::Checked(report) => {
            return Test::Checked {
                name,
                source,
                check: Box::new(check(report, &result.context)),
            };
        }
        TestOutcome::Skipped(reason) | TestOutcome::NotBegun(reason) => {
            (Some(reason.as_str()), Vec::new())
        }
        TestOutcome::Unsupported(why) => {
            let missing = Missing {
                what: why,
                place: result.place(),
            };
            (None, vec![missing])
        }
    };
    Test::Left {
        name,
        source,
        program: &result.context.program,
        verdict: result.word(),
        reason,
        violations: [],
        unsupported,
    }
}

/// The results of `test` as JSON.
pub fn tests_json(results: &[TestResult], seconds: f64) -> String {
    json::to_string(&Tests {
        tool: TOOL,
        version: VERSION,
        verdict: tests_verdict(results).map_or("skipped", Verdict::name),
        seconds,
        tests: results.iter().map(test).collect(),
    })
}
