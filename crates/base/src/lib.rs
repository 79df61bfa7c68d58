//! Small building blocks that every other crate uses.
//!
//! Typed dense ids, append-only shared tables, interners, source positions, work on several
//! threads and the stream that checkpoints are made of live here.
//! Nothing in this crate knows what a program, a machine or a search is.

mod append;
mod id;
mod intern;
mod position;
pub mod saved;
mod together;

pub use append::{AppendVec, LazyTable};
pub use intern::{AskFn, Interner};
pub use position::{FileId, Position, SourcePosition};
pub use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
pub use together::run_together;
