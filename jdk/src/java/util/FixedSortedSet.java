package java.util;

/** A sorted set that cannot be changed through this view. */
class FixedSortedSet<E> extends AbstractSet<E> implements SortedSet<E> {
    private final SortedSet<E> inner;

    FixedSortedSet(SortedSet<E> inner) {
        this.inner = Objects.requireNonNull(inner);
    }

    /** The same for a set that finds neighbours. */
    static final class Navigable<E> extends FixedSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> inner;

        Navigable(NavigableSet<E> inner) {
            super(inner);
            this.inner = inner;
        }

        private static <E> NavigableSet<E> part(NavigableSet<E> part) {
            return new Navigable<>(part);
        }

        public Iterator<E> descendingIterator() {
            return descendingSet().iterator();
        }

        public E lower(E element) {
            return inner.lower(element);
        }

        public E floor(E element) {
            return inner.floor(element);
        }

        public E ceiling(E element) {
            return inner.ceiling(element);
        }

        public E higher(E element) {
            return inner.higher(element);
        }

        public E pollFirst() {
            throw new UnsupportedOperationException();
        }

        public E pollLast() {
            throw new UnsupportedOperationException();
        }

        public NavigableSet<E> descendingSet() {
            return part(inner.descendingSet());
        }

        public NavigableSet<E> subSet(E from, boolean withFrom, E to, boolean withTo) {
            return part(inner.subSet(from, withFrom, to, withTo));
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return part(inner.headSet(to, inclusive));
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return part(inner.tailSet(from, inclusive));
        }
    }

    public Iterator<E> iterator() {
        return Collections.unmodifiableCollection(inner).iterator();
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

    public Comparator<? super E> comparator() {
        return inner.comparator();
    }

    public E first() {
        return inner.first();
    }

    public E last() {
        return inner.last();
    }

    public SortedSet<E> subSet(E from, E to) {
        return new FixedSortedSet<>(inner.subSet(from, to));
    }

    public SortedSet<E> headSet(E to) {
        return new FixedSortedSet<>(inner.headSet(to));
    }

    public SortedSet<E> tailSet(E from) {
        return new FixedSortedSet<>(inner.tailSet(from));
    }
}
