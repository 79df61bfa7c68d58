//! Assertions, assumptions, choices and atomic sections.

use crate::rows::{choosing, local, native, section, told, visible};
use crate::support::{Answer, plain_text};
use fencepost_ir::{Fault, Kind};
use fencepost_vm::{EventKind, Exec, Native, NativeResult, NativeText, Shares};

pub(crate) const ROWS: &[Native] = &[
    told(
        visible(
            "Fencepost.Runtime::CommitPoint()",
            &[],
            None,
            Shares::Runtime,
            |exec, _| {
                exec.report(EventKind::Native("commit point".to_string()), None, None);
                NativeResult::Done(0)
            },
        ),
        NativeText::NOTHING,
    ),
    told(
        local("Fencepost.Runtime::Daemon()", &[], None, |exec, _| {
            exec.declare_endless();
            NativeResult::Done(0)
        }),
        NativeText::NOTHING,
    ),
    told(
        section(visible(
            "Fencepost.Runtime::AtomicBegin()",
            &[],
            None,
            Shares::Nothing,
            |exec, _| {
                exec.report(EventKind::Atomic, None, None);
                exec.begin_atomic();
                NativeResult::Done(0)
            },
        )),
        NativeText::NOTHING,
    ),
    // Nobody else can run before the section is left, so leaving it needs no step of its own.
    told(
        local("Fencepost.Runtime::AtomicEnd()", &[], None, |exec, _| {
            exec.end_atomic();
            NativeResult::Done(0)
        }),
        NativeText {
            ends_section: true,
            ..NativeText::NOTHING
        },
    ),
    // These end the run; like the machine's own assertions they need not wait for what is pending.
    local(
        "Fencepost.Runtime::AssertFailed(string)",
        &[Kind::Ref],
        None,
        native!(assert_failed),
    ),
    local(
        "Fencepost.Runtime::FailFast(string)",
        &[Kind::Ref],
        None,
        native!(fail_fast),
    ),
    local(
        "Fencepost.Runtime::Assume(bool)",
        &[Kind::I32],
        None,
        |_, args| match args[0] {
            0 => NativeResult::Assumed,
            _ => NativeResult::Done(0),
        },
    ),
    told(
        choosing(
            visible(
                "Fencepost.Runtime::Choose(int)",
                &[Kind::I32],
                Some(Kind::I32),
                Shares::Runtime,
                |exec, _| match exec.take_choice() {
                    Some(value) => NativeResult::Done(u64::from(value)),
                    None => NativeResult::Fault(Fault::ArgumentOutOfRange),
                },
            ),
            |_, _, _, args| u32::try_from(args[0] as i32).ok().filter(|&n| n > 0),
        ),
        NativeText::NOTHING,
    ),
    local(
        "Fencepost.Runtime::Unsupported(string)",
        &[Kind::Ref],
        None,
        native!(unsupported),
    ),
];

fn assert_failed(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let message = plain_text(exec, args[0])?;
    Err(NativeResult::AssertionFailed(message))
}

fn fail_fast(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let message = plain_text(exec, args[0])?;
    let text = format!("Environment.FailFast: {message}");
    Err(NativeResult::AssertionFailed(
        text.trim_end_matches(": ").to_string(),
    ))
}

fn unsupported(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let what = plain_text(exec, args[0])?;
    Err(NativeResult::Unsupported(what))
}
