//! Bounded executions as formulas.
//!
//! A program becomes one formula whose solutions are its executions under a memory model, up to a
//! number of rounds of each loop. The stages follow each other: `unroll` makes a stream of guarded
//! accesses of each thread, with numbers as `circuit`s and addresses as sets of places (`value`,
//! `objects`); `order` has the memory order that the model leaves, `formula` what reads give and
//! where executions end, `waits` who is woken by which pulse, `stuck` when nobody can go on; `engine`
//! asks a `solver` what a `question` wants to know; `decode` tells solutions. What the encoder
//! does not have is a point that must not be reached, never something left out.

mod audit;
mod certificate;
mod circuit;
mod commit;
mod decode;
mod engine;
mod fencing;
mod flaw;
mod formula;
mod objects;
mod order;
mod question;
mod slices;
mod solver;
mod stuck;
mod unroll;
mod value;
mod waits;

pub use audit::audit;
pub use certificate::Certificate;
pub use commit::{CommitOperation, Commits};
pub use decode::{Signal, Step};
pub use engine::answer;
pub use fencing::{FencePlace, Fencing, ONE_SIDED, Obstacle};
#[doc(hidden)]
pub use flaw::Flaw;
pub use question::{Effort, Found, Last, Limit, Question, Result, Row, Sought, StaticCell};
pub use solver::{Reason, SolverName, StopFn};
pub use unroll::{Site, Wakes, What};
