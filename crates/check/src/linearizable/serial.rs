//! Serial executions: operations that run one after the other on a new object.

use super::driver::Driver;
use super::history::{Call, History, Outcome, Value, histories};
use super::recorder::Recorder;
use fencepost_base::{FxHashMap, FxHashSet};
use fencepost_ir::{ClassId, FuncId, Problem, Source};
use fencepost_search::histories::Judgement;
use fencepost_vm::{
    Choice, Event, EventKind, IDENTITY_HASHES, Location, Machine, ObjectId, ObjectKind,
    RunningState, Stop, ThreadId, component,
};
use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
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
    /// An object from outside: its number among those, its class and, for an array, its length.
    Outside(usize, ClassId, u32),
    /// An object that a call gave first: which call, and which of its results, or which part of
    /// one.
    Given(usize, Vec<usize>),
    /// An object that is what it holds, with its class.
    Parts(ClassId, Vec<Named>),
    /// An array that a call gave, and what it held then.
    Array(Box<Named>, Vec<Value>),
    /// An object that a call gave and that had got its value by then, and the value.
    Settled(ClassId, Vec<Value>),
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
        match (self, other) {
            (Came::Open, _) => true,
            (Came::Returned(a), Came::Returned(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.agrees(b))
            }
            (Came::Threw(a), Came::Threw(b)) => a == b,
            (Came::Returned(_) | Came::Threw(_), _) => false,
        }
    }
}

impl Named {
    /// Whether this may be the other. What an array held is not always known, and neither is the
    /// value of an object that gets one late.
    fn agrees(&self, other: &Named) -> bool {
        match (self, other) {
            (Named::Array(a, held), Named::Array(b, also)) => a == b && held == also,
            (Named::Array(one, _), other) | (other, Named::Array(one, _)) => **one == *other,
            (Named::Settled(..), Named::Given(..) | Named::Outside(..))
            | (Named::Given(..) | Named::Outside(..), Named::Settled(..)) => true,
            (a, b) => a == b,
        }
    }
}

/// Gives names to objects, in the order in which calls are given them and give them.
#[derive(Default)]
struct Namer {
    known: FxHashMap<ObjectId, Named>,
    outside: usize,
}

impl Namer {
    fn argument(&mut self, value: &Value) -> Named {
        match value {
            Value::Object(object, class, length) => {
                let outside = &mut self.outside;
                let named = self.known.entry(*object).or_insert_with(|| {
                    *outside += 1;
                    Named::Outside(*outside - 1, *class, *length)
                });
                named.clone()
            }
            Value::Parts(class, parts) => {
                let parts = parts.iter().map(|part| self.argument(part));
                Named::Parts(*class, parts.collect())
            }
            Value::Number(..)
            | Value::Null
            | Value::Text(_)
            | Value::Boxed(..)
            | Value::Itself
            | Value::Array(..)
            | Value::Settled(..)
            | Value::Unknown => Named::Value(value.clone()),
        }
    }

    /// What a call gives at a place among its results.
    fn result(&mut self, value: &Value, call: usize, place: &[usize]) -> Named {
        let given = |object: &ObjectId, known: &mut FxHashMap<ObjectId, Named>| {
            let named = known.entry(*object);
            let named = named.or_insert_with(|| Named::Given(call, place.to_vec()));
            named.clone()
        };
        match value {
            Value::Object(object, ..) => given(object, &mut self.known),
            Value::Array(object, _, held) => {
                Named::Array(Box::new(given(object, &mut self.known)), held.clone())
            }
            Value::Settled(object, class, held) => {
                // It may be given to another call later.
                given(object, &mut self.known);
                Named::Settled(*class, held.clone())
            }
            Value::Parts(class, parts) => {
                let parts = parts.iter().enumerate().map(|(at, part)| {
                    let place = [place, &[at]].concat();
                    self.result(part, call, &place)
                });
                Named::Parts(*class, parts.collect())
            }
            Value::Number(..)
            | Value::Null
            | Value::Text(_)
            | Value::Boxed(..)
            | Value::Itself
            | Value::Unknown => Named::Value(value.clone()),
        }
    }
}

/// Puts calls into words that mean the same in every execution.
pub(super) fn name(made_as: Option<ClassId>, calls: &[&Call]) -> (Sequence, Vec<Came>) {
    let mut namer = Namer::default();
    let mut threads: Vec<usize> = Vec::new();
    let mut sequence = Vec::new();
    let mut came = Vec::new();
    for (place, call) in calls.iter().enumerate() {
        let args = call.args.iter().map(|value| namer.argument(value));
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
                let values = values.iter().enumerate();
                let values = values.map(|(at, value)| namer.result(value, place, &[at]));
                Came::Returned(values.collect())
            }
        });
    }
    let calls = sequence;
    (Sequence { made_as, calls }, came)
}

/// What the executions of a sequence give.
pub(super) struct Rows {
    /// One row each.
    pub rows: Vec<Vec<Came>>,
    /// Why the program may give something else where it does: what the operations looked at need
    /// not be there what it is here.
    pub doubt: Option<Problem>,
    /// Whether static fields are among that.
    pub reads_statics: bool,
}

/// What the executions of a sequence give, or why that is not known.
pub(super) type Runs = Result<Rows, Judgement>;

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
        let hashed = |machine: &Machine| machine.relied_on.load(Ordering::Relaxed);
        self.machine.relied_on.store(0, Ordering::Relaxed);
        let mut search = Search {
            serial: self,
            sequence,
            driver,
            seen: FxHashSet::default(),
            steps: 0,
            rows: Vec::new(),
            statics: None,
        };
        search.run()?;
        let doubt = match &search.statics {
            Some(place) => Some(problem(format!(
                "a serial execution of operations that read {place}, a static field that the \
                 program may have changed"
            ))),
            None if hashed(&self.machine) & IDENTITY_HASHES != 0 => Some(problem(
                "a serial execution of operations that ask for the hash code of an object's \
                 identity",
            )),
            None => None,
        };
        Ok(Rows {
            reads_statics: search.statics.is_some(),
            rows: search.rows,
            doubt,
        })
    }
}

fn problem(what: impl Into<String>) -> Problem {
    Problem {
        what: what.into(),
        location: String::new(),
    }
}

fn unsupported(what: impl Into<String>) -> Judgement {
    Judgement::Unsupported(problem(what))
}

/// All executions of a sequence.
struct Search<'a> {
    serial: &'a Serial,
    sequence: &'a Sequence,
    driver: Driver,
    seen: FxHashSet<(Vec<u64>, BTreeSet<ObjectId>)>,
    steps: usize,
    rows: Vec<Vec<Came>>,
    /// A static field that an operation read and that does not belong to what it is an operation
    /// of.
    statics: Option<String>,
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
        self.note(&mut at, &mut events);
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
                        self.note(&mut next, &mut events);
                        while self.is_over(&next) {
                            next.turn += 1;
                        }
                        let known = (words(machine, &next.state), next.touched.clone());
                        if self.seen.insert(known) {
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

    /// Notes what was looked into.
    fn note(&mut self, at: &mut At, events: &mut Vec<Event>) {
        for event in events.drain(..) {
            let Some(location) = event.location else {
                continue;
            };
            at.touched.insert(location.object);
            let is_write = matches!(
                event.kind,
                EventKind::Write
                    | EventKind::VolatileWrite
                    | EventKind::RelaxedWrite
                    | EventKind::ReleaseWrite
            );
            if !is_write && self.statics.is_none() && self.is_shared(&at.state, location) {
                let machine = &self.serial.machine;
                self.statics = Some(machine.describe_location(&at.state, location));
            }
        }
    }

    /// Whether a location is a static field of the program, other than of the class whose
    /// operations are run where they need no object.
    fn is_shared(&self, state: &RunningState, location: Location) -> bool {
        let Some(object) = state.heap.get(location.object) else {
            return false;
        };
        let ObjectKind::Statics(class) = object.kind else {
            return false;
        };
        let recorder = &self.serial.recorder;
        let Ok(info) = recorder.class(class) else {
            return false;
        };
        // A compiler keeps delegates in classes of its own.
        if info.library || info.name.contains("<>") || info.statics.fixed.contains(&location.offset)
        {
            return false;
        }
        let owners = self.sequence.calls.iter();
        let mut owners = owners.filter_map(|call| recorder.operation_of(call.function));
        self.sequence.made_as.is_some() || !owners.any(|operation| operation.owner == class)
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
            let mut found = None;
            for (named, value) in step.args.iter().zip(&call.args) {
                find_touched(named, value, &at.touched, &mut found);
            }
            if let Some(class) = found {
                let recorder = &self.serial.recorder;
                let class = recorder.class(class).map(|class| class.name.clone());
                return Err(unsupported(format!(
                    "a serial execution of `{}`, which looks into the `{}` that it is given",
                    recorder.function_name(step.function),
                    class.unwrap_or_default()
                )));
            }
        }
        Ok(())
    }
}

/// Finds the class of an object from outside that was looked into.
fn find_touched(
    named: &Named,
    value: &Value,
    touched: &BTreeSet<ObjectId>,
    found: &mut Option<ClassId>,
) {
    match (named, value) {
        (Named::Outside(_, class, _), Value::Object(object, ..)) if touched.contains(object) => {
            *found = Some(*class);
        }
        (Named::Parts(_, parts), Value::Parts(_, values)) => {
            for (named, value) in parts.iter().zip(values) {
                find_touched(named, value, touched, found);
            }
        }
        (
            Named::Value(_)
            | Named::Outside(..)
            | Named::Given(..)
            | Named::Parts(..)
            | Named::Array(..)
            | Named::Settled(..),
            _,
        ) => {}
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
