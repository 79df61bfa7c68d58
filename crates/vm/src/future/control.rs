//! Where control may go within a function.

use super::coverage::OpsCovered;
use crate::machine::Machine;
use crate::state::scalar;
use fencepost_base::FxHashMap;
use fencepost_ir::{Cell, Function, Op, Place, Reg, Region, RegionKind, RegisterRole};

/// How many operations behind a question its answer may be looked at.
const MOST_BETWEEN: usize = 8;

/// Where the branches of a function go that ask for nothing but options of the machine, or of
/// which only one way counts, by their numbers.
pub(super) fn decided_branches(
    machine: &Machine,
    function: &Function,
    covered: OpsCovered<'_>,
) -> FxHashMap<u32, u32> {
    let mut decided = FxHashMap::default();
    for (pc, op) in function.ops.iter().enumerate() {
        if let Op::Branch {
            then, otherwise, ..
        } = op
        {
            match [then.0, otherwise.0].map(|target| covered.has(target as usize)) {
                [true, false] => decided.insert(pc as u32, then.0),
                [false, true] => decided.insert(pc as u32, otherwise.0),
                [true, true] | [false, false] => None,
            };
        }
        if let Some((reg, word)) = answer(machine, function, pc, op)
            && let Some((branch, target)) = decide(function, pc, reg, word)
        {
            decided.insert(branch, target);
        }
        if let Op::MonitorEnter { taken, .. } | Op::MonitorTryEnter { taken, .. } = op
            && let Some(flag) = taken.0
            && is_untaken(function, pc, flag)
        {
            decided.insert(pc as u32 - 2, pc as u32);
        }
    }
    decided
}

/// Whether the operations before a monitor is taken look at the flag that says whether it was
/// taken, which was made false right before:
/// `store bool [frame + 8], 0; f = frame + 8; x = load bool [f]; br x, refuse, take`.
fn is_untaken(function: &Function, pc: usize, flag: Reg) -> bool {
    let Some(first) = pc.checked_sub(3) else {
        return false;
    };
    let [
        Op::Load {
            dst,
            place: Place::Pointer(from, 0, Cell::Bool),
            ..
        },
        Op::Branch {
            condition,
            then,
            otherwise,
        },
        _,
    ] = &function.ops[first..pc]
    else {
        return false;
    };
    let asks = *from == flag && *condition == dst.0;
    let decides = (then.0 as usize, otherwise.0 as usize) == (pc - 1, pc);
    if !asks || !decides || is_target(function, first as u32 + 1) {
        return false;
    }
    // Only straight code that writes no memory stands between.
    for at in (0..first).rev() {
        if is_target(function, at as u32 + 1) {
            return false;
        }
        match &function.ops[at] {
            Op::Const { .. } | Op::Move { .. } | Op::FrameAddress { .. } => {}
            Op::Store {
                place: Place::Pointer(base, distance, Cell::Bool),
                value,
                ..
            } => {
                let stored = constant_in(straight(function, at), *value);
                let offset = |before, reg| frame_offset(function, before, reg);
                let to = offset(at, *base).map(|base| base + i64::from(*distance));
                return stored == Some(0) && to.is_some() && to == offset(first, flag);
            }
            // Nothing else stands there.
            _ => return false,
        }
    }
    false
}

/// The operations before one that control comes to only one after the other.
fn straight(function: &Function, pc: usize) -> &[Op] {
    let first = (0..=pc).rev().find(|&at| is_target(function, at as u32));
    &function.ops[first.unwrap_or(0)..pc]
}

/// Where in the memory of the call a register points before an operation, if it was made to right
/// before or never points anywhere else.
fn frame_offset(function: &Function, pc: usize, reg: Reg) -> Option<i64> {
    let offset = |op: &Op| match op {
        Op::FrameAddress { offset, .. } => Some(i64::from(*offset)),
        // Nothing else makes such an address.
        _ => None,
    };
    let mut near = straight(function, pc).iter().rev();
    if let Some(last) = near.find(|op| defines(op, reg)) {
        return offset(last);
    }
    let is_param = reg.index() < usize::from(function.param_count);
    let mut all = function
        .ops
        .iter()
        .filter(|op| defines(op, reg))
        .map(offset);
    let first = all.next()??;
    (!is_param && all.all(|other| other == Some(first))).then_some(first)
}

/// Whether an operation never fails, given the registers that point to memory of the call only.
pub(super) fn never_fails(op: &Op, of_frame: &[bool]) -> bool {
    let is_own = |place: &Place| match place {
        Place::Pointer(base, ..) => of_frame.get(base.index()) == Some(&true),
        _ => false,
    };
    match op {
        Op::Const { .. }
        | Op::Null { .. }
        | Op::FrameAddress { .. }
        | Op::FunctionAddress { .. }
        | Op::Move { .. }
        | Op::Compare { .. }
        | Op::Jump { .. }
        | Op::Branch { .. }
        | Op::Leave { .. } => true,
        Op::Load { place, .. } | Op::Store { place, .. } => is_own(place),
        // They may fail, or are not worth knowing.
        _ => false,
    }
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
pub(super) fn reachable(
    machine: &Machine,
    function: &Function,
    covered: OpsCovered<'_>,
) -> Vec<bool> {
    if let OpsCovered::Of(_) = covered {
        return (0..function.ops.len()).map(|pc| covered.has(pc)).collect();
    }
    let decided = decided_branches(machine, function, covered);
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
