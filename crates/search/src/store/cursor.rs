//! Where a worker stands: the folded vector of its running state.
//!
//! Only what differs from the state that was stored or loaded before is folded, looked up or read
//! again. The vector can run ahead: as long as steps are known and nobody asks for the state
//! itself, only numbers change, and the state follows when it is needed.

use super::fold::Fold;
use super::load::{load_all, load_changed};
use super::local::LocalTable;
use super::roots::{StateId, Stored};
use super::shape::{LEFT, RIGHT, Shape};
use super::tables::{Growth, Tables};
use super::tree::{NOTHING, WIDTH};
use super::vector::Vector;
use super::walk::walk;
use fencepost_vm::{Machine, State, component};

/// Where a number of the folded vector stands.
#[derive(Clone, Copy)]
enum Spot {
    /// A leaf, by its place in the vector.
    Leaf(u32),
    /// A node: the half, the level and the place there.
    Node(u8, u8, u32),
    /// The topmost node of a half.
    Top(u8),
}

/// Above this many places, following is looking at all.
const MOST_BEHIND: usize = 1 << 10;

/// The folded vector of a running state, and buffers.
pub struct Cursor {
    scratch: Vec<u64>,
    /// The threads of all stored states, if they are known by where they came from; then no other
    /// cursor knows them.
    locals: Option<LocalTable>,
    /// The vector of the state that was stored or loaded last; empty if there is none.
    leaves: Vec<u32>,
    /// The thread or object at each place of it.
    names: Vec<u32>,
    /// Its shape, and its halves.
    shape: Shape,
    folds: [Fold; 2],
    /// Whether the running state was changed and not stored.
    stale: bool,
    /// Places where the running state may differ from `leaves`, and whether all may.
    behind: Vec<u32>,
    all_behind: bool,
    /// The state that `leaves` is.
    current: Option<StateId>,
    /// The state that `leaves` was before the last store, and what to put back to be there again.
    previous: Option<StateId>,
    undo: Vec<(Spot, u32)>,
    /// Buffers: leaves that changed, and places of a level that did.
    changes: Vec<(u32, u32)>,
    places: Vec<u32>,
    touched: [Vec<u32>; 2],
}

impl Default for Cursor {
    fn default() -> Self {
        Self {
            scratch: Vec::new(),
            locals: None,
            leaves: Vec::new(),
            names: Vec::new(),
            shape: Shape::default(),
            folds: [Fold::new(LEFT), Fold::new(RIGHT)],
            stale: false,
            behind: Vec::new(),
            all_behind: false,
            current: None,
            previous: None,
            undo: Vec::new(),
            changes: Vec::new(),
            places: Vec::new(),
            touched: [Vec::new(), Vec::new()],
        }
    }
}

impl Cursor {
    /// A cursor for tables without threads: it numbers them itself, by where they came from.
    pub fn with_local_ids() -> Self {
        Self {
            locals: Some(LocalTable::default()),
            ..Self::default()
        }
    }

    /// Bytes that threads take which only this cursor knows.
    pub fn local_bytes(&self) -> u64 {
        self.locals.as_ref().map_or(0, LocalTable::bytes)
    }

    /// Says that the running state was changed and not stored: the next load must look at all.
    pub fn forget_running(&mut self) {
        self.stale = true;
    }

    /// Stores a state; only components that changed are looked at again. If the tables have no
    /// room, nothing is lost, and the same call succeeds once they have grown. The state must have
    /// followed the vector before it was changed.
    pub fn store(
        &mut self,
        tables: &Tables,
        machine: &Machine,
        state: &mut State,
    ) -> Result<Stored, Growth> {
        debug_assert!(self.stale || self.behind.is_empty() && !self.all_behind);
        let shape = Shape::new(state.threads.len(), state.heap.len());
        tables.room_for(shape.length())?;
        let leaves = match self.stale {
            true => &[],
            false => self.leaves.as_slice(),
        };
        let (components, old_threads) = (&tables.components, self.shape.threads);
        let (changes, scratch, locals) = (&mut self.changes, &mut self.scratch, &mut self.locals);
        let intern_thread = |place: usize, words: &[u64]| match locals {
            None => components.intern(words),
            Some(locals) => {
                let old = leaves.get(place).filter(|_| place <= old_threads);
                locals.intern(old.copied(), words)
            }
        };
        let walked = walk(
            components,
            intern_thread,
            leaves,
            changes,
            scratch,
            machine,
            state,
        );
        if walked.is_none() {
            return Err(self.crowded(tables));
        }
        self.store_changes(tables, shape)
    }

    /// Stores the vector of this shape that differs from the last one in `changes`.
    #[inline]
    fn store_changes(&mut self, tables: &Tables, shape: Shape) -> Result<Stored, Growth> {
        self.previous = None;
        let old = self.current.take();
        let folded = if shape == self.shape && !self.leaves.is_empty() && !self.stale {
            // Going back is putting back, as long as the shape is the same.
            self.undo.clear();
            self.previous = old;
            self.apply_changes(tables)
        } else {
            self.fold_all(tables, shape)
        };
        if folded.is_none() {
            return Err(self.crowded(tables));
        }
        self.places.clear();
        let places = self.changes.iter().map(|&(place, _)| place);
        self.places.extend(places);
        self.rename_places(tables);
        self.stale = false;
        self.behind.clear();
        self.all_behind = false;
        self.store_folded(tables)
    }

    /// Stores what is folded.
    #[inline]
    fn store_folded(&mut self, tables: &Tables) -> Result<Stored, Growth> {
        let id = StateId::of_halves(self.folds[LEFT].top, self.folds[RIGHT].top);
        let stored = tables.roots.intern(id).map_err(Tables::more_roots)?;
        self.current = Some(id);
        Ok(stored)
    }

    /// Stores the state that has other components at these places, which ascend, than the one the
    /// worker stands at; they belong to the same threads and objects. If it is new, the worker
    /// stands there, else where it stood. None, and nothing has happened, if there is no room.
    #[inline]
    pub fn store_step(&mut self, tables: &Tables, changes: &[(u32, u32)]) -> Option<Stored> {
        let before = self.current.filter(|_| !self.leaves.is_empty())?;
        tables.room_for(self.shape.length()).ok()?;
        self.undo.clear();
        self.changes.clear();
        self.changes.extend_from_slice(changes);
        let folded = self.apply_changes(tables);
        let stored = folded.and_then(|()| self.store_folded(tables).ok());
        if let Some(Stored::New(_)) = stored {
            self.previous = Some(before);
            let places = changes.iter().map(|&(place, _)| place);
            self.behind.extend(places);
        } else {
            self.places.clear();
            self.put_back();
            self.previous = None;
            self.current = Some(before);
        }
        stored
    }

    /// What the last store changed, by ascending places, unless it changed the shape of the state.
    #[inline]
    pub fn last_changes(&self) -> Option<&[(u32, u32)]> {
        self.previous.map(|_| self.changes.as_slice())
    }

    /// A table ran out of numbers, which workers that insert the same at once can waste. What was
    /// folded is forgotten, because it was folded in part.
    #[cold]
    fn crowded(&mut self, tables: &Tables) -> Growth {
        self.leaves.clear();
        self.previous = None;
        tables.doubled()
    }

    /// Folds the leaves that changed into the levels above.
    #[inline]
    fn apply_changes(&mut self, tables: &Tables) -> Option<()> {
        for &(place, number) in &self.changes {
            let old = std::mem::replace(&mut self.leaves[place as usize], number);
            self.undo.push((Spot::Leaf(place), old));
            let (half, at) = self.shape.half_of(place as usize);
            self.touched[half].push(at as u32);
        }
        for half in [LEFT, RIGHT] {
            let mut places = std::mem::take(&mut self.touched[half]);
            let folded = places.is_empty() || self.fold_places(tables, half, &mut places).is_some();
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
    fn fold_places(&mut self, tables: &Tables, half: usize, places: &mut Vec<u32>) -> Option<()> {
        let fold = &mut self.folds[half];
        for level in 1..=fold.levels.len() {
            // Places come in ascending order, so equal parents stand beside each other.
            places.iter_mut().for_each(|place| *place /= WIDTH as u32);
            places.dedup();
            for &at in places.iter() {
                let number = fold.node(tables, &self.leaves, level, at as usize)?;
                let old = std::mem::replace(&mut fold.levels[level - 1][at as usize], number);
                let spot = Spot::Node(half as u8, level as u8, at);
                self.undo.push((spot, old));
            }
        }
        let number = fold.top_node(tables, &self.leaves)?;
        let old = std::mem::replace(&mut fold.top, number);
        self.undo.push((Spot::Top(half as u8), old));
        Some(())
    }

    /// Folds a vector of another shape than before. `changes` holds what differs.
    fn fold_all(&mut self, tables: &Tables, shape: Shape) -> Option<()> {
        self.leaves.resize(shape.length(), NOTHING);
        for &(place, number) in &self.changes {
            self.leaves[place as usize] = number;
        }
        self.reshape(shape);
        for fold in &mut self.folds {
            fold.fold_all(tables, &self.leaves)?;
        }
        Some(())
    }

    /// Makes room for a state of this shape.
    fn reshape(&mut self, shape: Shape) {
        self.shape = shape;
        self.leaves.resize(shape.length(), NOTHING);
        self.folds.iter_mut().for_each(|fold| fold.reshape(shape));
    }

    /// Moves the vector to a stored state. The running state stays behind until [`Self::follow`].
    #[inline]
    pub fn go_to(&mut self, tables: &Tables, id: StateId) {
        if self.current == Some(id) {
            return;
        }
        self.places.clear();
        if self.previous.take() == Some(id) {
            self.put_back();
        } else {
            self.all_behind |= self.unfold(tables, id);
        }
        self.current = Some(id);
        self.undo.clear();
        self.rename_places(tables);
        match self.behind.len() + self.places.len() < MOST_BEHIND {
            true => self.behind.extend_from_slice(&self.places),
            false => self.all_behind = true,
        }
    }

    /// Makes `state`, the running state, what the vector says; what is the same already is not
    /// touched.
    #[inline]
    pub fn follow(&mut self, tables: &Tables, state: &mut State) {
        let (components, leaves) = (&tables.components, self.leaves.as_slice());
        let (locals, threads) = (self.locals.as_ref(), self.shape.threads);
        if self.all_behind || self.stale {
            load_all(components, locals, leaves, threads, state);
        } else if !self.behind.is_empty() {
            let places = self.behind.as_slice();
            load_changed(components, locals, leaves, places, threads, state);
        }
        self.behind.clear();
        self.all_behind = false;
        self.stale = false;
    }

    /// Makes `state` the stored state with this number; what is the same already is not touched.
    pub fn load(&mut self, tables: &Tables, id: StateId, state: &mut State) {
        self.go_to(tables, id);
        self.follow(tables, state);
    }

    /// The vector of the state that the worker stands at.
    #[inline]
    pub fn vector<'a>(&'a self, tables: &'a Tables) -> Vector<'a> {
        Vector {
            components: &tables.components,
            leaves: &self.leaves,
            names: &self.names,
            threads: self.shape.threads,
        }
    }

    /// Notes whose the components at `places` are.
    #[inline]
    fn rename_places(&mut self, tables: &Tables) {
        self.names.resize(self.leaves.len(), 0);
        for &place in &self.places {
            let words = tables.components.get(self.leaves[place as usize]);
            self.names[place as usize] = component::component_name(words);
        }
    }

    /// The components of a stored state.
    pub(super) fn leaves_of(&mut self, tables: &Tables, id: StateId) -> &[u32] {
        self.go_to(tables, id);
        &self.leaves
    }

    /// Takes the last store's changes back and leaves the places of changed leaves in `places`.
    #[inline]
    fn put_back(&mut self) {
        while let Some((spot, old)) = self.undo.pop() {
            match spot {
                Spot::Leaf(place) => {
                    self.leaves[place as usize] = old;
                    self.places.push(place);
                }
                Spot::Node(half, level, at) => {
                    self.folds[half as usize].levels[level as usize - 1][at as usize] = old;
                }
                Spot::Top(half) => self.folds[half as usize].top = old,
            }
        }
    }

    /// Unfolds a state and leaves the places of the leaves that differ from before in `places`.
    /// Says whether its shape is another one, so that all differ.
    fn unfold(&mut self, tables: &Tables, id: StateId) -> bool {
        let halves = id.halves();
        let shape = tables.shape_of(halves[LEFT]);
        let all = self.leaves.is_empty() || shape != self.shape;
        if all {
            self.reshape(shape);
        }
        let (leaves, places) = (&mut self.leaves, &mut self.places);
        for (fold, number) in self.folds.iter_mut().zip(halves) {
            fold.unfold(tables, number, leaves, places, all);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::random::Numbers;
    use std::collections::BTreeSet;

    /// A vector and its shape.
    type Vector = (Shape, Vec<u32>);

    fn store(cursor: &mut Cursor, tables: &mut Tables, vector: &Vector) -> Stored {
        let (shape, wanted) = vector;
        loop {
            let stored = tables.room_for(wanted.len()).and_then(|()| {
                let leaves = if cursor.stale {
                    &[][..]
                } else {
                    &cursor.leaves
                };
                let differs = |place: &usize| leaves.get(*place) != Some(&wanted[*place]);
                let places = (0..wanted.len()).filter(differs);
                cursor.changes = places.map(|place| (place as u32, wanted[place])).collect();
                cursor.store_changes(tables, *shape)
            });
            match stored {
                Ok(stored) => return stored,
                Err(growth) => assert!(tables.grow(growth)),
            }
        }
    }

    fn load(cursor: &mut Cursor, tables: &Tables, id: StateId) {
        cursor.places.clear();
        if cursor.previous.take() == Some(id) {
            cursor.put_back();
        } else {
            cursor.unfold(tables, id);
        }
        cursor.undo.clear();
        cursor.current = Some(id);
    }

    /// Random walks over vectors that change here and there, forward and back: what is stored is
    /// exactly what a set of vectors holds, and comes back as it was.
    #[test]
    fn vectors_are_stored_once_and_come_back() {
        for seed in 0..12 {
            let mut numbers = Numbers::new(seed);
            let mut tables = Tables::default();
            let mut cursor = Cursor::default();
            let mut model: BTreeSet<(usize, usize, Vec<u32>)> = BTreeSet::new();
            let mut known: Vec<(StateId, Vector)> = Vec::new();
            let values = 2 + numbers.below(40) as u32;
            let mut vector = (Shape::new(1, 0), vec![0; 2]);
            for _ in 0..4000 {
                match numbers.below(20) {
                    0 => {
                        let shape = Shape::new(
                            1 + numbers.below(9) as usize,
                            numbers.below(1 + seed * 4) as usize,
                        );
                        let old = vector.1;
                        let leaf = |place| old.get(place).copied().unwrap_or(0);
                        vector = (shape, (0..shape.length()).map(leaf).collect());
                    }
                    1..5 if !known.is_empty() => {
                        let (id, old) = &known[numbers.below(known.len() as u64) as usize];
                        load(&mut cursor, &tables, *id);
                        vector = old.clone();
                        assert_eq!((cursor.shape, &cursor.leaves), (vector.0, &vector.1));
                        continue;
                    }
                    5..9 => {
                        if let Some(id) = cursor.previous {
                            load(&mut cursor, &tables, id);
                            let back = known.iter().find(|(other, _)| *other == id);
                            vector = back.expect("it was stored").1.clone();
                            assert_eq!((cursor.shape, &cursor.leaves), (vector.0, &vector.1));
                        }
                        continue;
                    }
                    _ => {
                        for _ in 0..1 + numbers.below(3) {
                            let place = numbers.below(vector.1.len() as u64) as usize;
                            vector.1[place] = numbers.below(u64::from(values)) as u32;
                        }
                    }
                }
                let fresh = model.insert((vector.0.threads, vector.0.objects, vector.1.clone()));
                let stored = store(&mut cursor, &mut tables, &vector);
                assert_eq!(matches!(stored, Stored::New(_)), fresh);
                assert!(tables.is_state(stored.id()));
                if fresh {
                    known.push((stored.id(), vector.clone()));
                }
            }
            assert_eq!(tables.len(), model.len() as u64);
            let mut again = Cursor::default();
            for (id, vector) in &known {
                load(&mut again, &tables, *id);
                assert_eq!((again.shape, &again.leaves), (vector.0, &vector.1));
            }
        }
    }
}
