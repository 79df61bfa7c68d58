package java.util.concurrent.atomic;

import fencepost.Access;
import fencepost.Runtime;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReferenceArray<E> {
    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] other) {
        array = new Object[other.length];
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

    @SuppressWarnings("unchecked")
    public final E get(int index) {
        return (E) Access.getReferenceVolatile(array, offset(index));
    }

    public final void set(int index, E value) {
        Access.putReferenceVolatile(array, offset(index), value);
    }

    public final void lazySet(int index, E value) {
        Access.putReferenceRelease(array, offset(index), value);
    }

    public final boolean compareAndSet(int index, E expected, E value) {
        return Access.compareAndSetReference(array, offset(index), expected, value);
    }

    @SuppressWarnings("unchecked")
    public final E getAndSet(int index, E value) {
        return (E) Access.getAndSetReference(array, offset(index), value);
    }

    @SuppressWarnings("unchecked")
    public final E getPlain(int index) {
        return (E) Access.getReference(array, offset(index));
    }

    @SuppressWarnings("unchecked")
    public final E getOpaque(int index) {
        return (E) Access.getReferenceOpaque(array, offset(index));
    }

    @SuppressWarnings("unchecked")
    public final E getAcquire(int index) {
        return (E) Access.getReferenceAcquire(array, offset(index));
    }

    public final void setPlain(int index, E value) {
        Access.putReference(array, offset(index), value);
    }

    public final void setOpaque(int index, E value) {
        Access.putReferenceOpaque(array, offset(index), value);
    }

    public final void setRelease(int index, E value) {
        Access.putReferenceRelease(array, offset(index), value);
    }

    @SuppressWarnings("unchecked")
    public final E compareAndExchange(int index, E expected, E value) {
        return (E) Access.compareAndExchangeReference(array, offset(index), expected, value);
    }

    @SuppressWarnings("unchecked")
    public final E compareAndExchangeAcquire(int index, E expected, E value) {
        return (E) Access.compareAndExchangeReferenceAcquire(array, offset(index), expected, value);
    }

    @SuppressWarnings("unchecked")
    public final E compareAndExchangeRelease(int index, E expected, E value) {
        return (E) Access.compareAndExchangeReferenceRelease(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSet(int index, E expected, E value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetReferencePlain(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetPlain(int index, E expected, E value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetReferencePlain(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int index, E expected, E value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetReference(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int index, E expected, E value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetReferenceAcquire(array, offset(index), expected, value);
    }

    public final boolean weakCompareAndSetRelease(int index, E expected, E value) {
        return !Runtime.failsForNothing()
            && Access.compareAndSetReferenceRelease(array, offset(index), expected, value);
    }

    public final E getAndUpdate(int index, UnaryOperator<E> operator) {
        while (true) {
            E now = get(index);
            E next = operator.apply(now);
            if (compareAndSet(index, now, next)) {
                return now;
            }
        }
    }

    public final E updateAndGet(int index, UnaryOperator<E> operator) {
        while (true) {
            E now = get(index);
            E next = operator.apply(now);
            if (compareAndSet(index, now, next)) {
                return next;
            }
        }
    }

    public final E getAndAccumulate(int index, E other, BinaryOperator<E> operator) {
        while (true) {
            E now = get(index);
            E next = operator.apply(now, other);
            if (compareAndSet(index, now, next)) {
                return now;
            }
        }
    }

    public final E accumulateAndGet(int index, E other, BinaryOperator<E> operator) {
        while (true) {
            E now = get(index);
            E next = operator.apply(now, other);
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
