//! Serial executions: operations that run one after the other on a new object.

use super::driver::Driver;
use super::history::{Call, History, Outcome, Value, histories};
use super::recorder::Recorder;
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::{ClassId, FuncId, Problem, Source};
use fencepost_search::histories::Judgement;
use fencepost_vm::{Choice, Event, Machine, ObjectId, RunningState, Stop, ThreadId, component};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// How many different sequences of calls are run at most.
const MOST_SEQUENCES: usize = 20_000;
/// How many steps the executions of one sequence take at most.
const MOST_STEPS: usize = 50_000;

/// What a call of a sequence is given or gives, in words that mean the same in every execution.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Named {
    /// A value that is what it is.
    Value(Value),
    /// An object from outside: the how manieth of those, its class and, for an array, its length.
    Outside(usize, ClassId, u32),
    /// An object that a call gave first: which call, and which of its results.
    Given(usize, usize),
}

/// A call of a sequence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Step {
    /// Threads are numbered in the order of their first calls.
    pub thread: usize,
    pub function: FuncId,
    pub args: Vec<Named>,
}

/// Calls in an order, without what came of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sequence {
    /// The class of the object, if operations need one.
    pub made_as: Option<ClassId>,
    pub calls: Vec<Step>,
}

/// What came of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Came {
    /// Nothing yet.
    Open,
    /// It returned.
    Returned(Vec<Named>),
    /// It ended with an exception of this class.
    Threw(ClassId),
}

impl Came {
    /// Whether a call of which this is known may be the one that gave the other.
    pub fn agrees(&self, other: &Came) -> bool {
        *self == Came::Open || self == other
    }
}

/// Puts calls into words that mean the same in every execution.
pub(super) fn name(made_as: Option<ClassId>, calls: &[&Call]) -> (Sequence, Vec<Came>) {
    let mut known: FxHashMap<ObjectId, Named> = FxHashMap::default();
    let mut outside = 0;
    let mut threads: Vec<usize> = Vec::new();
    let mut sequence = Vec::new();
    let mut came = Vec::new();
    for (place, call) in calls.iter().enumerate() {
        let args = call.args.iter().map(|value| match value {
            Value::Object(object, class, length) => {
                let named = known.entry(*object).or_insert_with(|| {
                    outside += 1;
                    Named::Outside(outside - 1, *class, *length)
                });
                named.clone()
            }
            other => Named::Value(other.clone()),
        });
        let args = args.collect();
        let known_thread = threads.iter().position(|&thread| thread == call.thread);
        let thread = known_thread.unwrap_or_else(|| {
            threads.push(call.thread);
            threads.len() - 1
        });
        sequence.push(Step {
            thread,
            function: call.function,
            args,
        });
        came.push(match &call.outcome {
            Outcome::Open => Came::Open,
            Outcome::Threw(class) => Came::Threw(*class),
            Outcome::Returned(values) => {
                let values = values.iter().enumerate().map(|(at, value)| match value {
                    Value::Object(object, ..) => {
                        let named = known.entry(*object);
                        named.or_insert(Named::Given(place, at)).clone()
                    }
                    other => Named::Value(other.clone()),
                });
                Came::Returned(values.collect())
            }
        });
    }
    let calls = sequence;
    (Sequence { made_as, calls }, came)
}

/// What the executions of a sequence give, one row each; or why that is not known.
pub(super) type Runs = Result<Vec<Vec<Came>>, Judgement>;

/// Runs operations one after the other.
pub(super) struct Serial {
    recorder: Arc<Recorder>,
    machine: Machine,
    known: Mutex<FxHashMap<Sequence, Arc<Runs>>>,
}

impl Serial {
    /// The machine takes every access as a step and has no model but the sequential one.
    pub fn new(recorder: Arc<Recorder>, machine: Machine) -> Self {
        Self {
            recorder,
            machine,
            known: Mutex::default(),
        }
    }

    /// What the executions of a sequence give.
    pub fn runs(&self, sequence: &Sequence) -> Arc<Runs> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(runs) = known.get(sequence) {
            return runs.clone();
        }
        if known.len() >= MOST_SEQUENCES {
            return Arc::new(Err(Judgement::TooMany));
        }
        let runs = Arc::new(self.run(sequence));
        known.insert(sequence.clone(), runs.clone());
        runs
    }

    fn run(&self, sequence: &Sequence) -> Runs {
        let driver = Driver::write(&self.recorder, sequence).map_err(Judgement::Unsupported)?;
        let mut search = Search {
            serial: self,
            sequence,
            driver,
            seen: FxHashSet::default(),
            steps: 0,
            rows: Vec::new(),
        };
        search.run()?;
        Ok(search.rows)
    }
}

fn unsupported(what: impl Into<String>) -> Judgement {
    Judgement::Unsupported(Problem {
        what: what.into(),
        location: String::new(),
    })
}

/// All executions of a sequence.
struct Search<'a> {
    serial: &'a Serial,
    sequence: &'a Sequence,
    driver: Driver,
    seen: FxHashSet<Vec<u64>>,
    steps: usize,
    rows: Vec<Vec<Came>>,
}

/// A state, the call whose turn it is, and the objects that were looked into on the way there.
#[derive(Clone)]
struct At {
    state: RunningState,
    turn: usize,
    touched: BTreeSet<ObjectId>,
}

impl Search<'_> {
    fn run(&mut self) -> Result<(), Judgement> {
        let machine = &self.serial.machine;
        let mut events = Vec::new();
        let state = match machine.initial(self.driver.entry, &[], Some(&mut events)) {
            Ok(state) => state,
            Err((_, stop)) => return stopped(stop),
        };
        let mut at = At {
            state,
            turn: 0,
            touched: BTreeSet::new(),
        };
        note(&mut at.touched, &mut events);
        let mut stack = vec![at];
        let mut choices: Vec<Choice> = Vec::new();
        while let Some(at) = stack.pop() {
            machine.choices(&at.state, &mut choices);
            if at.state.has_ended() {
                self.end(&at)?;
                continue;
            }
            choices.retain(|choice| self.may_move(choice.thread, at.turn));
            for &choice in &choices {
                self.steps += 1;
                if self.steps > MOST_STEPS {
                    return Err(Judgement::TooMany);
                }
                let mut next = at.clone();
                match machine.apply(&mut next.state, choice, Some(&mut events)) {
                    Ok(()) => {
                        note(&mut next.touched, &mut events);
                        while self.is_over(&next) {
                            next.turn += 1;
                        }
                        if self.seen.insert(words(machine, &next.state)) {
                            stack.push(next);
                        }
                    }
                    Err(stop) => {
                        events.clear();
                        stopped(stop)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The thread of the driver with a number.
    fn thread(&self, number: usize) -> ThreadId {
        let machine = &self.serial.machine;
        // The first thread is the first of those that it starts, too.
        machine.identities.thread_at(&[number as u32 + 1])
    }

    /// Whether a thread may move: it is its turn to call, or it calls nothing by itself.
    fn may_move(&self, thread: ThreadId, turn: usize) -> bool {
        let calls = &self.sequence.calls;
        let whose = |step: &super::serial::Step| self.thread(step.thread) == thread;
        match calls.get(turn) {
            Some(step) => whose(step) || !calls.iter().any(whose),
            None => true,
        }
    }

    /// Whether the call whose turn it is has come back.
    fn is_over(&self, at: &At) -> bool {
        let Some(step) = self.sequence.calls.get(at.turn) else {
            return false;
        };
        // Before it was started, a thread is nowhere.
        let Some(thread) = at.state.thread(self.thread(step.thread)) else {
            return false;
        };
        let call = self.driver.calls[at.turn];
        thread.has_ended() || thread.frames.first().is_some_and(|frame| frame.pc > call)
    }

    /// Keeps what an execution that has come to its end gives.
    fn end(&mut self, at: &At) -> Result<(), Judgement> {
        let machine = &self.serial.machine;
        let all = histories(machine, &at.state);
        let found = all.iter().find_map(|(_, history)| self.in_order(history));
        let Some((history, calls)) = found else {
            return Err(unsupported(
                "a serial execution in which operations call each other in another way",
            ));
        };
        self.look_for_touched(at, &calls)?;
        let (_, came) = name(history.made_as, &calls);
        if !self.rows.contains(&came) {
            self.rows.push(came);
        }
        Ok(())
    }

    /// The calls of a history in the order of the sequence, if it is the history of that.
    fn in_order<'h>(&self, history: &'h History) -> Option<(&'h History, Vec<&'h Call>)> {
        let mut next = vec![0; history.threads.len()];
        let mut calls = Vec::new();
        for step in &self.sequence.calls {
            let id = self.thread(step.thread);
            let place = history.threads.iter().position(|&thread| thread == id)?;
            let mut own = history.calls.iter().filter(|call| call.thread == place);
            let call = own.nth(next[place])?;
            next[place] += 1;
            if call.function != step.function {
                return None;
            }
            calls.push(call);
        }
        (calls.len() == history.calls.len()).then_some((history, calls))
    }

    /// An object that an operation was given has nothing in it here, so it must not be looked into.
    fn look_for_touched(&self, at: &At, calls: &[&Call]) -> Result<(), Judgement> {
        for (step, call) in self.sequence.calls.iter().zip(calls) {
            for (named, value) in step.args.iter().zip(&call.args) {
                if let (Named::Outside(_, class, _), Value::Object(object, ..)) = (named, value)
                    && at.touched.contains(object)
                {
                    let recorder = &self.serial.recorder;
                    let class = recorder.class(*class).map(|class| class.name.clone());
                    return Err(unsupported(format!(
                        "a serial execution of `{}`, which looks into the `{}` that it is given",
                        recorder.function_name(step.function),
                        class.unwrap_or_default()
                    )));
                }
            }
        }
        Ok(())
    }
}

/// Whether a serial execution that stops here merely gives nothing.
fn stopped(stop: Stop) -> Result<(), Judgement> {
    match stop {
        Stop::Violation(_) | Stop::Assumed => Ok(()),
        Stop::Unsupported(problem) => Err(Judgement::Unsupported(problem)),
        Stop::Limit(_) => Err(Judgement::TooMany),
        Stop::NotEnabled => Err(unsupported("a step of a serial execution that was refused")),
    }
}

fn note(touched: &mut BTreeSet<ObjectId>, events: &mut Vec<Event>) {
    let places = events.drain(..).filter_map(|event| event.location);
    touched.extend(places.map(|location| location.object));
}

/// A state as words, to know it again.
fn words(machine: &Machine, state: &RunningState) -> Vec<u64> {
    let mut out = Vec::new();
    component::write_globals(&state.globals, &mut out);
    for thread in &state.threads {
        component::write_thread(machine, thread, &mut out);
    }
    for object in state.heap.iter() {
        component::write_object(object, &mut out);
    }
    out
}
