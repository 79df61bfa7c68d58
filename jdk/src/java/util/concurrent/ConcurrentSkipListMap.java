package java.util.concurrent;

import fencepost.Runtime;
import java.util.AbstractNavigableMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Every operation is one step; functions run between two of them, as often as others come in between. */
public class ConcurrentSkipListMap<K, V> extends AbstractNavigableMap<K, V>
        implements ConcurrentNavigableMap<K, V>, Cloneable {
    /** Reading it is what orders a reader after updates. */
    private volatile int version;
    private final TreeMap<K, V> inner;

    public ConcurrentSkipListMap() {
        inner = new TreeMap<>();
    }

    public ConcurrentSkipListMap(Comparator<? super K> order) {
        inner = new TreeMap<>(order);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> other) {
        inner = new TreeMap<>();
        putAll(other);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> other) {
        inner = new TreeMap<>(other.comparator());
        putAll(other);
    }

    private static void check(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
    }

    private void beginRead() {
        Runtime.begin();
        int seen = version;
    }

    private void endUpdate() {
        version = 1;
        Runtime.end();
    }

    private Map.Entry<K, V> copied(Map.Entry<K, V> entry) {
        Map.Entry<K, V> copy = entry == null ? null : new SimpleImmutableEntry<>(entry.getKey(), entry.getValue());
        Runtime.end();
        return copy;
    }

    public Comparator<? super K> comparator() {
        return inner.comparator();
    }

    public V get(Object key) {
        check(key);
        beginRead();
        V value = inner.get(key);
        Runtime.end();
        return value;
    }

    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    public boolean containsValue(Object value) {
        check(value);
        return super.containsValue(value);
    }

    public int size() {
        beginRead();
        int size = inner.size();
        Runtime.end();
        return size;
    }

    public V put(K key, V value) {
        check(key);
        check(value);
        Runtime.begin();
        V old = inner.put(key, value);
        endUpdate();
        return old;
    }

    public V putIfAbsent(K key, V value) {
        check(key);
        check(value);
        Runtime.begin();
        V old = inner.get(key);
        if (old == null) {
            inner.put(key, value);
        }
        endUpdate();
        return old;
    }

    public V remove(Object key) {
        check(key);
        Runtime.begin();
        V old = inner.remove(key);
        endUpdate();
        return old;
    }

    public boolean remove(Object key, Object value) {
        check(key);
        Runtime.begin();
        boolean removes = value != null && value.equals(inner.get(key));
        if (removes) {
            inner.remove(key);
        }
        endUpdate();
        return removes;
    }

    public boolean replace(K key, V expected, V value) {
        check(key);
        check(expected);
        check(value);
        Runtime.begin();
        boolean replaces = expected.equals(inner.get(key));
        if (replaces) {
            inner.put(key, value);
        }
        endUpdate();
        return replaces;
    }

    public V replace(K key, V value) {
        check(key);
        check(value);
        Runtime.begin();
        V old = inner.get(key);
        if (old != null) {
            inner.put(key, value);
        }
        endUpdate();
        return old;
    }

    public void clear() {
        Runtime.begin();
        inner.clear();
        endUpdate();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        V old = get(key);
        if (old != null) {
            return old;
        }
        V value = function.apply(key);
        if (value == null) {
            return null;
        }
        V other = putIfAbsent(key, value);
        return other == null ? value : other;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        for (V old = get(key); old != null; old = get(key)) {
            V value = function.apply(key, old);
            if (value != null ? replace(key, old, value) : remove(key, old)) {
                return value;
            }
        }
        return null;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        while (true) {
            V old = get(key);
            V value = function.apply(key, old);
            boolean done = value != null
                ? old == null ? putIfAbsent(key, value) == null : replace(key, old, value)
                : old == null || remove(key, old);
            if (done) {
                return value;
            }
        }
    }

    public V merge(K key, V given, BiFunction<? super V, ? super V, ? extends V> function) {
        check(given);
        while (true) {
            V old = get(key);
            if (old == null) {
                if (putIfAbsent(key, given) == null) {
                    return given;
                }
                continue;
            }
            V value = function.apply(old, given);
            if (value != null ? replace(key, old, value) : remove(key, old)) {
                return value;
            }
        }
    }

    public Map.Entry<K, V> firstEntry() {
        beginRead();
        return copied(inner.firstEntry());
    }

    public Map.Entry<K, V> lastEntry() {
        beginRead();
        return copied(inner.lastEntry());
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        java.util.Objects.requireNonNull(key);
        beginRead();
        return copied(inner.lowerEntry(key));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        java.util.Objects.requireNonNull(key);
        beginRead();
        return copied(inner.floorEntry(key));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        java.util.Objects.requireNonNull(key);
        beginRead();
        return copied(inner.ceilingEntry(key));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        java.util.Objects.requireNonNull(key);
        beginRead();
        return copied(inner.higherEntry(key));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Runtime.begin();
        version = 1;
        return copied(inner.pollFirstEntry());
    }

    public Map.Entry<K, V> pollLastEntry() {
        Runtime.begin();
        version = 1;
        return copied(inner.pollLastEntry());
    }

    public ConcurrentSkipListMap<K, V> clone() {
        return new ConcurrentSkipListMap<K, V>((SortedMap<K, V>) this);
    }

    /** A part of the map, or the map backwards. */
    private static final class Part<K, V> extends AbstractNavigableMap<K, V> implements ConcurrentNavigableMap<K, V> {
        private final ConcurrentNavigableMap<K, V> whole;
        private final NavigableMap<K, V> part;

        Part(ConcurrentNavigableMap<K, V> whole, NavigableMap<K, V> part) {
            this.whole = whole;
            this.part = part;
        }

        private boolean has(Object key) {
            return part.containsKey(key);
        }

        public Comparator<? super K> comparator() {
            return part.comparator();
        }

        public Map.Entry<K, V> firstEntry() {
            return part.firstEntry();
        }

        public Map.Entry<K, V> lastEntry() {
            return part.lastEntry();
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return part.lowerEntry(key);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return part.floorEntry(key);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return part.ceilingEntry(key);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return part.higherEntry(key);
        }

        public V get(Object key) {
            return part.get(key);
        }

        public boolean containsKey(Object key) {
            return part.containsKey(key);
        }

        public V put(K key, V value) {
            return part.put(key, value);
        }

        public V remove(Object key) {
            return part.remove(key);
        }

        public int size() {
            return part.size();
        }

        public boolean isEmpty() {
            return part.isEmpty();
        }

        public void clear() {
            part.clear();
        }

        public V putIfAbsent(K key, V value) {
            return part.putIfAbsent(key, value);
        }

        /** An entry that another thread removes first is not given to this one, too. */
        private Map.Entry<K, V> removed(Map.Entry<K, V> entry) {
            V value = remove(entry.getKey());
            return value == null ? null : new SimpleImmutableEntry<>(entry.getKey(), value);
        }

        public Map.Entry<K, V> pollFirstEntry() {
            while (true) {
                Map.Entry<K, V> first = firstEntry();
                Map.Entry<K, V> polled = first == null ? null : removed(first);
                if (first == null || polled != null) {
                    return polled;
                }
            }
        }

        public Map.Entry<K, V> pollLastEntry() {
            while (true) {
                Map.Entry<K, V> last = lastEntry();
                Map.Entry<K, V> polled = last == null ? null : removed(last);
                if (last == null || polled != null) {
                    return polled;
                }
            }
        }

        public boolean containsValue(Object value) {
            check(value);
            return super.containsValue(value);
        }

        public boolean remove(Object key, Object value) {
            return has(key) && whole.remove(key, value);
        }

        public boolean replace(K key, V expected, V value) {
            return has(key) && whole.replace(key, expected, value);
        }

        public V replace(K key, V value) {
            return has(key) ? whole.replace(key, value) : null;
        }

        public ConcurrentNavigableMap<K, V> descendingMap() {
            return new Part<>(whole, part.descendingMap());
        }

        public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return new Part<>(whole, part.subMap(from, fromInclusive, to, toInclusive));
        }

        public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
            return new Part<>(whole, part.headMap(to, inclusive));
        }

        public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return new Part<>(whole, part.tailMap(from, inclusive));
        }

        public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
            return subMap(from, true, to, false);
        }

        public ConcurrentNavigableMap<K, V> headMap(K to) {
            return headMap(to, false);
        }

        public ConcurrentNavigableMap<K, V> tailMap(K from) {
            return tailMap(from, true);
        }
    }

    public ConcurrentNavigableMap<K, V> descendingMap() {
        return new Part<>(this, super.descendingMap());
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
        return new Part<>(this, super.subMap(from, fromInclusive, to, toInclusive));
    }

    public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
        return new Part<>(this, super.headMap(to, inclusive));
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
        return new Part<>(this, super.tailMap(from, inclusive));
    }

    public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    public ConcurrentNavigableMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    public ConcurrentNavigableMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }
}
