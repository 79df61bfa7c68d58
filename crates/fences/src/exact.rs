//! The cheapest fences, by counterexamples and minimum hitting sets.
//!
//! First fences are added one by one, each to forbid the last violating execution, until none is
//! left: a set that repairs the program. Then the cheapest sets that forbid all executions seen
//! so far are tried, each either a repair or good for another execution. Such a set never costs
//! more than the cheapest repair, so the search ends when it costs as much as the best known one.

use crate::cover::{Constraint, cheapest};
use crate::demand::Ways;
use crate::points::{Point, PointRank, RepairKind};
use crate::result::{FenceReport, Outcome, Unrepairable};
use crate::session::{Attempt, Session};
use crate::task::{FenceTask, With};
use fencepost_check::{TaskError, ViolationReport};
use fencepost_ir::MarkId;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Steps that one hitting set may take.
const MAX_STEPS: u64 = 2_000_000;
/// How costs and what decides between equal ones go into one number.
const COST_UNIT: u64 = 1 << 24;
/// What a point without a line of its own costs more, so that others are taken where they do.
const NO_LINE: u64 = 1 << 50;

/// Finds the cheapest fences that repair a program.
pub(crate) fn find_exactly(task: &mut FenceTask) -> Result<FenceReport, TaskError> {
    let library = task.library;
    let mut finder = Finder {
        session: Session::new(task),
        library,
        code: false,
        demands: Vec::new(),
    };
    let (outcome, fences) = finder.run()?;
    Ok(finder.session.finish(outcome, &fences))
}

/// Whether repairs meet a demand.
fn meets(repairs: &BTreeSet<MarkId>, demand: &Ways) -> bool {
    let made = |way: &Vec<MarkId>| way.iter().all(|id| repairs.contains(id));
    demand.iter().any(made)
}

struct Finder<'a> {
    session: Session<'a>,
    /// Whether points inside libraries are candidates.
    library: bool,
    /// Whether points without a line of their own are candidates, because some execution needs
    /// one.
    code: bool,
    /// For each counterexample, the ways to forbid it.
    demands: Vec<Ways>,
}

type Found = (Outcome, BTreeSet<MarkId>);

impl Finder<'_> {
    fn run(&mut self) -> Result<Found, TaskError> {
        let nothing = BTreeSet::new();
        match self.session.attempt(&nothing)? {
            Attempt::Verified => {
                self.session.report().minimal = true;
                return Ok((Outcome::NothingWrong, nothing));
            }
            Attempt::Cut | Attempt::Internal => return Ok((Outcome::Unknown, nothing)),
            Attempt::Violated(mut violation, points) => {
                if self.session.is_sequential() {
                    return Ok(self.give_up(Unrepairable::Sequential, violation));
                }
                match self.session.attempt_sequential()? {
                    Attempt::Violated(sequential, _) => {
                        return Ok(self.give_up(Unrepairable::Sequential, sequential));
                    }
                    Attempt::Verified | Attempt::Cut | Attempt::Internal => {
                        self.session.settle_class(&mut violation);
                    }
                }
                self.session.report().violation = Some((*violation).clone());
                if let Err(why) = self.demand(points, &nothing) {
                    return Ok(self.give_up(why, violation));
                }
            }
        }
        let fences = match self.grow()? {
            Ok(fences) => fences,
            Err(found) => return Ok(found),
        };
        self.shrink(fences)
    }

    /// Adds fences until none is missing.
    fn grow(&mut self) -> Result<Result<BTreeSet<MarkId>, Found>, TaskError> {
        let mut fences = BTreeSet::new();
        while let Some(demand) = self.demands.last() {
            if !meets(&fences, demand) {
                fences.extend(self.best_of(demand, &fences));
            }
            match self.session.attempt(&fences)? {
                Attempt::Verified => return Ok(Ok(fences)),
                Attempt::Violated(violation, points) => {
                    if let Err(why) = self.demand(points, &fences) {
                        return Ok(Err(self.give_up(why, violation)));
                    }
                }
                Attempt::Cut | Attempt::Internal => break,
            }
        }
        Ok(Err((Outcome::Unknown, fences)))
    }

    /// Looks for a cheaper set than one that is known to repair the program.
    fn shrink(&mut self, mut best: BTreeSet<MarkId>) -> Result<Found, TaskError> {
        loop {
            let Some((next, exact)) = self.cheapest_hitting_set() else {
                let message = "executions that can be forbidden one by one have no common repair";
                self.session.report().internal.push(message.to_string());
                return Ok((Outcome::Unknown, best));
            };
            if self.price(&next) >= self.price(&best) {
                self.session.report().minimal = exact;
                return Ok((Outcome::Repaired, best));
            }
            match self.session.attempt(&next)? {
                Attempt::Verified => best = next,
                Attempt::Violated(violation, points) => {
                    if let Err(why) = self.demand(points, &next) {
                        return Ok(self.give_up(why, violation));
                    }
                }
                // The better set is not known to be one.
                Attempt::Cut | Attempt::Internal => return Ok((Outcome::Repaired, best)),
            }
        }
    }

    fn give_up(&mut self, why: Unrepairable, violation: Box<ViolationReport>) -> Found {
        self.session.report().violation = Some(*violation);
        (Outcome::Unrepairable(why), BTreeSet::new())
    }

    /// Takes note of what an execution asks for, if that can be given.
    fn demand(&mut self, ways: Ways, fences: &BTreeSet<MarkId>) -> Result<(), Unrepairable> {
        if meets(fences, &ways) {
            let message = "an execution happens that the repairs forbid";
            self.session.report().internal.push(message.to_string());
        }
        let rank = |way: &Vec<MarkId>| {
            let points = way.iter().filter_map(|id| self.session.point(*id));
            points.map(|point| point.rank).max()
        };
        let ranks: BTreeSet<PointRank> = ways.iter().filter_map(rank).collect();
        let usable =
            ranks.contains(&PointRank::Line) || self.library && ranks.contains(&PointRank::Library);
        if !usable && ranks.contains(&PointRank::Code) {
            self.code = true;
        } else if !usable && !ranks.is_empty() {
            let all = ways.iter().flatten();
            let mut all: Vec<Point> = all.filter_map(|id| self.session.point(*id)).collect();
            all.sort_by(|a, b| a.sort_key().cmp(&b.sort_key()));
            return Err(Unrepairable::Library(all));
        } else if !usable {
            return Err(match self.session.with {
                With::Volatile => Unrepairable::NotVolatile,
                With::Barrier | With::Any => Unrepairable::OneStatement,
            });
        }
        self.demands.push(ways);
        Ok(())
    }

    /// What a point costs, if it is a candidate: first the cost that was asked for, then what
    /// decides between equals.
    fn weight(&self, id: MarkId) -> Option<u64> {
        let point = self.session.point(id)?;
        let extra = match point.rank {
            PointRank::Line => 0,
            PointRank::Code if self.code => NO_LINE,
            PointRank::Library if self.library => 0,
            PointRank::Code | PointRank::Library => return None,
        };
        let cost = self.session.cost.of(&point);
        // Between equals: what costs less when it runs, outside loops, and close to what is kept
        // in order.
        let kind = match point.kind {
            RepairKind::VolatileRead
            | RepairKind::VolatileWrite
            | RepairKind::AcquireRead
            | RepairKind::ReleaseWrite => 0,
            RepairKind::VolatileField
            | RepairKind::SequentialRead
            | RepairKind::SequentialWrite => 10_000,
            RepairKind::Barrier
            | RepairKind::LoadLoad
            | RepairKind::LoadStore
            | RepairKind::StoreLoad
            | RepairKind::StoreStore => 20_000,
        };
        let distance = self.session.distance(id).min(999) as u64;
        let tie = kind + u64::from(point.loops.min(9)) * 1000 + distance;
        Some(extra + cost * COST_UNIT + tie)
    }

    /// What a set costs, without what decides between equals.
    fn price(&self, fences: &BTreeSet<MarkId>) -> u64 {
        let weights = fences.iter().filter_map(|&id| self.weight(id));
        weights.map(|weight| weight / COST_UNIT).sum()
    }

    /// What is missing for the cheapest way to meet a demand that helps most often.
    fn best_of(&self, demand: &Ways, fences: &BTreeSet<MarkId>) -> Vec<MarkId> {
        let missing = demand.iter().filter_map(|way| {
            let missing: Vec<MarkId> = way
                .iter()
                .copied()
                .filter(|id| !fences.contains(id))
                .collect();
            let weights: Option<Vec<u64>> = missing.iter().map(|&id| self.weight(id)).collect();
            let helps = self.demands.iter().filter(|one| one.contains(way)).count();
            let points: Vec<Point> = missing
                .iter()
                .filter_map(|&id| self.session.point(id))
                .collect();
            Some((
                weights?.iter().sum::<u64>(),
                Reverse(helps),
                points,
                missing,
            ))
        });
        let best = missing.min_by(|a, b| {
            let equal = (a.0, a.1).cmp(&(b.0, b.1));
            let keys = a.2.iter().map(Point::sort_key);
            equal.then_with(|| keys.cmp(b.2.iter().map(Point::sort_key)))
        });
        best.map(|(.., missing)| missing).unwrap_or_default()
    }

    /// The cheapest set that forbids every execution seen so far, and whether that is certain.
    fn cheapest_hitting_set(&self) -> Option<(BTreeSet<MarkId>, bool)> {
        let all: BTreeSet<MarkId> = self.demands.iter().flatten().flatten().copied().collect();
        let mut items: Vec<(MarkId, Point, u64)> = all
            .into_iter()
            .filter_map(|id| Some((id, self.session.point(id)?, self.weight(id)?)))
            .collect();
        items.sort_by(|a, b| a.1.sort_key().cmp(&b.1.sort_key()));
        let numbers: BTreeMap<MarkId, usize> = items
            .iter()
            .enumerate()
            .map(|(number, item)| (item.0, number))
            .collect();
        let costs: Vec<u64> = items.iter().map(|item| item.2).collect();
        let constraints: Vec<Constraint> = self
            .demands
            .iter()
            .map(|demand| {
                let mut ways: Vec<Vec<usize>> = demand
                    .iter()
                    .filter_map(|way| way.iter().map(|id| numbers.get(id).copied()).collect())
                    .collect();
                ways.iter_mut().for_each(|way| way.sort_unstable());
                ways.sort_unstable();
                Constraint { alternatives: ways }
            })
            .collect();
        let cover = cheapest(&costs, &constraints, MAX_STEPS)?;
        let fences = cover.items.iter().map(|&number| items[number].0).collect();
        Some((fences, cover.exact))
    }
}
