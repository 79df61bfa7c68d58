package java.util;

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object other) {
        return this == other
            || other instanceof Set && ((Set<?>) other).size() == size() && containsAll((Set<?>) other);
    }

    public int hashCode() {
        int hash = 0;
        for (E element : this) {
            hash += Objects.hashCode(element);
        }
        return hash;
    }
}
