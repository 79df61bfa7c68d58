//! What the threads of a deadlock wait for, and what they hold.

use super::calls::{Calls, Code};
use super::holders;
use super::names::Names;
use crate::outcome::WaitReport;
use fencepost_vm::{
    Deadlock, Event, EventKind, Machine, ObjectId, State, Status, Thread, ThreadId, WaitsFor,
};

/// Tells what every thread of a deadlock waits for.
pub(crate) fn tell(
    machine: &Machine,
    state: &State,
    calls: &Calls,
    names: &mut Names<'_>,
    deadlock: &Deadlock,
    events: &[Event],
) -> Vec<WaitReport> {
    let threads = deadlock.threads.iter();
    threads
        .map(|&(id, function, pc, waits)| {
            let thread = state.thread(id);
            let (mut wanted, object) = wanted(machine, calls, names, thread, id, waits);
            let holders = match (waits, &object) {
                (WaitsFor::Anyone, None) => lock_holders(machine, state, calls, names, id),
                _ => Vec::new(),
            };
            if !holders.is_empty() {
                wanted.push_str(&format!(" for what {} holds", holders.join(" and ")));
            }
            let holder = waits.thread().map(|other| names.distinct_thread(other));
            WaitReport {
                thread: names.thread_number(id),
                thread_name: names.distinct_thread(id),
                source: machine.describe_operation(function, pc),
                position: machine.source_position(function, pc),
                wanted,
                object,
                holder: holder.or(holders.into_iter().next()),
                holds: match machine.looks_after_memory() {
                    true => taken(machine, calls, names, events, id),
                    false => held(state, names, id),
                },
            }
        })
        .collect()
}

/// Who else holds the lock of a library that a thread calls for in the end.
fn lock_holders(
    machine: &Machine,
    state: &State,
    calls: &Calls,
    names: &mut Names<'_>,
    id: ThreadId,
) -> Vec<String> {
    let call = calls.open.get(&id).and_then(|open| open.last());
    let lock = call.and_then(|&call| calls.calls[call].receiver);
    let holders = lock.map_or(Vec::new(), |lock| holders::holders(machine, state, lock));
    let others = holders.into_iter().filter(|&holder| holder != id);
    others.map(|other| names.distinct_thread(other)).collect()
}

/// What a thread waits for, as the rest of a sentence, and the object if it is one.
fn wanted(
    machine: &Machine,
    calls: &Calls,
    names: &mut Names<'_>,
    thread: Option<&Thread>,
    id: ThreadId,
    waits: WaitsFor,
) -> (String, Option<String>) {
    let object = thread.and_then(|thread| machine.awaited_object(thread));
    let object = object.and_then(|object| names.known_in_the_end(object));
    let call = calls.open.get(&id).and_then(|open| open.last());
    let call = call.map(|&call| calls.calls[call].title.clone());
    let other = |thread| names.distinct_thread(thread);
    let text = match (waits, &object, call) {
        (WaitsFor::Monitor(owner), Some(object), _) => {
            format!("for {object}, which {} holds", other(owner))
        }
        (WaitsFor::Monitor(owner), None, Some(call)) => {
            format!("in {call} for what {} holds", other(owner))
        }
        (WaitsFor::Monitor(owner), None, None) => {
            format!("for a lock that {} holds", other(owner))
        }
        (WaitsFor::Join(joined), _, _) => format!("for {} to end", other(joined)),
        (WaitsFor::Initializer(owner, class), _, _) => {
            let class = machine.loaded_class(class);
            let class = class.map(|info| machine.source.short_type_name(&info.class.name));
            format!(
                "for the initialiser of class {}, which {} runs",
                class.unwrap_or_default(),
                other(owner)
            )
        }
        (WaitsFor::Anyone, Some(object), call) if is_in_wait(thread) => {
            // The word of the language: Java has `wait` and `notify`, .NET `Wait` and `Pulse`.
            let is_notified = call.is_some_and(|call| call.contains(".wait("));
            let verb = if is_notified { "notified" } else { "pulsed" };
            format!("to be {verb} on {object}")
        }
        (WaitsFor::Anyone, Some(object), _) => format!("for {object}"),
        (WaitsFor::Anyone, None, Some(call)) => format!("in {call}"),
        (WaitsFor::Anyone, None, None) => String::new(),
    };
    (text, object)
}

fn is_in_wait(thread: Option<&Thread>) -> bool {
    thread.is_some_and(|thread| matches!(thread.status, Status::Waiting { .. }))
}

/// The monitors that a thread holds.
pub(crate) fn held(state: &State, names: &mut Names<'_>, thread: ThreadId) -> Vec<String> {
    let held: Vec<ObjectId> = state
        .heap
        .iter()
        .filter(|object| {
            let owner = object.monitor.as_ref().and_then(|monitor| monitor.owner);
            owner.is_some_and(|(owner, _)| owner == thread)
        })
        .map(|object| object.id)
        .collect();
    let mut held: Vec<String> = held
        .into_iter()
        .filter_map(|object| names.known_in_the_end(object))
        .collect();
    held.sort();
    held
}

/// The locks of a program without monitors that a thread has taken and not given back. Semaphores
/// belong to nobody.
pub(crate) fn taken(
    machine: &Machine,
    calls: &Calls,
    names: &mut Names<'_>,
    events: &[Event],
    thread: ThreadId,
) -> Vec<String> {
    let mut held: Vec<String> = Vec::new();
    // The lock that a call gives up until it is over.
    let mut lent: Option<String> = None;
    for (at, event) in events.iter().enumerate() {
        let Code::Called(call) = calls.code[at] else {
            continue;
        };
        let called = &calls.calls[call];
        let function = machine.source.function_title(called.function);
        if event.thread != thread || function.name.starts_with("sem_") {
            continue;
        }
        let name = match &event.place {
            Some(place) => names.place(place, at).short,
            None => event.location_name.clone(),
        };
        match event.kind {
            EventKind::Lock => held.push(name),
            EventKind::Wait => {
                let is_lent = |lock: &String| called.title.contains(&format!(", &{lock}"));
                let found = held.iter().position(is_lent);
                lent = found.map(|found| held.remove(found));
            }
            EventKind::WaitDone | EventKind::WaitTimeout => held.extend(lent.take()),
            EventKind::TryLock if event.value == Some(1) => held.push(name),
            EventKind::Unlock => {
                if let Some(last) = held.iter().rposition(|other| *other == name) {
                    held.remove(last);
                }
            }
            _ => {}
        }
    }
    held.sort();
    held.dedup();
    held
}

impl WaitReport {
    /// The sentence that says it.
    pub fn sentence(&self) -> String {
        let wanted = match self.wanted.is_empty() {
            true => String::new(),
            false => format!(" {}", self.wanted),
        };
        let holds = match self.holds.as_slice() {
            [] => String::new(),
            held => format!(", and itself holds {}", held.join(", ")),
        };
        format!(
            "{} at {} waits{wanted}{holds}",
            self.thread_name, self.source
        )
    }
}
