package java.util.concurrent.locks;

import fencepost.Runtime;
import java.util.HashMap;
import java.util.concurrent.TimeUnit;

public class LockSupport {
    /** What parked threads said that they wait for, if somebody may ask. */
    private static final HashMap<Thread, Object> blockers = new fencepost.Uncounted<>();

    private LockSupport() {
    }

    public static void park() {
        Thread.park(-1);
    }

    public static void park(Object blocker) {
        setCurrentBlocker(blocker);
        park();
        setCurrentBlocker(null);
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0) {
            Thread.park(Runtime.limit(nanos));
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        setCurrentBlocker(blocker);
        parkNanos(nanos);
        setCurrentBlocker(null);
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
        setCurrentBlocker(blocker);
        parkUntil(time);
        setCurrentBlocker(null);
    }

    /** For the classes of a JDK, which tell threads apart by it. */
    static long getThreadId(Thread thread) {
        if (!Runtime.namesThreads()) {
            Runtime.refuse("numbers of threads are not modelled here");
        }
        return thread.getId();
    }

    public static void setCurrentBlocker(Object blocker) {
        if (!Runtime.asksBlockers()) {
            return;
        }
        Runtime.begin();
        if (blocker == null) {
            blockers.remove(Thread.currentThread());
        } else {
            blockers.put(Thread.currentThread(), blocker);
        }
        Runtime.end();
    }

    public static Object getBlocker(Thread thread) {
        java.util.Objects.requireNonNull(thread);
        Runtime.begin();
        Object blocker = blockers.get(thread);
        Runtime.end();
        return blocker;
    }
}
