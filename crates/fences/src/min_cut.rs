//! Fences as a minimum cut of the state graph, as the first paper has it.
//!
//! Solid edges are possible without reordering and cannot be cut. A dashed edge is cut by a fence
//! before the statement of the operation that overtook. Many edges have the same fence; the
//! modified capacities give every fence the same weight, divided among its edges. Neither gives
//! the fewest fences in general, and a fence before a statement may not cut an edge inside it, so
//! the graph is cut again, with the fences in place, until the check says `verified`.

use crate::demand::Ways;
use crate::flow::{Network, UNLIMITED};
use crate::points::PointRank;
use crate::result::{FenceReport, Outcome, Unrepairable};
use crate::session::{Attempt, Session};
use crate::task::{Capacities, FenceTask};
use fencepost_base::FxHashMap;
use fencepost_check::{GraphReport, TaskError};
use fencepost_ir::MarkId;
use std::collections::BTreeSet;

/// The weight of a fence under the modified capacities.
const WEIGHT: u64 = 1 << 40;

/// Finds fences that repair a program.
pub(crate) fn find(
    session: &mut Session<'_>,
    task: Options,
) -> Result<(Outcome, BTreeSet<MarkId>), TaskError> {
    let mut fences = BTreeSet::new();
    loop {
        let closest;
        match session.attempt(&fences)? {
            Attempt::Verified if fences.is_empty() => {
                return Ok((Outcome::NothingWrong, fences));
            }
            Attempt::Verified => {
                let fences = without_idle_fences(session, fences)?;
                return Ok((Outcome::Repaired, fences));
            }
            Attempt::Cut | Attempt::Internal => return Ok((Outcome::Unknown, fences)),
            Attempt::Violated(mut violation, ways) => {
                closest = closest_point(session, &ways, task);
                if fences.is_empty() {
                    let sequential = match session.is_sequential() {
                        true => Attempt::Violated(violation.clone(), Ways::new()),
                        false => session.attempt_sequential()?,
                    };
                    match sequential {
                        Attempt::Violated(sequential, _) => {
                            session.report().violation = Some(*sequential);
                            let why = Unrepairable::Sequential;
                            return Ok((Outcome::Unrepairable(why), BTreeSet::new()));
                        }
                        Attempt::Verified | Attempt::Cut | Attempt::Internal => {
                            session.settle_class(&mut violation);
                        }
                    }
                    session.report().violation = Some(*violation);
                }
            }
        }
        let graph = session.graph(&fences)?;
        if !graph.complete {
            session.note_graph_limit(graph.limit);
            return Ok((Outcome::Unknown, fences));
        }
        match cut(session, &graph, &fences, task) {
            Some(new) if !new.is_empty() => fences.extend(new),
            // The operation that overtakes belongs to the same statement as what it overtakes,
            // or to one that calls it: only a place in between helps.
            _ if closest.is_some() => fences.extend(closest),
            _ => {
                let why = Unrepairable::OneStatement;
                return Ok((Outcome::Unrepairable(why), BTreeSet::new()));
            }
        }
    }
}

/// The candidate closest to a pair that some execution reorders.
fn closest_point(session: &Session<'_>, ways: &Ways, options: Options) -> Option<MarkId> {
    let usable = |id: &MarkId| {
        let point = session.point(*id)?;
        let allowed = options.library || point.rank != PointRank::Library;
        allowed.then_some((point.rank, session.distance(*id)))
    };
    let rated = ways
        .iter()
        .flatten()
        .filter_map(|id| Some((usable(id)?, *id)));
    rated.min().map(|(_, id)| id)
}

/// Leaves out, one by one, fences that are not needed: a later cut may do the work of an earlier.
fn without_idle_fences(
    session: &mut Session<'_>,
    mut fences: BTreeSet<MarkId>,
) -> Result<BTreeSet<MarkId>, TaskError> {
    for fence in fences.clone() {
        let mut fewer = fences.clone();
        fewer.remove(&fence);
        if matches!(session.attempt(&fewer)?, Attempt::Verified) {
            fences = fewer;
        }
    }
    Ok(fences)
}

/// What decides how a graph is cut.
#[derive(Clone, Copy)]
pub(crate) struct Options {
    pub capacities: Capacities,
    /// Whether fences may be put inside libraries.
    pub library: bool,
}

/// The points of a cheapest cut; nothing if some way to a violation cannot be cut.
fn cut(
    session: &Session<'_>,
    graph: &GraphReport,
    fences: &BTreeSet<MarkId>,
    options: Options,
) -> Option<BTreeSet<MarkId>> {
    let usable = |mark: &MarkId| {
        let rank = session.point(*mark).map(|point| point.rank);
        !fences.contains(mark) && (options.library || rank != Some(PointRank::Library))
    };
    let points: Vec<Option<MarkId>> = graph
        .edges
        .iter()
        .map(|edge| {
            let (function, pc) = edge.overtaking.filter(|_| edge.dashed)?;
            session.point_before(fences, function, pc).filter(usable)
        })
        .collect();
    let mut shares: FxHashMap<MarkId, u64> = FxHashMap::default();
    for point in points.iter().flatten() {
        *shares.entry(*point).or_default() += 1;
    }
    let sink = graph.nodes.len();
    let mut network = Network::new(sink + 1);
    for (edge, point) in graph.edges.iter().zip(&points) {
        let to = match (edge.to, edge.violates) {
            (Some(to), _) => to as usize,
            (None, true) => sink,
            (None, false) => continue,
        };
        let capacity = match (point, options.capacities) {
            (None, _) => UNLIMITED,
            (Some(_), Capacities::Basic) => 1,
            (Some(point), Capacities::Modified) => (WEIGHT / shares[point].max(1)).max(1),
        };
        network.add(edge.from as usize, to, capacity);
    }
    for (number, node) in graph.nodes.iter().enumerate() {
        if node.violating {
            network.add(number, sink, UNLIMITED);
        }
    }
    let side = network.cut(0, sink)?;
    let crosses =
        |from: u32, to: Option<u32>| side[from as usize] && to.is_none_or(|to| !side[to as usize]);
    let edges = graph.edges.iter().zip(&points);
    let cut = edges.filter(|(edge, _)| crosses(edge.from, edge.to));
    Some(cut.filter_map(|(_, point)| *point).collect())
}

/// Runs the method on a task.
pub(crate) fn find_by_cut(task: &mut FenceTask) -> Result<FenceReport, TaskError> {
    let options = Options {
        capacities: task.capacities,
        library: task.library,
    };
    let mut session = Session::new(task);
    let (outcome, fences) = find(&mut session, options)?;
    Ok(session.finish(outcome, &fences))
}
