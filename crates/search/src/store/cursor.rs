//! Where a worker stands: the folded vector of its running state.
//!
//! Only what differs from the state that was stored or loaded before is folded, looked up or read
//! again. The vector can run ahead: as long as steps are known and nobody asks for the state
//! itself, only numbers change, and the state follows when it is needed.

use super::folded::Folded;
use super::load::{load_all, load_changed};
use super::local::LocalTable;
use super::roots::{StateId, Stored};
use super::shape::Shape;
use super::sharing::Sharing;
use super::tables::{Growth, Tables};
use super::vector::Vector;
use super::walk::walk;
use fencepost_vm::{Machine, State};

/// The folded vector of a running state, and buffers.
#[derive(Default)]
pub struct Cursor {
    scratch: Vec<u64>,
    /// The threads of all stored states, if they are known by where they came from; then no other
    /// cursor knows them.
    locals: Option<LocalTable>,
    /// The vector of the state that was stored or loaded last.
    at: Folded,
    /// Another one, and the state that it is: the last one of another shape.
    side: Folded,
    aside: Option<StateId>,
    /// Whether the running state was changed and not stored.
    stale: bool,
    /// Places where the running state may differ from the vector, and whether all may.
    behind: Vec<u32>,
    all_behind: bool,
    /// The state that the vector is.
    current: Option<StateId>,
    /// The state that it was before the last store, if putting back what was changed leads there.
    previous: Option<StateId>,
    /// Buffers: leaves that changed, and places of a level that did.
    changes: Vec<(u32, u32)>,
    places: Vec<u32>,
    /// Whose states are whose, where several processes search.
    sharing: Option<Box<Sharing>>,
}

impl Cursor {
    /// A cursor of one of several processes, each of which stores its own states only.
    pub fn sharing(own: u32, processes: u32) -> Self {
        Self {
            sharing: Some(Box::new(Sharing::new(own, processes))),
            ..Self::default()
        }
    }

    /// The process that the state belongs to which the worker stands at.
    pub fn owner(&mut self, tables: &Tables) -> u32 {
        let Self { sharing, at, .. } = self;
        let sharing = sharing.as_mut();
        sharing.map_or(0, |sharing| sharing.owner(at, &tables.components))
    }

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
        self.fold(tables, machine, state)?;
        self.store_folded(tables)
    }

    /// Moves the vector to a state and says which one it is, whether it is stored or not. What is
    /// true of [`Self::store`] is true here.
    pub fn fold(
        &mut self,
        tables: &Tables,
        machine: &Machine,
        state: &mut State,
    ) -> Result<StateId, Growth> {
        debug_assert!(self.stale || self.behind.is_empty() && !self.all_behind);
        let shape = Shape::new(state.threads.len(), state.heap.len());
        tables.room_for(shape.length())?;
        let leaves = match self.stale {
            true => &[],
            false => self.at.leaves.as_slice(),
        };
        let (components, old_threads) = (&tables.components, self.at.shape().threads);
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
        self.move_by_changes(tables, shape)
    }

    /// Moves to the vector of this shape that differs from the last one in `changes`.
    #[inline]
    fn move_by_changes(&mut self, tables: &Tables, shape: Shape) -> Result<StateId, Growth> {
        self.previous = None;
        let old = self.current.take();
        let known = !self.at.leaves.is_empty() && !self.stale;
        let folded = if shape == self.at.shape() && known {
            // Going back is putting back, as long as the shape is the same.
            self.at.undo.clear();
            self.previous = old;
            self.at.apply(&tables.trees, &self.changes)
        } else {
            if known {
                self.step_aside(old);
            }
            self.fold_changes(tables, shape)
        };
        if folded.is_none() {
            return Err(self.crowded(tables));
        }
        let places = self.changes.iter().map(|&(place, _)| place);
        self.at.rename(&tables.components, places);
        self.stale = false;
        self.behind.clear();
        self.all_behind = false;
        let id = self.at.id();
        self.current = Some(id);
        Ok(id)
    }

    /// Keeps the vector, which is this state, and goes on with a copy of its leaves.
    fn step_aside(&mut self, state: Option<StateId>) {
        std::mem::swap(&mut self.at, &mut self.side);
        self.aside = state;
        self.at.leaves.clear();
        self.at.leaves.extend_from_slice(&self.side.leaves);
        self.at.names.clear();
        self.at.names.extend_from_slice(&self.side.names);
    }

    /// Stores what is folded.
    #[inline]
    fn store_folded(&mut self, tables: &Tables) -> Result<Stored, Growth> {
        let id = self.at.id();
        if let Some(sharing) = &mut self.sharing {
            let owner = sharing.owner(&self.at, &tables.components);
            if let Some(stored) = sharing.elsewhere(owner, id) {
                self.current = Some(id);
                return Ok(stored);
            }
        }
        let stored = tables.roots.intern(id).map_err(Tables::more_roots)?;
        self.current = Some(id);
        Ok(stored)
    }

    /// Stores the state that has other components at these places, which ascend, than the one the
    /// worker stands at; they belong to the same threads and objects. If it is new, or has to go to
    /// another process, the worker stands there, else where it stood. None, and nothing has happened, if there is no room.
    #[inline]
    pub fn store_step(&mut self, tables: &Tables, changes: &[(u32, u32)]) -> Option<Stored> {
        let before = self.current.filter(|_| !self.at.leaves.is_empty())?;
        tables.room_for(self.at.shape().length()).ok()?;
        self.at.undo.clear();
        let folded = self.at.apply(&tables.trees, changes);
        let stored = folded.and_then(|()| self.store_folded(tables).ok());
        if let Some(Stored::New(_) | Stored::Elsewhere(_)) = stored {
            self.previous = Some(before);
            self.fall_behind(changes.iter().map(|&(place, _)| place));
        } else {
            self.places.clear();
            self.at.put_back(&mut self.places);
            self.previous = None;
            self.current = Some(before);
        }
        stored
    }

    /// Stores the state that has these halves; it has the same threads and objects as the one the
    /// worker stands at. If it is new, the worker stands there. None, and nothing has happened, if
    /// there is no room.
    #[inline]
    pub fn store_halves(&mut self, tables: &Tables, halves: [u32; 2]) -> Option<Stored> {
        let before = self.current.filter(|_| !self.at.leaves.is_empty())?;
        let id = StateId::of_halves(halves[0], halves[1]);
        if self.sharing.is_some()
            && let Some(stored) = self.halves_elsewhere(tables, before, id)
        {
            return Some(stored);
        }
        let stored = tables.roots.intern(id).ok()?;
        if let Stored::New(_) = stored {
            let mut places = std::mem::take(&mut self.places);
            places.clear();
            self.at.unfold(&tables.trees, id, &mut places);
            self.previous = None;
            self.current = Some(id);
            self.fall_behind(places.iter().copied());
            self.places = places;
        }
        Some(stored)
    }

    /// What storing a state comes to that belongs to another process. The worker stands there if
    /// the state has to go to that process, else where it stood.
    fn halves_elsewhere(
        &mut self,
        tables: &Tables,
        before: StateId,
        id: StateId,
    ) -> Option<Stored> {
        let sharing = self.sharing.as_mut()?;
        let mut owner = sharing.known_owner(id.halves());
        if let Some(known) = owner {
            if sharing.is_own(known) {
                return None;
            }
            if sharing.was_met(id) {
                return Some(Stored::Seen(id));
            }
        }
        self.unfold_to(tables, id);
        let sharing = self.sharing.as_mut()?;
        let owner = *owner.get_or_insert_with(|| sharing.owner(&self.at, &tables.components));
        let stored = sharing.elsewhere(owner, id);
        if !matches!(stored, Some(Stored::Elsewhere(_))) {
            self.unfold_to(tables, before);
        }
        stored
    }

    /// Moves the vector, by its halves.
    fn unfold_to(&mut self, tables: &Tables, id: StateId) {
        let mut places = std::mem::take(&mut self.places);
        places.clear();
        self.all_behind |= self.at.unfold(&tables.trees, id, &mut places);
        self.at.undo.clear();
        self.at.rename(&tables.components, places.iter().copied());
        self.previous = None;
        self.current = Some(id);
        self.fall_behind(places.iter().copied());
        self.places = places;
    }

    /// Stores the state with this vector of so many threads, which comes from elsewhere, and moves
    /// there. The running state stays behind until [`Self::follow`].
    pub fn store_vector(
        &mut self,
        tables: &Tables,
        threads: usize,
        leaves: &[u32],
    ) -> Result<Stored, Growth> {
        let shape = Shape::new(threads, leaves.len() - 1 - threads);
        tables.room_for(shape.length())?;
        let old = match self.stale {
            true => &[],
            false => self.at.leaves.as_slice(),
        };
        let all = leaves.iter().enumerate();
        let differ = all.filter(|&(place, leaf)| old.get(place) != Some(leaf));
        self.changes.clear();
        self.changes
            .extend(differ.map(|(place, &leaf)| (place as u32, leaf)));
        self.move_by_changes(tables, shape)?;
        self.all_behind = true;
        self.store_folded(tables)
    }

    /// Stores the state with this vector, which has as many threads as the one the worker stands
    /// at. If it is new, the worker stands there, else where it stood. None, and nothing has
    /// happened, if there is no room.
    pub fn store_other(
        &mut self,
        tables: &Tables,
        leaves: &[u32],
        names: &[u32],
    ) -> Option<Stored> {
        let before = self.current.filter(|_| !self.at.leaves.is_empty())?;
        tables.room_for(leaves.len()).ok()?;
        let threads = self.at.shape().threads;
        let shape = Shape::new(threads, leaves.len() - 1 - threads);
        self.aside = None;
        let Self { side, .. } = self;
        if side.shape() != shape || side.leaves.is_empty() {
            side.reshape(tables.trees.layouts.of(shape));
        }
        side.leaves.copy_from_slice(leaves);
        side.names.clear();
        side.names.extend_from_slice(names);
        side.fold_all(&tables.trees)?;
        let elsewhere = self.sharing.as_mut().and_then(|sharing| {
            let owner = sharing.owner(side, &tables.components);
            sharing.elsewhere(owner, side.id())
        });
        let stored = match elsewhere {
            Some(stored) => stored,
            None => tables.roots.intern(side.id()).ok()?,
        };
        if let Stored::New(id) | Stored::Elsewhere(id) = stored {
            std::mem::swap(&mut self.at, &mut self.side);
            self.aside = Some(before);
            self.current = Some(id);
            self.previous = None;
            self.all_behind = true;
        }
        Some(stored)
    }

    /// A table ran out of numbers, which workers that insert the same at once can waste. What was
    /// folded is forgotten, because it was folded in part.
    #[cold]
    fn crowded(&mut self, tables: &Tables) -> Growth {
        self.at.leaves.clear();
        self.previous = None;
        tables.doubled()
    }

    /// Folds a vector of another shape than before. `changes` holds what differs.
    fn fold_changes(&mut self, tables: &Tables, shape: Shape) -> Option<()> {
        self.at.reshape(tables.trees.layouts.of(shape));
        for &(place, number) in &self.changes {
            self.at.leaves[place as usize] = number;
        }
        self.at.fold_all(&tables.trees)
    }

    /// Moves the vector to a stored state. The running state stays behind until [`Self::follow`].
    #[inline]
    pub fn go_to(&mut self, tables: &Tables, id: StateId) {
        if self.current == Some(id) {
            return;
        }
        if self.aside == Some(id) {
            self.aside = self.current;
            std::mem::swap(&mut self.at, &mut self.side);
            self.current = Some(id);
            self.previous = None;
            self.all_behind = true;
            return;
        }
        self.places.clear();
        if self.previous.take() == Some(id) {
            self.at.put_back(&mut self.places);
        } else {
            let Self { at, places, .. } = self;
            self.all_behind |= at.unfold(&tables.trees, id, places);
        }
        self.current = Some(id);
        self.at.undo.clear();
        let places = std::mem::take(&mut self.places);
        self.at.rename(&tables.components, places.iter().copied());
        self.fall_behind(places.iter().copied());
        self.places = places;
    }

    /// Notes that the vector has moved on at these places and the running state has not. Where
    /// there are more places than components, following is looking at all.
    #[inline]
    fn fall_behind(&mut self, places: impl Iterator<Item = u32>) {
        if !self.all_behind {
            self.behind.extend(places);
            self.all_behind = self.behind.len() > self.at.leaves.len();
        }
    }

    /// Makes `state`, the running state, what the vector says; what is the same already is not
    /// touched.
    #[inline]
    pub fn follow(&mut self, tables: &Tables, state: &mut State) {
        let (components, leaves) = (&tables.components, self.at.leaves.as_slice());
        let (locals, threads) = (self.locals.as_ref(), self.at.shape().threads);
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
            leaves: &self.at.leaves,
            names: &self.at.names,
            threads: self.at.shape().threads,
            layout: &self.at.layout,
            tops: self.at.tops(),
        }
    }

    /// The components of a stored state.
    pub(super) fn leaves_of(&mut self, tables: &Tables, id: StateId) -> &[u32] {
        self.go_to(tables, id);
        &self.at.leaves
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
                    &cursor.at.leaves
                };
                let differs = |place: &usize| leaves.get(*place) != Some(&wanted[*place]);
                let places = (0..wanted.len()).filter(differs);
                cursor.changes = places.map(|place| (place as u32, wanted[place])).collect();
                cursor
                    .move_by_changes(tables, *shape)
                    .and_then(|_| cursor.store_folded(tables))
            });
            match stored {
                Ok(stored) => return stored,
                Err(growth) => assert!(tables.grow(growth, 1)),
            }
        }
    }

    /// Stores a vector as a step that is known does, if that is possible. If the vector is not
    /// new, it becomes the one that the cursor stays at.
    fn step(
        cursor: &mut Cursor,
        tables: &Tables,
        vector: &mut Vector,
        whole: bool,
    ) -> Option<Stored> {
        let (shape, wanted) = &*vector;
        let (old_shape, old) = (cursor.at.shape(), cursor.at.leaves.clone());
        let stored = if whole && shape.threads == old_shape.threads {
            cursor.store_other(tables, wanted, wanted)?
        } else if *shape == old_shape {
            let differs = |place: &usize| old[*place] != wanted[*place];
            let places = (0..wanted.len()).filter(differs);
            let changes: Vec<_> = places.map(|place| (place as u32, wanted[place])).collect();
            cursor.store_step(tables, &changes)?
        } else {
            return None;
        };
        if !matches!(stored, Stored::New(_)) {
            *vector = (old_shape, old);
        }
        assert_eq!(
            (cursor.at.shape(), &cursor.at.leaves),
            (vector.0, &vector.1)
        );
        Some(stored)
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
                        cursor.go_to(&tables, *id);
                        vector = old.clone();
                        assert_eq!(
                            (cursor.at.shape(), &cursor.at.leaves),
                            (vector.0, &vector.1)
                        );
                        continue;
                    }
                    5..9 => {
                        let ways = [cursor.previous, cursor.aside];
                        if let Some(id) = ways[numbers.below(2) as usize] {
                            cursor.go_to(&tables, id);
                            let back = known.iter().find(|(other, _)| *other == id);
                            vector = back.expect("it was stored").1.clone();
                            assert_eq!(
                                (cursor.at.shape(), &cursor.at.leaves),
                                (vector.0, &vector.1)
                            );
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
                let wanted = vector.clone();
                let stepped = match numbers.below(3) {
                    0 => None,
                    way => step(&mut cursor, &tables, &mut vector, way == 1),
                };
                let stored = match stepped {
                    Some(stored) => stored,
                    None => store(&mut cursor, &mut tables, &vector),
                };
                assert_eq!(matches!(stored, Stored::New(_)), fresh);
                assert!(tables.is_state(stored.id()));
                if fresh {
                    known.push((stored.id(), wanted));
                }
            }
            assert_eq!(tables.len(), model.len() as u64);
            let mut again = Cursor::default();
            for (id, vector) in &known {
                again.go_to(&tables, *id);
                assert_eq!((again.at.shape(), &again.at.leaves), (vector.0, &vector.1));
            }
        }
    }
}
