package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class LinkedBlockingQueue<E> extends GuardedQueue<E> implements BlockingQueue<E> {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new ArrayDeque<>(), capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> other) {
        this(Integer.MAX_VALUE);
        addAll(other);
    }
}
