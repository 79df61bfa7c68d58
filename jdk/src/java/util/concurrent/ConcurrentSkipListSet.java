package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.NavigableSetOfKeys;
import java.util.SortedSet;

public class ConcurrentSkipListSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable {
    private final ConcurrentSkipListMap<E, Object> map;

    public ConcurrentSkipListSet() {
        map = new ConcurrentSkipListMap<>();
    }

    public ConcurrentSkipListSet(Comparator<? super E> order) {
        map = new ConcurrentSkipListMap<>(order);
    }

    public ConcurrentSkipListSet(Collection<? extends E> other) {
        map = new ConcurrentSkipListMap<>();
        addAll(other);
    }

    public ConcurrentSkipListSet(SortedSet<E> other) {
        map = new ConcurrentSkipListMap<>(other.comparator());
        addAll(other);
    }

    public boolean add(E element) {
        return map.putIfAbsent(element, Boolean.TRUE) == null;
    }

    public boolean remove(Object element) {
        return map.remove(element) != null;
    }

    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public void clear() {
        map.clear();
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E element) {
        return map.lowerKey(element);
    }

    public E floor(E element) {
        return map.floorKey(element);
    }

    public E ceiling(E element) {
        return map.ceilingKey(element);
    }

    public E higher(E element) {
        return map.higherKey(element);
    }

    public E pollFirst() {
        java.util.Map.Entry<E, Object> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public E pollLast() {
        java.util.Map.Entry<E, Object> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
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

    public NavigableSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public NavigableSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public NavigableSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    public ConcurrentSkipListSet<E> clone() {
        return new ConcurrentSkipListSet<E>((SortedSet<E>) this);
    }
}
