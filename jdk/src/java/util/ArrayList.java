package java.util;

import java.util.function.Consumer;

public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final Object[] EMPTY = {};

    private Object[] elements;
    private int size;

    public ArrayList() {
        elements = EMPTY;
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elements = capacity == 0 ? EMPTY : new Object[capacity];
    }

    public ArrayList(Collection<? extends E> other) {
        elements = other.toArray();
        size = elements.length;
    }

    private void reserve(int capacity) {
        if (capacity > elements.length) {
            elements = Arrays.copyOf(elements, Math.max(capacity, Math.max(10, elements.length + (elements.length >> 1))));
        }
    }

    private void check(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        }
    }

    private void checkForAdd(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    public void ensureCapacity(int capacity) {
        reserve(capacity);
    }

    public void trimToSize() {
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        check(index);
        return (E) elements[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        check(index);
        E old = (E) elements[index];
        elements[index] = element;
        return old;
    }

    public boolean add(E element) {
        modCount++;
        reserve(size + 1);
        elements[size] = element;
        size = size + 1;
        return true;
    }

    public void add(int index, E element) {
        checkForAdd(index);
        modCount++;
        reserve(size + 1);
        System.arraycopy(elements, index, elements, index + 1, size - index);
        elements[index] = element;
        size = size + 1;
    }

    public E remove(int index) {
        E old = get(index);
        modCount++;
        System.arraycopy(elements, index + 1, elements, index, size - index - 1);
        size = size - 1;
        elements[size] = null;
        return old;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        remove(index);
        return true;
    }

    public boolean addAll(Collection<? extends E> other) {
        Object[] more = other.toArray();
        modCount++;
        reserve(size + more.length);
        System.arraycopy(more, 0, elements, size, more.length);
        size += more.length;
        return more.length != 0;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        int expected = modCount;
        for (int i = 0; modCount == expected && i < size; i++) {
            action.accept((E) elements[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> order) {
        Object[] sorted = toArray();
        Arrays.sort(sorted, (Comparator<Object>) order);
        System.arraycopy(sorted, 0, elements, 0, size);
        modCount++;
    }

    public Object[] toArray() {
        return Arrays.copyOf(elements, size, Object[].class);
    }

    public Object clone() {
        return new ArrayList<E>(this);
    }
}
