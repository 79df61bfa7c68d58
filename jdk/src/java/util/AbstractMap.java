package java.util;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public abstract Set<Entry<K, V>> entrySet();

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    private Entry<K, V> find(Object key) {
        for (Entry<K, V> entry : entrySet()) {
            if (Objects.equals(key, entry.getKey())) {
                return entry;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> entry : entrySet()) {
            if (Objects.equals(value, entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Entry<K, V> entry = find(key);
        return entry == null ? null : entry.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        for (Iterator<Entry<K, V>> i = entrySet().iterator(); i.hasNext();) {
            Entry<K, V> entry = i.next();
            if (Objects.equals(key, entry.getKey())) {
                V value = entry.getValue();
                i.remove();
                return value;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        for (Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new AbstractSet<K>() {
            public Iterator<K> iterator() {
                Iterator<Entry<K, V>> entries = entrySet().iterator();
                return new Iterator<K>() {
                    public boolean hasNext() {
                        return entries.hasNext();
                    }

                    public K next() {
                        return entries.next().getKey();
                    }

                    public void remove() {
                        entries.remove();
                    }
                };
            }

            public int size() {
                return AbstractMap.this.size();
            }

            public boolean contains(Object key) {
                return containsKey(key);
            }

            public boolean remove(Object key) {
                boolean there = containsKey(key);
                AbstractMap.this.remove(key);
                return there;
            }

            public void clear() {
                AbstractMap.this.clear();
            }
        };
    }

    public Collection<V> values() {
        return new AbstractCollection<V>() {
            public Iterator<V> iterator() {
                Iterator<Entry<K, V>> entries = entrySet().iterator();
                return new Iterator<V>() {
                    public boolean hasNext() {
                        return entries.hasNext();
                    }

                    public V next() {
                        return entries.next().getValue();
                    }

                    public void remove() {
                        entries.remove();
                    }
                };
            }

            public int size() {
                return AbstractMap.this.size();
            }
        };
    }

    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof Map) || ((Map<?, ?>) other).size() != size()) {
            return false;
        }
        Map<?, ?> there = (Map<?, ?>) other;
        for (Entry<K, V> entry : entrySet()) {
            if (!there.containsKey(entry.getKey()) || !Objects.equals(entry.getValue(), there.get(entry.getKey()))) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (Entry<K, V> entry : entrySet()) {
            hash += entry.hashCode();
        }
        return hash;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("{");
        boolean first = true;
        for (Entry<K, V> entry : entrySet()) {
            K key = entry.getKey();
            V value = entry.getValue();
            text.append(first ? "" : ", ")
                .append(key == this ? "(this Map)" : key)
                .append('=')
                .append(value == this ? "(this Map)" : value);
            first = false;
        }
        return text.append("}").toString();
    }

    public static class SimpleEntry<K, V> implements Entry<K, V> {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Entry<? extends K, ? extends V> other) {
            this(other.getKey(), other.getValue());
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object other) {
            return other instanceof Entry
                && Objects.equals(key, ((Entry<?, ?>) other).getKey())
                && Objects.equals(value, ((Entry<?, ?>) other).getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public static class SimpleImmutableEntry<K, V> extends SimpleEntry<K, V> {
        public SimpleImmutableEntry(K key, V value) {
            super(key, value);
        }

        public SimpleImmutableEntry(Entry<? extends K, ? extends V> other) {
            super(other);
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }
    }
}
