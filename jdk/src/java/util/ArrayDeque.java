package java.util;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable {
    private Object[] elements = new Object[8];
    private int head;
    private int size;

    public ArrayDeque() {
    }

    public ArrayDeque(int capacity) {
    }

    public ArrayDeque(Collection<? extends E> other) {
        addAll(other);
    }

    private int at(int index) {
        return (head + index) % elements.length;
    }

    private void reserve(Object element) {
        if (element == null) {
            throw new NullPointerException();
        }
        if (size == elements.length) {
            Object[] larger = new Object[2 * size];
            for (int i = 0; i < size; i++) {
                larger[i] = elements[at(i)];
            }
            elements = larger;
            head = 0;
        }
    }

    public int size() {
        return size;
    }

    public void addFirst(E element) {
        reserve(element);
        head = (head + elements.length - 1) % elements.length;
        elements[head] = element;
        size++;
    }

    public void addLast(E element) {
        reserve(element);
        elements[at(size)] = element;
        size++;
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
            private int next = start;
            private int given = -1;

            public boolean hasNext() {
                return next >= 0 && next < size;
            }

            @SuppressWarnings("unchecked")
            public E next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                given = next;
                next += step;
                return (E) elements[at(given)];
            }

            public void remove() {
                if (given < 0) {
                    throw new IllegalStateException();
                }
                removeAt(given);
                if (step > 0) {
                    next--;
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
