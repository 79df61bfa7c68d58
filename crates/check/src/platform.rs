//! Executions under a model with working copies, in the words of that model.
//!
//! The machine tells of a use when the thread comes to it, and how old the value is. The read that
//! the value comes from lies where memory still had it; here it is put there. Assigns, stores,
//! loads and uses are told apart, and a use of a copy that is still good needs no load.

use crate::order::Order;
use crate::outcome::Reordering;
use crate::telling::names::Name;
use fencepost_search::finding::Failure;
use fencepost_vm::{Event, EventKind, Location, Machine, ThreadId};

/// A line of a trace: an event, in the word of the model if it has one for it.
pub(crate) struct Line<'a> {
    pub event: &'a Event,
    pub word: Option<&'static str>,
}

/// Whether a word may be marked as out of order: of the actions behind an event, one is.
pub(crate) fn may_be_marked(word: &str) -> bool {
    !matches!(word, "read" | "volatile read" | "load" | "volatile load")
        && !matches!(word, "store" | "volatile store" | "prescient store")
}

fn same_cell(a: Option<Location>, b: Option<Location>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => {
            a.object == b.object && a.offset == b.offset && a.cell.size() == b.cell.size()
        }
        _ => false,
    }
}

fn is_use(event: &Event) -> bool {
    matches!(event.kind, EventKind::Read | EventKind::VolatileRead)
}

fn is_write(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::Write
            | EventKind::VolatileWrite
            | EventKind::ReadModifyWrite
            | EventKind::PrescientStore
    )
}

/// The prescient store that was pending when a thread used the copy it had before.
fn pending_store(events: &[Event], of: usize) -> Option<usize> {
    (0..of).rev().find(|&at| {
        let other = &events[at];
        other.kind == EventKind::PrescientStore
            && other.thread == events[of].thread
            && same_cell(other.location, events[of].location)
    })
}

/// The event before which memory last had a value of a cell, not later than another event.
fn last_before(events: &[Event], until: usize, of: &Event) -> usize {
    let cell = |at: &usize| is_write(&events[*at]) && same_cell(events[*at].location, of.location);
    let mut place = until;
    // Going back, a write of the value means that memory had it up to `place`.
    for at in (0..until).rev().filter(cell) {
        if events[at].value == of.value {
            return place;
        }
        place = at;
    }
    place
}

/// The assign that a prescient store waited for.
fn delayed_assign(events: &[Event], of: usize) -> Option<usize> {
    (of..events.len()).find(|&at| {
        let other = &events[at];
        other.kind == EventKind::DelayedAssign
            && other.thread == events[of].thread
            && same_cell(other.location, events[of].location)
    })
}

/// For each event the event before which it took place: for a use, its read; itself else.
fn places(events: &[Event]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..events.len()).collect();
    // The reads of a thread's volatile variables happen in the order of their uses.
    let mut bounds: Vec<(ThreadId, usize)> = Vec::new();
    for (at, event) in events.iter().enumerate().rev() {
        if event.kind == EventKind::UseKept
            && let Some(store) = pending_store(events, at)
        {
            places[at] = last_before(events, store, event);
        }
        if !is_use(event) {
            continue;
        }
        if event.age > 0 {
            let mut changes = (0..at).rev().filter(|&other| {
                let other = &events[other];
                is_write(other) && other.age > 0 && same_cell(other.location, event.location)
            });
            places[at] = changes.nth(event.age as usize - 1).unwrap_or(at);
        }
        if event.kind == EventKind::VolatileRead {
            match bounds.iter_mut().find(|bound| bound.0 == event.thread) {
                Some(bound) => {
                    bound.1 = bound.1.min(places[at]);
                    places[at] = bound.1;
                }
                None => bounds.push((event.thread, places[at])),
            }
        }
    }
    places
}

/// The copy of a variable that a thread has, by the number of changes memory had seen when it was
/// read; nothing for a value of its own that is on its way.
struct Copy {
    thread: ThreadId,
    at: Option<Location>,
    version: Option<usize>,
}

/// Whether a thread's copies are stale behind an event.
fn makes_stale(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Lock
            | EventKind::TryLock
            | EventKind::WaitDone
            | EventKind::Join(_)
            | EventKind::Fence
            | EventKind::ReadModifyWrite
            | EventKind::FailedCompare
            | EventKind::Atomic
            | EventKind::InitBegin(_)
            | EventKind::Native(_)
    )
}

/// The lines of an execution.
pub(crate) fn lines(events: &[Event]) -> Vec<Line<'_>> {
    let places = places(events);
    let mut copies: Vec<Copy> = Vec::new();
    let mut versions: Vec<(Option<Location>, usize)> = Vec::new();
    // What happens at each event, and the reads that come before it.
    let mut reads: Vec<Vec<&Event>> = vec![Vec::new(); events.len()];
    let mut own: Vec<Vec<&'static str>> = vec![Vec::new(); events.len()];
    let mut stores: Vec<Vec<&Event>> = vec![Vec::new(); events.len()];
    let mut loads: Vec<Vec<&Event>> = vec![Vec::new(); events.len()];
    let done = operations(events);
    for (at, event) in events.iter().enumerate() {
        let known = versions.iter_mut().find(|v| same_cell(v.0, event.location));
        let mut version = known.as_ref().map_or(0, |v| v.1);
        if is_write(event) && event.age > 0 {
            version += 1;
            match known {
                Some(known) => known.1 = version,
                None => versions.push((event.location, version)),
            }
        }
        if makes_stale(&event.kind) {
            copies.retain(|copy| copy.thread != event.thread);
        }
        let mine = |copy: &Copy| copy.thread == event.thread && same_cell(copy.at, event.location);
        let copy = copies
            .iter()
            .find(|copy| mine(copy))
            .map(|copy| copy.version);
        let mut note = |version: Option<usize>| {
            copies.retain(|copy| !mine(copy));
            copies.push(Copy {
                thread: event.thread,
                at: event.location,
                version,
            });
        };
        match event.kind {
            EventKind::Issue(kind) if kind.is_write() => {
                let volatile = kind == fencepost_memory_model::AccessKind::VolatileWrite;
                own[at].push(if volatile {
                    "volatile assign"
                } else {
                    "assign"
                });
                if !volatile {
                    note(None);
                }
            }
            EventKind::UseOwn => own[at].push("use"),
            EventKind::PrescientStore => own[at].extend(["prescient store", "write"]),
            EventKind::DelayedAssign => {
                own[at].push("assign");
                note((event.age == 0).then_some(version));
            }
            EventKind::UseKept => {
                // It was loaded before the store, if it was not there already.
                let wanted = changes_before(events, places[at], event);
                if copy != Some(Some(wanted))
                    && let Some(store) = pending_store(events, at)
                {
                    reads[places[at]].push(event);
                    loads[store].push(event);
                    note(Some(wanted));
                }
                own[at].push("use");
            }
            EventKind::Write => {
                stores[store_place(events, &done, at)].push(event);
                own[at].push("write");
                // The copy is what was written, unless another value is on its way already.
                if copy == Some(None) && on_their_way(&events[..=at], event) == 0 {
                    note(Some(version));
                }
            }
            EventKind::VolatileWrite => {
                stores[store_place(events, &done, at)].push(event);
                own[at].push("volatile write");
            }
            EventKind::Read => {
                let wanted = Some(version - (event.age as usize).min(version));
                let good = copy == Some(wanted);
                if !good {
                    reads[places[at]].push(event);
                    own[at].push("load");
                    note(wanted);
                }
                own[at].push("use");
            }
            EventKind::VolatileRead => {
                reads[places[at]].push(event);
                own[at].extend(["volatile load", "volatile use"]);
            }
            _ => {}
        }
    }
    let mut lines = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let before = stores[at].iter().chain(&reads[at]);
        lines.extend(before.map(|&event| Line {
            event,
            word: Some(match event.kind {
                EventKind::VolatileRead => "volatile read",
                EventKind::VolatileWrite => "volatile store",
                EventKind::Write => "store",
                _ => "read",
            }),
        }));
        lines.extend(loads[at].iter().map(|&event| Line {
            event,
            word: Some("load"),
        }));
        match own[at].is_empty() {
            true => lines.push(Line { event, word: None }),
            false => lines.extend(own[at].iter().map(|&word| Line {
                event,
                word: Some(word),
            })),
        }
    }
    lines
}

/// How often a cell changed before an event.
fn changes_before(events: &[Event], until: usize, of: &Event) -> usize {
    let changes = events[..until]
        .iter()
        .filter(|other| is_write(other) && other.age > 0 && same_cell(other.location, of.location));
    changes.count()
}

/// The event before which the value of a write was stored: the write itself, unless the thread
/// gives its copy another value, or has to store it, before that.
fn store_place(events: &[Event], done: &[Done], write: usize) -> usize {
    let event = &events[write];
    let volatile = event.kind == EventKind::VolatileWrite;
    let Some(start) = done.iter().find(|done| done.event == write) else {
        return write;
    };
    let between = start.issued + 1..write;
    let mut between = between.filter(|&at| events[at].thread == event.thread);
    let needs = |other: &Event| match other.kind {
        EventKind::Issue(kind) if kind.is_write() => {
            let both = volatile && kind == fencepost_memory_model::AccessKind::VolatileWrite;
            both || same_cell(other.location, event.location)
        }
        ref kind => makes_stale(kind),
    };
    between.find(|&at| needs(&events[at])).unwrap_or(write)
}

/// How many values a thread has assigned to a cell that are not written yet.
fn on_their_way(events: &[Event], of: &Event) -> usize {
    let own = events
        .iter()
        .filter(|event| event.thread == of.thread && same_cell(event.location, of.location));
    own.fold(0, |count, event| match event.kind {
        EventKind::Issue(_) if event.age > 0 => count.max(1),
        EventKind::Issue(_) => count + 1,
        EventKind::Write if event.entry.is_some() => count - count.min(1),
        _ => count,
    })
}

/// An access to main memory, or an operation in place.
struct Done {
    event: usize,
    /// Where it stands in the program.
    issued: usize,
    /// When it took effect.
    time: (usize, usize),
}

/// Executions with more events are not explained.
const MAX_EVENTS: usize = 2000;

fn operations(events: &[Event]) -> Vec<Done> {
    let places = places(events);
    let mut issued: Vec<(ThreadId, usize)> = Vec::new();
    let mut done = Vec::new();
    for (at, event) in events.iter().enumerate() {
        match event.kind {
            EventKind::Issue(_) => {
                if event.age > 0 {
                    let replaced = issued.iter().rposition(|&(thread, other)| {
                        thread == event.thread && same_cell(events[other].location, event.location)
                    });
                    replaced.map(|place| issued.remove(place));
                }
                issued.push((event.thread, at));
            }
            EventKind::Write | EventKind::VolatileWrite if event.entry.is_some() => {
                let nth = event.entry.unwrap_or(0) as usize;
                let mut own = issued.iter().enumerate().filter(|i| i.1.0 == event.thread);
                if let Some((place, &(_, start))) = own.nth(nth) {
                    issued.remove(place);
                    done.push(Done {
                        event: at,
                        issued: start,
                        time: (at, 1),
                    });
                }
            }
            EventKind::UseOwn
            | EventKind::DelayedAssign
            | EventKind::Mark(_)
            | EventKind::Output(_) => {}
            EventKind::PrescientStore => done.push(Done {
                event: at,
                issued: delayed_assign(events, at).unwrap_or(at),
                time: (at, 1),
            }),
            _ => done.push(Done {
                event: at,
                issued: at,
                // A read that was moved comes right before the change it did not see.
                time: (places[at], usize::from(places[at] == at)),
            }),
        }
    }
    // What was never written comes last.
    done.extend(issued.iter().map(|&(_, at)| Done {
        event: at,
        issued: at,
        time: (events.len(), 1),
    }));
    done.sort_by_key(|operation| (operation.time, operation.event));
    done
}

/// Whether the order of two operations of different threads matters.
fn conflict(a: &Event, b: &Event) -> bool {
    match (&a.kind, &b.kind) {
        (EventKind::Start(thread), _) if *thread == b.thread => return true,
        (_, EventKind::Join(thread)) if *thread == a.thread => return true,
        _ => {}
    }
    let writes = |event: &Event| is_write(event) || matches!(event.kind, EventKind::Issue(_));
    let cell = |event: &Event| is_use(event) || writes(event);
    match (cell(a), cell(b)) {
        (true, true) => same_cell(a.location, b.location) && (writes(a) || writes(b)),
        (false, false) => match (a.location, b.location) {
            (Some(a), Some(b)) => a.object == b.object,
            _ => false,
        },
        _ => false,
    }
}

/// The pairs of a thread's operations that had to take effect in the other order.
pub(crate) fn reorderings(
    machine: &Machine,
    failure: &Failure,
    events: &[Event],
    thread_number: impl Fn(ThreadId) -> usize,
    describe: &mut dyn FnMut(usize) -> Name,
) -> Vec<Reordering> {
    if events.len() > MAX_EVENTS {
        return Vec::new();
    }
    let done = operations(events);
    // The last node is whoever looks at memory in the end.
    let observer = done.len();
    let mut order = Order::new(observer + 1);
    let mut turned = Vec::new();
    for later in 0..done.len() {
        for earlier in 0..later {
            let (a, b) = (&done[earlier], &done[later]);
            let (first, second) = (&events[a.event], &events[b.event]);
            if first.thread == second.thread && a.issued > b.issued {
                turned.push((later, earlier));
            } else if first.thread == second.thread || conflict(first, second) {
                order.add(earlier, later);
            }
        }
    }
    if matches!(failure, Failure::Invariant { .. }) {
        for (index, operation) in done.iter().enumerate() {
            let event = &events[operation.event];
            let seen = event.location.is_some_and(|at| {
                let observed = &machine.options.observed;
                observed.sees(at.object, at.offset, at.cell.size())
            });
            if seen && matches!(event.kind, EventKind::Issue(_)) {
                order.add(observer, index);
            } else if seen && is_write(event) {
                order.add(index, observer);
            }
        }
    }
    let (easy, mut needed) = turned
        .into_iter()
        .partition::<Vec<_>, _>(|&(a, b)| order.add(a, b));
    // Where the failure depends on more than is linked here, what happened is told as it is.
    if needed.is_empty() {
        needed = easy;
    }
    let mut found: Vec<Reordering> = needed
        .into_iter()
        .map(|(first, second)| {
            let (first, second) = (done[first].event, done[second].event);
            let thread = thread_number(events[first].thread);
            Reordering::new(thread, describe(first), describe(second))
        })
        .collect();
    found.sort();
    found.dedup();
    found
}
