package java.util.concurrent;

import java.util.Deque;

public interface BlockingDeque<E> extends BlockingQueue<E>, Deque<E> {
    void putFirst(E element) throws InterruptedException;

    void putLast(E element) throws InterruptedException;

    boolean offerFirst(E element, long amount, TimeUnit unit) throws InterruptedException;

    boolean offerLast(E element, long amount, TimeUnit unit) throws InterruptedException;

    E takeFirst() throws InterruptedException;

    E takeLast() throws InterruptedException;

    E pollFirst(long amount, TimeUnit unit) throws InterruptedException;

    E pollLast(long amount, TimeUnit unit) throws InterruptedException;
}
