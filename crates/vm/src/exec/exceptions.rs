//! Exceptions: two passes, explicit records, funclets over the parent's registers.
//!
//! The first pass looks for a handler and runs filters on top of the intact stack. The second
//! takes frames away and runs finally and fault handlers. Filters and finallys can take visible
//! steps, so where an unwinding stands is part of the thread.

use super::{Exec, Flow, FlowResult};
use crate::machine::event::{EventKind, MachineLimit, Stop, Violation, ViolationKind};
use crate::state::ClassState;
use crate::state::thread::{Caught, Frame, FrameKind, LEAVING, Unwind};
use fencepost_ir::{ClassId, Fault, FaultTarget, Function, Op, Place, Reg, Region, RegionKind};

/// A row number that stands for the boundary of a frame instead of a row of its table.
const BOUNDARY: u32 = u32::MAX;

impl Exec<'_> {
    /// Throws the exception that a fault stands for.
    pub(crate) fn fault(&mut self, fault: Fault) -> FlowResult {
        self.fault_with_cause(fault, 0, None, false)
    }

    /// A class whose initialiser threw this object is used: by who ran the initialiser, or again.
    pub(crate) fn initializer_failed(
        &mut self,
        class: ClassId,
        cause: u64,
        again: bool,
    ) -> FlowResult {
        self.fault_with_cause(Fault::ClassInitialization, cause, Some(class), again)
    }

    fn fault_with_cause(
        &mut self,
        fault: Fault,
        cause: u64,
        class: Option<ClassId>,
        again: bool,
    ) -> FlowResult {
        if self.machine.manual_memory {
            return Err(self.fatal(fault));
        }
        let target = self
            .machine
            .source
            .fault(fault)
            .map_err(Stop::Unsupported)
            .map_err(|stop| self.locate(stop))?;
        match target {
            FaultTarget::Class(class) => match self.allocate(class, 0)? {
                Ok(word) => self.throw(word),
                Err(_) => Err(Stop::Limit(MachineLimit::Heap)),
            },
            FaultTarget::Function(function) => {
                // A full stack has no room for the function that throws; report it as it is.
                let depth = self.state.threads[self.index].frames.len();
                if depth > self.machine.options.max_frames {
                    return Err(self.unhandled(self.machine.source.fault_name(fault)));
                }
                if fault == Fault::StackOverflow {
                    return Err(self.unhandled(self.machine.source.fault_name(fault)));
                }
                // The function may ask for the cause, for the class it is about and whether that
                // failed before, or for the numbers that were wrong.
                let params = self.machine.function(function)?.param_count;
                let numbers = match params {
                    0 => None,
                    _ => self.numbers_at_fault(fault)?,
                };
                let (misfit, wanted) = self.misfit(fault)?;
                let about = match class.or(wanted) {
                    Some(class) if params > 1 => self.type_object_word(class)?,
                    _ => numbers.map_or(0, |(_, second)| second),
                };
                let first = match (numbers, misfit) {
                    (Some((first, _)), _) => first,
                    (None, Some(class)) if params > 0 => self.type_object_word(class)?,
                    (None, _) => cause,
                };
                self.push_frame(function, None, FrameKind::Call, |regs| {
                    if params > 0 {
                        regs[0] = first;
                    }
                    if params > 1 {
                        regs[1] = about;
                    }
                    if params > 2 {
                        regs[2] = u64::from(again);
                    }
                })
            }
        }
    }

    /// The index and the length that do not fit, or the length that is negative.
    fn numbers_at_fault(&self, fault: Fault) -> Result<Option<(u64, u64)>, Stop> {
        let Some(frame) = self.state.threads[self.index].frames.last() else {
            return Ok(None);
        };
        let function = self.machine.function(frame.function)?;
        Ok(match (fault, function.ops.get(frame.pc as usize)) {
            (
                Fault::IndexOutOfRange,
                Some(
                    Op::Load { place, .. }
                    | Op::Store { place, .. }
                    | Op::Rmw { place, .. }
                    | Op::CompareExchange { place, .. },
                ),
            ) => match *place {
                Place::Element(array, index, _) => self
                    .length_of(self.reg(array))
                    .map(|length| (self.reg(index), u64::from(length))),
                _ => None,
            },
            (Fault::NegativeArraySize, Some(Op::NewArray { length, .. })) => {
                Some((self.reg(*length), 0))
            }
            // Whoever throws can do without numbers.
            _ => None,
        })
    }

    /// The class of the object that an array cannot hold, or that a cast refuses, and the class
    /// that the cast asks for.
    fn misfit(&self, fault: Fault) -> Result<(Option<ClassId>, Option<ClassId>), Stop> {
        let Some(frame) = self.state.threads[self.index].frames.last() else {
            return Ok((None, None));
        };
        let function = self.machine.function(frame.function)?;
        Ok(match (fault, function.ops.get(frame.pc as usize)) {
            (Fault::ArrayTypeMismatch, Some(Op::StoreCheck { value, .. })) => {
                (self.class_of(self.reg(*value)), None)
            }
            (Fault::InvalidCast, Some(Op::Cast { value, class, .. })) => {
                (self.class_of(self.reg(*value)), Some(*class))
            }
            // A native that refuses an object gets it and the number of the class that it asks for.
            (Fault::InvalidCast, Some(Op::Native { args, .. })) => match args.0[..] {
                [value, class] => (
                    self.class_of(self.reg(value)),
                    Some(ClassId(self.reg(class) as u32)),
                ),
                _ => (None, None),
            },
            // Whoever throws can do without the classes.
            _ => (None, None),
        })
    }

    /// Throws an object: starts the first pass at the running operation.
    pub(crate) fn throw(&mut self, exception: u64) -> FlowResult {
        let depth = self.thread().depth();
        self.note_throw(exception);
        self.search(exception, depth, 0)
    }

    /// First pass: looks for a handler from row `region` of frame `depth` outwards.
    fn search(&mut self, exception: u64, mut depth: u32, mut region: u32) -> FlowResult {
        loop {
            let frame = self.state.threads[self.index].frames[depth as usize];
            let function = self.machine.function(frame.function)?;
            for (number, row) in function.handlers.iter().enumerate() {
                let handles = match row.class {
                    _ if !row.protects(frame.pc) => false,
                    Some(class) => self.is_instance(exception, class)?,
                    None => true,
                };
                if handles {
                    return self.start_second_pass(exception, depth, number as u32);
                }
            }
            while let Some(row) = function.regions.get(region as usize) {
                if row.protects(frame.pc) && counts(function, frame, frame.pc, row) {
                    match row.kind {
                        RegionKind::Catch(class) => {
                            if self.is_instance(exception, class)? {
                                return self.start_second_pass(exception, depth, region);
                            }
                        }
                        RegionKind::Filter(start) => {
                            return self.ask_filter(exception, depth, region, frame, start);
                        }
                        RegionKind::Finally | RegionKind::Fault => {}
                    }
                }
                region += 1;
            }
            match frame.kind {
                // What leaves a filter means no; what leaves an initialiser makes the class fail.
                FrameKind::Filter | FrameKind::Initializer { .. } => {
                    return self.start_second_pass(exception, depth, BOUNDARY);
                }
                FrameKind::Call => {}
            }
            if depth == 0 {
                // Whether the execution ends in this step or in the next, the exception is known. No
                // register is read any more, and what a filter left in them must not count.
                let thread = self.thread();
                thread.unwinds.push(Unwind::Unhandled { exception });
                thread.regs.fill(0);
                thread.pending.drop_promises_from(0);
                return Err(self.unhandled_exception(exception));
            }
            depth -= 1;
            region = 0;
        }
    }

    fn ask_filter(
        &mut self,
        exception: u64,
        depth: u32,
        region: u32,
        owner: Frame,
        start: u32,
    ) -> FlowResult {
        let thread = self.thread();
        thread.unwinds.push(Unwind::Search {
            exception,
            depth,
            region,
        });
        let filter_depth = thread.frames.len() as u32;
        thread.frames.push(Frame {
            pc: start,
            result: None,
            kind: FrameKind::Filter,
            memory: owner.memory,
            ..owner
        });
        thread.caught.push(Caught {
            depth: filter_depth,
            region,
            exception,
        });
        Ok(Flow::Reload)
    }

    pub(crate) fn end_filter(&mut self, accept: Reg) -> FlowResult {
        let accepted = self.reg(accept) != 0;
        self.finish_filter(accepted)
    }

    /// Takes the filter's frame away and goes on with the search that asked it.
    fn finish_filter(&mut self, accepted: bool) -> FlowResult {
        self.pop_filter_frame();
        let Some(Unwind::Search {
            exception,
            depth,
            region,
        }) = self.thread().unwinds.pop()
        else {
            return Err(self.unsupported("ill-formed code: the end of a filter outside one"));
        };
        if accepted {
            self.start_second_pass(exception, depth, region)
        } else {
            self.search(exception, depth, region + 1)
        }
    }

    /// A filter shares the memory of the frame it belongs to, so that memory stays.
    fn pop_filter_frame(&mut self) {
        if let Some(frame) = self.thread().frames.last_mut() {
            frame.memory = crate::state::word::ObjectId::NULL;
        }
        self.pop_frame();
    }

    fn start_second_pass(
        &mut self,
        exception: u64,
        target_depth: u32,
        target_region: u32,
    ) -> FlowResult {
        self.record_throw(exception, target_depth)?;
        let target_frame = self.state.threads[self.index].frames[target_depth as usize];
        let function = self.machine.function(target_frame.function)?;
        let target = function.regions.get(target_region as usize).copied();
        self.abandon_inner_records(function, target_depth, target)?;
        let thread = self.thread();
        let depth = thread.depth();
        let origin = thread.frames[depth as usize].pc;
        thread.unwinds.push(Unwind::Run {
            exception,
            target_depth,
            target_region,
            depth,
            origin,
            region: BOUNDARY,
        });
        self.continue_run()
    }

    /// Drops records of handlers that the new unwinding takes control away from for good.
    fn abandon_inner_records(
        &mut self,
        function: &Function,
        target_depth: u32,
        target: Option<Region>,
    ) -> Result<(), Stop> {
        // A handler in the target frame survives if the try that takes over lies inside it.
        let survives = |depth: u32, region: u32| {
            depth < target_depth
                || depth == target_depth
                    && match (target, function.regions.get(region as usize)) {
                        (Some(target), Some(row)) => row.handles(target.start),
                        _ => false,
                    }
        };
        let thread = self.thread();
        thread.unwinds.retain(|unwind| match *unwind {
            Unwind::Unhandled { .. } => true,
            Unwind::Search { depth, .. } => {
                // The filter that this search asked runs in a frame above `depth`; it survives
                // exactly if the handler that takes over is in that filter or above it.
                depth < target_depth
            }
            Unwind::Run { depth, region, .. } | Unwind::Leave { depth, region, .. } => {
                survives(depth, region)
            }
        });
        thread
            .caught
            .retain(|caught| survives(caught.depth, caught.region) || caught.depth < target_depth);
        Ok(())
    }

    /// Second pass: runs the next finally or fault handler, or arrives.
    pub(crate) fn continue_run(&mut self) -> FlowResult {
        loop {
            let Some(&Unwind::Run {
                exception,
                target_depth,
                target_region,
                depth,
                origin,
                region,
            }) = self.state.threads[self.index].unwinds.last()
            else {
                return Err(self.unsupported("ill-formed code: the end of a finally outside one"));
            };
            let frame = self.state.threads[self.index].frames[depth as usize];
            let function = self.machine.function(frame.function)?;
            let first = region.wrapping_add(1);
            let end = if region == LEAVING {
                0
            } else if depth == target_depth {
                target_region.min(function.regions.len() as u32)
            } else {
                function.regions.len() as u32
            };
            let next = (first..end).find(|&row| {
                let row = &function.regions[row as usize];
                matches!(row.kind, RegionKind::Finally | RegionKind::Fault)
                    && row.protects(origin)
                    && counts(function, frame, origin, row)
            });
            let thread = self.thread();
            if let Some(next) = next {
                if let Some(Unwind::Run { region, .. }) = thread.unwinds.last_mut() {
                    *region = next;
                }
                thread.frames[depth as usize].pc = function.regions[next as usize].handler;
                return Ok(Flow::Reload);
            }
            if depth == target_depth {
                if let FrameKind::Initializer { class, atomic } = frame.kind
                    && target_region == BOUNDARY
                {
                    return self.fail_initializer(exception, class, atomic);
                }
                thread.unwinds.pop();
                return self.arrive(exception, target_region, frame, function);
            }
            self.pop_failed_frame();
            let thread = self.thread();
            let depth_below = thread.depth();
            let origin_below = thread.frames[depth_below as usize].pc;
            if let Some(Unwind::Run {
                depth,
                origin,
                region,
                ..
            }) = thread.unwinds.last_mut()
            {
                *depth = depth_below;
                *origin = origin_below;
                *region = BOUNDARY;
            }
        }
    }

    /// An exception leaves an initialiser, which is an in-place step, as its normal end is.
    fn fail_initializer(&mut self, exception: u64, class: ClassId, atomic: bool) -> FlowResult {
        if !atomic && !self.passes_alone() && !self.take_permit_in_place()? {
            let thread = self.thread();
            if let Some(Unwind::Run {
                depth,
                origin,
                region,
                ..
            }) = thread.unwinds.last_mut()
            {
                *region = LEAVING;
                thread.frames[*depth as usize].pc = *origin;
            }
            return Ok(Flow::Stop);
        }
        self.forget_reads();
        if !atomic {
            self.emit(EventKind::InitFail(class), None, None);
        }
        self.thread().unwinds.pop();
        self.pop_failed_frame();
        self.share(exception);
        self.touch_initializer(class);
        self.state
            .globals
            .set_class_state(class, ClassState::Failed(exception));
        self.initializer_failed(class, exception, false)
    }

    /// The handler takes the exception.
    fn arrive(
        &mut self,
        exception: u64,
        region: u32,
        frame: Frame,
        function: &Function,
    ) -> FlowResult {
        if region == BOUNDARY {
            return match frame.kind {
                FrameKind::Filter => self.finish_filter(false),
                FrameKind::Call | FrameKind::Initializer { .. } => {
                    Err(self.unsupported("ill-formed code: an unwinding to nowhere"))
                }
            };
        }
        if let Some(row) = function.handlers.get(region as usize) {
            let thread = self.thread();
            let depth = thread.depth();
            thread.frames[depth as usize].pc = row.target;
            self.set(row.exception, exception)?;
            return Ok(Flow::Reload);
        }
        let handler = function.regions[region as usize].handler;
        let thread = self.thread();
        let depth = thread.depth();
        thread.frames[depth as usize].pc = handler;
        thread.caught.push(Caught {
            depth,
            region,
            exception,
        });
        Ok(Flow::Reload)
    }

    pub(crate) fn rethrow(&mut self) -> FlowResult {
        match self.caught_exception() {
            0 => Err(self.unsupported("ill-formed code: a rethrow outside a handler")),
            exception => self.throw(exception),
        }
    }

    /// The exception of the innermost active handler or filter of the running frame.
    pub(crate) fn caught_exception(&self) -> u64 {
        let thread = &self.state.threads[self.index];
        let depth = thread.depth();
        thread
            .caught
            .iter()
            .rev()
            .find(|caught| caught.depth == depth)
            .map_or(0, |caught| caught.exception)
    }

    pub(crate) fn leave(&mut self, _function: &Function, target: u32) -> FlowResult {
        let thread = self.thread();
        let depth = thread.depth();
        let origin = thread.frames[depth as usize].pc;
        thread.unwinds.push(Unwind::Leave {
            depth,
            origin,
            target,
            region: BOUNDARY,
        });
        self.continue_leave()
    }

    /// Runs the next finally between a leave and its target, or arrives.
    fn continue_leave(&mut self) -> FlowResult {
        let Some(&Unwind::Leave {
            depth,
            origin,
            target,
            region,
        }) = self.state.threads[self.index].unwinds.last()
        else {
            return Err(self.unsupported("ill-formed code: the end of a finally outside one"));
        };
        let frame = self.state.threads[self.index].frames[depth as usize];
        let function = self.machine.function(frame.function)?;
        let first = region.wrapping_add(1);
        let next = (first..function.regions.len() as u32).find(|&row| {
            let row = &function.regions[row as usize];
            row.kind == RegionKind::Finally && row.protects(origin) && !row.protects(target)
        });
        let thread = self.thread();
        // Handlers that are left behind are no longer dealing with their exceptions.
        thread.caught.retain(|caught| {
            caught.depth != depth
                || function
                    .regions
                    .get(caught.region as usize)
                    .is_some_and(|row| !row.handles(origin) || row.handles(target))
        });
        match next {
            Some(next) => {
                if let Some(Unwind::Leave { region, .. }) = thread.unwinds.last_mut() {
                    *region = next;
                }
                thread.frames[depth as usize].pc = function.regions[next as usize].handler;
            }
            None => {
                thread.unwinds.pop();
                thread.frames[depth as usize].pc = target;
            }
        }
        Ok(Flow::Reload)
    }

    pub(crate) fn end_finally(&mut self) -> FlowResult {
        match self.state.threads[self.index].unwinds.last() {
            Some(Unwind::Run { .. }) => self.continue_run(),
            Some(Unwind::Leave { .. }) => self.continue_leave(),
            _ => Err(self.unsupported("ill-formed code: the end of a finally outside one")),
        }
    }

    /// The name of an exception's class.
    pub(crate) fn exception_class(&self, exception: u64) -> String {
        self.class_of(exception)
            .and_then(|class| self.machine.loaded_class(class))
            .map_or_else(|| "?".to_string(), |info| info.class.name.clone())
    }

    fn unhandled(&self, class: String) -> Stop {
        let (function, pc) = self.own_position();
        Stop::Violation(Violation {
            kind: ViolationKind::Exception(class.clone()),
            thread: self.state.threads[self.index].id,
            function,
            pc,
            message: class,
            exception: 0,
        })
    }

    /// An exception that no handler takes.
    pub(crate) fn unhandled_exception(&self, exception: u64) -> Stop {
        let class = self.exception_class(exception);
        let mut stop = self.unhandled(class);
        let is_assertion = self
            .class_of(exception)
            .is_some_and(|class| self.machine.source.is_assertion(class));
        if is_assertion {
            let text = self.machine.exception_text(self.state, exception);
            return self.assertion_failed(text.unwrap_or_default());
        }
        if let Stop::Violation(violation) = &mut stop {
            violation.exception = exception;
            if let Some(text) = self.machine.exception_text(self.state, exception) {
                violation.message = format!("{}: {text}", violation.message);
            }
        }
        stop
    }
}

/// Whether a row concerns a frame. A filter's code may lie inside rows around its own try, but an
/// exception in it goes no further than the filter.
fn counts(function: &Function, frame: Frame, pc: u32, row: &Region) -> bool {
    if frame.kind != FrameKind::Filter {
        return true;
    }
    let ranges = function.regions.iter().filter_map(|row| match row.kind {
        RegionKind::Filter(start) if start <= pc && pc < row.handler => Some((start, row.handler)),
        _ => None,
    });
    let innermost = ranges.max_by_key(|(start, _)| *start);
    innermost.is_none_or(|(start, end)| start <= row.start && row.end <= end)
}
