//! Reading and packing the words that parts of a state are stored as.

/// Reads the words of a component. Words past the end read as 0, so that damaged input cannot
/// make it panic; lengths are bounded by what is left.
pub struct WordReader<'a> {
    words: &'a [u64],
    at: usize,
}

impl<'a> WordReader<'a> {
    /// A reader at the start of a component.
    pub fn new(words: &'a [u64]) -> Self {
        Self { words, at: 0 }
    }

    /// How many words there are, read or not.
    pub(crate) fn total(&self) -> usize {
        self.words.len()
    }

    /// Whether all words are read.
    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.words.len()
    }

    #[inline]
    pub(crate) fn next(&mut self) -> u64 {
        let word = self.words.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        word
    }

    #[inline]
    pub(crate) fn halves(&mut self) -> (u32, u32) {
        let word = self.next();
        (word as u32, (word >> 32) as u32)
    }

    #[inline]
    pub(crate) fn length(&mut self) -> usize {
        let wanted = self.next() as usize;
        wanted.min(self.words.len().saturating_sub(self.at))
    }

    #[inline]
    pub(crate) fn take(&mut self, count: usize) -> &'a [u64] {
        let start = self.at.min(self.words.len());
        let end = start.saturating_add(count).min(self.words.len());
        self.at = end;
        &self.words[start..end]
    }
}

#[inline]
pub(crate) fn pack(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}
