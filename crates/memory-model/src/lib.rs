//! Memory models as values.
//!
//! A reorder-table model says which later operation may complete before which earlier one, plus a
//! few switches. The built-in ones are the files in `models/`; a user's own file is read by the
//! same code. This crate knows nothing about programs or states: it answers questions about pairs
//! of operation kinds.

mod axioms;
mod file;
pub mod jmm96;
mod model;
mod table;

pub use axioms::Axioms;
pub use file::{
    AXIOMATIC_NAMES, BUILTIN_NAMES, ModelError, axiomatic, builtin, parse_model, parse_own_model,
};
pub use model::{MemoryModel, WorkingCopies};
pub use table::{AccessKind, ModelAssumption, Pairs, Publication, ReorderTable};
