package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/** Buckets of chains, in the order that programs know. Long chains stay chains. */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    static class Node<K, V> extends SimpleEntry<K, V> {
        final int hash;
        Node<K, V> next;
        /** The neighbours in a map that keeps the order of insertion. */
        Node<K, V> before;
        Node<K, V> after;

        Node(int hash, K key, V value) {
            super(key, value);
            this.hash = hash;
        }
    }

    Node<K, V>[] table;
    int size;
    int modCount;
    private int capacity;

    public HashMap() {
        this(16);
    }

    public HashMap(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        this.capacity = 1;
        while (this.capacity < capacity) {
            this.capacity <<= 1;
        }
    }

    public HashMap(int capacity, float loadFactor) {
        this(capacity);
    }

    public HashMap(Map<? extends K, ? extends V> other) {
        this((int) (other.size() / 0.75f + 1.0f));
        putAll(other);
    }

    static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        int hash = key.hashCode();
        return hash ^ (hash >>> 16);
    }

    Node<K, V> find(Object key) {
        Node<K, V>[] table = this.table;
        if (table == null) {
            return null;
        }
        int hash = hash(key);
        for (Node<K, V> node = table[hash & (table.length - 1)]; node != null; node = node.next) {
            if (node.hash == hash && Objects.equals(key, node.getKey())) {
                return node;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    private Node<K, V>[] newTable(int length) {
        return (Node<K, V>[]) new Node<?, ?>[length];
    }

    /** Doubles the table; chains keep their order. */
    private void grow() {
        Node<K, V>[] old = table;
        Node<K, V>[] larger = newTable(old.length * 2);
        for (Node<K, V> head : old) {
            Node<K, V> node = head;
            Node<K, V> lowTail = null;
            Node<K, V> highTail = null;
            while (node != null) {
                Node<K, V> next = node.next;
                node.next = null;
                int at = node.hash & (larger.length - 1);
                if ((node.hash & old.length) == 0) {
                    if (lowTail == null) {
                        larger[at] = node;
                    } else {
                        lowTail.next = node;
                    }
                    lowTail = node;
                } else {
                    if (highTail == null) {
                        larger[at] = node;
                    } else {
                        highTail.next = node;
                    }
                    highTail = node;
                }
                node = next;
            }
        }
        table = larger;
    }

    public V put(K key, V value) {
        return put(key, value, false);
    }

    /** A table that is full grows before a function computes a value, not after. */
    private void makeRoom() {
        Node<K, V>[] table = this.table;
        if (table != null && size > (int) (table.length * 0.75f)) {
            grow();
        }
    }

    /** Puts a pair; what functions computed comes first in its chain. */
    private V put(K key, V value, boolean first) {
        int hash = hash(key);
        // As in a JDK, an operation reads once where the table is.
        Node<K, V>[] table = this.table;
        if (table == null) {
            table = newTable(capacity);
            this.table = table;
        }
        int at = hash & (table.length - 1);
        Node<K, V> node = table[at];
        if (node == null) {
            table[at] = added(new Node<>(hash, key, value));
        } else {
            int length = 1;
            while (true) {
                if (node.hash == hash && Objects.equals(key, node.getKey())) {
                    V old = node.setValue(value);
                    accessed(node);
                    return old;
                }
                if (node.next == null) {
                    break;
                }
                node = node.next;
                length++;
            }
            Node<K, V> fresh = added(new Node<>(hash, key, value));
            if (first) {
                fresh.next = table[at];
                table[at] = fresh;
            } else {
                node.next = fresh;
            }
            // A small table with a long chain grows at once.
            if (length >= (first ? 7 : 8) && table.length < 64) {
                grow();
                table = this.table;
            }
        }
        countChange();
        size = size + 1;
        if (!first && size > (int) (table.length * 0.75f)) {
            grow();
        }
        inserted();
        return null;
    }

    public V remove(Object key) {
        Node<K, V> node = removeNode(key);
        return node == null ? null : node.getValue();
    }

    Node<K, V> removeNode(Object key) {
        Node<K, V>[] table = this.table;
        if (table == null) {
            return null;
        }
        int hash = hash(key);
        int at = hash & (table.length - 1);
        Node<K, V> previous = null;
        for (Node<K, V> node = table[at]; node != null; node = node.next) {
            if (node.hash == hash && Objects.equals(key, node.getKey())) {
                if (previous == null) {
                    table[at] = node.next;
                } else {
                    previous.next = node.next;
                }
                countChange();
                size = size - 1;
                removed(node);
                return node;
            }
            previous = node;
        }
        return null;
    }

    private void countChange() {
        if (!(this instanceof fencepost.Uncounted)) {
            modCount++;
        }
    }

    /** What a map in another order does with a new node. */
    Node<K, V> added(Node<K, V> node) {
        return node;
    }

    void removed(Node<K, V> node) {
    }

    void accessed(Node<K, V> node) {
    }

    void inserted() {
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        accessed(node);
        return node.getValue();
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public int size() {
        return size;
    }

    public void clear() {
        countChange();
        Node<K, V>[] table = this.table;
        if (table != null) {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
        size = 0;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        makeRoom();
        V old = get(key);
        if (old != null) {
            return old;
        }
        int expected = modCount;
        V value = function.apply(key);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (value != null) {
            put(key, value, true);
        }
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        makeRoom();
        V old = get(key);
        int expected = modCount;
        V value = function.apply(key, old);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (value != null) {
            put(key, value, true);
        } else {
            removeNode(key);
        }
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(value);
        Objects.requireNonNull(function);
        makeRoom();
        V old = get(key);
        int expected = modCount;
        V merged = old == null ? value : function.apply(old, value);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (merged == null) {
            remove(key);
        } else {
            put(key, merged, true);
        }
        return merged;
    }

    Iterator<Entry<K, V>> walk() {
        return new Walk();
    }

    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<Entry<K, V>>() {
            public Iterator<Entry<K, V>> iterator() {
                return walk();
            }

            public int size() {
                return size;
            }

            public boolean contains(Object other) {
                if (!(other instanceof Entry)) {
                    return false;
                }
                Node<K, V> node = find(((Entry<?, ?>) other).getKey());
                return node != null && node.equals(other);
            }

            public void clear() {
                HashMap.this.clear();
            }
        };
    }

    private final class Walk implements Iterator<Entry<K, V>> {
        private int bucket;
        private Node<K, V> next;
        private Node<K, V> given;
        private int expected = modCount;

        Walk() {
            if (size > 0) {
                advance();
            }
        }

        private void advance() {
            if (next != null) {
                return;
            }
            Node<K, V>[] table = HashMap.this.table;
            while (next == null && table != null && bucket < table.length) {
                next = table[bucket++];
            }
        }

        public boolean hasNext() {
            return next != null;
        }

        public Entry<K, V> next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException();
            }
            given = next;
            next = given.next;
            advance();
            return given;
        }

        public void remove() {
            if (given == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            removeNode(given.getKey());
            given = null;
            expected = modCount;
        }
    }

    public Object clone() {
        return new HashMap<K, V>(this);
    }

    public static <K, V> HashMap<K, V> newHashMap(int count) {
        return new HashMap<>((int) Math.ceil(count / 0.75));
    }
}
