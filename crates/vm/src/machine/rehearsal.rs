//! What is known of a thread that has been run ahead of the others.

use crate::state::State;
use crate::state::keys::ThreadId;

/// A thread that waits for the ends of others, as it is once they have ended.
pub(crate) struct Rehearsal {
    /// The state, with the thread as it is then and all others as they are now.
    pub state: State,
    /// The threads that have ended by then.
    pub ended: Vec<ThreadId>,
}
