//! Following an execution that a solver found, on the machine.
//!
//! The solver says in which order accesses happen. The machine is run along that order: where
//! several things can happen next, the one is tried first that is the solver's next access. What
//! is found this way is a list of choices as any search finds it, and is replayed as those are.
//! Not finding anything says nothing: accesses that the solver left out are taken as they come.

use crate::task::Setup;
use fencepost_engine_bounded::Step;
use fencepost_search::finding::{Failure, FailureKey, Finding, SearchResult};
use fencepost_vm::{Choice, Event, EventKind, RunningState, State, Stop, ThreadId};

/// Steps of the machine that are tried at most.
const MOST_STEPS: usize = 10_000;

/// How far an execution has been followed.
#[derive(Clone)]
struct Along {
    state: RunningState,
    /// Which accesses of the solver's have happened.
    done: Vec<bool>,
    /// Threads in the order in which they were started: the numbers that the solver gives them.
    threads: Vec<ThreadId>,
}

/// How well something that can happen next fits. Smaller is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is the next access.
    Next,
    /// It touches nothing, and is of the thread whose turn it is.
    Towards,
    /// The same, with an access that the solver left out.
    LeftOut,
    /// It touches nothing, and is of another thread.
    Aside,
    /// It is an access that should come later; those before it may be no steps of the machine.
    Later(usize),
    /// It is an access of another thread that the solver left out.
    Other,
}

struct Follower<'a> {
    setup: &'a Setup,
    steps: &'a [Step],
    wanted: &'a dyn Fn(&Failure) -> bool,
    tried: usize,
}

/// A place that the search may come back to.
struct Branch {
    along: Along,
    /// What is left to try, the best last.
    choices: Vec<Choice>,
}

/// Looks for a failure along an execution.
pub(crate) fn follow(
    setup: &Setup,
    steps: &[Step],
    wanted: &dyn Fn(&Failure) -> bool,
) -> Option<(FailureKey, Finding)> {
    let mut events = Vec::new();
    let state = setup
        .machine
        .initial(setup.entry, &[], Some(&mut events))
        .ok()?;
    let first = state.threads.iter().next()?.id;
    let mut follower = Follower {
        setup,
        steps,
        wanted,
        tried: 0,
    };
    let mut along = Along {
        state,
        done: vec![false; steps.len()],
        threads: vec![first],
    };
    follower.note(&mut along, &events);
    follower.search(along)
}

impl Follower<'_> {
    fn search(&mut self, start: Along) -> Option<(FailureKey, Finding)> {
        let machine = &self.setup.machine;
        let mut path: Vec<Choice> = Vec::new();
        let mut branches: Vec<Branch> = Vec::new();
        let mut next = Some(start);
        loop {
            if let Some(along) = next.take() {
                let failure = self.failure(&along.state);
                if let Some(failure) = failure {
                    return Some(self.found(failure, path));
                }
                let choices = self.ranked(&along)?;
                branches.push(Branch { along, choices });
            }
            let branch = branches.last_mut()?;
            let Some(choice) = branch.choices.pop() else {
                branches.pop();
                path.pop();
                continue;
            };
            let mut along = branch.along.clone();
            let mut events = Vec::new();
            path.push(choice);
            match machine.apply(&mut along.state, choice, Some(&mut events)) {
                Ok(()) => {
                    self.note(&mut along, &events);
                    next = Some(along);
                }
                Err(Stop::Violation(violation)) => {
                    let failure = Failure::Step(violation);
                    if (self.wanted)(&failure) {
                        return Some(self.found(failure, path));
                    }
                    path.pop();
                }
                Err(_) => {
                    path.pop();
                }
            }
        }
    }

    fn found(&self, failure: Failure, path: Vec<Choice>) -> (FailureKey, Finding) {
        let key = failure.key(&self.setup.machine);
        (key, Finding { failure, path })
    }

    /// What is wanted and wrong with a state itself.
    fn failure(&self, state: &State) -> Option<Failure> {
        let machine = &self.setup.machine;
        let mut choices = Vec::new();
        machine.choices(state, &mut choices);
        let mut noted = SearchResult::default();
        let cycle = machine.waiting_cycle(state);
        let checks = self.setup.checks();
        checks.enter(&mut noted, state, cycle, choices.is_empty(), Vec::new);
        let mut failures = noted.findings.into_values().map(|finding| finding.failure);
        failures.find(|failure| (self.wanted)(failure))
    }

    /// What can happen next, the best last; nothing if too much was tried.
    fn ranked(&mut self, along: &Along) -> Option<Vec<Choice>> {
        let machine = &self.setup.machine;
        let mut choices = Vec::new();
        machine.choices(&along.state, &mut choices);
        self.tried += choices.len();
        if self.tried > MOST_STEPS {
            return None;
        }
        let turn = self.turn(along);
        let mut fits = Vec::new();
        for choice in choices {
            let mut state = along.state.clone();
            let mut events = Vec::new();
            // A step that fails is as good as the operation that it stands before.
            let _ = machine.apply(&mut state, choice, Some(&mut events));
            fits.push((self.fit(along, turn, choice, &events), choice));
        }
        // What comes first among equals is up to the machine, so that a run can be repeated.
        fits.sort_by_key(|(fit, _)| std::cmp::Reverse(*fit));
        Some(fits.into_iter().map(|(_, choice)| choice).collect())
    }

    /// The first access that has not happened.
    fn turn(&self, along: &Along) -> Option<usize> {
        along.done.iter().position(|done| !done)
    }

    fn fit(&self, along: &Along, turn: Option<usize>, choice: Choice, events: &[Event]) -> Fit {
        let mover = turn.map(|at| self.steps[at].thread as usize);
        let is_mover = match mover {
            Some(number) => along.threads.get(number) == Some(&choice.thread),
            None => true,
        };
        let mut touches = events.iter().filter(|event| is_access(event)).peekable();
        let left_out = touches.peek().is_some();
        match touches.find_map(|event| self.matching(along, event)) {
            Some(at) if Some(at) == turn => Fit::Next,
            Some(at) => Fit::Later(at),
            None => match (is_mover, left_out) {
                (true, false) => Fit::Towards,
                (true, true) => Fit::LeftOut,
                (false, false) => Fit::Aside,
                (false, true) => Fit::Other,
            },
        }
    }

    /// The access of the solver's that an event is: the first in program order at that operation.
    fn matching(&self, along: &Along, event: &Event) -> Option<usize> {
        let number = along.threads.iter().position(|&id| id == event.thread)?;
        let open = self.steps.iter().enumerate().filter(|(at, step)| {
            !along.done[*at]
                && step.thread as usize == number
                && step.site.function == event.function
                && step.site.pc == event.pc
        });
        open.min_by_key(|(_, step)| step.position).map(|(at, _)| at)
    }

    /// Notes what has happened.
    fn note(&self, along: &mut Along, events: &[Event]) {
        for event in events {
            if let EventKind::Start(thread) = event.kind
                && !along.threads.contains(&thread)
            {
                along.threads.push(thread);
            }
            if is_access(event)
                && let Some(at) = self.matching(along, event)
            {
                along.done[at] = true;
            }
        }
    }
}

/// Whether an event is an access that happened, not one that was put on a pending list.
fn is_access(event: &Event) -> bool {
    event.location.is_some() && !matches!(event.kind, EventKind::Issue(_))
}
