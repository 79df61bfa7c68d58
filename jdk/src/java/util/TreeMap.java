package java.util;

/** A sorted map; its entries are a sorted list. */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable {
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

    @SuppressWarnings("unchecked")
    private int compare(Object a, Object b) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare((K) a, (K) b);
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

    private Entry<K, V> at(int index) {
        return index < 0 || index >= entries.size() ? null : entries.get(index);
    }

    private static <K> K keyOf(Entry<K, ?> entry) {
        return entry == null ? null : entry.getKey();
    }

    private static <K> K required(Entry<K, ?> entry) {
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry.getKey();
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

    public K firstKey() {
        return required(at(0));
    }

    public K lastKey() {
        return required(at(entries.size() - 1));
    }

    public Entry<K, V> firstEntry() {
        return at(0);
    }

    public Entry<K, V> lastEntry() {
        return at(entries.size() - 1);
    }

    public Entry<K, V> pollFirstEntry() {
        return entries.isEmpty() ? null : entries.remove(0);
    }

    public Entry<K, V> pollLastEntry() {
        return entries.isEmpty() ? null : entries.remove(entries.size() - 1);
    }

    public Entry<K, V> lowerEntry(K key) {
        return at(start(key) - 1);
    }

    public K lowerKey(K key) {
        return keyOf(lowerEntry(key));
    }

    public Entry<K, V> floorEntry(K key) {
        return at(end(key) - 1);
    }

    public K floorKey(K key) {
        return keyOf(floorEntry(key));
    }

    public Entry<K, V> ceilingEntry(K key) {
        return at(start(key));
    }

    public K ceilingKey(K key) {
        return keyOf(ceilingEntry(key));
    }

    public Entry<K, V> higherEntry(K key) {
        return at(end(key));
    }

    public K higherKey(K key) {
        return keyOf(higherEntry(key));
    }

    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<Entry<K, V>>() {
            public Iterator<Entry<K, V>> iterator() {
                Iterator<SimpleEntry<K, V>> inner = entries.iterator();
                return new Iterator<Entry<K, V>>() {
                    public boolean hasNext() {
                        return inner.hasNext();
                    }

                    public Entry<K, V> next() {
                        return inner.next();
                    }

                    public void remove() {
                        inner.remove();
                    }
                };
            }

            public int size() {
                return entries.size();
            }

            public void clear() {
                entries.clear();
            }
        };
    }
}
