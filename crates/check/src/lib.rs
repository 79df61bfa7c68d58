//! From a task to an outcome that is true.
//!
//! Picks the engine, runs it, replays every witness on the machine before it is believed, says
//! whether a violation needs a reordering, and turns findings into plain data for reports. It
//! reads no files and prints nothing.

mod agree;
mod allowance;
mod bounded;
mod checkpoint;
mod classify;
pub mod datatype;
mod engine;
mod execution;
mod explain;
mod follow;
mod foreseen;
mod graph;
mod hunt;
mod lasso;
mod linearizable;
mod minimize_reorderings;
mod operations;
mod order;
mod outcome;
mod platform;
mod reorder;
mod replay;
mod run;
mod shorten;
mod task;
mod telling;
mod trace;
mod walk;
mod whole_calls;
mod witness;

pub use agree::{Disagreement, TaskOption, agree};
pub use checkpoint::{CheckpointTask, PartsTask, TaskReadFn, TaskSaveFn};
pub use engine::{Engine, Reduction, Steps};
pub use execution::{Completed, Execution, Passed};
pub use fencepost_engine_bounded::Flaw as SolverFlaw;
#[doc(hidden)]
pub use fencepost_engine_bounded::{Certificate, FencePlace, Fencing, ONE_SIDED, Obstacle};
pub use fencepost_engine_bounded::{Effort, SolverName};
pub use fencepost_search::fairness::Fate;
pub use fencepost_search::finding::{FailureKind, Statistics};
pub use fencepost_search::limits::LimitHit;
pub use fencepost_search::task::{Progress, ProgressFn, StoreKind};
pub use fencepost_vm::Numbers;
pub use graph::{GraphEdge, GraphReport, graph};
pub use outcome::{
    Classification, CycleReport, CycleThread, End, ExceptionReport, MemoryView, Note, OriginRow,
    OutcomeRow, Reordering, Report, ReusedRead, StackLine, SuspendedReport, TraceStep, Verdict,
    ViolationReport, WaitReport,
};
pub use replay::{ReplayError, ReplayReport, replay};
pub use run::{Partaking, check, check_with_executions, outcomes, take_part};
pub use task::{HeapNames, LivenessTask, Setup, Task, TaskError};
pub use walk::{
    Breakpoint, BreakpointError, Halt, NO_VIOLATION, NoCode, PossibleStep, Searched, Situation,
    Standing, ThreadView, Walk, WalkError, WalkFailure,
};
pub use witness::{Witness, WitnessError, WitnessStep};
