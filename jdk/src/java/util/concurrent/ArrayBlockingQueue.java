package java.util.concurrent;

public class ArrayBlockingQueue<E> extends GuardedQueue<E> implements BlockingQueue<E> {
    public ArrayBlockingQueue(int capacity) {
        super(new java.util.ArrayDeque<>(), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        this(capacity);
    }
}
