//! Which registers are live before each operation.
//!
//! The machine clears dead registers where states are stored, so that states which differ only
//! in values nobody will read are one state.

use crate::{Function, Op, RegionKind, RegisterRole};

/// The live-in sets of a function, one bit per register and operation.
#[derive(Debug)]
pub struct Liveness {
    words_per_op: usize,
    before: Vec<u64>,
    during: Vec<u64>,
}

impl Liveness {
    /// The set of registers live before `pc`, as bit words.
    #[inline]
    pub fn live_before(&self, pc: u32) -> &[u64] {
        let start = pc as usize * self.words_per_op;
        &self.before[start..start + self.words_per_op]
    }

    /// The set of registers that a call at `pc` must preserve: live after it, or in a handler
    /// that an exception out of the call may reach, but not its own result.
    #[inline]
    pub fn live_during(&self, pc: u32) -> &[u64] {
        let start = pc as usize * self.words_per_op;
        &self.during[start..start + self.words_per_op]
    }

    /// Whether register `reg` is live before `pc`.
    #[inline]
    pub fn is_live(&self, pc: u32, reg: usize) -> bool {
        self.live_before(pc)[reg / 64] >> (reg % 64) & 1 != 0
    }

    /// Computes the sets by iterating backwards until nothing changes.
    pub fn compute(function: &Function) -> Self {
        let words = function.regs.len().div_ceil(64).max(1);
        let count = function.ops.len();
        let mut live = Self {
            words_per_op: words,
            before: vec![0; words * count],
            during: vec![0; words * count],
        };
        let handlers: Vec<Vec<u32>> = (0..count as u32)
            .map(|pc| handler_entries(function, pc))
            .collect();
        let mut scratch = vec![0u64; words];
        let mut changed = true;
        while changed {
            changed = false;
            for pc in (0..count).rev() {
                scratch.fill(0);
                let op = &function.ops[pc];
                for_each_successor(op, pc as u32, &mut |next| {
                    if (next as usize) < count {
                        merge(&mut scratch, live.live_before(next));
                    }
                });
                op.visit_registers(&mut |role, reg| {
                    if role == RegisterRole::Def {
                        scratch[reg.index() / 64] &= !(1 << (reg.index() % 64));
                    }
                });
                // An exception can interrupt the operation before its result is written.
                for &entry in &handlers[pc] {
                    merge(&mut scratch, live.live_before(entry));
                }
                live.during[pc * words..(pc + 1) * words].copy_from_slice(&scratch);
                op.visit_registers(&mut |role, reg| {
                    if role == RegisterRole::Use {
                        scratch[reg.index() / 64] |= 1 << (reg.index() % 64);
                    }
                });
                let slot = &mut live.before[pc * words..(pc + 1) * words];
                if slot != scratch.as_slice() {
                    slot.copy_from_slice(&scratch);
                    changed = true;
                }
            }
        }
        live
    }
}

fn merge(into: &mut [u64], from: &[u64]) {
    into.iter_mut().zip(from).for_each(|(a, b)| *a |= b);
}

/// Handlers and filters that an exception at `pc`, or leaving from it, may reach.
///
/// The code of a handler or filter counts as covered by the rows of its own try as well: a filter
/// that says no lets the search go on with later rows, and a finally is followed by the next one.
fn handler_entries(function: &Function, pc: u32) -> Vec<u32> {
    let mut entries = Vec::new();
    for region in &function.regions {
        let in_filter = match region.kind {
            RegionKind::Filter(filter) => filter <= pc && pc < region.handler,
            _ => false,
        };
        if region.protects(pc) || region.handles(pc) || in_filter {
            entries.push(region.handler);
            if let RegionKind::Filter(filter) = region.kind {
                entries.push(filter);
            }
        }
    }
    // A leave out of a finally's continuation is not known from the finally itself, so what is
    // live at any leave target of the function counts as live inside every finally.
    if function
        .regions
        .iter()
        .any(|r| matches!(r.kind, RegionKind::Finally | RegionKind::Fault) && r.handles(pc))
    {
        entries.extend(function.ops.iter().filter_map(|op| match op {
            Op::Leave { target } => Some(target.0),
            _ => None,
        }));
    }
    entries.retain(|&entry| (entry as usize) < function.ops.len());
    entries.sort_unstable();
    entries.dedup();
    entries
}

/// Calls `visit` with every operation that may run right after `op` in the same call.
fn for_each_successor(op: &Op, pc: u32, visit: &mut dyn FnMut(u32)) {
    match op {
        Op::Jump { target } | Op::Leave { target } => visit(target.0),
        Op::Branch {
            then, otherwise, ..
        } => {
            visit(then.0);
            visit(otherwise.0);
        }
        Op::Switch {
            targets, otherwise, ..
        } => {
            targets.0.iter().for_each(|t| visit(*t));
            visit(otherwise.0);
        }
        Op::Return { .. }
        | Op::Throw { .. }
        | Op::Rethrow {}
        | Op::EndFinally {}
        | Op::EndFilter { .. } => {}
        _ => visit(pc + 1),
    }
}
