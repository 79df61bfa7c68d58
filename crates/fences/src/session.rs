//! Checks of variants of one program, and what they have shown so far.

use crate::demand::{PairAround, Ways, forbidding_points, pair_around, volatile_ways};
use crate::points::{Point, Points, RepairKind};
use crate::result::{Fence, FenceReport, Method, Outcome};
use crate::task::{Cost, FenceTask, With};
use crate::variant::Variant;
use fencepost_base::FxHashMap;
use fencepost_check::{
    Classification, Completed, Execution, GraphReport, LimitHit, Reduction, Report, Task,
    TaskError, Verdict, ViolationReport, check_with_executions,
};
use fencepost_ir::{FuncId, MarkId, Op, Source};
use fencepost_memory_model::MemoryModel;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What a check of a variant showed.
pub(crate) enum Attempt {
    /// Nothing is wrong with it.
    Verified,
    /// An execution fails; these are the ways to forbid it.
    Violated(Box<ViolationReport>, Ways),
    /// Nothing was found, but the check did not come to an end.
    Cut,
    /// A defect of ours.
    Internal,
}

/// States of a graph, if no limit is given.
const MAX_GRAPH_STATES: u64 = 200_000;

/// Checks of variants of one program.
pub(crate) struct Session<'a> {
    task: &'a mut Task,
    original: Arc<dyn Source>,
    pub points: Arc<Points>,
    pub cost: Cost,
    pub with: With,
    start: Instant,
    timeout: Option<Duration>,
    /// Pairs that a fence keeps in order, by its point.
    pairs: FxHashMap<MarkId, (usize, (String, String))>,
    report: FenceReport,
    /// The last report of a check.
    last: Option<Report>,
    /// Whether plain interleaving was seen to show nothing wrong.
    relaxed: bool,
}

impl<'a> Session<'a> {
    pub fn new(fences: &'a mut FenceTask) -> Self {
        let FenceTask {
            task,
            method,
            cost,
            with,
            nameable,
            ..
        } = fences;
        // One counterexample at a time; the next variant shows others.
        task.find_all = false;
        task.outcomes = Vec::new();
        Self {
            original: task.source.clone(),
            points: Arc::new(Points::new(nameable.clone())),
            cost: cost.clone(),
            with: *with,
            start: Instant::now(),
            timeout: task.limits.timeout,
            pairs: FxHashMap::default(),
            report: empty_report(*method, &task.model),
            last: None,
            relaxed: false,
            task,
        }
    }

    fn time_left(&self) -> Option<Duration> {
        self.timeout
            .map(|timeout| timeout.saturating_sub(self.start.elapsed()))
    }

    /// Checks the program with fences at some points.
    pub fn attempt(&mut self, fences: &BTreeSet<MarkId>) -> Result<Attempt, TaskError> {
        let variant = self.variant(fences);
        self.task.source = variant.clone();
        self.task.limits.timeout = self.time_left();
        let (mut report, executions) = check_with_executions(self.task)?;
        self.report.checks += 1;
        self.report.states += report.states;
        for assumption in &report.assumptions {
            if !self.report.assumptions.contains(assumption) {
                self.report.assumptions.push(assumption);
            }
        }
        let mut violation = report.violations.pop();
        if let Some(violation) = &mut violation {
            self.settle_class(violation);
        }
        let attempt = match (report.verdict, violation, executions.into_iter().next()) {
            (Verdict::Verified, ..) => Attempt::Verified,
            (Verdict::Violated, Some(violation), Some(execution)) => {
                self.report.counterexamples += 1;
                let ways = self.ways(&variant, &execution);
                Attempt::Violated(Box::new(violation), ways)
            }
            (Verdict::Internal, ..) => {
                self.report.internal.append(&mut report.internal);
                Attempt::Internal
            }
            _ => Attempt::Cut,
        };
        self.last = Some(report);
        Ok(attempt)
    }

    /// Looks for a violation that plain interleaving shows.
    pub fn attempt_sequential(&mut self) -> Result<Attempt, TaskError> {
        let model = std::mem::replace(&mut self.task.model, MemoryModel::sequential());
        let attempt = self.attempt(&BTreeSet::new());
        self.task.model = model;
        self.relaxed = matches!(attempt, Ok(Attempt::Verified));
        attempt
    }

    /// Says whether a violation needs a reordering, as far as plain interleaving was looked at.
    pub fn settle_class(&self, violation: &mut ViolationReport) {
        if self.relaxed {
            violation.class = Classification::Relaxed;
            violation.class_reason = None;
        } else if violation.class == Classification::Unknown {
            let reason = "the search under `sc` did not come to an end";
            violation.class_reason = Some(reason.to_string());
        }
    }

    /// The whole state graph of the program with fences at some points, nothing skipped.
    pub fn graph(&mut self, fences: &BTreeSet<MarkId>) -> Result<GraphReport, TaskError> {
        let engine = std::mem::replace(&mut self.task.engine, Reduction::None.into());
        self.task.source = self.variant(fences);
        self.task.limits.timeout = self.time_left();
        let most = self.task.limits.max_states.unwrap_or(MAX_GRAPH_STATES);
        let graph = fencepost_check::graph(self.task, most as usize);
        self.task.engine = engine;
        let graph = graph?;
        self.report.states += graph.nodes.len() as u64;
        Ok(graph)
    }

    /// The point before the statement that an operation belongs to.
    pub fn point_before(
        &self,
        fences: &BTreeSet<MarkId>,
        function: FuncId,
        pc: u32,
    ) -> Option<MarkId> {
        let function = self.variant(fences).function(function).ok()?;
        let before = function.ops.get(..=pc as usize)?.iter().rev();
        before.clone().find_map(|op| match op {
            Op::Mark { number } => Some(*number),
            _ => None,
        })
    }

    /// Takes note of a limit that cut the state graph. Where nobody has set a limit on states, it
    /// is the one that graphs have by themselves.
    pub fn note_graph_limit(&mut self, limit: Option<LimitHit>) {
        let limit = graph_limit(limit, self.task.limits.max_states.is_some());
        if let Some(last) = &mut self.last {
            last.limits_hit.push(limit);
        }
    }

    fn variant(&self, fences: &BTreeSet<MarkId>) -> Arc<Variant> {
        Arc::new(Variant {
            original: self.original.clone(),
            points: self.points.clone(),
            repairs: fences.clone(),
            volatile: self.with != With::Barrier,
        })
    }

    /// The ways to forbid an execution, each with a word on why.
    fn ways(&mut self, variant: &Variant, execution: &Execution) -> Ways {
        let mut ways = Ways::new();
        if self.with != With::Volatile {
            for point in forbidding_points(execution) {
                ways.insert(vec![point]);
                if let Some(pair) = pair_around(execution, point) {
                    self.note_pair(variant, point, &pair);
                }
            }
        }
        if self.with != With::Barrier {
            let mut known: FxHashMap<FuncId, FxHashMap<u32, Vec<(MarkId, RepairKind)>>> =
                FxHashMap::default();
            let mut repairs = |operation: &Completed| {
                let function = known
                    .entry(operation.function)
                    .or_insert_with(|| variant.repairs_at(operation.function));
                function.get(&operation.pc).cloned().unwrap_or_default()
            };
            let model = self.task.model.clone();
            for (way, pair) in volatile_ways(execution, &model, &mut repairs) {
                for &repair in &way {
                    self.note_pair(variant, repair, &pair);
                }
                ways.insert(way);
            }
        }
        ways
    }

    fn note_pair(&mut self, variant: &Variant, repair: MarkId, pair: &PairAround<'_>) {
        let known = self.pairs.get(&repair).map_or(usize::MAX, |pair| pair.0);
        if pair.distance < known {
            let words = (
                describe(variant, pair.first),
                describe(variant, pair.second),
            );
            self.pairs.insert(repair, (pair.distance, words));
        }
    }

    /// How far apart the closest operations are that a fence at a point keeps in order.
    pub fn distance(&self, point: MarkId) -> usize {
        self.pairs.get(&point).map_or(usize::MAX, |pair| pair.0)
    }

    /// The result, with fences at some points.
    pub fn finish(mut self, outcome: Outcome, fences: &BTreeSet<MarkId>) -> FenceReport {
        let mut report = self.report;
        report.fences = fences
            .iter()
            .filter_map(|id| {
                let point = self.points.get(*id)?;
                Some(Fence {
                    cost: self.cost.of(&point),
                    point,
                    keeps: self.pairs.remove(id).map(|pair| pair.1),
                })
            })
            .collect();
        report
            .fences
            .sort_by(|a, b| a.point.sort_key().cmp(&b.point.sort_key()));
        report.cost = report.fences.iter().map(|fence| fence.cost).sum();
        report.seconds = self.start.elapsed().as_secs_f64();
        report.verdict = match (&outcome, &self.last) {
            _ if !report.internal.is_empty() => Verdict::Internal,
            (Outcome::Unrepairable(_), _) => Verdict::Violated,
            (Outcome::NothingWrong, _) => Verdict::Verified,
            (Outcome::Repaired, _) if report.minimal || report.method != Method::Exact => {
                Verdict::Verified
            }
            (_, Some(last)) if last.verdict == Verdict::Unsupported => Verdict::Unsupported,
            _ => Verdict::Bounded,
        };
        if let (Verdict::Bounded | Verdict::Unsupported, Some(last)) = (report.verdict, self.last) {
            report.limits_hit = last.limits_hit;
            report.unsupported = last.unsupported;
        }
        report.verified_with_fences = matches!(outcome, Outcome::NothingWrong | Outcome::Repaired);
        report.outcome = outcome;
        report
    }

    /// The result so far.
    pub fn report(&mut self) -> &mut FenceReport {
        &mut self.report
    }

    /// The point with a number; every mark of a variant has one.
    pub fn point(&self, id: MarkId) -> Option<Point> {
        self.points.get(id)
    }

    /// Whether no model but plain interleaving is asked about.
    pub fn is_sequential(&self) -> bool {
        self.task.model.is_sequential()
    }
}

/// A result with nothing in it yet.
pub(crate) fn empty_report(method: Method, model: &MemoryModel) -> FenceReport {
    FenceReport {
        verdict: Verdict::Internal,
        outcome: Outcome::Unknown,
        method,
        model: model.name().to_string(),
        fences: Vec::new(),
        verified_with_fences: false,
        minimal: false,
        cost: 0,
        checks: 0,
        counterexamples: 0,
        states: 0,
        seconds: 0.0,
        limits_hit: Vec::new(),
        assumptions: Vec::new(),
        violation: None,
        unsupported: Vec::new(),
        internal: Vec::new(),
    }
}

/// The limit that cut the state graph.
fn graph_limit(limit: Option<LimitHit>, states_are_limited: bool) -> LimitHit {
    match limit.unwrap_or(LimitHit::States) {
        LimitHit::States if !states_are_limited => LimitHit::GraphStates,
        other => other,
    }
}

/// An operation in the words of the source.
fn describe(variant: &Variant, operation: &Completed) -> String {
    let what = match operation.access {
        Some(access) => access.words(),
        None => "operation",
    };
    let function = variant.function(operation.function);
    let place = function.map_or_else(
        |_| variant.function_name(operation.function),
        |function| variant.describe_position(operation.function, function.position(operation.pc)),
    );
    format!("{place} {what} {}", operation.location)
}

#[cfg(test)]
mod tests {
    use super::{LimitHit, graph_limit};

    #[test]
    fn a_limit_that_nobody_has_set_is_not_named() {
        assert_eq!(graph_limit(None, true), LimitHit::States);
        assert_eq!(graph_limit(Some(LimitHit::States), true), LimitHit::States);
        assert_eq!(
            graph_limit(Some(LimitHit::States), false),
            LimitHit::GraphStates
        );
        assert_eq!(graph_limit(None, false), LimitHit::GraphStates);
        assert_eq!(
            graph_limit(Some(LimitHit::Timeout), false),
            LimitHit::Timeout
        );
    }
}
