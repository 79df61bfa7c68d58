//! Repairs in source terms: where a line of source can be put, and the patch that puts it there.

mod csharp;
mod diff;
mod sources;

pub use diff::unified_diff;
pub use sources::Sources;
