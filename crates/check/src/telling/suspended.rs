//! Async methods that are suspended when an execution ends, and where.

use super::Telling;
use crate::outcome::SuspendedReport;
use fencepost_ir::{ClassId, Plumbing};
use fencepost_vm::{Note, ObjectId, StackFrame, ThreadId};
use std::collections::{BTreeMap, HashMap};

/// The async methods that wait for something in the end, in the order in which they began to.
pub(crate) fn tell(telling: &Telling<'_>) -> Vec<SuspendedReport> {
    let machine = telling.machine;
    // The classes of objects that were made, which may be gone in the end: nobody can go on with a
    // method that nothing refers to.
    let mut classes: HashMap<ObjectId, ClassId> = HashMap::new();
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
            Note::New { object, class } => {
                classes.insert(*object, *class);
                waiting.remove(object);
                if let Some(Some(caller)) = open.last()
                    && keeps_state_of(telling, *class, *caller)
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
            Note::Result(_) | Note::Named(..) | Note::Throw { .. } | Note::Quiet(_) => {}
        }
    }
    let mut found: Vec<(usize, StackFrame)> = waiting
        .into_iter()
        .filter(|(object, (_, caller))| {
            let class = classes.get(object);
            class.is_some_and(|&class| keeps_state_of(telling, class, *caller))
        })
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

/// Whether an object of a class keeps the state of the method that a frame runs.
fn keeps_state_of(telling: &Telling<'_>, class: ClassId, (function, _): StackFrame) -> bool {
    let machine = telling.machine;
    let name = |class| Some(machine.loaded_class(class)?.class.name.clone());
    let receiver = machine.source.receiver(function);
    receiver
        .and_then(name)
        .is_some_and(|of_method| Some(of_method) == name(class))
}
