package java.lang;

public interface Iterable<T> {
    java.util.Iterator<T> iterator();

    default void forEach(java.util.function.Consumer<? super T> action) {
        for (T element : this) {
            action.accept(element);
        }
    }

    default java.util.Spliterator<T> spliterator() {
        return java.util.Spliterators.spliteratorUnknownSize(iterator(), 0);
    }
}
