package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

public interface Condition {
    void await() throws InterruptedException;

    void awaitUninterruptibly();

    long awaitNanos(long nanos) throws InterruptedException;

    boolean await(long amount, TimeUnit unit) throws InterruptedException;

    boolean awaitUntil(java.util.Date end) throws InterruptedException;

    void signal();

    void signalAll();
}
