//! The outcomes of one program under several models, side by side.

use crate::{Context, outcomes_json};
use fencepost_check::{Classification, Report};
use fencepost_search::property::PropertyValue;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Every row that some model gives, in order.
fn rows(reports: &[Report]) -> BTreeSet<&Vec<PropertyValue>> {
    reports
        .iter()
        .flat_map(|report| report.outcomes.iter().map(|outcome| &outcome.values))
        .collect()
}

/// How a model gives a row: nothing if it does not.
fn class_in(report: &Report, row: &[PropertyValue]) -> Option<Classification> {
    let found = report.outcomes.iter().find(|outcome| outcome.values == row);
    found.map(|outcome| outcome.class)
}

/// One table: a row per outcome, a column per model.
pub fn comparison_text(reports: &[Report], context: &Context) -> String {
    let mut out = format!("{}\n\n", context.program);
    let expressions = reports
        .first()
        .map_or(&[][..], |report| &report.expressions);
    let mut lines: Vec<Vec<String>> = vec![
        expressions
            .iter()
            .cloned()
            .chain(reports.iter().map(|report| report.model.clone()))
            .collect(),
    ];
    for row in rows(reports) {
        let mut line: Vec<String> = row.iter().map(PropertyValue::to_string).collect();
        for report in reports {
            line.push(match class_in(report, row) {
                None => "-".to_string(),
                Some(Classification::Sequential) => "yes".to_string(),
                Some(Classification::Relaxed) => "relaxed".to_string(),
                Some(Classification::Unknown) => "unknown".to_string(),
            });
        }
        lines.push(line);
    }
    let width = |column: usize| {
        lines
            .iter()
            .map(|line| line[column].len())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    for line in &lines {
        let cells: Vec<String> = line
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        let _ = writeln!(out, "{}", cells.join("  ").trim_end());
    }
    out.push('\n');
    for report in reports {
        let _ = writeln!(
            out,
            "{}: {}, {} outcomes, {} violations, {} states",
            report.model,
            report.verdict.name(),
            report.outcomes.len(),
            report.violations.len(),
            report.states
        );
    }
    out
}

/// The result of every model, one after the other.
pub fn comparison_json(reports: &[Report], context: &Context) -> String {
    let results: Vec<Value> = reports
        .iter()
        .filter_map(|report| serde_json::from_str(&outcomes_json(report, context)).ok())
        .collect();
    crate::json::to_string(&json!({
        "tool": crate::TOOL,
        "version": crate::VERSION,
        "program": context.program,
        "results": results,
    }))
}
