//! What a function may touch from each of its operations on, by backward data flow.
//!
//! An access whose object is a register is carried back to where the register gets its value, and
//! is about that value from there on: of the caller's argument, of a field, of an object that does
//! not exist yet (then it is nobody's business). Where nothing is known, only the kind of place
//! counts.

use super::ahead::Rounds;
use super::control::{decided_branches, handlers, never_fails, successors};
use super::coverage::OpsCovered;
use super::effects::{Callees, OwnEffects, defined_value, is_followed};
use super::gates::{Gate, Gates, with_gates};
use super::loops::Loops;
use super::place::{Access, Bits, Place};
use super::program::Analysis;
use super::registers::{frame_registers, result_register};
use super::shape::CallShape;
use super::text::{Accesses, Text};
use super::through::Through;
use super::value::{Value, ValueId};
use crate::state::flaw::Flaw;
use fencepost_base::FxHashMap;
use fencepost_ir::{ClassId, FuncId, Function, Kind, Op, Reg};

/// How often a function is gone through before the analysis is given up.
const MOST_PASSES: usize = 400;

/// What a function may touch from each of its operations on.
#[derive(Default)]
pub(crate) struct Points {
    /// Before each operation.
    pub before: Vec<Text>,
    /// After the call that an operation makes, which has not come back.
    pub during: Vec<Text>,
    /// Whether control may jump backwards, here or in a call: from each operation on, and after the
    /// call that it makes.
    repeats: Vec<[bool; 2]>,
    /// The gates that control must pass from each operation on before the function returns.
    pub returns_behind: Vec<Gates>,
    /// Whether failures of each operation are handled.
    pub is_guarded: Vec<bool>,
    /// The operations that control may come to: from each operation on, and after the call that it
    /// makes.
    rests: Vec<[Bits; 2]>,
    /// The loops of the function.
    pub loops: Loops,
    /// What is needed to follow a frame, if the function waits for threads in a loop.
    pub rounds: Option<Rounds>,
}

impl Points {
    /// The operations that control may come to from an operation on, itself included if it is run
    /// again, or only after the call that it makes.
    pub fn rest(&self, pc: u32, again: bool) -> Option<&Bits> {
        let rests = self.rests.get(pc as usize);
        rests.map(|rests| &rests[usize::from(!again)])
    }

    /// Whether control may jump backwards from an operation on, or after the call that it makes.
    pub fn may_repeat(&self, pc: u32, during: bool) -> bool {
        let repeats = self.repeats.get(pc as usize);
        repeats.is_some_and(|repeats| repeats[usize::from(during)])
    }
}

/// The flow of one function.
pub(crate) struct Flow<'a> {
    pub(super) analysis: &'a Analysis<'a>,
    pub(super) function: &'a Function,
    effects: Vec<OwnEffects>,
    /// What each operation waits for without an alternative.
    pub(super) gates: Vec<Gates>,
    /// Branches that always go to the same place.
    decided: FxHashMap<u32, u32>,
    /// The operations that count.
    covered: OpsCovered<'a>,
    /// The registers that never hold the address of other memory than that of the call itself.
    of_frame: Vec<bool>,
}

impl<'a> Flow<'a> {
    /// The flow of a function whose callees have summaries.
    pub fn new(
        analysis: &'a Analysis<'a>,
        function: &'a Function,
        covered: OpsCovered<'a>,
    ) -> Self {
        let ops = function.ops.iter().enumerate();
        let effects = ops.map(|(pc, op)| match covered.has(pc) {
            true => OwnEffects::of(analysis, function, op),
            false => OwnEffects::none(),
        });
        let effects = effects.collect();
        let mut flow = Self {
            analysis,
            function,
            effects,
            gates: Vec::new(),
            decided: decided_branches(analysis.machine, function, covered),
            covered,
            of_frame: frame_registers(analysis, function),
        };
        let gates = function.ops.iter().map(|op| match op {
            Op::Call { function, args, .. } => {
                let argument = flow.arguments(*function, Some(&args.0));
                analysis.gates_of_op(op, &argument)
            }
            // What is not called takes no arguments.
            _ => analysis.gates_of_op(op, &|_| ValueId::UNKNOWN),
        });
        flow.gates = gates.collect();
        flow
    }

    /// The values of a function's parameters in a call, in terms of the registers of the caller.
    fn arguments(&self, callee: FuncId, args: Option<&[Reg]>) -> impl Fn(u16) -> ValueId {
        let boxed = args.and_then(|args| self.boxed(callee, args.first().copied()));
        move |param: u16| match args.and_then(|args| args.get(param as usize)) {
            Some(reg) => match boxed {
                Some(boxed) if param == 0 => boxed,
                Some(_) | None => self.analysis.values.reg(reg.0),
            },
            None => ValueId::UNKNOWN,
        }
    }

    /// The operations that control may come to, handlers of failures aside.
    pub(super) fn successors(&self, pc: usize, out: &mut Vec<u32>) {
        match self.decided.get(&(pc as u32)) {
            Some(&target) => {
                out.clear();
                out.push(target);
            }
            None => successors(self.function, pc, out),
        }
    }

    /// Where control may go if an operation fails, and the register that then has the exception.
    fn handlers(&self, pc: usize, out: &mut Vec<(u32, Option<Reg>)>) {
        handlers(self.function, pc, out);
        out.retain(|&(handler, _)| self.covered.has(handler as usize));
        let op = &self.function.ops[pc];
        // A flag that is known is memory of the call.
        let is_flag = matches!(op, Op::Load { .. }) && self.decided.contains_key(&(pc as u32 + 1));
        let flawed = self.analysis.machine.options.flaw == Flaw::Failures;
        if is_flag || never_fails(op, &self.of_frame) || flawed {
            out.clear();
        }
    }

    /// Adds an access. A pointer into an object that nobody knows still says which field or element
    /// it points to, and so do pointers that are too many to be kept apart.
    pub(super) fn note(
        &self,
        out: &mut Accesses,
        access: Access,
        base: ValueId,
        index: ValueId,
    ) -> bool {
        let unknown = ValueId::UNKNOWN;
        let (access, base) = self.analysis.as_field(access, base);
        let values = &self.analysis.values;
        let of_frame = values.is_within(base, &self.of_frame);
        let leads_on = matches!(
            self.analysis.places.get(access.place),
            Some(Place::Elements(_) | Place::Reachable)
        );
        let base = match of_frame || base == ValueId::FRESH {
            // What nobody else can address yet may come to refer to what they can.
            true if leads_on => unknown,
            true if of_frame && access.write => {
                return out.add_any(self.analysis.writes_frame());
            }
            true if of_frame => return false,
            _ => base,
        };
        let coarse = self.analysis.coarse(access, base);
        let is_vague = match values.get(base) {
            Value::FieldAddress(object, ..) => !values.is_known(object) && coarse != access,
            Value::StaticAddress(..) => coarse != access,
            Value::Typed(..) => !values.is_known(base),
            _ => values
                .array_of(base)
                .is_some_and(|array| !values.is_known(array) && coarse != access),
        };
        if out.any.contains(coarse.bit()) {
            return false;
        }
        let new = match is_vague {
            true => out.add_any(coarse),
            false => out.add(self.based(access, base, index)),
        };
        let crowd = out.take_crowd(access, coarse.bit());
        match self.origins(&crowd) {
            Some(origins) => {
                for (base, index) in origins {
                    self.note(out, access, base, index);
                }
            }
            None => {
                if !crowd.is_empty() {
                    out.add_any(coarse);
                }
            }
        }
        new
    }

    /// What an operation may touch itself, or in what it calls.
    pub(super) fn own_text(&self, pc: usize) -> Text {
        let mut text = Text::default();
        self.transfer(pc, &Text::default(), &mut text);
        text
    }

    /// What may be touched before an operation, given what may be after it.
    fn transfer(&self, pc: usize, after: &Text, out: &mut Text) -> bool {
        let op = &self.function.ops[pc];
        let values = &self.analysis.values;
        let mut changed = false;
        let mut defined = None;
        for (gates, part) in after.parts() {
            let gates = self.gates_before(pc, gates, &mut defined);
            changed |= add_behind(out, gates, &|out| self.carry_back(op, part, out));
        }
        let effects = &self.effects[pc];
        let is_call = matches!(op, Op::Call { .. });
        for &(access, base, index) in &effects.own {
            let place = self.analysis.places.get(access.place);
            let waits = |gate: &Gate| matches!(gate, Gate::Cell(..));
            let is_behind =
                place.is_some_and(Place::is_lock) || self.gates[pc].iter().any(waits) && !is_call;
            let gates = match is_behind {
                // Who waits for a lock, or for a cell, does not touch it before it is free.
                true => self.gates[pc].clone(),
                false => Gates::new(),
            };
            changed |= add_behind(out, gates, &|out| self.note(out, access, base, index));
        }
        let callees = match &effects.callees {
            Callees::Some(callees) if self.analysis.machine.options.flaw != Flaw::Callees => {
                callees
            }
            Callees::None | Callees::Some(_) => return changed,
        };
        if let Op::CallIndirect { function, args, .. } = op
            && self.analysis.machine.manual_memory
        {
            let call = Through {
                pointer: values.reg(function.0),
                args: args.0.iter().map(|arg| values.reg(arg.0)).collect(),
                shape: CallShape::of_call(self.analysis.machine, self.function, op, &args.0),
            };
            return changed | self.note_calls(&[call], &|reg| values.reg(reg), &mut out.open);
        }
        for (callee, args) in callees {
            let argument = self.arguments(*callee, args.as_deref());
            self.analysis.look_at_summary(*callee, &mut |summary| {
                let results = self.analysis.results();
                for (gates, part) in summary.parts() {
                    let gates = self.analysis.gates(gates, &argument);
                    changed |= add_behind(out, gates, &|out| {
                        let mut changed = self.analysis.add_foreign(&part.any, &mut out.any);
                        for based in part.based.iter().filter(|b| Some(b.access) != results) {
                            let base = values.substitute(based.base, &argument);
                            let index = values.substitute(based.index, &argument);
                            changed |= self.note(out, based.access, base, index);
                        }
                        changed | self.note_calls(&part.calls, &argument, out)
                    });
                }
            });
        }
        changed
    }

    /// The pointer that a method of a struct gets, if it is called with a box.
    fn boxed(&self, callee: FuncId, receiver: Option<Reg>) -> Option<ValueId> {
        let values = &self.analysis.values;
        let receiver = receiver?;
        let kind = self.function.regs.get(receiver.index())?.kind;
        if kind != Kind::Ref {
            return None;
        }
        let class = self.analysis.struct_of(callee)?;
        let object = values.name(Value::Typed(values.reg(receiver.0), class));
        Some(values.name(Value::FieldAddress(object, class, 0)))
    }

    /// Adds what may be touched after an operation, in terms of the registers before it.
    fn carry_back(&self, op: &Op, after: &Accesses, out: &mut Accesses) -> bool {
        let Some(reg) = result_register(op) else {
            return out.union(after);
        };
        let values = &self.analysis.values;
        let mut changed = out.any.union(&after.any);
        let mut value = None;
        for based in &after.based {
            let (mut base, mut index) = (based.base, based.index);
            if values.mentions(base, reg.0) || values.mentions(index, reg.0) {
                let value = *value.get_or_insert_with(|| self.defined(op, reg));
                let map = |other| match other == reg.0 {
                    true => value,
                    false => values.reg(other),
                };
                base = values.substitute(base, &map);
                index = values.substitute(index, &map);
            }
            changed |= self.note(out, based.access, base, index);
        }
        if !after.calls.is_empty() {
            let value = value.unwrap_or_else(|| self.defined(op, reg));
            let map = |other| match other == reg.0 {
                true => value,
                false => values.reg(other),
            };
            changed |= self.note_calls(&after.calls, &map, out);
        }
        changed
    }

    /// What a register holds after an operation that writes it. Of what calls give back, only
    /// references and addresses are followed.
    pub(super) fn defined(&self, op: &Op, reg: Reg) -> ValueId {
        let (analysis, kinds) = (self.analysis, &self.function.regs);
        let is_followed = kinds.get(reg.index()).is_some_and(|r| is_followed(r.kind));
        let value = match op {
            Op::Native { native, args, .. } => analysis.given(*native, &args.0),
            Op::Call { function, args, .. } if is_followed => analysis.result(*function, &args.0),
            // What it gives depends on the operation alone; of one to come nothing is known.
            _ => defined_value(analysis.values, op),
        };
        value.unwrap_or(ValueId::UNKNOWN)
    }

    /// What the whole function may touch, in terms of its parameters. The first of them is an object
    /// of a class, if it has a receiver.
    pub fn summary(&self, receiver: Option<ClassId>) -> Option<Text> {
        let mut summary = self.solve()?.before.into_iter().next().unwrap_or_default();
        // The memory of a call is no business of its caller's.
        for part in summary.all_mut() {
            part.any.remove(self.analysis.writes_frame().bit());
        }
        // A register that is no parameter holds nothing when a call begins.
        let values = &self.analysis.values;
        let params = self.function.param_count;
        let zero = values.name(Value::Word(0));
        let map = |reg| match (reg < params, receiver) {
            (true, Some(class)) if reg == 0 => values.name(Value::Typed(values.reg(0), class)),
            (true, _) => values.reg(reg),
            (false, _) => zero,
        };
        let mut all = Text::default();
        for (gates, part) in summary.parts() {
            let out = all.behind(self.analysis.gates(gates, &map));
            out.any.union(&part.any);
            for item in &part.based {
                let base = values.substitute(item.base, &map);
                let index = values.substitute(item.index, &map);
                self.note(out, item.access, base, index);
            }
            self.note_calls(&part.calls, &map, out);
        }
        Some(all)
    }

    /// What may be touched from each operation on.
    pub fn points(&self) -> Option<Points> {
        let mut points = self.solve()?;
        let count = self.function.ops.len();
        let mut failing = Vec::new();
        points.during = (0..count)
            .map(|pc| {
                let mut text = Text::default();
                if self.function.ops[pc].falls_through() && pc + 1 < count {
                    let result = result_register(&self.function.ops[pc]);
                    self.forget(&points.before[pc + 1], result, &[], &mut text);
                }
                handlers(self.function, pc, &mut failing);
                for &(handler, exception) in &failing {
                    if let Some(before) = points.before.get(handler as usize) {
                        self.forget(before, exception, &[], &mut text);
                    }
                }
                text
            })
            .collect();
        points.returns_behind = self.before_return();
        points.is_guarded = (0..count)
            .map(|pc| {
                handlers(self.function, pc, &mut failing);
                !failing.is_empty()
            })
            .collect();
        points.rests = self.rests();
        points.repeats = self.repeats();
        points.loops = self.loops();
        points.rounds = self.rounds(&points);
        Some(points)
    }

    /// The loops of the function, ways through handlers included.
    fn loops(&self) -> Loops {
        let (mut next, mut failing) = (Vec::new(), Vec::new());
        let edges: Vec<Vec<u32>> = (0..self.function.ops.len())
            .map(|pc| {
                self.successors(pc, &mut next);
                handlers(self.function, pc, &mut failing);
                let caught = failing.iter().map(|(handler, _)| handler);
                next.iter().chain(caught).copied().collect()
            })
            .collect();
        Loops::of(self.function, self.analysis.values, &edges)
    }

    /// The operations that control may come to from each operation on.
    fn rests(&self) -> Vec<[Bits; 2]> {
        let count = self.function.ops.len();
        let (mut next, mut failing) = (Vec::new(), Vec::new());
        let mut rests = vec![<[Bits; 2]>::default(); count];
        loop {
            let mut changed = false;
            for pc in (0..count).rev() {
                let mut behind = std::mem::take(&mut rests[pc][1]);
                self.successors(pc, &mut next);
                handlers(self.function, pc, &mut failing);
                let caught = failing.iter().map(|(handler, _)| handler);
                for &to in next.iter().chain(caught) {
                    if let Some([from, _]) = rests.get(to as usize) {
                        changed |= behind.union(from);
                    }
                }
                changed |= rests[pc][0].insert(pc as u32);
                rests[pc][0].union(&behind);
                rests[pc][1] = behind;
            }
            if !changed {
                return rests;
            }
        }
    }

    /// Whether control may jump backwards from each operation on.
    fn repeats(&self) -> Vec<[bool; 2]> {
        let count = self.function.ops.len();
        let mut repeats = vec![[false; 2]; count];
        let (mut next, mut failing) = (Vec::new(), Vec::new());
        for pc in (0..count).rev() {
            let leads_back = |repeats: &[[bool; 2]], to: &u32| {
                let to = *to as usize;
                to <= pc || repeats.get(to).is_some_and(|repeats| repeats[0])
            };
            self.successors(pc, &mut next);
            let mut later = next.iter().any(|to| leads_back(&repeats, to));
            handlers(self.function, pc, &mut failing);
            later |= failing.iter().any(|(to, _)| leads_back(&repeats, to));
            let calls = matches!(self.effects[pc].callees, Callees::Some(_));
            repeats[pc] = [later || calls, later];
        }
        repeats
    }

    /// Adds a text in which a register has got a value that nobody knows, and all of which is behind
    /// gates.
    fn forget(&self, after: &Text, reg: Option<Reg>, first: &[Gate], out: &mut Text) -> bool {
        let values = &self.analysis.values;
        let map = |other| match reg.is_some_and(|reg| reg.0 == other) {
            true => ValueId::UNKNOWN,
            false => values.reg(other),
        };
        let mut changed = false;
        for (gates, part) in after.parts().filter(|(_, part)| !part.is_empty()) {
            let gates = with_gates(&self.gates_without(gates, reg), first);
            changed |= add_behind(out, gates, &|out| {
                if reg.is_none() {
                    return out.union(part);
                }
                let mut changed = out.any.union(&part.any);
                for based in &part.based {
                    let base = values.substitute(based.base, &map);
                    let index = values.substitute(based.index, &map);
                    changed |= self.note(out, based.access, base, index);
                }
                changed | self.note_calls(&part.calls, &map, out)
            });
        }
        changed
    }

    /// What may be touched from each operation on; none if that takes too long to find out.
    fn solve(&self) -> Option<Points> {
        let count = self.function.ops.len();
        let mut before = vec![Text::default(); count];
        let (mut next, mut after) = (Vec::new(), Text::default());
        let mut failing = Vec::new();
        // When each text was worked out last, and when it changed last, counted in texts.
        let (mut worked_out, mut changed) = (vec![0u32; count], vec![0u32; count]);
        let mut now = 0;
        let mut is_done = false;
        for _ in 0..MOST_PASSES {
            is_done = true;
            for pc in (0..count).rev() {
                self.successors(pc, &mut next);
                self.handlers(pc, &mut failing);
                let caught = failing.iter().map(|(handler, _)| handler);
                let is_new = |&to: &u32| {
                    changed
                        .get(to as usize)
                        .is_some_and(|at| *at >= worked_out[pc])
                };
                if worked_out[pc] > 0 && !next.iter().chain(caught).any(is_new) {
                    continue;
                }
                let only = match next.as_slice() {
                    &[one] if one as usize != pc => before.get(one as usize).map(|_| one as usize),
                    _ => None,
                };
                if only.is_none() {
                    after = Text::default();
                    for &successor in &next {
                        if let Some(text) = before.get(successor as usize) {
                            after.union(text);
                        }
                    }
                }
                let mut text = std::mem::take(&mut before[pc]);
                let behind = only.map_or(&after, |one| &before[one]);
                let mut grown = self.transfer(pc, behind, &mut text);
                // What waits itself fails only if there is nothing to wait for. A call may fail
                // before it waits.
                let first = match &self.function.ops[pc] {
                    Op::Call { .. } => &[],
                    // These are told apart where their gates come from.
                    _ => self.gates[pc].as_slice(),
                };
                for &(handler, exception) in &failing {
                    if handler as usize != pc
                        && let Some(handler) = before.get(handler as usize)
                    {
                        grown |= self.forget(handler, exception, first, &mut text);
                    }
                }
                before[pc] = text;
                now += 1;
                worked_out[pc] = now;
                if grown {
                    changed[pc] = now;
                    is_done = false;
                }
            }
            if is_done {
                break;
            }
        }
        drop(after);
        is_done.then(|| Points {
            before,
            ..Points::default()
        })
    }
}

/// Adds accesses behind gates to a text, unless they are known to be behind some of these gates: a
/// loop that waits for one thread after the other would make many sets of gates otherwise.
fn add_behind(out: &mut Text, gates: Gates, add: &dyn Fn(&mut Accesses) -> bool) -> bool {
    if !gates.is_empty() {
        let mut part = Accesses::default();
        add(&mut part);
        if out.has_behind(&gates, &part) {
            return false;
        }
    }
    add(out.behind(gates))
}
