//! Happens-before, as far as data races need it: who knows which accesses to be over.
//!
//! A thread knows its own accesses, and learns what another one knew when it synchronises with it.
//! An access races with an earlier one that its thread does not know, if one of the two writes and
//! one is plain. Instead of clocks, which would grow without end, a state has the accesses that
//! matter and who knows them. An access that every thread knows can never race again and is forgotten, so two
//! states that differ in nothing but when something happened are the same.

use crate::state::keys::ThreadId;
use crate::state::word::ObjectId;
use crate::state::word_reader::{WordReader, pack};
use fencepost_ir::FuncId;

/// The bit of the first word of the globals that says whether accesses follow that matter.
pub(crate) const KNOWLEDGE_BIT: u32 = 63;

/// Somebody or something that knows of accesses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Knower {
    /// A thread.
    Thread(ThreadId),
    /// What relaxed reads of a thread saw, which its next acquire fence takes over.
    Seen(ThreadId),
    /// What a thread knew at its last release fence.
    Fenced(ThreadId),
    /// What whoever synchronises through this address learns; the thread that heads the release
    /// sequence, or none if several do.
    Message(ObjectId, u32, Option<ThreadId>),
    /// Whoever enters an atomic section.
    Section,
}

/// An access that some thread may not know to be over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastAccess {
    /// What it touched.
    pub object: ObjectId,
    /// The first byte of that.
    pub offset: u32,
    /// How many bytes.
    pub size: u32,
    /// Who made it.
    pub thread: ThreadId,
    /// Whether it wrote.
    pub writes: bool,
    /// Whether it was not atomic.
    pub plain: bool,
    /// The function, in the program's own code if there is any on the stack.
    pub function: FuncId,
    /// The operation there.
    pub pc: u32,
    /// Who knows that it is over, in order.
    knowers: Vec<Knower>,
}

/// Two accesses of which the second came without knowing the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unordered {
    /// The access that came first.
    pub first: PastAccess,
    /// The other.
    pub second: PastAccess,
}

/// The accesses that matter, and a race once there was one.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Knowledge {
    past: Vec<PastAccess>,
    /// The first race of the execution.
    pub found: Option<Box<Unordered>>,
}

impl PastAccess {
    /// An access that nobody knows yet.
    pub fn new(
        (object, offset, size): (ObjectId, u32, u32),
        thread: ThreadId,
        writes: bool,
        plain: bool,
        (function, pc): (FuncId, u32),
    ) -> Self {
        Self {
            object,
            offset,
            size,
            thread,
            writes,
            plain,
            function,
            pc,
            knowers: Vec::new(),
        }
    }

    fn end(&self) -> u64 {
        u64::from(self.offset) + u64::from(self.size)
    }

    fn overlaps(&self, other: &PastAccess) -> bool {
        self.object == other.object
            && u64::from(self.offset) < other.end()
            && u64::from(other.offset) < self.end()
    }

    fn is_known_by(&self, who: Knower) -> bool {
        self.knowers.binary_search(&who).is_ok()
    }

    fn tell(&mut self, who: Knower) {
        if let Err(at) = self.knowers.binary_search(&who) {
            self.knowers.insert(at, who);
        }
    }

    fn drop_knower(&mut self, who: Knower) {
        if let Ok(at) = self.knowers.binary_search(&who) {
            self.knowers.remove(at);
        }
    }

    fn key(&self) -> (ObjectId, u32, u32, bool, bool, ThreadId) {
        let at = (self.object, self.offset, self.size);
        (at.0, at.1, at.2, self.writes, self.plain, self.thread)
    }

    /// Whether whatever races with an earlier access and comes after this one races with this one
    /// as well, so that the earlier one need not be kept.
    fn replaces(&self, past: &PastAccess) -> bool {
        (self.writes || past.thread == self.thread && !past.writes)
            && (self.plain || !past.plain)
            && past.is_known_by(Knower::Thread(self.thread))
    }

    /// Whether two accesses can be kept as one: a loop over an array makes one of many.
    fn continues(&self, next: &PastAccess) -> bool {
        self.object == next.object
            && self.end() == u64::from(next.offset)
            && (self.thread, self.writes, self.plain) == (next.thread, next.writes, next.plain)
            && (self.function, self.pc) == (next.function, next.pc)
            && self.knowers == next.knowers
    }
}

impl Knowledge {
    /// Whether nothing is known that matters.
    pub fn is_empty(&self) -> bool {
        self.past.is_empty() && self.found.is_none()
    }

    /// An earlier access that a thread does not know and that this one of its conflicts with.
    pub(crate) fn conflict(&self, access: &PastAccess) -> Option<&PastAccess> {
        let me = Knower::Thread(access.thread);
        self.past.iter().find(|past| {
            past.overlaps(access)
                && (past.writes || access.writes)
                && (past.plain || access.plain)
                && !past.is_known_by(me)
        })
    }

    /// Keeps an access, in place of those whose races it shares.
    pub(crate) fn keep(&mut self, mut access: PastAccess) {
        access.knowers = vec![Knower::Thread(access.thread)];
        let mut rest = Vec::new();
        self.past.retain(|past| {
            if !past.overlaps(&access) || !access.replaces(past) {
                return true;
            }
            if past.offset < access.offset {
                let mut before = past.clone();
                before.size = access.offset - past.offset;
                rest.push(before);
            }
            if past.end() > access.end() {
                let mut behind = past.clone();
                behind.offset = access.end() as u32;
                behind.size = (past.end() - access.end()) as u32;
                rest.push(behind);
            }
            false
        });
        rest.push(access);
        for part in rest {
            let at = self.past.partition_point(|past| past.key() < part.key());
            self.past.insert(at, part);
        }
        self.past.dedup_by(|next, past| {
            let one = past.continues(next);
            if one {
                past.size += next.size;
            }
            one
        });
    }

    /// Lets somebody know what another knows.
    pub(crate) fn learn(&mut self, who: Knower, from: Knower) {
        for past in &mut self.past {
            if past.is_known_by(from) {
                past.tell(who);
            }
        }
    }

    /// Makes somebody know nothing.
    pub(crate) fn forget(&mut self, who: Knower) {
        self.past.iter_mut().for_each(|past| past.drop_knower(who));
    }

    /// The message that waits at an address, if it says anything.
    pub(crate) fn message(&self, object: ObjectId, offset: u32) -> Option<Knower> {
        let mut knowers = self.past.iter().flat_map(|past| &past.knowers);
        let found = knowers.find(
            |knower| matches!(knower, Knower::Message(o, at, _) if (*o, *at) == (object, offset)),
        );
        found.copied()
    }

    /// Forgets everything about objects that are gone.
    pub(crate) fn retain(&mut self, is_there: impl Fn(ObjectId) -> bool) -> bool {
        let before = self.past.len();
        self.past.retain(|past| is_there(past.object));
        let mut changed = self.past.len() != before;
        for past in &mut self.past {
            past.knowers.retain(|knower| {
                let gone = matches!(knower, Knower::Message(object, ..) if !is_there(*object));
                changed |= gone;
                !gone
            });
        }
        changed
    }

    /// Forgets what every living thread knows.
    pub(crate) fn settle(
        &mut self,
        mut is_known_to_all: impl FnMut(&dyn Fn(ThreadId) -> bool) -> bool,
    ) {
        self.past
            .retain(|past| !is_known_to_all(&|thread| past.is_known_by(Knower::Thread(thread))));
    }
}

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

fn write_past(past: &PastAccess, out: &mut Vec<u64>) {
    out.push(pack(past.object.0, past.offset));
    let flags = u32::from(past.writes) | u32::from(past.plain) << 1;
    out.push(pack(past.size, past.thread.0 << 2 | flags));
    out.push(pack(past.function.0, past.pc));
    out.push(past.knowers.len() as u64);
    out.extend(past.knowers.iter().flat_map(|&knower| knower_words(knower)));
}

fn read_past(reader: &mut WordReader<'_>) -> PastAccess {
    let ((object, offset), (size, thread), (function, pc)) =
        (reader.halves(), reader.halves(), reader.halves());
    let count = reader.length();
    PastAccess {
        object: ObjectId(object),
        offset,
        size,
        thread: ThreadId(thread >> 2),
        writes: thread & 1 != 0,
        plain: thread & 2 != 0,
        function: FuncId(function),
        pc,
        knowers: (0..count).map(|_| read_knower(reader)).collect(),
    }
}

/// Writes it behind the words of the globals.
pub(crate) fn write_knowledge(knowledge: &Knowledge, out: &mut Vec<u64>) {
    out.push(knowledge.past.len() as u64 * 2 + u64::from(knowledge.found.is_some()));
    knowledge.past.iter().for_each(|past| write_past(past, out));
    if let Some(found) = &knowledge.found {
        write_past(&found.first, out);
        write_past(&found.second, out);
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
        knowledge.past.push(read_past(reader));
    }
    knowledge.found = (head & 1 != 0).then(|| {
        Box::new(Unordered {
            first: read_past(reader),
            second: read_past(reader),
        })
    });
}
