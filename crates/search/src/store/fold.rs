//! Half of a state, folded: groups of numbers become one, level by level, up to one topmost node.

use super::layout::Layout;
use super::tree::{NOTHING, Tuple, WIDTH};
use super::trees::Trees;

/// How many numbers the topmost node of a half holds beside the shape. With the shape, the number
/// of a half says everything about it.
const ROOM_AT_TOP: usize = WIDTH - 1;

/// The nodes of a half; its leaves are kept by the cursor, in the order of the vector.
#[derive(Default)]
pub(super) struct Fold {
    /// Which half it is.
    half: usize,
    layout: Layout,
    /// Levels above the leaves, below the top.
    pub levels: Vec<Vec<u32>>,
    /// The number of the topmost node.
    pub top: u32,
}

impl Fold {
    pub fn new(half: usize) -> Self {
        Self {
            half,
            ..Self::default()
        }
    }

    /// Makes room for the levels of a half that is folded in this way.
    pub fn reshape(&mut self, layout: Layout) {
        let mut size = layout.length_of(self.half);
        self.layout = layout;
        let mut depth = 0;
        while size > ROOM_AT_TOP {
            size = size.div_ceil(WIDTH);
            if self.levels.len() == depth {
                self.levels.push(Vec::new());
            }
            self.levels[depth].clear();
            self.levels[depth].resize(size, NOTHING);
            depth += 1;
        }
        self.levels.truncate(depth);
    }

    /// How many numbers a level has; leaves are level 0.
    #[inline]
    pub fn size(&self, level: usize) -> usize {
        match level {
            0 => self.layout.length_of(self.half),
            _ => self.levels[level - 1].len(),
        }
    }

    /// The number at a place of a level.
    #[inline]
    fn number(&self, leaves: &[u32], level: usize, at: usize) -> u32 {
        match level {
            0 => leaves[self.layout.place_of(self.half, at)],
            _ => self.levels[level - 1][at],
        }
    }

    /// The number of the node at a place of a level, from the level below it.
    #[inline]
    pub fn node(&self, trees: &Trees, leaves: &[u32], level: usize, at: usize) -> Option<u32> {
        let first = at * WIDTH;
        let last = (first + WIDTH).min(self.size(level - 1));
        if last - first == 1 {
            // A single one moves up as it is; the shape says so when unfolding.
            return Some(self.number(leaves, level - 1, first));
        }
        let mut tuple = [NOTHING; WIDTH];
        for (place, number) in (first..last).zip(&mut tuple) {
            *number = self.number(leaves, level - 1, place);
        }
        trees.nodes.intern(tuple)
    }

    /// The number of the topmost node, from the level below it.
    #[inline]
    pub fn top_node(&self, trees: &Trees, leaves: &[u32]) -> Option<u32> {
        let mut tuple = [NOTHING; WIDTH];
        tuple[0] = self.layout.shape().packed();
        let level = self.levels.len();
        let numbers = &mut tuple[1..];
        for (at, number) in (0..self.size(level)).zip(numbers) {
            *number = self.number(leaves, level, at);
        }
        trees.halves[self.half].intern(tuple)
    }

    /// Folds all leaves.
    pub fn fold_all(&mut self, trees: &Trees, leaves: &[u32]) -> Option<()> {
        for level in 1..=self.levels.len() {
            for at in 0..self.levels[level - 1].len() {
                self.levels[level - 1][at] = self.node(trees, leaves, level, at)?;
            }
        }
        self.top = self.top_node(trees, leaves)?;
        Some(())
    }

    /// Unfolds the half with this number over what is there, and leaves the places of the leaves
    /// that differ from before in `places`. With `all`, nothing that is there counts.
    pub fn unfold(
        &mut self,
        trees: &Trees,
        number: u32,
        leaves: &mut [u32],
        places: &mut Vec<u32>,
        all: bool,
    ) {
        if self.top == number && !all {
            return;
        }
        self.top = number;
        let tuple = trees.halves[self.half].get(number);
        let mut unfolding = Unfolding {
            trees,
            leaves,
            places,
            all,
        };
        let level = self.levels.len();
        for at in 0..self.size(level) {
            unfolding.node(self, level, at, tuple[1 + at]);
        }
    }
}

/// What unfolding a half needs at every node.
struct Unfolding<'a> {
    trees: &'a Trees,
    leaves: &'a mut [u32],
    places: &'a mut Vec<u32>,
    all: bool,
}

impl Unfolding<'_> {
    /// Puts a number at a place of a level and goes down where that changes something.
    fn node(&mut self, fold: &mut Fold, level: usize, at: usize, number: u32) {
        if level == 0 {
            let place = fold.layout.place_of(fold.half, at);
            if self.all || self.leaves[place] != number {
                self.leaves[place] = number;
                self.places.push(place as u32);
            }
            return;
        }
        if !self.all && fold.levels[level - 1][at] == number {
            return;
        }
        fold.levels[level - 1][at] = number;
        let first = at * WIDTH;
        let last = (first + WIDTH).min(fold.size(level - 1));
        if last - first == 1 {
            self.node(fold, level - 1, first, number);
        } else {
            let tuple: Tuple = self.trees.nodes.get(number);
            for place in first..last {
                self.node(fold, level - 1, place, tuple[place - first]);
            }
        }
    }
}
