//! Which local variables are written on every way to each of their reads.
//!
//! Where reads of memory that was never written are looked for, such a variable need not be memory:
//! whatever happens before, its reads find what the call has written.

use crate::cursor::Value;
use crate::instruction::{Block, Body, Operation};
use std::collections::BTreeMap;

/// Some of the variables, by their places.
type Bits = Vec<u64>;

fn has(bits: &Bits, place: usize) -> bool {
    bits[place / 64] >> (place % 64) & 1 == 1
}

fn add(bits: &mut Bits, place: usize) {
    bits[place / 64] |= 1 << (place % 64);
}

/// The blocks that control may come to from the end of a block.
fn successors(block: &Block) -> Vec<u32> {
    match block.instructions.last().map(|last| &last.operation) {
        Some(Operation::Jump(target)) => vec![*target],
        Some(Operation::Branch {
            then, otherwise, ..
        }) => vec![*then, *otherwise],
        Some(Operation::Switch {
            otherwise, cases, ..
        }) => {
            let targets = cases.iter().map(|&(_, target)| target);
            targets.chain([*otherwise]).collect()
        }
        Some(Operation::IndirectJump { targets, .. }) => {
            targets.iter().map(|&(_, target)| target).collect()
        }
        Some(
            Operation::Return(_)
            | Operation::Unreachable
            | Operation::Refused(_)
            | Operation::Alloca { .. }
            | Operation::Load { .. }
            | Operation::Store { .. }
            | Operation::Fence(_)
            | Operation::CompareExchange { .. }
            | Operation::ReadModifyWrite { .. }
            | Operation::ElementPointer { .. }
            | Operation::Cast { .. }
            | Operation::Binary { .. }
            | Operation::Negate { .. }
            | Operation::Compare { .. }
            | Operation::Phi { .. }
            | Operation::Select { .. }
            | Operation::Call { .. }
            | Operation::Extract { .. }
            | Operation::Insert { .. }
            | Operation::Freeze { .. }
            | Operation::VariadicArgument { .. },
        )
        | None => Vec::new(),
    }
}

/// Those of these variables, whose addresses are used for nothing but loads and stores, that are
/// written before they are read, whichever way a call takes.
pub(crate) fn written_before_reads(body: &Body, variables: &[u32]) -> Vec<u32> {
    let places: BTreeMap<u32, usize> = variables.iter().copied().zip(0..).collect();
    let place_of = |pointer: &Value| match pointer {
        Value::Local(name) => places.get(name).copied(),
        _ => None,
    };
    let by_name = body.blocks.iter().enumerate();
    let numbers: BTreeMap<u32, usize> = by_name.map(|(at, block)| (block.name, at)).collect();
    // What is written where a block begins, for those that were come to.
    let mut begins: Vec<Option<Bits>> = vec![None; body.blocks.len()];
    let mut read_too_early: Bits = vec![0; variables.len().div_ceil(64)];
    let mut open = Vec::new();
    if let Some(first) = begins.first_mut() {
        *first = Some(read_too_early.clone());
        open.push(0);
    }
    while let Some(at) = open.pop() {
        let Some(mut written) = begins[at].clone() else {
            continue;
        };
        for instruction in &body.blocks[at].instructions {
            match &instruction.operation {
                Operation::Store { pointer, .. } => {
                    if let Some(place) = place_of(pointer) {
                        add(&mut written, place);
                    }
                }
                Operation::Load { pointer, .. } => {
                    // What is written here only becomes less, so this is final.
                    if let Some(place) = place_of(pointer).filter(|&place| !has(&written, place)) {
                        add(&mut read_too_early, place);
                    }
                }
                _ => {}
            }
        }
        for target in successors(&body.blocks[at]) {
            let Some(&next) = numbers.get(&target) else {
                continue;
            };
            let changed = match &mut begins[next] {
                Some(before) => {
                    let both = before.iter().zip(&written).map(|(a, b)| a & b);
                    let both: Bits = both.collect();
                    let changed = both != *before;
                    *before = both;
                    changed
                }
                unseen => {
                    *unseen = Some(written.clone());
                    true
                }
            };
            if changed {
                open.push(next);
            }
        }
    }
    let kept = places
        .iter()
        .filter(|&(_, &place)| !has(&read_too_early, place));
    kept.map(|(&name, _)| name).collect()
}
