//! An append-only array of words that many threads fill and read without locks.
//!
//! It grows chunk by chunk, so what is there never moves and never has to be copied. A word is
//! written before the number that leads to it is published (see [`super::index`]), so a reader
//! that got a number sees the words behind it.

use super::sync::{AtomicU32, Ordering};
use std::sync::OnceLock;
use std::sync::atomic::AtomicU64;

/// The first chunk has this many bits of words; chunks double until they have `LARGE_BITS`.
const SMALL_BITS: u32 = if cfg!(loom) { 5 } else { 10 };
const LARGE_BITS: u32 = if cfg!(loom) { 6 } else { 20 };
/// All words together; few where every interleaving is tried.
const ALL_BITS: u32 = if cfg!(loom) { 7 } else { 32 };
/// Chunks of doubling size, then chunks of full size.
const SMALL_CHUNKS: usize = (LARGE_BITS - SMALL_BITS) as usize + 1;
const CHUNKS: usize = SMALL_CHUNKS + (1 << (ALL_BITS - LARGE_BITS)) - 1;

/// A chunk; it is there once somebody needs it.
type Chunk = OnceLock<Box<[AtomicU32]>>;

/// The words.
pub(crate) struct WordArena {
    chunks: Box<[Chunk]>,
    /// Words that have a chunk; no part of what is checked.
    allocated: AtomicU64,
}

impl Default for WordArena {
    fn default() -> Self {
        Self {
            chunks: std::iter::repeat_with(OnceLock::new).take(CHUNKS).collect(),
            allocated: AtomicU64::new(0),
        }
    }
}

/// The chunk of a word, its place inside, and the size of the chunk.
#[inline]
fn locate(at: usize) -> (usize, usize, usize) {
    if at >> LARGE_BITS != 0 {
        let chunk = SMALL_CHUNKS + (at >> LARGE_BITS) - 1;
        (chunk, at & ((1 << LARGE_BITS) - 1), 1 << LARGE_BITS)
    } else if at >> SMALL_BITS == 0 {
        (0, at, 1 << SMALL_BITS)
    } else {
        let top = usize::BITS - 1 - at.leading_zeros();
        let chunk = (top - SMALL_BITS) as usize + 1;
        (chunk, at - (1 << top), 1 << top)
    }
}

/// Whether this many words from a place on can be numbered at all.
pub(crate) fn fits(at: u64, words: u64) -> bool {
    at + words <= 1 << ALL_BITS
}

impl WordArena {
    #[inline]
    fn words(&self, chunk: usize) -> &[AtomicU32] {
        self.chunks[chunk].get().map_or(&[], |words| words)
    }

    /// Copies words out.
    #[inline]
    pub fn read(&self, at: usize, out: &mut [u32]) {
        let (chunk, offset, size) = locate(at);
        if offset + out.len() <= size {
            // Numbers from elsewhere may lead nowhere; they read as what `out` holds.
            let words = self.words(chunk).get(offset..offset + out.len());
            for (out, word) in out.iter_mut().zip(words.unwrap_or_default()) {
                *out = word.load(Ordering::Relaxed);
            }
        } else {
            for (index, out) in out.iter_mut().enumerate() {
                let (chunk, offset, _) = locate(at + index);
                if let Some(word) = self.words(chunk).get(offset) {
                    *out = word.load(Ordering::Relaxed);
                }
            }
        }
    }

    /// Whether the words at a place are these.
    #[inline]
    pub fn equals(&self, at: usize, wanted: &[u32]) -> bool {
        let (chunk, offset, size) = locate(at);
        if offset + wanted.len() <= size {
            let words = &self.words(chunk)[offset..offset + wanted.len()];
            let pairs = words.iter().zip(wanted);
            pairs.fold(0, |differs, (word, &wanted)| {
                differs | (word.load(Ordering::Relaxed) ^ wanted)
            }) == 0
        } else {
            wanted.iter().enumerate().all(|(index, &wanted)| {
                let (chunk, offset, _) = locate(at + index);
                self.words(chunk)[offset].load(Ordering::Relaxed) == wanted
            })
        }
    }

    /// Writes words at a place that nobody else writes.
    pub fn write(&self, at: usize, words: &[u32]) {
        for (index, &word) in words.iter().enumerate() {
            let (chunk, offset, size) = locate(at + index);
            let chunk = self.chunks[chunk].get_or_init(|| {
                self.allocated.fetch_add(size as u64, Ordering::Relaxed);
                std::iter::repeat_with(|| AtomicU32::new(0))
                    .take(size)
                    .collect()
            });
            chunk[offset].store(word, Ordering::Relaxed);
        }
    }

    /// Bytes that the array takes.
    pub fn bytes(&self) -> u64 {
        self.allocated.load(Ordering::Relaxed) * 4
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_dense_and_chunks_do_not_overlap() {
        let mut last = locate(0);
        assert_eq!(last.1, 0);
        for at in 1..3usize << LARGE_BITS {
            let here = locate(at);
            let follows = here.0 == last.0 && here.1 == last.1 + 1;
            let opens = here.0 == last.0 + 1 && here.1 == 0 && last.1 + 1 == last.2;
            assert!(follows || opens, "{at}: {last:?} {here:?}");
            last = here;
        }
        assert!(locate(u32::MAX as usize).0 < CHUNKS);
    }

    #[test]
    fn what_is_written_is_read_also_across_chunks() {
        let arena = WordArena::default();
        let words: Vec<u32> = (0..10_007).collect();
        for (index, seven) in words.chunks(7).enumerate() {
            arena.write(index * 7, seven);
        }
        let mut out = [0; 7];
        for (index, seven) in words.chunks_exact(7).enumerate() {
            arena.read(index * 7, &mut out);
            assert_eq!(out, seven);
            assert!(arena.equals(index * 7, seven));
            out[3] += 1;
            assert!(!arena.equals(index * 7, &out));
        }
    }
}
