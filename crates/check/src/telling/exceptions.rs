//! An exception that nobody handles: what it says, where it was thrown, and what led to it.

use super::names::Names;
use crate::outcome::{ExceptionReport, StackLine};
use fencepost_vm::word::object_of;
use fencepost_vm::{Machine, Note, Noted, StackFrame, State, ThreadId};

/// How far back causes are told.
const DEEPEST: usize = 8;
/// How many frames of a stack are told at most.
const MOST_FRAMES: usize = 40;

/// Tells an exception that is there in the end.
pub(crate) fn tell(
    machine: &Machine,
    end: &State,
    notes: &[Noted],
    names: &Names<'_>,
    exception: u64,
) -> Option<ExceptionReport> {
    tell_within(machine, end, notes, names, exception, DEEPEST)
}

fn tell_within(
    machine: &Machine,
    end: &State,
    notes: &[Noted],
    names: &Names<'_>,
    exception: u64,
    left: usize,
) -> Option<ExceptionReport> {
    let (class, message) = machine.describe_exception(end, exception)?;
    let thrown = first_throw(notes, exception);
    let stack = thrown.map_or(&[][..], |(_, stack)| stack);
    let stack = without_starter(machine, stack);
    let own = stack
        .iter()
        .find(|(function, _)| !machine.is_library(*function));
    let causes = match left {
        0 => Vec::new(),
        _ => machine.causes(end, exception),
    };
    Some(ExceptionReport {
        class,
        message,
        thread: thrown.map(|(thread, _)| names.thread_number(thread)),
        thread_name: thrown.map(|(thread, _)| names.distinct_thread(thread)),
        source: own.map(|&(function, pc)| machine.describe_operation(function, pc)),
        position: own.and_then(|&(function, pc)| machine.source_position(function, pc)),
        stack: stack_lines(machine, stack),
        inner: causes
            .into_iter()
            .filter_map(|cause| tell_within(machine, end, notes, names, cause, left - 1))
            .collect(),
    })
}

/// A call stack without the code that starts a run at a method, which bears the name of the method.
fn without_starter<'a>(machine: &Machine, stack: &'a [StackFrame]) -> &'a [StackFrame] {
    let name = |frame: &StackFrame| machine.source.function_name(frame.0);
    match stack {
        [rest @ .., method, starter] if method.0 != starter.0 && name(method) == name(starter) => {
            &stack[..=rest.len()]
        }
        _ => stack,
    }
}

/// A call stack in words. An async method is there once: what a compiler leaves in its place to
/// start it has no lines.
fn stack_lines(machine: &Machine, stack: &[StackFrame]) -> Vec<StackLine> {
    let mut lines: Vec<StackLine> = Vec::new();
    // What begins a run before the program's own code does was written by nobody.
    let entry = machine.source.entry().ok();
    let is_written = |(function, pc): StackFrame| {
        Some(function) != entry
            || !machine.is_library(function)
            || machine.source_position(function, pc).is_some()
    };
    let written = stack.iter().copied().filter(|&frame| is_written(frame));
    for frame in written.take(MOST_FRAMES) {
        let line = stack_line(machine, frame);
        let own = lines.iter().rev().find(|line| !line.library);
        let is_stub = line.position.is_none()
            && own.is_some_and(|own| own.method == line.method && own.position.is_some());
        if line.library || !is_stub {
            lines.push(line);
        }
    }
    lines
}

fn stack_line(machine: &Machine, (function, pc): StackFrame) -> StackLine {
    StackLine {
        method: machine.source.function_title(function).to_string(),
        source: machine.describe_operation(function, pc),
        position: machine.source_position(function, pc),
        library: machine.is_library(function),
    }
}

/// Where an exception was first thrown. It may have been thrown again since, by whoever waited for
/// it; what counts for people is where it comes from.
pub(super) fn first_throw(notes: &[Noted], exception: u64) -> Option<(ThreadId, &[StackFrame])> {
    let (note, stack) = first_throw_note(notes, exception)?;
    Some((notes[note].thread, stack))
}

/// The same, with which note it is.
pub(super) fn first_throw_note(notes: &[Noted], exception: u64) -> Option<(usize, &[StackFrame])> {
    let object = object_of(exception);
    let born = notes
        .iter()
        .rposition(|noted| matches!(noted.note, Note::New { object: new, .. } if new == object))
        .unwrap_or(0);
    let after = notes.iter().enumerate().skip(born);
    let mut thrown = after.filter_map(|(note, noted)| match &noted.note {
        Note::Throw { exception, stack } if *exception == object => Some((note, stack.as_slice())),
        _ => None,
    });
    thrown.next()
}
