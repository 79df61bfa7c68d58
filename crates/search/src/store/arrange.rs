//! Compresses all states again, in an order that gives fewer nodes.

use super::folded::Folded;
use super::layout::Layouts;
use super::learning::learn;
use super::roots::StateId;
use super::shape::Shape;
use super::tables::Tables;
use super::trees::Trees;
use fencepost_base::run_together;
use std::collections::BTreeMap;

/// States that an order is learned from: this part of all, within bounds.
const SAMPLE_PART: u64 = 16;
const FEWEST_SAMPLES: u64 = 256;
const MOST_SAMPLES: u64 = 32768;
/// Where there are so many states for each node, nodes take little memory and little time.
const MANY_STATES: u64 = 32;
/// States between two questions whether to go on.
const ASK_EVERY: usize = 1 << 12;
/// Entries that are kept free beyond what one state needs, for other threads.
const SPARE: u64 = 1 << 10;
/// What a thread needs that folds states.
const STACK_BYTES: usize = 1 << 20;
/// Lists shorter than this are left to one thread.
const SMALL_PART: usize = 1 << 14;
/// Bytes for each state that is arranged, while that goes on.
const LIST_BYTES: u64 = size_of::<(StateId, bool)>() as u64;

/// Where states are after they were compressed again.
pub struct Moved {
    old: Trees,
    mover: Mover,
}

impl Moved {
    /// The state that a stored one is now.
    pub fn state(&mut self, tables: &Tables, state: StateId) -> StateId {
        match self.mover.fold(&self.old, &tables.trees, state) {
            Some(moved) if tables.is_state(moved) => moved,
            // A wrong state here would be a wrong verdict later.
            _ => unreachable!("a stored state is nowhere after it was compressed again"),
        }
    }
}

/// Compresses states again, one after the other.
#[derive(Default)]
struct Mover {
    /// The state in the old order, and in the new one.
    from: Folded,
    to: Folded,
    places: Vec<u32>,
    changes: Vec<(u32, u32)>,
}

impl Mover {
    /// The state that this one is now. None if there is no room for its nodes.
    fn fold(&mut self, old: &Trees, trees: &Trees, state: StateId) -> Option<StateId> {
        let Self { from, to, .. } = self;
        self.places.clear();
        let all = from.unfold(old, state, &mut self.places);
        if all {
            to.reshape(trees.layouts.of(from.shape()));
            to.leaves.copy_from_slice(&from.leaves);
            to.fold_all(trees)?;
        } else {
            let leaves = &from.leaves;
            let changed = |&place: &u32| (place, leaves[place as usize]);
            self.changes.clear();
            self.changes.extend(self.places.iter().map(changed));
            to.undo.clear();
            to.apply(trees, &self.changes)?;
        }
        Some(to.id())
    }

    /// Compresses all of these again. Says whether that was possible; `go_on` is asked now and then.
    fn fold_all(
        &mut self,
        old: &Trees,
        trees: &Trees,
        states: &mut [(StateId, bool)],
        go_on: impl Fn() -> bool,
    ) -> bool {
        for (number, (state, _)) in states.iter_mut().enumerate() {
            if number % ASK_EVERY == 0 && !go_on() {
                return false;
            }
            let [left, _] = state.halves();
            let nodes = old.shape_of(left).length() as u64 + SPARE;
            let moved = match trees.has_room(nodes, SPARE) {
                true => self.fold(old, trees, *state),
                false => None,
            };
            match moved {
                Some(moved) => *state = moved,
                None => return false,
            }
        }
        true
    }
}

/// Compresses all of these again on so many threads. Says whether that was possible.
fn fold_on_threads(
    old: &Trees,
    trees: &Trees,
    states: &mut [(StateId, bool)],
    threads: usize,
    go_on: impl Fn() -> bool + Sync,
) -> bool {
    let size = states.len().div_ceil(threads.max(1)).max(SMALL_PART);
    let fold = |part| Mover::default().fold_all(old, trees, part, &go_on);
    let done = run_together(states.chunks_mut(size).collect(), STACK_BYTES, fold, || {});
    done.into_iter().all(|done| done)
}

impl Tables {
    /// Folds all states in another order, on so many threads, if that promises far fewer nodes;
    /// there must not be more than there were. `may_take` says whether
    /// so many bytes may be used for it, `go_on` is asked now and then. None, and nothing has
    /// happened, if it is not done. Else states have other numbers, and cursors stand nowhere.
    pub fn arrange(
        &mut self,
        threads: usize,
        may_take: impl Fn(u64) -> bool,
        go_on: impl Fn() -> bool + Sync,
    ) -> Option<Moved> {
        let states = self.len();
        if self.node_count() * MANY_STATES < states {
            return None;
        }
        let bytes = self.trees.bytes() + self.roots.bytes() + states * LIST_BYTES;
        if !may_take(bytes) {
            return None;
        }
        let layouts = self.better_layouts()?;
        let mut trees = Trees::with_layouts(layouts);
        if !trees.grow(self.trees.largest() + SPARE) {
            return None;
        }
        let mut list = self.roots.all_states();
        // Neighbours in this order share halves.
        list.sort_unstable();
        if !fold_on_threads(&self.trees, &trees, &mut list, threads, go_on) {
            return None;
        }
        trees.shrink();
        let old = std::mem::replace(&mut self.trees, trees);
        self.roots = self.roots.refilled(&list);
        debug_assert_eq!(self.len(), states);
        let mover = Mover::default();
        Some(Moved { old, mover })
    }

    /// Orders learned from some states, if they make far fewer nodes of these.
    fn better_layouts(&self) -> Option<Layouts> {
        let count = (self.len() / SAMPLE_PART).clamp(FEWEST_SAMPLES, MOST_SAMPLES);
        let mut by_shape: BTreeMap<u32, Vec<Vec<u32>>> = BTreeMap::new();
        let mut folded = Folded::default();
        for state in self.roots.some_states(count as usize) {
            folded.unfold(&self.trees, state, &mut Vec::new());
            let shape = folded.shape().packed();
            let vectors = by_shape.entry(shape).or_default();
            vectors.push(folded.leaves.clone());
        }
        let mut layouts = self.trees.layouts.clone();
        for (&shape, vectors) in &by_shape {
            if let Some(layout) = learn(Shape::unpacked(shape), vectors) {
                layouts.insert(layout);
            }
        }
        let before = nodes_of(&by_shape, self.trees.layouts.clone())?;
        let after = nodes_of(&by_shape, layouts.clone())?;
        (after * 6 < before * 5).then_some(layouts)
    }
}

/// How many nodes these states have together if they are folded in this way.
fn nodes_of(by_shape: &BTreeMap<u32, Vec<Vec<u32>>>, layouts: Layouts) -> Option<u64> {
    let mut trees = Trees::with_layouts(layouts);
    let mut folded = Folded::default();
    for (&shape, vectors) in by_shape {
        folded.reshape(trees.layouts.of(Shape::unpacked(shape)));
        for vector in vectors {
            folded.leaves.copy_from_slice(vector);
            if !trees.make_room(vector.len()) {
                return None;
            }
            folded.fold_all(&trees)?;
        }
    }
    Some(trees.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::cursor::Cursor;
    use crate::store::random::Numbers;
    use crate::store::roots::Stored;
    use std::collections::BTreeSet;

    type Vectors = BTreeSet<(u32, Vec<u32>)>;

    /// The states that the tables hold.
    fn contents(tables: &Tables) -> Vectors {
        let mut folded = Folded::default();
        let vector = |(state, _): (StateId, bool)| {
            folded.unfold(&tables.trees, state, &mut Vec::new());
            (folded.shape().packed(), folded.leaves.clone())
        };
        tables.roots.all_states().into_iter().map(vector).collect()
    }

    /// Tables of states of two shapes in which distant components vary together.
    fn filled(numbers: &mut Numbers) -> Tables {
        let mut tables = Tables::default();
        let mut folded = Folded::default();
        for number in 0..3000 {
            let shape = Shape::new(3 + number % 2, 17);
            let groups: Vec<u32> = (0..5).map(|_| numbers.below(6) as u32).collect();
            folded.reshape(tables.trees.layouts.of(shape));
            for (place, leaf) in folded.leaves.iter_mut().enumerate() {
                *leaf = place as u32 * 10 + groups[place * 3 % 5];
            }
            assert!(tables.trees.make_room(shape.length()));
            folded.fold_all(&tables.trees).expect("there is room");
            while let Err(need) = tables.roots.intern(folded.id()) {
                tables.roots.grow(need, 1);
            }
        }
        tables
    }

    #[test]
    fn states_stay_and_nodes_become_fewer() {
        let mut numbers = Numbers::new(5);
        let mut tables = filled(&mut numbers);
        let (before, nodes) = (contents(&tables), tables.node_count());
        let some = tables.roots.some_states(100);
        let mut folded = Folded::default();
        let mut moved = tables.arrange(2, |_| true, || true).expect("it pays");
        assert!(tables.node_count() * 4 < nodes * 3);
        assert_eq!(contents(&tables), before);
        let mut old = Folded::default();
        for state in some {
            old.unfold(&moved.old, state, &mut Vec::new());
            let now = moved.state(&tables, state);
            assert!(tables.is_state(now));
            folded.unfold(&tables.trees, now, &mut Vec::new());
            assert_eq!(folded.leaves, old.leaves);
        }
        // What is there is known again, and once more there is little to gain.
        let stored = tables.roots.intern(folded.id());
        assert!(matches!(stored, Ok(Stored::Seen(_))));
        assert!(tables.arrange(2, |_| true, || true).is_none());
        let mut cursor = Cursor::default();
        assert_eq!(cursor.leaves_of(&tables, folded.id()), folded.leaves);
    }

    #[test]
    fn what_is_not_done_changes_nothing() {
        let mut numbers = Numbers::new(6);
        let mut tables = filled(&mut numbers);
        let (before, nodes) = (contents(&tables), tables.node_count());
        assert!(tables.arrange(2, |_| false, || true).is_none());
        assert!(tables.arrange(2, |_| true, || false).is_none());
        assert_eq!(tables.node_count(), nodes);
        assert_eq!(contents(&tables), before);
    }
}
