//! What to repair, and how.

use crate::demand::volatile_is_stronger;
use crate::points::{Nameable, Place, Point};
use crate::result::Method;
use fencepost_check::Task;
use fencepost_memory_model::MemoryModel;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a repair costs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Cost {
    /// One, wherever it is.
    #[default]
    Uniform,
    /// Ten times as much for every loop around it.
    Loops,
    /// What a table says for the place, as reports name it; else the default.
    Table {
        /// Costs by place.
        places: BTreeMap<String, u64>,
        /// The cost of every other place.
        otherwise: u64,
    },
}

/// The highest cost of one repair.
pub const MAX_COST: u64 = 1_000_000;

impl Cost {
    /// The cost of a fence at a point.
    pub(crate) fn of(&self, point: &Point) -> u64 {
        let cost = match self {
            Cost::Uniform => 1,
            Cost::Loops => 10u64.pow(point.loops.min(6)),
            Cost::Table { places, otherwise } => *places.get(&point.before).unwrap_or(otherwise),
        };
        cost.clamp(1, MAX_COST)
    }
}

/// What repairs are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum With {
    /// Full fences.
    #[default]
    Barrier,
    /// Volatile fields and accesses.
    Volatile,
    /// Both.
    Any,
}

/// Whether making accesses volatile only removes executions under a model, so that it can repair.
pub fn volatile_repairs(model: &MemoryModel) -> bool {
    volatile_is_stronger(model)
}

/// What it costs to cut a dashed edge of the state graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Capacities {
    /// One.
    Basic,
    /// The edges that one fence cuts cost as much together as those of any other.
    #[default]
    Modified,
}

/// A task whose program is to be repaired.
pub struct FenceTask {
    /// The program, the model and the properties.
    pub task: Task,
    /// How fences are found.
    pub method: Method,
    /// What edges cost, for the method that cuts the state graph.
    pub capacities: Capacities,
    /// What they cost.
    pub cost: Cost,
    /// What repairs are made of; volatile ones only under models where they remove executions.
    pub with: With,
    /// Whether fences may be put inside libraries.
    pub library: bool,
    /// Whether a line can be put at a place of the source.
    pub nameable: Arc<Nameable>,
}

impl FenceTask {
    /// A task with every option at its default.
    pub fn new(task: Task) -> Self {
        Self {
            task,
            method: Method::Exact,
            capacities: Capacities::default(),
            cost: Cost::Uniform,
            with: With::Barrier,
            library: false,
            nameable: Arc::new(|_: Place<'_>| true),
        }
    }
}
