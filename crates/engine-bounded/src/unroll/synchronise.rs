//! Monitors, threads and fences.

use super::flow::Waiting;
use super::state::State;
use super::{Item, Thread, TooLarge, Unroller};
use crate::circuit::Circuit;
use crate::objects::MONITOR;
use crate::solver::Lit;
use crate::value::{Address, Data, Value};
use fencepost_ir::{Cell, Fault, FenceKind, FuncId, Reg};
use fencepost_memory_model::AccessKind;

impl Unroller<'_> {
    pub(super) fn fence(&mut self, state: &State, kind: FenceKind) {
        if self.alone {
            return;
        }
        if kind != FenceKind::Full && !std::mem::replace(&mut self.known.one_sided, true) {
            self.known.objects.grew = true;
        }
        self.push(Item::Fence(kind, state.guard));
    }

    fn held(&self, state: &State, one: &crate::value::Candidate) -> Lit {
        state.held.get(&one.object).copied().unwrap_or(Lit::FALSE)
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
        let Some(address) = object.address().cloned() else {
            return Ok(None);
        };
        let faults = vec![(Fault::ArgumentNull, address.null)];
        self.faults(waiting, round, pc, state, faults)?;
        Ok(Some(address))
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
        // A monitor that is held already is entered without waiting; that is not encoded.
        let mut again = Lit::FALSE;
        for one in &address.candidates {
            let held = self.held(&state, one);
            let both = self.circuit.and(held, one.holds);
            again = self.circuit.or(again, both);
        }
        if let Some(part) = self.split(&mut state, again) {
            self.unsupported(part, "entering a monitor that the thread holds already");
        }
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let pointer = taken.map(|register| self.get(&state, register));
        if let Some(pointer) = &pointer {
            self.wait_for(&mut state, pointer);
        }
        self.monitor_event(&state, &address, AccessKind::Lock);
        for one in &address.candidates {
            let held = self.held(&state, one);
            let held = self.circuit.or(held, one.holds);
            state.held.insert(one.object, held);
        }
        if let Some(pointer) = pointer
            && let Err(what) = self.set_flag(&mut state, &pointer)
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
        let Some(address) = self.monitor(waiting, round, pc, &mut state, object)? else {
            self.unsupported(state, "a monitor of a number");
            return Ok(());
        };
        let mut foreign = Lit::FALSE;
        for one in &address.candidates {
            let held = self.held(&state, one);
            let free = self.circuit.and(one.holds, !held);
            foreign = self.circuit.or(foreign, free);
        }
        let faults = vec![(Fault::MonitorState, foreign)];
        self.faults(waiting, round, pc, &mut state, faults)?;
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        self.monitor_event(&state, &address, AccessKind::Unlock);
        for one in &address.candidates {
            let held = self.held(&state, one);
            let held = self.circuit.and(held, !one.holds);
            state.held.insert(one.object, held);
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// A lock reads that a monitor is free and writes that it is held, in one step; an unlock
    /// writes that it is free.
    fn monitor_event(&mut self, state: &State, address: &Address, kind: AccessKind) {
        if self.alone {
            return;
        }
        let mut targets = Vec::new();
        for one in &address.candidates {
            let lit = self.circuit.and(state.guard, one.holds);
            if lit != Lit::FALSE {
                targets.push(((one.object, MONITOR, 0), lit));
            }
        }
        let locks = kind == AccessKind::Lock;
        let stored = Data::Bits(vec![Lit::constant(locks)]);
        for (place, _) in &targets {
            self.known.objects.note(*place, &stored);
        }
        let event = self.event(state, kind, targets.clone(), Cell::Bool);
        let event = &mut self.out.events[event.index()];
        event.written = targets;
        event.stored = Some(stored);
        if locks {
            event.loaded = Some(Data::Bits(vec![Lit::FALSE]));
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn thread_start(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Option<Reg>,
        function: FuncId,
        args: &[Reg],
    ) -> Result<(), TooLarge> {
        if self.initialising > 0 {
            self.unsupported(state, "a thread that a class initialiser starts");
            return Ok(());
        }
        if self.alone {
            if state.guard != Lit::TRUE {
                self.unsupported(state, "a first thread that is not always started");
                return Ok(());
            }
            self.take_memory(&state);
            let objects = &self.known.objects;
            state
                .memory
                .retain(|(object, _), _| objects.get(*object).class.is_none());
            self.alone = false;
        }
        let number = self.out.threads.len() as u32;
        let arguments = args.iter().map(|&register| Value {
            // Everything that was pending is complete when a thread is started.
            reads: Default::default(),
            ..self.get(&state, register)
        });
        let arguments = arguments.collect();
        let position = self.push(Item::Start(number));
        self.out.threads.push(Thread {
            parent: Some((self.thread, position)),
            guard: state.guard,
            items: Vec::new(),
            function,
            arguments,
        });
        if let Some(dst) = dst {
            let handle = Value::number(u64::from(number), 64);
            self.set(&mut state, dst, handle);
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }

    pub(super) fn thread_join(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        dst: Option<Reg>,
        (thread, timeout): (Reg, Option<Reg>),
    ) -> Result<(), TooLarge> {
        let handle = self.get(&state, thread);
        self.wait_for(&mut state, &handle);
        let known = handle.bits().and_then(|bits| Circuit::known(bits));
        let known = known.filter(|&n| n > 0 && (n as usize) < self.out.threads.len());
        let (Some(number), None) = (known, timeout) else {
            self.unsupported(
                state,
                "waiting for a thread that is not known, or not for long",
            );
            return Ok(());
        };
        self.push(Item::Join(number as u32, state.guard));
        if let Some(dst) = dst {
            self.set(&mut state, dst, Value::number(1, 32));
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }
}
