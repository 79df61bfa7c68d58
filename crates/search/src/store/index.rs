//! From hashes to numbers: open addressing over atomic words, without locks.
//!
//! An entry is a number plus one in as many bits as the table has slots, and a part of the hash in
//! the bits that are left, so that most mismatches are seen without a look at what the number
//! stands for. Looking up and inserting need only a shared reference; a compare-and-swap decides
//! between two threads that insert at once. Growing needs the table for itself.

use super::sync::{AtomicU32, AtomicU64, Ordering};

/// The table.
pub(crate) struct Index {
    slots: Box<[AtomicU32]>,
    /// Binary logarithm of the number of slots.
    bits: u32,
    used: AtomicU64,
}

/// Few where every interleaving is tried.
const FIRST_BITS: u32 = if cfg!(loom) { 3 } else { 10 };

impl Default for Index {
    fn default() -> Self {
        Self::with_bits(FIRST_BITS)
    }
}

/// How full a table of this many slots may be: above that, runs get long.
fn capacity(bits: u32) -> u64 {
    (1u64 << bits) / 4 * 3
}

impl Index {
    fn with_bits(bits: u32) -> Self {
        Self {
            slots: std::iter::repeat_with(|| AtomicU32::new(0))
                .take(1 << bits)
                .collect(),
            bits,
            used: AtomicU64::new(0),
        }
    }

    /// How many entries there are.
    #[inline]
    pub fn len(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Whether this many more entries leave the table as empty as it should be.
    #[inline]
    pub fn has_room(&self, more: u64) -> bool {
        self.len() + more <= capacity(self.bits)
    }

    #[inline]
    fn mask(&self) -> u32 {
        // With 32 bits the mask is everything, and no bit is left for a tag.
        ((1u64 << self.bits) - 1) as u32
    }

    /// The number of the entry with this hash that `is_it` accepts, or else the one that `make`
    /// gives, and whether it was inserted. Nothing is inserted if `make` gives none.
    #[inline]
    pub fn find_or_insert(
        &self,
        hash: u64,
        is_it: impl Fn(u32) -> bool,
        make: impl FnOnce() -> Option<u32>,
    ) -> Option<(u32, bool)> {
        let mask = self.mask();
        let tag = (hash >> 32) as u32 & !mask;
        let mut slot = hash as u32 & mask;
        let mut make = Some(make);
        let mut made = 0;
        loop {
            let mut entry = self.slots[slot as usize].load(Ordering::Acquire);
            if entry == 0 {
                if let Some(make) = make.take() {
                    made = make()?;
                    // A number that does not fit would be read as another one.
                    if u64::from(made) + 1 > u64::from(mask) {
                        return None;
                    }
                }
                let own = tag | (made + 1);
                match self.slots[slot as usize].compare_exchange(
                    0,
                    own,
                    Ordering::AcqRel,
                    Ordering::Acquire,
                ) {
                    Ok(_) => {
                        self.used.fetch_add(1, Ordering::Relaxed);
                        return Some((made, true));
                    }
                    // Somebody was faster; perhaps with the same.
                    Err(other) => entry = other,
                }
            }
            if entry & !mask == tag {
                let number = (entry & mask) - 1;
                if is_it(number) {
                    return Some((number, false));
                }
            }
            slot = (slot + 1) & mask;
        }
    }

    /// Makes room for this many more entries; `hash_of` gives the hash of a number again. Says
    /// whether there is room now.
    pub fn grow(&mut self, more: u64, hash_of: impl Fn(u32) -> u64) -> bool {
        let mut bits = self.bits;
        while capacity(bits) < self.len() + more {
            if bits == 32 {
                return false;
            }
            bits += 1;
        }
        if bits != self.bits {
            self.resize(bits, hash_of);
        }
        true
    }

    /// Gives back room that numbers below `count` do not need.
    pub fn shrink(&mut self, count: u64, hash_of: impl Fn(u32) -> u64) {
        let mut bits = FIRST_BITS;
        while capacity(bits) < count.max(self.len()) && bits < 32 {
            bits += 1;
        }
        if bits < self.bits {
            self.resize(bits, hash_of);
        }
    }

    /// Puts all entries into a table with other bits, which must have room for them.
    fn resize(&mut self, bits: u32, hash_of: impl Fn(u32) -> u64) {
        let old_mask = self.mask();
        let grown = Self::with_bits(bits);
        let mask = grown.mask();
        for entry in &self.slots {
            let entry = entry.load(Ordering::Relaxed);
            if entry == 0 {
                continue;
            }
            let number = (entry & old_mask) - 1;
            let hash = hash_of(number);
            let mut slot = hash as u32 & mask;
            while grown.slots[slot as usize].load(Ordering::Relaxed) != 0 {
                slot = (slot + 1) & mask;
            }
            let own = (hash >> 32) as u32 & !mask | (number + 1);
            grown.slots[slot as usize].store(own, Ordering::Relaxed);
        }
        grown.used.store(self.len(), Ordering::Relaxed);
        *self = grown;
    }

    /// Whether an entry has enough bits for a number.
    pub fn fits(&self, number: u32) -> bool {
        u64::from(number) < u64::from(self.mask())
    }

    /// Which of the numbers below `count` have an entry, as bits.
    pub fn numbers(&self, count: u64) -> Vec<u64> {
        let mut bits = vec![0; count.div_ceil(64) as usize];
        let mask = self.mask();
        for entry in &self.slots {
            let entry = entry.load(Ordering::Relaxed);
            if entry != 0 {
                let number = ((entry & mask) - 1) as usize;
                bits[number / 64] |= 1u64 << (number % 64);
            }
        }
        bits
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        self.slots.len() as u64 * 4
    }

    /// Bytes that the table takes while it grows for this many more entries, beyond today's.
    pub fn growth_bytes(&self, more: u64) -> u64 {
        if self.has_room(more) {
            0
        } else {
            self.bytes() * 2
        }
    }
}

/// Multiplies and folds the two halves of the product together.
#[inline]
pub(crate) fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product as u64) ^ (product >> 64) as u64
}

const SEEDS: [u64; 3] = [
    0x9E37_79B9_7F4A_7C15,
    0xD6E8_FEB8_6659_FD93,
    0xA076_1D64_78BD_642F,
];

/// Hashes short sequences of words.
#[inline]
pub(crate) fn hash_short(words: &[u32]) -> u64 {
    let mut hash = SEEDS[0];
    for pair in words.chunks(2) {
        let low = u64::from(pair[0]);
        let high = pair.get(1).map_or(0, |&word| u64::from(word));
        hash = fold(hash ^ (low | high << 32), SEEDS[1]);
    }
    fold(hash ^ words.len() as u64, SEEDS[2])
}

/// Hashes sequences of long words.
#[inline]
pub(crate) fn hash_long(words: &[u64]) -> u64 {
    let mut hash = SEEDS[0];
    let mut pairs = words.chunks_exact(2);
    for pair in &mut pairs {
        hash = fold(hash ^ pair[0], pair[1] ^ SEEDS[1]);
    }
    for &word in pairs.remainder() {
        hash = fold(hash ^ word, SEEDS[1]);
    }
    fold(hash ^ words.len() as u64, SEEDS[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two threads insert overlapping numbers; each number must get one entry.
    #[test]
    fn threads_agree_about_entries() {
        for round in 0..20 {
            let mut index = Index::default();
            assert!(index.grow(5000, |_| 0));
            let hash = |number: u32| hash_short(&[number, round]);
            let insert = |number: u32| {
                index
                    .find_or_insert(hash(number), |other| other == number, || Some(number))
                    .unwrap()
            };
            let counts: Vec<usize> = std::thread::scope(|scope| {
                let workers: Vec<_> = (0..3)
                    .map(|_| {
                        scope.spawn(|| {
                            (0..4000)
                                .filter(|&number| {
                                    let (found, fresh) = insert(number);
                                    assert_eq!(found, number);
                                    fresh
                                })
                                .count()
                        })
                    })
                    .collect();
                workers.into_iter().map(|w| w.join().unwrap()).collect()
            });
            assert_eq!(counts.iter().sum::<usize>(), 4000);
            assert_eq!(index.len(), 4000);
        }
    }

    #[test]
    fn growing_keeps_every_entry() {
        let mut index = Index::default();
        let hash = |number: u32| hash_short(&[number / 3]);
        for number in 0..10_000 {
            if !index.has_room(1) {
                assert!(index.grow(1, hash));
            }
            let found =
                index.find_or_insert(hash(number), |other| other == number, || Some(number));
            assert_eq!(found, Some((number, true)));
        }
        for number in 0..10_000 {
            let found = index.find_or_insert(hash(number), |other| other == number, || None);
            assert_eq!(found, Some((number, false)));
        }
    }
}
