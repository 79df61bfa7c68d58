//! The fewest one-sided fences that repair a data type for all its tests.
//!
//! A solver says of a set of fences which further ones would forbid an execution that goes wrong
//! with it. The smallest set that has one of those of every execution seen so far is tried next;
//! it never is larger than the smallest repair, so the first one that leaves nothing wrong in any
//! test is the smallest.

use crate::cover::{Constraint, cheapest};
use crate::points::{Point, PointRank, RepairKind};
use crate::result::{Fence, FenceReport, Method, Outcome, Unrepairable};
use crate::session::empty_report;
use fencepost_base::Position;
use fencepost_check::datatype::{Specification, Test, TestError, check_test, fence_demand};
use fencepost_check::{FencePlace, Fencing, Obstacle, Task, Verdict, ViolationReport};
use fencepost_ir::Source;
use fencepost_memory_model::MemoryModel;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// Steps that one hitting set may take.
const MAX_STEPS: u64 = 2_000_000;
/// How the number of fences and what decides between equal ones go into one number.
const UNIT: u64 = 1 << 32;

/// Finds the fewest one-sided fences that repair a data type for all of some tests.
pub fn find_datatype_fences(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    tests: &[Test],
) -> Result<FenceReport, TestError> {
    let start = Instant::now();
    let mut finder = Finder {
        report: empty_report(Method::Exact, &task.model),
        task,
        source,
        specification,
        tests,
        demands: Vec::new(),
    };
    let (outcome, chosen) = finder.run()?;
    let mut report = finder.report;
    report.fences = chosen
        .iter()
        .map(|place| Fence {
            point: point(source.as_ref(), place),
            cost: 1,
            keeps: None,
        })
        .collect();
    report.cost = report.fences.len() as u64;
    report.verdict = match &outcome {
        _ if !report.internal.is_empty() => Verdict::Internal,
        Outcome::Unrepairable(_) => Verdict::Violated,
        Outcome::NothingWrong => Verdict::Verified,
        Outcome::Repaired if report.minimal => Verdict::Verified,
        Outcome::Repaired | Outcome::Unknown => match report.unsupported.is_empty() {
            true => Verdict::Bounded,
            false => Verdict::Unsupported,
        },
    };
    report.verified_with_fences = matches!(outcome, Outcome::NothingWrong | Outcome::Repaired);
    report.outcome = outcome;
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// A fence as results have it.
fn point(source: &dyn Source, place: &FencePlace) -> Point {
    let function = source.function(place.site.function);
    let position = function.map_or(Position::UNKNOWN, |function| {
        function.position(place.site.pc)
    });
    let line = source.source_position(position);
    Point {
        kind: RepairKind::ONE_SIDED[place.kind.min(3)],
        before: source.describe_position(place.site.function, position),
        file: line.map_or_else(String::new, |line| line.file),
        method: source.function_name(place.site.function),
        position,
        rank: PointRank::Line,
        loops: 0,
        enters_loop: false,
        target: String::new(),
    }
}

type Chosen = BTreeSet<FencePlace>;

struct Finder<'a> {
    report: FenceReport,
    task: &'a mut Task,
    source: &'a Arc<dyn Source>,
    specification: &'a Specification,
    tests: &'a [Test],
    /// For each execution, the fences that would forbid it.
    demands: Vec<Chosen>,
}

impl Finder<'_> {
    fn run(&mut self) -> Result<(Outcome, Chosen), TestError> {
        let mut chosen = Chosen::new();
        let (mut at, mut fine) = (0, 0);
        while fine < self.tests.len() {
            let test = &self.tests[at];
            let demand = fence_demand(self.task, self.source, self.specification, test, &chosen)?;
            self.report.checks += 1;
            match demand.obstacle {
                Some(Obstacle::None)
                    if demand.limits_hit.is_empty() && demand.unsupported.is_empty() =>
                {
                    fine += 1;
                    at = (at + 1) % self.tests.len();
                }
                Some(Obstacle::None) | None => {
                    self.report.limits_hit = demand.limits_hit;
                    self.report.unsupported = demand.unsupported;
                    return Ok((Outcome::Unknown, chosen));
                }
                Some(Obstacle::OneOf(places)) => {
                    self.report.counterexamples += 1;
                    if self.report.violation.is_none() {
                        self.report.violation = self.violation(test, None)?;
                    }
                    fine = 0;
                    self.demands.push(places);
                    match self.smallest() {
                        Some(next) => chosen = next,
                        None => return Ok((Outcome::Unknown, chosen)),
                    }
                }
                Some(Obstacle::Unrepairable) => {
                    self.report.counterexamples += 1;
                    return self.give_up(test);
                }
            }
        }
        if chosen.is_empty() {
            self.report.minimal = true;
            return Ok((Outcome::NothingWrong, chosen));
        }
        // The repaired data type is checked like any other.
        self.task.fencing = Fencing::Fixed(chosen.clone());
        let verified = self.verify();
        self.task.fencing = Fencing::None;
        match verified? {
            true => {
                self.report.minimal = true;
                Ok((Outcome::Repaired, chosen))
            }
            false => Ok((Outcome::Unknown, chosen)),
        }
    }

    fn verify(&mut self) -> Result<bool, TestError> {
        let mut verified = true;
        for test in self.tests {
            let found = check_test(self.task, self.source, self.specification, test)?;
            self.report.checks += 1;
            verified &= found.verdict == Verdict::Verified;
            self.report.limits_hit.extend(found.limits_hit);
            self.report.unsupported.extend(found.unsupported);
            self.report.internal.extend(found.internal);
            for assumption in found.assumptions {
                if !self.report.assumptions.contains(&assumption) {
                    self.report.assumptions.push(assumption);
                }
            }
            if found.verdict == Verdict::Violated {
                let message = "fences that should repair a test do not".to_string();
                self.report.internal.push(message);
            }
        }
        Ok(verified)
    }

    /// The violation that a test shows, under another model if one is given.
    fn violation(
        &mut self,
        test: &Test,
        model: Option<MemoryModel>,
    ) -> Result<Option<ViolationReport>, TestError> {
        let own = self.task.model.clone();
        self.task.model = model.unwrap_or_else(|| own.clone());
        let found = check_test(self.task, self.source, self.specification, test);
        self.task.model = own;
        let mut violations = found?.violations.into_iter();
        Ok(violations.next().map(|violation| violation.report))
    }

    fn give_up(&mut self, test: &Test) -> Result<(Outcome, Chosen), TestError> {
        let plain = self.violation(test, Some(MemoryModel::sequential()))?;
        let why = match &plain {
            Some(_) => Unrepairable::Sequential,
            None => Unrepairable::Elsewhere,
        };
        self.report.violation = match plain {
            Some(violation) => Some(violation),
            None => self.violation(test, None)?,
        };
        Ok((Outcome::Unrepairable(why), Chosen::new()))
    }

    /// The fewest fences that meet all demands; nothing if finding them takes too long.
    fn smallest(&self) -> Option<Chosen> {
        let all: Chosen = self.demands.iter().flatten().copied().collect();
        let places: Vec<FencePlace> = all.into_iter().collect();
        // Among equal ones those are taken that come last, right before what they hold back.
        let late = |place: &FencePlace| u64::from(u16::MAX - place.site.pc.min(0xffff) as u16);
        let costs: Vec<u64> = places.iter().map(|place| UNIT + late(place)).collect();
        let number = |place: &FencePlace| places.binary_search(place).unwrap_or_default();
        let constraints: Vec<Constraint> = self
            .demands
            .iter()
            .map(|demand| Constraint {
                alternatives: demand.iter().map(|place| vec![number(place)]).collect(),
            })
            .collect();
        let cover = cheapest(&costs, &constraints, MAX_STEPS)?;
        let items = cover.items.iter().map(|&item| places[item]);
        cover.exact.then(|| items.collect())
    }
}
