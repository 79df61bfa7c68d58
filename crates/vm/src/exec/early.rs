//! Prescient stores, and the assigns that fulfil them.

use super::{Exec, Flow};
use crate::machine::event::{EventKind, StepResult, Stop};
use crate::state::foresight::EarlyStore;
use crate::state::foresight::EarlyValue;
use crate::state::history::Written;
use crate::state::location::Location;
use crate::state::thread::FrameKind;
use fencepost_ir::{Function, Order};
use fencepost_memory_model::AccessKind;

impl Exec<'_> {
    /// Stores and writes a value that the thread assigns later. That the write comes at once loses
    /// nothing: until then nobody sees the store.
    pub(crate) fn store_early(&mut self, number: u32) -> StepResult {
        let value = self.machine.early.get(number).ok_or(Stop::NotEnabled)?;
        let me = self.thread_id();
        if value.thread != me || !self.machine.may_store_early(self.state, &value) {
            return Err(Stop::NotEnabled);
        }
        let EarlyValue { at, raw, .. } = value;
        let now = at.cell.narrow(self.read(at));
        // What the working copy may be: the platform has read and loaded it before.
        let history = &self.state.globals.history;
        let own = history.early_of(me, at).filter(|store| store.at == at);
        let own = own.map(|store| store.raw);
        let candidates = history.candidates(me, at, false, now);
        let mut copies: Vec<u64> = candidates.iter().map(|c| c.raw).chain(own).collect();
        copies.sort_unstable();
        copies.dedup();
        let word = at.cell.widen(raw);
        self.write_memory(at, word, Written::Plain);
        let store = EarlyStore {
            thread: me,
            at,
            raw,
            copies,
            fulfilled: false,
        };
        self.change_history(|history| history.add_early(store));
        let place = self.own_position();
        self.emit_at(
            EventKind::PrescientStore,
            Some(at),
            Some(word),
            place,
            None,
            true,
        );
        Ok(())
    }

    /// An assign: it may be the one that a prescient store waits for, and what it assigns may be
    /// stored early elsewhere. Gives what to do if it is done with that.
    pub(crate) fn assign(
        &mut self,
        function: &Function,
        order: Order,
        at: Location,
        word: u64,
    ) -> Option<Flow> {
        if !self.machine.has_copies() || self.is_unordered(at.object) {
            return None;
        }
        let plain = self.machine.access_kind(function, order, false) == AccessKind::Write;
        let raw = at.cell.narrow(word);
        let me = self.thread_id();
        if self.machine.early.is_active() && plain {
            self.note_assign(EarlyValue {
                thread: me,
                at,
                raw,
            });
        }
        let history = &self.state.globals.history;
        let store = history.early_of(me, at)?;
        if store.fulfilled {
            self.change_history(|history| history.drop_copies(me, Some(at)));
            return None;
        }
        if !plain || store.at != at || store.raw != raw {
            // The next assign must be the one that was foreseen.
            self.change_history(|history| history.lost = true);
            return Some(Flow::Stop);
        }
        let keeps_copy = at.cell.narrow(self.read(at)) != raw;
        self.age = u32::from(keeps_copy);
        let place = self.own_position();
        self.emit_at(
            EventKind::DelayedAssign,
            Some(at),
            Some(word),
            place,
            None,
            false,
        );
        let counted = self.change_history(|history| history.fulfil(me, at, keeps_copy));
        self.machine.early.note_values(&counted);
        Some(Flow::Next)
    }

    /// Notes a value, at once or as soon as nothing is pending.
    fn note_assign(&mut self, value: EarlyValue) {
        if self.machine.early.knows(&value) {
            return;
        }
        let frames = &self.state.threads[self.index].frames;
        let initialises = |kind| matches!(kind, FrameKind::Initializer { .. });
        if frames.iter().any(|frame| initialises(frame.kind)) {
            return;
        }
        match self.state.globals.history.has_early_pending() {
            true => self.change_history(|history| history.hope(value)),
            false => self.machine.early.note_values(&[value]),
        }
    }

    /// Notes that the thread touches a variable.
    #[inline]
    pub(crate) fn note_touch(&self, at: Location) {
        if self.machine.early.is_active() && !self.state.is_alone() {
            let me = self.thread_id();
            self.machine.early.note_touch(self.state, me, at);
        }
    }

    /// What a run of operations came to. While a prescient store is pending, one that failed
    /// stands before the operation that did, until nothing is.
    pub(crate) fn hold(&mut self, result: StepResult) -> StepResult {
        match result {
            Err(Stop::Violation(_) | Stop::Unsupported(_))
                if self.machine.is_speculative(self.state) =>
            {
                let me = self.thread_id();
                self.change_history(|history| history.hold(me));
                self.stand_before_failure();
                Ok(())
            }
            other => other,
        }
    }
}
