package java.util;

public class LinkedHashSet<E> extends HashSet<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(Collection<? extends E> other) {
        super(new LinkedHashMap<>());
        addAll(other);
    }
}
