//! Monitors: owner, recursion count, and the queue of waiting threads.

use crate::state::keys::ThreadId;

/// The monitor of an object.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Monitor {
    /// Who holds it, and how many times.
    pub owner: Option<(ThreadId, u32)>,
    /// Threads that wait to be pulsed, first in, first out.
    pub waiting: Vec<ThreadId>,
}

impl Monitor {
    /// Whether nobody holds it or waits on it.
    pub fn is_idle(&self) -> bool {
        self.owner.is_none() && self.waiting.is_empty()
    }

    /// Whether a thread could acquire it now.
    pub fn is_available_to(&self, thread: ThreadId) -> bool {
        self.owner.is_none_or(|(owner, _)| owner == thread)
    }

    /// Acquires it for a thread to which it is available.
    pub fn acquire(&mut self, thread: ThreadId) {
        let count = self.owner.map_or(0, |(_, count)| count);
        self.owner = Some((thread, count + 1));
    }

    /// How many times a thread holds it.
    pub fn held_by(&self, thread: ThreadId) -> u32 {
        match self.owner {
            Some((owner, count)) if owner == thread => count,
            _ => 0,
        }
    }

    /// Releases it once.
    pub fn release(&mut self) {
        self.owner = match self.owner {
            Some((owner, count)) if count > 1 => Some((owner, count - 1)),
            _ => None,
        };
    }
}
