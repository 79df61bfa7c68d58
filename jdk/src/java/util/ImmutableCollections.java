package java.util;

/** What `of` gives: collections that refuse changes and null. */
final class ImmutableCollections {
    private ImmutableCollections() {
    }

    @SafeVarargs
    static <E> List<E> list(E... elements) {
        for (E element : elements) {
            Objects.requireNonNull(element);
        }
        return new Fixed<E>(elements.clone());
    }

    static final class Fixed<E> extends AbstractList<E> implements RandomAccess {
        private final E[] elements;

        Fixed(E[] elements) {
            this.elements = elements;
        }

        public E get(int index) {
            // One or two elements are no array in a JDK, and say so in another way.
            int size = elements.length;
            if ((size == 1 || size == 2) && (index < 0 || index >= size)) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size);
            }
            return elements[index];
        }

        public int size() {
            return elements.length;
        }

        public Iterator<E> iterator() {
            return new Iterator<E>() {
                private int next;

                public boolean hasNext() {
                    return next < elements.length;
                }

                public E next() {
                    if (next >= elements.length) {
                        throw new NoSuchElementException();
                    }
                    return elements[next++];
                }

                public void remove() {
                    throw new UnsupportedOperationException();
                }
            };
        }

        public boolean removeIf(java.util.function.Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }
}
