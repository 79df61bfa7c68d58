package java.util;

/** The table behind a {@code Hashtable}, whose order of iteration programs can see. */
final class HashtableBuckets<K, V> extends AbstractMap<K, V> {
    private static final class Node<K, V> extends AbstractMap.SimpleEntry<K, V> {
        final int hash;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            super(key, value);
            this.hash = hash;
            this.next = next;
        }

        public V setValue(V value) {
            return super.setValue(Objects.requireNonNull(value));
        }
    }

    private final float loadFactor;
    private Node<K, V>[] table;
    private int threshold;
    private int count;
    private int changes;

    HashtableBuckets(int capacity, float loadFactor) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        if (!(loadFactor > 0)) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        resize(Math.max(capacity, 1));
    }

    /** The same elements in the same order. */
    HashtableBuckets<K, V> copy() {
        HashtableBuckets<K, V> other = new HashtableBuckets<>(table.length, loadFactor);
        for (int i = 0; i < table.length; i++) {
            Node<K, V> last = null;
            for (Node<K, V> node = table[i]; node != null; node = node.next) {
                Node<K, V> made = new Node<>(node.hash, node.getKey(), node.getValue(), null);
                if (last == null) {
                    other.table[i] = made;
                } else {
                    last.next = made;
                }
                last = made;
            }
        }
        other.count = count;
        return other;
    }

    @SuppressWarnings("unchecked")
    private void resize(int capacity) {
        table = (Node<K, V>[]) new Node<?, ?>[capacity];
        threshold = (int) (capacity * loadFactor);
    }

    private int place(int hash) {
        return (hash & Integer.MAX_VALUE) % table.length;
    }

    private Node<K, V> find(Object key) {
        int hash = key.hashCode();
        Node<K, V> node = table[place(hash)];
        while (node != null && !(node.hash == hash && node.getKey().equals(key))) {
            node = node.next;
        }
        return node;
    }

    private void grow() {
        Node<K, V>[] old = table;
        resize(2 * old.length + 1);
        for (int i = old.length - 1; i >= 0; i--) {
            Node<K, V> node = old[i];
            while (node != null) {
                Node<K, V> next = node.next;
                int at = place(node.hash);
                node.next = table[at];
                table[at] = node;
                node = next;
            }
        }
    }

    public int size() {
        return count;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.getValue();
    }

    public V put(K key, V value) {
        Node<K, V> node = find(key);
        if (node != null) {
            return node.setValue(value);
        }
        changes++;
        if (count >= threshold) {
            grow();
        }
        int hash = key.hashCode();
        int at = place(hash);
        table[at] = new Node<>(hash, key, value, table[at]);
        count++;
        return null;
    }

    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        unlink(node);
        return node.getValue();
    }

    private void unlink(Node<K, V> node) {
        int at = place(node.hash);
        Node<K, V> before = table[at];
        if (before == node) {
            table[at] = node.next;
        } else {
            while (before.next != node) {
                before = before.next;
            }
            before.next = node.next;
        }
        changes++;
        count--;
    }

    public void clear() {
        changes++;
        Arrays.fill(table, null);
        count = 0;
    }

    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<Entry<K, V>>() {
            public int size() {
                return count;
            }

            public Iterator<Entry<K, V>> iterator() {
                return walk();
            }
        };
    }

    /** From the last bucket to the first. */
    private Iterator<Entry<K, V>> walk() {
        return new Iterator<Entry<K, V>>() {
            private final Node<K, V>[] buckets = table;
            private int at = buckets.length;
            private Node<K, V> next;
            private Node<K, V> given;
            private int expected = changes;

            public boolean hasNext() {
                while (next == null && at > 0) {
                    next = buckets[--at];
                }
                return next != null;
            }

            public Entry<K, V> next() {
                if (changes != expected) {
                    throw new ConcurrentModificationException();
                }
                if (!hasNext()) {
                    throw new NoSuchElementException("Hashtable Enumerator");
                }
                given = next;
                next = given.next;
                return given;
            }

            public void remove() {
                if (given == null) {
                    throw new IllegalStateException("Hashtable Enumerator");
                }
                if (changes != expected) {
                    throw new ConcurrentModificationException();
                }
                unlink(given);
                given = null;
                expected = changes;
            }
        };
    }
}
