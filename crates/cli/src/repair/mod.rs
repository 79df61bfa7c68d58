//! Repairs in source terms: where a line of source can be put, and the patch that puts it there.

mod c;
mod csharp;
mod diff;
mod lexer;
mod sources;
mod volatile;

pub use diff::unified_diff;
pub use sources::Sources;
