//! An execution in the words of people: names for objects and threads, calls of libraries as one
//! line each, exceptions with what led to them, and who waits for what.

mod asides;
pub(crate) mod asynchronous;
pub(crate) mod calls;
pub(crate) mod cycles;
pub(crate) mod exceptions;
pub(crate) mod failure;
pub(crate) mod holders;
pub(crate) mod incarnations;
pub(crate) mod memory;
pub(crate) mod names;
pub(crate) mod quiet;
pub(crate) mod reads_from;
pub(crate) mod story;
pub(crate) mod structs;
pub(crate) mod suspended;
mod throws;
pub(crate) mod waits;

use crate::outcome::TraceStep;
use crate::reorder::access_words;
use crate::replay::Replayed;
use crate::trace;
use asynchronous::Asynchronous;
use calls::Calls;
use fencepost_search::finding::Failure;
use fencepost_vm::{Event, Machine, Noted, RacingAccess, State, ValueName};
use names::{Name, Names, PastHolders};

/// An execution that is told.
pub(crate) struct Telling<'a> {
    pub machine: &'a Machine,
    pub end: &'a State,
    pub events: &'a [Event],
    pub notes: &'a [Noted],
    pub names: Names<'a>,
    pub calls: Calls,
    pub asynchronous: Asynchronous,
    /// Whether objects are told apart by numbers.
    pub is_numbered: bool,
}

/// What is told of an execution that fails.
pub(crate) struct Told {
    /// Every visible step.
    pub trace: Vec<TraceStep>,
    /// The event at which each of them stands, as far as they are about one.
    pub events: Vec<usize>,
    /// What people want to read of it.
    pub story: Vec<TraceStep>,
    /// What the execution wrote to the console.
    pub output: String,
}

impl<'a> Telling<'a> {
    /// Looks at an execution.
    pub fn new(
        machine: &'a Machine,
        end: &'a State,
        events: &'a [Event],
        notes: &'a [Noted],
    ) -> Self {
        let names = Names::new(machine, end, events, notes);
        Self::with_names(names, machine, end, events, notes)
    }

    /// Looks at an execution that was run again, and at where objects were kept meanwhile.
    fn of_replayed(
        machine: &'a Machine,
        replayed: &'a Replayed,
        past_holders: &'a PastHolders,
    ) -> Self {
        let (end, events, notes) = (&replayed.state, &replayed.events, &replayed.notes);
        let names = Names::new(machine, end, events, notes).with_past_holders(past_holders);
        Self::with_names(names, machine, end, events, notes)
    }

    /// Tells how an execution fails that was run again. Objects have numbers in the order in which
    /// what people read names them, so it is told twice: what is read is known only then.
    pub fn told(
        machine: &'a Machine,
        replayed: &'a Replayed,
        past_holders: &'a PastHolders,
        failure: &Failure,
    ) -> (Self, Told) {
        let mut first = Self::of_replayed(machine, replayed, past_holders);
        let told = first.tell(failure);
        if told.trace.len() > story::MOST_LINES {
            return (first, told);
        }
        let order = first.names.named_in(&told.story);
        let (end, events, notes) = (&replayed.state, &replayed.events, &replayed.notes);
        let names = Names::in_order(machine, end, events, notes, &order);
        let names = names.with_past_holders(past_holders);
        let mut telling = Self::with_names(names, machine, end, events, notes);
        let told = telling.tell(failure);
        (telling, told)
    }

    fn with_names(
        mut names: Names<'a>,
        machine: &'a Machine,
        end: &'a State,
        events: &'a [Event],
        notes: &'a [Noted],
    ) -> Self {
        let calls = Calls::new(machine, events, notes, &mut names);
        Self {
            machine,
            end,
            events,
            notes,
            names,
            calls,
            asynchronous: Asynchronous::new(machine, notes),
            is_numbered: true,
        }
    }

    /// Looks at a piece of an execution, where a number would say nothing about an object.
    pub fn of_piece(machine: &'a Machine, end: &'a State, events: &'a [Event]) -> Self {
        Self {
            is_numbered: false,
            ..Self::new(machine, end, events, &[])
        }
    }

    /// What a value is called, at the time of an event.
    pub fn value(&mut self, value: &ValueName, at: usize) -> Name {
        match value {
            ValueName::Object(object) if !self.is_numbered => {
                names::address(Name::same(&object.class), object)
            }
            ValueName::Object(_) | ValueName::Text(_) | ValueName::Constant(..) => {
                self.names.value(value, at)
            }
        }
    }

    /// An access, with its place in the source.
    pub fn describe_access(&mut self, at: usize) -> Name {
        let event = &self.events[at];
        let caller = self.calls.callers.get(at).copied().flatten();
        let (function, pc) = caller.unwrap_or((event.function, event.pc));
        let place = self.machine.describe_operation(function, pc);
        let what = match self.machine.source.has_manual_memory() {
            true => access_words(event).replace("volatile ", "seq_cst "),
            false => access_words(event).to_string(),
        };
        let of = match &event.place {
            Some(name) => self.names.place(name, at),
            None => Name::same(&event.location_name),
        };
        Name {
            full: format!("{place} {what} {}", of.full),
            short: format!("{place} {what} {}", of.short),
        }
    }

    /// The call of a library in which a racing access is made, if it is still open.
    pub fn call_of(&self, access: &RacingAccess) -> Option<String> {
        let call = self.calls.open.get(&access.thread)?.last()?;
        let is_open = self.machine.is_in_call(self.end, access);
        is_open.then(|| self.calls.calls[*call].title.clone())
    }

    /// The lines of an execution that has come this far, and what is wrong with it if anything is.
    pub fn tell_so_far(&mut self, failure: Option<&Failure>) -> Told {
        if let Some(failure) = failure {
            return self.tell(failure);
        }
        let mut lines = trace::lines(self);
        let story = match self.machine.has_copies() {
            true => lines.steps.clone(),
            false => {
                let quiet = quiet::lines(self, &lines);
                story::story(self, &mut lines, None, quiet)
            }
        };
        Told {
            trace: lines.steps,
            events: lines.events,
            story,
            output: lines.output,
        }
    }

    /// The lines of an execution that fails. There is always one, so that they say where.
    pub fn tell(&mut self, failure: &Failure) -> Told {
        let mut lines = trace::lines(self);
        // The actions of such a model, and what is repeated for ever, are what people want to see.
        let is_told_whole = self.machine.has_copies() || failure.cycle().is_some();
        let mut story = match is_told_whole {
            true => lines.steps.clone(),
            false => {
                let mut quiet = quiet::lines(self, &lines);
                quiet.extend(throws::lines(self, &lines, failure));
                quiet.sort_by_key(|line| (line.at, line.note));
                story::story(self, &mut lines, Some(failure), quiet)
            }
        };
        // Where the execution ends has a line of its own.
        if let Failure::Step(_) = failure
            && !lines.steps.is_empty()
        {
            for mut step in trace::whereabouts(self, failure) {
                step.step = lines.steps.len();
                story.push(step);
            }
        }
        let next = match failure {
            Failure::Race(race) => trace::racing_lines(self, race),
            _ if lines.steps.is_empty() => trace::whereabouts(self, failure),
            Failure::Step(_)
            | Failure::Deadlock(_)
            | Failure::Invariant { .. }
            | Failure::Final { .. }
            | Failure::Eventually { .. }
            | Failure::LeadsTo { .. }
            | Failure::NotLinearizable(_)
            | Failure::Livelock(_) => Vec::new(),
        };
        for mut step in next {
            step.step = lines.steps.len();
            story.push(step.clone());
            lines.steps.push(step);
        }
        Told {
            trace: lines.steps,
            events: lines.events,
            story,
            output: lines.output,
        }
    }
}
