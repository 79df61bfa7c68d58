package java.util;

/** Named by other interfaces; not modelled. */
public interface Spliterator<T> {
}
