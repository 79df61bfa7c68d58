package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;

/** A queue whose operations are one step each; who finds it full or empty may wait. */
abstract class GuardedQueue<E> extends AbstractQueue<E> {
    static final long COUNT = Access.offset(GuardedQueue.class, "count");

    volatile int count;
    final int capacity;
    final Queue<E> inner;

    GuardedQueue(Queue<E> inner, int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.inner = inner;
        this.capacity = capacity;
    }

    public boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        Runtime.begin();
        boolean fits = count < capacity;
        if (fits) {
            inner.offer(element);
            count = count + 1;
        }
        Runtime.end();
        return fits;
    }

    public E poll() {
        Runtime.begin();
        int now = count;
        E element = now > 0 ? inner.poll() : null;
        if (element != null) {
            count = now - 1;
        }
        Runtime.end();
        return element;
    }

    public E peek() {
        Runtime.begin();
        E element = count > 0 ? inner.peek() : null;
        Runtime.end();
        return element;
    }

    public void put(E element) throws InterruptedException {
        Runtime.checkInterrupt();
        while (!offer(element)) {
            Runtime.awaitAtMost(this, COUNT, capacity - 1, -1);
        }
    }

    public boolean offer(E element, long amount, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Runtime.checkInterrupt();
        while (!offer(element)) {
            if (!Runtime.awaitAtMost(this, COUNT, capacity - 1, unit.millis(amount))) {
                return false;
            }
        }
        return true;
    }

    public E take() throws InterruptedException {
        Runtime.checkInterrupt();
        E element = poll();
        while (element == null) {
            Runtime.awaitAtLeast(this, COUNT, 1, -1);
            element = poll();
        }
        return element;
    }

    public E poll(long amount, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(unit);
        Runtime.checkInterrupt();
        E element = poll();
        while (element == null && Runtime.awaitAtLeast(this, COUNT, 1, unit.millis(amount))) {
            element = poll();
        }
        return element;
    }

    public int remainingCapacity() {
        return capacity == Integer.MAX_VALUE ? capacity : capacity - count;
    }

    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> target, int most) {
        if (Objects.requireNonNull(target) == this) {
            throw new IllegalArgumentException();
        }
        ArrayList<E> all = new ArrayList<>();
        Runtime.begin();
        for (int i = Math.min(most, count); i > 0; i--) {
            all.add(inner.poll());
        }
        count = count - all.size();
        Runtime.end();
        for (E element : all) {
            target.add(element);
        }
        return all.size();
    }

    public int size() {
        return count;
    }

    /** In an atomic section: the elements in the order of iteration. */
    ArrayList<E> ordered() {
        return new ArrayList<>(inner);
    }

    private ArrayList<E> snapshot() {
        Runtime.begin();
        int now = count;
        ArrayList<E> all = ordered();
        Runtime.end();
        return all;
    }

    /** The elements as they are now; called where nobody else moves. */
    Iterator<E> elements(boolean backwards) {
        return inner.iterator();
    }

    /** Goes over what was there when it was made, and removes from what is there now. */
    final class Walk implements Iterator<E> {
        private final ArrayList<E> all;
        private final boolean backwards;
        private int next;
        private boolean given;

        Walk(ArrayList<E> all, boolean backwards) {
            this.all = all;
            this.backwards = backwards;
        }

        public boolean hasNext() {
            return next < all.size();
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            given = true;
            return all.get(next++);
        }

        /** Of an element that is there several times, the one that was given is removed. */
        public void remove() {
            if (!given) {
                throw new IllegalStateException();
            }
            given = false;
            next--;
            E element = all.remove(next);
            int before = 0;
            for (int i = 0; i < next; i++) {
                before += all.get(i) == element ? 1 : 0;
            }
            Runtime.begin();
            Iterator<E> now = elements(backwards);
            boolean removed = false;
            while (now.hasNext() && !removed) {
                if (now.next() == element) {
                    removed = before == 0;
                    before--;
                }
            }
            if (removed) {
                now.remove();
                count = count - 1;
            }
            Runtime.end();
        }
    }

    public Iterator<E> iterator() {
        return new Walk(snapshot(), false);
    }

    public boolean contains(Object element) {
        return snapshot().contains(element);
    }

    public boolean remove(Object element) {
        Runtime.begin();
        boolean removed = inner.remove(element);
        if (removed) {
            count = count - 1;
        }
        Runtime.end();
        return removed;
    }

    public Object[] toArray() {
        return snapshot().toArray();
    }

    public <T> T[] toArray(T[] array) {
        return snapshot().toArray(array);
    }

    public void clear() {
        Runtime.begin();
        inner.clear();
        count = 0;
        Runtime.end();
    }

    public boolean removeIf(java.util.function.Predicate<? super E> predicate) {
        Objects.requireNonNull(predicate);
        boolean changed = false;
        for (E element : snapshot()) {
            changed |= predicate.test(element) && remove(element);
        }
        return changed;
    }

    public void forEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (E element : snapshot()) {
            action.accept(element);
        }
    }

    public String toString() {
        return snapshot().toString();
    }
}
