package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

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
            throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + array.length);
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

    public final long getPlain(int index) {
        return Access.getLong(array, offset(index));
    }

    public final long getOpaque(int index) {
        return Access.getLongOpaque(array, offset(index));
    }

    public final long getAcquire(int index) {
        return Access.getLongAcquire(array, offset(index));
    }

    public final void setPlain(int index, long value) {
        Access.putLong(array, offset(index), value);
    }

    public final void setOpaque(int index, long value) {
        Access.putLongOpaque(array, offset(index), value);
    }

    public final void setRelease(int index, long value) {
        Access.putLongRelease(array, offset(index), value);
    }

    public final long compareAndExchange(int index, long expected, long value) {
        return Access.compareAndExchangeLong(array, offset(index), expected, value);
    }

    public final long compareAndExchangeAcquire(int index, long expected, long value) {
        return Access.compareAndExchangeLongAcquire(array, offset(index), expected, value);
    }

    public final long compareAndExchangeRelease(int index, long expected, long value) {
        return Access.compareAndExchangeLongRelease(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSet(int index, long expected, long value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetLongPlain(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetPlain(int index, long expected, long value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetLongPlain(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int index, long expected, long value) {
        return !Runtime.failsForNothing() && Access.compareAndSetLong(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int index, long expected, long value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetLongAcquire(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetRelease(int index, long expected, long value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetLongRelease(array, offset(index), expected, value);
    }

    public final long getAndUpdate(int index, LongUnaryOperator operator) {
        while (true) {
            long now = get(index);
            long next = operator.applyAsLong(now);
            if (compareAndSet(index, now, next)) {
                return now;
            }
        }
    }

    public final long updateAndGet(int index, LongUnaryOperator operator) {
        while (true) {
            long now = get(index);
            long next = operator.applyAsLong(now);
            if (compareAndSet(index, now, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(int index, long other, LongBinaryOperator operator) {
        while (true) {
            long now = get(index);
            long next = operator.applyAsLong(now, other);
            if (compareAndSet(index, now, next)) {
                return now;
            }
        }
    }

    public final long accumulateAndGet(int index, long other, LongBinaryOperator operator) {
        while (true) {
            long now = get(index);
            long next = operator.applyAsLong(now, other);
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
