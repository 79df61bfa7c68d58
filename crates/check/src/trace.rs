//! Traces: events in the words of the source.

pub use crate::outcome::TraceStep;
use crate::outcome::{CycleReport, CycleThread};
use crate::platform::{self, Line};
use crate::replay::Replayed;
use fencepost_ir::FuncId;
use fencepost_search::fairness::{Fate, LoopingThread};
use fencepost_search::finding::Failure;
use fencepost_vm::{
    Event, EventKind, Machine, RacingAccess, State, ThreadId, ViolationKind, WaitsFor,
};
use std::collections::BTreeMap;

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

/// Turns the events of an execution that fails into trace lines and console output. There is
/// always a line, so that the trace says where the failure is.
pub(crate) fn build_failing(
    machine: &Machine,
    end: &State,
    events: &[Event],
    failure: &Failure,
) -> (Vec<TraceStep>, String) {
    let (mut trace, output) = build(machine, end, events);
    if trace.is_empty() {
        trace = whereabouts(machine, end, failure);
    }
    (trace, output)
}

/// Turns the events of an execution into trace lines and console output.
pub(crate) fn build(machine: &Machine, end: &State, events: &[Event]) -> (Vec<TraceStep>, String) {
    let mut threads = number_threads(events);
    let mut output = String::new();
    let mut trace = Vec::new();
    // Looking a name up goes through all events, of which there may be very many.
    let mut names: BTreeMap<ThreadId, String> = BTreeMap::new();
    let lines = match machine.has_copies() {
        true => platform::lines(events),
        false => events
            .iter()
            .map(|event| Line { event, word: None })
            .collect(),
    };
    for Line { event, word } in lines {
        if let EventKind::Output(text) = &event.kind {
            output.push_str(text);
        }
        let number = thread_number(&mut threads, event.thread);
        if is_hidden(event) && word.is_none() {
            continue;
        }
        trace.push(TraceStep {
            step: trace.len(),
            thread: number,
            thread_name: names
                .entry(event.thread)
                .or_insert_with(|| name_of(machine, end, events, event.thread))
                .clone(),
            action: if event.location.is_some() {
                "complete"
            } else {
                "step"
            },
            operation: match word {
                Some(word) => word.to_string(),
                None => operation(machine, end, events, &mut threads, event),
            },
            location: event
                .location
                .map(|_| event.location_name.clone())
                .filter(|name| !name.is_empty()),
            value: value(machine, end, event),
            source: machine.describe_operation(event.function, event.pc),
            position: machine.source_position(event.function, event.pc),
            method: machine.source.function_name(event.function),
            out_of_order: event.out_of_order && word.is_none_or(platform::may_be_marked),
        });
    }
    (trace, output)
}

/// Whether an event has no line of its own.
fn is_hidden(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::Issue(_) | EventKind::IssueFence(_) | EventKind::FenceDone | EventKind::Mark(_)
    )
}

/// What is repeated for ever in an execution that does not end.
pub(crate) fn cycle(
    machine: &Machine,
    replayed: &Replayed,
    failure: &Failure,
) -> Option<CycleReport> {
    let (cycle, before) = failure.cycle().zip(replayed.before_cycle)?;
    let events = &replayed.events;
    let mut numbers = number_threads(events);
    let threads = cycle.threads.iter().map(|one| CycleThread {
        thread: thread_number(&mut numbers, one.thread),
        thread_name: distinct_name(machine, &replayed.state, events, one.thread),
        fate: one.fate,
        endless: one.endless,
        method: machine.source.function_name(one.function),
        sources: places(machine, one),
    });
    let threads = threads.collect();
    let shown = events[..before].iter().filter(|event| !is_hidden(event));
    Some(CycleReport {
        start: shown.count(),
        threads,
    })
}

/// The places of a thread in a cycle, each once.
fn places(machine: &Machine, thread: &LoopingThread) -> Vec<String> {
    let places = thread.places.iter();
    let mut names: Vec<String> = places
        .map(|&(function, pc)| machine.describe_operation(function, pc))
        .collect();
    names.dedup();
    names
}

/// Where threads stand when something is wrong before any of them has taken a visible step.
fn whereabouts(machine: &Machine, state: &State, failure: &Failure) -> Vec<TraceStep> {
    let places: Vec<(ThreadId, FuncId, u32, &str)> = match failure {
        Failure::Step(violation) => {
            let what = match violation.kind {
                ViolationKind::Assertion => "assertion fails",
                ViolationKind::Exception(_) => "exception that nobody handles",
                ViolationKind::Mistake(mistake) => mistake.name(),
            };
            vec![(violation.thread, violation.function, violation.pc, what)]
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
        | Failure::LeadsTo { .. } => {
            let threads = state.threads.iter();
            threads
                .filter_map(|thread| {
                    let frame = thread.frames.last()?;
                    Some((thread.id, frame.function, frame.pc, "initial state"))
                })
                .collect()
        }
    };
    let mut threads = vec![ThreadId::MAIN];
    let places = places.into_iter().enumerate();
    places
        .map(|(step, (thread, function, pc, what))| TraceStep {
            step,
            thread: thread_number(&mut threads, thread),
            thread_name: machine.thread_name(state, thread),
            action: "step",
            operation: what.to_string(),
            location: None,
            value: None,
            source: machine.describe_operation(function, pc),
            position: machine.source_position(function, pc),
            method: machine.source.function_name(function),
            out_of_order: false,
        })
        .collect()
}

/// What people call a thread, even if the state has forgotten it: its start says so, too.
fn name_of(machine: &Machine, end: &State, events: &[Event], thread: ThreadId) -> String {
    let started = events
        .iter()
        .rev()
        .find(|event| event.kind == EventKind::Start(thread));
    match (end.thread(thread), started) {
        (None, Some(event)) => event.location_name.clone(),
        _ => machine.thread_name(end, thread),
    }
}

/// What people call a thread; threads of one name are told apart by their numbers in the trace.
fn distinct_name(machine: &Machine, state: &State, events: &[Event], thread: ThreadId) -> String {
    let name = machine.thread_name(state, thread);
    let namesakes = state
        .threads
        .iter()
        .filter(|other| machine.thread_name(state, other.id) == name);
    if namesakes.count() < 2 {
        return name;
    }
    let mut threads = vec![ThreadId::MAIN];
    for event in events {
        if let EventKind::Start(started) = event.kind {
            thread_number(&mut threads, started);
        }
        thread_number(&mut threads, event.thread);
    }
    format!("{name} {}", thread_number(&mut threads, thread))
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

fn operation(
    machine: &Machine,
    end: &State,
    events: &[Event],
    threads: &mut Vec<ThreadId>,
    event: &Event,
) -> String {
    let class = |class| {
        machine
            .loaded_class(class)
            .map_or("?".to_string(), |info| info.class.name.clone())
    };
    match &event.kind {
        EventKind::Read => "read".into(),
        EventKind::Reuse => "reused read".into(),
        EventKind::UseOwn | EventKind::UseKept => "use".into(),
        EventKind::PrescientStore => "prescient store".into(),
        EventKind::DelayedAssign => "assign".into(),
        EventKind::Write => "write".into(),
        EventKind::VolatileRead => "volatile read".into(),
        EventKind::VolatileWrite => "volatile write".into(),
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
            let number = thread_number(threads, *thread);
            let name = name_of(machine, end, events, *thread);
            format!("start thread {number} ({name})")
        }
        EventKind::Join(thread) => {
            let number = thread_number(threads, *thread);
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
        EventKind::Native(name) => name.strip_prefix("c.").unwrap_or(name).to_string(),
        EventKind::Issue(_) | EventKind::IssueFence(_) => "issue".into(),
        EventKind::FenceDone => "fence".into(),
        EventKind::Mark(_) => "mark".into(),
    }
}

fn value(machine: &Machine, end: &State, event: &Event) -> Option<String> {
    let word = event.value?;
    Some(match (&event.kind, event.location) {
        (EventKind::TryLock | EventKind::WaitDone | EventKind::Join(_), _) => {
            (word != 0).to_string()
        }
        (_, Some(location)) => machine.describe_value(end, location.cell, word),
        (_, None) => (word as i64).to_string(),
    })
}

/// What is wrong, in a sentence.
pub(crate) fn describe_failure(
    machine: &Machine,
    state: &State,
    events: &[Event],
    failure: &Failure,
) -> String {
    match failure {
        Failure::Step(violation) => {
            let place = machine.describe_operation(violation.function, violation.pc);
            match (&violation.kind, violation.message.is_empty()) {
                (ViolationKind::Assertion, true) => format!("assertion failed at {place}"),
                (ViolationKind::Assertion, false) => {
                    format!("assertion failed at {place}: {}", violation.message)
                }
                (ViolationKind::Mistake(mistake), _) => {
                    format!("{} at {place}: {}", mistake.name(), violation.message)
                }
                (ViolationKind::Exception(_), _) => {
                    format!("unhandled exception at {place}: {}", violation.message)
                }
            }
        }
        Failure::Race(race) => {
            let side = |access: &RacingAccess| {
                let name = match state.thread(access.thread) {
                    Some(_) => machine.thread_name(state, access.thread),
                    None => "a thread that has ended".to_string(),
                };
                format!(
                    "{name} {} at {}",
                    if access.writes { "writes" } else { "reads" },
                    machine.describe_operation(access.function, access.pc)
                )
            };
            format!(
                "data race on {}: {}, {}, and nothing orders the two",
                race.location,
                side(&race.first),
                side(&race.second)
            )
        }
        Failure::Invariant { message, .. } | Failure::Final { message, .. } => message.clone(),
        Failure::Eventually { message, .. } => format!("it never holds: {message}"),
        Failure::LeadsTo { message, .. } => {
            format!("the first condition holds, and the second never follows: {message}")
        }
        Failure::Livelock(cycle) => {
            let threads = cycle.threads.iter().map(|one| {
                let name = distinct_name(machine, state, events, one.thread);
                let places = places(machine, one).join(", ");
                match one.fate {
                    Fate::Repeats => {
                        let function = machine.source.function_name(one.function);
                        format!("{name} repeats {places} in {function}")
                    }
                    Fate::Starves => {
                        format!("{name} at {places} could move again and again and never does")
                    }
                    Fate::Waits => format!("{name} at {places} waits for ever"),
                }
            });
            format!(
                "livelock: a fair execution never ends: {}",
                threads.collect::<Vec<_>>().join("; ")
            )
        }
        Failure::Deadlock(deadlock) => {
            let waits = deadlock
                .threads
                .iter()
                .map(|&(thread, function, pc, waits)| {
                    let name = distinct_name(machine, state, events, thread);
                    let place = machine.describe_operation(function, pc);
                    let other = |thread| distinct_name(machine, state, events, thread);
                    match waits {
                        WaitsFor::Monitor(owner) => {
                            format!(
                                "{name} at {place} waits for a monitor that {} holds",
                                other(owner)
                            )
                        }
                        WaitsFor::Join(joined) => {
                            format!("{name} at {place} waits for {} to end", other(joined))
                        }
                        WaitsFor::Initializer(owner, _) => format!(
                            "{name} at {place} waits for a class initialiser that {} runs",
                            other(owner)
                        ),
                        WaitsFor::Anyone => format!("{name} at {place} waits"),
                    }
                });
            format!("deadlock: {}", waits.collect::<Vec<_>>().join("; "))
        }
    }
}

/// The one operation that a failure is at, if it is at one.
pub(crate) fn failure_operation(failure: &Failure) -> Option<(FuncId, u32)> {
    match failure {
        Failure::Step(violation) => Some((violation.function, violation.pc)),
        Failure::Deadlock(_)
        | Failure::Race(_)
        | Failure::Invariant { .. }
        | Failure::Final { .. }
        | Failure::Livelock(_)
        | Failure::Eventually { .. }
        | Failure::LeadsTo { .. } => None,
    }
}
