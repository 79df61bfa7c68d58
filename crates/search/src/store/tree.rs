//! Short tuples of numbers, each kept once: the inner nodes of compressed state vectors.

use super::arena::{WordArena, fits};
use super::index::{Index, hash_short};
use super::saved;
use super::sync::{AtomicU64, Ordering};
use fencepost_base::saved::{Damaged, Reader, Writer};

/// How many numbers a tuple has. Wider tuples make shallower trees, which means fewer lookups
/// per state; narrower ones share more.
pub const WIDTH: usize = 4;

/// A tuple; unused places hold [`NOTHING`].
pub type Tuple = [u32; WIDTH];

/// What unused places of a tuple hold.
pub const NOTHING: u32 = u32::MAX;

/// A table of tuples with numbers. Looking up and adding need no lock.
#[derive(Default)]
pub struct TreeTable {
    index: Index,
    tuples: WordArena,
    next: AtomicU64,
}

impl TreeTable {
    /// How many tuples there are.
    pub fn len(&self) -> u64 {
        self.index.len()
    }

    /// Whether there is no tuple yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a number from elsewhere is that of a tuple.
    pub(crate) fn has(&self, number: u32) -> bool {
        u64::from(number) < self.next.load(Ordering::Relaxed)
    }

    /// The tuple with this number.
    #[inline]
    pub fn get(&self, number: u32) -> Tuple {
        let mut tuple = [0; WIDTH];
        self.tuples.read(number as usize * WIDTH, &mut tuple);
        tuple
    }

    /// The number of a tuple, which is added if it is new. None if there are too many.
    #[inline]
    pub(crate) fn intern(&self, tuple: Tuple) -> Option<u32> {
        let make = || {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let at = number * WIDTH as u64;
            fits(at, WIDTH as u64).then(|| {
                self.tuples.write(at as usize, &tuple);
                number as u32
            })
        };
        let is_it = |number: u32| self.tuples.equals(number as usize * WIDTH, &tuple);
        let found = self.index.find_or_insert(hash_short(&tuple), is_it, make);
        found.map(|(number, _)| number)
    }

    #[inline]
    pub(crate) fn has_room(&self, more: u64) -> bool {
        self.index.has_room(more)
    }

    pub(crate) fn growth_bytes(&self, more: u64) -> u64 {
        self.index.growth_bytes(more)
    }

    pub(crate) fn grow(&mut self, more: u64) -> bool {
        let tuples = &self.tuples;
        self.index.grow(more, |number| {
            let mut tuple = [0; WIDTH];
            tuples.read(number as usize * WIDTH, &mut tuple);
            hash_short(&tuple)
        })
    }

    /// Gives back room that is not needed.
    pub(crate) fn shrink(&mut self) {
        let tuples = &self.tuples;
        let count = self.next.load(Ordering::Relaxed);
        self.index.shrink(count, |number| {
            let mut tuple = [0; WIDTH];
            tuples.read(number as usize * WIDTH, &mut tuple);
            hash_short(&tuple)
        })
    }

    /// Writes every tuple with its number.
    pub(super) fn save(&self, out: &mut Writer<'_>) {
        let count = self.next.load(Ordering::Relaxed).min(1 << 30);
        saved::save_numbers(&self.index, count, out, |number, in_use, out| {
            out.bool(in_use);
            if in_use {
                self.get(number).iter().for_each(|&word| out.u32(word));
            }
        });
    }

    /// Reads what `save` wrote.
    pub(super) fn restore(input: &mut Reader<'_>) -> Result<Self, Damaged> {
        let mut table = Self::default();
        let count = saved::restore_count(input)?;
        if !fits(u64::from(count) * WIDTH as u64, 0) {
            return Err(Damaged::new("a table is too large"));
        }
        for number in 0..count {
            if !input.bool()? {
                continue;
            }
            let tuple = saved::restore_tuple(input)?;
            let tuples = &table.tuples;
            tuples.write(number as usize * WIDTH, &tuple);
            let hash_of = |number: u32| {
                let mut tuple = [0; WIDTH];
                saved::words_at(tuples, number as usize * WIDTH, &mut tuple);
                hash_short(&tuple)
            };
            let same = |other: u32| tuples.equals(other as usize * WIDTH, &tuple);
            saved::put_number(&mut table.index, number, hash_of, same)?;
        }
        table.next.store(u64::from(count), Ordering::Relaxed);
        Ok(table)
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        self.tuples.bytes() + self.index.bytes()
    }
}
