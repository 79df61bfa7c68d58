package java.util;

import java.util.function.UnaryOperator;

public interface List<E> extends Collection<E> {
    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    E remove(int index);

    int indexOf(Object element);

    int lastIndexOf(Object element);

    boolean addAll(int index, Collection<? extends E> other);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int from, int to);

    default void replaceAll(UnaryOperator<E> operator) {
        for (ListIterator<E> i = listIterator(); i.hasNext();) {
            i.set(operator.apply(i.next()));
        }
    }

    @SuppressWarnings("unchecked")
    default void sort(Comparator<? super E> order) {
        Object[] elements = toArray();
        Arrays.sort(elements, (Comparator<Object>) order);
        ListIterator<E> i = listIterator();
        for (Object element : elements) {
            i.next();
            i.set((E) element);
        }
    }

    default E getFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    default E getLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return get(size() - 1);
    }

    static <E> List<E> of() {
        return ImmutableCollections.list();
    }

    static <E> List<E> of(E a) {
        return ImmutableCollections.list(a);
    }

    static <E> List<E> of(E a, E b) {
        return ImmutableCollections.list(a, b);
    }

    static <E> List<E> of(E a, E b, E c) {
        return ImmutableCollections.list(a, b, c);
    }

    static <E> List<E> of(E a, E b, E c, E d) {
        return ImmutableCollections.list(a, b, c, d);
    }

    static <E> List<E> of(E a, E b, E c, E d, E e) {
        return ImmutableCollections.list(a, b, c, d, e);
    }

    static <E> List<E> of(E a, E b, E c, E d, E e, E f) {
        return ImmutableCollections.list(a, b, c, d, e, f);
    }

    @SafeVarargs
    static <E> List<E> of(E... elements) {
        return ImmutableCollections.list(elements);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> copyOf(Collection<? extends E> other) {
        return (List<E>) ImmutableCollections.list(other.toArray());
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7);
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7, e8);
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7, e8, e9);
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10);
    }

    default void addFirst(E value) {
        add(0, value);
    }

    default void addLast(E value) {
        add(value);
    }

    default E removeFirst() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    default E removeLast() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return remove(size() - 1);
    }

    default List<E> reversed() {
        return new ReversedList<>(this);
    }
}
