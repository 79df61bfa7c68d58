package java.util;

import java.util.function.Consumer;

/** Goes over a range of an array that nobody else has. */
final class ArraySpliterator<T> implements Spliterator<T> {
    private final Object[] elements;
    private int next;
    private final int end;
    private final int characteristics;

    ArraySpliterator(Object[] elements, int characteristics) {
        this(elements, 0, elements.length, characteristics);
    }

    ArraySpliterator(Object[] elements, int next, int end, int characteristics) {
        this.elements = elements;
        this.next = next;
        this.end = end;
        this.characteristics = characteristics | SIZED | SUBSIZED;
    }

    @SuppressWarnings("unchecked")
    public boolean tryAdvance(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        if (next == end) {
            return false;
        }
        next++;
        action.accept((T) elements[next - 1]);
        return true;
    }

    /** Gives the first half away. */
    public Spliterator<T> trySplit() {
        int first = next;
        int middle = (first + end) >>> 1;
        if (first >= middle) {
            return null;
        }
        next = middle;
        return new ArraySpliterator<>(elements, first, middle, characteristics);
    }

    public long estimateSize() {
        return end - next;
    }

    public int characteristics() {
        return characteristics;
    }
}
