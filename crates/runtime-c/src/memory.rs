//! Memory: blocks of the program and of its calls.

use crate::rows::{Answer, first_object, local, native, stopped, touching, with_text};
use fencepost_ir::{ClassId, Kind};
use fencepost_vm::{Exec, Mistake, Native, NativeResult, NativeText};

/// Gives memory that nobody else knows.
const FRESH: NativeText = NativeText {
    fresh: true,
    ..NativeText::NOTHING
};

pub(crate) const ROWS: &[Native] = &[
    with_text(
        local("c.malloc", &[Kind::I64], Some(Kind::Ptr), native!(malloc)),
        FRESH,
    ),
    touching("c.free", &[Kind::Ptr], None, first_object, native!(free)),
    local(
        "c.block_size",
        &[Kind::Ptr],
        Some(Kind::I64),
        native!(block_size),
    ),
    with_text(
        local(
            "c.local",
            &[Kind::I64],
            Some(Kind::Ptr),
            native!(local_block),
        ),
        FRESH,
    ),
    with_text(
        local(
            "c.own_copy",
            &[Kind::I32],
            Some(Kind::Ptr),
            native!(own_copy),
        ),
        FRESH,
    ),
    touching("c.leave", &[Kind::Ptr], None, first_object, |exec, args| {
        exec.leave_block(args[0]);
        NativeResult::Done(0)
    }),
    local(
        "c.check_written",
        &[Kind::Ptr, Kind::I32, Kind::I64],
        None,
        native!(check_written),
    ),
    local("c.mark_written", &[Kind::Ptr], None, |exec, args| {
        exec.mark_written(args[0]);
        NativeResult::Done(0)
    }),
    local("c.stack_mark", &[], Some(Kind::Ptr), |exec, _| {
        NativeResult::Done(exec.stack_mark())
    }),
    local("c.stack_restore", &[Kind::Ptr], None, |exec, args| {
        exec.leave_to_mark(args[0]);
        NativeResult::Done(0)
    }),
];

/// The same where memory that was never freed is a mistake: it makes a difference then whether the
/// program ends before a block is freed. That it may end before one is allocated makes none, because
/// there is nothing to be found then which there is not afterwards.
pub(crate) fn rows_about_leaks() -> Vec<Native> {
    let missed = |row: &Native| match row.name {
        "c.free" => {
            let text = NativeText {
                missed_at_end: true,
                ..row.text()
            };
            with_text(*row, text)
        }
        _ => *row,
    };
    ROWS.iter().map(missed).collect()
}

fn malloc(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let block = exec.allocate_block(args[0], true).map_err(stopped)?;
    Ok(block.unwrap_or(0))
}

fn local_block(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match exec.allocate_block(args[0], false).map_err(stopped)? {
        Some(word) => Ok(word),
        None => Err(stopped(exec.mistake(
            Mistake::Abort,
            "a local variable of more than a gigabyte".to_string(),
        ))),
    }
}

/// The running thread's own copy of a variable.
fn own_copy(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let template = ClassId(args[0] as u32);
    exec.allocate_own_copy(template).map_err(stopped)
}

fn free(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[0] != 0 {
        exec.free_block(args[0]).map_err(stopped)?;
    }
    Ok(0)
}

/// Looks at memory that was just read. The value that came out is an argument so that the read has
/// completed.
fn check_written(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    exec.check_written(args[0], args[1] as u32)
        .map_err(stopped)?;
    Ok(0)
}

/// The size of a block that is about to be moved.
fn block_size(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    match exec.block_size(args[0]) {
        Some(size) => Ok(size),
        // Freeing it says what is wrong with it.
        None => match exec.free_block(args[0]) {
            Err(stop) => Err(stopped(stop)),
            Ok(()) => Ok(0),
        },
    }
}
