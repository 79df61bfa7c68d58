//! Which registers of a thread still matter.

use crate::machine::Machine;
use crate::state::thread::Thread;
use fencepost_ir::Kind;

/// Calls `visit` with the place of every register that is live where its frame stands.
pub(crate) fn for_each_live_register(
    machine: &Machine,
    thread: &Thread,
    mut visit: impl FnMut(usize, Kind),
) {
    let top = thread.frames.len().wrapping_sub(1);
    for (depth, frame) in thread.frames.iter().enumerate() {
        let Some(function) = machine.loaded_function(frame.function) else {
            continue;
        };
        let liveness = function.liveness();
        let live = if depth == top {
            liveness.live_before(frame.pc)
        } else {
            liveness.live_during(frame.pc)
        };
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
