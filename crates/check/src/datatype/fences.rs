//! Which fences a test of a data type asks for.

use super::client::{Mode, Values};
use super::explicit::{self, TestError};
use super::shape::{Specification, Test};
use super::{commit, solver};
use crate::bounded;
use crate::task::Task;
use fencepost_engine_bounded::{FencePlace, Fencing, Last, Obstacle, Question, answer};
use fencepost_ir::{Problem, Source};
use fencepost_search::limits::LimitHit;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

/// What a test says about a choice of fences.
#[derive(Clone, Debug, Default)]
pub struct FenceDemand {
    /// What stands against them; nothing if the solver did not come to an answer.
    pub obstacle: Option<Obstacle>,
    /// The limits that were met.
    pub limits_hit: Vec<LimitHit>,
    /// What is not modelled.
    pub unsupported: Vec<Problem>,
}

/// Asks a test what stands against a choice of fences.
pub fn fence_demand(
    task: &mut Task,
    source: &Arc<dyn Source>,
    specification: &Specification,
    test: &Test,
    chosen: &BTreeSet<FencePlace>,
) -> Result<FenceDemand, TestError> {
    let start = Instant::now();
    let axioms = bounded::axioms(task).map_err(TestError::Task)?;
    let make = |mode, values| explicit::client(source, specification, test, mode, values);
    let open = |outside: BTreeSet<_>| Fencing::Open {
        chosen: chosen.clone(),
        outside,
    };
    let mut demand = FenceDemand::default();
    let found = if solver::has_commits(specification, test) {
        let client = make(Mode::Concurrent, Values::Symbolic)?;
        let lines = commit::lines(specification, &client);
        let found = answer(&Question {
            fencing: open(client.functions.keys().copied().collect()),
            ..commit::asked(task, &client, &lines, &axioms, start)?
        });
        if let Some(error) = commit::without_commit(&client, &lines, &found) {
            return Err(error);
        }
        found
    } else {
        let serial = make(Mode::Serial, Values::Distinct)?;
        let rows = solver::serial_rows(task, &serial, start)?;
        if !solver::is_whole(&rows) {
            let limits = rows.limits.iter().map(|&limit| bounded::limit_hit(limit));
            demand.limits_hit = bounded::sorted_limits(limits);
            demand.unsupported = rows.unsupported;
            return Ok(demand);
        }
        let excluded: Vec<Vec<Last>> = rows.rows.into_iter().map(|row| row.values).collect();
        let client = make(Mode::Concurrent, Values::Distinct)?;
        answer(&Question {
            excluded,
            fencing: open(client.functions.keys().copied().collect()),
            ..solver::question(task, &client, &axioms, start)?
        })
    };
    let limits = found.limits.iter().map(|&limit| bounded::limit_hit(limit));
    demand.limits_hit = bounded::sorted_limits(limits);
    demand.unsupported = found.unsupported;
    demand.obstacle = found.obstacle;
    Ok(demand)
}
