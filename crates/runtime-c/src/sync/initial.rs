//! What initialises the things that threads wait for: plain writes of all their memory, in one step.
//! They order nothing, and race with whoever uses the thing meanwhile.

use super::{COND_BYTES, MUTEX_BYTES, MUTEX_KIND, RW_BYTES, WORD_BYTES};
use crate::rows::{Answer, stopped};
use fencepost_ir::Cell;
use fencepost_vm::Exec;

/// Writes zeros, and a number somewhere among them.
fn fill(exec: &mut Exec<'_>, pointer: u64, size: u32, (at, value): (u32, u64)) -> Answer {
    exec.check_range(pointer, size).map_err(stopped)?;
    for offset in (0..size).step_by(4) {
        let word = if offset == at { value } else { 0 };
        let place = pointer.wrapping_add(u64::from(offset));
        exec.write_in_place(place, Cell::U32, word);
    }
    exec.accesses_memory(pointer, size, true);
    Ok(0)
}

pub(super) fn init_mutex(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let kind = u64::from(args[1] as u32);
    fill(exec, args[0], MUTEX_BYTES, (MUTEX_KIND, kind))
}

pub(super) fn init_cond(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    fill(exec, args[0], COND_BYTES, (0, 0))
}

pub(super) fn init_rw(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    fill(exec, args[0], RW_BYTES, (0, 0))
}

pub(super) fn init_word(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = u64::from(args[1] as u32);
    fill(exec, args[0], WORD_BYTES, (0, value))
}
