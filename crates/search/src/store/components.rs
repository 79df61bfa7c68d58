//! Interned components: each distinct sequence of words is kept once.

use super::index::{Index, hash_long};
use fencepost_base::LazyTable;
use std::sync::atomic::{AtomicU64, Ordering};

/// A table of word sequences with numbers. Looking up and adding need no lock.
#[derive(Default)]
pub struct ComponentTable {
    index: Index,
    contents: LazyTable<Box<[u64]>>,
    next: AtomicU64,
    words: AtomicU64,
}

/// What a component takes beside its words: its place in the table and the allocation's own.
const OVERHEAD_BYTES: u64 = 48;

impl ComponentTable {
    /// How many components there are.
    pub fn len(&self) -> u64 {
        self.index.len()
    }

    /// Whether there is no component yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The words of a component.
    #[inline]
    pub fn get(&self, number: u32) -> &[u64] {
        self.contents
            .get(number as usize)
            .map_or(&[], |words| words)
    }

    /// The number of a component, which is added if it is new. None if there are too many.
    #[inline]
    pub(crate) fn intern(&self, words: &[u64]) -> Option<u32> {
        let make = || {
            let number = u32::try_from(self.next.fetch_add(1, Ordering::Relaxed)).ok()?;
            self.contents.fill(number as usize, words.into());
            self.words.fetch_add(words.len() as u64, Ordering::Relaxed);
            Some(number)
        };
        let is_it = |number| self.get(number) == words;
        let found = self.index.find_or_insert(hash_long(words), is_it, make);
        found.map(|(number, _)| number)
    }

    #[inline]
    pub(crate) fn has_room(&self, more: u64) -> bool {
        self.index.has_room(more)
    }

    pub(crate) fn growth_bytes(&self, more: u64) -> u64 {
        self.index.growth_bytes(more)
    }

    pub(crate) fn grow(&mut self, more: u64) -> bool {
        let contents = &self.contents;
        self.index.grow(more, |number| {
            hash_long(contents.get(number as usize).map_or(&[], |words| words))
        })
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        self.words.load(Ordering::Relaxed) * 8
            + self.next.load(Ordering::Relaxed) * OVERHEAD_BYTES
            + self.index.bytes()
    }
}
