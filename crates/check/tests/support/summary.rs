//! What must not depend on how a program is searched.

use fencepost_check::Report;

/// What must not depend on how a search is done, nor on interruptions.
#[derive(PartialEq, Debug)]
pub struct Summary {
    pub verdict: &'static str,
    pub limits: Vec<&'static str>,
    pub states: u64,
    pub transitions: u64,
    pub max_pending: usize,
    pub outcomes: String,
    pub exit_codes: Vec<i32>,
    pub violations: Vec<(String, String)>,
}

/// The summary of a result.
pub fn summary(report: &Report) -> Summary {
    Summary {
        verdict: report.verdict.name(),
        limits: report.limit_names(),
        states: report.states,
        transitions: report.transitions,
        max_pending: report.max_pending,
        outcomes: format!("{:?}", report.outcomes),
        exit_codes: report.ends.iter().map(|end| end.exit_code).collect(),
        violations: report
            .violations
            .iter()
            .map(|v| (v.witness.kind.clone(), v.witness.detail.clone()))
            .collect(),
    }
}
