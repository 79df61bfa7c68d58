//! A second look at an execution that a solver found.
//!
//! Its accesses are gone through one after the other, with memory as a table: every read must
//! give what is there, or what its own thread has pending; every lock must find its monitor free;
//! and no access may come before one that the model keeps before it. Nothing of the formula is
//! used for that. Dependences and the threads' own computations are not looked at.

use crate::decode::Step;
use fencepost_memory_model::{AccessKind, Axioms};
use std::collections::BTreeMap;

/// Says what is wrong with an execution, if anything is.
pub fn audit(steps: &[Step], axioms: &Axioms) -> Result<(), String> {
    order(steps, axioms)?;
    values(steps, axioms)
}

fn order(steps: &[Step], axioms: &Axioms) -> Result<(), String> {
    for (at, later) in steps.iter().enumerate() {
        for earlier in &steps[at + 1..] {
            // `earlier` is behind `later` in memory order; is it before it in the program?
            if earlier.thread != later.thread || earlier.position >= later.position {
                continue;
            }
            let kept = earlier.in_place
                || later.in_place
                || earlier.kind == AccessKind::Lock
                || !axioms.table.may_overtake(earlier.kind, later.kind)
                || same_place(earlier, later, axioms);
            if kept {
                return Err(format!("{} overtook {}", later.location, earlier.location));
            }
        }
    }
    Ok(())
}

fn is_monitor(step: &Step) -> bool {
    matches!(step.kind, AccessKind::Lock | AccessKind::Unlock)
}

/// Whether two accesses keep their order because they touch one cell.
fn same_place(earlier: &Step, later: &Step, axioms: &Axioms) -> bool {
    if earlier.place != later.place || is_monitor(earlier) || is_monitor(later) {
        return false;
    }
    match (earlier.kind.is_read(), later.kind.is_read()) {
        (true, true) => {
            let plain = [earlier.kind, later.kind].contains(&AccessKind::Read);
            axioms.table.same_location_reads_ordered || !plain
        }
        (false, true) => !axioms.table.forwarding,
        (true, false) | (false, false) => true,
    }
}

fn values(steps: &[Step], axioms: &Axioms) -> Result<(), String> {
    let mut memory: BTreeMap<(u32, u32), u64> = BTreeMap::new();
    let mut first: BTreeMap<(u32, u32), u64> = BTreeMap::new();
    for (at, step) in steps.iter().enumerate() {
        let Some(place) = step.place else { continue };
        if let Some(read) = step.read {
            let behind = steps[at + 1..].iter().filter(|other| {
                other.thread == step.thread
                    && other.position < step.position
                    && other.place == step.place
                    && other.wrote.is_some()
            });
            let pending = behind.max_by_key(|other| other.position);
            let forwarded = axioms.table.forwarding && !is_monitor(step);
            let there = match pending.filter(|_| forwarded).and_then(|other| other.wrote) {
                Some(value) => value,
                // What nobody has written is the same for all who read it.
                None => match memory.get(&place) {
                    Some(value) => *value,
                    None => *first.entry(place).or_insert(read),
                },
            };
            if there != read {
                return Err(format!("{} gave {read} where {there} is", step.location));
            }
        }
        if let Some(wrote) = step.wrote {
            memory.insert(place, wrote);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::audit;
    use crate::decode::Step;
    use crate::unroll::Site;
    use fencepost_ir::FuncId;
    use fencepost_memory_model::{AccessKind, Axioms, builtin};

    fn step(thread: u32, position: u32, kind: AccessKind, cell: u32, value: u64) -> Step {
        let reads = kind.is_read() || kind == AccessKind::Lock;
        Step {
            thread,
            position,
            site: Site {
                function: FuncId(0),
                pc: 0,
            },
            kind,
            in_place: false,
            read: reads.then_some(if kind == AccessKind::Lock { 0 } else { value }),
            wrote: (!kind.is_read()).then_some(value),
            place: Some((cell, 0)),
            location: format!("cell {cell}"),
            value: value.to_string(),
        }
    }

    fn axioms(model: &str) -> Axioms {
        Axioms::of_table(builtin(model).expect("a model").table().clone())
    }

    #[test]
    fn executions_that_cannot_be_are_noticed() {
        use AccessKind::{Lock, Read, Unlock, Write};
        // Store buffering, with both reads first.
        let buffered = [
            step(1, 1, Read, 1, 0),
            step(2, 1, Read, 0, 0),
            step(1, 0, Write, 0, 1),
            step(2, 0, Write, 1, 1),
        ];
        assert_eq!(audit(&buffered, &axioms("tso")), Ok(()));
        assert!(audit(&buffered, &axioms("sc")).is_err());
        // A read of something that is not there.
        let wrong = [step(1, 0, Write, 0, 1), step(2, 0, Read, 0, 0)];
        assert!(audit(&wrong, &axioms("tso")).is_err());
        // A read of the thread's own pending write, with forwarding and without.
        let forwarded = [step(1, 1, Read, 0, 1), step(1, 0, Write, 0, 1)];
        assert_eq!(audit(&forwarded, &axioms("tso")), Ok(()));
        let mut without = axioms("tso");
        without.table.forwarding = false;
        assert!(audit(&forwarded, &without).is_err());
        // Two threads in one monitor.
        let inside = [
            step(1, 0, Lock, 0, 1),
            step(2, 0, Lock, 0, 1),
            step(1, 1, Unlock, 0, 0),
        ];
        assert!(audit(&inside, &axioms("sc")).is_err());
    }
}
