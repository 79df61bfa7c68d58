package java.util.function;

public interface BiConsumer<T, U> {
    void accept(T first, U second);

    default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> after) {
        return (a, b) -> {
            accept(a, b);
            after.accept(a, b);
        };
    }
}
