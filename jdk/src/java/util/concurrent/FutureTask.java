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
        if (!Access.compareAndSetInt(this, STATE, NEW, RUNNING)) {
            return;
        }
        runner = Thread.currentThread();
        int end;
        try {
            result = task.call();
            end = DONE;
        } catch (Throwable exception) {
            failure = exception;
            end = FAILED;
        }
        if (Access.compareAndSetInt(this, STATE, RUNNING, end)) {
            done();
        }
    }

    protected void done() {
    }

    public boolean cancel(boolean interrupt) {
        while (true) {
            int now = state;
            if (now >= DONE) {
                return false;
            }
            if (Access.compareAndSetInt(this, STATE, now, CANCELLED)) {
                Thread thread = runner;
                if (interrupt && now == RUNNING && thread != null) {
                    thread.interrupt();
                }
                done();
                return true;
            }
        }
    }

    public boolean isCancelled() {
        return state == CANCELLED;
    }

    public boolean isDone() {
        return state >= DONE;
    }

    private V report() throws ExecutionException {
        switch (state) {
            case DONE:
                return result;
            case CANCELLED:
                throw new CancellationException();
            default:
                throw new ExecutionException(failure);
        }
    }

    public V get() throws InterruptedException, ExecutionException {
        if (state < DONE) {
            Runtime.awaitAtLeast(this, STATE, DONE, -1);
        }
        return report();
    }

    public V get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (state < DONE && !Runtime.awaitAtLeast(this, STATE, DONE, unit.millis(amount))) {
            throw new TimeoutException();
        }
        return report();
    }
}
