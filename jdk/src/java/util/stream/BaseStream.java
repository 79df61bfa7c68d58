package java.util.stream;

import java.util.Iterator;

public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    Iterator<T> iterator();

    default void close() {
    }

    default boolean isParallel() {
        return false;
    }
}
