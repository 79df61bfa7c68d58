//! Calls that a thread has made on objects whose histories somebody compares with serial ones.
//!
//! A record is a part of the state: two states with different histories are never one. What comes
//! before what is kept as counts: a call knows, of every other thread, how many calls on the same
//! object were over when it began. So executions in which the same calls overlap have one record.

use crate::state::keys::ThreadId;
use crate::state::thread::Thread;
use crate::state::word::{ObjectId, object_of};
use crate::state::word_reader::{WordReader, pack};
use fencepost_ir::{ClassId, FuncId, Kind};

/// The first place of promises that a record holds, behind those of all registers.
pub(crate) const RECORDED: u32 = 1 << 31;

/// Whose operations calls are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Subject {
    /// An object.
    Object(ObjectId),
    /// A class, whose operations need no object.
    Class(ClassId),
}

/// How a call ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallEnd {
    /// It has not.
    Open {
        /// How many calls on the same object are under way: this one, and those inside it.
        depth: u32,
    },
    /// It returned.
    Returned,
    /// An exception of this class left it.
    Threw(ClassId),
}

/// A word that a call was given or gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedWord {
    /// What it holds.
    pub kind: Kind,
    /// The word; 0 while it is promised.
    pub word: u64,
    /// How many of the words that follow are what the object held at that moment, if it is known by
    /// that.
    pub held: Option<u32>,
}

/// A call of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedCall {
    /// The operation.
    pub function: FuncId,
    /// Whose operation it is.
    pub subject: Subject,
    /// Whether and how it ended.
    pub end: CallEnd,
    /// How many calls on the subject of each other thread come before it, if any: those up to the
    /// last that was over when it began.
    pub after: Vec<(ThreadId, u32)>,
    /// Where its arguments are among the words of the record.
    pub args: (u32, u32),
    /// Where its results are.
    pub results: (u32, u32),
}

/// The calls of a thread.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The calls, in the order in which they began.
    pub calls: Vec<RecordedCall>,
    /// What they were given and gave.
    pub words: Vec<RecordedWord>,
    /// Objects that the thread changed otherwise than by their operations, in ascending order.
    pub changed: Vec<ObjectId>,
}

impl Record {
    /// Whether nothing is recorded.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.changed.is_empty()
    }

    /// The place of the call on a subject that is under way.
    pub(crate) fn open(&self, subject: Subject) -> Option<usize> {
        self.calls
            .iter()
            .rposition(|call| call.subject == subject && matches!(call.end, CallEnd::Open { .. }))
    }

    /// The objects that it refers to: they must keep their names.
    pub(crate) fn for_each_object(&self, mut visit: impl FnMut(ObjectId)) {
        for call in &self.calls {
            if let Subject::Object(object) = call.subject {
                visit(object);
            }
        }
        self.changed.iter().copied().for_each(&mut visit);
        let references = self.words.iter().filter(|one| one.kind.is_reference());
        references.for_each(|one| visit(object_of(one.word)));
    }

    /// Writes the record.
    pub(crate) fn write(&self, out: &mut Vec<u64>) {
        out.push(pack(self.calls.len() as u32, self.words.len() as u32));
        for call in &self.calls {
            let (tag, number) = match call.subject {
                Subject::Object(object) => (0, object.0),
                Subject::Class(class) => (1, class.0),
            };
            let (end, detail) = match call.end {
                CallEnd::Open { depth } => (0, depth),
                CallEnd::Returned => (2, 0),
                CallEnd::Threw(class) => (4, class.0),
            };
            out.push(pack(call.function.0, number));
            out.push(pack(tag | end, detail));
            out.push(pack(call.args.0, call.args.1));
            out.push(pack(call.results.0, call.results.1));
            out.push(call.after.len() as u64);
            out.extend(
                call.after
                    .iter()
                    .map(|&(thread, count)| pack(thread.0, count)),
            );
        }
        for one in &self.words {
            out.push(pack(one.kind as u32, one.held.map_or(0, |held| held + 1)));
            out.push(one.word);
        }
        out.push(self.changed.len() as u64);
        out.extend(self.changed.iter().map(|object| u64::from(object.0)));
    }

    /// Reads a record.
    pub(crate) fn read(&mut self, reader: &mut WordReader<'_>) {
        self.calls.clear();
        self.words.clear();
        self.changed.clear();
        let (calls, words) = reader.halves();
        let limit = reader.total();
        for _ in 0..(calls as usize).min(limit) {
            let (function, number) = reader.halves();
            let (tags, detail) = reader.halves();
            let args = reader.halves();
            let results = reader.halves();
            let after = (reader.next() as usize).min(limit);
            self.calls.push(RecordedCall {
                function: FuncId(function),
                subject: match tags & 1 {
                    0 => Subject::Object(ObjectId(number)),
                    _ => Subject::Class(ClassId(number)),
                },
                end: match tags >> 1 {
                    0 => CallEnd::Open { depth: detail },
                    1 => CallEnd::Returned,
                    _ => CallEnd::Threw(ClassId(detail)),
                },
                after: (0..after)
                    .map(|_| {
                        let (thread, count) = reader.halves();
                        (ThreadId(thread), count)
                    })
                    .collect(),
                args,
                results,
            });
        }
        for _ in 0..(words as usize).min(limit) {
            let (kind, held) = reader.halves();
            self.words.push(RecordedWord {
                kind: Kind::ALL[(kind as usize).min(Kind::ALL.len() - 1)],
                word: reader.next(),
                held: held.checked_sub(1),
            });
        }
        let changed = (reader.next() as usize).min(limit);
        let objects = (0..changed).map(|_| ObjectId(reader.next() as u32));
        self.changed.extend(objects);
    }
}

impl Thread {
    /// How many of its calls on a subject must come before one that begins now: those up to the
    /// last that is over. One is over when the thread has come back from it and knows what it gave.
    pub(crate) fn ended_calls(&self, subject: Subject) -> u32 {
        let calls = self.record.calls.iter();
        let calls = calls.filter(|call| call.subject == subject);
        let is_over = |call: &RecordedCall| match call.end {
            CallEnd::Open { .. } => false,
            CallEnd::Returned | CallEnd::Threw(_) => self.recorded(call.results).is_some(),
        };
        let last = calls.enumerate().filter(|(_, call)| is_over(call)).last();
        last.map_or(0, |(place, _)| place as u32 + 1)
    }

    /// Words that a call was given or gave. None if one of them is still promised.
    pub fn recorded(&self, (from, to): (u32, u32)) -> Option<&[RecordedWord]> {
        let (first, last) = (RECORDED + from, RECORDED + to);
        let mut promises = self.pending.promises.iter();
        if promises.any(|&(place, _)| first <= place && place < last) {
            return None;
        }
        self.record.words.get(from as usize..to as usize)
    }
}
