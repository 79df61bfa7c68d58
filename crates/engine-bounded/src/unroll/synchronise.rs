//! Threads, fences, and sections without interruption.

use super::flow::Waiting;
use super::state::State;
use super::{Item, Thread, TooLarge, Unroller};
use crate::circuit::Circuit;
use crate::fencing::{FencePlace, Fencing, ONE_SIDED};
use crate::solver::Lit;
use crate::value::Value;
use fencepost_ir::{FenceKind, FuncId, Reg};

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
