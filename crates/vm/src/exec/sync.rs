//! Monitors, and waiting.

use super::{Exec, Flow, FlowResult};
use crate::enabled::completion::is_private;
use crate::machine::event::{EventKind, StepResult, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::machine::native::{NativeResult, RuntimePart};
use crate::state::location::Location;
use crate::state::monitor::Monitor;
use crate::state::pending::Value;
use crate::state::thread::Status;
use crate::state::word::{ObjectId, object_of, offset_of};
use fencepost_ir::{Cell, Fault, Op, OptDef, Reg};
use fencepost_memory_model::AccessKind;

/// Where the monitor of an object is, for events.
fn monitor_location(object: ObjectId) -> Location {
    Location {
        object,
        offset: 0,
        cell: Cell::Ref,
    }
}

impl Exec<'_> {
    /// The object whose monitor a register means, or the fault that the program sees.
    fn monitor_object(&self, object: Reg) -> Result<Result<ObjectId, Fault>, Stop> {
        let word = self.reg(object);
        if word == 0 {
            return Ok(Err(Fault::ArgumentNull));
        }
        let id = object_of(word);
        if self.state.heap.contains(id) {
            Ok(Ok(id))
        } else {
            Err(self.unsupported("the monitor of something not an object"))
        }
    }

    fn monitor(&self, object: ObjectId) -> Option<&Monitor> {
        self.state.heap.get(object)?.monitor.as_ref()
    }

    fn is_available(&self, object: ObjectId) -> bool {
        let me = self.thread_id();
        self.monitor(object).is_none_or(|m| m.is_available_to(me))
    }

    fn acquire(&mut self, object: ObjectId) {
        let me = self.thread_id();
        if self.monitor(object).is_none_or(|m| m.owner.is_none()) {
            self.touch_object(object, Resource::Owner(object), Mode::Acquire);
            // Before the release it could have begun to wait.
            if self.machine.asks_waiting {
                self.touch_object(object, Resource::Queue(object), Mode::Read);
            }
        }
        if let Some(object) = self.state.heap.get_mut(object) {
            object.monitor_mut().acquire(me);
        }
    }

    /// How often the thread holds a monitor, releases that are still pending taken off.
    pub(crate) fn holds(&self, object: ObjectId) -> u32 {
        let thread = &self.state.threads[self.index];
        let held = self.monitor(object).map_or(0, |m| m.held_by(thread.id));
        let issued = thread
            .pending
            .entries
            .iter()
            .filter(|e| e.object == object && e.access() == Some(AccessKind::Unlock))
            .count();
        held.saturating_sub(issued as u32)
    }

    /// Stores 1 through the pointer to a "taken" flag, in the same step as the acquisition.
    fn set_taken(&mut self, taken: Option<Reg>) -> StepResult {
        let Some(taken) = taken else { return Ok(()) };
        let word = self.reg(taken);
        let location = Location {
            object: object_of(word),
            offset: offset_of(word),
            cell: Cell::Bool,
        };
        let fits = self
            .state
            .heap
            .pointee(word)
            .is_some_and(|o| o.contains(location.offset, 1));
        if !fits {
            return Err(self.unsupported("a lock flag outside every object"));
        }
        // A lock may overtake an access to the flag (a compiler clears it first, and an async
        // method keeps it in an object). The new value must then come after that access.
        if self.has_pending_overlap(location) {
            self.push_entry(AccessKind::Write, true, location, Value::Known(1));
        } else {
            self.write(location, 1);
        }
        Ok(())
    }

    pub(crate) fn monitor_enter(&mut self, object: Reg, taken: Option<Reg>) -> FlowResult {
        let object = match self.monitor_object(object)? {
            Ok(object) => object,
            Err(fault) => return self.fault(fault),
        };
        if !is_private(self.state.heap.get(object), &self.state.threads[self.index]) {
            self.note_possible_wait();
        }
        if !self.is_available(object) {
            if self.thread().is_exclusive() {
                self.allow_blocking("a monitor")?;
            }
            if self.begins_to_wait(None) {
                self.touch_object(object, Resource::Owner(object), Mode::Read);
            }
            let interruptible = !self.machine.rules.locks_ignore_interrupts;
            return self.wait_here_unless(None, interruptible);
        }
        let unseen = self.passes_monitor_unseen(object);
        if !unseen && !self.take_lock_permit() {
            return Ok(Flow::Stop);
        }
        let out_of_order = !self.thread().pending.is_empty();
        self.refresh();
        self.acquire(object);
        self.set_taken(taken)?;
        if !unseen {
            let place = self.own_position();
            self.emit_at(
                EventKind::Lock,
                Some(monitor_location(object)),
                None,
                place,
                None,
                out_of_order,
            );
        }
        Ok(Flow::Next)
    }

    pub(crate) fn monitor_exit(&mut self, object: Reg) -> FlowResult {
        let object = match self.monitor_object(object)? {
            Ok(object) => object,
            Err(fault) => return self.fault(fault),
        };
        if self.holds(object) == 0 {
            return self.fault(Fault::MonitorState);
        }
        if self.passes_monitor_unseen(object) {
            self.release(object);
            return Ok(Flow::Next);
        }
        if self.machine.has_copies() {
            if !self.take_permit_in_place()? {
                return Ok(Flow::Stop);
            }
        } else if !self.machine.sequential {
            return self.issue_unlock(object);
        } else if !std::mem::take(&mut self.permit) {
            return Ok(Flow::Stop);
        }
        self.release(object);
        self.emit(EventKind::Unlock, Some(monitor_location(object)), None);
        Ok(Flow::Next)
    }

    /// Releases a monitor once.
    pub(crate) fn release(&mut self, object: ObjectId) {
        let id = object;
        let mut free = false;
        if let Some(object) = self.state.heap.get_mut(object) {
            object.monitor_mut().release();
            free = object.monitor_mut().owner.is_none();
            object.trim_monitor();
        }
        if free {
            self.record.released = true;
            self.touch_object(id, Resource::Owner(id), Mode::Release);
            if self.machine.asks_waiting {
                self.touch_object(id, Resource::Queue(id), Mode::Write);
            }
        }
    }

    pub(crate) fn monitor_try_enter(
        &mut self,
        dst: OptDef,
        object: Reg,
        timeout: Option<Reg>,
        taken: Option<Reg>,
    ) -> FlowResult {
        let object = match self.monitor_object(object)? {
            Ok(object) => object,
            Err(fault) => return self.fault(fault),
        };
        let limit = timeout.map_or(0, |reg| self.reg(reg) as i32);
        if limit < -1 {
            return self.fault(Fault::ArgumentOutOfRange);
        }
        let available = self.is_available(object);
        if !available && limit != 0 && !self.timeout {
            if self.thread().is_exclusive() {
                self.allow_blocking("a monitor")?;
            }
            if self.begins_to_wait(Some(limit)) {
                self.touch_object(object, Resource::Owner(object), Mode::Read);
            }
            return self.wait_here(Some(limit));
        }
        let unseen = self.passes_monitor_unseen(object);
        if !unseen && !self.take_permit_in_place()? {
            return Ok(Flow::Stop);
        }
        self.finish_timed_wait()?;
        self.refresh();
        if available {
            self.acquire(object);
            self.set_taken(taken)?;
        } else {
            self.touch_object(object, Resource::Owner(object), Mode::Read);
        }
        self.timeout = false;
        let word = u64::from(available);
        self.emit(
            EventKind::TryLock,
            Some(monitor_location(object)),
            Some(word),
        );
        self.set_optional(dst.0, word)
    }

    pub(crate) fn monitor_wait(&mut self, object: Reg, timeout: Option<Reg>) -> FlowResult {
        let object = match self.monitor_object(object)? {
            Ok(object) => object,
            Err(fault) => return self.fault(fault),
        };
        let limit = timeout.map_or(-1, |reg| self.reg(reg) as i32);
        if limit < -1 {
            return self.fault(Fault::ArgumentOutOfRange);
        }
        if self.holds(object) == 0 {
            return self.fault(Fault::MonitorState);
        }
        if self.thread().is_exclusive() {
            self.allow_blocking("a wait")?;
        }
        if !self.take_permit_in_place()? {
            return Ok(Flow::Stop);
        }
        if std::mem::take(&mut self.thread().interrupted) {
            return self.fault(Fault::ThreadInterrupted);
        }
        let me = self.thread_id();
        self.touch_object(object, Resource::Owner(object), Mode::Release);
        self.touch_object(object, Resource::Queue(object), Mode::Write);
        let mut count = 0;
        self.record.released = true;
        if let Some(target) = self.state.heap.get_mut(object) {
            let monitor = target.monitor_mut();
            count = monitor.held_by(me);
            monitor.owner = None;
            monitor.waiting.push(me);
        }
        self.thread().status = Status::Waiting {
            object,
            count,
            timed: limit >= 0,
        };
        if limit >= 0 {
            self.begin_wait(limit);
        }
        self.emit(EventKind::Wait, Some(monitor_location(object)), None);
        Ok(Flow::Stop)
    }

    /// A waiting thread times out, or a ready one takes its monitor back. Returns whether the
    /// thread runs on.
    pub(crate) fn resume_waiting(&mut self) -> Result<bool, Stop> {
        if !self.permit {
            return Ok(false);
        }
        match self.thread().status {
            Status::Waiting {
                object,
                count,
                timed,
            } => {
                let thread = &self.state.threads[self.index];
                let leaves = self.machine.may_leave_queue(thread);
                if !leaves && (!self.timeout || !timed) {
                    return Err(Stop::NotEnabled);
                }
                self.permit = false;
                self.touch_object(object, Resource::Queue(object), Mode::Write);
                let me = self.thread_id();
                if let Some(target) = self.state.heap.get_mut(object) {
                    target.monitor_mut().waiting.retain(|&t| t != me);
                    target.trim_monitor();
                }
                self.thread().status = Status::Ready {
                    object,
                    count,
                    pulsed: false,
                };
                self.finish_timed_wait()?;
                if !leaves {
                    self.emit(EventKind::WaitTimeout, Some(monitor_location(object)), None);
                }
                Ok(false)
            }
            Status::Ready {
                object,
                count,
                pulsed,
            } => {
                if !self.is_available(object) {
                    return Err(Stop::NotEnabled);
                }
                self.permit = false;
                self.touch_object(object, Resource::Owner(object), Mode::Acquire);
                let me = self.thread_id();
                if let Some(target) = self.state.heap.get_mut(object) {
                    target.monitor_mut().owner = Some((me, count));
                }
                self.refresh();
                let word = u64::from(pulsed);
                self.emit(
                    EventKind::WaitDone,
                    Some(monitor_location(object)),
                    Some(word),
                );
                self.thread().status = Status::Running;
                self.stop_waiting();
                if !pulsed && std::mem::take(&mut self.thread().interrupted) {
                    self.fault(Fault::ThreadInterrupted)?;
                    return Ok(true);
                }
                self.finish_wait(word)?;
                Ok(true)
            }
            Status::Delayed => self.fire_timer(),
            Status::Running | Status::Ended | Status::AwaitingClass(_) | Status::Failing => {
                Ok(true)
            }
        }
    }

    /// Writes the result of the wait operation the thread stands at and steps past it.
    fn finish_wait(&mut self, word: u64) -> StepResult {
        let Some(&frame) = self.thread().frames.last() else {
            return Ok(());
        };
        let function = self.machine.function(frame.function)?;
        if let Some(Op::MonitorWait { dst, .. }) = function.ops.get(frame.pc as usize) {
            self.set_optional(dst.0, word)?;
        }
        if let Some(frame) = self.thread().frames.last_mut() {
            frame.pc += 1;
        }
        Ok(())
    }

    /// Stands still before an operation that has to wait, unless the thread was interrupted: then
    /// that is what the step does. Or the step is to begin to wait.
    pub(crate) fn wait_here(&mut self, limit: Option<i32>) -> FlowResult {
        self.wait_here_unless(limit, true)
    }

    /// The same, where an interrupt may count for nothing.
    fn wait_here_unless(&mut self, limit: Option<i32>, interruptible: bool) -> FlowResult {
        let interrupted = interruptible && self.thread().interrupted;
        let begins = self.begins_to_wait(limit);
        if !(interrupted || begins) || !self.take_permit_in_place()? {
            return Ok(Flow::Stop);
        }
        if !interrupted {
            self.touch(Resource::Runtime(RuntimePart::All), Mode::Write);
            if let Some(limit) = limit.filter(|&limit| self.counts_wait(limit)) {
                self.begin_wait(limit);
            }
            self.show_waiting();
            self.emit(EventKind::Native("begins to wait".to_string()), None, None);
            return Ok(Flow::Stop);
        }
        self.end_wait();
        self.thread().interrupted = false;
        self.refresh();
        self.emit(EventKind::Native("is interrupted".to_string()), None, None);
        self.fault(Fault::ThreadInterrupted)
    }

    /// Whether the running native, at which an interrupted thread need not wait, was chosen to be
    /// interrupted all the same; the thread has noticed then.
    pub fn chooses_interrupt(&mut self) -> bool {
        if self.data.take() != Some(1) || !self.take_interrupt() {
            return false;
        }
        self.report(EventKind::Native("is interrupted".to_string()), None, None);
        true
    }

    /// Whether the running thread was interrupted; it has noticed then.
    pub fn take_interrupt(&mut self) -> bool {
        std::mem::take(&mut self.thread().interrupted)
    }

    /// Interrupts a thread: at once if it waits to be pulsed, else at the next operation at which
    /// it has to wait. Where the program was taken to interrupt nobody, that is not modelled.
    pub fn interrupt(&mut self, handle: u64) -> Result<(), NativeResult> {
        if !self.machine.interrupts {
            let what = "an interrupt by code that nothing in the program's text leads to";
            return Err(NativeResult::Unsupported(what.to_string()));
        }
        let mut waiting_at = None;
        let leaves_at_once = !self.machine.rules.interrupted_wait_on;
        self.change_thread(handle, |thread| {
            thread.interrupted = !thread.has_ended();
            if !leaves_at_once {
                return;
            }
            if let Status::Waiting { object, count, .. } = thread.status {
                waiting_at = Some((thread.id, object));
                thread.status = Status::Ready {
                    object,
                    count,
                    pulsed: false,
                };
            }
        });
        if let Some((id, _)) = waiting_at {
            self.state.globals.wake(id);
        }
        if let Some((id, object)) = waiting_at
            && let Some(target) = self.state.heap.get_mut(object)
        {
            target.monitor_mut().waiting.retain(|&t| t != id);
            target.trim_monitor();
        }
        Ok(())
    }

    /// Puts a thread that waits for a monitor's pulse first, so that the next pulse is for it.
    pub fn prefer_waiter(&mut self, object: u64, index: usize) {
        let object = object_of(object);
        self.touch_object(object, Resource::Queue(object), Mode::Write);
        if let Some(target) = self.state.heap.get_mut(object) {
            let waiting = &mut target.monitor_mut().waiting;
            if index < waiting.len() {
                let chosen = waiting.remove(index);
                waiting.insert(0, chosen);
            }
            target.trim_monitor();
        }
    }

    pub(crate) fn monitor_pulse(&mut self, object: Reg, all: bool) -> FlowResult {
        let object = match self.monitor_object(object)? {
            Ok(object) => object,
            Err(fault) => return self.fault(fault),
        };
        if self.holds(object) == 0 {
            return self.fault(Fault::MonitorState);
        }
        let unseen = self.passes_monitor_unseen(object);
        if !unseen && !self.take_permit_beside_memory()? {
            return Ok(Flow::Stop);
        }
        self.touch_object(object, Resource::Queue(object), Mode::Write);
        let mut woken = Vec::new();
        if let Some(target) = self.state.heap.get_mut(object) {
            let monitor = target.monitor_mut();
            let count = if all { monitor.waiting.len() } else { 1 };
            let count = count.min(monitor.waiting.len());
            woken.extend(monitor.waiting.drain(..count));
        }
        for thread in woken {
            self.state.globals.wake(thread);
            if let Some(index) = self.state.thread_index(thread) {
                let thread = &mut self.state.threads[index];
                if let Status::Waiting { object, count, .. } = thread.status {
                    thread.status = Status::Ready {
                        object,
                        count,
                        pulsed: true,
                    };
                }
            }
        }
        let kind = if all {
            EventKind::PulseAll
        } else {
            EventKind::Pulse
        };
        self.emit(kind, Some(monitor_location(object)), None);
        Ok(Flow::Next)
    }
}
