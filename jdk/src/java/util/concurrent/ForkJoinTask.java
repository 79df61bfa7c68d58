package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.Collection;

/**
 * A forked task gets a daemon thread of its own, which begins it as soon as the pool lets one more run.
 * A thread of the same pool that joins it first runs it itself, as it would take it off its own queue;
 * so does, for the common pool, a thread that is in no pool.
 */
public abstract class ForkJoinTask<V> implements Future<V> {
    private static final long STATE = Access.offset(ForkJoinTask.class, "state");
    private static final long TAG = Access.offset(ForkJoinTask.class, "tag");
    private static final int NEW = 0;
    private static final int FORKED = 1;
    private static final int RUNNING = 2;
    private static final int DONE = 3;
    private static final int FAILED = 4;
    private static final int CANCELLED = 5;

    private volatile int state;
    private Throwable failure;
    private volatile int tag;
    /** The pool that it was forked in. */
    private ForkJoinPool pool;
    /** Whether that pool counts it: until it is done. */
    private boolean counted;
    /** The thread that runs the task unless somebody else does. */
    private Thread worker;

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    /** In an atomic section: says who is to run the task, unless it is done or cancelled already. */
    final boolean enter(ForkJoinPool pool, boolean counted, Thread worker) {
        if (state >= DONE) {
            return false;
        }
        this.pool = pool;
        this.counted = counted;
        this.worker = worker;
        state = FORKED;
        return true;
    }

    final Thread worker() {
        return worker;
    }

    /** Runs the task where it is unless somebody else does. */
    private void runHere() {
        if (Access.compareAndSetInt(this, STATE, NEW, RUNNING)
                || Access.compareAndSetInt(this, STATE, FORKED, RUNNING)) {
            perform(false);
        }
    }

    /** The same for its own thread, which waits for ever if it has nothing to do. */
    final void runIn(ForkJoinPool pool) {
        boolean limited = pool.isLimited();
        if (limited) {
            pool.admit(this, STATE, FORKED, RUNNING);
        } else {
            Runtime.take(this, STATE, FORKED, RUNNING);
        }
        perform(limited);
    }

    /** Runs the task; {@code admitted} if its pool lets run one task less meanwhile. */
    private void perform(boolean admitted) {
        boolean complete;
        try {
            complete = exec();
        } catch (Throwable exception) {
            Runtime.begin();
            leave(admitted);
            fail(exception);
            Runtime.end();
            failed(exception);
            return;
        }
        Runtime.begin();
        leave(admitted);
        if (complete && state < DONE) {
            state = DONE;
        }
        Runtime.end();
    }

    /** What else an exception of the task means. */
    void failed(Throwable exception) {
    }

    /** In an atomic section: its pool counts it no longer. */
    private void leave(boolean admitted) {
        if (counted) {
            pool.leave(this, admitted);
            counted = false;
        }
    }

    /** In an atomic section: cancels what nobody has begun; says whether that was so. */
    final boolean drop() {
        boolean drops = state < RUNNING;
        if (drops) {
            leave(false);
            state = CANCELLED;
        }
        return drops;
    }

    /** In an atomic section. */
    private void fail(Throwable exception) {
        if (state < DONE) {
            failure = exception;
            state = FAILED;
        }
    }

    /** Somebody says that the task is done, without running it. */
    private void finish(int end) {
        Runtime.begin();
        if (state < RUNNING) {
            leave(false);
        }
        if (state < DONE) {
            state = end;
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

    /** Runs the task if it waits where the running thread may take it. */
    private void help(ForkJoinPool mine) {
        ForkJoinPool near = mine == null ? ForkJoinPool.commonPool() : mine;
        Runtime.begin();
        boolean helps = state == FORKED && pool == near;
        if (helps) {
            state = RUNNING;
        }
        Runtime.end();
        if (helps) {
            perform(false);
        }
    }

    /** Waits until the task is done; a pool whose thread waits here lets another task run. */
    private boolean await(ForkJoinPool mine, int millis) throws InterruptedException {
        if (mine == null || !mine.isLimited()) {
            return Runtime.awaitAtLeast(this, STATE, DONE, millis);
        }
        if (state >= DONE) {
            return true;
        }
        mine.free(1);
        try {
            return Runtime.awaitAtLeast(this, STATE, DONE, millis);
        } finally {
            mine.free(-1);
        }
    }

    /** The same, whoever interrupts. */
    private void await(ForkJoinPool mine) {
        boolean interrupted = false;
        boolean over = false;
        while (!over) {
            try {
                over = await(mine, -1);
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
        quietlyJoin();
        return report();
    }

    public final V invoke() {
        quietlyInvoke();
        return report();
    }

    public final void quietlyJoin() {
        ForkJoinPool mine = ForkJoinPool.current();
        help(mine);
        await(mine);
    }

    public final void quietlyInvoke() {
        runHere();
        await(ForkJoinPool.current());
    }

    public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
        invokeAll(new ForkJoinTask<?>[] {first, second});
    }

    /** The first one runs here. Where one fails, those that have not been joined are cancelled. */
    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = tasks.length - 1; i > 0; i--) {
            tasks[i].fork();
        }
        int joined = 0;
        try {
            for (; joined < tasks.length; joined++) {
                if (joined == 0) {
                    tasks[joined].invoke();
                } else {
                    tasks[joined].join();
                }
            }
        } finally {
            for (int i = Math.max(joined, 1); i < tasks.length; i++) {
                tasks[i].cancel(false);
            }
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }

    public final V get() throws InterruptedException, ExecutionException {
        Runtime.checkInterrupt();
        ForkJoinPool mine = ForkJoinPool.current();
        help(mine);
        await(mine, -1);
        return result();
    }

    public final V get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Runtime.checkInterrupt();
        ForkJoinPool mine = ForkJoinPool.current();
        help(mine);
        if (!await(mine, unit.millis(amount)) && state < DONE) {
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
        finish(CANCELLED);
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
        finish(DONE);
    }

    public final void quietlyComplete() {
        finish(DONE);
    }

    public void completeExceptionally(Throwable given) {
        Throwable exception = given == null ? new RuntimeException() : given;
        Runtime.begin();
        if (state < RUNNING) {
            leave(false);
        }
        fail(exception);
        Runtime.end();
    }

    public void reinitialize() {
        if (worker != null && worker != Thread.currentThread() && worker.isAlive()) {
            Runtime.refuse("a task that is used again while its thread in the pool waits for it");
        }
        failure = null;
        worker = null;
        state = NEW;
    }

    /** Takes back a task that nobody has begun. */
    public boolean tryUnfork() {
        ForkJoinPool mine = ForkJoinPool.current();
        if (pool != (mine == null ? ForkJoinPool.commonPool() : mine)) {
            return false;
        }
        Runtime.begin();
        boolean taken = state == FORKED;
        if (taken) {
            leave(false);
            state = NEW;
        }
        Runtime.end();
        return taken;
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

    /** What a pool was told to execute: nobody asks for a result, so an exception is the thread's own. */
    static final class Execution extends ForkJoinTask<Void> {
        private final Runnable task;

        Execution(Runnable task) {
            this.task = task;
        }

        public Void getRawResult() {
            return null;
        }

        protected void setRawResult(Void value) {
        }

        protected boolean exec() {
            task.run();
            return true;
        }

        void failed(Throwable exception) {
            ForkJoinTask.<RuntimeException>raise(exception);
        }
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
