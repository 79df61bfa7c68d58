package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;

public class FutureTask<V> implements RunnableFuture<V> {
    private static final long STATE = Access.offset(FutureTask.class, "state");
    private static final int NEW = 0;
    private static final int RUNNING = 1;
    private static final int DONE = 2;
    private static final int FAILED = 3;
    private static final int CANCELLED = 4;

    private volatile int state;
    private final Callable<V> task;
    private V result;
    private Throwable failure;
    private volatile Thread runner;

    public FutureTask(Callable<V> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        this.task = task;
    }

    public FutureTask(Runnable task, V result) {
        if (task == null) {
            throw new NullPointerException();
        }
        this.task = () -> {
            task.run();
            return result;
        };
    }

    public void run() {
        if (begin()) {
            perform();
        }
    }

    /** Runs the task, which is the running thread's. */
    final void perform() {
        V value;
        try {
            value = task.call();
        } catch (Throwable exception) {
            setException(exception);
            return;
        }
        set(value);
    }

    /** Takes the task for the running thread, in one step, so that whoever cancels it knows whom to interrupt. */
    final boolean begin() {
        Thread me = Thread.currentThread();
        Runtime.begin();
        boolean first = state == NEW;
        if (first) {
            runner = me;
            state = RUNNING;
        }
        Runtime.end();
        return first;
    }

    /** Runs the task without setting a result, so that it can run again; false if it failed. */
    protected boolean runAndReset() {
        if (!begin()) {
            return false;
        }
        try {
            task.call();
        } catch (Throwable exception) {
            setException(exception);
            return false;
        }
        return Access.compareAndSetInt(this, STATE, RUNNING, NEW);
    }

    protected void set(V value) {
        Runtime.begin();
        boolean first = state < DONE;
        if (first) {
            result = value;
            state = DONE;
        }
        Runtime.end();
        if (first) {
            done();
        }
    }

    protected void setException(Throwable exception) {
        Runtime.begin();
        boolean first = state < DONE;
        if (first) {
            failure = exception;
            state = FAILED;
        }
        Runtime.end();
        if (first) {
            done();
        }
    }

    protected void done() {
    }

    public boolean cancel(boolean interrupt) {
        Runtime.begin();
        int now = state;
        boolean cancels = now < DONE;
        if (cancels) {
            state = CANCELLED;
            // The interrupt comes before the task ends, so it cannot hit what the thread does next.
            if (interrupt && now == RUNNING) {
                runner.interrupt();
            }
        }
        Runtime.end();
        if (cancels) {
            done();
        }
        return cancels;
    }

    public boolean isCancelled() {
        return state == CANCELLED;
    }

    public boolean isDone() {
        return state >= DONE;
    }

    public State state() {
        switch (state) {
            case NEW:
            case RUNNING:
                return State.RUNNING;
            case DONE:
                return State.SUCCESS;
            case CANCELLED:
                return State.CANCELLED;
            default:
                return State.FAILED;
        }
    }

    private V report() throws ExecutionException {
        Runtime.begin();
        int now = state;
        V value = result;
        Throwable thrown = failure;
        Runtime.end();
        switch (now) {
            case DONE:
                return value;
            case CANCELLED:
                throw new CancellationException();
            default:
                throw new ExecutionException(thrown);
        }
    }

    public V get() throws InterruptedException, ExecutionException {
        // Only whoever is interrupted notices whether this had to wait.
        if (!Runtime.interrupts() || state < DONE) {
            Runtime.checkInterrupt();
            Runtime.awaitAtLeast(this, STATE, DONE, -1);
        }
        return report();
    }

    public V get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        int millis = unit.millis(amount);
        if (state < DONE && !Runtime.awaitAtLeast(this, STATE, DONE, millis)) {
            throw new TimeoutException();
        }
        return report();
    }

    public String toString() {
        int now = state;
        String text = now < DONE ? "[Not completed, task = " + task + "]"
            : now == DONE ? "[Completed normally]"
            : now == CANCELLED ? "[Cancelled]" : "[Completed exceptionally: " + failure + "]";
        return super.toString() + text;
    }
}
