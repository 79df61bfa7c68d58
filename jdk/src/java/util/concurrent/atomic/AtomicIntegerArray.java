package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

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
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + array.length);
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

    public final int getPlain(int index) {
        return Access.getInt(array, offset(index));
    }

    public final int getOpaque(int index) {
        return Access.getIntOpaque(array, offset(index));
    }

    public final int getAcquire(int index) {
        return Access.getIntAcquire(array, offset(index));
    }

    public final void setPlain(int index, int value) {
        Access.putInt(array, offset(index), value);
    }

    public final void setOpaque(int index, int value) {
        Access.putIntOpaque(array, offset(index), value);
    }

    public final void setRelease(int index, int value) {
        Access.putIntRelease(array, offset(index), value);
    }

    public final int compareAndExchange(int index, int expected, int value) {
        return Access.compareAndExchangeInt(array, offset(index), expected, value);
    }

    public final int compareAndExchangeAcquire(int index, int expected, int value) {
        return Access.compareAndExchangeIntAcquire(array, offset(index), expected, value);
    }

    public final int compareAndExchangeRelease(int index, int expected, int value) {
        return Access.compareAndExchangeIntRelease(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSet(int index, int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetIntPlain(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetPlain(int index, int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetIntPlain(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int index, int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetInt(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int index, int expected, int value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetIntAcquire(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetRelease(int index, int expected, int value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetIntRelease(array, offset(index), expected, value);
    }

    public final int getAndUpdate(int index, IntUnaryOperator operator) {
        while (true) {
            int now = get(index);
            int next = operator.applyAsInt(now);
            if (compareAndSet(index, now, next)) {
                return now;
            }
        }
    }

    public final int updateAndGet(int index, IntUnaryOperator operator) {
        while (true) {
            int now = get(index);
            int next = operator.applyAsInt(now);
            if (compareAndSet(index, now, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int index, int other, IntBinaryOperator operator) {
        while (true) {
            int now = get(index);
            int next = operator.applyAsInt(now, other);
            if (compareAndSet(index, now, next)) {
                return now;
            }
        }
    }

    public final int accumulateAndGet(int index, int other, IntBinaryOperator operator) {
        while (true) {
            int now = get(index);
            int next = operator.applyAsInt(now, other);
            if (compareAndSet(index, now, next)) {
                return next;
            }
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            text.append(i == 0 ? "" : ", ").append(get(i));
        }
        return text.append("]").toString();
    }
}
