//! What can be chosen, as data.

use crate::state::keys::ThreadId;

/// What a thread does in a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Runs on: does the visible operation it stands before.
    Step,
    /// Completes the pending entry with this number.
    Complete(u32),
    /// Runs on with this number for the data choice it stands before.
    Data(u32),
    /// Gives up waiting.
    Timeout,
    /// Stores the value with this number before it is assigned.
    Prescient(u32),
}

/// One thing that can happen next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Choice {
    /// Who moves.
    pub thread: ThreadId,
    /// What it does.
    pub action: Action,
}

/// Whether a thread can take the operation it stands before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Enabled {
    /// It can.
    Yes,
    /// It must wait.
    No,
    /// It must wait, but may give up at any time.
    MayTimeOut,
    /// It can, once per number below the bound.
    Data(u32),
}
