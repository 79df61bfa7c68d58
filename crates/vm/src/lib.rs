//! The machine: the only executable semantics.
//!
//! It runs a lowered program under a memory model. It lists the choices of a state and applies
//! one; it never chooses, never searches, and does no input or output. Everything a run depends
//! on is data: the program's source, the table of natives, the model, the options, the choices.

mod describe;
mod enabled;
mod exec;
mod future;
mod independence;
mod machine;
mod state;
mod words;

pub use describe::origin::{Origin, Place};
pub use enabled::choices::EnabledActions;
pub use enabled::deadlocks::{Deadlock, WaitsFor};
pub use exec::{AWAIT_POSITIVE, AWAIT_ZERO, Exec};
pub use independence::awaited::reads_behind_write;
pub use independence::foreseen::Foreseen;
pub use independence::persistent::{CountedText, TextThatCounts};
pub use independence::races::{Race, RacingAccess};
pub use machine::choice::{Action, Choice};
pub use machine::early::EarlyTable;
pub use machine::event::{
    Event, EventKind, MachineLimit, Mistake, StepResult, Stop, Violation, ViolationKind,
};
pub use machine::footprint::{Drain, Footprint, ListChange, Mode, Resource, Touch};
pub use machine::native::{
    Arguments, BoundFn, ConstantFn, GateFn, JoinsFn, LastingFn, Native, NativeEffect, NativeFn,
    NativeResult, NativeTable, NativeText, NeedsFn, Readiness, ReadyFn, RuntimePart, Shares, Span,
    TimerUse, TouchesFn,
};
pub use machine::notes::{CellPlace, Note, Noted, PlaceName, QuietAccess, StackFrame, ValueName};
pub use machine::{
    ADDRESS_ORDER, ClassInfo, DEFAULT_CLOCK_MOVES, DEFAULT_TIMER_FIRINGS, IDENTITY_HASHES, Machine,
    Merge, NEW_WORKERS, NO_TIME, ORDERED_UPDATES, OWN_CACHES, Options, SPECULATION,
};
#[doc(hidden)]
pub use state::flaw::Flaw;
pub use state::foresight::{EarlyStore, EarlyValue};
pub use state::fresh::Fresh;
pub use state::heap::{Heap, Object, ObjectKind, Reach};
pub use state::history::{Candidate, Change, History, Past, Written};
pub use state::keys::{Creator, Identities, ObjectKey, ThreadId, ThreadKey};
pub use state::knowledge::{Knower, Knowledge, PastAccess, Unordered};
pub use state::location::Location;
pub use state::monitor::Monitor;
pub use state::observed::Observed;
pub use state::pending::{Deferred, Entry, EntryKind, Node, Pending, Remembered, Value};
pub use state::read_set::{ABSENT, Question, Seen, Threads};
pub use state::record::{CallEnd, Record, RecordedCall, RecordedWord, Subject};
pub use state::running_state::{RunRecord, RunningState};
pub use state::tally::Tally;
pub use state::thread::{Caught, Frame, FrameKind, SeenWaiting, Status, Thread, Unwind};
pub use state::tracked::{DIRTY, Tracked};
pub use state::word::ObjectId;
pub use state::{
    ClassState, Exit, Globals, MAX_OBJECTS, MAX_THREADS, State, Timer, TimerRequest, scalar, word,
};
pub use words::agreement::KeyTables;
pub use words::component;
pub use words::numbering::Numbers;
