//! What is repeated for ever in an execution that does not end.

use super::Telling;
use crate::outcome::{CycleReport, CycleThread};
use crate::trace::is_hidden;
use fencepost_search::fairness::{Cycle, Fate, LoopingThread};
use fencepost_search::finding::Failure;
use fencepost_vm::Machine;

/// What is repeated for ever, if the execution does not end; so many events come before it.
pub(crate) fn tell(
    telling: &Telling<'_>,
    before: Option<usize>,
    failure: &Failure,
) -> Option<CycleReport> {
    let (cycle, before) = failure.cycle().zip(before)?;
    let threads = cycle.threads.iter().map(|one| CycleThread {
        thread: telling.names.thread_number(one.thread),
        thread_name: telling.names.distinct_thread(one.thread),
        fate: one.fate,
        endless: one.endless,
        method: telling.machine.source.function_name(one.function),
        sources: places(telling.machine, one),
    });
    let threads = threads.collect();
    let events = telling.events[..before].iter();
    let shown = events.filter(|event| !is_hidden(&event.kind));
    Some(CycleReport {
        start: shown.count(),
        threads,
    })
}

/// What the threads do for ever, in a sentence.
pub(crate) fn sentence(telling: &Telling<'_>, cycle: &Cycle) -> String {
    let threads = cycle.threads.iter().map(|one| {
        let name = telling.names.distinct_thread(one.thread);
        let places = places(telling.machine, one).join(", ");
        match one.fate {
            Fate::Repeats => {
                let function = telling.machine.source.function_title(one.function);
                format!("{name} repeats {places} in {function}")
            }
            Fate::Starves => {
                format!("{name} at {places} could move again and again and never does")
            }
            Fate::Waits => format!("{name} at {places} waits for ever"),
        }
    });
    format!(
        "livelock: a fair execution never ends: {}",
        threads.collect::<Vec<_>>().join("; ")
    )
}

/// The places of a thread in a cycle, each once.
fn places(machine: &Machine, thread: &LoopingThread) -> Vec<String> {
    let places = thread.places.iter();
    let mut names: Vec<String> = places
        .map(|&(function, pc)| machine.describe_operation(function, pc))
        .collect();
    names.dedup();
    names
}
