package java.util;

/** A sorted set that takes a lock for each operation, those of its parts included. */
class LockedSortedSet<E> extends LockedSet<E> implements SortedSet<E> {
    private final SortedSet<E> inner;

    LockedSortedSet(SortedSet<E> inner, Object lock) {
        super(inner, lock);
        this.inner = inner;
    }

    /** The same for a set that finds neighbours. */
    static final class Navigable<E> extends LockedSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> inner;

        Navigable(NavigableSet<E> inner, Object lock) {
            super(inner, lock);
            this.inner = inner;
        }

        private NavigableSet<E> part(NavigableSet<E> part) {
            return new Navigable<>(part, lock);
        }

        public Iterator<E> descendingIterator() {
            return inner.descendingIterator();
        }

        public E lower(E element) {
            synchronized (lock) {
                return inner.lower(element);
            }
        }

        public E floor(E element) {
            synchronized (lock) {
                return inner.floor(element);
            }
        }

        public E ceiling(E element) {
            synchronized (lock) {
                return inner.ceiling(element);
            }
        }

        public E higher(E element) {
            synchronized (lock) {
                return inner.higher(element);
            }
        }

        public E pollFirst() {
            synchronized (lock) {
                return inner.pollFirst();
            }
        }

        public E pollLast() {
            synchronized (lock) {
                return inner.pollLast();
            }
        }

        public NavigableSet<E> descendingSet() {
            synchronized (lock) {
                return part(inner.descendingSet());
            }
        }

        public NavigableSet<E> subSet(E from, boolean withFrom, E to, boolean withTo) {
            synchronized (lock) {
                return part(inner.subSet(from, withFrom, to, withTo));
            }
        }

        public NavigableSet<E> headSet(E to, boolean inclusive) {
            synchronized (lock) {
                return part(inner.headSet(to, inclusive));
            }
        }

        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            synchronized (lock) {
                return part(inner.tailSet(from, inclusive));
            }
        }

        public NavigableSet<E> subSet(E from, E to) {
            synchronized (lock) {
                return part(inner.subSet(from, true, to, false));
            }
        }

        public NavigableSet<E> headSet(E to) {
            synchronized (lock) {
                return part(inner.headSet(to, false));
            }
        }

        public NavigableSet<E> tailSet(E from) {
            synchronized (lock) {
                return part(inner.tailSet(from, true));
            }
        }
    }

    public Comparator<? super E> comparator() {
        synchronized (lock) {
            return inner.comparator();
        }
    }

    public E first() {
        synchronized (lock) {
            return inner.first();
        }
    }

    public E last() {
        synchronized (lock) {
            return inner.last();
        }
    }

    public SortedSet<E> subSet(E from, E to) {
        synchronized (lock) {
            return new LockedSortedSet<>(inner.subSet(from, to), lock);
        }
    }

    public SortedSet<E> headSet(E to) {
        synchronized (lock) {
            return new LockedSortedSet<>(inner.headSet(to), lock);
        }
    }

    public SortedSet<E> tailSet(E from) {
        synchronized (lock) {
            return new LockedSortedSet<>(inner.tailSet(from), lock);
        }
    }
}
