//! Numbers for whoever picks at random.

/// A small generator of numbers; the same seed gives the same numbers everywhere.
pub(crate) struct Numbers(u64);

impl Numbers {
    /// The numbers that a seed determines.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next one.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}
