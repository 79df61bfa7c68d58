package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;

public class PriorityBlockingQueue<E> extends GuardedQueue<E> implements BlockingQueue<E> {
    private final Comparator<? super E> order;

    public PriorityBlockingQueue() {
        this(11, null);
    }

    public PriorityBlockingQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityBlockingQueue(int capacity, Comparator<? super E> order) {
        super(new PriorityQueue<E>(order), Integer.MAX_VALUE);
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.order = order;
    }

    /** What has no order is refused even where there is nothing to compare it to. */
    public boolean offer(E element) {
        if (order == null && element != null && !(element instanceof Comparable)) {
            Comparable<?> none = (Comparable<?>) element;
        }
        return super.offer(element);
    }

    public PriorityBlockingQueue(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public Comparator<? super E> comparator() {
        return order;
    }
}
