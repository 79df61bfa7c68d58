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

/// Whether a class runs as the JDK has it: one of the concurrent packages that is not kept. The lock
/// and the queue of waiting threads are where nobody asks for them.
pub fn runs_as_it_is(name: &str, simple_locks: bool, simple_queues: bool) -> bool {
    let Some(class) = name.strip_prefix(CONCURRENT) else {
        return false;
    };
    let outer = outermost(class);
    let kept = KEPT.contains(&outer)
        || simple_locks && outer == MACHINERY
        || simple_queues && outermost(name) == WAITING;
    !kept
}

/// The class that a class is nested in, or that class itself.
pub fn outermost(name: &str) -> &str {
    name.split('$').next().unwrap_or(name)
}
