package java.util.concurrent.atomic;

import fencepost.Access;

public class AtomicIntegerArray {
    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] other) {
        array = new int[other.length];
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
        return 8 + 4L * index;
    }

    public final int get(int index) {
        return Access.getIntVolatile(array, offset(index));
    }

    public final void set(int index, int value) {
        Access.putIntVolatile(array, offset(index), value);
    }

    public final void lazySet(int index, int value) {
        Access.putIntRelease(array, offset(index), value);
    }

    public final boolean compareAndSet(int index, int expected, int value) {
        return Access.compareAndSetInt(array, offset(index), expected, value);
    }

    public final int getAndSet(int index, int value) {
        return Access.getAndSetInt(array, offset(index), value);
    }

    public final int getAndAdd(int index, int delta) {
        return Access.getAndAddInt(array, offset(index), delta);
    }

    public final int addAndGet(int index, int delta) {
        return getAndAdd(index, delta) + delta;
    }

    public final int getAndIncrement(int index) {
        return getAndAdd(index, 1);
    }

    public final int incrementAndGet(int index) {
        return getAndAdd(index, 1) + 1;
    }

    public final int getAndDecrement(int index) {
        return getAndAdd(index, -1);
    }

    public final int decrementAndGet(int index) {
        return getAndAdd(index, -1) - 1;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(get(i));
        }
        return text.append("]").toString();
    }
}
