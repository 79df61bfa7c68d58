//! Results as plain data.

use crate::engine::Engine;
use crate::telling::names::Name;
use crate::witness::Witness;
use fencepost_base::SourcePosition;
use fencepost_engine_bounded::Certificate;
use fencepost_ir::Problem;
use fencepost_search::fairness::Fate;
use fencepost_search::finding::{FailureKind, Statistics};
use fencepost_search::histories::HistoryCall;
use fencepost_search::limits::LimitHit;
use fencepost_search::property::PropertyValue;

/// What a check says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Every execution was covered, nothing is wrong.
    Verified,
    /// Nothing found, but a limit cut the search.
    Bounded,
    /// Nothing found, but some path met something that is not modelled.
    Unsupported,
    /// A property fails; the witness was replayed.
    Violated,
    /// A witness that does not replay, or another defect of ours.
    Internal,
}

impl Verdict {
    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Verified => "verified",
            Verdict::Bounded => "bounded",
            Verdict::Unsupported => "unsupported",
            Verdict::Violated => "violated",
            Verdict::Internal => "internal",
        }
    }

    /// The exit code of the process.
    pub fn exit_code(self) -> i32 {
        match self {
            Verdict::Verified => 0,
            Verdict::Violated => 1,
            Verdict::Bounded => 3,
            Verdict::Unsupported => 4,
            Verdict::Internal => 5,
        }
    }
}

/// Whether a violation or an outcome needs a reordering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Classification {
    /// Plain interleaving shows it.
    Sequential,
    /// Only reorderings show it.
    Relaxed,
    /// Not known: looking for it under sequential consistency did not come to an end.
    Unknown,
}

impl Classification {
    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            Classification::Sequential => "sequential",
            Classification::Relaxed => "relaxed",
            Classification::Unknown => "unknown",
        }
    }
}

impl ViolationReport {
    /// The steps that people want to read: the story, or everything if there is none.
    pub fn told(&self) -> &[TraceStep] {
        match self.story.is_empty() {
            true => &self.trace,
            false => &self.story,
        }
    }
}

/// A pair of operations that had to complete out of program order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reordering {
    /// The thread, by its number in the trace.
    pub thread: usize,
    /// The operation that comes first in the program.
    pub first: String,
    /// The operation that completed before it.
    pub overtaken_by: String,
    /// The two for people: without namespaces.
    pub short: (String, String),
}

impl Reordering {
    pub(crate) fn new(thread: usize, first: Name, overtaken_by: Name) -> Self {
        Self {
            thread,
            first: first.full,
            overtaken_by: overtaken_by.full,
            short: (first.short, overtaken_by.short),
        }
    }
}

/// A read that took the value of an earlier one of its thread where memory had another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ReusedRead {
    /// The thread, by its number in the trace.
    pub thread: usize,
    /// The read.
    pub read: String,
    /// The earlier read whose value it took.
    pub value_of: String,
    /// The two for people: without namespaces.
    pub short: (String, String),
}

/// One line of a trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceStep {
    /// Counts from 0.
    pub step: usize,
    /// The thread, numbered in the order in which threads appear.
    pub thread: usize,
    /// What people call the thread.
    pub thread_name: String,
    /// `complete`, `step`, or what else happened.
    pub action: &'static str,
    /// `read`, `write`, `lock`, …
    pub operation: String,
    /// The cell or object, if one was touched.
    pub location: Option<String>,
    /// The value read, written or chosen.
    pub value: Option<String>,
    /// The source position, for people.
    pub source: String,
    /// The source position, if it is a line of a file.
    pub position: Option<SourcePosition>,
    /// The function.
    pub method: String,
    /// Whether it completed before an operation that the program has earlier.
    pub out_of_order: bool,
    /// The cell or object in short.
    pub short_location: Option<String>,
    /// The value in short.
    pub short_value: Option<String>,
    /// The call of a library function that it is a part of.
    pub call: Option<String>,
    /// Whether it is of interest only to those who want to know everything.
    pub detail: bool,
    /// Whether it writes the location.
    pub writes: bool,
    /// The step whose write it read, if it is a read and that write is a step.
    pub reads_from: Option<usize>,
    /// What it wrote to the console.
    pub printed: Option<String>,
    /// Whether its thread only goes on with an async method.
    pub resumed: bool,
}

/// A frame of a call stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackLine {
    /// The function, in short.
    pub method: String,
    /// The source position, for people.
    pub source: String,
    /// The source position, if it is a line of a file.
    pub position: Option<SourcePosition>,
    /// Whether it is library code.
    pub library: bool,
}

/// An exception, explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExceptionReport {
    /// The class, by its full name.
    pub class: String,
    /// What it says.
    pub message: Option<String>,
    /// The thread that first threw it, by its number in the trace.
    pub thread: Option<usize>,
    /// What people call that thread.
    pub thread_name: Option<String>,
    /// The nearest line of the program's own code to where it was first thrown, for people.
    pub source: Option<String>,
    /// The same, if it is a line of a file.
    pub position: Option<SourcePosition>,
    /// The call stack where it was first thrown, the innermost frame first.
    pub stack: Vec<StackLine>,
    /// The exceptions that led to it.
    pub inner: Vec<ExceptionReport>,
}

/// What a thread of a deadlock waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitReport {
    /// The thread, by its number in the trace.
    pub thread: usize,
    /// What people call the thread.
    pub thread_name: String,
    /// Where it waits, for people.
    pub source: String,
    /// Where it waits, if it is a line of a file.
    pub position: Option<SourcePosition>,
    /// What it waits for, as the rest of a sentence.
    pub wanted: String,
    /// The object that it waits for, if it is one.
    pub object: Option<String>,
    /// The thread that it waits for, if it is a particular one.
    pub holder: Option<String>,
    /// The monitors that it holds.
    pub holds: Vec<String>,
}

/// An async method that waits for something when an execution ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuspendedReport {
    /// The method, in short.
    pub method: String,
    /// The library call whose task it awaits, if it is known.
    pub awaited: Option<String>,
    /// Where it awaits, for people.
    pub source: String,
    /// Where it awaits, if it is a line of a file.
    pub position: Option<SourcePosition>,
}

/// A thread in an execution that never ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CycleThread {
    /// The thread, by its number in the trace.
    pub thread: usize,
    /// What people call the thread.
    pub thread_name: String,
    /// Whether it repeats something, starves or waits.
    pub fate: Fate,
    /// Whether it is meant to run for ever.
    pub endless: bool,
    /// The function that it never leaves.
    pub method: String,
    /// Where it stands before each of its steps, or for ever, for people.
    pub sources: Vec<String>,
}

/// What is repeated for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CycleReport {
    /// The first line of the trace that is repeated; the number of lines if none is.
    pub start: usize,
    /// The threads that have not ended.
    pub threads: Vec<CycleThread>,
}

/// What memory looks like at a point of an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemoryView {
    /// How many lines of the trace come before it.
    pub after: usize,
    /// Static fields, and fields of objects that the trace names, with their values.
    pub cells: Vec<(String, String)>,
    /// The monitors that somebody holds or waits on, a sentence each.
    pub monitors: Vec<String>,
    /// What is pending, by the numbers of threads, in program order.
    pub pending: Vec<(usize, String)>,
    /// Whether the execution goes on, and what memory looks like then is not shown.
    pub is_cut: bool,
}

/// A violation, explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViolationReport {
    /// What kind of failure it is.
    pub kind: FailureKind,
    /// What is wrong, for people.
    pub message: String,
    /// Where, if it is in one place, for people.
    pub source: Option<String>,
    /// Where, if it is one line of a file.
    pub position: Option<SourcePosition>,
    /// Whether it needs a reordering.
    pub class: Classification,
    /// Why that is not known, if it is not.
    pub class_reason: Option<String>,
    /// The pairs that had to be reordered.
    pub reorderings: Vec<Reordering>,
    /// The reads that took the value of an earlier one.
    pub reused: Vec<ReusedRead>,
    /// The exception that nobody handles, if it is one.
    pub exception: Option<ExceptionReport>,
    /// What the threads of a deadlock wait for.
    pub waits: Vec<WaitReport>,
    /// The async methods that are suspended in a deadlock.
    pub suspended: Vec<SuspendedReport>,
    /// The execution, every visible step of it.
    pub trace: Vec<TraceStep>,
    /// What is repeated for ever at its end, if it does not end.
    pub cycle: Option<CycleReport>,
    /// The calls on an object that no serial order explains.
    pub history: Vec<HistoryCall>,
    /// The execution as people want to read it: calls of libraries as one line, nothing that
    /// compilers made.
    pub story: Vec<TraceStep>,
    /// What the execution wrote to the console.
    pub output: String,
    /// What memory looks like on the way, if that was asked for.
    pub memory: Vec<MemoryView>,
    /// The execution, to be run again.
    pub witness: Witness,
}

/// One combination of end values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutcomeRow {
    /// The values, in the order of the expressions.
    pub values: Vec<PropertyValue>,
    /// Whether it needs a reordering.
    pub class: Classification,
}

/// How executions that nothing is wrong with end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// The exit code.
    pub exit_code: i32,
    /// What one execution with that exit code wrote to the console.
    pub output: String,
}

/// Something that is no violation and that nobody should overlook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Everything was covered, and no execution comes to an end: each goes on for ever, or an
    /// assumption of the program discards it.
    NoExecutionEnds,
    /// Histories of this class were to be compared with serial ones, and no call of its operations
    /// was met.
    NoCallCompared(String),
    /// This is marked as something whose data races do no harm, and no race was left out for it.
    UnmetMark {
        /// The field or function.
        name: String,
        /// Whether the program has the class that the mark names.
        known: bool,
    },
    /// The same of a class that the program has, and that has no member with the name.
    NoSuchMember {
        /// The field or function.
        name: String,
        /// The members that the class has.
        instead: Vec<String>,
    },
}

impl Note {
    /// The name in results.
    pub fn name(&self) -> &'static str {
        match self {
            Note::NoExecutionEnds => "no-execution-ends",
            Note::NoCallCompared(_) => "no-call-compared",
            Note::UnmetMark { .. } | Note::NoSuchMember { .. } => "unmet-mark",
        }
    }
}

/// The result of a check.
#[derive(Clone, Debug)]
pub struct Report {
    /// What the check says.
    pub verdict: Verdict,
    /// The memory model.
    pub model: String,
    /// The engine that ran.
    pub engine: Engine,
    /// The limits that were met.
    pub limits_hit: Vec<LimitHit>,
    /// Where a full pending list first stopped a thread.
    pub pending_limit_at: Option<String>,
    /// What the verdict assumes.
    pub assumptions: Vec<&'static str>,
    /// The fields and functions whose races were left out because somebody found them harmless.
    pub benign_races: Vec<String>,
    /// What else should be known about the verdict.
    pub notes: Vec<Note>,
    /// Distinct states.
    pub states: u64,
    /// Transitions taken.
    pub transitions: u64,
    /// The longest execution looked at, in steps.
    pub depth: u64,
    /// The longest pending list.
    pub max_pending: usize,
    /// Complete runs, for engines that count them.
    pub executions: Option<u64>,
    /// False if no assertion was reached; nothing if that is not known.
    pub asserts: Option<bool>,
    /// What was looked for in a program that looks after its memory itself, where neither it nor
    /// the task says what must hold.
    pub only_mistakes: Option<&'static str>,
    /// Whether there was a property to check, or races to look for.
    pub has_properties: bool,
    /// How long it took.
    pub seconds: f64,
    /// Bytes that visited states took.
    pub store_bytes: u64,
    /// How executions end, one entry per exit code.
    pub ends: Vec<End>,
    /// How likely it is, at most, that the store missed a state; nothing for exact stores.
    pub omission_probability: Option<f64>,
    /// What the search cost in detail.
    pub statistics: Statistics,
    /// The formula that a solver was given, and its proof, if they are wanted.
    pub certificate: Option<Certificate>,
    /// Where in the code the choices of states come from, the most frequent first, if that was
    /// asked for.
    pub origins: Vec<OriginRow>,
    /// What is wrong, one entry per distinct violation.
    pub violations: Vec<ViolationReport>,
    /// What is not modelled.
    pub unsupported: Vec<Problem>,
    /// The expressions whose end values were collected.
    pub expressions: Vec<String>,
    /// Every combination of end values.
    pub outcomes: Vec<OutcomeRow>,
    /// Why a process that took part is not there any more, if one was lost.
    pub lost: Option<String>,
    /// Defects of ours that were noticed.
    pub internal: Vec<String>,
}

/// How many choices came from one place in the code, counted in states in which several threads
/// could move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OriginRow {
    /// The line of the program, if it is on the stack.
    pub source: Option<String>,
    /// The function of the library that was called from there, and its line, if it is one.
    pub library: Option<String>,
    /// How many choices.
    pub choices: u64,
}

impl Report {
    /// The names of the limits that were met.
    pub fn limit_names(&self) -> Vec<&'static str> {
        self.limits_hit.iter().map(|limit| limit.name()).collect()
    }

    /// The names of the notes.
    pub fn note_names(&self) -> Vec<&'static str> {
        let mut names: Vec<&str> = self.notes.iter().map(|note| note.name()).collect();
        names.dedup();
        names
    }

    /// The exit code, if every execution that ended has the same.
    pub fn exit_code(&self) -> Option<i32> {
        match self.ends.as_slice() {
            [end] => Some(end.exit_code),
            _ => None,
        }
    }
}
