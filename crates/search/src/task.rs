//! What a search is asked to do, and how it tells how far it has come.

use crate::checks::{Checks, Properties};
use crate::finding::FailureKey;
use crate::limits::Limits;
use fencepost_base::saved::Writer;
use fencepost_ir::FuncId;
use fencepost_vm::Machine;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How visited states are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StoreKind {
    /// Whole, so that none is missed.
    #[default]
    Exact,
    /// As fingerprints of 64 bits.
    Compact,
    /// As three bits each, in an array of fixed size.
    Bitstate,
    /// Whole, with threads known by where they came from: the same state may be kept twice. Only
    /// stateful dynamic reduction does so; others keep them as with `Exact`.
    LocalIds,
}

/// Writes a checkpoint somewhere: it is given what writes the values.
pub type SaveFn<'a> = dyn Fn(&dyn Fn(&mut Writer<'_>)) + Sync + 'a;

/// When and where to save a search.
#[derive(Clone, Copy)]
pub struct Checkpoint<'a> {
    /// How much time to let pass between two checkpoints.
    pub every: Duration,
    /// Where to.
    pub save: &'a SaveFn<'a>,
}

/// How far a search has come, for a progress line.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// States stored, by all workers.
    pub states: u64,
    /// Transitions that the worker took that tells this.
    pub transitions: u64,
    /// New states that it found.
    pub fresh: u64,
    /// How many workers search.
    pub workers: usize,
    /// Steps from the initial state to where the search stands.
    pub depth: u64,
    /// Bytes that the store takes.
    pub bytes: u64,
}

/// What to search, and for what.
pub struct SearchTask<'a> {
    /// The machine.
    pub machine: &'a Machine,
    /// Where the program starts.
    pub entry: FuncId,
    /// What to check.
    pub properties: &'a Properties,
    /// Whether to go on after the first failure.
    pub find_all: bool,
    /// The failures to look for, if not for any: the search ends when all of them are found.
    pub wanted: Option<&'a BTreeSet<FailureKey>>,
    /// When to stop.
    pub limits: &'a Limits,
    /// How visited states are kept. Only the depth-first search can use hashes.
    pub store: StoreKind,
    /// How many workers search.
    pub workers: usize,
    /// How many states one worker visits before others join it: small programs do not pay for
    /// them.
    pub share_after: u64,
    /// How many states there are when they are first compressed again, in an order learned from them.
    pub arrange_after: u64,
    /// How many executions at random show which part of the program's text counts, before the
    /// search itself does; with none, all of it does.
    pub samples: u64,
    /// Whether the search is only there to show which part of the text counts: then it stops soon
    /// after it has come to more.
    pub learns: bool,
    /// Whether to count where in the code the choices come from.
    pub count_origins: bool,
    /// Where the search is saved now and then, and at its end. Only exact stores can be.
    pub checkpoint: Option<Checkpoint<'a>>,
    /// Set by somebody who wants the search to stop.
    pub interrupt: Option<&'a AtomicBool>,
    /// Called now and then with how far the search has come.
    pub progress: Option<&'a ProgressFn>,
}

impl<'a> SearchTask<'a> {
    /// What to check.
    pub fn checks(&self) -> Checks<'a> {
        Checks {
            machine: self.machine,
            properties: self.properties,
            find_all: self.find_all,
            wanted: self.wanted,
        }
    }
}

/// Something that is told how far a search has come.
pub type ProgressFn = dyn Fn(Progress) + Send + Sync;
