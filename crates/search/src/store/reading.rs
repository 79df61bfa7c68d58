//! Reads the states of tables that nobody searches with, for a store with other tables.

use super::cursor::Cursor;
use super::roots::{StateId, Stored};
use super::states::StateStore;
use super::tables::Tables;

/// Reads states out of tables, and moves those of one process into its store.
pub struct StateReader<'a> {
    tables: &'a Tables,
    cursor: Cursor,
    own: u32,
    /// The numbers that components have in the other store, plus 1; 0 if they were not needed yet.
    numbers: Vec<u32>,
    leaves: Vec<u32>,
}

/// Why a state was not moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotMoved {
    /// It belongs to another process.
    Foreign,
    /// There is no memory for it.
    Full,
    /// It has components that the tables do not have.
    Damaged,
}

impl<'a> StateReader<'a> {
    /// A reader for one of several processes.
    pub fn new(tables: &'a Tables, own: u32, processes: u32) -> Self {
        Self {
            tables,
            cursor: Cursor::sharing(own, processes),
            own,
            numbers: Vec::new(),
            leaves: Vec::new(),
        }
    }

    /// The tables.
    pub fn tables(&self) -> &'a Tables {
        self.tables
    }

    /// Stores a state of the tables in another store, if it belongs to this process. Gives its
    /// number there, and whether it was not there before.
    pub fn move_to(
        &mut self,
        store: &mut StateStore,
        state: StateId,
        may_grow: impl Fn(u64, u64) -> bool,
    ) -> Result<(StateId, bool), NotMoved> {
        self.cursor.go_to(self.tables, state);
        let vector = self.cursor.vector(self.tables);
        if !(0..vector.len()).all(|place| vector.has_component(place)) {
            return Err(NotMoved::Damaged);
        }
        if self.cursor.owner(self.tables) != self.own {
            return Err(NotMoved::Foreign);
        }
        let vector = self.cursor.vector(self.tables);
        self.leaves.clear();
        for place in 0..vector.len() {
            let old = vector.component(place) as usize;
            if old >= self.numbers.len() {
                self.numbers.resize(old + old / 2 + 1, 0);
            }
            if self.numbers[old] == 0 {
                let words = vector.words(place);
                let number = store.intern_component(words, &may_grow);
                self.numbers[old] = number.ok_or(NotMoved::Full)? + 1;
            }
            self.leaves.push(self.numbers[old] - 1);
        }
        let threads = vector.thread_count();
        match store.store_vector(threads, &self.leaves, may_grow) {
            Some(Stored::New(id)) => Ok((id, true)),
            Some(Stored::Recent(id) | Stored::Seen(id)) => Ok((id, false)),
            Some(Stored::Elsewhere(_)) => Err(NotMoved::Foreign),
            None => Err(NotMoved::Full),
        }
    }
}

impl Tables {
    /// Calls `each` for every state and whether it is marked as recent.
    pub fn for_each_state(&self, each: impl FnMut(StateId, bool)) {
        self.roots.for_each(each);
    }
}
