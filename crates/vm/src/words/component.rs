//! Components: the pieces of a state as short sequences of words.
//!
//! A thread, an object, and the globals are one component each. Two components are equal exactly
//! if their words are, so a store can intern them; dead registers are written as 0. References
//! appear as dense ids, which mean the same thing in every state of the process.

use crate::machine::Machine;
use crate::machine::live_registers::for_each_live_register;
use crate::state::heap::{Object, ObjectKind, Reach};
use crate::state::keys::ThreadId;
use crate::state::monitor::Monitor;
use crate::state::record::Record;
use crate::state::thread::{Caught, Frame, FrameKind, SeenWaiting, Status, Thread, Unwind};
use crate::state::word::ObjectId;
use crate::state::word_reader::WordReader;
use crate::state::word_reader::pack;
use crate::state::{ClassState, Exit, Globals, Timer, TimerRequest};
use crate::words::history::{read_history, write_history};
use crate::words::pending::{read_pending, write_pending};
use fencepost_ir::{ClassId, FuncId, Reg};

/// How the status of a thread that has ended is written.
const STATUS_ENDED: u64 = 3;

/// Where the first word of a thread says that calls of it are recorded.
const RECORD_BIT: u32 = 24;
const SHOWN_BIT: u32 = 25;
const LET_GO_BIT: u32 = 26;

/// The first byte of a component says what it is.
pub const TAG_GLOBALS: u64 = 1;
/// The tag of threads.
pub const TAG_THREAD: u64 = 2;
/// The tag of objects.
pub const TAG_OBJECT: u64 = 3;

/// Writes the globals.
pub fn write_globals(globals: &Globals, out: &mut Vec<u64>) {
    let extras = globals.extras();
    out.push(TAG_GLOBALS | (globals.classes.len() as u64) << 8 | extras);
    out.push(match globals.exit {
        None => 0,
        Some(exit) => pack(1 | u32::from(exit.cuts_off) << 1, exit.code as u32),
    });
    out.push(pack(globals.exit_code as u32, globals.timers.len() as u32));
    out.push(globals.time_ms.map_or(u64::MAX, |time| time as u64));
    out.push(u64::from(globals.clock_moves));
    for timer in &globals.timers {
        out.push(u64::from(timer.thread.0));
        out.push(timer.object);
        out.push(timer.due_ms as u64);
        out.push(timer.period_ms as u64);
        let request = match timer.request {
            TimerRequest::NotNeeded => 0,
            TimerRequest::Made => 1,
            TimerRequest::Missing => 2,
        };
        out.push(pack(timer.fired, request));
    }
    out.push(pack(
        globals.sleepers.len() as u32,
        globals.watches.len() as u32,
    ));
    for &(thread, left_ms) in &globals.sleepers {
        out.push(u64::from(thread.0));
        out.push(left_ms as u64);
    }
    for &(object, age_ms) in &globals.watches {
        out.push(u64::from(object.0));
        out.push(age_ms as u64);
    }
    for &(class, state) in &globals.classes {
        match state {
            ClassState::Running(thread) => {
                out.push(pack(class.0, 1));
                out.push(u64::from(thread.0));
            }
            ClassState::Done => out.push(pack(class.0, 2)),
            ClassState::Failed(exception) => {
                out.push(pack(class.0, 3));
                out.push(exception);
            }
        }
    }
    globals.write_extras(out);
    write_history(&globals.history, out);
}

/// Reads the globals.
pub fn read_globals(words: &[u64], globals: &mut Globals) {
    let mut reader = WordReader::new(words);
    let head = reader.next();
    let classes = (head >> 8 & 0xffff_ffff) as usize;
    let exit = reader.next();
    globals.exit = (exit & 1 != 0).then_some(Exit {
        code: (exit >> 32) as i32,
        cuts_off: exit & 2 != 0,
    });
    let (exit_code, timers) = reader.halves();
    globals.exit_code = exit_code as i32;
    let time_ms = reader.next();
    globals.time_ms = (time_ms != u64::MAX).then_some(time_ms as i64);
    globals.clock_moves = reader.next() as u32;
    globals.timers.clear();
    for _ in 0..(timers as usize).min(words.len()) {
        let thread = ThreadId(reader.next() as u32);
        let object = reader.next();
        let due_ms = reader.next() as i64;
        let period_ms = reader.next() as i64;
        let (fired, request) = reader.halves();
        globals.timers.push(Timer {
            thread,
            object,
            due_ms,
            period_ms,
            fired,
            request: match request {
                0 => TimerRequest::NotNeeded,
                1 => TimerRequest::Made,
                _ => TimerRequest::Missing,
            },
        });
    }
    let (sleepers, watches) = reader.halves();
    globals.sleepers.clear();
    for _ in 0..(sleepers as usize).min(words.len()) {
        let thread = ThreadId(reader.next() as u32);
        globals.sleepers.push((thread, reader.next() as i64));
    }
    globals.watches.clear();
    for _ in 0..(watches as usize).min(words.len()) {
        let object = ObjectId(reader.next() as u32);
        globals.watches.push((object, reader.next() as i64));
    }
    globals.classes.clear();
    for _ in 0..classes.min(words.len()) {
        let (class, tag) = reader.halves();
        let state = match tag {
            1 => ClassState::Running(ThreadId(reader.next() as u32)),
            3 => ClassState::Failed(reader.next()),
            _ => ClassState::Done,
        };
        globals.classes.push((ClassId(class), state));
    }
    globals.read_extras(head, &mut reader);
    read_history(&mut reader, &mut globals.history);
}

/// Writes an object.
pub fn write_object(object: &Object, out: &mut Vec<u64>) {
    let (kind, number, extra) = object.kind.words();
    let (shared, owner) = match object.reach {
        Reach::Shared => (1u64, 0),
        Reach::Only(thread) => (0, thread.0),
    };
    let has_monitor = u64::from(object.monitor.is_some());
    out.push(
        TAG_OBJECT
            | kind << 8
            | shared << 16
            | has_monitor << 17
            | u64::from(object.exposed) << 18
            | u64::from(object.id.0) << 32,
    );
    out.push(pack(number, owner));
    out.extend(extra);
    if let Some(monitor) = &object.monitor {
        let owner = monitor.owner.map(|(owner, count)| (owner.0, count));
        let (owner, count) = owner.unwrap_or((0, 0));
        out.push(pack(owner, count));
        out.push(monitor.waiting.len() as u64);
        out.extend(monitor.waiting.iter().map(|t| u64::from(t.0)));
    }
    out.push(object.bytes.len() as u64);
    let mut chunks = object.bytes.chunks_exact(8);
    for chunk in &mut chunks {
        let mut word = [0; 8];
        word.copy_from_slice(chunk);
        out.push(u64::from_le_bytes(word));
    }
    let rest = chunks.remainder();
    if !rest.is_empty() {
        let mut word = [0; 8];
        word[..rest.len()].copy_from_slice(rest);
        out.push(u64::from_le_bytes(word));
    }
    out.extend(object.addresses.iter().map(|&at| u64::from(at)));
}

/// The id of the object that a component describes.
#[inline]
pub fn object_component_id(words: &[u64]) -> ObjectId {
    ObjectId(component_name(words))
}

/// The id of the thread or object that a component is.
#[inline]
pub fn component_name(words: &[u64]) -> u32 {
    (words.first().copied().unwrap_or(0) >> 32) as u32
}

/// Whether the thread that a component is has ended.
pub fn thread_component_has_ended(words: &[u64]) -> bool {
    let mut thread = WordReader::new(words);
    thread.next() >> 8 & 0xf == STATUS_ENDED
}

/// Reads an object into `object`, whose buffers are used again. Says whether its bytes changed.
pub fn read_object(words: &[u64], object: &mut Object) -> bool {
    let mut reader = WordReader::new(words);
    let head = reader.next();
    object.id = ObjectId((head >> 32) as u32);
    let (number, owner) = reader.halves();
    object.kind = ObjectKind::from_words(head >> 8 & 0xff, number, || reader.next());
    object.reach = if head >> 16 & 1 != 0 {
        Reach::Shared
    } else {
        Reach::Only(ThreadId(owner))
    };
    object.exposed = head >> 18 & 1 != 0;
    object.monitor = (head >> 17 & 1 != 0).then(|| {
        let (owner, count) = reader.halves();
        let waiting = reader.length();
        Monitor {
            owner: (count != 0).then_some((ThreadId(owner), count)),
            waiting: reader
                .take(waiting)
                .iter()
                .map(|&t| ThreadId(t as u32))
                .collect(),
        }
    });
    let size = reader.next() as usize;
    let data = reader.take(size.div_ceil(8));
    // The words of a damaged component may promise more than there is.
    let size = size.min(data.len() * 8);
    let mut changed = object.bytes.len() != size;
    object.bytes.resize(size, 0);
    for (chunk, word) in object.bytes.chunks_mut(8).zip(data) {
        let raw = word.to_le_bytes();
        let raw = &raw[..chunk.len()];
        if chunk != raw {
            chunk.copy_from_slice(raw);
            changed = true;
        }
    }
    let rest = reader.take(usize::MAX);
    let inside = rest
        .iter()
        .filter(|&&at| at.saturating_add(8) <= size as u64);
    let addresses = inside.map(|&at| at as u32);
    if !addresses.clone().eq(object.addresses.iter().copied()) {
        object.addresses = addresses.collect();
        changed = true;
    }
    changed
}

/// Writes a thread. Registers that are dead where their frame stands are written as 0.
pub fn write_thread(machine: &Machine, thread: &Thread, out: &mut Vec<u64>) {
    write_thread_with(thread, out, |regs| {
        copy_live_registers(machine, thread, regs)
    });
}

fn write_thread_with(thread: &Thread, out: &mut Vec<u64>, fill: impl FnOnce(&mut [u64])) {
    let (status, object, extra) = match thread.status {
        Status::Running => (0u64, 0, 0),
        Status::Waiting {
            object,
            count,
            timed,
        } => (1 | u64::from(timed) << 4, object.0, count),
        Status::Ready {
            object,
            count,
            pulsed,
        } => (2 | u64::from(pulsed) << 4, object.0, count),
        Status::Ended => (STATUS_ENDED, 0, 0),
        Status::Delayed => (4, 0, 0),
        Status::AwaitingClass(class) => (5, class.0, 0),
        Status::Failing => (6, 0, 0),
    };
    let flags = status << 8
        | u64::from(thread.background) << 16
        | u64::from(thread.interrupted) << 17
        | u64::from(thread.fresh) << 18
        | u64::from(thread.known) << 19
        | (thread.waits as u64) << 20
        | u64::from(thread.worker) << 22
        | u64::from(thread.endless) << 23
        | u64::from(thread.shown) << SHOWN_BIT
        | u64::from(thread.let_go) << LET_GO_BIT
        | u64::from(!thread.record.is_empty()) << RECORD_BIT;
    out.push(TAG_THREAD | flags | u64::from(thread.id.0) << 32);
    out.push(pack(object, extra));
    out.push(thread.object);
    out.push(pack(thread.entry.0, thread.label.0));
    out.push(pack(thread.sections.len() as u32, thread.locks));
    out.push(pack(thread.frames.len() as u32, thread.regs.len() as u32));
    for frame in &thread.frames {
        let (kind, class) = match frame.kind {
            FrameKind::Call => (0u64, 0),
            FrameKind::Filter => (1, 0),
            FrameKind::Initializer { class, atomic } => (2 | u64::from(atomic) << 2, class.0),
        };
        let result = frame.result.map_or(0, |reg| u64::from(reg.0) + 1);
        out.push(pack(frame.function.0, frame.pc));
        out.push(pack(frame.base, frame.memory.0));
        out.push(kind | result << 8 | u64::from(class) << 32);
    }
    let regs_at = out.len();
    out.resize(regs_at + thread.regs.len(), 0);
    fill(&mut out[regs_at..]);
    write_unwinding(thread, out);
    if !thread.record.is_empty() {
        thread.record.write(out);
    }
    write_pending(&thread.pending, out);
}

fn copy_live_registers(machine: &Machine, thread: &Thread, out: &mut [u64]) {
    for_each_live_register(machine, thread, |place, _| out[place] = thread.regs[place]);
}

fn write_unwinding(thread: &Thread, out: &mut Vec<u64>) {
    out.push(pack(
        thread.caught.len() as u32,
        thread.unwinds.len() as u32,
    ));
    for caught in &thread.caught {
        out.push(pack(caught.depth, caught.region));
        out.push(caught.exception);
    }
    for unwind in &thread.unwinds {
        let (tag, exception, words) = match *unwind {
            Unwind::Search {
                exception,
                depth,
                region,
            } => (0, exception, [depth, region, 0, 0, 0]),
            Unwind::Run {
                exception,
                target_depth,
                target_region,
                depth,
                origin,
                region,
            } => (
                1,
                exception,
                [depth, region, origin, target_depth, target_region],
            ),
            Unwind::Leave {
                depth,
                origin,
                target,
                region,
            } => (2, 0, [depth, region, origin, target, 0]),
            Unwind::Unhandled { exception } => (3, exception, [0; 5]),
        };
        out.push(pack(words[0], words[1]));
        out.push(pack(words[2], words[3]));
        out.push(pack(words[4], tag));
        out.push(exception);
    }
    out.push(thread.stack_bytes.len() as u64);
    out.extend(thread.stack_bytes.iter().map(|&(d, o)| pack(d, o.0)));
    out.extend(thread.sections.iter().map(|&depth| u64::from(depth)));
}

/// Reads a thread into `thread`, whose buffers are used again.
pub fn read_thread(words: &[u64], thread: &mut Thread) {
    let mut reader = WordReader::new(words);
    let head = reader.next();
    thread.id = ThreadId((head >> 32) as u32);
    thread.background = head >> 16 & 1 != 0;
    thread.interrupted = head >> 17 & 1 != 0;
    thread.fresh = head >> 18 & 1 != 0;
    thread.known = head >> 19 & 1 != 0;
    thread.worker = head >> 22 & 1 != 0;
    thread.endless = head >> 23 & 1 != 0;
    thread.shown = head >> SHOWN_BIT & 1 != 0;
    thread.let_go = head >> LET_GO_BIT & 1 != 0;
    thread.waits = match head >> 20 & 3 {
        0 => SeenWaiting::No,
        1 => SeenWaiting::Yes,
        _ => SeenWaiting::Perhaps,
    };
    let (object, count) = reader.halves();
    let object = ObjectId(object);
    let flag = head >> 12 & 1 != 0;
    thread.status = match head >> 8 & 0xf {
        0 => Status::Running,
        1 => Status::Waiting {
            object,
            count,
            timed: flag,
        },
        2 => Status::Ready {
            object,
            count,
            pulsed: flag,
        },
        4 => Status::Delayed,
        5 => Status::AwaitingClass(ClassId(object.0)),
        6 => Status::Failing,
        _ => Status::Ended,
    };
    thread.object = reader.next();
    let (entry, label) = reader.halves();
    thread.entry = FuncId(entry);
    thread.label = FuncId(label);
    let sections;
    (sections, thread.locks) = reader.halves();
    let (frames, regs) = reader.halves();
    thread.frames.clear();
    for _ in 0..(frames as usize).min(words.len()) {
        let (function, pc) = reader.halves();
        let (base, memory) = reader.halves();
        let tail = reader.next();
        let class = ClassId((tail >> 32) as u32);
        thread.frames.push(Frame {
            function: FuncId(function),
            pc,
            base,
            memory: ObjectId(memory),
            result: match tail >> 8 & 0xff_ffff {
                0 => None,
                reg => Some(Reg(reg as u16 - 1)),
            },
            kind: match tail & 3 {
                0 => FrameKind::Call,
                1 => FrameKind::Filter,
                _ => FrameKind::Initializer {
                    class,
                    atomic: tail >> 2 & 1 != 0,
                },
            },
        });
    }
    thread.regs.clear();
    thread.regs.extend_from_slice(reader.take(regs as usize));
    read_unwinding(&mut reader, thread);
    let owners = reader.take(sections as usize);
    thread.sections.clear();
    thread
        .sections
        .extend(owners.iter().map(|&depth| depth as u32));
    thread.record = Record::default();
    if head >> RECORD_BIT & 1 != 0 {
        thread.record.read(&mut reader);
    }
    read_pending(&mut reader, &mut thread.pending);
}

fn read_unwinding(reader: &mut WordReader<'_>, thread: &mut Thread) {
    let (caught, unwinds) = reader.halves();
    let limit = reader.total();
    thread.caught.clear();
    for _ in 0..(caught as usize).min(limit) {
        let (depth, region) = reader.halves();
        thread.caught.push(Caught {
            depth,
            region,
            exception: reader.next(),
        });
    }
    thread.unwinds.clear();
    for _ in 0..(unwinds as usize).min(limit) {
        let (depth, region) = reader.halves();
        let (origin, fourth) = reader.halves();
        let (target_region, tag) = reader.halves();
        let exception = reader.next();
        thread.unwinds.push(match tag {
            0 => Unwind::Search {
                exception,
                depth,
                region,
            },
            1 => Unwind::Run {
                exception,
                target_depth: fourth,
                target_region,
                depth,
                origin,
                region,
            },
            3 => Unwind::Unhandled { exception },
            _ => Unwind::Leave {
                depth,
                origin,
                target: fourth,
                region,
            },
        });
    }
    let bytes = reader.length();
    thread.stack_bytes.clear();
    for _ in 0..bytes {
        let (depth, object) = reader.halves();
        thread.stack_bytes.push((depth, ObjectId(object)));
    }
}

pub(crate) fn pick<T: Copy>(all: &[T], index: u32) -> T {
    all[(index as usize).min(all.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_thread_that_has_ended_counts_as_ended() {
        let object = ObjectId(1);
        let waiting = |timed| Status::Waiting {
            object,
            count: 1,
            timed,
        };
        let ready = |pulsed| Status::Ready {
            object,
            count: 1,
            pulsed,
        };
        for status in [
            Status::Running,
            waiting(false),
            waiting(true),
            ready(false),
            ready(true),
            Status::Delayed,
            Status::AwaitingClass(ClassId(1)),
            Status::Failing,
            Status::Ended,
        ] {
            let mut thread = Thread::new(ThreadId::MAIN, FuncId(0));
            thread.status = status;
            let mut words = Vec::new();
            write_thread_with(&thread, &mut words, |_| {});
            assert_eq!(
                thread_component_has_ended(&words),
                thread.has_ended(),
                "{status:?}"
            );
            let mut read = Thread::new(ThreadId::MAIN, FuncId(0));
            read_thread(&words, &mut read);
            assert_eq!(read.status, status);
        }
    }
}
