//! Results of litmus tests, in the form that tools of that trade print.

use serde_json::{Value, json};
use std::fmt::Write as _;

/// What is asked about the end states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LitmusQuestion {
    /// Is there one that has the condition?
    Exists,
    /// Is there none?
    NotExists,
    /// Do all have it?
    Forall,
}

/// What came of a test.
#[derive(Clone, Debug)]
pub struct LitmusResult {
    /// The test's name.
    pub name: String,
    /// Its language.
    pub flavour: &'static str,
    /// The memory model.
    pub model: String,
    /// What is asked.
    pub question: LitmusQuestion,
    /// The condition, with the keyword.
    pub condition: String,
    /// What of the end states is shown.
    pub variables: Vec<String>,
    /// The end states.
    pub states: Vec<Vec<String>>,
    /// States that have the condition.
    pub matching: usize,
    /// States that do not.
    pub others: usize,
    /// Whether the answer is yes, if it is known.
    pub holds: Option<bool>,
    /// `Always`, `Sometimes`, `Never`, or `Unknown`.
    pub observation: &'static str,
    /// Limits that cut the search.
    pub limits: Vec<String>,
    /// What the result assumes.
    pub assumptions: Vec<String>,
    /// Whether some execution deadlocks; it has no end state.
    pub deadlocks: bool,
    /// States that the search visited.
    pub visited: u64,
    /// How long it took.
    pub seconds: f64,
}

/// Why there is no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LitmusProblem {
    /// The file is no litmus test, or cannot be read.
    Malformed,
    /// The test needs something that is not modelled.
    Unsupported,
    /// A defect of ours.
    Internal,
}

impl LitmusProblem {
    /// The name in results.
    pub fn name(&self) -> &'static str {
        match self {
            LitmusProblem::Malformed => "malformed",
            LitmusProblem::Unsupported => "unsupported",
            LitmusProblem::Internal => "internal",
        }
    }
}

/// Why a test has no result: a problem, its words, its line and column.
pub type LitmusRefusal = (LitmusProblem, String, Option<(u32, u32)>);

/// A test that was run, or could not be.
#[derive(Clone, Debug)]
pub struct LitmusRun {
    /// The file.
    pub file: String,
    /// What came of it.
    pub outcome: Result<LitmusResult, LitmusRefusal>,
    /// What was expected, if anything was.
    pub expected: Option<String>,
}

impl LitmusRun {
    /// The name of the test, if it could be read.
    pub fn name(&self) -> Option<&str> {
        self.outcome
            .as_ref()
            .ok()
            .map(|result| result.name.as_str())
    }

    /// Whether a limit cut the search before the answer was known.
    pub fn bounded(&self) -> bool {
        self.outcome
            .as_ref()
            .is_ok_and(|result| !result.limits.is_empty())
    }

    /// Whether what came is not what was expected.
    pub fn differs(&self) -> bool {
        let Some(expected) = self.expected.as_deref() else {
            return false;
        };
        let same = match (&self.outcome, expected) {
            (Ok(result), "ok") => result.holds == Some(true),
            (Ok(result), "no") => result.holds == Some(false),
            (Ok(result), "allowed") => result.matching > 0,
            (Ok(result), "forbidden") => result.observation == "Never",
            (Ok(result), "bounded") => !result.limits.is_empty(),
            (Ok(result), word) => result.observation.eq_ignore_ascii_case(word),
            (Err((problem, ..)), word) => problem.name() == word,
        };
        !same
    }
}

/// The whole run, as people read it.
pub fn litmus_text(runs: &[LitmusRun], quiet: bool) -> String {
    let mut out = String::new();
    for run in runs {
        match &run.outcome {
            Ok(result) if quiet => {
                let _ = writeln!(out, "{}", observation(result));
            }
            Ok(result) => print_result(result, &mut out),
            Err((problem, message, place)) => {
                let place =
                    place.map_or(String::new(), |(line, column)| format!(":{line}:{column}"));
                let _ = writeln!(out, "{}: {}{place}: {message}", problem.name(), run.file);
                if !quiet {
                    out.push('\n');
                }
            }
        }
        if let Some(expected) = run.expected.as_ref().filter(|_| run.differs()) {
            let came = came_of(run);
            let _ = writeln!(
                out,
                "Difference {}: expected {expected}, came {came}",
                run.file
            );
            if !quiet {
                out.push('\n');
            }
        }
    }
    if runs.len() > 1 || runs.iter().any(|run| run.expected.is_some()) {
        let counts = Counts::of(runs);
        let _ = writeln!(
            out,
            "Summary {} tests: {} ran ({} Always, {} Sometimes, {} Never, {} Unknown), {} \
             unsupported, {} malformed, {} internal",
            runs.len(),
            counts.ran,
            counts.always,
            counts.sometimes,
            counts.never,
            counts.unknown,
            counts.unsupported,
            counts.malformed,
            counts.internal
        );
        if counts.compared > 0 {
            let _ = writeln!(
                out,
                "Compared {}: {} as expected, {} different",
                counts.compared,
                counts.compared - counts.different,
                counts.different
            );
        }
    }
    out
}

fn came_of(run: &LitmusRun) -> String {
    match &run.outcome {
        Ok(result) => {
            let answer = answer(result);
            format!("{} ({answer})", result.observation)
        }
        Err((problem, ..)) => problem.name().to_string(),
    }
}

fn answer(result: &LitmusResult) -> &'static str {
    match result.holds {
        Some(true) => "Ok",
        Some(false) => "No",
        None => "Unknown",
    }
}

fn observation(result: &LitmusResult) -> String {
    format!(
        "Observation {} {} {} {}",
        result.name, result.observation, result.matching, result.others
    )
}

fn print_result(result: &LitmusResult, out: &mut String) {
    let (expectation, positive, negative) = match result.question {
        LitmusQuestion::Exists => ("Allowed", result.matching, result.others),
        LitmusQuestion::NotExists => ("Forbidden", result.others, result.matching),
        LitmusQuestion::Forall => ("Required", result.matching, result.others),
    };
    let _ = writeln!(out, "Test {} {expectation}", result.name);
    let _ = writeln!(out, "States {}", result.states.len());
    for state in &result.states {
        let cells: Vec<String> = result
            .variables
            .iter()
            .zip(state)
            .map(|(variable, value)| format!("{variable}={value};"))
            .collect();
        let _ = writeln!(out, "{}", cells.join(" "));
    }
    let _ = writeln!(out, "{}", answer(result));
    let _ = writeln!(out, "Witnesses\nPositive: {positive} Negative: {negative}");
    let _ = writeln!(out, "Condition {}", result.condition);
    let _ = writeln!(out, "{}", observation(result));
    let _ = writeln!(out, "Model {}", result.model);
    for limit in &result.limits {
        let _ = writeln!(out, "Bounded {limit}");
    }
    for assumption in &result.assumptions {
        let _ = writeln!(out, "Assuming {assumption}");
    }
    if result.deadlocks {
        let _ = writeln!(out, "Deadlock some executions block and have no end state");
    }
    let _ = writeln!(out, "Time {} {:.3}\n", result.name, result.seconds);
}

#[derive(Default)]
struct Counts {
    ran: usize,
    always: usize,
    sometimes: usize,
    never: usize,
    unknown: usize,
    unsupported: usize,
    malformed: usize,
    internal: usize,
    compared: usize,
    different: usize,
}

impl Counts {
    fn of(runs: &[LitmusRun]) -> Self {
        let mut counts = Self::default();
        for run in runs {
            match &run.outcome {
                Ok(result) => {
                    counts.ran += 1;
                    match result.observation {
                        "Always" => counts.always += 1,
                        "Sometimes" => counts.sometimes += 1,
                        "Never" => counts.never += 1,
                        _ => counts.unknown += 1,
                    }
                }
                Err((LitmusProblem::Unsupported, ..)) => counts.unsupported += 1,
                Err((LitmusProblem::Malformed, ..)) => counts.malformed += 1,
                Err((LitmusProblem::Internal, ..)) => counts.internal += 1,
            }
            counts.compared += usize::from(run.expected.is_some());
            counts.different += usize::from(run.differs());
        }
        counts
    }
}

/// The whole run, as scripts read it.
pub fn litmus_json(runs: &[LitmusRun]) -> String {
    let counts = Counts::of(runs);
    let tests: Vec<Value> = runs.iter().map(run_json).collect();
    crate::json::to_string(&json!({
        "tool": crate::TOOL,
        "version": crate::VERSION,
        "tests": tests,
        "summary": {
            "tests": runs.len(),
            "ran": counts.ran,
            "always": counts.always,
            "sometimes": counts.sometimes,
            "never": counts.never,
            "unknown": counts.unknown,
            "unsupported": counts.unsupported,
            "malformed": counts.malformed,
            "internal": counts.internal,
            "compared": counts.compared,
            "different": counts.different,
        },
    }))
}

fn run_json(run: &LitmusRun) -> Value {
    let mut value = match &run.outcome {
        Ok(result) => result_json(result),
        Err((problem, message, place)) => json!({
            "error": {
                "kind": problem.name(),
                "message": message,
                "line": place.map(|(line, _)| line),
                "column": place.map(|(_, column)| column),
            },
        }),
    };
    value["file"] = json!(run.file);
    value["expected"] = json!(run.expected);
    value["differs"] = json!(run.differs());
    value
}

fn result_json(result: &LitmusResult) -> Value {
    let states: Vec<Value> = result
        .states
        .iter()
        .map(|state| {
            let pairs = result.variables.iter().cloned().zip(state.iter());
            // Numbers are numbers; addresses are the names of what they are of.
            Value::Object(
                pairs
                    .map(|(name, text)| {
                        let number = text.parse::<i64>().map(Value::from);
                        (name, number.unwrap_or_else(|_| json!(text)))
                    })
                    .collect(),
            )
        })
        .collect();
    json!({
        "name": result.name,
        "flavour": result.flavour,
        "model": result.model,
        "kind": match result.question {
            LitmusQuestion::Exists => "Allowed",
            LitmusQuestion::NotExists => "Forbidden",
            LitmusQuestion::Forall => "Required",
        },
        "condition": result.condition,
        "states": states,
        "matching": result.matching,
        "others": result.others,
        "answer": answer(result),
        "observation": result.observation,
        "limits_hit": result.limits,
        "assumptions": result.assumptions,
        "deadlocks": result.deadlocks,
        "visited": result.visited,
        "seconds": result.seconds,
    })
}
