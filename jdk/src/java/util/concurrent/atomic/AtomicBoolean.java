package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;

public class AtomicBoolean {
    private static final long VALUE = Access.offset(AtomicBoolean.class, "value");

    private volatile int value;

    public AtomicBoolean() {
    }

    public AtomicBoolean(boolean value) {
        this.value = value ? 1 : 0;
    }

    public final boolean get() {
        return value != 0;
    }

    public final void set(boolean value) {
        this.value = value ? 1 : 0;
    }

    public final void lazySet(boolean value) {
        Access.putIntRelease(this, VALUE, value ? 1 : 0);
    }

    public final boolean getPlain() {
        return Access.getInt(this, VALUE) != 0;
    }

    public final boolean getAcquire() {
        return Access.getIntAcquire(this, VALUE) != 0;
    }

    public final void setRelease(boolean value) {
        Access.putIntRelease(this, VALUE, value ? 1 : 0);
    }

    public final boolean compareAndSet(boolean expected, boolean value) {
        return Access.compareAndSetInt(this, VALUE, expected ? 1 : 0, value ? 1 : 0);
    }

    public final boolean getAndSet(boolean value) {
        return Access.getAndSetInt(this, VALUE, value ? 1 : 0) != 0;
    }

    public final boolean getOpaque() {
        return Access.getIntOpaque(this, VALUE) != 0;
    }

    public final void setPlain(boolean value) {
        Access.putInt(this, VALUE, value ? 1 : 0);
    }

    public final void setOpaque(boolean value) {
        Access.putIntOpaque(this, VALUE, value ? 1 : 0);
    }

    public final boolean compareAndExchange(boolean expected, boolean value) {
        return Access.compareAndExchangeInt(this, VALUE, expected ? 1 : 0, value ? 1 : 0) != 0;
    }

    public final boolean compareAndExchangeAcquire(boolean expected, boolean value) {
        return Access.compareAndExchangeIntAcquire(this, VALUE, expected ? 1 : 0, value ? 1 : 0) != 0;
    }

    public final boolean compareAndExchangeRelease(boolean expected, boolean value) {
        return Access.compareAndExchangeIntRelease(this, VALUE, expected ? 1 : 0, value ? 1 : 0) != 0;
    }

    public boolean weakCompareAndSet(boolean expected, boolean value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetIntPlain(this, VALUE, (expected ? 1 : 0), (value ? 1 : 0));
    }

    public boolean weakCompareAndSetPlain(boolean expected, boolean value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetIntPlain(this, VALUE, (expected ? 1 : 0), (value ? 1 : 0));
    }

    public boolean weakCompareAndSetVolatile(boolean expected, boolean value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetInt(this, VALUE, (expected ? 1 : 0), (value ? 1 : 0));
    }

    public final boolean weakCompareAndSetAcquire(boolean expected, boolean value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetIntAcquire(this, VALUE, (expected ? 1 : 0), (value ? 1 : 0));
    }

    public final boolean weakCompareAndSetRelease(boolean expected, boolean value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetIntRelease(this, VALUE, (expected ? 1 : 0), (value ? 1 : 0));
    }

    public String toString() {
        return String.valueOf(get());
    }
}
