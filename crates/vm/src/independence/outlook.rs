//! What threads touch with their next steps, as the state shows it.

use crate::enabled::choices::needs_promise;
use crate::future::{Futures, Range};
use crate::independence::next::Next;
use crate::machine::Machine;
use crate::machine::choice::Enabled;
use crate::machine::collect::for_each_reference;
use crate::machine::effects::{Patience, Waits, effects};
use crate::machine::footprint::{Footprint, Mode, Resource};
use crate::machine::native::{Arguments, RuntimePart};
use crate::machine::resolve::resolve_quietly;
use crate::state::flaw::Flaw;
use crate::state::heap::Reach;
use crate::state::keys::ThreadId;
use crate::state::pending::{Entry, Value};
use crate::state::thread::{FrameKind, Status, Thread};
use crate::state::word::{ObjectId, object_of, offset_of};
use crate::state::{ClassState, State};
use fencepost_ir::{Kind, Op, Reg};
use fencepost_memory_model::AccessKind;

/// What the threads of a state do next.
pub(crate) struct Outlook<'a> {
    pub machine: &'a Machine,
    pub state: &'a State,
    pub analysis: &'a Futures,
}

impl Outlook<'_> {
    /// What a thread touches with its next steps: the operation that it stands before, even if it
    /// must wait, and all that it has issued.
    pub fn of(&self, thread: &Thread) -> Vec<Next> {
        let mut out = Vec::new();
        for entry in &thread.pending.entries {
            self.push_entry(thread, entry, &mut out);
        }
        self.next_step(thread, &mut out);
        out
    }

    /// What completing an entry touches. Others may ask whether the thread has moved, and this step
    /// may be its first.
    pub fn of_entry(&self, thread: &Thread, entry: &Entry) -> Vec<Next> {
        let mut out = Vec::new();
        self.push_entry(thread, entry, &mut out);
        if thread.fresh {
            out.push(Next::Runtime(RuntimePart::Workers));
        }
        out
    }

    fn push_entry(&self, thread: &Thread, entry: &Entry, out: &mut Vec<Next>) {
        let Some(kind) = entry.access() else {
            return;
        };
        if kind == AccessKind::Unlock {
            out.push(Next::Exit(entry.object));
        } else {
            let range = Range::cell(entry.object, entry.offset, entry.cell.size());
            self.push_memory(range, kind.is_write(), thread, out);
        }
    }

    /// What a thread that must wait for others looks at.
    pub fn awaited(&self, thread: &Thread) -> Vec<Next> {
        let mut out = Vec::new();
        self.next_step(thread, &mut out);
        out.into_iter().filter_map(Next::awaited).collect()
    }

    /// Whether a thread can do nothing that anybody notices until another one has moved. What it has
    /// issued may be writes to objects that only it can reach.
    pub fn waits_for_others(&self, thread: &Thread) -> bool {
        let pending = &thread.pending;
        if pending.entries.is_empty() {
            return self.machine.enabled(self.state, thread) == Enabled::No;
        }
        let is_private_write = |entry: &Entry| {
            let object = self.state.heap.get(entry.object);
            object.is_some_and(|object| object.reach == Reach::Only(thread.id))
                && entry
                    .access()
                    .is_some_and(|kind| kind.is_write() && kind != AccessKind::Unlock)
        };
        if !pending.nodes.is_empty() || !pending.entries.iter().all(is_private_write) {
            return false;
        }
        // It waits for nothing of its own: it would have to wait if all had completed, and what it
        // looks at is not among it.
        let is_own = |range: Range| {
            let mut entries = pending.entries.iter();
            entries.any(|entry| entry.object == range.object)
        };
        let mut awaited = self.awaited(thread).into_iter();
        if awaited.any(|next| next.may_touch_memory(is_own)) {
            return false;
        }
        let mut done = thread.clone();
        done.pending.entries.clear();
        self.machine.enabled(self.state, &done) == Enabled::No
    }

    /// What a thread touches with the operation that it stands before.
    fn next_step(&self, thread: &Thread, out: &mut Vec<Next>) {
        if thread.fresh {
            out.push(Next::Runtime(RuntimePart::Workers));
        }
        match thread.status {
            Status::Ended => {}
            Status::Failing => out.push(Next::Everything),
            Status::Delayed => self.next_firing(thread, out),
            Status::Waiting { object, timed, .. } => {
                out.push(Next::Queue(object));
                if timed && self.machine.tells_time {
                    out.push(Next::Clock);
                }
            }
            Status::Ready { object, .. } => out.push(Next::Enter(object)),
            Status::AwaitingClass(class) => out.push(Next::Class(class)),
            Status::Running => self.next_operation(thread, out),
        }
        if self.machine.interrupts && self.may_notice_interrupt(thread) {
            self.next_notice(thread, out);
        }
    }

    /// Whether the next step of a thread depends on whether it is interrupted. Taking a monitor does
    /// not where locks ignore interrupts, and nothing else is searched with persistent sets.
    fn may_notice_interrupt(&self, thread: &Thread) -> bool {
        if self.machine.options.flaw == Flaw::Interrupts {
            return false;
        }
        match thread.status {
            Status::Waiting { .. } | Status::Ready { .. } => true,
            Status::Running => self.machine.next_op(thread).is_some_and(|op| {
                match effects(op).waits {
                    Waits::Monitor(_, Patience::Endless) => false,
                    Waits::Monitor(_, Patience::None | Patience::Limit(_)) | Waits::End(..) => true,
                    Waits::Native(native, _) => {
                        let row = self.machine.native(native);
                        row.is_ok_and(|row| row.ready.is_some() || row.text().asks_interrupts)
                    }
                    // Nothing keeps a thread from beginning to wait, but it looks first.
                    Waits::Nothing
                    | Waits::Room
                    | Waits::RoomToUpdate
                    | Waits::RoomToUnlock(_)
                    | Waits::Class(_)
                    | Waits::Turn
                    | Waits::Number(_) => matches!(op, Op::MonitorWait { .. }),
                }
            }),
            Status::Ended | Status::Failing | Status::Delayed | Status::AwaitingClass(_) => false,
        }
    }

    /// Notes that a thread looks at whether it is interrupted. Once it is, it may be interrupted
    /// wherever it would have to wait, so whatever others do matters.
    fn next_notice(&self, thread: &Thread, out: &mut Vec<Next>) {
        out.push(match thread.interrupted {
            true => Next::Everything,
            false => Next::Interrupt(object_of(thread.object)),
        });
    }

    /// Notes what a timer that fires touches: its object, which timers are due, and the clock. That the
    /// program may end before is no difference that anybody sees.
    fn next_firing(&self, thread: &Thread, out: &mut Vec<Next>) {
        out.push(match self.state.timer_of(thread.id) {
            _ if self.machine.firing_may_stop(self.state, thread) => Next::Everything,
            Some(timer) if self.state.timer_may_fire(thread.id) => {
                Next::Firing(thread.id, object_of(timer.object))
            }
            // It waits for others to fire or to be stopped.
            Some(_) | None => Next::Runtime(RuntimePart::Timers),
        });
        if self.machine.tells_time {
            out.push(Next::Clock);
        }
    }

    /// What must all be changed before a thread can go on that is stuck. Empty if that is not known.
    pub fn needs(&self, thread: &Thread) -> Vec<Next> {
        let (machine, state) = (self.machine, self.state);
        let Some(Op::Native { native, args, .. }) = machine.next_op(thread) else {
            return Vec::new();
        };
        let row = machine.native(*native).ok();
        let Some(needs) = row.and_then(|row| row.needs) else {
            return Vec::new();
        };
        let words: Vec<u64> = args.0.iter().map(|&reg| thread.reg(reg)).collect();
        let cells = needs(machine, state, thread.id, &words);
        let cell = |at: u64| Range::cell(object_of(at), offset_of(at), 4);
        let looked_at = |at: u64| Next::Memory(cell(at), false);
        cells.into_iter().map(looked_at).collect()
    }

    fn push_memory(&self, range: Range, write: bool, thread: &Thread, out: &mut Vec<Next>) {
        out.push(Next::Memory(range, write));
        if write {
            let options = &self.machine.options;
            let size = range.to - range.from;
            if options
                .observed_at_ends
                .sees(range.object, range.from, size)
            {
                out.push(Next::Life(thread.background));
            }
            if options.observed.sees(range.object, range.from, size) {
                out.push(Next::Everything);
            }
        }
    }

    fn next_operation(&self, thread: &Thread, out: &mut Vec<Next>) {
        let (machine, state) = (self.machine, self.state);
        if thread.leaves_failed_initializer() {
            return out.push(Next::Everything);
        }
        let initializes = thread
            .frames
            .iter()
            .any(|frame| matches!(frame.kind, FrameKind::Initializer { .. }));
        let Some(op) = machine.next_op(thread) else {
            return out.push(Next::Everything);
        };
        // It waits for what the thread has issued.
        if !thread.pending.promises.is_empty() && needs_promise(thread, op) {
            return;
        }
        let object = |reg: &Reg| object_of(thread.reg(*reg));
        match op {
            Op::Load { place, .. } | Op::Store { place, .. } => {
                let write = matches!(op, Op::Store { .. });
                self.next_access(thread, place, write, out);
            }
            Op::Rmw { place, .. } | Op::CompareExchange { place, .. } => {
                self.next_access(thread, place, true, out);
            }
            Op::MonitorEnter { object: reg, .. } => out.push(Next::Enter(object(reg))),
            Op::MonitorTryEnter { object: reg, .. } => {
                out.push(Next::TryEnter(object(reg)));
                if self.machine.tells_time {
                    out.push(Next::Clock);
                }
            }
            Op::MonitorExit { object: reg } => out.push(Next::Exit(object(reg))),
            Op::MonitorWait {
                object: reg,
                timeout,
                ..
            } => {
                out.push(Next::Exit(object(reg)));
                out.push(Next::Queue(object(reg)));
                if timeout.0.is_some() && self.machine.tells_time {
                    out.push(Next::Clock);
                }
            }
            Op::MonitorPulse { object: reg } | Op::MonitorPulseAll { object: reg } => {
                out.push(Next::Queue(object(reg)));
            }
            Op::InitClass { class } => {
                out.push(Next::Class(*class));
                let begins = state.globals.class_state(*class).is_none();
                let atomic = machine
                    .class(*class)
                    .is_ok_and(|info| info.class.library && info.class.initializer.is_some());
                if begins && atomic {
                    out.push(Next::Section);
                }
                let waits = matches!(
                    state.globals.class_state(*class),
                    Some(ClassState::Running(_))
                );
                if waits && initializes {
                    out.push(Next::Everything);
                }
            }
            Op::ThreadStart { .. } | Op::Fence { .. } | Op::Yield {} | Op::Choose { .. } => {}
            Op::ThreadJoin { timeout, .. } => {
                if timeout.0.is_some() && self.machine.tells_time {
                    out.push(Next::Clock);
                }
                if timeout.0.is_some() {
                    // Whether the other one has ended makes a difference.
                    out.push(Next::Everything);
                }
            }
            Op::Return { .. } if initializes => out.push(match thread.top().map(|f| f.kind) {
                Some(FrameKind::Initializer { class, .. })
                    if self.analysis.is_plainly_initialized(class) =>
                {
                    Next::Class(class)
                }
                _ => Next::Everything,
            }),
            Op::Return { .. } => self.next_end(thread, out),
            Op::Native { native, args, .. } => {
                let Ok(row) = machine.native(*native) else {
                    return out.push(Next::Everything);
                };
                if row.section {
                    out.push(Next::Section);
                }
                if row.ends {
                    out.push(Next::Everything);
                }
                let text = row.text();
                let words: Vec<u64> = args.0.iter().map(|&reg| thread.reg(reg)).collect();
                // A thread that asks about itself knows that it has not ended.
                let asks_itself = text.asks_interrupts && words.first() == Some(&thread.object);
                if text.ends_of_threads && !asks_itself {
                    // A wait for ever is ordered after the end that it waits for.
                    let timeout = text.timeout.and_then(|at| words.get(at));
                    let joins = row.joins(state, thread.id, &words).is_some();
                    if !joins || timeout.is_none_or(|&word| word as i32 != -1) {
                        out.push(Next::Everything);
                    }
                }
                // What a call does to the timers of its arguments is said below.
                let names_timers = matches!(text.arguments, Arguments::Timers(_));
                if text.runtime != RuntimePart::Nothing && !names_timers {
                    out.push(Next::Runtime(text.runtime));
                }
                if text.missed_at_end {
                    out.push(Next::Life(thread.background));
                }
                let limit = text.timeout.and_then(|at| words.get(at));
                let for_ever = limit.is_some_and(|&word| word as i32 == -1);
                if text.clock && self.machine.tells_time && !for_ever {
                    out.push(Next::Clock);
                }
                // Whether another thread is interrupted depends on what that thread does.
                let asks_other = text.asks_interrupts && !asks_itself;
                if machine.interrupts && (text.interrupts || asks_other) {
                    out.push(Next::Everything);
                }
                if text.arguments == Arguments::Anywhere {
                    out.push(Next::Everything);
                }
                for (word, size) in row.named_bytes(&words).into_iter().flatten() {
                    let range = Range::cell(object_of(word), offset_of(word), size);
                    self.push_memory(range, true, thread, out);
                }
                for (kind, &word) in row.params.iter().zip(&words) {
                    let target = object_of(word);
                    match (kind, text.arguments) {
                        (Kind::Ptr, Arguments::Cells | Arguments::CellsRead) => {
                            let range = Range::cell(target, offset_of(word), 8);
                            let write = text.arguments == Arguments::Cells;
                            self.push_memory(range, write, thread, out);
                        }
                        (Kind::Ref, Arguments::Monitors) if word != 0 => {
                            out.push(Next::TryEnter(target));
                        }
                        (Kind::Ref, Arguments::Timers(how)) => {
                            out.push(Next::Timer(how, target));
                        }
                        (Kind::Ref, Arguments::Part(_, from, size, write)) if word != 0 => {
                            let offset = offset_of(word).wrapping_add(from);
                            let range = Range::cell(target, offset, size);
                            self.push_memory(range, write, thread, out);
                        }
                        (Kind::Ref | Kind::Ptr, Arguments::Objects | Arguments::ObjectsRead)
                        | (Kind::Ref, Arguments::Arrays | Arguments::ArraysRead)
                            if word != 0 =>
                        {
                            let write =
                                matches!(text.arguments, Arguments::Objects | Arguments::Arrays);
                            self.push_memory(Range::whole(target), write, thread, out);
                        }
                        (Kind::Ptr, Arguments::ElementsOf(..)) if word != 0 => {
                            let range = Range::cell(target, offset_of(word), 8);
                            self.push_memory(range, false, thread, out);
                        }
                        (Kind::Ref | Kind::Ptr, Arguments::Elements)
                        | (Kind::Ref, Arguments::ElementsOf(..))
                            if word != 0 =>
                        {
                            let only_read =
                                matches!(text.arguments, Arguments::ElementsOf(_, false));
                            let mut objects = vec![target];
                            if let Some(array) = state.heap.get(target) {
                                for_each_reference(machine, array, |word| {
                                    objects.extend((word != 0).then(|| object_of(word)));
                                });
                            }
                            // The array may still come to refer to others.
                            for entry in &thread.pending.entries {
                                let fills = entry.access().is_some_and(AccessKind::is_write);
                                match entry.value {
                                    _ if entry.object != target || !fills => {}
                                    Value::Known(0) => {}
                                    Value::Known(word) => objects.push(object_of(word)),
                                    Value::Node(_) => return out.push(Next::Everything),
                                }
                            }
                            for object in objects {
                                self.push_memory(Range::whole(object), !only_read, thread, out);
                            }
                        }
                        (Kind::Ref | Kind::Ptr, Arguments::Reachable | Arguments::AnywhereRead)
                            if word != 0 =>
                        {
                            self.next_reachable(target, out);
                        }
                        // Nothing is touched, or it is said above.
                        (
                            _,
                            Arguments::Anywhere
                            | Arguments::Bytes(_)
                            | Arguments::Locks(_)
                            | Arguments::Nothing
                            | Arguments::Cells
                            | Arguments::CellsRead
                            | Arguments::Objects
                            | Arguments::ObjectsRead
                            | Arguments::Arrays
                            | Arguments::ArraysRead
                            | Arguments::Elements
                            | Arguments::ElementsOf(..)
                            | Arguments::Part(..)
                            | Arguments::Monitors
                            | Arguments::Timers(_)
                            | Arguments::Reachable
                            | Arguments::AnywhereRead,
                        ) => {}
                    }
                }
            }
            Op::AtomicBegin {} => out.push(Next::Section),
            // Every begin comes before or after every end.
            Op::CallBegins { .. } | Op::CallEnds { .. } => out.push(Next::Everything),
            // Invisible work that was cut off goes on.
            _ => out.push(Next::Everything),
        }
    }

    /// Notes that a thread ends.
    fn next_end(&self, thread: &Thread, out: &mut Vec<Next>) {
        out.push(Next::End);
        // The end of the last foreground thread cuts the background ones off.
        let cut = |other: &Thread| other.id != thread.id && other.background && !other.has_ended();
        if !thread.background && self.state.threads.unseen().iter().any(cut) {
            out.push(Next::Everything);
        }
    }

    fn next_access(
        &self,
        thread: &Thread,
        place: &fencepost_ir::Place,
        write: bool,
        out: &mut Vec<Next>,
    ) {
        match resolve_quietly(self.machine, self.state, thread, *place) {
            Some(at) => {
                let range = Range::cell(at.object, at.offset, at.cell.size());
                self.push_memory(range, write, thread, out);
            }
            // It fails, or waits for its address.
            None => out.push(Next::Everything),
        }
    }

    /// Everything that an object leads to.
    fn next_reachable(&self, root: ObjectId, out: &mut Vec<Next>) {
        let state = self.state;
        const MOST: usize = 64;
        let (mut stack, mut seen) = (vec![root], Vec::new());
        while let Some(id) = stack.pop() {
            let Some(object) = state.heap.get(id) else {
                continue;
            };
            if seen.contains(&id) {
                continue;
            }
            if seen.len() >= MOST {
                return out.push(Next::Everything);
            }
            seen.push(id);
            out.push(Next::Memory(Range::whole(id), true));
            for_each_reference(self.machine, object, |word| stack.push(object_of(word)));
        }
    }

    /// What a step that was run has touched.
    pub fn of_footprint(&self, thread: &Thread, footprint: &Footprint, out: &mut Vec<Next>) {
        // Who initialises such classes never waits in a circle.
        let plain = footprint.touches.iter().all(|touch| match touch.resource {
            Resource::Class(class) => self.analysis.is_plainly_initialized(class),
            _ => true,
        });
        if footprint.asks_ends {
            out.push(Next::Everything);
        }
        for touch in &footprint.touches {
            let write = touch.mode != Mode::Read;
            match touch.resource {
                Resource::Cell(object, ..) | Resource::Object(object) if self.is_new(object) => {}
                Resource::Cell(object, at, size) => {
                    self.push_memory(Range::cell(object, at, size), write, thread, out);
                }
                Resource::Object(object) => {
                    self.push_memory(Range::whole(object), write, thread, out);
                }
                Resource::Owner(object) => out.push(Next::TryEnter(object)),
                Resource::Queue(object) => out.push(Next::Queue(object)),
                Resource::Class(class) => out.push(Next::Class(class)),
                // Only the end of a thread, which is noted as such.
                Resource::Runtime(_) if touch.mode == Mode::Read => {}
                // Threads may have been interrupted, or asked about.
                Resource::Runtime(RuntimePart::All) if self.machine.interrupts => {
                    out.push(Next::Everything);
                }
                Resource::Runtime(part) => {
                    out.push(Next::Runtime(part));
                    // What only concerns timers or workers is missed by nobody at the end.
                    if part == RuntimePart::All {
                        out.push(Next::Life(thread.background));
                    }
                }
                Resource::Clock if self.machine.tells_time => out.push(Next::Clock),
                Resource::Clock => {}
                // That a thread has ended stays so.
                Resource::End(id) if self.has_ended(id) => {}
                Resource::End(id) if id == thread.id => self.next_end(thread, out),
                // Ends are noted above, and what the end of the program cuts off is noted for what is
                // written.
                Resource::Life => {}
                Resource::Initializers if plain => {}
                // In C the number of a thread is a plain value, and is given to another one once the
                // thread has been joined.
                Resource::Name(_) if self.machine.manual_memory => out.push(Next::Everything),
                Resource::Name(_) => {}
                // Only its own thread sees it.
                Resource::Pending(..) => {}
                Resource::End(_)
                | Resource::Initializers
                | Resource::Observed
                | Resource::Everything => out.push(Next::Everything),
            }
        }
    }

    /// Whether an object is one that the step itself has made: nobody else can have it before.
    fn is_new(&self, object: ObjectId) -> bool {
        !self.machine.manual_memory
            && object.statics_class().is_none()
            && !self.machine.is_named(object)
            && self.state.heap.get(object).is_none()
    }

    fn has_ended(&self, id: ThreadId) -> bool {
        self.state
            .thread(id)
            .is_none_or(|thread| thread.has_ended())
    }
}
