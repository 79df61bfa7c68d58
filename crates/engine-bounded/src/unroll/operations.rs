//! One operation.

use super::arithmetic::{self, Computed, from_both};
use super::flow::Waiting;
use super::state::State;
use super::{Item, TooLarge, Unroller, What};
use crate::circuit::Circuit;
use crate::objects::{Object, ObjectKey};
use crate::solver::Lit;
use crate::value::{Address, Data, Value, both, choose, width};
use fencepost_ir::{Fault, Kind, Op, Reg};

/// Why a choice is not encoded.
pub(super) const UNKNOWN_BOUND: &str = "a choice whose bound is not a known number";

impl Unroller<'_> {
    pub(super) fn set(&mut self, state: &mut State, register: Reg, value: Value) {
        if let Some(slot) = state.registers.get_mut(register.index()) {
            *slot = value;
        }
    }

    pub(super) fn get(&self, state: &State, register: Reg) -> Value {
        match state.registers.get(register.index()) {
            Some(value) => value.clone(),
            None => Value::zero(Kind::I32),
        }
    }

    /// Whether a value is not zero.
    pub(super) fn holds(&mut self, value: &Value) -> Lit {
        match &value.data {
            Data::Bits(bits) => self.circuit.any(bits),
            Data::Address(address) => !address.null,
            Data::Mixed(lit) => *lit,
        }
    }

    pub(super) fn kind_of(&self, register: Reg) -> Kind {
        let active = self.stack.last();
        let register = active.and_then(|a| a.body.function.regs.get(register.index()));
        register.map_or(Kind::I32, |info| info.kind)
    }

    pub(super) fn next(&mut self, waiting: &mut Waiting, round: u32, pc: u32, state: State) {
        self.enter(waiting, round, Some(pc), pc + 1, state);
    }

    /// Takes the ways on which an operation faults out of a state. The thread waits for what the
    /// operation looks at.
    pub(super) fn faults(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        state: &mut State,
        faults: Vec<(Fault, Lit)>,
    ) -> Result<(), TooLarge> {
        for (fault, condition) in faults {
            if let Some(part) = self.split(state, condition) {
                self.fault(waiting, round, pc, part, fault)?;
            }
        }
        Ok(())
    }

    /// Follows one operation.
    pub(super) fn step(
        &mut self,
        waiting: &mut Waiting,
        round: u32,
        pc: u32,
        op: &Op,
        mut state: State,
    ) -> Result<(), TooLarge> {
        match op {
            // The only pointer that is written as a number.
            Op::Const { dst, value } if value.kind == Kind::Ptr && value.bits == 0 => {
                self.set(&mut state, dst.0, Value::zero(Kind::Ptr));
            }
            Op::Const { dst, value } => {
                let Some(width) = width(value.kind) else {
                    self.unsupported(state, "a number that is an address");
                    return Ok(());
                };
                self.set(&mut state, dst.0, Value::number(value.bits, width));
            }
            Op::Null { dst } => self.set(&mut state, dst.0, Value::zero(Kind::Ref)),
            Op::Move { dst, src } => {
                let value = self.get(&state, *src);
                self.set(&mut state, dst.0, value);
            }
            Op::FrameAddress { dst, offset } => {
                if let Some(active) = self.stack.last() {
                    let address = Address::of(active.frame, *offset);
                    let value = Value::free(Data::Address(address));
                    self.set(&mut state, dst.0, value);
                }
            }
            Op::StringLiteral { dst, literal } => {
                let class = self.source.string_class();
                let object = self.known.objects.intern(Object {
                    key: ObjectKey::Literal(*literal),
                    class,
                    length: None,
                });
                let value = Value::free(Data::Address(Address::of(object, 0)));
                self.set(&mut state, dst.0, value);
            }
            Op::TypeObject { dst, class } => {
                let address = self.type_object(*class);
                let value = Value::free(Data::Address(address));
                self.set(&mut state, dst.0, value);
            }
            Op::Unary { operator, dst, src } => {
                let a = self.get(&state, *src);
                match arithmetic::unary(self.circuit, *operator, &a) {
                    Some(data) => {
                        let reads = a.reads;
                        self.set(&mut state, dst.0, Value { data, reads });
                    }
                    None => return self.refuse(state, op),
                }
            }
            Op::Binary {
                operator,
                dst,
                a,
                b,
            } => {
                let (a, b) = (self.get(&state, *a), self.get(&state, *b));
                if operator.kind == Kind::Ptr {
                    return self.move_pointer(waiting, round, pc, state, op, dst.0, (a, b));
                }
                let Some(Computed { data, faults }) =
                    arithmetic::binary(self.circuit, *operator, &a, &b)
                else {
                    return self.refuse(state, op);
                };
                if !faults.is_empty() {
                    // What may fault needs its operands, even where it is known not to.
                    self.wait_for(&mut state, &a);
                    self.wait_for(&mut state, &b);
                    self.faults(waiting, round, pc, &mut state, faults)?;
                }
                let value = from_both(self.circuit, data, &a, &b);
                self.set(&mut state, dst.0, value);
            }
            Op::Compare {
                operator,
                dst,
                a,
                b,
            } => {
                let (a, b) = (self.get(&state, *a), self.get(&state, *b));
                match arithmetic::compare(self.circuit, *operator, &a, &b) {
                    Some(data) => {
                        let value = from_both(self.circuit, data, &a, &b);
                        self.set(&mut state, dst.0, value);
                    }
                    None => return self.refuse(state, op),
                }
            }
            Op::Convert { operator, dst, src } => {
                let a = self.get(&state, *src);
                match arithmetic::convert(*operator, &a) {
                    Some(data) => {
                        let reads = a.reads;
                        self.set(&mut state, dst.0, Value { data, reads });
                    }
                    None => return self.refuse(state, op),
                }
            }
            Op::Select {
                dst,
                condition,
                a,
                b,
            } => {
                let condition = self.get(&state, *condition);
                let lit = self.holds(&condition);
                let (a, b) = (self.get(&state, *a), self.get(&state, *b));
                let mut value = choose(self.circuit, lit, &a, &b);
                // Dependence is by form: the result depends on all three.
                let sides = both(self.circuit, &a.reads, &b.reads);
                value.reads = both(self.circuit, &condition.reads, &sides);
                self.set(&mut state, dst.0, value);
            }
            Op::Jump { target } => {
                self.enter(waiting, round, Some(pc), target.0, state);
                return Ok(());
            }
            Op::Branch {
                condition,
                then,
                otherwise,
            } => {
                let condition = self.get(&state, *condition);
                self.wait_for(&mut state, &condition);
                let lit = self.holds(&condition);
                if let Some(part) = self.split(&mut state, lit) {
                    self.enter(waiting, round, Some(pc), then.0, part);
                }
                self.enter(waiting, round, Some(pc), otherwise.0, state);
                return Ok(());
            }
            Op::Switch {
                index,
                targets,
                otherwise,
            } => {
                let index = self.get(&state, *index);
                self.wait_for(&mut state, &index);
                let Some(bits) = index.bits().cloned() else {
                    return self.refuse(state, op);
                };
                for (number, &target) in targets.0.iter().enumerate() {
                    let wanted = Circuit::number(number as u64, bits.len());
                    let lit = self.circuit.equal(&bits, &wanted);
                    if let Some(part) = self.split(&mut state, lit) {
                        self.enter(waiting, round, Some(pc), target, part);
                    }
                }
                self.enter(waiting, round, Some(pc), otherwise.0, state);
                return Ok(());
            }
            Op::Return { value } => {
                let value = value.0.map(|register| self.get(&state, register));
                self.leave_call(waiting, state, value);
                return Ok(());
            }
            Op::Call {
                dst,
                function,
                args,
            } => return self.call_to(waiting, round, pc, state, dst.0, *function, &args.0),
            Op::CallVirtual { dst, method, args } => {
                return self.call_virtual(waiting, round, pc, state, dst.0, *method, &args.0);
            }
            Op::Native { dst, native, args } => {
                let registers = (dst.0, &args.0[..]);
                return self.native(waiting, round, pc, state, op, *native, registers);
            }
            Op::CallIndirect {
                dst,
                function,
                args,
            } => {
                return self.call_indirect(waiting, round, pc, state, dst.0, *function, &args.0);
            }
            Op::FunctionAddress { dst, function } => {
                let object = self.known.objects.intern(Object {
                    key: ObjectKey::Function(*function),
                    class: None,
                    length: None,
                });
                let value = Value::free(Data::Address(Address::of(object, 0)));
                self.set(&mut state, dst.0, value);
            }
            Op::TailCall { .. } => return self.refuse(state, op),

            Op::Throw { exception } => {
                let exception = self.get(&state, *exception);
                return self.throw(waiting, round, pc, state, exception);
            }
            Op::Rethrow {} => match state.caught.last().cloned() {
                Some(exception) => return self.throw(waiting, round, pc, state, exception),
                None => return self.refuse(state, op),
            },
            Op::Leave { target } => {
                self.leave(waiting, round, pc, state, target.0);
                return Ok(());
            }
            Op::EndFinally {} => {
                self.end_finally(waiting, round, pc, state);
                return Ok(());
            }
            Op::EndFilter { .. } => return self.refuse(state, op),
            Op::Caught { dst } => match state.caught.last().cloned() {
                Some(exception) => self.set(&mut state, dst.0, exception),
                None => return self.refuse(state, op),
            },

            Op::Load { dst, order, place } => {
                return self.load(waiting, round, pc, state, dst.0, *order, *place);
            }
            Op::Store {
                order,
                place,
                value,
            } => return self.store(waiting, round, pc, state, *order, *place, *value),
            Op::Rmw {
                dst,
                order,
                operator,
                place,
                value,
            } => {
                let manner = (*order, *operator);
                return self
                    .read_modify_write(waiting, round, pc, state, dst.0, manner, *place, *value);
            }
            Op::CompareExchange {
                dst,
                order,
                place,
                expected,
                value,
            } => {
                let (order, operands) = (order.strongest(), (*expected, *value));
                return self
                    .compare_exchange(waiting, round, pc, state, dst.0, order, *place, operands);
            }
            Op::Address { dst, place } => {
                return self.address(waiting, round, pc, state, dst.0, *place);
            }
            Op::Fence { kind } => self.fence(&state, *kind),

            Op::New { dst, class } => match self.allocate(*class, None) {
                Ok(address) => {
                    let value = Value::free(Data::Address(address));
                    self.set(&mut state, dst.0, value);
                }
                Err(problem) => {
                    self.problem(state, &problem);
                    return Ok(());
                }
            },
            Op::NewArray { dst, class, length } => {
                return self.new_array(waiting, round, pc, state, dst.0, *class, *length);
            }
            Op::ArrayLength { dst, array } => {
                let array = self.get(&state, *array);
                self.wait_for(&mut state, &array);
                let Some(address) = array.address().cloned() else {
                    return self.refuse(state, op);
                };
                let faults = vec![(Fault::NullReference, address.null)];
                self.faults(waiting, round, pc, &mut state, faults)?;
                let width = width(self.kind_of(dst.0)).unwrap_or(32);
                let mut sum = Value::number(0, width);
                for one in &address.candidates {
                    let Some(length) = self.known.objects.get(one.object).length else {
                        return self.refuse(state, op);
                    };
                    let length = Value::number(u64::from(length), width);
                    sum = choose(self.circuit, one.holds, &length, &sum);
                }
                self.set(&mut state, dst.0, sum);
            }
            Op::NullCheck { value } => {
                let value = self.get(&state, *value);
                self.wait_for(&mut state, &value);
                let Some(address) = value.address() else {
                    return self.refuse(state, op);
                };
                let faults = vec![(Fault::NullReference, address.null)];
                self.faults(waiting, round, pc, &mut state, faults)?;
            }
            Op::IsInstance { dst, class, value } | Op::Cast { dst, class, value } => {
                let value = self.get(&state, *value);
                self.wait_for(&mut state, &value);
                let Some(address) = value.address().cloned() else {
                    return self.refuse(state, op);
                };
                let mut kept = Address {
                    candidates: Vec::new(),
                    null: address.null,
                };
                let mut other = Lit::FALSE;
                for one in address.candidates {
                    let own = self.known.objects.get(one.object).class;
                    match own.is_some_and(|own| self.source.assignable(own, *class)) {
                        true => kept.candidates.push(one),
                        false => other = self.circuit.or(other, one.holds),
                    }
                }
                match op {
                    Op::Cast { .. } => {
                        let faults = vec![(Fault::InvalidCast, other)];
                        self.faults(waiting, round, pc, &mut state, faults)?;
                    }
                    _ => kept.null = self.circuit.or(kept.null, other),
                }
                let value = Value::free(Data::Address(kept));
                self.set(&mut state, dst.0, value);
            }
            Op::StoreCheck { array, value } => {
                let (array, value) = (self.get(&state, *array), self.get(&state, *value));
                self.wait_for(&mut state, &array);
                self.wait_for(&mut state, &value);
                if !self.fits(&array, &value) {
                    return self.refuse(state, op);
                }
                let null = array.address().map_or(Lit::TRUE, |address| address.null);
                let faults = vec![(Fault::NullReference, null)];
                self.faults(waiting, round, pc, &mut state, faults)?;
            }
            Op::InitClass { class } => {
                return self.initialise(waiting, round, pc, state, *class);
            }
            Op::ElementAddress { dst, array, index } => {
                let operands = (*array, *index);
                return self.element_address(waiting, round, pc, state, dst.0, operands);
            }

            Op::MonitorEnter { object, taken } => {
                return self.monitor_enter(waiting, round, pc, state, *object, taken.0);
            }
            Op::MonitorExit { object } => {
                return self.monitor_exit(waiting, round, pc, state, *object);
            }
            Op::MonitorTryEnter {
                dst,
                object,
                timeout,
                taken,
            } => {
                let operands = (timeout.0, taken.0);
                return self.monitor_try_enter(waiting, round, pc, state, dst.0, *object, operands);
            }
            Op::MonitorWait {
                dst,
                object,
                timeout,
            } => {
                return self.monitor_wait(waiting, round, pc, state, dst.0, *object, timeout.0);
            }
            Op::MonitorPulse { object } => {
                return self.monitor_pulse(waiting, round, pc, state, *object, false);
            }
            Op::MonitorPulseAll { object } => {
                return self.monitor_pulse(waiting, round, pc, state, *object, true);
            }
            Op::ThreadSelf { .. } if self.early.is_some() => return self.refuse(state, op),
            Op::ThreadSelf { dst } => {
                let handle = self.own_handle();
                self.set(&mut state, dst.0, handle);
            }
            Op::AtomicBegin {} => self.begin_section(&mut state),
            Op::AtomicEnd {} => self.end_section(&mut state),
            Op::ThreadStart {
                dst,
                function,
                args,
            } => {
                return self
                    .thread_start(waiting, round, pc, state, dst.0, *function, &args.0, None);
            }
            Op::ThreadJoin {
                dst,
                thread,
                timeout,
            } => {
                let operands = (*thread, timeout.0);
                return self.thread_join(waiting, round, pc, state, dst.0, operands);
            }
            Op::Yield {} => self.fence(&state, fencepost_ir::FenceKind::Full),
            Op::Mark { number } => {
                if !self.alone {
                    self.push(Item::Mark(*number));
                }
            }
            Op::Choose { dst, bound } => {
                let Some(value) = self.choose(&mut state, *bound) else {
                    self.unsupported(state, UNKNOWN_BOUND);
                    return Ok(());
                };
                self.set(&mut state, dst.0, value);
            }
            Op::Assert { condition, message } => {
                let condition = self.get(&state, *condition);
                self.wait_for(&mut state, &condition);
                let lit = self.holds(&condition);
                if let Some(part) = self.split(&mut state, !lit) {
                    self.stop(part, What::Assertion(message.0));
                }
            }
            Op::Assume { condition } => self.assume(&mut state, *condition),

            Op::PointerDifference { .. } | Op::CallBegins { .. } | Op::CallEnds { .. } => {
                return self.refuse(state, op);
            }
            Op::NewBytes { dst, size } => {
                let Some(address) = self.new_bytes(&mut state, *size) else {
                    return self.refuse(state, op);
                };
                let value = Value::free(Data::Address(address));
                self.set(&mut state, dst.0, value);
            }
        }
        self.next(waiting, round, pc, state);
        Ok(())
    }

    /// Stops at an operation that is not encoded.
    pub(super) fn refuse(&mut self, state: State, op: &Op) -> Result<(), TooLarge> {
        let name = match op {
            Op::Unary { operator, .. } => operator.name().to_string(),
            Op::Binary { operator, .. } => operator.name(),
            Op::Compare { operator, .. } => operator.name(),
            Op::Convert { operator, .. } => operator.name().to_string(),
            Op::Native { native, .. } => {
                format!("{} {}", op.info().name, self.source.native_name(*native))
            }
            _ => op.info().name.to_string(),
        };
        self.unsupported(state, format!("`{name}` is not encoded for a solver"));
        Ok(())
    }

    /// Drops the ways on which a register is zero.
    pub(super) fn assume(&mut self, state: &mut State, condition: Reg) {
        let condition = self.get(state, condition);
        self.wait_for(state, &condition);
        let lit = self.holds(&condition);
        if let Some(part) = self.split(state, !lit) {
            self.stop(part, What::Assumption);
        }
    }

    /// Any number below a register, if that is known.
    pub(super) fn choose(&mut self, state: &mut State, bound: Reg) -> Option<Value> {
        let bound = self.get(state, bound);
        self.wait_for(state, &bound);
        let known = bound.bits().and_then(|bits| Circuit::known(bits));
        let known = known.filter(|&n| n > 0 && n <= i32::MAX as u64)?;
        if self.early.is_some() {
            return None;
        }
        self.out.chooses |= !self.alone;
        Some(Value::free(self.any_below(known)))
    }

    /// Any number below a bound.
    fn any_below(&mut self, bound: u64) -> Data {
        let mut bits = Circuit::number(0, 32);
        let needed = 64 - (bound - 1).leading_zeros() as usize;
        for bit in bits.iter_mut().take(needed) {
            *bit = self.circuit.fresh();
        }
        if !bound.is_power_of_two() {
            let limit = Circuit::number(bound, 32);
            let below = self.circuit.less(&bits, &limit, false);
            self.circuit.clause(&[below]);
        }
        Data::Bits(bits)
    }
}
