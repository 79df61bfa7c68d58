//! The exact store of visited states, collapsed.
//!
//! A state is a vector of component numbers. Components (threads, objects, globals) are interned
//! once each; each half of the vector is folded into a tree whose nodes are shared; a visited state
//! is a pair of halves, in a table that keeps of a pair only what its place does not say. Nothing
//! is ever dropped because of a hash: every lookup compares.
//!
//! [`Tables`] are shared by all workers and take no locks; each worker has a [`Cursor`]. A search
//! on one thread uses [`StateStore`], which is both. [`HashedStore`] keeps hashes only and may miss
//! states; it is for spaces that fit no memory.

mod arena;
mod arrange;
mod components;
mod cursor;
mod fold;
mod folded;
mod hashed;
mod index;
#[cfg(all(loom, test))]
mod interleavings;
mod layout;
mod learning;
mod load;
mod local;
mod mix;
mod numbered;
#[cfg(test)]
mod random;
mod reading;
mod roots;
mod saved;
mod segment;
mod shape;
mod shared;
mod sharing;
mod states;
mod sync;
mod tables;
mod tree;
mod trees;
mod vector;
mod walk;

pub use arrange::Moved;
pub use components::ComponentTable;
pub use cursor::Cursor;
pub use hashed::HashedStore;
pub use numbered::StateNumbers;
pub use reading::{NotMoved, StateReader};
pub use roots::{StateId, Stored};
pub use shared::{SharedStore, SharedTables};
pub use states::StateStore;
pub use tables::{AverageState, Growth, Tables};
pub use tree::{TreeTable, Tuple};
pub use vector::Vector;
