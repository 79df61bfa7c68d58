package java.util;

/** What sorted maps and views of them share: everything follows from finding neighbours. */
public abstract class AbstractNavigableMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    static <K> K keyOf(Map.Entry<K, ?> entry) {
        return entry == null ? null : entry.getKey();
    }

    private static <K> K required(Map.Entry<K, ?> entry) {
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry.getKey();
    }

    @SuppressWarnings("unchecked")
    final int compare(Object a, Object b) {
        Comparator<? super K> order = comparator();
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare((K) a, (K) b);
    }

    public K firstKey() {
        return required(firstEntry());
    }

    public K lastKey() {
        return required(lastEntry());
    }

    public K lowerKey(K key) {
        return keyOf(lowerEntry(key));
    }

    public K floorKey(K key) {
        return keyOf(floorEntry(key));
    }

    public K ceilingKey(K key) {
        return keyOf(ceilingEntry(key));
    }

    public K higherKey(K key) {
        return keyOf(higherEntry(key));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> entry = firstEntry();
        if (entry != null) {
            remove(entry.getKey());
        }
        return entry;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> entry = lastEntry();
        if (entry != null) {
            remove(entry.getKey());
        }
        return entry;
    }

    public NavigableMap<K, V> descendingMap() {
        return new View<>(this, true, false, null, false, false, null, false);
    }

    private NavigableMap<K, V> part(boolean low, K from, boolean fromInclusive, boolean high, K to, boolean toInclusive) {
        return new View<>(this, false, low, from, fromInclusive, high, to, toInclusive);
    }

    public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        if (compare(from, to) > 0) {
            throw new IllegalArgumentException("fromKey > toKey");
        }
        return part(true, from, fromInclusive, true, to, toInclusive);
    }

    public NavigableMap<K, V> headMap(K to, boolean inclusive) {
        compare(to, to);
        return part(false, null, false, true, to, inclusive);
    }

    public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
        compare(from, from);
        return part(true, from, inclusive, false, null, false);
    }

    public NavigableMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public NavigableMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public NavigableMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }

    public NavigableSet<K> navigableKeySet() {
        return new Keys<>(this);
    }

    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            public Iterator<Map.Entry<K, V>> iterator() {
                return entries();
            }

            public int size() {
                return AbstractNavigableMap.this.size();
            }

            public void clear() {
                AbstractNavigableMap.this.clear();
            }
        };
    }

    /** Goes from neighbour to neighbour. */
    Iterator<Map.Entry<K, V>> entries() {
        return new Iterator<Map.Entry<K, V>>() {
            private Map.Entry<K, V> next = firstEntry();
            private Map.Entry<K, V> given;

            public boolean hasNext() {
                return next != null;
            }

            public Map.Entry<K, V> next() {
                if (next == null) {
                    throw new NoSuchElementException();
                }
                given = next;
                next = higherEntry(given.getKey());
                return given;
            }

            public void remove() {
                if (given == null) {
                    throw new IllegalStateException();
                }
                AbstractNavigableMap.this.remove(given.getKey());
                given = null;
            }
        };
    }

    /** A part of a sorted map, in either direction. */
    private static final class View<K, V> extends AbstractNavigableMap<K, V> {
        private final AbstractNavigableMap<K, V> base;
        private final boolean backwards;
        private final boolean low;
        private final K from;
        private final boolean fromInclusive;
        private final boolean high;
        private final K to;
        private final boolean toInclusive;

        View(AbstractNavigableMap<K, V> base, boolean backwards, boolean low, K from, boolean fromInclusive,
                boolean high, K to, boolean toInclusive) {
            this.base = base;
            this.backwards = backwards;
            this.low = low;
            this.from = from;
            this.fromInclusive = fromInclusive;
            this.high = high;
            this.to = to;
            this.toInclusive = toInclusive;
        }

        public Comparator<? super K> comparator() {
            return backwards ? Collections.reverseOrder(base.comparator()) : base.comparator();
        }

        /** Bounds are only given to views that go forwards. */
        private boolean tooLow(Object key) {
            int order = low ? base.compare(key, from) : 1;
            return order < 0 || order == 0 && !fromInclusive;
        }

        private boolean tooHigh(Object key) {
            int order = high ? base.compare(key, to) : -1;
            return order > 0 || order == 0 && !toInclusive;
        }

        private Map.Entry<K, V> within(Map.Entry<K, V> entry) {
            return entry == null || tooLow(entry.getKey()) || tooHigh(entry.getKey()) ? null : entry;
        }

        public Map.Entry<K, V> firstEntry() {
            if (backwards) {
                return base.lastEntry();
            }
            Map.Entry<K, V> entry = !low ? base.firstEntry()
                : fromInclusive ? base.ceilingEntry(from) : base.higherEntry(from);
            return within(entry);
        }

        public Map.Entry<K, V> lastEntry() {
            if (backwards) {
                return base.firstEntry();
            }
            Map.Entry<K, V> entry = !high ? base.lastEntry()
                : toInclusive ? base.floorEntry(to) : base.lowerEntry(to);
            return within(entry);
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return backwards ? base.higherEntry(key) : tooHigh(key) ? lastEntry() : within(base.lowerEntry(key));
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return backwards ? base.ceilingEntry(key) : tooHigh(key) ? lastEntry() : within(base.floorEntry(key));
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return backwards ? base.floorEntry(key) : tooLow(key) ? firstEntry() : within(base.ceilingEntry(key));
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return backwards ? base.lowerEntry(key) : tooLow(key) ? firstEntry() : within(base.higherEntry(key));
        }

        public boolean containsKey(Object key) {
            return !tooLow(key) && !tooHigh(key) && base.containsKey(key);
        }

        public V get(Object key) {
            return tooLow(key) || tooHigh(key) ? null : base.get(key);
        }

        public V put(K key, V value) {
            if (tooLow(key) || tooHigh(key)) {
                throw new IllegalArgumentException("key out of range");
            }
            return base.put(key, value);
        }

        public V putIfAbsent(K key, V value) {
            if (tooLow(key) || tooHigh(key)) {
                throw new IllegalArgumentException("key out of range");
            }
            return base.putIfAbsent(key, value);
        }

        public V remove(Object key) {
            return tooLow(key) || tooHigh(key) ? null : base.remove(key);
        }

        public int size() {
            int size = 0;
            for (Iterator<Map.Entry<K, V>> i = entries(); i.hasNext(); i.next()) {
                size++;
            }
            return size;
        }

        public boolean isEmpty() {
            return firstEntry() == null;
        }

        public void clear() {
            while (pollFirstEntry() != null) {
            }
        }
    }

    /** The keys of a sorted map. */
    private static final class Keys<K> extends AbstractNavigableSet<K> {
        private final AbstractNavigableMap<K, ?> map;

        Keys(AbstractNavigableMap<K, ?> map) {
            this.map = map;
        }

        NavigableMap<K, ?> map() {
            return map;
        }

        public boolean remove(Object key) {
            // A concurrent map has no key without a value, and says in one step whether it was there.
            if (map instanceof java.util.concurrent.ConcurrentMap) {
                return map.remove(key) != null;
            }
            boolean there = map.containsKey(key);
            map.remove(key);
            return there;
        }
    }
}
