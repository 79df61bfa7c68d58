//! The outside world: output, exit code, arguments; and what a program could notice at all.

use crate::program::program;
use crate::rows::{native, pure, told, visible};
use crate::support::{Answer, plain_text};
use fencepost_ir::Kind;
use fencepost_vm::{EventKind, Exec, Native, NativeResult, NativeText, Shares};

pub(crate) const ROWS: &[Native] = &[
    told(
        visible(
            "Fencepost.Runtime::ConsoleWrite(int,string)",
            &[Kind::I32, Kind::Ref],
            None,
            Shares::Nothing,
            native!(write),
        ),
        NativeText::NOTHING,
    ),
    pure(
        "Fencepost.Runtime::SetsConsole()",
        &[],
        Some(Kind::I32),
        native!(sets_console),
    ),
    pure(
        "Fencepost.Runtime::LocksConsole()",
        &[],
        Some(Kind::I32),
        native!(locks_console),
    ),
    pure(
        "Fencepost.Runtime::LocksTraces()",
        &[],
        Some(Kind::I32),
        native!(locks_traces),
    ),
    pure(
        "Fencepost.Runtime::CountsAndTakes()",
        &[],
        Some(Kind::I32),
        native!(counts_and_takes),
    ),
    visible(
        "Fencepost.Runtime::SetExitCode(int)",
        &[Kind::I32],
        None,
        Shares::Runtime,
        |exec, args| {
            exec.set_exit_code(args[0] as i32);
            NativeResult::Done(0)
        },
    ),
    visible(
        "Fencepost.Runtime::GetExitCode()",
        &[],
        Some(Kind::I32),
        Shares::Runtime,
        |exec, _| NativeResult::Done(u64::from(exec.state.globals.exit_code as u32)),
    ),
];

/// Whether output may go elsewhere. Programs that cannot send it there need not look where it goes.
fn sets_console(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    Ok(u64::from(program(exec)?.sets_console()))
}

/// Whether somebody could tell that the console is locked while it writes. Elsewhere writing is one step.
fn locks_console(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    Ok(u64::from(program(exec)?.locks_console()))
}

/// The same of tracing.
fn locks_traces(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    Ok(u64::from(program(exec)?.locks_traces()))
}

/// Whether the steps of adding and taking must be told apart. Where nobody can, they are one.
fn counts_and_takes(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    Ok(u64::from(program(exec)?.counts_and_takes()))
}

fn write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[1])?;
    let kind = match args[0] {
        2 => EventKind::Native(format!("writes {:?} to the error stream", text)),
        _ => EventKind::Output(text),
    };
    exec.report(kind, None, None);
    Ok(0)
}
