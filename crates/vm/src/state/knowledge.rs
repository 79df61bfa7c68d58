//! Happens-before, as far as data races need it: who knows which accesses to be over.
//!
//! A thread knows its own accesses, and learns what another one knew when it synchronises with it.
//! An access races with an earlier one that its thread does not know, if one of the two writes and
//! one is plain. Instead of clocks, which would grow without end, a state has the accesses that
//! matter and who knows them. An access that every thread knows can never race again and is
//! forgotten, so two states that differ in nothing but when something happened are the same. Where
//! states are stored, more is forgotten ([`crate::independence`]).

mod words;

use crate::state::keys::ThreadId;
use crate::state::word::ObjectId;
use fencepost_ir::FuncId;
use std::collections::BTreeMap;

pub(crate) use words::{read_knowledge, write_knowledge};

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

/// Where the message of those stands who had shared the lock at an offset. Whoever shares it next
/// need not learn of them, so it is not the message of those who had the lock alone.
pub(crate) fn sharers_of(lock: u32) -> u32 {
    lock.wrapping_add(4)
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
}

/// Two accesses of which the second came without knowing the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unordered {
    /// The access that came first.
    pub first: PastAccess,
    /// The other.
    pub second: PastAccess,
}

/// Accesses that differ in nothing but the bytes of an object that they touched: a loop over an
/// array makes one of many.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Group {
    object: ObjectId,
    thread: ThreadId,
    writes: bool,
    plain: bool,
    function: FuncId,
    pc: u32,
    /// Who knows that they are over, in order.
    knowers: Vec<Knower>,
}

/// Where bytes begin and end; there is a gap between any two. Thousands of them are found, cut and
/// joined without a look at the others.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Ranges(BTreeMap<u32, u32>);

/// The accesses that matter, and a race once there was one.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Knowledge {
    past: BTreeMap<Group, Ranges>,
    /// The first race of the execution.
    pub found: Option<Box<Unordered>>,
}

impl PastAccess {
    /// An access to a range of bytes.
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
        }
    }

    fn end(&self) -> u32 {
        self.offset.saturating_add(self.size)
    }

    fn key(&self) -> (u32, u32, bool, bool, ThreadId) {
        let at = (self.offset, self.size);
        (at.0, at.1, self.writes, self.plain, self.thread)
    }

    /// Whether whatever races with an earlier access of a group and comes after this one races with
    /// this one as well, so that the earlier one need not be kept.
    fn replaces(&self, past: &Group) -> bool {
        (self.writes || past.thread == self.thread && !past.writes)
            && (self.plain || !past.plain)
            && past.is_known_by(Knower::Thread(self.thread))
    }
}

impl Group {
    fn of(access: &PastAccess, knowers: Vec<Knower>) -> Self {
        Self {
            object: access.object,
            thread: access.thread,
            writes: access.writes,
            plain: access.plain,
            function: access.function,
            pc: access.pc,
            knowers,
        }
    }

    fn is_known_by(&self, who: Knower) -> bool {
        self.knowers.binary_search(&who).is_ok()
    }

    fn tell(&mut self, who: Knower) {
        if let Err(at) = self.knowers.binary_search(&who) {
            self.knowers.insert(at, who);
        }
    }

    fn access(&self, (offset, end): (u32, u32)) -> PastAccess {
        PastAccess {
            object: self.object,
            offset,
            size: end - offset,
            thread: self.thread,
            writes: self.writes,
            plain: self.plain,
            function: self.function,
            pc: self.pc,
        }
    }
}

impl Ranges {
    /// The first range that has a byte between two offsets.
    fn overlapping(&self, from: u32, to: u32) -> Option<(u32, u32)> {
        let before = self.0.range(..from).next_back();
        let before = before.filter(|&(_, &end)| end > from);
        let next = || self.0.range(from..to.max(from)).next();
        let (&start, &end) = before.or_else(next)?;
        Some((start, end))
    }

    /// Takes bytes away.
    fn cut(&mut self, from: u32, to: u32) {
        while let Some((start, end)) = self.overlapping(from, to) {
            self.0.remove(&start);
            if start < from {
                self.0.insert(start, from);
            }
            if end > to {
                self.0.insert(to, end);
            }
        }
    }

    /// Adds bytes.
    fn add(&mut self, mut from: u32, mut to: u32) {
        if from >= to {
            return;
        }
        // Neighbours become one.
        while let Some((&start, &end)) = self.0.range(..=to).next_back()
            && end >= from
        {
            from = from.min(start);
            to = to.max(end);
            self.0.remove(&start);
        }
        self.0.insert(from, to);
    }
}

impl Knowledge {
    /// Whether nothing is known that matters.
    pub fn is_empty(&self) -> bool {
        self.past.is_empty() && self.found.is_none()
    }

    /// The groups of accesses to an object.
    fn groups(&self, object: ObjectId) -> impl Iterator<Item = (&Group, &Ranges)> {
        let first = Group {
            object,
            thread: ThreadId(0),
            writes: false,
            plain: false,
            function: FuncId(0),
            pc: 0,
            knowers: Vec::new(),
        };
        let all = self.past.range(first..);
        all.take_while(move |(group, _)| group.object == object)
    }

    /// An earlier access that a thread does not know and that this one of its conflicts with.
    pub(crate) fn conflict(&self, access: &PastAccess) -> Option<PastAccess> {
        let me = Knower::Thread(access.thread);
        let conflicting = self.groups(access.object).filter(|(group, _)| {
            (group.writes || access.writes)
                && (group.plain || access.plain)
                && !group.is_known_by(me)
        });
        let overlapping = conflicting.filter_map(|(group, ranges)| {
            let range = ranges.overlapping(access.offset, access.end())?;
            Some(group.access(range))
        });
        overlapping.min_by_key(PastAccess::key)
    }

    /// Keeps an access, in place of those whose races it shares.
    pub(crate) fn keep(&mut self, access: PastAccess) {
        let (from, to) = (access.offset, access.end());
        let shared = self.groups(access.object).filter(|(group, ranges)| {
            access.replaces(group) && ranges.overlapping(from, to).is_some()
        });
        let shared: Vec<Group> = shared.map(|(group, _)| group.clone()).collect();
        for group in shared {
            if let Some(ranges) = self.past.get_mut(&group) {
                ranges.cut(from, to);
                if ranges.0.is_empty() {
                    self.past.remove(&group);
                }
            }
        }
        if from < to {
            let group = Group::of(&access, vec![Knower::Thread(access.thread)]);
            self.past.entry(group).or_default().add(from, to);
        }
    }

    /// Changes who knows what. Groups that are alike then become one.
    fn change(&mut self, concerned: impl Fn(&Group) -> bool, change: impl Fn(&mut Group)) -> bool {
        let found = self.past.keys().filter(|group| concerned(group));
        let found: Vec<Group> = found.cloned().collect();
        for old in &found {
            let Some(ranges) = self.past.remove(old) else {
                continue;
            };
            let mut new = old.clone();
            change(&mut new);
            let known = self.past.entry(new).or_default();
            match known.0.is_empty() {
                true => *known = ranges,
                false => ranges.0.iter().for_each(|(&from, &to)| known.add(from, to)),
            }
        }
        !found.is_empty()
    }

    /// Lets somebody know what another knows.
    pub(crate) fn learn(&mut self, who: Knower, from: Knower) {
        self.change(
            |group| group.is_known_by(from) && !group.is_known_by(who),
            |group| group.tell(who),
        );
    }

    /// Makes somebody know nothing.
    pub(crate) fn forget(&mut self, who: Knower) {
        self.change(
            |group| group.is_known_by(who),
            |group| group.knowers.retain(|&knower| knower != who),
        );
    }

    /// The message that waits at an address, if it says anything.
    pub(crate) fn message(&self, object: ObjectId, offset: u32) -> Option<Knower> {
        let mut knowers = self.past.keys().flat_map(|group| &group.knowers);
        let found = knowers.find(
            |knower| matches!(knower, Knower::Message(o, at, _) if (*o, *at) == (object, offset)),
        );
        found.copied()
    }

    /// Forgets everything about objects that are gone.
    pub(crate) fn retain(&mut self, is_there: impl Fn(ObjectId) -> bool) -> bool {
        let before = self.past.len();
        self.past.retain(|group, _| is_there(group.object));
        let removed = self.past.len() != before;
        let is_gone =
            |knower: &Knower| matches!(knower, Knower::Message(object, ..) if !is_there(*object));
        let changed = self.change(
            |group| group.knowers.iter().any(is_gone),
            |group| group.knowers.retain(|knower| !is_gone(knower)),
        );
        removed || changed
    }

    /// Forgets accesses of which it is said that they do not matter any more. Says whether there were
    /// any.
    pub(crate) fn forget_accesses(
        &mut self,
        mut is_over: impl FnMut(&PastAccess, &[Knower]) -> bool,
    ) -> bool {
        let before = self.past.len();
        self.past.retain(|group, ranges| {
            let mut ranges = ranges.0.iter().map(|(&from, &to)| (from, to));
            !ranges.all(|range| is_over(&group.access(range), &group.knowers))
        });
        self.past.len() != before
    }

    /// Forgets what every living thread knows.
    pub(crate) fn settle(
        &mut self,
        mut is_known_to_all: impl FnMut(&dyn Fn(ThreadId) -> bool) -> bool,
    ) {
        self.past.retain(|group, _| {
            !is_known_to_all(&|thread| group.is_known_by(Knower::Thread(thread)))
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::word_reader::WordReader;

    /// The same knowledge, byte by byte and without any order.
    #[derive(Default)]
    struct Bytes(Vec<(u32, Group)>);

    impl Bytes {
        fn has_conflict(&self, access: &PastAccess) -> bool {
            self.0.iter().any(|(at, past)| {
                past.object == access.object
                    && (access.offset..access.end()).contains(at)
                    && (past.writes || access.writes)
                    && (past.plain || access.plain)
                    && !past.is_known_by(Knower::Thread(access.thread))
            })
        }

        fn keep(&mut self, access: PastAccess) {
            let bytes = access.offset..access.end();
            self.0.retain(|(at, past)| {
                let same = bytes.contains(at) && past.object == access.object;
                !(same && access.replaces(past))
            });
            for byte in bytes {
                let group = Group {
                    object: access.object,
                    thread: access.thread,
                    writes: access.writes,
                    plain: access.plain,
                    function: access.function,
                    pc: access.pc,
                    knowers: vec![Knower::Thread(access.thread)],
                };
                self.0.push((byte, group));
            }
        }
    }

    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, bound: u32) -> u32 {
            self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
            (self.0 >> 33) as u32 % bound
        }
    }

    fn words(knowledge: &Knowledge) -> Vec<u64> {
        let mut out = Vec::new();
        write_knowledge(knowledge, &mut out);
        out
    }

    fn access(numbers: &mut Numbers) -> PastAccess {
        let range = (
            ObjectId(numbers.below(2)),
            numbers.below(12),
            1 << numbers.below(4),
        );
        let thread = ThreadId(numbers.below(3));
        let (writes, plain) = (numbers.below(2) == 0, numbers.below(3) != 0);
        PastAccess::new(range, thread, writes, plain, (FuncId(numbers.below(2)), 0))
    }

    fn knower(numbers: &mut Numbers) -> Knower {
        let thread = ThreadId(numbers.below(3));
        match numbers.below(5) {
            0 => Knower::Seen(thread),
            1 => Knower::Fenced(thread),
            2 => Knower::Message(ObjectId(numbers.below(2)), numbers.below(2), None),
            _ => Knower::Thread(thread),
        }
    }

    /// Whether intervals are found, cut and merged in order changes nothing of what is known.
    #[test]
    fn intervals_are_bytes() {
        let mut conflicts = 0;
        for seed in 0..300 {
            let mut numbers = Numbers(seed);
            let (mut knowledge, mut bytes) = (Knowledge::default(), Bytes::default());
            for _ in 0..60 {
                match numbers.below(8) {
                    0 => {
                        let (who, from) = (knower(&mut numbers), knower(&mut numbers));
                        knowledge.learn(who, from);
                        for (_, past) in &mut bytes.0 {
                            if past.is_known_by(from) {
                                past.tell(who);
                            }
                        }
                    }
                    // A thread that forgets its own accesses is another one of the same number.
                    1 => {
                        let who = knower(&mut numbers);
                        knowledge.forget(who);
                        for (_, past) in &mut bytes.0 {
                            past.knowers.retain(|&knower| knower != who);
                        }
                    }
                    2 => {
                        let all = [0, 1, 2].map(ThreadId);
                        knowledge.settle(|knows| all.into_iter().all(knows));
                        let knows = |past: &Group, id| past.is_known_by(Knower::Thread(id));
                        let known = |past: &Group| all.into_iter().all(|id| knows(past, id));
                        bytes.0.retain(|(_, past)| !known(past));
                    }
                    3 if numbers.below(6) == 0 => {
                        let gone = ObjectId(numbers.below(2));
                        knowledge.retain(|object| object != gone);
                        bytes.0.retain(|(_, past)| past.object != gone);
                        for (_, past) in &mut bytes.0 {
                            let of = |k: &Knower| matches!(k, Knower::Message(o, ..) if *o == gone);
                            past.knowers.retain(|knower| !of(knower));
                        }
                    }
                    _ => {
                        let access = access(&mut numbers);
                        knowledge.keep(access.clone());
                        bytes.keep(access);
                    }
                }
                let asked = access(&mut numbers);
                let found = knowledge.conflict(&asked);
                assert_eq!(found.is_some(), bytes.has_conflict(&asked), "seed {seed}");
                conflicts += u32::from(found.is_some());
                let message = knowledge.message(ObjectId(0), 1);
                let mut told = bytes.0.iter().flat_map(|(_, past)| &past.knowers);
                assert_eq!(
                    message.is_some(),
                    told.any(|k| matches!(k, Knower::Message(ObjectId(0), 1, _)))
                );
                let written = words(&knowledge);
                let mut read = Knowledge::default();
                read_knowledge(&mut WordReader::new(&written), &mut read);
                assert_eq!(words(&read), written, "seed {seed}");
                assert_eq!(read, knowledge, "seed {seed}");
            }
        }
        assert!(conflicts > 1000, "{conflicts} conflicts");
    }

    /// A step may touch very many places that are no neighbours; with a look at all of them for each
    /// one this would take minutes.
    #[test]
    fn many_places_take_little_time() {
        let start = std::time::Instant::now();
        let mut knowledge = Knowledge::default();
        for number in 0..300_000 {
            let range = (ObjectId(1), number * 8, 4);
            let access = PastAccess::new(range, ThreadId(0), true, true, (FuncId(0), 0));
            assert!(knowledge.conflict(&access).is_none());
            knowledge.keep(access);
        }
        let ranges = knowledge.past.values().map(|ranges| ranges.0.len());
        assert_eq!(ranges.sum::<usize>(), 300_000);
        assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    }
}
