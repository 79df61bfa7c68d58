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
import java.util.function.BiFunction;
import java.util.function.Function;

/** Every operation is one step. While a function computes the value of a key, updates of that key wait. */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V> {
    private static final long VERSION = Access.offset(ConcurrentHashMap.class, "version");

    /** Counts updates; reading it is what orders a reader after them. */
    private volatile int version;
    private final HashMap<K, V> inner = new HashMap<>();
    /** Who computes the value of a key. */
    private final HashMap<Object, Thread> computing = new HashMap<>();

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int capacity) {
    }

    public ConcurrentHashMap(int capacity, float loadFactor) {
    }

    public ConcurrentHashMap(int capacity, float loadFactor, int concurrency) {
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
        while (true) {
            Runtime.begin();
            Thread other = computing.isEmpty() ? null : computing.get(key);
            int seen = version;
            if (other == null) {
                return;
            }
            Runtime.end();
            if (other == Thread.currentThread()) {
                throw new IllegalStateException("Recursive update");
            }
            boolean interrupted = false;
            try {
                Runtime.awaitAtLeast(this, VERSION, seen + 1, -1);
            } catch (InterruptedException exception) {
                interrupted = true;
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void endUpdate() {
        version = version + 1;
        Runtime.end();
    }

    public V get(Object key) {
        check(key);
        Runtime.begin();
        int seen = version;
        V value = inner.get(key);
        Runtime.end();
        return value;
    }

    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    public int size() {
        Runtime.begin();
        int seen = version;
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

    public void clear() {
        Runtime.begin();
        inner.clear();
        endUpdate();
    }

    /** Says that the running thread computes the value of a key, and gives the value so far. */
    private V beginComputing(K key) {
        beginUpdate(key);
        V old = inner.get(key);
        computing.put(key, Thread.currentThread());
        Runtime.end();
        return old;
    }

    private void endComputing(K key, boolean changes, V value) {
        Runtime.begin();
        computing.remove(key);
        if (changes && value == null) {
            inner.remove(key);
        } else if (changes) {
            inner.put(key, value);
        }
        endUpdate();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        check(function);
        V present = get(key);
        if (present != null) {
            return present;
        }
        V old = beginComputing(key);
        V value = old;
        boolean done = false;
        try {
            if (old == null) {
                value = function.apply(key);
            }
            done = true;
        } finally {
            endComputing(key, done && old == null && value != null, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        check(function);
        V old = beginComputing(key);
        V value = null;
        boolean done = false;
        try {
            if (old != null) {
                value = function.apply(key, old);
            }
            done = true;
        } finally {
            endComputing(key, done && old != null, value);
        }
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        check(function);
        V old = beginComputing(key);
        V value = null;
        boolean done = false;
        try {
            value = function.apply(key, old);
            done = true;
        } finally {
            endComputing(key, done, value);
        }
        return value;
    }

    public V merge(K key, V given, BiFunction<? super V, ? super V, ? extends V> function) {
        check(given);
        check(function);
        V old = beginComputing(key);
        V value = given;
        boolean done = false;
        try {
            if (old != null) {
                value = function.apply(old, given);
            }
            done = true;
        } finally {
            endComputing(key, done, value);
        }
        return value;
    }

    private ArrayList<Entry<K, V>> snapshot() {
        Runtime.begin();
        int seen = version;
        ArrayList<Entry<K, V>> all = new ArrayList<>(inner.size());
        for (Entry<K, V> entry : inner.entrySet()) {
            all.add(new SimpleEntry<>(entry.getKey(), entry.getValue()));
        }
        Runtime.end();
        return all;
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
                        given = all.next();
                        return given;
                    }

                    public void remove() {
                        ConcurrentHashMap.this.remove(given.getKey());
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

    public static <T> Set<T> newKeySet() {
        return Collections.newSetFromMap(new ConcurrentHashMap<T, Boolean>());
    }
}
