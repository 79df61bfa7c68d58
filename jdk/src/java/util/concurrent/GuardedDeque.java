package java.util.concurrent;

import fencepost.Runtime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** A queue with two ends whose operations are one step each. */
abstract class GuardedDeque<E> extends GuardedQueue<E> implements Deque<E> {
    private final ArrayDeque<E> both;

    GuardedDeque(ArrayDeque<E> inner, int capacity) {
        super(inner, capacity);
        both = inner;
    }

    private static <T> T present(T element) {
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public boolean offerFirst(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        Runtime.begin();
        boolean fits = count < capacity;
        if (fits) {
            both.addFirst(element);
            count = count + 1;
        }
        Runtime.end();
        return fits;
    }

    public boolean offerLast(E element) {
        return offer(element);
    }

    public void addFirst(E element) {
        if (!offerFirst(element)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public void addLast(E element) {
        if (!offer(element)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public E pollFirst() {
        return poll();
    }

    public E pollLast() {
        Runtime.begin();
        int now = count;
        E element = now > 0 ? both.pollLast() : null;
        if (element != null) {
            count = now - 1;
        }
        Runtime.end();
        return element;
    }

    public E removeFirst() {
        return present(poll());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public E peekFirst() {
        return peek();
    }

    public E peekLast() {
        Runtime.begin();
        E element = count > 0 ? both.peekLast() : null;
        Runtime.end();
        return element;
    }

    public E getFirst() {
        return present(peek());
    }

    public E getLast() {
        return present(peekLast());
    }

    public void push(E element) {
        addFirst(element);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object element) {
        return remove(element);
    }

    public boolean removeLastOccurrence(Object element) {
        Runtime.begin();
        boolean removed = both.removeLastOccurrence(element);
        if (removed) {
            count = count - 1;
        }
        Runtime.end();
        return removed;
    }

    public Iterator<E> descendingIterator() {
        Runtime.begin();
        int now = count;
        ArrayList<E> all = new ArrayList<>(both);
        Runtime.end();
        Collections.reverse(all);
        return new Walk(all, true);
    }

    Iterator<E> elements(boolean backwards) {
        return backwards ? both.descendingIterator() : both.iterator();
    }
}
