//! Where the exceptions were thrown that led to the one that nobody handles. A throw is no step,
//! and without it a task that fails looks like one that ends well.

use super::Telling;
use super::calls::Code;
use super::exceptions::first_throw_note;
use super::quiet::QuietLine;
use crate::outcome::TraceStep;
use crate::trace::{Lines, bare_step};
use fencepost_search::finding::Failure;
use std::collections::HashMap;

/// How far back causes are told, and how many of them.
const MOST: usize = 8;

/// A line for each throw in a place that the line of the failure does not show itself.
pub(super) fn lines(telling: &Telling<'_>, lines: &Lines, failure: &Failure) -> Vec<QuietLine> {
    let Failure::Step(violation) = failure else {
        return Vec::new();
    };
    let machine = telling.machine;
    let mut found = Vec::new();
    let mut open = vec![violation.exception];
    let mut seen = 0;
    while let Some(exception) = open
        .pop()
        .filter(|&exception| exception != 0 && seen < MOST)
    {
        seen += 1;
        open.extend(machine.causes(telling.end, exception));
        let Some((note, stack)) = first_throw_note(telling.notes, exception) else {
            continue;
        };
        let noted = &telling.notes[note];
        let mut own = stack
            .iter()
            .filter(|(function, _)| !machine.is_library(*function));
        let Some(&(function, pc)) = own.next() else {
            continue;
        };
        let is_shown = noted.thread == violation.thread
            && (function, pc) == (violation.function, violation.pc);
        let Some((class, _)) = machine.describe_exception(telling.end, exception) else {
            continue;
        };
        if is_shown {
            continue;
        }
        let words = format!("throw {}", machine.source.short_type_name(&class));
        let at = behind_calls(telling, lines, note);
        let before = lines.events.partition_point(|&event| event < at);
        found.push(QuietLine {
            at,
            note,
            step: TraceStep {
                step: before.saturating_sub(1),
                action: "quiet",
                ..bare_step(telling, noted.thread, (function, pc), &words)
            },
            part: String::new(),
        });
    }
    found
}

/// Behind which events a throw stands. What a call has written may be seen later than what it
/// throws, and yet the call comes first.
fn behind_calls(telling: &Telling<'_>, lines: &Lines, note: usize) -> usize {
    let noted = &telling.notes[note];
    let is_earlier = |call: usize| {
        let call = &telling.calls.calls[call];
        call.thread == noted.thread && call.note < note
    };
    let shown = lines.events.iter().copied();
    let calls = shown.filter_map(|event| match telling.calls.code[event] {
        Code::Called(call) if is_earlier(call) => Some((call, event)),
        Code::Called(_) | Code::Own | Code::Base => None,
    });
    // Where the line of each call stands.
    let mut begun: HashMap<usize, usize> = HashMap::new();
    for (call, event) in calls {
        begun.entry(call).or_insert(event);
    }
    let last = begun.into_values().max();
    last.map_or(noted.at, |event| noted.at.max(event + 1))
}
