package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class CopyOnWriteArraySet<E> extends AbstractSet<E> {
    private final CopyOnWriteArrayList<E> list = new CopyOnWriteArrayList<>();

    public CopyOnWriteArraySet() {
    }

    public CopyOnWriteArraySet(Collection<? extends E> other) {
        addAll(other);
    }

    public int size() {
        return list.size();
    }

    public boolean contains(Object element) {
        return list.contains(element);
    }

    public boolean add(E element) {
        return list.addIfAbsent(element);
    }

    public boolean remove(Object element) {
        return list.remove(element);
    }

    public void clear() {
        list.clear();
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(list.toArray(), Spliterator.IMMUTABLE | Spliterator.DISTINCT);
    }

    public Object[] toArray() {
        return list.toArray();
    }

    public <T> T[] toArray(T[] array) {
        return list.toArray(array);
    }

    public boolean removeIf(Predicate<? super E> predicate) {
        return list.removeIf(predicate);
    }

    public void forEach(Consumer<? super E> action) {
        list.forEach(action);
    }
}
