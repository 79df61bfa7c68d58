//! Calls of library functions: which events belong to which call, and what a call is called.

use super::names::Names;
use fencepost_ir::{FuncId, Op, Plumbing};
use fencepost_vm::{
    Event, EventKind, Machine, Note, Noted, ObjectId, StackFrame, ThreadId, ValueName,
};
use std::collections::HashMap;

/// A call from the program's own code into a library.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// The thread.
    pub thread: ThreadId,
    /// The note that it begins with.
    pub note: usize,
    /// The function.
    pub function: FuncId,
    /// The object that it belongs to, or the first that it was given.
    pub receiver: Option<ObjectId>,
    /// The call for people, with its arguments: `Queue<int>#1.Enqueue(3)`.
    pub title: String,
    /// What it gave, in short.
    pub result: Option<String>,
    /// Whether that is an object of a library.
    pub gives_library_object: bool,
    /// Whether it is over.
    pub is_over: bool,
    /// What it does for an async method.
    pub plumbing: Plumbing,
}

/// Where the code of an event stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    /// In the program itself.
    Own,
    /// In a library function that the program called: which call.
    Called(usize),
    /// In library code that runs a thread.
    Base,
}

/// The library calls of an execution.
pub(crate) struct Calls {
    /// The calls, in the order in which they began.
    pub calls: Vec<Call>,
    /// Where the code of each event stands.
    pub code: Vec<Code>,
    /// The place that says more about an event than its own, if there is one. A function may have
    /// returned when its access completes; its caller is known from when that was issued.
    pub callers: Vec<Option<StackFrame>>,
    /// The calls of each thread that are not over, the innermost last.
    pub open: HashMap<ThreadId, Vec<usize>>,
}

impl Calls {
    /// Looks at an execution.
    pub fn new(
        machine: &Machine,
        events: &[Event],
        notes: &[Noted],
        names: &mut Names<'_>,
    ) -> Self {
        let mut calls: Vec<Call> = Vec::new();
        let mut stacks: HashMap<ThreadId, Vec<Option<usize>>> = HashMap::new();
        let mut pending: HashMap<ThreadId, Vec<(Code, Option<StackFrame>)>> = HashMap::new();
        let mut code = Vec::with_capacity(events.len());
        let mut callers = Vec::with_capacity(events.len());
        let mut notes = notes.iter().enumerate().peekable();
        for at in 0..=events.len() {
            while let Some((note, noted)) = notes.next_if(|(_, noted)| noted.at <= at) {
                let stack = stacks.entry(noted.thread).or_default();
                match &noted.note {
                    Note::Call {
                        function,
                        arguments,
                        ..
                    } => {
                        stack.push(Some(calls.len()));
                        calls.push(Call {
                            thread: noted.thread,
                            note,
                            function: *function,
                            receiver: arguments.as_deref().and_then(receiver),
                            title: title(machine, *function, arguments.as_deref(), names, at),
                            result: None,
                            gives_library_object: false,
                            is_over: false,
                            plumbing: machine.source.plumbing(*function),
                        });
                    }
                    Note::Result(value) => {
                        if let Some(Some(call)) = stack.last() {
                            let told = names.value(value, at).short;
                            let function = calls[*call].function;
                            calls[*call].result = machine.source.told_result(function, &told);
                            calls[*call].gives_library_object = is_library_object(value);
                        }
                    }
                    Note::Leave => {
                        if let Some(Some(call)) = stack.pop() {
                            calls[call].is_over = true;
                        }
                    }
                    Note::CallBack { .. } => stack.push(None),
                    Note::CallBackDone => {
                        stack.pop();
                    }
                    Note::Named(..) | Note::Throw { .. } | Note::New { .. } | Note::Quiet(_) => {}
                }
            }
            let Some(event) = events.get(at) else {
                break;
            };
            let stack = stacks.entry(event.thread).or_default();
            let here = match (event.library, stack.last()) {
                (false, _) => Code::Own,
                (true, Some(Some(call))) => Code::Called(*call),
                (true, Some(None) | None) => Code::Base,
            };
            let list = pending.entry(event.thread).or_default();
            let (here, caller) = match (&event.kind, event.entry) {
                (EventKind::Issue(_) | EventKind::IssueFence(_), _) => {
                    list.push((here, event.caller));
                    (here, event.caller)
                }
                // What completes has its place from where it was issued.
                (_, Some(entry)) if (entry as usize) < list.len() => {
                    let (here, caller) = list.remove(entry as usize);
                    (here, caller.or(event.caller))
                }
                _ => (here, event.caller),
            };
            code.push(here);
            callers.push(caller);
        }
        for (at, (event, here)) in events.iter().zip(&code).enumerate() {
            // What such a call gives may be known only when its read completes.
            if let Code::Called(call) = *here
                && calls[call].result.is_none()
                && !matches!(event.kind, EventKind::Issue(_))
                && let Some(value) = &event.value_name
                && gives_what_it_reads(machine, calls[call].function)
            {
                calls[call].result = Some(names.value(value, at).short);
                calls[call].gives_library_object = is_library_object(value);
            }
        }
        let open = stacks.into_iter().map(|(thread, stack)| {
            let open = stack.into_iter().flatten().collect();
            (thread, open)
        });
        Self {
            open: open.collect(),
            calls,
            code,
            callers,
        }
    }
}

/// The first argument of a call, if it is an object.
fn receiver(arguments: &[ValueName]) -> Option<ObjectId> {
    match arguments.first()? {
        ValueName::Object(place) if place.part.is_empty() => place.object,
        ValueName::Object(_) | ValueName::Text(_) | ValueName::Constant(..) => None,
    }
}

fn is_library_object(value: &ValueName) -> bool {
    matches!(value, ValueName::Object(object) if object.library)
}

/// Whether a function reads one cell, gives what it has read, and does nothing else.
fn gives_what_it_reads(machine: &Machine, function: FuncId) -> bool {
    let Some(code) = machine.loaded_function(function) else {
        return false;
    };
    let mut held = None;
    for op in &code.ops {
        if let Op::Return { value } = op {
            return held.is_some() && value.0 == held;
        }
        held = match op {
            Op::Load { dst, .. } if held.is_none() => Some(dst.0),
            Op::Move { dst, src } if held == Some(*src) => Some(dst.0),
            Op::Jump { .. } => held,
            // Whatever else it does, its result is not simply what it has read.
            _ => return false,
        };
    }
    false
}

/// What a call is called.
fn title(
    machine: &Machine,
    function: FuncId,
    arguments: Option<&[ValueName]>,
    names: &mut Names<'_>,
    at: usize,
) -> String {
    let title = machine.source.function_title(function);
    let owner = title.owner.unwrap_or_default();
    let call = machine.source.told_call(function);
    let receives = call.as_ref().is_some_and(|call| call.receives);
    let constructs = call.as_ref().is_some_and(|call| call.constructs)
        || matches!(title.name.as_str(), "constructor" | "<init>");
    let Some(arguments) = arguments else {
        let dot = if owner.is_empty() { "" } else { "." };
        // Properties are written without parentheses, indexers with brackets.
        return match title.name.strip_prefix("get_") {
            _ if constructs => format!("new {owner}(…)"),
            Some("Item") => format!("{owner}[…]"),
            Some(property) => format!("{owner}{dot}{property}"),
            None => format!("{owner}{dot}{}(…)", title.name),
        };
    };
    let mut told: Vec<String> = arguments
        .iter()
        .map(|argument| names.argument(argument, at).short)
        .collect();
    let receiver = match receives && !told.is_empty() {
        true => told.remove(0),
        false => owner.clone(),
    };
    // A struct is known by its class.
    let receiver = match receiver == "…" {
        true => owner.clone(),
        false => receiver,
    };
    if constructs {
        return format!("new {owner}({})", told.join(", "));
    }
    let dot = if receiver.is_empty() { "" } else { "." };
    let name = title.name.as_str();
    // Properties and indexers are written without parentheses.
    match (name.strip_prefix("get_"), name.strip_prefix("set_")) {
        (Some("Item"), _) if !told.is_empty() => format!("{receiver}[{}]", told.join(", ")),
        (Some(property), _) if told.is_empty() => format!("{receiver}{dot}{property}"),
        (_, Some("Item")) if told.len() > 1 => {
            let value = told.pop().unwrap_or_default();
            format!("{receiver}[{}] = {value}", told.join(", "))
        }
        (_, Some(property)) if told.len() == 1 => {
            format!("{receiver}{dot}{property} = {}", told[0])
        }
        _ => format!("{receiver}{dot}{name}({})", told.join(", ")),
    }
}
