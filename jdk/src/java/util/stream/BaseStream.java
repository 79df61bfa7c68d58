package java.util.stream;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;

public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    Iterator<T> iterator();

    default Spliterator<T> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), 0);
    }

    boolean isParallel();

    S sequential();

    S parallel();

    S unordered();

    S onClose(Runnable action);

    void close();
}
