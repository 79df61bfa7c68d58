//! The clock: one logical time for sleeps, timed waits, timers, and whoever asks.
//!
//! Time passes where somebody lets it: a sleep that ends, a wait that expires and a timer that
//! fires move it to the moment at which they are due, and nothing else does. The state has no
//! absolute time. It has how long sleeps, waits and timers take yet, for how long stopwatches have
//! run, and, once the program has read the clock as a number, how long ago that was first. What
//! nobody can read is not there, so a loop that sleeps comes back to a state it was in before.
//! Where nobody can ask for the time at all, sleeps and waits are not counted.

use super::Exec;
use crate::machine::NO_TIME;
use crate::machine::event::{MachineLimit, StepResult, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::state::Globals;
use crate::state::keys::ThreadId;
use crate::state::tracked::Tracked;
use crate::state::word::object_of;

impl Tracked<Globals> {
    /// A thread neither sleeps nor waits any more. Gives how long that would have taken yet.
    pub(crate) fn wake(&mut self, thread: ThreadId) -> Option<i64> {
        let at = self.sleepers.iter().position(|&(id, _)| id == thread)?;
        Some(self.sleepers.remove(at).1)
    }
}

impl Exec<'_> {
    /// Lets time pass. What is due by then stays due. As long as somebody can tell, a state that
    /// was left does not come back, so there is a limit to how often.
    pub(crate) fn pass_time(&mut self, by_ms: i64) -> StepResult {
        if by_ms <= 0 {
            self.touch(Resource::Clock, Mode::Read);
            return Ok(());
        }
        self.touch(Resource::Clock, Mode::Write);
        let globals = &mut self.state.globals;
        if globals.is_timed() {
            if globals.clock_moves >= self.machine.options.clock_moves {
                return Err(Stop::Limit(MachineLimit::ClockMoves));
            }
            globals.clock_moves += 1;
        }
        let left = |ms: i64| ms.saturating_sub(by_ms).max(0);
        for timer in &mut globals.timers {
            timer.due_ms = left(timer.due_ms);
        }
        for (_, left_ms) in &mut globals.sleepers {
            *left_ms = left(*left_ms);
        }
        for (_, age_ms) in &mut globals.watches {
            *age_ms = age_ms.saturating_add(by_ms);
        }
        globals.time_ms = globals.time_ms.map(|time| time.saturating_add(by_ms));
        Ok(())
    }

    /// Whether beginning to wait, with a timeout if there is one, is what the running step does.
    pub(crate) fn begins_to_wait(&self, limit_ms: Option<i32>) -> bool {
        self.may_show_waiting() || self.permit && limit_ms.is_some_and(|ms| self.counts_wait(ms))
    }

    /// Whether the time that a wait takes counts, and has not begun to.
    pub(crate) fn counts_wait(&self, limit_ms: i32) -> bool {
        limit_ms > 0 && self.machine.tells_time && !self.state.globals.is_sleeping(self.thread_id())
    }

    /// The running thread begins to sleep, or to wait with a timeout, if anybody may ask for the
    /// time.
    pub fn begin_wait(&mut self, limit_ms: i32) {
        if !self.machine.tells_time {
            return;
        }
        self.touch(Resource::Clock, Mode::Read);
        let me = self.thread_id();
        let globals = &mut self.state.globals;
        let at = globals.sleepers.partition_point(|&(id, _)| id < me);
        globals.sleepers.insert(at, (me, i64::from(limit_ms)));
    }

    /// The running thread's sleep or timed wait ends early.
    pub fn end_wait(&mut self) {
        let me = self.thread_id();
        self.state.globals.wake(me);
    }

    /// The running thread's sleep or timed wait has taken its time.
    pub fn expire_wait(&mut self) -> StepResult {
        let me = self.thread_id();
        match self.state.globals.wake(me) {
            Some(left_ms) => self.pass_time(left_ms),
            None => Ok(()),
        }
    }

    /// The operation that the running thread stands before happens, or gives up.
    pub(crate) fn finish_timed_wait(&mut self) -> StepResult {
        match self.timeout {
            true => self.expire_wait(),
            false => {
                self.end_wait();
                Ok(())
            }
        }
    }

    /// How long ago the clock was first read as a number; from now on that is kept. None if the
    /// program was taken for one that never asks.
    pub fn read_clock(&mut self) -> Option<i64> {
        if !self.machine.tells_time {
            return None;
        }
        self.touch(Resource::Clock, Mode::Read);
        let globals = &mut self.state.globals;
        match globals.time_ms {
            Some(_) => self.machine.rely_on(NO_TIME),
            None => globals.time_ms = Some(0),
        }
        globals.time_ms
    }

    /// Starts a stopwatch that does not run. None if the program was taken for one that never asks
    /// for the time.
    pub fn start_watch(&mut self, object: u64) -> Option<()> {
        if !self.machine.tells_time {
            return None;
        }
        self.touch(Resource::Clock, Mode::Read);
        let id = object_of(object);
        let globals = &mut self.state.globals;
        let at = globals.watches.partition_point(|&(watch, _)| watch < id);
        if globals
            .watches
            .get(at)
            .is_none_or(|&(watch, _)| watch != id)
        {
            globals.watches.insert(at, (id, 0));
        }
        Some(())
    }

    /// For how long a stopwatch has run; none if it does not.
    pub fn watch_age(&mut self, object: u64) -> Option<i64> {
        self.touch(Resource::Clock, Mode::Read);
        let watches = &self.state.globals.watches;
        let at = watches.binary_search_by_key(&object_of(object), |&(watch, _)| watch);
        if at.is_ok() {
            self.machine.rely_on(NO_TIME);
        }
        at.ok().map(|at| watches[at].1)
    }

    /// Stops a stopwatch. Gives for how long it has run; none if it did not.
    pub fn stop_watch(&mut self, object: u64) -> Option<i64> {
        let age_ms = self.watch_age(object)?;
        let globals = &mut self.state.globals;
        globals
            .watches
            .retain(|&(watch, _)| watch != object_of(object));
        globals.forget_moves();
        Some(age_ms)
    }
}
