package java.util;

/** A set that takes a lock for each operation. */
class LockedSet<E> extends LockedCollection<E> implements Set<E> {
    LockedSet(Set<E> inner, Object lock) {
        super(inner, lock);
    }

    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        synchronized (lock) {
            return inner.equals(other);
        }
    }

    public int hashCode() {
        synchronized (lock) {
            return inner.hashCode();
        }
    }
}
