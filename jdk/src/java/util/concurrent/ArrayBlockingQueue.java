package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class ArrayBlockingQueue<E> extends GuardedQueue<E> implements BlockingQueue<E> {
    public ArrayBlockingQueue(int capacity) {
        super(new ArrayDeque<>(), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        this(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> other) {
        this(capacity);
        for (E element : other) {
            if (!offer(element)) {
                throw new IllegalArgumentException();
            }
        }
    }
}
