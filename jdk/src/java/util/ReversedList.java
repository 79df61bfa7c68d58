package java.util;

/** A view of a list from its end. */
final class ReversedList<E> extends AbstractList<E> implements RandomAccess {
    private final List<E> list;

    ReversedList(List<E> list) {
        this.list = list;
    }

    private int place(int index) {
        Objects.checkIndex(index, list.size());
        return list.size() - 1 - index;
    }

    public E get(int index) {
        return list.get(place(index));
    }

    public E set(int index, E value) {
        return list.set(place(index), value);
    }

    public void add(int index, E value) {
        if (index < 0 || index > list.size()) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + list.size());
        }
        list.add(list.size() - index, value);
    }

    public E remove(int index) {
        return list.remove(place(index));
    }

    public int size() {
        return list.size();
    }

    public List<E> reversed() {
        return list;
    }
}
