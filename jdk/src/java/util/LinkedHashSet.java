package java.util;

public class LinkedHashSet<E> extends HashSet<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(Collection<? extends E> other) {
        super(new LinkedHashMap<>());
        addAll(other);
    }

    public LinkedHashSet(int capacity, float loadFactor) {
        super(new LinkedHashMap<>());
    }

    public E getFirst() {
        return iterator().next();
    }

    public E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        E last = null;
        for (E value : this) {
            last = value;
        }
        return last;
    }

    public E removeFirst() {
        E first = getFirst();
        remove(first);
        return first;
    }

    public E removeLast() {
        E last = getLast();
        remove(last);
        return last;
    }
}
