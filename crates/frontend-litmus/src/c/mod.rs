//! The C flavour: `P0(int *x) { … }`.

mod access;
mod calls;
mod conditional;
mod lower;
mod operators;
mod parameters;
mod parse;
mod readers;
mod scopes;
mod syntax;

pub use lower::{Outside, lower_thread};
pub use parse::parse;
pub use syntax::Thread;
