//! What is known of the functions of the library by their names alone.

use crate::world::{Demands, Orders};
use fencepost_ir::Cell;

/// Calls of the library begin like this that are steps in place, which order more than C asks for.
const IN_PLACE: &[&str] = &[
    "pthread_mutex_",
    "pthread_spin_",
    "pthread_cond_",
    "pthread_rwlock_",
    "pthread_barrier_",
    "sem_",
    "mtx_",
    "cnd_",
    "free",
    "realloc",
    "printf",
    "puts",
    "fprintf",
    "fputs",
    "putchar",
];

/// What calling a function of the library takes for granted.
pub(crate) fn assumed(name: &str, orders: Orders, demands: Demands) -> Vec<&'static str> {
    let mut out = Vec::new();
    if matches!(name, "pthread_cond_wait" | "cnd_wait") && !demands.spurious_wakeups {
        out.push("no-spurious-wakeups");
    }
    if matches!(name, "free" | "realloc") {
        out.push("freed-memory-is-not-reused");
    }
    if !orders.sequential && IN_PLACE.iter().any(|start| name.starts_with(start)) {
        out.push("calls-are-fences");
    }
    out
}

/// Functions that work on what threads wait for begin like this; their first argument is such a
/// thing, not the struct that begins with it.
const ON_LOCKS: &[&str] = &["pthread_", "sem_", "mtx_", "cnd_"];

/// How the pointers that a function gets are told: as references to parts, or to objects.
pub(crate) fn told_pointer(name: &str) -> Cell {
    match ON_LOCKS.iter().any(|start| name.starts_with(start)) {
        true => Cell::Ref,
        false => Cell::Ptr,
    }
}

/// What a call gives, for people; nothing if it says nothing.
pub(crate) fn told_result(name: &str, value: &str) -> Option<String> {
    let starts = |prefixes: &[&str]| prefixes.iter().any(|start| name.starts_with(start));
    let is_quiet = name.contains("printf") || starts(&["put", "fput"]);
    let Ok(number) = value.parse::<i64>() else {
        // What such functions give is what they were given.
        let gives_argument = starts(&["strcpy", "strncpy", "strcat", "strncat", "mem", "stpcpy"]);
        return (!gives_argument).then(|| value.to_string());
    };
    let gives_error = starts(&["pthread_", "sem_", "sched_", "nanosleep", "usleep", "sleep"]);
    let gives_c11 = starts(&["mtx_", "cnd_", "thrd_", "tss_"]);
    let word = match number {
        _ if is_quiet => return None,
        0 if gives_error || gives_c11 => return None,
        1 if gives_c11 => "thrd_busy",
        2 if gives_c11 => "thrd_error",
        4 if gives_c11 => "thrd_timedout",
        1 if starts(&["pthread_"]) => "EPERM",
        3 if starts(&["pthread_"]) => "ESRCH",
        16 if starts(&["pthread_"]) => "EBUSY",
        22 if starts(&["pthread_"]) => "EINVAL",
        35 if starts(&["pthread_"]) => "EDEADLK",
        110 if starts(&["pthread_"]) => "ETIMEDOUT",
        130 if starts(&["pthread_"]) => "EOWNERDEAD",
        131 if starts(&["pthread_"]) => "ENOTRECOVERABLE",
        _ => value,
    };
    Some(word.to_string())
}

/// Whether a function of this name says that something must hold.
pub(crate) fn is_claim(name: &str) -> bool {
    name.contains("assert") || matches!(name, "abort" | "reach_error" | "__VERIFIER_error")
}
