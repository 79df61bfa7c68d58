package java.util.concurrent;

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

    public E poll() {
        E first = peek();
        if (first == null || first.getDelay(TimeUnit.NANOSECONDS) > 0) {
            return null;
        }
        return remove((Object) first) ? first : null;
    }

    public E take() throws InterruptedException {
        while (true) {
            fencepost.Runtime.checkInterrupt();
            E first = peek();
            if (first == null) {
                fencepost.Runtime.awaitAtLeast(this, COUNT, 1, -1);
                continue;
            }
            long nanos = first.getDelay(TimeUnit.NANOSECONDS);
            if (nanos > 0) {
                Thread.sleep(fencepost.Runtime.nanos(nanos));
            } else if (remove((Object) first)) {
                return first;
            }
        }
    }

    public E poll(long amount, TimeUnit unit) throws InterruptedException {
        fencepost.Runtime.checkInterrupt();
        E element = poll();
        if (element == null && amount > 0) {
            Thread.sleep(unit.millis(amount));
            element = poll();
        }
        return element;
    }
}
