package java.util.stream;

import java.util.Spliterator;
import java.util.Spliterators;

public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> elements, boolean parallel) {
        return new Pipe<>(() -> Spliterators.iterator(elements), parallel);
    }
}
