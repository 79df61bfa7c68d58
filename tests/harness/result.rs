//! What a run gave, and how that differs from what it should have given.

use super::expectation::{ExpectedViolation, Group};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// What a run gave, wherever the result came from.
#[derive(Clone, Debug, Default)]
pub struct Found {
    pub verdict: String,
    /// Rows of end values by class: sequential, relaxed, unknown.
    pub rows: BTreeSet<String>,
    pub relaxed: BTreeSet<String>,
    pub unknown: BTreeSet<String>,
    pub violations: Vec<FoundViolation>,
    pub unsupported: Vec<String>,
    pub limits: Vec<String>,
    pub assumptions: Vec<String>,
    pub notes: Vec<String>,
    pub internal: Vec<String>,
}

/// A violation that was reported.
#[derive(Clone, Debug)]
pub struct FoundViolation {
    pub kind: String,
    pub message: String,
    /// `file:line`, or nothing.
    pub source: String,
    pub class: String,
}

impl FoundViolation {
    /// The line it is in.
    pub fn line(&self) -> Option<&str> {
        self.source.rsplit_once(':').map(|(_, line)| line)
    }

    fn is(&self, expected: &ExpectedViolation) -> bool {
        let part = expected.message.as_deref().unwrap_or_default();
        expected.kind == self.kind
            && expected.class.as_deref().unwrap_or("sequential") == self.class
            && self.message.contains(part)
            && (expected.source.as_deref())
                .is_none_or(|wanted| Some(wanted) == self.line() || wanted == self.source)
    }
}

/// Says how a result differs from what a group expects.
pub fn compare(group: &Group, found: &Found, out: &mut String) {
    for message in &found.internal {
        let _ = writeln!(out, "internal: {message}");
    }
    if found.verdict != group.verdict {
        let _ = writeln!(
            out,
            "verdict: expected {}, found {}",
            group.verdict, found.verdict
        );
    }
    for (name, expected, found) in [
        ("rows", &group.rows, &found.rows),
        ("relaxed rows", &group.relaxed, &found.relaxed),
        ("rows of unknown class", &BTreeSet::new(), &found.unknown),
    ] {
        for row in expected.difference(found) {
            let _ = writeln!(out, "{name}: missing `{row}`");
        }
        for row in found.difference(expected) {
            let _ = writeln!(out, "{name}: unexpected `{row}`");
        }
    }
    compare_violations(group, found, out);
    for wanted in &group.unsupported {
        if !found.unsupported.iter().any(|what| what.contains(wanted)) {
            let _ = writeln!(out, "unsupported: missing `{wanted}`");
        }
    }
    for what in &found.unsupported {
        if !group.unsupported.iter().any(|wanted| what.contains(wanted)) {
            let _ = writeln!(out, "unsupported: unexpected `{what}`");
        }
    }
    for (name, expected, found) in [
        ("limits", Some(&group.limits), &found.limits),
        ("notes", Some(&group.notes), &found.notes),
        (
            "assumptions",
            group.assumptions.as_ref(),
            &found.assumptions,
        ),
    ] {
        if let Some(expected) = expected.filter(|expected| *expected != found) {
            let _ = writeln!(out, "{name}: expected {expected:?}, found {found:?}");
        }
    }
}

/// Every expected violation must be found once, and nothing else.
pub fn compare_violations(group: &Group, found: &Found, out: &mut String) {
    let mut left: Vec<&FoundViolation> = found.violations.iter().collect();
    for expected in &group.violations {
        match left.iter().position(|found| found.is(expected)) {
            Some(index) => {
                left.remove(index);
            }
            None => {
                let _ = writeln!(out, "violation: missing {expected:?}");
            }
        }
    }
    for found in left {
        let FoundViolation {
            kind,
            message,
            source,
            class,
        } = found;
        let _ = writeln!(
            out,
            "violation: unexpected {kind} `{message}` at {source} ({class})"
        );
    }
}

/// Where a search says that it did not see everything, nothing it saw may be wrong.
pub fn compare_part(group: &Group, found: &Found, out: &mut String) {
    for message in &found.internal {
        let _ = writeln!(out, "internal: {message}");
    }
    for row in [&found.rows, &found.relaxed, &found.unknown]
        .into_iter()
        .flatten()
    {
        if !group.rows.contains(row) && !group.relaxed.contains(row) {
            let _ = writeln!(out, "rows: unexpected `{row}`");
        }
    }
    for violation in &found.violations {
        let kind = &violation.kind;
        if !group.violations.iter().any(|v| v.kind == *kind) {
            let _ = writeln!(out, "violation: unexpected {kind} `{}`", violation.message);
        }
    }
}
