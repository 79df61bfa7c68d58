//! The exact store of one searcher: tables of its own and where it stands.

use super::arrange::Moved;
use super::cursor::Cursor;
use super::roots::{StateId, Stored};
use super::tables::{Growth, Tables};
use super::vector::Vector;
use fencepost_vm::{Machine, State};

/// All visited states.
#[derive(Default)]
pub struct StateStore {
    tables: Tables,
    cursor: Cursor,
}

impl StateStore {
    /// A store in which threads are known by where they came from. It may hold a state more than
    /// once, but needs less memory for threads.
    pub fn with_local_ids() -> Self {
        Self {
            tables: Tables::default(),
            cursor: Cursor::with_local_ids(),
        }
    }

    /// The store of one of several processes, each of which stores its own states only.
    pub fn sharing(own: u32, processes: u32) -> Self {
        Self {
            tables: Tables::default(),
            cursor: Cursor::sharing(own, processes),
        }
    }

    /// The same over tables that hold states already.
    pub fn sharing_over(tables: Tables, own: u32, processes: u32) -> Self {
        Self {
            tables,
            cursor: Cursor::sharing(own, processes),
        }
    }

    /// See [`Cursor::owner`].
    pub fn owner(&mut self) -> u32 {
        self.cursor.owner(&self.tables)
    }

    /// From now on, states are marked as recent when they are stored.
    pub fn mark_new(&mut self) {
        self.tables.mark_new();
    }

    /// The number of a component, which is added if it is new. None if there is no room.
    pub fn intern_component(
        &mut self,
        words: &[u64],
        may_grow: impl Fn(u64, u64) -> bool,
    ) -> Option<u32> {
        while let Err(growth) = self.tables.room_for(1) {
            self.grow(growth, &may_grow)?;
        }
        self.tables.components.intern(words)
    }

    /// The words of a component.
    pub fn component(&self, number: u32) -> &[u64] {
        self.tables.components.get(number)
    }

    /// See [`Cursor::store_vector`]; None if there is no room.
    pub fn store_vector(
        &mut self,
        threads: usize,
        leaves: &[u32],
        may_grow: impl Fn(u64, u64) -> bool,
    ) -> Option<Stored> {
        loop {
            match self.cursor.store_vector(&self.tables, threads, leaves) {
                Ok(stored) => return Some(stored),
                Err(growth) => self.grow(growth, &may_grow)?,
            }
        }
    }

    /// Makes room, or makes the store smaller once; None if neither is possible.
    fn grow(&mut self, growth: Growth, may_grow: impl Fn(u64, u64) -> bool) -> Option<()> {
        let (has, needs) = (self.bytes(), self.tables.growth_bytes(growth));
        let done = match may_grow(has, needs) {
            true => self.tables.grow(growth, 1),
            false => self.tables.squeeze(),
        };
        done.then_some(())
    }

    /// How many states are stored.
    #[inline]
    pub fn len(&self) -> u64 {
        self.tables.len()
    }

    /// Whether no state is stored.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// How many distinct components there are.
    pub fn component_count(&self) -> u64 {
        self.tables.component_count()
    }

    /// Bytes that the store takes.
    pub fn bytes(&self) -> u64 {
        self.tables.bytes() + self.cursor.local_bytes()
    }

    /// The tables, to look at.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The tables and the cursor, for a search that several workers continue.
    pub fn into_parts(self) -> (Tables, Cursor) {
        (self.tables, self.cursor)
    }

    /// A store over tables that hold states already.
    pub fn from_tables(tables: Tables) -> Self {
        Self {
            tables,
            cursor: Cursor::default(),
        }
    }

    /// See [`Tables::arrange`].
    pub fn arrange(
        &mut self,
        may_take: impl Fn(u64) -> bool,
        go_on: impl Fn() -> bool + Sync,
    ) -> Option<Moved> {
        let moved = self.tables.arrange(1, may_take, go_on)?;
        self.cursor = Cursor::default();
        Some(moved)
    }

    /// Stores a state; only components that changed are looked at again. `may_grow` decides, from
    /// the bytes the store has and the bytes it needs beyond, whether it may grow. If not, the
    /// store makes itself smaller once; None if that is not enough.
    #[inline]
    pub fn try_store(
        &mut self,
        machine: &Machine,
        state: &mut State,
        may_grow: impl Fn(u64, u64) -> bool,
    ) -> Option<Stored> {
        loop {
            match self.cursor.store(&self.tables, machine, state) {
                Ok(stored) => return Some(stored),
                Err(growth) => self.grow(growth, &may_grow)?,
            }
        }
    }

    /// See [`Cursor::fold`]; None if the tables would have to grow for it.
    pub fn fold(&mut self, machine: &Machine, state: &mut State) -> Option<StateId> {
        self.cursor.fold(&self.tables, machine, state).ok()
    }

    /// Gives back memory that is there for speed.
    pub fn squeeze(&mut self) {
        self.tables.squeeze();
    }

    /// See [`Cursor::store_step`].
    #[inline]
    pub fn store_step(&mut self, changes: &[(u32, u32)]) -> Option<Stored> {
        self.cursor.store_step(&self.tables, changes)
    }

    /// See [`Cursor::store_halves`].
    #[inline]
    pub fn store_halves(&mut self, halves: [u32; 2]) -> Option<Stored> {
        self.cursor.store_halves(&self.tables, halves)
    }

    /// See [`Cursor::store_other`].
    #[inline]
    pub fn store_other(&mut self, components: &[u32], names: &[u32]) -> Option<Stored> {
        self.cursor.store_other(&self.tables, components, names)
    }

    /// See [`Cursor::vector`].
    #[inline]
    pub fn vector(&self) -> Vector<'_> {
        self.cursor.vector(&self.tables)
    }

    /// See [`Cursor::go_to`].
    #[inline]
    pub fn go_to(&mut self, id: StateId) {
        self.cursor.go_to(&self.tables, id);
    }

    /// See [`Cursor::follow`].
    #[inline]
    pub fn follow(&mut self, state: &mut State) {
        self.cursor.follow(&self.tables, state);
    }

    /// Says that the running state was changed and not stored: the next load must look at all.
    pub fn forget_running(&mut self) {
        self.cursor.forget_running();
    }

    /// Makes `state` the stored state with this number; what is the same already is not touched.
    #[inline]
    pub fn load(&mut self, id: StateId, state: &mut State) {
        self.cursor.load(&self.tables, id, state);
    }
}
