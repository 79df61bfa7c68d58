package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map that takes a lock for each operation, those of its views included. */
class LockedMap<K, V> implements Map<K, V> {
    final Map<K, V> inner;
    final Object lock;

    /** Without a lock given, the map itself is the lock. */
    LockedMap(Map<K, V> inner, Object lock) {
        this.inner = Objects.requireNonNull(inner);
        this.lock = lock == null ? this : lock;
    }

    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        synchronized (lock) {
            return inner.equals(other);
        }
    }

    public int hashCode() {
        synchronized (lock) {
            return inner.hashCode();
        }
    }

    public int size() {
        synchronized (lock) {
            return inner.size();
        }
    }

    public boolean isEmpty() {
        synchronized (lock) {
            return inner.isEmpty();
        }
    }

    public boolean containsKey(Object key) {
        synchronized (lock) {
            return inner.containsKey(key);
        }
    }

    public boolean containsValue(Object value) {
        synchronized (lock) {
            return inner.containsValue(value);
        }
    }

    public V get(Object key) {
        synchronized (lock) {
            return inner.get(key);
        }
    }

    public V put(K key, V value) {
        synchronized (lock) {
            return inner.put(key, value);
        }
    }

    public V remove(Object key) {
        synchronized (lock) {
            return inner.remove(key);
        }
    }

    public V getOrDefault(Object key, V otherwise) {
        synchronized (lock) {
            return inner.getOrDefault(key, otherwise);
        }
    }

    public V putIfAbsent(K key, V value) {
        synchronized (lock) {
            return inner.putIfAbsent(key, value);
        }
    }

    public boolean remove(Object key, Object value) {
        synchronized (lock) {
            return inner.remove(key, value);
        }
    }

    public boolean replace(K key, V expected, V value) {
        synchronized (lock) {
            return inner.replace(key, expected, value);
        }
    }

    public V replace(K key, V value) {
        synchronized (lock) {
            return inner.replace(key, value);
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        synchronized (lock) {
            return inner.computeIfAbsent(key, function);
        }
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        synchronized (lock) {
            return inner.computeIfPresent(key, function);
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        synchronized (lock) {
            return inner.compute(key, function);
        }
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        synchronized (lock) {
            return inner.merge(key, value, function);
        }
    }

    public String toString() {
        synchronized (lock) {
            return inner.toString();
        }
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        synchronized (lock) {
            inner.putAll(other);
        }
    }

    public void clear() {
        synchronized (lock) {
            inner.clear();
        }
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        synchronized (lock) {
            inner.forEach(action);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        synchronized (lock) {
            inner.replaceAll(function);
        }
    }

    public Set<K> keySet() {
        synchronized (lock) {
            return new LockedSet<>(inner.keySet(), lock);
        }
    }

    public Collection<V> values() {
        synchronized (lock) {
            return new LockedCollection<>(inner.values(), lock);
        }
    }

    public Set<Entry<K, V>> entrySet() {
        synchronized (lock) {
            return new LockedSet<>(inner.entrySet(), lock);
        }
    }
}
