//! Whether a thread is seen waiting, where the program can ask.
//!
//! Beginning to wait is a step then. A thread that has to wait takes it, and so does one that calls
//! the operating system, which may not have to. From that step until it has gone on the thread is
//! found waiting; after that until its next step it may be, because how far it has come with work
//! that nobody can notice must not show. Nobody who has found it running finds it waiting again
//! before it begins to wait anew.

use super::Exec;
use crate::machine::Machine;
use crate::machine::choice::Enabled;
use crate::machine::effects::{Waits, effects};
use crate::machine::footprint::{Mode, Resource};
use crate::state::State;
use crate::state::keys::ThreadId;
use crate::state::thread::{SeenWaiting, Status, Thread};
use fencepost_ir::Op;

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

impl Machine {
    /// How many answers there are to the question whether another thread waits; none if there is
    /// only one.
    pub fn waiting_choices(&self, state: &State, asking: ThreadId, asked: ThreadId) -> Option<u32> {
        let thread = state.thread(asked).filter(|_| asked != asking)?;
        let open = match thread.status {
            // It has given its monitor up, and may not have come further.
            Status::Waiting { .. } => thread.waits != SeenWaiting::Yes,
            // It may be on its way to the monitor, or wait for it.
            Status::Ready { .. } | Status::AwaitingClass(_) => true,
            Status::Running => {
                let needs_class = matches!(self.next_op(thread), Some(Op::InitClass { .. }));
                thread.waits == SeenWaiting::Perhaps
                    || needs_class
                        && self.only_silent(state, thread)
                        && self.enabled(state, thread) == Enabled::No
            }
            Status::Ended | Status::Delayed | Status::Failing => false,
        };
        open.then_some(2)
    }

    /// Whether a thread that stands before an operation which is enabled in this way begins to
    /// wait first, and others can see that.
    pub(crate) fn begins_to_show(&self, state: &State, thread: &Thread, enabled: Enabled) -> bool {
        if !self.asks_waiting || thread.waits == SeenWaiting::Yes || thread.interrupted {
            return false;
        }
        let waits = matches!(enabled, Enabled::No | Enabled::MayTimeOut);
        let Some(op) = self.next_op(thread) else {
            return false;
        };
        match effects(op).waits {
            Waits::Monitor(object, _) => {
                waits && !self.monitor_is_available(state, thread, thread.reg(object))
            }
            Waits::End(..) => waits,
            Waits::Native(native, _) => self
                .native(native)
                .is_ok_and(|row| row.ready.is_some() && (waits || row.shows_waiting)),
            // A wait for a class initialiser has no step of its own that shows.
            Waits::Class(_) => false,
            Waits::Nothing
            | Waits::Room
            | Waits::RoomToUpdate
            | Waits::RoomToUnlock(_)
            | Waits::Turn
            | Waits::Number(_) => false,
        }
    }
}
