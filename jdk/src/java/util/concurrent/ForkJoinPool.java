package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Every task has a daemon thread of its own, which does nothing if somebody else runs the task. */
public class ForkJoinPool extends AbstractExecutorService {
    private static final long ACTIVE = Access.offset(ForkJoinPool.class, "active");

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
    private volatile boolean shut;
    private final HashSet<Thread> threads = new HashSet<>();

    public ForkJoinPool() {
        this(2);
    }

    public ForkJoinPool(int parallelism) {
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
        this.parallelism = parallelism;
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
            Thread.UncaughtExceptionHandler handler, boolean asynchronous) {
        this(parallelism);
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

    private void start(ForkJoinTask<?> task) {
        Thread thread = new ForkJoinWorkerThread(this, task::runInPool);
        count(thread);
        task.enter(counts() ? this : null, thread);
        thread.start();
    }

    private void start(Runnable task) {
        Thread thread = new ForkJoinWorkerThread(this, !counts() ? task : () -> {
            try {
                task.run();
            } finally {
                Runtime.begin();
                leave(Thread.currentThread());
                Runtime.end();
            }
        });
        count(thread);
        thread.start();
    }

    private void count(Thread thread) {
        if (!counts()) {
            return;
        }
        Runtime.begin();
        boolean rejected = shut && current() != this;
        if (!rejected) {
            active = active + 1;
            threads.add(thread);
        }
        Runtime.end();
        if (rejected) {
            throw new RejectedExecutionException();
        }
    }

    /** In an atomic section: what a thread had to do is done. */
    void leave(Thread thread) {
        active = active - 1;
        threads.remove(thread);
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        start(task);
        boolean own = current() == this;
        if (own) {
            return task.join();
        }
        try {
            return task.get();
        } catch (ExecutionException exception) {
            return ForkJoinPool.<T, RuntimeException>raise(exception.getCause());
        } catch (InterruptedException exception) {
            Thread.currentThread().interrupt();
            return task.join();
        }
    }

    private static <T, X extends Throwable> T raise(Throwable exception) throws X {
        @SuppressWarnings("unchecked")
        X any = (X) exception;
        throw any;
    }

    public void execute(ForkJoinTask<?> task) {
        start(task);
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        start(task);
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
        if (this != Common.POOL) {
            shut = true;
        }
    }

    public List<Runnable> shutdownNow() {
        shutdown();
        if (this != Common.POOL) {
            Runtime.begin();
            List<Thread> all = new ArrayList<>(threads);
            Runtime.end();
            for (Thread thread : all) {
                thread.interrupt();
            }
        }
        return new ArrayList<>();
    }

    public boolean isShutdown() {
        return shut;
    }

    public boolean isTerminated() {
        return shut && active == 0;
    }

    public boolean awaitTermination(long amount, TimeUnit unit) throws InterruptedException {
        if (this == Common.POOL) {
            Runtime.refuse("waiting until the common pool has nothing to do is not modelled");
        }
        boolean quiet = Runtime.awaitAtMost(this, ACTIVE, 0, amount == Long.MAX_VALUE ? -1 : unit.millis(amount));
        return quiet && active == 0 && shut;
    }

    public void close() {
        if (this != Common.POOL) {
            super.close();
        }
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        while (!blocker.isReleasable() && !blocker.block()) {
        }
    }
}
