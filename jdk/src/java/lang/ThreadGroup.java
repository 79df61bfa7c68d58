package java.lang;

public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private static final ThreadGroup SYSTEM = new ThreadGroup((Void) null, null, "system");
    static final ThreadGroup MAIN = new ThreadGroup((Void) null, SYSTEM, "main");
    static final ThreadGroup VIRTUAL = new ThreadGroup((Void) null, null, "VirtualThreads");

    private final String name;
    private final ThreadGroup parent;
    private int maxPriority = Thread.MAX_PRIORITY;
    /** Whether its class has a handler that the program wrote. */
    private final boolean handles;

    private ThreadGroup(Void unchecked, ThreadGroup parent, String name) {
        this.name = name;
        this.parent = parent;
        this.handles = false;
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        this.name = name;
        this.parent = parent;
        this.maxPriority = parent.maxPriority;
        this.handles = handles(getClass());
    }

    public final String getName() {
        return name;
    }

    public void uncaughtException(Thread thread, Throwable exception) {
        Thread.UncaughtExceptionHandler last = Thread.getDefaultUncaughtExceptionHandler();
        if (parent != null) {
            parent.uncaughtException(thread, exception);
        } else if (last != null) {
            last.uncaughtException(thread, exception);
        } else {
            System.err.println("Exception in thread \"" + thread.getName() + "\" " + exception);
        }
    }

    /** The innermost group, from this one outwards, with a handler of its own; null if there is none. */
    static ThreadGroup handlerOf(ThreadGroup group) {
        while (group != null && !group.handles) {
            group = group.parent;
        }
        return group;
    }

    /** Looked up when a group is made: a thread that ends should ask for no more than a field. */
    private static boolean handles(Class<?> type) {
        while (type != ThreadGroup.class) {
            try {
                type.getDeclaredMethod("uncaughtException", Thread.class, Throwable.class);
                return true;
            } catch (NoSuchMethodException exception) {
                type = type.getSuperclass();
            }
        }
        return false;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    public final void setMaxPriority(int priority) {
        if (priority >= Thread.MIN_PRIORITY && priority <= Thread.MAX_PRIORITY) {
            maxPriority = priority;
        }
    }

    public final boolean parentOf(ThreadGroup group) {
        while (group != null && group != this) {
            group = group.parent;
        }
        return group == this;
    }

    /** All threads that were ever started, if somebody asks. */
    private static final java.util.ArrayDeque<Thread> STARTED = new java.util.ArrayDeque<>();

    static void add(Thread thread) {
        fencepost.Runtime.begin();
        if (!STARTED.contains(thread)) {
            STARTED.add(thread);
        }
        fencepost.Runtime.end();
    }

    /** The threads that are alive, asked one after the other. */
    private java.util.ArrayList<Thread> alive(boolean inner) {
        fencepost.Runtime.begin();
        java.util.ArrayList<Thread> all = new java.util.ArrayList<>(STARTED);
        fencepost.Runtime.end();
        java.util.ArrayList<Thread> alive = new java.util.ArrayList<>();
        for (Thread thread : all) {
            if (thread.isIn(this) && (inner || thread.getThreadGroup() == this) && thread.isAlive()) {
                alive.add(thread);
            }
        }
        return alive;
    }

    public int activeCount() {
        return alive(true).size();
    }

    public int enumerate(Thread[] threads) {
        return enumerate(threads, true);
    }

    public int enumerate(Thread[] threads, boolean inner) {
        int count = 0;
        for (Thread thread : alive(inner)) {
            if (count < threads.length) {
                threads[count++] = thread;
            }
        }
        return count;
    }

    public final void interrupt() {
        for (Thread thread : alive(true)) {
            thread.interrupt();
        }
    }

    public final void checkAccess() {
    }

    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
    }
}
