package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.Collection;

/**
 * A forked task gets a daemon thread of its own, but whoever joins it before that thread has begun
 * runs it itself, as a pool that steals work would.
 */
public abstract class ForkJoinTask<V> implements Future<V> {
    private static final long STATE = Access.offset(ForkJoinTask.class, "state");
    private static final long TAG = Access.offset(ForkJoinTask.class, "tag");
    private static final int NEW = 0;
    private static final int RUNNING = 1;
    private static final int DONE = 2;
    private static final int FAILED = 3;
    private static final int CANCELLED = 4;

    private volatile int state;
    private Throwable failure;
    private volatile int tag;
    /** The pool that counts the task until it is done. */
    private ForkJoinPool pool;
    /** The thread that runs the task unless somebody else does. */
    private Thread worker;

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    /** Says who is to run the task. */
    final void enter(ForkJoinPool pool, Thread worker) {
        this.pool = pool;
        this.worker = worker;
    }

    /** Runs the task unless somebody else does. */
    private void runOnce() {
        if (Access.compareAndSetInt(this, STATE, NEW, RUNNING)) {
            perform();
        }
    }

    /** The same for its own thread, which waits for ever if it has nothing to do. */
    final void runInPool() {
        Runtime.take(this, STATE, NEW, RUNNING);
        perform();
    }

    private void perform() {
        boolean complete;
        try {
            complete = exec();
        } catch (Throwable exception) {
            fail(exception, true);
            return;
        }
        if (complete) {
            finish(DONE, true);
        } else {
            Runtime.begin();
            leave();
            Runtime.end();
        }
    }

    /** In an atomic section: its pool counts it no longer. */
    private void leave() {
        if (pool != null) {
            pool.leave(worker);
            pool = null;
        }
    }

    private void finish(int end, boolean performed) {
        Runtime.begin();
        if (performed || state == NEW) {
            leave();
        }
        if (state < DONE) {
            state = end;
        }
        Runtime.end();
    }

    private void fail(Throwable exception, boolean performed) {
        Runtime.begin();
        if (performed || state == NEW) {
            leave();
        }
        if (state < DONE) {
            failure = exception;
            state = FAILED;
        }
        Runtime.end();
    }

    public final short getForkJoinTaskTag() {
        return (short) tag;
    }

    public final short setForkJoinTaskTag(short value) {
        return (short) Access.getAndSetInt(this, TAG, value);
    }

    public final boolean compareAndSetForkJoinTaskTag(short expected, short value) {
        return Access.compareAndSetInt(this, TAG, expected, value);
    }

    public final ForkJoinTask<V> fork() {
        ForkJoinPool.run(this, ForkJoinPool.current());
        return this;
    }

    /** Runs the task if nobody has, and waits until it is done. */
    private void await() {
        runOnce();
        boolean interrupted = false;
        while (state < DONE) {
            try {
                Runtime.awaitAtLeast(this, STATE, DONE, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static <X extends Throwable> void raise(Throwable exception) throws X {
        @SuppressWarnings("unchecked")
        X any = (X) exception;
        throw any;
    }

    private V report() {
        int end = state;
        if (end == CANCELLED) {
            throw new CancellationException();
        }
        if (end == FAILED) {
            ForkJoinTask.<RuntimeException>raise(failure);
        }
        return getRawResult();
    }

    public final V join() {
        await();
        return report();
    }

    public final V invoke() {
        await();
        return report();
    }

    public final void quietlyJoin() {
        await();
    }

    public final void quietlyInvoke() {
        await();
    }

    public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
        second.fork();
        first.invoke();
        second.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = tasks.length - 1; i > 0; i--) {
            tasks[i].fork();
        }
        for (ForkJoinTask<?> task : tasks) {
            task.join();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }

    public final V get() throws InterruptedException, ExecutionException {
        Runtime.checkInterrupt();
        if (state < DONE) {
            Runtime.awaitAtLeast(this, STATE, DONE, -1);
        }
        return result();
    }

    public final V get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (state < DONE && !Runtime.awaitAtLeast(this, STATE, DONE, unit.millis(amount)) || state < DONE) {
            throw new TimeoutException();
        }
        return result();
    }

    private V result() throws ExecutionException {
        int end = state;
        if (end == CANCELLED) {
            throw new CancellationException();
        }
        if (end == FAILED) {
            throw new ExecutionException(failure);
        }
        return getRawResult();
    }

    public boolean cancel(boolean interrupt) {
        finish(CANCELLED, false);
        return state == CANCELLED;
    }

    public final boolean isDone() {
        return state >= DONE;
    }

    public final boolean isCancelled() {
        return state == CANCELLED;
    }

    public final boolean isCompletedNormally() {
        return state == DONE;
    }

    public final boolean isCompletedAbnormally() {
        return state > DONE;
    }

    public final Throwable getException() {
        int end = state;
        return end == FAILED ? failure : end == CANCELLED ? new CancellationException() : null;
    }

    public void complete(V value) {
        setRawResult(value);
        finish(DONE, false);
    }

    public final void quietlyComplete() {
        finish(DONE, false);
    }

    public void completeExceptionally(Throwable exception) {
        fail(exception, false);
    }

    public void reinitialize() {
        if (worker != null && worker != Thread.currentThread() && worker.isAlive()) {
            Runtime.refuse("a task that is used again while its thread in the pool waits for it");
        }
        failure = null;
        worker = null;
        state = NEW;
    }

    /** Nobody can take back a task that its thread may have begun. */
    public boolean tryUnfork() {
        return false;
    }

    public static ForkJoinPool getPool() {
        return ForkJoinPool.current();
    }

    public static boolean inForkJoinPool() {
        return ForkJoinPool.current() != null;
    }

    public static int getQueuedTaskCount() {
        return 0;
    }

    public static int getSurplusQueuedTaskCount() {
        return 0;
    }

    public static void helpQuiesce() {
        Runtime.refuse("ForkJoinTask.helpQuiesce is not modelled");
    }

    private static final class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
        private final Callable<? extends T> task;
        private T value;

        Adapted(Callable<? extends T> task) {
            if (task == null) {
                throw new NullPointerException();
            }
            this.task = task;
        }

        public T getRawResult() {
            return value;
        }

        protected void setRawResult(T value) {
            this.value = value;
        }

        public void run() {
            invoke();
        }

        protected boolean exec() {
            try {
                value = task.call();
                return true;
            } catch (RuntimeException exception) {
                throw exception;
            } catch (Exception exception) {
                throw new RuntimeException(exception);
            }
        }
    }

    public static ForkJoinTask<?> adapt(Runnable task) {
        return new Adapted<Object>(Executors.callable(task));
    }

    public static <T> ForkJoinTask<T> adapt(Runnable task, T result) {
        return new Adapted<T>(Executors.callable(task, result));
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> task) {
        return new Adapted<T>(task);
    }
}
