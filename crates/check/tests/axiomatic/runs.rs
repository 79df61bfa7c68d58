//! Threads run alone, with guessed values for their reads.

use crate::axioms::{Cell, Domain, Effect, Event, Mark, Trace, object, own, preserved, reference};
use crate::program::{Instruction, REGISTERS, Source};
use fencepost_memory_model::{AccessKind, ReorderTable};
use std::collections::{BTreeMap, BTreeSet};

/// Runs a thread with every guess for its reads.
pub fn run_thread(
    thread: usize,
    code: &[Instruction],
    domain: &Domain,
    model: &ReorderTable,
) -> Vec<Trace> {
    let mut traces = Vec::new();
    let mut guesses: Vec<usize> = Vec::new();
    loop {
        let mut run = Run {
            domain,
            guesses: &guesses,
            widths: Vec::new(),
            reuses: model.reuse_reads,
            remembered: BTreeMap::new(),
            events: Vec::new(),
            marks: Vec::new(),
        };
        let registers = run.follow(thread, code);
        traces.push(Trace {
            before: preserved(&run.events, &run.marks, model),
            events: run.events,
            registers,
        });
        // The next combination of guesses, the last one first.
        let widths = run.widths;
        guesses.resize(widths.len(), 0);
        loop {
            match (guesses.pop(), guesses.len()) {
                (None, _) => return traces,
                (Some(last), place) if last + 1 < widths[place] => {
                    guesses.push(last + 1);
                    break;
                }
                _ => {}
            }
        }
    }
}

/// A run of a thread.
struct Run<'a> {
    domain: &'a Domain,
    guesses: &'a [usize],
    /// How many values each read had to choose from.
    widths: Vec<usize>,
    /// Whether reads may be reused.
    reuses: bool,
    /// The newest plain reads that may be: what they gave, and the events.
    remembered: BTreeMap<Cell, (i64, usize)>,
    events: Vec<Event>,
    marks: Vec<Mark>,
}

fn kind(read: bool, volatile: bool) -> AccessKind {
    match (read, volatile) {
        (true, false) => AccessKind::Read,
        (true, true) => AccessKind::VolatileRead,
        (false, false) => AccessKind::Write,
        (false, true) => AccessKind::VolatileWrite,
    }
}

fn kind_of(order: &str, read: bool) -> AccessKind {
    match (order, read) {
        ("relaxed", true) => AccessKind::RelaxedRead,
        ("relaxed", false) => AccessKind::RelaxedWrite,
        ("acquire", _) => AccessKind::AcquireRead,
        ("release", _) => AccessKind::ReleaseWrite,
        (order, read) => kind(read, order == "volatile"),
    }
}

impl Run<'_> {
    /// Takes the next guess from so many.
    fn choose(&mut self, width: usize) -> usize {
        let index = self.guesses.get(self.widths.len()).copied().unwrap_or(0);
        self.widths.push(width);
        index
    }

    fn values(&self, cell: Cell) -> Vec<i64> {
        let mut values = BTreeSet::from([0]);
        values.extend(self.domain.get(&cell).into_iter().flatten());
        values.into_iter().collect()
    }

    fn push(&mut self, cell: Cell, effect: Effect, kind: AccessKind, feeders: BTreeSet<usize>) {
        self.marks.push(Mark::Event(self.events.len()));
        self.events.push(Event {
            cell,
            effect,
            kind,
            feeders,
        });
    }

    /// A read: its value, and the event that the value comes from.
    fn read(&mut self, cell: Cell, kind: AccessKind) -> (i64, usize) {
        let values = self.values(cell);
        let plain = kind == AccessKind::Read;
        let earlier = self.remembered.get(&cell).copied().filter(|_| plain);
        let index = self.choose(values.len() + usize::from(earlier.is_some()));
        if let (true, Some(earlier)) = (index == values.len(), earlier) {
            return earlier;
        }
        let read = (values[index], self.events.len());
        self.push(cell, Effect::Read(read.0), kind, BTreeSet::new());
        match plain {
            true if self.reuses => drop(self.remembered.insert(cell, read)),
            true => {}
            // Only what acquires ends the life of a value.
            false if kind == AccessKind::RelaxedRead => drop(self.remembered.remove(&cell)),
            false => self.remembered.clear(),
        }
        read
    }

    fn write(&mut self, cell: Cell, value: i64, kind: AccessKind, feeders: BTreeSet<usize>) {
        self.remembered.remove(&cell);
        self.push(cell, Effect::Write(value), kind, feeders);
    }

    /// A read-modify-write that is an event like any other.
    fn update(
        &mut self,
        cell: Cell,
        new: &dyn Fn(i64) -> i64,
        order: &str,
        feeders: BTreeSet<usize>,
    ) -> (i64, usize) {
        let kind = match order {
            "relaxed" => AccessKind::RelaxedUpdate,
            "acquire" => AccessKind::AcquireUpdate,
            "release" => AccessKind::ReleaseUpdate,
            _ => AccessKind::AcqRelUpdate,
        };
        self.remembered.clear();
        let values = self.values(cell);
        let old = values[self.choose(values.len())];
        let event = self.events.len();
        self.push(cell, Effect::Swap(old, new(old)), kind, feeders);
        (old, event)
    }

    /// Reads a reference, and waits for it.
    fn follow_reference(&mut self, cell: Cell, kind: AccessKind) -> Option<usize> {
        let (value, event) = self.read(cell, kind);
        self.marks.push(Mark::Stop(BTreeSet::from([event])));
        (value != 0).then(|| object(value))
    }

    /// Runs the code; gives the registers at the end.
    fn follow(&mut self, thread: usize, code: &[Instruction]) -> [i64; REGISTERS] {
        use Instruction as I;
        let mut registers = [0i64; REGISTERS];
        let mut taints: [BTreeSet<usize>; REGISTERS] = Default::default();
        let none = BTreeSet::new;
        let mut at = 0;
        while let Some(instruction) = code.get(at) {
            at += 1;
            let value_of = |value: Source| match value {
                Source::Constant(value) => (value, none()),
                Source::Register(r) => (registers[r], taints[r].clone()),
            };
            let mut result: Option<(usize, (i64, usize))> = None;
            match *instruction {
                I::Read { to, from, volatile } => {
                    let read = self.read(Cell::Number(from), kind(true, volatile));
                    result = Some((to, read));
                }
                I::Write {
                    to,
                    value,
                    volatile,
                } => {
                    let (value, feeders) = value_of(value);
                    self.write(Cell::Number(to), value, kind(false, volatile), feeders);
                }
                I::Add { to, from, constant } => {
                    registers[to] = registers[from] + constant;
                    taints[to] = taints[from].clone();
                }
                I::Zero { to, from } => {
                    registers[to] = 0;
                    taints[to] = taints[from].clone();
                }
                I::Divide { from } => self.marks.push(Mark::Stop(taints[from].clone())),
                I::SkipIfZero { from, count } => {
                    self.marks.push(Mark::Stop(taints[from].clone()));
                    if registers[from] == 0 {
                        at += count;
                    }
                }
                I::AtomicAdd { to, cell, constant } => {
                    let cell = Cell::Number(cell);
                    let values = self.values(cell);
                    let old = values[self.choose(values.len())];
                    let effect = Effect::Swap(old, old + constant);
                    self.remembered.clear();
                    self.marks.push(Mark::InPlace);
                    self.push(cell, effect, AccessKind::Write, none());
                    self.marks.push(Mark::InPlace);
                    registers[to] = old;
                    taints[to] = none();
                }
                I::OrderedRead { to, from, order } => {
                    let read = self.read(Cell::Number(from), kind_of(order, true));
                    result = Some((to, read));
                }
                I::OrderedWrite { to, value, order } => {
                    let (value, feeders) = value_of(value);
                    self.write(Cell::Number(to), value, kind_of(order, false), feeders);
                }
                I::Update {
                    to,
                    cell,
                    value,
                    adds,
                    order,
                } => {
                    let (value, feeders) = value_of(value);
                    let new = |old: i64| if adds { old + value } else { value };
                    result = Some((to, self.update(Cell::Number(cell), &new, order, feeders)));
                }
                I::CompareExchange {
                    to,
                    cell,
                    expected,
                    value,
                    order,
                } => {
                    let ((expected, mut feeders), (value, more)) =
                        (value_of(expected), value_of(value));
                    feeders.extend(more);
                    // One that fails stores nothing new.
                    let new = |old: i64| if old == expected { value } else { old };
                    result = Some((to, self.update(Cell::Number(cell), &new, order, feeders)));
                }
                I::Fence(kind) => {
                    self.remembered.clear();
                    match kind {
                        "full" => self.marks.push(Mark::InPlace),
                        "acquire" => self.marks.extend(["ll", "ls"].map(Mark::Fence)),
                        "release" => self.marks.extend(["ls", "ss"].map(Mark::Fence)),
                        "acq_rel" => self.marks.extend(["ll", "ls", "ss"].map(Mark::Fence)),
                        kind => self.marks.push(Mark::Fence(kind)),
                    }
                }
                I::Lock(lock) => {
                    self.remembered.clear();
                    let cell = Cell::Monitor(lock);
                    self.push(cell, Effect::Lock, AccessKind::Lock, none());
                }
                I::Unlock(lock) => {
                    let cell = Cell::Monitor(lock);
                    self.push(cell, Effect::Unlock, AccessKind::Unlock, none());
                }
                I::WriteOwn {
                    object,
                    value,
                    volatile,
                } => {
                    let (value, feeders) = value_of(value);
                    let cell = Cell::Field(own(thread, object));
                    self.write(cell, value, kind(false, volatile), feeders);
                }
                I::ReadOwn { to } => {
                    let cell = Cell::Field(own(thread, 0));
                    result = Some((to, self.read(cell, AccessKind::Read)));
                }
                I::Publish {
                    object,
                    place,
                    volatile,
                } => {
                    let value = reference(own(thread, object));
                    self.write(Cell::Shared(place), value, kind(false, volatile), none());
                }
                I::Withdraw { place } => {
                    self.write(Cell::Shared(place), 0, AccessKind::Write, none());
                }
                I::Link => {
                    let value = reference(own(thread, 1));
                    let cell = Cell::Next(own(thread, 0));
                    self.write(cell, value, AccessKind::Write, none());
                }
                I::Copy { from } | I::LinkShared { from } => {
                    let (value, read) = self.read(Cell::Shared(from), AccessKind::Read);
                    let cell = match instruction {
                        I::Copy { .. } => Cell::Shared(1 - from),
                        _ => Cell::Next(own(thread, 0)),
                    };
                    self.write(cell, value, AccessKind::Write, BTreeSet::from([read]));
                }
                I::ReadNested { to } => {
                    // Each link is followed once its reference is known, and not if it is null.
                    let outer = self.follow_reference(Cell::Shared(0), AccessKind::Read);
                    let inner =
                        outer.and_then(|o| self.follow_reference(Cell::Next(o), AccessKind::Read));
                    if let Some(inner) = inner {
                        result = Some((to, self.read(Cell::Field(inner), AccessKind::Read)));
                    }
                }
                I::ReadThrough {
                    place,
                    to,
                    volatile,
                } => {
                    let kind = kind(true, volatile);
                    if let Some(object) = self.follow_reference(Cell::Shared(place), kind) {
                        result = Some((to, self.read(Cell::Field(object), AccessKind::Read)));
                    }
                }
                I::WriteThrough { value } => {
                    let (written, feeders) = value_of(value);
                    let object = self.follow_reference(Cell::Shared(0), AccessKind::Read);
                    if let Some(object) = object {
                        let cell = Cell::Field(object);
                        self.write(cell, written, AccessKind::Write, feeders);
                    }
                }
            }
            if let Some((to, (value, event))) = result {
                registers[to] = value;
                taints[to] = BTreeSet::from([event]);
            }
        }
        registers
    }
}
