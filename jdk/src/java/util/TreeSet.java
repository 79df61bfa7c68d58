package java.util;

public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable {
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

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public int size() {
        return map.size();
    }

    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    public boolean add(E element) {
        return map.put(element, Boolean.TRUE) == null;
    }

    public boolean remove(Object element) {
        return map.remove(element) != null;
    }

    public void clear() {
        map.clear();
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
        Map.Entry<E, Object> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public E pollLast() {
        Map.Entry<E, Object> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }
}
