//! A second look at an execution that a solver found.
//!
//! Its accesses are gone through one after the other, with memory as a table: every read must
//! give what is there, or what its own thread has pending; every lock must find its monitor free;
//! every wait must end by a pulse for it, or because its time is over;
//! and no access may come before one that the model, or a fence, keeps before it. Nothing of the
//! formula is used for that. Dependences and the threads' own computations are not looked at.

use crate::decode::{Signal, Step};
use crate::unroll::Wakes;
use fencepost_ir::FenceKind;
use fencepost_memory_model::{AccessKind, Axioms};
use std::collections::{BTreeMap, BTreeSet};

/// Says what is wrong with an execution, if anything is.
pub fn audit(steps: &[Step], axioms: &Axioms) -> Result<(), String> {
    order(steps, axioms)?;
    values(steps, axioms)?;
    signals(steps)
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
                || same_place(earlier, later, axioms)
                || is_fenced(steps, earlier, later);
            if kept {
                return Err(format!("{} overtook {}", later.location, earlier.location));
            }
        }
    }
    Ok(())
}

/// Whether a fence between two accesses of a thread keeps them in order.
fn is_fenced(steps: &[Step], earlier: &Step, later: &Step) -> bool {
    let between = steps.iter().filter(|step| {
        step.thread == earlier.thread
            && earlier.position < step.position
            && step.position <= later.position
    });
    let mut fences = between.flat_map(|step| &step.fences);
    let (first, second) = (earlier.kind, later.kind);
    fences.any(|fence| match fence {
        FenceKind::Full => true,
        FenceKind::LoadLoad => first.is_read() && second.is_read(),
        FenceKind::LoadStore => first.is_read() && second.is_write(),
        FenceKind::StoreLoad => first.is_write() && second.is_read(),
        FenceKind::StoreStore => first.is_write() && second.is_write(),
        FenceKind::Acquire => first.is_read() && (second.is_read() || second.is_write()),
        FenceKind::Release => second.is_write(),
        FenceKind::AcqRel => first.is_read() && second.is_read() || second.is_write(),
    })
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

/// Whoever goes on after a wait was in the queue when a pulse came, and first in it unless the
/// pulse was for any, or its time was over.
fn signals(steps: &[Step]) -> Result<(), String> {
    let mut queues: BTreeMap<(u32, u32), Vec<u32>> = BTreeMap::new();
    // Who was in the queue at pulses that were for any one of them.
    let mut any: BTreeMap<(u32, u32), Vec<Vec<u32>>> = BTreeMap::new();
    let mut woken: BTreeSet<u32> = BTreeSet::new();
    for step in steps {
        let (Some(signal), Some(place)) = (step.signal, step.place) else {
            continue;
        };
        let queue = queues.entry(place).or_default();
        match signal {
            Signal::Waits => queue.push(step.thread),
            Signal::Wakes(Wakes::All) => woken.extend(queue.drain(..)),
            Signal::Wakes(Wakes::First) => {
                let count = queue.len().min(1);
                woken.extend(queue.drain(..count));
            }
            Signal::Wakes(Wakes::Any) => any.entry(place).or_default().push(queue.clone()),
            Signal::Expires => {
                if !queue.contains(&step.thread) {
                    return Err(format!("{} gave up a wait that is over", step.location));
                }
                queue.retain(|&thread| thread != step.thread);
                woken.insert(step.thread);
            }
            Signal::Resumes => {
                let pulses = any.entry(place).or_default();
                let one = pulses.iter().position(|one| one.contains(&step.thread));
                if !woken.remove(&step.thread) {
                    let Some(one) = one else {
                        return Err(format!("{} was not pulsed", step.location));
                    };
                    pulses.remove(one);
                    queue.retain(|&thread| thread != step.thread);
                }
                pulses
                    .iter_mut()
                    .for_each(|one| one.retain(|&thread| thread != step.thread));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::audit;
    use crate::decode::Step;
    use crate::unroll::Site;
    use fencepost_ir::{FenceKind, FuncId};
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
            fences: Vec::new(),
            signal: None,
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
        // A fence between the write and the read of a thread, and one that does not order them.
        for (fence, possible) in [
            (FenceKind::Full, false),
            (FenceKind::StoreLoad, false),
            (FenceKind::StoreStore, true),
            (FenceKind::LoadLoad, true),
        ] {
            let mut fenced = buffered.clone();
            fenced[0].fences.push(fence);
            let answer = audit(&fenced, &axioms("tso"));
            assert_eq!(answer.is_ok(), possible, "{fence:?}");
        }
        // Two threads in one monitor.
        let inside = [
            step(1, 0, Lock, 0, 1),
            step(2, 0, Lock, 0, 1),
            step(1, 1, Unlock, 0, 0),
        ];
        assert!(audit(&inside, &axioms("sc")).is_err());
    }

    #[test]
    fn waits_that_nothing_ends_are_noticed() {
        use crate::decode::Signal::{Expires, Resumes, Waits, Wakes};
        use crate::unroll::Wakes as Whom;
        let all = |signals: &[(u32, crate::decode::Signal)]| {
            let steps = signals.iter().enumerate().map(|(at, &(thread, signal))| {
                let mut step = step(thread, at as u32, AccessKind::Unlock, 0, 0);
                step.signal = Some(signal);
                step
            });
            audit(&steps.collect::<Vec<_>>(), &axioms("sc")).is_ok()
        };
        let one = Wakes(Whom::First);
        assert!(all(&[(1, Waits), (2, one), (1, Resumes)]));
        assert!(!all(&[(2, one), (1, Waits), (1, Resumes)]));
        // The queue is first in, first out.
        assert!(!all(&[(1, Waits), (2, Waits), (3, one), (2, Resumes)]));
        let pulsed = Wakes(Whom::All);
        assert!(all(&[(1, Waits), (2, Waits), (3, pulsed), (2, Resumes)]));
        // One for any is for one only.
        let any = Wakes(Whom::Any);
        assert!(all(&[(1, Waits), (2, Waits), (3, any), (2, Resumes)]));
        let both = [(1, Waits), (2, Waits), (3, any), (2, Resumes), (1, Resumes)];
        assert!(!all(&both));
        assert!(!all(&[(3, any), (1, Waits), (1, Resumes)]));
        // A thread whose time is over is not in the way of others.
        let late = [(1, Waits), (2, Waits), (1, Expires), (3, one), (2, Resumes)];
        assert!(all(&late));
        assert!(!all(&[(1, Waits), (3, one), (1, Expires)]));
    }
}
