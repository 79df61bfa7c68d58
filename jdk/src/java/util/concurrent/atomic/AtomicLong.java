package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number {
    private static final long VALUE = Access.offset(AtomicLong.class, "value");

    private volatile long value;

    public AtomicLong() {
    }

    public AtomicLong(long value) {
        this.value = value;
    }

    public final long get() {
        return value;
    }

    public final void set(long value) {
        this.value = value;
    }

    public final void lazySet(long value) {
        Access.putLongRelease(this, VALUE, value);
    }

    public final long getPlain() {
        return Access.getLong(this, VALUE);
    }

    public final void setPlain(long value) {
        Access.putLong(this, VALUE, value);
    }

    public final long getOpaque() {
        return Access.getLongOpaque(this, VALUE);
    }

    public final void setOpaque(long value) {
        Access.putLongOpaque(this, VALUE, value);
    }

    public final long getAcquire() {
        return Access.getLongAcquire(this, VALUE);
    }

    public final void setRelease(long value) {
        Access.putLongRelease(this, VALUE, value);
    }

    public final boolean compareAndSet(long expected, long value) {
        return Access.compareAndSetLong(this, VALUE, expected, value);
    }

    public final long compareAndExchange(long expected, long value) {
        return Access.compareAndExchangeLong(this, VALUE, expected, value);
    }

    public final long getAndSet(long value) {
        return Access.getAndSetLong(this, VALUE, value);
    }

    public final long getAndAdd(long delta) {
        return Access.getAndAddLong(this, VALUE, delta);
    }

    public final long addAndGet(long delta) {
        return Access.getAndAddLong(this, VALUE, delta) + delta;
    }

    public final long getAndIncrement() {
        return Access.getAndAddLong(this, VALUE, 1);
    }

    public final long getAndDecrement() {
        return Access.getAndAddLong(this, VALUE, -1);
    }

    public final long incrementAndGet() {
        return Access.getAndAddLong(this, VALUE, 1) + 1;
    }

    public final long decrementAndGet() {
        return Access.getAndAddLong(this, VALUE, -1) - 1;
    }

    public final long getAndUpdate(LongUnaryOperator operator) {
        while (true) {
            long old = value;
            if (compareAndSet(old, operator.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(LongUnaryOperator operator) {
        while (true) {
            long old = value;
            long next = operator.applyAsLong(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(long other, LongBinaryOperator operator) {
        while (true) {
            long old = value;
            if (compareAndSet(old, operator.applyAsLong(old, other))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(long other, LongBinaryOperator operator) {
        while (true) {
            long old = value;
            long next = operator.applyAsLong(old, other);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public final long compareAndExchangeAcquire(long expected, long value) {
        return Access.compareAndExchangeLongAcquire(this, VALUE, expected, value);
    }

    public final long compareAndExchangeRelease(long expected, long value) {
        return Access.compareAndExchangeLongRelease(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSet(long expected, long value) {
        return !Runtime.failsForNothing() && Access.compareAndSetLongPlain(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetPlain(long expected, long value) {
        return !Runtime.failsForNothing() && Access.compareAndSetLongPlain(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetVolatile(long expected, long value) {
        return !Runtime.failsForNothing() && Access.compareAndSetLong(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetAcquire(long expected, long value) {
        return !Runtime.failsForNothing() && Access.compareAndSetLongAcquire(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetRelease(long expected, long value) {
        return !Runtime.failsForNothing() && Access.compareAndSetLongRelease(this, VALUE, expected, value);
    }

    public String toString() {
        return String.valueOf(value);
    }
}
