package java.util.concurrent;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;

public class CopyOnWriteArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable {
    private final Object lock = new Object();
    private volatile Object[] elements = {};

    public CopyOnWriteArrayList() {
    }

    public CopyOnWriteArrayList(Collection<? extends E> other) {
        elements = other.toArray();
    }

    public int size() {
        return elements.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) elements[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        synchronized (lock) {
            Object[] copy = elements.clone();
            E old = (E) copy[index];
            copy[index] = element;
            elements = copy;
            return old;
        }
    }

    public boolean add(E element) {
        synchronized (lock) {
            Object[] old = elements;
            Object[] copy = Arrays.copyOf(old, old.length + 1);
            copy[old.length] = element;
            elements = copy;
            return true;
        }
    }

    public void add(int index, E element) {
        synchronized (lock) {
            Object[] old = elements;
            if (index < 0 || index > old.length) {
                throw outside(index, old.length);
            }
            Object[] copy = new Object[old.length + 1];
            System.arraycopy(old, 0, copy, 0, index);
            copy[index] = element;
            System.arraycopy(old, index, copy, index + 1, old.length - index);
            elements = copy;
        }
    }

    public boolean addIfAbsent(E element) {
        synchronized (lock) {
            return indexOf(element) < 0 && add(element);
        }
    }

    @SuppressWarnings("unchecked")
    public E remove(int index) {
        synchronized (lock) {
            Object[] old = elements;
            E removed = (E) old[index];
            Object[] copy = new Object[old.length - 1];
            System.arraycopy(old, 0, copy, 0, index);
            System.arraycopy(old, index + 1, copy, index, copy.length - index);
            elements = copy;
            return removed;
        }
    }

    public boolean remove(Object element) {
        synchronized (lock) {
            Object[] old = elements;
            for (int i = 0; i < old.length; i++) {
                if (Objects.equals(element, old[i])) {
                    remove(i);
                    return true;
                }
            }
            return false;
        }
    }

    public void clear() {
        synchronized (lock) {
            elements = new Object[0];
        }
    }

    public Iterator<E> iterator() {
        return new Snapshot<>(elements, 0);
    }

    public ListIterator<E> listIterator() {
        return new Snapshot<>(elements, 0);
    }

    public ListIterator<E> listIterator(int index) {
        Object[] now = elements;
        if (index < 0 || index > now.length) {
            throw outside(index, now.length);
        }
        return new Snapshot<>(now, index);
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(elements, Spliterator.IMMUTABLE | Spliterator.ORDERED);
    }

    private static IndexOutOfBoundsException outside(int index, int size) {
        return new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }

    /** Goes over what was there when it was asked for, and changes nothing. */
    private static final class Snapshot<E> implements ListIterator<E> {
        private final Object[] elements;
        private int next;

        Snapshot(Object[] elements, int next) {
            this.elements = elements;
            this.next = next;
        }

        public boolean hasNext() {
            return next < elements.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (next >= elements.length) {
                throw new NoSuchElementException();
            }
            return (E) elements[next++];
        }

        public boolean hasPrevious() {
            return next > 0;
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            return (E) elements[--next];
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E element) {
            throw new UnsupportedOperationException();
        }

        public void add(E element) {
            throw new UnsupportedOperationException();
        }
    }

    public Object[] toArray() {
        return elements.clone();
    }

    public CopyOnWriteArrayList(E[] other) {
        elements = Arrays.copyOf(other, other.length, Object[].class);
    }

    public boolean addAll(Collection<? extends E> other) {
        Object[] more = other.toArray();
        synchronized (lock) {
            Object[] old = elements;
            Object[] copy = Arrays.copyOf(old, old.length + more.length);
            System.arraycopy(more, 0, copy, old.length, more.length);
            elements = copy;
            return more.length > 0;
        }
    }

    /** A part of the list as it is now; once the list has changed, nothing can be done with it. */
    public Object clone() {
        return new CopyOnWriteArrayList<>(this);
    }

    public List<E> subList(int from, int to) {
        Object[] now = elements;
        if (from < 0 || to > now.length || from > to) {
            throw new IndexOutOfBoundsException();
        }
        return new Part<>(this, now, from, to - from);
    }

    private static final class Part<E> extends AbstractList<E> {
        private final CopyOnWriteArrayList<E> whole;
        private final int start;
        private Object[] expected;
        private int count;

        Part(CopyOnWriteArrayList<E> whole, Object[] expected, int start, int count) {
            this.whole = whole;
            this.expected = expected;
            this.start = start;
            this.count = count;
        }

        private void check() {
            if (whole.elements != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private int place(int index, int bound) {
            if (index < 0 || index >= bound) {
                throw outside(index, count);
            }
            return start + index;
        }

        @SuppressWarnings("unchecked")
        public E get(int index) {
            int at = place(index, count);
            check();
            return (E) expected[at];
        }

        public E set(int index, E element) {
            synchronized (whole.lock) {
                int at = place(index, count);
                check();
                E old = whole.set(at, element);
                expected = whole.elements;
                return old;
            }
        }

        public void add(int index, E element) {
            synchronized (whole.lock) {
                check();
                whole.add(place(index, count + 1), element);
                expected = whole.elements;
                count++;
            }
        }

        public E remove(int index) {
            synchronized (whole.lock) {
                int at = place(index, count);
                check();
                E old = whole.remove(at);
                expected = whole.elements;
                count--;
                return old;
            }
        }

        public int size() {
            synchronized (whole.lock) {
                check();
                return count;
            }
        }

        public List<E> subList(int from, int to) {
            if (from < 0 || to > size() || from > to) {
                throw new IndexOutOfBoundsException();
            }
            return super.subList(from, to);
        }
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        Object[] more = other.toArray();
        synchronized (lock) {
            Object[] old = elements;
            if (index < 0 || index > old.length) {
                throw outside(index, old.length);
            }
            Object[] copy = new Object[old.length + more.length];
            System.arraycopy(old, 0, copy, 0, index);
            System.arraycopy(more, 0, copy, index, more.length);
            System.arraycopy(old, index, copy, index + more.length, old.length - index);
            elements = copy;
            return more.length > 0;
        }
    }

    public int addAllAbsent(Collection<? extends E> other) {
        int count = 0;
        synchronized (lock) {
            for (E element : other) {
                count += addIfAbsent(element) ? 1 : 0;
            }
        }
        return count;
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(java.util.function.Predicate<? super E> predicate) {
        Objects.requireNonNull(predicate);
        synchronized (lock) {
            java.util.ArrayList<Object> kept = new java.util.ArrayList<>();
            for (Object element : elements) {
                if (!predicate.test((E) element)) {
                    kept.add(element);
                }
            }
            boolean changed = kept.size() < elements.length;
            if (changed) {
                elements = kept.toArray();
            }
            return changed;
        }
    }

    public boolean removeAll(Collection<?> other) {
        return removeIf(other::contains);
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return removeIf(element -> !other.contains(element));
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(java.util.function.UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        synchronized (lock) {
            Object[] copy = elements.clone();
            for (int i = 0; i < copy.length; i++) {
                copy[i] = operator.apply((E) copy[i]);
            }
            elements = copy;
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(java.util.Comparator<? super E> order) {
        synchronized (lock) {
            Object[] copy = elements.clone();
            Arrays.sort((E[]) copy, order);
            elements = copy;
        }
    }

    @SuppressWarnings("unchecked")
    public void forEach(java.util.function.Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Object element : elements) {
            action.accept((E) element);
        }
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public int indexOf(Object element) {
        Object[] now = elements;
        for (int i = 0; i < now.length; i++) {
            if (Objects.equals(element, now[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        Object[] now = elements;
        for (int i = now.length - 1; i >= 0; i--) {
            if (Objects.equals(element, now[i])) {
                return i;
            }
        }
        return -1;
    }

    public String toString() {
        return Arrays.toString(elements);
    }

    public int indexOf(E value, int from) {
        Object[] now = toArray();
        for (int i = from; i < now.length; i++) {
            if (java.util.Objects.equals(value, now[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(E value, int from) {
        Object[] now = toArray();
        for (int i = from; i >= 0; i--) {
            if (java.util.Objects.equals(value, now[i])) {
                return i;
            }
        }
        return -1;
    }
}
