package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;

/** Whoever puts waits for whoever takes. */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private static final class Offer<E> {
        static final long MET = Access.offset(Offer.class, "met");

        E element;
        volatile int met;
    }

    private final ArrayDeque<Offer<E>> givers = new ArrayDeque<>();
    private final ArrayDeque<Offer<E>> takers = new ArrayDeque<>();

    public SynchronousQueue() {
    }

    public SynchronousQueue(boolean fair) {
    }

    /** Meets somebody of the other side, or waits for one; null if nobody came. */
    private Offer<E> meet(E element, boolean gives, int millis) throws InterruptedException {
        Offer<E> mine = new Offer<>();
        mine.element = element;
        Runtime.begin();
        Offer<E> other = (gives ? takers : givers).poll();
        if (other != null) {
            if (gives) {
                other.element = element;
            }
            other.met = 1;
        } else if (millis != 0) {
            (gives ? givers : takers).add(mine);
        }
        Runtime.end();
        if (other != null || millis == 0) {
            return other;
        }
        InterruptedException interruption = null;
        try {
            Runtime.awaitAtLeast(mine, Offer.MET, 1, millis);
        } catch (InterruptedException exception) {
            interruption = exception;
        }
        Runtime.begin();
        boolean met = mine.met != 0;
        if (!met) {
            (gives ? givers : takers).remove(mine);
        }
        Runtime.end();
        if (!met && interruption != null) {
            throw interruption;
        }
        if (interruption != null) {
            Thread.currentThread().interrupt();
        }
        return met ? mine : null;
    }

    public void put(E element) throws InterruptedException {
        if (element == null) {
            throw new NullPointerException();
        }
        Runtime.checkInterrupt();
        meet(element, true, -1);
    }

    public boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        try {
            return meet(element, true, 0) != null;
        } catch (InterruptedException impossible) {
            throw new Error(impossible);
        }
    }

    public boolean offer(E element, long amount, TimeUnit unit) throws InterruptedException {
        if (element == null) {
            throw new NullPointerException();
        }
        Runtime.checkInterrupt();
        return meet(element, true, unit.millis(amount)) != null;
    }

    public E take() throws InterruptedException {
        Runtime.checkInterrupt();
        return meet(null, false, -1).element;
    }

    public E poll() {
        try {
            Offer<E> met = meet(null, false, 0);
            return met == null ? null : met.element;
        } catch (InterruptedException impossible) {
            throw new Error(impossible);
        }
    }

    public E poll(long amount, TimeUnit unit) throws InterruptedException {
        Runtime.checkInterrupt();
        Offer<E> met = meet(null, false, unit.millis(amount));
        return met == null ? null : met.element;
    }

    public E peek() {
        return null;
    }

    public int size() {
        return 0;
    }

    public int remainingCapacity() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public void clear() {
    }

    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

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

    public String toString() {
        return "[]";
    }
}
