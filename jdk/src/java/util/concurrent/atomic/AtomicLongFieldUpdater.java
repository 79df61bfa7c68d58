package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLongFieldUpdater<T> {
    private final Class<?> owner;
    private final long offset;

    protected AtomicLongFieldUpdater() {
        throw new UnsupportedOperationException();
    }

    private AtomicLongFieldUpdater(Class<?> owner, long offset) {
        this.owner = owner;
        this.offset = offset;
    }

    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> owner, String name) {
        if (Access.fieldType(owner, name) != long.class) {
            throw new IllegalArgumentException("Must be long type");
        }
        Access.checkVolatile(owner, name);
        if (Access.isStatic(owner, name)) {
            throw new IllegalArgumentException("Must be a field of objects");
        }
        return new AtomicLongFieldUpdater<U>(owner, Access.offset(owner, name));
    }

    private void check(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
        if (!owner.isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + owner.getName());
        }
    }

    public long get(T object) {
        check(object);
        return Access.getLongVolatile(object, offset);
    }

    public void set(T object, long value) {
        check(object);
        Access.putLongVolatile(object, offset, value);
    }

    public void lazySet(T object, long value) {
        check(object);
        Access.putLongRelease(object, offset, value);
    }

    public boolean compareAndSet(T object, long expected, long value) {
        check(object);
        return Access.compareAndSetLong(object, offset, expected, value);
    }

    public boolean weakCompareAndSet(T object, long expected, long value) {
        return !Runtime.failsForNothing() && compareAndSet(object, expected, value);
    }

    public long getAndSet(T object, long value) {
        check(object);
        return Access.getAndSetLong(object, offset, value);
    }

    public long getAndAdd(T object, long delta) {
        check(object);
        return Access.getAndAddLong(object, offset, delta);
    }

    public long addAndGet(T object, long delta) {
        return getAndAdd(object, delta) + delta;
    }

    public long getAndIncrement(T object) {
        return getAndAdd(object, 1);
    }

    public long incrementAndGet(T object) {
        return getAndAdd(object, 1) + 1;
    }

    public long getAndDecrement(T object) {
        return getAndAdd(object, -1);
    }

    public long decrementAndGet(T object) {
        return getAndAdd(object, -1) - 1;
    }

    public final long getAndUpdate(T object, LongUnaryOperator operator) {
        while (true) {
            long now = get(object);
            long next = operator.applyAsLong(now);
            if (compareAndSet(object, now, next)) {
                return now;
            }
        }
    }

    public final long updateAndGet(T object, LongUnaryOperator operator) {
        while (true) {
            long now = get(object);
            long next = operator.applyAsLong(now);
            if (compareAndSet(object, now, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(T object, long other, LongBinaryOperator operator) {
        while (true) {
            long now = get(object);
            long next = operator.applyAsLong(now, other);
            if (compareAndSet(object, now, next)) {
                return now;
            }
        }
    }

    public final long accumulateAndGet(T object, long other, LongBinaryOperator operator) {
        while (true) {
            long now = get(object);
            long next = operator.applyAsLong(now, other);
            if (compareAndSet(object, now, next)) {
                return next;
            }
        }
    }
}
