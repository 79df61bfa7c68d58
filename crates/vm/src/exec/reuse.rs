//! Reused reads, as the running thread meets them: taking a remembered value, remembering one,
//! and forgetting.

use super::{Exec, Flow};
use crate::machine::event::{EventKind, Stop};
use crate::state::heap::ObjectKind;
use crate::state::location::Location;
use crate::state::pending::Remembered;
use crate::state::pending::Value;
use fencepost_ir::{Def, Function, Op, Order};
use fencepost_memory_model::AccessKind;

impl Exec<'_> {
    /// Decides between an ordinary read and the value of an earlier one. `None` means that the
    /// read goes on as an ordinary one.
    pub(crate) fn reuse_read(
        &mut self,
        function: &Function,
        dst: Def,
        order: Order,
        location: Location,
    ) -> Result<Option<Flow>, Stop> {
        let kind = self.machine.access_kind(function, order, true);
        if kind.acquires() && self.is_ordered_memory(location) {
            self.forget_reads();
        }
        let thread = &self.state.threads[self.index];
        let open = kind == AccessKind::Read
            && !thread.pending.remembered.is_empty()
            && !thread.is_exclusive();
        let value = match open {
            true => self.machine.reusable(self.state, thread, location),
            false => None,
        };
        let Some(value) = value else {
            return match self.data.take() {
                None => Ok(None),
                Some(_) => Err(Stop::NotEnabled),
            };
        };
        if !self.permit {
            return Ok(Some(Flow::Stop));
        }
        // Where the list has no room, the value of the earlier read is all there is.
        let chosen = self.data.take();
        let reused = match (chosen, self.is_list_full()) {
            (None | Some(0), false) => false,
            (Some(1), false) | (Some(0), true) => true,
            (None | Some(_), _) => return Err(Stop::NotEnabled),
        };
        if !reused {
            return Ok(None);
        }
        self.permit = false;
        self.note_touch(location);
        let known = match value {
            Value::Known(word) => Some(word),
            Value::Node(_) => None,
        };
        let place = self.own_position();
        self.emit_at(EventKind::Reuse, Some(location), known, place, None, true);
        self.set_value(dst.0, value).map(Some)
    }

    /// Remembers what a plain read gives. Whatever the read, nothing older counts any more.
    pub(crate) fn remember_read(&mut self, kind: AccessKind, at: Location, value: Value) {
        if !self.machine.reuses_reads() {
            return;
        }
        self.forget_cell(at);
        if kind != AccessKind::Read
            || !self.is_ordered_memory(at)
            || self.state.threads[self.index].is_exclusive()
        {
            return;
        }
        let remembered = &mut self.thread().pending.remembered;
        let key = |at: &Location| (at.object.0, at.offset, at.cell as u32);
        let place = remembered.partition_point(|read| key(&read.at) < key(&at));
        remembered.insert(place, Remembered { at, value });
    }

    /// Whether a cell is one that other threads may come to change.
    fn is_ordered_memory(&self, at: Location) -> bool {
        let object = self.state.heap.get(at.object);
        object.is_some_and(|object| match object.kind {
            ObjectKind::Instance(_) | ObjectKind::Statics(_) | ObjectKind::Block { .. } => {
                !self.machine.is_unordered(object)
            }
            ObjectKind::Frame(_)
            | ObjectKind::Bytes
            | ObjectKind::Freed { .. }
            | ObjectKind::ThreadStatics(_) => false,
        })
    }

    /// A thread that reads memory as nobody else can change it has nothing older to reuse.
    pub(crate) fn forget_cell(&mut self, at: Location) {
        if self.machine.reuses_reads() {
            let remembered = &mut self.thread().pending.remembered;
            remembered.retain(|read| !read.at.overlaps(at));
        }
    }

    /// From here on the thread reads memory again.
    #[inline]
    pub(crate) fn forget_reads(&mut self) {
        self.thread().pending.remembered.clear();
    }

    /// Forgets, if the operation that ran is one that values are not reused across.
    pub(crate) fn forget_at(&mut self, op: &Op) {
        let remembered = &self.state.threads[self.index].pending.remembered;
        if !remembered.is_empty() && crate::machine::rereads::forgets(self.machine, op) {
            self.forget_reads();
        }
    }

    /// Forgets when control comes back into library code: nobody compiles a value into that.
    pub(crate) fn forget_in_library(&mut self) {
        let thread = &self.state.threads[self.index];
        let function = thread
            .top()
            .and_then(|f| self.machine.loaded_function(f.function));
        let library = function.is_none_or(|function| function.library);
        if library && !thread.pending.remembered.is_empty() {
            self.forget_reads();
        }
    }

    /// Forgets what the thread cannot come to read again.
    pub(crate) fn forget_dead_reads(&mut self) {
        let thread = &self.state.threads[self.index];
        if thread.pending.remembered.is_empty() {
            return;
        }
        let mut remembered = std::mem::take(&mut self.thread().pending.remembered);
        let thread = &self.state.threads[self.index];
        remembered.retain(|read| self.machine.may_read_again(thread, read.at));
        self.thread().pending.remembered = remembered;
    }
}
