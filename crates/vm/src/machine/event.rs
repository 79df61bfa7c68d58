//! Events and violations: the one language in which reductions, races and reports speak.

use crate::machine::notes::{PlaceName, ValueName};
use crate::state::keys::ThreadId;
use crate::state::location::Location;
use fencepost_ir::{ClassId, FenceKind, FuncId, MarkId, Problem};
use fencepost_memory_model::AccessKind;

/// What a visible step did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// Read a cell.
    Read,
    /// Took the value of an earlier read of the cell instead of reading it.
    Reuse,
    /// Used its own value of a cell, which is still on its way to memory.
    UseOwn,
    /// Used the working copy that it had before a prescient store of the same cell.
    UseKept,
    /// Stored and wrote a value that it assigns later.
    PrescientStore,
    /// Assigned what it had stored before.
    DelayedAssign,
    /// Wrote a cell.
    Write,
    /// Read a cell that is volatile.
    VolatileRead,
    /// Wrote a cell that is volatile.
    VolatileWrite,
    /// Read a cell with relaxed order.
    RelaxedRead,
    /// Wrote a cell with relaxed order.
    RelaxedWrite,
    /// Read a cell with acquire order.
    AcquireRead,
    /// Wrote a cell with release order.
    ReleaseWrite,
    /// Changed a cell atomically; the value is the new one.
    ReadModifyWrite,
    /// Compared a cell, found another value, and left it.
    FailedCompare,
    /// Acquired a monitor.
    Lock,
    /// Released a monitor.
    Unlock,
    /// Tried to acquire a monitor; the value says whether it did.
    TryLock,
    /// Gave up a monitor to wait.
    Wait,
    /// Got a monitor back after waiting; the value says whether it was pulsed.
    WaitDone,
    /// A wait ran out of time.
    WaitTimeout,
    /// Moved one waiting thread to the ready queue.
    Pulse,
    /// Moved all waiting threads to the ready queue.
    PulseAll,
    /// Passed a fence.
    Fence,
    /// Started a thread.
    Start(ThreadId),
    /// Saw a thread's end; the value says whether it had ended.
    Join(ThreadId),
    /// Ended.
    End,
    /// Became the initialiser of a class.
    InitBegin(ClassId),
    /// Ended the initialiser of a class.
    InitEnd(ClassId),
    /// Left the initialiser of a class with an exception.
    InitFail(ClassId),
    /// Chose a number.
    Choice,
    /// Entered an atomic section.
    Atomic,
    /// Let others run.
    Yield,
    /// Wrote text to the console.
    Output(String),
    /// A call into the runtime that others can see.
    Native(String),
    /// Put an access on the pending list. The value is what a write will write, or the first
    /// operand of a read-modify-write, if all it needs is known.
    Issue(AccessKind),
    /// Put a one-sided fence on the pending list.
    IssueFence(FenceKind),
    /// A one-sided fence is passed and leaves the pending list.
    FenceDone,
    /// Came past a mark. Nobody else can notice.
    Mark(MarkId),
}

impl EventKind {
    /// What a read or a write, a lock or an unlock shows when it completes.
    pub fn of_access(kind: AccessKind) -> Self {
        match kind {
            AccessKind::Read => EventKind::Read,
            AccessKind::Write => EventKind::Write,
            AccessKind::RelaxedRead => EventKind::RelaxedRead,
            AccessKind::RelaxedWrite => EventKind::RelaxedWrite,
            AccessKind::AcquireRead => EventKind::AcquireRead,
            AccessKind::ReleaseWrite => EventKind::ReleaseWrite,
            AccessKind::VolatileRead => EventKind::VolatileRead,
            AccessKind::VolatileWrite => EventKind::VolatileWrite,
            AccessKind::Lock => EventKind::Lock,
            AccessKind::Unlock => EventKind::Unlock,
            AccessKind::RelaxedUpdate
            | AccessKind::AcquireUpdate
            | AccessKind::ReleaseUpdate
            | AccessKind::AcqRelUpdate => EventKind::ReadModifyWrite,
        }
    }

    /// Whether this happened to the monitor of an object, not to the cell at its start.
    pub(crate) fn is_of_monitor(&self) -> bool {
        matches!(
            self,
            EventKind::Lock
                | EventKind::Unlock
                | EventKind::TryLock
                | EventKind::Wait
                | EventKind::WaitDone
                | EventKind::WaitTimeout
                | EventKind::Pulse
                | EventKind::PulseAll
                | EventKind::Issue(AccessKind::Unlock)
        )
    }
}

/// One visible step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Who took it.
    pub thread: ThreadId,
    /// What it did.
    pub kind: EventKind,
    /// The cell or object it touched.
    pub location: Option<Location>,
    /// The value read, written or chosen.
    pub value: Option<u64>,
    /// The function of the operation.
    pub function: FuncId,
    /// The operation.
    pub pc: u32,
    /// Where its function was called in code that has a line, if the function has none: a compiler
    /// made it.
    pub caller: Option<(FuncId, u32)>,
    /// Whether it completed before an operation that the program has earlier.
    pub out_of_order: bool,
    /// For an operation that completes from the pending list: its place in the list. For one that
    /// is put on the list: nothing; it is then the last.
    pub entry: Option<u32>,
    /// Under a model with working copies: how many changes of the cell came behind the value that
    /// was read; 1 for a write that changed its cell, and for an assign that took the place of one
    /// that was not stored.
    pub age: u32,
    /// How the location is called, worked out while the objects it goes through are there; for a
    /// choice of a library, what was chosen, where there are words for that.
    pub location_name: String,
    /// The same in pieces, if the location is in an object or static memory that a class has.
    pub place: Option<PlaceName>,
    /// How the value is called, if it is one of a cell.
    pub value_name: Option<ValueName>,
    /// Whether the operation is library code. What completes from the pending list has it from
    /// where it was issued.
    pub library: bool,
}

/// What is wrong with an execution.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ViolationKind {
    /// An assertion failed.
    Assertion,
    /// An exception left a thread; with its class.
    Exception(String),
    /// The program did what nothing can save it from.
    Mistake(Mistake),
}

/// What a program that looks after its memory itself can do wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mistake {
    /// It ended itself.
    Abort,
    /// It used memory after it was freed.
    UseAfterFree,
    /// It freed memory twice, or what was never allocated.
    DoubleFree,
    /// It used memory outside an object.
    OutOfBounds,
    /// It used a null pointer.
    Null,
    /// It released a lock that it does not hold.
    BadUnlock,
    /// It used something that threads wait for which was not initialised, or was destroyed.
    BadSync,
    /// It never freed memory.
    Leak,
    /// It read memory that was never written.
    Uninitialised,
}

impl Mistake {
    /// The name in results.
    pub fn name(self) -> &'static str {
        match self {
            Mistake::Abort => "abort",
            Mistake::UseAfterFree => "use-after-free",
            Mistake::DoubleFree => "double-free",
            Mistake::OutOfBounds => "out-of-bounds",
            Mistake::Null => "null",
            Mistake::BadUnlock => "bad-unlock",
            Mistake::BadSync => "bad-sync",
            Mistake::Leak => "leak",
            Mistake::Uninitialised => "uninitialised",
        }
    }
}

/// A property that a step violated by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What is wrong.
    pub kind: ViolationKind,
    /// Who did it.
    pub thread: ThreadId,
    /// The innermost function of the program's own code.
    pub function: FuncId,
    /// The operation there.
    pub pc: u32,
    /// More for people.
    pub message: String,
    /// The exception that nobody handles; 0 if there is none.
    pub exception: u64,
}

/// A limit of what a machine models.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MachineLimit {
    /// Objects, or the bytes they take.
    Heap,
    /// Threads.
    Threads,
    /// How often a periodic timer fires.
    TimerFirings,
    /// How often time passes while the program can tell how much.
    ClockMoves,
    /// The time that a step may take.
    Time,
}

/// Why a step leads to no further state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A property is violated.
    Violation(Violation),
    /// An assumption does not hold: the execution is discarded from here on.
    Assumed,
    /// Something that is not modelled.
    Unsupported(Problem),
    /// A limit of the machine was met.
    Limit(MachineLimit),
    /// The choice is not available in this state.
    NotEnabled,
}

/// The result of applying a choice.
pub type StepResult = Result<(), Stop>;
