//! Which operations runs have come to.
//!
//! What threads can still do is told from the text of the program. Most of that text, above all of
//! a large library, no execution ever comes to, so what counts is the part that has been come to. A
//! search that finds more begins again ([`crate::future::Coverage`] has the argument).

use super::Machine;
use crate::future::{Coverage, Part};
use crate::state::flaw::Flaw;
use fencepost_base::LazyTable;
use fencepost_ir::{ClassId, FuncId};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The operations that runs have come to, by function. Workers add to it together.
#[derive(Default)]
pub(crate) struct Covered {
    functions: LazyTable<Box<[AtomicU64]>>,
    /// The classes of which the runtime has made objects of its own accord.
    made: LazyTable<AtomicBool>,
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
        let is_made = |index: &usize| {
            let made = self.made.get(*index);
            made.is_some_and(|made| made.load(Ordering::Relaxed))
        };
        let made = self.made.filled().into_iter().filter(is_made);
        Coverage::Partial(Part {
            functions: functions.collect(),
            made: made.map(|index| ClassId(index as u32)).collect(),
        })
    }

    /// Notes that the runtime makes an object of a class of its own accord.
    pub fn make(&self, class: ClassId) {
        let made = self.made.get(class.index());
        let made = made.unwrap_or_else(|| self.made.fill(class.index(), AtomicBool::new(true)));
        made.store(true, Ordering::Relaxed);
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
        for index in self.made.filled() {
            if let Some(made) = self.made.get(index) {
                made.store(false, Ordering::Relaxed);
            }
        }
    }
}

impl Machine {
    /// Notes that a run came to an operation for the first time, or to an object of a class that the
    /// runtime has not made before.
    #[cold]
    pub(crate) fn note_new_code(&self) {
        let is_partial = |futures: &crate::future::Futures| futures.coverage.is_partial();
        if self.futures().is_some_and(is_partial) && self.options.flaw != Flaw::NewCode {
            self.came_to_more.store(true, Ordering::Relaxed);
        }
    }
}
