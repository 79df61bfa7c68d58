//! The result of a test, as plain data.

use super::shape::Test;
use crate::outcome::{Verdict, ViolationReport};
use fencepost_engine_bounded::Certificate;
use fencepost_ir::Problem;
use fencepost_search::limits::LimitHit;

/// Something wrong with a data type.
#[derive(Clone, Debug)]
pub struct DatatypeViolation {
    /// What, with an execution that shows it.
    pub report: ViolationReport,
    /// What was observed, one line per thread; empty if the execution does not end.
    pub observed: Vec<String>,
    /// What serial executions show instead, those most alike first.
    pub serial: Vec<Vec<String>>,
}

/// The result of a test.
#[derive(Clone, Debug)]
pub struct TestReport {
    /// What people call it.
    pub name: String,
    /// What the test says.
    pub verdict: Verdict,
    /// How many threads it has.
    pub threads: usize,
    /// How many operations they do together.
    pub operations: usize,
    /// How many different observations serial executions give.
    pub serial_observations: usize,
    /// How many different observations concurrent executions give, as far as they were counted.
    pub observations: usize,
    /// Instructions of the unrolled threads; 0 where nothing is unrolled.
    pub instructions: usize,
    /// Loads among them.
    pub loads: usize,
    /// Stores among them.
    pub stores: usize,
    /// Variables of the formula; 0 where there is none.
    pub variables: usize,
    /// Its clauses.
    pub clauses: usize,
    /// States that were visited; 0 where none are.
    pub states: u64,
    /// How long it took.
    pub seconds: f64,
    /// The limits that were met.
    pub limits_hit: Vec<LimitHit>,
    /// What the verdict assumes.
    pub assumptions: Vec<&'static str>,
    /// What is wrong.
    pub violations: Vec<DatatypeViolation>,
    /// What is not modelled.
    pub unsupported: Vec<Problem>,
    /// Defects of ours that were noticed.
    pub internal: Vec<String>,
    /// The formula that a solver was given, and its proof, if they are wanted.
    pub certificate: Option<Certificate>,
}

impl TestReport {
    /// A report about a test, with nothing in it yet.
    pub(super) fn new(test: &Test) -> Self {
        Self {
            name: test.name.clone(),
            verdict: Verdict::Verified,
            threads: test.threads.len(),
            operations: test.operations(),
            serial_observations: 0,
            observations: 0,
            instructions: 0,
            loads: 0,
            stores: 0,
            variables: 0,
            clauses: 0,
            states: 0,
            seconds: 0.0,
            limits_hit: Vec::new(),
            assumptions: Vec::new(),
            violations: Vec::new(),
            unsupported: Vec::new(),
            internal: Vec::new(),
            certificate: None,
        }
    }

    /// Adds what is not modelled, each once.
    pub(super) fn note_unsupported(&mut self, problems: &[Problem]) {
        for problem in problems {
            if !self.unsupported.contains(problem) {
                self.unsupported.push(problem.clone());
            }
        }
    }

    /// Adds a violation, unless the same is there already.
    pub(super) fn note_violation(&mut self, violation: DatatypeViolation) {
        let same = |other: &DatatypeViolation| {
            other.report.kind == violation.report.kind
                && other.report.message == violation.report.message
                && other.report.source == violation.report.source
        };
        if !self.violations.iter().any(same) {
            self.violations.push(violation);
        }
    }

    /// What the report comes to.
    pub(super) fn judge(&self) -> Verdict {
        if !self.internal.is_empty() {
            Verdict::Internal
        } else if !self.violations.is_empty() {
            Verdict::Violated
        } else if !self.unsupported.is_empty() {
            Verdict::Unsupported
        } else if !self.limits_hit.is_empty() {
            Verdict::Bounded
        } else {
            Verdict::Verified
        }
    }

    /// The names of the limits that were met.
    pub fn limit_names(&self) -> Vec<&'static str> {
        self.limits_hit.iter().map(|limit| limit.name()).collect()
    }
}
