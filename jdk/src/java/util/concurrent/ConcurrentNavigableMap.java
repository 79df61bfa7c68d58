package java.util.concurrent;

import java.util.NavigableMap;
import java.util.NavigableSet;

public interface ConcurrentNavigableMap<K, V> extends ConcurrentMap<K, V>, NavigableMap<K, V> {
    NavigableSet<K> keySet();

    ConcurrentNavigableMap<K, V> descendingMap();

    ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive);

    ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive);

    ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive);

    ConcurrentNavigableMap<K, V> subMap(K from, K to);

    ConcurrentNavigableMap<K, V> headMap(K to);

    ConcurrentNavigableMap<K, V> tailMap(K from);
}
