package java.util;

/** A sorted set, or a part of one, whose elements are added as keys of a sorted map. */
public class NavigableSetOfKeys<E> extends AbstractNavigableSet<E> {
    private final NavigableMap<E, Object> map;

    public NavigableSetOfKeys(NavigableMap<E, Object> map) {
        this.map = map;
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

    public NavigableSet<E> descendingSet() {
        return new NavigableSetOfKeys<>(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return new NavigableSetOfKeys<>(map.subMap(from, fromInclusive, to, toInclusive));
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return new NavigableSetOfKeys<>(map.headMap(to, inclusive));
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return new NavigableSetOfKeys<>(map.tailMap(from, inclusive));
    }
}
