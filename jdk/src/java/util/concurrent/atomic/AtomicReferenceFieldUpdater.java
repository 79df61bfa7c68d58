package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReferenceFieldUpdater<T, V> {
    private final Class<?> owner;
    private final long offset;

    protected AtomicReferenceFieldUpdater() {
        throw new UnsupportedOperationException();
    }

    private AtomicReferenceFieldUpdater(Class<?> owner, long offset) {
        this.owner = owner;
        this.offset = offset;
    }

    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> owner, Class<W> type, String name) {
        if (Access.fieldType(owner, name) != type) {
            throw new ClassCastException();
        }
        if (type.isPrimitive()) {
            throw new IllegalArgumentException("Must be reference type");
        }
        Access.checkVolatile(owner, name);
        if (Access.isStatic(owner, name)) {
            throw new IllegalArgumentException("Must be a field of objects");
        }
        return new AtomicReferenceFieldUpdater<U, W>(owner, Access.offset(owner, name));
    }

    private void check(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
        if (!owner.isInstance(object)) {
            throw new ClassCastException("Cannot cast " + object.getClass().getName() + " to " + owner.getName());
        }
    }

    @SuppressWarnings("unchecked")
    public V get(T object) {
        check(object);
        return (V) Access.getReferenceVolatile(object, offset);
    }

    public void set(T object, V value) {
        check(object);
        Access.putReferenceVolatile(object, offset, value);
    }

    public void lazySet(T object, V value) {
        check(object);
        Access.putReferenceRelease(object, offset, value);
    }

    public boolean compareAndSet(T object, V expected, V value) {
        check(object);
        return Access.compareAndSetReference(object, offset, expected, value);
    }

    public boolean weakCompareAndSet(T object, V expected, V value) {
        return !Runtime.failsForNothing() && compareAndSet(object, expected, value);
    }

    @SuppressWarnings("unchecked")
    public V getAndSet(T object, V value) {
        check(object);
        return (V) Access.getAndSetReference(object, offset, value);
    }

    public final V getAndUpdate(T object, UnaryOperator<V> operator) {
        while (true) {
            V now = get(object);
            V next = operator.apply(now);
            if (compareAndSet(object, now, next)) {
                return now;
            }
        }
    }

    public final V updateAndGet(T object, UnaryOperator<V> operator) {
        while (true) {
            V now = get(object);
            V next = operator.apply(now);
            if (compareAndSet(object, now, next)) {
                return next;
            }
        }
    }

    public final V getAndAccumulate(T object, V other, BinaryOperator<V> operator) {
        while (true) {
            V now = get(object);
            V next = operator.apply(now, other);
            if (compareAndSet(object, now, next)) {
                return now;
            }
        }
    }

    public final V accumulateAndGet(T object, V other, BinaryOperator<V> operator) {
        while (true) {
            V now = get(object);
            V next = operator.apply(now, other);
            if (compareAndSet(object, now, next)) {
                return next;
            }
        }
    }
}
