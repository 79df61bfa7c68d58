package java.util;

/** Keys are kept: nothing is ever collected that the program could ask for. */
public class WeakHashMap<K, V> extends HashMap<K, V> {
    public WeakHashMap() {
    }

    public WeakHashMap(int capacity) {
        super(capacity);
    }

    public WeakHashMap(Map<? extends K, ? extends V> other) {
        super(other);
    }
}
