//! Async methods that are suspended when an execution ends, and where.

use super::Telling;
use crate::outcome::SuspendedReport;
use fencepost_ir::{ClassId, FunctionTitle, Plumbing};
use fencepost_vm::{Note, ObjectId, StackFrame, ThreadId};
use std::collections::{BTreeMap, HashMap};

/// An async method that waits: when it began to, where, and the call that gave what it awaits.
type Waiting = (usize, StackFrame, Option<usize>);

/// The async methods that wait for something in the end, in the order in which they began to.
pub(crate) fn tell(telling: &Telling<'_>) -> Vec<SuspendedReport> {
    let machine = telling.machine;
    // The classes of objects that were made, which may be gone in the end: nobody can go on with a
    // method that nothing refers to.
    let mut classes: HashMap<ObjectId, ClassId> = HashMap::new();
    // The object that keeps the state of a method, and where the method awaits.
    let mut waiting: BTreeMap<ObjectId, Waiting> = BTreeMap::new();
    // The calls across the border of a library that are not over; those that suspend a method, with
    // where they are.
    let mut calls: HashMap<ThreadId, Vec<Option<StackFrame>>> = HashMap::new();
    // The last call of each thread that may have given a task, and how many calls there were.
    let mut last: HashMap<ThreadId, (usize, StackFrame)> = HashMap::new();
    let mut count = 0;
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
                let awaited = last
                    .get(&noted.thread)
                    .filter(|(_, at)| is_same_line(telling, *at, *caller))
                    .map(|(call, _)| *call);
                waiting.insert(*object, (order, *caller, awaited));
                count += 1;
            }
            Note::Call {
                function, caller, ..
            } => {
                open.push(None);
                match gives_task(&machine.source.function_title(*function)) {
                    Some(true) => drop(last.insert(noted.thread, (count, *caller))),
                    Some(false) => drop(last.remove(&noted.thread)),
                    None => {}
                }
                count += 1;
            }
            // The first time a method waits, its state moves to an object.
            Note::New { object, class } => {
                classes.insert(*object, *class);
                waiting.remove(object);
                if let Some(Some(caller)) = open.last()
                    && keeps_state_of(telling, *class, *caller)
                {
                    let awaited = last
                        .get(&noted.thread)
                        .filter(|(_, at)| is_same_line(telling, *at, *caller))
                        .map(|(call, _)| *call);
                    waiting.insert(*object, (order, *caller, awaited));
                }
            }
            Note::CallBack { function, object } => {
                open.push(None);
                let resumes = |(_, (resumed, _), _): &Waiting| resumed == function;
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
    let mut found: Vec<Waiting> = waiting
        .into_iter()
        .filter(|(object, (_, caller, _))| {
            let class = classes.get(object);
            class.is_some_and(|&class| keeps_state_of(telling, class, *caller))
        })
        .map(|(_, found)| found)
        .collect();
    found.sort_unstable();
    let reports = found
        .into_iter()
        .map(|(_, (function, pc), awaited)| SuspendedReport {
            method: machine.source.function_title(function).to_string(),
            awaited: awaited
                .and_then(|call| telling.calls.calls.get(call))
                .map(|call| call.title.clone()),
            source: machine.describe_operation(function, pc),
            position: machine.source_position(function, pc),
        });
    reports.collect()
}

/// Whether a library function gives something that is awaited as it is; nothing if it only passes
/// on what another one gave.
fn gives_task(title: &FunctionTitle) -> Option<bool> {
    match title.name.as_str() {
        "GetAwaiter" | "ConfigureAwait" | "get_IsCompleted" => None,
        "Delay" | "Yield" | "get_Task" => Some(true),
        name => Some(name.ends_with("Async")),
    }
}

/// Whether two operations stand in the same line of one function.
fn is_same_line(telling: &Telling<'_>, a: StackFrame, b: StackFrame) -> bool {
    let line = |(function, pc)| telling.machine.source_position(function, pc);
    let line_a = line(a).map(|position| position.line);
    a.0 == b.0 && line_a.is_some() && line_a == line(b).map(|position| position.line)
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
