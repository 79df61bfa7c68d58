//! The outside world, and waiting for a variable.

use crate::rows::{blocking, local, native, pure, visible};
use crate::support::{Answer, plain_text, read, source_of, unsupported};
use crate::threads::patience;
use fencepost_frontend_jvm::JvmSource;
use fencepost_ir::{Cell, Fault, Kind};
use fencepost_vm::{
    Arguments, EventKind, Exec, Machine, Mode, Native, NativeResult, NativeText, Readiness,
    RuntimePart, State, ThreadId, word,
};

const AWAIT: &[Kind] = &[Kind::Ref, Kind::I64, Kind::I32, Kind::I32];

const ADMISSION: &[Kind] = &[
    Kind::Ref,
    Kind::I64,
    Kind::I32,
    Kind::I32,
    Kind::Ref,
    Kind::I64,
];

/// What was asked of the machine, or is known of the program as a whole: branches that ask for it go
/// one way only.
macro_rules! option {
    ($name:literal, $holds:expr) => {
        Native {
            constant: Some(|machine, _| {
                let holds: fn(&Machine) -> bool = $holds;
                u64::from(holds(machine))
            }),
            ..pure($name, &[], Kind::I32, |exec, _| {
                let holds: fn(&Machine) -> bool = $holds;
                NativeResult::Done(u64::from(holds(exec.machine)))
            })
        }
    };
}

pub(crate) const ROWS: &[Native] = &[
    Native {
        // Texts never change.
        text: Some(NativeText {
            runtime: RuntimePart::All,
            missed_at_end: true,
            ..NativeText::NOTHING
        }),
        ..visible(
            "java/io/PrintStream.write(ILjava/lang/String;)V",
            &[Kind::I32, Kind::Ref],
            None,
            native!(write),
        )
    },
    Native {
        ends: true,
        ..visible(
            "java/lang/Shutdown.halt(I)V",
            &[Kind::I32],
            None,
            |exec, args| {
                exec.exit_program(args[0] as i32);
                NativeResult::Done(0)
            },
        )
    },
    local("fencepost/Verify.daemon()V", &[], None, |exec, _| {
        exec.declare_endless();
        NativeResult::Done(0)
    }),
    Native {
        text: Some(CLOCK),
        ..visible(
            "java/lang/System.nanoTime()J",
            &[],
            Some(Kind::I64),
            native!(nano_time),
        )
    },
    Native {
        text: Some(CLOCK),
        ..visible(
            "java/lang/System.currentTimeMillis()J",
            &[],
            Some(Kind::I64),
            native!(millis),
        )
    },
    option!("fencepost/Runtime.tellsTime()Z", |machine| machine
        .tells_time),
    option!("fencepost/Runtime.noticesSleep()Z", |machine| {
        let source = &machine.source;
        machine.tells_time || source.interrupts() || source.asks_waiting()
    }),
    option!("fencepost/Runtime.interrupts()Z", |machine| {
        machine.source.interrupts()
    }),
    option!("fencepost/Runtime.asksStates()Z", |machine| {
        machine.source.asks_waiting()
    }),
    option!("fencepost/Runtime.inheritsLocals()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::inherits_locals)
    }),
    option!("fencepost/Runtime.namesThreads()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::names_threads)
    }),
    option!("fencepost/Runtime.handlesUncaught()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::handles_uncaught)
    }),
    option!("fencepost/Runtime.hasGroups()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::has_groups)
    }),
    option!("fencepost/Runtime.waits()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::waits)
    }),
    option!("fencepost/Runtime.asksGroups()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::asks_groups)
    }),
    option!("fencepost/Runtime.asksQueues()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::asks_queues)
    }),
    option!("fencepost/Runtime.asksBlockers()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::asks_blockers)
    }),
    option!("fencepost/Runtime.countsTasks()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::counts_tasks)
    }),
    option!("fencepost/Runtime.acquiresSeveral()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::acquires_several)
    }),
    option!("fencepost/Runtime.spurious()Z", |machine| {
        source_of(machine).is_none_or(JvmSource::is_spurious)
    }),
    local(
        "fencepost/Runtime.refuse(Ljava/lang/String;)V",
        &[Kind::Ref],
        None,
        |exec, args| match plain_text(exec, args[0]) {
            Ok(what) => NativeResult::Unsupported(what),
            Err(result) => result,
        },
    ),
    local(
        "fencepost/Runtime.holdCount(Ljava/lang/Object;)I",
        &[Kind::Ref],
        Some(Kind::I32),
        |exec, args| NativeResult::Done(u64::from(exec.monitor_holds(args[0]))),
    ),
    Native {
        text: Some(NativeText {
            arguments: Arguments::Monitors,
            ..NativeText::NOTHING
        }),
        ..visible(
            "fencepost/Runtime.isLocked(Ljava/lang/Object;)Z",
            &[Kind::Ref],
            Some(Kind::I32),
            |exec, args| {
                let object = exec.state.heap.get(word::object_of(args[0]));
                let monitor = object.and_then(|object| object.monitor.as_ref());
                NativeResult::Done(u64::from(monitor.is_some_and(|m| m.owner.is_some())))
            },
        )
    },
    local(
        "fencepost/Runtime.holds(Ljava/lang/Object;)Z",
        &[Kind::Ref],
        Some(Kind::I32),
        |exec, args| NativeResult::Done(u64::from(exec.holds_monitor(args[0]))),
    ),
    Native {
        text: Some(LOOKS),
        ..blocking(
            "fencepost/Runtime.awaitAtLeast(Ljava/lang/Object;JII)Z",
            AWAIT,
            Some(Kind::I32),
            |_, state, thread, words| await_ready(state, thread, words, |now, least| now >= least),
            |exec, args| crate::rows::finish(awaited(exec, args, |now, least| now >= least)),
        )
    },
    Native {
        text: Some(LOOKS),
        ..blocking(
            "fencepost/Runtime.awaitAtMost(Ljava/lang/Object;JII)Z",
            AWAIT,
            Some(Kind::I32),
            |_, state, thread, words| await_ready(state, thread, words, |now, most| now <= most),
            |exec, args| crate::rows::finish(awaited(exec, args, |now, most| now <= most)),
        )
    },
    Native {
        text: Some(NativeText {
            arguments: Arguments::ObjectsRead,
            ..NativeText::NOTHING
        }),
        gate: Some(|words| (words[0] + words[1], Cell::I32.size())),
        section: true,
        ..blocking(
            "fencepost/Runtime.awaitPositiveThenBegin(Ljava/lang/Object;J)V",
            &[Kind::Ref, Kind::I64],
            None,
            |_, state, thread, words| {
                let value = state.peek(thread, words[0] + words[1], Cell::I32);
                match value {
                    Some(value) if (value as i32) < 1 => Readiness::Blocked,
                    _ => Readiness::Ready,
                }
            },
            native!(await_positive_then_begin),
        )
    },
    Native {
        text: Some(NativeText {
            arguments: Arguments::Objects,
            ..NativeText::NOTHING
        }),
        ..blocking(
            "fencepost/Runtime.take(Ljava/lang/Object;JII)V",
            AWAIT,
            None,
            |_, state, thread, words| {
                let value = state.peek(thread, words[0] + words[1], Cell::I32);
                match value {
                    Some(value) if value as i32 != words[2] as i32 => Readiness::Blocked,
                    _ => Readiness::Ready,
                }
            },
            native!(take),
        )
    },
    Native {
        text: Some(NativeText {
            arguments: Arguments::Objects,
            ..NativeText::NOTHING
        }),
        ..blocking(
            "fencepost/Runtime.take(Ljava/lang/Object;JIILjava/lang/Object;J)V",
            ADMISSION,
            None,
            |_, state, thread, words| {
                let value = state.peek(thread, words[0] + words[1], Cell::I32);
                let free = state.peek(thread, words[4] + words[5], Cell::I32);
                match (value, free) {
                    (Some(value), Some(free))
                        if value as i32 != words[2] as i32 || (free as i32) < 1 =>
                    {
                        Readiness::Blocked
                    }
                    _ => Readiness::Ready,
                }
            },
            native!(take_counted),
        )
    },
];

/// Tells the time.
const CLOCK: NativeText = NativeText {
    clock: true,
    ..NativeText::NOTHING
};

/// Waits look at one object, for as long as their last argument says.
const LOOKS: NativeText = NativeText {
    arguments: Arguments::ObjectsRead,
    ..NativeText::NOTHING
}
.waiting(3);

/// Begins a section once a field is positive.
fn await_positive_then_begin(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[0] == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    read(exec, args[0] + args[1], Cell::I32)?;
    exec.report(EventKind::Native("goes on".to_string()), None, None);
    exec.begin_atomic();
    Ok(0)
}

/// Takes what somebody left in a field.
fn take(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[0] == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    let at = args[0] + args[1];
    let value = read(exec, at, Cell::I32)?;
    if value as i32 != args[2] as i32 {
        return Err(NativeResult::Blocked);
    }
    exec.uses_memory(at, 4, Mode::Write);
    exec.write_in_place(at, Cell::I32, args[3]);
    exec.report(EventKind::Native("begins".to_string()), None, None);
    Ok(0)
}

/// The same where a counter says how many may.
fn take_counted(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if args[4] == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    let counter = args[4] + args[5];
    let free = read(exec, counter, Cell::I32)? as i32;
    if free < 1 {
        return Err(NativeResult::Blocked);
    }
    take(exec, &args[..4])?;
    exec.uses_memory(counter, 4, Mode::Write);
    exec.write_in_place(counter, Cell::I32, u64::from(free as u32 - 1));
    Ok(0)
}

fn write(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let text = plain_text(exec, args[1])?;
    let kind = match args[0] {
        2 => EventKind::Native(format!("writes {text:?} to the error stream")),
        _ => EventKind::Output(text),
    };
    exec.report(kind, None, None);
    Ok(0)
}

/// The clock in milliseconds; when it was first read does not matter.
fn clock(exec: &mut Exec<'_>) -> Answer {
    match exec.read_clock() {
        Some(time) => Ok(time as u64),
        None => unsupported("the time is asked for in a program that was taken not to ask"),
    }
}

/// When programs begin, in milliseconds since 1970: some day, because the clock starts at zero.
const BEGINNING: u64 = 1_700_000_000_000;

fn nano_time(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    Ok((BEGINNING + clock(exec)?).wrapping_mul(1_000_000))
}

fn millis(exec: &mut Exec<'_>, _: &[u64]) -> Answer {
    Ok(BEGINNING + clock(exec)?)
}

fn await_ready(
    state: &State,
    thread: ThreadId,
    words: &[u64],
    holds: fn(i32, i32) -> bool,
) -> Readiness {
    let value = state.peek(thread, words[0] + words[1], Cell::I32);
    match value {
        Some(value) if !holds(value as i32, words[2] as i32) => patience(words[3]),
        _ => Readiness::Ready,
    }
}

fn awaited(exec: &mut Exec<'_>, args: &[u64], holds: fn(i32, i32) -> bool) -> Answer {
    if args[0] == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    let value = read(exec, args[0] + args[1], Cell::I32)?;
    let there = holds(value as i32, args[2] as i32);
    if !there && args[3] as i32 != 0 && !exec.gives_up() {
        return Err(NativeResult::Blocked);
    }
    let what = if there {
        "goes on"
    } else {
        "waited long enough"
    };
    exec.report(EventKind::Native(what.to_string()), None, None);
    Ok(u64::from(there))
}
