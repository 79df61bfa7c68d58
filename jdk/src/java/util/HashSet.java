package java.util;

public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    private final HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<>();
    }

    public HashSet(int capacity) {
        map = new HashMap<>(capacity);
    }

    public HashSet(int capacity, float loadFactor) {
        map = new HashMap<>(capacity);
    }

    public HashSet(Collection<? extends E> other) {
        map = new HashMap<>(Math.max((int) (other.size() / 0.75f) + 1, 16));
        addAll(other);
    }

    HashSet(HashMap<E, Object> map) {
        this.map = map;
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

    public Object clone() {
        return new HashSet<E>(this);
    }

    public static <T> HashSet<T> newHashSet(int count) {
        return new HashSet<>((int) Math.ceil(count / 0.75));
    }
}
