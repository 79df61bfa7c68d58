//! Exceptions for people: where they were thrown, and what led to them.

use crate::text::Verbosity;
use fencepost_check::{ExceptionReport, StackLine};

/// Adds the call stack of an exception, and the exceptions that led to it, in lines of their own.
pub(crate) fn stack(
    out: &mut String,
    exception: &ExceptionReport,
    depth: usize,
    verbosity: Verbosity,
) {
    let indent = "  ".repeat(depth);
    if let Some(thread) = &exception.thread_name {
        out.push_str(&format!("\n{indent}thrown in {thread}"));
    }
    frames(out, &exception.stack, &indent, verbosity);
    for inner in &exception.inner {
        out.push_str(&format!("\n{indent}---> {}", clean(&inner.headline())));
        stack(out, inner, depth + 1, verbosity);
    }
}

/// The frames of a call stack; those of library code only for those who want to know everything.
fn frames(out: &mut String, frames: &[StackLine], indent: &str, verbosity: Verbosity) {
    let wanted = |frame: &&StackLine| verbosity == Verbosity::Verbose || !frame.library;
    for frame in frames.iter().filter(wanted) {
        out.push_str(&format!(
            "\n{indent}  at {} ({})",
            frame.method, frame.source
        ));
    }
}

/// Text of the program, in one line.
fn clean(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
