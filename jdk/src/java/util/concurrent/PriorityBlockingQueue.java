package java.util.concurrent;

public class PriorityBlockingQueue<E> extends GuardedQueue<E> implements BlockingQueue<E> {
    public PriorityBlockingQueue() {
        super(new java.util.PriorityQueue<>(), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(int capacity, java.util.Comparator<? super E> order) {
        super(new java.util.PriorityQueue<>(order), Integer.MAX_VALUE);
    }
}
