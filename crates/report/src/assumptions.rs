//! What a verdict rests on, in words.

/// What is assumed, as a sentence after "assuming that".
const WORDS: &[(&str, &str)] = &[
    (
        "addresses-in-order",
        "pointers into different objects compare in one order, which is as good as any other",
    ),
    (
        "beforefieldinit-at-entry",
        "classes marked beforefieldinit are initialised where a method that uses them is entered",
    ),
    (
        "beforefieldinit-lazy",
        "classes marked beforefieldinit are initialised at their first use, not earlier",
    ),
    (
        "benign-races",
        "data races that are marked as benign do no harm",
    ),
    (
        "calls-are-fences",
        "calls that the runtime handles itself are not reordered",
    ),
    (
        "code-takes-no-time",
        "time passes only in sleeps, timeouts and timers",
    ),
    (
        "continuations-run-at-once",
        "what continues a task runs on the thread that completes it; after a tick, on the pool",
    ),
    (
        "delegates-have-no-identity",
        "nobody compares the delegates of lambdas that capture nothing",
    ),
    (
        "distinct-arguments",
        "operations that are given different arguments show what all arguments would",
    ),
    (
        "entries-in-order",
        "hash tables list their entries in the order of insertion",
    ),
    (
        "final-fields-order-all-fields",
        "the end of a constructor with final fields orders its other fields, too",
    ),
    ("finalizers-never-run", "no finalizer runs"),
    (
        "freed-memory-is-not-reused",
        "memory that was freed is not handed out again while somebody has its address",
    ),
    (
        "fresh-memory-is-zero",
        "memory that was never written reads as zero",
    ),
    (
        "histories-not-compared",
        "calls on classes that are marked [Linearizable] are not compared with serial ones here",
    ),
    (
        "items-in-order",
        "where more than four things could come next, the first of them does",
    ),
    (
        "iterations-in-order",
        "a parallel loop on a scheduler of the program hands out its iterations one by one, in order",
    ),
    (
        "iterators-see-one-moment",
        "iterators of concurrent collections show what was there when they were made",
    ),
    (
        "library-locks-are-monitors",
        "the locks inside the JDK's classes are taken and given back in one step each",
    ),
    (
        "library-machinery-is-built-in",
        "the pools below the JDK's classes, and the queues of threads below its locks, are those of the built-in library",
    ),
    (
        "library-operations-are-atomic",
        "operations of concurrent collections happen in one step",
    ),
    (
        "library-ordered",
        "library code is not reordered (--library relaxed reorders it, too)",
    ),
    (
        "loops-run-on-pool",
        "bodies of parallel loops run on threads of the pool, not on the caller's",
    ),
    (
        "multi-copy-atomic",
        "a write becomes visible to all other threads at once, and an atomic update reads and \
         writes at once, even a relaxed one",
    ),
    (
        "natives-read-newest",
        "calls that the runtime handles itself read the newest values",
    ),
    ("no-prescient-stores", "no store comes before its assign"),
    (
        "no-spurious-wakeups",
        "no wait ends without a cause (--spurious explores those that do)",
    ),
    (
        "nothing-speculated",
        "branches are not speculated: a read that decides one comes before what follows",
    ),
    (
        "parallel-streams-have-few-pieces",
        "a parallel stream is cut into few pieces",
    ),
    (
        "pool-threads-are-new",
        "every item of the pool has a thread of its own, with nothing left in it",
    ),
    (
        "process-events-are-dropped",
        "handlers of ProcessExit and CancelKeyPress are never called",
    ),
    (
        "random-numbers-are-fixed",
        "random numbers are one fixed sequence",
    ),
    (
        "reads-in-order",
        "a read completes before its thread goes on",
    ),
    (
        "results-by-identity",
        "where a compared operation gives an object, what that object holds does not matter",
    ),
    ("sleep-is-a-fence", "nothing is reordered across a sleep"),
    (
        "statics-as-at-start",
        "static fields that compared operations read hold what they hold when the program starts",
    ),
    (
        "tasks-run-on-pool",
        "tasks run on threads of the pool, never on the thread that waits for them",
    ),
    (
        "unobserved-exceptions-are-dropped",
        "handlers of UnobservedTaskException are never called",
    ),
    (
        "updates-ordered",
        "an atomic update orders what comes before it before what follows, even one that fails",
    ),
    (
        "weak-exchange-is-strong",
        "a weak compare-exchange fails only if the value differs",
    ),
    (
        "weak-references-are-strong",
        "nothing is collected that a weak reference or a weak table leads to",
    ),
    (
        "wide-accesses-are-atomic",
        "64-bit accesses happen in one piece",
    ),
];

/// What an assumption says, if it is a known one.
pub(crate) fn words(name: &str) -> Option<&'static str> {
    let found = WORDS.iter().find(|(known, _)| *known == name);
    found.map(|(_, words)| *words)
}

/// The assumptions of a verdict, a line each.
pub(crate) fn listed(names: &[&str]) -> String {
    let lines = names.iter().map(|name| match words(name) {
        Some(words) => format!("assuming {name}: {words}\n"),
        None => format!("assuming {name}\n"),
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::{WORDS, words};

    #[test]
    fn names_are_sorted_and_have_words() {
        assert!(WORDS.is_sorted_by_key(|(name, _)| *name));
        assert_eq!(words("finalizers-never-run"), Some("no finalizer runs"));
        assert_eq!(words("else"), None);
    }
}
