//! Histories of objects, for somebody who compares them with serial ones.

use fencepost_ir::Problem;
use fencepost_vm::{Machine, State};

/// Somebody who knows which histories of an object are those of a serial execution.
pub trait Judge: Send + Sync {
    /// Looks at the histories of all objects in a state, and says what is to be said about those
    /// that are not known to equal a serial one.
    fn judge(&self, machine: &Machine, state: &State) -> Vec<Judgement>;

    /// What was taken for granted so far, in the words of results.
    fn assumptions(&self) -> Vec<&'static str>;

    /// The classes of which no call was ever compared.
    fn classes_without_calls(&self) -> Vec<String>;
}

/// What is to be said about a history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It equals no serial one.
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
