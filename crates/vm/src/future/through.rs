//! Calls through pointers in programs whose memory has no types.
//!
//! What such a call goes to is kept open as long as the pointer is known in terms of registers: of
//! a table of functions that never changes, a state says which entry a thread will take. Where
//! nothing is known of the pointer, the call may go to every function that takes so many arguments
//! and whose address is taken.

use super::evaluate::Reader;
use super::flow::Flow;
use super::place::{Based, Bits, Place};
use super::program::{Analysis, Futures};
use super::prospects::Future;
use super::shape::CallShape;
use super::text::{Accesses, Text};
use super::value::{Value, ValueId};
use crate::machine::Machine;
use crate::state::thread::{Frame, Thread};
use crate::state::word::word_function;
use fencepost_ir::FuncId;
use std::cell::RefCell;

/// Calls through pointers that are kept open at a point. Further ones count as calls through
/// pointers of which nothing is known.
const MOST_OPEN: usize = 8;
/// How deep calls are followed in a state. Of those further down only the kinds of accesses count.
const MOST_DEPTH: usize = 4;

/// A call through a pointer.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Through {
    /// The address of the function.
    pub pointer: ValueId,
    pub args: Box<[ValueId]>,
    pub shape: CallShape,
}

impl Through {
    /// The same call with other values in the place of registers.
    fn substitute(&self, analysis: &Analysis<'_>, map: &dyn Fn(u16) -> ValueId) -> Self {
        let again = |&value: &ValueId| analysis.values.substitute(value, map);
        Self {
            pointer: again(&self.pointer),
            args: self.args.iter().map(again).collect(),
            shape: self.shape.clone(),
        }
    }
}

/// The value of a parameter in a call with arguments.
fn argument(args: &[ValueId]) -> impl Fn(u16) -> ValueId + '_ {
    |param| {
        let value = args.get(usize::from(param));
        value.copied().unwrap_or(ValueId::UNKNOWN)
    }
}

impl Analysis<'_> {
    /// The functions that a call through a pointer may go to if its word is known, or is not.
    fn targets(&self, word: Option<u64>, shape: &CallShape) -> Vec<FuncId> {
        let mut targets = self.indirect_targets(shape);
        if let Some(word) = word {
            targets.retain(|&target| word_function(word) == Some(target));
        }
        targets
    }

    /// Adds what functions may touch whatever their arguments are.
    fn add_coarsely(&self, mut functions: Vec<FuncId>, out: &mut Bits) -> bool {
        let (mut changed, mut next) = (false, 0);
        while let Some(&function) = functions.get(next) {
            next += 1;
            self.look_at_summary(function, &mut |summary| {
                let results = self.results();
                for part in summary.all() {
                    changed |= self.add_foreign(&part.any, out);
                    for based in part.based.iter().filter(|b| Some(b.access) != results) {
                        changed |= out.insert(based.access.bit());
                        changed |= out.insert(based.coarse);
                    }
                    for call in &part.calls {
                        for target in self.targets(None, &call.shape) {
                            if !functions.contains(&target) {
                                functions.push(target);
                            }
                        }
                    }
                }
            });
        }
        changed
    }
}

impl Flow<'_> {
    /// Adds calls that stand in another text, in terms of the registers of this one.
    pub(super) fn note_calls(
        &self,
        calls: &[Through],
        map: &dyn Fn(u16) -> ValueId,
        out: &mut Accesses,
    ) -> bool {
        let mut changed = false;
        for call in calls {
            let call = call.substitute(self.analysis, map);
            changed |= self.note_call(call, &mut Vec::new(), out);
        }
        changed
    }

    /// Adds a call, given the functions in which it was found.
    fn note_call(&self, call: Through, within: &mut Vec<FuncId>, out: &mut Accesses) -> bool {
        let values = &self.analysis.values;
        let word = match values.get(call.pointer) {
            Value::Word(word) => Some(word),
            _ => None,
        };
        let is_open = word.is_none()
            && values.is_known(call.pointer)
            && !matches!(values.get(call.pointer), Value::Fresh | Value::Inside(_));
        if is_open {
            match out.calls.binary_search(&call) {
                Ok(_) => return false,
                Err(at) if out.calls.len() < MOST_OPEN => {
                    out.calls.insert(at, call);
                    return true;
                }
                Err(_) => {}
            }
        }
        let mut changed = false;
        for target in self.analysis.targets(word, &call.shape) {
            if within.contains(&target) {
                changed |= self.analysis.add_coarsely(vec![target], &mut out.any);
                continue;
            }
            within.push(target);
            changed |= self.enter(target, &call.args, within, out);
            within.pop();
        }
        changed
    }

    /// Adds what a function may touch that is called with arguments.
    fn enter(
        &self,
        function: FuncId,
        args: &[ValueId],
        within: &mut Vec<FuncId>,
        out: &mut Accesses,
    ) -> bool {
        let values = &self.analysis.values;
        let argument = argument(args);
        let mut changed = false;
        self.analysis.look_at_summary(function, &mut |summary| {
            let results = self.analysis.results();
            for part in summary.all() {
                changed |= self.analysis.add_foreign(&part.any, &mut out.any);
                for based in part.based.iter().filter(|b| Some(b.access) != results) {
                    let base = values.substitute(based.base, &argument);
                    let index = values.substitute(based.index, &argument);
                    changed |= self.note(out, based.access, base, index);
                }
                for call in &part.calls {
                    let call = call.substitute(self.analysis, &argument);
                    changed |= self.note_call(call, within, out);
                }
            }
        });
        changed
    }
}

impl Futures {
    /// Adds everything that the calls of a text may touch, whatever they go to.
    pub(super) fn add_called(&self, machine: &Machine, text: &Text, out: &mut Bits) {
        if text.all().all(|part| part.calls.is_empty()) {
            return;
        }
        let unused = RefCell::default();
        let analysis = self.analysis(machine, &unused);
        for call in text.all().flat_map(|part| &part.calls) {
            analysis.add_coarsely(analysis.targets(None, &call.shape), out);
        }
    }
}

impl Reader<'_> {
    /// Notes what calls touch that a frame makes.
    pub(super) fn follow(
        &self,
        thread: &Thread,
        frame: &Frame,
        text: &Accesses,
        future: &mut Future,
    ) {
        if text.calls.is_empty() {
            return;
        }
        let unused = RefCell::default();
        let analysis = self.futures.analysis(self.machine, &unused);
        for call in &text.calls {
            self.follow_call(&analysis, thread, frame, call, MOST_DEPTH, future);
        }
    }

    fn follow_call(
        &self,
        analysis: &Analysis<'_>,
        thread: &Thread,
        frame: &Frame,
        call: &Through,
        depth: usize,
        future: &mut Future,
    ) {
        let Ok(word) = self.known_word(thread, frame, call.pointer) else {
            return;
        };
        let targets = analysis.targets(word, &call.shape);
        if depth == 0 {
            analysis.add_coarsely(targets, &mut future.any);
            return;
        }
        let argument = argument(&call.args);
        let results = analysis.results();
        for target in targets {
            let mut follow = |part: &Accesses| {
                analysis.add_foreign(&part.any, &mut future.any);
                for based in part.based.iter().filter(|b| Some(b.access) != results) {
                    let base = analysis.values.substitute(based.base, &argument);
                    let index = analysis.values.substitute(based.index, &argument);
                    let leads_on = matches!(
                        analysis.places.get(based.access.place),
                        Some(Place::Elements(_) | Place::Reachable)
                    );
                    // What nobody else can address yet may come to refer to what they can.
                    let base = match base == ValueId::FRESH {
                        true if leads_on => ValueId::UNKNOWN,
                        true => continue,
                        false => base,
                    };
                    let based = Based {
                        base,
                        index,
                        ..*based
                    };
                    self.place(thread, frame, &based, future);
                }
                for call in &part.calls {
                    let call = call.substitute(analysis, &argument);
                    self.follow_call(analysis, thread, frame, &call, depth - 1, future);
                }
            };
            analysis.look_at_summary(target, &mut |summary| summary.all().for_each(&mut follow));
        }
    }
}
