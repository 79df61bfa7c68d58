//! What is known of a thread that has been run ahead of the others.

use crate::state::State;
use crate::state::keys::ThreadId;

/// A thread that waits for the ends of others, as it is once they have ended.
pub(crate) struct Lookahead {
    /// The state, with the thread as it is then and all others as they are now.
    pub state: State,
    /// The threads whose ends it has waited for by then, in that order. Some may have ended already.
    pub ended: Vec<ThreadId>,
}
