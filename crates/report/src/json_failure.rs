//! The parts of the JSON contract that explain a failure: exceptions, and what threads wait for.

use crate::Context;
use fencepost_base::SourcePosition;
use fencepost_check::{ExceptionReport, SuspendedReport, WaitReport};
use serde::Serialize;

/// A line of a file.
#[derive(Serialize)]
pub(crate) struct Position {
    file: String,
    line: u32,
    column: Option<u32>,
}

/// An exception and what led to it.
#[derive(Serialize)]
pub(crate) struct Exception<'a> {
    #[serde(rename = "type")]
    class: &'a str,
    message: Option<&'a str>,
    thread: Option<usize>,
    thread_name: Option<&'a str>,
    source: Option<&'a str>,
    stack: Vec<Frame<'a>>,
    inner: Vec<Exception<'a>>,
}

/// A frame of a call stack.
#[derive(Serialize)]
pub(crate) struct Frame<'a> {
    method: &'a str,
    source: &'a str,
    library: bool,
}

/// An async method that is suspended in a deadlock.
#[derive(Serialize)]
pub(crate) struct Suspended<'a> {
    method: &'a str,
    awaits: Option<&'a str>,
    source: &'a str,
}

/// What a thread of a deadlock waits for.
#[derive(Serialize)]
pub(crate) struct Wait<'a> {
    thread: usize,
    thread_name: &'a str,
    source: &'a str,
    waits: &'a str,
    object: Option<&'a str>,
    holder: Option<&'a str>,
    holds: &'a [String],
}

pub(crate) fn position(position: &SourcePosition, context: &Context) -> Position {
    Position {
        file: context.relative(&position.file),
        line: position.line,
        column: position.column,
    }
}

pub(crate) fn exception(told: &ExceptionReport) -> Exception<'_> {
    let frames = told.stack.iter().map(|frame| Frame {
        method: &frame.method,
        source: &frame.source,
        library: frame.library,
    });
    Exception {
        class: &told.class,
        message: told.message.as_deref(),
        thread: told.thread,
        thread_name: told.thread_name.as_deref(),
        source: told.source.as_deref(),
        stack: frames.collect(),
        inner: told.inner.iter().map(exception).collect(),
    }
}

pub(crate) fn suspended(told: &[SuspendedReport]) -> Vec<Suspended<'_>> {
    let methods = told.iter().map(|one| Suspended {
        method: &one.method,
        awaits: one.awaited.as_deref(),
        source: &one.source,
    });
    methods.collect()
}

pub(crate) fn waits(told: &[WaitReport]) -> Vec<Wait<'_>> {
    let waits = told.iter().map(|wait| Wait {
        thread: wait.thread,
        thread_name: &wait.thread_name,
        source: &wait.source,
        waits: &wait.wanted,
        object: wait.object.as_deref(),
        holder: wait.holder.as_deref(),
        holds: &wait.holds,
    });
    waits.collect()
}
