package java.util;

import java.util.function.UnaryOperator;

/** A list that takes a lock for each operation. Iterating is the caller's to protect. */
class LockedList<E> extends LockedCollection<E> implements List<E> {
    private final List<E> inner;

    LockedList(List<E> inner, Object lock) {
        super(inner, lock);
        this.inner = inner;
    }

    public ListIterator<E> listIterator() {
        return inner.listIterator();
    }

    public ListIterator<E> listIterator(int index) {
        return inner.listIterator(index);
    }

    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        synchronized (lock) {
            return inner.equals(other);
        }
    }

    public int hashCode() {
        synchronized (lock) {
            return inner.hashCode();
        }
    }

    public E get(int index) {
        synchronized (lock) {
            return inner.get(index);
        }
    }

    public E set(int index, E element) {
        synchronized (lock) {
            return inner.set(index, element);
        }
    }

    public void add(int index, E element) {
        synchronized (lock) {
            inner.add(index, element);
        }
    }

    public E remove(int index) {
        synchronized (lock) {
            return inner.remove(index);
        }
    }

    public int indexOf(Object element) {
        synchronized (lock) {
            return inner.indexOf(element);
        }
    }

    public int lastIndexOf(Object element) {
        synchronized (lock) {
            return inner.lastIndexOf(element);
        }
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        synchronized (lock) {
            return inner.addAll(index, other);
        }
    }

    public List<E> subList(int from, int to) {
        synchronized (lock) {
            return new LockedList<>(inner.subList(from, to), lock);
        }
    }

    public void replaceAll(UnaryOperator<E> operator) {
        synchronized (lock) {
            inner.replaceAll(operator);
        }
    }

    public void sort(Comparator<? super E> order) {
        synchronized (lock) {
            inner.sort(order);
        }
    }
}
