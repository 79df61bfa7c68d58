package java.util;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object element) {
        for (E own : this) {
            if (Objects.equals(element, own)) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] array = new Object[size()];
        int at = 0;
        for (E element : this) {
            array[at++] = element;
        }
        return array;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] array) {
        int size = size();
        T[] result = array.length >= size ? array : (T[]) fencepost.Runtime.newArray((Object) array, size);
        int at = 0;
        for (E element : this) {
            result[at++] = (T) element;
        }
        if (at < result.length) {
            result[at] = null;
        }
        return result;
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        for (Iterator<E> i = iterator(); i.hasNext();) {
            if (Objects.equals(element, i.next())) {
                i.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> other) {
        for (Object element : other) {
            if (!contains(element)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> other) {
        boolean changed = false;
        for (E element : other) {
            changed |= add(element);
        }
        return changed;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return removeIf(element -> other.contains(element));
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return removeIf(element -> !other.contains(element));
    }

    public void clear() {
        for (Iterator<E> i = iterator(); i.hasNext();) {
            i.next();
            i.remove();
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        boolean first = true;
        for (E element : this) {
            text.append(first ? "" : ", ").append(element == this ? "(this Collection)" : element);
            first = false;
        }
        return text.append("]").toString();
    }
}
