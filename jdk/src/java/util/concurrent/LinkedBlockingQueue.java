package java.util.concurrent;

public class LinkedBlockingQueue<E> extends GuardedQueue<E> implements BlockingQueue<E> {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new java.util.ArrayDeque<>(), capacity);
    }
}
