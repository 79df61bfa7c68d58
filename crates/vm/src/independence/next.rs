//! What a step of a thread touches.

use crate::future::Range;
use crate::machine::native::{RuntimePart, TimerUse};
use crate::state::keys::ThreadId;
use crate::state::word::ObjectId;
use fencepost_ir::ClassId;

/// Something that a thread touches with its next steps.
#[derive(Clone, Debug)]
pub(crate) enum Next {
    /// Memory, and whether it is changed.
    Memory(Range, bool),
    /// Takes a monitor as soon as it is free.
    Enter(ObjectId),
    /// Looks whether a monitor is free, and takes it then.
    TryEnter(ObjectId),
    /// Gives a monitor back.
    Exit(ObjectId),
    /// Waits on a monitor, or pulses it.
    Queue(ObjectId),
    /// Looks at how far a class is initialised, or begins to initialise it.
    Class(ClassId),
    /// Ends the thread.
    End,
    /// Needs the program to go on: what it does would be missed at the end. Says whether the thread
    /// is a background thread now.
    Life(bool),
    /// What calls into the runtime share.
    Runtime(RuntimePart),
    /// Arms or stops the timer of an object.
    Timer(TimerUse, ObjectId),
    /// A timer fires that may: the one whose firing a thread is, of an object.
    Firing(ThreadId, ObjectId),
    /// Looks at whether the thread that an object stands for is interrupted.
    Interrupt(ObjectId),
    /// Logical time.
    Clock,
    /// What running the step shows: it takes all operations up to the end of an atomic section, or
    /// of a class initialiser, along.
    Section,
    /// Anything.
    Everything,
}

impl Next {
    /// What is left of it for a thread that cannot take the step yet: what decides whether it can.
    /// That is looked at only, and what the step would do beyond it does not count.
    pub fn awaited(self) -> Option<Self> {
        match self {
            Next::Memory(range, _) => Some(Next::Memory(range, false)),
            Next::Section | Next::Life(_) | Next::End => None,
            Next::Enter(_)
            | Next::TryEnter(_)
            | Next::Exit(_)
            | Next::Queue(_)
            | Next::Class(_)
            | Next::Runtime(_)
            | Next::Timer(..)
            | Next::Firing(..)
            | Next::Clock
            | Next::Interrupt(_)
            | Next::Everything => Some(self),
        }
    }

    /// Whether it may touch memory that a test holds for.
    pub fn may_touch_memory(&self, test: impl Fn(Range) -> bool) -> bool {
        match *self {
            Next::Memory(range, _) => test(range),
            Next::Everything | Next::Section => true,
            Next::Enter(_)
            | Next::TryEnter(_)
            | Next::Exit(_)
            | Next::Queue(_)
            | Next::Class(_)
            | Next::End
            | Next::Life(_)
            | Next::Runtime(_)
            | Next::Timer(..)
            | Next::Firing(..)
            | Next::Interrupt(_)
            | Next::Clock => false,
        }
    }
}
