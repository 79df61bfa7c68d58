//! What is known of accesses as words, behind those of the globals.

use super::{Group, Knower, Knowledge, PastAccess, Ranges, Unordered};
use crate::state::keys::ThreadId;
use crate::state::word::ObjectId;
use crate::state::word_reader::{WordReader, pack};
use fencepost_ir::FuncId;

fn knower_words(knower: Knower) -> [u64; 2] {
    match knower {
        Knower::Thread(thread) => [pack(0, thread.0), 0],
        Knower::Seen(thread) => [pack(1, thread.0), 0],
        Knower::Fenced(thread) => [pack(2, thread.0), 0],
        Knower::Message(object, offset, None) => [pack(3, object.0), u64::from(offset)],
        Knower::Message(object, offset, Some(head)) => {
            [pack(4 | head.0 << 3, object.0), u64::from(offset)]
        }
        Knower::Section => [5, 0],
    }
}

fn read_knower(reader: &mut WordReader<'_>) -> Knower {
    let ((tag, number), second) = (reader.halves(), reader.next());
    match tag & 7 {
        0 => Knower::Thread(ThreadId(number)),
        1 => Knower::Seen(ThreadId(number)),
        2 => Knower::Fenced(ThreadId(number)),
        3 => Knower::Message(ObjectId(number), second as u32, None),
        4 => Knower::Message(ObjectId(number), second as u32, Some(ThreadId(tag >> 3))),
        _ => Knower::Section,
    }
}

fn write_access(past: &PastAccess, out: &mut Vec<u64>) {
    out.push(pack(past.object.0, past.offset));
    let flags = u32::from(past.writes) | u32::from(past.plain) << 1;
    out.push(pack(past.size, past.thread.0 << 2 | flags));
    out.push(pack(past.function.0, past.pc));
}

fn read_access(reader: &mut WordReader<'_>) -> PastAccess {
    let ((object, offset), (size, thread), (function, pc)) =
        (reader.halves(), reader.halves(), reader.halves());
    PastAccess {
        object: ObjectId(object),
        offset,
        size,
        thread: ThreadId(thread >> 2),
        writes: thread & 1 != 0,
        plain: thread & 2 != 0,
        function: FuncId(function),
        pc,
    }
}

fn write_group(group: &Group, ranges: &Ranges, out: &mut Vec<u64>) {
    write_access(&group.access((0, 0)), out);
    out.push(group.knowers.len() as u64);
    out.extend(
        group
            .knowers
            .iter()
            .flat_map(|&knower| knower_words(knower)),
    );
    out.push(ranges.0.len() as u64);
    out.extend(ranges.0.iter().map(|(&from, &to)| pack(from, to)));
}

fn read_group(reader: &mut WordReader<'_>) -> (Group, Ranges) {
    let access = read_access(reader);
    let count = reader.length();
    let knowers = (0..count).map(|_| read_knower(reader)).collect();
    let group = Group::of(&access, knowers);
    let count = reader.length();
    let ranges = (0..count).map(|_| reader.halves()).collect();
    (group, Ranges(ranges))
}

/// Writes it behind the words of the globals.
pub(crate) fn write_knowledge(knowledge: &Knowledge, out: &mut Vec<u64>) {
    out.push(knowledge.past.len() as u64 * 2 + u64::from(knowledge.found.is_some()));
    for (group, ranges) in &knowledge.past {
        write_group(group, ranges, out);
    }
    if let Some(found) = &knowledge.found {
        write_access(&found.first, out);
        write_access(&found.second, out);
    }
}

/// Reads it from behind the words of the globals.
pub(crate) fn read_knowledge(reader: &mut WordReader<'_>, knowledge: &mut Knowledge) {
    let head = reader.next();
    knowledge.past.clear();
    for _ in 0..head / 2 {
        if reader.is_at_end() {
            break;
        }
        let (group, ranges) = read_group(reader);
        knowledge.past.insert(group, ranges);
    }
    knowledge.found = (head & 1 != 0).then(|| {
        Box::new(Unordered {
            first: read_access(reader),
            second: read_access(reader),
        })
    });
}
