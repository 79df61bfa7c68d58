//! Loops of a function, and how to tell that a thread inside one is not where it was.
//!
//! A thread that always gets further on in its code never comes back to a state. Backward jumps
//! alone do not bring it back, either, as long as something counts the rounds: a register that the
//! loop only ever increments, or only ever decrements. In loops without one, positions are counted
//! from behind an operation at which threads meet anyway, so that it is there, and not where control
//! jumps back, that a thread does not get further on.

use super::effects::defined_value;
use super::value::{Value, ValueId, Values};
use fencepost_ir::{BinaryOperator, Function, Kind, Op, RegisterRole};
use std::cmp::Ordering;

/// Larger functions are taken to have no loops that are counted.
const MOST_OPERATIONS: usize = 4_000;

/// A register that counts the rounds of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Counter {
    reg: u16,
    kind: Kind,
    up: bool,
}

#[derive(Clone, Debug)]
struct Loop {
    header: u32,
    counter: Option<Counter>,
    /// The operation that comes last if nothing counts the rounds; else that is the one with the
    /// highest number.
    last: Option<u32>,
}

/// The loops of a function.
#[derive(Default)]
pub(crate) struct Loops {
    loops: Vec<Loop>,
    /// The loops around each operation, outermost first.
    around: Vec<Vec<u16>>,
}

impl Loops {
    /// Finds the loops of a function, given where control may go from each operation.
    pub fn of(function: &Function, values: &Values, successors: &[Vec<u32>]) -> Self {
        let count = function.ops.len();
        let mut found = Self {
            loops: Vec::new(),
            around: vec![Vec::new(); count],
        };
        if count <= MOST_OPERATIONS {
            let all = vec![true; count];
            found.divide(function, values, successors, &all);
            found.choose_last(function);
        }
        found
    }

    /// Lets rounds that nothing counts end with the first operation at which threads meet.
    fn choose_last(&mut self, function: &Function) {
        for (pc, op) in function.ops.iter().enumerate() {
            let Some(&innermost) = self.around[pc].last() else {
                continue;
            };
            let innermost = &mut self.loops[innermost as usize];
            if innermost.counter.is_none() && innermost.last.is_none() && meets_others(op) {
                innermost.last = Some(pc as u32);
            }
        }
    }

    /// Finds the loops among some of the operations: cyclic components, and without their headers
    /// those inside them.
    fn divide(
        &mut self,
        function: &Function,
        values: &Values,
        successors: &[Vec<u32>],
        among: &[bool],
    ) {
        let mut work = vec![among.to_vec()];
        while let Some(among) = work.pop() {
            for component in components(successors, &among) {
                let header = component[0];
                let number = self.loops.len() as u16;
                if number == u16::MAX {
                    return;
                }
                let mut inside = vec![false; among.len()];
                for &pc in &component {
                    inside[pc as usize] = true;
                    self.around[pc as usize].push(number);
                }
                self.loops.push(Loop {
                    header,
                    counter: counter(function, values, &inside),
                    last: None,
                });
                inside[header as usize] = false;
                work.push(inside);
            }
        }
    }

    /// Whether an operation is inside a loop.
    pub fn has_inside(&self, pc: u32) -> bool {
        let around = self.around.get(pc as usize);
        around.is_some_and(|loops| !loops.is_empty())
    }

    /// Whether a frame that was at one operation and is at another one now has got further on.
    /// Registers whose values are still being read have none.
    pub fn compare(
        &self,
        before: (u32, &dyn Fn(u16) -> Option<u64>),
        after: (u32, &dyn Fn(u16) -> Option<u64>),
    ) -> Ordering {
        let ((from, old), (to, new)) = (before, after);
        let empty = Vec::new();
        let around = |pc: u32| self.around.get(pc as usize).unwrap_or(&empty);
        let (outer, inner) = (around(from), around(to));
        for level in 0.. {
            let place = |pc: u32, around: &[u16]| {
                let at = match around.get(level) {
                    Some(&number) => self.loops[number as usize].header,
                    None => pc,
                };
                // Both are in this loop, or the levels before had told them apart.
                let round = level.checked_sub(1).and_then(|outer| around.get(outer));
                let last = round.and_then(|&number| self.loops[number as usize].last);
                (last.is_some_and(|last| at <= last), at)
            };
            let order = place(from, outer).cmp(&place(to, inner));
            if order != Ordering::Equal {
                return order.reverse();
            }
            match (outer.get(level), inner.get(level)) {
                (Some(a), Some(b)) if a == b => {
                    if let Some(counter) = self.loops[*a as usize].counter {
                        let order = counter.compare(old, new);
                        if order != Ordering::Equal {
                            return order;
                        }
                    }
                }
                // The header of a loop, seen from inside and from outside.
                (Some(_), None) | (None, Some(_)) => return Ordering::Less,
                _ => break,
            }
        }
        Ordering::Equal
    }
}

/// Whether an operation is one that conflicts with those of other threads more often than not, so
/// that choices are seldom left out there.
fn meets_others(op: &Op) -> bool {
    matches!(
        op,
        Op::MonitorEnter { .. }
            | Op::MonitorTryEnter { .. }
            | Op::MonitorWait { .. }
            | Op::CompareExchange { .. }
            | Op::Rmw { .. }
    )
}

impl Counter {
    /// Greater if the loop has gone on, less if nobody can tell.
    fn compare(
        self,
        old: &dyn Fn(u16) -> Option<u64>,
        new: &dyn Fn(u16) -> Option<u64>,
    ) -> Ordering {
        let read = |regs: &dyn Fn(u16) -> Option<u64>| {
            let word = regs(self.reg)?;
            Some(match self.kind {
                Kind::I32 => i64::from(word as i32),
                _ => word as i64,
            })
        };
        let (Some(old), Some(new)) = (read(old), read(new)) else {
            return Ordering::Less;
        };
        let order = new.cmp(&old);
        if self.up { order } else { order.reverse() }
    }
}

/// The register that counts the rounds of a loop, if there is one: every value that it gets inside
/// is its own plus a constant of one sign.
fn counter(function: &Function, values: &Values, inside: &[bool]) -> Option<Counter> {
    let mut candidates: Vec<(u16, Option<bool>)> = Vec::new();
    let mut refused: Vec<u16> = Vec::new();
    for (pc, op) in function.ops.iter().enumerate() {
        if !inside[pc] {
            continue;
        }
        let mut defined = None;
        op.visit_registers(&mut |role, reg| {
            if role == RegisterRole::Def {
                defined = Some(reg.0);
            }
        });
        let Some(reg) = defined else { continue };
        match increment(function, values, pc, reg) {
            Some(up) => match candidates.iter().find(|(known, _)| *known == reg) {
                Some(&(_, Some(known))) if known == up => {}
                Some(_) => refused.push(reg),
                None => candidates.push((reg, Some(up))),
            },
            None => refused.push(reg),
        }
    }
    let counts = |&&(reg, _): &&(u16, Option<bool>)| !refused.contains(&reg);
    let &(reg, up) = candidates.iter().find(counts)?;
    Some(Counter {
        reg,
        kind: function.regs.get(reg as usize)?.kind,
        up: up?,
    })
}

/// Whether an operation adds a positive (true) or negative (false) constant to a register.
fn increment(function: &Function, values: &Values, pc: usize, reg: u16) -> Option<bool> {
    let targets = jump_targets(function);
    let mut value = defined_value(values, &function.ops[pc])?;
    // Follow temporaries back to the beginning of the block.
    let mut at = pc;
    for _ in 0..8 {
        if let Some(up) = is_increment(values, value, reg) {
            return Some(up);
        }
        if at == 0 || targets.contains(&(at as u32)) {
            return None;
        }
        at -= 1;
        let op = &function.ops[at];
        if !op.falls_through() {
            return None;
        }
        let mut defined = None;
        op.visit_registers(&mut |role, reg| {
            if role == RegisterRole::Def {
                defined = Some(reg.0);
            }
        });
        if let Some(other) = defined
            && values.mentions(value, other)
        {
            let before = defined_value(values, op)?;
            value = values.substitute(value, &|reg| match reg == other {
                true => before,
                false => values.reg(reg),
            });
        }
    }
    is_increment(values, value, reg)
}

fn is_increment(values: &Values, value: ValueId, reg: u16) -> Option<bool> {
    let Value::Binary(op, a, b) = values.get(value) else {
        return None;
    };
    let signed = |word: u64| match op.kind {
        Kind::I32 => i64::from(word as i32),
        _ => word as i64,
    };
    if !matches!(op.kind, Kind::I32 | Kind::I64) {
        return None;
    }
    let (own, constant) = match (values.get(a), values.get(b)) {
        (Value::Reg(own), Value::Word(word)) => (own, signed(word)),
        (Value::Word(word), Value::Reg(own)) if op.operator == BinaryOperator::Add => {
            (own, signed(word))
        }
        _ => return None,
    };
    if own != reg || constant == 0 {
        return None;
    }
    match op.operator {
        BinaryOperator::Add => Some(constant > 0),
        BinaryOperator::Sub => Some(constant < 0),
        _ => None,
    }
}

fn jump_targets(function: &Function) -> Vec<u32> {
    let mut targets = Vec::new();
    for op in &function.ops {
        op.for_each_target(&mut |target| targets.push(target));
    }
    targets.extend(function.regions.iter().map(|region| region.handler));
    targets.extend(function.handlers.iter().map(|row| row.target));
    targets
}

/// The cyclic components of a graph, each sorted.
fn components(successors: &[Vec<u32>], among: &[bool]) -> Vec<Vec<u32>> {
    // Tarjan's algorithm, with a stack of its own.
    const NEW: u32 = u32::MAX;
    let count = among.len();
    let (mut index, mut low) = (vec![NEW; count], vec![0u32; count]);
    let (mut on_stack, mut stack) = (vec![false; count], Vec::new());
    let (mut next, mut found) = (0u32, Vec::new());
    for root in 0..count {
        if !among[root] || index[root] != NEW {
            continue;
        }
        let mut calls: Vec<(usize, usize)> = vec![(root, 0)];
        while let Some(&mut (node, ref mut edge)) = calls.last_mut() {
            if *edge == 0 {
                index[node] = next;
                low[node] = next;
                next += 1;
                stack.push(node);
                on_stack[node] = true;
            }
            let mut down = None;
            while let Some(&to) = successors[node].get(*edge) {
                *edge += 1;
                let to = to as usize;
                if to >= count || !among[to] {
                    continue;
                }
                if index[to] == NEW {
                    down = Some(to);
                    break;
                }
                if on_stack[to] {
                    low[node] = low[node].min(index[to]);
                }
            }
            if let Some(to) = down {
                calls.push((to, 0));
                continue;
            }
            // A node without edges must not be begun again.
            *edge = (*edge).max(1);
            calls.pop();
            if let Some(&(parent, _)) = calls.last() {
                low[parent] = low[parent].min(low[node]);
            }
            if low[node] == index[node] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member] = false;
                    component.push(member as u32);
                    if member == node {
                        break;
                    }
                }
                let own = successors[node].contains(&(node as u32));
                if component.len() > 1 || own {
                    component.sort_unstable();
                    found.push(component);
                }
            }
        }
    }
    found.sort();
    found
}
