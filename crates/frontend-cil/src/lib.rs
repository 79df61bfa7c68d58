//! The CIL front end: what .NET compilers emit becomes a program.
//!
//! `reader` turns bytes into a metadata model and never runs or lowers
//! anything. `world` is the type system across assemblies. `lower` turns one
//! method at a time into operations. [`CilSource`] puts them behind the
//! boundary that the machine knows. Nothing in this crate touches the file
//! system.

#![forbid(unsafe_code)]

mod listing;
mod lower;
mod natives;
pub mod reader;
mod reflected;
mod source;
mod world;

pub use reflected::{Attributed, MemberUse};
pub use source::{CilSource, TEST_ENTRY};
pub use world::{
    ConstantValue, FieldFacts, Library, MethodFacts, Missing, OpenError, PropertyFacts,
    Replacement, Replacements, Resolve, StandIn, TestMethod, TestStanding, TypeFacts, is_framework,
};
