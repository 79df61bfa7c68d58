package java.util;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable {
    /** Never full; where elements lie when it grows shows in iterators that are in use. */
    private Object[] elements;
    private int head;
    private int size;

    public ArrayDeque() {
        this(16);
    }

    public ArrayDeque(int capacity) {
        elements = new Object[Math.max(capacity, 0) + 1];
    }

    public ArrayDeque(Collection<? extends E> other) {
        this(other.size());
        addAll(other);
    }

    private int at(int index) {
        return (head + index) % elements.length;
    }

    private static void check(Object element) {
        if (element == null) {
            throw new NullPointerException();
        }
    }

    /** Notes that there is one element more. What lies from the head on moves to the end of a larger array. */
    private void added() {
        size++;
        int length = elements.length;
        if (size == length) {
            int more = length < 64 ? length + 2 : length >> 1;
            Object[] larger = new Object[length + more];
            for (int i = 0; i < length; i++) {
                larger[i < head ? i : i + more] = elements[i];
            }
            elements = larger;
            head += more;
        }
    }

    public int size() {
        return size;
    }

    public void addFirst(E element) {
        check(element);
        head = (head + elements.length - 1) % elements.length;
        elements[head] = element;
        added();
    }

    public void addLast(E element) {
        check(element);
        elements[at(size)] = element;
        added();
    }

    @SuppressWarnings("unchecked")
    public E pollFirst() {
        if (size == 0) {
            return null;
        }
        E element = (E) elements[head];
        elements[head] = null;
        head = (head + 1) % elements.length;
        size--;
        if (size == 0) {
            // An empty queue looks as a new one does.
            head = 0;
        }
        return element;
    }

    @SuppressWarnings("unchecked")
    public E pollLast() {
        if (size == 0) {
            return null;
        }
        int last = at(size - 1);
        E element = (E) elements[last];
        elements[last] = null;
        size--;
        if (size == 0) {
            head = 0;
        }
        return element;
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return size == 0 ? null : (E) elements[head];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        return size == 0 ? null : (E) elements[at(size - 1)];
    }

    public void clear() {
        while (size > 0) {
            pollFirst();
        }
    }

    private void removeAt(int index) {
        for (int i = index; i < size - 1; i++) {
            elements[at(i)] = elements[at(i + 1)];
        }
        pollLast();
    }

    public Iterator<E> iterator() {
        return walk(0, 1);
    }

    public Iterator<E> descendingIterator() {
        return walk(size - 1, -1);
    }

    private Iterator<E> walk(int start, int step) {
        return new Iterator<E>() {
            private int left = size;
            private int next = left == 0 ? 0 : at(start);
            private int given = -1;

            public boolean hasNext() {
                return left > 0;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (left <= 0) {
                    throw new NoSuchElementException();
                }
                E element = (E) elements[next];
                if (element == null) {
                    throw new ConcurrentModificationException();
                }
                given = next;
                move(step);
                left--;
                return element;
            }

            private void move(int by) {
                next = (next + by + elements.length) % elements.length;
            }

            public void remove() {
                if (given < 0) {
                    throw new IllegalStateException();
                }
                removeAt((given - head + elements.length) % elements.length);
                if (step > 0) {
                    move(-1);
                }
                given = -1;
            }
        };
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public boolean offer(E element) {
        addLast(element);
        return true;
    }

    public void push(E element) {
        addFirst(element);
    }

    private static <T> T present(T element, boolean there) {
        if (!there) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E removeFirst() {
        boolean there = !isEmpty();
        return present(pollFirst(), there);
    }

    public E removeLast() {
        boolean there = !isEmpty();
        return present(pollLast(), there);
    }

    public E getFirst() {
        return present(peekFirst(), !isEmpty());
    }

    public E getLast() {
        return present(peekLast(), !isEmpty());
    }

    public E pop() {
        return removeFirst();
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public boolean removeFirstOccurrence(Object element) {
        return remove(element);
    }

    public boolean removeLastOccurrence(Object element) {
        for (Iterator<E> i = descendingIterator(); i.hasNext();) {
            if (Objects.equals(element, i.next())) {
                i.remove();
                return true;
            }
        }
        return false;
    }

    public ArrayDeque<E> clone() {
        return new ArrayDeque<E>(this);
    }
}
