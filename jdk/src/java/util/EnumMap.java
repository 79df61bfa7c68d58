package java.util;

public class EnumMap<K extends Enum<K>, V> extends TreeMap<K, V> {
    public EnumMap(Class<K> type) {
    }

    public EnumMap(EnumMap<K, ? extends V> other) {
        putAll(other);
    }

    public EnumMap(Map<K, ? extends V> other) {
        putAll(other);
    }

    public V put(K key, V value) {
        return super.put(key, value);
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }
}
