package java.util.concurrent.atomic;

import fencepost.Access;

public class AtomicReferenceArray<E> {
    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] other) {
        array = new Object[other.length];
        System.arraycopy(other, 0, array, 0, other.length);
    }

    public final int length() {
        return array.length;
    }

    /** Elements follow the eight bytes of the length. */
    private long offset(int index) {
        if (index < 0 || index >= array.length) {
            throw new IndexOutOfBoundsException("index " + index);
        }
        return 8 + 8L * index;
    }

    @SuppressWarnings("unchecked")
    public final E get(int index) {
        return (E) Access.getReferenceVolatile(array, offset(index));
    }

    public final void set(int index, E value) {
        Access.putReferenceVolatile(array, offset(index), value);
    }

    public final void lazySet(int index, E value) {
        Access.putReferenceRelease(array, offset(index), value);
    }

    public final boolean compareAndSet(int index, E expected, E value) {
        return Access.compareAndSetReference(array, offset(index), expected, value);
    }

    @SuppressWarnings("unchecked")
    public final E getAndSet(int index, E value) {
        return (E) Access.getAndSetReference(array, offset(index), value);
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(get(i));
        }
        return text.append("]").toString();
    }
}
