//! The program as a whole: its end, assertions, choices, the bits of numbers.

use crate::rows::{Answer, local, mistake, native, pure, row, stopped, visible, with_text};
use crate::text::read_text;
use fencepost_ir::Kind;
use fencepost_vm::{Exec, Mistake, Native, NativeEffect, NativeResult, NativeText, RuntimePart};

pub(crate) const ROWS: &[Native] = &[
    Native {
        ends: true,
        // What the end cuts off says so itself, and the end of a thread is nothing that it cuts off.
        text: Some(NativeText::NOTHING),
        ..visible("c.exit", &[Kind::I32], None, |exec, args| {
            if let Err(stop) = exec.check_leaks() {
                return stopped(stop);
            }
            exec.exit_program(args[0] as i32);
            NativeResult::Done(0)
        })
    },
    local("c.abort", &[], None, |exec, _| {
        mistake(exec, Mistake::Abort, "the program calls abort")
    }),
    local("c.assert_fail", &[Kind::Ptr], None, native!(assert_fail)),
    local("c.assume", &[Kind::I32], None, |_, args| {
        match args[0] as u32 {
            0 => NativeResult::Assumed,
            _ => NativeResult::Done(0),
        }
    }),
    local("c.daemon", &[], None, |exec, _| {
        exec.declare_endless();
        NativeResult::Done(0)
    }),
    local(
        "c.unknown_number",
        &[Kind::Ptr],
        None,
        native!(unknown_number),
    ),
    local("c.not_modelled", &[Kind::Ptr], None, native!(not_modelled)),
    local("c.unknown_format", &[], None, |_, _| {
        NativeResult::Unsupported("a conversion of `scanf` that is not modelled".to_string())
    }),
    with_text(
        row("c.yield", &[], None, NativeEffect::Visible, |exec, _| {
            exec.report(fencepost_vm::EventKind::Yield, None, None);
            NativeResult::Done(0)
        }),
        NativeText::NOTHING,
    ),
    Native {
        section: true,
        // Whoever enters a section has seen those before it.
        text: Some(NativeText {
            runtime: RuntimePart::All,
            missed_at_end: true,
            ..NativeText::NOTHING
        }),
        ..visible("c.atomic_begin", &[], None, |exec, _| {
            exec.report(fencepost_vm::EventKind::Atomic, None, None);
            exec.begin_atomic();
            NativeResult::Done(0)
        })
    },
    with_text(
        local("c.atomic_end", &[], None, |exec, _| {
            exec.end_atomic();
            NativeResult::Done(0)
        }),
        NativeText {
            ends_section: true,
            ..NativeText::NOTHING
        },
    ),
    pure(
        "c.ctpop",
        &[Kind::I64, Kind::I32],
        Some(Kind::I64),
        |_, args| NativeResult::Done(u64::from(args[0].count_ones())),
    ),
    pure(
        "c.ctlz",
        &[Kind::I64, Kind::I32],
        Some(Kind::I64),
        |_, args| {
            let width = args[1] as u32;
            NativeResult::Done(u64::from(
                args[0].leading_zeros().saturating_sub(64 - width.min(64)),
            ))
        },
    ),
    pure(
        "c.cttz",
        &[Kind::I64, Kind::I32],
        Some(Kind::I64),
        |_, args| NativeResult::Done(u64::from(args[0].trailing_zeros().min(args[1] as u32))),
    ),
    pure(
        "c.bswap",
        &[Kind::I64, Kind::I32],
        Some(Kind::I64),
        |_, args| {
            let width = (args[1] as u32).clamp(8, 64);
            NativeResult::Done(args[0].swap_bytes() >> (64 - width))
        },
    ),
    pure(
        "c.overflows",
        &[Kind::I64, Kind::I64, Kind::I32],
        Some(Kind::I32),
        |_, args| NativeResult::Done(u64::from(overflows(args[0], args[1], args[2]))),
    ),
];

fn overflows(a: u64, b: u64, operation: u64) -> bool {
    let (signed_a, signed_b) = (a as i64, b as i64);
    match operation {
        0 => signed_a.checked_add(signed_b).is_none(),
        1 => a.checked_add(b).is_none(),
        2 => signed_a.checked_sub(signed_b).is_none(),
        3 => a.checked_sub(b).is_none(),
        4 => signed_a.checked_mul(signed_b).is_none(),
        _ => a.checked_mul(b).is_none(),
    }
}

fn assert_fail(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = match args[0] {
        0 => Vec::new(),
        pointer => read_text(exec, pointer).map_err(stopped)?,
    };
    let message = String::from_utf8_lossy(&text).into_owned();
    Err(NativeResult::AssertionFailed(message))
}

/// A path on which the library comes to something that it does not have.
fn not_modelled(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let what = read_text(exec, args[0]).map_err(stopped)?;
    let what = String::from_utf8_lossy(&what).into_owned();
    Err(NativeResult::Unsupported(what))
}

/// A path on which an unknown number is none of those that are tried.
fn unknown_number(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let name = read_text(exec, args[0]).map_err(stopped)?;
    let name = String::from_utf8_lossy(&name);
    Err(NativeResult::Unsupported(format!(
        "any other number from `{name}` than the few that were tried"
    )))
}
