//! Accesses that were no steps, because no other thread could tell when they happened, and that
//! people need all the same: others touch the same cell earlier or later.

use super::Telling;
use super::story::{reads, writes};
use crate::outcome::TraceStep;
use crate::trace::Lines;
use fencepost_ir::WrittenAs;
use fencepost_vm::{Event, EventKind, Location, Note, Noted, QuietAccess, ThreadId, ValueName};

/// So many of them are shown at most, the last ones.
const MOST: usize = 12;

/// In longer executions they are left out, because comparing them takes the square of this.
const MOST_COMPARED: usize = 4_000;

/// The line of something that is no step, and how many events come before it.
pub(crate) struct QuietLine {
    pub at: usize,
    /// Which note it is about: what happened between the same two events is in their order.
    pub note: usize,
    pub step: TraceStep,
    /// The part of an object that it is about.
    pub part: String,
}

/// The accesses that belong into the story, in their order.
pub(crate) fn lines(telling: &mut Telling<'_>, lines: &Lines) -> Vec<QuietLine> {
    let started = |event: &Event| matches!(event.kind, EventKind::Start(_));
    let first_start = telling.events.iter().position(started);
    // What a program writes before it starts a thread is how things begin.
    let is_beginning = |noted: &Noted, access: &QuietAccess| {
        access.writes && first_start.is_none_or(|first| noted.at <= first)
    };
    let quiet: Vec<(usize, &Noted, &QuietAccess)> = telling
        .notes
        .iter()
        .enumerate()
        .filter_map(|(note, noted)| match &noted.note {
            Note::Quiet(access) if !is_beginning(noted, access) => Some((note, noted, access)),
            Note::Quiet(_)
            | Note::Call { .. }
            | Note::Result(_)
            | Note::Leave
            | Note::CallBack { .. }
            | Note::CallBackDone
            | Note::Named(..)
            | Note::Throw { .. }
            | Note::New { .. } => None,
        })
        .collect();
    if quiet.len() + telling.events.len() > MOST_COMPARED {
        return Vec::new();
    }
    let by_others = |thread: ThreadId, at: Location, own_writes: bool| {
        let steps = telling.events.iter().any(|event| {
            let is_access = reads(event) || writes(event);
            let there = event.location.is_some_and(|other| other.overlaps(at));
            event.thread != thread && is_access && there && (own_writes || writes(event))
        });
        let unseen = quiet.iter().any(|(_, noted, access)| {
            let there = access.location.overlaps(at);
            noted.thread != thread && there && (own_writes || access.writes)
        });
        steps || unseen
    };
    // A reference that is written once says nothing.
    let may_change = |access: &QuietAccess| match access.value {
        ValueName::Text(_) | ValueName::Constant(..) => true,
        ValueName::Object(_) => {
            let at = access.location;
            let steps = telling.events.iter().filter(|event| {
                writes(event) && event.location.is_some_and(|other| other.overlaps(at))
            });
            let unseen = quiet
                .iter()
                .filter(|(_, _, other)| other.writes && other.location.overlaps(at));
            steps.count() + unseen.count() > 1
        }
    };
    let source = &telling.machine.source;
    let is_told = |access: &QuietAccess| {
        let place = &access.place;
        !place.library
            && source.written_as(&place.class, &place.part) != WrittenAs::Nothing
            // The locals of an async method are its own, whatever threads it goes on in.
            && !telling.asynchronous.classes.contains(&place.class)
    };
    let mut chosen: Vec<(usize, &Noted, &QuietAccess)> = quiet
        .iter()
        .copied()
        .filter(|(_, noted, access)| {
            is_told(access)
                && by_others(noted.thread, access.location, access.writes)
                && may_change(access)
        })
        .collect();
    let first_kept = chosen.len().saturating_sub(MOST);
    chosen.drain(..first_kept);
    chosen
        .into_iter()
        .map(|(note, noted, access)| QuietLine {
            at: noted.at,
            note,
            step: line(telling, lines, noted, access),
            part: access.place.part.clone(),
        })
        .collect()
}

fn line(
    telling: &mut Telling<'_>,
    lines: &Lines,
    noted: &Noted,
    access: &QuietAccess,
) -> TraceStep {
    let machine = telling.machine;
    let location = telling.names.place(&access.place, noted.at);
    let value = telling.names.value(&access.value, noted.at);
    let (function, pc) = access.frame;
    // It happened within the step before.
    let before = lines.events.partition_point(|&event| event < noted.at);
    TraceStep {
        step: before.saturating_sub(1),
        thread: telling.names.thread_number(noted.thread),
        thread_name: telling.names.thread(noted.thread),
        action: "quiet",
        operation: match access.writes {
            true => "write".to_string(),
            false => "read".to_string(),
        },
        short_location: Some(location.short),
        location: Some(location.full),
        short_value: Some(value.short),
        value: Some(value.full),
        source: machine.describe_operation(function, pc),
        position: machine.source_position(function, pc),
        method: machine.source.function_name(function),
        out_of_order: false,
        call: None,
        detail: false,
        writes: access.writes,
        reads_from: None,
        printed: None,
        resumed: telling.asynchronous.resumed.contains(&noted.thread),
    }
}
