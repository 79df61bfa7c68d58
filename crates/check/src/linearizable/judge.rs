//! Whether some serial order explains a history.

use super::history::{Call, History, Outcome, histories};
use super::recorder::Recorder;
use super::serial::{Serial, name};
use fencepost_base::FxHashMap;
use fencepost_ir::{Operation, Problem, Source};
use fencepost_search::histories::{Judge, Judgement};
use fencepost_vm::{Machine, State};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// How many orders of the calls of one history are tried at most.
const MOST_ORDERS: usize = 20_000;
/// How many calls a history may have.
const MOST_CALLS: usize = 64;

/// How many histories are remembered at most.
const MOST_KNOWN: usize = 200_000;

/// Looks for a serial order of the calls on an object: one that keeps every two calls apart that
/// did not overlap, and in which the same operations, run one after the other, give the same.
/// A call that has not ended may be a part of it or not.
pub(crate) struct SerialJudge {
    recorder: Arc<Recorder>,
    serial: Serial,
    known: Mutex<FxHashMap<History, Opinion>>,
    /// Which classes have had calls, in the order of the recorder's.
    called: Vec<AtomicBool>,
    /// Whether a result counted as the same without a look at what it holds.
    by_identity: AtomicBool,
    /// Whether a serial execution read static fields that the program may have changed.
    by_statics: AtomicBool,
}

/// What is to be said about a history.
#[derive(Clone)]
enum Opinion {
    /// It equals a serial one.
    Serial,
    /// It equals none.
    Wrong,
    /// It is not known whether it does.
    Doubt(Judgement),
}

impl SerialJudge {
    /// The machine runs operations one after the other.
    pub fn new(recorder: Arc<Recorder>, machine: Machine) -> Self {
        Self {
            serial: Serial::new(recorder.clone(), machine),
            called: recorder
                .classes()
                .iter()
                .map(|_| AtomicBool::new(false))
                .collect(),
            recorder,
            known: Mutex::default(),
            by_identity: AtomicBool::new(false),
            by_statics: AtomicBool::new(false),
        }
    }

    fn decide(&self, history: &History) -> Opinion {
        {
            let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(known) = known.get(history) {
                return known.clone();
            }
        }
        self.note_classes(history);
        let opinion = match self.refusal(history) {
            Some(problem) => Opinion::Doubt(Judgement::Unsupported(problem)),
            None if history.calls.len() > MOST_CALLS => Opinion::Doubt(Judgement::TooMany),
            None => self.search(history),
        };
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        // What is forgotten is found out again.
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(history.clone(), opinion.clone());
        opinion
    }

    fn search(&self, history: &History) -> Opinion {
        let mut search = Orders {
            judge: self,
            history,
            order: Vec::new(),
            placed: vec![0; history.threads.len()],
            tried: 0,
            doubt: None,
        };
        match search.extend() {
            true => {
                if history.gives_unseen(self.recorder.as_ref()) {
                    self.by_identity.store(true, Ordering::Relaxed);
                }
                Opinion::Serial
            }
            // The objects may have changed the static fields of their class.
            false if history.has_objects && search.doubt.is_none() => {
                let what = "a history of a class that has operations of objects, too";
                Opinion::Doubt(Judgement::Unsupported(problem(what)))
            }
            false => search.doubt.map_or(Opinion::Wrong, Opinion::Doubt),
        }
    }

    /// Why a history cannot be compared with serial ones.
    fn refusal(&self, history: &History) -> Option<Problem> {
        let class = || {
            let class = history.made_as.map(|class| self.recorder.class(class));
            let class = class.and_then(Result::ok);
            class.map_or(String::new(), |class| class.name.clone())
        };
        let what = if let Some(function) = history.gives_unknown() {
            let name = self.recorder.function_name(function);
            format!("what `{name}` gives, an address that means nothing in a serial execution")
        } else if self.is_made_otherwise(history) {
            format!(
                "a history of an object of class `{}` that no constructor made",
                class()
            )
        } else if history.changed {
            format!(
                "a history of an object of class `{}` that others change directly",
                class()
            )
        } else {
            return None;
        };
        Some(problem(what))
    }

    /// Whether the object comes from no constructor, such as a copy of another one.
    fn is_made_otherwise(&self, history: &History) -> bool {
        let calls = history.calls.iter();
        let operations = calls.filter_map(|call| self.recorder.operation_of(call.function));
        let operations: Vec<Operation> = operations.collect();
        history.made_as.is_some()
            && operations.iter().any(|operation| operation.constructed)
            && !operations.iter().any(|operation| operation.constructs)
    }

    fn note_classes(&self, history: &History) {
        for (class, called) in self.recorder.classes().iter().zip(&self.called) {
            let is_it = match history.made_as {
                Some(made_as) => self.recorder.is_of(made_as, class),
                None => {
                    let mut calls = history.calls.iter();
                    calls.any(|call| self.recorder.original_operation(call.function, class))
                }
            };
            if is_it {
                called.store(true, Ordering::Relaxed);
            }
        }
    }
}

impl Judge for SerialJudge {
    fn judge(&self, machine: &Machine, state: &State) -> Vec<Judgement> {
        let mut found = Vec::new();
        for (_, history) in histories(machine, state) {
            match self.decide(&history) {
                Opinion::Serial => {}
                Opinion::Doubt(judgement) => found.push(judgement),
                Opinion::Wrong => {
                    let wrong = history.describe(&self.recorder, machine, state);
                    found.push(Judgement::Wrong(Box::new(wrong)));
                }
            }
        }
        found
    }

    fn assumptions(&self) -> Vec<&'static str> {
        let all = [
            (&self.by_identity, "results-by-identity"),
            (&self.by_statics, "statics-as-at-start"),
        ];
        let met = all.iter().filter(|(met, _)| met.load(Ordering::Relaxed));
        met.map(|&(_, name)| name).collect()
    }

    fn classes_without_calls(&self) -> Vec<String> {
        let classes = self.recorder.classes().iter().zip(&self.called);
        let without = classes.filter(|(_, called)| !called.load(Ordering::Relaxed));
        without.map(|(class, _)| class.clone()).collect()
    }
}

fn problem(what: impl Into<String>) -> Problem {
    Problem {
        what: what.into(),
        location: String::new(),
    }
}

/// A search for an order that explains a history.
struct Orders<'a> {
    judge: &'a SerialJudge,
    history: &'a History,
    /// The calls that have their place, by number.
    order: Vec<usize>,
    /// How many calls of each thread these are.
    placed: Vec<u32>,
    tried: usize,
    /// Why an order that was tried may explain it after all.
    doubt: Option<Judgement>,
}

impl Orders<'_> {
    /// Whether the calls that have their place can be followed by the others.
    fn extend(&mut self) -> bool {
        let missing = |(number, call): (usize, &Call)| {
            call.outcome != Outcome::Open && !self.order.contains(&number)
        };
        if !self.history.calls.iter().enumerate().any(missing) {
            return true;
        }
        for number in self.candidates() {
            self.tried += 1;
            if self.tried > MOST_ORDERS {
                self.doubt.get_or_insert(Judgement::TooMany);
                return false;
            }
            let thread = self.history.calls[number].thread;
            self.order.push(number);
            self.placed[thread] += 1;
            if self.agrees() && self.extend() {
                return true;
            }
            self.order.pop();
            self.placed[thread] -= 1;
        }
        false
    }

    /// The calls that can come next, those that have ended first. What makes the object comes
    /// before all others.
    fn candidates(&self) -> Vec<usize> {
        let calls = self.history.calls.iter().enumerate();
        let next = |&(number, call): &(usize, &Call)| {
            let own = self.history.calls[..number].iter();
            let own = own.filter(|other| other.thread == call.thread).count() as u32;
            let after = call.after.iter().zip(&self.placed);
            own == self.placed[call.thread] && after.clone().all(|(after, placed)| after <= placed)
        };
        let mut next: Vec<usize> = calls.filter(next).map(|(number, _)| number).collect();
        let makes = |number: &usize| {
            let function = self.history.calls[*number].function;
            let operation = self.judge.recorder.operation_of(function);
            operation.is_some_and(|operation| operation.constructs)
        };
        if self.order.is_empty()
            && let Some(&first) = next.iter().find(|number| makes(number))
        {
            return vec![first];
        }
        next.sort_by_key(|&number| self.history.calls[number].outcome == Outcome::Open);
        next
    }

    /// Whether the calls that have their place give in a serial execution what they gave.
    fn agrees(&mut self) -> bool {
        let calls = self.order.iter().map(|&number| &self.history.calls[number]);
        let calls: Vec<&Call> = calls.collect();
        let (sequence, came) = name(self.history.made_as, &calls);
        match self.judge.serial.runs(&sequence).as_ref() {
            Ok(found) => {
                let agrees = found.rows.iter().any(|row| {
                    row.len() == came.len() && came.iter().zip(row).all(|(a, b)| a.agrees(b))
                });
                if agrees && found.reads_statics {
                    self.judge.by_statics.store(true, Ordering::Relaxed);
                }
                if let Some(problem) = found.doubt.as_ref().filter(|_| !agrees) {
                    let doubt = Judgement::Unsupported(problem.clone());
                    self.doubt.get_or_insert(doubt);
                }
                agrees
            }
            Err(judgement) => {
                self.doubt.get_or_insert(judgement.clone());
                false
            }
        }
    }
}
