//! The tables of the exact store, which workers share.

use super::components::ComponentTable;
use super::cursor::Cursor;
use super::roots::{Need, RootTable, StateId};
use super::trees::Trees;

/// Components, inner nodes, halves and pairs of halves. Storing needs a shared reference only;
/// growing needs the tables for itself, and is asked for by [`Growth`].
#[derive(Default)]
pub struct Tables {
    pub(super) components: ComponentTable,
    pub(super) trees: Trees,
    pub(super) roots: RootTable,
}

/// What a state that could not be stored needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Growth {
    /// New entries per table.
    entries: u64,
    /// What the table of pairs needs.
    roots: Option<Need>,
}

/// What a state is made of.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct AverageState {
    /// How many components it has.
    pub components: f64,
    /// How many bytes they take together, if each state has its own.
    pub whole_bytes: f64,
}

/// States that averages are taken over.
const SAMPLE: usize = 4096;

/// Entries that are kept free beyond what one state needs, for other workers that store at the
/// same time.
const SPARE: u64 = 64;

impl Tables {
    /// How many states are stored.
    #[inline]
    pub fn len(&self) -> u64 {
        self.roots.len()
    }

    /// Whether no state is stored.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many distinct components there are.
    pub fn component_count(&self) -> u64 {
        self.components.len()
    }

    /// Whether all components are as `accept` wants them.
    pub fn all_components(&self, accept: impl Fn(&[u64]) -> bool) -> bool {
        self.components.all(accept)
    }

    /// How many inner nodes and halves there are.
    pub fn node_count(&self) -> u64 {
        self.trees.len()
    }

    /// Whether a state from elsewhere is a stored one.
    pub fn is_state(&self, state: StateId) -> bool {
        self.roots.contains(state)
    }

    /// From now on, states are marked as recent when they are stored.
    pub fn mark_new(&mut self) {
        self.roots.mark_new();
    }

    /// Says that a stored state is not recent any more.
    pub fn settle(&self, state: StateId) {
        self.roots.settle(state);
    }

    /// Bytes that the tables take.
    pub fn bytes(&self) -> u64 {
        self.bytes_by_table().into_iter().sum()
    }

    /// Bytes that components, inner nodes with halves, and states take.
    pub fn bytes_by_table(&self) -> [u64; 3] {
        [
            self.components.bytes(),
            self.trees.bytes(),
            self.roots.bytes(),
        ]
    }

    /// What a state is made of, on average over some of them.
    pub fn average_state(&self) -> AverageState {
        let states = self.roots.some_states(SAMPLE);
        let mut cursor = Cursor::default();
        let (mut components, mut words) = (0, 0);
        for &state in &states {
            let leaves = cursor.leaves_of(self, state);
            let lengths = leaves.iter().map(|&leaf| self.components.get(leaf).len());
            components += leaves.len();
            words += lengths.sum::<usize>();
        }
        let count = states.len().max(1) as f64;
        AverageState {
            components: components as f64 / count,
            whole_bytes: words as f64 * 8.0 / count,
        }
    }

    /// Whether memory that is there for speed was given back.
    pub fn is_squeezed(&self) -> bool {
        self.roots.is_squeezed()
    }

    /// Whether a state with this many components can be stored. Several workers may ask at once
    /// and store all; tables have enough slack for that.
    #[inline]
    pub(super) fn room_for(&self, components: usize) -> Result<(), Growth> {
        let entries = components as u64 * 2 + SPARE;
        if self.components.has_room(entries) && self.trees.has_room(entries, SPARE) {
            Ok(())
        } else {
            Err(Growth {
                entries,
                roots: None,
            })
        }
    }

    /// What the table of pairs needs.
    #[cold]
    pub(super) fn more_roots(need: Need) -> Growth {
        Growth {
            entries: 0,
            roots: Some(need),
        }
    }

    /// Twice the room that there is.
    pub(super) fn doubled(&self) -> Growth {
        let most = self.trees.largest();
        Growth {
            entries: most.max(self.components.len()) * 2 + SPARE,
            roots: None,
        }
    }

    /// Bytes that growing takes beyond what is there now, while it goes on.
    pub fn growth_bytes(&self, growth: Growth) -> u64 {
        self.components.growth_bytes(growth.entries)
            + self.trees.growth_bytes(growth.entries)
            + growth.roots.map_or(0, |need| self.roots.growth_bytes(need))
    }

    /// Gives back memory that is there for speed. Says whether there was any.
    pub fn squeeze(&mut self) -> bool {
        self.roots.squeeze()
    }

    /// Makes the room that was asked for, on so many threads. Says whether there is room now: numbers have 32 bits.
    pub fn grow(&mut self, growth: Growth, threads: usize) -> bool {
        if let Some(need) = growth.roots {
            self.roots.grow(need, threads);
        }
        self.components.grow(growth.entries) && self.trees.grow(growth.entries)
    }
}
