package java.util.concurrent;

import fencepost.Runtime;
import java.util.Collection;
import java.util.PriorityQueue;

/** Ordered by delay. An element is given once it says itself that its delay is over. */
public class DelayQueue<E extends Delayed> extends GuardedQueue<E> implements BlockingQueue<E> {
    public DelayQueue() {
        super(new PriorityQueue<E>(), Integer.MAX_VALUE);
    }

    public DelayQueue(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    // A JDK declares these itself, so programs call them by the bound of the elements.

    public boolean add(E element) {
        return super.offer(element);
    }

    public boolean offer(E element) {
        return super.offer(element);
    }

    public boolean offer(E element, long amount, TimeUnit unit) {
        return super.offer(element);
    }

    public void put(E element) {
        super.offer(element);
    }

    public E peek() {
        return super.peek();
    }

    /** The first element if its delay is over, or null and how long it still is, in {@code left}. */
    private E poll(long[] left) {
        while (true) {
            E first = peek();
            if (first == null) {
                return null;
            }
            long nanos = first.getDelay(TimeUnit.NANOSECONDS);
            if (nanos > 0) {
                left[0] = nanos;
                return null;
            }
            if (removeFirst(first)) {
                return first;
            }
        }
    }

    /** Removes an element if it is still the first. */
    private boolean removeFirst(E first) {
        Runtime.begin();
        boolean removed = count > 0 && inner.peek() == first;
        if (removed) {
            inner.poll();
            count = count - 1;
        }
        Runtime.end();
        return removed;
    }

    public E poll() {
        return poll(new long[1]);
    }

    public E take() throws InterruptedException {
        while (true) {
            Runtime.checkInterrupt();
            long[] left = {0};
            E element = poll(left);
            if (element != null) {
                return element;
            }
            if (left[0] == 0) {
                Runtime.awaitAtLeast(this, COUNT, 1, -1);
            } else {
                Thread.sleep(Runtime.nanos(left[0]));
            }
        }
    }

    public E poll(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        E element = poll();
        if (element == null && amount > 0) {
            Thread.sleep(unit.delay(amount));
            element = poll();
        }
        return element;
    }

    /** Only what is due is given. */
    public int drainTo(Collection<? super E> target, int most) {
        if (java.util.Objects.requireNonNull(target) == this) {
            throw new IllegalArgumentException();
        }
        int moved = 0;
        for (E element = most > 0 ? poll() : null; element != null; element = moved < most ? poll() : null) {
            target.add(element);
            moved++;
        }
        return moved;
    }
}
