//! Lines that people can do without: ends of what is over anyway, and library calls that no other
//! thread has to do with.

use super::Telling;
use super::calls::Code;
use super::story::{MOST_LINES, Part, conflict, event_of, reads, writes};
use crate::trace::Lines;
use fencepost_ir::Plumbing;
use fencepost_vm::{Event, EventKind, Note, ObjectId, ThreadId};
use std::collections::HashMap;

/// Hides them.
pub(super) fn hide(telling: &Telling<'_>, lines: &Lines, parts: &mut [Part]) {
    hide_ends(telling, lines, parts);
    if parts.len() <= MOST_LINES {
        hide_private_calls(telling, lines, parts);
    }
}

/// An async method that is done, has failed or waits says so in a line of its own. Behind it, the
/// end of the thread that went on with it says nothing.
fn hide_ends(telling: &Telling<'_>, lines: &Lines, parts: &mut [Part]) {
    let mut last: HashMap<ThreadId, Plumbing> = HashMap::new();
    for (line, part) in parts.iter_mut().enumerate() {
        let event = event_of(telling, lines, line);
        let is_over = !matches!(
            last.get(&event.thread),
            None | Some(Plumbing::None | Plumbing::Other)
        );
        if event.kind == EventKind::End
            && (is_over || telling.asynchronous.resumed.contains(&event.thread))
        {
            *part = Part::Hidden;
        }
        match *part {
            Part::Folded(call) => {
                last.insert(event.thread, telling.calls.calls[call].plumbing);
            }
            Part::Shown | Part::Inside(_) => {
                last.remove(&event.thread);
            }
            Part::Hidden => {}
        }
    }
}

/// An object that is made or a query that is run, where that only reads and writes what no other
/// thread touches, and a property that gives a library object and that nobody changes, say nothing
/// about what goes wrong.
fn hide_private_calls(telling: &Telling<'_>, lines: &Lines, parts: &mut [Part]) {
    let event = |line: usize| event_of(telling, lines, line);
    let mut of_call: HashMap<usize, Vec<usize>> = HashMap::new();
    for (line, part) in parts.iter().enumerate() {
        if let Part::Folded(call) = part {
            of_call.entry(*call).or_default().push(line);
        }
    }
    let quiet: Vec<(ThreadId, ObjectId)> = telling
        .notes
        .iter()
        .filter_map(|noted| match &noted.note {
            Note::Quiet(access) => Some((noted.thread, access.location.object)),
            _ => None,
        })
        .collect();
    let is_touched_elsewhere = |one: &Event| {
        let Some(object) = one.location.map(|at| at.object) else {
            return true;
        };
        let in_step = (0..parts.len()).any(|other| {
            let other = event(other);
            let there = other.location.is_some_and(|at| at.object == object);
            other.thread != one.thread && there
        });
        in_step
            || quiet
                .iter()
                .any(|&(thread, at)| thread != one.thread && at == object)
    };
    let is_contended = |one: &Event| {
        (0..parts.len())
            .any(|other| event(other).thread != one.thread && conflict(one, event(other)))
    };
    let mut hidden: Vec<usize> = Vec::new();
    for (&call, own) in &of_call {
        let told = &telling.calls.calls[call];
        let is_plain = told.is_over
            && told.plumbing == Plumbing::None
            && own
                .iter()
                .all(|&line| reads(event(line)) || writes(event(line)));
        if !is_plain || starts_something(telling, lines, call) {
            continue;
        }
        let title = telling.machine.source.function_title(told.function);
        let is_about_values = matches!(title.name.as_str(), "constructor" | "<init>")
            || matches!(title.owner.as_deref(), Some("Enumerable"));
        let is_private =
            is_about_values && own.iter().all(|&line| !is_touched_elsewhere(event(line)));
        let is_way = told.gives_library_object && title.name.starts_with("get_");
        if is_private || is_way && own.iter().all(|&line| !is_contended(event(line))) {
            hidden.extend(own);
        }
    }
    for line in hidden {
        parts[line] = Part::Hidden;
    }
}

/// Whether a call has other lines, such as the start of a thread.
fn starts_something(telling: &Telling<'_>, lines: &Lines, call: usize) -> bool {
    (0..lines.steps.len()).any(|line| {
        let event = event_of(telling, lines, line);
        let is_access = reads(event) || writes(event);
        !is_access && telling.calls.code[lines.events[line]] == Code::Called(call)
    })
}
