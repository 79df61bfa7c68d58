//! A vector that many threads append to and read from without locking readers.
//!
//! Entries never move and are never removed, so a reference to one stays valid as long as the
//! vector does. That is what the process-wide interners need: workers look ids up all the time
//! and add new ones rarely.

use std::sync::{Mutex, OnceLock};

/// Chunk `c` holds `FIRST << c` entries, so 26 chunks cover more than 2^32 entries.
const FIRST_CHUNK_BITS: u32 = 6;
const CHUNKS: usize = 26;

/// A table whose entries are filled once each, in any order, by any thread.
pub struct LazyTable<T> {
    chunks: [OnceLock<Box<[OnceLock<T>]>>; CHUNKS],
}

impl<T> Default for LazyTable<T> {
    fn default() -> Self {
        Self {
            chunks: [const { OnceLock::new() }; CHUNKS],
        }
    }
}

impl<T> LazyTable<T> {
    /// The entry at `index`, if it has been filled.
    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        let (chunk, offset) = locate(index);
        self.chunks.get(chunk)?.get()?.get(offset)?.get()
    }

    /// Fills the entry at `index` unless it is filled already, and returns what it holds.
    pub fn fill(&self, index: usize, value: T) -> &T {
        let (chunk, offset) = locate(index);
        let slots = self.chunks[chunk].get_or_init(|| {
            let size = 1usize << (FIRST_CHUNK_BITS as usize + chunk);
            (0..size).map(|_| OnceLock::new()).collect()
        });
        slots[offset].get_or_init(|| value)
    }

    /// The indices of all entries that have been filled, in order.
    pub fn filled(&self) -> Vec<usize> {
        let mut filled = Vec::new();
        let mut first = 0;
        for (chunk, slots) in self.chunks.iter().enumerate() {
            let slots = slots.get().map_or(&[][..], |slots| slots);
            let there = slots
                .iter()
                .enumerate()
                .filter(|(_, slot)| slot.get().is_some());
            filled.extend(there.map(|(offset, _)| first + offset));
            first += 1 << (FIRST_CHUNK_BITS as usize + chunk);
        }
        filled
    }
}

/// An append-only vector with stable addresses and wait-free reads.
pub struct AppendVec<T> {
    entries: LazyTable<T>,
    len: Mutex<usize>,
}

impl<T> Default for AppendVec<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// The chunk that holds `index`, and the place inside it.
#[inline]
fn locate(index: usize) -> (usize, usize) {
    let shifted = index + (1 << FIRST_CHUNK_BITS);
    let top = usize::BITS - 1 - shifted.leading_zeros();
    let chunk = (top - FIRST_CHUNK_BITS) as usize;
    (chunk, shifted - (1 << top))
}

impl<T> AppendVec<T> {
    /// An empty vector.
    pub fn new() -> Self {
        Self {
            entries: LazyTable::default(),
            len: Mutex::new(0),
        }
    }

    /// Appends a value and returns its index.
    pub fn push(&self, value: T) -> usize {
        let mut len = self.lock_len();
        let index = *len;
        self.entries.fill(index, value);
        *len = index + 1;
        index
    }

    /// The entry at `index`, if it has been appended.
    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        self.entries.get(index)
    }

    /// How many entries have been appended so far.
    pub fn len(&self) -> usize {
        *self.lock_len()
    }

    /// Whether nothing has been appended yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn lock_len(&self) -> std::sync::MutexGuard<'_, usize> {
        // The length is a plain number, so a panic elsewhere cannot leave it half-written.
        self.len
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_dense_and_stable() {
        let vec = AppendVec::new();
        for i in 0..1000usize {
            assert_eq!(vec.push(i * 3), i);
        }
        for i in 0..1000usize {
            assert_eq!(vec.get(i), Some(&(i * 3)));
        }
        assert_eq!(vec.get(1000), None);
        assert_eq!(vec.len(), 1000);
        assert!(vec.entries.filled().into_iter().eq(0..1000));
    }

    #[test]
    fn threads_append_without_losing_entries() {
        let vec = AppendVec::new();
        std::thread::scope(|scope| {
            for t in 0..4u64 {
                let vec = &vec;
                scope.spawn(move || {
                    for i in 0..500 {
                        vec.push(t * 1000 + i);
                    }
                });
            }
        });
        let mut all: Vec<u64> = (0..2000).map(|i| *vec.get(i).unwrap()).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2000);
    }
}
