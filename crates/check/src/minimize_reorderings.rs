//! The same execution with no reordering that it does not need.
//!
//! A search lets writes complete late and reads early wherever that spares states, so a witness
//! may show operations out of order for no reason that matters to people. Here its operations are
//! run again in an order that keeps who read from whom and turns as few pairs round as possible.
//! The result is only believed after it was replayed like any other witness.

use crate::operations::Tracker;
use crate::reorder::Reorder;
use crate::task::Setup;
use fencepost_search::finding::Failure;
use fencepost_vm::{Action, Choice, Event, EventKind, RunningState, Stop, ThreadId};
use std::collections::{HashMap, HashSet};

/// Longer witnesses stay as they are.
const MOST_STEPS: usize = 20_000;

/// How often a thread may take a step that shows nothing before it comes to an operation.
const QUIET_STEPS: usize = 4;

/// An operation: its thread, and its place in the program order of that thread.
type Name = (ThreadId, usize);

/// A run that goes forward step by step.
struct Run<'a> {
    setup: &'a Setup,
    state: RunningState,
    events: Vec<Event>,
    followed: usize,
    tracker: Tracker,
    done: HashSet<Name>,
    path: Vec<Choice>,
}

impl<'a> Run<'a> {
    fn new(setup: &'a Setup) -> Option<Self> {
        let mut events = Vec::new();
        let initial = setup.machine.initial(setup.entry, &[], Some(&mut events));
        let mut run = Self {
            setup,
            state: initial.ok()?,
            events,
            followed: 0,
            tracker: Tracker::default(),
            done: HashSet::new(),
            path: Vec::new(),
        };
        run.follow();
        Some(run)
    }

    /// Takes new events; returns the operations that completed with them.
    fn follow(&mut self) -> Vec<Name> {
        let mut completed = Vec::new();
        for event in &self.events[self.followed..] {
            if let Some(operation) = self.tracker.follow(event) {
                completed.push((operation.thread, operation.sequence));
            }
        }
        self.followed = self.events.len();
        self.done.extend(&completed);
        completed
    }

    /// Applies a choice. Returns whether the run goes on, or nothing if it was refused.
    fn apply(&mut self, choice: Choice) -> Option<bool> {
        let machine = &self.setup.machine;
        let result = machine.apply(&mut self.state, choice, Some(&mut self.events));
        if result == Err(Stop::NotEnabled) {
            return None;
        }
        self.path.push(choice);
        Some(result.is_ok())
    }
}

/// By which choice each operation that was in place happened.
fn actions(setup: &Setup, path: &[Choice]) -> Option<HashMap<Name, Action>> {
    let mut run = Run::new(setup)?;
    let mut actions = HashMap::new();
    for &choice in path {
        run.apply(choice)?;
        for name in run.follow() {
            if name.0 == choice.thread && !matches!(choice.action, Action::Complete(_)) {
                actions.entry(name).or_insert(choice.action);
            }
        }
    }
    Some(actions)
}

/// Choices that lead to the same end with as few operations out of order as possible, if they can
/// be found. `events` are those of the execution along `path`.
pub(crate) fn minimize_reorderings(
    setup: &Setup,
    failure: &Failure,
    path: &[Choice],
    events: &[Event],
) -> Option<Vec<Choice>> {
    // Which reads may be reused, and are, depends on what memory holds at the time.
    let reuses = events.iter().any(|event| event.kind == EventKind::Reuse);
    if path.len() > MOST_STEPS || reuses {
        return None;
    }
    let actions = actions(setup, path)?;
    let execution = Reorder::new(&setup.machine, failure, events);
    let mut run = Run::new(setup)?;
    let finished = |index: &usize| execution.operations[*index].completed < events.len();
    let mut left = (0..execution.operations.len()).filter(finished).count();
    for index in &execution.straight {
        if left == 0 {
            break;
        }
        left -= usize::from(finished(index));
        let operation = &execution.operations[*index];
        let name = (operation.thread, operation.sequence);
        let mut quiet = 0;
        while !run.done.contains(&name) {
            let action = match run.tracker.entry_of(name.0, name.1) {
                Some(entry) => Action::Complete(entry as u32),
                None => actions.get(&name).copied().unwrap_or(Action::Step),
            };
            let choice = Choice {
                thread: name.0,
                action,
            };
            // Entries of a thread that nobody else meets any more complete as it runs on.
            let on = Choice {
                action: Action::Step,
                ..choice
            };
            let goes_on = run.apply(choice).or_else(|| run.apply(on))?;
            if !goes_on {
                return Some(run.path);
            }
            if run.follow().is_empty() {
                quiet += 1;
                if quiet > QUIET_STEPS {
                    return None;
                }
            }
        }
    }
    // A step that fails may show no operation.
    if matches!(failure, Failure::Step(_)) {
        run.apply(*path.last()?);
    }
    Some(run.path)
}
