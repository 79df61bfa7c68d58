//! Waiting for cells and wait handles: one step each, however many cells it looks at.

use crate::rows::{blocking, choosing, native, needing, section, showing, told, visible};
use crate::support::{Answer, read, unsupported, write};
use crate::threads::patience;
use fencepost_ir::{ARRAY_DATA, Cell, Fault, Kind};
use fencepost_vm::word::{object_of, offset_of};
use fencepost_vm::{
    AWAIT_POSITIVE, AWAIT_ZERO, Arguments, EventKind, Exec, Location, Machine, Native,
    NativeResult, NativeText, ObjectKind, Readiness, Shares, State, Thread, ThreadId,
};

/// The answer of a wait that ran out of time.
const WAIT_TIMEOUT: u64 = 258;
/// Added to the index of a mutex whose owner ended without releasing it.
const ABANDONED: u64 = 128;

pub(crate) const ROWS: &[Native] = &[
    told(
        blocking(
            "Fencepost.Runtime::WaitCell(int&,int,int,int&,int&,int)",
            &[
                Kind::Ptr,
                Kind::I32,
                Kind::I32,
                Kind::Ptr,
                Kind::Ptr,
                Kind::I32,
            ],
            Some(Kind::I32),
            Shares::Runtime,
            wait_cell_ready,
            native!(wait_cell),
        ),
        NativeText::CELLS.waiting(5),
    ),
    told(
        section(blocking(
            "Fencepost.Runtime::WaitCellThenBegin(int&,int,int,int&,int&,int)",
            &[
                Kind::Ptr,
                Kind::I32,
                Kind::I32,
                Kind::Ptr,
                Kind::Ptr,
                Kind::I32,
            ],
            Some(Kind::I32),
            Shares::Nothing,
            wait_cell_ready,
            native!(wait_cell_then_begin),
        )),
        NativeText::CELLS.waiting(5),
    ),
    Native {
        name: "Fencepost.Runtime::AwaitPositiveThenBegin(int&)",
        ..AWAIT_POSITIVE
    },
    Native {
        name: "Fencepost.Runtime::AwaitZeroThenBegin(int&)",
        ..AWAIT_ZERO
    },
    told(
        needing(
            wait_tasks_needs,
            section(blocking(
                "Fencepost.Runtime::WaitTasksThenBegin(Task[],bool,int&,int)",
                &[Kind::Ref, Kind::I32, Kind::Ptr, Kind::I32],
                Some(Kind::I32),
                Shares::Nothing,
                wait_tasks_ready,
                native!(wait_tasks_then_begin),
            )),
        ),
        NativeText {
            arguments: Arguments::ElementsOf("System.Threading.Tasks.Task", false),
            ..NativeText::NOTHING.waiting(3)
        },
    ),
    told(
        visible(
            "Fencepost.Runtime::AddCell(int&,int,int,int)",
            &[Kind::Ptr, Kind::I32, Kind::I32, Kind::I32],
            Some(Kind::I32),
            Shares::Runtime,
            native!(add_cell),
        ),
        NativeText::CELLS,
    ),
    told(
        showing(choosing(
            blocking(
                "Fencepost.Runtime::WaitHandles(WaitHandle[],bool,int)",
                &[Kind::Ref, Kind::I32, Kind::I32],
                Some(Kind::I32),
                Shares::Runtime,
                wait_handles_ready,
                native!(wait_handles),
            ),
            wait_handles_choices,
        )),
        NativeText {
            arguments: Arguments::Elements,
            ends_of_threads: true,
            notes_ends: true,
            ..NativeText::NOTHING.waiting(2)
        },
    ),
    told(
        visible(
            "Fencepost.Runtime::ReleaseMutex(WaitHandle)",
            &[Kind::Ref],
            Some(Kind::I32),
            Shares::Runtime,
            native!(release_mutex),
        ),
        NativeText {
            arguments: Arguments::Objects,
            ..NativeText::NOTHING
        },
    ),
];

/// What the value of a cell means for a wait: whether the condition holds, and the new value.
fn cell_condition(mode: u64, operand: u64, value: u64) -> (bool, Option<u64>) {
    let (signed, operand) = (value as i32, operand as i32);
    match mode {
        0 => (signed != operand, None),
        1 => (signed == operand, None),
        2 => (signed > 0, Some(signed.wrapping_sub(operand) as u32 as u64)),
        _ => (signed == 0, Some(operand as u32 as u64)),
    }
}

fn wait_cell_ready(_: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Readiness {
    let peek = |pointer| state.peek(thread, pointer, Cell::I32);
    let (Some(value), Some(first), Some(second)) = (peek(words[0]), peek(words[3]), peek(words[4]))
    else {
        return Readiness::Ready;
    };
    let (holds, _) = cell_condition(words[1], words[2], value);
    if holds || first != 0 || second != 0 {
        return Readiness::Ready;
    }
    patience(words[5])
}

fn wait_cell(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let value = read(exec, args[0], Cell::I32)?;
    let first = read(exec, args[3], Cell::I32)?;
    let second = read(exec, args[4], Cell::I32)?;
    let (holds, update) = cell_condition(args[1], args[2], value);
    if holds {
        match update {
            Some(new) => {
                write(exec, args[0], Cell::I32, new)?;
                report(exec, EventKind::ReadModifyWrite, args[0], new);
            }
            None => report(exec, EventKind::VolatileRead, args[0], value),
        }
        return Ok(1);
    }
    if first != 0 {
        report(exec, EventKind::VolatileRead, args[3], first);
        return Ok(2);
    }
    if second != 0 {
        report(exec, EventKind::VolatileRead, args[4], second);
        return Ok(3);
    }
    if args[5] as i32 == 0 || exec.gives_up() {
        report(exec, EventKind::VolatileRead, args[0], value);
        return Ok(0);
    }
    Err(NativeResult::Blocked)
}

/// The same, and what follows belongs to the same step, until the section is left.
fn wait_cell_then_begin(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let answer = wait_cell(exec, args)?;
    exec.begin_atomic();
    Ok(answer)
}

/// Where the tasks of an array say that they have completed.
fn completions(machine: &Machine, state: &State, thread: ThreadId, array: u64) -> Option<Vec<u64>> {
    let length = state.peek(thread, array, Cell::U32)?;
    (0..length)
        .map(|index| {
            let at = array + u64::from(ARRAY_DATA) + 8 * index;
            let task = state.peek(thread, at, Cell::Ref)?;
            field(machine, state, task, "_completed")
        })
        .collect()
}

/// The first completed task, for any; 0 once all have, for all.
fn completed(state: &State, thread: ThreadId, cells: &[u64], all: bool) -> Option<usize> {
    let mut done = cells
        .iter()
        .map(|&cell| state.peek(thread, cell, Cell::I32).unwrap_or(0) != 0);
    if all {
        done.all(|done| done).then_some(0)
    } else {
        done.position(|done| done)
    }
}

fn wait_tasks_ready(
    machine: &Machine,
    state: &State,
    thread: ThreadId,
    words: &[u64],
) -> Readiness {
    let Some(cells) = completions(machine, state, thread, words[0]) else {
        return Readiness::Ready;
    };
    let proceeds = completed(state, thread, &cells, words[1] != 0).is_some();
    if proceeds || state.peek(thread, words[2], Cell::I32).unwrap_or(0) != 0 {
        return Readiness::Ready;
    }
    patience(words[3])
}

/// Who waits for all tasks needs each of them, unless somebody else may end the wait.
fn wait_tasks_needs(machine: &Machine, state: &State, thread: ThreadId, words: &[u64]) -> Vec<u64> {
    let is_shared = |word: u64| state.is_shared(object_of(word));
    if words[1] == 0 || is_shared(words[0]) || is_shared(words[2]) {
        return Vec::new();
    }
    let cells = completions(machine, state, thread, words[0]).unwrap_or_default();
    let is_open = |&cell: &u64| state.peek(thread, cell, Cell::I32) == Some(0);
    cells.into_iter().filter(is_open).collect()
}

fn wait_tasks_then_begin(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let (me, all) = (exec.thread_id(), args[1] != 0);
    let Some(cells) = completions(exec.machine, exec.state, me, args[0]) else {
        return unsupported("a wait for something not a task");
    };
    let stop = read(exec, args[2], Cell::I32)?;
    let answer = match completed(exec.state, me, &cells, all) {
        Some(index) => index as u64,
        None if stop != 0 => u64::from(-2i32 as u32),
        None if args[3] as i32 == 0 || exec.gives_up() => u64::from(-1i32 as u32),
        None => return Err(NativeResult::Blocked),
    };
    let seen = cells.get(if all { 0 } else { answer as usize });
    if let Some(&cell) = seen.or(cells.first()) {
        let value = read(exec, cell, Cell::I32)?;
        report(exec, EventKind::VolatileRead, cell, value);
    }
    exec.begin_atomic();
    Ok(answer)
}

fn report(exec: &mut Exec<'_>, kind: EventKind, pointer: u64, value: u64) {
    let location = Location {
        object: object_of(pointer),
        offset: offset_of(pointer),
        cell: Cell::I32,
    };
    exec.report(kind, Some(location), Some(value));
}

fn add_cell(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let old = read(exec, args[0], Cell::I32)?;
    let next = i64::from(old as i32) + i64::from(args[1] as i32);
    if next < i64::from(args[2] as i32) || next > i64::from(args[3] as i32) {
        report(exec, EventKind::FailedCompare, args[0], old);
        return Ok(u64::from(-1i32 as u32));
    }
    let new = next as i32 as u32 as u64;
    write(exec, args[0], Cell::I32, new)?;
    report(exec, EventKind::ReadModifyWrite, args[0], new);
    Ok(old)
}

/// The addresses of the fields of a wait handle.
#[derive(Clone, Copy)]
struct Handle {
    kind: u64,
    count: u64,
    owner: u64,
}

const COUNTS: u64 = 1;
const MUTEX: u64 = 2;

/// The address of a field of an object.
pub(crate) fn field(machine: &Machine, state: &State, word: u64, name: &str) -> Option<u64> {
    let ObjectKind::Instance(class) = state.heap.pointee(word)?.kind else {
        return None;
    };
    let cells = &machine.loaded_class(class)?.class.layout.cells;
    let cell = cells.iter().find(|cell| cell.name == name)?;
    Some(word + u64::from(cell.offset))
}

fn handle(machine: &Machine, state: &State, word: u64) -> Option<Handle> {
    let field = |name| field(machine, state, word, name);
    Some(Handle {
        kind: field("_kind")?,
        count: field("_count")?,
        owner: field("_owner")?,
    })
}

/// The handles in an array, or nothing if there is something else in it.
fn handles(machine: &Machine, state: &State, thread: ThreadId, array: u64) -> Option<Vec<Handle>> {
    let length = state.peek(thread, array, Cell::U32)?;
    (0..length)
        .map(|index| {
            let at = array + u64::from(ARRAY_DATA) + 8 * index;
            handle(machine, state, state.peek(thread, at, Cell::Ref)?)
        })
        .collect()
}

/// Whether a handle is ready, and whether taking it finds it abandoned.
fn handle_ready(state: &State, thread: ThreadId, handle: Handle) -> (bool, bool) {
    let peek = |pointer, cell| state.peek(thread, pointer, cell).unwrap_or(0);
    let count = peek(handle.count, Cell::I32) as i32;
    if peek(handle.kind, Cell::I32) != MUTEX {
        return (count > 0, false);
    }
    let owner = peek(handle.owner, Cell::I64);
    if count == 0 || owner == u64::from(thread.0) + 1 {
        return (true, false);
    }
    let owner = thread_of(owner).and_then(|id| state.thread(id));
    let ended = owner.is_none_or(Thread::has_ended);
    (ended, ended)
}

/// The thread with a handle.
fn thread_of(handle: u64) -> Option<ThreadId> {
    handle.checked_sub(1).map(|id| ThreadId(id as u32))
}

/// Notes that it matters whether the owner of a mutex has ended.
fn note_owner(exec: &mut Exec<'_>, handle: Handle) {
    let me = exec.thread_id();
    let peek = |pointer, cell| exec.state.peek(me, pointer, cell).unwrap_or(0);
    let is_mutex = peek(handle.kind, Cell::I32) == MUTEX;
    let owned = peek(handle.count, Cell::I32) != 0;
    let owner = thread_of(peek(handle.owner, Cell::I64));
    if let Some(owner) = owner.filter(|&owner| is_mutex && owned && owner != me) {
        exec.note_end(owner);
    }
}

fn wait_handles_ready(
    machine: &Machine,
    state: &State,
    thread: ThreadId,
    words: &[u64],
) -> Readiness {
    let Some(handles) = handles(machine, state, thread, words[0]) else {
        return Readiness::Ready;
    };
    let mut ready = handles.iter().map(|&h| handle_ready(state, thread, h).0);
    let proceeds = if words[1] != 0 {
        ready.all(|ready| ready)
    } else {
        ready.any(|ready| ready)
    };
    if proceeds {
        Readiness::Ready
    } else {
        patience(words[2])
    }
}

/// An interrupted thread may notice that at a wait which it need not wait for.
fn wait_handles_choices(
    machine: &Machine,
    state: &State,
    thread: ThreadId,
    words: &[u64],
) -> Option<u32> {
    let interrupted = state.thread(thread).is_some_and(|t| t.interrupted);
    let ready = || wait_handles_ready(machine, state, thread, words) == Readiness::Ready;
    (interrupted && ready()).then_some(2)
}

fn wait_handles(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    if exec.chooses_interrupt() {
        return Err(NativeResult::Fault(Fault::ThreadInterrupted));
    }
    if args[0] == 0 {
        return Err(NativeResult::Fault(Fault::NullReference));
    }
    let me = exec.thread_id();
    let Some(handles) = handles(exec.machine, exec.state, me, args[0]) else {
        return unsupported("a wait for something not a wait handle");
    };
    for &handle in &handles {
        note_owner(exec, handle);
    }
    let ready: Vec<(bool, bool)> = handles
        .iter()
        .map(|&handle| handle_ready(exec.state, me, handle))
        .collect();
    let all = args[1] != 0;
    let taken: Vec<usize> = match ready.iter().position(|&(ready, _)| ready) {
        _ if all && ready.iter().all(|&(ready, _)| ready) => (0..handles.len()).collect(),
        Some(first) if !all => vec![first],
        _ if args[2] as i32 == 0 || exec.gives_up() => return Ok(WAIT_TIMEOUT),
        _ => return Err(NativeResult::Blocked),
    };
    for &index in &taken {
        take(exec, handles[index], ready[index].1)?;
    }
    if let Some(&index) = taken.iter().find(|&&index| ready[index].1) {
        return Ok(ABANDONED + index as u64);
    }
    Ok(if all { 0 } else { taken[0] as u64 })
}

/// Takes a handle that is ready.
fn take(exec: &mut Exec<'_>, handle: Handle, abandoned: bool) -> Result<(), NativeResult> {
    let count = read(exec, handle.count, Cell::I32)? as i32;
    match read(exec, handle.kind, Cell::I32)? {
        COUNTS => {
            let new = (count - 1) as u32 as u64;
            write(exec, handle.count, Cell::I32, new)?;
            report(exec, EventKind::ReadModifyWrite, handle.count, new);
        }
        MUTEX => {
            let new = if abandoned { 1 } else { count.wrapping_add(1) };
            write(exec, handle.count, Cell::I32, new as u32 as u64)?;
            let me = exec.own_handle();
            write(exec, handle.owner, Cell::I64, me)?;
            report(
                exec,
                EventKind::ReadModifyWrite,
                handle.count,
                new as u32 as u64,
            );
        }
        _ => report(
            exec,
            EventKind::VolatileRead,
            handle.count,
            count as u32 as u64,
        ),
    }
    Ok(())
}

fn release_mutex(exec: &mut Exec<'_>, args: &[u64]) -> Answer {
    let Some(mutex) = handle(exec.machine, exec.state, args[0]) else {
        return Err(NativeResult::Fault(Fault::NullReference));
    };
    let count = read(exec, mutex.count, Cell::I32)? as i32;
    if read(exec, mutex.owner, Cell::I64)? != exec.own_handle() || count == 0 {
        return Ok(0);
    }
    let new = (count - 1) as u32 as u64;
    write(exec, mutex.count, Cell::I32, new)?;
    if new == 0 {
        write(exec, mutex.owner, Cell::I64, 0)?;
    }
    report(exec, EventKind::ReadModifyWrite, mutex.count, new);
    Ok(1)
}
