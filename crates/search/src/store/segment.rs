//! A part of the table of roots: numbers in buckets, each in fewer bits than it has.
//!
//! A number says which bucket is its own; an entry keeps only what the bucket does not say, and how
//! far from its own bucket it stands. So nothing is lost, every entry can be turned into its number
//! again, and a lookup compares all of it. A bucket is a cache line of eight words; as many entries
//! as fit stand in a word. Entries are put in from left to right by compare-and-swap and never
//! move, so looking up and adding need no lock. Growing needs the table for itself.

use super::sync::{AtomicU64, Counter, Ordering};

/// Words of a bucket: a cache line.
const BUCKET_WORDS: usize = 8;
/// The most entries of a word.
const MAX_LANES: u32 = 8;
/// Bits of an entry for how far it stands from its bucket, at least.
const MIN_REACH_BITS: u32 = 3;
/// The furthest that an entry may stand from its bucket.
const MAX_REACH: u64 = 63;

/// How full tables may be, and how much larger they get then, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Density {
    full: u64,
    growth: u64,
}

impl Density {
    /// Fast: few entries stand outside their buckets.
    pub const LOOSE: Self = Self {
        full: 88,
        growth: 130,
    };
    /// Small: lookups look at more buckets.
    pub const TIGHT: Self = Self {
        full: 96,
        growth: 108,
    };
}

/// How entries are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Layout {
    /// Bits of the numbers.
    bits: u32,
    buckets: u64,
    /// Bits of a number that an entry keeps.
    rest: u32,
    /// Entries of a word, and bits of an entry.
    lanes: u32,
    width: u32,
    /// The lowest and the highest bit of each entry.
    lows: u64,
    highs: u64,
    /// How many buckets are tried for an entry.
    reach: u64,
    /// How many entries there may be.
    capacity: u64,
}

impl Layout {
    /// The layout with the most entries in a word that has room for this many.
    fn new(bits: u32, entries: u64, full: u64) -> Self {
        let mut lanes = MAX_LANES;
        loop {
            let width = 64 / lanes;
            let slots = u64::from(lanes) * BUCKET_WORDS as u64;
            let mut buckets = (entries.saturating_mul(100)).div_ceil(slots * full).max(1);
            if lanes == 1 {
                // Enough buckets that what they do not say fits into a word.
                let most = width - 1 - MIN_REACH_BITS;
                buckets = buckets.max(1 << bits.saturating_sub(most));
            }
            let rest = bits.saturating_sub(buckets.ilog2());
            if rest + 1 + MIN_REACH_BITS > width {
                lanes -= 1;
                continue;
            }
            let lows = (0..lanes).fold(0, |lows, lane| lows | 1u64 << (lane * width));
            let reach = (1u64 << (width - 1 - rest).min(16)) - 1;
            return Self {
                bits,
                buckets,
                rest,
                lanes,
                width,
                lows,
                highs: lows << (width - 1),
                reach: reach.min(MAX_REACH).min(buckets),
                capacity: slots * buckets * full / 100,
            };
        }
    }

    fn words(&self) -> usize {
        self.buckets as usize * BUCKET_WORDS
    }

    /// The bucket of a number, which stands in the high bits, and what the bucket does not say.
    #[inline]
    fn split(&self, number: u64) -> (u64, u64) {
        let product = u128::from(number) * u128::from(self.buckets);
        // Numbers of one bucket are so far apart in the low half that these bits differ.
        let rest = (product as u64 >> 1) >> (63 - self.rest);
        ((product >> 64) as u64, rest)
    }

    /// The number of which `split` gives this.
    fn join(&self, bucket: u64, rest: u64) -> u64 {
        let shift = self.bits - self.rest;
        let number = if self.bits + self.buckets.ilog2() < 64 {
            let product = bucket << self.bits | rest << shift;
            product.div_ceil(self.buckets)
        } else {
            // Long division is slow, and seldom needed.
            let product = u128::from(bucket) << self.bits | u128::from(rest) << shift;
            product.div_ceil(u128::from(self.buckets)) as u64
        };
        number << (64 - self.bits)
    }
}

/// What came of putting a number in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Put {
    /// It was not there.
    New,
    /// It was there, and is marked.
    Marked,
    /// It was there.
    There,
    /// It is not there, and there is no room for it.
    Full,
}

/// The entries.
pub(super) struct Segment {
    layout: Layout,
    words: Box<[AtomicU64]>,
    used: Counter,
}

impl Segment {
    /// An empty segment for numbers with this many bits, with room for some.
    pub fn new(bits: u32, entries: u64, density: Density) -> Self {
        let layout = Layout::new(bits, entries, density.full);
        Self {
            layout,
            words: std::iter::repeat_with(|| AtomicU64::new(0))
                .take(layout.words())
                .collect(),
            used: Counter::default(),
        }
    }

    /// How many numbers there are.
    pub fn len(&self) -> u64 {
        self.used.0.load(Ordering::Relaxed)
    }

    /// Bytes that the segment takes.
    pub fn bytes(&self) -> u64 {
        self.words.len() as u64 * 8
    }

    /// A value that changes when the segment grows.
    pub fn size(&self) -> u64 {
        self.layout.buckets
    }

    /// Puts a number in, which stands in the high bits; with a mark, if wanted.
    #[inline]
    pub fn put(&self, number: u64, mark: bool) -> Put {
        let layout = &self.layout;
        let (home, rest) = layout.split(number);
        let mut bucket = home;
        for distance in 0..layout.reach {
            // Never zero, so that an empty place is no entry.
            let entry = (distance + 1) << layout.rest | rest;
            let wanted = entry.wrapping_mul(layout.lows);
            let first = bucket as usize * BUCKET_WORDS;
            for place in &self.words[first..first + BUCKET_WORDS] {
                let mut word = place.load(Ordering::Acquire);
                loop {
                    if let Some(lane) = find(layout, word, wanted) {
                        return match word & (1u64 << (lane + layout.width - 1)) {
                            0 => Put::There,
                            _ => Put::Marked,
                        };
                    }
                    let taken = 64 - word.leading_zeros();
                    let lane = taken.div_ceil(layout.width);
                    if lane == layout.lanes {
                        break;
                    }
                    if self.len() >= layout.capacity {
                        return Put::Full;
                    }
                    let mark = u64::from(mark) << (layout.width - 1);
                    let own = word | (entry | mark) << (lane * layout.width);
                    match place.compare_exchange(word, own, Ordering::AcqRel, Ordering::Acquire) {
                        Ok(_) => {
                            self.used.0.fetch_add(1, Ordering::Relaxed);
                            return Put::New;
                        }
                        // Somebody was faster; perhaps with the same.
                        Err(other) => word = other,
                    }
                }
            }
            bucket += 1;
            if bucket == layout.buckets {
                bucket = 0;
            }
        }
        Put::Full
    }

    /// Whether a number is there; its mark is taken off if `unmark` says so.
    pub fn look(&self, number: u64, unmark: bool) -> bool {
        let layout = &self.layout;
        let (home, rest) = layout.split(number);
        for distance in 0..layout.reach {
            let entry = (distance + 1) << layout.rest | rest;
            let wanted = entry.wrapping_mul(layout.lows);
            let first = ((home + distance) % layout.buckets) as usize * BUCKET_WORDS;
            for place in &self.words[first..first + BUCKET_WORDS] {
                let word = place.load(Ordering::Acquire);
                if let Some(lane) = find(layout, word, wanted) {
                    if unmark {
                        let mark = 1u64 << (lane + layout.width - 1);
                        place.fetch_and(!mark, Ordering::AcqRel);
                    }
                    return true;
                }
            }
        }
        false
    }

    /// Calls `each` for every number and whether it is marked.
    pub fn for_each(&self, mut each: impl FnMut(u64, bool)) {
        let layout = &self.layout;
        let (entry_mask, mark) = (u64::MAX >> (64 - layout.width), 1u64 << (layout.width - 1));
        for (at, word) in self.words.iter().enumerate() {
            let word = word.load(Ordering::Acquire);
            let bucket = (at / BUCKET_WORDS) as u64;
            for lane in 0..layout.lanes {
                let entry = word >> (lane * layout.width) & entry_mask;
                if entry == 0 {
                    break;
                }
                let distance = ((entry & !mark) >> layout.rest) - 1;
                let home = (bucket + layout.buckets - distance) % layout.buckets;
                let rest = entry & ((1u64 << layout.rest) - 1);
                each(layout.join(home, rest), entry & mark != 0);
            }
        }
    }

    /// Whether it will have to grow soon.
    pub fn is_nearly_full(&self) -> bool {
        self.len() * 16 > self.layout.capacity * 15
    }

    /// How many entries a grown segment has room for.
    pub fn grown_entries(&self, density: Density) -> u64 {
        self.layout.capacity.max(self.len()) * density.growth / 100 + 16
    }

    /// Bytes of a segment with room for this many entries.
    pub fn bytes_for(&self, entries: u64, density: Density) -> u64 {
        Layout::new(self.layout.bits, entries, density.full).words() as u64 * 8
    }

    /// The same numbers in less memory, if that is much less.
    pub fn squeezed(&self, density: Density) -> Self {
        // Slots must be left free, or the next number makes it grow again.
        self.resized(self.len() + self.len() / 64 + 1, density)
    }

    /// The same numbers with room for more.
    pub fn resized(&self, entries: u64, density: Density) -> Self {
        let mut entries = entries;
        loop {
            let grown = Self::new(self.layout.bits, entries, density);
            let mut complete = true;
            self.for_each(|number, mark| complete &= grown.put(number, mark) == Put::New);
            if complete {
                return grown;
            }
            // Too many in one place.
            entries += entries / 8 + 16;
        }
    }
}

/// The lowest bit of the entry of a word that is the wanted one, marked or not.
#[inline]
fn find(layout: &Layout, word: u64, wanted: u64) -> Option<u32> {
    // Zero where it is equal. The highest bit of each entry is clear, so sums stay in their lane.
    let differs = (word & !layout.highs) ^ wanted;
    let other = (differs + (layout.highs - layout.lows)) & layout.highs;
    let equal = other ^ layout.highs;
    (equal != 0).then(|| equal.trailing_zeros() + 1 - layout.width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::random::Numbers;
    use std::collections::BTreeMap;

    fn contents(segment: &Segment) -> BTreeMap<u64, bool> {
        let mut all = BTreeMap::new();
        segment.for_each(|number, mark| assert_eq!(all.insert(number, mark), None));
        all
    }

    #[test]
    fn what_is_split_is_joined() {
        let mut numbers = Numbers::new(1);
        for bits in 1..=64 {
            for _ in 0..300 {
                let entries = 1 + numbers.next() % (1 << (1 + numbers.below(24)));
                let layout = Layout::new(bits, entries, 88);
                assert!(layout.capacity >= entries && layout.lanes * layout.width <= 64);
                for number in [numbers.next(), u64::MAX, 0] {
                    let number = number >> (64 - bits) << (64 - bits);
                    let (bucket, rest) = layout.split(number);
                    assert!(bucket < layout.buckets && rest >> layout.rest == 0);
                    assert_eq!(layout.join(bucket, rest), number, "{layout:?}");
                }
            }
        }
    }

    /// Tables that are far too small, of numbers that crowd into few buckets: they are full all
    /// the time, displace, and grow again and again.
    #[test]
    fn a_segment_is_a_set() {
        for seed in 0..16 {
            let mut numbers = Numbers::new(seed);
            let crowded = numbers.below(3);
            let bits = 4 + numbers.below(if crowded == 1 { 12 } else { 60 }) as u32;
            let density = [Density::LOOSE, Density::TIGHT][numbers.below(2) as usize];
            let mut segment = Segment::new(bits, 1, density);
            let mut model: BTreeMap<u64, bool> = BTreeMap::new();
            for _ in 0..1500 {
                let spread = match crowded {
                    0 => numbers.next(),
                    1 => numbers.below(4000),
                    _ => numbers.next() >> (numbers.below(20)),
                };
                let number = spread << (64 - bits);
                let mark = numbers.below(4) == 0;
                if numbers.below(8) == 0 {
                    assert_eq!(segment.look(number, true), model.contains_key(&number));
                    model.entry(number).and_modify(|mark| *mark = false);
                    continue;
                }
                let wanted = match model.get(&number) {
                    None => Put::New,
                    Some(true) => Put::Marked,
                    Some(false) => Put::There,
                };
                loop {
                    let put = segment.put(number, mark);
                    if put != Put::Full {
                        assert_eq!(put, wanted);
                        break;
                    }
                    assert_eq!(wanted, Put::New);
                    segment = segment.resized(segment.grown_entries(density), density);
                }
                model.entry(number).or_insert(mark);
            }
            assert_eq!(contents(&segment), model, "seed {seed}");
            assert_eq!(segment.len(), model.len() as u64);
            for density in [Density::TIGHT, Density::LOOSE] {
                segment = segment.resized(segment.len(), density);
                assert_eq!(contents(&segment), model, "seed {seed}");
            }
        }
    }

    /// Several threads put the same numbers in, in different orders; each is new once.
    #[test]
    fn threads_agree_about_numbers() {
        for round in 0..30 {
            let bits = 12 + round % 40;
            let segment = Segment::new(bits, 3000, Density::TIGHT);
            let fresh: usize = std::thread::scope(|scope| {
                let workers: Vec<_> = (0..3)
                    .map(|worker| {
                        let segment = &segment;
                        scope.spawn(move || {
                            (0..2500u64)
                                .map(|k| if worker == 1 { 2499 - k } else { k })
                                .map(|k| segment.put(k << (64 - bits), false))
                                .filter(|&put| {
                                    assert!(put != Put::Marked);
                                    put == Put::New
                                })
                                .count()
                        })
                    })
                    .collect();
                workers.into_iter().map(|w| w.join().unwrap()).sum()
            });
            // Numbers that crowd find no place; the others are there once.
            assert_eq!(fresh as u64, segment.len());
            assert_eq!(contents(&segment).len(), fresh);
        }
    }
}
