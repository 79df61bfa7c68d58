package java.util;

public interface PrimitiveIterator<T, C> extends Iterator<T> {
    interface OfInt extends PrimitiveIterator<Integer, java.util.function.IntConsumer> {
        int nextInt();

        default Integer next() {
            return nextInt();
        }
    }
}
