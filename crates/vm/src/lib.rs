//! The machine: the only executable semantics.
//!
//! It runs a lowered program under a memory model. It lists the choices of a state and applies
//! one; it never chooses, never searches, and does no input or output. Everything a run depends
//! on is data: the program's source, the table of natives, the model, the options, the choices.

mod canonical;
mod choices;
mod collect;
pub mod component;
mod conflicts;
mod deferral;
mod describe;
mod early;
mod effects;
mod event;
mod exec;
mod flaw;
mod footprint;
mod foresight;
mod fresh;
mod future;
mod heap;
mod history;
mod history_words;
mod keys;
mod kind_words;
mod knowledge;
mod machine;
mod monitor;
mod narration;
mod native;
mod numbering;
mod observed;
mod origin;
mod outlook;
mod pending;
mod pending_words;
mod persistent;
mod preserved;
mod races;
mod read_set;
mod reference_shape;
mod rereads;
mod reuse;
pub mod scalar;
mod state;
mod statics;
mod tally;
mod thread;
mod waiting;
pub mod word;

pub use choices::{Action, Choice, EnabledActions};
pub use early::{EarlyTable, EarlyValue};
pub use event::{
    Event, EventKind, Location, MachineLimit, Mistake, StepResult, Stop, Violation, ViolationKind,
};
pub use exec::Exec;
#[doc(hidden)]
pub use flaw::Flaw;
pub use footprint::{Footprint, Gate, ListChange, Mode, Resource, Touch, reads_behind_write};
pub use foresight::EarlyStore;
pub use fresh::Fresh;
pub use heap::{Heap, Object, ObjectKind, Reach};
pub use history::{Candidate, Change, History, Past, Written};
pub use keys::{Creator, Identities, ObjectKey, ThreadId, ThreadKey};
pub use knowledge::{Knower, Knowledge, PastAccess, Unordered};
pub use machine::{
    ClassInfo, DEFAULT_CLOCK_MOVES, DEFAULT_TIMER_FIRINGS, MAX_OBJECTS, MAX_THREADS, Machine,
    Merge, NEW_WORKERS, NO_TIME, OWN_CACHES, Options,
};
pub use monitor::Monitor;
pub use narration::{Note, Noted, PlaceName, StackFrame, ValueName};
pub use native::{
    Arguments, BoundFn, ConstantFn, JoinsFn, Native, NativeEffect, NativeFn, NativeResult,
    NativeTable, NativeText, Readiness, ReadyFn, Shares, TouchesFn,
};
pub use observed::Observed;
pub use origin::{Origin, Place};
pub use pending::{Deferred, Entry, EntryKind, Node, Pending, Value};
pub use races::{Race, RacingAccess};
pub use read_set::{ABSENT, Question, Seen, Threads};
pub use reuse::Remembered;
pub use state::{ClassState, Exit, Globals, State, Timer};
pub use tally::Tally;
pub use thread::{Caught, Frame, FrameKind, SeenWaiting, Status, Thread, Unwind};
pub use waiting::{Deadlock, WaitsFor};
pub use word::ObjectId;
