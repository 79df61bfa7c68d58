//! The JVM front end: what Java compilers emit becomes a program.
//!
//! `reader` turns bytes into a model of class files and never runs or lowers anything. `world` is
//! the type system across class files. `lower` turns one method at a time into operations.
//! [`JvmSource`] puts them behind the boundary that the machine knows. Nothing in this crate
//! touches the file system.

#![forbid(unsafe_code)]

mod facts;
mod lower;
mod members;
mod natives;
pub mod reader;
mod source;
mod world;

pub use members::{Annotated, MemberFacts};
pub use natives::type_number;
pub use source::{ClassFacts, JvmSource, THREAD_MAIN, array_element};
pub use world::{ClassPath, Found};
