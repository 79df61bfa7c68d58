//! Ctrl-C: the search stops and says what it knows.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What shells report for a process that Ctrl-C ended.
const EXIT_KILLED: i32 = 130;

/// A flag that Ctrl-C sets. A second Ctrl-C ends the process at once.
pub fn flag() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let set = flag.clone();
    let handler = move || {
        if set.swap(true, Ordering::Relaxed) {
            std::process::exit(EXIT_KILLED);
        }
    };
    // Without a handler Ctrl-C still ends the process, only without a result.
    let _ = ctrlc::set_handler(handler);
    flag
}
