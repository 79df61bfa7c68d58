//! Natives whose meaning is known.

use super::flow::Waiting;
use super::operations::UNKNOWN_BOUND;
use super::state::State;
use super::{Item, TooLarge, Unroller, What};
use crate::circuit::Circuit;
use crate::objects::{Object, ObjectKey, Objects};
use crate::solver::Lit;
use crate::value::{Address, Data, Value, width};
use fencepost_ir::{ClassId, FenceKind, Kind, Known, NativeId, NativeMeaning, Op, Reg, StringId};

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
            let Some(value) = self.computed(&state, native, (dst, args)) else {
                return self.refuse(state, op);
            };
            for &register in args {
                let argument = self.get(&state, register);
                self.wait_for(&mut state, &argument);
            }
            self.set_some(&mut state, dst, value);
            self.next(waiting, round, pc, state);
            return Ok(());
        };
        let registers = (dst, args);
        if self.early.is_some() && !is_computation(meaning) {
            return self.refuse(state, op);
        }
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
            NativeMeaning::HoldsMonitor | NativeMeaning::HoldCount => {
                let counts = meaning == NativeMeaning::HoldCount;
                let Some(value) = self.holds_monitor(&mut state, args, counts) else {
                    return self.refuse(state, op);
                };
                self.set_some(&mut state, dst, value);
            }
            NativeMeaning::Nothing => {}
            NativeMeaning::NewBlock => {
                let Some(address) = self.new_block(&mut state, args) else {
                    return self.refuse(state, op);
                };
                let value = Value::free(Data::Address(address));
                self.set_some(&mut state, dst, value);
            }
            NativeMeaning::InitialiseLock { bytes, given } => {
                return self.initialise_lock(waiting, round, pc, state, op, args, (bytes, given));
            }
            NativeMeaning::Mutex {
                step,
                owner,
                kind,
                busy,
            } => {
                let fields = (owner, kind, busy);
                return self.mutex(waiting, round, pc, state, op, registers, step, fields);
            }
            // The pulse looks for it.
            NativeMeaning::AnyWaiter => {}
            NativeMeaning::IsInstance => {
                let Some(is) = self.is_instance(&mut state, args) else {
                    return self.refuse(state, op);
                };
                self.set_condition(&mut state, dst, is);
            }
            NativeMeaning::ObjectLength => {
                let Some(length) = self.object_length(&mut state, args) else {
                    return self.refuse(state, op);
                };
                self.set_some(&mut state, dst, length);
            }
            NativeMeaning::NewArrayLike => {
                return self.array_like(waiting, round, pc, state, op, registers);
            }
            NativeMeaning::CopyArray { function } => {
                return self.copy_array(waiting, round, pc, state, op, registers, function);
            }
            NativeMeaning::AwaitField { least } => {
                return self.await_field(waiting, round, pc, state, op, registers, least);
            }
            NativeMeaning::AwaitCell { positive } => {
                return self.await_cell(waiting, round, pc, state, op, registers, positive);
            }
            NativeMeaning::Freeze => self.fence(&state, FenceKind::StoreStore),
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
        match known(&self.known.objects, &self.get(state, text))? {
            Known::Text(text) => Some(text),
            Known::Number(_) | Known::Null | Known::Class(_) => None,
        }
    }

    /// What a native gives that only computes, if it is the same in every execution.
    fn computed(
        &mut self,
        state: &State,
        native: NativeId,
        (dst, args): (Option<Reg>, &[Reg]),
    ) -> Option<Value> {
        let objects = &self.known.objects;
        let arguments = args
            .iter()
            .map(|&arg| known(objects, &self.get(state, arg)));
        let arguments: Option<Vec<Known>> = arguments.collect();
        let result = self.source.native_result(native, &arguments?)?;
        Some(match result {
            Known::Number(number) => {
                let kind = dst.map_or(Kind::I32, |dst| self.kind_of(dst));
                Value::number(number, width(kind)?)
            }
            Known::Null => Value::zero(Kind::Ref),
            Known::Class(class) => Value::free(Data::Address(self.type_object(class))),
            Known::Text(text) => {
                let object = Object {
                    key: ObjectKey::Text(self.thread, self.path(), text),
                    class: self.source.string_class(),
                    length: None,
                };
                let object = self.known.objects.intern(object);
                Value::free(Data::Address(Address::of(object, 0)))
            }
        })
    }

    /// The object that stands for a class.
    pub(super) fn type_object(&mut self, class: ClassId) -> Address {
        let object = self.known.objects.intern(Object {
            key: ObjectKey::TypeObject(class),
            class: self.source.type_object_class(),
            length: None,
        });
        Address::of(object, 0)
    }
}

/// Whether a native gives the same in whatever thread it runs, and whenever.
fn is_computation(meaning: NativeMeaning) -> bool {
    matches!(
        meaning,
        NativeMeaning::ExactClass(_)
            | NativeMeaning::Takes
            | NativeMeaning::Freeze
            | NativeMeaning::IsInstance
            | NativeMeaning::ObjectLength
            | NativeMeaning::NewArrayLike
            | NativeMeaning::CopyArray { .. }
    )
}

/// The value in every execution, if there is one.
pub(super) fn known(objects: &Objects, value: &Value) -> Option<Known> {
    let address = match &value.data {
        Data::Bits(bits) => return Circuit::known(bits).map(Known::Number),
        Data::Address(address) => address,
        Data::Mixed(_) => return None,
    };
    if address.null == Lit::TRUE {
        return Some(Known::Null);
    }
    let [one] = address.candidates.as_slice() else {
        return None;
    };
    if one.holds != Lit::TRUE || one.offset != 0 {
        return None;
    }
    match objects.get(one.object).key {
        ObjectKey::Literal(text) | ObjectKey::Text(_, _, text) => Some(Known::Text(text)),
        ObjectKey::TypeObject(class) => Some(Known::Class(class)),
        _ => None,
    }
}
