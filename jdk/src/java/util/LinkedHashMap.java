package java.util;

public class LinkedHashMap<K, V> extends HashMap<K, V> {
    private Node<K, V> head;
    private Node<K, V> tail;
    private final boolean byAccess;

    public LinkedHashMap() {
        byAccess = false;
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float loadFactor) {
        super(capacity);
        byAccess = false;
    }

    public LinkedHashMap(int capacity, float loadFactor, boolean byAccess) {
        super(capacity);
        this.byAccess = byAccess;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> other) {
        byAccess = false;
        putAll(other);
    }

    protected boolean removeEldestEntry(Entry<K, V> eldest) {
        return false;
    }

    Node<K, V> added(Node<K, V> node) {
        node.before = tail;
        node.after = null;
        if (tail == null) {
            head = node;
        } else {
            tail.after = node;
        }
        tail = node;
        return node;
    }

    void removed(Node<K, V> node) {
        if (node.before == null) {
            head = node.after;
        } else {
            node.before.after = node.after;
        }
        if (node.after == null) {
            tail = node.before;
        } else {
            node.after.before = node.before;
        }
    }

    void accessed(Node<K, V> node) {
        if (byAccess && tail != node) {
            removed(node);
            added(node);
            modCount++;
        }
    }

    void inserted() {
        if (head != null && removeEldestEntry(head)) {
            removeNode(head.getKey());
        }
    }

    public void clear() {
        super.clear();
        head = null;
        tail = null;
    }

    Iterator<Entry<K, V>> walk() {
        return new Iterator<Entry<K, V>>() {
            private Node<K, V> next = head;
            private Node<K, V> given;
            private int expected = modCount;

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
                next = given.after;
                return given;
            }

            public void remove() {
                if (given == null) {
                    throw new IllegalStateException();
                }
                removeNode(given.getKey());
                given = null;
                expected = modCount;
            }
        };
    }

    public Map.Entry<K, V> firstEntry() {
        return head == null ? null : new AbstractMap.SimpleImmutableEntry<>(head);
    }

    public Map.Entry<K, V> lastEntry() {
        return tail == null ? null : new AbstractMap.SimpleImmutableEntry<>(tail);
    }

    public Map.Entry<K, V> pollFirstEntry() {
        Map.Entry<K, V> first = firstEntry();
        if (first != null) {
            remove(first.getKey());
        }
        return first;
    }

    public Map.Entry<K, V> pollLastEntry() {
        Map.Entry<K, V> last = lastEntry();
        if (last != null) {
            remove(last.getKey());
        }
        return last;
    }
}
