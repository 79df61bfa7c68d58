package java.util;

import java.util.function.Consumer;

/** Goes over a collection as it is when the first element is asked for. */
final class LateSpliterator<T> implements Spliterator<T> {
    private final Iterable<T> elements;
    /** What does the work once somebody has asked for an element or a part. */
    private Spliterator<T> begun;

    LateSpliterator(Iterable<T> elements) {
        this.elements = elements;
    }

    private Spliterator<T> begin() {
        if (begun == null) {
            // Others may be concurrent: they change after their size was asked for, which is a step of its own.
            begun = elements instanceof AbstractList
                ? Spliterators.spliterator(elements.iterator(), ((List<T>) elements).size(), characteristics())
                : Spliterators.spliteratorUnknownSize(elements.iterator(), characteristics() & ~(SIZED | SUBSIZED));
        }
        return begun;
    }

    public boolean tryAdvance(Consumer<? super T> action) {
        return begin().tryAdvance(action);
    }

    /** What has random access is halved; of anything else a first piece is taken away. */
    public Spliterator<T> trySplit() {
        if (begun == null && elements instanceof RandomAccess && elements instanceof Collection) {
            begun = new ArraySpliterator<>(((Collection<T>) elements).toArray(), characteristics());
        }
        return begin().trySplit();
    }

    public long estimateSize() {
        return begun != null ? begun.estimateSize()
            : elements instanceof Collection ? ((Collection<T>) elements).size() : Long.MAX_VALUE;
    }

    public int characteristics() {
        if (begun != null) {
            return begun.characteristics();
        }
        if (!(elements instanceof Collection)) {
            return 0;
        }
        boolean ordered = elements instanceof List || elements instanceof SortedSet
            || elements instanceof LinkedHashSet
            || elements instanceof Queue && !(elements instanceof PriorityQueue)
                && !(elements instanceof java.util.concurrent.PriorityBlockingQueue);
        return SIZED | SUBSIZED | (ordered ? ORDERED : 0) | (elements instanceof Set ? DISTINCT : 0)
            | (elements instanceof SortedSet ? SORTED : 0);
    }

    @SuppressWarnings("unchecked")
    public Comparator<? super T> getComparator() {
        if (elements instanceof SortedSet) {
            return ((SortedSet<T>) elements).comparator();
        }
        throw new IllegalStateException();
    }
}
