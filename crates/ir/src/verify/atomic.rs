//! Atomic sections: every path through a function opens and closes them alike.
//!
//! A function that has only beginnings or only ends is left alone: it may be one half of a pair
//! that its caller completes.

use super::{Wrong, wrong};
use crate::{Function, Op, RegionKind};

/// How many sections are open, or that control was not seen there yet.
type Depth = Option<u32>;

pub(super) fn check_sections(function: &Function) -> Result<(), Wrong> {
    let begins = function.ops.contains(&Op::AtomicBegin {});
    let ends = function.ops.contains(&Op::AtomicEnd {});
    if !(begins && ends) {
        return Ok(());
    }
    let mut depths: Vec<Depth> = vec![None; function.ops.len()];
    let mut work = vec![(0u32, 0u32, 0u32)];
    loop {
        while let Some((pc, depth, from)) = work.pop() {
            let known = &mut depths[pc as usize];
            if *known == Some(depth) {
                continue;
            }
            if known.is_some() {
                return wrong(from, "an atomic section is open on one way here only");
            }
            *known = Some(depth);
            let op = &function.ops[pc as usize];
            let after = step(pc, op, depth)?;
            op.for_each_target(&mut |target| work.push((target, after, pc)));
            if op.falls_through() {
                work.push((pc + 1, after, pc));
            }
        }
        // Handlers are read at the depth that their try starts at.
        for region in &function.regions {
            let Some(depth) = depths[region.start as usize] else {
                continue;
            };
            let filter = match region.kind {
                RegionKind::Filter(filter) => filter,
                _ => region.handler,
            };
            for entry in [filter, region.handler] {
                if depths[entry as usize].is_none() {
                    work.push((entry, depth, region.start));
                }
            }
        }
        for row in &function.handlers {
            if let (Some(depth), None) = (depths[row.start as usize], depths[row.target as usize]) {
                work.push((row.target, depth, row.start));
            }
        }
        if work.is_empty() {
            return Ok(());
        }
    }
}

fn step(pc: u32, op: &Op, depth: u32) -> Result<u32, Wrong> {
    match op {
        Op::AtomicBegin {} => Ok(depth + 1),
        Op::AtomicEnd {} if depth == 0 => wrong(pc, "`endatomic` where no atomic section is open"),
        Op::AtomicEnd {} => Ok(depth - 1),
        Op::Return { .. } if depth > 0 => wrong(pc, "`ret` inside an atomic section"),
        Op::TailCall { .. } if depth > 0 => wrong(pc, "`tailcall` inside an atomic section"),
        _ => Ok(depth),
    }
}
