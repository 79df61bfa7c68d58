//! Dynamic partial order reduction: which executions differ is found out while they run.
//!
//! The machine notes what every step touches; two steps that touch nothing in common, or only look
//! at it, commute. This crate knows no language and no memory model: what a model keeps in order it
//! asks the machine. The machine must run with [`fencepost_vm::Options::stable`].

mod clock;
mod future;
mod graph;
mod level;
mod program_order;
mod record;
mod snapshots;
mod stateful;
mod stateless;
mod trace;

pub use stateful::explore as explore_stateful;
pub use stateless::explore as explore_stateless;
