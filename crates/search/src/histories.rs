//! Histories of objects, for somebody who compares them with serial ones.

use fencepost_ir::Problem;
use fencepost_vm::{Machine, State};

/// Somebody who knows which histories of an object are those of a serial execution.
pub trait Judge: Send + Sync {
    /// Looks at the histories of all objects in a state.
    fn judge(&self, machine: &Machine, state: &State) -> Judgement;
}

/// What is to be said about the histories of a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// Each equals a serial one, or is not known well enough yet: it will be in later states.
    Serial,
    /// One equals none.
    Wrong(Box<WrongHistory>),
    /// A serial execution cannot be had.
    Unsupported(Problem),
    /// There are too many serial executions to look at.
    TooMany,
}

/// A history that equals no serial one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongHistory {
    /// The class of the object.
    pub class: String,
    /// The calls, by thread and then in their order.
    pub calls: Vec<HistoryCall>,
}

/// A call of a history. Time is counted in moments: of two calls that do not overlap, the one that
/// ends before the other begins ends at an earlier moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryCall {
    /// What people call the thread.
    pub thread: String,
    /// The operation with its arguments.
    pub call: String,
    /// What it returned; nothing if it has not ended, or returns nothing.
    pub result: Option<String>,
    /// The class of the exception that it ended with.
    pub exception: Option<String>,
    /// The moment at which it began.
    pub began: usize,
    /// The moment at which it ended, if it has.
    pub ended: Option<usize>,
}
