//! The natives that every program may call, whatever its language.

use super::Exec;
use crate::machine::Machine;
use crate::machine::event::EventKind;
use crate::machine::native::{
    Native, NativeEffect, NativeFn, NativeResult, NativeTable, NativeText, Readiness, ReadyFn,
    Shares,
};
use crate::state::State;
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use crate::state::word::{object_of, offset_of};
use fencepost_ir::{Cell, Fault, INTERRUPT_NATIVE, Kind, WAITING_NATIVE};

impl NativeTable {
    /// The natives every program may call, whatever its language.
    pub fn core() -> Self {
        let mut table = Self::default();
        table.add(CORE);
        table
    }
}

/// One in-place visible step that never waits and chooses nothing.
const fn visible(
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
    shares: Shares,
    function: NativeFn,
) -> Native {
    Native::plain(
        name,
        params,
        result,
        (NativeEffect::Visible, shares),
        function,
    )
}

/// A wait for a cell that takes as long as it takes and touches nothing before.
const fn awaiting(name: &'static str, ready: ReadyFn, function: NativeFn) -> Native {
    Native {
        ready: Some(ready),
        gate: Some(|words| (words[0], Cell::I32.size())),
        ..Native::plain(
            name,
            &[Kind::Ptr],
            None,
            (NativeEffect::Blocking, Shares::Nothing),
            function,
        )
    }
}

/// The same, which begins an atomic section.
const fn awaiting_section(name: &'static str, ready: ReadyFn) -> Native {
    Native {
        section: true,
        text: Some(NativeText::CELLS_READ),
        ..awaiting(name, ready, |exec, args| match await_cell(exec, args[0]) {
            Ok(_) => {
                exec.begin_atomic();
                NativeResult::Done(0)
            }
            Err(failed) => failed,
        })
    }
}

fn is_positive(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    readiness(state.peek(thread, words[0], Cell::I32), |value| value > 0)
}

fn is_zero(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    readiness(state.peek(thread, words[0], Cell::I32), |value| value == 0)
}

/// The readiness of a wait for a cell, given whether what stands there is waited for.
fn readiness(value: Option<u64>, holds: fn(i32) -> bool) -> Readiness {
    match value.is_none_or(|value| holds(value as i32)) {
        true => Readiness::Ready,
        false => Readiness::Blocked,
    }
}

/// What stands in a cell that was waited for.
fn await_cell(exec: &mut Exec<'_>, at: u64) -> Result<u64, NativeResult> {
    let Some(value) = exec.read_cell(at, Cell::I32) else {
        return Err(match at {
            0 => NativeResult::Fault(Fault::NullReference),
            _ => NativeResult::Unsupported("a wait for what is outside every object".to_string()),
        });
    };
    let location = Location {
        object: object_of(at),
        offset: offset_of(at),
        cell: Cell::I32,
    };
    exec.report(EventKind::VolatileRead, Some(location), Some(value));
    Ok(value)
}

/// Changes a cell that was waited for.
fn take(exec: &mut Exec<'_>, at: u64, change: fn(u32) -> u32) -> NativeResult {
    match await_cell(exec, at) {
        Ok(value) => {
            exec.write_in_place(at, Cell::I32, u64::from(change(value as u32)));
            NativeResult::Done(0)
        }
        Err(failed) => failed,
    }
}

/// Waits until a cell is positive, and begins an atomic section.
pub const AWAIT_POSITIVE: Native = awaiting_section("await_positive", is_positive);

/// Waits until a cell is zero, and begins an atomic section.
pub const AWAIT_ZERO: Native = awaiting_section("await_zero", is_zero);

/// Output of numbers, the exit of the program, and what can be done to a thread or asked about it,
/// for programs in the text form.
const CORE: &[Native] = &[
    Native {
        text: Some(NativeText::bytes(&[4])),
        ..awaiting("take_positive", is_positive, |exec, args| {
            take(exec, args[0], |value| value - 1)
        })
    },
    Native {
        text: Some(NativeText::bytes(&[4])),
        ..awaiting("take_zero", is_zero, |exec, args| {
            take(exec, args[0], |_| 1)
        })
    },
    visible(
        "print.i32",
        &[Kind::I32],
        None,
        Shares::Nothing,
        |exec, args| {
            exec.output(format!("{}\n", args[0] as i32));
            NativeResult::Done(0)
        },
    ),
    visible(
        "print.i64",
        &[Kind::I64],
        None,
        Shares::Nothing,
        |exec, args| {
            exec.output(format!("{}\n", args[0] as i64));
            NativeResult::Done(0)
        },
    ),
    Native {
        ends: true,
        ..visible("exit", &[Kind::I32], None, Shares::Runtime, |exec, args| {
            exec.exit_program(args[0] as i32);
            NativeResult::Done(0)
        })
    },
    visible(
        "set_background",
        &[Kind::I64],
        None,
        Shares::Runtime,
        |exec, args| exec.set_background(args[0], true),
    ),
    Native {
        effect: NativeEffect::Local,
        ..visible("daemon", &[], None, Shares::Nothing, |exec, _| {
            exec.declare_endless();
            NativeResult::Done(0)
        })
    },
    Native {
        text: Some(NativeText {
            interrupts: true,
            // Once a thread has ended nobody interrupts it any more.
            ends_of_threads: true,
            ..NativeText::NOTHING
        }),
        ..visible(
            INTERRUPT_NATIVE,
            &[Kind::I64],
            None,
            Shares::Runtime,
            |exec, args| match exec.interrupt(args[0]) {
                Ok(()) => NativeResult::Done(0),
                Err(refused) => refused,
            },
        )
    },
    Native {
        bound: Some(|machine, state, thread, words| {
            machine.waiting_choices(state, thread, ThreadId((words[0] as u32).wrapping_sub(1)))
        }),
        ..visible(
            WAITING_NATIVE,
            &[Kind::I64],
            Some(Kind::I32),
            Shares::Runtime,
            |exec, args| NativeResult::Done(u64::from(exec.sees_waiting(args[0]))),
        )
    },
];
