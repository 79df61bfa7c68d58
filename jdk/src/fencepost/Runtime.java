package fencepost;

/** Calls into the machine. */
public final class Runtime {
    private Runtime() {
    }

    public static native <T> Class<T> primitive(String name);

    public static native int identityHash(Object object);

    /** The length of an array; -1 for anything else. */
    public static native int length(Object array);

    /** An array of the same class with another length. */
    public static native Object newArray(Object like, int length);

    /** An array of a class. */
    public static native Object newArray(Class<?> element, int length);

    /** An element of an array that nobody writes any more, so that reading it is not a step. */
    public static native Object constant(Object[] array, int index);

    public static native void lock(Object monitor);

    public static native void unlock(Object monitor);

    /** Takes a monitor within so many milliseconds: 0 at once, -1 without a limit. */
    public static native boolean tryLock(Object monitor, int millis);

    public static native boolean holds(Object monitor);

    /** How often the running thread holds a monitor. */
    public static native int holdCount(Object monitor);

    /** Whether some thread holds a monitor. */
    public static native boolean isLocked(Object monitor);

    /** Whether waits may end without a reason. */
    private static native boolean spurious();

    /** Whether a weak compare-and-set fails here without a reason, which is a choice if that may happen. */
    public static boolean failsForNothing() {
        return spurious() && Verify.choose(2) == 1;
    }

    /** Whether a wait that begins here ends without a reason, which is a choice if that may happen. */
    public static boolean wakesForNothing() {
        return spurious() && Verify.choose(2) == 1;
    }

    /** Begins a section in which nobody else moves and nothing may wait. */
    public static native void begin();

    /** Ends it. */
    public static native void end();

    /** Waits until an {@code int} field is at least a number; false if the time was over first. */
    public static native boolean awaitAtLeast(Object object, long offset, int least, int millis)
        throws InterruptedException;

    /** Waits until an {@code int} field is at most a number; false if the time was over first. */
    public static native boolean awaitAtMost(Object object, long offset, int most, int millis)
        throws InterruptedException;

    /**
     * Waits until an {@code int} field is positive, for as long as it takes, and begins a section in the
     * same step. Whoever waits here is kept from all that follows.
     */
    public static native void awaitPositiveThenBegin(Object object, long offset) throws InterruptedException;

    /** Waits until an {@code int} field is a number, and gives it another one in the same step. */
    public static native void take(Object object, long offset, int expected, int next);

    /** The same once another field is positive, which it makes less by one. */
    public static native void take(
        Object object, long offset, int expected, int next, Object counter, long counterOffset);

    /** Says that something is not modelled: the run stops here, and the verdict says why. */
    public static native void refuse(String what);

    /** Any number from 0 to below the bound. */
    public static int choose(int bound) {
        return bound == 1 ? 0 : Verify.choose(bound);
    }

    /** Whether the program has thread-local variables that new threads inherit. */
    public static native boolean inheritsLocals();

    /** Whether somebody may see names or numbers of threads. */
    public static native boolean namesThreads();

    /** Whether somebody may handle an exception that leaves a thread. */
    public static native boolean handlesUncaught();

    /** Whether there may be groups of threads that the program makes. */
    public static native boolean hasGroups();

    /** Whether somebody may ask a group for its threads. */
    public static native boolean asksGroups();

    /** Whether somebody may wait on an object, which may be a thread's. */
    public static native boolean waits();

    /** Whether somebody may ask a lock who waits for it. */
    public static native boolean asksQueues();

    /** Whether somebody may ask what a parked thread said that it waits for. */
    public static native boolean asksBlockers();

    /** Whether somebody may ask an executor how many tasks it has completed. */
    public static native boolean countsTasks();

    /** Whether somebody may wait for several permits of a semaphore at once. */
    public static native boolean acquiresSeveral();

    /** Whether some thread may be interrupted. */
    public static native boolean interrupts();

    /** Whether the program asks for the states of threads. */
    public static native boolean asksStates();

    /** Throws if the running thread is interrupted. */
    public static void checkInterrupt() throws InterruptedException {
        if (interrupts() && Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Whether somebody may ask what time it is. */
    public static native boolean tellsTime();

    /** Whether somebody could notice that a thread sleeps: by the clock, an interrupt or its state. */
    public static native boolean noticesSleep();

    /** A time as the machine counts it. */
    public static int millis(long millis) {
        return millis > Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) millis;
    }

    /** A time in nanoseconds as the machine counts it: positive stays positive. */
    public static int nanos(long nanos) {
        return nanos <= 0 ? 0 : millis((nanos - 1) / 1000000 + 1);
    }

    /**
     * How long somebody waits at most, -1 without a limit. The longest time that has a number of
     * nanoseconds, 292 years, is none: nobody means to see such a wait end.
     */
    public static int limit(long nanos) {
        return nanos == Long.MAX_VALUE ? -1 : nanos(nanos);
    }

    /** The same for a time in milliseconds. */
    public static int limitMillis(long millis) {
        return millis > Long.MAX_VALUE / 1000000 ? -1 : millis(millis);
    }
}
