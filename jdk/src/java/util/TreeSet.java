package java.util;

public class TreeSet<E> extends NavigableSetOfKeys<E> implements Cloneable {
    public TreeSet() {
        super(new TreeMap<>());
    }

    public TreeSet(Comparator<? super E> order) {
        super(new TreeMap<>(order));
    }

    public TreeSet(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public TreeSet(SortedSet<E> other) {
        this(other.comparator());
        addAll(other);
    }

    public Object clone() {
        return new TreeSet<E>((SortedSet<E>) this);
    }
}
