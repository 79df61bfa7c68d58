package java.util;

/** A sorted map; its entries are a sorted list. */
public class TreeMap<K, V> extends AbstractNavigableMap<K, V> implements Cloneable {
    private final ArrayList<SimpleEntry<K, V>> entries = new ArrayList<>();
    private final Comparator<? super K> order;

    public TreeMap() {
        order = null;
    }

    public TreeMap(Comparator<? super K> order) {
        this.order = order;
    }

    public TreeMap(Map<? extends K, ? extends V> other) {
        order = null;
        putAll(other);
    }

    public TreeMap(SortedMap<K, ? extends V> other) {
        order = other.comparator();
        putAll(other);
    }

    /** The place of the first entry whose key is not less. */
    private int start(Object key) {
        int low = 0;
        int high = entries.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(entries.get(middle).getKey(), key) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The place of the first entry whose key is greater. */
    private int end(Object key) {
        int start = start(key);
        return found(start, key) ? start + 1 : start;
    }

    private boolean found(int at, Object key) {
        return at < entries.size() && compare(entries.get(at).getKey(), key) == 0;
    }

    /** A copy, for those who look at the map. */
    private Entry<K, V> at(int index) {
        return index < 0 || index >= entries.size() ? null : new SimpleImmutableEntry<>(entries.get(index));
    }

    public Comparator<? super K> comparator() {
        return order;
    }

    public V put(K key, V value) {
        if (entries.isEmpty()) {
            compare(key, key);
        }
        int at = start(key);
        if (found(at, key)) {
            return entries.get(at).setValue(value);
        }
        entries.add(at, new SimpleEntry<>(key, value));
        return null;
    }

    public V get(Object key) {
        int at = start(key);
        return found(at, key) ? entries.get(at).getValue() : null;
    }

    public boolean containsKey(Object key) {
        return found(start(key), key);
    }

    public V remove(Object key) {
        int at = start(key);
        return found(at, key) ? entries.remove(at).getValue() : null;
    }

    public int size() {
        return entries.size();
    }

    public void clear() {
        entries.clear();
    }

    public Entry<K, V> firstEntry() {
        return at(0);
    }

    public Entry<K, V> lastEntry() {
        return at(entries.size() - 1);
    }

    public Entry<K, V> pollFirstEntry() {
        return entries.isEmpty() ? null : new SimpleImmutableEntry<>(entries.remove(0));
    }

    public Entry<K, V> pollLastEntry() {
        return entries.isEmpty() ? null : new SimpleImmutableEntry<>(entries.remove(entries.size() - 1));
    }

    public Entry<K, V> lowerEntry(K key) {
        return at(start(key) - 1);
    }

    public Entry<K, V> floorEntry(K key) {
        return at(end(key) - 1);
    }

    public Entry<K, V> ceilingEntry(K key) {
        return at(start(key));
    }

    public Entry<K, V> higherEntry(K key) {
        return at(end(key));
    }

    Iterator<Map.Entry<K, V>> entries() {
        Iterator<SimpleEntry<K, V>> inner = entries.iterator();
        return new Iterator<Map.Entry<K, V>>() {
            public boolean hasNext() {
                return inner.hasNext();
            }

            public Map.Entry<K, V> next() {
                return inner.next();
            }

            public void remove() {
                inner.remove();
            }
        };
    }

    public Object clone() {
        return new TreeMap<K, V>((SortedMap<K, V>) this);
    }
}
