//! Numbers for who refers to what in a state: two states with the same number agree in that.

use crate::caches::by_half::HalfTable;
use fencepost_base::FxHashMap;
use fencepost_search::store::Vector;
use fencepost_vm::{Machine, State};

/// What is not known yet.
const UNKNOWN: u32 = 0;

/// Above this many words, everything is cleared.
const MOST_WORDS: usize = 1 << 21;

/// Reference shapes of components, and of states.
#[derive(Clone, Default)]
pub(crate) struct ReferenceShapes {
    /// The number of every component's shape.
    of: Vec<u32>,
    numbers: FxHashMap<Vec<u32>, u32>,
    /// The numbers of halves of states, by the numbers of their parts, and by their own.
    halves: FxHashMap<Vec<u32>, u32>,
    of_halves: HalfTable<u32>,
    /// The numbers of states, by those of their halves.
    states: FxHashMap<[u32; 2], u32>,
    /// The last numbers of halves and of states. None is given twice, so that what was cached
    /// by one that is forgotten is not taken for something else.
    last: [u32; 2],
    /// How many words the parts take.
    kept: usize,
    /// Buffers.
    words: Vec<u32>,
    parts: Vec<u32>,
}

impl ReferenceShapes {
    /// Learns the shapes of the parts of a state. `state` is what `vector` says.
    pub fn learn(&mut self, machine: &Machine, vector: Vector<'_>, state: &State) {
        let threads = vector.thread_count();
        for place in 0..vector.len() {
            let component = vector.component(place) as usize;
            if self.of.len() <= component {
                if !vector.has_component(place) {
                    continue;
                }
                self.of.resize(component + 1, UNKNOWN);
            }
            if self.of[component] != UNKNOWN {
                continue;
            }
            self.words.clear();
            let known = if place == 0 {
                machine.globals_reference_shape(&state.globals, &mut self.words)
            } else if place <= threads {
                let thread = state.threads.get(place - 1);
                thread.map(|thread| machine.thread_reference_shape(thread, &mut self.words))
            } else {
                let object = state.heap.get(vector.object_at(place));
                object.map(|object| machine.object_reference_shape(object, &mut self.words))
            };
            if known.is_some() {
                let next = self.numbers.len() as u32 + 1;
                let number = match self.numbers.get(&self.words) {
                    Some(&number) => number,
                    None => {
                        self.kept += self.words.len();
                        *self.numbers.entry(self.words.clone()).or_insert(next)
                    }
                };
                self.of[component] = number;
            }
        }
    }

    /// The number of half of a state, if all of its parts are known.
    #[inline]
    pub fn half(&mut self, vector: Vector<'_>, half: usize) -> Option<u32> {
        let known = self.of_halves.get(half, vector.half(half));
        known.or_else(|| self.work_out_half(vector, half))
    }

    fn work_out_half(&mut self, vector: Vector<'_>, half: usize) -> Option<u32> {
        self.parts.clear();
        self.parts.push(half as u32);
        // With the numbers of threads and objects, places are what they are in all such states.
        self.parts.push(vector.thread_count() as u32);
        self.parts.push(vector.len() as u32);
        for place in vector.places_of(half) {
            match self.of.get(vector.component(place) as usize) {
                None | Some(&UNKNOWN) => return None,
                Some(&number) => self.parts.push(number),
            }
        }
        let number = match self.halves.get(&self.parts) {
            Some(&number) => number,
            None => {
                self.last[0] = self.last[0].checked_add(1)?;
                self.kept += self.parts.len();
                self.halves.insert(self.parts.clone(), self.last[0]);
                self.last[0]
            }
        };
        self.of_halves.set(half, vector.half(half), number);
        Some(number)
    }

    /// The number of a state, if it has one.
    #[inline]
    pub fn find(&mut self, vector: Vector<'_>) -> Option<u32> {
        let halves = [self.half(vector, 0)?, self.half(vector, 1)?];
        self.states.get(&halves).copied()
    }

    /// The number of a state whose parts are known.
    pub fn number(&mut self, vector: Vector<'_>) -> Option<u32> {
        let halves = [self.half(vector, 0)?, self.half(vector, 1)?];
        if let Some(&number) = self.states.get(&halves) {
            return Some(number);
        }
        self.last[1] = self.last[1].checked_add(1)?;
        self.states.insert(halves, self.last[1]);
        Some(self.last[1])
    }

    /// Whether what was learnt should be forgotten.
    pub fn is_full(&self) -> bool {
        self.kept.max(self.states.len() * 3) > MOST_WORDS
    }

    /// Forgets what was known by halves: states were compressed again.
    pub fn forget_halves(&mut self) {
        self.of_halves = HalfTable::default();
        self.halves.clear();
        self.states.clear();
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self {
            last: self.last,
            ..Self::default()
        };
    }
}
