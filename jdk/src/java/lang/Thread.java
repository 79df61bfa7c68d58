package java.lang;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED
    }

    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable exception);
    }

    private static volatile UncaughtExceptionHandler defaultHandler;

    /** What the machine knows the thread by; 0 before it is started. */
    private long handle;
    /** Whether the next park returns at once. */
    private volatile int permit;
    private final Runnable target;
    private volatile String name;
    /** The number in the name of a thread that was given none. */
    private final int number;
    private final long id;
    private boolean daemon;
    /** Whether somebody waits for the end to notify those that wait on this object. */
    private boolean notifiesAtEnd;
    private boolean virtual;
    private int priority = NORM_PRIORITY;
    private volatile UncaughtExceptionHandler handler;
    /** Who handles the exception that left the thread; only the thread itself uses it. */
    private UncaughtExceptionHandler last;
    /** The same for the thread that the program begins with, if nobody has asked for its object. */
    private static UncaughtExceptionHandler lastOfMain;
    /** Null for the group that the program begins in. */
    private final ThreadGroup group;
    /** Values of thread-local variables; only the thread itself uses them. */
    java.util.HashMap<ThreadLocal<?>, Object> locals;

    public Thread() {
        this(null, null, null, false);
    }

    public Thread(Runnable target) {
        this(null, target, null, false);
    }

    public Thread(String name) {
        this(null, null, checked(name));
    }

    public Thread(Runnable target, String name) {
        this(null, target, checked(name));
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(group, target, null, false);
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, checked(name));
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(group, target, checked(name), false);
    }

    private static String checked(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        return name;
    }

    /** A new thread, or the one that the program begins with, whose number is 1. */
    private Thread(ThreadGroup group, Runnable target, String name, boolean isMain) {
        this.target = target;
        this.name = name;
        this.group = group == null && fencepost.Runtime.hasGroups() ? groupOfCurrent() : group;
        // Two threads that make threads compete for numbers; nobody sees that unless they are shown.
        if (fencepost.Runtime.namesThreads()) {
            this.number = name == null ? Numbers.nextName() : 0;
            this.id = isMain ? 1 : Numbers.FIRST_ID + Numbers.nextId();
        } else {
            this.number = 0;
            this.id = 0;
        }
        this.daemon = runsInBackground();
        // What a new thread inherits is read by the thread that makes it.
        if (fencepost.Runtime.inheritsLocals()) {
            inherit();
        }
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this(group, target, name);
    }

    private void inherit() {
        Thread parent = current();
        if (parent != null && parent.locals != null) {
            for (java.util.Map.Entry<ThreadLocal<?>, Object> entry : parent.locals.entrySet()) {
                if (entry.getKey() instanceof InheritableThreadLocal) {
                    if (locals == null) {
                        locals = new fencepost.Uncounted<>();
                    }
                    locals.put(entry.getKey(), ((InheritableThreadLocal<?>) entry.getKey()).inherited(entry.getValue()));
                }
            }
        }
    }

    private static native boolean runsInBackground();

    private static native Thread current();

    private static native void setCurrent(Thread thread, long handle);

    private static native long ownHandle();

    public static Thread currentThread() {
        Thread thread = current();
        if (thread == null) {
            thread = new Thread(null, null, "main", true);
            thread.attach();
        }
        return thread;
    }

    private void attach() {
        handle = ownHandle();
        setCurrent(this, handle);
        if (fencepost.Runtime.asksGroups()) {
            ThreadGroup.add(this);
        }
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    private native boolean start(boolean daemon);

    public void start() {
        if (fencepost.Runtime.asksGroups()) {
            // The thread that the program begins with has nobody else to add it.
            currentThread();
            ThreadGroup.add(this);
        }
        if (!start(daemon)) {
            throw new IllegalThreadStateException();
        }
        notifyAtEnd();
    }

    private native boolean join0(int millis) throws InterruptedException;

    public final void join() throws InterruptedException {
        join0(-1);
    }

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        join0(millis == 0 ? -1 : fencepost.Runtime.limitMillis(millis));
    }

    /**
     * Somebody who holds the monitor of this thread sees that it runs, and may wait for its end. A
     * thread that ends takes its monitor and notifies all who wait; here a thread in the background
     * does that for it.
     */
    final void notifyAtEnd() {
        if (!fencepost.Runtime.waits() || !fencepost.Runtime.holds(this)) {
            return;
        }
        if (notifiesAtEnd || this == currentThread()) {
            return;
        }
        notifiesAtEnd = true;
        Thread notifier = new Thread(null, this::awaitAndNotify, "Notifier");
        notifier.daemon = true;
        notifier.start();
    }

    private void awaitAndNotify() {
        try {
            join0(-1);
        } catch (InterruptedException nobodyKnowsIt) {
            throw new Error(nobodyKnowsIt);
        }
        synchronized (this) {
            notifyAll();
        }
    }

    private native boolean isRunning();

    public final boolean isAlive() {
        boolean alive = isRunning();
        if (alive) {
            notifyAtEnd();
        }
        return alive;
    }

    public static native void yield();

    public static void onSpinWait() {
        yield();
    }

    private static native void beginSleep(int millis);

    private static native void sleep0() throws InterruptedException;

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        // Where nobody could notice it, a sleep orders nothing and is no step.
        if (!fencepost.Runtime.noticesSleep()) {
            return;
        }
        if (fencepost.Runtime.tellsTime() || fencepost.Runtime.asksStates()) {
            beginSleep(fencepost.Runtime.millis(millis));
        }
        try {
            sleep0();
        } catch (InterruptedException exception) {
            throw new InterruptedException("sleep interrupted");
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        sleep(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    public native void interrupt();

    private native boolean isInterrupted(boolean clear);

    public boolean isInterrupted() {
        return fencepost.Runtime.interrupts() && isInterrupted(false);
    }

    public static boolean interrupted() {
        return fencepost.Runtime.interrupts() && currentThread().isInterrupted(true);
    }

    /** Waits for the permit and takes it; returns early if the thread is interrupted. */
    private native void park0(int millis);

    /** Gives the permit. */
    private native void unpark0();

    /** For {@code LockSupport}. */
    public static void park(int millis) {
        if (!fencepost.Runtime.wakesForNothing()) {
            currentThread().park0(millis);
        }
    }

    /** For {@code LockSupport}. */
    public static void unpark(Thread thread) {
        thread.unpark0();
    }

    private native int stateNumber();

    public State getState() {
        if (!fencepost.Runtime.asksStates()) {
            // Only the pools of a JDK ask, and only whether a thread has begun.
            if (handle != 0) {
                fencepost.Runtime.refuse("the state of a thread that has begun, in a program that does not ask");
            }
            return State.NEW;
        }
        return State.values()[stateNumber()];
    }

    public final String getName() {
        String own = name;
        return own == null ? "Thread-" + number : own;
    }

    private static final class Numbers {
        static final long FIRST_ID = 20;
        static final Numbers ALL = new Numbers();
        static final long NAMES = fencepost.Access.offset(Numbers.class, "names");
        static final long IDS = fencepost.Access.offset(Numbers.class, "ids");

        volatile int names;
        volatile int ids;

        // Nothing else is ordered by these.
        static int nextName() {
            return fencepost.Access.getAndAddIntPlain(ALL, NAMES, 1);
        }

        static int nextId() {
            return fencepost.Access.getAndAddIntPlain(ALL, IDS, 1);
        }
    }

    public final void setName(String name) {
        this.name = checked(name);
    }

    public long getId() {
        return threadId();
    }

    public final long threadId() {
        return id == 0 ? 1 : id;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean daemon) {
        if (virtual && !daemon) {
            throw new IllegalArgumentException("'false' not legal for virtual threads");
        }
        // Before it is started nobody else can make it alive.
        if (handle != 0 && isAlive()) {
            throw new IllegalThreadStateException();
        }
        this.daemon = daemon;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int priority) {
        if (priority < MIN_PRIORITY || priority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        this.priority = priority;
    }

    public final boolean isVirtual() {
        return virtual;
    }

    public final ThreadGroup getThreadGroup() {
        return hasEnded() ? null : group == null ? ThreadGroup.MAIN : group;
    }

    public static int activeCount() {
        return currentThread().getThreadGroup().activeCount();
    }

    public static int enumerate(Thread[] threads) {
        return currentThread().getThreadGroup().enumerate(threads);
    }

    /** Whether the thread belongs to a group or to one inside of it. */
    final boolean isIn(ThreadGroup outer) {
        return outer.parentOf(group == null ? ThreadGroup.MAIN : group);
    }

    private boolean hasEnded() {
        return handle != 0 && !isAlive();
    }

    /** The group of the running thread; null for the one that the program begins in. */
    private static ThreadGroup groupOfCurrent() {
        Thread thread = current();
        return thread == null ? null : thread.group;
    }

    public StackTraceElement[] getStackTrace() {
        fencepost.Runtime.refuse("the stack trace of a thread");
        return null;
    }

    public static boolean holdsLock(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
        return fencepost.Runtime.holds(object);
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        UncaughtExceptionHandler own = hasEnded() ? null : handler;
        return own == null ? getThreadGroup() : own;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    /** Whether an exception that leaves the running thread has somebody to handle it. */
    private static boolean hasHandler() {
        if (!fencepost.Runtime.handlesUncaught()) {
            return false;
        }
        Thread thread = current();
        UncaughtExceptionHandler found = thread == null ? null : thread.handler;
        if (found == null) {
            found = ThreadGroup.handlerOf(thread == null ? null : thread.group);
        }
        if (found == null) {
            found = defaultHandler;
        }
        // Looked up once: somebody may take it away before the thread comes to call it.
        if (thread != null) {
            thread.last = found;
        } else {
            lastOfMain = found;
        }
        return found != null;
    }

    /** Hands an exception that left the running thread to its handler. */
    private static void handleUncaught(Throwable exception) {
        if (!fencepost.Runtime.handlesUncaught()) {
            return;
        }
        Thread known = current();
        UncaughtExceptionHandler found = known == null ? lastOfMain : known.last;
        Thread thread = currentThread();
        try {
            found.uncaughtException(thread, exception);
        } catch (Throwable ignored) {
            // As documented: the thread ends all the same.
        }
    }

    public String toString() {
        ThreadGroup group = getThreadGroup();
        return "Thread[" + getName() + "," + priority + "," + (group == null ? "" : group.getName()) + "]";
    }

    /** Virtual threads are threads here. */
    public static Thread startVirtualThread(Runnable task) {
        return ofVirtual().start(task);
    }

    public static Builder.OfPlatform ofPlatform() {
        return new Making(false);
    }

    public static Builder.OfVirtual ofVirtual() {
        return new Making(true);
    }

    public interface Builder {
        interface OfPlatform extends Builder {
            OfPlatform name(String name);

            OfPlatform name(String prefix, long start);

            OfPlatform inheritInheritableThreadLocals(boolean inherit);

            OfPlatform uncaughtExceptionHandler(UncaughtExceptionHandler handler);

            OfPlatform group(ThreadGroup group);

            OfPlatform daemon(boolean on);

            default OfPlatform daemon() {
                return daemon(true);
            }

            OfPlatform priority(int priority);

            OfPlatform stackSize(long size);
        }

        interface OfVirtual extends Builder {
            OfVirtual name(String name);

            OfVirtual name(String prefix, long start);

            OfVirtual inheritInheritableThreadLocals(boolean inherit);

            OfVirtual uncaughtExceptionHandler(UncaughtExceptionHandler handler);
        }

        Builder name(String name);

        Builder name(String prefix, long start);

        Builder inheritInheritableThreadLocals(boolean inherit);

        Builder uncaughtExceptionHandler(UncaughtExceptionHandler handler);

        Thread unstarted(Runnable task);

        Thread start(Runnable task);

        java.util.concurrent.ThreadFactory factory();
    }

    /** What is known about threads to be made. */
    private static final class Making implements Builder.OfPlatform, Builder.OfVirtual {
        private final boolean virtual;
        private String name;
        private long next = -1;
        private UncaughtExceptionHandler handler;
        private boolean daemonSet;
        private boolean daemon;
        private int priority = NORM_PRIORITY;
        private ThreadGroup group;

        Making(boolean virtual) {
            this.virtual = virtual;
        }

        public Making name(String name) {
            this.name = name;
            next = -1;
            return this;
        }

        public Making name(String prefix, long start) {
            this.name = prefix;
            next = start;
            return this;
        }

        public Making inheritInheritableThreadLocals(boolean inherit) {
            return this;
        }

        public Making uncaughtExceptionHandler(UncaughtExceptionHandler handler) {
            this.handler = handler;
            return this;
        }

        public Making group(ThreadGroup group) {
            this.group = group;
            return this;
        }

        public Making daemon(boolean on) {
            daemonSet = true;
            daemon = on;
            return this;
        }

        public Making priority(int priority) {
            this.priority = priority;
            return this;
        }

        public Making stackSize(long size) {
            return this;
        }

        public Thread unstarted(Runnable task) {
            if (task == null) {
                throw new NullPointerException();
            }
            fencepost.Runtime.begin();
            long number = next;
            next = number < 0 ? number : number + 1;
            fencepost.Runtime.end();
            String text = number >= 0 ? name + number : name == null && virtual ? "" : name;
            Thread thread = new Thread(virtual ? ThreadGroup.VIRTUAL : group, task, text);
            thread.virtual = virtual;
            thread.handler = handler;
            if (virtual || daemonSet) {
                thread.daemon = virtual || daemon;
            }
            thread.priority = priority;
            return thread;
        }

        public Thread start(Runnable task) {
            Thread thread = unstarted(task);
            thread.start();
            return thread;
        }

        public java.util.concurrent.ThreadFactory factory() {
            Making copy = new Making(virtual);
            copy.name = name;
            copy.next = next;
            copy.handler = handler;
            copy.daemonSet = daemonSet;
            copy.daemon = daemon;
            copy.priority = priority;
            copy.group = group;
            return copy::unstarted;
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        join(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    public static void sleep(java.time.Duration duration) throws InterruptedException {
        long millis = duration.toMillis();
        if (millis > 0) {
            sleep(millis);
        }
    }

    public final boolean join(java.time.Duration duration) throws InterruptedException {
        long millis = duration.toMillis();
        return millis <= 0 ? !isAlive() : join0(fencepost.Runtime.limitMillis(millis));
    }

    public ClassLoader getContextClassLoader() {
        return ClassLoader.OF_PROGRAM;
    }

    /** There is one class loader, so only that one can be set, and nothing changes. */
    public void setContextClassLoader(ClassLoader loader) {
        if (loader != ClassLoader.OF_PROGRAM) {
            fencepost.Runtime.refuse("there is one class loader, and no thread has another");
        }
    }

    public final void checkAccess() {
    }

    public static void dumpStack() {
    }
}
