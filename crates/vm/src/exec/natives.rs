//! Calls into the runtime.

use super::{Exec, Flow, FlowResult};
use crate::enabled::completion::may_publish;
use crate::machine::Merge;
use crate::machine::event::{EventKind, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::machine::native::{Arguments, Native, NativeEffect, NativeResult, Readiness};
use crate::state::heap::{ObjectKind, Reach};
use crate::state::thread::FrameKind;
use crate::state::word::{ObjectId, object_of, offset_of};
use fencepost_ir::{Kind, NativeId, OptDef, Reg};

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
        let permitted = self.permit;
        let bound = row
            .bound
            .and_then(|bound| bound(self.machine, self.state, self.thread_id(), &words));
        let visible = row.is_visible() && !self.is_unseen_native(row, &words)?;
        let ready = match bound {
            Some(bound) => self.prepare_choice(bound)?,
            None if visible => self.prepare_call(row, &words)?,
            None => Flow::Next,
        };
        if ready != Flow::Next {
            return Ok(ready);
        }
        if visible && row.ready.is_some() {
            self.finish_timed_wait()?;
        }
        self.reported = false;
        let joins = visible && bound.is_none() && self.touch_join(row, &words);
        if visible && bound.is_none() && !joins {
            self.touch_by_native(row, &words);
        }
        let result = (row.function)(self, &words);
        if visible && bound.is_none() && !joins {
            self.touch_shared(row);
        }
        // A choice to give up is used up by the call that waited.
        self.timeout &= !visible;
        if visible && !self.reported && matches!(result, NativeResult::Done(_)) {
            self.emit(EventKind::Native(row.name.to_string()), None, None);
            self.note_argument(words.first());
        }
        if result.ends_execution() {
            // It has done nothing that others could see before it failed.
            self.permit = permitted;
        }
        match result {
            NativeResult::Done(_) if self.state.globals.exit.is_some() => {
                // The program has ended; nothing after the call happens.
                self.permit = false;
                Ok(Flow::Stop)
            }
            NativeResult::Done(word) => self.set_optional(dst.0, word),
            NativeResult::Fault(fault) => self.fault(fault),
            NativeResult::Throw(exception) => self.throw(exception),
            NativeResult::Call(function, words) => {
                if let Some(futures) = self.machine.futures()
                    && !futures.foresees_continuation(self.machine, native, function)
                {
                    self.machine.note_unexpected();
                }
                let flow = self.push_frame(function, dst.0, FrameKind::Call, |regs| {
                    regs[..words.len()].copy_from_slice(&words);
                })?;
                self.note_receiver();
                Ok(flow)
            }
            NativeResult::Blocked => Err(Stop::NotEnabled),
            NativeResult::Unsupported(what) => Err(self.unsupported(what)),
            NativeResult::Stopped(stop) => Err(self.locate(stop)),
            NativeResult::AssertionFailed(message) => Err(self.assertion_failed(message)),
            NativeResult::Assumed => Err(Stop::Assumed),
        }
    }

    /// Notes what a native is known to touch before it runs.
    fn touch_by_native(&mut self, row: &Native, words: &[u64]) {
        let Some(footprint) = &mut self.footprint else {
            return;
        };
        let thread = &self.state.threads[self.index];
        self.machine
            .touch_arguments(self.state, thread, (row, words), footprint);
        if let Some(touches) = row.touches {
            let mut objects = Vec::new();
            touches(self.state, words, &mut objects);
            for object in objects {
                footprint.touch(Resource::Object(object), Mode::Write);
            }
        }
        let references = row.params.iter().zip(words);
        for (_, &word) in references.filter(|(kind, _)| **kind == Kind::Ref) {
            match row.text().arguments {
                Arguments::Part(_, from, size, true) => {
                    let part = Resource::Cell(object_of(word), offset_of(word) + from, size);
                    footprint.touch(part, Mode::Write);
                }
                Arguments::Monitors => {
                    footprint.touch(Resource::Owner(object_of(word)), Mode::Read);
                }
                // What else is touched follows from the arguments, or the native says so itself.
                Arguments::Nothing
                | Arguments::Cells
                | Arguments::CellsRead
                | Arguments::Objects
                | Arguments::ObjectsRead
                | Arguments::Arrays
                | Arguments::ArraysRead
                | Arguments::Elements
                | Arguments::ElementsOf(..)
                | Arguments::Part(..)
                | Arguments::Timers(_)
                | Arguments::Reachable
                | Arguments::Bytes(_)
                | Arguments::Locks(_)
                | Arguments::Anywhere
                | Arguments::AnywhereRead => {}
            }
        }
        if row.ends {
            footprint.touch(Resource::Everything, Mode::Write);
        }
    }

    /// Notes what a native touches that does nothing but wait for the end of a thread.
    fn touch_join(&mut self, row: &Native, words: &[u64]) -> bool {
        let Some(footprint) = &mut self.footprint else {
            return false;
        };
        let thread = self.state.threads[self.index].id;
        self.machine
            .touch_join(self.state, thread, (row, words), footprint)
    }

    /// Notes what a native shares with calls of other threads.
    fn touch_shared(&mut self, row: &Native) {
        if let Some(footprint) = &mut self.footprint {
            self.machine.touch_shared(row, footprint);
        }
    }

    /// Goes on if a visible native may run now: it need not wait, and has the step's permit.
    fn prepare_call(&mut self, row: &Native, words: &[u64]) -> FlowResult {
        let readiness = row.ready.map_or(Readiness::Ready, |ready| {
            ready(self.machine, self.state, self.thread_id(), words)
        });
        let (waits, limit) = match readiness {
            Readiness::Ready => (false, None),
            Readiness::Blocked => (true, None),
            Readiness::MayTimeOut(limit) => (true, Some(limit)),
        };
        // A native that blocks by nature without saying when is one that starts threads.
        let leaves_section = waits || row.effect == NativeEffect::Blocking && row.ready.is_none();
        if row.joins.is_some() {
            self.note_possible_wait();
        }
        if leaves_section && self.thread().is_exclusive() {
            self.allow_blocking(row.name)?;
        }
        let alone = self.finish_alone();
        let shows = row.shows_waiting && !alone && self.may_show_waiting();
        if (waits || shows) && !self.timeout {
            if self.begins_to_wait(limit) {
                self.touch_by_native(row, words);
            }
            return self.wait_here(limit);
        }
        Ok(if self.note_merged(alone) || self.take_permit_in_place()? {
            self.refresh();
            Flow::Next
        } else {
            Flow::Stop
        })
    }

    /// Whether a native that works on memory touches only what no other thread can reach. What is
    /// pending on that memory completes first, as it would for a read of it.
    fn is_unseen_native(&mut self, row: &Native, words: &[u64]) -> Result<bool, Stop> {
        let Some(touches) = row.touches else {
            return Ok(false);
        };
        let me = self.thread_id();
        let may_merge = self.machine.options.merge == Merge::Private
            && (self.machine.sequential || !self.machine.options.stable);
        let mut objects = Vec::new();
        loop {
            // What a native touches may be written down in memory that a pending write changes, so
            // it is asked again after each.
            objects.clear();
            touches(self.state, words, &mut objects);
            objects.retain(|&id| self.state.heap.contains(id));
            if self.machine.rules.leaks_are_errors && !self.is_alone() {
                // Another thread may end the program before a block is given back.
                let kind = |id: &ObjectId| self.state.heap.get(*id).map(|object| object.kind);
                let is_block = |id: &ObjectId| kind(id) == Some(ObjectKind::HEAP);
                if objects.iter().any(is_block) {
                    return Ok(false);
                }
            }
            let unseen = objects.iter().all(|&id| {
                let only_mine =
                    may_merge && self.state.heap.get(id).map(|o| o.reach) == Some(Reach::Only(me));
                only_mine || self.is_unseen(id)
            });
            if !unseen {
                return Ok(false);
            }
            let thread = &self.state.threads[self.index];
            let waiting = thread
                .pending
                .entries
                .iter()
                .position(|entry| entry.access().is_some() && objects.contains(&entry.object));
            let Some(k) = waiting else {
                let ordered = objects.iter().any(|&id| !self.is_unordered(id));
                self.note_merged(ordered);
                return Ok(true);
            };
            // Once it is published, others may see the object before what is pending on it.
            let published = thread
                .pending
                .entries
                .iter()
                .any(|entry| may_publish(self.state, thread, entry));
            if published || !self.machine.can_complete_unseen(self.state, thread, k) {
                return Ok(false);
            }
            self.complete(k)?;
        }
    }

    /// Goes on if a data choice may happen now: one step for each number.
    fn prepare_choice(&mut self, bound: u32) -> FlowResult {
        let flushed = |exec: &mut Self| exec.machine.has_copies() || exec.drain_silent_entries();
        if !self.permit || self.data.is_none() || !flushed(self) {
            return Ok(Flow::Stop);
        }
        if self.data.is_none_or(|value| value >= bound) {
            return Err(Stop::NotEnabled);
        }
        self.permit = false;
        Ok(Flow::Next)
    }

    /// The number that the running data choice picked, if it is one.
    pub fn take_choice(&mut self) -> Option<u32> {
        let value = self.data.take()?;
        self.report(EventKind::Choice, None, Some(u64::from(value)));
        Some(value)
    }

    /// Whether the operation that waits was chosen to give up.
    pub fn gives_up(&self) -> bool {
        self.timeout
    }
}
