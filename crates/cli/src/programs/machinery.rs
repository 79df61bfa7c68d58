//! Which classes of a JDK's `java.util.concurrent` run as they are, and which are only machinery that
//! the built-in library has in fewer steps.

/// The packages that come from the JDK where its own code is asked for.
pub const CONCURRENT: &str = "java/util/concurrent/";

/// The classes of these packages that stay built in: what the machine does itself, what the JDK's own
/// code would need more of its start-up for, and what is mostly spinning.
/// A worker of a JDK's pool reads the pool's state, its queue and the list of workers again and
/// again, which no task can tell from a pool that hands its tasks out in single steps, and which
/// takes a thousand times as many states. Who waits at an exchanger counts rounds by pseudo-random
/// numbers.
const KEPT: &[&str] = &[
    "CountedCompleter",
    "Exchanger",
    "ForkJoinPool",
    "ForkJoinTask",
    "ForkJoinWorkerThread",
    "RecursiveAction",
    "RecursiveTask",
    "ScheduledThreadPoolExecutor",
    "ThreadLocalRandom",
    "ThreadPoolExecutor",
    "TimeUnit",
    "atomic/AtomicIntegerFieldUpdater",
    "atomic/AtomicLongFieldUpdater",
    "atomic/AtomicReferenceFieldUpdater",
    "atomic/DoubleAccumulator",
    "atomic/DoubleAdder",
    "atomic/LongAccumulator",
    "atomic/LongAdder",
    "locks/LockSupport",
];

/// The packages of locks, and what of them is no lock.
pub const LOCKS: &str = "java/util/concurrent/locks/";
pub const NO_LOCK: &str = "java/util/concurrent/locks/LockSupport";

/// The lock below a JDK's pools, queues and barriers. They ask nothing of it but that one thread at a
/// time holds it and that its conditions wake who waits, which a monitor of the machine does in
/// single steps. A program that names a lock itself gets the JDK's own.
const MACHINERY: &str = "locks/ReentrantLock";

/// The queue of parked threads below a JDK's locks, latches and semaphores. Those say themselves who
/// gets them; the queue only keeps the order of those that wait, and the built-in one does so
/// without the links, marks and rounds of spinning of the JDK's. A program that names it itself, as
/// one does that has a synchronizer of its own, gets the JDK's.
pub const WAITING: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer";

/// What of the machinery is built in for a program.
#[derive(Default)]
pub struct Simple {
    /// The locks inside the JDK's classes.
    pub locks: bool,
    /// The queues of threads below its locks.
    pub waiting: bool,
    /// The queues that pools take tasks from.
    pub queues: bool,
}

/// The pool that a program may give a queue of its own, and ask for it.
pub const POOL: &str = "java/util/concurrent/ThreadPoolExecutor";

/// The queues that stay built in for a program that names the pool: the pool works on its queue in
/// single steps, in which it cannot wait for the lock of a JDK's queue that the program holds.
const QUEUES: &[&str] = &[
    "ArrayBlockingQueue",
    "LinkedBlockingDeque",
    "LinkedBlockingQueue",
    "PriorityBlockingQueue",
];

/// Whether a class runs as the JDK has it: one of the concurrent packages that is not kept. The lock
/// and the queue of waiting threads are where nobody asks for them, and queues where a pool may have
/// them.
pub fn runs_as_it_is(name: &str, simple: &Simple) -> bool {
    let Some(class) = name.strip_prefix(CONCURRENT) else {
        return false;
    };
    let outer = outermost(class);
    let kept = KEPT.contains(&outer)
        || simple.locks && outer == MACHINERY
        || simple.waiting && outermost(name) == WAITING
        || simple.queues && QUEUES.contains(&outer);
    !kept
}

/// The class that a class is nested in, or that class itself.
pub fn outermost(name: &str) -> &str {
    name.split('$').next().unwrap_or(name)
}
