//! Replay: a run is a list of choices, and the same choices give the same run.

use crate::lasso::{broken_promises, run_lasso};
use crate::outcome::{
    Classification, CycleReport, ExceptionReport, MemoryView, SuspendedReport, TraceStep,
    ViolationReport, WaitReport,
};
use crate::task::{Setup, Task, TaskError};
use crate::telling::names::PastHolders;
use crate::telling::{Telling, cycles, failure, incarnations, memory};
use crate::witness::Witness;
use fencepost_base::SourcePosition;
use fencepost_search::finding::{
    Failure, FailureKey, FailureKind, Finding, SearchResult, Unmodelled,
};
use fencepost_search::histories::HistoryCall;
use fencepost_vm::{Choice, Event, Noted, RunningState, State, Stop};

/// What a replayed execution did.
#[derive(Clone, Debug)]
pub struct ReplayReport {
    /// The kind of the violation that came out.
    pub kind: FailureKind,
    /// What is wrong, for people.
    pub message: String,
    /// The exception that nobody handles, if it is one.
    pub exception: Option<ExceptionReport>,
    /// What the threads of a deadlock wait for.
    pub waits: Vec<WaitReport>,
    /// The async methods that are suspended in a deadlock.
    pub suspended: Vec<SuspendedReport>,
    /// The execution, every visible step of it.
    pub trace: Vec<TraceStep>,
    /// What is repeated for ever at its end, if it does not end.
    pub cycle: Option<CycleReport>,
    /// The calls on an object that no serial order explains.
    pub history: Vec<HistoryCall>,
    /// The execution as people want to read it.
    pub story: Vec<TraceStep>,
    /// What it wrote to the console.
    pub output: String,
    /// Where it ends, if that is one line of a file.
    pub position: Option<SourcePosition>,
    /// What memory looks like on the way, if that was asked for.
    pub memory: Vec<MemoryView>,
}

impl ReplayReport {
    /// The same as a violation. Whether it needs a reordering was not asked.
    pub fn into_violation(self, witness: Witness) -> ViolationReport {
        ViolationReport {
            kind: self.kind,
            message: self.message,
            source: None,
            position: self.position,
            class: Classification::Unknown,
            class_reason: None,
            reorderings: Vec::new(),
            reused: Vec::new(),
            exception: self.exception,
            waits: self.waits,
            suspended: self.suspended,
            trace: self.trace,
            cycle: self.cycle,
            history: self.history,
            story: self.story,
            output: self.output,
            memory: self.memory,
            witness,
        }
    }
}

/// Why a witness does not replay.
#[derive(Clone, Debug)]
pub enum ReplayError {
    /// The task cannot be started.
    Task(TaskError),
    /// A step of the witness is not possible where it stands.
    StepNotEnabled {
        /// The step, from 0.
        step: usize,
        /// How many steps the witness has.
        of: usize,
    },
    /// The execution ends in another violation than recorded.
    OtherViolation {
        /// What was recorded.
        expected: String,
        /// What came out.
        found: String,
    },
    /// What should be repeated for ever cannot be, or not by a fair execution.
    NotEndless {
        /// Why not.
        why: &'static str,
    },
    /// The execution ends in no violation.
    NoViolation {
        /// What was recorded.
        expected: String,
    },
}

impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReplayError::Task(error) => write!(f, "{error}"),
            ReplayError::StepNotEnabled { step, of } => {
                write!(f, "step {step} of {of} is not possible in this program")
            }
            ReplayError::OtherViolation { expected, found } => {
                write!(
                    f,
                    "the execution should end in {expected}, but ends in {found}"
                )
            }
            ReplayError::NotEndless { why } => write!(f, "the execution ends: {why}"),
            ReplayError::NoViolation { expected } => {
                write!(
                    f,
                    "the execution should end in {expected}, but ends in no violation"
                )
            }
        }
    }
}

/// An execution that was run again.
pub(crate) struct Replayed {
    pub failures: Vec<Failure>,
    pub events: Vec<Event>,
    pub notes: Vec<Noted>,
    pub state: RunningState,
    /// How many events come before what is repeated for ever.
    pub before_cycle: Option<usize>,
}

impl Replayed {
    /// The same with threads told apart that had the same number one after the other. What is repeated
    /// for ever has to keep its numbers.
    pub fn with_threads_apart(mut self) -> Self {
        if self.before_cycle.is_none() {
            incarnations::tell_apart(&mut self.events, &mut self.notes);
        }
        self
    }
}

/// An execution to run: all choices, and how many come before what is repeated for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Run<'a> {
    pub path: &'a [Choice],
    pub cycle: Option<usize>,
}

impl<'a> From<&'a Finding> for Run<'a> {
    fn from(finding: &'a Finding) -> Self {
        Self {
            path: &finding.path,
            cycle: finding.failure.cycle().map(|cycle| cycle.start),
        }
    }
}

impl Run<'_> {
    /// Runs the choices and says what is wrong.
    fn again(&self, setup: &Setup) -> Result<Replayed, ReplayError> {
        match self.cycle {
            Some(start) => run_lasso(setup, self.path, start),
            None => run_choices(setup, self.path),
        }
    }
}

/// In how many states at most past holders are looked for.
const MOST_LOOKS: usize = 300;

/// Where the objects of an execution are kept in its course. Of a long one, not every state is
/// looked at.
pub(crate) fn past_holders(setup: &Setup, path: &[Choice]) -> PastHolders {
    let machine = &setup.machine;
    let mut past_holders = PastHolders::default();
    let (mut events, mut notes) = (Vec::new(), Vec::new());
    let begun = machine.initial_narrated(setup.entry, &mut events, &mut notes);
    let Ok(mut state) = begun else {
        return past_holders;
    };
    let every = path.len() / MOST_LOOKS + 1;
    past_holders.look(machine, &state, events.len());
    for (step, &choice) in path.iter().enumerate() {
        let applied = machine.apply_narrated(&mut state, choice, &mut events, &mut notes);
        if step % every == 0 {
            past_holders.look(machine, &state, events.len());
        }
        if applied.is_err() {
            break;
        }
    }
    past_holders
}

/// Runs choices from the initial state and says what is wrong at their end.
pub(crate) fn run_choices(setup: &Setup, path: &[Choice]) -> Result<Replayed, ReplayError> {
    let machine = &setup.machine;
    let (mut events, mut notes) = (Vec::new(), Vec::new());
    let begun = machine.initial_narrated(setup.entry, &mut events, &mut notes);
    let (mut state, mut stop) = match begun {
        Ok(state) => (state, None),
        Err((state, stop)) => (*state, Some(stop)),
    };
    for (step, &choice) in path.iter().enumerate() {
        let refused = ReplayError::StepNotEnabled {
            step,
            of: path.len(),
        };
        if stop.is_some() {
            return Err(refused);
        }
        match machine.apply_narrated(&mut state, choice, &mut events, &mut notes) {
            Ok(()) => {}
            Err(Stop::NotEnabled) => return Err(refused),
            Err(other) => stop = Some(other),
        }
    }
    Ok(Replayed {
        failures: failures(setup, path, &state, stop),
        events,
        notes,
        state,
        before_cycle: None,
    })
}

/// What is wrong at the end of choices, if they can all be taken. Gives the state that they lead
/// to, too, or the one in which they cannot go on.
pub(crate) fn failures_of(setup: &Setup, path: &[Choice]) -> (Option<Vec<Failure>>, RunningState) {
    let machine = &setup.machine;
    let (mut state, mut stop) = match machine.initial(setup.entry, &[], None) {
        Ok(state) => (state, None),
        Err((state, stop)) => (*state, Some(stop)),
    };
    for &choice in path {
        if stop.is_some() {
            return (None, state);
        }
        match machine.apply(&mut state, choice, None) {
            Ok(()) => {}
            Err(Stop::NotEnabled) => return (None, state),
            Err(other) => stop = Some(other),
        }
    }
    (Some(failures(setup, path, &state, stop)), state)
}

/// What is wrong where an execution has come to, or stopped.
pub(crate) fn failures(
    setup: &Setup,
    path: &[Choice],
    state: &State,
    stop: Option<Stop>,
) -> Vec<Failure> {
    match stop {
        Some(Stop::Violation(violation)) => vec![Failure::Step(violation)],
        Some(_) => Vec::new(),
        None => {
            let mut failures = state_failures(setup, state);
            if state.has_ended() && setup.properties.liveness.is_asked() {
                failures.extend(broken_promises(setup, path, None));
            }
            failures
        }
    }
}

/// Whether an execution meets something that is not modelled, as a search says.
pub(crate) fn is_unmodelled(setup: &Setup, claim: &Unmodelled) -> bool {
    let machine = &setup.machine;
    let (mut state, mut stop) = match machine.initial(setup.entry, &[], None) {
        Ok(state) => (state, None),
        Err((state, stop)) => (*state, Some(stop)),
    };
    for &choice in &claim.path {
        if stop.is_some() {
            return false;
        }
        stop = machine.apply(&mut state, choice, None).err();
    }
    stop == Some(Stop::Unsupported(claim.problem.clone()))
}

/// Everything that is wrong with a state itself, as a search that goes on would note it.
fn state_failures(setup: &Setup, state: &State) -> Vec<Failure> {
    let findings = look_at(setup, state).findings.into_values();
    findings.map(|finding| finding.failure).collect()
}

/// What a search that goes on notes in a state: what is wrong, and what could not be found out.
pub(crate) fn look_at(setup: &Setup, state: &State) -> SearchResult {
    let machine = &setup.machine;
    let mut choices = Vec::new();
    machine.choices(state, &mut choices);
    let cycle = machine.waiting_cycle(state);
    let mut noted = SearchResult::default();
    setup
        .checks()
        .enter(&mut noted, state, cycle, choices.is_empty(), Vec::new);
    noted
}

/// Replays choices and insists on the failure with this key.
pub(crate) fn confirm(
    setup: &Setup,
    run: &Run<'_>,
    key: &FailureKey,
) -> Result<(Failure, Replayed), ReplayError> {
    let mut replayed = run.again(setup)?;
    let keys: Vec<FailureKey> = replayed
        .failures
        .iter()
        .map(|failure| failure.key(&setup.machine))
        .collect();
    match keys.iter().position(|found| found == key) {
        Some(at) => {
            let failure = replayed.failures.swap_remove(at);
            Ok((failure, replayed))
        }
        None => Err(ends_otherwise(
            describe_key(key.kind.name(), &key.detail),
            &keys,
        )),
    }
}

/// The error for an execution that should end in something else.
fn ends_otherwise(expected: String, found: &[FailureKey]) -> ReplayError {
    match found.first() {
        Some(found) => ReplayError::OtherViolation {
            expected,
            found: describe_key(found.kind.name(), &found.detail),
        },
        None => ReplayError::NoViolation { expected },
    }
}

fn describe_key(kind: &str, detail: &str) -> String {
    format!("{kind} ({detail})")
}

/// The choices of a recorded execution, as this process knows them.
pub(crate) fn choices_of(setup: &mut Setup, witness: &Witness) -> Result<Vec<Choice>, ReplayError> {
    if let Some(numbers) = &witness.numbers {
        // Another program, or one that was changed, has other objects.
        let _ = setup.machine.number_as(numbers);
    }
    let mut path: Vec<Choice> = Vec::new();
    for step in &witness.steps {
        let before = match step.needs_state() {
            true => Some(run_choices(setup, &path)?.state),
            false => None,
        };
        let choice = step.to_choice(&mut setup.machine, before.as_deref());
        let choice = choice.ok_or(ReplayError::StepNotEnabled {
            step: path.len(),
            of: witness.steps.len(),
        })?;
        path.push(choice);
    }
    Ok(path)
}

/// Runs a recorded execution again.
pub fn replay(task: &Task, witness: &Witness) -> Result<ReplayReport, ReplayError> {
    let mut setup = Setup::new(task, task.model.clone()).map_err(ReplayError::Task)?;
    if witness.prescient && task.model.has_working_copies() {
        setup.foresee();
    }
    let path = choices_of(&mut setup, witness)?;
    let run = Run {
        path: &path,
        cycle: witness.cycle_start.filter(|&start| start < path.len()),
    };
    let replayed = run.again(&setup)?.with_threads_apart();
    let failures = replayed.failures.iter();
    let keys: Vec<FailureKey> = failures
        .map(|failure| failure.key(&setup.machine))
        .collect();
    // Lines may have moved since; an earlier version did not record where in the code it was.
    let recorded = |(failure, key): (&Failure, &FailureKey)| {
        key.kind.name() == witness.kind
            && (key.detail == witness.detail
                || !witness.code_place.is_empty()
                    && failure.code_place(&setup.machine) == witness.code_place)
    };
    let Some(failure) = replayed.failures.iter().zip(&keys).position(recorded) else {
        let expected = describe_key(&witness.kind, &witness.detail);
        return Err(ends_otherwise(expected, &keys));
    };
    let failure = &replayed.failures[failure];
    let past_holders = past_holders(&setup, &path);
    let (mut telling, told) = Telling::told(&setup.machine, &replayed, &past_holders, failure);
    let memory = match task.show_memory {
        true => memory::views(&mut telling, &setup, &path, &told.events),
        false => Vec::new(),
    };
    let text = failure::describe(&mut telling, failure);
    Ok(ReplayReport {
        position: text.position,
        memory,
        kind: failure.kind(),
        message: text.message,
        exception: text.exception,
        waits: text.waits,
        suspended: text.suspended,
        trace: told.trace,
        cycle: cycles::tell(&telling, replayed.before_cycle, failure),
        history: failure.history().to_vec(),
        story: told.story,
        output: told.output,
    })
}
