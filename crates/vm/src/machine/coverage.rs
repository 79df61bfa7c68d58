//! Which operations runs have come to.
//!
//! What threads can still do is told from the text of the program. Most of that text, above all of
//! a large library, no execution ever comes to, so what counts is the part that has been come to. A
//! search that finds more begins again ([`crate::future::Coverage`] has the argument).

use super::Machine;
use crate::future::Coverage;
use fencepost_base::LazyTable;
use fencepost_ir::FuncId;
use std::sync::atomic::{AtomicU64, Ordering};

/// The operations that runs have come to, by function. Workers add to it together.
#[derive(Default)]
pub(crate) struct Covered {
    functions: LazyTable<Box<[AtomicU64]>>,
}

/// The part of it that one function has.
#[derive(Clone, Copy)]
pub(crate) struct CoveredOps<'a>(&'a [AtomicU64]);

impl CoveredOps<'_> {
    /// Notes that control has come to an operation; says whether that is new.
    #[inline]
    pub fn come_to(self, pc: usize) -> bool {
        let (word, bit) = (&self.0[pc / 64], 1 << (pc % 64));
        word.load(Ordering::Relaxed) & bit == 0 && Self::add(word, bit)
    }

    #[cold]
    fn add(word: &AtomicU64, bit: u64) -> bool {
        word.fetch_or(bit, Ordering::Relaxed) & bit == 0
    }
}

impl Covered {
    /// The operations of a function, of which it has so many.
    #[inline]
    pub fn of(&self, function: FuncId, count: usize) -> CoveredOps<'_> {
        match self.functions.get(function.index()) {
            Some(words) => CoveredOps(words),
            None => CoveredOps(self.begin(function, count)),
        }
    }

    #[cold]
    fn begin(&self, function: FuncId, count: usize) -> &[AtomicU64] {
        let words = (0..count.div_ceil(64)).map(|_| AtomicU64::new(0)).collect();
        self.functions.fill(function.index(), words)
    }

    /// What has been covered so far.
    pub fn so_far(&self) -> Coverage {
        let functions = self.functions.filled().into_iter().map(|index| {
            let words = self.functions.get(index).into_iter().flatten();
            let words = words.map(|word| word.load(Ordering::Relaxed)).collect();
            (FuncId(index as u32), words)
        });
        Coverage::Of(functions.collect())
    }

    /// Adds what another search has come to in a function.
    pub fn add(&self, function: FuncId, count: usize, words: &[u64]) {
        let CoveredOps(own) = self.of(function, count);
        for (own, &theirs) in own.iter().zip(words) {
            own.fetch_or(theirs, Ordering::Relaxed);
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for index in self.functions.filled() {
            for word in self.functions.get(index).into_iter().flatten() {
                word.store(0, Ordering::Relaxed);
            }
        }
    }
}

impl Machine {
    /// Notes that a run came to an operation for the first time.
    #[cold]
    pub(crate) fn note_new_code(&self) {
        let is_partial = |futures: &crate::future::Futures| futures.coverage.is_partial();
        if self.futures().is_some_and(is_partial) {
            self.came_to_more.store(true, Ordering::Relaxed);
        }
    }
}
