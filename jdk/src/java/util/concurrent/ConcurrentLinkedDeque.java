package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class ConcurrentLinkedDeque<E> extends GuardedDeque<E> {
    public ConcurrentLinkedDeque() {
        super(new ArrayDeque<>(), Integer.MAX_VALUE);
    }

    public ConcurrentLinkedDeque(Collection<? extends E> other) {
        this();
        addAll(other);
    }
}
