//! Natives whose meaning is known.

use super::flow::Waiting;
use super::operations::UNKNOWN_BOUND;
use super::state::State;
use super::{Item, TooLarge, Unroller, What};
use crate::objects::ObjectKey;
use crate::solver::Lit;
use crate::value::Value;
use fencepost_ir::{NativeId, NativeMeaning, Op, Reg, StringId};

impl Unroller<'_> {
    /// Follows a call of the runtime, if it is known what it does.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn native(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        mut state: State,
        op: &Op,
        native: NativeId,
        (dst, args): (Option<Reg>, &[Reg]),
    ) -> Result<(), TooLarge> {
        let Some(meaning) = self.source.native_meaning(native) else {
            return self.refuse(state, op);
        };
        let registers = (dst, args);
        match meaning {
            NativeMeaning::ExactClass(fault) => {
                let Some(condition) = self.is_not_exactly(&mut state, args) else {
                    return self.refuse(state, op);
                };
                self.faults(waiting, round, pc, &mut state, vec![(fault, condition)])?;
            }
            NativeMeaning::Takes => {
                let Some(takes) = self.takes(&mut state, args) else {
                    return self.refuse(state, op);
                };
                self.set_condition(&mut state, dst, takes);
            }
            NativeMeaning::AtomicBegin => self.begin_section(&mut state),
            NativeMeaning::AtomicEnd => self.end_section(&mut state),
            NativeMeaning::CurrentThread => {
                let handle = self.own_handle();
                self.set_some(&mut state, dst, handle);
            }
            NativeMeaning::AssertFailed => {
                let text = args.first().and_then(|&text| self.literal(&state, text));
                self.stop(state, What::Assertion(text));
                return Ok(());
            }
            NativeMeaning::Assume => match args.first() {
                Some(&condition) => self.assume(&mut state, condition),
                None => return self.refuse(state, op),
            },
            NativeMeaning::Choose => {
                let bound = args.first().copied();
                let Some(value) = bound.and_then(|bound| self.choose(&mut state, bound)) else {
                    self.unsupported(state, UNKNOWN_BOUND);
                    return Ok(());
                };
                self.set_some(&mut state, dst, value);
            }
            NativeMeaning::CommitPoint => {
                if !self.alone {
                    self.push(Item::Commit(state.guard));
                }
            }
            NativeMeaning::WaitUnseen => self.set_some(&mut state, dst, Value::number(0, 32)),
            NativeMeaning::StartThread { function } => {
                return self.start_native(waiting, round, pc, state, op, registers, function);
            }
            NativeMeaning::JoinThread => {
                return self.join_native(waiting, round, pc, state, op, registers);
            }
            NativeMeaning::WaitCell { section } => {
                return self.wait_cell(waiting, round, pc, state, op, registers, section);
            }
            NativeMeaning::WaitHandles(fields) => {
                return self.wait_handles(waiting, round, pc, state, op, registers, fields);
            }
        }
        if state.guard != Lit::FALSE {
            self.next(waiting, round, pc, state);
        }
        Ok(())
    }

    fn set_some(&mut self, state: &mut State, dst: Option<Reg>, value: Value) {
        if let Some(dst) = dst {
            self.set(state, dst, value);
        }
    }

    /// The text in a register, if it is the same in every execution.
    fn literal(&self, state: &State, text: Reg) -> Option<StringId> {
        let text = self.get(state, text);
        let [one] = text.address()?.candidates.as_slice() else {
            return None;
        };
        match self.known.objects.get(one.object).key {
            ObjectKey::Literal(text) if one.holds == Lit::TRUE => Some(text),
            _ => None,
        }
    }
}
