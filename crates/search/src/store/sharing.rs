//! Which states belong to which process, where several search together.
//!
//! The hash of a state is the sum of the hashes of its components, so it depends neither on how the
//! vector is folded nor on the numbers that components have in one process. It only spreads the
//! states: whether two states are the same is decided by the process that keeps them, word by word.

use super::components::ComponentTable;
use super::folded::Folded;
use super::index::hash_long;
use super::roots::{StateId, Stored};

/// How many halves have their hashes kept in mind, as a power of two.
const HALF_BITS: u32 = 16;
/// How many states of others are known to have been met: at first, and at most (32 MiB).
const FIRST_MET_BITS: u32 = 16;
const MOST_MET_BITS: u32 = 22;

/// What spreads numbers over small tables.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// What a process knows about whose states are whose.
pub(super) struct Sharing {
    own: u32,
    processes: u32,
    /// Hashes of components by number; 0 if not known yet.
    components: Vec<u64>,
    /// Hashes of some halves, each with its name plus 1.
    halves: Box<[(u64, u64)]>,
    /// Some states of other processes that were met before, plus 1.
    met: Box<[u64]>,
    met_bits: u32,
    /// How many of them have taken the place of others since there was room for so many.
    displaced: u64,
}

/// Left and right halves are numbered apart.
#[inline]
fn half_name(half: usize, number: u32) -> u64 {
    u64::from(number) << 1 | half as u64
}

/// The place of a number in a table of so many bits.
#[inline]
fn slot(number: u64, bits: u32) -> usize {
    (number.wrapping_mul(SPREAD) >> (64 - bits)) as usize
}

impl Sharing {
    pub fn new(own: u32, processes: u32) -> Self {
        Self {
            own,
            processes,
            components: Vec::new(),
            halves: vec![(0, 0); 1 << HALF_BITS].into(),
            met: vec![0; 1 << FIRST_MET_BITS].into(),
            met_bits: FIRST_MET_BITS,
            displaced: 0,
        }
    }

    fn component(&mut self, number: u32, components: &ComponentTable) -> u64 {
        let place = number as usize;
        if place >= self.components.len() {
            // Those of a forged checkpoint may not be there, and then there is no end to numbers.
            if !components.has(number) {
                return 1;
            }
            self.components.resize(place + place / 2 + 1, 0);
        }
        let known = &mut self.components[place];
        if *known == 0 {
            // A sum of plain hashes could show the structure of similar components.
            let hash = hash_long(components.get(number)).wrapping_mul(SPREAD);
            *known = (hash ^ hash >> 29).max(1);
        }
        *known
    }

    /// The hash of a half, if it is kept in mind.
    #[inline]
    fn known_half(&self, name: u64) -> Option<u64> {
        let (known, hash) = self.halves[slot(name, HALF_BITS)];
        (known == name + 1).then_some(hash)
    }

    fn half(&mut self, at: &Folded, half: usize, components: &ComponentTable) -> u64 {
        let name = half_name(half, at.tops()[half]);
        if let Some(hash) = self.known_half(name) {
            return hash;
        }
        let mut hash = 0u64;
        for place in 0..at.layout.length_of(half) {
            let leaf = at.leaves[at.layout.place_of(half, place)];
            hash = hash.wrapping_add(self.component(leaf, components));
        }
        self.halves[slot(name, HALF_BITS)] = (name + 1, hash);
        hash
    }

    fn owner_by_hash(&self, hash: u64) -> u32 {
        let spread = hash.wrapping_mul(SPREAD) >> 32;
        ((spread * u64::from(self.processes)) >> 32) as u32
    }

    /// The process that a vector belongs to.
    pub fn owner(&mut self, at: &Folded, components: &ComponentTable) -> u32 {
        let hash = self
            .half(at, 0, components)
            .wrapping_add(self.half(at, 1, components));
        self.owner_by_hash(hash)
    }

    /// The process that the state with these halves belongs to, if both are kept in mind.
    pub fn known_owner(&self, halves: [u32; 2]) -> Option<u32> {
        let hash = self
            .known_half(half_name(0, halves[0]))?
            .wrapping_add(self.known_half(half_name(1, halves[1]))?);
        Some(self.owner_by_hash(hash))
    }

    /// What storing a state of this owner comes to, if that is not this process. Whoever gets
    /// [`Stored::Elsewhere`] must send the state: next time it counts as seen.
    pub fn elsewhere(&mut self, owner: u32, id: StateId) -> Option<Stored> {
        if owner == self.own {
            return None;
        }
        let met = &mut self.met[slot(id.0, self.met_bits)];
        let name = id.0.wrapping_add(1);
        let before = std::mem::replace(met, name);
        if before == name {
            return Some(Stored::Seen(id));
        }
        if before != 0 {
            self.displaced += 1;
            if self.displaced > self.met.len() as u64 / 2 && self.met_bits < MOST_MET_BITS {
                self.remember_more();
            }
        }
        Some(Stored::Elsewhere(id))
    }

    /// Makes room for twice as many states that were met. Whatever is forgotten is sent again.
    #[cold]
    fn remember_more(&mut self) {
        self.met_bits += 1;
        self.displaced = 0;
        let more = vec![0; 1 << self.met_bits].into();
        let old: Box<[u64]> = std::mem::replace(&mut self.met, more);
        for &name in old.iter().filter(|&&name| name != 0) {
            self.met[slot(name.wrapping_sub(1), self.met_bits)] = name;
        }
    }

    /// Whether this is the own process.
    pub fn is_own(&self, owner: u32) -> bool {
        owner == self.own
    }

    /// Whether a state of another process is known to have been met.
    pub fn was_met(&self, id: StateId) -> bool {
        self.met[slot(id.0, self.met_bits)] == id.0.wrapping_add(1)
    }
}
