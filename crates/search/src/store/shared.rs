//! Tables that several workers use at once.
//!
//! Workers hold them for reading while they search, and let go only when somebody wants to grow
//! them, so storing a state takes no lock.

use super::cursor::Cursor;
use super::roots::{StateId, Stored};
use super::tables::{Growth, Tables};
use super::vector::Vector;
use fencepost_vm::{Machine, State};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// Tables for many.
pub struct SharedTables {
    tables: RwLock<Tables>,
    /// How many wait for the tables to be let go.
    wanted: AtomicUsize,
    /// How many share them.
    workers: usize,
}

impl SharedTables {
    /// Makes tables available to so many workers.
    pub fn new(tables: Tables, workers: usize) -> Self {
        Self {
            tables: RwLock::new(tables),
            wanted: AtomicUsize::new(0),
            workers,
        }
    }

    fn read(&self) -> RwLockReadGuard<'_, Tables> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the tables while nobody changes them.
    pub fn look<T>(&self, look: impl FnOnce(&Tables) -> T) -> T {
        look(&self.read())
    }

    /// Changes the tables while nobody else uses them.
    pub fn change<T>(&self, change: impl FnOnce(&mut Tables) -> T) -> T {
        self.wanted.fetch_add(1, Ordering::Relaxed);
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        let changed = change(&mut tables);
        self.wanted.fetch_sub(1, Ordering::Relaxed);
        changed
    }

    /// The tables, once nobody else uses them any more.
    pub fn into_inner(self) -> Tables {
        self.tables
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// One worker's view of the shared tables.
pub struct SharedStore<'a> {
    shared: &'a SharedTables,
    guard: Option<RwLockReadGuard<'a, Tables>>,
    cursor: Cursor,
}

impl<'a> SharedStore<'a> {
    /// A worker's view; the cursor says where the worker stands.
    pub fn new(shared: &'a SharedTables, cursor: Cursor) -> Self {
        Self {
            shared,
            guard: None,
            cursor,
        }
    }

    /// Where the worker stands, to be taken to another view.
    pub fn into_cursor(self) -> Cursor {
        self.cursor
    }

    /// Lets the tables go, before waiting for something.
    pub fn release(&mut self) {
        self.guard = None;
    }

    #[inline]
    fn hold(&mut self) -> (&Tables, &mut Cursor) {
        if self.shared.wanted.load(Ordering::Relaxed) != 0 {
            self.guard = None;
        }
        let shared = self.shared;
        let guard = self.guard.get_or_insert_with(|| shared.read());
        (guard, &mut self.cursor)
    }

    /// Looks at the tables.
    pub fn tables(&mut self) -> &Tables {
        self.hold().0
    }

    /// Stores a state. `may_grow` decides, from the bytes the tables have and the bytes they need
    /// beyond, whether they may grow. If not, they make themselves smaller once; None if that is
    /// not enough.
    #[inline]
    pub fn store(
        &mut self,
        machine: &Machine,
        state: &mut State,
        may_grow: impl Fn(u64, u64) -> bool,
    ) -> Option<Stored> {
        loop {
            let (tables, cursor) = self.hold();
            match cursor.store(tables, machine, state) {
                Ok(stored) => return Some(stored),
                Err(growth) => {
                    if !self.grow(growth, &may_grow) {
                        return None;
                    }
                }
            }
        }
    }

    #[cold]
    fn grow(&mut self, growth: Growth, may_grow: impl Fn(u64, u64) -> bool) -> bool {
        self.guard = None;
        let workers = self.shared.workers;
        self.shared.change(
            |tables| match may_grow(tables.bytes(), tables.growth_bytes(growth)) {
                true => tables.grow(growth, workers),
                false => tables.squeeze(),
            },
        )
    }

    /// Gives back memory that is there for speed, while all others wait.
    #[cold]
    pub fn squeeze(&mut self) {
        self.guard = None;
        self.shared.change(Tables::squeeze);
    }

    /// See [`Cursor::fold`]; None if the tables would have to grow for it.
    pub fn fold(&mut self, machine: &Machine, state: &mut State) -> Option<StateId> {
        let (tables, cursor) = self.hold();
        cursor.fold(tables, machine, state).ok()
    }

    /// See [`Cursor::store_step`].
    #[inline]
    pub fn store_step(&mut self, changes: &[(u32, u32)]) -> Option<Stored> {
        let (tables, cursor) = self.hold();
        cursor.store_step(tables, changes)
    }

    /// See [`Cursor::store_halves`].
    #[inline]
    pub fn store_halves(&mut self, halves: [u32; 2]) -> Option<Stored> {
        let (tables, cursor) = self.hold();
        cursor.store_halves(tables, halves)
    }

    /// See [`Cursor::store_other`].
    #[inline]
    pub fn store_other(&mut self, components: &[u32], names: &[u32]) -> Option<Stored> {
        let (tables, cursor) = self.hold();
        cursor.store_other(tables, components, names)
    }

    /// See [`Cursor::vector`].
    #[inline]
    pub fn vector(&mut self) -> Vector<'_> {
        let (tables, cursor) = self.hold();
        cursor.vector(tables)
    }

    /// See [`Cursor::go_to`].
    #[inline]
    pub fn go_to(&mut self, id: StateId) {
        let (tables, cursor) = self.hold();
        cursor.go_to(tables, id);
    }

    /// See [`Cursor::follow`].
    #[inline]
    pub fn follow(&mut self, state: &mut State) {
        let (tables, cursor) = self.hold();
        cursor.follow(tables, state);
    }

    /// Says that the running state was changed and not stored.
    pub fn forget_running(&mut self) {
        self.cursor.forget_running();
    }

    /// Makes `state` the stored state with this number.
    #[inline]
    pub fn load(&mut self, id: StateId, state: &mut State) {
        let (tables, cursor) = self.hold();
        cursor.load(tables, id, state);
    }
}
