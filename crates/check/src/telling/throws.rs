//! Where the exceptions were thrown that led to the one that nobody handles. A throw is no step,
//! and without it a task that fails looks like one that ends well.

use super::Telling;
use super::exceptions::first_throw_note;
use super::quiet::QuietLine;
use crate::outcome::TraceStep;
use crate::trace::{Lines, bare_step};
use fencepost_search::finding::Failure;

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
        let Some((noted, stack)) = first_throw_note(telling.notes, exception) else {
            continue;
        };
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
        let before = lines.events.partition_point(|&event| event < noted.at);
        found.push(QuietLine {
            at: noted.at,
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
