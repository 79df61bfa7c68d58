//! Steps that are known by half of a state: the numbers of the half and of the globals say what
//! they do, with a look or two at the other half.
//!
//! Halves are far fewer than states, and the same half is met with many others, so most steps are
//! known by it. What a step must know of the other half is looked at piece by piece: an object, or
//! who refers to what there. What it may change there is one component, and what that makes of the
//! other half is known in the same way.

use crate::caches::decision_tree::PlacedObject;
use fencepost_base::FxHashMap;
use fencepost_search::limits::Limits;
use fencepost_search::store::Vector;
use fencepost_vm::ABSENT;

/// A step from half of a state, as far as it is known what it sees of the other half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HalfKey {
    /// The number of the half, and the component of the globals.
    top: u32,
    globals: u32,
    /// What was seen of the other half, each plus one.
    seen: u64,
    /// Which half, the thread's place and what it does. Never 0.
    step: u32,
}

/// Bits of what a thread does, and of its place.
const QUESTION_BITS: u32 = 9;
const PLACE_BITS: u32 = 19;
/// Something that no thread does: a component changes.
const CHANGES: u32 = (1 << QUESTION_BITS) - 1;

/// Where something stands that a step changes in the other half.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Spot {
    Globals,
    Object(PlacedObject),
}

impl Spot {
    #[inline]
    fn place(self, vector: Vector<'_>) -> Option<usize> {
        match self {
            Spot::Globals => Some(0),
            Spot::Object(placed) => placed.place(vector),
        }
    }
}

/// What matters to a step beside its half and the globals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Beside {
    /// An object of the other half.
    Object(PlacedObject),
    /// Who refers to what in the other half.
    ReferenceShape,
}

/// What is known of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Known {
    /// The half becomes this one.
    To(u32),
    /// The half becomes this one, and something in the other half becomes this component.
    Both(u32, Spot, u32),
    /// Look there first.
    Look(Beside),
    /// More than that.
    Much,
}

/// What the half of a thread says of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ByHalf {
    /// It leads to the state with these halves.
    Leads([u32; 2]),
    /// It is worth learning.
    Unknown,
    /// Nothing, and nothing is to be learned.
    Nothing,
}

/// What a step that was worked out depends on, and does.
#[derive(Clone, Default)]
pub(crate) struct Dependence {
    /// What is looked at in the other half, and what was seen there.
    pub beside: Vec<(Beside, u32)>,
    /// What changes in the other half.
    pub change: Option<(Spot, usize, u32)>,
    /// Whether there is more to it.
    pub much: bool,
}

impl Dependence {
    /// Whether nothing but the half and the globals matters.
    pub fn is_on_half(&self) -> bool {
        self.beside.is_empty() && !self.much
    }
}

/// An entry of the table: a key and what is known. Those of the same half stand close together,
/// because they are asked for one after the other.
#[derive(Clone, Copy)]
struct Entry {
    key: HalfKey,
    /// The number of the half that it becomes, or [`OTHER`] and the number of what is known.
    known: u32,
}

/// Something else is known than what a half becomes.
const OTHER: u32 = 1 << 31;

/// No entry.
const EMPTY: Entry = Entry {
    key: HalfKey {
        top: 0,
        globals: 0,
        seen: 0,
        step: 0,
    },
    known: 0,
};

/// The first places of a half that its steps are spread over, and how far from there they are
/// looked for.
const SPREAD: usize = 8;
const MOST_PROBES: usize = 24;
/// Binary logarithms of how many entries there are at first, and at most.
const FIRST_BITS: u32 = 10;
const MOST_BITS: u32 = 18;
/// This part of the memory may be used.
const MEMORY_PART: u64 = 16;

/// The steps that one worker has cached. Where there is no room, steps are forgotten.
#[derive(Clone)]
pub(crate) struct HalfStateCache {
    entries: Vec<Entry>,
    used: usize,
    most: usize,
    /// What is known beside where steps lead, by number.
    known: Vec<Known>,
    numbers: FxHashMap<Known, u32>,
}

impl HalfKey {
    /// A step of the thread at a place. None if it is not to be cached.
    #[inline]
    pub fn new(question: u32, vector: Vector<'_>, place: usize) -> Option<Self> {
        if question >= CHANGES {
            return None;
        }
        Self::at(question, vector, place, vector.component(0))
    }

    /// Something that changes to a component.
    #[inline]
    fn change(vector: Vector<'_>, place: usize, component: u32) -> Option<Self> {
        Self::at(CHANGES, vector, place, component)
    }

    #[inline]
    fn at(question: u32, vector: Vector<'_>, place: usize, with: u32) -> Option<Self> {
        let half = vector.half_of(place);
        let place = u32::try_from(place).ok()?;
        (place >> PLACE_BITS == 0).then(|| Self {
            top: vector.half(half),
            globals: with,
            seen: 0,
            step: (place << QUESTION_BITS | question) << 2 | 2 | half as u32,
        })
    }

    /// The half.
    #[inline]
    pub fn half(self) -> usize {
        (self.step & 1) as usize
    }

    /// The same step with one more thing that is seen, if there is room for it.
    #[inline]
    fn seeing(self, number: u32) -> Option<Self> {
        let fits = self.seen >> 32 == 0 && number != ABSENT;
        fits.then(|| Self {
            seen: (self.seen << 32) | (u64::from(number) + 1),
            ..self
        })
    }
}

impl HalfStateCache {
    pub fn new(limits: &Limits) -> Self {
        let bytes = limits.memory_bytes.unwrap_or(u64::MAX) / MEMORY_PART;
        let most = (bytes / size_of::<Entry>() as u64).min(1 << MOST_BITS);
        Self {
            entries: vec![EMPTY; 1 << FIRST_BITS],
            used: 0,
            most: most as usize,
            known: Vec::new(),
            numbers: FxHashMap::default(),
        }
    }

    /// The places where a key may stand.
    #[inline]
    fn places(&self, key: &HalfKey) -> impl Iterator<Item = usize> + use<> {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mask = self.entries.len() - 1;
        let half = u64::from(key.top) << 1 | u64::from(key.step & 1);
        let first = half.wrapping_mul(ODD) >> 32;
        let rest = u64::from(key.step) ^ u64::from(key.globals) << 32 ^ key.seen;
        let within = (rest.wrapping_mul(ODD) >> 61) as usize;
        let first = first as usize + within % SPREAD;
        (0..MOST_PROBES).map(move |probe| (first + probe) & mask)
    }

    #[inline]
    fn get(&self, key: &HalfKey) -> Option<Known> {
        for place in self.places(key) {
            let entry = &self.entries[place];
            if entry.key == *key {
                return Some(match entry.known & OTHER {
                    0 => Known::To(entry.known),
                    _ => self.known[(entry.known ^ OTHER) as usize],
                });
            }
            if entry.key.step == 0 {
                return None;
            }
        }
        None
    }

    fn put(&mut self, key: HalfKey, known: Known) {
        if self.used * 2 > self.entries.len() && self.entries.len() * 2 <= self.most {
            self.grow();
        }
        if self.known.len() > self.entries.len().max(self.most) {
            self.clear();
        }
        let known = match known {
            Known::To(top) if top & OTHER == 0 => top,
            _ => OTHER | self.number(known),
        };
        self.put_entry(Entry { key, known });
    }

    fn number(&mut self, known: Known) -> u32 {
        let next = self.known.len() as u32;
        let number = *self.numbers.entry(known).or_insert(next);
        if number == next {
            self.known.push(known);
        }
        number
    }

    fn put_entry(&mut self, entry: Entry) {
        let mut last = 0;
        for place in self.places(&entry.key) {
            last = place;
            let there = &mut self.entries[place];
            if there.key.step == 0 {
                self.used += 1;
                *there = entry;
                return;
            }
            if there.key == entry.key {
                *there = entry;
                return;
            }
        }
        // The last one of a crowd makes room.
        self.entries[last] = entry;
    }

    fn grow(&mut self) {
        let size = self.entries.len() * 2;
        let old = std::mem::replace(&mut self.entries, vec![EMPTY; size]);
        self.used = 0;
        let old = old.into_iter().filter(|entry| entry.key.step != 0);
        old.for_each(|entry| self.put_entry(entry));
    }

    /// What is known of a step. `shape` gives the number of who refers to what in the other
    /// half.
    #[inline]
    pub fn find(
        &self,
        key: HalfKey,
        vector: Vector<'_>,
        mut shape: impl FnMut() -> Option<u32>,
    ) -> ByHalf {
        let mut key = key;
        loop {
            let seen = match self.get(&key) {
                Some(Known::To(top)) => {
                    let mut halves = [vector.half(0), vector.half(1)];
                    halves[key.half()] = top;
                    return ByHalf::Leads(halves);
                }
                Some(Known::Both(top, spot, component)) => {
                    return self.both(key.half(), top, spot, component, vector);
                }
                Some(Known::Look(Beside::Object(placed))) => Some(placed.component(vector)),
                Some(Known::Look(Beside::ReferenceShape)) => shape(),
                Some(Known::Much) => None,
                None => return ByHalf::Unknown,
            };
            match seen.and_then(|seen| key.seeing(seen)) {
                Some(next) => key = next,
                None => return ByHalf::Nothing,
            }
        }
    }

    /// Where a step leads that changes both halves.
    #[inline]
    fn both(
        &self,
        half: usize,
        top: u32,
        spot: Spot,
        component: u32,
        vector: Vector<'_>,
    ) -> ByHalf {
        let change = spot
            .place(vector)
            .filter(|&place| vector.half_of(place) != half)
            .and_then(|place| HalfKey::change(vector, place, component));
        let Some(change) = change else {
            return ByHalf::Nothing;
        };
        match self.get(&change) {
            Some(Known::To(other)) => {
                let mut halves = [other; 2];
                halves[half] = top;
                ByHalf::Leads(halves)
            }
            _ => ByHalf::Unknown,
        }
    }

    /// Remembers a step from a state that leads to these halves.
    pub fn learn(
        &mut self,
        key: HalfKey,
        change: Option<HalfKey>,
        dependence: &Dependence,
        to: [u32; 2],
    ) {
        let mut key = key;
        for &(beside, seen) in &dependence.beside {
            self.put(key, Known::Look(beside));
            match key.seeing(seen) {
                Some(next) => key = next,
                None => return,
            }
        }
        let top = to[key.half()];
        let known = match (dependence.change, change) {
            _ if dependence.much => Known::Much,
            (None, _) => Known::To(top),
            (Some((spot, _, component)), Some(change)) => {
                self.put(change, Known::To(to[change.half()]));
                Known::Both(top, spot, component)
            }
            (Some(_), None) => Known::Much,
        };
        self.put(key, known);
    }

    /// The change that a step makes in the other half, to be cached with it.
    pub fn change_of(vector: Vector<'_>, dependence: &Dependence) -> Option<HalfKey> {
        let (_, place, component) = dependence.change?;
        HalfKey::change(vector, place, component)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
        self.used = 0;
        self.known.clear();
        self.numbers.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is found is what was put in last, however crowded the table is, and in a table
    /// with room nothing is lost.
    #[test]
    fn what_is_found_was_put_in() {
        for (bits, halves) in [(10, 4), (12, 1 << 10), (18, 1 << 12)] {
            let mut steps = HalfStateCache::new(&Limits::default());
            steps.most = 1 << bits;
            let mut model: FxHashMap<(u32, u32, u64, u32), Known> = FxHashMap::default();
            let (mut seed, mut found, mut lost) = (1u64, 0, 0);
            let mut below = |bound: u64| {
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                (seed >> 33) % bound
            };
            for _ in 0..40_000 {
                let key = HalfKey {
                    top: below(halves) as u32,
                    globals: below(3) as u32,
                    seen: below(2),
                    step: 2 | below(2) as u32 | (below(6) as u32) << 2,
                };
                let name = (key.top, key.globals, key.seen, key.step);
                if below(2) == 0 {
                    let known = match below(3) {
                        0 => Known::Much,
                        1 => Known::To(below(1 << 32) as u32),
                        _ => Known::Both(below(100) as u32, Spot::Globals, below(100) as u32),
                    };
                    steps.put(key, known);
                    model.insert(name, known);
                } else if let Some(known) = steps.get(&key) {
                    assert_eq!(Some(&known), model.get(&name));
                    found += 1;
                } else {
                    lost += u32::from(model.contains_key(&name));
                }
            }
            assert!(found > 500, "{found} found in {bits} bits");
            assert!(bits != 18 || lost < found / 100, "{lost} lost of {found}");
            steps.clear();
            assert_eq!(steps.known.len(), 0);
        }
    }
}
