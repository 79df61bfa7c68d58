//! Ctrl-C, and signals that ask a process to end: the search stops and says what it knows.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// What shells report for a process that Ctrl-C ended; it does for the other signals, too.
const EXIT_KILLED: i32 = 130;

/// A flag that Ctrl-C sets, and where there are signals SIGTERM and SIGHUP. The second of them ends
/// the process at once.
///
/// There is one for the whole process, because a handler can be set only once: a command that
/// searches several times is stopped as a whole.
pub fn flag() -> Arc<AtomicBool> {
    static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    FLAG.get_or_init(caught).clone()
}

fn caught() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    // The three are caught together, and somebody who started this with `nohup` wants it to go on.
    if ignores_hangup() {
        return flag;
    }
    let set = flag.clone();
    let handler = move || {
        if set.swap(true, Ordering::Relaxed) {
            std::process::exit(EXIT_KILLED);
        }
    };
    // Without a handler a signal still ends the process, only without a result.
    let _ = ctrlc::set_handler(handler);
    flag
}

/// Whether SIGHUP is ignored, as far as the system says.
fn ignores_hangup() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    is_hangup_in(&status)
}

/// Whether SIGHUP is among the ignored signals that a process status lists.
fn is_hangup_in(status: &str) -> bool {
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // The first bit is signal 1.
    mask.is_some_and(|mask| mask & 1 != 0)
}

#[cfg(test)]
mod tests {
    use super::is_hangup_in;

    #[test]
    fn an_ignored_hangup_is_seen() {
        assert!(is_hangup_in("Name:\tx\nSigIgn:\t0000000000001001\n"));
        assert!(!is_hangup_in("Name:\tx\nSigIgn:\t0000000000001000\n"));
        assert!(!is_hangup_in(""));
    }
}
