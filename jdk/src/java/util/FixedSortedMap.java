package java.util;

/** A sorted map that cannot be changed through this view. */
class FixedSortedMap<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> inner;

    FixedSortedMap(SortedMap<K, V> inner) {
        this.inner = Objects.requireNonNull(inner);
    }

    /** The same for a map that finds neighbours. */
    static final class Navigable<K, V> extends FixedSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> inner;

        Navigable(NavigableMap<K, V> inner) {
            super(inner);
            this.inner = inner;
        }

        private static <K, V> NavigableMap<K, V> part(NavigableMap<K, V> part) {
            return new Navigable<>(part);
        }

        private static <K, V> Entry<K, V> fixed(Entry<K, V> entry) {
            return entry == null ? null : new AbstractMap.SimpleImmutableEntry<>(entry);
        }

        public Entry<K, V> lowerEntry(K key) {
            return fixed(inner.lowerEntry(key));
        }

        public K lowerKey(K key) {
            return inner.lowerKey(key);
        }

        public Entry<K, V> floorEntry(K key) {
            return fixed(inner.floorEntry(key));
        }

        public K floorKey(K key) {
            return inner.floorKey(key);
        }

        public Entry<K, V> ceilingEntry(K key) {
            return fixed(inner.ceilingEntry(key));
        }

        public K ceilingKey(K key) {
            return inner.ceilingKey(key);
        }

        public Entry<K, V> higherEntry(K key) {
            return fixed(inner.higherEntry(key));
        }

        public K higherKey(K key) {
            return inner.higherKey(key);
        }

        public Entry<K, V> firstEntry() {
            return fixed(inner.firstEntry());
        }

        public Entry<K, V> lastEntry() {
            return fixed(inner.lastEntry());
        }

        public Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        public Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        public NavigableMap<K, V> descendingMap() {
            return part(inner.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return new FixedSortedSet.Navigable<>(inner.navigableKeySet());
        }

        public NavigableSet<K> descendingKeySet() {
            return new FixedSortedSet.Navigable<>(inner.descendingKeySet());
        }

        public NavigableMap<K, V> subMap(K from, boolean withFrom, K to, boolean withTo) {
            return part(inner.subMap(from, withFrom, to, withTo));
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return part(inner.headMap(to, inclusive));
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return part(inner.tailMap(from, inclusive));
        }
    }

    public Set<Entry<K, V>> entrySet() {
        return Collections.unmodifiableMap(inner).entrySet();
    }

    public int size() {
        return inner.size();
    }

    public V get(Object key) {
        return inner.get(key);
    }

    public boolean containsKey(Object key) {
        return inner.containsKey(key);
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public Comparator<? super K> comparator() {
        return inner.comparator();
    }

    public K firstKey() {
        return inner.firstKey();
    }

    public K lastKey() {
        return inner.lastKey();
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return new FixedSortedMap<>(inner.subMap(from, to));
    }

    public SortedMap<K, V> headMap(K to) {
        return new FixedSortedMap<>(inner.headMap(to));
    }

    public SortedMap<K, V> tailMap(K from) {
        return new FixedSortedMap<>(inner.tailMap(from));
    }
}
