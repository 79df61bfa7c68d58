//! Processes that search together, connected by a dataflow of the `timely` crate.
//!
//! Each process has one worker of the dataflow, on a thread of its own. The dataflow moves messages
//! to the process that they are for, and timely says when all messages of a round have arrived
//! everywhere. Connections are opened elsewhere; they are given as streams that have proved who is
//! at their other end.

mod dataflow;
mod guarded;
mod status;

pub use dataflow::TimelyLink;
