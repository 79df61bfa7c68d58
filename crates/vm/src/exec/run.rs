//! The interpreter loop: one operation after the other until the thread stands still.

use super::{Exec, Flow, FlowResult};
use crate::machine::effects::effects;
use crate::machine::event::{EventKind, MachineLimit, StepResult, Stop};
use crate::state::scalar::{self, ScalarError};
use crate::state::thread::{Status, Unwind};
use crate::state::word::{address, function_word, object_of};
use fencepost_ir::{ConvertOp, Fault, Function, Kind, Op};

/// After how many operations a step looks at the clock.
const LOOK_EVERY: u32 = 256;

impl Exec<'_> {
    /// Runs the thread until it stands before a visible operation it has no permit for, or before
    /// the end of the execution.
    pub(crate) fn run(&mut self) -> StepResult {
        match self.run_on() {
            Err(Stop::Violation(_) | Stop::Assumed | Stop::Unsupported(_)) if !self.may_fail() => {
                self.stand_before_failure();
                Ok(())
            }
            Ok(()) => Ok(()),
            failed => self.hold(failed),
        }
    }

    /// Whether the execution may end now: nothing that others could see has happened in this step
    /// before the operation that ends it. Inside an atomic section nobody sees anything, but what
    /// came before a section that passed unseen is part of the same step.
    fn may_fail(&self) -> bool {
        let thread = &self.state.threads[self.index];
        let is_seen_to_begin = thread.is_in_section() && !self.section_alone;
        self.permit || self.ends_execution || is_seen_to_begin
    }

    /// Leaves the thread before the operation that ends the execution, which is a step of its own:
    /// what came before it in this step, others may see first. The operation runs again then; none
    /// that fails has changed anything that would make a difference.
    pub(crate) fn stand_before_failure(&mut self) {
        self.permit = false;
        self.thread().status = Status::Failing;
    }

    fn run_on(&mut self) -> StepResult {
        match self.thread().status {
            Status::Running => {}
            Status::Ended => return Ok(()),
            Status::Failing => {
                if !self.permit {
                    return Ok(());
                }
                self.ends_execution = true;
                self.thread().status = Status::Running;
            }
            Status::AwaitingClass(_) => {
                if !self.permit {
                    return Ok(());
                }
                self.thread().status = Status::Running;
            }
            Status::Waiting { .. } | Status::Ready { .. } | Status::Delayed => {
                if !self.resume_waiting()? {
                    return Ok(());
                }
            }
        }
        loop {
            if self.run_frame()? {
                return Ok(());
            }
        }
    }

    /// Records that a step was cut where that is more than a place to look at the state. A search
    /// that compares executions takes what is pending here for something that the rest of the step
    /// must come after or not, depending on when it completed.
    fn note_cut(&mut self) {
        let thread = &self.state.threads[self.index];
        if !self.single && self.machine.options.stable && !thread.pending.entries.is_empty() {
            self.note_full_list();
        }
    }

    /// Runs the top frame until another frame is on top (false) or the thread stands still (true).
    fn run_frame(&mut self) -> Result<bool, Stop> {
        let machine = self.machine;
        let thread = &self.state.threads[self.index];
        let Some(&frame) = thread.frames.last() else {
            return Ok(true);
        };
        if thread.leaves_failed_initializer() {
            return Ok(self.continue_run()? == Flow::Stop);
        }
        if let Some(&Unwind::Unhandled { exception }) = thread.unwinds.last() {
            return Err(self.unhandled_exception(exception));
        }
        let function: &Function = machine.function(frame.function)?;
        let base = frame.base as usize;
        let depth = thread.frames.len() - 1;
        let mut pc = frame.pc as usize;
        let covered = machine.covered.of(frame.function, function.ops.len());
        loop {
            let Some(op) = function.ops.get(pc) else {
                return Err(self.broken("control left the function"));
            };
            if covered.come_to(pc) {
                machine.note_new_code();
            }
            // Elsewhere it would look as if the thread stood before something visible.
            if self.fuel == 0 && (self.single || effects(op).is_local()) {
                self.thread().frames[depth].pc = pc as u32;
                self.note_cut();
                return Ok(true);
            }
            self.fuel = self.fuel.saturating_sub(1);
            if self.fuel.is_multiple_of(LOOK_EVERY) && self.record.is_late() {
                return Err(Stop::Limit(MachineLimit::Time));
            }
            let thread = &mut self.state.threads[self.index];
            if !thread.pending.promises.is_empty() {
                thread.frames[depth].pc = pc as u32;
                match self.run_with_promises(function, op)? {
                    Some(Flow::Next) => {
                        pc += 1;
                        continue;
                    }
                    Some(Flow::Reload) => return Ok(false),
                    Some(Flow::Stop) => {
                        self.fuel += 1;
                        return Ok(true);
                    }
                    None => {}
                }
            }
            let regs = &mut self.state.threads[self.index].regs[base..];
            // The frequent operations run here; everything else goes through `run_slow`.
            match op {
                Op::Const { dst, value } => regs[dst.0.index()] = value.bits,
                Op::Null { dst } => regs[dst.0.index()] = 0,
                Op::Move { dst, src } => regs[dst.0.index()] = regs[src.index()],
                Op::Unary { operator, dst, src } => {
                    regs[dst.0.index()] = scalar::unary(*operator, regs[src.index()]);
                }
                Op::Binary {
                    operator,
                    dst,
                    a,
                    b,
                } => match scalar::binary(*operator, regs[a.index()], regs[b.index()]) {
                    Ok(word) => {
                        let left = operator.kind == Kind::Ptr
                            && object_of(word) != object_of(regs[a.index()]);
                        if left {
                            self.note_departure();
                            if self.is_stray(object_of(word)) {
                                self.thread().frames[depth].pc = pc as u32;
                                return Err(self.stray_address());
                            }
                        }
                        let regs = &mut self.state.threads[self.index].regs[base..];
                        regs[dst.0.index()] = word;
                    }
                    Err(error) => {
                        self.thread().frames[depth].pc = pc as u32;
                        self.scalar_error(error)?;
                        return Ok(false);
                    }
                },
                Op::Compare {
                    operator,
                    dst,
                    a,
                    b,
                } => match scalar::compare(*operator, regs[a.index()], regs[b.index()]) {
                    Ok(word) => {
                        let words = [regs[a.index()], regs[b.index()]];
                        regs[dst.0.index()] = word;
                        if machine.manual_memory && operator.kind == Kind::I64 {
                            self.note_order_of_numbers(operator.operator, words);
                        }
                    }
                    Err(ScalarError::UnrelatedPointers) if machine.manual_memory => {
                        let words = [regs[a.index()], regs[b.index()]];
                        let word = self.order_addresses(operator.operator, words);
                        let regs = &mut self.state.threads[self.index].regs[base..];
                        regs[dst.0.index()] = word;
                    }
                    Err(error) => {
                        self.thread().frames[depth].pc = pc as u32;
                        self.scalar_error(error)?;
                        return Ok(false);
                    }
                },
                Op::Convert { operator, dst, src } => {
                    match scalar::convert(*operator, regs[src.index()]) {
                        Ok(word) => {
                            if *operator == ConvertOp::I64ToPtr && self.is_stray(object_of(word)) {
                                self.thread().frames[depth].pc = pc as u32;
                                return Err(self.stray_address());
                            }
                            if *operator == ConvertOp::PtrToI64 {
                                self.keep_name(object_of(word));
                            }
                            let regs = &mut self.state.threads[self.index].regs[base..];
                            regs[dst.0.index()] = word;
                        }
                        Err(error) => {
                            self.thread().frames[depth].pc = pc as u32;
                            self.scalar_error(error)?;
                            return Ok(false);
                        }
                    }
                }
                Op::Select {
                    dst,
                    condition,
                    a,
                    b,
                } => {
                    let source = if regs[condition.index()] != 0 { a } else { b };
                    regs[dst.0.index()] = regs[source.index()];
                }
                Op::FunctionAddress { dst, function } => {
                    regs[dst.0.index()] = function_word(*function);
                }
                Op::FrameAddress { dst, offset } => {
                    regs[dst.0.index()] = address(frame.memory, *offset);
                }
                Op::Jump { target } => {
                    pc = target.0 as usize;
                    continue;
                }
                Op::Branch {
                    condition,
                    then,
                    otherwise,
                } => {
                    let taken = if regs[condition.index()] != 0 {
                        then
                    } else {
                        otherwise
                    };
                    pc = taken.0 as usize;
                    continue;
                }
                Op::Switch {
                    index,
                    targets,
                    otherwise,
                } => {
                    let index = regs[index.index()] as u32 as usize;
                    pc = targets.0.get(index).copied().unwrap_or(otherwise.0) as usize;
                    continue;
                }
                // `run_slow` names every operation that is not above.
                _ => {
                    self.thread().frames[depth].pc = pc as u32;
                    let flow = self.run_slow(function, op)?;
                    if flow != Flow::Stop {
                        self.forget_at(op);
                    }
                    match flow {
                        Flow::Next => {}
                        Flow::Reload => return Ok(false),
                        Flow::Stop => {
                            self.fuel += 1;
                            return Ok(true);
                        }
                    }
                }
            }
            pc += 1;
        }
    }

    /// Runs an operation that touches more than registers. The frame's `pc` is the operation's.
    fn run_slow(&mut self, function: &Function, op: &Op) -> FlowResult {
        match op {
            Op::Load { dst, order, place } => self.load(function, *dst, *order, *place),
            Op::Store {
                order,
                place,
                value,
            } => self.store(function, *order, *place, *value),
            Op::Rmw {
                dst,
                order,
                operator,
                place,
                value,
            } => self.read_modify_write(*dst, *order, *operator, *place, *value),
            Op::CompareExchange {
                dst,
                order,
                place,
                expected,
                value,
            } => self.compare_exchange(*dst, *order, *place, *expected, *value),
            Op::Address { dst, place } => self.address_of(*dst, *place),
            Op::Fence { kind } => self.fence(*kind),

            Op::StringLiteral { dst, literal } => self.string_literal(*dst, *literal),
            Op::TypeObject { dst, class } => self.type_object(*dst, *class),
            Op::New { dst, class } => self.new_object(*dst, *class),
            Op::NewArray { dst, class, length } => self.new_array(*dst, *class, *length),
            Op::NewBytes { dst, size } => self.new_bytes(*dst, *size),
            Op::ArrayLength { dst, array } => self.array_length(*dst, *array),
            Op::ElementAddress { dst, array, index } => self.element_address(*dst, *array, *index),
            Op::NullCheck { value } => match self.reg(*value) {
                0 => self.fault(Fault::NullReference),
                _ => Ok(Flow::Next),
            },
            Op::IsInstance { dst, class, value } => {
                let word = self.reg(*value);
                let keep = word != 0 && self.is_instance(word, *class)?;
                self.set(dst.0, if keep { word } else { 0 })
            }
            Op::Cast { dst, class, value } => {
                let word = self.reg(*value);
                if word != 0 && !self.is_instance(word, *class)? {
                    return self.fault(Fault::InvalidCast);
                }
                self.set(dst.0, word)
            }
            Op::StoreCheck { array, value } => self.store_check(*array, *value),
            Op::PointerDifference { dst, a, b } => {
                match scalar::pointer_difference(self.reg(*a), self.reg(*b)) {
                    Ok(word) => self.set(dst.0, word),
                    Err(error) => self.scalar_error(error),
                }
            }

            Op::Call {
                dst,
                function,
                args,
            } => self.call(*dst, *function, &args.0),
            Op::CallVirtual { dst, method, args } => self.call_virtual(*dst, *method, &args.0),
            Op::CallIndirect {
                dst,
                function,
                args,
            } => self.call_indirect(*dst, *function, &args.0),
            Op::TailCall { function, args } => self.tail_call(*function, &args.0),
            Op::Native { dst, native, args } => self.call_native(*dst, *native, &args.0),
            Op::Return { value } => self.return_value(value.0),

            Op::Throw { exception } => match self.reg(*exception) {
                0 => self.fault(Fault::NullReference),
                word => self.throw(word),
            },
            Op::Rethrow {} => self.rethrow(),
            Op::Leave { target } => self.leave(function, target.0),
            Op::EndFinally {} => self.end_finally(),
            Op::EndFilter { accept } => self.end_filter(*accept),
            Op::Caught { dst } => {
                let word = self.caught_exception();
                self.set(dst.0, word)
            }

            Op::InitClass { class } => self.init_class(*class),
            Op::MonitorEnter { object, taken } => self.monitor_enter(*object, taken.0),
            Op::MonitorExit { object } => self.monitor_exit(*object),
            Op::MonitorTryEnter {
                dst,
                object,
                timeout,
                taken,
            } => self.monitor_try_enter(*dst, *object, timeout.0, taken.0),
            Op::MonitorWait {
                object, timeout, ..
            } => self.monitor_wait(*object, timeout.0),
            Op::MonitorPulse { object } => self.monitor_pulse(*object, false),
            Op::MonitorPulseAll { object } => self.monitor_pulse(*object, true),

            Op::ThreadStart {
                dst,
                function,
                args,
            } => self.thread_start(*dst, *function, &args.0),
            Op::ThreadJoin {
                dst,
                thread,
                timeout,
            } => self.thread_join(*dst, *thread, timeout.0),
            Op::ThreadSelf { dst } => {
                let handle = self.own_handle();
                self.set(dst.0, handle)
            }
            Op::Yield {} => {
                if !self.take_permit_beside_memory()? {
                    return Ok(Flow::Stop);
                }
                self.emit(EventKind::Yield, None, None);
                Ok(Flow::Next)
            }

            Op::CallBegins {
                method,
                class,
                object,
                args,
            } => self.call_begins(function, *method, (*class, object.0), &args.0),
            Op::CallEnds {
                class,
                object,
                results,
            } => self.call_ends(function, (*class, object.0), &results.0),

            Op::Mark { number } => {
                self.emit(EventKind::Mark(*number), None, None);
                Ok(Flow::Next)
            }

            Op::Choose { dst, bound } => self.choose(dst.0, *bound),
            Op::Assert { condition, message } => match self.reg(*condition) {
                0 => {
                    let text = match message.0 {
                        Some(literal) => {
                            String::from_utf16_lossy(&self.machine.source.string_literal(literal))
                        }
                        None => String::new(),
                    };
                    Err(self.assertion_failed(text))
                }
                _ => Ok(Flow::Next),
            },
            Op::Assume { condition } => match self.reg(*condition) {
                0 => Err(Stop::Assumed),
                _ => Ok(Flow::Next),
            },
            Op::AtomicBegin {} => {
                if !self.passes_alone() && !self.take_permit_in_place()? {
                    return Ok(Flow::Stop);
                }
                self.refresh();
                self.emit(EventKind::Atomic, None, None);
                self.open_section();
                Ok(Flow::Next)
            }
            Op::AtomicEnd {} => {
                self.thread().sections.pop();
                Ok(Flow::Next)
            }

            Op::Const { .. }
            | Op::Null { .. }
            | Op::Move { .. }
            | Op::Unary { .. }
            | Op::Binary { .. }
            | Op::Compare { .. }
            | Op::Convert { .. }
            | Op::Select { .. }
            | Op::FunctionAddress { .. }
            | Op::FrameAddress { .. }
            | Op::Jump { .. }
            | Op::Branch { .. }
            | Op::Switch { .. } => Err(self.broken("a register operation took the slow way")),
        }
    }
}
