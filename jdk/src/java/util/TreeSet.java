package java.util;

public class TreeSet<E> extends AbstractNavigableSet<E> implements Cloneable {
    private final TreeMap<E, Object> map;

    public TreeSet() {
        map = new TreeMap<>();
    }

    public TreeSet(Comparator<? super E> order) {
        map = new TreeMap<>(order);
    }

    public TreeSet(Collection<? extends E> other) {
        map = new TreeMap<>();
        addAll(other);
    }

    public TreeSet(SortedSet<E> other) {
        map = new TreeMap<>(other.comparator());
        addAll(other);
    }

    NavigableMap<E, ?> map() {
        return map;
    }

    public boolean add(E element) {
        return map.put(element, Boolean.TRUE) == null;
    }

    public boolean remove(Object element) {
        return map.remove(element) != null;
    }

    public Object clone() {
        return new TreeSet<E>((SortedSet<E>) this);
    }
}
