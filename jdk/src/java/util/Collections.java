package java.util;

public class Collections {
    private Collections() {
    }

    public static <T> List<T> emptyList() {
        return new ImmutableCollections.Fixed<T>(Collections.<T>array(new Object[0]));
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] array(Object[] elements) {
        return (T[]) elements;
    }

    public static <T> Set<T> emptySet() {
        return fixedSet(new Object[0]);
    }

    public static <K, V> Map<K, V> emptyMap() {
        return fixedMap(new Object[0]);
    }

    public static <T> Iterator<T> emptyIterator() {
        return new ArrayList<T>().iterator();
    }

    public static <T> List<T> singletonList(T element) {
        return new ImmutableCollections.Fixed<T>(Collections.<T>array(new Object[] {element}));
    }

    public static <T> Set<T> singleton(T element) {
        LinkedHashSet<T> set = new LinkedHashSet<>();
        set.add(element);
        return unmodifiableSet(set);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        LinkedHashMap<K, V> map = new LinkedHashMap<>();
        map.put(key, value);
        return unmodifiableMap(map);
    }

    public static <T> List<T> nCopies(int count, T element) {
        Object[] elements = new Object[count];
        Arrays.fill(elements, element);
        return new ImmutableCollections.Fixed<T>(Collections.<T>array(elements));
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> fixedSet(Object[] elements) {
        LinkedHashSet<E> set = new LinkedHashSet<>();
        for (Object element : elements) {
            if (!set.add((E) Objects.requireNonNull(element))) {
                throw new IllegalArgumentException("duplicate element: " + element);
            }
        }
        return unmodifiableSet(set);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> fixedMap(Object[] pairs) {
        LinkedHashMap<K, V> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            if (map.put((K) Objects.requireNonNull(pairs[i]), (V) Objects.requireNonNull(pairs[i + 1])) != null) {
                throw new IllegalArgumentException("duplicate key: " + pairs[i]);
            }
        }
        return unmodifiableMap(map);
    }

    private static class Fixed<E> extends AbstractCollection<E> {
        private final Collection<? extends E> inner;

        Fixed(Collection<? extends E> inner) {
            this.inner = Objects.requireNonNull(inner);
        }

        public Iterator<E> iterator() {
            Iterator<? extends E> walk = inner.iterator();
            return new Iterator<E>() {
                public boolean hasNext() {
                    return walk.hasNext();
                }

                public E next() {
                    return walk.next();
                }
            };
        }

        public int size() {
            return inner.size();
        }

        public boolean contains(Object element) {
            return inner.contains(element);
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(java.util.function.Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return inner.toString();
        }
    }

    private static final class FixedSet<E> extends Fixed<E> implements Set<E> {
        private final Set<? extends E> inner;

        FixedSet(Set<? extends E> inner) {
            super(inner);
            this.inner = inner;
        }

        public boolean equals(Object other) {
            return this == other || inner.equals(other);
        }

        public int hashCode() {
            return inner.hashCode();
        }
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> collection) {
        return new Fixed<T>(collection);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new FixedSet<T>(set);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        Objects.requireNonNull(list);
        return new AbstractList<T>() {
            public T get(int index) {
                return list.get(index);
            }

            public int size() {
                return list.size();
            }
        };
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        Objects.requireNonNull(map);
        return new AbstractMap<K, V>() {
            @SuppressWarnings("unchecked")
            public Set<Entry<K, V>> entrySet() {
                Set<Entry<K, V>> entries = ((Map<K, V>) map).entrySet();
                return unmodifiableSet(new AbstractSet<Entry<K, V>>() {
                    public Iterator<Entry<K, V>> iterator() {
                        Iterator<Entry<K, V>> inner = entries.iterator();
                        return new Iterator<Entry<K, V>>() {
                            public boolean hasNext() {
                                return inner.hasNext();
                            }

                            public Entry<K, V> next() {
                                return new AbstractMap.SimpleImmutableEntry<>(inner.next());
                            }
                        };
                    }

                    public boolean contains(Object other) {
                        return entries.contains(other);
                    }

                    public int size() {
                        return entries.size();
                    }
                });
            }

            public V get(Object key) {
                return map.get(key);
            }

            public boolean containsKey(Object key) {
                return map.containsKey(key);
            }

            public V remove(Object key) {
                throw new UnsupportedOperationException();
            }

            public void clear() {
                throw new UnsupportedOperationException();
            }
        };
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> collection) {
        return new LockedCollection<T>(collection, null);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return new LockedList<T>(list, null);
    }

    public static <T> Set<T> synchronizedSet(Set<T> set) {
        return new LockedSet<T>(set, null);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> set) {
        return new LockedSortedSet<T>(set, null);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> set) {
        return new LockedSortedSet.Navigable<T>(set, null);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
        return new LockedMap<K, V>(map, null);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> map) {
        return new LockedSortedMap<K, V>(map, null);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> map) {
        return new LockedSortedMap.Navigable<K, V>(map, null);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> set) {
        return new FixedSortedSet<T>(set);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> set) {
        return new FixedSortedSet.Navigable<T>(set);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new FixedSortedMap<K, V>((SortedMap<K, V>) map);
    }

    @SuppressWarnings("unchecked")
    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> map) {
        return new FixedSortedMap.Navigable<K, V>((NavigableMap<K, V>) map);
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return emptyNavigableSet();
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return unmodifiableNavigableSet(new TreeSet<E>());
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return emptyNavigableMap();
    }

    public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return unmodifiableNavigableMap(new TreeMap<K, V>());
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> order) {
        list.sort(order);
    }

    public static <T> void reverse(List<T> list) {
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) {
            swap(list, i, j);
        }
    }

    public static <T> void swap(List<T> list, int i, int j) {
        list.set(i, list.set(j, list.get(i)));
    }

    public static void shuffle(List<?> list, Random random) {
        for (int i = list.size(); i > 1; i--) {
            swap(list, i - 1, random.nextInt(i));
        }
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> collection, T... elements) {
        boolean changed = false;
        for (T element : elements) {
            changed |= collection.add(element);
        }
        return changed;
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> collection) {
        return max(collection, Comparator.<T>naturalOrder());
    }

    public static <T> T max(Collection<? extends T> collection, Comparator<? super T> order) {
        Iterator<? extends T> i = collection.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T next = i.next();
            if (order.compare(next, best) > 0) {
                best = next;
            }
        }
        return best;
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> collection) {
        return min(collection, Comparator.<T>naturalOrder());
    }

    public static <T> T min(Collection<? extends T> collection, Comparator<? super T> order) {
        return max(collection, order.reversed());
    }

    public static int frequency(Collection<?> collection, Object element) {
        int count = 0;
        for (Object own : collection) {
            if (Objects.equals(element, own)) {
                count++;
            }
        }
        return count;
    }

    public static <T> Comparator<T> reverseOrder() {
        return (a, b) -> Collections.<T>natural(b).compareTo(a);
    }

    @SuppressWarnings("unchecked")
    private static <T> Comparable<T> natural(T value) {
        return (Comparable<T>) value;
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> order) {
        return order == null ? reverseOrder() : order.reversed();
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = list.get(middle).compareTo(key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        return new AbstractSet<E>() {
            public Iterator<E> iterator() {
                return map.keySet().iterator();
            }

            public int size() {
                return map.size();
            }

            public boolean contains(Object element) {
                return map.containsKey(element);
            }

            public boolean add(E element) {
                return map.put(element, Boolean.TRUE) == null;
            }

            public boolean remove(Object element) {
                return map.remove(element) != null;
            }
        };
    }

    public static final List EMPTY_LIST = emptyList();
    public static final Set EMPTY_SET = emptySet();
    public static final Map EMPTY_MAP = emptyMap();

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> order) {
        @SuppressWarnings("unchecked")
        Comparator<Object> compare = order == null ? (a, b) -> ((Comparable<Object>) a).compareTo(b)
            : (Comparator<Object>) order;
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int result = compare.compare(list.get(middle), key);
            if (result == 0) {
                return middle;
            }
            if (result < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static void shuffle(List<?> list) {
        shuffle(list, new Random());
    }

    public static <T> void fill(List<? super T> list, T element) {
        for (int i = 0; i < list.size(); i++) {
            list.set(i, element);
        }
    }

    public static <T> void copy(List<? super T> to, List<? extends T> from) {
        if (from.size() > to.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        for (int i = 0; i < from.size(); i++) {
            to.set(i, from.get(i));
        }
    }

    @SuppressWarnings("unchecked")
    public static void rotate(List<?> list, int distance) {
        List<Object> all = (List<Object>) list;
        int size = all.size();
        Object[] old = all.toArray();
        for (int i = 0; i < size; i++) {
            all.set(Math.floorMod(i + distance, size), old[i]);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T from, T to) {
        boolean changed = false;
        for (int i = 0; i < list.size(); i++) {
            if (Objects.equals(list.get(i), from)) {
                list.set(i, to);
                changed = true;
            }
        }
        return changed;
    }

    public static int indexOfSubList(List<?> list, List<?> part) {
        for (int i = 0; i + part.size() <= list.size(); i++) {
            if (list.subList(i, i + part.size()).equals(part)) {
                return i;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> list, List<?> part) {
        for (int i = list.size() - part.size(); i >= 0; i--) {
            if (list.subList(i, i + part.size()).equals(part)) {
                return i;
            }
        }
        return -1;
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return Collections.<T>emptyList().listIterator();
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return enumeration(Collections.<T>emptyList());
    }

    public static <T> Enumeration<T> enumeration(Collection<T> collection) {
        Iterator<T> walk = collection.iterator();
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return walk.hasNext();
            }

            public T nextElement() {
                return walk.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> elements) {
        ArrayList<T> list = new ArrayList<>();
        while (elements.hasMoreElements()) {
            list.add(elements.nextElement());
        }
        return list;
    }

    public static boolean disjoint(Collection<?> a, Collection<?> b) {
        for (Object element : a) {
            if (b.contains(element)) {
                return false;
            }
        }
        return true;
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new AbstractQueue<T>() {
            public boolean offer(T element) {
                return deque.offerFirst(element);
            }

            public T poll() {
                return deque.pollFirst();
            }

            public T peek() {
                return deque.peekFirst();
            }

            public int size() {
                return deque.size();
            }

            public Iterator<T> iterator() {
                return deque.iterator();
            }
        };
    }
}
