package java.util.concurrent;

import java.util.Map;
import java.util.function.BiFunction;

public interface ConcurrentMap<K, V> extends Map<K, V> {
    /** One step, because there are no null values. */
    default V getOrDefault(Object key, V otherwise) {
        V value = get(key);
        return value == null ? otherwise : value;
    }

    /** Each value is replaced in a step of its own, and again if somebody else was faster. */
    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        for (K key : keySet()) {
            V value = get(key);
            while (value != null && !replace(key, value, function.apply(key, value))) {
                value = get(key);
            }
        }
    }
}
