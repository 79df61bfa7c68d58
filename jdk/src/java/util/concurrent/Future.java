package java.util.concurrent;

public interface Future<V> {
    boolean cancel(boolean interrupt);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long amount, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;
}
