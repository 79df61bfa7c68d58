//! Where a walk that goes on by itself stops.

use super::Now;
use crate::task::Setup;
use crate::telling::Telling;
use fencepost_search::property::{BoundExpression, Expression, ExpressionError};
use fencepost_vm::{Action, Choice, Event, ThreadId};
use std::collections::BTreeSet;

/// A place or a condition that a walk stops at.
#[derive(Clone, Debug)]
pub enum Breakpoint {
    /// A thread comes to this line.
    Line {
        /// The file, with as much of its path as somebody gave.
        file: String,
        /// The line.
        line: u32,
    },
    /// A step touches this cell or object: `Bank.total`, `Account#1.balance`, `total`.
    Location(String),
    /// A condition begins to hold.
    Condition(Box<BoundExpression>),
}

/// Why a breakpoint cannot be set.
#[derive(Clone, Debug)]
pub enum BreakpointError {
    /// Nothing was given.
    Empty,
    /// The condition is malformed or names something unknown.
    Condition(ExpressionError),
}

impl std::fmt::Display for BreakpointError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BreakpointError::Empty => {
                write!(
                    f,
                    "a breakpoint is FILE:LINE, a location, or `if` with a condition"
                )
            }
            BreakpointError::Condition(error) => write!(f, "{error}"),
        }
    }
}

impl std::fmt::Display for Breakpoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Breakpoint::Line { file, line } => write!(f, "{file}:{line}"),
            Breakpoint::Location(name) => write!(f, "{name}"),
            Breakpoint::Condition(condition) => write!(f, "if {condition}"),
        }
    }
}

/// Where the threads of a state stand.
type Positions = Vec<(ThreadId, Option<(String, u32)>, (u32, u32))>;

/// What has to be known before a step to say whether it meets a breakpoint.
pub(super) struct Before {
    positions: Positions,
    /// For each breakpoint: whether its condition holds.
    held: Vec<bool>,
    events: usize,
}

impl Breakpoint {
    /// Whether it is on a line.
    pub fn is_at(&self, path: &str, number: u32) -> bool {
        match self {
            Breakpoint::Line { file, line } => *line == number && is_file(path, file),
            Breakpoint::Location(_) | Breakpoint::Condition(_) => false,
        }
    }

    /// Reads a breakpoint: `FILE:LINE`, `if EXPR`, or the name of a location.
    pub(super) fn parse(text: &str, setup: &Setup) -> Result<Self, BreakpointError> {
        let text = text.trim();
        if let Some(condition) = text.strip_prefix("if ") {
            let bound = Expression::parse(condition.trim())
                .and_then(|expression| expression.bind_condition(setup.machine.source.as_ref()));
            return match bound {
                Ok(bound) => Ok(Breakpoint::Condition(Box::new(bound))),
                Err(error) => Err(BreakpointError::Condition(error)),
            };
        }
        let line = text.rsplit_once(':');
        let line = line.and_then(|(file, line)| Some((file, line.parse().ok()?)));
        match line {
            Some((file, line)) if !file.is_empty() => Ok(Breakpoint::Line {
                file: file.to_string(),
                line,
            }),
            Some(_) | None if text.is_empty() => Err(BreakpointError::Empty),
            Some(_) | None => Ok(Breakpoint::Location(text.to_string())),
        }
    }
}

/// The lines nearest to one that has no code, the earlier first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoCode {
    /// The file that is meant, as positions name it; nothing if no position names such a file.
    pub file: Option<String>,
    /// The last line before it and the first behind it.
    pub nearest: Vec<u32>,
}

impl Breakpoint {
    /// Where the code nearest to the line of a breakpoint is, if there is none on that line. A method
    /// that is made from a generic one when it is called is not looked at.
    pub(super) fn without_code(&self, setup: &Setup) -> Option<NoCode> {
        let Breakpoint::Line { file, line } = self else {
            return None;
        };
        let source = setup.machine.source.as_ref();
        let mut lines = BTreeSet::new();
        let mut path = None;
        let mut has_lines = false;
        for function in source.own_functions() {
            // Code that cannot be read has no lines, and is told where it runs.
            let Ok(function) = source.preview(function) else {
                continue;
            };
            for &position in &function.positions {
                let Some(at) = source.source_position(position) else {
                    continue;
                };
                has_lines = true;
                if is_file(&at.file, file) {
                    lines.insert(at.line);
                    path = Some(at.file);
                }
            }
        }
        if lines.contains(line) || !has_lines {
            return None;
        }
        let before = lines.range(..line).next_back();
        let behind = lines.range(line..).next();
        Some(NoCode {
            file: path,
            nearest: before.into_iter().chain(behind).copied().collect(),
        })
    }
}

impl Breakpoint {
    /// The fields that the program has, if a breakpoint is on a location and no field is called so.
    /// Nothing is said where fields are not listed, nor of elements of arrays.
    pub(super) fn without_field(&self, setup: &Setup) -> Option<Vec<String>> {
        let Breakpoint::Location(name) = self else {
            return None;
        };
        let source = setup.machine.source.as_ref();
        let mut fields = source.static_names();
        fields.extend(source.instance_field_names());
        let plain = without_numbers(name);
        let is_called = |full: &String| {
            let rest = full.strip_suffix(plain.as_str());
            // The whole name, that without the namespace, or the field alone.
            rest.is_some_and(|rest| rest.is_empty() || rest.ends_with(['.', '+', '/', '$']))
        };
        let is_known = fields.is_empty()
            || name.contains('[')
            || fields.iter().any(is_called)
            || !source.class_names(&plain).is_empty();
        (!is_known).then_some(fields)
    }
}

fn positions(setup: &Setup, now: &Now) -> Positions {
    let machine = &setup.machine;
    let threads = now.state.threads.iter();
    threads
        .filter(|thread| !thread.has_ended())
        .map(|thread| {
            let (function, pc) = machine.own_position(thread);
            let position = machine.source_position(function, pc);
            let line = position.map(|position| (position.file, position.line));
            (thread.id, line, (function.0, pc))
        })
        .collect()
}

/// Looks at a state before a step.
pub(super) fn before(setup: &Setup, now: &Now, breakpoints: &[Breakpoint]) -> Before {
    let has_lines = breakpoints
        .iter()
        .any(|one| matches!(one, Breakpoint::Line { .. }));
    Before {
        positions: match has_lines {
            true => positions(setup, now),
            false => Vec::new(),
        },
        held: breakpoints
            .iter()
            .map(|one| holds(setup, now, one))
            .collect(),
        events: now.events.len(),
    }
}

fn holds(setup: &Setup, now: &Now, breakpoint: &Breakpoint) -> bool {
    match breakpoint {
        Breakpoint::Condition(condition) => condition.holds(&setup.machine, &now.state).is_ok(),
        Breakpoint::Line { .. } | Breakpoint::Location(_) => false,
    }
}

/// The first breakpoint that a step has met.
pub(super) fn met(
    setup: &Setup,
    before: &Before,
    now: &Now,
    choice: Choice,
    breakpoints: &[Breakpoint],
) -> Option<usize> {
    let mut all = breakpoints.iter().zip(&before.held);
    all.position(|(breakpoint, &held)| match breakpoint {
        Breakpoint::Condition(_) => !held && holds(setup, now, breakpoint),
        Breakpoint::Line { file, line } => comes_to(setup, before, now, choice, file, *line),
        Breakpoint::Location(name) => touches(setup, before, now, name),
    })
}

/// Whether a thread has come to a line in a step, or has gone through it.
fn comes_to(
    setup: &Setup,
    before: &Before,
    now: &Now,
    choice: Choice,
    file: &str,
    line: u32,
) -> bool {
    let is_it = |at: &Option<(String, u32)>| {
        at.as_ref()
            .is_some_and(|(path, number)| *number == line && is_file(path, file))
    };
    let arrived = positions(setup, now).iter().any(|(thread, at, place)| {
        let known = before.positions.iter().find(|(id, _, _)| id == thread);
        is_it(at) && known.is_none_or(|(_, _, earlier)| earlier != place)
    });
    if arrived {
        return true;
    }
    // What completes was issued when its thread was there.
    if matches!(choice.action, Action::Complete(_)) {
        return false;
    }
    let stood_there = |thread: ThreadId| {
        let known = before.positions.iter().find(|(id, _, _)| *id == thread);
        known.is_some_and(|(_, at, _)| is_it(at))
    };
    now.events[before.events..].iter().any(|event| {
        let position = setup.machine.source_position(event.function, event.pc);
        let at = position.map(|position| (position.file, position.line));
        is_it(&at) && !stood_there(event.thread)
    })
}

/// Whether a path is the file that somebody means: the same, or the end of it.
fn is_file(path: &str, meant: &str) -> bool {
    let rest = path.strip_suffix(meant);
    rest.is_some_and(|rest| rest.is_empty() || rest.ends_with(['/', '\\']))
}

/// Whether a step touches a location. Numbers of objects are looked up only where one is given.
fn touches(setup: &Setup, before: &Before, now: &Now, name: &str) -> bool {
    let plain = without_numbers(name);
    let events = &now.events;
    let is_near = |event: &Event| {
        let source = &setup.machine.source;
        let named = event.place.as_ref().is_some_and(|place| {
            let short = source.short_type_name(&place.class);
            format!("{}{}", place.class, place.part) == plain
                || format!("{short}{}", place.part) == plain
                || place.part.strip_prefix('.') == Some(plain.as_str())
        });
        event.location.is_some() && (named || event.location_name == plain)
    };
    let near: Vec<usize> = (before.events..events.len())
        .filter(|&at| is_near(&events[at]))
        .collect();
    if near.is_empty() || plain == name {
        return !near.is_empty();
    }
    let mut telling = Telling::new(&setup.machine, &now.state, events, &now.notes);
    near.into_iter().any(|at| {
        let place = events[at].place.as_ref();
        let full = place.map(|place| telling.names.place(place, at));
        full.is_some_and(|full| full.full == name || full.short == name)
    })
}

/// A name without the numbers of objects in it.
fn without_numbers(name: &str) -> String {
    let mut plain = String::new();
    let mut skips = false;
    for c in name.chars() {
        skips = c == '#' || skips && c.is_ascii_digit();
        if !skips {
            plain.push(c);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{is_file, without_numbers};

    #[test]
    fn a_file_is_meant_by_the_end_of_its_path() {
        assert!(is_file("/home/me/Bank.cs", "Bank.cs"));
        assert!(is_file("C:\\src\\Bank.cs", "Bank.cs"));
        assert!(is_file("Bank.cs", "Bank.cs"));
        assert!(!is_file("/home/me/RiverBank.cs", "Bank.cs"));
    }

    #[test]
    fn numbers_of_objects_are_no_part_of_a_name() {
        assert_eq!(without_numbers("Account#12.balance"), "Account.balance");
        assert_eq!(without_numbers("Account.field2"), "Account.field2");
    }
}
