//! The three tables of the exact store, which workers share.

use super::components::ComponentTable;
use super::roots::RootTable;
use super::tree::TreeTable;

/// Components, inner nodes and roots. Storing needs a shared reference only; growing needs the
/// tables for itself, and is asked for by [`Growth`].
#[derive(Default)]
pub struct Tables {
    pub(crate) components: ComponentTable,
    pub(crate) nodes: TreeTable,
    pub(crate) roots: RootTable,
}

/// What a state that could not be stored needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Growth {
    /// New entries per table.
    entries: u64,
    /// Words of a root.
    width: usize,
}

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

    /// How many inner nodes there are.
    pub fn node_count(&self) -> u64 {
        self.nodes.len()
    }

    /// Whether a number from elsewhere is that of a stored state.
    pub fn is_state(&self, number: u32) -> bool {
        self.roots.is_state(number)
    }

    /// The number that no stored state has yet, and neither has one above it.
    pub fn next_number(&self) -> u32 {
        self.roots.next_number()
    }

    /// Bytes that the tables take.
    pub fn bytes(&self) -> u64 {
        self.components.bytes() + self.nodes.bytes() + self.roots.bytes()
    }

    /// Bytes that components, inner nodes and roots take.
    pub fn bytes_by_table(&self) -> [u64; 3] {
        [
            self.components.bytes(),
            self.nodes.bytes(),
            self.roots.bytes(),
        ]
    }

    /// Whether a state with this many components can be stored. Several workers may ask at once
    /// and store all; tables have enough slack for that.
    #[inline]
    pub(crate) fn room_for(&self, components: usize) -> Result<(), Growth> {
        let entries = components as u64 * 2 + SPARE;
        if self.components.has_room(entries)
            && self.nodes.has_room(entries)
            && self.roots.has_room(SPARE)
        {
            Ok(())
        } else {
            Err(Growth { entries, width: 0 })
        }
    }

    /// What a root of this many words needs.
    pub(crate) fn wider(width: usize) -> Growth {
        Growth { entries: 0, width }
    }

    /// Twice the room that there is.
    pub(crate) fn doubled(&self) -> Growth {
        let nodes = self.nodes.len().max(self.components.len());
        Growth {
            entries: nodes.max(self.roots.len()) * 2 + SPARE,
            width: 0,
        }
    }

    /// Bytes that growing takes beyond what is there now, while it goes on.
    pub fn growth_bytes(&self, growth: Growth) -> u64 {
        self.components.growth_bytes(growth.entries)
            + self.nodes.growth_bytes(growth.entries)
            + self.roots.growth_bytes(growth.entries, growth.width)
    }

    /// Makes the room that was asked for. Says whether there is room now: numbers have 32 bits.
    pub fn grow(&mut self, growth: Growth) -> bool {
        self.components.grow(growth.entries)
            && self.nodes.grow(growth.entries)
            && self.roots.grow(growth.entries, growth.width)
    }
}
