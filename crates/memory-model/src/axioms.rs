//! Memory models as axioms about a total order of accesses.

use crate::{AccessKind, ReorderTable};

/// What an encoder of whole executions must know about a memory model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axioms {
    /// Which accesses of a thread keep their order, by kind.
    pub table: ReorderTable,
    /// Whether an access comes after the reads that it depends on.
    pub dependencies: bool,
}

impl Axioms {
    /// The axioms of a reorder table.
    pub fn of_table(table: ReorderTable) -> Self {
        Self {
            dependencies: table.dependencies_ordered,
            table,
        }
    }
}

impl Axioms {
    /// Whether a read of this kind can be left out where its value is known: whatever it must
    /// come after, everything behind it must come after, too.
    pub fn is_quiet_read(&self, kind: AccessKind) -> bool {
        let waits = |first| !self.table.may_overtake(first, kind);
        let mut kinds = AccessKind::ALL.into_iter();
        match self.dependencies {
            true => kinds.all(|first| !waits(first) || self.orders_all(first)),
            false => self.table.is_closed_at(kind),
        }
    }

    /// Whether a write of this kind can be left out where nobody sees when it happens: whatever
    /// must come after it must come after everything before it, too.
    pub fn is_quiet_write(&self, kind: AccessKind) -> bool {
        let kinds = || AccessKind::ALL.into_iter();
        let comes_last = |second| kinds().all(|first| !self.table.may_overtake(first, second));
        kinds().all(|second| self.table.may_overtake(kind, second) || comes_last(second))
    }

    fn orders_all(&self, first: AccessKind) -> bool {
        let mut kinds = AccessKind::ALL.into_iter();
        kinds.all(|second| !self.table.may_overtake(first, second))
    }
}

impl ReorderTable {
    /// Whether two accesses that keep their order with one between them keep it without it.
    pub fn is_closed(&self) -> bool {
        AccessKind::ALL
            .into_iter()
            .all(|kind| self.is_closed_at(kind))
    }

    /// The same, where the access between them is of this kind: it may then be left out.
    pub fn is_closed_at(&self, between: AccessKind) -> bool {
        let kinds = || AccessKind::ALL.into_iter();
        kinds().all(|first| {
            kinds().all(|second| {
                self.may_overtake(first, between)
                    || self.may_overtake(between, second)
                    || !self.may_overtake(first, second)
            })
        })
    }
}
