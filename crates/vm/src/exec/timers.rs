//! Timers: threads that begin when logical time has come.
//!
//! An armed timer is a background thread that has not begun. The one that is due first may begin
//! at any moment, which moves logical time to its due time; of several that are due together, or
//! overdue, any may be first.

use super::Exec;
use crate::machine::Machine;
use crate::machine::event::{EventKind, MachineLimit, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::machine::native::RuntimePart;
use crate::state::keys::ThreadId;
use crate::state::thread::{Status, Thread};
use crate::state::{State, Timer, TimerRequest};
use fencepost_ir::FuncId;

impl State {
    /// The armed timer whose firing a thread is.
    pub(crate) fn timer_of(&self, thread: ThreadId) -> Option<&Timer> {
        self.globals.timers.iter().find(|t| t.thread == thread)
    }

    /// Whether the timer of a thread may fire, and no other one that may is due before it.
    pub(crate) fn timer_may_fire(&self, thread: ThreadId) -> bool {
        let may_fire = |t: &&Timer| t.request != TimerRequest::Missing;
        let timers = self.globals.timers.iter().filter(may_fire);
        let earliest = timers.map(|t| t.due_ms).min();
        self.timer_of(thread)
            .filter(may_fire)
            .is_some_and(|t| Some(t.due_ms) == earliest)
    }
}

impl Machine {
    /// Whether a limit may stop the execution where the timer fires whose firing a thread is.
    pub(crate) fn firing_may_stop(&self, state: &State, thread: &Thread) -> bool {
        let fires_again = |timer: &Timer| timer.fired < self.options.timer_firings;
        !state.timer_of(thread.id).is_some_and(fires_again) || state.globals.is_timed()
    }
}

impl Exec<'_> {
    /// Arms a timer; what was armed with the same object is not any more.
    pub fn start_timer(
        &mut self,
        function: FuncId,
        object: u64,
        delay_ms: i64,
        period_ms: i64,
        request: TimerRequest,
    ) -> Result<(), Stop> {
        self.stop_timer(object);
        self.touch(Resource::Clock, Mode::Read);
        let creator = self.namesake();
        let timer = Timer {
            thread: ThreadId::MAIN,
            object,
            due_ms: delay_ms.max(0),
            period_ms,
            fired: 0,
            request,
        };
        self.arm(creator, function, timer)
    }

    /// Asks the timer with this object, if it is armed, to fire when it is due.
    pub fn request_firing(&mut self, object: u64) {
        let timers = &mut self.state.globals.timers;
        if let Some(timer) = timers.iter_mut().find(|t| t.object == object) {
            timer.request = TimerRequest::Made;
            timer.fired = 0;
        }
    }

    /// Arms a timer; its thread is a new one.
    fn arm(&mut self, creator: ThreadId, function: FuncId, timer: Timer) -> Result<(), Stop> {
        let thread = self.add_thread(creator, function, &[timer.object], true, 0)?;
        if let Some(index) = self.state.thread_index(thread) {
            self.state.threads[index].status = Status::Delayed;
        }
        self.make_unknown(thread);
        let globals = &mut self.state.globals;
        let at = globals.timers.partition_point(|t| t.thread < thread);
        globals.timers.insert(at, Timer { thread, ..timer });
        Ok(())
    }

    /// Disarms the timer with this object. Says whether it was armed.
    pub fn stop_timer(&mut self, object: u64) -> bool {
        let timers = &self.state.globals.timers;
        let Some(at) = timers.iter().position(|t| t.object == object) else {
            return false;
        };
        let timer = self.state.globals.timers.remove(at);
        self.remove_thread(timer.thread);
        true
    }

    /// Takes a thread that never ran out of the state.
    fn remove_thread(&mut self, thread: ThreadId) {
        if let Some(index) = self.state.thread_index(thread) {
            for frame in &self.state.threads[index].frames {
                self.state.heap.remove(frame.memory);
            }
            self.state.threads.remove(index);
            if index < self.index {
                self.index -= 1;
            }
        }
    }

    /// The timer whose firing the running thread is fires. Returns whether the thread runs on.
    pub(crate) fn fire_timer(&mut self) -> Result<bool, Stop> {
        if !self.permit {
            return Ok(false);
        }
        let me = self.thread_id();
        let Some(timer) = self.state.timer_of(me).copied() else {
            return Err(Stop::NotEnabled);
        };
        if !self.state.timer_may_fire(me) {
            return Err(Stop::NotEnabled);
        }
        // Callbacks of a periodic timer may pile up without end.
        if timer.fired >= self.machine.options.timer_firings {
            return Err(Stop::Limit(MachineLimit::TimerFirings));
        }
        self.permit = false;
        self.touch(Resource::Runtime(RuntimePart::Timers), Mode::Write);
        let globals = &mut self.state.globals;
        globals.timers.retain(|t| t.thread != me);
        self.pass_time(timer.due_ms)?;
        self.emit(EventKind::Native("a timer fires".to_string()), None, None);
        self.thread().status = Status::Running;
        if timer.period_ms > 0 {
            let function = self.state.threads[self.index].entry;
            let creator = self.machine.identities.thread_key(me).creator;
            let fired = timer.fired + 1;
            let next = Timer {
                due_ms: timer.period_ms,
                fired,
                request: match timer.request {
                    TimerRequest::NotNeeded => TimerRequest::NotNeeded,
                    TimerRequest::Made | TimerRequest::Missing => TimerRequest::Missing,
                },
                ..timer
            };
            self.arm(creator, function, next)?;
        }
        Ok(true)
    }
}
