//! Whether some serial order explains a history.

use super::history::{Call, History, Outcome, histories};
use super::recorder::Recorder;
use super::serial::{Serial, name};
use fencepost_base::FxHashMap;
use fencepost_search::histories::{Judge, Judgement};
use fencepost_vm::{Machine, State};
use std::sync::{Arc, Mutex, PoisonError};

/// How many orders of the calls of one history are tried at most.
const MOST_ORDERS: usize = 20_000;
/// How many calls a history may have.
const MOST_CALLS: usize = 64;

/// Looks for a serial order of the calls on an object: one that keeps every two calls apart that
/// did not overlap, and in which the same operations, run one after the other, give the same.
/// A call that has not ended may be a part of it or not.
pub(crate) struct SerialJudge {
    recorder: Arc<Recorder>,
    serial: Serial,
    known: Mutex<FxHashMap<History, Option<Judgement>>>,
}

impl SerialJudge {
    /// The machine runs operations one after the other.
    pub fn new(recorder: Arc<Recorder>, machine: Machine) -> Self {
        Self {
            serial: Serial::new(recorder.clone(), machine),
            recorder,
            known: Mutex::default(),
        }
    }

    /// What is to be said about a history: nothing if no order explains it.
    fn decide(&self, history: &History) -> Option<Judgement> {
        {
            let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(known) = known.get(history) {
                return known.clone();
            }
        }
        let mut search = Orders {
            judge: self,
            history,
            order: Vec::new(),
            placed: vec![0; history.threads.len()],
            tried: 0,
            doubt: None,
        };
        let explained = match history.calls.len() > MOST_CALLS {
            true => Some(Judgement::TooMany),
            false => match search.extend() {
                true => Some(Judgement::Serial),
                false => search.doubt,
            },
        };
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(history.clone(), explained.clone());
        explained
    }
}

impl Judge for SerialJudge {
    fn judge(&self, machine: &Machine, state: &State) -> Judgement {
        let mut worst = Judgement::Serial;
        for (_, history) in histories(machine, state) {
            match self.decide(&history) {
                Some(Judgement::Serial) => {}
                Some(other) => worst = other,
                None => {
                    let wrong = history.describe(&self.recorder, machine, state);
                    return Judgement::Wrong(Box::new(wrong));
                }
            }
        }
        worst
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
            Ok(rows) => rows.iter().any(|row| {
                row.len() == came.len() && came.iter().zip(row).all(|(a, b)| a.agrees(b))
            }),
            Err(judgement) => {
                self.doubt.get_or_insert(judgement.clone());
                false
            }
        }
    }
}
