package java.util;

public interface NavigableMap<K, V> extends SortedMap<K, V> {
    Entry<K, V> firstEntry();

    Entry<K, V> lastEntry();

    Entry<K, V> lowerEntry(K key);

    Entry<K, V> floorEntry(K key);

    Entry<K, V> ceilingEntry(K key);

    Entry<K, V> higherEntry(K key);

    K lowerKey(K key);

    K floorKey(K key);

    K ceilingKey(K key);

    K higherKey(K key);

    Entry<K, V> pollFirstEntry();

    Entry<K, V> pollLastEntry();
}
