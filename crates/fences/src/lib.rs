//! Repairs: the fewest fences that leave no violation, and proof that they do.
//!
//! A program point is a place between two statements. Every check runs on a copy of the program
//! that has a mark at every point and a fence at some of them; a violating execution then says
//! which points it comes past between operations that took effect in the other order, and so
//! which fences would have forbidden it. A set of fences repairs the program exactly if it has
//! one of those of every violating execution. Nothing here searches; `check` does.

mod cover;
mod datatype;
mod demand;
mod exact;
mod flow;
mod min_cut;
mod points;
mod result;
mod session;
mod task;
mod variant;

pub use datatype::find_datatype_fences;
pub use points::{Place, Point, PointRank, RepairKind};
pub use result::{Fence, FenceReport, Method, Outcome, Unrepairable};
pub use task::{Capacities, Cost, FenceTask, MAX_COST, With, volatile_repairs};

/// Finds the fences that repair a program.
pub fn find_fences(task: &mut FenceTask) -> Result<FenceReport, fencepost_check::TaskError> {
    match task.method {
        Method::Exact => exact::find_exactly(task),
        Method::MinCut => min_cut::find_by_cut(task),
    }
}
