package java.util.concurrent.atomic;

public class AtomicStampedReference<V> {
    private static final class Pair<V> {
        final V reference;
        final int mark;

        Pair(V reference, int mark) {
            this.reference = reference;
            this.mark = mark;
        }
    }

    private final AtomicReference<Pair<V>> pair;

    public AtomicStampedReference(V reference, int mark) {
        pair = new AtomicReference<>(new Pair<>(reference, mark));
    }

    public V getReference() {
        return pair.get().reference;
    }

    public int getStamp() {
        return pair.get().mark;
    }

    public V get(int[] holder) {
        Pair<V> current = pair.get();
        holder[0] = current.mark;
        return current.reference;
    }

    public boolean compareAndSet(V expected, V reference, int expectedMark, int mark) {
        Pair<V> current = pair.get();
        return expected == current.reference && expectedMark == current.mark
            && (reference == current.reference && mark == current.mark
                || pair.compareAndSet(current, new Pair<>(reference, mark)));
    }

    public boolean weakCompareAndSet(V expected, V reference, int expectedMark, int mark) {
        return !fencepost.Runtime.failsForNothing()
            && compareAndSet(expected, reference, expectedMark, mark);
    }

    public boolean attemptStamp(V expected, int mark) {
        Pair<V> current = pair.get();
        return expected == current.reference
            && (mark == current.mark || pair.compareAndSet(current, new Pair<>(expected, mark)));
    }

    public void set(V reference, int mark) {
        pair.set(new Pair<>(reference, mark));
    }
}
