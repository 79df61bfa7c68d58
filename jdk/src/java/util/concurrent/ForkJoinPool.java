package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Every task has a daemon thread of its own, which does nothing if somebody else runs the task. So many
 * run at once as the pool was made for; in the common pool as many as there are.
 */
public class ForkJoinPool extends AbstractExecutorService {
    private static final long ACTIVE = Access.offset(ForkJoinPool.class, "active");
    private static final long FREE = Access.offset(ForkJoinPool.class, "free");
    private static final long OPEN = Access.offset(ForkJoinPool.class, "open");

    /** The common pool exists once somebody asks for it. */
    private static final class Common {
        static final ForkJoinPool POOL = new ForkJoinPool();
    }

    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    public interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool pool);
    }

    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory =
        pool -> new ForkJoinWorkerThread(pool);

    private final int parallelism;
    /** How many tasks are not done. */
    private volatile int active;
    /** The same, and one more until the pool is shut down. */
    private volatile int open = 1;
    /** How many more tasks may begin; threads that come back from a wait may make it negative. */
    private volatile int free;
    private volatile boolean shut;
    private ForkJoinWorkerThreadFactory factory;
    private Thread.UncaughtExceptionHandler handler;
    private boolean asynchronous;
    private final HashSet<ForkJoinTask<?>> tasks = new HashSet<>();

    public ForkJoinPool() {
        this(2);
    }

    public ForkJoinPool(int parallelism) {
        if (parallelism <= 0 || parallelism > 32767) {
            throw new IllegalArgumentException();
        }
        this.parallelism = parallelism;
        this.free = parallelism;
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
            Thread.UncaughtExceptionHandler handler, boolean asynchronous) {
        this(parallelism);
        this.factory = java.util.Objects.requireNonNull(factory);
        this.handler = handler;
        this.asynchronous = asynchronous;
    }

    public static ForkJoinPool commonPool() {
        return Common.POOL;
    }

    public static int getCommonPoolParallelism() {
        return 1;
    }

    static ForkJoinPool current() {
        Thread thread = Thread.currentThread();
        return thread instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) thread).getPool() : null;
    }

    static void run(ForkJoinTask<?> task, ForkJoinPool pool) {
        (pool == null ? Common.POOL : pool).start(task);
    }

    /** Nobody can wait for the common pool to end, so its tasks need no count. */
    private boolean counts() {
        return this != Common.POOL;
    }

    /** Whether only so many tasks run at once. */
    boolean isLimited() {
        return this != Common.POOL;
    }

    /** Waits until a task may begin and nobody else has. */
    void admit(ForkJoinTask<?> task, long state, int forked, int running) {
        Runtime.take(task, state, forked, running, this, FREE);
    }

    /** A thread begins or ends to wait for a task. */
    void free(int change) {
        Access.getAndAddInt(this, FREE, change);
    }

    private void start(ForkJoinTask<?> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        Thread thread = thread(() -> task.runIn(this));
        if (counts()) {
            count(task, thread);
        } else {
            Runtime.begin();
            task.enter(this, false, thread);
            Runtime.end();
        }
        thread.start();
    }

    /** The program's own factory is asked for a thread for each task. */
    private Thread thread(Runnable task) {
        if (factory == null || factory == defaultForkJoinWorkerThreadFactory) {
            Thread thread = new ForkJoinWorkerThread(this, task);
            if (handler != null) {
                thread.setUncaughtExceptionHandler(handler);
            }
            return thread;
        }
        ForkJoinWorkerThread thread = factory.newThread(this);
        if (thread == null) {
            Runtime.refuse("a factory of a ForkJoinPool that gives no thread is not modelled");
        }
        thread.give(task);
        if (handler != null) {
            thread.setUncaughtExceptionHandler(handler);
        }
        return thread;
    }

    public ForkJoinWorkerThreadFactory getFactory() {
        return factory == null ? defaultForkJoinWorkerThreadFactory : factory;
    }

    public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public boolean getAsyncMode() {
        return asynchronous;
    }

    /** In one step, so that whoever shuts the pool down finds all of the task or nothing. */
    private void count(ForkJoinTask<?> task, Thread thread) {
        Runtime.begin();
        boolean rejected = shut && current() != this;
        if (!rejected && task.enter(this, true, thread)) {
            active = active + 1;
            open = open + 1;
            tasks.add(task);
        }
        Runtime.end();
        if (rejected) {
            throw new RejectedExecutionException();
        }
    }

    /** In an atomic section: a task is done. */
    void leave(ForkJoinTask<?> task, boolean admitted) {
        active = active - 1;
        open = open - 1;
        if (admitted) {
            free = free + 1;
        }
        tasks.remove(task);
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        start(task);
        return task.join();
    }

    public void execute(ForkJoinTask<?> task) {
        start(task);
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        start(new ForkJoinTask.Execution(task));
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        start(task);
        return task;
    }

    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return submit(ForkJoinTask.<T>adapt(task));
    }

    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return submit(ForkJoinTask.adapt(task, result));
    }

    @SuppressWarnings("unchecked")
    public ForkJoinTask<?> submit(Runnable task) {
        ForkJoinTask<Object> adapted = (ForkJoinTask<Object>) ForkJoinTask.adapt(task);
        return submit(adapted);
    }

    public int getParallelism() {
        return this == Common.POOL ? 1 : parallelism;
    }

    public int getPoolSize() {
        return Math.min(active, parallelism);
    }

    public int getActiveThreadCount() {
        return active;
    }

    public boolean isQuiescent() {
        return active == 0;
    }

    public boolean awaitQuiescence(long amount, TimeUnit unit) {
        if (this == Common.POOL) {
            Runtime.refuse("waiting until the common pool has nothing to do is not modelled");
        }
        try {
            return Runtime.awaitAtMost(this, ACTIVE, 0, unit.millis(amount)) && active <= 0;
        } catch (InterruptedException exception) {
            Thread.currentThread().interrupt();
            return active == 0;
        }
    }

    public void shutdown() {
        close(false);
    }

    /** In one step: from now on nothing is taken; what has not begun may be cancelled. */
    private List<Thread> close(boolean now) {
        List<Thread> running = new ArrayList<>();
        if (this == Common.POOL) {
            return running;
        }
        Runtime.begin();
        if (!shut) {
            shut = true;
            open = open - 1;
        }
        if (now) {
            for (ForkJoinTask<?> task : new ArrayList<>(tasks)) {
                if (!task.drop()) {
                    running.add(task.worker());
                }
            }
        }
        Runtime.end();
        return running;
    }

    public List<Runnable> shutdownNow() {
        for (Thread thread : close(true)) {
            thread.interrupt();
        }
        return new ArrayList<>();
    }

    public boolean isShutdown() {
        return shut;
    }

    public boolean isTerminated() {
        return open == 0;
    }

    public boolean awaitTermination(long amount, TimeUnit unit) throws InterruptedException {
        if (this == Common.POOL) {
            Runtime.refuse("waiting until the common pool has nothing to do is not modelled");
        }
        return open == 0
            || Runtime.awaitAtMost(this, OPEN, 0, unit.millis(amount)) && open == 0;
    }

    public void close() {
        if (this != Common.POOL) {
            super.close();
        }
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        ForkJoinPool mine = current();
        boolean frees = mine != null && mine.isLimited();
        while (!blocker.isReleasable()) {
            if (frees) {
                mine.free(1);
            }
            try {
                if (blocker.block()) {
                    return;
                }
            } finally {
                if (frees) {
                    mine.free(-1);
                }
            }
        }
    }
}
