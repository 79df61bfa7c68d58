package java.util;

/** A sorted set that is the keys of a sorted map. */
public abstract class AbstractNavigableSet<E> extends AbstractSet<E> implements NavigableSet<E> {
    abstract NavigableMap<E, ?> map();

    public Comparator<? super E> comparator() {
        return map().comparator();
    }

    public Iterator<E> iterator() {
        Iterator<? extends Map.Entry<E, ?>> entries = map().entrySet().iterator();
        return new Iterator<E>() {
            public boolean hasNext() {
                return entries.hasNext();
            }

            public E next() {
                return entries.next().getKey();
            }

            public void remove() {
                entries.remove();
            }
        };
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    public int size() {
        return map().size();
    }

    public boolean isEmpty() {
        return map().isEmpty();
    }

    public boolean contains(Object element) {
        return map().containsKey(element);
    }

    public void clear() {
        map().clear();
    }

    public E first() {
        return map().firstKey();
    }

    public E last() {
        return map().lastKey();
    }

    public E lower(E element) {
        return map().lowerKey(element);
    }

    public E floor(E element) {
        return map().floorKey(element);
    }

    public E ceiling(E element) {
        return map().ceilingKey(element);
    }

    public E higher(E element) {
        return map().higherKey(element);
    }

    public E pollFirst() {
        return AbstractNavigableMap.keyOf(map().pollFirstEntry());
    }

    public E pollLast() {
        return AbstractNavigableMap.keyOf(map().pollLastEntry());
    }

    public NavigableSet<E> descendingSet() {
        return map().descendingMap().navigableKeySet();
    }

    public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
        return map().subMap(from, fromInclusive, to, toInclusive).navigableKeySet();
    }

    public NavigableSet<E> headSet(E to, boolean inclusive) {
        return map().headMap(to, inclusive).navigableKeySet();
    }

    public NavigableSet<E> tailSet(E from, boolean inclusive) {
        return map().tailMap(from, inclusive).navigableKeySet();
    }

    public NavigableSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public NavigableSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public NavigableSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}
