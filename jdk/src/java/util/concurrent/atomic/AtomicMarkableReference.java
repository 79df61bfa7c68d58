package java.util.concurrent.atomic;

public class AtomicMarkableReference<V> {
    private static final class Pair<V> {
        final V reference;
        final boolean mark;

        Pair(V reference, boolean mark) {
            this.reference = reference;
            this.mark = mark;
        }
    }

    private final AtomicReference<Pair<V>> pair;

    public AtomicMarkableReference(V reference, boolean mark) {
        pair = new AtomicReference<>(new Pair<>(reference, mark));
    }

    public V getReference() {
        return pair.get().reference;
    }

    public boolean isMarked() {
        return pair.get().mark;
    }

    public V get(boolean[] holder) {
        Pair<V> current = pair.get();
        holder[0] = current.mark;
        return current.reference;
    }

    public boolean compareAndSet(V expected, V reference, boolean expectedMark, boolean mark) {
        Pair<V> current = pair.get();
        return expected == current.reference && expectedMark == current.mark
            && (reference == current.reference && mark == current.mark
                || pair.compareAndSet(current, new Pair<>(reference, mark)));
    }

    public boolean weakCompareAndSet(V expected, V reference, boolean expectedMark, boolean mark) {
        return !fencepost.Runtime.failsForNothing()
            && compareAndSet(expected, reference, expectedMark, mark);
    }

    public boolean attemptMark(V expected, boolean mark) {
        Pair<V> current = pair.get();
        return expected == current.reference
            && (mark == current.mark || pair.compareAndSet(current, new Pair<>(expected, mark)));
    }

    public void set(V reference, boolean mark) {
        pair.set(new Pair<>(reference, mark));
    }
}
