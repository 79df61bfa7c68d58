//! Sets of threads.

/// A set of the threads of a state, by their positions.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct ThreadSet(u64);

impl ThreadSet {
    /// As many threads as a set has room for.
    pub const MOST: usize = u64::BITS as usize;

    pub fn of(at: usize) -> Self {
        Self(1 << at)
    }

    pub fn contains(self, at: usize) -> bool {
        self.0 >> at & 1 != 0
    }

    pub fn insert(&mut self, at: usize) {
        self.0 |= 1 << at;
    }

    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Self::MOST).filter(move |&at| self.contains(at))
    }
}
