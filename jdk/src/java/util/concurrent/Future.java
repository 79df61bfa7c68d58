package java.util.concurrent;

public interface Future<V> {
    enum State {
        RUNNING, SUCCESS, FAILED, CANCELLED
    }

    boolean cancel(boolean interrupt);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    default V resultNow() {
        if (!isDone()) {
            throw new IllegalStateException("Task has not completed");
        }
        if (isCancelled()) {
            throw new IllegalStateException("Task was cancelled");
        }
        try {
            return get();
        } catch (ExecutionException exception) {
            throw new IllegalStateException("Task completed with exception");
        } catch (InterruptedException exception) {
            throw new IllegalStateException(exception);
        }
    }

    default Throwable exceptionNow() {
        if (!isDone()) {
            throw new IllegalStateException("Task has not completed");
        }
        if (isCancelled()) {
            throw new IllegalStateException("Task was cancelled");
        }
        try {
            get();
        } catch (ExecutionException exception) {
            return exception.getCause();
        } catch (InterruptedException exception) {
            throw new IllegalStateException(exception);
        }
        throw new IllegalStateException("Task completed with a result");
    }

    default State state() {
        if (!isDone()) {
            return State.RUNNING;
        }
        if (isCancelled()) {
            return State.CANCELLED;
        }
        try {
            get();
            return State.SUCCESS;
        } catch (ExecutionException exception) {
            return State.FAILED;
        } catch (InterruptedException exception) {
            throw new IllegalStateException(exception);
        }
    }
}
