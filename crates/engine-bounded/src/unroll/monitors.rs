//! Monitors: entering and leaving them, waiting for pulses and sending them.
//!
//! A monitor is a cell of one bit that says whether somebody holds it. How often the running
//! thread holds it is known from what it did, under conditions.

use super::flow::Waiting;
use super::state::State;
use super::{Pulse, TooLarge, Unroller, Wait, Wakes};
use crate::circuit::Circuit;
use crate::objects::MONITOR;
use crate::solver::Lit;
use crate::value::{Address, Candidate, Data, EventId, Value, choose, width};
use fencepost_ir::{Cell, Fault, Kind, NativeMeaning, Op, Reg};
use fencepost_memory_model::AccessKind;

/// How long an operation waits at most.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Patience {
    /// Not at all, or for some time: it may give up whenever it cannot go on.
    Limited,
    /// For ever.
    Unlimited,
}

impl Unroller<'_> {
    /// Whether the thread holds the monitor of a candidate at least so many times.
    fn held(&self, state: &State, one: &Candidate, times: usize) -> Lit {
        let held = state.held.get(&one.object);
        let lit = held.and_then(|held| held.get(times.checked_sub(1)?));
        lit.copied().unwrap_or(Lit::FALSE)
    }

    /// Whether the monitor that an address means is held at least so many times.
    fn holds_times(&mut self, state: &State, address: &Address, times: usize) -> Lit {
        let mut ways = Vec::new();
        for one in &address.candidates {
            let held = self.held(state, one, times);
            ways.push(self.circuit.and(held, one.holds));
        }
        self.circuit.any(&ways)
    }

    /// Whether the thread holds the monitor of an object, or how often; nothing if that cannot be
    /// told.
    pub(super) fn holds_monitor(
        &mut self,
        state: &mut State,
        args: &[Reg],
        counts: bool,
    ) -> Option<Value> {
        let &[object] = args else { return None };
        let object = self.get(state, object);
        self.wait_for(state, &object);
        let address = object.address()?.clone();
        let held = address.candidates.iter();
        let most = held.map(|one| state.held.get(&one.object).map_or(0, Vec::len));
        let most = most
            .max()
            .unwrap_or(0)
            .min(if counts { usize::MAX } else { 1 });
        let mut sum = Value::number(0, 32);
        for times in 1..=most {
            let holds = self.holds_times(state, &address, times);
            let number = Value::number(times as u64, 32);
            sum = choose(self.circuit, holds, &number, &sum);
        }
        Some(sum)
    }

    /// Notes that the monitor is held once more where a condition holds, or once less.
    fn count(&mut self, state: &mut State, address: &Address, condition: Lit, more: bool) {
        for one in &address.candidates {
            let here = self.circuit.and(condition, one.holds);
            let before = state.held.get(&one.object).cloned().unwrap_or_default();
            let at = |times: usize| match times {
                0 => Lit::TRUE,
                _ => before.get(times - 1).copied().unwrap_or(Lit::FALSE),
            };
            let mut after = Vec::new();
            for times in 1..=before.len() + usize::from(more) {
                let other = at(if more { times - 1 } else { times + 1 });
                after.push(self.circuit.choose(here, other, at(times)));
            }
            while after.last() == Some(&Lit::FALSE) {
                after.pop();
            }
            state.held.insert(one.object, after);
        }
    }

    /// The object of a monitor; null faults.
    fn monitor(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: &mut State,
        object: Reg,
    ) -> Result<Option<Address>, TooLarge> {
        let object = self.get(state, object);
        self.wait_for(state, &object);
        // An initialiser that is run early cannot wait.
        let Some(address) = object.address().filter(|_| self.early.is_none()).cloned() else {
            return Ok(None);
        };
        let faults = vec![(Fault::ArgumentNull, address.null)];
        self.faults(waiting, round, pc, state, faults)?;
        Ok(Some(address))
    }

    /// The same for operations of a thread that holds the monitor.
    fn own_monitor(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: &mut State,
        object: Reg,
    ) -> Result<Option<Address>, TooLarge> {
        let Some(address) = self.monitor(waiting, round, pc, state, object)? else {
            return Ok(None);
        };
        let mut foreign = Lit::FALSE;
        for one in &address.candidates {
            let held = self.held(state, one, 1);
            let free = self.circuit.and(one.holds, !held);
            foreign = self.circuit.or(foreign, free);
        }
        let faults = vec![(Fault::MonitorState, foreign)];
        self.faults(waiting, round, pc, state, faults)?;
        Ok(Some(address))
    }

    /// How long an operation waits, if that is known.
    pub(super) fn patience(&mut self, state: &mut State, timeout: Option<Reg>) -> Option<Patience> {
        let Some(timeout) = timeout else {
            return Some(Patience::Limited);
        };
        let value = self.get(state, timeout);
        self.wait_for(state, &value);
        let known = value.bits().and_then(|bits| Circuit::known(bits))?;
        match known as u32 as i32 {
            -1 => Some(Patience::Unlimited),
            0.. => Some(Patience::Limited),
            _ => None,
        }
    }

    pub(super) fn monitor_enter(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        object: Reg,
        taken: Option<Reg>,
    ) -> Result<(), TooLarge> {
        let Some(address) = self.monitor(waiting, round, pc, &mut state, object)? else {
            self.unsupported(state, "a monitor of a number");
            return Ok(());
        };
        if state.section.is_some() {
            self.unsupported(state, "a monitor inside an atomic section");
            return Ok(());
        }
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let pointer = taken.map(|register| self.get(&state, register));
        if let Some(pointer) = &pointer {
            self.wait_for(&mut state, pointer);
        }
        // One that the thread holds already is entered without waiting.
        let again = self.holds_times(&state, &address, 1);
        let stored = Data::Bits(vec![Lit::TRUE]);
        let event = self.monitor_event(&state, &address, AccessKind::Lock, stored, Lit::TRUE);
        if let Some(event) = event {
            self.out.events[event.index()].loaded = Some(Data::Bits(vec![again]));
        }
        self.count(&mut state, &address, Lit::TRUE, true);
        if let Some(pointer) = pointer
            && let Err(what) = self.set_flag(&mut state, &pointer, Lit::TRUE)
        {
            self.unsupported(state, what);
            return Ok(());
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }

    pub(super) fn monitor_exit(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        object: Reg,
    ) -> Result<(), TooLarge> {
        let Some(address) = self.own_monitor(waiting, round, pc, &mut state, object)? else {
            self.unsupported(state, "a monitor of a number");
            return Ok(());
        };
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let still = self.holds_times(&state, &address, 2);
        let stored = Data::Bits(vec![still]);
        self.monitor_event(&state, &address, AccessKind::Unlock, stored, Lit::TRUE);
        self.count(&mut state, &address, Lit::TRUE, false);
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// Takes a monitor if it is free, or gives up.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn monitor_try_enter(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Option<Reg>,
        object: Reg,
        (timeout, taken): (Option<Reg>, Option<Reg>),
    ) -> Result<(), TooLarge> {
        let Some(address) = self.monitor(waiting, round, pc, &mut state, object)? else {
            self.unsupported(state, "a monitor of a number");
            return Ok(());
        };
        let Some(patience) = self.patience(&mut state, timeout) else {
            self.unsupported(state, "a time limit that is not a known number");
            return Ok(());
        };
        if state.section.is_some() {
            self.unsupported(state, "a monitor inside an atomic section");
            return Ok(());
        }
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let pointer = taken.map(|register| self.get(&state, register));
        if let Some(pointer) = &pointer {
            self.wait_for(&mut state, pointer);
        }
        let again = self.holds_times(&state, &address, 1);
        let (kind, loaded, success) = match patience {
            _ if self.alone => (AccessKind::Lock, again, Lit::TRUE),
            Patience::Unlimited => (AccessKind::Lock, again, Lit::TRUE),
            Patience::Limited => {
                let busy = self.circuit.fresh();
                let success = self.circuit.or(!busy, again);
                (AccessKind::Write, busy, success)
            }
        };
        let stored = Data::Bits(vec![Lit::TRUE]);
        let event = self.monitor_event(&state, &address, kind, stored, success);
        if let Some(event) = event {
            let event = &mut self.out.events[event.index()];
            event.loaded = Some(Data::Bits(vec![loaded]));
            event.in_place = true;
        }
        self.count(&mut state, &address, success, true);
        if let Some(pointer) = pointer
            && let Err(what) = self.set_flag(&mut state, &pointer, success)
        {
            self.unsupported(state, what);
            return Ok(());
        }
        self.set_condition(&mut state, dst, success);
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// Gives a monitor up until it is pulsed, or the time is over.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn monitor_wait(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Option<Reg>,
        object: Reg,
        timeout: Option<Reg>,
    ) -> Result<(), TooLarge> {
        let Some(address) = self.own_monitor(waiting, round, pc, &mut state, object)? else {
            self.unsupported(state, "a monitor of a number");
            return Ok(());
        };
        let patience = match timeout {
            None => Some(Patience::Unlimited),
            Some(_) => self.patience(&mut state, timeout),
        };
        let refused = match (self.alone, state.section, patience) {
            (_, _, None) => Some("a time limit that is not a known number"),
            (_, Some(_), _) => Some("a wait inside an atomic section"),
            (true, ..) => Some("a wait before there is a second thread"),
            (false, None, Some(_)) => None,
        };
        if let Some(what) = refused {
            self.unsupported(state, what);
            return Ok(());
        }
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let free = Data::Bits(vec![Lit::FALSE]);
        let release = self.monitor_event(&state, &address, AccessKind::Unlock, free, Lit::TRUE);
        let expiry = (patience == Some(Patience::Limited)).then(|| {
            self.out.chooses = true;
            let over = self.circuit.fresh();
            let part = State {
                guard: self.circuit.and(state.guard, over),
                ..state.clone()
            };
            let targets = self.monitor_targets(&part, &address, Lit::TRUE);
            (
                self.event(&part, AccessKind::Unlock, targets, Cell::Bool),
                over,
            )
        });
        let taken = Data::Bits(vec![Lit::TRUE]);
        let retake = self.monitor_event(&state, &address, AccessKind::Lock, taken, Lit::TRUE);
        if let (Some(release), Some(retake)) = (release, retake) {
            let all = [Some(release), Some(retake), expiry.map(|(event, _)| event)];
            for event in all.into_iter().flatten() {
                self.out.events[event.index()].in_place = true;
            }
            self.out.events[retake.index()].loaded = Some(Data::Bits(vec![Lit::FALSE]));
            self.out.waits.push(Wait {
                release,
                retake,
                expiry,
            });
        }
        let pulsed = expiry.map_or(Lit::TRUE, |(_, over)| !over);
        self.set_condition(&mut state, dst, pulsed);
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// Wakes the first thread that waits, or all of them.
    pub(super) fn monitor_pulse(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        object: Reg,
        all: bool,
    ) -> Result<(), TooLarge> {
        let Some(address) = self.own_monitor(waiting, round, pc, &mut state, object)? else {
            self.unsupported(state, "a monitor of a number");
            return Ok(());
        };
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        if !self.alone {
            let targets = self.monitor_targets(&state, &address, Lit::TRUE);
            let event = self.event(&state, AccessKind::Unlock, targets, Cell::Bool);
            self.out.events[event.index()].in_place = true;
            let wakes = match all {
                true => Wakes::All,
                false if self.is_for_any(pc) => Wakes::Any,
                false => Wakes::First,
            };
            self.out.pulses.push(Pulse { event, wakes });
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// Whether the operation before a pulse says that it is for any thread that waits.
    fn is_for_any(&self, pc: u32) -> bool {
        let body = self.stack.last().map(|active| &active.body);
        let before = pc.checked_sub(1).zip(body);
        let before = before.and_then(|(pc, body)| body.function.ops.get(pc as usize));
        match before {
            Some(Op::Native { native, .. }) => {
                self.source.native_meaning(*native) == Some(NativeMeaning::AnyWaiter)
            }
            _ => false,
        }
    }

    /// Puts a truth value into a register.
    pub(super) fn set_condition(&mut self, state: &mut State, dst: Option<Reg>, lit: Lit) {
        if let Some(dst) = dst {
            let mut bits = Circuit::number(0, width(Kind::I32).unwrap_or(32));
            bits[0] = lit;
            self.set(state, dst, Value::free(Data::Bits(bits)));
        }
    }

    fn monitor_targets(
        &mut self,
        state: &State,
        address: &Address,
        condition: Lit,
    ) -> Vec<(crate::objects::Place, Lit)> {
        let mut targets = Vec::new();
        for one in &address.candidates {
            let lit = self.circuit.and(state.guard, one.holds);
            let lit = self.circuit.and(lit, condition);
            if lit != Lit::FALSE {
                targets.push(((one.object, MONITOR, 0), lit));
            }
        }
        targets
    }

    /// An access to a monitor, which writes whether it is held where a condition holds.
    fn monitor_event(
        &mut self,
        state: &State,
        address: &Address,
        kind: AccessKind,
        stored: Data,
        condition: Lit,
    ) -> Option<EventId> {
        if self.alone {
            return None;
        }
        let targets = self.monitor_targets(state, address, Lit::TRUE);
        let written = self.monitor_targets(state, address, condition);
        for (place, _) in &written {
            self.known.objects.note(*place, &stored);
        }
        let id = self.event(state, kind, targets, Cell::Bool);
        let event = &mut self.out.events[id.index()];
        event.written = written;
        event.stored = Some(stored);
        Some(id)
    }
}
