//! Pairs of numbers, each kept once: the inner nodes of compressed state vectors.

/// A table of pairs with dense numbers.
pub struct TreeTable {
    pairs: Vec<u64>,
    /// Open addressing: pair number plus one, 0 for empty.
    index: Vec<u32>,
}

impl Default for TreeTable {
    fn default() -> Self {
        Self {
            pairs: Vec::new(),
            index: vec![0; 1024],
        }
    }
}

/// Mixes a pair; multiplication by an odd constant and a fold of the halves.
#[inline]
fn hash_pair(pair: u64) -> u64 {
    let product = u128::from(pair ^ 0x9E37_79B9_7F4A_7C15) * u128::from(0xD6E8_FEB8_6659_FD93u64);
    (product as u64) ^ (product >> 64) as u64
}

impl TreeTable {
    /// How many pairs there are.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there is no pair yet.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The pair with this number.
    #[inline]
    pub fn get(&self, number: u32) -> (u32, u32) {
        let pair = self.pairs[number as usize];
        (pair as u32, (pair >> 32) as u32)
    }

    /// The number of a pair, and whether it is new.
    #[inline]
    pub fn intern(&mut self, left: u32, right: u32) -> (u32, bool) {
        if self.pairs.len() * 4 >= self.index.len() * 3 {
            self.grow();
        }
        let pair = u64::from(left) | u64::from(right) << 32;
        let mask = self.index.len() - 1;
        let mut slot = hash_pair(pair) as usize & mask;
        loop {
            match self.index[slot] {
                0 => break,
                entry if self.pairs[entry as usize - 1] == pair => return (entry - 1, false),
                _ => slot = (slot + 1) & mask,
            }
        }
        let number = self.pairs.len() as u32;
        self.pairs.push(pair);
        self.index[slot] = number + 1;
        (number, true)
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.index.len() * 2;
        let mask = size - 1;
        self.index = vec![0; size];
        for (number, &pair) in self.pairs.iter().enumerate() {
            let mut slot = hash_pair(pair) as usize & mask;
            while self.index[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = number as u32 + 1;
        }
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        (self.pairs.capacity() * 8 + self.index.capacity() * 4) as u64
    }
}
