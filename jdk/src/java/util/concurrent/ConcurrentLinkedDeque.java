package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Objects;

public class ConcurrentLinkedDeque<E> extends GuardedDeque<E> {
    public ConcurrentLinkedDeque() {
        super(new ArrayDeque<>(), Integer.MAX_VALUE);
    }

    public ConcurrentLinkedDeque(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public boolean remove(Object element) {
        return super.remove(Objects.requireNonNull(element));
    }

    public boolean removeLastOccurrence(Object element) {
        return super.removeLastOccurrence(Objects.requireNonNull(element));
    }
}
