//! What the machine did and what it saved, for whoever asks what a search cost.

/// Counts over all steps that a state was taken through; no part of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Steps that were run.
    pub steps: u64,
    /// Operations that ran in them, one after the other.
    pub operations: u64,
    /// Steps behind which garbage was looked for. The others could not have made any.
    pub collections: u64,
    /// Objects that were removed.
    pub removed: u64,
    /// Operations that ran inside the step of another one, because no other thread could notice.
    pub merged: u64,
    /// Accesses that were put on a pending list inside a step, where that could be a step of its
    /// own.
    pub issued: u64,
    /// Pending operations that completed.
    pub completed: u64,
    /// Those of them that were chosen; the others completed inside the step of something else.
    pub chosen: u64,
}

impl Tally {
    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: Tally) {
        self.steps = self.steps.saturating_add(other.steps);
        self.operations = self.operations.saturating_add(other.operations);
        self.collections = self.collections.saturating_add(other.collections);
        self.removed = self.removed.saturating_add(other.removed);
        self.merged = self.merged.saturating_add(other.merged);
        self.issued = self.issued.saturating_add(other.issued);
        self.completed = self.completed.saturating_add(other.completed);
        self.chosen = self.chosen.saturating_add(other.chosen);
    }
}
