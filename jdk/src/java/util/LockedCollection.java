package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** A collection that takes a lock for each operation. Iterating is the caller's to protect. */
class LockedCollection<E> implements Collection<E> {
    final Collection<E> inner;
    final Object lock;

    /** Without a lock given, the view itself is the lock. */
    LockedCollection(Collection<E> inner, Object lock) {
        this.inner = Objects.requireNonNull(inner);
        this.lock = lock == null ? this : lock;
    }

    public Iterator<E> iterator() {
        return inner.iterator();
    }

    public Spliterator<E> spliterator() {
        return inner.spliterator();
    }

    public int size() {
        synchronized (lock) {
            return inner.size();
        }
    }

    public boolean isEmpty() {
        synchronized (lock) {
            return inner.isEmpty();
        }
    }

    public boolean contains(Object element) {
        synchronized (lock) {
            return inner.contains(element);
        }
    }

    public Object[] toArray() {
        synchronized (lock) {
            return inner.toArray();
        }
    }

    public <T> T[] toArray(T[] array) {
        synchronized (lock) {
            return inner.toArray(array);
        }
    }

    public boolean add(E element) {
        synchronized (lock) {
            return inner.add(element);
        }
    }

    public boolean remove(Object element) {
        synchronized (lock) {
            return inner.remove(element);
        }
    }

    public boolean containsAll(Collection<?> other) {
        synchronized (lock) {
            return inner.containsAll(other);
        }
    }

    public boolean addAll(Collection<? extends E> other) {
        synchronized (lock) {
            return inner.addAll(other);
        }
    }

    public boolean removeAll(Collection<?> other) {
        synchronized (lock) {
            return inner.removeAll(other);
        }
    }

    public boolean retainAll(Collection<?> other) {
        synchronized (lock) {
            return inner.retainAll(other);
        }
    }

    public void clear() {
        synchronized (lock) {
            inner.clear();
        }
    }

    public void forEach(Consumer<? super E> action) {
        synchronized (lock) {
            inner.forEach(action);
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        synchronized (lock) {
            return inner.removeIf(filter);
        }
    }

    public String toString() {
        synchronized (lock) {
            return inner.toString();
        }
    }
}
