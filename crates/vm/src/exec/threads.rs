//! Threads: start, handles, join.

use super::{Exec, Flow, FlowResult, Watch};
use crate::machine::event::{EventKind, MachineLimit, Stop};
use crate::machine::footprint::{Mode, Resource};
use crate::state::MAX_THREADS;
use crate::state::keys::{ThreadId, ThreadKey};
use crate::state::thread::{FrameKind, Thread};
use fencepost_ir::{Cell, Fault, FuncId, Op, OptDef, Reg};

/// The handle of a thread in a register: its dense id plus one, so that 0 is no thread.
fn thread_of(handle: u64) -> Option<ThreadId> {
    (handle != 0 && handle <= u64::from(u32::MAX)).then(|| ThreadId(handle as u32 - 1))
}

/// The handle of a thread.
pub(crate) fn handle_of(thread: ThreadId) -> u64 {
    u64::from(thread.0) + 1
}

/// How deep workers are named after the one that started them.
const DEEPEST: usize = 2;

impl Exec<'_> {
    pub(crate) fn thread_start(
        &mut self,
        dst: OptDef,
        function: FuncId,
        args: &[Reg],
    ) -> FlowResult {
        if self.thread().is_exclusive() {
            self.allow_blocking("a thread start")?;
        }
        if !self.take_start_permit()? {
            return Ok(Flow::Stop);
        }
        let words: Vec<u64> = args.iter().map(|&arg| self.reg(arg)).collect();
        let handle = self.spawn(function, &words, false)?;
        self.set_optional(dst.0, handle)
    }

    /// Names the function that people would say a thread runs.
    pub fn set_label(&mut self, handle: u64, label: fencepost_ir::FuncId) {
        let id = self.thread_by_handle(handle).map(|thread| thread.id);
        if let Some(index) = id.and_then(|id| self.state.thread_index(id)) {
            let thread = &mut self.state.threads[index];
            thread.label = label;
        }
    }

    /// Makes a thread a background or foreground one.
    pub fn set_background(&mut self, handle: u64, background: bool) -> crate::NativeResult {
        self.touch(Resource::Everything, Mode::Write);
        let index = self
            .thread_by_handle(handle)
            .map(|thread| thread.id)
            .and_then(|id| self.state.thread_index(id));
        match index {
            Some(index) => {
                let thread = &mut self.state.threads[index];
                thread.background = background;
                crate::NativeResult::Done(0)
            }
            None => crate::NativeResult::Fault(Fault::ThreadState),
        }
    }

    /// Starting is in place; the only live thread may do it without asking.
    fn take_start_permit(&mut self) -> Result<bool, Stop> {
        let unseen = self.passes_alone();
        Ok(unseen || self.take_permit_in_place()?)
    }

    /// Adds a thread that runs `function` and lets it do its invisible work. Returns its handle.
    pub fn spawn(
        &mut self,
        function: FuncId,
        words: &[u64],
        background: bool,
    ) -> Result<u64, Stop> {
        let code = self.machine.function(function)?;
        let has_object = code.param_count > 0 && code.regs[0].kind == fencepost_ir::Kind::Ref;
        let object = words.first().copied().filter(|_| has_object).unwrap_or(0);
        let creator = self.thread_id();
        let id = self.add_thread(creator, function, words, background, object)?;
        self.begin_thread(id)
    }

    /// Adds a thread whose object is `object`, and writes its handle to a cell before it begins.
    /// The cell is given by a pointer; 0 means none.
    pub fn spawn_as(
        &mut self,
        function: FuncId,
        words: &[u64],
        background: bool,
        object: u64,
        handle_cell: u64,
    ) -> Result<u64, Stop> {
        let creator = match background && object == 0 && handle_cell == 0 {
            true => self.namesake(),
            false => self.thread_id(),
        };
        let id = self.add_thread(creator, function, words, background, object)?;
        if handle_cell != 0 {
            if self.thread().is_anonymous() {
                self.machine.note_dependent_name();
            }
            self.write_cell(handle_cell, Cell::I64, handle_of(id));
        } else if background && object == 0 {
            self.make_unknown(id);
        }
        self.begin_thread(id)
    }

    /// Adds a thread that has not begun.
    pub(crate) fn add_thread(
        &mut self,
        creator: ThreadId,
        function: FuncId,
        words: &[u64],
        background: bool,
        object: u64,
    ) -> Result<ThreadId, Stop> {
        self.foresee_start(function);
        let mut ordinal = 0;
        let id = loop {
            let key = ThreadKey { creator, ordinal };
            let id = self.machine.identities.thread(key);
            if id != ThreadId::MAIN && self.state.thread(id).is_none() {
                break id;
            }
            ordinal += 1;
        };
        let me = self.machine.identities.thread_key(self.thread_id());
        let may_repeat = match self.machine.renames_workers() && !self.machine.names_hide_cycles() {
            true => self.thread().is_anonymous(),
            false => false,
        };
        // Those that keep their names are forgotten, too, once nobody has their handles any more.
        let may_repeat = may_repeat || creator == me.creator && ordinal < me.ordinal;
        self.record.started_over |= may_repeat;
        self.record.started.push(id);
        self.touch(Resource::Name(id), Mode::Read);
        for &word in words {
            self.share(word);
        }
        if self.state.threads.len() >= MAX_THREADS {
            return Err(Stop::Limit(MachineLimit::Threads));
        }
        let mut thread = Thread::new(id, function);
        thread.background = background;
        thread.object = object;
        thread.worker = background && object == 0;
        let params = self.machine.function(function)?.param_count as usize;
        if params != words.len() {
            return Err(self.unsupported("a thread starts with a wrong number of arguments"));
        }
        let at = self.state.threads.partition_point(|t| t.id < id);
        self.state.threads.insert(at, thread.into());
        // A thread that was cut off in invisible work may have started this one without needing
        // its permit; what it does next, the new thread can see.
        self.permit = false;
        if at <= self.index {
            self.index += 1;
        }
        self.pass_knowledge(id);
        // The new thread's frame is put up by an execution of its own.
        let mut child = self.of_thread(at);
        child.push_frame(function, None, FrameKind::Call, |regs| {
            regs[..words.len()].copy_from_slice(words);
        })?;
        child.note_receiver();
        Ok(id)
    }

    /// Notes a thread that the text of the program did not show.
    fn foresee_start(&self, function: FuncId) {
        if self.machine.futures().is_none() {
            return;
        }
        let thread = &self.state.threads[self.index];
        let foreseen = match self.machine.next_op(thread) {
            Some(Op::Native { native, .. }) => self.machine.native(*native).is_ok_and(|row| {
                let mut names = row.text().starts.iter();
                names.any(|name| self.machine.named_function(name).ok() == Some(function))
            }),
            // A timer that fires again runs what it ran before.
            _ => true,
        };
        if !foreseen {
            self.machine.note_unexpected();
        }
    }

    /// An execution of another thread that reports to the same listeners.
    fn of_thread(&mut self, index: usize) -> Exec<'_> {
        let watch = self.events.as_mut().map(Watch::again);
        let mut other = Exec::new(self.machine, (self.state, self.record), index, watch);
        other.footprint = self.footprint.as_deref_mut();
        other
    }

    /// Lets a thread that has just been added do its invisible work. Returns its handle.
    pub(super) fn begin_thread(&mut self, id: ThreadId) -> Result<u64, Stop> {
        self.emit(EventKind::Start(id), None, None);
        self.note_name(id);
        self.reported = true;
        if let Some(at) = self.state.thread_index(id) {
            let mut child = self.of_thread(at);
            child.begun = true;
            child.run()?;
            child.settle()?;
        }
        Ok(handle_of(id))
    }

    /// The thread a handle means.
    pub fn thread_by_handle(&self, handle: u64) -> Option<&Thread> {
        self.state.thread(thread_of(handle)?)
    }

    /// The thread that workers of the running one are named after: itself, or who it is named after
    /// where names would grow without end, because each worker starts the next. Searches by events
    /// need to know who started whom.
    pub(crate) fn namesake(&self) -> ThreadId {
        let me = self.thread_id();
        let identities = &self.machine.identities;
        match self.machine.options.stable || identities.thread_path(me).len() < DEEPEST {
            true => me,
            false => self.machine.identities.thread_key(me).creator,
        }
    }

    /// Says that nobody has a handle of a thread.
    pub(crate) fn make_unknown(&mut self, id: ThreadId) {
        self.machine.note_worker();
        if let Some(index) = self.state.thread_index(id) {
            self.state.threads[index].known = false;
        }
    }

    /// The handle of the running thread. Who can join it does not change.
    pub fn handle(&self) -> u64 {
        handle_of(self.thread_id())
    }

    /// The handle of the running thread, which somebody has from now on.
    pub fn own_handle(&mut self) -> u64 {
        if self.thread().is_anonymous() {
            self.machine.note_shown_name();
        }
        let thread = self.thread();
        thread.known = true;
        thread.shown = true;
        handle_of(self.thread_id())
    }

    /// Lets go of a handle that the task of the running thread alone has, if it is of that thread. Says
    /// whether it did.
    pub fn let_go(&mut self, handle: u64) -> bool {
        let is_own = handle == handle_of(self.thread_id());
        self.thread().let_go |= is_own;
        is_own
    }

    pub(crate) fn thread_join(
        &mut self,
        dst: OptDef,
        thread: Reg,
        timeout: Option<Reg>,
    ) -> FlowResult {
        let limit = timeout.map_or(-1, |reg| self.reg(reg) as i32);
        if limit < -1 {
            return self.fault(Fault::ArgumentOutOfRange);
        }
        let handle = self.reg(thread);
        let Some((id, ended)) = self
            .thread_by_handle(handle)
            .map(|thread| (thread.id, thread.has_ended()))
        else {
            return self.fault(Fault::ThreadState);
        };
        self.note_possible_wait();
        if !ended && limit != 0 && !self.timeout {
            if self.thread().is_exclusive() {
                self.allow_blocking("a join")?;
            }
            if self.begins_to_wait(Some(limit)) {
                self.touch(Resource::End(id), Mode::Read);
            }
            return self.wait_here(Some(limit));
        }
        let unseen = ended && self.passes_alone();
        if !unseen && !self.take_join_permit()? {
            return Ok(Flow::Stop);
        }
        self.finish_timed_wait()?;
        self.refresh();
        self.timeout = false;
        self.touch(Resource::End(id), Mode::Read);
        let word = u64::from(ended);
        self.emit(EventKind::Join(id), None, Some(word));
        self.set_optional(dst.0, word)
    }
}
