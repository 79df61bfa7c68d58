package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount;

    protected AbstractList() {
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public boolean add(E element) {
        add(size(), element);
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
        int at = index;
        for (E element : other) {
            add(at++, element);
        }
        return at != index;
    }

    public int indexOf(Object element) {
        int size = size();
        for (int i = 0; i < size; i++) {
            if (Objects.equals(element, get(i))) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        for (int i = size() - 1; i >= 0; i--) {
            if (Objects.equals(element, get(i))) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public Iterator<E> iterator() {
        return new Walk(0);
    }

    public ListIterator<E> listIterator() {
        return new Walk(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new Walk(index);
    }

    public List<E> subList(int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        }
        if (to > size()) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        return new Part<E>(this, from, to - from);
    }

    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<?> theirs = ((List<?>) other).iterator();
        for (E element : this) {
            if (!theirs.hasNext() || !Objects.equals(element, theirs.next())) {
                return false;
            }
        }
        return !theirs.hasNext();
    }

    public int hashCode() {
        int hash = 1;
        for (E element : this) {
            hash = 31 * hash + Objects.hashCode(element);
        }
        return hash;
    }

    private final class Walk implements ListIterator<E> {
        private int next;
        private int last = -1;
        private int expected = modCount;

        Walk(int next) {
            this.next = next;
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return next != size();
        }

        public E next() {
            check();
            if (next >= size()) {
                throw new NoSuchElementException();
            }
            last = next++;
            return get(last);
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            check();
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            last = --next;
            return get(last);
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            AbstractList.this.remove(last);
            if (last < next) {
                next--;
            }
            last = -1;
            expected = modCount;
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            AbstractList.this.set(last, element);
        }

        public void add(E element) {
            check();
            AbstractList.this.add(next++, element);
            last = -1;
            expected = modCount;
        }
    }

    private static final class Part<E> extends AbstractList<E> {
        private final AbstractList<E> whole;
        private final int start;
        private int count;

        Part(AbstractList<E> whole, int start, int count) {
            this.whole = whole;
            this.start = start;
            this.count = count;
            modCount = whole.modCount;
        }

        private void check() {
            if (modCount != whole.modCount) {
                throw new ConcurrentModificationException();
            }
        }

        public E get(int index) {
            check();
            return whole.get(start + Objects.checkIndex(index, count));
        }

        public E set(int index, E element) {
            check();
            return whole.set(start + Objects.checkIndex(index, count), element);
        }

        public void add(int index, E element) {
            Objects.checkIndex(index, count + 1);
            check();
            whole.add(start + index, element);
            count++;
            modCount = whole.modCount;
        }

        public E remove(int index) {
            check();
            E old = whole.remove(start + Objects.checkIndex(index, count));
            count--;
            modCount = whole.modCount;
            return old;
        }

        public int size() {
            check();
            return count;
        }
    }
}
