//! Execution: one thread takes one choice and all the invisible work that follows.

mod api;
mod calls;
mod classes;
mod exceptions;
mod memory;
mod natives;
mod order;
mod promises;
mod sync;
mod timers;

pub(crate) use memory::resolve_quietly;
pub(crate) use order::{Completion, holds_back, is_private, waits_for};

use crate::choices::Action;
use crate::component::DIRTY;
use crate::event::{Event, EventKind, Location, StepResult, Stop, Violation, ViolationKind};
use crate::keys::ThreadId;
use crate::machine::{Machine, Merge};
use crate::scalar::{self, ScalarError};
use crate::state::State;
use crate::thread::{Status, Thread};
use crate::word::{address, function_word};
use fencepost_ir::{CompareOperator, Fault, Function, Kind, Op, Problem, Reg};

/// What an operation means for the thread that ran it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Go on with the next operation.
    Next,
    /// Go on wherever the top frame stands now.
    Reload,
    /// Stand still before the operation.
    Stop,
}

pub(crate) type FlowResult = Result<Flow, Stop>;

/// The execution of one thread on a state.
pub struct Exec<'a> {
    /// The machine.
    pub machine: &'a Machine,
    /// The state, changed in place.
    pub state: &'a mut State,
    /// The place of the thread in the state.
    pub(crate) index: usize,
    events: Option<&'a mut Vec<Event>>,
    /// Whether the next visible operation may run; the first one of a step may, no other.
    permit: bool,
    /// The number that a data choice picked.
    data: Option<u32>,
    /// Whether the operation that waits gives up instead.
    timeout: bool,
    /// Whether a native has reported its step in its own words.
    reported: bool,
    fuel: u32,
}

impl<'a> Exec<'a> {
    /// An execution of the thread at `index`.
    pub(crate) fn new(
        machine: &'a Machine,
        state: &'a mut State,
        index: usize,
        events: Option<&'a mut Vec<Event>>,
    ) -> Self {
        Self {
            machine,
            state,
            index,
            events,
            permit: false,
            data: None,
            timeout: false,
            reported: false,
            fuel: machine.options.max_invisible,
        }
    }

    #[inline]
    pub(crate) fn thread(&mut self) -> &mut Thread {
        &mut self.state.threads[self.index]
    }

    /// The id of the running thread.
    #[inline]
    pub fn thread_id(&self) -> ThreadId {
        self.state.threads[self.index].id
    }

    /// Takes one choice, then goes on with invisible work.
    pub(crate) fn apply(&mut self, action: Action) -> StepResult {
        self.thread().component = DIRTY;
        match action {
            Action::Step => self.permit = true,
            Action::Data(value) => {
                self.permit = true;
                self.data = Some(value);
            }
            Action::Timeout => {
                self.permit = true;
                self.timeout = true;
            }
            Action::Complete(entry) => self.complete(entry as usize)?,
        }
        self.run()?;
        if self.permit {
            // The step was meant to do something visible or local and could do neither.
            let moved = self.fuel < self.machine.options.max_invisible;
            if !moved {
                return Err(Stop::NotEnabled);
            }
        }
        Ok(())
    }

    /// Runs the thread until it stands before a visible operation it has no permit for.
    pub(crate) fn run(&mut self) -> StepResult {
        match self.thread().status {
            Status::Running => {}
            Status::Ended => return Ok(()),
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

    /// Runs the top frame until another frame is on top (false) or the thread stands still (true).
    fn run_frame(&mut self) -> Result<bool, Stop> {
        let machine = self.machine;
        let thread = &self.state.threads[self.index];
        let Some(&frame) = thread.frames.last() else {
            return Ok(true);
        };
        let function: &Function = machine.function(frame.function)?;
        let base = frame.base as usize;
        let depth = thread.frames.len() - 1;
        let mut pc = frame.pc as usize;
        loop {
            if self.fuel == 0 {
                self.thread().frames[depth].pc = pc as u32;
                return Ok(true);
            }
            self.fuel -= 1;
            let Some(op) = function.ops.get(pc) else {
                return Err(self.broken("control left the function"));
            };
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
                    Ok(word) => regs[dst.0.index()] = word,
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
                    Ok(word) => regs[dst.0.index()] = word,
                    Err(error) => {
                        self.thread().frames[depth].pc = pc as u32;
                        self.scalar_error(error)?;
                        return Ok(false);
                    }
                },
                Op::Convert { operator, dst, src } => {
                    match scalar::convert(*operator, regs[src.index()]) {
                        Ok(word) => regs[dst.0.index()] = word,
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
                _ => {
                    self.thread().frames[depth].pc = pc as u32;
                    match self.run_slow(function, op)? {
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
                operator,
                place,
                value,
            } => self.read_modify_write(*dst, *operator, *place, *value),
            Op::CompareExchange {
                dst,
                place,
                expected,
                value,
            } => self.compare_exchange(*dst, *place, *expected, *value),
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
                if !self.take_permit_in_place()? {
                    return Ok(Flow::Stop);
                }
                self.emit(EventKind::Yield, None, None);
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
                if !self.take_permit_in_place()? {
                    return Ok(Flow::Stop);
                }
                self.emit(EventKind::Atomic, None, None);
                self.thread().atomic += 1;
                Ok(Flow::Next)
            }
            Op::AtomicEnd {} => {
                let thread = self.thread();
                thread.atomic = thread.atomic.saturating_sub(1);
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

    /// The word in a register of the running frame.
    #[inline]
    pub(crate) fn reg(&self, reg: Reg) -> u64 {
        self.state.threads[self.index].reg(reg)
    }

    /// Writes a register of the running frame.
    #[inline]
    pub(crate) fn set(&mut self, reg: Reg, word: u64) -> FlowResult {
        let thread = self.thread();
        let base = thread.frames.last().map_or(0, |f| f.base as usize);
        let place = base + reg.index();
        thread.regs[place] = word;
        if !thread.pending.promises.is_empty() {
            thread.pending.set_promise(place as u32, None);
        }
        Ok(Flow::Next)
    }

    /// Writes a register of the running frame if the operation wants a result.
    #[inline]
    pub(crate) fn set_optional(&mut self, reg: Option<Reg>, word: u64) -> FlowResult {
        match reg {
            Some(reg) => self.set(reg, word),
            None => Ok(Flow::Next),
        }
    }

    /// Whether a visible, in-place operation may run now. It needs the step's permit and an empty
    /// pending list, except where nobody else can notice.
    pub(crate) fn take_permit_in_place(&mut self) -> Result<bool, Stop> {
        if self.thread().is_exclusive() {
            return Ok(true);
        }
        if !self.permit || !self.drain_silent_entries() {
            return Ok(false);
        }
        self.permit = false;
        Ok(true)
    }

    /// Whether plain accesses may happen at once because no other thread is live.
    #[inline]
    pub(crate) fn is_alone(&self) -> bool {
        self.machine.options.merge == Merge::Private
            && !self.machine.options.observed
            && self.state.is_alone()
    }

    /// Reports a visible step to whoever listens.
    pub(crate) fn emit(&mut self, kind: EventKind, location: Option<Location>, value: Option<u64>) {
        if self.events.is_some() {
            // Steps of library code are shown where the program called it.
            let (function, pc) = self.own_position();
            self.emit_at(kind, location, value, (function, pc), None, false);
        }
    }

    /// Reports a step of an operation that may stand elsewhere than the thread does.
    pub(crate) fn emit_at(
        &mut self,
        kind: EventKind,
        location: Option<Location>,
        value: Option<u64>,
        (function, pc): (fencepost_ir::FuncId, u32),
        entry: Option<u32>,
        out_of_order: bool,
    ) {
        let thread = self.thread_id();
        if let Some(events) = &mut self.events {
            let location_name = location.map_or(String::new(), |location| {
                self.machine.describe_location(self.state, location)
            });
            events.push(Event {
                thread,
                kind,
                location,
                value,
                function,
                pc,
                out_of_order,
                entry,
                location_name,
            });
        }
    }

    /// Collects console output with the execution; it is no part of the state.
    pub fn output(&mut self, text: String) {
        self.emit(EventKind::Output(text), None, None);
    }

    /// Ends the program as a whole.
    pub fn exit_program(&mut self, code: i32) {
        self.state.globals.exit = Some(code);
        self.state.globals.component = DIRTY;
    }

    /// A violation of "this assertion holds", at the innermost place in the program's own code.
    pub(crate) fn assertion_failed(&self, message: String) -> Stop {
        let (function, pc) = self.own_position();
        Stop::Violation(Violation {
            kind: ViolationKind::Assertion,
            thread: self.state.threads[self.index].id,
            function,
            pc,
            message,
        })
    }

    /// The innermost operation that is not library code, or simply the innermost.
    pub(crate) fn own_position(&self) -> (fencepost_ir::FuncId, u32) {
        let frames = &self.state.threads[self.index].frames;
        let own = frames.iter().rev().find(|frame| {
            self.machine
                .loaded_function(frame.function)
                .is_some_and(|f| !f.library)
        });
        own.or(frames.last())
            .map_or((fencepost_ir::FuncId(0), 0), |f| (f.function, f.pc))
    }

    /// Something that is not modelled, at the innermost place in the program's own code.
    pub(crate) fn unsupported(&self, what: impl Into<String>) -> Stop {
        let (function, pc) = self.own_position();
        let position = self
            .machine
            .loaded_function(function)
            .map_or(fencepost_base::Position::UNKNOWN, |f| f.position(pc));
        Stop::Unsupported(Problem {
            what: what.into(),
            location: self.machine.source.describe_position(function, position),
        })
    }

    /// A program that no verifier should have let through; its run stops, ours does not.
    fn broken(&self, what: &str) -> Stop {
        self.unsupported(format!("ill-formed code: {what}"))
    }

    fn scalar_error(&mut self, error: ScalarError) -> FlowResult {
        match error {
            ScalarError::Fault(fault) => self.fault(fault),
            ScalarError::UnrelatedPointers => {
                Err(self.unsupported("pointers into different objects are ordered or subtracted"))
            }
        }
    }

    fn choose(&mut self, dst: Reg, bound: Reg) -> FlowResult {
        let bound = self.reg(bound) as i32;
        if bound <= 0 {
            return self.fault(Fault::ArgumentOutOfRange);
        }
        if self.thread().is_exclusive() {
            return Err(self.unsupported("a data choice inside an atomic section"));
        }
        if !self.permit || self.data.is_none() || !self.drain_silent_entries() {
            return Ok(Flow::Stop);
        }
        let Some(value) = self.data.take() else {
            return Ok(Flow::Stop);
        };
        if value >= bound as u32 {
            return Err(Stop::NotEnabled);
        }
        self.permit = false;
        self.emit(EventKind::Choice, None, Some(u64::from(value)));
        self.set(dst, u64::from(value))
    }

    /// Names the function that people would say a thread runs.
    pub fn set_label(&mut self, handle: u64, label: fencepost_ir::FuncId) {
        let id = self.thread_by_handle(handle).map(|thread| thread.id);
        if let Some(index) = id.and_then(|id| self.state.thread_index(id)) {
            let thread = &mut self.state.threads[index];
            thread.label = label;
            thread.component = DIRTY;
        }
    }

    /// Makes a thread a background or foreground one.
    pub fn set_background(&mut self, handle: u64, background: bool) -> crate::NativeResult {
        let index = self
            .thread_by_handle(handle)
            .map(|thread| thread.id)
            .and_then(|id| self.state.thread_index(id));
        match index {
            Some(index) => {
                let thread = &mut self.state.threads[index];
                thread.background = background;
                thread.component = DIRTY;
                crate::NativeResult::Done(0)
            }
            None => crate::NativeResult::Fault(Fault::ThreadState),
        }
    }
}

/// Whether an operation is arithmetic that can wait for its inputs: it cannot fail.
pub(crate) fn is_deferrable(op: &Op) -> bool {
    match op {
        Op::Unary { .. } | Op::Select { .. } => true,
        Op::Binary { operator, .. } => !operator.faults(),
        Op::Compare { operator, .. } => {
            operator.kind != Kind::Ptr
                || matches!(operator.operator, CompareOperator::Eq | CompareOperator::Ne)
        }
        Op::Convert { operator, .. } => !operator.faults(),
        _ => false,
    }
}
