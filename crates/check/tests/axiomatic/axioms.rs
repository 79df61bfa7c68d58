//! Outcomes by the axiomatic reading of a reorder table.
//!
//! An execution is a total order of completions that extends the preserved program order, and a
//! read returns the last write before it in that order, or its own forwarded write. Threads are
//! first run alone with guessed values for their reads; then every total order in which the
//! guesses come true is counted. There are no pending lists here. A read that takes the value of
//! an earlier one is no event at all.

use crate::program::{NUMBERS, OBJECTS, REGISTERS, Threads};
use crate::runs::run_thread;
use fencepost_memory_model::{AccessKind, Publication, ReorderTable};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A cell of memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cell {
    Number(usize),
    /// A shared reference.
    Shared(usize),
    /// The number in an object.
    Field(usize),
    /// The reference in an object.
    Next(usize),
    /// The monitor with this number.
    Monitor(usize),
}

/// What an event does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    Read(i64),
    Write(i64),
    /// Reads the first value and writes the second.
    Swap(i64, i64),
    Lock,
    Unlock,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    pub cell: Cell,
    pub effect: Effect,
    pub kind: AccessKind,
    /// Earlier reads that the written value was computed from.
    pub feeders: BTreeSet<usize>,
}

/// A thread run with guessed values: its events, their preserved order and its last registers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trace {
    pub events: Vec<Event>,
    /// Pairs of positions: the first completes before the second.
    pub before: BTreeSet<(usize, usize)>,
    pub registers: [i64; REGISTERS],
}

/// What stands between events.
pub enum Mark {
    Event(usize),
    /// Needs these reads before anything after it.
    Stop(BTreeSet<usize>),
    InPlace,
    Fence(&'static str),
}

pub type Domain = BTreeMap<Cell, BTreeSet<i64>>;

/// The number of an object that a thread made.
pub fn own(thread: usize, object: usize) -> usize {
    thread * OBJECTS.len() + object
}

/// The reference to an object, as a value.
pub fn reference(object: usize) -> i64 {
    1000 + object as i64
}

/// The object that a reference means.
pub fn object(reference: i64) -> usize {
    (reference - 1000) as usize
}

/// Every combination of end values that the axioms allow.
pub fn outcomes(threads: &Threads, model: &ReorderTable) -> BTreeSet<Vec<i64>> {
    let mut domain: Domain = BTreeMap::new();
    let mut traces: Vec<Vec<Trace>> = Vec::new();
    // A value travels at most once through each write, so as many rounds as writes are enough.
    let rounds = 2 + threads.iter().map(Vec::len).sum::<usize>();
    for _ in 0..rounds {
        traces = (0..threads.len())
            .map(|thread| run_thread(thread, &threads[thread], &domain, model))
            .collect();
        let before = domain.clone();
        for event in traces.iter().flatten().flat_map(|trace| &trace.events) {
            if let Effect::Write(value) | Effect::Swap(_, value) = event.effect {
                domain.entry(event.cell).or_default().insert(value);
            }
        }
        if domain == before {
            break;
        }
    }
    let mut found = BTreeSet::new();
    let mut chosen = Vec::new();
    combine(&traces, &mut chosen, model, &mut found);
    found
}

/// Tries every combination of one trace per thread.
fn combine<'a>(
    traces: &'a [Vec<Trace>],
    chosen: &mut Vec<&'a Trace>,
    model: &ReorderTable,
    found: &mut BTreeSet<Vec<i64>>,
) {
    let Some(own) = traces.get(chosen.len()) else {
        if !is_plausible(chosen) {
            return;
        }
        let mut seen = HashSet::new();
        let done = vec![0; chosen.len()];
        extend(chosen, model, &done, &BTreeMap::new(), &mut seen, found);
        return;
    };
    for trace in own {
        chosen.push(trace);
        combine(traces, chosen, model, found);
        chosen.pop();
    }
}

/// Whether every guess is the initial value or one that somebody writes.
fn is_plausible(chosen: &[&Trace]) -> bool {
    let events = || chosen.iter().flat_map(|trace| &trace.events);
    let written: HashSet<(Cell, i64)> = events()
        .filter_map(|event| match event.effect {
            Effect::Write(value) | Effect::Swap(_, value) => Some((event.cell, value)),
            _ => None,
        })
        .collect();
    events().all(|event| match event.effect {
        Effect::Read(guess) | Effect::Swap(guess, _) => {
            guess == 0 || written.contains(&(event.cell, guess))
        }
        _ => true,
    })
}

type Memory = BTreeMap<Cell, i64>;

/// Extends a total order by every event that may come next. `done` has a bit for each event.
fn extend(
    traces: &[&Trace],
    model: &ReorderTable,
    done: &[u32],
    memory: &Memory,
    seen: &mut HashSet<(Vec<u32>, Memory)>,
    found: &mut BTreeSet<Vec<i64>>,
) {
    if !seen.insert((done.to_vec(), memory.clone())) {
        return;
    }
    let mut complete = true;
    for (thread, trace) in traces.iter().enumerate() {
        for (at, event) in trace.events.iter().enumerate() {
            let is_done = |event: usize| done[thread] & (1 << event) != 0;
            if is_done(at) {
                continue;
            }
            complete = false;
            let mut before = trace.before.iter().filter(|(_, later)| *later == at);
            if !before.all(|(earlier, _)| is_done(*earlier)) {
                continue;
            }
            let Some(memory) = happen(trace, at, event, thread, memory, model, &is_done) else {
                continue;
            };
            let mut done = done.to_vec();
            done[thread] |= 1 << at;
            extend(traces, model, &done, &memory, seen, found);
        }
    }
    if complete {
        let number = |n: usize| memory.get(&Cell::Number(n)).copied().unwrap_or(0);
        let mut row: Vec<i64> = (0..NUMBERS).map(number).collect();
        row.extend(traces.iter().flat_map(|trace| trace.registers));
        found.insert(row);
    }
}

/// The memory after an event, or none if it cannot happen now or a guess does not come true.
fn happen(
    trace: &Trace,
    at: usize,
    event: &Event,
    thread: usize,
    memory: &Memory,
    model: &ReorderTable,
    is_done: &dyn Fn(usize) -> bool,
) -> Option<Memory> {
    let current = memory.get(&event.cell).copied().unwrap_or(0);
    let mut after = memory.clone();
    match event.effect {
        Effect::Read(guess) => {
            let newest = (0..at).rev().find(|&earlier| {
                let earlier = &trace.events[earlier];
                earlier.cell == event.cell && matches!(earlier.effect, Effect::Write(_))
            });
            let value = match newest {
                Some(write) if model.forwarding && !is_done(write) => {
                    let write = &trace.events[write];
                    if !write.feeders.iter().all(|&feeder| is_done(feeder)) {
                        return None;
                    }
                    match write.effect {
                        Effect::Write(value) => value,
                        _ => return None,
                    }
                }
                _ => current,
            };
            if value != guess {
                return None;
            }
        }
        Effect::Write(value) => {
            after.insert(event.cell, value);
        }
        Effect::Swap(old, new) => {
            if current != old {
                return None;
            }
            after.insert(event.cell, new);
        }
        Effect::Lock => {
            if current != 0 {
                return None;
            }
            after.insert(event.cell, thread as i64 + 1);
        }
        Effect::Unlock => {
            after.insert(event.cell, 0);
        }
    }
    Some(after)
}

/// The preserved program order, pair by pair.
pub fn preserved(
    events: &[Event],
    marks: &[Mark],
    model: &ReorderTable,
) -> BTreeSet<(usize, usize)> {
    let mut before = BTreeSet::new();
    for (place, mark) in marks.iter().enumerate() {
        let Mark::Event(later) = *mark else { continue };
        let mut earlier_events: Vec<usize> = Vec::new();
        for mark in &marks[..place] {
            match mark {
                Mark::Event(earlier) => {
                    earlier_events.push(*earlier);
                    if ordered(&events[*earlier], &events[later], model)
                        || events[later].feeders.contains(earlier)
                    {
                        before.insert((*earlier, later));
                    }
                }
                Mark::Stop(reads) => before.extend(reads.iter().map(|&read| (read, later))),
                Mark::InPlace => {
                    before.extend(earlier_events.iter().map(|&earlier| (earlier, later)));
                }
                Mark::Fence(kind) => {
                    let (first, second) = kind.split_at(1);
                    if is_kind(events[later].kind, second) {
                        let held = earlier_events.iter().copied();
                        let held = held.filter(|&earlier| is_kind(events[earlier].kind, first));
                        before.extend(held.map(|earlier| (earlier, later)));
                    }
                }
            }
        }
    }
    before
}

/// Whether an access is a load (`l`) or a store (`s`).
fn is_kind(kind: AccessKind, letter: &str) -> bool {
    match letter {
        "l" => kind.is_read(),
        _ => kind.is_write(),
    }
}

/// Whether two events of a thread keep their order, whatever stands between them.
fn ordered(earlier: &Event, later: &Event, model: &ReorderTable) -> bool {
    if !model.may_overtake(earlier.kind, later.kind) || earlier.kind == AccessKind::Lock {
        return true;
    }
    if let (Cell::Shared(_) | Cell::Next(_), Effect::Write(value @ 1..)) =
        (later.cell, later.effect)
        && let (Cell::Field(into) | Cell::Next(into), Effect::Write(_)) =
            (earlier.cell, earlier.effect)
    {
        let waits = match model.publication {
            Publication::Off => false,
            Publication::Instance => into == object(value),
            Publication::All => true,
        };
        if waits {
            return true;
        }
    }
    if earlier.cell != later.cell || matches!(earlier.cell, Cell::Monitor(_)) {
        return false;
    }
    let only_read = |event: &Event| matches!(event.effect, Effect::Read(_));
    let is_plain = |event: &Event| event.kind == AccessKind::Read;
    match (only_read(earlier), only_read(later)) {
        // Reads of one location are coherent if neither is plain.
        (true, true) => model.same_location_reads_ordered || !is_plain(earlier) && !is_plain(later),
        // What a pending read-modify-write leaves is not known.
        (false, true) => !model.forwarding || matches!(earlier.effect, Effect::Swap(..)),
        _ => true,
    }
}
