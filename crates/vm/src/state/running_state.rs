//! What is kept beside a state: records of the run that led to it, and buffers.

use crate::state::State;
use crate::state::keys::ThreadId;
use crate::state::tally::Tally;
use crate::state::word::ObjectId;
use fencepost_ir::FuncId;
use std::ops::{Deref, DerefMut};
use std::time::Instant;

/// What a run records about itself on the way, in this state or an earlier one.
#[derive(Clone, Default)]
pub struct RunRecord {
    /// Whether a full pending list ever stopped a thread.
    pub pending_limit_hit: bool,
    /// Where a thread stood when a full pending list first stopped one.
    pub pending_limit_at: Option<(FuncId, u32)>,
    /// Whether a queue of a model with working copies was ever too short.
    pub queue_limit_hit: bool,
    /// Whether an access of library code to a shared object was ever treated as volatile.
    pub library_was_ordered: bool,
    /// Whether threads that start one another may have come full circle with the last step: it
    /// started a sibling of its thread with a lower number than that one has.
    pub started_over: bool,
    /// Whether the last step gave a monitor back, or more than one.
    pub released: bool,
    /// The threads that the last step added, in order.
    pub started: Vec<ThreadId>,
    /// The longest pending list seen so far.
    pub longest_pending: usize,
    /// What was done and saved so far.
    pub tally: Tally,
    /// When steps stop in the middle, whatever they were about. Only whoever throws away what came
    /// too late may set this: the same choice leads elsewhere then.
    pub deadline: Option<Instant>,
}

impl RunRecord {
    /// Whether steps must stop.
    pub fn is_late(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// Buffers that steps use again.
#[derive(Default)]
pub(crate) struct Scratch {
    /// The roots of the running thread before and after a step.
    pub roots: (Vec<ObjectId>, Vec<ObjectId>),
    /// What the collector has yet to follow.
    pub marks: Vec<ObjectId>,
}

/// A state that the machine takes steps in.
///
/// It is the state and what goes along with it; whoever only looks takes a [`State`].
#[derive(Default)]
pub struct RunningState {
    state: State,
    /// What was recorded on the way.
    pub record: RunRecord,
    pub(crate) scratch: Scratch,
}

impl RunningState {
    /// The parts, to be changed one by one.
    pub(crate) fn parts(&mut self) -> (&mut State, &mut RunRecord) {
        (&mut self.state, &mut self.record)
    }
}

impl From<State> for RunningState {
    /// A run that goes on from a state and has recorded nothing.
    fn from(state: State) -> Self {
        Self {
            state,
            ..Self::default()
        }
    }
}

impl Clone for RunningState {
    /// The same state and records; buffers need no copy.
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            record: self.record.clone(),
            scratch: Scratch::default(),
        }
    }
}

impl Deref for RunningState {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for RunningState {
    #[inline]
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}
