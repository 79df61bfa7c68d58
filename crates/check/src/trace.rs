//! Traces: events in the words of the source.

pub use crate::outcome::TraceStep;
use crate::platform::{self, Line};
use crate::telling::Telling;
use crate::telling::calls::Code;
use crate::telling::names::Name;
use crate::telling::reads_from;
use crate::telling::story::writes;
use fencepost_ir::{Cell, FailureOrder, FenceKind, FuncId, Op, UpdateOrder};
use fencepost_search::finding::Failure;
use fencepost_vm::{
    Event, EventKind, Location, Machine, Race, RacingAccess, ThreadId, Violation, ViolationKind,
    word,
};
use std::collections::HashMap;

/// The threads of an execution, numbered in the order in which they appear.
pub(crate) fn number_threads(events: &[Event]) -> Vec<ThreadId> {
    let mut threads = vec![ThreadId::MAIN];
    for event in events {
        if let EventKind::Start(thread) = event.kind {
            thread_number(&mut threads, thread);
        }
        thread_number(&mut threads, event.thread);
    }
    threads
}

/// The lines of an execution, and the event that each tells.
pub(crate) struct Lines {
    pub steps: Vec<TraceStep>,
    pub events: Vec<usize>,
    pub output: String,
}

/// Turns the events of an execution into trace lines and console output.
pub(crate) fn lines(telling: &mut Telling<'_>) -> Lines {
    let (machine, events) = (telling.machine, telling.events);
    let mut out = Lines {
        steps: Vec::new(),
        events: Vec::new(),
        output: String::new(),
    };
    let told = match machine.has_copies() {
        true => platform::lines(events),
        false => events
            .iter()
            .map(|event| Line { event, word: None })
            .collect(),
    };
    let index: HashMap<*const Event, usize> = events
        .iter()
        .enumerate()
        .map(|(at, event)| (std::ptr::from_ref(event), at))
        .collect();
    let mut last_own: HashMap<ThreadId, (FuncId, u32)> = HashMap::new();
    for Line { event, word } in told {
        if let EventKind::Output(text) = &event.kind {
            out.output.push_str(text);
        }
        // Library code alone says nothing to people: the last line of their own does.
        let at = index.get(&std::ptr::from_ref(event)).copied();
        let at = at.unwrap_or_default();
        let caller = telling.calls.callers.get(at).copied().flatten();
        let mut place = caller.unwrap_or((event.function, event.pc));
        match machine.is_library(event.function) {
            true => place = last_own.get(&event.thread).copied().unwrap_or(place),
            false => {
                last_own.insert(event.thread, place);
            }
        }
        if let EventKind::Start(thread) = event.kind {
            last_own.insert(thread, place);
        }
        if is_hidden(&event.kind) && word.is_none() {
            continue;
        }
        let location = location(telling, event, at);
        let value = value(telling, event, at);
        let call = match telling.calls.code.get(at) {
            Some(Code::Called(call)) => Some(telling.calls.calls[*call].title.clone()),
            Some(Code::Own | Code::Base) | None => None,
        };
        out.events.push(at);
        out.steps.push(TraceStep {
            step: out.steps.len(),
            thread: telling.names.thread_number(event.thread),
            thread_name: telling.names.thread(event.thread),
            action: if event.location.is_some() {
                "complete"
            } else {
                "step"
            },
            operation: match word {
                Some(word) => word.to_string(),
                None => {
                    let order = order_words(machine, event);
                    format!("{order}{}", operation_words(telling, &event.kind))
                }
            },
            short_location: location.as_ref().map(|name| name.short.clone()),
            location: location.map(|name| name.full),
            short_value: value.as_ref().map(|name| name.short.clone()),
            value: value.map(|name| name.full),
            source: machine.describe_operation(place.0, place.1),
            position: machine.source_position(place.0, place.1),
            method: machine.source.function_name(place.0),
            out_of_order: event.out_of_order && word.is_none_or(platform::may_be_marked),
            call,
            detail: false,
            writes: writes(event),
            reads_from: None,
            printed: match &event.kind {
                EventKind::Output(text) => Some(text.clone()),
                _ => None,
            },
            resumed: telling.asynchronous.resumed.contains(&event.thread),
        });
    }
    if !machine.has_copies() {
        reads_from::link(events, &mut out);
    }
    out
}

/// Whether an event has no line of its own.
pub(crate) fn is_hidden(kind: &EventKind) -> bool {
    matches!(
        kind,
        EventKind::Issue(_) | EventKind::IssueFence(_) | EventKind::FenceDone | EventKind::Mark(_)
    )
}

/// Lines for those accesses of a race that come next.
pub(crate) fn racing_lines(telling: &mut Telling<'_>, race: &Race) -> Vec<TraceStep> {
    // Where a program looks after its memory itself, a race may show in what has happened.
    let events = telling.events;
    let may_be_past = telling.machine.source.has_manual_memory();
    let is_past = |access: &RacingAccess| {
        let own = events
            .iter()
            .rev()
            .filter(|event| event.thread == access.thread && event.location.is_some());
        let recent = match race.first_is_past && *access == race.first {
            true => usize::MAX,
            false => 1,
        };
        let mut recent = own.take(recent);
        may_be_past
            && recent.any(|event| (event.function, event.pc) == (access.function, access.pc))
    };
    // One that no other thread could notice when it happened has no line before.
    let is_over = |access: &RacingAccess| race.first_is_past && *access == race.first;
    let container = telling.machine.container(telling.end, race);
    let place = container.as_ref().or(race.place.as_ref());
    let name = place.map(|place| telling.names.place(place, usize::MAX));
    let name = name.unwrap_or_else(|| Name::same(&race.location));
    let accesses = [&race.first, &race.second].into_iter();
    accesses
        .filter(|access| !is_past(access))
        .map(|access| {
            let call = telling.call_of(access);
            TraceStep {
                location: Some(name.full.clone()),
                short_location: Some(name.short.clone()),
                call,
                ..bare_step(
                    telling,
                    access.thread,
                    (access.function, access.pc),
                    match (is_over(access), access.writes) {
                        (true, true) => "earlier: write",
                        (true, false) => "earlier: read",
                        (false, true) => "next: write",
                        (false, false) => "next: read",
                    },
                )
            }
        })
        .collect()
}

/// A line that has nothing but a thread, a place and words.
pub(crate) fn bare_step(
    telling: &Telling<'_>,
    thread: ThreadId,
    (function, pc): (FuncId, u32),
    what: &str,
) -> TraceStep {
    let machine = telling.machine;
    let position = machine.source_position(function, pc);
    TraceStep {
        step: 0,
        thread: telling.names.thread_number(thread),
        thread_name: telling.names.thread(thread),
        action: "step",
        operation: what.to_string(),
        location: None,
        value: None,
        source: match position {
            Some(_) => machine.describe_operation(function, pc),
            // What a compiler or the checker made is best known by its name.
            None => machine.source.function_title(function).to_string(),
        },
        position,
        method: machine.source.function_name(function),
        out_of_order: false,
        short_location: None,
        short_value: None,
        call: None,
        detail: false,
        writes: false,
        reads_from: None,
        printed: None,
        resumed: telling.asynchronous.resumed.contains(&thread),
    }
}

/// Where threads stand when something is wrong before any of them has taken a visible step.
pub(crate) fn whereabouts(telling: &mut Telling<'_>, failure: &Failure) -> Vec<TraceStep> {
    let state = telling.end;
    let places: Vec<(ThreadId, FuncId, u32, &str)> = match failure {
        Failure::Step(violation) => {
            let what = match violation.kind {
                ViolationKind::Assertion => "assertion fails",
                ViolationKind::Exception(_) => "exception that nobody handles",
                ViolationKind::Mistake(mistake) => mistake.name(),
            };
            // Library code alone says nothing to people.
            match telling.machine.is_library(violation.function) && !telling.events.is_empty() {
                true => Vec::new(),
                false => vec![(violation.thread, violation.function, violation.pc, what)],
            }
        }
        Failure::Deadlock(deadlock) => {
            let threads = deadlock.threads.iter();
            threads
                .map(|&(thread, function, pc, _)| (thread, function, pc, "waits"))
                .collect()
        }
        Failure::Race(race) => {
            let accesses = [&race.first, &race.second].into_iter();
            accesses
                .map(|access| (access.thread, access.function, access.pc, "next access"))
                .collect()
        }
        Failure::Livelock(cycle) => {
            let stands = cycle.threads.iter().filter_map(|one| {
                let &(function, pc) = one.places.first()?;
                Some((one.thread, function, pc, one.fate.name()))
            });
            stands.collect()
        }
        Failure::Invariant { .. }
        | Failure::Final { .. }
        | Failure::Eventually { .. }
        | Failure::LeadsTo { .. }
        | Failure::NotLinearizable(_) => {
            let threads = state.threads.iter();
            threads
                .filter_map(|thread| {
                    let frame = thread.frames.last()?;
                    Some((thread.id, frame.function, frame.pc, "initial state"))
                })
                .collect()
        }
    };
    let places = places.into_iter();
    places
        .map(|(thread, function, pc, what)| {
            let mut step = bare_step(telling, thread, (function, pc), what);
            if let Failure::Step(violation) = failure {
                step.operation = attempted(telling, violation).unwrap_or(step.operation);
            }
            step
        })
        .collect()
}

/// What a thread was about to do when it made a mistake with memory or a lock, and the mistake.
fn attempted(telling: &mut Telling<'_>, violation: &Violation) -> Option<String> {
    let ViolationKind::Mistake(mistake) = violation.kind else {
        return None;
    };
    let wrong = mistake.name().replace('-', " ");
    let (machine, end, thread) = (telling.machine, telling.end, violation.thread);
    let open = telling.calls.open.get(&thread).and_then(|open| open.last());
    if let Some(&call) = open {
        let title = &telling.calls.calls[call].title;
        return Some(format!("{title}: {wrong}"));
    }
    let top = end.thread(thread)?.top()?;
    if (top.function, top.pc) != (violation.function, violation.pc) {
        return None;
    }
    let (writes, word) = machine.access_ahead(end, thread)?;
    let verb = if writes { "write" } else { "read" };
    if word >> 32 == 0 {
        return Some(format!("{verb} through a null pointer"));
    }
    let location = Location {
        object: word::object_of(word),
        offset: word::offset_of(word),
        cell: Cell::U8,
    };
    let name = match machine.place_name(end, location) {
        Some(place) => telling.names.place(&place, usize::MAX).short,
        None => machine.describe_location(end, location),
    };
    Some(format!("{verb} {name}: {wrong}"))
}

fn thread_number(threads: &mut Vec<ThreadId>, thread: ThreadId) -> usize {
    match threads.iter().position(|&known| known == thread) {
        Some(number) => number,
        None => {
            threads.push(thread);
            threads.len() - 1
        }
    }
}

/// What happened, in words.
pub(crate) fn operation_words(telling: &Telling<'_>, kind: &EventKind) -> String {
    let machine = telling.machine;
    let class = |class| {
        machine
            .loaded_class(class)
            .map_or("?".to_string(), |info| info.class.name.clone())
    };
    // C calls another thing volatile.
    let strongest = match machine.looks_after_memory() {
        true => "seq_cst",
        false => "volatile",
    };
    match kind {
        EventKind::Read => "read".into(),
        EventKind::Reuse => "reused read".into(),
        EventKind::UseOwn | EventKind::UseKept => "use".into(),
        EventKind::PrescientStore => "prescient store".into(),
        EventKind::DelayedAssign => "assign".into(),
        EventKind::Write => "write".into(),
        EventKind::VolatileRead => format!("{strongest} read"),
        EventKind::VolatileWrite => format!("{strongest} write"),
        EventKind::RelaxedRead => "relaxed read".into(),
        EventKind::RelaxedWrite => "relaxed write".into(),
        EventKind::AcquireRead => "acquire read".into(),
        EventKind::ReleaseWrite => "release write".into(),
        EventKind::ReadModifyWrite => "read-modify-write".into(),
        EventKind::FailedCompare => "failed compare-exchange".into(),
        EventKind::Lock => "lock".into(),
        EventKind::Unlock => "unlock".into(),
        EventKind::TryLock => "try-lock".into(),
        EventKind::Wait => "wait".into(),
        EventKind::WaitDone => "wake up".into(),
        EventKind::WaitTimeout => "wait times out".into(),
        EventKind::Pulse => "pulse".into(),
        EventKind::PulseAll => "pulse all".into(),
        EventKind::Fence => "fence".into(),
        EventKind::Start(thread) => {
            let number = telling.names.thread_number(*thread);
            let name = telling.names.thread(*thread);
            format!("start thread {number} ({name})")
        }
        EventKind::Join(thread) => {
            let number = telling.names.thread_number(*thread);
            format!("join thread {number}")
        }
        EventKind::End => "end".into(),
        EventKind::InitBegin(id) => format!("initialise {}", class(*id)),
        EventKind::InitEnd(id) => format!("initialised {}", class(*id)),
        EventKind::InitFail(id) => format!("could not initialise {}", class(*id)),
        EventKind::Choice => "choose".into(),
        EventKind::Atomic => "atomic section".into(),
        EventKind::Yield => "yield".into(),
        EventKind::Output(text) => format!("print {:?}", text.trim_end_matches('\n')),
        // Natives of C have a prefix of their own.
        EventKind::Native(name) if name == "c.leave" => "return ends".into(),
        EventKind::Native(name) => name.strip_prefix("c.").unwrap_or(name).to_string(),
        EventKind::Issue(_) | EventKind::IssueFence(_) => "issue".into(),
        EventKind::FenceDone => "fence".into(),
        EventKind::Mark(_) => "mark".into(),
    }
}

/// How a C program orders an update or a fence, unless it is the strongest order, which is also the
/// one that needs no words in the source.
fn order_words(machine: &Machine, event: &Event) -> &'static str {
    if !machine.looks_after_memory() {
        return "";
    }
    let code = machine.loaded_function(event.function);
    let op = code.and_then(|code| code.ops.get(event.pc as usize));
    let order = match (&event.kind, op) {
        (EventKind::ReadModifyWrite, Some(Op::Rmw { order, .. })) => *order,
        (EventKind::ReadModifyWrite, Some(Op::CompareExchange { order, .. })) => order.success,
        (EventKind::FailedCompare, Some(Op::CompareExchange { order, .. })) => {
            match order.failure {
                FailureOrder::Relaxed => UpdateOrder::Relaxed,
                FailureOrder::Acquire => UpdateOrder::Acquire,
                FailureOrder::Volatile => UpdateOrder::Volatile,
            }
        }
        (EventKind::Fence | EventKind::FenceDone, Some(Op::Fence { kind })) => match kind {
            FenceKind::Acquire => UpdateOrder::Acquire,
            FenceKind::Release => UpdateOrder::Release,
            FenceKind::AcqRel => UpdateOrder::AcqRel,
            _ => return "",
        },
        _ => return "",
    };
    match order {
        UpdateOrder::Relaxed => "relaxed ",
        UpdateOrder::Acquire => "acquire ",
        UpdateOrder::Release => "release ",
        UpdateOrder::AcqRel => "acq_rel ",
        UpdateOrder::Volatile => "",
    }
}

/// What an event touched.
pub(crate) fn location(telling: &mut Telling<'_>, event: &Event, at: usize) -> Option<Name> {
    if !matches!(event.kind, EventKind::Native(_)) {
        event.location?;
    }
    if let Some(place) = event.place.as_ref().filter(|_| telling.is_numbered) {
        return Some(telling.names.place(place, at));
    }
    Some(event.location_name.as_str())
        .filter(|name| !name.is_empty())
        .map(Name::same)
}

fn value(telling: &mut Telling<'_>, event: &Event, at: usize) -> Option<Name> {
    let word = event.value?;
    Some(match (&event.kind, &event.value_name) {
        (EventKind::TryLock | EventKind::WaitDone | EventKind::Join(_), _) => {
            Name::same(&(word != 0).to_string())
        }
        (_, Some(name)) => telling.value(name, at),
        (_, None) => Name::same(&(word as i64).to_string()),
    })
}
