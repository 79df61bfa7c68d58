//! Executions of a search that renames threads, under the names that threads have without.
//!
//! A path of such a search says of each step who took it under the name that the thread had in the
//! state before. To take the same steps without renaming, the execution is run both ways, side by
//! side: the states are the same but for names, and threads that a step adds are added in the same
//! order.

use fencepost_base::FxHashMap;
use fencepost_ir::FuncId;
use fencepost_vm::{Choice, Machine, RunningState, ThreadId};

/// An execution with and without renaming.
pub(crate) struct Twins<'a> {
    machine: &'a Machine,
    /// The state of the search.
    pub renamed: RunningState,
    original: RunningState,
    /// What threads of the one state are called in the other.
    names: FxHashMap<ThreadId, ThreadId>,
    /// The steps so far, under original names.
    pub steps: Vec<Choice>,
}

impl<'a> Twins<'a> {
    /// Both before the first step; None if there is none.
    pub fn new(machine: &'a Machine, entry: FuncId) -> Option<Self> {
        let original = machine.initial(entry, &[], None).ok()?;
        let names = original.threads.iter().map(|thread| (thread.id, thread.id));
        let mut twins = Self {
            machine,
            renamed: original.clone(),
            names: names.collect(),
            original,
            steps: Vec::new(),
        };
        twins.rename();
        Some(twins)
    }

    /// Takes a step of the search. Says whether the execution goes on.
    pub fn take(&mut self, choice: Choice) -> bool {
        let name = self.names.get(&choice.thread);
        let original = Choice {
            thread: name.copied().unwrap_or(choice.thread),
            ..choice
        };
        self.steps.push(original);
        let goes_on = [
            self.machine.apply(&mut self.renamed, choice, None).is_ok(),
            self.machine
                .apply(&mut self.original, original, None)
                .is_ok(),
        ];
        let started = [&self.renamed, &self.original].map(|state| &state.record.started);
        let pairs = started[0].iter().zip(started[1]);
        self.names
            .extend(pairs.map(|(&renamed, &original)| (renamed, original)));
        goes_on == [true, true]
    }

    /// Renames where the search stores a state.
    pub fn rename(&mut self) {
        let (renamed, machine) = (&mut self.renamed, self.machine);
        self.names.retain(|&name, _| renamed.thread(name).is_some());
        let new = machine.canonicalize(renamed);
        let names = std::mem::take(&mut self.names).into_iter();
        self.names = names
            .map(|(name, original)| (new.of(name), original))
            .collect();
    }
}
