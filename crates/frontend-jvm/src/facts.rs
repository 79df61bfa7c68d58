//! What a program mentions: facts that decide what the machine has to look at, and what a verdict
//! takes for granted.

use crate::reader::access;
use crate::source::JvmSource;
use crate::world::World;
use fencepost_ir::{Rules, Source};
use std::sync::OnceLock;

/// Methods whose waits may end without a reason on a real platform.
const SPURIOUS: &[&str] = &["wait", "await", "awaitNanos", "park", "parkNanos"];

/// Methods that may fail without a reason on a real platform.
const WEAK: &[&str] = &[
    "weakCompareAndSet",
    "weakCompareAndSetPlain",
    "weakCompareAndSetVolatile",
    "weakCompareAndSetAcquire",
    "weakCompareAndSetRelease",
];

/// Classes whose operations are one step each here and several in a JDK.
const COLLECTIONS: &[&str] = &[
    "java/util/concurrent/ArrayBlockingQueue",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/ConcurrentLinkedDeque",
    "java/util/concurrent/ConcurrentLinkedQueue",
    "java/util/concurrent/ConcurrentMap",
    "java/util/concurrent/ConcurrentSkipListMap",
    "java/util/concurrent/ConcurrentSkipListSet",
    "java/util/concurrent/CopyOnWriteArrayList",
    "java/util/concurrent/LinkedBlockingDeque",
    "java/util/concurrent/LinkedBlockingQueue",
    "java/util/concurrent/LinkedTransferQueue",
    "java/util/concurrent/PriorityBlockingQueue",
];

/// Those of them whose iterators may show, in a JDK, some changes that are made meanwhile.
const WEAKLY_CONSISTENT: &[&str] = &[
    "java/util/concurrent/ArrayBlockingQueue",
    "java/util/concurrent/ConcurrentHashMap",
    "java/util/concurrent/ConcurrentLinkedDeque",
    "java/util/concurrent/ConcurrentLinkedQueue",
    "java/util/concurrent/ConcurrentMap",
    "java/util/concurrent/LinkedBlockingDeque",
    "java/util/concurrent/LinkedBlockingQueue",
    "java/util/concurrent/LinkedTransferQueue",
];

/// Methods that go over a collection, or give it to others that do, and the descriptor of constructors
/// that copy one.
const ITERATIONS: &[&str] = &[
    "(Ljava/util/Collection;)V",
    "copyOf",
    "entrySet",
    "keySet",
    "values",
    "iterator",
    "descendingIterator",
    "spliterator",
    "stream",
    "parallelStream",
    "forEach",
    "keys",
    "elements",
    "search",
    "reduce",
    "replaceAll",
    "removeIf",
    "containsValue",
    "toArray",
    "toString",
    "addAll",
    "putAll",
];

/// Accesses that order less than volatile ones, or single reads of which a platform may show the
/// writes of others in different orders to different threads.
const WEAKER: &[&str] = &[
    "getAcquire",
    "getOpaque",
    "acquireFence",
    "loadLoadFence",
    "compareAndExchangeAcquire",
    "weakCompareAndSetAcquire",
];

/// Methods that everything before them in their thread has completed for.
const IN_PLACE: &[&str] = &["print", "println", "printf", "isAlive", "isInterrupted"];

/// Methods and descriptors of methods that may show the name or the number of a thread.
const NAMES: &[&str] = &[
    "getName",
    "getId",
    "threadId",
    "toString",
    "valueOf",
    "format",
    "formatted",
    "printf",
    "(Ljava/lang/Object;)V",
    "(Ljava/lang/Object;)Ljava/lang/StringBuilder;",
];

/// Methods that make a stream parallel.
const PARALLEL: &[&str] = &["parallel", "parallelStream"];

/// Sources of random numbers.
const RANDOM: &[&str] = &[
    "java/util/Random",
    "java/util/concurrent/ThreadLocalRandom",
    "random",
];

/// What the platform prescribes.
pub(crate) const RULES: Rules = Rules {
    initializer_cycles_wait: true,
    locks_ignore_interrupts: true,
    interrupted_wait_on: true,
    ends_leave_nothing: true,
    code_makes_objects: true,
    updates_are_accesses: true,
    leaks_are_errors: false,
    asks_unwritten: false,
};

/// What was found out about the names that a program mentions.
#[derive(Default)]
pub(crate) struct Facts {
    tells_time: OnceLock<bool>,
    interrupts: OnceLock<bool>,
    inherits_locals: OnceLock<bool>,
    asks_queues: OnceLock<bool>,
    asks_blockers: OnceLock<bool>,
    counts_tasks: OnceLock<bool>,
    acquires_several: OnceLock<bool>,
    names_threads: OnceLock<bool>,
    asks_groups: OnceLock<bool>,
    waits: OnceLock<bool>,
    has_groups: OnceLock<bool>,
    handles_uncaught: OnceLock<bool>,
}

impl Facts {
    /// Whether somebody may ask what time it is.
    pub fn tells_time(&self, world: &World) -> bool {
        let words = ["nanoTime", "currentTimeMillis", "now", "millis"];
        // The timed waits of a JDK's own code ask.
        let asks = || world.path().has_real_collections() || world.may_use(&words);
        *self.tells_time.get_or_init(asks)
    }

    /// Whether a thread may be interrupted.
    pub fn interrupts(&self, world: &World) -> bool {
        // Some methods of the library cancel tasks, and that interrupts whoever runs them.
        let words = [
            "interrupt",
            "shutdownNow",
            "cancel",
            "close",
            "invokeAll",
            "invokeAny",
        ];
        let may = || world.may_use(&words);
        *self.interrupts.get_or_init(may)
    }
}

impl JvmSource {
    /// Whether the program has thread-local variables that new threads inherit.
    pub fn inherits_locals(&self) -> bool {
        let words = ["java/lang/InheritableThreadLocal"];
        let known = &self.facts.inherits_locals;
        *known.get_or_init(|| self.world().may_use(&words))
    }

    /// Whether somebody may see names or numbers of threads: by asking, or as part of a text.
    pub fn names_threads(&self) -> bool {
        let known = &self.facts.names_threads;
        *known.get_or_init(|| {
            let text = ["(Ljava/lang/Thread;", ";Ljava/lang/Thread;"];
            // The read-write lock of a JDK tells threads apart by their numbers.
            let numbered = ["java/util/concurrent/locks/ReentrantReadWriteLock"];
            let real = self.world().path().has_real_collections();
            self.world().may_use(NAMES)
                || self.world().joins_text(&text)
                || real && self.world().may_use(&numbered)
        })
    }

    /// Whether somebody may handle an exception that leaves a thread.
    pub fn handles_uncaught(&self) -> bool {
        let words = [
            "setUncaughtExceptionHandler",
            "setDefaultUncaughtExceptionHandler",
            "uncaughtExceptionHandler",
            "uncaughtException",
            // A name may be put together while the program runs.
            "java/lang/reflect/Method",
        ];
        let known = &self.facts.handles_uncaught;
        *known.get_or_init(|| self.world().may_use(&words))
    }

    /// Whether there may be groups of threads that the program makes.
    pub fn has_groups(&self) -> bool {
        let words = ["java/lang/ThreadGroup"];
        let known = &self.facts.has_groups;
        *known.get_or_init(|| self.world().may_use(&words))
    }

    /// Whether somebody may wait on an object, which may be a thread's.
    pub fn waits(&self) -> bool {
        // A name may be put together while the program runs.
        let words = ["wait", "java/lang/reflect/Method"];
        let known = &self.facts.waits;
        *known.get_or_init(|| self.world().may_use(&words))
    }

    /// Whether somebody may ask a group for its threads.
    pub fn asks_groups(&self) -> bool {
        let known = &self.facts.asks_groups;
        *known.get_or_init(|| {
            let world = self.world();
            world.may_use(&["activeCount", "enumerate"])
                || self.has_groups() && world.may_use(&["interrupt"])
        })
    }

    /// Whether somebody may ask a lock who waits for it.
    pub fn asks_queues(&self) -> bool {
        let words = [
            "hasQueuedThreads",
            "hasQueuedThread",
            "getQueueLength",
            "getQueuedThreads",
        ];
        let known = &self.facts.asks_queues;
        *known.get_or_init(|| self.world().may_use(&words))
    }

    /// Whether somebody may ask what a parked thread said that it waits for.
    pub fn asks_blockers(&self) -> bool {
        let known = &self.facts.asks_blockers;
        *known.get_or_init(|| self.world().may_use(&["getBlocker"]))
    }

    /// Whether somebody may ask an executor how many tasks it has completed, or for a text that says it.
    pub fn counts_tasks(&self) -> bool {
        let words = [
            "getTaskCount",
            "getCompletedTaskCount",
            "toString",
            "getMessage",
            "printStackTrace",
        ];
        let known = &self.facts.counts_tasks;
        *known.get_or_init(|| self.world().may_use(&words))
    }

    /// Whether somebody may wait for several permits of a semaphore at once. Whoever stands behind
    /// waits as long, even if there are enough permits for it alone.
    pub fn acquires_several(&self) -> bool {
        let methods = [
            ("acquire", "(I)V"),
            ("acquireUninterruptibly", "(I)V"),
            ("tryAcquire", "(IJLjava/util/concurrent/TimeUnit;)Z"),
        ];
        let handles = ["java/lang/invoke/MethodHandle"];
        let known = &self.facts.acquires_several;
        *known.get_or_init(|| {
            self.world().may_call(&methods)
                || self.world().mentions(&handles) && self.world().mentions(&["acquire"])
        })
    }

    /// What a verdict takes for granted.
    pub(crate) fn taken_for_granted(&self) -> Vec<&'static str> {
        let mut assumptions = Vec::new();
        let own = self.world().own_classes();
        // The end of a constructor orders all writes if the class has a final field, not only
        // those that lead to what it is set to.
        let mixes = own
            .iter()
            .filter_map(|info| info.file.as_ref())
            .any(|file| {
                let mut fields = file.fields.iter().filter(|f| !f.is(access::STATIC));
                fields.clone().any(|f| f.is(access::FINAL)) && fields.any(|f| !f.is(access::FINAL))
            });
        if mixes {
            assumptions.push("final-fields-order-all-fields");
        }
        let noticed = self.tells_time() || self.interrupts() || self.asks_waiting();
        if noticed && self.world().mentions(&["sleep"]) {
            assumptions.push("sleep-is-a-fence");
        }
        // The code of a JDK waits, and updates weakly, on its own account.
        let real = self.world().path().has_real_collections();
        if !self.is_spurious() {
            for (assumption, words) in [
                ("no-spurious-wakeups", SPURIOUS),
                ("weak-exchange-is-strong", WEAK),
            ] {
                if real || self.world().mentions(words) {
                    assumptions.push(assumption);
                }
            }
        }
        // A platform may access fields of 64 bits in two halves unless they are volatile.
        let wide = own
            .iter()
            .filter_map(|info| info.file.as_ref())
            .any(|file| {
                file.fields.iter().any(|field| {
                    matches!(field.descriptor.as_str(), "J" | "D")
                        && !field.is(access::VOLATILE)
                        && !field.is(access::FINAL)
                })
            });
        if wide && !self.tears() {
            assumptions.push("wide-accesses-are-atomic");
        }
        let taken_for_granted = [
            ("library-operations-are-atomic", COLLECTIONS),
            ("multi-copy-atomic", WEAKER),
            ("calls-are-fences", IN_PLACE),
            ("random-numbers-are-fixed", RANDOM),
            ("parallel-streams-have-few-pieces", PARALLEL),
        ];
        for (assumption, words) in taken_for_granted {
            let holds = match words {
                COLLECTIONS => !real && self.world().mentions(words),
                RANDOM => real || self.world().mentions(words),
                _ => self.world().mentions(words),
            };
            if holds {
                assumptions.push(assumption);
            }
        }
        let mentions = |words| self.world().mentions(words);
        if !real && mentions(WEAKLY_CONSISTENT) && mentions(ITERATIONS) {
            assumptions.push("iterators-see-one-moment");
        }
        if real {
            assumptions.push("library-machinery-is-built-in");
        }
        if self.world().path().has_simple_locks() {
            assumptions.push("library-locks-are-monitors");
        }
        assumptions
    }
}
