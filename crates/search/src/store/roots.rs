//! Roots of folded states: short records of numbers, one per state.
//!
//! A record is the shape of the state and the numbers that are left when its vector is folded,
//! each in as few bytes as it needs. All records of a table have the same number of words, so a
//! state's number says where its record is; when a longer one comes, all are made longer.

use super::arena::{WordArena, fits};
use super::index::{Index, hash_short};
use super::saved;
use fencepost_base::saved::{Damaged, Reader, Writer};
use fencepost_vm::{MAX_OBJECTS, MAX_THREADS};
use std::sync::atomic::{AtomicU64, Ordering};

/// The most numbers that a vector is folded into.
pub(crate) const TOP: usize = 16;
/// The most words of a record: a shape and the numbers, five bytes each at most.
pub(crate) const MAX_RECORD: usize = ((TOP + 2) * 5).div_ceil(4);

/// A record, being written or read.
#[derive(Clone, Copy)]
pub(crate) struct Record {
    bytes: [u8; MAX_RECORD * 4],
    /// Bytes written or read so far.
    at: usize,
}

impl Default for Record {
    fn default() -> Self {
        Self {
            bytes: [0; MAX_RECORD * 4],
            at: 0,
        }
    }
}

impl Record {
    /// A record to be read.
    fn from_words(words: &[u32]) -> Self {
        let mut record = Self::default();
        for (bytes, word) in record.bytes.chunks_exact_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        record
    }

    /// The record as words.
    #[inline]
    fn words(&self, width: usize) -> [u32; MAX_RECORD] {
        let mut words = [0; MAX_RECORD];
        for (word, bytes) in words.iter_mut().zip(self.bytes.chunks_exact(4)).take(width) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        words
    }

    /// Appends a number: seven bits a byte, low ones first, the high bit says that more follow.
    #[inline]
    pub fn push(&mut self, mut number: u32) {
        while number > 0x7f {
            self.bytes[self.at] = number as u8 | 0x80;
            self.at += 1;
            number >>= 7;
        }
        self.bytes[self.at] = number as u8;
        self.at += 1;
    }

    /// Reads the next number.
    #[inline]
    pub fn next(&mut self) -> u32 {
        let mut number = 0;
        let mut shift = 0;
        while let Some(&byte) = self.bytes.get(self.at) {
            self.at += 1;
            number |= (u32::from(byte) & 0x7f) << shift;
            shift += 7;
            if byte & 0x80 == 0 || shift > 31 {
                break;
            }
        }
        number
    }

    /// How many words were written.
    #[inline]
    pub fn len(&self) -> usize {
        self.at.div_ceil(4)
    }
}

/// The records of all states. Looking up and adding need no lock.
pub(crate) struct RootTable {
    index: Index,
    records: WordArena,
    /// Words of each record.
    width: usize,
    next: AtomicU64,
}

const FIRST_WIDTH: usize = 2;

impl Default for RootTable {
    fn default() -> Self {
        Self {
            index: Index::default(),
            records: WordArena::default(),
            width: FIRST_WIDTH,
            next: AtomicU64::new(0),
        }
    }
}

/// Trailing zeros say nothing, so that a hash does not depend on the width of the table.
fn hash_record(words: &[u32]) -> u64 {
    let length = words
        .iter()
        .rposition(|&word| word != 0)
        .map_or(0, |at| at + 1);
    hash_short(&words[..length])
}

impl RootTable {
    /// How many states there are.
    #[inline]
    pub fn len(&self) -> u64 {
        self.index.len()
    }

    /// The number that the next state gets.
    pub fn next_number(&self) -> u32 {
        self.next.load(Ordering::Relaxed) as u32
    }

    /// Words of each record.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The record of a state.
    #[inline]
    pub fn get(&self, number: u32) -> Record {
        let mut words = [0; MAX_RECORD];
        let at = number as usize * self.width;
        self.records.read(at, &mut words[..self.width]);
        Record::from_words(&words[..self.width])
    }

    /// The number of a record and whether it is new. None if the table must grow first.
    #[inline]
    pub fn intern(&self, record: &Record) -> Option<(u32, bool)> {
        if record.len() > self.width {
            return None;
        }
        let words = &record.words(self.width)[..self.width];
        let make = || {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let at = number * self.width as u64;
            (fits(at, self.width as u64) && number < u64::from(u32::MAX)).then(|| {
                self.records.write(at as usize, words);
                number as u32
            })
        };
        let is_it = |number: u32| self.records.equals(number as usize * self.width, words);
        self.index.find_or_insert(hash_record(words), is_it, make)
    }

    #[inline]
    pub fn has_room(&self, more: u64) -> bool {
        self.index.has_room(more)
    }

    pub fn growth_bytes(&self, more: u64, width: usize) -> u64 {
        let records = self.next.load(Ordering::Relaxed);
        let wider = if width > self.width {
            records * width as u64 * 4
        } else {
            0
        };
        self.index.growth_bytes(more) + wider
    }

    /// Makes room for more records, of this many words at least.
    pub fn grow(&mut self, more: u64, width: usize) -> bool {
        if width > self.width {
            let count = self.next.load(Ordering::Relaxed);
            if !fits(count * width as u64, width as u64) {
                return false;
            }
            let records = WordArena::default();
            let mut words = vec![0; width];
            for number in 0..count as usize {
                self.records
                    .read(number * self.width, &mut words[..self.width]);
                records.write(number * width, &words);
            }
            self.records = records;
            self.width = width;
        }
        let (records, width) = (&self.records, self.width);
        self.index.grow(more, |number| {
            let mut words = [0; MAX_RECORD];
            records.read(number as usize * width, &mut words[..width]);
            hash_record(&words[..width])
        })
    }

    /// Writes every record with its number.
    pub(super) fn save(&self, out: &mut Writer<'_>) {
        out.len(self.width);
        let most = (1u64 << 32) / self.width as u64;
        let count = self.next.load(Ordering::Relaxed).min(most);
        saved::save_numbers(&self.index, count, out, |number, in_use, out| {
            out.bool(in_use);
            if in_use {
                let words = self.get(number).words(self.width);
                words[..self.width].iter().for_each(|&word| out.u32(word));
            }
        });
    }

    /// Reads what `save` wrote.
    pub(super) fn restore(input: &mut Reader<'_>) -> Result<Self, Damaged> {
        let width = saved::restore_width(input)?;
        let mut table = Self {
            width,
            ..Self::default()
        };
        let count = saved::restore_count(input)?;
        if !fits(u64::from(count) * width as u64, 0) {
            return Err(Damaged::new("a table is too large"));
        }
        let mut words = vec![0; width];
        for number in 0..count {
            if !input.bool()? {
                continue;
            }
            for word in &mut words {
                *word = input.u32()?;
            }
            let records = &table.records;
            records.write(number as usize * width, &words);
            let hash_of = |number: u32| {
                let mut words = [0; MAX_RECORD];
                saved::words_at(records, number as usize * width, &mut words[..width]);
                hash_record(&words[..width])
            };
            let same = |other: u32| records.equals(other as usize * width, &words);
            saved::put_number(&mut table.index, number, hash_of, same)?;
        }
        *table.next.get_mut() = u64::from(count);
        Ok(table)
    }

    /// Whether a number is that of a state whose record makes sense.
    pub fn is_state(&self, number: u32) -> bool {
        if u64::from(number) >= self.next.load(Ordering::Relaxed) {
            return false;
        }
        let mut record = self.get(number);
        let (length, threads) = (record.next() as usize, record.next() as usize);
        threads < length && length <= 1 + MAX_THREADS + MAX_OBJECTS
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        self.records.bytes() + self.index.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_from_records() {
        let numbers = [0, 1, 127, 128, 16_383, 16_384, u32::MAX, 5, u32::MAX, 9];
        let mut record = Record::default();
        numbers.iter().for_each(|&number| record.push(number));
        assert!(record.len() <= MAX_RECORD);
        record.at = 0;
        for number in numbers {
            assert_eq!(record.next(), number);
        }
    }

    #[test]
    fn wider_records_keep_their_numbers() {
        let mut table = RootTable::default();
        let record = |number: u32| {
            let mut record = Record::default();
            (0..number % 8).for_each(|_| record.push(number * 1000));
            record.push(number);
            record
        };
        for number in 0..5000 {
            let record = record(number);
            loop {
                if table.has_room(1)
                    && let Some((found, fresh)) = table.intern(&record)
                {
                    assert!(fresh && found == number);
                    break;
                }
                assert!(table.grow(1, record.len()));
            }
        }
        for number in 0..5000 {
            assert_eq!(table.intern(&record(number)), Some((number, false)));
        }
    }
}
