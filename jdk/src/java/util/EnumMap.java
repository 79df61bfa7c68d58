package java.util;

public class EnumMap<K extends Enum<K>, V> extends TreeMap<K, V> {
    public EnumMap(Class<K> type) {
    }

    public EnumMap(Map<K, ? extends V> other) {
        putAll(other);
    }
}
