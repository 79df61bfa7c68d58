//! Threads: frames, registers, unwinding records.

use crate::state::keys::ThreadId;
use crate::state::pending::Pending;
use crate::state::record::Record;
use crate::state::word::ObjectId;
use fencepost_ir::{ClassId, FuncId, Reg};

/// Whether a thread runs, waits or has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Runs, or stands before an operation that is not enabled yet.
    Running,
    /// Gave up a monitor and waits to be pulsed.
    Waiting {
        /// The object whose monitor it is.
        object: ObjectId,
        /// How often it held the monitor.
        count: u32,
        /// Whether the wait may time out.
        timed: bool,
    },
    /// Was pulsed, or its wait timed out; wants the monitor back.
    Ready {
        /// The object whose monitor it is.
        object: ObjectId,
        /// How often it held the monitor.
        count: u32,
        /// Whether it was pulsed.
        pulsed: bool,
    },
    /// Has not begun: it is the next firing of a timer.
    Delayed,
    /// Has begun to wait for the initialiser of a class, while it runs one itself.
    AwaitingClass(ClassId),
    /// Stands before the end of the execution: its next step fails, is cut by an assumption or
    /// meets what is not modelled. Until then other threads may move.
    Failing,
    /// Has ended.
    Ended,
}

/// Whether others find a thread waiting, where the program can ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SeenWaiting {
    /// They find it running.
    #[default]
    No,
    /// It has begun to wait and has not gone on, even if it could by now.
    Yes,
    /// It has gone on, but may still look as if it had not: until its next step, or until somebody
    /// finds it running.
    Perhaps,
}

/// Why a frame is on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// An ordinary call.
    Call,
    /// A filter that runs over the registers of the frame it belongs to.
    Filter,
    /// The initialiser of a class; `atomic` while no other thread may run.
    Initializer {
        /// The class being initialised.
        class: ClassId,
        /// Whether it runs in one step.
        atomic: bool,
    },
}

/// An active call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The function.
    pub function: FuncId,
    /// The next operation; in frames below the top, the call that is being made.
    pub pc: u32,
    /// Where its registers start on the thread's register stack.
    pub base: u32,
    /// Its memory, or no object.
    pub memory: ObjectId,
    /// The caller's register that takes the result.
    pub result: Option<Reg>,
    /// Why it is here.
    pub kind: FrameKind,
}

/// An exception that a handler is dealing with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caught {
    /// The frame of the handler.
    pub depth: u32,
    /// The row of the exception table; for a filter, the row that asked.
    pub region: u32,
    /// The exception object.
    pub exception: u64,
}

/// An unwinding that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwind {
    /// First pass: a filter of `region` in frame `depth` is being asked.
    Search {
        /// The exception object.
        exception: u64,
        /// The frame whose table is being searched.
        depth: u32,
        /// The row whose filter runs.
        region: u32,
    },
    /// Second pass: finally and fault handlers run on the way to the handler.
    Run {
        /// The exception object.
        exception: u64,
        /// The frame whose handler takes the exception.
        target_depth: u32,
        /// The row that takes it.
        target_region: u32,
        /// The frame that is being left.
        depth: u32,
        /// The operation in it that the exception came from.
        origin: u32,
        /// The row whose handler runs.
        region: u32,
    },
    /// A leave: finally handlers run on the way to the target.
    Leave {
        /// The frame.
        depth: u32,
        /// The leave operation.
        origin: u32,
        /// Where control goes.
        target: u32,
        /// The row whose handler runs.
        region: u32,
    },
    /// No handler takes the exception.
    Unhandled {
        /// The exception object.
        exception: u64,
    },
}

/// In place of the row whose handler runs: nothing is left to run, and the initialiser that the
/// exception makes fail is about to be left, which is a step of its own.
pub(crate) const LEAVING: u32 = u32::MAX - 1;

/// A thread.
#[derive(Clone, Debug)]
pub struct Thread {
    /// Its identity.
    pub id: ThreadId,
    /// Whether it runs, waits or has ended.
    pub status: Status,
    /// Whether the program may end without it.
    pub background: bool,
    /// The function it started with.
    pub entry: FuncId,
    /// The function that people would say it runs.
    pub label: FuncId,
    /// The object that represents it in the program, or null.
    pub object: u64,
    /// The active calls, outermost first.
    pub frames: Vec<Frame>,
    /// The registers of all frames.
    pub regs: Vec<u64>,
    /// Exceptions that handlers are dealing with, innermost last.
    pub caught: Vec<Caught>,
    /// Unwindings under way, innermost last.
    pub unwinds: Vec<Unwind>,
    /// Untyped memory of frames: the depth of the frame, and the object.
    pub stack_bytes: Vec<(u32, ObjectId)>,
    /// Open atomic sections, the innermost last: for each the depth of the call that has to close it.
    pub sections: Vec<u32>,
    /// Whether it was interrupted and has not noticed yet.
    pub interrupted: bool,
    /// Whether it has not taken a step of its own yet, where who started it wants to know.
    pub fresh: bool,
    /// Whether others find it waiting.
    pub waits: SeenWaiting,
    /// Whether somebody may have a handle of it. A worker that nobody can name is forgotten when
    /// it has ended.
    pub known: bool,
    /// Whether somebody may have a handle of it, or its object, beside the task that it was started for.
    pub shown: bool,
    /// Whether the task that it was started for has let go of its handle.
    pub let_go: bool,
    /// How many locks it holds that are memory of the program, which have its number.
    pub locks: u32,
    /// Whether it has said that it is meant to run for ever.
    pub endless: bool,
    /// Whether it works for a pool: nobody started it as a thread of its own.
    pub worker: bool,
    /// Operations issued and not completed.
    pub pending: Pending,
    /// What it has called, where somebody compares histories.
    pub record: Record,
}

impl Thread {
    /// A thread without frames.
    pub fn new(id: ThreadId, entry: FuncId) -> Self {
        Self {
            id,
            status: Status::Running,
            background: false,
            entry,
            label: entry,
            object: 0,
            frames: Vec::new(),
            regs: Vec::new(),
            caught: Vec::new(),
            unwinds: Vec::new(),
            stack_bytes: Vec::new(),
            sections: Vec::new(),
            interrupted: false,
            fresh: false,
            waits: SeenWaiting::No,
            known: true,
            shown: false,
            let_go: false,
            locks: 0,
            endless: false,
            worker: false,
            pending: Pending::default(),
            record: Record::default(),
        }
    }

    /// Whether somebody may still name it, by a handle or its object.
    pub fn is_known(&self) -> bool {
        self.known && (self.shown || !self.let_go)
    }

    /// The frame that runs.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// Where the registers of the call that runs begin. Whoever asks runs an operation, and a
    /// thread that does has a call.
    #[inline]
    pub fn base(&self) -> u32 {
        debug_assert!(!self.frames.is_empty(), "no call runs");
        self.frames.last().map_or(0, |frame| frame.base)
    }

    /// The index of the frame that runs.
    #[inline]
    pub fn depth(&self) -> u32 {
        self.frames.len() as u32 - 1
    }

    /// The value of a register of the running frame.
    #[inline]
    pub fn reg(&self, reg: Reg) -> u64 {
        self.regs[self.base() as usize + reg.index()]
    }

    /// Whether the thread has ended.
    #[inline]
    pub fn has_ended(&self) -> bool {
        self.status == Status::Ended
    }

    /// Whether the thread stands before leaving an initialiser that failed.
    #[inline]
    pub(crate) fn leaves_failed_initializer(&self) -> bool {
        matches!(
            self.unwinds.last(),
            Some(Unwind::Run {
                region: LEAVING,
                ..
            })
        )
    }

    /// Whether it is inside an atomic section.
    #[inline]
    pub fn is_in_section(&self) -> bool {
        !self.sections.is_empty()
    }

    /// Whether other threads must stand still: an atomic section or an atomic initialiser runs.
    /// One that will not get to its end any more keeps nobody waiting.
    #[inline]
    pub fn is_exclusive(&self) -> bool {
        (self.is_in_section() || self.in_atomic_initializer().is_some())
            && self.status != Status::Failing
    }

    /// Whether the thread runs the initialiser of a class.
    pub(crate) fn runs_initializer(&self) -> bool {
        let initializes = |frame: &Frame| matches!(frame.kind, FrameKind::Initializer { .. });
        self.frames.iter().any(initializes)
    }

    /// The class whose initialiser runs atomically on this thread, if one does.
    pub fn in_atomic_initializer(&self) -> Option<ClassId> {
        self.frames.iter().rev().find_map(|frame| match frame.kind {
            FrameKind::Initializer {
                class,
                atomic: true,
            } => Some(class),
            _ => None,
        })
    }
}
