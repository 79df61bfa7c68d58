//! Short tuples of numbers, each kept once: the inner nodes of compressed state vectors.

/// How many numbers a tuple has. Wider tuples make shallower trees, which means fewer lookups
/// per state; narrower ones share more. On ten philosophers four took 15 % less time than two,
/// and a third more memory.
pub const WIDTH: usize = 4;

/// A tuple; unused places hold [`NOTHING`].
pub type Tuple = [u32; WIDTH];

/// What unused places of a tuple hold.
pub const NOTHING: u32 = u32::MAX;

/// A table of tuples with dense numbers.
pub struct TreeTable {
    tuples: Vec<Tuple>,
    /// Open addressing: a part of the hash in the high half, so that most mismatches are seen
    /// without a look at the tuple, and the tuple's number plus one in the low half.
    index: Vec<u64>,
}

impl Default for TreeTable {
    fn default() -> Self {
        Self {
            tuples: Vec::new(),
            index: vec![0; 1024],
        }
    }
}

/// Mixes a tuple by two folded multiplications.
#[inline]
fn hash_tuple(tuple: &Tuple) -> u64 {
    let fold = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        (product as u64) ^ (product >> 64) as u64
    };
    let low = u64::from(tuple[0]) | u64::from(tuple[1]) << 32;
    let high = u64::from(tuple[2]) | u64::from(tuple[3]) << 32;
    let mixed = fold(low ^ 0x9E37_79B9_7F4A_7C15, high ^ 0xD6E8_FEB8_6659_FD93);
    fold(mixed ^ low, 0xA076_1D64_78BD_642F)
}

impl TreeTable {
    /// How many tuples there are.
    pub fn len(&self) -> usize {
        self.tuples.len()
    }

    /// Whether there is no tuple yet.
    pub fn is_empty(&self) -> bool {
        self.tuples.is_empty()
    }

    /// The tuple with this number.
    #[inline]
    pub fn get(&self, number: u32) -> Tuple {
        self.tuples[number as usize]
    }

    /// The number of a tuple, and whether it is new.
    #[inline]
    pub fn intern(&mut self, tuple: Tuple) -> (u32, bool) {
        if self.tuples.len() * 4 >= self.index.len() * 3 {
            self.grow();
        }
        let hash = hash_tuple(&tuple);
        let tag = hash & 0xffff_ffff_0000_0000;
        let mask = self.index.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            match self.index[slot] {
                0 => break,
                entry => {
                    let number = entry as u32 - 1;
                    if entry & 0xffff_ffff_0000_0000 == tag && self.tuples[number as usize] == tuple
                    {
                        return (number, false);
                    }
                    slot = (slot + 1) & mask;
                }
            }
        }
        let number = self.tuples.len() as u32;
        self.tuples.push(tuple);
        self.index[slot] = tag | u64::from(number + 1);
        (number, true)
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.index.len() * 2;
        let mask = size - 1;
        self.index = vec![0; size];
        for (number, tuple) in self.tuples.iter().enumerate() {
            let hash = hash_tuple(tuple);
            let mut slot = hash as usize & mask;
            while self.index[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = hash & 0xffff_ffff_0000_0000 | (number as u64 + 1);
        }
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        (self.tuples.capacity() * size_of::<Tuple>() + self.index.capacity() * 8) as u64
    }
}
