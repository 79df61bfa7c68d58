//! Where control may go within a function.

use fencepost_ir::{Function, Op, Reg, Region, RegionKind};

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
