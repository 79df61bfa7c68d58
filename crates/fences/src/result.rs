//! Repairs as plain data.

use crate::points::Point;
use fencepost_check::{LimitHit, Verdict, ViolationReport};
use fencepost_ir::Problem;

/// How fences are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Counterexamples and minimum hitting sets.
    Exact,
    /// A minimum cut of the state graph.
    MinCut,
}

impl Method {
    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            Method::Exact => "exact",
            Method::MinCut => "min-cut",
        }
    }
}

/// A fence that repairs something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fence {
    /// Where it goes.
    pub point: Point,
    /// What it costs.
    pub cost: u64,
    /// Operations around it that took effect in the other order in some violating execution:
    /// the first in the program, and the one that overtook it.
    pub keeps: Option<(String, String)>,
}

/// Why fences cannot repair a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unrepairable {
    /// Plain interleaving shows the violation.
    Sequential,
    /// Only fences inside a library would forbid the execution; these.
    Library(Vec<Point>),
    /// The reordered operations belong to one statement.
    OneStatement,
    /// No volatile accesses forbid the execution.
    NotVolatile,
    /// No fences before accesses of the data type's own code forbid the execution.
    Elsewhere,
}

/// What came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// There is nothing to repair.
    NothingWrong,
    /// The fences repair the program; the check with them says so.
    Repaired,
    /// No fences can, and why.
    Unrepairable(Unrepairable),
    /// The check with the fences, or without any, did not come to an end.
    Unknown,
}

/// The result of looking for fences.
#[derive(Clone, Debug)]
pub struct FenceReport {
    /// What the result says: `verified` only if the fences were proved to suffice, with the
    /// proof that there is no cheaper set where the method claims that.
    pub verdict: Verdict,
    /// What came out.
    pub outcome: Outcome,
    /// How fences were looked for.
    pub method: Method,
    /// The memory model.
    pub model: String,
    /// The fences, in the order of the source.
    pub fences: Vec<Fence>,
    /// Whether the check with these fences says `verified`.
    pub verified_with_fences: bool,
    /// Whether no cheaper set of fences repairs the program.
    pub minimal: bool,
    /// What the fences cost together.
    pub cost: u64,
    /// How many checks were run.
    pub checks: u64,
    /// How many violating executions were looked at.
    pub counterexamples: u64,
    /// States of all checks together.
    pub states: u64,
    /// How long it took.
    pub seconds: f64,
    /// The limits that were met.
    pub limits_hit: Vec<LimitHit>,
    /// What the verdict assumes.
    pub assumptions: Vec<&'static str>,
    /// The first violation, or the one that cannot be repaired.
    pub violation: Option<ViolationReport>,
    /// What is not modelled.
    pub unsupported: Vec<Problem>,
    /// Defects of ours that were noticed.
    pub internal: Vec<String>,
}

impl FenceReport {
    /// The names of the limits that were met.
    pub fn limit_names(&self) -> Vec<&'static str> {
        self.limits_hit.iter().map(|limit| limit.name()).collect()
    }
}
