package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number {
    private static final long VALUE = Access.offset(AtomicInteger.class, "value");

    private volatile int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int value) {
        this.value = value;
    }

    public final int get() {
        return value;
    }

    public final void set(int value) {
        this.value = value;
    }

    public final void lazySet(int value) {
        Access.putIntRelease(this, VALUE, value);
    }

    public final int getPlain() {
        return Access.getInt(this, VALUE);
    }

    public final void setPlain(int value) {
        Access.putInt(this, VALUE, value);
    }

    public final int getOpaque() {
        return Access.getIntOpaque(this, VALUE);
    }

    public final void setOpaque(int value) {
        Access.putIntOpaque(this, VALUE, value);
    }

    public final int getAcquire() {
        return Access.getIntAcquire(this, VALUE);
    }

    public final void setRelease(int value) {
        Access.putIntRelease(this, VALUE, value);
    }

    public final boolean compareAndSet(int expected, int value) {
        return Access.compareAndSetInt(this, VALUE, expected, value);
    }

    public final int compareAndExchange(int expected, int value) {
        return Access.compareAndExchangeInt(this, VALUE, expected, value);
    }

    public final int getAndSet(int value) {
        return Access.getAndSetInt(this, VALUE, value);
    }

    public final int getAndAdd(int delta) {
        return Access.getAndAddInt(this, VALUE, delta);
    }

    public final int addAndGet(int delta) {
        return Access.getAndAddInt(this, VALUE, delta) + delta;
    }

    public final int getAndIncrement() {
        return Access.getAndAddInt(this, VALUE, 1);
    }

    public final int getAndDecrement() {
        return Access.getAndAddInt(this, VALUE, -1);
    }

    public final int incrementAndGet() {
        return Access.getAndAddInt(this, VALUE, 1) + 1;
    }

    public final int decrementAndGet() {
        return Access.getAndAddInt(this, VALUE, -1) - 1;
    }

    public final int getAndUpdate(IntUnaryOperator operator) {
        while (true) {
            int old = value;
            if (compareAndSet(old, operator.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(IntUnaryOperator operator) {
        while (true) {
            int old = value;
            int next = operator.applyAsInt(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int other, IntBinaryOperator operator) {
        while (true) {
            int old = value;
            if (compareAndSet(old, operator.applyAsInt(old, other))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int other, IntBinaryOperator operator) {
        while (true) {
            int old = value;
            int next = operator.applyAsInt(old, other);
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

    public final int compareAndExchangeAcquire(int expected, int value) {
        return Access.compareAndExchangeIntAcquire(this, VALUE, expected, value);
    }

    public final int compareAndExchangeRelease(int expected, int value) {
        return Access.compareAndExchangeIntRelease(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSet(int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetIntPlain(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetPlain(int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetIntPlain(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetInt(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetIntAcquire(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetRelease(int expected, int value) {
        return !Runtime.failsForNothing() && Access.compareAndSetIntRelease(this, VALUE, expected, value);
    }

    public String toString() {
        return String.valueOf(value);
    }
}
