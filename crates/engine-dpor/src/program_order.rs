//! What each thread of an execution has issued, in program order, and what that order preserves.
//!
//! An event is a completion. It is named by its thread and by how many operations the thread had
//! issued before it, so that the same operation has the same name in every execution that issues
//! it. What must come before an event on its own thread: the event that let the thread issue it,
//! the reads which that had to wait for, the reads its value is computed from, and what the model
//! keeps in front of it. Which values a read has gone into is not known once it has completed; for
//! reads that completed before an operation was issued the order is taken as one that could be
//! the other way round.

use fencepost_base::FxHashMap;
use fencepost_vm::{
    Drain, Entry, EntryKind, Footprint, ListChange, Machine, State, Status, Thread, ThreadId,
    Value, reads_behind_write,
};

/// The name of an event that has happened or could.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Process {
    pub thread: ThreadId,
    pub serial: u32,
}

/// An operation that a thread issued or did in place.
#[derive(Clone, Debug)]
struct Item {
    /// The entry, unless the operation was done in place.
    entry: Option<Entry>,
    /// Events without which it would not have been issued.
    causes: Vec<u32>,
    /// How many events there were before the one in which it was issued.
    issued_at: u32,
    /// Operations that were pending then and that its value is computed from.
    data: Vec<u32>,
    /// The event in which it completed.
    completed: Option<u32>,
}

/// What one thread has issued.
#[derive(Clone, Debug, Default)]
struct Log {
    items: Vec<Item>,
    /// The serial numbers of what is pending, in order.
    pending: Vec<u32>,
    /// Events without which the thread would not stand where it does.
    control: Vec<u32>,
    /// How many events there were before the one in which it came there.
    control_at: u32,
    /// Pending reads that it waits for there.
    awaits: Vec<u32>,
    /// The first operation after the last one done in place.
    barrier: u32,
}

/// Where a thread stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    frames: usize,
    place: Option<(fencepost_ir::FuncId, u32)>,
    status: Status,
}

impl Standing {
    pub fn of(thread: &Thread) -> Self {
        Self {
            frames: thread.frames.len(),
            place: thread.top().map(|frame| (frame.function, frame.pc)),
            status: thread.status,
        }
    }
}

/// What is known about a step before it is taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pub process: Process,
    standing: Standing,
    /// The entry that completes, if one does.
    entry: Option<Entry>,
    /// How the step comes after what is pending, if it completes no entry.
    pub drain: Drain,
    /// The thread that must have ended before, if the step waits for one.
    pub joined: Option<ThreadId>,
    /// Whether it is a plain access to memory.
    pub plain: bool,
}

/// What comes before an event on its own thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Preceding {
    /// Events that come before it in every execution.
    pub certain: Vec<u32>,
    /// Whether everything that the thread has done so far does.
    pub everything: bool,
    /// Events that came before it and might have come after it.
    pub uncertain: Vec<u32>,
}

/// What a step changed, to be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Undo {
    /// What the logs of some threads were; nothing if there was none.
    logs: Vec<(ThreadId, Option<Log>, usize)>,
    completed: Option<Process>,
}

/// What every thread has issued.
#[derive(Default)]
pub(crate) struct ProgramOrder {
    logs: FxHashMap<ThreadId, Log>,
}

impl ProgramOrder {
    /// Starts with what is pending in the initial state.
    pub fn new(machine: &Machine, state: &State) -> Self {
        let mut order = Self::default();
        for thread in &state.threads {
            let mut log = Log::default();
            for &entry in &thread.pending.entries {
                log.pending.push(log.items.len() as u32);
                log.items.push(Item {
                    entry: Some(entry),
                    causes: Vec::new(),
                    issued_at: 0,
                    data: Vec::new(),
                    completed: None,
                });
            }
            order.logs.insert(thread.id, log);
            order.note_data(thread, 0);
            order.note_awaited(machine, state, thread);
        }
        order
    }

    /// The name of what a choice would do.
    pub fn process(&self, choice: fencepost_vm::Choice) -> Process {
        let log = self.logs.get(&choice.thread);
        let serial = match choice.action {
            fencepost_vm::Action::Complete(place) => {
                log.and_then(|log| log.pending.get(place as usize).copied())
            }
            _ => log.map(|log| log.items.len() as u32),
        };
        Process {
            thread: choice.thread,
            serial: serial.unwrap_or(0),
        }
    }

    /// The name of what a thread would do next in place.
    pub fn next_in_place(&self, thread: ThreadId) -> Process {
        let items = self.logs.get(&thread).map_or(0, |log| log.items.len());
        Process {
            thread,
            serial: items as u32,
        }
    }

    /// What is to be remembered about a step before it is taken.
    pub fn before(
        &self,
        machine: &Machine,
        state: &State,
        choice: fencepost_vm::Choice,
    ) -> Option<Before> {
        let thread = state.thread(choice.thread)?;
        let entry = match choice.action {
            fencepost_vm::Action::Complete(place) => {
                thread.pending.entries.get(place as usize).copied()
            }
            _ => None,
        };
        let drain = match choice.action {
            fencepost_vm::Action::Step | fencepost_vm::Action::Data(_) => {
                machine.drain(state, thread)
            }
            _ => Drain::Done,
        };
        let joined = match choice.action {
            fencepost_vm::Action::Step => machine.needed_end(state, thread),
            _ => None,
        };
        Some(Before {
            process: self.process(choice),
            standing: Standing::of(thread),
            entry,
            drain,
            joined,
            plain: machine.is_plain_access(state, choice),
        })
    }

    /// The read's own pending write that a completion took its value from.
    pub fn forwarded_from(&self, before: &Before, footprint: &Footprint) -> Option<Process> {
        let thread = before.process.thread;
        footprint.changes.iter().find_map(|change| match change {
            (
                by,
                ListChange::Completed {
                    forwarded_from: Some(place),
                    ..
                },
            ) if *by == thread => {
                let serial = *self.logs.get(&thread)?.pending.get(*place as usize)?;
                Some(Process { thread, serial })
            }
            _ => None,
        })
    }

    /// What comes before a step on its own thread. `forwarded` is what a read took its value from.
    pub fn preceding(
        &self,
        machine: &Machine,
        before: &Before,
        forwarded: Option<Process>,
    ) -> Preceding {
        let Some(log) = self.logs.get(&before.process.thread) else {
            return Preceding::default();
        };
        match before.entry {
            Some(entry) => log.before_completion(machine, before.process.serial, &entry, forwarded),
            None => log.before_in_place(machine, before.drain),
        }
    }

    /// What comes before the operation that a thread stands before and waits to do in place.
    pub fn preceding_next(&self, machine: &Machine, thread: ThreadId, drain: Drain) -> Preceding {
        let log = self.logs.get(&thread);
        log.map_or_else(Preceding::default, |log| {
            log.before_in_place(machine, drain)
        })
    }

    /// Notes a step that was taken as event number `at`.
    pub fn advance(
        &mut self,
        machine: &Machine,
        before: &Before,
        state: &State,
        footprint: &Footprint,
        at: u32,
    ) -> Undo {
        let me = before.process.thread;
        let mut touched: Vec<ThreadId> = vec![me];
        for (thread, _) in &footprint.changes {
            if !touched.contains(thread) {
                touched.push(*thread);
            }
        }
        for thread in &state.threads {
            if !self.logs.contains_key(&thread.id) && !touched.contains(&thread.id) {
                touched.push(thread.id);
            }
        }
        let saved = touched.iter().map(|id| {
            let log = self.logs.get(id);
            let items = log.map_or(0, |log| log.items.len());
            (*id, log.map(Log::clone_without_items), items)
        });
        let undo = Undo {
            logs: saved.collect(),
            completed: before.entry.map(|_| before.process),
        };
        for id in &touched {
            self.logs.entry(*id).or_default();
        }
        let log = self.logs.entry(me).or_default();
        let mut causes = vec![at];
        for &read in &log.awaits {
            causes.extend(log.items[read as usize].completed);
        }
        if before.entry.is_none() {
            let everything = log.is_done_in_place(before.drain);
            log.items.push(Item {
                entry: None,
                causes: Vec::new(),
                issued_at: at,
                data: Vec::new(),
                completed: Some(at),
            });
            if everything {
                log.barrier = log.items.len() as u32;
            }
        }
        let first_new: Vec<usize> = touched.iter().map(|id| self.logs[id].items.len()).collect();
        for (thread, change) in &footprint.changes {
            let causes = if *thread == me {
                causes.clone()
            } else {
                vec![at]
            };
            self.change(*thread, change, causes, before, at);
        }
        for (id, first) in touched.iter().zip(first_new) {
            let Some(thread) = state.thread(*id) else {
                continue;
            };
            self.note_data(thread, first);
            let log = self.logs.entry(*id).or_default();
            let moved = *id != me
                || before.entry.is_none()
                || log.items.len() > first
                || Standing::of(thread) != before.standing;
            if moved {
                log.control = if *id == me { causes.clone() } else { vec![at] };
                log.control_at = at;
                self.note_awaited(machine, state, thread);
            }
        }
        undo
    }

    /// Takes the last step back.
    pub fn undo(&mut self, undo: Undo) {
        for (thread, kept, items) in undo.logs {
            let Some(mut kept) = kept else {
                self.logs.remove(&thread);
                continue;
            };
            let log = self.logs.entry(thread).or_default();
            log.items.truncate(items);
            kept.items = std::mem::take(&mut log.items);
            *log = kept;
        }
        if let Some(process) = undo.completed
            && let Some(log) = self.logs.get_mut(&process.thread)
        {
            log.items[process.serial as usize].completed = None;
        }
    }

    fn change(
        &mut self,
        thread: ThreadId,
        change: &ListChange,
        causes: Vec<u32>,
        before: &Before,
        at: u32,
    ) {
        let log = self.logs.entry(thread).or_default();
        let add = |entry: Entry| {
            log.items.push(Item {
                entry: Some(entry),
                causes,
                issued_at: at,
                data: Vec::new(),
                completed: None,
            });
            log.items.len() as u32 - 1
        };
        match *change {
            ListChange::Pushed(entry) => {
                let serial = add(entry);
                log.pending.push(serial);
            }
            ListChange::Skipped(kind) => {
                add(Entry {
                    kind: EntryKind::Fence(kind),
                    object: fencepost_vm::ObjectId::NULL,
                    offset: 0,
                    cell: fencepost_ir::Cell::I32,
                    value: Value::Known(0),
                    stale: false,
                    plain: false,
                    function: fencepost_ir::FuncId(0),
                    pc: 0,
                });
            }
            ListChange::Completed { place, .. } => {
                let serial = log.pending.remove(place as usize);
                let item = &mut log.items[serial as usize];
                item.completed = Some(at);
                if before.process.serial == serial && before.process.thread == thread {
                    item.entry = before.entry;
                }
            }
            ListChange::Dropped(place) => {
                log.pending.remove(place as usize);
            }
        }
    }

    /// Notes which pending reads the values of new writes are computed from.
    fn note_data(&mut self, thread: &Thread, first: usize) {
        let Some(log) = self.logs.get_mut(&thread.id) else {
            return;
        };
        for place in 0..log.pending.len() {
            let serial = log.pending[place] as usize;
            if serial < first {
                continue;
            }
            let reads = reads_behind_write(thread, place as u32);
            log.items[serial].data = reads.iter().map(|&p| log.pending[p as usize]).collect();
        }
    }

    /// Notes which pending reads a thread waits for where it stands.
    fn note_awaited(&mut self, machine: &Machine, state: &State, thread: &Thread) {
        let places = machine.needed_reads(state, thread);
        if let Some(log) = self.logs.get_mut(&thread.id) {
            log.awaits = places.iter().map(|&p| log.pending[p as usize]).collect();
        }
    }
}

impl Log {
    fn clone_without_items(&self) -> Log {
        Log {
            items: Vec::new(),
            pending: self.pending.clone(),
            control: self.control.clone(),
            control_at: self.control_at,
            awaits: self.awaits.clone(),
            barrier: self.barrier,
        }
    }

    /// Whether a step that completes no entry waits for everything before it.
    fn is_done_in_place(&self, drain: Drain) -> bool {
        let entries = self
            .pending
            .iter()
            .map(|&serial| &self.items[serial as usize]);
        let mut accesses = entries.filter_map(|item| item.entry?.access());
        drain == Drain::Done && accesses.next().is_none()
    }

    fn before_completion(
        &self,
        machine: &Machine,
        serial: u32,
        entry: &Entry,
        forwarded: Option<Process>,
    ) -> Preceding {
        let item = &self.items[serial as usize];
        let mut certain = item.causes.clone();
        certain.extend(self.completed(&item.data));
        if let Some(source) = forwarded {
            certain.extend(self.completed(&self.items[source.serial as usize].data));
        }
        let mut fences: Vec<&Entry> = Vec::new();
        let mut uncertain = Vec::new();
        for earlier in self.items[self.barrier as usize..serial as usize]
            .iter()
            .rev()
        {
            let Some(other) = &earlier.entry else {
                continue;
            };
            if other.access().is_none() {
                fences.push(other);
            }
            let Some(completed) = earlier.completed else {
                continue;
            };
            let ordered = machine.preserves(other, entry, forwarded.is_some())
                || fences
                    .iter()
                    .any(|fence| machine.fence_separates(fence, other, entry));
            if ordered {
                certain.push(completed);
            } else if is_read(other) && completed < item.issued_at {
                uncertain.push(completed);
            }
        }
        Preceding {
            certain,
            everything: false,
            uncertain,
        }
    }

    fn before_in_place(&self, machine: &Machine, drain: Drain) -> Preceding {
        let mut certain = self.control.clone();
        certain.extend(self.completed(&self.awaits));
        let everything = self.is_done_in_place(drain);
        let mut uncertain = Vec::new();
        if !everything {
            for earlier in &self.items[self.barrier as usize..] {
                let (Some(other), Some(completed)) = (&earlier.entry, earlier.completed) else {
                    continue;
                };
                if drain == Drain::Monitor && machine.preserves_before_lock(other) {
                    certain.push(completed);
                } else if is_read(other) && completed < self.control_at {
                    uncertain.push(completed);
                }
            }
        }
        Preceding {
            certain,
            everything,
            uncertain,
        }
    }

    fn completed<'a>(&'a self, serials: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let items = serials.iter().map(|&serial| &self.items[serial as usize]);
        items.filter_map(|item| item.completed)
    }
}

fn is_read(entry: &Entry) -> bool {
    entry.access().is_some_and(|kind| kind.is_read())
}
