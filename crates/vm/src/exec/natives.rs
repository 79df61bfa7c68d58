//! Calls into the runtime.

use super::{Exec, Flow, FlowResult};
use crate::event::{EventKind, Stop};
use crate::native::{NativeEffect, NativeResult};
use fencepost_ir::{NativeId, OptDef, Reg};

impl Exec<'_> {
    pub(crate) fn call_native(
        &mut self,
        dst: OptDef,
        native: NativeId,
        args: &[Reg],
    ) -> FlowResult {
        let row = self
            .machine
            .native(native)
            .map_err(|stop| self.locate(stop))?;
        if row.params.len() != args.len() {
            return Err(self.unsupported(format!(
                "ill-formed code: `{}` called with a wrong number of arguments",
                row.name
            )));
        }
        let words: Vec<u64> = args.iter().map(|&arg| self.reg(arg)).collect();
        let visible = row.is_visible();
        if visible {
            if row.effect == NativeEffect::Blocking && self.thread().is_exclusive() {
                self.allow_blocking(row.name)?;
            }
            let unseen = self.is_alone_in_order();
            let waits = row.ready.is_some_and(|ready| {
                ready(self.machine, self.state, self.thread_id(), &words) != crate::Readiness::Ready
            });
            if waits && !self.timeout {
                return Ok(Flow::Stop);
            }
            if !unseen && !self.take_permit_in_place()? {
                return Ok(Flow::Stop);
            }
        }
        let result = (row.function)(self, &words);
        if visible && matches!(result, NativeResult::Done(_)) {
            self.emit(EventKind::Native(row.name.to_string()), None, None);
        }
        match result {
            NativeResult::Done(word) => self.set_optional(dst.0, word),
            NativeResult::Fault(fault) => self.fault(fault),
            NativeResult::Throw(exception) => self.throw(exception),
            NativeResult::Blocked => Err(Stop::NotEnabled),
            NativeResult::Unsupported(what) => Err(self.unsupported(what)),
            NativeResult::AssertionFailed(message) => Err(self.assertion_failed(message)),
            NativeResult::Assumed => Err(Stop::Assumed),
            NativeResult::Chosen => match self.data.take() {
                Some(value) => self.set_optional(dst.0, u64::from(value)),
                None => Err(Stop::NotEnabled),
            },
        }
    }

    /// Whether the operation that waits was chosen to give up.
    pub fn gives_up(&self) -> bool {
        self.timeout
    }
}
