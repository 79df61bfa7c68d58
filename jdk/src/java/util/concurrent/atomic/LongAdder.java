package java.util.concurrent.atomic;

import fencepost.Access;

/** One cell: sums are exact, which the documentation allows. */
public class LongAdder extends Number {
    private static final long VALUE = Access.offset(LongAdder.class, "value");

    private volatile long value;

    public void add(long delta) {
        Access.getAndAddLong(this, VALUE, delta);
    }

    public void increment() {
        add(1);
    }

    public void decrement() {
        add(-1);
    }

    public long sum() {
        return value;
    }

    public void reset() {
        value = 0;
    }

    public long sumThenReset() {
        return Access.getAndSetLong(this, VALUE, 0);
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

    public String toString() {
        return Long.toString(value);
    }
}
