//! Memory models of every kind.

use crate::{ModelAssumption, ReorderTable};

/// A memory model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MemoryModel {
    /// Accesses complete in any order that a table lets them.
    Table(ReorderTable),
    /// Threads work on copies of variables.
    WorkingCopies(WorkingCopies),
}

/// A model in which threads work on copies: a read happens in its turn, and may give any value
/// that memory had since the thread last had to look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorkingCopies {
    /// How writes that are on their way to memory are ordered. Reads never wait.
    pub writes: ReorderTable,
}

impl MemoryModel {
    /// Sequential consistency.
    pub fn sequential() -> Self {
        MemoryModel::Table(ReorderTable::sequential())
    }

    /// The table that accesses on a pending list obey: all of them, or only writes if threads
    /// read copies.
    pub fn table(&self) -> &ReorderTable {
        match self {
            MemoryModel::Table(table) => table,
            MemoryModel::WorkingCopies(copies) => &copies.writes,
        }
    }

    /// The name people use.
    pub fn name(&self) -> &str {
        &self.table().name
    }

    /// How it is stronger than its source.
    pub fn assumptions(&self) -> &[ModelAssumption] {
        &self.table().assumptions
    }

    /// Whether threads work on copies of variables.
    pub fn has_working_copies(&self) -> bool {
        match self {
            MemoryModel::Table(_) => false,
            MemoryModel::WorkingCopies(_) => true,
        }
    }

    /// Whether a plain read may take the value of an earlier one.
    pub fn reuses_reads(&self) -> bool {
        match self {
            MemoryModel::Table(table) => table.reuse_reads,
            MemoryModel::WorkingCopies(_) => false,
        }
    }

    /// Whether an operation waits for the reads that it depends on. Only whole executions can be
    /// compared with a model in which it does not.
    pub fn orders_dependences(&self) -> bool {
        match self {
            MemoryModel::Table(table) => table.dependencies_ordered,
            MemoryModel::WorkingCopies(_) => true,
        }
    }

    /// Whether nothing is ever out of order, so that no pending list is needed.
    pub fn is_sequential(&self) -> bool {
        match self {
            MemoryModel::Table(table) => table.is_sequential(),
            MemoryModel::WorkingCopies(_) => false,
        }
    }

    /// Whether it matters that a read, or a write, is a volatile one.
    pub fn tells_volatile(&self, is_read: bool) -> bool {
        match self {
            MemoryModel::Table(table) => table.tells_volatile(is_read),
            MemoryModel::WorkingCopies(_) => true,
        }
    }

    /// The model for people.
    pub fn to_text(&self) -> String {
        let mut out = self.table().to_text();
        if self.has_working_copies() {
            out.push_str(
                "working copies: on; a read may give any value that memory had since the thread's \
                 last lock, its own last\nwrite and its last read there (of a volatile variable: \
                 its last volatile access)\n",
            );
        }
        out
    }
}
