package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object element);

    Object[] toArray();

    <T> T[] toArray(T[] array);

    default <T> T[] toArray(IntFunction<T[]> maker) {
        return toArray(maker.apply(0));
    }

    boolean add(E element);

    boolean remove(Object element);

    boolean containsAll(Collection<?> other);

    boolean addAll(Collection<? extends E> other);

    boolean removeAll(Collection<?> other);

    boolean retainAll(Collection<?> other);

    void clear();

    boolean equals(Object other);

    int hashCode();

    default boolean removeIf(Predicate<? super E> filter) {
        boolean removed = false;
        for (Iterator<E> i = iterator(); i.hasNext();) {
            if (filter.test(i.next())) {
                i.remove();
                removed = true;
            }
        }
        return removed;
    }

    default Stream<E> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    default Stream<E> parallelStream() {
        return StreamSupport.stream(spliterator(), true);
    }

    /** Asks for an iterator when the first element is needed. */
    default Spliterator<E> spliterator() {
        return new LateSpliterator<>(this);
    }
}
