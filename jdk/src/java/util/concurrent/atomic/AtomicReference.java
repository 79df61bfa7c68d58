package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> {
    private static final long VALUE = Access.offset(AtomicReference.class, "value");

    private volatile V value;

    public AtomicReference() {
    }

    public AtomicReference(V value) {
        this.value = value;
    }

    public final V get() {
        return value;
    }

    public final void set(V value) {
        this.value = value;
    }

    public final void lazySet(V value) {
        Access.putReferenceRelease(this, VALUE, value);
    }

    @SuppressWarnings("unchecked")
    public final V getPlain() {
        return (V) Access.getReference(this, VALUE);
    }

    public final void setPlain(V value) {
        Access.putReference(this, VALUE, value);
    }

    @SuppressWarnings("unchecked")
    public final V getOpaque() {
        return (V) Access.getReferenceOpaque(this, VALUE);
    }

    public final void setOpaque(V value) {
        Access.putReferenceOpaque(this, VALUE, value);
    }

    @SuppressWarnings("unchecked")
    public final V getAcquire() {
        return (V) Access.getReferenceAcquire(this, VALUE);
    }

    public final void setRelease(V value) {
        Access.putReferenceRelease(this, VALUE, value);
    }

    public final boolean compareAndSet(V expected, V value) {
        return Access.compareAndSetReference(this, VALUE, expected, value);
    }

    @SuppressWarnings("unchecked")
    public final V compareAndExchange(V expected, V value) {
        return (V) Access.compareAndExchangeReference(this, VALUE, expected, value);
    }

    @SuppressWarnings("unchecked")
    public final V getAndSet(V value) {
        return (V) Access.getAndSetReference(this, VALUE, value);
    }

    public final V getAndUpdate(UnaryOperator<V> operator) {
        while (true) {
            V old = value;
            if (compareAndSet(old, operator.apply(old))) {
                return old;
            }
        }
    }

    public final V updateAndGet(UnaryOperator<V> operator) {
        while (true) {
            V old = value;
            V next = operator.apply(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final V accumulateAndGet(V other, BinaryOperator<V> operator) {
        while (true) {
            V old = value;
            V next = operator.apply(old, other);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    @SuppressWarnings("unchecked")
    public final V compareAndExchangeAcquire(V expected, V value) {
        return (V) Access.compareAndExchangeReferenceAcquire(this, VALUE, expected, value);
    }

    @SuppressWarnings("unchecked")
    public final V compareAndExchangeRelease(V expected, V value) {
        return (V) Access.compareAndExchangeReferenceRelease(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSet(V expected, V value) {
        return !Runtime.failsForNothing() && Access.compareAndSetReferencePlain(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetPlain(V expected, V value) {
        return !Runtime.failsForNothing() && Access.compareAndSetReferencePlain(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetVolatile(V expected, V value) {
        return !Runtime.failsForNothing() && Access.compareAndSetReference(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetAcquire(V expected, V value) {
        return !Runtime.failsForNothing() && Access.compareAndSetReferenceAcquire(this, VALUE, expected, value);
    }

    public final boolean weakCompareAndSetRelease(V expected, V value) {
        return !Runtime.failsForNothing() && Access.compareAndSetReferenceRelease(this, VALUE, expected, value);
    }

    public final V getAndAccumulate(V other, BinaryOperator<V> operator) {
        while (true) {
            V now = get();
            V next = operator.apply(now, other);
            if (compareAndSet(now, next)) {
                return now;
            }
        }
    }

    public String toString() {
        return String.valueOf(value);
    }
}
