//! Control that a state decides: a frame is followed through the rounds of a loop that waits for one
//! thread after the other.
//!
//! Of such a loop the text of the program shows that its next round may wait for a thread, but not
//! that all rounds come before what is behind the loop. A state often does: the loop counts in a
//! register, and finds the threads in memory that nobody writes any more. So the operations of the
//! frame are gone through one by one, as long as it is certain which comes next, and everything that
//! is waited for on the way comes before whatever is further on. Where the frame may also go where it
//! waits for no more threads, as after a join that failed, the text from there on counts as well.

use super::control::successors;
use super::effects::defined_value;
use super::evaluate::Reader;
use super::flow::{Flow, Points};
use super::gates::{Gate, Gates};
use super::keepers::{GateMeaning, Part};
use super::text::Text;
use super::words::NoWord;
use crate::state::flaw::Flaw;
use crate::state::scalar;
use crate::state::thread::{Frame, FrameKind, Thread};
use crate::state::word::object_of;
use fencepost_ir::{Function, Op, Reg, RegisterRole};
use std::rc::Rc;

/// How many operations a frame is followed through.
const MOST_STEPS: usize = 1_000;

/// The node that registers wait for of which nothing is known on the way ahead.
const NOBODY_KNOWS: u32 = u32::MAX;

/// What is needed to follow a frame through a function that waits for threads in a loop.
pub(crate) struct Rounds {
    /// What each operation waits for.
    gates: Vec<Gates>,
    /// What each operation may touch itself, or in what it calls.
    own: Vec<Text>,
    /// The operations in loops that wait for threads.
    waits: Vec<u32>,
}

/// Where a frame goes on.
enum Way {
    /// It surely goes there, unless the operation fails.
    Sure(u32),
    /// It goes to the first one, or to the second one, which leads to no wait for a thread.
    OrLeaves(u32, u32),
}

impl Flow<'_> {
    /// What is needed to follow a frame, if the function waits for threads in a loop.
    pub(super) fn rounds(&self, points: &Points) -> Option<Rounds> {
        let ends = |gate: &Gate| matches!(gate, Gate::End(_) | Gate::EndInNative(..));
        let count = self.function.ops.len();
        let waits = (0..count)
            .filter(|&pc| points.loops.has_inside(pc as u32) && self.gates[pc].iter().any(ends));
        let waits: Vec<u32> = waits.map(|pc| pc as u32).collect();
        (!waits.is_empty()).then(|| Rounds {
            gates: self.gates.clone(),
            own: (0..count).map(|pc| self.own_text(pc)).collect(),
            waits,
        })
    }
}

impl Reader<'_> {
    /// Follows a frame as far as its rounds of waiting lead and it is certain where it goes. What it
    /// may touch on the way and further on is added to `parts`, with what it must pass before,
    /// beginning with `above`. Gives what it has passed on every way on which the function may return;
    /// none if there is nothing to follow.
    pub(super) fn follow_ahead<'t, G: Ord + Clone>(
        &self,
        thread: &Thread,
        depth: usize,
        points: &'t Points,
        above: &[G],
        meaning: GateMeaning<G>,
        parts: &mut Vec<Part<'t, G>>,
    ) -> Option<Vec<G>> {
        let rounds = points.rounds.as_ref()?;
        let frame = &thread.frames[depth];
        let function = self.machine.preview(frame.function).ok()?;
        let mut pc = frame.pc;
        let caller = match thread.frames.get(depth + 1) {
            None => None,
            Some(called) if called.kind == FrameKind::Call => Some(pc),
            // The frame is in the middle of something else.
            Some(_) => return None,
        };
        if let Some(calling) = caller {
            let is_call = matches!(
                function.ops.get(calling as usize)?,
                Op::Call { .. } | Op::CallVirtual { .. } | Op::CallIndirect { .. }
            );
            if !is_call || points.is_guarded.get(calling as usize) != Some(&false) {
                return None;
            }
            pc = only_successor(function, calling)?;
        }
        let is_elsewhere = thread.is_in_section() || !thread.unwinds.is_empty();
        if is_elsewhere || !points.leads_to_wait(rounds, pc) {
            return None;
        }
        let mut ahead = thread.clone();
        ahead.frames.truncate(depth + 1);
        let mut passed = above.to_vec();
        if let Some(calling) = caller {
            // What the call will give back, nobody knows.
            forget_results(&mut ahead, function, calling);
        }
        ahead.frames[depth].pc = pc;
        let mut returning: Option<Vec<G>> = None;
        for _ in 0..MOST_STEPS {
            let at = pc as usize;
            let guarded = points.is_guarded.get(at) != Some(&false);
            let op = function.ops.get(at).filter(|_| !guarded);
            let (Some(op), true) = (op, points.leads_to_wait(rounds, pc)) else {
                break;
            };
            let frame = ahead.frames[depth];
            let Some(way) = self.way_on(&ahead, &frame, function, points, pc) else {
                break;
            };
            let own = rounds.own[at].parts();
            let mut own = own.filter(|(_, accesses)| !accesses.is_empty()).peekable();
            let there = own.peek().map(|_| Rc::new(ahead.clone()));
            for (gates, accesses) in own {
                let mut before = passed.clone();
                before.extend(self.meanings(&ahead, depth, gates, meaning));
                parts.push(Part::new(accesses, depth, before, there.clone()));
            }
            passed.extend(self.meanings(&ahead, depth, &rounds.gates[at], meaning));
            self.define(&mut ahead, &frame, function, pc, op);
            pc = match way {
                Way::Sure(next) => next,
                Way::OrLeaves(next, other) => {
                    if self.machine.options.flaw != Flaw::Rounds {
                        ahead.frames[depth].pc = other;
                        let there = Rc::new(ahead.clone());
                        self.text_at(points, (&there, other, depth), &passed, meaning, parts);
                    }
                    if returning.is_none() && points.may_return(function, other) {
                        returning = Some(passed.clone());
                    }
                    next
                }
            };
            ahead.frames[depth].pc = pc;
        }
        let ahead = Rc::new(ahead);
        self.text_at(points, (&ahead, pc, depth), &passed, meaning, parts);
        Some(returning.unwrap_or_else(|| {
            let gates = points.returns_behind.get(pc as usize);
            let gates = gates.map_or(&[][..], Vec::as_slice);
            passed.extend(self.meanings(&ahead, depth, gates, meaning));
            passed
        }))
    }

    /// Adds what the frame of a thread may touch from an operation on, behind gates that it has passed
    /// by then.
    fn text_at<'t, G: Ord + Clone>(
        &self,
        points: &'t Points,
        (thread, pc, depth): (&Rc<Thread>, u32, usize),
        passed: &[G],
        meaning: GateMeaning<G>,
        parts: &mut Vec<Part<'t, G>>,
    ) {
        let text = points.before.get(pc as usize);
        for (gates, accesses) in text.into_iter().flat_map(Text::parts) {
            let mut gates = self.meanings(thread, depth, gates, meaning);
            gates.extend_from_slice(passed);
            parts.push(Part::new(accesses, depth, gates, Some(Rc::clone(thread))));
        }
    }

    /// Where a frame goes on behind an operation, if that is certain enough.
    fn way_on(
        &self,
        thread: &Thread,
        frame: &Frame,
        function: &Function,
        points: &Points,
        pc: u32,
    ) -> Option<Way> {
        let Op::Branch {
            condition,
            then,
            otherwise,
        } = &function.ops[pc as usize]
        else {
            return only_successor(function, pc).map(Way::Sure);
        };
        let values = &self.futures.values;
        match self.word(thread, frame, values.reg(condition.0)) {
            Ok(0) => return Some(Way::Sure(otherwise.0)),
            Ok(_) => return Some(Way::Sure(then.0)),
            Err(_) => {}
        }
        let rounds = points.rounds.as_ref()?;
        let waits = [then.0, otherwise.0].map(|target| points.leads_to_wait(rounds, target));
        match waits {
            [true, false] => Some(Way::OrLeaves(then.0, otherwise.0)),
            [false, true] => Some(Way::OrLeaves(otherwise.0, then.0)),
            [true, true] | [false, false] => None,
        }
    }

    /// Lets the registers that an operation writes have what it gives, if that is certain.
    fn define(&self, thread: &mut Thread, frame: &Frame, function: &Function, pc: u32, op: &Op) {
        let known = self.given_by(thread, frame, op);
        forget_results(thread, function, pc);
        let mut results = Vec::new();
        op.visit_registers(&mut |role, reg| {
            if role == RegisterRole::Def {
                results.push(reg);
            }
        });
        if let (&[reg], Ok(word)) = (results.as_slice(), known) {
            let place = frame.base + u32::from(reg.0);
            thread.pending.set_promise(place, None);
            if let Some(own) = thread.regs.get_mut(place as usize) {
                *own = word;
            }
        }
    }

    /// What an operation gives.
    fn given_by(&self, thread: &Thread, frame: &Frame, op: &Op) -> Result<u64, NoWord> {
        let values = &self.futures.values;
        let word = |reg: &Reg| self.word(thread, frame, values.reg(reg.0));
        match op {
            Op::Compare { operator, a, b, .. } => {
                scalar::compare(*operator, word(a)?, word(b)?).map_err(|_| NoWord::Unknown)
            }
            Op::ArrayLength { array, .. } => self.length(object_of(word(array)?)),
            // What is no instance becomes null, which the text need not tell apart.
            Op::IsInstance { .. } => Err(NoWord::Unknown),
            // Of any other operation it is asked what it gives, which may be unknown.
            _ => match defined_value(values, op) {
                Some(value) => self.word(thread, frame, value),
                None => Err(NoWord::Unknown),
            },
        }
    }
}

impl Points {
    /// Whether control may come from an operation to one that waits for a thread in a loop.
    fn leads_to_wait(&self, rounds: &Rounds, pc: u32) -> bool {
        let rest = self.rest(pc, true);
        rest.is_some_and(|rest| rounds.waits.iter().any(|&wait| rest.contains(wait)))
    }

    /// Whether the function may return from an operation on.
    fn may_return(&self, function: &Function, pc: u32) -> bool {
        let returns = |op: &Op| matches!(op, Op::Return { .. } | Op::TailCall { .. });
        let mut ops = (0..).zip(&function.ops);
        let rest = self.rest(pc, true);
        rest.is_none_or(|rest| ops.any(|(at, op)| returns(op) && rest.contains(at)))
    }
}

/// The one operation of the same function that can come after another one.
fn only_successor(function: &Function, pc: u32) -> Option<u32> {
    let mut next = Vec::new();
    successors(function, pc as usize, &mut next);
    match next.as_slice() {
        &[one] => Some(one),
        _ => None,
    }
}

/// Lets nothing be known of the registers that an operation of the frame on top writes.
fn forget_results(thread: &mut Thread, function: &Function, pc: u32) {
    let Some(base) = thread.frames.last().map(|frame| frame.base) else {
        return;
    };
    let Some(op) = function.ops.get(pc as usize) else {
        return;
    };
    op.visit_registers(&mut |role, reg| {
        if role == RegisterRole::Def {
            let place = base + u32::from(reg.0);
            thread.pending.set_promise(place, Some(NOBODY_KNOWS));
        }
    });
}
