//! Threads that had the same number one after the other.
//!
//! The number of a worker that has ended, and that nobody can name, is given to a new one. People
//! want to see two threads there.

use fencepost_vm::{Event, EventKind, Note, Noted, ThreadId};
use std::collections::HashMap;

/// Gives every thread of an execution a number of its own. The last one with a number keeps it: it
/// may be alive in the end.
pub(crate) fn tell_apart(events: &mut [Event], notes: &mut [Noted]) {
    let beginnings = beginnings(events);
    if beginnings.is_empty() {
        return;
    }
    let mut others: HashMap<(ThreadId, usize), ThreadId> = HashMap::new();
    // How many threads had the number before the one that has it after so many events.
    let mut own = |thread: ThreadId, after: usize| {
        let Some(begin) = beginnings.get(&thread) else {
            return thread;
        };
        let earlier = begin.partition_point(|&at| at < after);
        if earlier == begin.len() {
            return thread;
        }
        // Numbers of real threads are small.
        let next = ThreadId(u32::MAX - others.len() as u32);
        *others.entry((thread, earlier)).or_insert(next)
    };
    for (at, event) in events.iter_mut().enumerate() {
        event.thread = own(event.thread, at + 1);
        match &mut event.kind {
            EventKind::Start(other) | EventKind::Join(other) => *other = own(*other, at + 1),
            _ => {}
        }
    }
    for noted in notes {
        noted.thread = own(noted.thread, noted.at);
        if let Note::Named(other, _) = &mut noted.note {
            *other = own(*other, noted.at);
        }
    }
}

/// The events with which threads begin whose numbers other threads had before.
fn beginnings(events: &[Event]) -> HashMap<ThreadId, Vec<usize>> {
    let mut beginnings: HashMap<ThreadId, Vec<usize>> = HashMap::new();
    // Whether the thread that had a number last has ended.
    let mut ended: HashMap<ThreadId, bool> = HashMap::new();
    for (at, event) in events.iter().enumerate() {
        let begun = match event.kind {
            EventKind::Start(started) => Some(started),
            // Nobody starts a firing of a timer.
            _ if ended.get(&event.thread) == Some(&true) => Some(event.thread),
            _ => None,
        };
        if let Some(begun) = begun
            && ended.insert(begun, false).is_some()
        {
            beginnings.entry(begun).or_default().push(at);
        }
        ended.insert(event.thread, event.kind == EventKind::End);
    }
    beginnings
}
