package java.util.concurrent;

import fencepost.Access;
import fencepost.Runtime;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.Enumeration;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Every operation is one step. While a function computes the value of a key, updates of that key wait. */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V> {
    private static final long OVER = Access.offset(Computation.class, "over");

    /** Updates write it, and reading it is what orders others after them. */
    private volatile int order;
    private final HashMap<K, V> inner = new fencepost.Uncounted<>();
    /** Who computes the value of a key. */
    private final HashMap<Object, Computation> computing = new fencepost.Uncounted<>();

    /** A function computes the value of a key. */
    private static final class Computation {
        final Thread thread = Thread.currentThread();
        /** 1 when others need not wait for it any more. */
        volatile int over;
    }

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int capacity) {
        this(capacity, 0.75f, 1);
    }

    public ConcurrentHashMap(int capacity, float loadFactor) {
        this(capacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int capacity, float loadFactor, int concurrency) {
        if (!(loadFactor > 0) || capacity < 0 || concurrency <= 0) {
            throw new IllegalArgumentException();
        }
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> other) {
        putAll(other);
    }

    private static void check(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
    }

    /** Begins a step in which nobody computes the value of the key. */
    private void beginUpdate(Object key) {
        check(key);
        do {
            begin();
        } while (!mayUpdate(key));
    }

    /** Begins a step that comes after all updates so far. */
    private void begin() {
        Runtime.begin();
        int seen = order;
    }

    /** Gives the value of a key, or begins a step in which it has none and nobody computes it. */
    private V beginUnlessPresent(K key) {
        check(key);
        do {
            begin();
            V present = inner.get(key);
            if (present != null) {
                Runtime.end();
                return present;
            }
        } while (!mayUpdate(key));
        return null;
    }

    /** Whether nobody computes the value of a key. If somebody does, the step ends, and so does the computation. */
    private boolean mayUpdate(Object key) {
        Computation other = computing.isEmpty() ? null : computing.get(key);
        if (other == null) {
            return true;
        }
        Runtime.end();
        if (other.thread == Thread.currentThread()) {
            throw new IllegalStateException("Recursive update");
        }
        await(other);
        return false;
    }

    private static void await(Computation computation) {
        boolean interrupted = false;
        for (boolean over = false; !over; ) {
            try {
                Runtime.awaitAtLeast(computation, OVER, 1, -1);
                over = true;
            } catch (InterruptedException exception) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void endUpdate() {
        order = 0;
        Runtime.end();
    }

    public V get(Object key) {
        check(key);
        begin();
        V value = inner.get(key);
        Runtime.end();
        return value;
    }

    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    public int size() {
        begin();
        int size = inner.size();
        Runtime.end();
        return size;
    }

    public long mappingCount() {
        return size();
    }

    public V put(K key, V value) {
        check(value);
        beginUpdate(key);
        V old = inner.put(key, value);
        endUpdate();
        return old;
    }

    public V putIfAbsent(K key, V value) {
        check(value);
        beginUpdate(key);
        V old = inner.putIfAbsent(key, value);
        endUpdate();
        return old;
    }

    public V remove(Object key) {
        beginUpdate(key);
        V old = inner.remove(key);
        endUpdate();
        return old;
    }

    public boolean remove(Object key, Object value) {
        beginUpdate(key);
        boolean removed = value != null && inner.remove(key, value);
        endUpdate();
        return removed;
    }

    public boolean replace(K key, V expected, V value) {
        check(expected);
        check(value);
        beginUpdate(key);
        boolean replaced = inner.replace(key, expected, value);
        endUpdate();
        return replaced;
    }

    public V replace(K key, V value) {
        check(value);
        beginUpdate(key);
        V old = inner.replace(key, value);
        endUpdate();
        return old;
    }

    /** Waits for those who compute a value: what they make of the old one must not come back. */
    public void clear() {
        while (true) {
            begin();
            Computation other = computedByOthers();
            if (other == null) {
                inner.clear();
                endUpdate();
                return;
            }
            Runtime.end();
            await(other);
        }
    }

    private Computation computedByOthers() {
        for (Computation computation : computing.values()) {
            if (computation.thread != Thread.currentThread()) {
                return computation;
            }
        }
        return null;
    }

    /** Ends a step after which the running thread computes the value of a key. */
    private Computation startComputing(K key) {
        Computation computation = new Computation();
        computing.put(key, computation);
        Runtime.end();
        return computation;
    }

    private void endComputing(K key, Computation computation, boolean changes, V value) {
        Runtime.begin();
        computing.remove(key);
        computation.over = 1;
        if (changes && value == null) {
            inner.remove(key);
        } else if (changes) {
            inner.put(key, value);
        }
        endUpdate();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        check(function);
        V present = beginUnlessPresent(key);
        if (present != null) {
            return present;
        }
        Computation computation = startComputing(key);
        V value = null;
        try {
            value = function.apply(key);
        } finally {
            endComputing(key, computation, value != null, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        check(function);
        beginUpdate(key);
        V old = inner.get(key);
        if (old == null) {
            Runtime.end();
            return null;
        }
        return computeFrom(key, key, old, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        check(function);
        beginUpdate(key);
        V old = inner.get(key);
        return computeFrom(key, key, old, function);
    }

    /** Ends a step, and computes the value of a key from these. */
    private <A, B> V computeFrom(K key, A first, B second, BiFunction<? super A, ? super B, ? extends V> function) {
        Computation computation = startComputing(key);
        V value = null;
        boolean done = false;
        try {
            value = function.apply(first, second);
            done = true;
        } finally {
            endComputing(key, computation, done, value);
        }
        return value;
    }

    public V merge(K key, V given, BiFunction<? super V, ? super V, ? extends V> function) {
        check(given);
        check(function);
        beginUpdate(key);
        V old = inner.get(key);
        if (old == null) {
            inner.put(key, given);
            endUpdate();
            return given;
        }
        return computeFrom(key, old, given, function);
    }

    private ArrayList<Entry<K, V>> snapshot() {
        begin();
        ArrayList<Entry<K, V>> all = new ArrayList<>(inner.size());
        for (Entry<K, V> entry : inner.entrySet()) {
            all.add(new SimpleImmutableEntry<>(entry.getKey(), entry.getValue()));
        }
        Runtime.end();
        return all;
    }

    /** What iterators over the entries give: a value that is set there is put into the map. */
    private final class Mapping extends SimpleEntry<K, V> {
        Mapping(Entry<K, V> found) {
            super(found);
        }

        public V setValue(V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            ConcurrentHashMap.this.put(getKey(), value);
            return super.setValue(value);
        }
    }

    /** Goes over what was there when it was asked for. */
    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<Entry<K, V>>() {
            public Iterator<Entry<K, V>> iterator() {
                Iterator<Entry<K, V>> all = snapshot().iterator();
                return new Iterator<Entry<K, V>>() {
                    private Entry<K, V> given;

                    public boolean hasNext() {
                        return all.hasNext();
                    }

                    public Entry<K, V> next() {
                        given = new Mapping(all.next());
                        return given;
                    }

                    public void remove() {
                        if (given == null) {
                            throw new IllegalStateException();
                        }
                        ConcurrentHashMap.this.remove(given.getKey());
                        given = null;
                    }
                };
            }

            public int size() {
                return ConcurrentHashMap.this.size();
            }

            public void clear() {
                ConcurrentHashMap.this.clear();
            }
        };
    }

    /** The keys of a map; with a value for new ones, keys can be added. */
    public static final class KeySetView<K, V> extends AbstractSet<K> {
        private final ConcurrentHashMap<K, V> map;
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            this.map = map;
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        public Iterator<K> iterator() {
            Iterator<Entry<K, V>> entries = map.entrySet().iterator();
            return new Iterator<K>() {
                public boolean hasNext() {
                    return entries.hasNext();
                }

                public K next() {
                    return entries.next().getKey();
                }

                public void remove() {
                    entries.remove();
                }
            };
        }

        public int size() {
            return map.size();
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean add(K key) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(key, value) == null;
        }

        public boolean remove(Object key) {
            return map.remove(key) != null;
        }

        public void clear() {
            map.clear();
        }
    }

    public KeySetView<K, V> keySet() {
        return new KeySetView<>(this, null);
    }

    public KeySetView<K, V> keySet(V value) {
        check(value);
        return new KeySetView<>(this, value);
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<T, Boolean>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int capacity) {
        return new KeySetView<>(new ConcurrentHashMap<T, Boolean>(capacity), Boolean.TRUE);
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public boolean containsValue(Object value) {
        check(value);
        return super.containsValue(value);
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        check(action);
        for (Entry<K, V> entry : snapshot()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    /** Bulk operations run on the calling thread, as they do for maps below the threshold. */
    public void forEach(long threshold, BiConsumer<? super K, ? super V> action) {
        check(action);
        forEach(action);
    }

    public <U> U search(long threshold, BiFunction<? super K, ? super V, ? extends U> function) {
        check(function);
        return searchEntries(threshold, entry -> function.apply(entry.getKey(), entry.getValue()));
    }

    public <U> U reduce(long threshold, BiFunction<? super K, ? super V, ? extends U> function,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        check(function);
        check(reducer);
        return this.<U>reduceEntries(
            threshold, entry -> function.apply(entry.getKey(), entry.getValue()), reducer);
    }

    public K reduceKeys(long threshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        check(reducer);
        return this.<K>reduceKeys(threshold, key -> key, reducer);
    }

    public V reduceValues(long threshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        check(reducer);
        return this.<V>reduceValues(threshold, value -> value, reducer);
    }

    public void forEachKey(long threshold, Consumer<? super K> action) {
        check(action);
        for (Entry<K, V> entry : snapshot()) {
            action.accept(entry.getKey());
        }
    }

    public <U> U searchKeys(long threshold, Function<? super K, ? extends U> function) {
        check(function);
        for (Entry<K, V> entry : snapshot()) {
            U found = function.apply(entry.getKey());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    public <U> U reduceKeys(long threshold, Function<? super K, ? extends U> function,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        check(function);
        check(reducer);
        U result = null;
        for (Entry<K, V> entry : snapshot()) {
            U value = function.apply(entry.getKey());
            result = value == null ? result : result == null ? value : reducer.apply(result, value);
        }
        return result;
    }

    public int reduceKeysToInt(long threshold, ToIntFunction<? super K> function, int start,
            IntBinaryOperator reducer) {
        check(function);
        check(reducer);
        int result = start;
        for (Entry<K, V> entry : snapshot()) {
            result = reducer.applyAsInt(result, function.applyAsInt(entry.getKey()));
        }
        return result;
    }

    public long reduceKeysToLong(long threshold, ToLongFunction<? super K> function, long start,
            LongBinaryOperator reducer) {
        check(function);
        check(reducer);
        long result = start;
        for (Entry<K, V> entry : snapshot()) {
            result = reducer.applyAsLong(result, function.applyAsLong(entry.getKey()));
        }
        return result;
    }

    public void forEachValue(long threshold, Consumer<? super V> action) {
        check(action);
        for (Entry<K, V> entry : snapshot()) {
            action.accept(entry.getValue());
        }
    }

    public <U> U searchValues(long threshold, Function<? super V, ? extends U> function) {
        check(function);
        for (Entry<K, V> entry : snapshot()) {
            U found = function.apply(entry.getValue());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    public <U> U reduceValues(long threshold, Function<? super V, ? extends U> function,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        check(function);
        check(reducer);
        U result = null;
        for (Entry<K, V> entry : snapshot()) {
            U value = function.apply(entry.getValue());
            result = value == null ? result : result == null ? value : reducer.apply(result, value);
        }
        return result;
    }

    public int reduceValuesToInt(long threshold, ToIntFunction<? super V> function, int start,
            IntBinaryOperator reducer) {
        check(function);
        check(reducer);
        int result = start;
        for (Entry<K, V> entry : snapshot()) {
            result = reducer.applyAsInt(result, function.applyAsInt(entry.getValue()));
        }
        return result;
    }

    public long reduceValuesToLong(long threshold, ToLongFunction<? super V> function, long start,
            LongBinaryOperator reducer) {
        check(function);
        check(reducer);
        long result = start;
        for (Entry<K, V> entry : snapshot()) {
            result = reducer.applyAsLong(result, function.applyAsLong(entry.getValue()));
        }
        return result;
    }

    public void forEachEntry(long threshold, Consumer<? super Entry<K, V>> action) {
        check(action);
        for (Entry<K, V> entry : snapshot()) {
            action.accept(entry);
        }
    }

    public <U> U searchEntries(long threshold, Function<Entry<K, V>, ? extends U> function) {
        check(function);
        for (Entry<K, V> entry : snapshot()) {
            U found = function.apply(entry);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    public <U> U reduceEntries(long threshold, Function<Entry<K, V>, ? extends U> function,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        check(function);
        check(reducer);
        U result = null;
        for (Entry<K, V> entry : snapshot()) {
            U value = function.apply(entry);
            result = value == null ? result : result == null ? value : reducer.apply(result, value);
        }
        return result;
    }

    public int reduceEntriesToInt(long threshold, ToIntFunction<Entry<K, V>> function, int start,
            IntBinaryOperator reducer) {
        check(function);
        check(reducer);
        int result = start;
        for (Entry<K, V> entry : snapshot()) {
            result = reducer.applyAsInt(result, function.applyAsInt(entry));
        }
        return result;
    }

    public long reduceEntriesToLong(long threshold, ToLongFunction<Entry<K, V>> function, long start,
            LongBinaryOperator reducer) {
        check(function);
        check(reducer);
        long result = start;
        for (Entry<K, V> entry : snapshot()) {
            result = reducer.applyAsLong(result, function.applyAsLong(entry));
        }
        return result;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        check(function);
        for (Entry<K, V> entry : snapshot()) {
            K key = entry.getKey();
            for (V old = get(key); old != null; old = get(key)) {
                V value = function.apply(key, old);
                check(value);
                if (replace(key, old, value)) {
                    break;
                }
            }
        }
    }
}
