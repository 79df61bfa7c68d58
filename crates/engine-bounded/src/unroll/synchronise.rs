//! Threads, fences, and sections without interruption.

use super::flow::Waiting;
use super::monitors::Patience;
use super::state::State;
use super::{Item, Thread, TooLarge, Unroller};
use crate::circuit::Circuit;
use crate::fencing::{FencePlace, Fencing, ONE_SIDED};
use crate::solver::Lit;
use crate::value::{Data, Value};
use fencepost_ir::{Cell, Fault, FenceKind, FuncId, Op, Order, Place, Reg};

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

    /// Puts the fences before an access that are not in the program, or could be there.
    pub(super) fn fence_before(&mut self, state: &State) {
        let library = self.stack.last().is_none_or(|a| a.body.function.library);
        let site = self.site();
        for (kind, &sides) in ONE_SIDED.iter().enumerate() {
            let place = FencePlace { site, kind };
            let there = match self.fencing {
                Fencing::None => Lit::FALSE,
                Fencing::Fixed(fences) => Lit::constant(fences.contains(&place)),
                Fencing::Open { outside, .. } if library || outside.contains(&site.function) => {
                    Lit::FALSE
                }
                Fencing::Open { .. } => self.out.selectors.get(self.circuit, place),
            };
            let guard = self.circuit.and(state.guard, there);
            if guard != Lit::FALSE {
                let part = State {
                    guard,
                    ..State::new()
                };
                self.fence(&part, sides);
            }
        }
    }

    /// The handle of the running thread. That of the first one, which nobody has started, is none
    /// that a start gives.
    pub(super) fn own_handle(&self) -> Value {
        let number = match self.thread {
            0 => 1 << 32,
            number => u64::from(number),
        };
        Value::number(number, 64)
    }

    /// Begins a section that other threads do not interrupt.
    pub(super) fn begin_section(&mut self, state: &mut State) {
        if self.alone {
            return;
        }
        state.section = Some(match state.section {
            Some((number, depth)) => (number, depth + 1),
            None => {
                self.fence(state, FenceKind::Full);
                self.sections += 1;
                (self.sections - 1, 1)
            }
        });
    }

    /// Ends the innermost section.
    pub(super) fn end_section(&mut self, state: &mut State) {
        state.section = match state.section {
            Some((number, depth)) if depth > 1 => Some((number, depth - 1)),
            Some(_) | None => None,
        };
    }

    /// Starts a thread; `told` gets one.
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
        told: Option<Reg>,
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
            state = self.initialise_early(state)?;
            self.begun = state.initialised.clone();
            self.take_memory(&state);
            let objects = &self.known.objects;
            state
                .memory
                .retain(|(object, _), _| objects.is_own(*object));
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
        if let Some(told) = told {
            self.set(&mut state, told, Value::number(1, 32));
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// Starts a thread whose handle goes to a cell, unless there is one in it already.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn start_native(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
        function: &str,
    ) -> Result<(), TooLarge> {
        let &[cell, thread, start, argument, context, background] = args else {
            return self.refuse(state, op);
        };
        let Ok(function) = self.source.find_function(function) else {
            return self.refuse(state, op);
        };
        let background = self.get(&state, background);
        if background.bits().and_then(|bits| Circuit::known(bits)) != Some(0) {
            self.unsupported(state, "a thread in the background");
            return Ok(());
        }
        let number = Circuit::number(self.out.threads.len() as u64, 64);
        let place = Place::Pointer(cell, 0, Cell::I64);
        let change = |circuit: &mut Circuit, old: &Data| {
            let Data::Bits(old) = old else { return None };
            let free = !circuit.any(old);
            Some((Data::Bits(number.clone()), free))
        };
        let old = match self.resolve(&mut state, place) {
            Ok(resolved) => self.change_cell(&mut state, &resolved.places, Cell::I64, change),
            Err(what) => Err(what),
        };
        let old = match old {
            Ok(old) => old,
            Err(what) => {
                self.unsupported(state, what);
                return Ok(());
            }
        };
        let taken = self.holds(&old);
        if let Some(mut part) = self.split(&mut state, taken) {
            if let Some(dst) = dst {
                self.set(&mut part, dst, Value::number(0, 32));
            }
            self.next(waiting, round, pc, part);
        }
        if state.guard == Lit::FALSE {
            return Ok(());
        }
        let passed = [thread, start, argument, context];
        self.thread_start(waiting, round, pc, state, None, function, &passed, dst)
    }

    /// Waits for the thread whose handle is in a cell.
    pub(super) fn join_native(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        (dst, args): (Option<Reg>, &[Reg]),
    ) -> Result<(), TooLarge> {
        let &[cell, timeout] = args else {
            return self.refuse(state, op);
        };
        let patience = self.patience(&mut state, Some(timeout));
        if patience != Some(Patience::Unlimited) || state.section.is_some() {
            self.unsupported(state, "waiting for a thread, but not for long");
            return Ok(());
        }
        let place = Place::Pointer(cell, 0, Cell::I64);
        let handle = match self.resolve(&mut state, place) {
            Ok(resolved) => self.read(&state, &resolved.places, Cell::I64, Order::Volatile),
            Err(what) => Err(what),
        };
        let handle = match handle {
            Ok(handle) => handle,
            Err(what) => {
                self.unsupported(state, what);
                return Ok(());
            }
        };
        self.wait_for(&mut state, &handle);
        let started = self.holds(&handle);
        let faults = vec![(Fault::ThreadState, !started)];
        self.faults(waiting, round, pc, &mut state, faults)?;
        let bits = handle.bits().cloned().unwrap_or_default();
        let mut known = Vec::new();
        for number in 1..self.out.threads.len() as u32 {
            // Who waits for itself waits for ever.
            if number == self.thread {
                continue;
            }
            let wanted = Circuit::number(u64::from(number), bits.len());
            let here = self.circuit.equal(&bits, &wanted);
            known.push(here);
            let guard = self.circuit.and(state.guard, here);
            if guard != Lit::FALSE {
                self.push(Item::Join(number, guard));
            }
        }
        let known = self.circuit.any(&known);
        if let Some(part) = self.split(&mut state, !known) {
            self.unsupported(part, "waiting for a thread that is not known");
        }
        if let Some(dst) = dst {
            self.set(&mut state, dst, Value::number(1, 32));
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
