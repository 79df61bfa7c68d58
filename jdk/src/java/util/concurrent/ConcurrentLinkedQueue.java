package java.util.concurrent;

public class ConcurrentLinkedQueue<E> extends GuardedQueue<E> implements java.util.Queue<E> {
    public ConcurrentLinkedQueue() {
        super(new java.util.ArrayDeque<>(), Integer.MAX_VALUE);
    }

    public ConcurrentLinkedQueue(java.util.Collection<? extends E> other) {
        this();
        addAll(other);
    }
}
