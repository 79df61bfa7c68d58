//! Which registers are live before each operation.
//!
//! A register of which nothing is made but what nobody reads is dead, too: a counter that is only
//! counted up, for one.
//!
//! The machine clears dead registers where states are stored, so that states which differ only
//! in values nobody will read are one state. Calling a live register dead would merge states that
//! differ; calling a dead one live only costs states. So where the exact sets would take too long
//! or too much memory, everything is live.

use crate::limits::{MAX_LIVENESS_BYTES, MAX_LIVENESS_STEPS};
use crate::{Effect, Function, Op, Reg, Region, RegionKind, RegisterRole};

/// The live-in sets of a function, one bit per register and operation.
#[derive(Debug)]
pub struct Liveness {
    words_per_op: usize,
    /// Distance between the sets of two operations: 0 if all share one set.
    stride: usize,
    before: Vec<u64>,
    during: Vec<u64>,
}

impl Liveness {
    /// The set of registers live before `pc`, as bit words.
    #[inline]
    pub fn live_before(&self, pc: u32) -> &[u64] {
        let start = pc as usize * self.stride;
        &self.before[start..start + self.words_per_op]
    }

    /// The set of registers that a call at `pc` must preserve: live after it, or in a handler
    /// that an exception out of the call may reach, but not its own result.
    #[inline]
    pub fn live_during(&self, pc: u32) -> &[u64] {
        let start = pc as usize * self.stride;
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
        let bytes = words.saturating_mul(count).saturating_mul(16);
        if bytes > MAX_LIVENESS_BYTES {
            return Self::everything(words, function.regs.len());
        }
        let mut live = Interruptions::of(function)
            .and_then(|interruptions| Self::iterate(function, words, &interruptions))
            .unwrap_or_else(|| Self::everything(words, function.regs.len()));
        if function.constructs && !function.regs.is_empty() {
            // Which object a constructor runs on can be seen from outside as long as it runs.
            let sets = live.before.chunks_mut(words);
            for set in sets.chain(live.during.chunks_mut(words)) {
                set[0] |= 1;
            }
        }
        live
    }

    /// The sets that hold every register.
    fn everything(words: usize, registers: usize) -> Self {
        let mut set = vec![u64::MAX; words];
        // No bit may stand for a register that the function does not have.
        for (index, word) in set.iter_mut().enumerate() {
            let left = registers.saturating_sub(index * 64);
            if left < 64 {
                *word = (1 << left) - 1;
            }
        }
        Self {
            words_per_op: words,
            stride: 0,
            before: set.clone(),
            during: set,
        }
    }

    fn iterate(function: &Function, words: usize, interruptions: &Interruptions) -> Option<Self> {
        let count = function.ops.len();
        let mut live = Self {
            words_per_op: words,
            stride: words,
            before: vec![0; words * count],
            during: vec![0; words * count],
        };
        let order = postorder(function);
        let mut unions = vec![0u64; words * interruptions.entries.len()];
        let mut scratch = vec![0u64; words];
        let per_round = (count + interruptions.entries.iter().map(Vec::len).sum::<usize>()) * words;
        let mut steps = 0;
        loop {
            steps += per_round;
            if steps > MAX_LIVENESS_STEPS {
                return None;
            }
            let mut changed = false;
            for (segment, entries) in interruptions.entries.iter().enumerate() {
                let union = &mut unions[segment * words..(segment + 1) * words];
                for &(entry, given) in entries {
                    scratch.copy_from_slice(live.live_before(entry));
                    // What the way there itself supplies need not be kept for it.
                    if let Some(reg) = given
                        && let Some(word) = scratch.get_mut(reg.index() / 64)
                    {
                        *word &= !(1 << (reg.index() % 64));
                    }
                    merge(union, &scratch);
                }
            }
            for &pc in &order {
                let pc = pc as usize;
                let segment = interruptions.segment_of[pc] as usize;
                let union = &unions[segment * words..(segment + 1) * words];
                changed |= live.transfer(function, pc, union, &mut scratch);
            }
            if !changed {
                return Some(live);
            }
        }
    }

    /// Recomputes the sets of one operation; says whether the one before it changed.
    fn transfer(
        &mut self,
        function: &Function,
        pc: usize,
        interrupted: &[u64],
        scratch: &mut [u64],
    ) -> bool {
        let words = self.words_per_op;
        let op = &function.ops[pc];
        scratch.fill(0);
        for_each_successor(op, pc as u32, &mut |next| {
            if (next as usize) < function.ops.len() {
                merge(scratch, self.live_before(next));
            }
        });
        let mut gives = false;
        op.visit_registers(&mut |role, reg| {
            if let (RegisterRole::Def, Some(word)) = (role, scratch.get_mut(reg.index() / 64)) {
                gives |= *word >> (reg.index() % 64) & 1 != 0;
                *word &= !(1 << (reg.index() % 64));
            }
        });
        let is_for_nothing = !gives && only_computes(op);
        // An exception can interrupt the operation before its result is written.
        merge(scratch, interrupted);
        self.during[pc * words..(pc + 1) * words].copy_from_slice(scratch);
        op.visit_registers(&mut |role, reg| {
            if let (RegisterRole::Use, Some(word)) = (role, scratch.get_mut(reg.index() / 64))
                && !is_for_nothing
            {
                *word |= 1 << (reg.index() % 64);
            }
        });
        let slot = &mut self.before[pc * words..(pc + 1) * words];
        let changed = slot != scratch;
        if changed {
            slot.copy_from_slice(scratch);
        }
        changed
    }
}

/// Whether an operation does nothing but give a result, whatever its operands are.
fn only_computes(op: &Op) -> bool {
    let faults = match op {
        Op::Binary { operator, .. } => operator.faults(),
        Op::Convert { operator, .. } => operator.faults(),
        _ => false,
    };
    op.effect() == Effect::Pure && !faults
}

fn merge(into: &mut [u64], from: &[u64]) {
    into.iter_mut().zip(from).for_each(|(a, b)| *a |= b);
}

/// Calls `visit` with every operation that may run right after `op` in the same call.
fn for_each_successor(op: &Op, pc: u32, visit: &mut dyn FnMut(u32)) {
    op.for_each_target(visit);
    if op.falls_through() {
        visit(pc + 1);
    }
}

/// All operations, each after the ones it leads to where that is possible.
fn postorder(function: &Function) -> Vec<u32> {
    let count = function.ops.len();
    let mut order = Vec::with_capacity(count);
    let mut seen = vec![false; count];
    let mut stack: Vec<(u32, bool)> = Vec::new();
    for root in 0..count as u32 {
        stack.push((root, false));
        while let Some((pc, done)) = stack.pop() {
            if done {
                order.push(pc);
                continue;
            }
            if std::mem::replace(&mut seen[pc as usize], true) {
                continue;
            }
            stack.push((pc, true));
            for_each_successor(&function.ops[pc as usize], pc, &mut |next| {
                if seen.get(next as usize) == Some(&false) {
                    stack.push((next, false));
                }
            });
        }
    }
    order
}

/// Where control can go from the middle of an operation, because of an exception or the end of a
/// finally. Operations between two boundaries of regions share one answer.
struct Interruptions {
    segment_of: Vec<u32>,
    /// First operations of what may run next, by segment, each with the register that it is given
    /// the exception in.
    entries: Vec<Vec<(u32, Option<Reg>)>>,
}

impl Interruptions {
    /// `None` if the table is too large to look at every pair of rows.
    fn of(function: &Function) -> Option<Self> {
        let count = function.ops.len() as u32;
        let regions = &function.regions;
        let rows = regions.len() + function.handlers.len();
        if rows.saturating_pow(2) > MAX_LIVENESS_STEPS / 64 {
            return None;
        }
        let mut starts = vec![0];
        for region in regions {
            starts.extend([region.start, region.end, filter_start(region)]);
            starts.extend([region.handler, region.handler_end]);
        }
        starts.extend(
            function
                .handlers
                .iter()
                .flat_map(|row| [row.start, row.end]),
        );
        starts.retain(|start| *start < count.max(1));
        starts.sort_unstable();
        starts.dedup();
        let mut segment_of = vec![0; count as usize];
        for (segment, start) in starts.iter().enumerate() {
            let end = starts.get(segment + 1).copied().unwrap_or(count);
            if let Some(span) = segment_of.get_mut(*start as usize..end as usize) {
                span.fill(segment as u32);
            }
        }
        let leaves: Vec<(u32, u32)> = (0..count)
            .filter_map(|pc| match &function.ops[pc as usize] {
                Op::Leave { target } => Some((pc, target.0)),
                _ => None,
            })
            .collect();
        let mut work = 0;
        let mut after = Vec::with_capacity(regions.len());
        for region in regions {
            after.push(continuations(region, &leaves));
            work += after[after.len() - 1].len();
            if work > MAX_LIVENESS_STEPS / 64 {
                return None;
            }
        }
        let mut entries = Vec::with_capacity(starts.len());
        for &pc in &starts {
            let mut found = Vec::new();
            for (index, region) in regions.iter().enumerate() {
                if region.protects(pc) {
                    found.extend([region.handler, filter_start(region)]);
                }
                if runs_while_unwinding(region, pc) {
                    found.extend_from_slice(&after[index]);
                    // Rows whose protected code overlaps may all take part in one unwinding:
                    // inner finallys run after an outer filter, later rows after a refusal.
                    for other in regions.iter().filter(|other| overlap(other, region)) {
                        found.extend([other.handler, filter_start(other)]);
                    }
                }
            }
            let mut found: Vec<(u32, Option<Reg>)> =
                found.into_iter().map(|entry| (entry, None)).collect();
            let rows = function.handlers.iter().filter(|row| row.protects(pc));
            found.extend(rows.map(|row| (row.target, Some(row.exception))));
            work += found.len();
            if work > MAX_LIVENESS_STEPS / 64 {
                return None;
            }
            found.retain(|entry| entry.0 < count);
            found.sort_unstable();
            found.dedup();
            entries.push(found);
        }
        Some(Self {
            segment_of,
            entries,
        })
    }
}

/// Where the filter of a region starts; without one, where its handler does.
fn filter_start(region: &Region) -> u32 {
    match region.kind {
        RegionKind::Filter(filter) => filter,
        _ => region.handler,
    }
}

/// Whether `pc` is in code of the region that returns to an unwinding or a leave.
fn runs_while_unwinding(region: &Region, pc: u32) -> bool {
    match region.kind {
        RegionKind::Catch(_) => false,
        RegionKind::Filter(filter) => filter <= pc && pc < region.handler,
        RegionKind::Finally | RegionKind::Fault => region.handles(pc),
    }
}

fn overlap(a: &Region, b: &Region) -> bool {
    a.start < b.end && b.start < a.end
}

/// The targets that leaving a region's protected code can go on to after its finally.
fn continuations(region: &Region, leaves: &[(u32, u32)]) -> Vec<u32> {
    if region.kind != RegionKind::Finally {
        return Vec::new();
    }
    let from = leaves.partition_point(|leave| leave.0 < region.start);
    let to = leaves.partition_point(|leave| leave.0 < region.end);
    let inside = leaves.get(from..to).unwrap_or_default();
    let outside = inside.iter().filter(|leave| !region.protects(leave.1));
    let mut targets: Vec<u32> = outside.map(|leave| leave.1).collect();
    targets.sort_unstable();
    targets.dedup();
    targets
}

#[cfg(test)]
mod tests {
    use super::Liveness;

    #[test]
    fn sets_of_everything_hold_no_register_that_is_not_there() {
        let live = Liveness::everything(3, 70);
        assert_eq!(live.live_before(9), [u64::MAX, (1 << 6) - 1, 0]);
        assert_eq!(live.live_during(9), [u64::MAX, (1 << 6) - 1, 0]);
        assert_eq!(Liveness::everything(1, 64).live_before(0), [u64::MAX]);
    }
}
