package java.util.concurrent.atomic;

import fencepost.Access;

public class AtomicLongArray {
    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] other) {
        array = new long[other.length];
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

    public final long get(int index) {
        return Access.getLongVolatile(array, offset(index));
    }

    public final void set(int index, long value) {
        Access.putLongVolatile(array, offset(index), value);
    }

    public final void lazySet(int index, long value) {
        Access.putLongRelease(array, offset(index), value);
    }

    public final boolean compareAndSet(int index, long expected, long value) {
        return Access.compareAndSetLong(array, offset(index), expected, value);
    }

    public final long getAndSet(int index, long value) {
        return Access.getAndSetLong(array, offset(index), value);
    }

    public final long getAndAdd(int index, long delta) {
        return Access.getAndAddLong(array, offset(index), delta);
    }

    public final long addAndGet(int index, long delta) {
        return getAndAdd(index, delta) + delta;
    }

    public final long getAndIncrement(int index) {
        return getAndAdd(index, 1);
    }

    public final long incrementAndGet(int index) {
        return getAndAdd(index, 1) + 1;
    }

    public final long getAndDecrement(int index) {
        return getAndAdd(index, -1);
    }

    public final long decrementAndGet(int index) {
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
