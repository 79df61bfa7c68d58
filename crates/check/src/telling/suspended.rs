//! Async methods that are suspended when an execution ends, and where.

use super::Telling;
use crate::outcome::SuspendedReport;
use fencepost_ir::Plumbing;
use fencepost_vm::{Note, ObjectId, StackFrame, ThreadId};
use std::collections::{BTreeMap, HashMap};

/// The async methods that wait for something in the end, in the order in which they began to.
pub(crate) fn tell(telling: &Telling<'_>) -> Vec<SuspendedReport> {
    let machine = telling.machine;
    // The object that keeps the state of a method, and where the method awaits.
    let mut waiting: BTreeMap<ObjectId, (usize, StackFrame)> = BTreeMap::new();
    // The calls across the border of a library that are not over; those that suspend a method, with
    // where they are.
    let mut calls: HashMap<ThreadId, Vec<Option<StackFrame>>> = HashMap::new();
    for (order, noted) in telling.notes.iter().enumerate() {
        let open = calls.entry(noted.thread).or_default();
        match &noted.note {
            Note::Call {
                function,
                caller,
                object,
                ..
            } if machine.source.plumbing(*function) == Plumbing::Suspends => {
                open.push(Some(*caller));
                waiting.insert(*object, (order, *caller));
            }
            Note::Call { .. } => open.push(None),
            // The first time a method waits, its state moves to an object.
            Note::New(object) => {
                waiting.remove(object);
                if let Some(Some(caller)) = open.last()
                    && keeps_state_of(telling, *object, *caller)
                {
                    waiting.insert(*object, (order, *caller));
                }
            }
            Note::CallBack { function, object } => {
                open.push(None);
                let resumes = |(_, (resumed, _)): &(usize, StackFrame)| resumed == function;
                if waiting.get(object).is_some_and(resumes) {
                    waiting.remove(object);
                }
            }
            Note::Leave | Note::CallBackDone => {
                open.pop();
            }
            Note::Result(_) | Note::Named(..) | Note::Throw { .. } => {}
        }
    }
    let mut found: Vec<(usize, StackFrame)> = waiting
        .into_iter()
        .filter(|(object, (_, caller))| keeps_state_of(telling, *object, *caller))
        .map(|(_, found)| found)
        .collect();
    found.sort_unstable();
    let reports = found
        .into_iter()
        .map(|(_, (function, pc))| SuspendedReport {
            method: machine.source.function_title(function).to_string(),
            source: machine.describe_operation(function, pc),
            position: machine.source_position(function, pc),
        });
    reports.collect()
}

/// Whether an object that is there in the end keeps the state of the method that a frame runs.
fn keeps_state_of(telling: &Telling<'_>, object: ObjectId, (function, _): StackFrame) -> bool {
    let name = telling.machine.object_name(telling.end, object);
    let class = telling.machine.source.receiver(function);
    let class = class.and_then(|class| telling.machine.loaded_class(class));
    name.zip(class)
        .is_some_and(|(name, class)| name.class == class.class.name)
}
