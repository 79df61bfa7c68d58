package java.util;

import java.util.function.Consumer;

/** Goes over a collection as it is when the first element is asked for. */
final class LateSpliterator<T> implements Spliterator<T> {
    private final Iterable<T> elements;
    private Iterator<T> walk;

    LateSpliterator(Iterable<T> elements) {
        this.elements = elements;
    }

    private Iterator<T> walk() {
        if (walk == null) {
            walk = elements.iterator();
        }
        return walk;
    }

    public boolean tryAdvance(Consumer<? super T> action) {
        if (!walk().hasNext()) {
            return false;
        }
        action.accept(walk.next());
        return true;
    }

    /** Whoever asks for a part may always be refused. */
    public Spliterator<T> trySplit() {
        return null;
    }

    public long estimateSize() {
        return walk == null && elements instanceof Collection ? ((Collection<T>) elements).size() : Long.MAX_VALUE;
    }

    public int characteristics() {
        return walk == null && elements instanceof Collection ? SIZED | SUBSIZED : 0;
    }
}
