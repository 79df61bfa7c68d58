//! The result of `datatype`.

use crate::json::{Unsupported, Violation, to_string, unsupported, violation};
use crate::text::{counted, describe_violation, named};
use crate::{Context, TOOL, VERSION, Verbosity};
use fencepost_check::datatype::{DatatypeViolation, TestReport};
use fencepost_check::{Engine, Verdict};
use serde::Serialize;

/// What all tests of a specification gave.
#[derive(Clone, Debug)]
pub struct DatatypeReport {
    /// The specification, as the user named it.
    pub specification: String,
    /// The memory model.
    pub model: String,
    /// The engine.
    pub engine: Engine,
    /// The tests.
    pub tests: Vec<TestReport>,
}

impl DatatypeReport {
    /// The worst of the tests' verdicts.
    pub fn verdict(&self) -> Verdict {
        let worst = self.tests.iter().map(|test| test.verdict).max();
        worst.unwrap_or(Verdict::Verified)
    }
}

#[derive(Serialize)]
struct Datatype<'a> {
    tool: &'a str,
    version: &'a str,
    specification: &'a str,
    program: &'a str,
    model: &'a str,
    engine: &'a str,
    verdict: &'a str,
    corlib: Option<&'a str>,
    seconds: f64,
    peak_memory_bytes: u64,
    tests: Vec<Test<'a>>,
}

#[derive(Serialize)]
struct Test<'a> {
    test: &'a str,
    verdict: &'a str,
    threads: usize,
    operations: usize,
    serial_observations: usize,
    observations: usize,
    instructions: usize,
    loads: usize,
    stores: usize,
    variables: usize,
    clauses: usize,
    states: u64,
    seconds: f64,
    limits_hit: Vec<&'a str>,
    assumptions: &'a [&'a str],
    violations: Vec<Wrong<'a>>,
    unsupported: Vec<Unsupported<'a>>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    internal: &'a [String],
}

#[derive(Serialize)]
struct Wrong<'a> {
    #[serde(flatten)]
    violation: Violation<'a>,
    observed: &'a [String],
    serial: &'a [Vec<String>],
}

fn wrong<'a>(one: &'a DatatypeViolation, context: &Context) -> Wrong<'a> {
    Wrong {
        violation: violation(&one.report, context),
        observed: &one.observed,
        serial: &one.serial,
    }
}

/// The result for scripts.
pub fn datatype_json(report: &DatatypeReport, context: &Context) -> String {
    let tests = report.tests.iter().map(|test| Test {
        test: &test.name,
        verdict: test.verdict.name(),
        threads: test.threads,
        operations: test.operations,
        serial_observations: test.serial_observations,
        observations: test.observations,
        instructions: test.instructions,
        loads: test.loads,
        stores: test.stores,
        variables: test.variables,
        clauses: test.clauses,
        states: test.states,
        seconds: test.seconds,
        limits_hit: test.limit_names(),
        assumptions: &test.assumptions,
        violations: test
            .violations
            .iter()
            .map(|one| wrong(one, context))
            .collect(),
        unsupported: unsupported(&test.unsupported),
        internal: &test.internal,
    });
    to_string(&Datatype {
        tool: TOOL,
        version: VERSION,
        specification: &report.specification,
        program: &context.program,
        model: &report.model,
        engine: report.engine.name(),
        verdict: report.verdict().name(),
        corlib: context.corlib.as_deref(),
        seconds: report.tests.iter().map(|test| test.seconds).sum(),
        peak_memory_bytes: context.peak_memory_bytes,
        tests: tests.collect(),
    })
}

/// The result for people.
pub fn datatype_text(report: &DatatypeReport, context: &Context, verbosity: Verbosity) -> String {
    let mut out = format!(
        "{}  {} under {}\n",
        report.verdict().name(),
        report.specification,
        report.model
    );
    let mut assumed: Vec<&str> = Vec::new();
    for test in &report.tests {
        assumed.extend(
            test.assumptions
                .iter()
                .filter(|one| !assumed.contains(one))
                .copied()
                .collect::<Vec<_>>(),
        );
    }
    if !assumed.is_empty() {
        out.push_str(&crate::assumptions::listed(&assumed));
    }
    out.push('\n');
    let width = report
        .tests
        .iter()
        .map(|test| test.name.chars().count())
        .max();
    for test in &report.tests {
        out.push_str(&line(test, width.unwrap_or(0)));
    }
    for test in &report.tests {
        details(&mut out, test, context, verbosity);
    }
    if verbosity != Verbosity::Quiet {
        let seconds: f64 = report.tests.iter().map(|test| test.seconds).sum();
        out.push_str(&format!(
            "\n{}, {seconds:.3} s, {:.1} MiB\n",
            counted(report.tests.len(), "test"),
            context.peak_memory_bytes as f64 / f64::from(1 << 20)
        ));
    }
    out
}

/// One line about a test.
fn line(test: &TestReport, width: usize) -> String {
    let mut figures = vec![
        counted(test.threads, "thread"),
        counted(test.operations, "operation"),
    ];
    if test.serial_observations > 0 {
        figures.push(counted(test.serial_observations, "serial observation"));
    }
    if test.states > 0 {
        figures.push(counted(test.states as usize, "state"));
    }
    if test.variables > 0 {
        figures.push(format!(
            "{} variables, {} clauses",
            test.variables, test.clauses
        ));
    }
    format!(
        "  {:<width$}  {:<11}  {}, {:.3} s\n",
        test.name,
        test.verdict.name(),
        figures.join(", "),
        test.seconds
    )
}

fn details(out: &mut String, test: &TestReport, context: &Context, verbosity: Verbosity) {
    let mut notes = Vec::new();
    notes.extend(test.internal.iter().map(|text| format!("internal: {text}")));
    let unsupported = test.unsupported.iter();
    notes.extend(unsupported.map(|problem| format!("not modelled: {problem}")));
    if !test.limits_hit.is_empty() {
        notes.push(format!("cut by {}", test.limit_names().join(", ")));
    }
    for note in notes {
        out.push_str(&format!("{}: {note}\n", test.name));
    }
    for violation in &test.violations {
        out.push_str(&format!("\n{}\n", test.name));
        if verbosity == Verbosity::Quiet {
            let report = &violation.report;
            out.push_str(&format!("{}\n", named(report.kind.name(), &report.message)));
        }
        rows(out, "  observed", [&violation.observed]);
        rows(
            out,
            "  serial executions give, for example",
            &violation.serial,
        );
        if verbosity != Verbosity::Quiet {
            describe_violation(out, &violation.report, context, verbosity);
        }
    }
}

fn rows<'a>(out: &mut String, heading: &str, rows: impl IntoIterator<Item = &'a Vec<String>>) {
    let rows: Vec<&Vec<String>> = rows.into_iter().filter(|row| !row.is_empty()).collect();
    if rows.is_empty() {
        return;
    }
    out.push_str(&format!("{heading}\n"));
    for (number, row) in rows.iter().enumerate() {
        if number > 0 {
            out.push_str("    or\n");
        }
        for line in row.iter() {
            out.push_str(&format!("    {line}\n"));
        }
    }
}
