//! Stateful search: every state once, depth first or breadth first.
//!
//! The engine asks the machine for choices, applies them, and keeps visited states in the store.
//! It knows no language and no memory model.

mod caches;
mod fair;
mod graph;
mod searches;
mod worker;

pub use graph::{Edge, Graph, Node, graph};
pub use searches::{Refusal, Saving, Strategy, Together, explore, explore_together, resume};
