//! Persistent sets: the threads whose choices are enough in a state.
//!
//! A set of threads is persistent if nothing that the others can do, as long as none of the set
//! moves, conflicts with what the set does next, or lets a thread of it do something else. Then
//! the choices of the set are enough: whatever others do first could as well be done later, with
//! the same result. What threads do next is read off the state; what they can still do at all
//! comes from [`crate::future`]. The answer depends on the state alone.
//!
//! Nobody may be put off for ever: whoever leaves choices out must see to it that every cycle of
//! states has one in which nothing was left out ([`Machine::makes_progress`]).

use crate::choices::{Choice, Enabled};
use crate::collect::for_each_reference;
use crate::exec::resolve_quietly;
use crate::future::{Bits, Future, Futures, Place, Range, Text, reached_by};
use crate::heap::Reach;
use crate::keys::ThreadId;
use crate::machine::{Flaw, Machine, Merge};
use crate::native::Arguments;
use crate::state::{ClassState, State};
use crate::thread::{Frame, FrameKind, Status, Thread};
use crate::waiting::WaitsFor;
use crate::word::{ObjectId, object_of, offset_of};
use fencepost_base::FxHashSet;
use fencepost_ir::{ClassId, Kind, Op, Reg};
use fencepost_memory_model::AccessKind;
use std::cmp::Ordering;

/// Something that a thread touches with its next steps.
#[derive(Clone, Debug)]
enum Next {
    /// Memory, and whether it is changed.
    Memory(Range, bool),
    /// Takes a monitor as soon as it is free.
    Enter(ObjectId),
    /// Looks whether a monitor is free, and takes it then.
    TryEnter(ObjectId),
    /// Gives a monitor back.
    Exit(ObjectId),
    /// Waits on a monitor, or pulses it.
    Queue(ObjectId),
    /// Looks at how far a class is initialised, or begins to initialise it.
    Class(ClassId),
    /// Ends the thread.
    End,
    /// Needs the program to go on: what it does would be missed at the end.
    Life,
    /// What calls into the runtime share.
    Runtime,
    /// Logical time.
    Clock,
    /// Something of which only the kind is known, by its bit.
    Kind(u32),
    /// Anything.
    Everything,
}

/// What is known about the threads of one state.
struct Survey<'a> {
    machine: &'a Machine,
    state: &'a State,
    analysis: &'a Futures,
    threads: Vec<&'a Thread>,
    next: Vec<Vec<Next>>,
    futures: Vec<Option<Future>>,
    /// What each thread can reach, once somebody asked.
    reached: Vec<Option<FxHashSet<ObjectId>>>,
}

impl Machine {
    /// Whether persistent sets are worked out at all under these rules.
    pub fn has_persistent_sets(&self) -> bool {
        self.options.persistent
            && self.options.merge == Merge::Private
            && !self.options.stable
            && !self.has_copies()
            && self.early.is_empty()
            && !self.early.is_active()
            && !self.options.canonical
            && !self.interrupts
            && !self.asks_waiting
            && !self.table.reuse_reads
            && self.futures().is_some()
    }

    /// Leaves out choices that a persistent set of threads can do without. Says whether some were.
    pub fn reduce(&self, state: &State, choices: &mut Vec<Choice>) -> bool {
        let Some(first) = choices.first() else {
            return false;
        };
        if choices.iter().all(|choice| choice.thread == first.thread) {
            return false;
        }
        let Some(analysis) = self.futures() else {
            return false;
        };
        let Some(mut survey) = Survey::new(self, state, analysis) else {
            return false;
        };
        let Some(kept) = survey.smallest(choices) else {
            return false;
        };
        let before = choices.len();
        choices.retain(|choice| kept.contains(&choice.thread));
        choices.len() < before
    }

    /// Whether no step of a thread can lead back to where it stands in its code.
    pub fn must_progress(&self, thread: &Thread) -> bool {
        let Some(futures) = self.futures() else {
            return false;
        };
        if self.options.flaw == Flaw::Progress {
            return true;
        }
        thread.status == Status::Running
            && thread.frames.iter().enumerate().all(|(depth, frame)| {
                let points = futures.points(self, frame.function);
                let top = depth + 1 == thread.frames.len();
                points.is_some_and(|points| !points.may_repeat(frame.pc, !top))
            })
    }

    /// Whether a thread that took a step is further on in its code than before, so that it cannot
    /// have come back to where it was. Positions are those of its frames, outermost first, and in
    /// loops the registers that count their rounds.
    pub fn makes_progress(&self, before: &Thread, after: &Thread) -> bool {
        if after.has_ended() {
            return true;
        }
        let Some(futures) = self.futures() else {
            return false;
        };
        let register = |thread: &Thread, frame: &Frame, reg: u16| {
            let place = frame.base + u32::from(reg);
            match thread.pending.promise(place) {
                Some(_) => None,
                None => thread.regs.get(place as usize).copied(),
            }
        };
        Self::is_further(before, after, &|old, new| {
            let Some(points) = futures.points(self, old.function) else {
                return Ordering::Less;
            };
            points.loops.compare(
                (old.pc, &|reg| register(before, old, reg)),
                (new.pc, &|reg| register(after, new, reg)),
            )
        })
    }

    fn is_further(
        before: &Thread,
        after: &Thread,
        compare: &dyn Fn(&Frame, &Frame) -> Ordering,
    ) -> bool {
        for at in 0.. {
            match (before.frames.get(at), after.frames.get(at)) {
                (Some(old), Some(new)) if old.function == new.function => match compare(old, new) {
                    Ordering::Less => return false,
                    Ordering::Equal => {}
                    Ordering::Greater => return true,
                },
                (Some(_), Some(_)) | (Some(_), None) => return false,
                (None, Some(_)) => return true,
                (None, None) => break,
            }
        }
        // The same place: an entry of the pending list may have completed.
        after.pending.entries.len() < before.pending.entries.len()
    }
}

impl<'a> Survey<'a> {
    fn new(machine: &'a Machine, state: &'a State, analysis: &'a Futures) -> Option<Self> {
        let threads: Vec<&Thread> = state.threads.unseen().iter().collect();
        let (futures, writes) = analysis.of_state(machine, state);
        let outlook = Outlook {
            machine,
            state,
            analysis,
            writes,
        };
        let next: Vec<Vec<Next>> = threads
            .iter()
            .map(|thread| match thread.has_ended() {
                true => Vec::new(),
                false => outlook.of(thread),
            })
            .collect();
        let everything = |list: &Vec<Next>| list.iter().any(|n| matches!(n, Next::Everything));
        let mut live = threads.iter().zip(&next).filter(|(t, _)| !t.has_ended());
        // If all threads conflict with everything, there is nothing to find out.
        if live.all(|(_, list)| everything(list)) {
            return None;
        }
        Some(Self {
            machine,
            state,
            analysis,
            reached: threads.iter().map(|_| None).collect(),
            threads,
            next,
            futures,
        })
    }

    /// The persistent set with the fewest choices; none if all threads are needed.
    fn smallest(&mut self, choices: &[Choice]) -> Option<Vec<ThreadId>> {
        let count = |thread: ThreadId| choices.iter().filter(|c| c.thread == thread).count();
        let counts: Vec<usize> = self.threads.iter().map(|t| count(t.id)).collect();
        let mut best: Option<(usize, u64)> = None;
        for start in 0..self.threads.len() {
            if counts[start] == 0 {
                continue;
            }
            let Some(set) = self.close(start) else {
                continue;
            };
            let size = (0..counts.len())
                .filter(|at| set >> at & 1 != 0)
                .map(|at| counts[at])
                .sum();
            if size < choices.len() && best.is_none_or(|(least, _)| size < least) {
                best = Some((size, set));
                if size == 1 {
                    break;
                }
            }
        }
        let (_, set) = best?;
        let members = (0..self.threads.len()).filter(|at| set >> at & 1 != 0);
        Some(members.map(|at| self.threads[at].id).collect())
    }

    /// The smallest persistent set with a thread in it, as a bit set; none if it has everybody.
    fn close(&mut self, start: usize) -> Option<u64> {
        let count = self.threads.len();
        if count > 64 {
            return None;
        }
        let live = (0..count).filter(|&at| !self.threads[at].has_ended());
        let live = live.fold(0u64, |set, at| set | 1 << at);
        let mut set = 1u64 << start;
        let mut fresh = vec![start];
        while let Some(member) = fresh.pop() {
            let mut join = |set: &mut u64, other: usize| {
                if *set >> other & 1 == 0 {
                    *set |= 1 << other;
                    fresh.push(other);
                }
            };
            if let Some(owner) = self.frees(member)
                && let Some(at) = self.threads.iter().position(|t| t.id == owner)
            {
                join(&mut set, at);
            }
            for other in 0..count {
                let outside = live >> other & 1 != 0 && set >> other & 1 == 0;
                if outside && self.conflicts(set, member, other) {
                    join(&mut set, other);
                }
            }
            if set & live == live {
                return None;
            }
        }
        // A thread that joined late may have made others reachable from inside only, never from
        // outside, so earlier answers stand.
        Some(set)
    }

    /// The one who can let a thread go on that must wait, if it is one alone.
    fn frees(&self, member: usize) -> Option<ThreadId> {
        let (machine, state) = (self.machine, self.state);
        let thread = self.threads[member];
        let waits = machine.enabled(state, thread) == Enabled::No;
        if !waits || machine.options.flaw == Flaw::Freed {
            return None;
        }
        match machine.could_wait_for(state, thread) {
            Some(
                WaitsFor::Monitor(owner) | WaitsFor::Join(owner) | WaitsFor::Initializer(owner, _),
            ) => Some(owner),
            // Those who pulse, or change what a native waits for, conflict with its next step.
            Some(WaitsFor::Anyone) | None => None,
        }
    }

    /// Whether something that `other` can still do conflicts with the next steps of `member`.
    fn conflicts(&mut self, set: u64, member: usize, other: usize) -> bool {
        if self.machine.options.flaw == Flaw::Futures {
            return false;
        }
        let next = std::mem::take(&mut self.next[member]);
        let meets = next.iter().any(|next| self.meets(set, next, other));
        self.next[member] = next;
        meets
    }

    fn meets(&mut self, set: u64, next: &Next, other: usize) -> bool {
        let (machine, state, analysis) = (self.machine, self.state, self.analysis);
        let Some(future) = &self.futures[other] else {
            return false;
        };
        if future.unknown {
            return true;
        }
        let has = |place: Place| {
            let id = analysis.places.find(place);
            id.is_some_and(|id| future.any.contains(id << 1 | 1))
        };
        // What ends the program cuts everybody off.
        if has(Place::Exiting) || self.threads[other].status == Status::Failing {
            return true;
        }
        let (object, known) = match *next {
            Next::Everything => return true,
            Next::Memory(range, write) => {
                let memory = &future.memory;
                let overlaps = |&(theirs, changes): &(Range, bool)| {
                    (write || changes) && theirs.overlaps(range)
                };
                if memory.iter().any(overlaps) {
                    return true;
                }
                let Some(target) = state.heap.get(range.object) else {
                    return true;
                };
                let accesses = analysis.accesses(machine, target, range, write);
                (range.object, accesses.meets(&future.any))
            }
            Next::Enter(object) => {
                let takes = |place| matches!(place, Place::Enter | Place::TryEnter | Place::Queue);
                if future
                    .monitors
                    .iter()
                    .any(|&(o, p)| o == object && takes(p))
                {
                    return true;
                }
                let takes = [
                    Place::Enter,
                    Place::TryEnter,
                    Place::Queue,
                    Place::Reachable,
                ];
                (object, takes.into_iter().any(has))
            }
            Next::TryEnter(object) => {
                if future.monitors.iter().any(|&(o, _)| o == object) {
                    return true;
                }
                let all = [
                    Place::Enter,
                    Place::TryEnter,
                    Place::Exit,
                    Place::Queue,
                    Place::Reachable,
                ];
                (object, all.into_iter().any(has))
            }
            Next::Exit(object) => {
                let looks = |place| matches!(place, Place::TryEnter);
                if future
                    .monitors
                    .iter()
                    .any(|&(o, p)| o == object && looks(p))
                {
                    return true;
                }
                let looks = [Place::TryEnter, Place::Reachable];
                (object, looks.into_iter().any(has))
            }
            Next::Queue(object) => {
                let waits = |place| matches!(place, Place::Queue);
                if future
                    .monitors
                    .iter()
                    .any(|&(o, p)| o == object && waits(p))
                {
                    return true;
                }
                let waits = [Place::Queue, Place::Reachable];
                (object, waits.into_iter().any(has))
            }
            Next::Kind(bit) => {
                let kinds = future.any.iter();
                let mut kinds = kinds.filter(|&theirs| analysis.may_conflict(machine, bit, theirs));
                let touches = |&(range, changes): &(Range, bool)| {
                    (changes || bit & 1 != 0)
                        && state
                            .heap
                            .get(range.object)
                            .is_none_or(|object| analysis.may_touch(machine, bit, object, range))
                };
                return kinds.next().is_some()
                    || future.memory.iter().any(touches)
                    || !future.roots.is_empty()
                    || future
                        .monitors
                        .iter()
                        .any(|&(_, place)| analysis.may_be(machine, bit, place));
            }
            Next::Class(class) => {
                return future.initializes.contains(&class) || has(Place::Class(class));
            }
            Next::End => return has(Place::End),
            // Whoever is not a background thread keeps the program going until it ends.
            Next::Life => return !self.threads[other].background,
            Next::Runtime => return has(Place::Runtime),
            Next::Clock => return has(Place::Clock),
        };
        let roots = !future.roots.is_empty();
        (known || roots) && self.is_reached(set, object)
    }

    /// Whether some thread outside a set can reach an object.
    fn is_reached(&mut self, set: u64, object: ObjectId) -> bool {
        let (machine, state) = (self.machine, self.state);
        if object.statics_class().is_some() || machine.is_named(object) {
            return true;
        }
        let Some(target) = state.heap.get(object) else {
            return true;
        };
        if let Reach::Only(owner) = target.reach {
            let at = self.threads.iter().position(|t| t.id == owner);
            return at.is_none_or(|at| set >> at & 1 == 0);
        }
        if target.exposed {
            return true;
        }
        for at in 0..self.threads.len() {
            let thread = self.threads[at];
            if set >> at & 1 != 0 || thread.has_ended() {
                continue;
            }
            if self.reached[at].is_none() {
                let Some(future) = &self.futures[at] else {
                    continue;
                };
                let statics = self.analysis.statics_of(&future.any);
                self.reached[at] = Some(reached_by(machine, state, thread, statics.into_iter()));
            }
            if self.reached[at]
                .as_ref()
                .is_some_and(|all| all.contains(&object))
            {
                return true;
            }
        }
        false
    }
}

/// What the threads of a state do next.
struct Outlook<'a> {
    machine: &'a Machine,
    state: &'a State,
    analysis: &'a Futures,
    /// What the threads of the state may change.
    writes: Bits,
}

impl Outlook<'_> {
    /// What a thread touches with its next steps: the operation that it stands before, even if it
    /// must wait, and all that it has issued.
    fn of(&self, thread: &Thread) -> Vec<Next> {
        let mut out = Vec::new();
        for entry in &thread.pending.entries {
            let Some(kind) = entry.access() else {
                continue;
            };
            if kind == AccessKind::Unlock {
                out.push(Next::Exit(entry.object));
            } else {
                let range = Range::cell(entry.object, entry.offset, entry.cell.size());
                self.push_memory(range, kind.is_write(), thread, &mut out);
            }
        }
        if thread.fresh {
            out.push(Next::Runtime);
        }
        match thread.status {
            Status::Ended => {}
            Status::Failing | Status::Delayed => out.push(Next::Everything),
            Status::Waiting { object, timed, .. } => {
                out.push(Next::Queue(object));
                if timed && self.machine.tells_time {
                    out.push(Next::Clock);
                }
            }
            Status::Ready { object, .. } => out.push(Next::Enter(object)),
            Status::AwaitingClass(class) => out.push(Next::Class(class)),
            Status::Running => self.next_operation(thread, &mut out),
        }
        out
    }

    fn push_memory(&self, range: Range, write: bool, thread: &Thread, out: &mut Vec<Next>) {
        out.push(Next::Memory(range, write));
        if write {
            if thread.background && self.machine.options.observes_ends {
                out.push(Next::Life);
            }
            let observed = &self.machine.options.observed;
            if observed.sees(range.object, range.from, range.to - range.from) {
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
        let promised = |reg: &Reg| {
            let base = thread.top().map_or(0, |frame| frame.base);
            thread.pending.promise(base + u32::from(reg.0)).is_some()
        };
        let object = |reg: &Reg| object_of(thread.reg(*reg));
        match op {
            Op::Load { place, .. } | Op::Store { place, .. } => {
                let write = matches!(op, Op::Store { .. });
                self.next_access(thread, place, write, out);
            }
            Op::Rmw { place, .. } | Op::CompareExchange { place, .. } => {
                self.next_access(thread, place, true, out);
            }
            // Which object it is depends on what is still being read.
            Op::MonitorEnter { object: reg, .. }
            | Op::MonitorTryEnter { object: reg, .. }
            | Op::MonitorExit { object: reg }
            | Op::MonitorWait { object: reg, .. }
            | Op::MonitorPulse { object: reg }
            | Op::MonitorPulseAll { object: reg }
                if promised(reg) =>
            {
                out.push(Next::Everything);
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
                    // What the initialiser does belongs to the step.
                    let initializer = machine
                        .class(*class)
                        .ok()
                        .and_then(|info| info.class.initializer);
                    let text = initializer.and_then(|function| self.analysis.summary(function));
                    self.next_text(thread, text, out);
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
            Op::Return { .. } if initializes => out.push(Next::Everything),
            Op::Return { .. } => {
                out.push(Next::End);
                let last = !thread.background
                    && state
                        .threads
                        .unseen()
                        .iter()
                        .any(|t| t.id != thread.id && t.background && !t.has_ended());
                // The end of the last foreground thread cuts the background ones off.
                if last && self.machine.options.observes_ends {
                    out.push(Next::Everything);
                }
            }
            Op::Native { native, args, .. } => {
                if args.0.iter().any(promised) {
                    return out.push(Next::Everything);
                }
                let Ok(row) = machine.native(*native) else {
                    return out.push(Next::Everything);
                };
                if row.section {
                    self.next_section(thread, out);
                }
                if row.ends {
                    out.push(Next::Everything);
                }
                let text = row.text();
                let words: Vec<u64> = args.0.iter().map(|&reg| thread.reg(reg)).collect();
                if row.joins(state, thread.id, &words).is_some() && text.ends_of_threads {
                    let timeout = text.timeout.and_then(|at| words.get(at));
                    if timeout.is_none_or(|&word| word as i32 != -1) {
                        out.push(Next::Everything);
                    }
                }
                if text.runtime {
                    out.push(Next::Runtime);
                    if thread.background {
                        out.push(Next::Life);
                    }
                }
                if text.clock && self.machine.tells_time {
                    out.push(Next::Clock);
                }
                for (kind, &word) in row.params.iter().zip(&words) {
                    let target = object_of(word);
                    match (kind, text.arguments) {
                        (Kind::Ptr, Arguments::Cells | Arguments::CellsRead) => {
                            let range = Range::cell(target, offset_of(word), 8);
                            let write = text.arguments == Arguments::Cells;
                            self.push_memory(range, write, thread, out);
                        }
                        (Kind::Ref | Kind::Ptr, Arguments::Objects) if word != 0 => {
                            self.push_memory(Range::whole(target), true, thread, out);
                        }
                        (Kind::Ref | Kind::Ptr, Arguments::Elements) if word != 0 => {
                            let mut objects = vec![target];
                            if let Some(array) = state.heap.get(target) {
                                for_each_reference(machine, array, |word| {
                                    objects.push(object_of(word));
                                });
                            }
                            for object in objects {
                                self.push_memory(Range::whole(object), true, thread, out);
                            }
                        }
                        (Kind::Ref | Kind::Ptr, Arguments::Reachable) if word != 0 => {
                            self.next_reachable(target, out);
                        }
                        _ => {}
                    }
                }
            }
            Op::AtomicBegin {} => self.next_section(thread, out),
            // Invisible work that was cut off goes on.
            _ => out.push(Next::Everything),
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

    /// What belongs to the atomic section that a thread is about to begin.
    fn next_section(&self, thread: &Thread, out: &mut Vec<Next>) {
        let section = thread.top().and_then(|frame| {
            let points = self.analysis.points(self.machine, frame.function)?;
            points.sections.get(frame.pc as usize)?.as_ref()
        });
        self.next_text(thread, section, out);
    }

    /// What belongs to a step that nobody can interrupt.
    fn next_text(&self, thread: &Thread, text: Option<&Text>, out: &mut Vec<Next>) {
        let Some(text) = text else {
            return out.push(Next::Everything);
        };
        let future = self
            .analysis
            .of_text(self.machine, self.state, thread, text, &self.writes);
        if future.unknown {
            return out.push(Next::Everything);
        }
        for (range, write) in future.memory {
            self.push_memory(range, write, thread, out);
        }
        out.extend(
            future
                .monitors
                .iter()
                .map(|&(object, _)| Next::TryEnter(object)),
        );
        for root in future.roots {
            self.next_reachable(root, out);
        }
        for bit in future.any.iter() {
            out.push(Next::Kind(bit));
        }
    }
}
