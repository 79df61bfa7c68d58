//! The exact store of visited states, collapsed.
//!
//! A state is a vector of component numbers. Components (threads, objects, globals) are interned
//! once each; the vectors are folded into a tree whose inner nodes are shared, so a new state
//! usually costs a short record and now and then a node. Nothing is ever dropped because of a
//! hash: every lookup compares.
//!
//! [`Tables`] are shared by all workers and take no locks; each worker has a [`Cursor`]. A search
//! on one thread uses [`StateStore`], which is both. [`HashedStore`] keeps hashes only and may miss
//! states; it is for spaces that fit no memory.

mod arena;
mod components;
mod cursor;
mod hashed;
mod index;
mod roots;
mod saved;
mod shared;
mod states;
mod tables;
mod tree;

pub use components::ComponentTable;
pub use cursor::{Cursor, StateId, Stored};
pub use hashed::HashedStore;
pub use shared::{SharedStore, SharedTables};
pub use states::StateStore;
pub use tables::{Growth, Tables};
pub use tree::{TreeTable, Tuple};
