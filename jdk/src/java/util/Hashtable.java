package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map whose methods are synchronised. */
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable {
    private final Map<K, V> inner;

    public Hashtable() {
        this(11);
    }

    public Hashtable(int capacity) {
        this(capacity, 0.75f);
    }

    public Hashtable(int capacity, float loadFactor) {
        inner = new HashtableBuckets<>(capacity, loadFactor);
    }

    public Hashtable(Map<? extends K, ? extends V> other) {
        this(Math.max(2 * other.size(), 11));
        putAll(other);
    }

    /** A table that keeps its elements elsewhere, for {@code Properties} and for copies. */
    Hashtable(Map<K, V> inner, boolean own) {
        this.inner = inner;
    }

    public synchronized int size() {
        return inner.size();
    }

    public synchronized boolean isEmpty() {
        return inner.isEmpty();
    }

    public synchronized Enumeration<K> keys() {
        return Collections.enumeration(new ArrayList<>(inner.keySet()));
    }

    public synchronized Enumeration<V> elements() {
        return Collections.enumeration(new ArrayList<>(inner.values()));
    }

    public synchronized boolean contains(Object value) {
        return inner.containsValue(Objects.requireNonNull(value));
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    public synchronized boolean containsKey(Object key) {
        return inner.containsKey(Objects.requireNonNull(key));
    }

    public synchronized V get(Object key) {
        return inner.get(Objects.requireNonNull(key));
    }

    public synchronized V put(K key, V value) {
        return inner.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public synchronized V remove(Object key) {
        return inner.remove(Objects.requireNonNull(key));
    }

    public synchronized void putAll(Map<? extends K, ? extends V> other) {
        for (Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public synchronized void clear() {
        inner.clear();
    }

    public Set<K> keySet() {
        return new LockedSet<>(inner.keySet(), this);
    }

    public Collection<V> values() {
        return new LockedCollection<>(inner.values(), this);
    }

    public Set<Entry<K, V>> entrySet() {
        return new LockedSet<>(inner.entrySet(), this);
    }

    public synchronized V getOrDefault(Object key, V otherwise) {
        return inner.getOrDefault(Objects.requireNonNull(key), otherwise);
    }

    public synchronized V putIfAbsent(K key, V value) {
        return inner.putIfAbsent(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        return inner.computeIfAbsent(key, function);
    }

    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return inner.computeIfPresent(key, function);
    }

    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return inner.compute(key, function);
    }

    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        return inner.merge(key, value, function);
    }

    public synchronized boolean remove(Object key, Object value) {
        return inner.remove(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public synchronized boolean replace(K key, V expected, V value) {
        return inner.replace(key, Objects.requireNonNull(expected), Objects.requireNonNull(value));
    }

    public synchronized V replace(K key, V value) {
        return inner.replace(key, Objects.requireNonNull(value));
    }

    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        inner.replaceAll(function);
    }

    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        inner.forEach(action);
    }

    public synchronized Object clone() {
        return new Hashtable<K, V>(((HashtableBuckets<K, V>) inner).copy(), true);
    }

    public synchronized boolean equals(Object other) {
        return inner.equals(other);
    }

    public synchronized int hashCode() {
        return inner.hashCode();
    }

    public synchronized String toString() {
        return inner.toString();
    }
}
