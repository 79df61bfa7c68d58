//! What the threads of a state can still do, found out only for those that somebody asks about: to
//! find it out takes longer than a step, and who waits for a thread that does not move is rarely
//! asked about.

use crate::future::{Evaluation, Futures, Prospects};
use crate::machine::Machine;
use crate::state::State;
use std::cell::OnceCell;

/// What each thread can still do, in their order, as far as it was found out. None of one that has
/// ended.
pub(super) type Known = Vec<OnceCell<Option<Prospects>>>;

/// What the threads of one state can still do.
pub(super) struct OnDemand<'a> {
    machine: &'a Machine,
    state: &'a State,
    analysis: &'a Futures,
    evaluation: OnceCell<Evaluation<'a>>,
    known: Known,
}

impl<'a> OnDemand<'a> {
    /// Nothing is known yet but what stands from an earlier state.
    pub fn new(
        machine: &'a Machine,
        state: &'a State,
        analysis: &'a Futures,
        known: Option<Known>,
    ) -> Self {
        let threads = state.threads.unseen().iter();
        let nothing = || threads.map(|_| OnceCell::new()).collect();
        Self {
            machine,
            state,
            analysis,
            evaluation: OnceCell::new(),
            known: known.unwrap_or_else(nothing),
        }
    }

    /// What the thread at a position can still do; none if it has ended.
    pub fn of(&self, at: usize) -> Option<&Prospects> {
        let evaluate = || Evaluation::new(self.analysis, self.machine, self.state);
        let find_out = || {
            let thread = self.state.threads.unseen().get(at)?;
            let lookahead = self.machine.look_ahead(self.state, thread.id);
            self.evaluation.get_or_init(evaluate).kept(at, lookahead)
        };
        self.known[at].get_or_init(find_out).as_ref()
    }

    /// What all threads can still do.
    pub fn all(&self) -> impl Iterator<Item = &Prospects> {
        (0..self.known.len()).filter_map(|at| self.of(at))
    }

    /// What was found out.
    pub fn into_known(self) -> Known {
        self.known
    }
}
