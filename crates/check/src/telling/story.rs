//! The part of an execution that people want to read.
//!
//! A call of a library function is one line with its result. What it does inside is shown only
//! where another thread comes between in a way that no order of whole calls explains. What a
//! compiler made, and reads of references that never change, say nothing and are left out.

use super::Telling;
use super::asides;
use super::calls::Code;
use super::quiet::QuietLine;
use super::structs::{self, StructPart};
use crate::outcome::TraceStep;
use crate::trace::Lines;
use fencepost_ir::{ClassKind, Plumbing, WrittenAs};
use fencepost_search::finding::Failure;
use fencepost_vm::{Event, EventKind, Note, PlaceName, ThreadId, ValueName};
use std::collections::{BTreeSet, HashMap, HashSet};

/// In longer executions accesses are not compared with each other, which takes the square of this.
pub(super) const MOST_LINES: usize = 4_000;

/// How a line takes part in the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// As it is.
    Shown,
    /// Not at all.
    Hidden,
    /// As an access inside a call of a library function.
    Inside(usize),
    /// Together with the rest of a call of a library function.
    Folded(usize),
}

/// Tells the story, and marks the lines that are details.
pub(crate) fn story(
    telling: &Telling<'_>,
    lines: &mut Lines,
    failure: Option<&Failure>,
    quiet: Vec<QuietLine>,
) -> Vec<TraceStep> {
    let mut parts = parts(telling, lines, failure);
    hide_quiet_initialisers(telling, lines, &mut parts);
    for (step, part) in lines.steps.iter_mut().zip(&parts) {
        step.detail = matches!(part, Part::Hidden | Part::Folded(_));
    }
    emit(telling, lines, &parts, quiet)
}

pub(super) fn event_of<'a>(telling: &Telling<'a>, lines: &Lines, line: usize) -> &'a Event {
    &telling.events[lines.events[line]]
}

pub(crate) fn writes(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::Write
            | EventKind::VolatileWrite
            | EventKind::RelaxedWrite
            | EventKind::ReleaseWrite
            | EventKind::ReadModifyWrite
    )
}

pub(crate) fn reads(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::Read
            | EventKind::VolatileRead
            | EventKind::RelaxedRead
            | EventKind::AcquireRead
            | EventKind::FailedCompare
    )
}

/// Whether two events touch the same cell, and one of them writes it.
pub(crate) fn conflict(a: &Event, b: &Event) -> bool {
    let accesses = |event: &Event| reads(event) || writes(event);
    accesses(a)
        && accesses(b)
        && (writes(a) || writes(b))
        && a.location.zip(b.location).is_some_and(|(a, b)| {
            a.object == b.object
                && a.offset < b.offset + b.cell.size()
                && b.offset < a.offset + a.cell.size()
        })
}

/// How each line takes part.
fn parts(telling: &Telling<'_>, lines: &Lines, failure: Option<&Failure>) -> Vec<Part> {
    let count = lines.steps.len();
    let event = |line: usize| event_of(telling, lines, line);
    let code = |line: usize| telling.calls.code[lines.events[line]];
    let written: HashSet<_> = (0..count)
        .filter(|&line| writes(event(line)))
        .filter_map(|line| event(line).location)
        .map(|location| (location.object, location.offset))
        .collect();
    let racing = match failure {
        Some(Failure::Race(race)) => race.place.as_ref(),
        Some(
            Failure::Step(_)
            | Failure::Deadlock(_)
            | Failure::Invariant { .. }
            | Failure::Final { .. }
            | Failure::Livelock(_)
            | Failure::Eventually { .. }
            | Failure::LeadsTo { .. }
            | Failure::NotLinearizable(_),
        )
        | None => None,
    };
    let is_shared = |line: usize| {
        if count > MOST_LINES {
            return true;
        }
        let one = event(line);
        (0..count).any(|other| event(other).thread != one.thread && conflict(one, event(other)))
    };
    let helpers = helpers(telling);
    // Neither the start nor the end of a thread that only works for the library says anything.
    let is_helpers_own = |event: &Event| match event.kind {
        EventKind::Start(started) => helpers.contains(&started),
        _ => event.kind == EventKind::End && helpers.contains(&event.thread),
    };
    let source = &telling.machine.source;
    let has_manual_memory = source.has_manual_memory();
    let is_bare = |call: usize| source.is_bare(telling.calls.calls[call].function);
    let mut parts: Vec<Part> = (0..count)
        .map(|line| {
            let one = event(line);
            // What a library is free to do is a choice that people must know of.
            let always = matches!(
                one.kind,
                EventKind::Start(_) | EventKind::End | EventKind::Output(_) | EventKind::Choice
            );
            if is_helpers_own(one) {
                return match code(line) {
                    Code::Called(call) => Part::Folded(call),
                    Code::Own | Code::Base => Part::Hidden,
                };
            }
            if let (EventKind::Start(_), Code::Called(call)) = (&one.kind, code(line))
                && telling.calls.calls[call].plumbing == Plumbing::Suspends
            {
                return Part::Folded(call);
            }
            if always {
                return Part::Shown;
            }
            match code(line) {
                // A program without a class library has no code that starts its threads.
                Code::Base if has_manual_memory => return Part::Shown,
                Code::Called(call) if has_manual_memory => {
                    return match is_told_itself(&one.kind) {
                        true => Part::Shown,
                        false => Part::Folded(call),
                    };
                }
                Code::Base => return Part::Hidden,
                Code::Called(call) if !is_bare(call) => {
                    return match telling.calls.calls[call].plumbing {
                        Plumbing::Other => Part::Hidden,
                        Plumbing::None
                        | Plumbing::Suspends
                        | Plumbing::Completes
                        | Plumbing::Fails => Part::Folded(call),
                    };
                }
                Code::Called(call) => {
                    let has_words = !matches!(one.kind, EventKind::Native(_) | EventKind::Atomic);
                    let is_theirs = one.place.as_ref().is_some_and(|place| place.library)
                        && (reads(one) || writes(one));
                    return match (has_words, is_theirs) {
                        (true, false) => Part::Shown,
                        (true, true) => Part::Hidden,
                        (false, _) => Part::Folded(call),
                    };
                }
                Code::Own => {}
            }
            let Some(place) = &one.place else {
                return Part::Shown;
            };
            if one.out_of_order || racing == Some(place) || !(reads(one) || writes(one)) {
                return Part::Shown;
            }
            let written_as = source.written_as(&place.class, &place.part);
            let never_changes = !has_manual_memory
                && reads(one)
                && matches!(one.value_name, Some(ValueName::Object(_)))
                && one
                    .location
                    .is_some_and(|at| !written.contains(&(at.object, at.offset)));
            let names = &telling.names;
            let is_made = place
                .object
                .is_some_and(|one| names.is_kept_by_compiler(one))
                || is_box(telling, place);
            match written_as {
                WrittenAs::Nothing => Part::Hidden,
                _ if is_made => Part::Hidden,
                _ if never_changes => Part::Hidden,
                // They are its own, whatever threads the method goes on in.
                WrittenAs::Local(_) if telling.asynchronous.classes.contains(&place.class) => {
                    Part::Hidden
                }
                WrittenAs::Local(_) if !is_shared(line) => Part::Hidden,
                WrittenAs::Local(_) | WrittenAs::Field | WrittenAs::Renamed(_) => Part::Shown,
            }
        })
        .collect();
    show_entangled(telling, lines, &mut parts);
    asides::hide(telling, lines, &mut parts);
    hide_idle_firings(telling, lines, &mut parts);
    parts
}

/// Whether what happens inside a function of a program without a class library says more than the
/// call: that a thread ended, or was asked to.
fn is_told_itself(kind: &EventKind) -> bool {
    match kind {
        EventKind::Join(_) => true,
        EventKind::Native(name) => !name.starts_with("c."),
        _ => false,
    }
}

/// Whether a place is the value in an object that a struct of the library was made for where objects
/// are wanted. Such an object is shown as its value.
fn is_box(telling: &Telling<'_>, place: &PlaceName) -> bool {
    let class = place.cell.map(|cell| cell.class);
    let info = class.and_then(|class| telling.machine.loaded_class(class));
    place.library
        && place.object.is_some()
        && !place.part.starts_with('[')
        && info.is_some_and(|info| info.class.kind == ClassKind::Struct)
}

/// The threads that never run code of the program's own, and would not if they went on.
fn helpers(telling: &Telling<'_>) -> HashSet<ThreadId> {
    let machine = telling.machine;
    if machine.source.has_manual_memory() {
        return HashSet::new();
    }
    let started = telling.events.iter().filter_map(|event| match event.kind {
        EventKind::Start(started) => Some(started),
        _ => None,
    });
    let calls_back = |thread: ThreadId| {
        let mut notes = telling.notes.iter();
        notes.any(|n| n.thread == thread && matches!(n.note, Note::CallBack { .. }))
    };
    let has_own = |thread: ThreadId| {
        let alive = telling.end.thread(thread);
        alive.is_some_and(|thread| !machine.is_library(thread.label))
    };
    started
        .filter(|&thread| !calls_back(thread) && !has_own(thread))
        .collect()
}

/// The end of a thread that nobody started, a firing of a timer, says nothing by itself.
fn hide_idle_firings(telling: &Telling<'_>, lines: &Lines, parts: &mut [Part]) {
    for line in 0..parts.len() {
        let end = event_of(telling, lines, line);
        let is_idle = end.kind == EventKind::End
            && (0..parts.len()).all(|other| {
                let event = event_of(telling, lines, other);
                let is_seen = other != line
                    && event.thread == end.thread
                    && !matches!(parts[other], Part::Hidden);
                !is_seen && event.kind != EventKind::Start(end.thread)
            });
        if is_idle {
            parts[line] = Part::Hidden;
        }
    }
}

/// Shows the accesses inside calls that other threads come between so that no order of whole calls
/// explains what they see.
fn show_entangled(telling: &Telling<'_>, lines: &Lines, parts: &mut [Part]) {
    if parts.len() > MOST_LINES {
        return;
    }
    let event = |line: usize| event_of(telling, lines, line);
    let mut of_call: HashMap<usize, Vec<usize>> = HashMap::new();
    for (line, part) in parts.iter().enumerate() {
        if let Part::Folded(call) = part {
            of_call.entry(*call).or_default().push(line);
        }
    }
    let mut shown: BTreeSet<(usize, usize)> = BTreeSet::new();
    for (&call, own) in &of_call {
        let (Some(&first), Some(&last)) = (own.first(), own.last()) else {
            continue;
        };
        let me = event(first).thread;
        // What others do meanwhile, and in calls of theirs that overlap with this one.
        let overlaps = |line: usize| match parts[line] {
            Part::Folded(other) => of_call
                .get(&other)
                .and_then(|lines| lines.first().zip(lines.last()))
                .is_some_and(|(&begin, &end)| begin < last && end > first),
            Part::Shown | Part::Hidden | Part::Inside(_) => (first..last).contains(&line),
        };
        // For each other thread: the pairs in which its access comes later, and earlier.
        let mut later: HashMap<ThreadId, Vec<(usize, usize)>> = HashMap::new();
        let mut earlier: HashMap<ThreadId, Vec<(usize, usize)>> = HashMap::new();
        for other in (0..parts.len()).filter(|&line| overlaps(line)) {
            let theirs = event(other);
            if theirs.thread == me {
                continue;
            }
            for &line in own {
                if conflict(event(line), theirs) {
                    let pairs = match line < other {
                        true => later.entry(theirs.thread).or_default(),
                        false => earlier.entry(theirs.thread).or_default(),
                    };
                    pairs.push((line, other));
                }
            }
        }
        for (thread, after) in &later {
            let Some(before) = earlier.get(thread) else {
                continue;
            };
            let cell =
                |&(line, _): &(usize, usize)| event(line).location.map(|at| (at.object, at.offset));
            let turning: HashSet<_> = after.iter().map(cell).collect();
            let both: HashSet<_> = before
                .iter()
                .map(cell)
                .filter(|cell| turning.contains(cell))
                .collect();
            for pair in after.iter().chain(before) {
                if both.is_empty() || both.contains(&cell(pair)) {
                    shown.insert((pair.0, call));
                    if let Part::Folded(other) = parts[pair.1] {
                        shown.insert((pair.1, other));
                    }
                }
            }
        }
    }
    for (line, call) in shown {
        parts[line] = Part::Inside(call);
    }
}

/// Initialisers of classes that nobody comes between are of no interest.
fn hide_quiet_initialisers(telling: &Telling<'_>, lines: &Lines, parts: &mut [Part]) {
    for first in 0..parts.len() {
        let begin = event_of(telling, lines, first);
        let EventKind::InitBegin(class) = begin.kind else {
            continue;
        };
        let mut last = first + 1;
        while last < parts.len() {
            let event = event_of(telling, lines, last);
            let visible = matches!(parts[last], Part::Shown | Part::Inside(_));
            if event.thread != begin.thread && visible {
                break;
            }
            if event.thread == begin.thread && event.kind == EventKind::InitEnd(class) {
                parts[first] = Part::Hidden;
                parts[last] = Part::Hidden;
                break;
            }
            last += 1;
        }
    }
}

/// The words for what concerns another thread, which is called by its name, and for what a library
/// is free to do.
fn shown_words(telling: &Telling<'_>, event: &Event, code: Code) -> Option<String> {
    match event.kind {
        EventKind::Choice => match code {
            // Where a program looks after its memory itself, such calls are shown step by step.
            Code::Called(call) if !telling.machine.source.has_manual_memory() => {
                let function = telling.calls.calls[call].function;
                let title = telling.machine.source.function_title(function).to_string();
                let end = title.find('<').unwrap_or(title.len());
                Some(match chosen(event) {
                    Some(words) => words.to_string(),
                    None => format!("choice in {}", &title[..end]),
                })
            }
            Code::Own | Code::Base | Code::Called(_) => None,
        },
        EventKind::Start(thread) => {
            Some(format!("start {}", telling.names.distinct_thread(thread)))
        }
        EventKind::Join(thread) => Some(format!("join {}", telling.names.distinct_thread(thread))),
        _ => None,
    }
}

/// What a library chose, where there are words for it.
fn chosen(event: &Event) -> Option<&str> {
    let named = event.kind == EventKind::Choice && !event.location_name.is_empty();
    named.then_some(event.location_name.as_str())
}

/// Puts the story together.
fn emit(
    telling: &Telling<'_>,
    lines: &Lines,
    parts: &[Part],
    quiet: Vec<QuietLine>,
) -> Vec<TraceStep> {
    let calls = &telling.calls.calls;
    let last_of: HashMap<usize, usize> = parts
        .iter()
        .enumerate()
        .filter_map(|(line, part)| match part {
            Part::Folded(call) => Some((*call, line)),
            Part::Shown | Part::Hidden | Part::Inside(_) => None,
        })
        .collect();
    // A call that starts a thread, and one whose inside is shown, need no line of their own.
    let mut told: HashSet<usize> = HashSet::new();
    for (line, part) in parts.iter().enumerate() {
        match (part, telling.calls.code[lines.events[line]]) {
            (Part::Inside(call), _) => {
                told.insert(*call);
            }
            (Part::Shown, Code::Called(call)) => {
                let kind = &event_of(telling, lines, line).kind;
                let has_own_line = match kind {
                    EventKind::Output(_) => telling.machine.source.has_manual_memory(),
                    EventKind::Choice => false,
                    _ => true,
                };
                if has_own_line {
                    told.insert(call);
                }
            }
            _ => {}
        }
    }
    let mut out: Vec<TraceStep> = Vec::new();
    let mut struct_parts: Vec<StructPart> = Vec::new();
    // Where the line of a call stands.
    let mut begun: HashMap<usize, usize> = HashMap::new();
    let mut quiet = quiet.into_iter().peekable();
    for (line, part) in parts.iter().enumerate() {
        let step = &lines.steps[line];
        while let Some(before) = quiet.next_if(|quiet| quiet.at <= lines.events[line]) {
            struct_parts.extend(StructPart::new(out.len(), &before.part));
            out.push(before.step);
        }
        if let (Part::Shown, Some(place)) = (part, &event_of(telling, lines, line).place)
            && !telling.machine.source.has_manual_memory()
        {
            struct_parts.extend(StructPart::new(out.len(), &place.part));
        }
        match *part {
            Part::Hidden => {}
            Part::Shown => {
                let event = event_of(telling, lines, line);
                let words = shown_words(telling, event, telling.calls.code[lines.events[line]]);
                let mut shown = step.clone();
                // Words for what was chosen stand for its number.
                if words.is_some() && chosen(event).is_some() {
                    shown.short_value = None;
                    shown.value = None;
                }
                shown.operation = words.unwrap_or(shown.operation);
                out.push(shown);
            }
            Part::Inside(call) => {
                let function = telling.machine.source.function_title(calls[call].function);
                // A property is known by its own name, not by that of its accessor.
                let accessors = ["get_", "set_"].into_iter();
                let property = accessors
                    .filter_map(|kind| function.name.strip_prefix(kind))
                    .next();
                // How a library keeps its own accesses in order says nothing about the program.
                let operation = step.operation.strip_prefix("volatile ");
                let operation = operation.unwrap_or(&step.operation);
                let inner = TraceStep {
                    operation: format!("in {}: {operation}", property.unwrap_or(&function.name)),
                    ..step.clone()
                };
                if !out.last().is_some_and(|last| says_the_same(last, &inner)) {
                    out.push(inner);
                }
            }
            Part::Folded(call) if told.contains(&call) => {}
            Part::Folded(call) => {
                let ends = calls[call].is_over && last_of.get(&call) == Some(&line);
                let folded = |operation: String| TraceStep {
                    operation,
                    location: None,
                    short_location: None,
                    value: None,
                    short_value: None,
                    ..step.clone()
                };
                let result = match &calls[call].result {
                    Some(result) => format!(" → {result}"),
                    None => String::new(),
                };
                let title = match calls[call].plumbing {
                    Plumbing::None | Plumbing::Other => calls[call].title.as_str(),
                    Plumbing::Suspends => "await",
                    Plumbing::Completes => "async method is done",
                    Plumbing::Fails => "async method fails",
                };
                match begun.get(&call) {
                    None => {
                        begun.insert(call, out.len());
                        out.push(folded(match ends {
                            true => format!("{title}{result}"),
                            false => format!("{title} …"),
                        }));
                    }
                    Some(&at) if ends => {
                        let other = |step: &TraceStep| step.thread != out[at].thread;
                        match out[at..].iter().any(other) {
                            true => out.push(folded(format!("… {title}{result}"))),
                            false => out[at].operation = format!("{title}{result}"),
                        }
                    }
                    Some(_) => {}
                }
            }
        }
    }
    for after in quiet {
        struct_parts.extend(StructPart::new(out.len(), &after.part));
        out.push(after.step);
    }
    structs::join(telling, &mut out, &struct_parts);
    out
}

/// Whether a line of a thread repeats the one before.
fn says_the_same(before: &TraceStep, line: &TraceStep) -> bool {
    before.thread == line.thread
        && before.operation == line.operation
        && before.location == line.location
        && before.value == line.value
        && before.source == line.source
}
