//! Which registers of a thread still matter.

use crate::machine::Machine;
use crate::state::thread::Thread;
use fencepost_ir::{Function, Kind};

/// The registers of a frame that are live where it stands, as bits.
fn live_in<'a>(code: &'a Function, thread: &Thread, depth: usize) -> &'a [u64] {
    let pc = thread.frames[depth].pc;
    match depth + 1 == thread.frames.len() {
        true => code.liveness().live_before(pc),
        false => code.liveness().live_during(pc),
    }
}

/// Whether the register at a place is live where its frame stands.
pub(crate) fn is_live(machine: &Machine, thread: &Thread, place: u32) -> bool {
    let above = thread.frames.partition_point(|frame| frame.base <= place);
    let Some(depth) = above.checked_sub(1) else {
        return false;
    };
    let frame = &thread.frames[depth];
    let reg = (place - frame.base) as usize;
    machine.loaded_function(frame.function).is_some_and(|code| {
        let live = live_in(code, thread, depth);
        live.get(reg / 64)
            .is_some_and(|word| word >> (reg % 64) & 1 == 1)
    })
}

/// Calls `visit` with the place of every register that is live where its frame stands.
pub(crate) fn for_each_live_register(
    machine: &Machine,
    thread: &Thread,
    mut visit: impl FnMut(usize, Kind),
) {
    for (depth, frame) in thread.frames.iter().enumerate() {
        let Some(function) = machine.loaded_function(frame.function) else {
            continue;
        };
        let live = live_in(function, thread, depth);
        for (index, &word) in live.iter().enumerate() {
            let mut bits = word;
            while bits != 0 {
                let reg = index * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                visit(frame.base as usize + reg, function.regs[reg].kind);
            }
        }
    }
}
