//! The vector of a state and its folded halves.

use super::components::ComponentTable;
use super::fold::Fold;
use super::layout::Layout;
use super::roots::StateId;
use super::shape::{LEFT, RIGHT, Shape};
use super::tree::{NOTHING, WIDTH};
use super::trees::Trees;
use fencepost_vm::component;

/// Where a number of the folded vector stands.
#[derive(Clone, Copy)]
pub(super) enum Spot {
    /// A leaf, by its place in the vector.
    Leaf(u32),
    /// A node: the half, the level and the place there.
    Node(u8, u8, u32),
    /// The topmost node of a half.
    Top(u8),
}

/// A vector and its folded halves.
pub(super) struct Folded {
    /// The vector; empty if there is none.
    pub leaves: Vec<u32>,
    /// The thread or object at each place of it.
    pub names: Vec<u32>,
    pub layout: Layout,
    folds: [Fold; 2],
    /// What to put back to undo what was applied.
    pub undo: Vec<(Spot, u32)>,
    /// Buffers: places of each half that changed.
    touched: [Vec<u32>; 2],
}

impl Default for Folded {
    fn default() -> Self {
        Self {
            leaves: Vec::new(),
            names: Vec::new(),
            layout: Layout::default(),
            folds: [Fold::new(LEFT), Fold::new(RIGHT)],
            undo: Vec::new(),
            touched: Default::default(),
        }
    }
}

impl Folded {
    /// The state that it is.
    #[inline]
    pub fn id(&self) -> StateId {
        StateId::of_halves(self.folds[LEFT].top, self.folds[RIGHT].top)
    }

    /// The numbers of its halves.
    #[inline]
    pub fn tops(&self) -> [u32; 2] {
        [self.folds[LEFT].top, self.folds[RIGHT].top]
    }

    /// Makes room for a state that is folded in this way.
    pub fn reshape(&mut self, layout: Layout) {
        self.leaves.resize(layout.shape().length(), NOTHING);
        for fold in &mut self.folds {
            fold.reshape(layout.clone());
        }
        self.layout = layout;
    }

    /// The shape of the state.
    #[inline]
    pub fn shape(&self) -> Shape {
        self.layout.shape()
    }

    /// Folds all leaves.
    pub fn fold_all(&mut self, trees: &Trees) -> Option<()> {
        for fold in &mut self.folds {
            fold.fold_all(trees, &self.leaves)?;
        }
        Some(())
    }

    /// Changes leaves and folds them into the levels above; `undo` gets longer by what that
    /// changes. None if there is no room, and then it is done in part.
    #[inline]
    pub fn apply(&mut self, trees: &Trees, changes: &[(u32, u32)]) -> Option<()> {
        for &(place, number) in changes {
            let old = std::mem::replace(&mut self.leaves[place as usize], number);
            self.undo.push((Spot::Leaf(place), old));
            let (half, at) = self.layout.half_of(place as usize);
            self.touched[half].push(at as u32);
        }
        for half in [LEFT, RIGHT] {
            let mut places = std::mem::take(&mut self.touched[half]);
            let folded = places.is_empty() || self.fold_places(trees, half, &mut places).is_some();
            places.clear();
            self.touched[half] = places;
            if !folded {
                self.touched.iter_mut().for_each(Vec::clear);
                return None;
            }
        }
        Some(())
    }

    /// Folds the leaves at these places of a half into the levels above.
    #[inline]
    fn fold_places(&mut self, trees: &Trees, half: usize, places: &mut Vec<u32>) -> Option<()> {
        let (leaves, fold) = (&self.leaves, &mut self.folds[half]);
        // In order, so that equal parents stand beside each other.
        places.sort_unstable();
        for level in 1..=fold.levels.len() {
            places.iter_mut().for_each(|place| *place /= WIDTH as u32);
            places.dedup();
            for &at in places.iter() {
                let number = fold.node(trees, leaves, level, at as usize)?;
                let old = std::mem::replace(&mut fold.levels[level - 1][at as usize], number);
                let spot = Spot::Node(half as u8, level as u8, at);
                self.undo.push((spot, old));
            }
        }
        let number = fold.top_node(trees, leaves)?;
        let old = std::mem::replace(&mut fold.top, number);
        self.undo.push((Spot::Top(half as u8), old));
        Some(())
    }

    /// Takes back what was applied and leaves the places of changed leaves in `places`.
    #[inline]
    pub fn put_back(&mut self, places: &mut Vec<u32>) {
        while let Some((spot, old)) = self.undo.pop() {
            match spot {
                Spot::Leaf(place) => {
                    self.leaves[place as usize] = old;
                    places.push(place);
                }
                Spot::Node(half, level, at) => {
                    self.folds[half as usize].levels[level as usize - 1][at as usize] = old;
                }
                Spot::Top(half) => self.folds[half as usize].top = old,
            }
        }
    }

    /// Notes whose the components at these places are.
    #[inline]
    pub fn rename(&mut self, components: &ComponentTable, places: impl Iterator<Item = u32>) {
        self.names.resize(self.leaves.len(), 0);
        for place in places {
            let words = components.get(self.leaves[place as usize]);
            self.names[place as usize] = component::component_name(words);
        }
    }

    /// Unfolds a state and leaves the places of the leaves that differ from before in `places`.
    /// Says whether its shape is another one, so that all differ.
    pub fn unfold(&mut self, trees: &Trees, id: StateId, places: &mut Vec<u32>) -> bool {
        let halves = id.halves();
        let shape = trees.shape_of(halves[LEFT]);
        let all = self.leaves.is_empty() || shape != self.shape();
        if all {
            self.reshape(trees.layouts.of(shape));
        }
        for (fold, number) in self.folds.iter_mut().zip(halves) {
            fold.unfold(trees, number, &mut self.leaves, places, all);
        }
        all
    }
}
