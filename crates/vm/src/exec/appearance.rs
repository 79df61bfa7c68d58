//! Whether a thread is seen waiting, where the program can ask.
//!
//! Beginning to wait is a step then. A thread that has to wait takes it, and so does one that calls
//! the operating system, which may not have to. From that step until it has gone on the thread is
//! found waiting; after that until its next step it may be, because how far it has come with work
//! that nobody can notice must not show. Nobody who has found it running finds it waiting again
//! before it begins to wait anew.

use super::Exec;
use crate::machine::footprint::{Mode, Resource};
use crate::state::thread::{SeenWaiting, Status};

impl Exec<'_> {
    /// The running thread begins to wait, and whoever asks can tell.
    pub fn show_waiting(&mut self) {
        if self.machine.asks_waiting {
            self.begins = true;
            self.thread().waits = SeenWaiting::Yes;
        }
    }

    /// Whether beginning to wait, for others to see, is what the running step may do.
    pub(crate) fn may_show_waiting(&self) -> bool {
        let thread = &self.state.threads[self.index];
        self.machine.asks_waiting
            && self.permit
            && thread.waits != SeenWaiting::Yes
            && !thread.interrupted
            && !thread.is_exclusive()
    }

    /// The running thread has gone on after it waited.
    pub(crate) fn stop_waiting(&mut self) {
        if self.machine.asks_waiting {
            self.thread().waits = SeenWaiting::Perhaps;
        }
    }

    /// Whether a thread that the running native asks about is found waiting; where both can be, the
    /// number that was chosen says so. Any step of that thread may change the answer.
    pub fn sees_waiting(&mut self, handle: u64) -> bool {
        self.touch(Resource::Everything, Mode::Write);
        let chosen = self.take_choice();
        let mut seen = chosen == Some(1);
        self.change_thread(handle, |thread| match (thread.status, chosen) {
            (Status::Running, None) => seen = thread.waits == SeenWaiting::Yes,
            (Status::Running, Some(0)) => thread.waits = SeenWaiting::No,
            (Status::Waiting { .. }, None) => seen = true,
            (Status::Waiting { .. }, Some(1)) => thread.waits = SeenWaiting::Yes,
            _ => {}
        });
        seen
    }
}
