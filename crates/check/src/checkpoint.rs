//! Checkpoints of a task: what they begin with, and whether one belongs to a task.
//!
//! The heading names the program and every option that decides what is searched, so that nobody
//! continues one search with the states of another. Limits of time, memory and states may differ:
//! raising one is why people continue.

use crate::outcome::Report;
use crate::task::{HeapNames, Setup, Task, TaskError};
use fencepost_base::saved::{Damaged, Reader, Writer, to_bytes};
use fencepost_engine_explicit::{
    Refusal, Saving, Together, explore_together, resume as resume_search,
};
use fencepost_search::finding::SearchResult;
use fencepost_search::link::Link;
use fencepost_search::parts::SavedParts;
use fencepost_search::task::SearchTask;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What a checkpoint begins with.
const MAGIC: &str = "fencepost checkpoint";
/// Changes whenever the meaning of what follows does. Checkpoints are no archive: only the version
/// that wrote one reads it.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/10");

/// Writes a checkpoint: it is given what writes the values.
pub type TaskSaveFn = dyn Fn(&dyn Fn(&mut Writer<'_>)) + Send + Sync;
/// Gives the bytes of a checkpoint.
pub type TaskReadFn = dyn FnMut(&mut [u8]) -> Result<(), Damaged> + Send;

/// When and where to save.
pub struct CheckpointTask {
    /// How much time to let pass between two checkpoints.
    pub every: Duration,
    /// Where to.
    pub save: Box<TaskSaveFn>,
}

/// When and where processes that search together save, and from where they go on. One process may
/// do so, too, before others join it or after they have left.
#[derive(Clone, Default)]
pub struct PartsTask {
    /// Where to, and how much time to let pass between two checkpoints.
    pub save: Option<(Arc<dyn SavedParts>, Duration)>,
    /// Where from.
    pub resume: Option<Arc<dyn SavedParts>>,
}

/// What must be the same for a search to be continued, by the names of options.
fn identity(task: &Task) -> Vec<(String, String)> {
    let mut all = task.identity.clone();
    let options = [
        ("--model", format!("{:?}", task.model)),
        ("--reduction", task.engine.reduction().name().to_string()),
        ("--entry", format!("{:?}", task.entry)),
        ("--invariant", format!("{:?}", task.invariants)),
        ("--final", format!("{:?}", task.finals)),
        ("--races", task.races.to_string()),
        // They stand in a file near the program, which may change or differ between machines.
        ("list of benign races", format!("{:?}", task.benign_races)),
        ("EXPR", format!("{:?}", task.outcomes)),
        ("--all", task.find_all.to_string()),
        ("--shortest", task.shortest.to_string()),
        ("--heap", (task.heap == HeapNames::Canonical).to_string()),
        ("--store", format!("{:?}", task.store)),
        ("--max-depth", format!("{:?}", task.limits.max_depth)),
        ("--max-pending", task.max_pending.to_string()),
        ("--timer-firings", task.timer_firings.to_string()),
        ("--clock-moves", task.clock_moves.to_string()),
        ("--queue-capacity", task.queue_capacity.to_string()),
        ("--schedule", task.program_first.to_string()),
        ("--library", task.library_ordered.to_string()),
        ("--lift", task.lifted.to_string()),
    ];
    all.extend(options.map(|(name, value)| (name.to_string(), value)));
    all
}

/// What must be the same in all processes of a search, as bytes.
fn identity_bytes(task: &Task) -> Vec<u8> {
    to_bytes(|out| {
        out.text(VERSION);
        for (name, value) in identity(task) {
            out.text(&name);
            out.text(&value);
        }
    })
}

/// Writes what a checkpoint begins with.
pub(crate) fn save_heading(task: &Task, setup: &Setup, out: &mut Writer<'_>) {
    out.text(MAGIC);
    out.text(VERSION);
    let identity = identity(task);
    out.len(identity.len());
    for (name, value) in &identity {
        out.text(name);
        out.text(value);
    }
    let machine = &setup.machine;
    out.bool(machine.natives_read_newest.load(Ordering::Relaxed));
    out.u32(machine.relied_on.load(Ordering::Relaxed));
    machine.save_numbering(out);
}

/// Reads what a checkpoint begins with, and refuses one of something else.
fn restore_heading(task: &Task, setup: &Setup, input: &mut Reader<'_>) -> Result<(), Damaged> {
    if input.text()? != MAGIC {
        return Err(Damaged::new("this is no checkpoint"));
    }
    if input.text()? != VERSION {
        return Err(Damaged::new("another version of fencepost wrote it"));
    }
    let identity = identity(task);
    let same_names = input.len(usize::MAX)? == identity.len();
    for (name, value) in &identity {
        if !same_names || input.text()? != *name {
            return Err(Damaged::new("it was written with other options"));
        }
        if input.text()? != *value {
            return Err(Damaged::new(match name.starts_with("--") {
                true => format!("it was written with another `{name}`"),
                false => format!("it was written with another {name}"),
            }));
        }
    }
    let machine = &setup.machine;
    // There may be several parts of one checkpoint.
    machine
        .natives_read_newest
        .fetch_or(input.bool()?, Ordering::Relaxed);
    machine.relied_on.fetch_or(input.u32()?, Ordering::Relaxed);
    machine.restore_numbering(input)
}

/// Explores together with other processes what a task asks for.
pub(crate) fn search_together(
    task: &Task,
    setup: &Setup,
    search: &SearchTask<'_>,
    link: &Arc<dyn Link>,
) -> Result<Together, TaskError> {
    let PartsTask { save, resume } = &task.parts;
    let saving = Saving {
        save: save.as_ref().map(|(parts, every)| (&**parts, *every)),
        resume: resume.as_deref(),
        save_heading: &|out| save_heading(task, setup, out),
        restore_heading: &|input| restore_heading(task, setup, input),
    };
    let together = explore_together(search, link, &identity_bytes(task), &saving);
    together.map_err(|refusal| match refusal {
        Refusal::Processes(message) => TaskError::Cluster(message),
        Refusal::Saved(why) => refused(&why),
    })
}

/// Continues a search from a checkpoint.
pub(crate) fn resume(
    task: &Task,
    setup: &Setup,
    search: &SearchTask<'_>,
    input: &Mutex<Box<TaskReadFn>>,
) -> Result<SearchResult, TaskError> {
    let mut input = input.lock().unwrap_or_else(PoisonError::into_inner);
    let mut reader = Reader::new(&mut **input);
    restore_heading(task, setup, &mut reader)
        .and_then(|()| resume_search(search, task.strategy(), reader))
        .map_err(|Damaged(why)| refused(&why))
}

fn refused(why: &str) -> TaskError {
    TaskError::Resume(format!("cannot be continued from: {why}"))
}

/// Runs a task that continues from a checkpoint. Checksums find damage, not forgery. States that no
/// run of the program reaches can break the machine in ways that nothing else can, and what follows
/// from them does not replay, so whatever breaks here is blamed on the file.
pub(crate) fn blame_file(
    run: impl FnOnce() -> Result<Report, TaskError>,
) -> Result<Report, TaskError> {
    const WHY: &str = "it holds states that the program cannot have, or fencepost has a defect";
    let report = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Err(refused(WHY)));
    let report = report.map_err(|error| match error {
        // The expressions themselves are fine, or the task would not have come so far.
        TaskError::Expression { error, .. } => refused(&format!("{WHY}: {error}")),
        other => other,
    })?;
    match report.internal.first() {
        Some(what) => Err(refused(&format!("{WHY}: {what}"))),
        None => Ok(report),
    }
}
