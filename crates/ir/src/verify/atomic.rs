//! Atomic sections: every path through a function opens and closes them alike.
//!
//! A function that has only beginnings or only ends is left alone: it may be one half of a pair
//! that its caller completes.

use super::{Wrong, wrong};
use crate::{Function, Op, RegionKind};

/// Whether control is inside a section, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unknown,
    Outside,
    Inside,
}

pub(super) fn check_sections(function: &Function) -> Result<(), Wrong> {
    let begins = function.ops.contains(&Op::AtomicBegin {});
    let ends = function.ops.contains(&Op::AtomicEnd {});
    if !(begins && ends) {
        return Ok(());
    }
    let mut states = vec![State::Unknown; function.ops.len()];
    let mut work = vec![(0u32, State::Outside, 0u32)];
    loop {
        while let Some((pc, state, from)) = work.pop() {
            let known = &mut states[pc as usize];
            if *known == state {
                continue;
            }
            if *known != State::Unknown {
                return wrong(from, "an atomic section is open on one way here only");
            }
            *known = state;
            let op = &function.ops[pc as usize];
            let after = step(pc, op, state)?;
            op.for_each_target(&mut |target| work.push((target, after, pc)));
            if op.falls_through() {
                work.push((pc + 1, after, pc));
            }
        }
        // Handlers are read in the state that their try starts in.
        for region in &function.regions {
            let state = states[region.start as usize];
            if state == State::Unknown {
                continue;
            }
            let mut entries = vec![region.handler];
            if let RegionKind::Filter(filter) = region.kind {
                entries.push(filter);
            }
            for entry in entries {
                if states[entry as usize] == State::Unknown {
                    work.push((entry, state, region.start));
                }
            }
        }
        if work.is_empty() {
            return Ok(());
        }
    }
}

fn step(pc: u32, op: &Op, state: State) -> Result<State, Wrong> {
    match (op, state) {
        (Op::AtomicBegin {}, State::Inside) => {
            wrong(pc, "an atomic section starts inside another one")
        }
        (Op::AtomicBegin {}, _) => Ok(State::Inside),
        (Op::AtomicEnd {}, State::Outside) => {
            wrong(pc, "`endatomic` where no atomic section is open")
        }
        (Op::AtomicEnd {}, _) => Ok(State::Outside),
        (Op::Return { .. }, State::Inside) => wrong(pc, "`ret` inside an atomic section"),
        _ => Ok(state),
    }
}
