//! Summaries: which operations the explored part of the state space has behind a state.
//!
//! An operation is a thread and a use of a resource. There are few of them, so sets of them are
//! lists of numbers, kept once each.

use fencepost_base::FxHashMap;
use fencepost_vm::{ThreadId, Touch};
use std::rc::Rc;

/// A set of operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Summary(u32);

impl Summary {
    /// The set without operations.
    pub const EMPTY: Summary = Summary(0);
}

/// All operations and all sets of them that were needed so far.
pub(crate) struct Summaries {
    operations: Vec<(ThreadId, Touch)>,
    numbers: FxHashMap<(ThreadId, Touch), u32>,
    sets: Vec<Rc<[u32]>>,
    known: FxHashMap<Rc<[u32]>, u32>,
    unions: FxHashMap<(u32, u32), u32>,
}

impl Summaries {
    pub fn new() -> Self {
        let empty: Rc<[u32]> = Rc::from([]);
        Self {
            operations: Vec::new(),
            numbers: FxHashMap::default(),
            sets: vec![empty.clone()],
            known: std::iter::once((empty, 0)).collect(),
            unions: FxHashMap::default(),
        }
    }

    /// The set of a thread's uses.
    pub fn of(&mut self, thread: ThreadId, touches: &[Touch]) -> Summary {
        let mut numbers: Vec<u32> = Vec::with_capacity(touches.len());
        for &touch in touches {
            let next = self.operations.len() as u32;
            let number = *self.numbers.entry((thread, touch)).or_insert(next);
            if number == next {
                self.operations.push((thread, touch));
            }
            numbers.push(number);
        }
        numbers.sort_unstable();
        numbers.dedup();
        self.intern(&numbers)
    }

    /// Both sets together.
    pub fn union(&mut self, first: Summary, second: Summary) -> Summary {
        if first == second || second == Summary::EMPTY {
            return first;
        }
        if first == Summary::EMPTY {
            return second;
        }
        let key = (first.0.min(second.0), first.0.max(second.0));
        if let Some(&known) = self.unions.get(&key) {
            return Summary(known);
        }
        let (a, b) = (&self.sets[key.0 as usize], &self.sets[key.1 as usize]);
        let mut numbers: Vec<u32> = a.iter().chain(b.iter()).copied().collect();
        numbers.sort_unstable();
        numbers.dedup();
        let union = self.intern(&numbers);
        self.unions.insert(key, union.0);
        union
    }

    /// The operations of a set.
    pub fn operations(&self, summary: Summary) -> impl Iterator<Item = (ThreadId, &Touch)> {
        let set = &self.sets[summary.0 as usize];
        set.iter().map(|&number| {
            let (thread, touch) = &self.operations[number as usize];
            (*thread, touch)
        })
    }

    fn intern(&mut self, numbers: &[u32]) -> Summary {
        if let Some(&known) = self.known.get(numbers) {
            return Summary(known);
        }
        let set: Rc<[u32]> = Rc::from(numbers);
        let number = self.sets.len() as u32;
        self.sets.push(set.clone());
        self.known.insert(set, number);
        Summary(number)
    }

    /// Roughly how many bytes all this takes.
    pub fn bytes(&self) -> u64 {
        let sets: usize = self.sets.len() * 64 + self.unions.len() * 16;
        sets as u64
    }
}
