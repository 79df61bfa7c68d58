package java.util.concurrent;

import java.util.Collection;
import java.util.Queue;

public interface BlockingQueue<E> extends Queue<E> {
    void put(E element) throws InterruptedException;

    boolean offer(E element, long amount, TimeUnit unit) throws InterruptedException;

    E take() throws InterruptedException;

    E poll(long amount, TimeUnit unit) throws InterruptedException;

    int remainingCapacity();

    int drainTo(Collection<? super E> target);

    int drainTo(Collection<? super E> target, int most);
}
