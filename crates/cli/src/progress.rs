//! The progress line: on a terminal only, on the standard error stream.

use fencepost_check::{Progress, ProgressFn};
use std::io::{IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the line changes.
const EVERY: Duration = Duration::from_millis(250);
/// Goes to the start of the line and clears it.
const CLEAR: &str = "\r\x1b[K";

/// What the line showed last.
struct Shown {
    at: Instant,
    transitions: u64,
    fresh: u64,
}

/// A function that draws the line, if there is a terminal to draw it on.
pub fn line(quiet: bool) -> Option<Arc<ProgressFn>> {
    if quiet || !std::io::stderr().is_terminal() {
        return None;
    }
    let start = Instant::now();
    let shown = Mutex::new(Shown {
        at: start,
        transitions: 0,
        fresh: 0,
    });
    Some(Arc::new(move |progress: Progress| {
        let mut shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
        if shown.at.elapsed() < EVERY {
            return;
        }
        // Steps that lead to new states get fewer towards the end; nothing else hints at it.
        let steps = progress
            .transitions
            .saturating_sub(shown.transitions)
            .max(1);
        let fresh = progress.fresh.saturating_sub(shown.fresh) * 100 / steps;
        *shown = Shown {
            at: Instant::now(),
            transitions: progress.transitions,
            fresh: progress.fresh,
        };
        let seconds = start.elapsed().as_secs_f64();
        if progress.workers == 0 {
            let used = progress.bytes >> 20;
            let _ = write!(
                std::io::stderr(),
                "{CLEAR}a solver is asked, {used} MiB, {seconds:.0} s"
            );
            return;
        }
        let _ = write!(
            std::io::stderr(),
            "{CLEAR}{} states, {:.0}/s, {fresh} % of steps lead to new ones, depth {}, {} MiB, \
             {seconds:.0} s",
            progress.states,
            progress.states as f64 / seconds,
            progress.depth,
            progress.bytes >> 20,
        );
    }))
}

/// Removes the line, so that the result stands alone.
pub fn clear(quiet: bool) {
    if !quiet && std::io::stderr().is_terminal() {
        let _ = write!(std::io::stderr(), "{CLEAR}");
    }
}
