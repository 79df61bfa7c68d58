package java.util.concurrent;

import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.Collection;

public class LinkedBlockingDeque<E> extends GuardedDeque<E> implements BlockingDeque<E> {
    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        super(new ArrayDeque<>(), capacity);
    }

    public LinkedBlockingDeque(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public void putFirst(E element) throws InterruptedException {
        Runtime.checkInterrupt();
        while (!offerFirst(element)) {
            Runtime.awaitAtMost(this, COUNT, capacity - 1, -1);
        }
    }

    public void putLast(E element) throws InterruptedException {
        put(element);
    }

    public boolean offerFirst(E element, long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        while (!offerFirst(element)) {
            if (!Runtime.awaitAtMost(this, COUNT, capacity - 1, unit.millis(amount))) {
                return false;
            }
        }
        return true;
    }

    public boolean offerLast(E element, long amount, TimeUnit unit) throws InterruptedException {
        return offer(element, amount, unit);
    }

    public E takeFirst() throws InterruptedException {
        return take();
    }

    public E takeLast() throws InterruptedException {
        Runtime.checkInterrupt();
        E element = pollLast();
        while (element == null) {
            Runtime.awaitAtLeast(this, COUNT, 1, -1);
            element = pollLast();
        }
        return element;
    }

    public E pollFirst(long amount, TimeUnit unit) throws InterruptedException {
        return poll(amount, unit);
    }

    public E pollLast(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        E element = pollLast();
        while (element == null && Runtime.awaitAtLeast(this, COUNT, 1, unit.millis(amount))) {
            element = pollLast();
        }
        return element;
    }
}
