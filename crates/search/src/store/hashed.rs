//! Stores that keep only what is left of a state after hashing, for spaces too large to keep.
//!
//! `compact` keeps 64 bits of each state, `bitstate` sets three bits in a large array. Both may take
//! a new state for a visited one, so a search that uses them never covers everything for sure; the
//! store adds up how likely that was. Components are still interned: they are few, and going back
//! needs them. A state is known by its place in the depth-first stack, and going back undoes what
//! steps changed.

use super::components::ComponentTable;
use super::index::fold;
use super::load::{load_all, load_changed};
use super::roots::{StateId, Stored};
use super::walk::walk;
use fencepost_vm::{Machine, State};

/// What is kept of a state.
enum Kept {
    /// Open addressing over fingerprints; 0 is empty.
    Fingerprints { slots: Vec<u64>, used: u64 },
    /// Bits, three for each state.
    Bits { words: Vec<u64>, set: u64 },
}

/// How to go back from a state to the one before it on the stack.
enum Back {
    /// Put these leaves back, which start here in the list of all of them.
    Changes(usize),
    /// The whole vector, and the number of threads.
    Whole(Vec<u32>, usize),
}

/// Visited states, as hashes.
pub struct HashedStore {
    components: ComponentTable,
    kept: Kept,
    scratch: Vec<u64>,
    changes: Vec<(u32, u32)>,
    /// The vector of the running state, its number of threads, and its two hashes.
    leaves: Vec<u32>,
    threads: usize,
    hashes: [u64; 2],
    stale: bool,
    back: Vec<Back>,
    replaced: Vec<(u32, u32)>,
    places: Vec<u32>,
    states: u64,
    /// How many states were missed, as expected from how full the store was.
    expected_omissions: f64,
}

const SEEDS: [u64; 2] = [0x2545_F491_4F6C_DD1D, 0x8CB9_2BA7_2F3D_8DD7];
const FIRST_SLOTS: usize = 1 << 12;
/// More components than one step changes, for all but the strangest programs.
const COMPONENTS_AHEAD: u64 = 1 << 10;
/// Bits that are set for each state.
const BITS_PER_STATE: u64 = 3;

/// What a leaf adds to a hash of the vector. The sum of all does not depend on their order, so it
/// can be kept up to date leaf by leaf.
#[inline]
fn part(which: usize, place: u32, number: u32) -> u64 {
    let mixed = fold(
        (u64::from(place) << 32 | u64::from(number)) ^ SEEDS[which],
        SEEDS[1 - which],
    );
    fold(mixed ^ SEEDS[1 - which], mixed | 1)
}

impl HashedStore {
    /// A store of fingerprints.
    pub fn compact() -> Self {
        Self::new(Kept::Fingerprints {
            slots: vec![0; FIRST_SLOTS],
            used: 0,
        })
    }

    /// An array of bits that takes at most this many bytes.
    pub fn bitstate(bytes: u64) -> Self {
        let words = (bytes / 8).max(1 << 10);
        let words = 1usize << words.ilog2();
        Self::new(Kept::Bits {
            words: vec![0; words],
            set: 0,
        })
    }

    fn new(kept: Kept) -> Self {
        Self {
            components: ComponentTable::default(),
            kept,
            scratch: Vec::new(),
            changes: Vec::new(),
            leaves: Vec::new(),
            threads: 0,
            hashes: [0; 2],
            stale: false,
            back: Vec::new(),
            replaced: Vec::new(),
            places: Vec::new(),
            states: 0,
            expected_omissions: 0.0,
        }
    }

    /// How many states were taken for new.
    pub fn len(&self) -> u64 {
        self.states
    }

    /// Whether no state is stored.
    pub fn is_empty(&self) -> bool {
        self.states == 0
    }

    /// An upper bound of the probability that a state was taken for another.
    pub fn omission_probability(&self) -> f64 {
        self.expected_omissions.min(1.0)
    }

    /// Bytes that the store takes.
    pub fn bytes(&self) -> u64 {
        let kept = match &self.kept {
            Kept::Fingerprints { slots, .. } => slots.len(),
            Kept::Bits { words, .. } => words.len(),
        };
        let whole: usize = match self.back.last() {
            Some(_) => self.back.capacity() * size_of::<Back>(),
            None => 0,
        };
        self.components.bytes() + (kept * 8 + whole + self.replaced.capacity() * 8) as u64
    }

    /// Bytes that the next state may take in one go.
    pub fn growth_bytes(&self) -> u64 {
        let kept = match &self.kept {
            Kept::Fingerprints { slots, used } if *used * 4 >= slots.len() as u64 * 3 => {
                slots.len() as u64 * 16
            }
            _ => 0,
        };
        kept + self.components.growth_bytes(COMPONENTS_AHEAD)
    }

    /// Says that the running state was changed and not stored.
    pub fn forget_running(&mut self) {
        self.stale = true;
    }

    /// Stores a state that one step leads to from the one that was stored or loaded before. Its
    /// number is its place on the stack. None if there are no numbers left for its components.
    pub fn store(&mut self, machine: &Machine, state: &mut State) -> Option<Stored> {
        let length = 1 + state.threads.len() + state.heap.len();
        while !self.components.has_room(length as u64 + 1) {
            if !self.components.grow(length as u64 + 1) {
                return None;
            }
        }
        let leaves: &[u32] = if self.stale { &[] } else { &self.leaves };
        let components = &self.components;
        walk(
            components,
            |_, words| components.intern(words),
            leaves,
            &mut self.changes,
            &mut self.scratch,
            machine,
            state,
        )?;
        if length == self.leaves.len() && state.threads.len() == self.threads {
            self.back.push(Back::Changes(self.replaced.len()));
            for index in 0..self.changes.len() {
                let (place, number) = self.changes[index];
                let old = self.put(place, number);
                self.replaced.push((place, old));
            }
        } else {
            let old = self.leaves.clone();
            self.back.push(Back::Whole(old, self.threads));
            self.leaves.resize(length, u32::MAX);
            for &(place, number) in &self.changes {
                self.leaves[place as usize] = number;
            }
            self.threads = state.threads.len();
            self.hash_all();
        }
        self.stale = false;
        let id = StateId(self.back.len() as u64);
        if self.insert() {
            self.states += 1;
            Some(Stored::New(id))
        } else {
            Some(Stored::Seen(id))
        }
    }

    /// Replaces a leaf and keeps the hashes right.
    #[inline]
    fn put(&mut self, place: u32, number: u32) -> u32 {
        let old = std::mem::replace(&mut self.leaves[place as usize], number);
        for (which, hash) in self.hashes.iter_mut().enumerate() {
            *hash = hash
                .wrapping_sub(part(which, place, old))
                .wrapping_add(part(which, place, number));
        }
        old
    }

    fn hash_all(&mut self) {
        for which in 0..2 {
            let start = part(which, u32::MAX, self.threads as u32);
            let parts = self.leaves.iter().enumerate();
            self.hashes[which] = parts.fold(start, |sum, (place, &number)| {
                sum.wrapping_add(part(which, place as u32, number))
            });
        }
    }

    /// Puts the hash of the running state in; whether it was not there.
    fn insert(&mut self) -> bool {
        match &mut self.kept {
            Kept::Fingerprints { slots, used } => {
                if *used * 4 >= slots.len() as u64 * 3 {
                    *slots = grown(slots);
                }
                let print = (self.hashes[0] ^ fold(self.hashes[1], SEEDS[0])).max(1);
                // Any of the earlier ones may have had the same 64 bits.
                let missed = *used as f64 / u64::MAX as f64;
                let fresh = put_print(slots, print);
                if fresh {
                    *used += 1;
                    self.expected_omissions += missed;
                }
                fresh
            }
            Kept::Bits { words, set } => {
                let mask = words.len() as u64 * 64 - 1;
                let full = *set as f64 / (mask + 1) as f64;
                let missed = full.powi(BITS_PER_STATE as i32);
                let mut fresh = false;
                for k in 0..BITS_PER_STATE {
                    let bit = self.hashes[0].wrapping_add(self.hashes[1].wrapping_mul(k)) & mask;
                    let word = &mut words[(bit / 64) as usize];
                    let flag = 1u64 << (bit % 64);
                    if *word & flag == 0 {
                        *word |= flag;
                        *set += 1;
                        fresh = true;
                    }
                }
                if fresh {
                    // For every new state that was seen as new, this many were not.
                    self.expected_omissions += missed / (1.0 - missed).max(f64::MIN_POSITIVE);
                }
                fresh
            }
        }
    }

    /// Goes back to a state on the stack.
    pub fn load(&mut self, id: StateId, state: &mut State) {
        self.places.clear();
        let (length, threads) = (self.leaves.len(), self.threads);
        let mut whole = self.stale;
        while self.back.len() > id.index() {
            match self.back.pop() {
                Some(Back::Changes(first)) => {
                    while self.replaced.len() > first {
                        let Some((place, old)) = self.replaced.pop() else {
                            break;
                        };
                        self.put(place, old);
                        self.places.push(place);
                    }
                }
                Some(Back::Whole(leaves, threads)) => {
                    self.leaves = leaves;
                    self.threads = threads;
                    self.hash_all();
                    whole = true;
                }
                None => break,
            }
        }
        let same = length == self.leaves.len() && threads == self.threads && !whole;
        let (components, leaves) = (&self.components, self.leaves.as_slice());
        if same {
            load_changed(components, None, leaves, &self.places, self.threads, state);
        } else {
            load_all(components, None, leaves, self.threads, state);
        }
        self.stale = false;
    }
}

fn put_print(slots: &mut [u64], print: u64) -> bool {
    let mask = slots.len() - 1;
    let mut slot = print as usize & mask;
    loop {
        match slots[slot] {
            0 => {
                slots[slot] = print;
                return true;
            }
            other if other == print => return false,
            _ => slot = (slot + 1) & mask,
        }
    }
}

fn grown(slots: &[u64]) -> Vec<u64> {
    let mut more = vec![0; slots.len() * 2];
    for &print in slots.iter().filter(|&&print| print != 0) {
        put_print(&mut more, print);
    }
    more
}

#[cfg(test)]
mod tests {
    use super::part;

    /// The same number at another place is another state.
    #[test]
    fn places_count() {
        for which in 0..2 {
            let mut parts: Vec<u64> = (0..4096).map(|place| part(which, place, 7)).collect();
            parts.sort_unstable();
            parts.dedup();
            assert_eq!(parts.len(), 4096);
        }
    }
}
