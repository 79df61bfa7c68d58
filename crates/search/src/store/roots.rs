//! The visited states: pairs of numbers, one for each half of a folded state.
//!
//! A pair is mixed into one number, of just as many bits as the pairs that there are need. Its
//! first bits choose one of the segments, which grow one by one; the segment keeps the others.

use super::mix::Mix;
use super::segment::{Density, Put, Segment};
use super::sync::{Counter, Ordering};
use fencepost_base::run_together;
use fencepost_base::saved::{Damaged, Reader, Writer};

/// A stored state: the numbers of its halves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StateId(pub u64);

impl StateId {
    /// The state with these halves.
    #[inline]
    pub(super) fn of_halves(left: u32, right: u32) -> Self {
        Self(u64::from(right) << 32 | u64::from(left))
    }

    #[inline]
    pub(super) fn halves(self) -> [u32; 2] {
        [self.0 as u32, (self.0 >> 32) as u32]
    }

    /// The number of one of its halves.
    #[inline]
    pub fn half(self, half: usize) -> u32 {
        self.halves()[half]
    }

    /// The state's place, for stores that number states in that way.
    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What storing a state found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// The state was not there before.
    New(StateId),
    /// The state was there, and is marked as recent.
    Recent(StateId),
    /// The state was there.
    Seen(StateId),
    /// The state belongs to another process, which may or may not have it.
    Elsewhere(StateId),
}

impl Stored {
    /// The state.
    #[inline]
    pub fn id(self) -> StateId {
        match self {
            Stored::New(id) | Stored::Recent(id) | Stored::Seen(id) | Stored::Elsewhere(id) => id,
        }
    }
}

/// Why a state could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Need {
    /// A segment is full; it had this size then.
    Room { segment: usize, size: u64 },
    /// A half has a number with more bits than there were.
    Bits([u32; 2]),
}

/// Bits of the numbers of halves at first.
const FIRST_BITS: [u32; 2] = [8, 8];
/// Entries that the first segment has room for.
const FIRST_ENTRIES: u64 = 128;
/// A table of more bytes than this has many segments.
const LARGE: u64 = 1 << 20;
/// A table of fewer bytes than this is small.
const SMALL: u64 = 1 << 18;
/// So many segments that grow at once are worth threads.
const MANY_SEGMENTS: usize = 32;
/// What a thread needs that lets segments grow.
const STACK_BYTES: usize = 1 << 20;
/// Binary logarithm of how many.
const SEGMENT_BITS: u32 = 8;

/// The table. Looking up and adding need no lock.
pub(crate) struct RootTable {
    segments: Box<[Segment]>,
    /// Binary logarithm of the number of segments.
    segment_bits: u32,
    mix: Mix,
    /// Bits of the numbers of halves.
    bits: [u32; 2],
    used: Counter,
    density: Density,
    /// Whether new states are marked as recent.
    marking: bool,
}

impl Default for RootTable {
    fn default() -> Self {
        Self::with_bits(FIRST_BITS, 0, FIRST_ENTRIES, Density::LOOSE, false)
    }
}

/// How many bits a number has.
fn bits_of(number: u32) -> u32 {
    (u32::BITS - number.leading_zeros()).max(1)
}

impl RootTable {
    fn with_bits(
        bits: [u32; 2],
        segment_bits: u32,
        entries: u64,
        density: Density,
        marking: bool,
    ) -> Self {
        let mix = Mix::new(bits[0] + bits[1]);
        let each = entries.div_ceil(1 << segment_bits);
        let segment = || Segment::new(mix.bits() - segment_bits, each, density);
        Self {
            segments: std::iter::repeat_with(segment)
                .take(1 << segment_bits)
                .collect(),
            segment_bits,
            mix,
            bits,
            used: Counter::default(),
            density,
            marking,
        }
    }

    /// How many states there are.
    #[inline]
    pub fn len(&self) -> u64 {
        self.used.0.load(Ordering::Relaxed)
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        self.segments.iter().map(Segment::bytes).sum()
    }

    /// From now on, new states are marked as recent.
    pub fn mark_new(&mut self) {
        self.marking = true;
    }

    /// The segment of a mixed pair, and what it keeps.
    #[inline]
    fn locate(&self, mixed: u64) -> (usize, u64) {
        // A shift by all bits would be too far.
        let segment = (mixed >> 1) >> (63 - self.segment_bits);
        (segment as usize, mixed << self.segment_bits)
    }

    /// The mixed pair of a state, if it has few enough bits.
    #[inline]
    fn mixed(&self, state: StateId) -> Option<u64> {
        let [left, right] = state.halves();
        let [left, right] = [u64::from(left), u64::from(right)];
        let fits = left >> self.bits[0] == 0 && right >> self.bits[1] == 0;
        fits.then(|| self.mix.forward(right << self.bits[0] | left))
    }

    fn unmixed(&self, segment: usize, kept: u64) -> StateId {
        let first = (segment as u64) << 1 << (63 - self.segment_bits);
        let pair = self.mix.backward(first | kept >> self.segment_bits);
        let left = pair & ((1 << self.bits[0]) - 1);
        StateId::of_halves(left as u32, (pair >> self.bits[0]) as u32)
    }

    /// Puts a state in.
    #[inline]
    pub fn intern(&self, state: StateId) -> Result<Stored, Need> {
        self.put(state, self.marking)
    }

    #[inline]
    fn put(&self, state: StateId, mark: bool) -> Result<Stored, Need> {
        let Some(mixed) = self.mixed(state) else {
            return Err(Need::Bits(state.halves().map(bits_of)));
        };
        let (segment, kept) = self.locate(mixed);
        match self.segments[segment].put(kept, mark) {
            Put::New => {
                self.used.0.fetch_add(1, Ordering::Relaxed);
                Ok(Stored::New(state))
            }
            Put::Marked => Ok(Stored::Recent(state)),
            Put::There => Ok(Stored::Seen(state)),
            Put::Full => Err(Need::Room {
                segment,
                size: self.segments[segment].size(),
            }),
        }
    }

    /// Whether a state is there.
    pub fn contains(&self, state: StateId) -> bool {
        self.look(state, false)
    }

    /// Takes the mark off a state.
    pub fn settle(&self, state: StateId) {
        self.look(state, true);
    }

    fn look(&self, state: StateId, unmark: bool) -> bool {
        self.mixed(state).is_some_and(|mixed| {
            let (segment, kept) = self.locate(mixed);
            self.segments[segment].look(kept, unmark)
        })
    }

    /// Calls `each` for every state and whether it is marked.
    pub(super) fn for_each(&self, mut each: impl FnMut(StateId, bool)) {
        for (at, segment) in self.segments.iter().enumerate() {
            segment.for_each(|kept, mark| each(self.unmixed(at, kept), mark));
        }
    }

    /// All states, and whether each is marked.
    pub fn all_states(&self) -> Vec<(StateId, bool)> {
        let mut states = Vec::with_capacity(self.len() as usize);
        self.for_each(|state, mark| states.push((state, mark)));
        states
    }

    /// A table like this one of other states, all different.
    pub fn refilled(&self, states: &[(StateId, bool)]) -> Self {
        let halves = states.iter().map(|(state, _)| state.halves());
        let largest = halves.fold([0; 2], |[l, r], [left, right]| [l.max(left), r.max(right)]);
        let entries = states.len() as u64 + FIRST_ENTRIES;
        // More halves will come.
        let bits = largest.map(|number| (bits_of(number) + 1).min(u32::BITS));
        let bits = [bits[0].max(FIRST_BITS[0]), bits[1].max(FIRST_BITS[1])];
        let mut table =
            Self::with_bits(bits, self.segment_bits, entries, self.density, self.marking);
        for &(state, mark) in states {
            table.put_growing(state, mark);
        }
        table
    }

    /// Some states, spread evenly over all.
    pub fn some_states(&self, count: usize) -> Vec<StateId> {
        let mut states = Vec::new();
        // Which segment a state is in says nothing about it.
        for (at, segment) in self.segments.iter().enumerate() {
            let step = (segment.len() as usize / count).max(1);
            let mut number = 0;
            segment.for_each(|kept, _| {
                if number % step == 0 {
                    states.push(self.unmixed(at, kept));
                }
                number += 1;
            });
            if states.len() >= count {
                break;
            }
        }
        states
    }

    /// Whether memory that is there for speed was given back.
    pub fn is_squeezed(&self) -> bool {
        self.density == Density::TIGHT
    }

    /// Bytes that growing takes beyond what is there now, while it goes on.
    pub fn growth_bytes(&self, need: Need) -> u64 {
        match need {
            Need::Room { segment, .. } => {
                let grown = |segment: &Segment| {
                    segment.bytes_for(self.grown_entries(segment), self.density)
                };
                let more = |segment: &Segment| grown(segment).saturating_sub(segment.bytes());
                let others = self
                    .segments
                    .iter()
                    .filter(|other| self.is_nearly_full(other));
                grown(&self.segments[segment]) + others.map(more).sum::<u64>()
            }
            Need::Bits(_) => self.bytes() * 2,
        }
    }

    /// Makes the room that was asked for, unless somebody else did already, on so many threads.
    pub fn grow(&mut self, need: Need, threads: usize) {
        match need {
            Need::Room { segment: at, size } => {
                let Some(segment) = self.segments.get(at).filter(|s| s.size() == size) else {
                    return;
                };
                let entries = self.grown_entries(segment);
                if self.segment_bits == 0 && segment.bytes() > LARGE {
                    self.rebuild(self.bits, SEGMENT_BITS, entries);
                } else {
                    self.segments[at] = segment.resized(entries, self.density);
                    self.grow_nearly_full(threads);
                }
            }
            Need::Bits(needed) => {
                // One more than needed, so that this is not done each time a half doubles.
                let mut bits = self.bits;
                for (bits, needed) in bits.iter_mut().zip(needed) {
                    if *bits < needed {
                        *bits = (needed + 1).min(u32::BITS);
                    }
                }
                if bits != self.bits {
                    self.rebuild(bits, self.segment_bits, self.len() + FIRST_ENTRIES);
                }
            }
        }
    }

    /// How many entries a segment has room for when it has grown. A small table may be larger if it
    /// grows less often.
    fn grown_entries(&self, segment: &Segment) -> u64 {
        let entries = segment.grown_entries(self.density);
        match self.segment_bits == 0 && segment.bytes() < SMALL {
            true => entries + entries / 3,
            false => entries,
        }
    }

    /// Lets segments grow that would have to soon: all workers wait while one does.
    fn grow_nearly_full(&mut self, threads: usize) {
        let density = self.density;
        if density == Density::TIGHT {
            return;
        }
        let segments = self.segments.iter_mut();
        let mut due: Vec<&mut Segment> = segments.filter(|s| s.is_nearly_full()).collect();
        let grow = |part: &mut [&mut Segment]| {
            for segment in part {
                **segment = segment.resized(segment.grown_entries(density), density);
            }
        };
        let few = threads < 2 || due.len() < MANY_SEGMENTS;
        let parts = if few { 1 } else { threads };
        let size = due.len().div_ceil(parts).max(1);
        run_together(due.chunks_mut(size).collect(), STACK_BYTES, grow, || {});
    }

    /// Whether a segment will have to grow soon, and memory is not what counts.
    fn is_nearly_full(&self, segment: &Segment) -> bool {
        self.density != Density::TIGHT && segment.is_nearly_full()
    }

    /// Gives back memory that is there for speed, segment by segment. Says whether there was any.
    pub fn squeeze(&mut self) -> bool {
        if self.density == Density::TIGHT {
            return false;
        }
        self.density = Density::TIGHT;
        for segment in &mut self.segments {
            *segment = segment.squeezed(Density::TIGHT);
        }
        true
    }

    /// Puts all states into a table with other numbers of bits.
    fn rebuild(&mut self, bits: [u32; 2], segment_bits: u32, entries: u64) {
        let mut table = Self::with_bits(bits, segment_bits, entries, self.density, self.marking);
        self.for_each(|state, mark| {
            table.put_growing(state, mark);
        });
        *self = table;
    }

    /// Puts a state in and grows as far as that needs it.
    fn put_growing(&mut self, state: StateId, mark: bool) -> bool {
        loop {
            match self.put(state, mark) {
                Ok(stored) => return matches!(stored, Stored::New(_)),
                Err(need) => self.grow(need, 1),
            }
        }
    }

    /// Writes every state.
    pub(super) fn save(&self, out: &mut Writer<'_>) {
        out.bool(self.marking);
        out.u64(self.len());
        self.for_each(|state, mark| {
            out.u64(state.0);
            out.bool(mark);
        });
    }

    /// Reads what `save` wrote; `accept` says of which halves there can be states.
    pub(super) fn restore(
        input: &mut Reader<'_>,
        accept: impl Fn([u32; 2]) -> bool,
    ) -> Result<Self, Damaged> {
        let mut table = Self {
            marking: input.bool()?,
            ..Self::default()
        };
        for _ in 0..input.u64()? {
            let (state, mark) = (StateId(input.u64()?), input.bool()?);
            if !accept(state.halves()) {
                return Err(Damaged::new("a state is made of what is not there"));
            }
            if !table.put_growing(state, mark) {
                return Err(Damaged::new("something is there twice"));
            }
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::random::Numbers;
    use std::collections::BTreeMap;
    use std::sync::RwLock;

    /// Random pairs of random sizes, among them some of many bits, against a map.
    #[test]
    fn a_table_is_a_set_of_pairs() {
        for seed in 0..10 {
            let mut numbers = Numbers::new(seed);
            let mut table = RootTable::default();
            let mut model: BTreeMap<StateId, bool> = BTreeMap::new();
            let mut most = [16, 16];
            for step in 0..30_000 {
                let half = numbers.below(2) as usize;
                if numbers.below(500) == 0 && most[half] < 1 << 31 {
                    most[half] *= 2;
                }
                if step == 10_000 {
                    table.mark_new();
                }
                let [left, right] = most.map(|most| numbers.below(most) as u32);
                let state = StateId::of_halves(left, right);
                if numbers.below(9) == 0 {
                    assert_eq!(table.contains(state), model.contains_key(&state));
                    table.settle(state);
                    model.entry(state).and_modify(|mark| *mark = false);
                    continue;
                }
                let wanted = match model.get(&state) {
                    None => Stored::New(state),
                    Some(true) => Stored::Recent(state),
                    Some(false) => Stored::Seen(state),
                };
                let stored = loop {
                    match table.intern(state) {
                        Ok(stored) => break stored,
                        Err(need) => table.grow(need, 1),
                    }
                };
                assert_eq!(stored, wanted);
                model.entry(state).or_insert(table.marking);
            }
            assert_eq!(table.len(), model.len() as u64);
            let before = table.bytes();
            assert!(table.squeeze() && !table.squeeze());
            assert!(table.bytes() <= before);
            table.rebuild(table.bits, SEGMENT_BITS, 1);
            let mut all = BTreeMap::new();
            table.for_each(|state, mark| assert_eq!(all.insert(state, mark), None));
            assert_eq!(all, model);
        }
    }

    /// Threads that store overlapping pairs while the table grows under them.
    #[test]
    fn threads_grow_a_table_together() {
        for round in 0..4 {
            let table = RwLock::new(RootTable::default());
            let pairs = |seed: u64| {
                let mut numbers = Numbers::new(seed);
                std::iter::repeat_with(move || {
                    let bits = 4 + numbers.below(12);
                    let most = 2 + numbers.below(1 << bits);
                    let left = numbers.below(most) as u32;
                    StateId::of_halves(left, numbers.below(200) as u32)
                })
                .take(20_000)
            };
            let put = |state: StateId| loop {
                let found = table.read().unwrap().intern(state);
                match found {
                    Ok(stored) => return matches!(stored, Stored::New(_)),
                    Err(need) => table.write().unwrap().grow(need, 2),
                }
            };
            let fresh: usize = std::thread::scope(|scope| {
                let workers: Vec<_> = (0..4)
                    .map(|worker| {
                        let put = &put;
                        scope.spawn(move || {
                            pairs(round * 2 + worker / 2).filter(|&s| put(s)).count()
                        })
                    })
                    .collect();
                workers.into_iter().map(|w| w.join().unwrap()).sum()
            });
            let mut all: Vec<_> = pairs(round * 2).chain(pairs(round * 2 + 1)).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(fresh, all.len());
            let mut there = Vec::new();
            table.read().unwrap().for_each(|state, _| there.push(state));
            there.sort_unstable();
            assert_eq!(there, all);
        }
    }
}
