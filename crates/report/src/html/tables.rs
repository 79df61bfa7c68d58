//! Pages of results that are tables: fences with their patch, litmus tests, tests of data types.

use super::{Builder, escape};
use crate::datatype::DatatypeReport;
use crate::litmus::LitmusRun;
use crate::text::{Verbosity, counted};
use crate::{Context, datatype_text, fences_text};
use fencepost_check::ViolationReport;
use fencepost_fences::FenceReport;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A table with these headings. Cells are text.
fn table(headings: &[&str], rows: &[Vec<String>]) -> String {
    let mut out = String::from("<div class=\"scroll\"><table class=\"results\">\n<thead><tr>");
    for heading in headings {
        let _ = write!(out, "<th>{}</th>", escape(heading));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        for cell in row {
            let _ = write!(out, "<td>{}</td>", escape(cell));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table></div>\n");
    out
}

/// A patch, with what it takes away and what it adds in colours and by their first letters.
fn patch_block(patch: &str) -> String {
    let mut out = String::from("<h2>The patch</h2>\n<pre class=\"patch\">");
    for line in patch.lines() {
        let kind = match line.as_bytes() {
            [b'+', b'+', b'+', ..] | [b'-', b'-', b'-', ..] | [b'@', ..] => "soft",
            [b'+', ..] => "added",
            [b'-', ..] => "removed",
            _ => "same",
        };
        let _ = writeln!(out, "<span class=\"{kind}\">{}</span>", escape(line));
    }
    out.push_str("</pre>\n");
    out
}

/// The page of `fences`: the places, the patch, and the execution that they forbid.
pub fn fences_html(
    report: &FenceReport,
    context: &Context,
    patch: &str,
    sources: &BTreeMap<String, String>,
) -> String {
    let mut page = Builder::default();
    page.heading(report.verdict.name(), &context.program, &report.model);
    let text = fences_text(report, context, Verbosity::Normal);
    // The first line is the heading, and the table says the rest.
    let text = text.split_once('\n').map_or("", |(_, rest)| rest);
    let conclusion = match report.fences.is_empty() {
        true => text,
        false => text.split("\n\n").next().unwrap_or_default(),
    };
    page.text(conclusion);
    if !report.fences.is_empty() {
        let rows: Vec<Vec<String>> = report
            .fences
            .iter()
            .map(|fence| {
                let (first, second) = fence.keeps.clone().unwrap_or_default();
                vec![
                    fence.point.before.clone(),
                    fence.point.method.clone(),
                    fence.cost.to_string(),
                    first,
                    second,
                ]
            })
            .collect();
        let headings = ["before", "in", "cost", "keeps", "before"];
        page.markup(&table(&headings, &rows));
    }
    if !patch.is_empty() {
        page.markup(&patch_block(patch));
    }
    if let Some(violation) = &report.violation {
        page.violation(violation, context, sources);
    }
    page.finish(&context.program)
}

/// The page of `litmus`: a row for each test, with its end states.
pub fn litmus_html(runs: &[LitmusRun]) -> String {
    let rows: Vec<Vec<String>> = runs.iter().map(litmus_row).collect();
    let mut page = Builder::default();
    let differs = runs.iter().filter(|run| run.differs()).count();
    let mut summary = counted(runs.len(), "litmus test");
    if runs.iter().any(|run| run.expected.is_some()) {
        summary.push_str(&format!(", {differs} unlike what is expected"));
    }
    page.markup(&format!("<h1>{}</h1>\n", escape(&summary)));
    let headings = [
        "test",
        "model",
        "question",
        "answer",
        "observation",
        "end states",
        "expected",
        "file",
    ];
    page.markup(&table(&headings, &rows));
    page.finish("litmus tests")
}

fn litmus_row(run: &LitmusRun) -> Vec<String> {
    let expected = match (&run.expected, run.differs()) {
        (None, _) => String::new(),
        (Some(expected), false) => expected.clone(),
        (Some(expected), true) => format!("{expected}: differs"),
    };
    match &run.outcome {
        Ok(result) => {
            let states = result.states.iter().map(|state| {
                let pairs = result.variables.iter().zip(state);
                let pairs: Vec<String> = pairs
                    .map(|(name, value)| format!("{name}={value}"))
                    .collect();
                pairs.join("; ")
            });
            let answer = match result.holds {
                Some(true) => "yes",
                Some(false) => "no",
                None => "not known",
            };
            vec![
                result.name.clone(),
                result.model.clone(),
                result.condition.clone(),
                answer.to_string(),
                format!(
                    "{} {} {}",
                    result.observation, result.matching, result.others
                ),
                states.collect::<Vec<_>>().join("\n"),
                expected,
                run.file.clone(),
            ]
        }
        Err((problem, message, _)) => {
            let mut row = vec![String::new(); 8];
            row[0] = problem.name().to_string();
            row[2] = message.clone();
            row[6] = expected;
            row[7] = run.file.clone();
            row
        }
    }
}

/// The page of `datatype`: a row for each test, and the executions of those that are violated.
pub fn datatype_html(
    report: &DatatypeReport,
    context: &Context,
    sources: &BTreeMap<String, String>,
) -> String {
    let mut page = Builder::default();
    page.heading(
        report.verdict().name(),
        &report.specification,
        &report.model,
    );
    let rows: Vec<Vec<String>> = report
        .tests
        .iter()
        .map(|test| {
            vec![
                test.name.clone(),
                test.verdict.name().to_string(),
                test.threads.to_string(),
                test.operations.to_string(),
                test.serial_observations.to_string(),
                test.observations.to_string(),
                test.states.to_string(),
                test.variables.to_string(),
                test.clauses.to_string(),
                format!("{:.3}", test.seconds),
            ]
        })
        .collect();
    let headings = [
        "test",
        "verdict",
        "threads",
        "operations",
        "serial observations",
        "observations",
        "states",
        "variables",
        "clauses",
        "seconds",
    ];
    page.markup(&table(&headings, &rows));
    let text = datatype_text(report, context, Verbosity::Quiet);
    page.text(text.split_once('\n').map_or("", |(_, rest)| rest));
    for test in &report.tests {
        let violations: Vec<&ViolationReport> =
            test.violations.iter().map(|one| &one.report).collect();
        if !violations.is_empty() {
            page.markup(&format!("<h1>{}</h1>\n", escape(&test.name)));
        }
        for (violation, one) in violations.into_iter().zip(&test.violations) {
            page.violation(violation, context, sources);
            if !one.observed.is_empty() {
                page.text(&format!("observed\n  {}\n", one.observed.join("\n  ")));
            }
        }
    }
    page.finish(&report.specification)
}
