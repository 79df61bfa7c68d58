//! The exact store of visited states, collapsed.
//!
//! A state is a vector of component numbers. Components (threads, objects, globals) are interned
//! once each; the vectors are folded into a tree whose inner nodes are shared, so a new state
//! usually costs a few nodes. Nothing is ever dropped because of a hash: every lookup compares.

mod components;
mod states;
mod tree;

pub use components::ComponentTable;
pub use states::{StateId, StateStore, Stored};
pub use tree::{TreeTable, Tuple};
