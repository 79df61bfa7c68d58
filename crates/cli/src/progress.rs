//! The progress line: on a terminal only, on the standard error stream.

use fencepost_check::Progress;
use std::cell::Cell;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often the line changes.
const EVERY: Duration = Duration::from_millis(250);
/// Goes to the start of the line and clears it.
const CLEAR: &str = "\r\x1b[K";

/// A function that draws the line, if there is a terminal to draw it on.
pub fn line(quiet: bool) -> Option<Box<dyn Fn(Progress)>> {
    if quiet || !std::io::stderr().is_terminal() {
        return None;
    }
    let start = Instant::now();
    let last = Cell::new(start);
    Some(Box::new(move |progress: Progress| {
        if last.get().elapsed() < EVERY {
            return;
        }
        last.set(Instant::now());
        let seconds = start.elapsed().as_secs_f64();
        let _ = write!(
            std::io::stderr(),
            "{CLEAR}{} states, {} transitions, depth {}, {} MiB, {seconds:.0} s, {:.0} states/s",
            progress.states,
            progress.transitions,
            progress.depth,
            progress.bytes >> 20,
            progress.states as f64 / seconds,
        );
    }))
}

/// Removes the line, so that the result stands alone.
pub fn clear(quiet: bool) {
    if !quiet && std::io::stderr().is_terminal() {
        let _ = write!(std::io::stderr(), "{CLEAR}");
    }
}
