//! What control waits for without an alternative before it goes on: locks, ends of threads, and cells
//! that others must change.

use super::control::handlers;
use super::flow::Flow;
use super::program::Analysis;
use super::registers::result_register;
use super::value::{Value, ValueId, Values};
use crate::state::flaw::Flaw;
use fencepost_base::FxHashMap;
use fencepost_ir::{FuncId, NativeId, Op, Reg};

/// Gates in one set. Further ones do not count.
const MOST_GATES: usize = 6;

/// How deep the calls are that a thread is waited for in.
const MOST_ROUNDS: usize = 8;

/// How often a function is gone through before nothing is said about when it returns.
const MOST_PASSES: usize = 50;

/// Something that control must wait for, in terms of the registers of a frame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Gate {
    /// The monitor of an object.
    Monitor(ValueId),
    /// The end of the thread that has a handle.
    End(ValueId),
    /// The end of the thread that a native waits for: what says which one, and for how long it is
    /// waited for, if there is a limit.
    EndInNative(NativeId, ValueId, Option<ValueId>),
    /// A lock that is memory of the program, which a native takes: what its arguments are.
    Lock(NativeId, ValueId, Option<ValueId>),
    /// A piece of memory that a native waits for: what its arguments are.
    Cell(NativeId, ValueId, Option<ValueId>),
}

/// A set of gates, sorted.
pub(crate) type Gates = Vec<Gate>;

impl Gate {
    fn values(self) -> impl Iterator<Item = ValueId> {
        let (value, other) = match self {
            Gate::Monitor(value) | Gate::End(value) => (value, None),
            Gate::EndInNative(_, value, other)
            | Gate::Cell(_, value, other)
            | Gate::Lock(_, value, other) => (value, other),
        };
        std::iter::once(value).chain(other)
    }

    fn mentions(self, values: &Values, reg: Reg) -> bool {
        self.values().any(|value| values.mentions(value, reg.0))
    }

    /// The same gate with other values in the place of registers. None if nothing is known of it
    /// then, or nobody else can have it: it keeps nobody from anything.
    fn substitute(self, values: &Values, map: &dyn Fn(u16) -> ValueId) -> Option<Gate> {
        let again = |value| {
            let value = values.substitute(value, map);
            let object = match values.get(value) {
                Value::FieldAddress(object, ..) => object,
                _ => value,
            };
            (values.is_known(object) && object != ValueId::FRESH).then_some(value)
        };
        let other = |value: Option<ValueId>| match value {
            Some(value) => again(value).map(Some),
            None => Some(None),
        };
        Some(match self {
            Gate::Monitor(object) => Gate::Monitor(again(object)?),
            Gate::End(handle) => Gate::End(again(handle)?),
            Gate::Lock(native, first, second) => Gate::Lock(native, again(first)?, other(second)?),
            Gate::EndInNative(native, which, limit) => {
                Gate::EndInNative(native, again(which)?, other(limit)?)
            }
            Gate::Cell(native, first, second) => Gate::Cell(native, again(first)?, other(second)?),
        })
    }
}

/// Gates, and more of them that come first.
pub(super) fn with_gates(gates: &[Gate], first: &[Gate]) -> Gates {
    let mut all = gates.to_vec();
    for &gate in first {
        if let Err(at) = all.binary_search(&gate)
            && all.len() < MOST_GATES
        {
            all.insert(at, gate);
        }
    }
    all
}

impl Analysis<'_> {
    /// Gates with other values in the place of registers.
    pub(super) fn gates(&self, gates: &[Gate], map: &dyn Fn(u16) -> ValueId) -> Gates {
        let known = gates.iter().filter_map(|g| g.substitute(self.values, map));
        let mut all: Gates = known.collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What an operation waits for without an alternative, in terms of the registers before it. Of
    /// calls those count that are passed in them.
    pub(super) fn gates_of_op(&self, op: &Op, argument: &dyn Fn(u16) -> ValueId) -> Gates {
        let value = |reg: Reg| self.values.reg(reg.0);
        // An interrupt ends every wait for a thread.
        let waits = !self.machine.interrupts;
        match op {
            Op::MonitorEnter { object, .. } => vec![Gate::Monitor(value(*object))],
            Op::ThreadJoin {
                thread, timeout, ..
            } if waits && timeout.0.is_none() => {
                vec![Gate::End(value(*thread))]
            }
            Op::Native { native, args, .. } if waits => {
                let arg = |at: usize| args.0.get(at).copied().map(value);
                let (Ok(row), Some(first)) = (self.machine.native(*native), arg(0)) else {
                    return Gates::new();
                };
                if row.gate.is_some() {
                    return vec![Gate::Cell(*native, first, arg(1))];
                }
                let limit = row.text().timeout.map(arg);
                match (row.joins.is_some(), row.one_lock(), limit) {
                    (true, _, None) => vec![Gate::EndInNative(*native, first, None)],
                    (true, _, Some(Some(limit))) => {
                        vec![Gate::EndInNative(*native, first, Some(limit))]
                    }
                    (false, Some(_), None) => vec![Gate::Lock(*native, first, arg(1))],
                    (true, _, Some(None)) | (false, _, _) => Gates::new(),
                }
            }
            Op::Call { function, .. } => self.gates(self.passed(*function), argument),
            // Everything else goes on at once, or may give up waiting.
            _ => Gates::new(),
        }
    }
}

/// The gates that are in both of two sets, if there is something to say about either.
fn meet(known: Option<Gates>, other: Option<Gates>, flaw: Flaw) -> Option<Gates> {
    match (known, other) {
        (Some(known), Some(other)) if flaw == Flaw::Joins => Some(with_gates(&known, &other)),
        (Some(mut known), Some(other)) => {
            known.retain(|gate| other.contains(gate));
            Some(known)
        }
        (known, other) => known.or(other),
    }
}

impl Flow<'_> {
    /// The gates that control must pass from each operation on before the function returns.
    pub(super) fn before_return(&self) -> Vec<Gates> {
        let count = self.function.ops.len();
        // None where no way to a return was found.
        let mut before: Vec<Option<Gates>> = vec![None; count];
        let (mut next, mut failing) = (Vec::new(), Vec::new());
        for _ in 0..MOST_PASSES {
            let mut changed = false;
            for pc in (0..count).rev() {
                let op = &self.function.ops[pc];
                self.successors(pc, &mut next);
                handlers(self.function, pc, &mut failing);
                let fails = matches!(op, Op::Throw { .. } | Op::Rethrow { .. });
                let mut all = (next.is_empty() && !fails).then(Gates::new);
                let flaw = self.analysis.machine.options.flaw;
                for &to in &next {
                    let after = before.get(to as usize).and_then(Option::as_deref);
                    let here = after.map(|after| self.gates_before(pc, after, &mut None));
                    all = meet(all, here, flaw);
                }
                for &(handler, exception) in &failing {
                    let after = before.get(handler as usize).and_then(Option::as_deref);
                    let here = after.map(|after| self.gates_without(after, exception));
                    all = meet(all, here, flaw);
                }
                if all != before[pc] {
                    before[pc] = all;
                    changed = true;
                }
            }
            if !changed {
                let said = before.into_iter().map(Option::unwrap_or_default);
                return said.collect();
            }
        }
        vec![Gates::new(); count]
    }

    /// The gates from an operation on, given those behind it. What it gives is worked out at most
    /// once.
    pub(super) fn gates_before(
        &self,
        pc: usize,
        after: &[Gate],
        defined: &mut Option<ValueId>,
    ) -> Gates {
        let (op, values) = (&self.function.ops[pc], &self.analysis.values);
        let kept = match result_register(op) {
            Some(reg) if after.iter().any(|gate| gate.mentions(values, reg)) => {
                let value = *defined.get_or_insert_with(|| self.defined(op, reg));
                self.analysis.gates(after, &|other| match other == reg.0 {
                    true => value,
                    false => values.reg(other),
                })
            }
            Some(_) | None => after.to_vec(),
        };
        with_gates(&kept, &self.gates[pc])
    }

    /// Gates of which those that mention a register are not known.
    pub(super) fn gates_without(&self, gates: &[Gate], reg: Option<Reg>) -> Gates {
        let values = &self.analysis.values;
        self.analysis.gates(gates, &|other| match reg {
            Some(reg) if reg.0 == other => ValueId::UNKNOWN,
            Some(_) | None => values.reg(other),
        })
    }
}

/// Whether a gate counts for those who call the function that it is in.
fn is_passed(gate: &Gate) -> bool {
    !matches!(gate, Gate::Monitor(_))
}

/// The gates that each function passes before it returns, in terms of its parameters: ends of threads,
/// cells that are waited for, and locks where the function itself takes them.
///
/// What is said in one round rests on what the rounds before have shown, so that it is true whenever
/// it ends.
pub(super) fn gates_passed(analysis: &Analysis<'_>, order: &[FuncId]) -> FxHashMap<FuncId, Gates> {
    let mut passed = FxHashMap::default();
    for _ in 0..MOST_ROUNDS {
        let analysis = analysis.with_passed(&passed);
        let mut found = FxHashMap::default();
        for &function in order {
            let Ok(code) = analysis.machine.preview(function) else {
                continue;
            };
            let none = |_: u16| ValueId::UNKNOWN;
            let waits = |op: &Op| match op {
                Op::Call { function, .. } => passed.contains_key(function),
                // The others are asked for what they wait for.
                _ => analysis.gates_of_op(op, &none).iter().any(is_passed),
            };
            let takes_lock = |op: &Op| {
                let is_lock = |gate: &Gate| matches!(gate, Gate::Lock(..));
                matches!(op, Op::Native { .. })
                    && analysis.gates_of_op(op, &none).iter().any(is_lock)
            };
            if !code.ops.iter().any(waits) {
                continue;
            }
            let params = code.param_count;
            let first = Flow::new(&analysis, code, analysis.coverage.ops(function))
                .before_return()
                .into_iter()
                .next();
            let mut gates = analysis.gates(&first.unwrap_or_default(), &|reg| match reg < params {
                true => analysis.values.reg(reg),
                false => ValueId::UNKNOWN,
            });
            // Functions that do nothing but take a lock are part of the library; those that use one
            // mostly give it back.
            let takes_lock = code.ops.iter().any(takes_lock);
            gates.retain(|gate| match gate {
                Gate::End(_) | Gate::EndInNative(..) | Gate::Cell(..) => true,
                Gate::Lock(..) => takes_lock,
                Gate::Monitor(_) => false,
            });
            if !gates.is_empty() {
                found.insert(function, gates);
            }
        }
        let is_done = found == passed;
        passed = found;
        if is_done {
            break;
        }
    }
    passed
}
