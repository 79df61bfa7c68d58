package java.util;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess {
    private final ArrayList<E> inner = new ArrayList<>();

    public Vector() {
    }

    public Vector(int capacity) {
    }

    public Vector(Collection<? extends E> other) {
        inner.addAll(other);
    }

    public synchronized int size() {
        return inner.size();
    }

    public synchronized boolean isEmpty() {
        return inner.isEmpty();
    }

    public synchronized E get(int index) {
        if (index >= inner.size()) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        return inner.get(index);
    }

    public synchronized E elementAt(int index) {
        return get(index);
    }

    public synchronized E firstElement() {
        if (inner.isEmpty()) {
            throw new NoSuchElementException();
        }
        return inner.get(0);
    }

    public synchronized E lastElement() {
        if (inner.isEmpty()) {
            throw new NoSuchElementException();
        }
        return inner.get(inner.size() - 1);
    }

    public synchronized E set(int index, E element) {
        return inner.set(index, element);
    }

    public synchronized boolean add(E element) {
        modCount++;
        return inner.add(element);
    }

    public synchronized void addElement(E element) {
        add(element);
    }

    public synchronized void add(int index, E element) {
        modCount++;
        inner.add(index, element);
    }

    public synchronized E remove(int index) {
        modCount++;
        return inner.remove(index);
    }

    public synchronized boolean remove(Object element) {
        modCount++;
        return inner.remove(element);
    }

    public synchronized boolean contains(Object element) {
        return inner.contains(element);
    }

    public synchronized int indexOf(Object element) {
        return inner.indexOf(element);
    }

    public synchronized void clear() {
        modCount++;
        inner.clear();
    }

    public synchronized Object[] toArray() {
        return inner.toArray();
    }

    public synchronized <T> T[] toArray(T[] array) {
        return inner.toArray(array);
    }

    public synchronized boolean addAll(Collection<? extends E> other) {
        modCount++;
        return inner.addAll(other);
    }

    public synchronized boolean addAll(int index, Collection<? extends E> other) {
        modCount++;
        return inner.addAll(index, other);
    }

    public synchronized boolean containsAll(Collection<?> other) {
        return inner.containsAll(other);
    }

    public synchronized boolean removeAll(Collection<?> other) {
        modCount++;
        return inner.removeAll(other);
    }

    public synchronized boolean retainAll(Collection<?> other) {
        modCount++;
        return inner.retainAll(other);
    }

    public synchronized boolean removeIf(java.util.function.Predicate<? super E> filter) {
        modCount++;
        return inner.removeIf(filter);
    }

    public synchronized void replaceAll(java.util.function.UnaryOperator<E> operator) {
        inner.replaceAll(operator);
    }

    public synchronized void sort(Comparator<? super E> order) {
        modCount++;
        inner.sort(order);
    }

    public synchronized void forEach(java.util.function.Consumer<? super E> action) {
        inner.forEach(action);
    }

    public synchronized int lastIndexOf(Object element) {
        return inner.lastIndexOf(element);
    }

    public synchronized List<E> subList(int from, int to) {
        return new LockedList<>(super.subList(from, to), this);
    }

    public synchronized boolean equals(Object other) {
        return super.equals(other);
    }

    public synchronized int hashCode() {
        return super.hashCode();
    }

    public synchronized String toString() {
        return inner.toString();
    }

    public Vector(int capacity, int increment) {
    }

    public synchronized void copyInto(Object[] array) {
        for (int i = 0; i < inner.size(); i++) {
            array[i] = inner.get(i);
        }
    }

    public synchronized void trimToSize() {
    }

    public synchronized void ensureCapacity(int capacity) {
    }

    public synchronized void setSize(int size) {
        modCount++;
        while (inner.size() > size) {
            inner.remove(inner.size() - 1);
        }
        while (inner.size() < size) {
            inner.add(null);
        }
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int next;

            public boolean hasMoreElements() {
                return next < size();
            }

            public E nextElement() {
                synchronized (Vector.this) {
                    if (next >= inner.size()) {
                        throw new NoSuchElementException("Vector Enumeration");
                    }
                    return inner.get(next++);
                }
            }
        };
    }

    public synchronized void setElementAt(E element, int index) {
        set(index, element);
    }

    public synchronized void removeElementAt(int index) {
        remove(index);
    }

    public synchronized void insertElementAt(E element, int index) {
        add(index, element);
    }

    public synchronized boolean removeElement(Object element) {
        return remove(element);
    }

    public synchronized void removeAllElements() {
        clear();
    }

    public synchronized Object clone() {
        return new Vector<E>(inner);
    }

    public synchronized int indexOf(Object value, int from) {
        for (int i = from; i < size(); i++) {
            if (Objects.equals(value, get(i))) {
                return i;
            }
        }
        return -1;
    }

    public synchronized int lastIndexOf(Object value, int from) {
        if (from >= size()) {
            throw new IndexOutOfBoundsException(from + " >= " + size());
        }
        for (int i = from; i >= 0; i--) {
            if (Objects.equals(value, get(i))) {
                return i;
            }
        }
        return -1;
    }
}
