//! Calls and returns.

use super::{Exec, Flow, FlowResult};
use crate::machine::collect::for_each_reference;
use crate::machine::event::{EventKind, MachineLimit, StepResult, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::machine::native::RuntimePart;
use crate::state::ClassState;
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::keys::ObjectKey;
use crate::state::thread::{Frame, FrameKind, Status};
use crate::state::word::{ObjectId, object_of, word_function};
use fencepost_ir::{Fault, FuncId, Function, Kind, Op, OptDef, Reg};

/// Registers of all frames of a thread together; a deep stack of huge frames ends here.
const MAX_REGISTERS: usize = 1 << 22;

impl Exec<'_> {
    /// Puts the frame of the entry function on the stack.
    pub(crate) fn enter_entry(&mut self, function: FuncId, arguments: &[u64]) -> StepResult {
        self.push_frame(function, None, FrameKind::Call, |regs| {
            regs[..arguments.len()].copy_from_slice(arguments);
        })
        .map(|_| ())
    }

    /// Puts a frame on the stack; `fill` writes the parameters.
    pub(crate) fn push_frame(
        &mut self,
        function: FuncId,
        result: Option<Reg>,
        kind: FrameKind,
        fill: impl FnOnce(&mut [u64]),
    ) -> FlowResult {
        let code = self.machine.function(function)?;
        if self.machine.covered.of(function, code.ops.len()).come_to(0) {
            self.machine.note_new_code();
        }
        if let Some(futures) = self.machine.futures()
            && !futures.foresees_call(function)
        {
            self.machine.note_unexpected();
        }
        let thread = &mut self.state.threads[self.index];
        let base = thread.regs.len();
        if thread.frames.len() >= self.machine.options.max_frames
            || base + code.regs.len() > MAX_REGISTERS
        {
            return self.fault(Fault::StackOverflow);
        }
        thread.regs.resize(base + code.regs.len(), 0);
        fill(&mut thread.regs[base..]);
        let mut memory = ObjectId::NULL;
        if code.frame.size > 0 {
            let id = thread.id;
            let heap = &mut self.state.heap;
            if !self.machine.heap_has_room(heap, u64::from(code.frame.size)) {
                return Err(Stop::Limit(MachineLimit::Heap));
            }
            let family = ObjectKey::Frame {
                thread: id,
                function,
                ordinal: 0,
            };
            memory = self.machine.identities.lowest_free(family, heap);
            heap.insert(Object {
                bytes: vec![0; code.frame.size as usize],
                ..Object::blank(memory, ObjectKind::Frame(function), Reach::Only(id))
            });
        }
        self.thread().frames.push(Frame {
            function,
            pc: 0,
            base: base as u32,
            memory,
            result,
            kind,
        });
        self.note_call();
        Ok(Flow::Reload)
    }

    fn wrong_arguments(&self, takes: usize, given: usize) -> Stop {
        self.unsupported(format!(
            "a call with {given} arguments of a function that takes {takes}"
        ))
    }

    pub(crate) fn call(&mut self, dst: OptDef, function: FuncId, args: &[Reg]) -> FlowResult {
        let params = self.machine.function(function)?.param_count as usize;
        if params != args.len() {
            return Err(self.wrong_arguments(params, args.len()));
        }
        let thread = &self.state.threads[self.index];
        let caller_base = thread.base() as usize;
        let callee_base = thread.regs.len();
        let depth_before = thread.frames.len();
        let flow = {
            // The caller's registers lie below the callee's in one vector, so copying needs no
            // buffer once the frame is there.
            self.push_frame(function, dst.0, FrameKind::Call, |_| {})?
        };
        let thread = self.thread();
        // A full stack throws instead, and then the top frame may be a filter's.
        let pushed = thread.frames.len() == depth_before + 1
            && thread.frames[depth_before].kind == FrameKind::Call;
        if !pushed {
            return Ok(flow);
        }
        for (index, arg) in args.iter().enumerate() {
            thread.regs[callee_base + index] = thread.regs[caller_base + arg.index()];
        }
        if !thread.pending.promises.is_empty() {
            for (index, arg) in args.iter().enumerate() {
                let node = thread.pending.promise((caller_base + arg.index()) as u32);
                if node.is_some() {
                    thread
                        .pending
                        .set_promise((callee_base + index) as u32, node);
                }
            }
        }
        self.note_arguments();
        self.note_receiver();
        Ok(flow)
    }

    pub(crate) fn call_virtual(&mut self, dst: OptDef, method: FuncId, args: &[Reg]) -> FlowResult {
        let Some(&receiver) = args.first() else {
            return Err(self.unsupported("ill-formed code: a virtual call without a receiver"));
        };
        let word = self.reg(receiver);
        if word == 0 {
            return self.fault(Fault::NullReference);
        }
        let Some(class) = self.class_of(word) else {
            return Err(self.unsupported("a virtual call on something not an object"));
        };
        let function = self
            .machine
            .dispatch(class, method)
            .map_err(|problem| self.locate(problem))?;
        self.call(dst, function, args)
    }

    pub(crate) fn call_indirect(&mut self, dst: OptDef, function: Reg, args: &[Reg]) -> FlowResult {
        match word_function(self.reg(function)) {
            Some(function) => {
                self.foresee_indirect(function, args, |caller| {
                    dst.0.map(|dst| caller.regs[dst.index()].kind)
                });
                self.call(dst, function, args)
            }
            None if self.reg(function) == 0 => self.fault(Fault::NullReference),
            None => Err(self.unsupported("a call through something not a function")),
        }
    }

    /// Notes a call through a pointer that the text of the program did not show.
    fn foresee_indirect(
        &self,
        target: FuncId,
        args: &[Reg],
        wanted: impl Fn(&Function) -> Option<Kind>,
    ) {
        let frame = self.state.threads[self.index].frames.last();
        if let Some(futures) = self.machine.futures()
            && let Some(Ok(caller)) = frame.map(|frame| self.machine.function(frame.function))
            && !futures.foresees_indirect(self.machine, target, caller, args, wanted(caller))
        {
            self.machine.note_unexpected();
        }
    }

    /// Puts the frame of another function in the place of the top one.
    pub(crate) fn tail_call(&mut self, function: Reg, args: &[Reg]) -> FlowResult {
        let Some(function) = word_function(self.reg(function)) else {
            return match self.reg(function) {
                0 => self.fault(Fault::NullReference),
                _ => Err(self.unsupported("a call through something not a function")),
            };
        };
        self.foresee_indirect(function, args, |caller| caller.result);
        // The function must be there before the frame goes, so that a problem has a place.
        let params = self.machine.function(function)?.param_count as usize;
        if params != args.len() {
            return Err(self.wrong_arguments(params, args.len()));
        }
        let thread = &self.state.threads[self.index];
        let Some(&frame) = thread.frames.last() else {
            return Ok(Flow::Stop);
        };
        let place = |arg: &Reg| frame.base + u32::from(arg.0);
        let words: Vec<u64> = args.iter().map(|arg| self.reg(*arg)).collect();
        let promises: Vec<_> = args
            .iter()
            .map(|arg| thread.pending.promise(place(arg)))
            .collect();
        self.pop_frame();
        let flow = self.push_frame(function, frame.result, frame.kind, |regs| {
            regs[..words.len()].copy_from_slice(&words);
        })?;
        for (index, promise) in promises.into_iter().enumerate() {
            if promise.is_some() {
                let pending = &mut self.thread().pending;
                pending.set_promise(frame.base + index as u32, promise);
            }
        }
        self.note_receiver();
        Ok(flow)
    }

    /// Adds the place in the program to a problem that has none.
    pub(crate) fn locate(&self, stop: Stop) -> Stop {
        match stop {
            Stop::Unsupported(problem) if problem.location.is_empty() => {
                self.unsupported(problem.what)
            }
            other => other,
        }
    }

    /// Takes the top frame off the stack, with everything that belongs to it.
    pub(crate) fn pop_frame(&mut self) -> Option<Frame> {
        self.note_leave();
        let thread = &mut self.state.threads[self.index];
        let frame = thread.frames.pop()?;
        let depth = thread.frames.len() as u32;
        // What the call has left open, its caller has to close.
        for owner in &mut thread.sections {
            *owner = (*owner).min(depth.saturating_sub(1));
        }
        if frame.kind != FrameKind::Filter {
            thread.regs.truncate(frame.base as usize);
            thread.pending.drop_promises_from(frame.base);
        }
        thread.caught.retain(|caught| caught.depth < depth);
        let mut gone = Vec::new();
        if frame.memory != ObjectId::NULL {
            gone.push(frame.memory);
        }
        while let Some(&(owner, bytes)) = thread.stack_bytes.last() {
            if owner < depth {
                break;
            }
            thread.stack_bytes.pop();
            gone.push(bytes);
        }
        for id in gone {
            self.drop_call_memory(id, frame.function, frame.pc);
        }
        self.forget_in_library();
        Some(frame)
    }

    /// Opens an atomic section that belongs to the call that runs.
    pub(crate) fn open_section(&mut self) {
        if !self.thread().is_in_section() {
            self.section_alone = self.is_alone();
        }
        let thread = self.thread();
        let depth = thread.depth();
        thread.sections.push(depth);
    }

    /// Takes the top frame off the stack because an exception leaves it. Atomic sections that it has
    /// not closed end here: nobody else is going to close them.
    pub(crate) fn pop_failed_frame(&mut self) {
        let thread = self.thread();
        let depth = thread.depth();
        let outer = thread.sections.partition_point(|&owner| owner < depth);
        if outer < thread.sections.len() {
            thread.sections.truncate(outer);
            self.synchronise_section();
        }
        self.pop_frame();
    }

    /// Takes memory of a call away. What it referred to may be garbage now.
    pub(super) fn drop_object(&mut self, id: ObjectId) {
        let mut referred = Vec::new();
        if let Some(object) = self.state.heap.get(id) {
            for_each_reference(self.machine, object, |word| referred.push(object_of(word)));
        }
        self.state.heap.suspects.extend(referred);
        self.state.heap.remove(id);
    }

    pub(crate) fn return_value(&mut self, value: Option<Reg>) -> FlowResult {
        let thread = &self.state.threads[self.index];
        let Some(&frame) = thread.frames.last() else {
            return Ok(Flow::Stop);
        };
        if thread.frames.len() == 1 {
            return self.end_thread(value);
        }
        if let FrameKind::Initializer { class, atomic } = frame.kind {
            if !atomic && !self.take_permit_in_place()? {
                return Ok(Flow::Stop);
            }
            if !atomic {
                self.emit(EventKind::InitEnd(class), None, None);
            }
            self.pop_frame();
            self.touch_initializer(class);
            self.state.globals.set_class_state(class, ClassState::Done);
            // The check runs again and finds the class initialised.
            return Ok(Flow::Reload);
        }
        let word = value.map_or(0, |reg| self.reg(reg));
        self.note_result(value);
        let node = value.and_then(|reg| {
            let pending = &self.state.threads[self.index].pending;
            pending.promise(frame.base + u32::from(reg.0))
        });
        self.pop_frame();
        let thread = self.thread();
        if let Some(caller) = thread.frames.last_mut() {
            caller.pc += 1;
            if let Some(result) = frame.result {
                let place = caller.base as usize + result.index();
                thread.regs[place] = word;
                if node.is_some() || !thread.pending.promises.is_empty() {
                    thread.pending.set_promise(place as u32, node);
                }
            }
        }
        Ok(Flow::Reload)
    }

    /// Whether the running function gives a number that can be an exit code.
    fn ends_with_number(&self) -> bool {
        let frame = self.state.threads[self.index].frames.last();
        let function = frame.and_then(|frame| self.machine.loaded_function(frame.function));
        function.is_some_and(|function| function.result == Some(Kind::I32))
    }

    /// Where people would say that the thread ends: what is left of it may be library code alone,
    /// which called the function that they know it by.
    fn end_position(&self) -> (FuncId, u32) {
        let machine = self.machine;
        let (function, pc) = self.own_position();
        let own = |function| {
            machine
                .loaded_function(function)
                .filter(|code| !code.library)
        };
        let label = self.state.threads[self.index].label;
        let returns = own(label).and_then(|code| {
            let mut ops = code.ops.iter();
            ops.rposition(|op| matches!(op, Op::Return { .. }))
        });
        match (own(function), returns) {
            (None, Some(at)) => (label, at as u32),
            _ => (function, pc),
        }
    }

    /// Ends the thread when its pending list is empty: an in-place, visible step.
    fn end_thread(&mut self, value: Option<Reg>) -> FlowResult {
        let unseen = self.passes_alone() || self.ends_unseen();
        if !unseen && !self.take_permit_in_place()? {
            return Ok(Flow::Stop);
        }
        let me = self.thread_id();
        if self
            .state
            .threads
            .iter()
            .all(|t| t.id == me || t.has_ended())
        {
            self.check_leaks()?;
        }
        if self.is_watched() {
            let place = self.end_position();
            self.emit_at(EventKind::End, None, None, place, None, false);
        }
        self.touch(Resource::End(self.thread_id()), Mode::Write);
        self.touch(Resource::Runtime(RuntimePart::All), Mode::Read);
        if !self.thread().background {
            self.touch(Resource::Life, Mode::Write);
        }
        let code = value
            .filter(|_| self.ends_with_number())
            .map(|reg| self.reg(reg) as i32);
        let is_main = self.thread_id() == crate::ThreadId::MAIN;
        self.pop_frame();
        let thread = self.thread();
        thread.status = Status::Ended;
        thread.sections.clear();
        thread.frames.clear();
        thread.regs.clear();
        thread.caught.clear();
        thread.unwinds.clear();
        self.leave_knowledge();
        if let (true, Some(code)) = (is_main, code) {
            self.state.globals.exit_code = code;
        }
        // The end of the last foreground thread cuts the background ones off where they are.
        if self.footprint.is_some()
            && self.state.has_ended()
            && !self.state.threads.iter().all(|thread| thread.has_ended())
        {
            self.touch(Resource::Everything, Mode::Write);
        }
        Ok(Flow::Reload)
    }
}
