//! Interned components: each distinct sequence of words is kept once.

use std::hash::Hasher;

/// A table of word sequences with dense numbers.
pub struct ComponentTable {
    words: Vec<u64>,
    /// Where each component starts in `words`; one more entry than there are components.
    starts: Vec<u64>,
    /// Open addressing: component number plus one, 0 for empty.
    index: Vec<u32>,
    /// The high bits of each component's hash, so that most mismatches need no comparison.
    hashes: Vec<u32>,
}

impl Default for ComponentTable {
    fn default() -> Self {
        Self {
            words: Vec::new(),
            starts: vec![0],
            index: vec![0; 1024],
            hashes: Vec::new(),
        }
    }
}

/// Hashes a sequence of words.
#[inline]
pub(crate) fn hash_words(words: &[u64]) -> u64 {
    let mut hasher = fencepost_base::FxHasher::default();
    for &word in words {
        hasher.write_u64(word);
    }
    hasher.finish()
}

impl ComponentTable {
    /// How many components there are.
    pub fn len(&self) -> usize {
        self.hashes.len()
    }

    /// Whether there is no component yet.
    pub fn is_empty(&self) -> bool {
        self.hashes.is_empty()
    }

    /// The words of a component.
    #[inline]
    pub fn get(&self, number: u32) -> &[u64] {
        let number = number as usize;
        &self.words[self.starts[number] as usize..self.starts[number + 1] as usize]
    }

    /// The number of a component, which is added if it is new.
    pub fn intern(&mut self, words: &[u64]) -> u32 {
        if self.hashes.len() * 2 >= self.index.len() {
            self.grow();
        }
        let hash = hash_words(words);
        let tag = (hash >> 32) as u32;
        let mask = self.index.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            match self.index[slot] {
                0 => break,
                entry => {
                    let number = entry - 1;
                    if self.hashes[number as usize] == tag && self.get(number) == words {
                        return number;
                    }
                }
            }
            slot = (slot + 1) & mask;
        }
        let number = self.hashes.len() as u32;
        self.words.extend_from_slice(words);
        self.starts.push(self.words.len() as u64);
        self.hashes.push(tag);
        self.index[slot] = number + 1;
        number
    }

    fn grow(&mut self) {
        let size = self.index.len() * 2;
        let mask = size - 1;
        self.index = vec![0; size];
        for number in 0..self.hashes.len() as u32 {
            let mut slot = hash_words(self.get(number)) as usize & mask;
            while self.index[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = number + 1;
        }
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        (self.words.capacity() * 8
            + self.starts.capacity() * 8
            + self.index.capacity() * 4
            + self.hashes.capacity() * 4) as u64
    }
}
