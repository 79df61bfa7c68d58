package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

public class LockSupport {
    private LockSupport() {
    }

    public static void park() {
        Thread.park(-1);
    }

    public static void park(Object blocker) {
        Thread.park(-1);
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0) {
            Thread.park(fencepost.Runtime.limit(nanos));
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        parkNanos(nanos);
    }

    public static void unpark(Thread thread) {
        if (thread != null) {
            Thread.unpark(thread);
        }
    }

    public static void parkUntil(long time) {
        parkNanos(TimeUnit.MILLISECONDS.toNanos(time - System.currentTimeMillis()));
    }

    public static void parkUntil(Object blocker, long time) {
        parkUntil(time);
    }

    /** For the classes of a JDK, which tell threads apart by it. */
    static long getThreadId(Thread thread) {
        if (!fencepost.Runtime.namesThreads()) {
            fencepost.Runtime.refuse("numbers of threads are not modelled here");
        }
        return thread.getId();
    }

    public static void setCurrentBlocker(Object blocker) {
    }
}
