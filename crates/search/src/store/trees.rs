//! The nodes of folded states, and the order in which states are folded.

use super::layout::Layouts;
use super::shape::{LEFT, RIGHT, Shape};
use super::tree::TreeTable;

/// Inner nodes, and the topmost nodes of each half.
#[derive(Default)]
pub(super) struct Trees {
    pub nodes: TreeTable,
    pub halves: [TreeTable; 2],
    pub layouts: Layouts,
}

impl Trees {
    /// No nodes, for states that are folded in this order.
    pub fn with_layouts(layouts: Layouts) -> Self {
        Self {
            layouts,
            ..Self::default()
        }
    }

    fn tables(&self) -> impl Iterator<Item = &TreeTable> {
        std::iter::once(&self.nodes).chain(&self.halves)
    }

    /// How many nodes there are.
    pub fn len(&self) -> u64 {
        self.tables().map(TreeTable::len).sum()
    }

    /// How many nodes the largest table has.
    pub fn largest(&self) -> u64 {
        self.tables().map(TreeTable::len).max().unwrap_or(0)
    }

    /// Bytes that they take.
    pub fn bytes(&self) -> u64 {
        self.tables().map(TreeTable::bytes).sum()
    }

    /// The shape of states with this left half.
    #[inline]
    pub fn shape_of(&self, left: u32) -> Shape {
        Shape::unpacked(self.halves[LEFT].get(left)[0])
    }

    /// Whether there can be a state with these halves.
    pub fn has_halves(&self, halves: [u32; 2]) -> bool {
        let there = [LEFT, RIGHT].map(|half| self.halves[half].has(halves[half]));
        let [left, right] = [LEFT, RIGHT].map(|half| self.halves[half].get(halves[half])[0]);
        there == [true, true] && left == right && Shape::unpacked(left).is_possible()
    }

    /// Whether there is room for so many inner nodes and halves.
    #[inline]
    pub fn has_room(&self, inner: u64, halves: u64) -> bool {
        self.nodes.has_room(inner) && self.halves.iter().all(|half| half.has_room(halves))
    }

    /// Makes room for a state with so many components. Says whether there is room now.
    pub fn make_room(&mut self, components: usize) -> bool {
        let inner = components as u64 + 1;
        self.has_room(inner, 1) || self.grow(inner.max(self.largest()))
    }

    /// Bytes that growing takes beyond what is there now, while it goes on.
    pub fn growth_bytes(&self, more: u64) -> u64 {
        self.tables().map(|table| table.growth_bytes(more)).sum()
    }

    /// Gives back room that is not needed.
    pub fn shrink(&mut self) {
        let tables = std::iter::once(&mut self.nodes).chain(&mut self.halves);
        tables.for_each(TreeTable::shrink);
    }

    /// Makes room for more in every table. Says whether there is room now.
    pub fn grow(&mut self, more: u64) -> bool {
        let tables = std::iter::once(&mut self.nodes).chain(&mut self.halves);
        tables.into_iter().all(|table| table.grow(more))
    }
}
