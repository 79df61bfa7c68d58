//! The C flavour: `P0(int *x) { … }`.

mod access;
mod calls;
mod lower;
mod operators;
mod parse;
mod syntax;

pub use lower::{Outside, lower_thread};
pub use parse::parse;
pub use syntax::Thread;
