package java.util;

/** Compares keys by identity. The order of iteration is that of insertion, which is one of those allowed. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> {
    private final ArrayList<SimpleEntry<K, V>> entries = new ArrayList<>();

    public IdentityHashMap() {
    }

    public IdentityHashMap(int capacity) {
    }

    public IdentityHashMap(Map<? extends K, ? extends V> other) {
        putAll(other);
    }

    private SimpleEntry<K, V> find(Object key) {
        for (SimpleEntry<K, V> entry : entries) {
            if (entry.getKey() == key) {
                return entry;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        SimpleEntry<K, V> entry = find(key);
        return entry == null ? null : entry.getValue();
    }

    public V put(K key, V value) {
        SimpleEntry<K, V> entry = find(key);
        if (entry != null) {
            return entry.setValue(value);
        }
        entries.add(new SimpleEntry<>(key, value));
        return null;
    }

    public V remove(Object key) {
        SimpleEntry<K, V> entry = find(key);
        if (entry == null) {
            return null;
        }
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) == entry) {
                entries.remove(i);
            }
        }
        return entry.getValue();
    }

    public int size() {
        return entries.size();
    }

    public void clear() {
        entries.clear();
    }

    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<Entry<K, V>>() {
            public Iterator<Entry<K, V>> iterator() {
                Iterator<SimpleEntry<K, V>> walk = entries.iterator();
                return new Iterator<Entry<K, V>>() {
                    public boolean hasNext() {
                        return walk.hasNext();
                    }

                    public Entry<K, V> next() {
                        return walk.next();
                    }

                    public void remove() {
                        walk.remove();
                    }
                };
            }

            public int size() {
                return entries.size();
            }
        };
    }
}
