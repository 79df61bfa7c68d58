//! Where control may go within a function.

use crate::machine::Machine;
use crate::state::scalar;
use fencepost_base::FxHashMap;
use fencepost_ir::{Function, Op, Reg, Region, RegionKind, RegisterRole};

/// How many operations behind a question its answer may be looked at.
const MOST_BETWEEN: usize = 8;

/// Where the branches of a function go that ask for nothing but options of the machine, by their
/// numbers.
pub(super) fn decided_branches(machine: &Machine, function: &Function) -> FxHashMap<u32, u32> {
    let mut decided = FxHashMap::default();
    for (pc, op) in function.ops.iter().enumerate() {
        if let Some((reg, word)) = answer(machine, function, pc, op)
            && let Some((branch, target)) = decide(function, pc, reg, word)
        {
            decided.insert(branch, target);
        }
    }
    decided
}

/// The register that an operation puts an option of the machine into, and its value. A call of a
/// function that does nothing but ask is such an operation, too.
fn answer(machine: &Machine, function: &Function, pc: usize, op: &Op) -> Option<(Reg, u64)> {
    let (asked, args, dst) = match op {
        Op::Native { dst, native, args } => (*native, args, dst.0?),
        Op::Call {
            dst,
            function,
            args,
        } if args.0.is_empty() => {
            let code = machine.preview(*function).ok()?;
            match code.ops.as_slice() {
                [
                    Op::Native {
                        dst: made, native, ..
                    },
                    Op::Return { value },
                ] if made.0 == value.0 => (*native, args, dst.0?),
                _ => return None,
            }
        }
        // Nothing else is a question.
        _ => return None,
    };
    let constant = machine.native(asked).ok()?.constant?;
    // The arguments are made right before the call.
    let first = pc.saturating_sub(args.0.len());
    let is_straight = (first + 1..=pc).all(|at| !is_target(function, at as u32));
    let words: Option<Vec<u64>> = args
        .0
        .iter()
        .map(|&reg| constant_in(&function.ops[first..pc], reg))
        .collect();
    let words = words.filter(|words| is_straight || words.is_empty())?;
    Some((dst, constant(machine, &words)))
}

/// The branch behind an operation that depends on nothing but the word which that puts into a
/// register, and where it goes.
fn decide(function: &Function, pc: usize, reg: Reg, word: u64) -> Option<(u32, u32)> {
    let mut known = FxHashMap::default();
    known.insert(reg, word);
    for at in pc + 1..=pc + MOST_BETWEEN {
        if is_target(function, at as u32) {
            return None;
        }
        let made = match function.ops.get(at)? {
            Op::Branch {
                condition,
                then,
                otherwise,
            } => {
                let target = match known.get(condition)? {
                    0 => otherwise,
                    _ => then,
                };
                return Some((at as u32, target.0));
            }
            Op::Const { dst, value } => (dst.0, Some(value.bits)),
            Op::Move { dst, src } => (dst.0, known.get(src).copied()),
            Op::Compare {
                dst,
                operator,
                a,
                b,
            } => {
                let words = known.get(a).zip(known.get(b));
                let result = words.and_then(|(&a, &b)| scalar::compare(*operator, a, b).ok());
                (dst.0, result)
            }
            // Nothing else stands between a question and its branch.
            _ => return None,
        };
        match made {
            (dst, Some(word)) => known.insert(dst, word),
            (dst, None) => known.remove(&dst),
        };
    }
    None
}

fn is_target(function: &Function, at: u32) -> bool {
    let mut found = false;
    for op in &function.ops {
        op.for_each_target(&mut |target| found |= target == at);
    }
    found
        || function
            .regions
            .iter()
            .any(|region| region.handler == at || region.kind == RegionKind::Filter(at))
        || function.handlers.iter().any(|row| row.target == at)
}

fn defines(op: &Op, reg: Reg) -> bool {
    let mut defines = false;
    op.visit_registers(&mut |role, other| {
        defines |= role == RegisterRole::Def && other == reg;
    });
    defines
}

/// The constant that straight code leaves in a register.
fn constant_in(ops: &[Op], reg: Reg) -> Option<u64> {
    let last = ops.iter().rev().find(|op| defines(op, reg))?;
    match last {
        Op::Const { value, .. } => Some(value.bits),
        // Nothing else is worth looking at.
        _ => None,
    }
}

/// Which operations control may come to at all.
pub(super) fn reachable(machine: &Machine, function: &Function) -> Vec<bool> {
    let decided = decided_branches(machine, function);
    if decided.is_empty() {
        return vec![true; function.ops.len()];
    }
    let mut reached = vec![false; function.ops.len()];
    let mut work = vec![0u32];
    let (mut next, mut failing) = (Vec::new(), Vec::new());
    while let Some(pc) = work.pop() {
        let Some(here) = reached.get_mut(pc as usize) else {
            continue;
        };
        if std::mem::replace(here, true) {
            continue;
        }
        match decided.get(&pc) {
            Some(&target) => work.push(target),
            None => {
                successors(function, pc as usize, &mut next);
                work.extend_from_slice(&next);
            }
        }
        handlers(function, pc as usize, &mut failing);
        work.extend(failing.iter().map(|&(handler, _)| handler));
    }
    reached
}

/// The operations that control may come to in the same function, handlers of failures aside.
pub(super) fn successors(function: &Function, pc: usize, out: &mut Vec<u32>) {
    out.clear();
    let op = &function.ops[pc];
    let at = pc as u32;
    match op {
        // A leave runs the finallys that it leaves, innermost first.
        Op::Leave { target } => out.push(after_finallys(function, 0, at, target.0)),
        Op::EndFinally {} => after_finally(function, at, out),
        // A filter has a frame of its own, which ends here. The frame that it was asked for still
        // stands where the exception left it.
        Op::EndFilter { .. } => {}
        // All others say where they lead.
        _ => {
            if op.falls_through() && pc + 1 < function.ops.len() {
                out.push(at + 1);
            }
            op.for_each_target(&mut |target| out.push(target));
        }
    }
}

/// Whether a jump from one operation to another leaves a region that has a finally.
fn is_left(region: &Region, from: u32, to: u32) -> bool {
    region.kind == RegionKind::Finally && region.protects(from) && !region.protects(to)
}

/// Where a leave gets to next, once the regions before `first` are done with: a finally, or its
/// target.
fn after_finallys(function: &Function, first: usize, from: u32, to: u32) -> u32 {
    let rest = function.regions.get(first..).unwrap_or_default();
    let finally = rest.iter().find(|region| is_left(region, from, to));
    finally.map_or(to, |region| region.handler)
}

/// Where control goes after a finally or fault handler: on with the leave that ran it, or with the
/// rows after it that the same exception can unwind through.
fn after_finally(function: &Function, at: u32, out: &mut Vec<u32>) {
    let regions = function.regions.iter().enumerate();
    let handlers = regions.filter(|(_, region)| region.handles(at));
    let Some((index, region)) = handlers.min_by_key(|(_, r)| r.handler_end - r.handler) else {
        return;
    };
    for (pc, op) in function.ops.iter().enumerate() {
        if let Op::Leave { target } = op
            && is_left(region, pc as u32, target.0)
        {
            out.push(after_finallys(function, index + 1, pc as u32, target.0));
        }
    }
    let later = function.regions.iter().skip(index + 1);
    out.extend(
        later
            .filter(|other| other.start < region.end && region.start < other.end)
            .map(|other| other.handler),
    );
}

/// Where control may go if an operation fails, and the register that then has the exception.
pub(super) fn handlers(function: &Function, pc: usize, out: &mut Vec<(u32, Option<Reg>)>) {
    out.clear();
    for region in &function.regions {
        if region.protects(pc as u32) {
            out.push((region.handler, None));
            if let RegionKind::Filter(filter) = region.kind {
                out.push((filter, None));
            }
        }
    }
    let rows = function.handlers.iter();
    out.extend(
        rows.filter(|row| row.protects(pc as u32))
            .map(|row| (row.target, Some(row.exception))),
    );
}
