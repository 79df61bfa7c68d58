//! Ways to break the rules on purpose: tests check that they notice.

/// A way to break what makes fewer choices, so that the tests that should notice can be tested.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// None.
    None,
    /// Writes into objects that nobody else can reach yet complete at once.
    Unpublished,
    /// Entries are deferrable whatever other threads do next.
    Conflicts,
    /// Persistent sets are closed under nothing.
    Futures,
    /// Summaries of functions forget what they call.
    Callees,
    /// Blocked threads are in persistent sets without those who can free them.
    Freed,
    /// Virtual calls go only to classes that objects are still made of.
    Instances,
    /// Threads that are stuck are taken for ones that nobody wakes.
    Woken,
    /// Choices are left out whether threads get further on or not.
    Progress,
    /// Threads that start one another are taken to get further on for ever.
    StartedOver,
    /// Where workers are renamed, monitors keep the names of those that hold them.
    OwnersOfMonitors,
    /// Pointers of which nothing is known point nowhere.
    Addresses,
    /// Registers are taken to hold addresses of the call's own memory only.
    FrameMemory,
    /// Of what a function may give back, only one value counts.
    Results,
    /// Of the functions that a call through a pointer may go to, one is forgotten.
    Targets,
    /// Monitors that somebody holds are taken for ones that are never given back.
    Monitors,
    /// Cells that somebody waits for are taken for ones that nobody changes.
    Cells,
    /// No operation is taken to fail, so that no handler leads past a monitor.
    Failures,
    /// Pending entries complete first whoever may come to what they touch.
    Settled,
    /// Whose entry completes first is taken to hand nothing over before.
    Givers,
    /// What follows a function that may wait for the end of a thread is taken to come after it.
    Joins,
    /// Of a branch ahead of which nothing is known, the first target counts.
    Rounds,
    /// Memory of calls is taken to stay as it is.
    Frames,
    /// Whoever waits for the end of one thread is taken to wait for the ends of all.
    Lookahead,
    /// In a chain of steps, whoever kept a lock is taken to keep it.
    Foreseen,
    /// Threads are taken to keep monitors whose release is pending.
    Releases,
    /// Nobody who waits notices an interrupt.
    Interrupts,
    /// Timers that may fire are taken to be overdue.
    Timers,
    /// Whoever synchronises with somebody learns of every past access.
    Lessons,
    /// What registers say that threads write is taken to stay as it is.
    Writes,
    /// Nobody notices that a run comes to operations that were taken to be out of reach.
    NewCode,
    /// Of elements whose index is not known, only the first is touched.
    Elements,
}
