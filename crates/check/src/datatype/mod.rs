//! Concurrent data types against their serial selves.
//!
//! A test says which operations each of a few threads calls on one shared object. It holds if
//! what every concurrent execution shows (arguments, results, exceptions) is what some serial
//! execution shows: one in which the operations run one after the other, each thread's in their
//! order. `client` adds a program that does the calls, `shape` says what is called and seen,
//! `body` writes the code; `explicit` compares the two sets by searching states, `solver` asks
//! for an observation outside the first, `commit` for one that is not that of the commit order, `fences` for fences that
//! would exclude them, and `confirm` lets the machine show what they find.

mod body;
mod client;
mod client_source;
mod commit;
mod confirm;
mod explicit;
mod fences;
mod result;
mod shape;
mod solver;

pub use explicit::{TestError, check_test};
pub use fences::{FenceDemand, fence_demand};
pub use result::{DatatypeViolation, TestReport};
pub use shape::{Argument, Operation, Specification, SpecificationError, SpecificationPlace, Test};
