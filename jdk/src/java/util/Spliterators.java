package java.util;

import java.util.function.Consumer;

public final class Spliterators {
    private Spliterators() {
    }

    private static final int FIRST_PIECE = 1 << 10;
    private static final int LONGEST_PIECE = 1 << 25;

    private static final class Walk<T> implements Spliterator<T> {
        private final Iterator<? extends T> elements;
        private long size;
        private final int characteristics;
        /** How many elements the last part had at most. */
        private int piece;

        Walk(Iterator<? extends T> elements, long size, int characteristics) {
            this.elements = elements;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            if (!elements.hasNext()) {
                return false;
            }
            if (size != Long.MAX_VALUE && size > 0) {
                size--;
            }
            action.accept(elements.next());
            return true;
        }

        /** Gives a first piece away, each time a longer one. */
        public Spliterator<T> trySplit() {
            if (size <= 1 || !elements.hasNext()) {
                return null;
            }
            piece = Math.min(piece + FIRST_PIECE, LONGEST_PIECE);
            Object[] taken = new Object[(int) Math.min(piece, size)];
            int count = 0;
            while (count < taken.length && elements.hasNext()) {
                taken[count] = elements.next();
                count++;
            }
            if (size != Long.MAX_VALUE) {
                size -= count;
            }
            return new ArraySpliterator<>(taken, 0, count, characteristics);
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> elements, int characteristics) {
        return new Walk<>(elements, Long.MAX_VALUE, characteristics);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> elements, long size, int characteristics) {
        return new Walk<>(elements, size, characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> elements, int characteristics) {
        return spliterator(elements.iterator(), elements.size(), characteristics);
    }

    public static <T> Spliterator<T> spliterator(Object[] elements, int characteristics) {
        return new ArraySpliterator<>(elements, characteristics);
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return spliterator(Collections.<T>emptyIterator(), 0, 0);
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> elements) {
        return new Iterator<T>() {
            private T next;
            private boolean ready;

            public boolean hasNext() {
                return ready || elements.tryAdvance(element -> {
                    next = element;
                    ready = true;
                });
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }

    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final long size;
        private final int characteristics;

        protected AbstractSpliterator(long size, int characteristics) {
            this.size = size;
            this.characteristics = characteristics;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }
}
