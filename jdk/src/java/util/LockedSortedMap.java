package java.util;

/** A sorted map that takes a lock for each operation, those of its parts included. */
class LockedSortedMap<K, V> extends LockedMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> inner;

    LockedSortedMap(SortedMap<K, V> inner, Object lock) {
        super(inner, lock);
        this.inner = inner;
    }

    /** The same for a map that finds neighbours. */
    static final class Navigable<K, V> extends LockedSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> inner;

        Navigable(NavigableMap<K, V> inner, Object lock) {
            super(inner, lock);
            this.inner = inner;
        }

        private NavigableMap<K, V> part(NavigableMap<K, V> part) {
            return new Navigable<>(part, lock);
        }

        private NavigableSet<K> keys(NavigableSet<K> keys) {
            return new LockedSortedSet.Navigable<>(keys, lock);
        }

        public Set<K> keySet() {
            return navigableKeySet();
        }

        public Entry<K, V> lowerEntry(K key) {
            synchronized (lock) {
                return inner.lowerEntry(key);
            }
        }

        public K lowerKey(K key) {
            synchronized (lock) {
                return inner.lowerKey(key);
            }
        }

        public Entry<K, V> floorEntry(K key) {
            synchronized (lock) {
                return inner.floorEntry(key);
            }
        }

        public K floorKey(K key) {
            synchronized (lock) {
                return inner.floorKey(key);
            }
        }

        public Entry<K, V> ceilingEntry(K key) {
            synchronized (lock) {
                return inner.ceilingEntry(key);
            }
        }

        public K ceilingKey(K key) {
            synchronized (lock) {
                return inner.ceilingKey(key);
            }
        }

        public Entry<K, V> higherEntry(K key) {
            synchronized (lock) {
                return inner.higherEntry(key);
            }
        }

        public K higherKey(K key) {
            synchronized (lock) {
                return inner.higherKey(key);
            }
        }

        public Entry<K, V> firstEntry() {
            synchronized (lock) {
                return inner.firstEntry();
            }
        }

        public Entry<K, V> lastEntry() {
            synchronized (lock) {
                return inner.lastEntry();
            }
        }

        public Entry<K, V> pollFirstEntry() {
            synchronized (lock) {
                return inner.pollFirstEntry();
            }
        }

        public Entry<K, V> pollLastEntry() {
            synchronized (lock) {
                return inner.pollLastEntry();
            }
        }

        public NavigableMap<K, V> descendingMap() {
            synchronized (lock) {
                return part(inner.descendingMap());
            }
        }

        public NavigableSet<K> navigableKeySet() {
            synchronized (lock) {
                return keys(inner.navigableKeySet());
            }
        }

        public NavigableSet<K> descendingKeySet() {
            synchronized (lock) {
                return keys(inner.descendingKeySet());
            }
        }

        public NavigableMap<K, V> subMap(K from, boolean withFrom, K to, boolean withTo) {
            synchronized (lock) {
                return part(inner.subMap(from, withFrom, to, withTo));
            }
        }

        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            synchronized (lock) {
                return part(inner.headMap(to, inclusive));
            }
        }

        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            synchronized (lock) {
                return part(inner.tailMap(from, inclusive));
            }
        }

        public SortedMap<K, V> subMap(K from, K to) {
            synchronized (lock) {
                return part(inner.subMap(from, true, to, false));
            }
        }

        public SortedMap<K, V> headMap(K to) {
            synchronized (lock) {
                return part(inner.headMap(to, false));
            }
        }

        public SortedMap<K, V> tailMap(K from) {
            synchronized (lock) {
                return part(inner.tailMap(from, true));
            }
        }
    }

    public Comparator<? super K> comparator() {
        synchronized (lock) {
            return inner.comparator();
        }
    }

    public K firstKey() {
        synchronized (lock) {
            return inner.firstKey();
        }
    }

    public K lastKey() {
        synchronized (lock) {
            return inner.lastKey();
        }
    }

    public SortedMap<K, V> subMap(K from, K to) {
        synchronized (lock) {
            return new LockedSortedMap<>(inner.subMap(from, to), lock);
        }
    }

    public SortedMap<K, V> headMap(K to) {
        synchronized (lock) {
            return new LockedSortedMap<>(inner.headMap(to), lock);
        }
    }

    public SortedMap<K, V> tailMap(K from) {
        synchronized (lock) {
            return new LockedSortedMap<>(inner.tailMap(from), lock);
        }
    }
}
