//! An execution that somebody makes by hand: choices are taken, taken back and taken again.
//!
//! A walk holds the choices and the state behind them. It says what could happen next and what
//! that would do ([`Situation`]), goes on by itself until something of interest happens
//! ([`Walk::run`]), and looks for a way from here to a failure ([`Walk::search`]). Whoever shows
//! it to people does the rest.

mod breakpoint;
mod describe;
mod run;
mod search;

pub use breakpoint::{Breakpoint, BreakpointError, NoCode};
pub use describe::{PossibleStep, Situation, Standing, ThreadView, WalkFailure};
pub use run::Halt;
pub use search::Searched;

use crate::replay::{self, ReplayError, choices_of};
use crate::task::{Setup, Task, TaskError};
use crate::witness::{Witness, WitnessStep, numbers};
use fencepost_search::finding::{Failure, FailureKey};
use fencepost_search::property::Expression;
use fencepost_vm::{Choice, Event, Noted, RunningState, Stop};
use std::collections::BTreeSet;

/// What is recorded as the kind of a violation where an execution has none.
pub const NO_VIOLATION: &str = "none";

/// Where an execution has come to.
struct Now {
    state: RunningState,
    events: Vec<Event>,
    notes: Vec<Noted>,
    /// Why the execution goes no further, if its last step says so.
    stop: Option<Stop>,
}

impl Now {
    fn initial(setup: &Setup) -> Self {
        let (mut events, mut notes) = (Vec::new(), Vec::new());
        let begun = setup
            .machine
            .initial_narrated(setup.entry, &mut events, &mut notes);
        let (state, stop) = match begun {
            Ok(state) => (state, None),
            Err((state, stop)) => (*state, Some(stop)),
        };
        Self {
            state,
            events,
            notes,
            stop,
        }
    }

    /// Takes a choice. False if that is not possible here.
    fn take(&mut self, setup: &Setup, choice: Choice) -> bool {
        if self.stop.is_some() {
            return false;
        }
        let machine = &setup.machine;
        let taken =
            machine.apply_narrated(&mut self.state, choice, &mut self.events, &mut self.notes);
        match taken {
            Ok(()) => true,
            Err(Stop::NotEnabled) => false,
            Err(stop) => {
                self.stop = Some(stop);
                true
            }
        }
    }
}

/// An execution that is made by hand.
pub struct Walk {
    setup: Setup,
    model: String,
    reduction: &'static str,
    prescient: bool,
    taken: Vec<Choice>,
    /// Choices that were taken back, or that a witness has; the next one is the last.
    ahead: Vec<Choice>,
    /// How many choices come before those that are repeated for ever, in the witness walked along.
    cycle_start: Option<usize>,
    choices: Vec<Choice>,
    now: Now,
}

/// Why a walk cannot do what it is asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WalkError {
    /// There is no choice with this number.
    NoSuchChoice {
        /// How many there are.
        count: usize,
    },
    /// Nothing was taken back that could be taken again.
    NothingAhead,
    /// Nothing was taken yet.
    AtStart,
    /// A choice that was possible before is not possible any more: a defect of ours.
    Lost,
}

impl std::fmt::Display for WalkError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            WalkError::NoSuchChoice { count: 0 } => write!(f, "nothing can happen here"),
            WalkError::NoSuchChoice { count: 1 } => write!(f, "there is one choice, 0"),
            WalkError::NoSuchChoice { count } => {
                write!(f, "there are the choices 0 to {}", count - 1)
            }
            WalkError::NothingAhead => write!(f, "there is no step ahead; take a choice"),
            WalkError::AtStart => write!(f, "this is the start"),
            WalkError::Lost => write!(f, "a step that was possible is not any more"),
        }
    }
}

impl Walk {
    /// A walk that stands at the start of the program.
    pub fn new(task: &Task) -> Result<Self, TaskError> {
        let setup = Setup::new(task, task.model.clone())?;
        Ok(Self::at_start(task, setup, false))
    }

    /// A walk that stands at the start of a recorded execution, with its steps ahead.
    pub fn along(task: &Task, witness: &Witness) -> Result<Self, ReplayError> {
        let mut setup = Setup::new(task, task.model.clone()).map_err(ReplayError::Task)?;
        let prescient = witness.prescient && task.model.has_working_copies();
        if prescient {
            setup.foresee();
        }
        let path = choices_of(&mut setup, witness)?;
        // All of it must be possible, so that nobody is surprised half way.
        replay::run_choices(&setup, &path)?;
        let mut walk = Self::at_start(task, setup, prescient);
        walk.cycle_start = witness.cycle_start.filter(|&start| start < path.len());
        walk.ahead = path.into_iter().rev().collect();
        Ok(walk)
    }

    fn at_start(task: &Task, setup: Setup, prescient: bool) -> Self {
        let now = Now::initial(&setup);
        let mut walk = Self {
            model: task.model.name().to_string(),
            reduction: task.used_engine().reduction().name(),
            prescient,
            taken: Vec::new(),
            ahead: Vec::new(),
            cycle_start: None,
            choices: Vec::new(),
            now,
            setup,
        };
        walk.list_choices();
        walk
    }

    /// The memory model.
    pub fn model(&self) -> &str {
        &self.model
    }

    /// How many choices were taken.
    pub fn len(&self) -> usize {
        self.taken.len()
    }

    /// Whether no choice was taken yet.
    pub fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    /// How many choices are ahead.
    pub fn ahead(&self) -> usize {
        self.ahead.len()
    }

    /// How many things can happen next.
    pub fn choice_count(&self) -> usize {
        self.choices.len()
    }

    /// Where the next choice that is ahead stands in the list of choices.
    pub fn choice_ahead(&self) -> Option<usize> {
        let next = self.ahead.last()?;
        self.choices.iter().position(|choice| choice == next)
    }

    fn list_choices(&mut self) {
        self.choices.clear();
        if self.now.stop.is_none() {
            let machine = &self.setup.machine;
            machine.choices(&self.now.state, &mut self.choices);
        }
    }

    /// Takes the choice with this number.
    pub fn take(&mut self, number: usize) -> Result<(), WalkError> {
        let choice = self.choices.get(number).copied();
        let choice = choice.ok_or(WalkError::NoSuchChoice {
            count: self.choices.len(),
        })?;
        self.take_choice(choice)
    }

    fn take_choice(&mut self, choice: Choice) -> Result<(), WalkError> {
        if !self.now.take(&self.setup, choice) {
            return Err(WalkError::Lost);
        }
        // Going where one came from keeps what lies behind it.
        if self.ahead.pop() != Some(choice) {
            self.ahead.clear();
            self.cycle_start = None;
        }
        self.taken.push(choice);
        self.list_choices();
        Ok(())
    }

    /// Takes again what was taken back, or what a witness has next.
    pub fn forward(&mut self) -> Result<(), WalkError> {
        let choice = self.ahead.last().copied().ok_or(WalkError::NothingAhead)?;
        self.take_choice(choice)
    }

    /// Takes back the last choices, as many as there are at most.
    pub fn back(&mut self, count: usize) -> Result<(), WalkError> {
        if self.taken.is_empty() {
            return Err(WalkError::AtStart);
        }
        self.go_to(self.taken.len().saturating_sub(count))
    }

    /// Goes to where this many choices were taken, as far as they are known.
    pub fn go_to(&mut self, count: usize) -> Result<(), WalkError> {
        if count < self.taken.len() {
            while self.taken.len() > count {
                self.ahead.extend(self.taken.pop());
            }
            // The same choices lead to the same state.
            let mut now = Now::initial(&self.setup);
            for &choice in &self.taken {
                if !now.take(&self.setup, choice) {
                    return Err(WalkError::Lost);
                }
            }
            self.now = now;
            self.list_choices();
        }
        while self.taken.len() < count && !self.ahead.is_empty() {
            self.forward()?;
        }
        Ok(())
    }

    /// Everything that is wrong here.
    fn failures(&self) -> Vec<Failure> {
        let now = &self.now;
        replay::failures(&self.setup, &self.taken, &now.state, now.stop.clone())
    }

    /// What makes each of them the failure it is.
    fn failure_keys(&self) -> BTreeSet<FailureKey> {
        let failures = self.failures();
        let keys = failures.iter();
        keys.map(|failure| failure.key(&self.setup.machine))
            .collect()
    }

    /// The value of an expression here, for people.
    pub fn evaluate(&self, text: &str) -> Result<String, String> {
        let machine = &self.setup.machine;
        let expression = Expression::parse(text).map_err(|error| error.to_string())?;
        let bound = expression.bind(machine.source.as_ref());
        let bound = bound.map_err(|error| error.to_string())?;
        let value = bound.evaluate(machine, &self.now.state);
        value
            .map(|value| value.to_string())
            .map_err(|error| error.to_string())
    }

    /// The execution so far, to be run again. What it ends in is the first thing that is wrong
    /// here, if anything is.
    pub fn witness(&self) -> (Witness, String) {
        let failure = self.failures().into_iter().next();
        let key = failure.as_ref().map(|one| one.key(&self.setup.machine));
        let message = match &failure {
            Some(failure) => self.sentence(failure),
            None => "nothing is wrong so far".to_string(),
        };
        let machine = &self.setup.machine;
        let steps = self.taken.iter();
        let witness = Witness {
            model: self.model.clone(),
            reduction: self.reduction.to_string(),
            prescient: self.prescient,
            steps: steps
                .map(|&choice| WitnessStep::from_choice(machine, choice))
                .collect(),
            cycle_start: None,
            kind: key
                .as_ref()
                .map_or(NO_VIOLATION.to_string(), |key| key.kind.to_string()),
            detail: key.map_or(String::new(), |key| key.detail),
            code_place: failure
                .as_ref()
                .map_or(String::new(), |failure| failure.code_place(machine)),
            numbers: numbers(machine),
        };
        (witness, message)
    }
}
