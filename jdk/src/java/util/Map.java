package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public interface Map<K, V> {
    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V value);

        static <K, V> Entry<K, V> copyOf(Entry<? extends K, ? extends V> entry) {
            return Map.entry(entry.getKey(), entry.getValue());
        }

        static <K extends Comparable<? super K>, V> Comparator<Entry<K, V>> comparingByKey() {
            return (a, b) -> a.getKey().compareTo(b.getKey());
        }

        static <K, V> Comparator<Entry<K, V>> comparingByKey(Comparator<? super K> order) {
            return (a, b) -> order.compare(a.getKey(), b.getKey());
        }

        static <K, V> Comparator<Entry<K, V>> comparingByValue(Comparator<? super V> order) {
            return (a, b) -> order.compare(a.getValue(), b.getValue());
        }

        static <K, V extends Comparable<? super V>> Comparator<Entry<K, V>> comparingByValue() {
            return (a, b) -> a.getValue().compareTo(b.getValue());
        }
    }

    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object value);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> other);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Entry<K, V>> entrySet();

    boolean equals(Object other);

    int hashCode();

    default V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value != null || containsKey(key) ? value : otherwise;
    }

    default void forEach(BiConsumer<? super K, ? super V> action) {
        for (Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        for (Entry<K, V> entry : entrySet()) {
            entry.setValue(function.apply(entry.getKey(), entry.getValue()));
        }
    }

    default V putIfAbsent(K key, V value) {
        V old = get(key);
        if (old == null) {
            old = put(key, value);
        }
        return old;
    }

    default boolean remove(Object key, Object value) {
        if (!containsKey(key) || !Objects.equals(get(key), value)) {
            return false;
        }
        remove(key);
        return true;
    }

    default boolean replace(K key, V expected, V value) {
        if (!containsKey(key) || !Objects.equals(get(key), expected)) {
            return false;
        }
        put(key, value);
        return true;
    }

    default V replace(K key, V value) {
        return containsKey(key) ? put(key, value) : null;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        V value = get(key);
        if (value == null) {
            value = function.apply(key);
            if (value != null) {
                put(key, value);
            }
        }
        return value;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        V old = get(key);
        if (old == null) {
            return null;
        }
        V value = function.apply(key, old);
        if (value == null) {
            remove(key);
        } else {
            put(key, value);
        }
        return value;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        V old = get(key);
        V value = function.apply(key, old);
        if (value != null) {
            put(key, value);
        } else if (old != null || containsKey(key)) {
            remove(key);
        }
        return value;
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(value);
        V old = get(key);
        V merged = old == null ? value : function.apply(old, value);
        if (merged == null) {
            remove(key);
        } else {
            put(key, merged);
        }
        return merged;
    }

    static <K, V> Entry<K, V> entry(K key, V value) {
        return new AbstractMap.SimpleImmutableEntry<>(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    static <K, V> Map<K, V> of() {
        return Collections.fixedMap(new Object[] {});
    }

    static <K, V> Map<K, V> of(K k1, V v1) {
        return Collections.fixedMap(new Object[] {k1, v1});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5});
    }

    static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6});
    }

    static <K, V> Map<K, V> of(
            K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7});
    }

    static <K, V> Map<K, V> of(
            K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8});
    }

    static <K, V> Map<K, V> of(
            K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9});
    }

    static <K, V> Map<K, V> of(
            K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
        return Collections.fixedMap(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10});
    }

    @SafeVarargs
    static <K, V> Map<K, V> ofEntries(Entry<? extends K, ? extends V>... entries) {
        Object[] pairs = new Object[2 * entries.length];
        for (int i = 0; i < entries.length; i++) {
            pairs[2 * i] = entries[i].getKey();
            pairs[2 * i + 1] = entries[i].getValue();
        }
        return Collections.fixedMap(pairs);
    }

    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> other) {
        Object[] pairs = new Object[2 * other.size()];
        int count = 0;
        for (Entry<? extends K, ? extends V> entry : other.entrySet()) {
            pairs[count++] = entry.getKey();
            pairs[count++] = entry.getValue();
        }
        return Collections.fixedMap(pairs);
    }
}
