//! Interned components: each distinct sequence of words is kept once.

use super::index::{Index, hash_long};
use super::saved;
use fencepost_base::LazyTable;
use fencepost_base::saved::{Damaged, Reader, Writer};
use std::sync::atomic::{AtomicU64, Ordering};

/// A table of word sequences with numbers. Looking up and adding need no lock.
#[derive(Default)]
pub struct ComponentTable {
    index: Index,
    contents: LazyTable<Box<[u64]>>,
    next: AtomicU64,
    words: AtomicU64,
    /// How many words the longest one has.
    longest: AtomicU64,
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

    /// Whether a number from elsewhere is that of a component.
    pub(crate) fn has(&self, number: u32) -> bool {
        u64::from(number) < self.next.load(Ordering::Relaxed)
    }

    /// How many words the longest component has.
    #[inline]
    pub(crate) fn longest(&self) -> u64 {
        self.longest.load(Ordering::Relaxed)
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
            self.longest
                .fetch_max(words.len() as u64, Ordering::Relaxed);
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

    /// Whether all components are as `accept` wants them.
    pub(super) fn all(&self, accept: impl Fn(&[u64]) -> bool) -> bool {
        let count = self.next.load(Ordering::Relaxed) as usize;
        let mut all = (0..count).filter_map(|number| self.contents.get(number));
        all.all(|words| accept(words))
    }

    /// Writes every component with its number.
    pub(super) fn save(&self, out: &mut Writer<'_>) {
        let count = self.next.load(Ordering::Relaxed).min(u64::from(u32::MAX));
        saved::save_numbers(&self.index, count, out, |number, in_use, out| {
            if in_use {
                let words = self.get(number);
                out.len(words.len() + 1);
                words.iter().for_each(|&word| out.u64(word));
            } else {
                out.len(0);
            }
        });
    }

    /// Reads what `save` wrote.
    pub(super) fn restore(input: &mut Reader<'_>) -> Result<Self, Damaged> {
        let mut table = Self::default();
        let count = saved::restore_count(input)?;
        for number in 0..count {
            let length = input.u64()?;
            if length == 0 {
                continue;
            }
            let words = saved::restore_words(input, length - 1)?;
            *table.words.get_mut() += words.len() as u64;
            let longest = table.longest.get_mut();
            *longest = words.len().max(*longest as usize) as u64;
            let contents = &table.contents;
            let words = contents.fill(number as usize, words);
            let of = |number: u32| contents.get(number as usize).map_or(&[][..], |words| words);
            let hash_of = |number| hash_long(of(number));
            saved::put_number(&mut table.index, number, hash_of, |other| {
                of(other) == &**words
            })?;
        }
        *table.next.get_mut() = u64::from(count);
        Ok(table)
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        self.words.load(Ordering::Relaxed) * 8
            + self.next.load(Ordering::Relaxed) * OVERHEAD_BYTES
            + self.index.bytes()
    }
}
