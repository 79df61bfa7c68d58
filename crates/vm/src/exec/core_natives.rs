//! The natives that every program may call, whatever its language.

use crate::machine::native::{
    Native, NativeEffect, NativeFn, NativeResult, NativeTable, NativeText, Shares,
};
use crate::state::keys::ThreadId;
use fencepost_ir::{INTERRUPT_NATIVE, Kind, WAITING_NATIVE};

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

/// Output of numbers, the exit of the program, and what can be done to a thread or asked about it,
/// for programs in the text form.
const CORE: &[Native] = &[
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
