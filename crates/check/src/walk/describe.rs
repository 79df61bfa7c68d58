//! Where a walk stands, in the words of traces.

use super::{Now, Walk};
use crate::outcome::{MemoryView, TraceStep};
use crate::replay;
use crate::telling::memory::{pending_words, view};
use crate::telling::{Telling, failure, waits};
use crate::trace;
use fencepost_base::SourcePosition;
use fencepost_ir::FuncId;
use fencepost_search::finding::{Failure, FailureKind};
use fencepost_vm::{
    Choice, Deadlock, Event, EventKind, Machine, MachineLimit, Status, Stop, Thread,
};

/// Whether an execution can go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// There is something to choose.
    On,
    /// The program has ended with this exit code.
    Ended(i32),
    /// Nothing can happen, and the program has not ended.
    Stuck,
    /// The last step failed.
    Failed,
    /// The execution goes no further, for this reason.
    Stopped(String),
}

/// Something that is wrong here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WalkFailure {
    /// What kind of failure it is.
    pub kind: FailureKind,
    /// What is wrong, for people.
    pub message: String,
}

/// A thread of a walk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadView {
    /// Its number in the trace.
    pub number: usize,
    /// What people call it.
    pub name: String,
    /// Where it stands in the program's own code, for people; nothing if it has ended.
    pub source: Option<String>,
    /// Where it stands, if that is a line of a file.
    pub position: Option<SourcePosition>,
    /// What it does, as the rest of a sentence: `runs`, `waits for …`, `has ended`.
    pub doing: String,
    /// Its pending operations, in program order.
    pub pending: Vec<String>,
    /// The monitors that it holds.
    pub holds: Vec<String>,
}

/// Something that can happen next, and what it would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PossibleStep {
    /// The thread, by its number in the trace.
    pub thread: usize,
    /// What people call the thread.
    pub thread_name: String,
    /// The lines that the trace would have more.
    pub lines: Vec<TraceStep>,
    /// What else it would do that has no line of its own, such as to issue an access.
    pub also: Vec<String>,
    /// Where the operation is that it would complete, for people, or else where its thread stands.
    pub source: String,
    /// Whether it would complete something before an operation that the program has earlier.
    pub out_of_order: bool,
    /// What would be wrong then.
    pub failures: Vec<WalkFailure>,
    /// Why the execution would go no further, if it would not.
    pub stops: Option<String>,
}

/// Where a walk stands.
#[derive(Clone, Debug)]
pub struct Situation {
    /// How many choices were taken.
    pub steps: usize,
    /// How many are ahead.
    pub ahead: usize,
    /// The first choice that is repeated for ever, if the walk is along such an execution.
    pub cycle_start: Option<usize>,
    /// Whether it can go on.
    pub standing: Standing,
    /// The threads, by their numbers.
    pub threads: Vec<ThreadView>,
    /// What can happen next.
    pub choices: Vec<PossibleStep>,
    /// Which of these is the next one that is ahead.
    pub choice_ahead: Option<usize>,
    /// What is wrong here.
    pub failures: Vec<WalkFailure>,
    /// Every visible step so far.
    pub trace: Vec<TraceStep>,
    /// What people want to read of it.
    pub story: Vec<TraceStep>,
    /// What was written to the console.
    pub output: String,
    /// The expressions that were asked for, with their values here.
    pub values: Vec<(String, String)>,
}

impl Walk {
    /// Everything that people want to know here. Every choice is tried out for it.
    pub fn situation(&self) -> Situation {
        let machine = &self.setup.machine;
        let now = &self.now;
        let failures = self.failures();
        let mut telling = Telling::new(machine, &now.state, &now.events, &now.notes);
        let told = telling.tell_so_far(failures.first());
        let threads = threads(&mut telling, &self.choices);
        let failures = failures
            .iter()
            .map(|failure| told_failure(&mut telling, failure))
            .collect();
        let asked = self.setup.properties.outcomes.iter();
        let values = asked.map(|expression| {
            let value = match expression.evaluate(machine, &now.state) {
                Ok(value) => value.to_string(),
                Err(error) => format!("<{error}>"),
            };
            (expression.text().to_string(), value)
        });
        Situation {
            steps: self.taken.len(),
            ahead: self.ahead.len(),
            cycle_start: self.cycle_start,
            standing: self.standing(),
            threads,
            choices: self
                .choices
                .iter()
                .map(|&choice| self.possible(choice))
                .collect(),
            choice_ahead: self.choice_ahead(),
            failures,
            trace: told.trace,
            story: told.story,
            output: told.output,
            values: values.collect(),
        }
    }

    /// What memory looks like here.
    pub fn memory(&self) -> MemoryView {
        let now = &self.now;
        let machine = &self.setup.machine;
        let mut telling = Telling::new(machine, &now.state, &now.events, &now.notes);
        view(&mut telling, &now.state, usize::MAX, self.taken.len())
    }

    /// Whether the execution can go on.
    pub fn standing(&self) -> Standing {
        let now = &self.now;
        match &now.stop {
            Some(Stop::Violation(_)) => Standing::Failed,
            Some(stop) => Standing::Stopped(stop_words(stop)),
            None if now.state.has_ended() => Standing::Ended(now.state.exit_code()),
            None if self.choices.is_empty() => Standing::Stuck,
            None => Standing::On,
        }
    }

    /// What a failure here is, in a sentence.
    pub(super) fn sentence(&self, failure: &Failure) -> String {
        let now = &self.now;
        let machine = &self.setup.machine;
        let mut telling = Telling::new(machine, &now.state, &now.events, &now.notes);
        failure::describe(&mut telling, failure).message
    }

    /// Tries a choice out.
    fn possible(&self, choice: Choice) -> PossibleStep {
        let machine = &self.setup.machine;
        let mut then = Now {
            state: self.now.state.clone(),
            events: self.now.events.clone(),
            notes: self.now.notes.clone(),
            stop: None,
        };
        let was_possible = then.take(&self.setup, choice);
        let mut path = self.taken.clone();
        path.push(choice);
        let failures = replay::failures(&self.setup, &path, &then.state, then.stop.clone());
        let first = self.now.events.len();
        let mut telling = Telling::new(machine, &then.state, &then.events, &then.notes);
        let told = trace::lines(&mut telling);
        let steps = told.steps.into_iter().zip(told.events);
        let lines = steps.filter(|(_, event)| *event >= first);
        let lines: Vec<TraceStep> = lines.map(|(line, _)| line).collect();
        let also: Vec<String> = (first..then.events.len())
            .filter_map(|at| hidden_words(&mut telling, at))
            .collect();
        // A thread has mostly come further than where it wrote what completes now.
        let stands = || {
            let thread = self.now.state.thread(choice.thread)?;
            let (function, pc) = stands_at(machine, thread, &self.now.events);
            Some(machine.describe_operation(function, pc))
        };
        let first_line = lines.first().map(|line| line.source.clone());
        let source = first_line.or_else(stands);
        let failures = failures
            .iter()
            .map(|failure| told_failure(&mut telling, failure))
            .collect();
        let stops = match &then.stop {
            Some(Stop::Violation(_)) => None,
            Some(stop) => Some(stop_words(stop)),
            None if !was_possible => Some(stop_words(&Stop::NotEnabled)),
            None => None,
        };
        PossibleStep {
            thread: telling.names.thread_number(choice.thread),
            thread_name: telling.names.distinct_thread(choice.thread),
            lines,
            also,
            source: source.unwrap_or_default(),
            out_of_order: then.events[first..].iter().any(|event| event.out_of_order),
            failures,
            stops,
        }
    }
}

fn told_failure(telling: &mut Telling<'_>, failure: &Failure) -> WalkFailure {
    WalkFailure {
        kind: failure.kind(),
        message: failure::describe(telling, failure).message,
    }
}

/// Why an execution goes no further.
fn stop_words(stop: &Stop) -> String {
    match stop {
        Stop::Violation(violation) => violation.message.clone(),
        Stop::Assumed => "an assumption of the program discards this execution".to_string(),
        Stop::Unsupported(problem) => format!("this is not modelled: {problem}"),
        Stop::Limit(MachineLimit::Heap) => "the modelled memory is full".to_string(),
        Stop::Limit(MachineLimit::Time) => "time is up".to_string(),
        Stop::Limit(MachineLimit::Threads) => "there are too many threads".to_string(),
        Stop::Limit(MachineLimit::TimerFirings) => {
            "a timer would fire more often than --timer-firings allows".to_string()
        }
        Stop::Limit(MachineLimit::ClockMoves) => {
            "time would advance more often than --clock-moves allows".to_string()
        }
        Stop::NotEnabled => "the machine refuses it".to_string(),
    }
}

/// What an event says that has no line in a trace.
fn hidden_words(telling: &mut Telling<'_>, at: usize) -> Option<String> {
    let event: &Event = &telling.events[at];
    let what = match event.kind {
        EventKind::Issue(kind) => trace::operation_words(telling, &EventKind::of_access(kind)),
        EventKind::IssueFence(_) => "fence".to_string(),
        _ => return None,
    };
    let place = trace::location(telling, event, at);
    Some(match place {
        Some(place) => format!("issue {what} {}", place.short),
        None => format!("issue {what}"),
    })
}

/// Where a thread stands for people: in the program's own code, or where it was last in it.
fn stands_at(machine: &Machine, thread: &Thread, events: &[Event]) -> (FuncId, u32) {
    let (function, pc) = machine.own_position(thread);
    let is_own = |function| !machine.is_library(function);
    if is_own(function) && machine.source_position(function, pc).is_some() {
        return (function, pc);
    }
    let mut own = events.iter().rev();
    let last = own.find(|event| event.thread == thread.id && is_own(event.function));
    last.map_or((function, pc), |event| (event.function, event.pc))
}

/// The threads of a state.
fn threads(telling: &mut Telling<'_>, choices: &[Choice]) -> Vec<ThreadView> {
    let (machine, state) = (telling.machine, telling.end);
    let waiting = state.threads.iter().filter_map(|thread| {
        let (function, pc) = machine.own_position(thread);
        let waits = machine.waits_for(state, thread)?;
        Some((thread.id, function, pc, waits))
    });
    let deadlock = Deadlock {
        threads: waiting.collect(),
        involves_initializer: false,
    };
    let waiting: Vec<_> = deadlock.threads.iter().map(|one| one.0).collect();
    let reports = waits::tell(
        machine,
        state,
        &telling.calls,
        &mut telling.names,
        &deadlock,
        telling.events,
    );
    let mut views: Vec<ThreadView> = Vec::new();
    for thread in &state.threads {
        let id = thread.id;
        let report = waiting.iter().position(|&one| one == id);
        let report = report.and_then(|at| reports.get(at));
        let can_move = choices.iter().any(|choice| choice.thread == id);
        let doing = match (&thread.status, report) {
            (Status::Ended, _) => "has ended".to_string(),
            (Status::Delayed, _) => "is a timer that may fire".to_string(),
            (_, Some(report)) => format!("waits {}", report.wanted).trim_end().to_string(),
            (Status::Waiting { .. }, None) => "waits, and may give up".to_string(),
            (_, None) if can_move => "can go on".to_string(),
            // Whatever ended the execution has left it there.
            (_, None) if choices.is_empty() => "stands here in the end".to_string(),
            (_, None) => "waits".to_string(),
        };
        let (function, pc) = stands_at(machine, thread, telling.events);
        let has_ended = thread.has_ended();
        views.push(ThreadView {
            number: telling.names.thread_number(id),
            name: telling.names.distinct_thread(id),
            source: (!has_ended).then(|| machine.describe_operation(function, pc)),
            position: match has_ended {
                true => None,
                false => machine.source_position(function, pc),
            },
            doing,
            pending: pending_words(telling, state, thread, usize::MAX),
            holds: waits::held(state, &mut telling.names, id),
        });
    }
    views.sort_by_key(|view| view.number);
    views
}
