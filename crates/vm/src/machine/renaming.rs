//! Searches in which nothing depends on what objects and workers are called.
//!
//! Where the pool of a runtime runs a program's work, states often differ only in which worker does
//! what, and in who has allocated which object. Such states are one if names are given by position
//! ([`Machine::canonicalize`]). That costs a walk over the heap for every state, and cycles of steps
//! are told less well (see [`Machine::makes_progress`]), so it is done only where executions have
//! workers and the space is not small without. And it is wrong where a program gets to see a name,
//! as a number; if one does, the search is made again without.

use crate::machine::Machine;
use crate::state::flaw::Flaw;
use crate::state::thread::Thread;
use std::sync::atomic::{AtomicBool, Ordering};

/// What is known about the renaming of a machine. It changes only between searches, except that a
/// run may add to the notes.
#[derive(Default)]
pub(crate) struct Renaming {
    /// Whether it is done.
    on: AtomicBool,
    /// Whether it must not be done any more.
    given_up: AtomicBool,
    /// A run had a worker whose name nobody knows.
    has_workers: AtomicBool,
    /// A run had such a worker start a thread that somebody has a handle of.
    names_depend: AtomicBool,
    /// A run made a number of a name.
    shows_names: AtomicBool,
}

impl Machine {
    /// Whether objects are renamed where states are stored.
    #[inline]
    pub fn renames_objects(&self) -> bool {
        self.options.canonical || self.renames_workers()
    }

    /// Whether workers are renamed where states are stored, and objects with them.
    #[inline]
    pub fn renames_workers(&self) -> bool {
        self.renaming.on.load(Ordering::Relaxed)
    }

    /// Whether it makes sense to rename: it is allowed, and runs had workers and showed no names. Nor
    /// must threads that keep their names be called after workers, which would be called something
    /// else in every order: that makes more states, not fewer.
    pub fn could_rename(&self) -> bool {
        let is_set = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        let renaming = &self.renaming;
        let is_possible = is_set(&renaming.has_workers)
            && !is_set(&renaming.shows_names)
            && !is_set(&renaming.names_depend);
        let is_news = !is_set(&renaming.on) && !is_set(&renaming.given_up);
        self.options.may_rename && is_possible && is_news
    }

    /// Renames from now on.
    pub fn begin_renaming(&self) {
        self.renaming.on.store(true, Ordering::Relaxed);
    }

    /// Whether states may repeat in a cycle of steps that all get their threads further on, because
    /// threads that start one another are renamed. A search that leaves choices out must look for such
    /// cycles and leave nothing out in one of their states. One that cannot has fewer steps that get
    /// their threads further on (see [`Machine::makes_progress`]).
    pub fn names_hide_cycles(&self) -> bool {
        let finds_cycles = self.options.finds_cycles && self.options.flaw != Flaw::StartedOver;
        self.renames_workers() && finds_cycles
    }

    /// Whether a search that renames is no answer, because the program saw a name.
    pub fn renamed_what_shows(&self) -> bool {
        self.renames_workers() && self.renaming.shows_names.load(Ordering::Relaxed)
    }

    /// Renames no longer. Says whether it did before.
    pub fn give_up_renaming(&self) -> bool {
        self.renaming.given_up.store(true, Ordering::Relaxed);
        self.renaming.on.swap(false, Ordering::Relaxed)
    }

    /// Notes that a run has a worker whose name nobody knows.
    pub(crate) fn note_worker(&self) {
        self.renaming.has_workers.store(true, Ordering::Relaxed);
    }

    /// Notes that a thread whose name somebody knows is called after a worker whose name nobody knows.
    pub(crate) fn note_dependent_name(&self) {
        self.renaming.names_depend.store(true, Ordering::Relaxed);
    }

    /// Notes that the program sees the name of an object or a worker as a number.
    pub fn note_shown_name(&self) {
        self.renaming.shows_names.store(true, Ordering::Relaxed);
    }
}

impl Thread {
    /// Whether the thread is a worker, or the next firing of a timer, that nobody can name.
    pub(crate) fn is_anonymous(&self) -> bool {
        self.worker && !self.known && self.object == 0
    }
}
