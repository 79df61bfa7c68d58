package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicIntegerFieldUpdater<T> {
    private final Class<?> owner;
    private final long offset;

    protected AtomicIntegerFieldUpdater() {
        throw new UnsupportedOperationException();
    }

    private AtomicIntegerFieldUpdater(Class<?> owner, long offset) {
        this.owner = owner;
        this.offset = offset;
    }

    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> owner, String name) {
        if (Access.fieldType(owner, name) != int.class) {
            throw new IllegalArgumentException("Must be integer type");
        }
        Access.checkVolatile(owner, name);
        if (Access.isStatic(owner, name)) {
            throw new IllegalArgumentException("Must be a field of objects");
        }
        return new AtomicIntegerFieldUpdater<U>(owner, Access.offset(owner, name));
    }

    private void check(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
        if (!owner.isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + owner.getName());
        }
    }

    public int get(T object) {
        check(object);
        return Access.getIntVolatile(object, offset);
    }

    public void set(T object, int value) {
        check(object);
        Access.putIntVolatile(object, offset, value);
    }

    public void lazySet(T object, int value) {
        check(object);
        Access.putIntRelease(object, offset, value);
    }

    public boolean compareAndSet(T object, int expected, int value) {
        check(object);
        return Access.compareAndSetInt(object, offset, expected, value);
    }

    public boolean weakCompareAndSet(T object, int expected, int value) {
        return !Runtime.failsForNothing() && compareAndSet(object, expected, value);
    }

    public int getAndSet(T object, int value) {
        check(object);
        return Access.getAndSetInt(object, offset, value);
    }

    public int getAndAdd(T object, int delta) {
        check(object);
        return Access.getAndAddInt(object, offset, delta);
    }

    public int addAndGet(T object, int delta) {
        return getAndAdd(object, delta) + delta;
    }

    public int getAndIncrement(T object) {
        return getAndAdd(object, 1);
    }

    public int incrementAndGet(T object) {
        return getAndAdd(object, 1) + 1;
    }

    public int getAndDecrement(T object) {
        return getAndAdd(object, -1);
    }

    public int decrementAndGet(T object) {
        return getAndAdd(object, -1) - 1;
    }

    public final int getAndUpdate(T object, IntUnaryOperator operator) {
        while (true) {
            int now = get(object);
            int next = operator.applyAsInt(now);
            if (compareAndSet(object, now, next)) {
                return now;
            }
        }
    }

    public final int updateAndGet(T object, IntUnaryOperator operator) {
        while (true) {
            int now = get(object);
            int next = operator.applyAsInt(now);
            if (compareAndSet(object, now, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(T object, int other, IntBinaryOperator operator) {
        while (true) {
            int now = get(object);
            int next = operator.applyAsInt(now, other);
            if (compareAndSet(object, now, next)) {
                return now;
            }
        }
    }

    public final int accumulateAndGet(T object, int other, IntBinaryOperator operator) {
        while (true) {
            int now = get(object);
            int next = operator.applyAsInt(now, other);
            if (compareAndSet(object, now, next)) {
                return next;
            }
        }
    }
}
