//! What natives do, in words that need no runtime.

use crate::{ClassId, Fault, StringId};

/// What a native does, for somebody who does not run it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NativeMeaning {
    /// Faults unless the first argument is an object of just the class that the second one is the
    /// number of.
    ExactClass(Fault),
    /// Says whether the function whose address comes first has as many parameters as the number
    /// behind it says.
    Takes,
    /// Orders the writes so far before later ones.
    Freeze,
    /// Says whether the running thread holds the monitor of an object.
    HoldsMonitor,
    /// Says how often the running thread holds the monitor of an object.
    HoldCount,
    /// Says that the pulse behind it is for any thread that waits, not for the first.
    AnyWaiter,
    /// Says whether an object is of the class that another one stands for, which comes first.
    IsInstance,
    /// Gives the length of an array, and -1 for another object.
    ObjectLength,
    /// Makes an array of the class of another one, with another length.
    NewArrayLike,
    /// Copies an array by calling a function.
    CopyArray {
        /// The function.
        function: &'static str,
    },
    /// Does nothing that anybody sees.
    Nothing,
    /// Gives a block of so many bytes, all of them zero, that nobody else knows.
    NewBlock,
    /// Locks a mutex, tries to, or unlocks it. Gives zero if that worked.
    Mutex {
        /// Which of the three.
        step: MutexStep,
        /// Where in the mutex the number of its owner is; zero if there is none.
        owner: u32,
        /// Where its kind is; zero for one that its owner must not lock again.
        kind: u32,
        /// What is given if it is taken.
        busy: u32,
    },
    /// Initialises a lock: writes zeros to so many bytes at an address, and its second argument, if
    /// it has one, to a word among them. It orders nothing.
    InitialiseLock {
        /// How many bytes.
        bytes: u32,
        /// Where the second argument goes.
        given: Option<u32>,
    },
    /// Waits until a field of an object, given by its offset, is at least or at most a number, and
    /// how long at most; gives whether it is.
    AwaitField {
        /// Whether it waits for a number not below the given one.
        least: bool,
    },
    /// Waits for a cell, for as long as it takes, and begins a section in the same step. The cell is
    /// given by its address, or as a field of an object by its offset.
    AwaitCell {
        /// Whether it waits until the cell is positive, and not until it is zero.
        positive: bool,
    },
    /// Begins a section that other threads do not interrupt.
    AtomicBegin,
    /// Ends the innermost such section.
    AtomicEnd,
    /// Gives the handle of the running thread.
    CurrentThread,
    /// Says that an assertion does not hold, with a text.
    AssertFailed,
    /// Drops executions in which the argument is zero.
    Assume,
    /// Gives any number below the argument.
    Choose,
    /// Says that an operation of a data type has taken effect.
    CommitPoint,
    /// Gives zero, unless somebody interrupts threads or asks whether they wait.
    WaitUnseen,
    /// Starts a thread, if the cell whose address comes first is zero, and stores its handle there.
    /// The next four arguments are for the function that it runs; the last says whether it is in
    /// the background. Gives whether it was started.
    StartThread {
        /// The function.
        function: &'static str,
    },
    /// Waits for the thread whose handle is in a cell, and how long at most; gives whether it has
    /// ended.
    JoinThread,
    /// Waits for a cell: its address, a mode, a number, the addresses of two cells that end the
    /// wait, and how long to wait at most. The modes are: until the cell is not the number; until
    /// it is; until it is positive, and the number is subtracted; until it is zero, and the number
    /// is stored. Gives one if that happened, and zero if the time is over.
    WaitCell {
        /// Whether a section begins with it that other threads do not interrupt.
        section: bool,
    },
    /// Waits for the handles in an array: for one of them or all, and how long at most.
    WaitHandles(HandleFields),
}

/// What is done with a mutex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MutexStep {
    /// It is locked, as soon as it is free.
    Lock,
    /// It is locked if it is free.
    TryLock,
    /// It is unlocked by its owner.
    Unlock,
}

/// A value that is the same in every execution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// A number, or a truth value.
    Number(u64),
    /// No object.
    Null,
    /// The object that stands for a class.
    Class(ClassId),
    /// A string with this text.
    Text(StringId),
}

/// What the fields of an object are called that threads can wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandleFields {
    /// What the object is: 0 for one that is waited for until its count is positive, 1 for one
    /// whose count is also decremented, 2 for a mutex.
    pub kind: &'static str,
    /// The count.
    pub count: &'static str,
}
