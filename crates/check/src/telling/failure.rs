//! What is wrong, in a sentence.

use super::{Telling, cycles, exceptions, suspended, waits};
use crate::outcome::{ExceptionReport, SuspendedReport, WaitReport};
use fencepost_base::SourcePosition;
use fencepost_ir::FuncId;
use fencepost_search::finding::Failure;
use fencepost_vm::{Deadlock, Note, Race, RacingAccess, ThreadId, Violation, ViolationKind};

/// What is wrong, for people.
pub(crate) struct FailureText {
    /// In a sentence.
    pub message: String,
    /// Where, if it is in one place.
    pub source: Option<String>,
    /// Where, if it is one line of a file.
    pub position: Option<SourcePosition>,
    /// The exception that nobody handles.
    pub exception: Option<ExceptionReport>,
    /// What the threads of a deadlock wait for.
    pub waits: Vec<WaitReport>,
    /// The async methods that are suspended in a deadlock.
    pub suspended: Vec<SuspendedReport>,
}

impl FailureText {
    fn sentence(message: String) -> Self {
        Self {
            message,
            source: None,
            position: None,
            exception: None,
            waits: Vec::new(),
            suspended: Vec::new(),
        }
    }
}

/// Says what is wrong with an execution.
pub(crate) fn describe(telling: &mut Telling<'_>, failure: &Failure) -> FailureText {
    match failure {
        Failure::Step(violation) => describe_step(telling, violation),
        Failure::Race(race) => FailureText::sentence(race_sentence(telling, race)),
        Failure::Invariant { message, .. } | Failure::Final { message, .. } => {
            FailureText::sentence(message.clone())
        }
        Failure::Eventually { message, .. } => {
            FailureText::sentence(format!("it never holds: {message}"))
        }
        Failure::LeadsTo { message, .. } => FailureText::sentence(format!(
            "the first condition holds, and the second never follows: {message}"
        )),
        Failure::NotLinearizable(wrong) => FailureText::sentence(format!(
            "no serial order of the calls on {} yields these results",
            telling.machine.source.short_type_name(&wrong.class)
        )),
        Failure::Livelock(cycle) => FailureText::sentence(cycles::sentence(telling, cycle)),
        Failure::Deadlock(deadlock) => {
            let deadlock = &without_helpers(telling, deadlock);
            let waits = waits::tell(
                telling.machine,
                telling.end,
                &telling.calls,
                &mut telling.names,
                deadlock,
                telling.events,
            );
            let suspended = suspended::tell(telling);
            let mut sentences: Vec<String> = waits.iter().map(WaitReport::sentence).collect();
            sentences.extend(suspended.iter().map(SuspendedReport::sentence));
            FailureText {
                waits,
                suspended,
                ..FailureText::sentence(format!("deadlock: {}", sentences.join("; ")))
            }
        }
    }
}

fn race_sentence(telling: &mut Telling<'_>, race: &Race) -> String {
    let container = telling.machine.container(telling.end, race);
    let place = match &container {
        Some(container) => Some(telling.names.place(container, usize::MAX).short),
        None => {
            let place = race.place.as_ref();
            place.map(|place| telling.names.place(place, usize::MAX).short)
        }
    };
    let side = |access: &RacingAccess| {
        let name = match telling.end.thread(access.thread) {
            Some(_) => telling.names.distinct_thread(access.thread),
            None => "a thread that has ended".to_string(),
        };
        let call = race.calls.and_then(|_| telling.call_of(access));
        let does = match call {
            Some(call) => format!("calls {call}"),
            None if access.writes => "writes".to_string(),
            None => "reads".to_string(),
        };
        let machine = telling.machine;
        let line = machine.describe_operation(access.function, access.pc);
        format!("{name} {does} at {line}")
    };
    format!(
        "data race on {}: {}, {}, and nothing orders the two",
        place.as_ref().unwrap_or(&race.location),
        side(&race.first),
        side(&race.second)
    )
}

fn describe_step(telling: &Telling<'_>, violation: &Violation) -> FailureText {
    let machine = telling.machine;
    let exception = match violation.exception {
        0 => None,
        word => exceptions::tell(machine, telling.end, telling.notes, &telling.names, word),
    };
    // Where nothing that people wrote is left on the stack, what counts is where the exception
    // comes from.
    let at: (FuncId, u32) = (violation.function, violation.pc);
    let has_line = machine.source_position(at.0, at.1).is_some();
    let origin = exception
        .as_ref()
        .filter(|_| machine.is_library(at.0) || !has_line || passes_on(telling, violation))
        .and_then(origin);
    let place = match &origin {
        Some((source, _)) => source.clone(),
        None => machine.describe_operation(at.0, at.1),
    };
    let position = match origin {
        Some((_, position)) => position,
        None => machine.source_position(at.0, at.1),
    };
    let message = match (&violation.kind, violation.message.is_empty()) {
        (ViolationKind::Assertion, true) => format!("assertion failed at {place}"),
        (ViolationKind::Assertion, false) => {
            format!("assertion failed at {place}: {}", violation.message)
        }
        (ViolationKind::Mistake(mistake), _) => {
            format!("{} at {place}: {}", mistake.name(), violation.message)
        }
        (ViolationKind::Exception(_), _) => {
            let inner = exception.as_ref().map_or(&[][..], |told| &told.inner);
            let inner: Vec<String> = inner.iter().map(led_to).collect();
            let mut message = format!("unhandled exception at {place}: {}", violation.message);
            message.extend(inner);
            message
        }
    };
    FailureText {
        message,
        source: Some(place),
        position,
        exception,
        waits: Vec::new(),
        suspended: Vec::new(),
    }
}

/// Whether an exception only passes through the place where nobody handles it, such as the end of a
/// synchronized method: what counts is where it was thrown.
fn passes_on(telling: &Telling<'_>, violation: &Violation) -> bool {
    let thrown = exceptions::first_throw(telling.notes, violation.exception);
    thrown.is_some_and(|(thread, stack)| {
        thread == violation.thread
            && stack
                .iter()
                .any(|&(function, _)| function == violation.function)
    })
}

/// The line of the program's own code that an exception, or the first that led to it, comes from.
fn origin(exception: &ExceptionReport) -> Option<(String, Option<SourcePosition>)> {
    match &exception.source {
        Some(source) => Some((source.clone(), exception.position.clone())),
        None => exception.inner.iter().find_map(origin),
    }
}

/// An exception that led to another one, in the same line.
fn led_to(exception: &ExceptionReport) -> String {
    let mut text = format!(" ---> {}", exception.headline());
    if let Some(source) = &exception.source {
        text.push_str(&format!(" at {source}"));
    }
    text.extend(exception.inner.iter().map(led_to));
    text
}

impl ExceptionReport {
    /// The class and what it says.
    pub fn headline(&self) -> String {
        match &self.message {
            Some(message) => format!("{}: {message}", self.class),
            None => self.class.clone(),
        }
    }
}

/// A deadlock without the workers of a pool that wait somewhere in the library: what waits behind
/// them are async methods, which have lines of their own.
fn without_helpers(telling: &Telling<'_>, deadlock: &Deadlock) -> Deadlock {
    let (machine, end) = (telling.machine, telling.end);
    let is_helper = |id: ThreadId, function: FuncId| {
        let thread = end.thread(id);
        let worker = thread.is_some_and(|thread| thread.worker);
        // A thread of a pool that has done its work waits for more.
        let is_idle = thread.is_some_and(|thread| {
            let mut frames = thread.frames.iter();
            frames.all(|frame| machine.is_library(frame.function))
        });
        let has_worked = telling
            .notes
            .iter()
            .any(|noted| noted.thread == id && matches!(noted.note, Note::CallBackDone));
        machine.is_library(function) && (worker || is_idle && has_worked)
    };
    let mut rest = deadlock.clone();
    rest.threads
        .retain(|&(id, function, ..)| !is_helper(id, function));
    match rest.threads.is_empty() {
        true => deadlock.clone(),
        false => rest,
    }
}

impl SuspendedReport {
    /// The sentence that says it.
    pub fn sentence(&self) -> String {
        match &self.awaited {
            Some(awaited) => {
                let (method, source) = (&self.method, &self.source);
                format!("async method {method} awaits {awaited} at {source}")
            }
            None => format!("async method {} awaits at {}", self.method, self.source),
        }
    }
}
