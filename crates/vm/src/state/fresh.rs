//! Which bytes of the program's blocks nobody has written yet.

use crate::state::word::ObjectId;
use crate::state::word_reader::{WordReader, pack};

/// The bit of the first word of the globals that says whether such bytes follow.
pub(crate) const FRESH_BIT: u32 = 62;

/// Ranges of bytes that were never written, by object and place.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Fresh {
    ranges: Vec<(ObjectId, u32, u32)>,
}

impl Fresh {
    /// Whether everything was written.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// A new object, with nothing written.
    pub(crate) fn add(&mut self, object: ObjectId, size: u32) {
        self.retain(|other| other != object);
        if size > 0 {
            let at = self.ranges.partition_point(|range| range.0 < object);
            self.ranges.insert(at, (object, 0, size));
        }
    }

    fn overlapping(&self, object: ObjectId, start: u32, size: u32) -> std::ops::Range<usize> {
        let end = start.saturating_add(size);
        let first = self
            .ranges
            .partition_point(|&(o, _, e)| (o, e) <= (object, start));
        let rest = &self.ranges[first..];
        let count = rest.partition_point(|&(o, s, _)| (o, s) < (object, end));
        first..first + count
    }

    /// Whether some of these bytes were never written.
    pub(crate) fn has(&self, object: ObjectId, start: u32, size: u32) -> bool {
        !self.overlapping(object, start, size).is_empty()
    }

    /// Notes that bytes are written. Says whether that is news.
    pub(crate) fn write(&mut self, object: ObjectId, start: u32, size: u32) -> bool {
        let hit = self.overlapping(object, start, size);
        if hit.is_empty() {
            return false;
        }
        let end = start.saturating_add(size);
        let mut left = Vec::new();
        for &(_, from, to) in &self.ranges[hit.clone()] {
            if from < start {
                left.push((object, from, start));
            }
            if end < to {
                left.push((object, end, to));
            }
        }
        self.ranges.splice(hit, left);
        true
    }

    /// Forgets objects that are gone. Says whether there were any.
    pub(crate) fn retain(&mut self, is_there: impl Fn(ObjectId) -> bool) -> bool {
        let before = self.ranges.len();
        self.ranges.retain(|&(object, ..)| is_there(object));
        self.ranges.len() != before
    }
}

/// Writes it behind the words of the globals.
pub(crate) fn write_fresh(fresh: &Fresh, out: &mut Vec<u64>) {
    out.push(fresh.ranges.len() as u64);
    for &(object, start, end) in &fresh.ranges {
        out.push(u64::from(object.0));
        out.push(pack(start, end));
    }
}

/// Reads it from behind the words of the globals.
pub(crate) fn read_fresh(reader: &mut WordReader<'_>, fresh: &mut Fresh) {
    fresh.ranges.clear();
    for _ in 0..reader.length() {
        let object = ObjectId(reader.next() as u32);
        let (start, end) = reader.halves();
        fresh.ranges.push((object, start, end));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_cut_ranges_like_bits() {
        let (a, b) = (ObjectId(3), ObjectId(9));
        let mut fresh = Fresh::default();
        fresh.add(b, 16);
        fresh.add(a, 64);
        let mut bits = [true; 64];
        for step in 0..200u32 {
            let (start, size) = (step * 7 % 60, [1, 2, 4, 8][step as usize % 4]);
            let end = (start + size).min(64) as usize;
            let unwritten = bits[start as usize..end].iter().any(|&bit| bit);
            assert_eq!(fresh.has(a, start, size), unwritten, "{step}");
            assert_eq!(fresh.write(a, start, size), unwritten);
            bits[start as usize..end].fill(false);
            let mut words = Vec::new();
            write_fresh(&fresh, &mut words);
            let mut again = Fresh::default();
            read_fresh(&mut WordReader::new(&words), &mut again);
            assert_eq!(again, fresh);
        }
        assert!(fresh.has(b, 0, 1) && fresh.has(b, 15, 1) && !fresh.has(b, 16, 4));
        assert!(fresh.retain(|object| object != b));
        assert!(!fresh.has(b, 0, 16));
    }
}
