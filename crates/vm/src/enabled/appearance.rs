//! Whether a thread begins to wait, and whether one that is asked about may be found waiting.
//!
//! What others see of a thread that waits stands at [`crate::exec`].

use crate::machine::Machine;
use crate::machine::choice::Enabled;
use crate::machine::effects::{Waits, effects};
use crate::state::State;
use crate::state::keys::ThreadId;
use crate::state::thread::{SeenWaiting, Status, Thread};
use fencepost_ir::Op;

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
